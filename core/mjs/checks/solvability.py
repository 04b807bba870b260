"""MJS3xx: whether a layout can be cleared, and whether the deal it carries proves so."""

from __future__ import annotations

from collections.abc import Iterator

from mjs.checks.base import MOST_TILES, Example, ExampleFile, Finding, Rule, Subject, listed
from mjs.checks.samples import native, native_example
from mjs.diagnostic import Severity

__all__ = ["RULES"]


def _check_clearable(subject: Subject) -> Iterator[Finding]:
    found = subject.clearability
    if found is not None and found.verdict is False:
        where = f"; look at {listed(found.tiles)}" if found.tiles else ""
        yield Finding(
            f"no deal of this layout can be cleared: {found.reason}{where}; add tiles beside or "
            "take some from the pile",
            found.tiles[:MOST_TILES],
            field="layers",
        )


def _check_decided(subject: Subject) -> Iterator[Finding]:
    found = subject.clearability
    if found is not None and found.verdict is None:
        yield Finding(
            f"neither a deal that can be cleared nor a proof that there is none was found "
            f"({found.reason}); allow a larger budget, or make the layout more open",
            field="layers",
        )


def _check_start(subject: Subject) -> Iterator[Finding]:
    fault = subject.start_fault
    if fault is not None:
        yield Finding(
            f"the deal in this file proves nothing: {fault}; make a new one or remove it",
            field="start",
        )


def _check_share(subject: Subject) -> Iterator[Finding]:
    row = subject.survey
    if row is None:
        return
    low, high = row.interval
    share = row.solvable_share
    told = (
        f"{row.solvable:,} of {row.deals:,} random deals can be cleared"
        f"{'' if share is None else f', {_percent(share)}'} "
        f"(95 % interval {_percent(1 - high)} to {_percent(1 - low)})"
    )
    if row.undecided:
        told += f"; {row.undecided:,} are undecided"
    least = subject.min_share
    # What is undecided may all be good: it never makes a layout fail.
    if least is not None and row.solvable + row.undecided < least * row.deals:
        yield Finding(
            f"{told}; {_percent(least)} are wanted, so make the layout more open, or ask for less",
            field="layers",
            severity=Severity.ERROR,
        )
    else:
        yield Finding(told, field="layers")


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


_DEAL = (
    '"start": {{"faces": ["dots-1", "dots-2", "dots-1", "dots-2"], "order": [[{}, {}], [{}, {}]]}}'
)
_DIGEST = "0f6b9c2e7a5d48138c6e0b1f94d27a53" * 2
_DEAL_FILE = """{{
  "format": "mjs-deal",
  "version": 1,
  "layout": {},
  "faces": ["dots-1", "dots-2", "dots-1", "dots-2"],
  "order": [[0, 2], [1, 3]]
}}
"""
_ROW = "[[0, 0], [4, 0], [8, 0], [12, 0]]"


def _deal_example(layout: str) -> Example:
    return Example((ExampleFile("one.deal.json", _DEAL_FILE.format(layout)),))


RULES = (
    Rule(
        code="MJS301",
        name="unclearable",
        severity=Severity.ERROR,
        summary="No deal of the layout can be cleared; this is proved.",
        explanation=(
            "Whatever faces the tiles get, every way of removing free pairs ends with tiles left. "
            "The usual cause is a pile or row that is much longer than everything beside it: its "
            "last tiles come free one at a time, when no other tile is left to pair them with.\n\n"
            "Put more tiles beside the pile, lower it, or split it into two. The message names the "
            "tiles to blame where a single pile is."
        ),
        bad=native_example(
            "[[0, 0], [6, 0]]",
            "[[0, 0]]",
            "[[0, 0]]",
            note="A tower of three and one tile beside it: the tower's last two lie on each other.",
        ),
        good=native_example("[[0, 0], [6, 0]]", "[[0, 0], [6, 0]]", "[[0, 0], [6, 0]]"),
        check=_check_clearable,
    ),
    Rule(
        code="MJS302",
        name="undecided",
        severity=Severity.WARNING,
        summary="Whether the layout can be cleared was not found out within the budget.",
        explanation=(
            "Nearly every layout clears at the first try, and most of those that can't be cleared "
            "are proved impossible at once. In between there are some that would take very long "
            "to settle. The search is then given up after a number of removals, the same on every "
            "machine, and the answer is: not known.\n\n"
            "Check it again with a larger budget. A layout that is so hard to deal is no fun to "
            "play, so a more open one may be the better answer."
        ),
        bad=Example(
            native_example("[[0, 0], [6, 0]]", "[[0, 0]]", "[[0, 0]]").files,
            note="With a budget of one removal.",
            options={"budget": 1},
        ),
        good=Example(
            native_example("[[0, 0], [6, 0]]", "[[0, 0], [6, 0]]", "[[0, 0], [6, 0]]").files,
        ),
        check=_check_decided,
    ),
    Rule(
        code="MJS303",
        name="invalid-proof-deal",
        severity=Severity.ERROR,
        summary="The deal in the file does not prove that the layout can be cleared.",
        explanation=(
            "A layout may carry a deal under `start`: a face for each tile, and the order of pairs "
            "that clears it. Playing that order by the rules failed: there are not as many faces "
            "as tiles, a face occurs an odd number of times, a tile of a pair is blocked or gone, "
            "two faces do not match, or tiles are left at the end. Players would be promised a "
            "solution that is none. Most often tiles were moved after the deal was made.\n\n"
            "Make a new deal, or remove `start`. The tiles are counted from 0 by layer, then row, "
            "then column."
        ),
        bad=native_example(
            _ROW, more=_DEAL.format(0, 1, 2, 3), note="dots-1 is no pair of dots-2."
        ),
        good=native_example(_ROW, more=_DEAL.format(0, 2, 1, 3)),
        check=_check_start,
    ),
    Rule(
        code="MJS304",
        name="deal-without-layout",
        severity=Severity.ERROR,
        summary="A deal names its layout only by digest, so it can't be checked on its own.",
        explanation=(
            "A deal file may name the layout that it is for by its id and digest alone. That keeps "
            "it small, but without the layout's tiles nobody can tell whether the deal proves "
            "anything, nor play it.\n\n"
            "Put the layout itself into the deal file, in place of the digest."
        ),
        bad=_deal_example(f'{{"id": "row", "digest": "{_DIGEST}"}}'),
        good=_deal_example(native(_ROW).strip().replace("\n", "\n  ")),
    ),
    Rule(
        code="MJS305",
        name="solvable-share",
        severity=Severity.INFO,
        summary="How many random deals of the layout can be cleared; told when asked for.",
        explanation=(
            "Many programs deal faces at random, and then some games are lost before the first "
            "move. How many differs a lot between layouts: of the classic turtle's deals 3 in 100, "
            "of a layout with high towers nearly all. With --solvable-share N that many random "
            "deals are decided exactly, always the same ones. This rule says how many of them can "
            "be cleared; with --min-share, too few are an error.\n\n"
            "Tiles that hold many others for long are what makes deals impossible: lower the "
            "piles, shorten the rows, or let more tiles be free at the start. Deals by `mjs deal` "
            "can always be cleared, however small this share is."
        ),
        bad=Example(
            native_example(_ROW).files,
            note="With 200 deals: a row without any contact can always be cleared, which is told.",
            options={"solvable_share": 200},
        ),
        good=Example(native_example(_ROW).files, note="Nobody asked, so nothing is told."),
        check=_check_share,
    ),
)
