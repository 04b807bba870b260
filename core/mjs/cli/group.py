"""The command ``mjs``, whose subcommands are modules of this package."""

from __future__ import annotations

from importlib import import_module

import click

from mjs.cli.terminal import CONTEXT, version_option

__all__ = ["mjs"]

COMMANDS = {
    "convert": "write layouts in another format",
    "deal": "deal a layout so that it can be cleared",
    "formats": "list the file formats",
    "render": "draw a layout as SVG",
    "replay": "play recorded games again and say how they went",
    "rules": "explain the rules of mjs-validate",
    "solve": "say whether a deal can be cleared, with proof",
    "survey": "deal layouts many times and count what can be cleared",
    "validate": "check layouts, as mjs-validate does",
    "verify": "replay proof deals and check certificates",
}
"""Each subcommand with its line in the help; its module has the same name."""


class _Commands(click.Group):
    """Loads a subcommand when it is asked for, so that each starts as fast as it can."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"mjs.cli.{cmd_name}"), "command")  # noqa: B009
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            import difflib

            near = difflib.get_close_matches(args[0], COMMANDS, n=1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(COMMANDS)}"
            ctx.fail(f"no command {args[0]!r}; {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(
    cls=_Commands,
    context_settings=CONTEXT,
    invoke_without_command=True,
    subcommand_metavar="COMMAND [ARGS]...",
)
@version_option
@click.pass_context
def mjs(context: click.Context) -> int:
    """The studio for Mahjong Solitaire layouts.

    Every command explains itself by -h.
    """
    if context.invoked_subcommand is not None:
        return 0
    # Whoever says nothing wants to know what there is to say. Click's own way to tell it depends
    # on its version.
    click.echo(context.get_help(), err=True)
    return 2
