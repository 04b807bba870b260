"""``mjs survey``: how often random deals of layouts can be cleared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from mjs.cli.terminal import (
    CONTEXT,
    complain,
    escaped,
    note,
    note_if_slow,
    print_bytes,
    print_text,
)

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from mjs.layout import Layout
    from mjs.surveying import Progress
    from mjs.tallies import Survey, SurveyRow

__all__ = ["command"]

_LAST_SEED = 2**64 - 1
_MOST_DEALS = 10**12
_HEAD = ("layout", "tiles", "deals", "unsolvable", "share", "95 % interval", "undecided", "effort")
_WIDEST = 40


@click.command("survey", context_settings=CONTEXT)
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option(
    "--deals",
    type=click.IntRange(1, _MOST_DEALS),
    default=1000,
    show_default=True,
    metavar="N",
    help="Deals of each layout.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, _LAST_SEED),
    default=0,
    show_default=True,
    metavar="S",
    help="The same seed means the same deals.",
)
@click.option(
    "--kind",
    type=click.Choice(("random", "proof")),
    default="random",
    show_default=True,
    help="Faces at random, or as `mjs deal` deals them.",
)
@click.option(
    "--effort",
    type=click.IntRange(1, 2**62 - 1),
    metavar="N",
    help="Steps after which a deal is left undecided; 20,000,000 if not given.",
)
@click.option(
    "--plays",
    type=click.IntRange(0, 100_000),
    default=0,
    metavar="N",
    help="Also play each deal N times at random and greedily; JSON and CSV say how many were won.",
)
@click.option(
    "-j", "--jobs", type=click.IntRange(min=1), metavar="N", help="How many processes to use."
)
@click.option("--cluster", metavar="ADDRESS", help="Let the workers of a dask scheduler do it.")
@click.option("--db", metavar="FILE", help="Keep results in FILE, and go on from those in it.")
@click.option(
    "--format",
    "form",
    type=click.Choice(("table", "json", "csv")),
    default="table",
    show_default=True,
    help="How to show the results.",
)
@click.option("-o", "--output", metavar="FILE", help="Write the results to FILE.")
@click.option("--plot", metavar="OUT.svg", help="Draw the shares with their intervals.")
def command(
    *,
    paths: Sequence[str],
    deals: int,
    seed: int,
    kind: str,
    effort: int | None,
    plays: int,
    jobs: int | None,
    cluster: str | None,
    db: str | None,
    form: str,
    output: str | None,
    plot: str | None,
) -> int:
    """Deal layouts many times over and count which deals can be cleared.

    PATH is a file, a folder, a glob, or - for standard input, as for mjs-validate.

    \b
    mjs survey layouts --deals 10000 --plot shares.svg
    mjs survey turtle.json --deals 1000000 --db turtle.survey
    mjs survey maps --cluster tcp://10.0.0.5:8786 --format csv -o maps.csv

    Stop it and start it again as you like: with --db it goes on where it was. The results depend
    on the seed, and not on how many processes there are.

    Exit codes: 0 all surveyed, 1 some layouts could not be, 2 could not run.
    """
    from mjs.cli.outputs import refuse_database, refuse_layout, refuse_same
    from mjs.sampling import EFFORT
    from mjs.surveying import survey

    if jobs is not None and cluster is not None:
        raise click.UsageError("--jobs is for this machine and --cluster for others; choose one")
    layouts, failed, nothing = _read(paths)
    if nothing or not layouts:
        return 2
    refuse_layout(output, paths)
    refuse_layout(plot, paths, "--plot")
    refuse_same(db=db, output=output, plot=plot)
    refuse_database(output)
    refuse_database(plot, "--plot")
    note_if_slow()
    try:
        with _workers(cluster) as executor, _bar() as tell:
            found = survey(
                layouts,
                deals,
                seed,
                kind="proof" if kind == "proof" else "random",
                executor=executor,
                jobs=jobs,
                effort=effort or EFFORT,
                plays=plays,
                db=db,
                progress=tell,
            )
    except KeyboardInterrupt:
        if db is not None:
            note(f"what was done is in {db}; the same command goes on from there")
        raise
    for name, reason in found.problems:
        complain(f"{name}: {reason}")
    _hand_over(found, form, output, plot)
    return 1 if failed or found.problems else 0


def _read(paths: Sequence[str]) -> tuple[list[Layout], int, bool]:
    """The layouts by the names they get in the table, what failed, and whether any path is void."""
    from mjs.cli.inputs import read_inputs
    from mjs.cli.outputs import stem_of
    from mjs.discovery import find_files
    from mjs.excluded import Excluded
    from mjs.settings import find_settings

    settings = find_settings()
    named = [path for path in paths if path != "-"]
    found = find_files(named, Excluded(settings.exclude, settings.folder))
    for problem in found.problems:
        complain(problem)
    files = [path for path in found.files if isinstance(path, str)]
    boards, failed = read_inputs(files + ["-"] * ("-" in paths))
    layouts = [
        board.layout.with_fields(name=board.layout.name or stem_of(board), start=None)
        for board in boards
    ]
    return layouts, failed, bool(found.problems)


@contextmanager
def _workers(cluster: str | None) -> Iterator[Executor | None]:
    if cluster is None:
        yield None
        return
    from mjs.cluster import cluster_executor

    with cluster_executor(cluster) as executor:
        yield executor


@contextmanager
def _bar() -> Iterator[Callable[[Progress], None] | None]:
    from mjs.cli.progress import duration, progress_bar

    with progress_bar("surveying") as tell:
        if tell is None:
            yield None
            return

        def show(progress: Progress) -> None:
            left = "" if progress.left is None else f", {duration(progress.left)} left"
            tell(progress.done, progress.total, f"{progress.rate:,.0f} deals/s{left}")

        yield show


def _hand_over(found: Survey, form: str, output: str | None, plot: str | None) -> None:
    from mjs.chart import chart_svg
    from mjs.files import write_whole

    forms: dict[str, Callable[[Survey], str]] = {
        "json": type(found).to_json,
        "csv": type(found).to_csv,
        "table": _table,
    }
    text = forms[form](found)
    if output is not None and output != "-":
        write_whole(output, text.encode("utf-8", "backslashreplace"))
    elif form == "table":
        print_text(text)
    else:
        print_bytes(text.encode("utf-8", "backslashreplace"))
    if plot is not None:
        picture = chart_svg(found).encode("utf-8", "replace")
        if plot == "-":
            print_bytes(picture)
        else:
            write_whole(plot, picture)


def _table(found: Survey) -> str:
    lines = [_HEAD, *map(_cells, found.rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_HEAD))]
    text = ""
    for line in lines:
        cells = [line[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        text += "  ".join(cells).rstrip() + "\n"
    return text


def _cells(row: SurveyRow) -> tuple[str, ...]:
    low, high = row.interval
    share = row.unsolvable_share
    name = escaped(row.name)
    return (
        name if len(name) <= _WIDEST else name[: _WIDEST - 3] + "...",
        f"{row.tiles:,}",
        f"{row.deals:,}",
        f"{row.unsolvable:,}",
        "" if share is None else f"{100 * share:.2f} %",
        f"{100 * low:.2f} - {100 * high:.2f} %",
        f"{row.undecided + row.unknown:,}",
        f"{row.effort_mean:,.0f}",
    )
