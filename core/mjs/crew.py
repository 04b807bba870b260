"""Tasks for any executor, each with one result, whatever becomes of those who work.

What fails at somebody else's is tried once more; what fails in this process would only fail again.
A process that dies breaks its whole pool; the tasks that were out are then tried one at a time in
processes of their own, so that the guilty one is found and the others lose nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ThreadPoolExecutor,
    wait,
)
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from mjs.errors import Cancelled, SurveyError
from mjs.parallel import MOST_PROCESSES, can_work, processors, worker_pool

__all__ = ["Crew", "Lost"]

Task = TypeVar("Task")
Result = TypeVar("Result")

_TICK = 0.1  # seconds, after which to ask again whether to stop
_OUT_ABROAD = 512  # tasks that somebody else's executor holds at once
_MOST_FAILURES = 16


@dataclass(frozen=True)
class Lost:
    """Stands for the result of a task that failed for good."""

    reason: str


Batches: TypeAlias = Generator[list[tuple[Task, Result | Lost]], None, None]
"""Tasks with what became of them, some at a time."""


class Crew(Generic[Task, Result]):
    """Those who work on the tasks.

    Parameters
    ----------
    work : callable
        Makes the result of a task; a function of a module. Where it runs in this process it is
        also given `cancel`, by that name.
    executor : Executor, optional
        Who works; processes of our own if not given.
    jobs : int, optional
        How many processes of our own, as many as there are processors if not given; with one,
        the work is done in this process.
    cancel : callable, optional
        Asked now and then; when it returns true, no more results come.
    """

    def __init__(
        self,
        work: Callable[..., Result],
        executor: Executor | None = None,
        jobs: int | None = None,
        cancel: Callable[[], bool] | None = None,
    ) -> None:
        self._work = work
        self._executor = executor
        self._jobs = jobs
        self._cancel = cancel
        self._suspects: list[Task] = []
        self._failed: list[Task] = []
        self._failures = 0
        self._stopped = False

    def run(self, tasks: Iterable[Task]) -> Batches[Task, Result]:
        """The tasks with their results, in the order in which they come, some at a time.

        Processes of our own end at once when `cancel` says so, whatever they are at.

        Raises
        ------
        SurveyError
            The executor takes no work, or nothing but failures come from it.
        """
        try:
            yield from self._all(iter(tasks))
        except Cancelled:
            return

    def _all(self, waiting: Iterator[Task]) -> Batches[Task, Result]:
        if self._executor is not None:
            work = self._work
            if isinstance(self._executor, ThreadPoolExecutor):
                work = partial(work, cancel=self._stops)
            yield from self._drive(self._executor, work, waiting, _OUT_ABROAD)
            if not self._suspects:
                return
            # It broke, and can't be mended from here.
            yield from self._one_by_one()
        # Those above would be started all the same, and each would be sent work.
        jobs = min(self._jobs or processors(), MOST_PROCESSES)
        if jobs == 1 and self._executor is None:
            yield from self._here(waiting)
            return
        while not self._stops():
            with worker_pool(jobs) as pool:
                if not can_work(pool):
                    yield from self._here(waiting)
                    return
                yield from self._drive(pool, self._work, waiting, 2 * jobs + 2)
                self._quit_if_stopped()
            if not self._suspects:
                return
            yield from self._one_by_one()

    def _stops(self) -> bool:
        if not self._stopped and self._cancel is not None:
            self._stopped = self._cancel()
        return self._stopped

    def _quit_if_stopped(self) -> None:
        """Leave a pool of our own by an error, so that nobody waits for its workers."""
        if self._stops():
            raise Cancelled

    def _here(self, tasks: Iterator[Task]) -> Batches[Task, Result]:
        for task in tasks:
            if self._stops():
                return
            try:
                result: Result | Lost = self._work(task, cancel=self._stops)
            except Cancelled:
                return
            except Exception as error:  # noqa: BLE001 - one chunk must not take the others along
                result = Lost(_reason(error))
            yield [(task, result)]

    def _drive(
        self, pool: Executor, work: Callable[..., Result], tasks: Iterator[Task], most: int
    ) -> Batches[Task, Result]:
        """Keep an executor busy until there are no more tasks, or it breaks."""
        out: dict[Future[Result], Task] = {}
        again: deque[Task] = deque()
        try:
            while not self._stops():
                while len(out) < most and not self._suspects:
                    task = again.popleft() if again else next(tasks, None)
                    if task is None:
                        break
                    future = self._submit(pool, work, task)
                    if future is not None:
                        out[future] = task
                if not out:
                    # Whatever is to be tried again is so by whoever comes after.
                    self._suspects += again
                    return
                ready, _ = wait(out, timeout=_TICK, return_when=FIRST_COMPLETED)
                done = [(out[future], self._taken(future, out.pop(future))) for future in ready]
                again += [task for task, result in done if result is None and task in self._failed]
                kept = [(task, result) for task, result in done if result is not None]
                if kept:
                    yield kept
        finally:
            for future in out:
                future.cancel()

    def _submit(
        self, pool: Executor, work: Callable[..., Result], task: Task
    ) -> Future[Result] | None:
        try:
            return pool.submit(work, task)
        except BrokenExecutor:
            self._suspects.append(task)
            return None
        except RuntimeError as error:
            raise SurveyError(f"the executor takes no work: {error}") from None

    def _taken(self, future: Future[Result], task: Task) -> Result | Lost | None:
        """The result of a task that has ended; None when it has to be tried again."""
        try:
            result = future.result()
        except BrokenExecutor:
            self._suspects.append(task)
            return None
        except Cancelled:
            return None
        except Exception as error:  # noqa: BLE001 - executors have errors of their own
            self._failures += 1
            if self._failures >= _MOST_FAILURES:
                raise SurveyError(f"the workers fail again and again: {_reason(error)}") from None
            if task in self._failed:
                self._failed.remove(task)
                return Lost(_reason(error))
            self._failed.append(task)
            return None
        self._failures = 0
        if task in self._failed:
            self._failed.remove(task)
        return result

    def _one_by_one(self) -> Batches[Task, Result]:
        """Work on what was out when a pool broke; what a process dies of alone, twice, is lost."""
        todo, self._suspects = self._suspects[::-1], []
        guilty: list[Task] = []
        while todo and not self._stops():
            with worker_pool(1) as pool:
                alive = True
                while todo and alive and not self._stops():
                    task = todo.pop()
                    result: Result | Lost
                    try:
                        result = self._awaited(pool.submit(self._work, task))
                    except Cancelled:
                        raise
                    except BrokenExecutor:
                        alive = False
                        if task not in guilty:
                            guilty.append(task)
                            todo.append(task)
                            continue
                        result = Lost("the process that did it died, twice")
                    except Exception as error:  # noqa: BLE001 - as above
                        result = Lost(_reason(error))
                    yield [(task, result)]

    def _awaited(self, future: Future[Result]) -> Result:
        """The result of what is worked on alone."""
        while not future.done():
            self._quit_if_stopped()
            wait([future], timeout=_TICK)
        return future.result()


def _reason(error: Exception) -> str:
    if isinstance(error, MemoryError):
        return "there is not enough memory"
    text: Any = str(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
