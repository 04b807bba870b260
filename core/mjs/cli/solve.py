"""``mjs solve``: whether a deal can be cleared, proved either way."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from mjs.cli.terminal import CONTEXT, escaped, print_bytes, print_text, split_values

if TYPE_CHECKING:
    from mjs.layout import Layout
    from mjs.solving import Verdict

__all__ = ["command"]

UNDECIDED = 3


@click.command("solve", context_settings=CONTEXT)
@click.argument("deal", metavar="DEAL")
@click.option(
    "--certificate", metavar="OUT", help="Write the proof to OUT, for `mjs verify`; - is stdout."
)
@click.option(
    "--budget", type=click.FloatRange(min=0), metavar="SECONDS", help="Give up after so long."
)
@click.option(
    "--effort",
    type=click.IntRange(1, 2**62),
    metavar="N",
    help="Give up after so many steps; unlike seconds, the same everywhere.",
)
@click.option(
    "--removed",
    multiple=True,
    callback=split_values,
    metavar="TILES",
    help="Tiles that are gone, by number from 0 in the order of the file, commas between them.",
)
@click.option("--board", type=click.IntRange(min=1), metavar="N", help="Which of several boards.")
@click.option("--force", is_flag=True, help="Overwrite OUT if it exists.")
@click.option("-q", "--quiet", is_flag=True, help="Say nothing; the exit code says it all.")
@click.option("-v", "--verbose", is_flag=True, help="Show the order that clears it as well.")
def command(
    *,
    deal: str,
    certificate: str | None,
    budget: float | None,
    effort: int | None,
    removed: tuple[str, ...],
    board: int | None,
    force: bool,
    quiet: bool,
    verbose: bool,
) -> int:
    """Say whether a deal can be cleared.

    DEAL is a deal file, or a layout with a deal in it, or - for standard input. Only its faces
    count, not the order that it may claim.

    \b
    mjs solve turtle.deal.json
    mjs solve turtle.deal.json --removed 0,5,17,80 --certificate lost.json

    Exit codes: 0 it can, 1 it can't, 3 undecided, 2 could not run.
    """
    import mjs
    from mjs.cli.inputs import read_layout
    from mjs.cli.outputs import refuse_existing

    if certificate is not None and not force:
        refuse_existing(certificate)
    chosen = read_layout(deal, None, board)
    start = chosen.layout.start
    if start is None:
        raise mjs.DealError(f"{chosen}: the layout carries no start deal; make one by mjs deal")
    try:
        gone = _numbers(removed)
        found = mjs.solve(chosen.layout, start.faces, gone, budget, effort=effort)
    except mjs.MjsError as error:
        raise type(error)(f"{chosen}: {error}") from None
    if certificate is not None:
        _write(found, certificate)
    if not quiet and certificate != "-":
        print_text(f"{escaped(str(chosen))}: {_told(found)}\n")
        if verbose:
            print_text(_order(chosen.layout, found))
    return UNDECIDED if found.solvable is None else 0 if found.solvable else 1


def _numbers(texts: tuple[str, ...]) -> list[int]:
    from mjs.errors import DealError

    numbers = []
    for text in texts:
        if not (text.isascii() and text.isdigit()) or len(text) > 9:
            raise DealError(f"removed tiles are named by their numbers from 0, not by {text!r}")
        numbers.append(int(text))
    return numbers


def _told(found: Verdict) -> str:
    if found.solvable is None:
        return f"{found.reason}; allow more"
    answer = "can be cleared" if found.solvable else "can't be cleared"
    return f"{answer}: {found.reason}, in {found.spent:,} steps"


def _order(layout: Layout, found: Verdict) -> str:
    assert layout.start is not None
    faces = layout.start.faces
    return "".join(
        f"{number:4}  {layout.tiles[one]} {escaped(faces[one])}  "
        f"{layout.tiles[other]} {escaped(faces[other])}\n"
        for number, (one, other) in enumerate(found.order, 1)
    )


def _write(found: Verdict, path: str) -> None:
    from mjs.certificatefile import certificate_bytes
    from mjs.cli.terminal import note
    from mjs.files import write_whole

    if found.certificate is None:
        note(f"nothing is proved, so that {os.path.basename(path)} is not written")
        return
    data = certificate_bytes(found.certificate)
    if path == "-":
        print_bytes(data)
    else:
        write_whole(path, data)
