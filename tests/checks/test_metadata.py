"""What files say about their layouts, and what shows only between files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from mjs import formats
from mjs.checks.samples import native
from mjs.layout import Layout
from mjs.results import FileResult
from mjs.validation import Options, across, check_layout, check_path

PAIR = Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name="Pair")
GAP = Layout.from_tiles([(0, 0, 0), (4, 0, 0)], name="Gap")


def results(**boards: Layout) -> list[FileResult]:
    """Results by path; two underscores stand for a slash, one for a dot."""
    return [
        check_layout(
            layout, Options(select=("MJS4",)), path=name.replace("__", "/").replace("_", ".")
        )
        for name, layout in boards.items()
    ]


def told(found: list[FileResult], code: str) -> dict[str, str]:
    return {
        result.path: d.message for result in found for d in result.diagnostics if d.code == code
    }


def test_what_a_format_has_no_place_for_is_not_asked_for() -> None:
    asked = check_layout(PAIR, Options(select=("MJS4",)), formats.by_name("mjs")).diagnostics
    assert [d.code for d in asked] == ["MJS402", "MJS403", "MJS404"]
    fields = formats.by_name("kyodai").limits.fields
    asked = check_layout(PAIR, Options(select=("MJS4",)), formats.by_name("kyodai")).diagnostics
    assert [d.code for d in asked] == (["MJS403"] if "license" not in fields else [])


def test_a_blank_name_is_no_name(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(native(name="  "), "utf-8")
    (result,) = check_path(path)
    assert [(d.code, d.line) for d in result.diagnostics] == [("MJS401", 4)]


def test_the_same_board_is_recognised_wherever_it_lies_and_whatever_it_is_called() -> None:
    moved = replace(PAIR.shifted(5, 7), name="Other")
    same = told(across(results(a_json=PAIR, b_json=moved)), "MJS405")
    assert same == {"b.json": "the same board as a.json; keep one of them"}


def test_a_board_in_several_formats_is_no_duplicate() -> None:
    found = across(
        results(x__a_json=PAIR, x__a_layout=PAIR, x__a_lay=PAIR, y__a_json=PAIR, y__a_lay=PAIR)
    )
    assert list(told(found, "MJS405")) == ["y/a.json"]
    assert told(found, "MJS406") == {}


def test_a_board_twice_in_one_file_is_a_duplicate() -> None:
    boards = [
        replace(result, board=n) for n, result in enumerate(results(a=PAIR, b=PAIR, c=PAIR), 1)
    ]
    boards = [replace(result, path="all.mah") for result in boards]
    found = across(boards)
    assert [len([d for d in r.diagnostics if d.code == "MJS405"]) for r in found] == [0, 1, 1]
    assert "board 1 of all.mah" in found[2].diagnostics[-1].message


def test_two_different_boards_of_one_name_are_both_kept() -> None:
    found = across(results(a_json=PAIR, b_json=replace(GAP, name="PAIR")))
    assert list(told(found, "MJS406")) == ["b.json"]
    assert [result.name for result in found] == ["Pair", "PAIR"]
    assert told(found, "MJS405") == {}


def test_empty_and_unreadable_boards_are_not_compared() -> None:
    nothing = Layout(name="")
    unread = FileResult("a"), FileResult("b")
    assert across([*results(c=nothing, d=nothing), *unread])[2:] == list(unread)
    assert told(across(results(c=nothing, d=nothing)), "MJS405") == {}


def test_rules_between_files_can_be_ignored() -> None:
    boards = results(a_json=PAIR, b_json=PAIR)
    assert told(across(boards, Options(ignore=("same-board",))), "MJS405") == {}
    assert told(across(boards, Options(select=("MJS1",))), "MJS405") == {}
