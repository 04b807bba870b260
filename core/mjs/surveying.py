"""Surveys: many deals of many layouts, each decided, by as many workers as there are.

What a survey counts depends on nothing but the layouts, the seed, the kind and the effort: its
deals come in chunks that are made from these alone (`mjs.sampling`), so that neither the
executor, nor the number of workers, nor the order in which they finish changes anything.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import closing, nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, get_args

from mjs._kernel.rng import MASK
from mjs.crew import Crew, Lost
from mjs.errors import MjsError, SurveyError
from mjs.layout import Layout
from mjs.sampling import EFFORT, Kind, Outcome, Task, generator_of, refuse, work_off
from mjs.tallies import Survey, SurveyRow, Tally

if TYPE_CHECKING:
    from mjs.surveydb import SurveyDb

__all__ = ["Progress", "survey"]

MOST_DEALS = 10**12
MOST_PLAYS = 100_000


@dataclass(frozen=True)
class Progress:
    """How far a survey is.

    Attributes
    ----------
    done, total : int
        Deals. Those that the database had already count as done.
    fresh : int
        Those of them that were done by this run.
    seconds : float
        Since it began.
    """

    done: int
    total: int
    fresh: int
    seconds: float

    @property
    def rate(self) -> float:
        """Deals a second."""
        return self.fresh / self.seconds if self.seconds > 0 else 0.0

    @property
    def left(self) -> float | None:
        """Seconds until it is done, at this rate; None when there is no telling.

        >>> Progress(done=600, total=1000, fresh=100, seconds=2.0).left
        8.0
        """
        return (self.total - self.done) / self.rate if self.rate else None


@dataclass
class _Board:
    """A layout that is surveyed, once however often it was given."""

    first: Task
    tally: Tally = field(default_factory=Tally)
    known: set[tuple[int, int]] = field(default_factory=set)
    """Chunks, with how many deals they have, that need not be done any more."""
    failure: str = ""
    """Why nothing is known of some deals, if so."""

    def chunks(self, deals: int) -> Iterator[Task]:
        """All chunks of so many deals; the last one has what is left over."""
        for chunk in range(-(-deals // self.first.deals)):
            yield replace(self.first, chunk=chunk, deals=self.deals_of(chunk, deals))

    def deals_of(self, chunk: int, deals: int) -> int:
        """How many of so many deals are in a chunk; none where there is no such chunk."""
        size = self.first.deals
        return max(0, min(size, deals - chunk * size)) if chunk >= 0 else 0


def survey(
    layouts: Iterable[Layout],
    deals: int = 1000,
    seed: int = 0,
    *,
    kind: Kind = "random",
    executor: Executor | None = None,
    jobs: int | None = None,
    effort: int = EFFORT,
    plays: int = 0,
    db: str | os.PathLike[str] | None = None,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Survey:
    """Deal layouts many times over and count how many deals can be cleared.

    Parameters
    ----------
    layouts : iterable of Layout
    deals : int
        How many deals of each layout. More deals begin with those of fewer.
    seed : int
        From 0 to 2**64 - 1.
    kind : {"random", "proof"}
        Whether tiles get their faces at random, or as `mjs.deal` gives them; then all can be
        cleared, and what there is to learn is how hard that is to find out.
    executor : concurrent.futures.Executor, optional
        Who does the work: threads, processes, or a cluster by dask's ``client.get_executor()``.
        As many processes as there are processors if not given. A pool of processes that breaks is
        replaced.
    jobs : int, optional
        How many processes, when no executor is given; with 1 all is done in this one.
    effort : int
        Steps after which a deal is left undecided.
    plays : int
        How often each deal is also played at random, and as often greedily, for the share of
        plays that are won.
    db : path, optional
        An SQLite file that keeps each chunk of deals as soon as it is done. A survey that was
        stopped, in whatever way, goes on from there when it is begun again.
    progress : callable, optional
        Is told now and then how far it is.
    cancel : callable, optional
        Asked now and then; when it returns true the survey ends with what it has.

    Returns
    -------
    Survey
        With a row for each layout; what can't be surveyed, or only in part, is among its
        `problems`.

    Raises
    ------
    SurveyError
        The numbers are out of range, the database can't be used, or there is nobody to work.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)], name="Row")
    >>> found = survey([row], deals=300, jobs=1).rows[0]
    >>> found.name, found.deals == found.solvable + found.unsolvable
    ('Row', True)
    """
    _check(deals, seed, kind, effort=effort, jobs=jobs, plays=plays)
    make = partial(Task.of, kind=kind, seed=seed, effort=effort, plays=plays)
    boards: dict[tuple[str, bool], _Board] = {}
    given: list[tuple[Layout, _Board]] = []
    problems: list[tuple[str, str]] = []
    for layout in layouts:
        try:
            board = _board_of(layout, boards, make)
        except MjsError as error:
            problems.append((layout.name, str(error)))
        else:
            given.append((layout, board))
    with _opened(db) as kept:
        run = _Run(list(boards.values()), deals, kept, progress)
        run.resume()
        run.work(Crew(work_off, executor, jobs, cancel))
    problems += [
        (layout.name, f"nothing is known of {board.tally.unknown:,} deals: {board.failure}")
        for layout, board in given
        if board.failure
    ]
    rows = [
        SurveyRow.of(layout.name, layout.digest, len(layout), board.tally, plays)
        for layout, board in given
    ]
    return Survey(
        tuple(rows),
        kind,
        deals,
        seed,
        effort,
        generator_of(kind),
        run.done == run.total,
        tuple(problems),
        plays,
    )


def _check(deals: int, seed: int, kind: str, *, effort: int, jobs: int | None, plays: int) -> None:
    if type(plays) is not int or not 0 <= plays <= MOST_PLAYS:
        raise SurveyError(f"the number of plays is from 0 to {MOST_PLAYS:,}, not {plays!r}")
    if type(deals) is not int or not 1 <= deals <= MOST_DEALS:
        raise SurveyError(f"the number of deals is from 1 to {MOST_DEALS:,}, not {deals!r}")
    if type(seed) is not int or not 0 <= seed <= MASK:
        raise SurveyError(f"a seed is a whole number from 0 to {MASK:,}, not {seed!r}")
    if kind not in get_args(Kind):
        raise SurveyError(f"no kind of deals is called {kind!r}; there are random, proof")
    if type(effort) is not int or not 1 <= effort < 2**62:
        raise SurveyError(f"the effort is a number of steps from 1, not {effort!r}")
    if jobs is not None and (type(jobs) is not int or jobs < 1):
        raise SurveyError(f"the number of jobs is a whole number from 1, not {jobs!r}")


def _board_of(
    layout: Layout, boards: dict[tuple[str, bool], _Board], make: Callable[[Layout], Task]
) -> _Board:
    layout.deck.check(len(layout))
    key = (layout.digest, layout.deck.bonus)
    if key not in boards:
        first = make(layout)
        refuse(first)
        boards[key] = _Board(first)
    return boards[key]


def _opened(db: str | os.PathLike[str] | None) -> SurveyDb | nullcontext[None]:
    if db is None:
        return nullcontext()
    # SQLite is only loaded for those who use it.
    from mjs.surveydb import SurveyDb

    return SurveyDb(os.fspath(db))


class _Run:
    """One run of a survey: what is done, and what is still to do."""

    def __init__(
        self,
        boards: list[_Board],
        deals: int,
        db: SurveyDb | None,
        progress: Callable[[Progress], None] | None,
    ) -> None:
        self._boards = boards
        self._by_key = {_key(board.first): board for board in boards}
        self._deals = deals
        self._db = db
        self._progress = progress
        self._fresh = 0
        self._began = time.monotonic()
        self.total = deals * len(boards)
        self.done = 0

    def resume(self) -> None:
        """Count what the database has."""
        if self._db is not None:
            for board in self._boards:
                # Not the chunks of the survey: there may be billions, with few of them done.
                for (chunk, deals), found in self._db.chunks(board.first).items():
                    if deals == board.deals_of(chunk, self._deals) > 0:
                        board.known.add((chunk, deals))
                        board.tally.add(found)
                        self.done += deals
        self._tell()

    def work(self, crew: Crew[Task, Outcome]) -> None:
        """Do what is left."""
        if self.done == self.total:
            return
        with closing(crew.run(self._tasks())) as batches:
            for batch in batches:
                self._count(batch)
                self._tell()

    def _tasks(self) -> Iterator[Task]:
        for board in self._boards:
            for task in board.chunks(self._deals):
                if (task.chunk, task.deals) not in board.known:
                    yield task

    def _count(self, batch: list[tuple[Task, Outcome | Lost]]) -> None:
        done = [(task, found) for task, found in batch if isinstance(found, Outcome)]
        lost = [(task, found.reason) for task, found in batch if isinstance(found, Lost)]
        for task, found in done:
            _check_outcome(task, found)
        if self._db is not None:
            self._db.keep(done, lost)
        for task, found in done:
            self._by_key[_key(task)].tally.add(found)
        for task, reason in lost:
            # Whoever is gone has proved nothing.
            board = self._by_key[_key(task)]
            board.tally.unknown += task.deals
            board.failure = reason
        counted = sum(task.deals for task, _ in batch)
        self.done += counted
        self._fresh += counted

    def _tell(self) -> None:
        if self._progress is not None:
            seconds = time.monotonic() - self._began
            self._progress(Progress(self.done, self.total, self._fresh, seconds))


def _key(task: Task) -> tuple[str, bool]:
    return task.digest, task.bonus


def _check_outcome(task: Task, found: Outcome) -> None:
    if found.generator != generator_of(task.kind):
        raise SurveyError(
            f"a worker deals by {found.generator} and not by {generator_of(task.kind)}; have the "
            "same version of mjs everywhere"
        )
    if found.solvable + found.unsolvable + found.undecided != task.deals:
        raise SurveyError("a worker gave back more or fewer deals than it was sent")
