"""Checking many files: on all processors, in order, whatever happens to a single one.

Every file is checked by a function of its own that can't be stopped by a bug: an exception
becomes a finding. With many files the work is spread over processes; a process that dies, for
want of memory or by a crash, takes no result with it but that of the file it died of.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial

from mjs import validation
from mjs.diagnostic import Diagnostic, Severity
from mjs.discovery import find_files
from mjs.excluded import Excluded
from mjs.formats import Source
from mjs.results import FileResult, RunResult
from mjs.validation import Options

__all__ = ["Check", "Progress", "run"]

Check = Callable[[str | Source, Options], list[FileResult]]
"""Checks one file; must be a function of a module, so that other processes find it."""
Progress = Callable[[int, int], None]
"""Is told how many files are done, and how many there are."""

# Starting processes and sending results costs some 30 ms, a usual file takes 1 to 2; below
# these numbers sharing does not pay.
_FEWEST_FILES = 40
_FEWEST_BYTES = 500_000


def run(
    paths: Sequence[str | Source],
    options: Options | None = None,
    *,
    exclude: Excluded | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
    check: Check | None = None,
) -> RunResult:
    """Check everything that was named.

    Parameters
    ----------
    paths : sequence of str or Source
        Files, folders and globs, see `mjs.discovery.find_files`.
    options : Options, optional
        What to check.
    exclude : Excluded, optional
        What is left out of folders.
    jobs : int, optional
        How many processes may work at once; as many as there are processors if not given.
    progress : callable, optional
        Called with the number of files done and of all files, first with 0.
    check : callable, optional
        What to do with each file instead of `mjs.validation.check_path`.

    Returns
    -------
    RunResult
        The same whatever `jobs` is.
    """
    options = options or Options()
    found = find_files(paths, exclude)
    tell = progress or _tell_nobody
    tell(0, len(found.files))
    results = _check_all(found.files, options, jobs, tell, check or validation.check_path)
    boards = [board for boards in results for board in boards]
    return RunResult(
        tuple(validation.across(boards, options)), skipped=found.skipped, problems=found.problems
    )


def _tell_nobody(_done: int, _total: int) -> None:
    """Stands in where nobody asked for progress."""


def _guarded(item: str | Source, options: Options, check: Check) -> list[FileResult]:
    """Check one file; a bug becomes a finding, so that the other files are still checked."""
    try:
        return check(item, options)
    except Exception as error:  # noqa: BLE001 - whatever it is, it must not stop the run
        if os.environ.get("MJS_DEBUG"):
            import traceback

            traceback.print_exc(file=sys.stderr)
        if isinstance(error, MemoryError):
            return _lost(item, "there is not enough memory")
        return _lost(
            item,
            f"{type(error).__name__} inside mjs; please report this with the file",
        )


def _lost(item: str | Source, reason: str) -> list[FileResult]:
    path = item if isinstance(item, str) else item.path
    finding = Diagnostic("MJS005", Severity.ERROR, f"could not be checked: {reason}")
    return [FileResult(path, diagnostics=(finding,))]


# One process or several ---------------------------------------------------------------------------


def _check_all(
    files: Sequence[str | Source], options: Options, jobs: int | None, tell: Progress, check: Check
) -> list[list[FileResult]]:
    total = len(files)
    work = partial(_check_some, options=options, check=check)
    if jobs != 1 and (_pays(files) or (options.solvable_share and total > 1)):
        # Only here, since it takes as long to load as a small file to check.
        from mjs.parallel import Spread, processors

        jobs = jobs or processors()
        if jobs > 1:
            spread = Spread(work, _killed, lambda done: tell(done, total))
            return spread.run(files, jobs)
    results = []
    for number, item in enumerate(files, 1):
        results += work([item])
        tell(number, total)
    return results


def _check_some(
    items: Sequence[str | Source], options: Options, check: Check
) -> list[list[FileResult]]:
    return [_guarded(item, options, check) for item in items]


def _killed(item: str | Source) -> list[FileResult]:
    return _lost(item, "the process that did it died")


def _pays(files: Sequence[str | Source]) -> bool:
    """Whether the work is enough to share it out."""
    if len(files) >= _FEWEST_FILES:
        return True
    return len(files) > 1 and sum(map(_size, files)) >= _FEWEST_BYTES


def _size(item: str | Source) -> int:
    if isinstance(item, Source):
        return len(item.data)
    try:
        return os.stat(item).st_size
    except (OSError, ValueError):
        return 0
