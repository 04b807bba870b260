"""Ranks: finishers by time, then unfinished by progress, those who gave up last."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from mjs.play.ranking import Fate, Place, Result, ranked

TARGET = 600_000


@st.composite
def results(draw: st.DrawFn) -> list[Result]:
    found = []
    for seat in range(draw(st.integers(1, 20))):
        fate = draw(st.sampled_from(Fate))
        time = None
        if fate is Fate.FINISHED:
            time = draw(st.sampled_from([1, 300_000, TARGET]) | st.integers(1, TARGET))
        elif fate is Fate.OVERTIME:
            time = draw(st.integers(TARGET + 1, 6 * TARGET))
        tiles = draw(st.sampled_from([34, 68, 94, 136]))
        gone = tiles if time is not None else 2 * draw(st.integers(0, tiles // 2 - 1))
        since = draw(st.integers(0, 10_000))
        found.append(Result(seat, f"P{seat}", fate, time, gone / tiles, since))
    return draw(st.permutations(found))


def goes_before(one: Result, other: Result) -> bool:
    """The page's rules, told once more and differently."""
    if one.time is not None and other.time is not None:
        return one.time < other.time
    if one.time is not None or other.time is not None:
        return one.time is not None
    if (one.fate is Fate.QUIT) != (other.fate is Fate.QUIT):
        return other.fate is Fate.QUIT
    return one.progress > other.progress


@given(results())
def test_the_rules_of_the_page(found: list[Result]) -> None:
    places = ranked(found)
    assert sorted(place.result.seat for place in places) == list(range(len(found)))
    for first, second in pairwise(places):
        assert not goes_before(second.result, first.result)
        if goes_before(first.result, second.result):
            assert first.rank < second.rank
        else:
            assert first.rank == second.rank
            assert first.result.since <= second.result.since


@given(results())
def test_a_rank_is_one_more_than_how_many_are_better(found: list[Result]) -> None:
    for place in ranked(found):
        assert place.rank == 1 + sum(goes_before(other, place.result) for other in found)


@given(results(), st.randoms(use_true_random=False))
def test_the_order_of_seats_changes_no_rank(found: list[Result], chance: object) -> None:
    before = ranked(found)
    chance.shuffle(found)  # type: ignore[attr-defined]
    assert ranked(found) == before


@given(results())
def test_it_is_a_total_order(found: list[Result]) -> None:
    for one in found:
        for other in found:
            assert (one.merit < other.merit) + (other.merit < one.merit) <= 1
            assert (one.merit < other.merit) == goes_before(one, other)
            for third in found[:5]:
                if one.merit <= other.merit <= third.merit:
                    assert one.merit <= third.merit


def _left(seat: int, gone: int, tiles: int, since: int = 0) -> Result:
    return Result(seat, str(seat), Fate.UNFINISHED, None, gone / tiles, since)


def test_the_same_share_of_different_boards_is_the_same() -> None:
    places = ranked([_left(0, 34, 136, 9), _left(1, 17, 68, 5), _left(2, 24, 94)])
    assert places == (
        Place(1, _left(2, 24, 94)), Place(2, _left(1, 17, 68, 5)), Place(2, _left(0, 34, 136, 9)),
    )  # fmt: skip


def test_a_shared_rank_leaves_out_the_next() -> None:
    places = ranked([_left(0, 2, 8), _left(1, 4, 8), _left(2, 4, 8), _left(3, 6, 8)])
    assert [(place.rank, place.result.seat) for place in places] == [(1, 3), (2, 1), (2, 2), (4, 0)]
