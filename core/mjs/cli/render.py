"""``mjs render``: a picture of a layout."""

from __future__ import annotations

import os

import click

from mjs.cli.terminal import CONTEXT, print_bytes

__all__ = ["command"]

_OTHER_PICTURES = {".avif", ".bmp", ".gif", ".jpeg", ".jpg", ".pdf", ".png", ".tiff", ".webp"}


@click.command("render", context_settings=CONTEXT)
@click.argument("layout")
@click.argument("out", metavar="OUT.svg")
@click.option("--theme", type=click.Choice(("light", "dark")), default="light", show_default=True)
@click.option("--scale", type=float, default=1.0, help="1 draws tiles of 40 by 52 pixels.")
@click.option("--board", type=click.IntRange(min=1), metavar="N", help="Which of several boards.")
@click.option("--from", "source", metavar="NAME", help="Format of LAYOUT; found out if not given.")
@click.option("--force", is_flag=True, help="Overwrite OUT.svg if it exists.")
def command(
    *,
    layout: str,
    out: str,
    theme: str,
    scale: float,
    board: int | None,
    source: str | None,
    force: bool,
) -> int:
    """Draw a layout as SVG.

    LAYOUT is a file in any known format, or - for standard input; OUT.svg can be - as well. A
    layout with a deal in it carries the faces as titles of its tiles.

    \b
    mjs render turtle.json turtle.svg
    mjs render --theme dark --board 2 levels.mah - >level-2.svg
    """
    from mjs.cli.inputs import read_layout
    from mjs.cli.outputs import refuse_existing
    from mjs.files import write_whole
    from mjs.render import render_svg

    ending = os.path.splitext(out)[1].lower()
    if ending in _OTHER_PICTURES:
        raise click.UsageError(f"{out}: pictures are SVG, not {ending[1:].upper()}; name it .svg")
    if not force:
        refuse_existing(out)
    shown = read_layout(layout, source, board).layout
    faces = shown.start.faces if shown.start is not None else None
    dark = theme == "dark"
    svg = render_svg(shown, faces=faces, theme="dark" if dark else "light", scale=scale)
    data = svg.encode("utf-8", "replace")
    if out == "-":
        print_bytes(data)
    else:
        write_whole(out, data)
    return 0
