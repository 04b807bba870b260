"""``mjs-validate``: says which layouts are broken, where, and why."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from mjs.cli.terminal import (
    CONTEXT,
    complain,
    print_bytes,
    print_text,
    read_stdin,
    run_command,
    split_values,
    version_option,
    wants_color,
)

if TYPE_CHECKING:
    from mjs.formats import Source
    from mjs.results import RunResult
    from mjs.settings import Settings
    from mjs.validation import Options

__all__ = ["REPORT_NAMES", "command", "main"]

REPORT_NAMES = ("text", "json", "sarif", "junit", "github")
"""The keys of `mjs.reports.REPORTS`, known before that is loaded."""
_FOR_PEOPLE = ("text", "github")


@click.command(
    "validate",
    context_settings=CONTEXT,
    epilog="Exit codes: 0 no errors, 1 errors (with --strict: or warnings), 2 could not run.",
)
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option(
    "--format", "report", type=click.Choice(REPORT_NAMES), help="How to report; text if not given."
)
@click.option(
    "-o", "--output", metavar="FILE", help="Write the report to FILE, whole or not at all."
)
@click.option(
    "--select",
    multiple=True,
    callback=split_values,
    metavar="RULES",
    help="Only these rules: codes, beginnings of codes or names, with commas between them.",
)
@click.option(
    "--ignore", multiple=True, callback=split_values, metavar="RULES", help="Not these rules."
)
@click.option(
    "--target",
    multiple=True,
    callback=split_values,
    metavar="NAME",
    help="Also check that the program of this format can take the layouts (see `mjs formats`).",
)
@click.option(
    "--deal/--no-deal", default=None, help="Whether to prove that each layout can be cleared."
)
@click.option(
    "--budget",
    type=click.IntRange(min=1),
    metavar="N",
    help="How many tile removals to try for that proof.",
)
@click.option(
    "--solvable-share",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="Decide N random deals of each layout, and tell how many can be cleared (MJS305; see -v).",
)
@click.option(
    "--min-share",
    type=click.FloatRange(0, 1),
    metavar="SHARE",
    help="Fail where fewer of these deals can be cleared, such as 0.9.",
)
@click.option("--strict/--no-strict", default=None, help="Whether warnings fail as errors do.")
@click.option(
    "-j", "--jobs", type=click.IntRange(min=1), metavar="N", help="How many processes to use."
)
@click.option("-q", "--quiet", is_flag=True, help="Show errors only, and no summary.")
@click.option("-v", "--verbose", is_flag=True, help="Show notes as well.")
@click.option("--stdin-name", metavar="NAME", help="What to call the file that comes by `-`.")
@click.option(
    "--config",
    metavar="FILE",
    help="Read the settings from FILE and not from mjs.toml or [tool.mjs] in pyproject.toml.",
)
@version_option
def command(
    *,
    paths: Sequence[str],
    report: str | None,
    output: str | None,
    select: tuple[str, ...],
    ignore: tuple[str, ...],
    target: tuple[str, ...],
    deal: bool | None,
    budget: int | None,
    solvable_share: int | None,
    min_share: float | None,
    strict: bool | None,
    jobs: int | None,
    quiet: bool,
    verbose: bool,
    stdin_name: str | None,
    config: str | None,
) -> int:
    """Check Mahjong Solitaire layouts in any known format.

    PATH is a file, a folder, a glob such as 'maps/**/*.lay', or - for standard input.

    \b
    mjs-validate layouts
    mjs-validate --strict --target kmahjongg 'levels/*.json'
    mjs-validate --format sarif --output found.sarif .
    """
    from mjs.cli.outputs import refuse_layout
    from mjs.cli.progress import progress_bar
    from mjs.excluded import Excluded
    from mjs.reports import REPORTS, Look, summary_line
    from mjs.running import run
    from mjs.settings import Settings, find_settings, load_settings

    given = Settings(
        select=select,
        ignore=ignore,
        target=target,
        deal=deal,
        budget=budget,
        solvable_share=solvable_share,
        min_share=min_share,
    )
    settings = find_settings() if config is None else load_settings(config)
    options = _options(settings, given)
    name = report or _report_name(settings)
    output = None if output == "-" else output
    refuse_layout(output, paths)
    shown = output is None and name == "text"
    look = Look(color=shown and wants_color(sys.stdout), verbose=verbose, quiet=quiet)
    # What is loaded by now stays, and a file leaves few cycles behind: looking for them a tenth as
    # often saves a tenth of the time, here and in the processes that are forked from this one.
    gc.freeze()
    gc.set_threshold(10_000)
    with progress_bar("checking") as progress:
        found = run(
            _with_stdin(paths, stdin_name),
            options,
            exclude=Excluded(settings.exclude, settings.folder),
            jobs=jobs or settings.jobs,
            progress=progress,
        )
    for problem in found.problems:
        complain(problem)
    if found.files:
        _hand_over(REPORTS[name](found, look), name, output)
        if output is not None and not quiet:
            click.echo(summary_line(found, Look(color=wants_color(sys.stderr))), err=True)
    if found.problems:
        return 2
    return _exit_code(found, settings.strict or False if strict is None else strict)


def main() -> None:
    """Run ``mjs-validate``; ends the process."""
    run_command(command, "mjs-validate")


def _options(settings: Settings, given: Settings) -> Options:
    """What the command line says, and where it says nothing, what the settings say."""
    from mjs.errors import MjsError, SettingsError
    from mjs.validation import Options

    try:
        Options(settings.select, settings.ignore, settings.target)
    except MjsError as error:
        raise SettingsError(f"{settings.path}: {error}") from None
    return Options(
        select=given.select or settings.select,
        ignore=given.ignore or settings.ignore,
        targets=given.target or settings.target,
        deal=settings.deal is not False if given.deal is None else given.deal,
        budget=given.budget or settings.budget,
        solvable_share=given.solvable_share or settings.solvable_share,
        min_share=settings.min_share if given.min_share is None else given.min_share,
    )


def _report_name(settings: Settings) -> str:
    from mjs.errors import SettingsError

    if settings.format is None:
        return "text"
    if settings.format not in REPORT_NAMES:
        raise SettingsError(
            f"{settings.path}: format: no report is called {settings.format!r}; there are "
            f"{', '.join(REPORT_NAMES)}"
        )
    return settings.format


def _with_stdin(paths: Sequence[str], name: str | None) -> list[str | Source]:
    """The paths, with the content of standard input in place of ``-``."""
    named: list[str | Source] = []
    read = False
    for path in paths:
        if path != "-":
            named.append(path)
        elif not read:
            read = True
            named.append(read_stdin(name))
    return named


def _hand_over(text: str, name: str, output: str | None) -> None:
    from mjs.files import write_whole

    # Lone surrogates stand for bytes of file names that are no UTF-8; in JSON, this is the way
    # to write them.
    data = text.encode("utf-8", "backslashreplace")
    if output is not None:
        write_whole(output, data)
    elif name in _FOR_PEOPLE:
        print_text(text)
    else:
        print_bytes(data)


def _exit_code(run: RunResult, strict: bool) -> int:
    from mjs.diagnostic import Severity

    failing = run.count(Severity.ERROR) + (run.count(Severity.WARNING) if strict else 0)
    return 1 if failing else 0
