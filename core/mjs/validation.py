"""One file or layout in, all that can be said about it out.

`check_path` is what every command, worker process and dialog calls. It raises nothing on bad
input: whatever is wrong with a file is a diagnostic of its result.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from mjs import formats
from mjs.checks.base import Check, Finding, Rule, Subject
from mjs.checks.excerpts import Excerpts, visible
from mjs.checks.registry import RULES, matching
from mjs.diagnostic import MOST_FINDINGS, Diagnostic, Locator, Severity
from mjs.errors import MjsError, ReadError, SettingsError, TooDenseError, UnknownFormatError
from mjs.formats import Format, Loaded, Source
from mjs.geometry import facts
from mjs.layout import Layout, Tile
from mjs.results import FileResult
from mjs.storage import open_source

__all__ = [
    "Options",
    "across",
    "check_layout",
    "check_path",
    "check_source",
    "unreadable",
    "validate",
]


_MOST_DEALS = 1_000_000


@cache
def _active_codes(select: tuple[str, ...], ignore: tuple[str, ...]) -> frozenset[str]:
    """The codes of the rules that are checked."""
    chosen = matching(select) if select else frozenset(RULES)
    return chosen - matching(ignore)


@cache
def _active_checks(
    select: tuple[str, ...], ignore: tuple[str, ...]
) -> tuple[tuple[Rule, Check], ...]:
    active = _active_codes(select, ignore)
    return tuple(
        (rule, rule.check) for code, rule in RULES.items() if rule.check and code in active
    )


@cache
def _formats(names: tuple[str, ...]) -> tuple[Format, ...]:
    return tuple(dict.fromkeys(formats.by_name(name) for name in names))


@dataclass(frozen=True)
class Options:
    """What to check.

    Attributes
    ----------
    select : tuple of str
        Only these rules: codes, beginnings of codes such as ``MJS1``, or names. Empty for all.
    ignore : tuple of str
        Not these rules. Whatever is selected or ignored, a file or board that could not be read
        keeps its errors: nobody could tell it from a good one otherwise.
    targets : tuple of str
        Formats whose programs the layout has to work in, besides the one that it is in.
    deal : bool
        Whether to look for a proof deal.
    budget : int or None
        Tile removals to try for that, as in `mjs.clearable`; None for the usual number.
    solvable_share : int or None
        How many random deals of each layout to decide, for rule MJS305; None for none.
    min_share : float or None
        The share of them, from 0 to 1, that has to be winnable; None for any.

    Raises
    ------
    SettingsError
        There is no such rule, or one of the numbers is out of its range.
    UnknownFormatError
        There is no such target.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    deal: bool = True
    budget: int | None = None
    solvable_share: int | None = None
    min_share: float | None = None

    def __post_init__(self) -> None:
        for name in ("select", "ignore", "targets"):
            object.__setattr__(self, name, _names(getattr(self, name)))
        _active_codes(self.select, self.ignore)
        _formats(self.targets)
        if self.budget is not None and (type(self.budget) is not int or self.budget < 0):
            raise SettingsError(f"a budget is a number of removals from 0, not {self.budget!r}")
        deals, least = self.solvable_share, self.min_share
        if deals is not None and (type(deals) is not int or not 0 < deals <= _MOST_DEALS):
            raise SettingsError(
                f"solvable-share is a number of deals from 1 to {_MOST_DEALS:,}, not {deals!r}"
            )
        if least is not None:
            if type(least) not in (int, float) or not 0 <= least <= 1:
                raise SettingsError(f"min-share is a share from 0 to 1, not {least!r}")
            if deals is None:
                raise SettingsError("min-share needs solvable-share, the number of deals to try")


def _names(given: str | Iterable[str]) -> tuple[str, ...]:
    """One name or several; a text is one name, and not one of each of its letters."""
    return (given,) if isinstance(given, str) else tuple(given)


_USUAL = Options()


def validate(
    path_or_layout: str | os.PathLike[str] | Layout,
    *,
    select: str | Sequence[str] = (),
    ignore: str | Sequence[str] = (),
    targets: str | Sequence[str] = (),
    deal: bool = True,
    budget: int | None = None,
    solvable_share: int | None = None,
    min_share: float | None = None,
) -> list[Diagnostic]:
    """Everything there is to say about a layout or a file.

    Parameters
    ----------
    path_or_layout : path or Layout
        A file in any known format. A file that can't be read is a diagnostic as well.
    select, ignore : str or sequence of str
        Codes, beginnings of codes such as ``MJS1``, or names of rules (``mjs rules``).
    targets : str or sequence of str
        Formats (``mjs formats``) whose programs the layout has to work in.
    deal : bool
        Whether to look for a proof deal.
    budget : int, optional
        Tile removals to try for that; see `mjs.clearable`.
    solvable_share : int, optional
        How many random deals to decide, for rule MJS305, which tells how many can be cleared.
    min_share : float, optional
        The share of them that makes the rule an error when it is not reached.

    Returns
    -------
    list of Diagnostic
        In order of their places; those of a file of several boards board by board.

    Raises
    ------
    SettingsError, UnknownFormatError
        There is no such rule, or no such target.

    >>> layout = Layout.from_tiles([(0, 0, 0), (1, 1, 0)], name="Two")
    >>> [(d.code, d.message) for d in validate(layout, ignore="MJS4")]
    [('MJS101', 'tiles (0, 0, 0) and (1, 1, 0) overlap; move or delete one of them')]
    >>> [d.message for d in validate("no such file.json")]
    ['cannot be read: no such file or directory']
    """
    options = Options(
        _names(select), _names(ignore), _names(targets), deal, budget, solvable_share, min_share
    )
    if isinstance(path_or_layout, Layout):
        return list(check_layout(path_or_layout, options).diagnostics)
    return [d for result in check_path(path_or_layout, options) for d in result.diagnostics]


def check_path(
    path: Source | str | os.PathLike[str], options: Options = _USUAL
) -> list[FileResult]:
    """Check a file: one result for each of its boards, one in all when it can't be read.

    A `Source` is content that is at hand, such as standard input.
    """
    try:
        source = open_source(path)
    except ReadError as error:
        return [unreadable(error.path, error.message, error.code)]
    return check_source(source, options)


def check_source(source: Source, options: Options = _USUAL) -> list[FileResult]:
    """Check the content of a file that is not too large; see `check_path`."""
    try:
        format = formats.recognise(source)
    except UnknownFormatError:
        known = ", ".join(formats.FORMATS)
        message = f"in none of the known layout formats ({known}); leave it out if it is no layout"
        return [unreadable(source.path, message, "MJS002")]
    lines = Excerpts(source.data)
    try:
        boards = format.read(source)
    except MjsError as error:
        fault = _as_diagnostic(error)
        excerpts = lines.of([fault])
        return [FileResult(source.path, format.name, diagnostics=(fault,), excerpts=excerpts)]
    results = [_check_board(board, format, options, source.path) for board in boards]
    several = len(results) > 1
    return [
        replace(
            result,
            excerpts=lines.of(result.diagnostics),
            board=number if several else None,
        )
        for number, result in enumerate(results, 1)
    ]


def check_layout(
    layout: Layout, options: Options = _USUAL, format: Format | None = None, path: str = ""
) -> FileResult:
    """Check a layout that is in memory.

    Parameters
    ----------
    layout : Layout
    options : Options
    format : Format, optional
        The format it is going to be in; what that has no place for is then not asked for.
    path : str
        What to call it in the result.
    """
    return _check_board(Loaded(layout), format, options, path)


def unreadable(path: str, message: str, code: str = "MJS001") -> FileResult:
    """The result of a file about which nothing is known, and why."""
    return FileResult(path, diagnostics=(_diagnostic(code, message),))


def across(results: Sequence[FileResult], options: Options = _USUAL) -> list[FileResult]:
    """The results of a run, with what only shows when all of them are compared."""
    found: dict[int, list[Diagnostic]] = {}
    nowhere = Locator()
    for code in sorted(_active_codes(options.select, options.ignore)):
        rule = RULES[code]
        for index, finding in rule.across(results) if rule.across else ():
            found.setdefault(index, []).append(_told(rule, finding, nowhere))
    return [
        replace(result, diagnostics=_sorted([*result.diagnostics, *found[index]]))
        if index in found
        else result
        for index, result in enumerate(results)
    ]


def _check_board(board: Loaded, format: Format | None, options: Options, path: str) -> FileResult:
    active = _active_codes(options.select, options.ignore)
    layout = board.layout
    name = None if format is None else format.name
    said = [
        replace(finding, message=visible(finding.message))
        for finding in _capped(board.findings)
        if finding.code in active or (layout is None and finding.severity is Severity.ERROR)
    ]
    if layout is None:
        return FileResult(path, name, board.name or None, diagnostics=_sorted(said))
    subject = Subject(
        layout,
        format=format,
        targets=_formats(options.targets),
        is_whole=not board.losses,
        deal=options.deal,
        budget=options.budget,
        solvable_share=options.solvable_share,
        min_share=options.min_share,
    )
    for rule, check in _active_checks(options.select, options.ignore):
        try:
            said += [_told(rule, finding, board.where) for finding in check(subject)]
        except TooDenseError:
            continue  # the check needs the graph, and MJS105 says why there is none
    try:
        counts = facts(layout)
    except TooDenseError:
        counts = None
    return FileResult(
        path,
        name,
        layout.name or board.name or None,
        counts,
        subject.clearable,
        _sorted(said),
        digest=layout.digest,
    )


def _told(rule: Rule, finding: Finding, where: Locator) -> Diagnostic:
    """A finding with its code, its severity and the first place of it that is known."""
    told = _diagnostic(
        rule.code, finding.message, finding.severity or rule.severity, tiles=tuple(finding.tiles)
    )
    place = where.find(finding.tiles[0]) if finding.tiles else None
    if place is None and finding.field is not None:
        place = where.find(finding.field)
    return told.at(place)


def _diagnostic(
    code: str,
    message: str,
    severity: Severity = Severity.ERROR,
    *,
    line: int | None = None,
    column: int | None = None,
    tiles: tuple[Tile, ...] = (),
) -> Diagnostic:
    return Diagnostic(code, severity, visible(message), line, column, tiles)


def _as_diagnostic(error: MjsError) -> Diagnostic:
    if isinstance(error, ReadError):
        return _diagnostic(error.code, error.message, line=error.line, column=error.column)
    # A value that no layout can have and that the reader did not look at itself.
    return _diagnostic("MJS020", str(error))


def _capped(findings: Sequence[Diagnostic]) -> Iterator[Diagnostic]:
    """The first findings of each rule; the last one of many says how many more there are."""
    totals = Counter(finding.code for finding in findings)
    seen: Counter[str] = Counter()
    for finding in findings:
        code, total = finding.code, totals[finding.code]
        seen[code] += 1
        if seen[code] < MOST_FINDINGS or total <= MOST_FINDINGS:
            yield finding
        elif seen[code] == MOST_FINDINGS:
            rest = total - MOST_FINDINGS
            yield replace(
                finding, message=f"{finding.message} (and {rest:,} more findings of {code})"
            )


def _sorted(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """In order of their places, those without a place first, then the worst first."""
    return tuple(
        sorted(diagnostics, key=lambda d: (d.line or 0, d.column or 0, -d.severity.rank, d.code))
    )
