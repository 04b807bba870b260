"""Checking many files: on all processors, in order, whatever happens to a single one.

Every file is checked by a function of its own that can't be stopped by a bug: an exception
becomes a finding. With many files the work is spread over processes; a process that dies, for
want of memory or by a crash, takes no result with it but that of the file it died of.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.context import BaseContext

from mjs import validation
from mjs.diagnostic import Diagnostic, Severity
from mjs.discovery import Excluded, Found, find_files
from mjs.formats import MAX_BYTES, Source
from mjs.results import FileResult, RunResult
from mjs.validation import Options

__all__ = ["Check", "Progress", "check_one", "run"]

Check = Callable[[str | Source, Options], list[FileResult]]
"""Checks one file; must be a function of a module, so that other processes find it."""
Progress = Callable[[int, int], None]
"""Is told how many files are done, and how many there are."""

# Starting processes and sending results costs some 30 ms, a usual file takes 1 to 2; below
# these numbers sharing does not pay.
_FEWEST_FILES = 40
_FEWEST_BYTES = 500_000
_LARGEST_CHUNK = 32
_CHUNKS_A_JOB = 8


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
        What to do with each file instead of `check_one`.

    Returns
    -------
    RunResult
        The same whatever `jobs` is.
    """
    options = options or Options()
    found = find_files(paths, exclude)
    tell = progress or _tell_nobody
    tell(0, len(found.files))
    results = _check_all(found, options, jobs or _processors(), tell, check or check_one)
    boards = [board for boards in results for board in boards]
    return RunResult(
        tuple(validation.across(boards, options)), skipped=found.skipped, problems=found.problems
    )


def _tell_nobody(_done: int, _total: int) -> None:
    """Stands in where nobody asked for progress."""


def check_one(item: str | Source, options: Options) -> list[FileResult]:
    """Check one file."""
    if isinstance(item, str):
        return validation.check_path(item, options)
    if len(item.data) > MAX_BYTES:
        message = f"is larger than {MAX_BYTES // 2**20} MiB, so it can't be a layout"
        finding = Diagnostic("MJS016", Severity.ERROR, message)
        return [FileResult(item.path, diagnostics=(finding,))]
    return validation.check_source(item, options)


def _guarded(item: str | Source, options: Options, check: Check) -> list[FileResult]:
    """Check one file; a bug becomes a finding, so that the other files are still checked."""
    try:
        return check(item, options)
    except Exception as error:  # noqa: BLE001 - whatever it is, it must not stop the run
        if os.environ.get("MJS_DEBUG"):
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

_Boards = list[FileResult]
_Chunk = list[tuple[int, str | Source]]


def _check_all(
    found: Found, options: Options, jobs: int, tell: Progress, check: Check
) -> list[_Boards]:
    total = len(found.files)
    numbered = list(enumerate(found.files))
    spread = _Spread(options, check, total, tell)
    if jobs < 2 or total < 2 or not _pays(found.files):
        spread.here(numbered)
        return [spread.done[number] for number in range(total)]
    # Small enough that no process sits idle in the end, large enough to be worth sending.
    size = max(1, min(_LARGEST_CHUNK, total // (jobs * _CHUNKS_A_JOB)))
    chunks = [numbered[start : start + size] for start in range(0, total, size)]
    spread.share(chunks, min(jobs, len(chunks)))
    return [spread.done[number] for number in range(total)]


def _pays(files: Sequence[str | Source]) -> bool:
    """Whether the work is enough to share it out."""
    if len(files) >= _FEWEST_FILES:
        return True
    return sum(map(_size, files)) >= _FEWEST_BYTES


def _size(item: str | Source) -> int:
    if isinstance(item, Source):
        return len(item.data)
    try:
        return os.stat(item).st_size
    except (OSError, ValueError):
        return 0


def _processors() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Spread:
    """Chunks of files, checked in other processes."""

    def __init__(self, options: Options, check: Check, total: int, tell: Progress) -> None:
        self.done: dict[int, _Boards] = {}
        self._options = options
        self._check = check
        self._total = total
        self._tell = tell

    def share(self, chunks: Sequence[_Chunk], jobs: int) -> None:
        """Check all chunks at once; those that a dying process left are taken one by one."""
        left = list(chunks)
        with _pool(jobs) as pool:
            if not _can_work(pool):
                self.here([numbered for chunk in chunks for numbered in chunk])
                return
            waiting = {self._submit(pool, chunk): chunk for chunk in chunks}
            while waiting:
                ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    chunk = waiting.pop(future)
                    if self._take(future, chunk):
                        left.remove(chunk)
        self._one_by_one(left)

    def here(self, chunk: _Chunk) -> None:
        """Check files in this process."""
        for number, item in chunk:
            self._finish([number], [_guarded(item, self._options, self._check)])

    def _one_by_one(self, chunks: Sequence[_Chunk]) -> None:
        """Check chunks so that it is known which one a process dies of, and of which file."""
        todo = list(reversed(chunks))
        while todo:
            with _pool(1) as pool:
                alive = True
                while todo and alive:
                    chunk = todo.pop()
                    alive = self._take(self._submit(pool, chunk), chunk)
                    if alive:
                        continue
                    if len(chunk) > 1:
                        todo += [[numbered] for numbered in reversed(chunk)]
                    else:
                        ((number, item),) = chunk
                        self._finish([number], [_lost(item, "the process that did it died")])

    def _submit(self, pool: ProcessPoolExecutor, chunk: _Chunk) -> Future[list[_Boards]]:
        items = [item for _, item in chunk]
        try:
            return pool.submit(_check_chunk, items, self._options, self._check)
        except BrokenProcessPool as error:
            broken: Future[list[_Boards]] = Future()
            broken.set_exception(error)
            return broken

    def _take(self, future: Future[list[_Boards]], chunk: _Chunk) -> bool:
        """Keep the results of a chunk; whether there are any."""
        try:
            boards = future.result()
        except BrokenProcessPool:
            return False
        self._finish([number for number, _ in chunk], boards)
        return True

    def _finish(self, numbers: list[int], boards: list[_Boards]) -> None:
        self.done.update(zip(numbers, boards, strict=True))
        self._tell(len(self.done), self._total)


def _can_work(pool: ProcessPoolExecutor) -> bool:
    """Whether processes can be started: limits may forbid it, or a script that has no guard."""
    try:
        pool.submit(_be_there).result()
    except (OSError, BrokenProcessPool):
        return False
    return True


def _be_there() -> None:
    """The first thing that a worker is asked to do."""


def _check_chunk(items: Sequence[str | Source], options: Options, check: Check) -> list[_Boards]:
    return [_guarded(item, options, check) for item in items]


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes; when the caller is interrupted, they end at once and not in their time."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=_context(), initializer=_start_worker)
    finished = False
    try:
        yield pool
        finished = True
    finally:
        if finished:
            pool.shutdown(wait=True)
        # After a start that failed half way, there are workers that the pool knows nothing of.
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _context() -> BaseContext:
    """How to start processes: by fork where that is safe, since it is ten times as fast.

    It is safe on Linux in a process without threads: a fork copies one thread only, and locks
    that another one holds stay locked for ever in the copy.
    """
    return multiprocessing.get_context("fork" if _is_alone() else "spawn")


def _is_alone() -> bool:
    """Whether this process has a single thread, those of libraries counted as well."""
    if sys.platform != "linux" or threading.active_count() > 1:
        return False
    for _ in range(5):
        try:
            if len(os.listdir("/proc/self/task")) == 1:
                return True
        except OSError:
            return False
        # The system may still list a thread that has just ended, as those of a last pool.
        time.sleep(0.001)
    return False


def _start_worker() -> None:
    """Leave Ctrl-C to the parent, and end when the parent is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
