"""``mjs verify``: replays deals and checks certificates, with nothing of what made them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from mjs.cli.terminal import CONTEXT, complain, escaped, print_text, read_stdin

if TYPE_CHECKING:
    from mjs.formats import Source
    from mjs.layout import Layout

__all__ = ["command"]

_HEAD = 2000
_CERTIFICATE = re.compile(rb'"format"\s*:\s*"mjs-certificate"')
_PROOF = re.compile(rb'"format"\s*:\s*"mjs-(certificate|deal)"')


@click.command("verify", context_settings=CONTEXT)
@click.argument("proofs", nargs=-1, required=True, metavar="DEAL_OR_CERTIFICATE...")
@click.option(
    "--layout",
    "layout_path",
    metavar="FILE",
    help="The layout of deals that name theirs only by digest.",
)
@click.option("-q", "--quiet", is_flag=True, help="Say nothing of proofs that are right.")
def command(*, proofs: Sequence[str], layout_path: str | None, quiet: bool) -> int:
    """Check proofs: say whether each proves what it claims.

    A deal is a deal file, or a layout with a deal in it; its order is replayed by the rules. A
    certificate, as `mjs solve` writes it, is checked step by step. A folder stands for all deal
    files and certificates in it, and - for standard input.

    \b
    mjs verify turtle.deal.json lost.json
    mjs verify deals/

    Exit codes: 0 all proved, 1 some not, 2 could not run.
    """
    from mjs.cli.inputs import read_layout
    from mjs.errors import MjsError

    layout = None if layout_path is None else read_layout(layout_path).layout
    failed = 0
    for path in _files(proofs):
        try:
            failed += _verify(path, layout, quiet=quiet)
        except MjsError as error:
            complain(str(error))
            failed += 1
    return 1 if failed else 0


def _files(paths: Sequence[str]) -> Iterator[str]:
    """The files that were named, and those with proofs in folders that were."""
    from mjs.errors import ReadError

    for path in paths:
        if path == "-" or not os.path.isdir(path):
            yield path
            continue
        found = [file for file in _inside(path) if _PROOF.search(_head(file))]
        if not found:
            raise ReadError("no deals or certificates in this folder", path=path)
        yield from found


def _inside(folder: str) -> Iterator[str]:
    from mjs.discovery import files_below

    for path in files_below(folder):
        if path.endswith(".json"):
            yield path


def _head(path: str) -> bytes:
    try:
        with open(path, "rb") as stream:
            return stream.read(_HEAD)
    except OSError:
        # Whoever reads it says why it can't be read.
        return b'"format": "mjs-deal"'


def _verify(path: str, layout: Layout | None, *, quiet: bool) -> int:
    """Check the proofs of a file; how many of them are none."""
    import mjs
    from mjs.certificatefile import MAX_BYTES
    from mjs.cli.inputs import Input, read_inputs
    from mjs.files import read_bytes
    from mjs.formats import Source
    from mjs.formats.deal import FORMAT, read_for

    if path == "-":
        source = read_stdin(None)
    elif os.path.isfile(path):
        source = Source(path, read_bytes(path, MAX_BYTES))
    else:
        return read_inputs([path])[1]
    if _CERTIFICATE.search(source.data[:_HEAD]):
        return _check(source, quiet=quiet)
    failed = 0
    whole = read_for(source, layout) if layout is not None and FORMAT.recognises(source) else None
    if whole is not None:
        boards = [Input(whole, source.path)]
    else:
        boards, failed = read_inputs([path], source=source)
    for board in boards:
        try:
            mjs.verify(mjs.ProofDeal.from_start(board.layout))
        except mjs.MjsError as error:
            complain(f"{board}: {error}")
            failed += 1
        else:
            if not quiet:
                pairs = len(board.layout) // 2
                print_text(f"{escaped(str(board))}: cleared by its {pairs:,} pairs\n")
    return failed


def _check(source: Source, *, quiet: bool) -> int:
    from mjs.certificate import check
    from mjs.certificatefile import read_certificate
    from mjs.errors import ProofError

    certificate = read_certificate(source)
    try:
        check(certificate)
    except ProofError as error:
        complain(f"{source.path}: {error}")
        return 1
    if not quiet:
        if certificate.solvable:
            told = f"cleared by its {len(certificate.order):,} pairs"
        else:
            told = f"can't be cleared, proved by {len(certificate.steps):,} steps"
        print_text(f"{escaped(source.path)}: {told}\n")
    return 0
