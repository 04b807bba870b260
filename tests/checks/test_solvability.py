"""Counts, decks, and whether a layout can be cleared: one answer each, and no second complaint."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjs.diagnostic import Severity
from mjs.errors import SettingsError
from mjs.faces import Deck
from mjs.layout import Layout, StartDeal, Tile
from mjs.results import FileResult
from mjs.validation import Options, check_layout

ABOUT = {"name": "N", "author": "A", "license": "CC0-1.0", "description": "D"}
Triple = tuple[int, int, int]


def checked(tiles: list[Triple], options: Options | None = None, **about: object) -> FileResult:
    return check_layout(Layout.from_tiles(tiles, **ABOUT | about), options or Options())


def codes(result: FileResult) -> list[str]:
    return [d.code for d in result.diagnostics]


@pytest.mark.parametrize(
    ("tiles", "code", "clearable"),
    [
        ([], "MJS202", False),
        ([(0, 0, 0)], "MJS201", False),
        ([(0, 0, 0), (2, 0, 0), (4, 0, 0)], "MJS201", False),
        ([(0, 0, 0), (0, 0, 1)], "MJS301", False),  # two stacked tiles alone
        ([(0, 0, 0), (0, 0, 1), (0, 0, 2), (9, 0, 0)], "MJS301", False),  # a 3-tower, a flat tile
        ([(0, 0, 0), (1, 1, 0)], "MJS101", None),
    ],
)
def test_one_fault_is_one_message(tiles: list[Triple], code: str, clearable: bool | None) -> None:
    result = checked(tiles)
    assert codes(result) == [code]
    assert result.clearable is clearable
    assert not result.ok


def test_143_tiles_are_an_odd_number() -> None:
    result = checked([(2 * (n % 13), 2 * (n // 13), 0) for n in range(143)])
    assert codes(result) == ["MJS201"]
    assert "143 tiles" in result.diagnostics[0].message


def test_two_towers_of_four_are_fine() -> None:
    result = checked([(x, 0, z) for x in (0, 9) for z in range(4)])
    assert codes(result) == []
    assert result.clearable is True


def test_the_tiles_to_blame_are_named() -> None:
    pile = [(0, 0, z) for z in range(5)]
    (diagnostic,) = checked([*pile, (9, 0, 0)]).diagnostics
    assert diagnostic.code == "MJS301"
    assert diagnostic.tiles == tuple(Tile(*tile) for tile in pile)


def test_what_is_undecided_is_neither_good_nor_bad() -> None:
    tower = [(0, 0, 0), (0, 0, 1), (0, 0, 2), (9, 0, 0)]
    result = checked(tower, Options(budget=1))
    assert codes(result) == ["MJS302"]
    assert result.clearable is None
    assert result.ok


def test_without_the_deal_nothing_is_known_but_what_is_plain() -> None:
    plain = Options(deal=False)
    assert checked([(0, 0, 0), (2, 0, 0)], plain).clearable is None
    assert checked([(0, 0, 0), (0, 0, 1)], plain).diagnostics == ()
    assert checked([(0, 0, 0)], plain).clearable is False


def test_a_deck_of_too_few_sets() -> None:
    tiles = [(4 * (n % 20), 4 * (n // 20), 0) for n in range(140)]
    assert codes(checked(tiles, deck=Deck(bonus=True, sets=1))) == []
    assert codes(checked(tiles, deck=Deck(bonus=False, sets=1))) == ["MJS203"]
    assert codes(checked(tiles, deck=Deck(bonus=False))) == []


ROW = [(x, 0, 0) for x in (0, 2, 4, 6)]
GOOD = StartDeal(("dots-1", "dots-2", "dots-2", "dots-1"), ((0, 3), (1, 2)))


def test_a_deal_that_proves_itself_needs_no_search() -> None:
    result = checked(ROW, Options(deal=False), start=GOOD)
    assert codes(result) == []
    assert result.clearable is True


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        (replace(GOOD, faces=GOOD.faces[:2]), "2 faces for 4 tiles"),
        (replace(GOOD, faces=("dots-1",) * 3 + ("dots-2",)), "odd number"),
        (replace(GOOD, order=((0, 1), (2, 3))), "closed in on both sides"),
        (replace(GOOD, order=((0, 3),)), "2 tiles left"),
        (replace(GOOD, order=((0, 3), (0, 3))), "gone already"),
        (replace(GOOD, order=((0, 7),)), "no tile number 7"),
    ],
)
def test_a_deal_that_proves_nothing(start: StartDeal, reason: str) -> None:
    result = checked(ROW, start=start)
    assert codes(result) == ["MJS303"]
    assert reason in result.diagnostics[0].message
    assert result.clearable is True, "the layout itself is as good as ever"


def test_an_odd_board_gets_no_second_message_for_its_deal() -> None:
    assert codes(checked(ROW[:3], start=GOOD)) == ["MJS201"]


# How many random deals can be cleared.

LONG = [(x, 0, 0) for x in range(0, 16, 2)]


def test_the_share_of_random_deals_is_told_when_asked_for() -> None:
    (told,) = checked(LONG, Options(solvable_share=300)).diagnostics
    assert (told.code, told.severity) == ("MJS305", Severity.INFO)
    assert "of 300 random deals can be cleared, " in told.message
    assert checked(LONG, Options(solvable_share=300)).diagnostics == (told,)
    assert codes(checked(LONG)) == []
    assert codes(checked(LONG, Options(solvable_share=300, ignore=("MJS305",)))) == []


@pytest.mark.parametrize(("least", "severity"), [(0.99, "error"), (0.01, "info")])
def test_the_share_can_be_a_gate(least: float, severity: str) -> None:
    result = checked(LONG, Options(solvable_share=300, min_share=least))
    (told,) = result.diagnostics
    assert (told.code, told.severity) == ("MJS305", severity)
    assert ("99.0 % are wanted" in told.message) is (severity == "error")
    assert result.ok is (severity == "info")


@pytest.mark.parametrize("tiles", [[], ROW[:3], [(0, 0, 0), (1, 1, 0)]])
def test_a_board_that_is_none_has_no_share(tiles: list[Triple]) -> None:
    assert "MJS305" not in codes(checked(tiles, Options(solvable_share=10)))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"solvable_share": 0}, "solvable-share is a number of deals from 1"),
        ({"solvable_share": True}, "solvable-share is a number"),
        ({"solvable_share": 5, "min_share": 90}, "min-share is a share from 0 to 1, not 90"),
        ({"solvable_share": 5, "min_share": float("nan")}, "min-share is a share"),
        ({"min_share": 0.5}, "min-share needs solvable-share"),
    ],
)
def test_numbers_out_of_range(wrong: dict[str, float], message: str) -> None:
    with pytest.raises(SettingsError, match=message):
        Options(**wrong)  # type: ignore[arg-type]
