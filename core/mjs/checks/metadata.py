"""MJS4xx: what a file says about its layout, and layouts that are there twice."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from mjs.checks.base import Check, Example, ExampleFile, Finding, Rule, Subject
from mjs.checks.samples import native, native_example
from mjs.diagnostic import Severity
from mjs.results import FileResult

__all__ = ["RULES"]


def _lacks(field: str, message: str) -> Check:
    """A check that a field says something, in files that have a place for it."""

    def check(subject: Subject) -> Iterator[Finding]:
        has_place = subject.format is None or field in subject.format.limits.fields
        if has_place and not getattr(subject.layout, field).strip():
            # An empty text still has a place; a field that is missing has none.
            yield Finding(message, field=field)

    return check


def _find_same_boards(results: Sequence[FileResult]) -> Iterator[tuple[int, Finding]]:
    first: dict[str, FileResult] = {}
    homes: dict[tuple[str, str], str] = {}
    for index, result in enumerate(results):
        if result.digest is None or not (result.facts or {}).get("tiles"):
            continue
        earlier = first.setdefault(result.digest, result)
        # A file of the same name in the same folder is the same board in another format. It is
        # told once, for the first of these files.
        home = homes.setdefault((result.digest, _stem(result)), result.path)
        if earlier is not result and home == result.path:
            yield index, Finding(f"the same board as {_named(earlier)}; keep one of them")


def _find_same_names(results: Sequence[FileResult]) -> Iterator[tuple[int, Finding]]:
    first: dict[str, FileResult] = {}
    homes: dict[tuple[str, str, str], str] = {}
    for index, result in enumerate(results):
        name = (result.name or "").strip()
        if result.digest is None or not name:
            continue
        key = name.casefold()
        earlier = first.setdefault(key, result)
        home = homes.setdefault((key, result.digest, _stem(result)), result.path)
        if earlier.digest != result.digest and home == result.path:
            message = f"another board, {_named(earlier)}, is called {name!r} as well; rename one"
            yield index, Finding(message)


def _stem(result: FileResult) -> str:
    return os.path.splitext(result.path)[0].casefold()


def _named(result: FileResult) -> str:
    return result.path if result.board is None else f"board {result.board} of {result.path}"


_OTHER = native("[[0, 0], [4, 0]]", name="Another")

RULES = (
    Rule(
        code="MJS401",
        name="no-name",
        severity=Severity.WARNING,
        summary="The layout has no name.",
        explanation=(
            "Programs list layouts by name. One without shows up as an empty line or under the "
            "name of its file.\n\n"
            'Give it one: `"name": "Two stacks"` in a native layout; in other formats wherever '
            "they keep it, for KMahjongg in the `.desktop` file beside the layout."
        ),
        bad=native_example(without="name"),
        good=native_example(),
        check=_lacks("name", "the layout has no name; programs list it by that"),
    ),
    Rule(
        code="MJS402",
        name="no-licence",
        severity=Severity.INFO,
        summary="The layout does not say under which licence it may be used.",
        explanation=(
            "Without a licence nobody else may ship the layout, however gladly you would see it. "
            "Collections ask for it before they take a layout.\n\n"
            'Say it by its SPDX name: `"license": "CC0-1.0"` gives it to everybody, '
            '`"CC-BY-4.0"` asks to be named.'
        ),
        bad=native_example(without="license"),
        good=native_example(),
        check=_lacks("license", "no licence is stated; say one, such as CC0-1.0"),
    ),
    Rule(
        code="MJS403",
        name="no-author",
        severity=Severity.INFO,
        summary="The layout does not say who made it.",
        explanation=(
            "The author is whom players thank, and whom others ask before they change or ship the "
            "layout.\n\nName the author, by a nickname if you like."
        ),
        bad=native_example(without="author"),
        good=native_example(),
        check=_lacks("author", "no author is named"),
    ),
    Rule(
        code="MJS404",
        name="no-description",
        severity=Severity.INFO,
        summary="The layout has no description.",
        explanation=(
            "A sentence about the board, what it shows or how it plays, helps players choose among "
            "hundreds.\n\nAdd a description."
        ),
        bad=native_example(without="description"),
        good=native_example(),
        check=_lacks("description", "there is no description; a sentence helps players choose"),
    ),
    Rule(
        code="MJS405",
        name="same-board",
        severity=Severity.INFO,
        summary="Another file of the run holds the same board.",
        explanation=(
            "The tiles are the same as those of another board, once both are moved to the origin, "
            "whatever the two are called. Collections that grew from several sources often have a "
            "board twice under two names.\n\n"
            "Keep one of them. A board that stands in one folder in several formats under one file "
            "name, such as `two.json` and `two.layout`, is meant to be the same and is not "
            "reported."
        ),
        bad=Example(
            (
                ExampleFile("first.json", native()),
                ExampleFile("second.json", native("[[2, 0], [4, 0]]", "[[2, 0], [4, 0]]")),
            )
        ),
        good=Example((ExampleFile("first.json", native()), ExampleFile("second.json", _OTHER))),
        across=_find_same_boards,
    ),
    Rule(
        code="MJS406",
        name="same-name",
        severity=Severity.INFO,
        summary="Two different boards of the run have the same name.",
        explanation=(
            "Players can't tell the two apart in a list, and programs that keep records by name "
            "mix them up. Names that differ only in capitals count as the same.\n\n"
            "Rename one of them, or delete the older version."
        ),
        bad=Example(
            (
                ExampleFile("first.json", native()),
                ExampleFile("second.json", native("[[0, 0], [4, 0]]")),
            )
        ),
        good=Example((ExampleFile("first.json", native()), ExampleFile("second.json", _OTHER))),
        across=_find_same_names,
    ),
)
