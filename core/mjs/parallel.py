"""Work shared out to processes, any of which may die: nothing is lost but what it died of."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

__all__ = ["MOST_PROCESSES", "Spread", "can_work", "processors", "worker_pool"]

Item = TypeVar("Item")
Result = TypeVar("Result")

_LARGEST_CHUNK = 32
_CHUNKS_A_JOB = 8
MOST_PROCESSES = 61  # Windows can't wait for more, and one parent can't keep more of them busy


def processors() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Spread(Generic[Item, Result]):
    """Items that are worked on in other processes, with the results in order.

    Parameters
    ----------
    work : callable
        Makes the results of some items; a function of a module, or a partial of one.
    lost : callable
        Makes the result of an item that processes die of.
    done : callable
        Is told how many items are done, each time that number grows.
    """

    def __init__(
        self,
        work: Callable[[Sequence[Item]], list[Result]],
        lost: Callable[[Item], Result],
        done: Callable[[int], None],
    ) -> None:
        self._work = work
        self._lost = lost
        self._tell = done
        self._results: dict[int, Result] = {}

    def run(self, items: Sequence[Item], jobs: int) -> list[Result]:
        """The results of all items, by as many processes as `jobs` says or as there is use for.

        Where no process can be started, the work is done in this one. Chunks of items that a
        dying process left are tried again, one after the other; an item that a process dies of
        again is given up.
        """
        jobs = min(jobs, MOST_PROCESSES)
        # Small enough that no process sits idle in the end, large enough to be worth sending.
        size = max(1, min(_LARGEST_CHUNK, len(items) // (jobs * _CHUNKS_A_JOB)))
        numbered = list(enumerate(items))
        chunks = [numbered[start : start + size] for start in range(0, len(items), size)]
        left = list(chunks)
        with worker_pool(min(jobs, len(chunks))) as pool:
            if can_work(pool):
                waiting = {self._submit(pool, chunk): chunk for chunk in chunks}
                while waiting:
                    ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in ready:
                        chunk = waiting.pop(future)
                        if self._take(future, chunk):
                            left.remove(chunk)
            else:
                for number, item in numbered:
                    self._finish([number], self._work([item]))
                left = []
        self._one_by_one(left)
        return [self._results[number] for number in range(len(items))]

    def _one_by_one(self, chunks: Sequence[list[tuple[int, Item]]]) -> None:
        """Work so that it is known which chunk a process dies of, and of which item."""
        todo = list(reversed(chunks))
        while todo:
            with worker_pool(1) as pool:
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
                        self._finish([number], [self._lost(item)])

    def _submit(
        self, pool: ProcessPoolExecutor, chunk: list[tuple[int, Item]]
    ) -> Future[list[Result]]:
        try:
            return pool.submit(self._work, [item for _, item in chunk])
        except BrokenProcessPool as error:
            broken: Future[list[Result]] = Future()
            broken.set_exception(error)
            return broken

    def _take(self, future: Future[list[Result]], chunk: list[tuple[int, Item]]) -> bool:
        """Keep the results of a chunk; whether there are any."""
        try:
            results = future.result()
        except BrokenProcessPool:
            return False
        self._finish([number for number, _ in chunk], results)
        return True

    def _finish(self, numbers: Sequence[int], results: Sequence[Result]) -> None:
        self._results.update(zip(numbers, results, strict=True))
        self._tell(len(self._results))


@contextmanager
def worker_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes; when the caller is interrupted, they end at once and not in their time."""
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        # This is a worker, which runs the caller's script once more since it has no guard. It must
        # not go on, and Python would say so by a traceback; the caller hears of it by `can_work`.
        sys.exit(1)
    others = set(multiprocessing.active_children())
    jobs = min(jobs, MOST_PROCESSES)
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


def can_work(pool: ProcessPoolExecutor) -> bool:
    """Whether processes can be started: limits may forbid it, or a script that has no guard."""
    try:
        pool.submit(_be_there).result()
    except (OSError, BrokenProcessPool):
        return False
    return True


def _be_there() -> None:
    """The first thing that a worker is asked to do."""


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


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
