"""``mjs rules``: every rule with why it is there, and an example that fails and one that passes."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from mjs.cli.terminal import CONTEXT, print_text

if TYPE_CHECKING:
    from mjs.checks.base import Example, Rule

__all__ = ["command"]

_MOST_LINES = 40
_LONGEST_LINE = 100


@click.command("rules", context_settings=CONTEXT)
@click.argument("codes", nargs=-1, metavar="[CODE]...")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def command(*, codes: tuple[str, ...], as_json: bool) -> int:
    """List the rules of mjs-validate, or explain those of some codes or names.

    \b
    mjs rules
    mjs rules MJS101
    mjs rules overlapping-tiles
    """
    from mjs.checks.registry import RULES, rule

    chosen = [rule(code) for code in codes] or list(RULES.values())
    if as_json:
        print_text(json.dumps([_document(one) for one in chosen], indent=2) + "\n")
    elif codes:
        print_text("\n".join("".join(f"{line}\n" for line in _page(one)) for one in chosen))
    else:
        print_text("".join(f"{line}\n" for line in _list(chosen)))
    return 0


def _list(rules: list[Rule]) -> Iterator[str]:
    widest = max(len(one.name) for one in rules)
    for one in rules:
        yield f"{one.code}  {one.severity.value:<7}  {one.name:<{widest}}  {one.summary}"


def _page(one: Rule) -> Iterator[str]:
    yield f"{one.code} {one.name} ({one.severity.value})"
    yield ""
    yield one.summary
    for paragraph in one.explanation.split("\n\n"):
        yield ""
        yield from textwrap.wrap(paragraph, 88, break_long_words=False, break_on_hyphens=False)
    yield ""
    yield "Fails:"
    yield from _example(one.bad)
    yield ""
    yield "Passes:"
    yield from _example(one.good)


def _example(example: Example) -> Iterator[str]:
    if example.note:
        yield from textwrap.wrap(example.note, 84, initial_indent="    ", subsequent_indent="    ")
    if example.options:
        told = ", ".join(f"{key}={value!r}" for key, value in example.options.items())
        yield f"    Checked with {told}."
    for file in example.files:
        yield ""
        yield f"    {file.name}"
        lines = file.text.splitlines()
        for line in lines[:_MOST_LINES]:
            cut = line if len(line) <= _LONGEST_LINE else line[: _LONGEST_LINE - 3] + "..."
            yield f"    | {cut}".rstrip()
        if len(lines) > _MOST_LINES:
            yield f"    | ... {len(lines) - _MOST_LINES:,} more lines"


def _document(one: Rule) -> dict[str, Any]:
    return {
        "code": one.code,
        "name": one.name,
        "severity": one.severity.value,
        "summary": one.summary,
        "explanation": one.explanation,
        "fails": _example_document(one.bad),
        "passes": _example_document(one.good),
    }


def _example_document(example: Example) -> dict[str, Any]:
    files = [{"name": file.name, "text": file.text} for file in example.files]
    return {"note": example.note, "files": files}
