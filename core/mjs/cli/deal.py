"""``mjs deal``: deals that can be cleared, with the order that clears them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast

import click

from mjs.cli.terminal import CONTEXT, print_bytes

if TYPE_CHECKING:
    from mjs.measuring import Band

__all__ = ["command"]

_LAST_SEED = 2**64 - 1


@click.command("deal", context_settings=CONTEXT)
@click.argument("layout")
@click.option(
    "--seed",
    type=click.IntRange(0, _LAST_SEED),
    default=0,
    show_default=True,
    metavar="N",
    help="The same layout and seed are the same deal for ever.",
)
@click.option(
    "--count",
    type=click.IntRange(1, 1_000_000),
    default=1,
    metavar="N",
    help="How many deals, by as many seeds from N on; then OUT is a folder.",
)
@click.option(
    "-o", "--out", metavar="OUT", help="File, or folder, to write to; standard output if not given."
)
@click.option("--bonus/--no-bonus", default=None, help="With flowers and seasons or without.")
@click.option("--sets", type=click.IntRange(1, 1000), metavar="N", help="Sets to deal from.")
@click.option(
    "--budget",
    type=click.IntRange(min=1),
    metavar="N",
    help="Tile removals to try where random peelings fail.",
)
@click.option(
    "--difficulty",
    metavar="BAND",
    help="easy, medium, hard, or two scores such as 0.4,0.6; deals of other seeds are tried.",
)
@click.option("--board", type=click.IntRange(min=1), metavar="N", help="Which of several boards.")
@click.option("--from", "source", metavar="NAME", help="Format of LAYOUT; found out if not given.")
@click.option("--force", is_flag=True, help="Overwrite files that exist.")
def command(
    *,
    layout: str,
    seed: int,
    count: int,
    out: str | None,
    bonus: bool | None,
    sets: int | None,
    budget: int | None,
    difficulty: str | None,
    board: int | None,
    source: str | None,
    force: bool,
) -> int:
    """Deal a layout so that it can be cleared.

    LAYOUT is a file in any known format, or - for standard input. A deal is written as a deal
    file: the layout, its faces, and the order of pairs that clears it.

    \b
    mjs deal turtle.json --seed 7 --out turtle-7.deal.json
    mjs deal turtle.json --count 100 --out deals/
    """
    import mjs
    from mjs import formats
    from mjs.cli.inputs import read_layout
    from mjs.cli.outputs import make_folder, refuse_existing, stem_of
    from mjs.files import write_whole
    from mjs.storage import encode

    if count > 1 and (out is None or out == "-"):
        raise click.UsageError("several deals need a folder to go to: name one by --out")
    if seed + count - 1 > _LAST_SEED:
        raise click.UsageError(f"seeds go up to {_LAST_SEED}")
    into_folder = out is not None and out != "-" and (count > 1 or os.path.isdir(out))
    chosen = read_layout(layout, source, board)
    if into_folder and out is not None:
        make_folder(out)
    target = formats.by_name("deal")
    numbers = range(seed, seed + count)
    try:
        made = mjs.deals(
            chosen.layout,
            numbers,
            bonus=bonus,
            sets=sets,
            budget=budget,
            difficulty=None if difficulty is None else _band(difficulty),
        )
    except mjs.MjsError as error:
        raise type(error)(f"{chosen}: {error}") from None
    for number in numbers:
        path = out or "-"
        if into_folder:
            path = os.path.join(path, f"{stem_of(chosen)}-{number}{target.suffixes[0]}")
        if not force:
            refuse_existing(path)
        try:
            dealt = next(made)
        except mjs.MjsError as error:
            raise type(error)(f"{chosen}: {error}") from None
        data = encode([dealt.as_start()], target)
        if path == "-":
            print_bytes(data)
        else:
            write_whole(path, data)
    return 0


def _band(text: str) -> Band:
    """A wanted difficulty as the engine takes it."""
    from mjs.errors import DealError
    from mjs.measuring import BANDS

    low, comma, high = text.partition(",")
    try:
        if comma:
            return float(low), float(high)
    except ValueError:
        pass
    if text in BANDS:
        return cast("Band", text)
    raise DealError(f"difficulty is {', '.join(BANDS)} or two numbers such as 0.4,0.6, not {text}")
