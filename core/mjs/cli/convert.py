"""``mjs convert``: write layouts in another format; what does not fit is refused by name."""

from __future__ import annotations

import os
from collections.abc import Sequence

import click

from mjs.cli.terminal import CONTEXT, note

__all__ = ["command"]


@click.command("convert", context_settings=CONTEXT)
@click.argument("inputs", nargs=-1, required=True, metavar="IN...")
@click.argument("out", metavar="OUT")
@click.option("--to", metavar="NAME", help="Format to write; OUT's ending tells it if not given.")
@click.option("--from", "source", metavar="NAME", help="Format of IN; found out if not given.")
@click.option(
    "--companion", is_flag=True, help="Also write the file that belongs beside OUT (.desktop)."
)
@click.option("--strict", is_flag=True, help="Refuse what would lose a text, such as the author.")
@click.option("--force", is_flag=True, help="Overwrite files that exist.")
def command(
    *,
    inputs: Sequence[str],
    out: str,
    to: str | None,
    source: str | None,
    companion: bool,
    strict: bool,
    force: bool,
) -> int:
    """Write layouts in another format.

    IN is a file in any known format, or - for standard input. OUT is a file, - for standard
    output, or a folder (a new one ends with a slash), which gets one file a board. Formats whose
    files hold several boards, such as mah, take several IN.

    \b
    mjs convert turtle.layout turtle.json
    mjs convert levels/*.json all-levels.mah
    mjs convert --to kmahjongg --companion all-levels.mah kmahjongg/
    mjs convert --from kyodai --to mjs - - <castle.lay >castle.json

    Tiles are never left out: a layout that the format can't hold is refused, and the others are
    still written. Nothing that exists is overwritten without --force.

    Exit codes: 0 all written, 1 some refused, 2 could not run.
    """
    from mjs import formats
    from mjs.cli.converting import Conversion, Job, plan_folder
    from mjs.cli.inputs import read_inputs
    from mjs.cli.outputs import make_folder
    from mjs.errors import MjsError

    if source is not None:
        formats.by_name(source)
    into_folder = out != "-" and (os.path.isdir(out) or out.endswith(("/", os.sep)))
    if into_folder and to is None:
        raise click.UsageError(f"{out} is a folder: name the format of its files by --to")
    if out == "-" and to is None:
        raise click.UsageError("standard output has no ending: name the format by --to")
    target = formats.by_name(to) if to is not None else formats.by_suffix(out)
    if not target.can_write:
        writable = ", ".join(f.name for f in formats.FORMATS.values() if f.can_write)
        raise MjsError(f"{target.name} files can be read but not written; there are {writable}")
    conversion = Conversion(target, companion=companion, strict=strict, force=force)
    boards, failed = read_inputs(inputs, source)
    if into_folder:
        jobs = plan_folder(out, target, boards)
        if jobs:
            make_folder(out)
    else:
        conversion.refuse_existing(out)
        jobs = [Job(out, boards)] if boards else []
    for job in jobs:
        conversion.write(job)
    for message in conversion.notes():
        note(message)
    return 1 if failed or conversion.failed else 0
