"""``mjs verify``: replays the proof of deals, with nothing of the dealer's code."""

from __future__ import annotations

from collections.abc import Sequence

import click

from mjs.cli.terminal import CONTEXT, complain, escaped, print_text

__all__ = ["command"]


@click.command("verify", context_settings=CONTEXT)
@click.argument("deals", nargs=-1, required=True, metavar="DEAL...")
@click.option("-q", "--quiet", is_flag=True, help="Say nothing of deals that are right.")
def command(*, deals: Sequence[str], quiet: bool) -> int:
    """Replay proof deals: say whether the order in the file clears the board by the rules.

    DEAL is a deal file, or a layout with a deal in it, or - for standard input.

    Exit codes: 0 all proved, 1 some not, 2 could not run.
    """
    import mjs
    from mjs.cli.inputs import read_inputs

    boards, failed = read_inputs(deals)
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
    return 1 if failed else 0
