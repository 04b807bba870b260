"""Chunks of many deals of one layout, each decided: what a survey hands to its workers.

A chunk is the same wherever and whenever it is worked on: its deals come from the survey's seed,
the layout's digest and the chunk's number, and its searches from nothing but the deals.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from mjs._kernel.playing import GREEDY, RANDOM, Playing
from mjs._kernel.rng import MASK, SplitMix64
from mjs._kernel.search import PAUSED, SOLVED, UNSOLVABLE, Search
from mjs._kernel.shape import Shape
from mjs.board import playable_graph
from mjs.dealing import GENERATOR, deal, deals
from mjs.errors import Cancelled
from mjs.faces import Deck, match_group
from mjs.layout import Footprint, Layout
from mjs.solving import groups_of, shape_of

__all__ = [
    "EFFORT",
    "Kind",
    "Outcome",
    "Task",
    "chunk_deals",
    "generator_of",
    "refuse",
    "work_off",
]

Kind = Literal["random", "proof"]

EFFORT = 20_000_000
"""Steps after which a deal is left undecided. Turtle deals take 13,000 in the mean."""

BUCKETS = 40
"""Numbers in a histogram of efforts; one for each power of two."""

_SHUFFLER = "mjs-shuffle-1/splitmix64"
_SEARCH = "mjs-search-1"
_STEP = 0x9E37_79B9_7F4A_7C15  # of the generator: its k-th number is a step from its seed
_MOST_DEALS = 256
_FEWEST_DEALS = 16
_MOST_TILES = 160  # above, groups have more than four tiles, and single deals can take a second
_SLICE = 1_000_000  # some 30 ms, after which to listen to Ctrl-C and to whoever cancels


def generator_of(kind: Kind) -> str:
    """What makes the deals and decides them: the same name always gives the same counts."""
    return f"{_SHUFFLER if kind == 'random' else GENERATOR} {_SEARCH}"


def chunk_deals(tiles: int) -> int:
    """How many deals a chunk of a layout has: a second's work at most, or so, and known to all."""
    return _MOST_DEALS if tiles <= _MOST_TILES else _FEWEST_DEALS


@dataclass(frozen=True)
class Task:
    """One chunk to work on; small, since it is sent to other processes.

    Attributes
    ----------
    places : bytes
        The tiles of the layout, as C ints.
    footprint : (int, int)
    digest : str
        `Layout.digest`.
    bonus : bool
        Whether the deck has flowers and seasons.
    kind : {"random", "proof"}
    seed : int
        The seed of the survey.
    chunk, deals : int
        The number of the chunk, from 0, and how many deals it has.
    effort : int
        See `EFFORT`.
    plays : int
        How often each deal is played at random, and greedily, besides being decided.
    """

    places: bytes
    footprint: tuple[int, int]
    digest: str
    bonus: bool
    kind: Kind
    seed: int
    chunk: int
    deals: int
    effort: int
    plays: int = 0

    @classmethod
    def of(cls, layout: Layout, kind: Kind, seed: int, effort: int, plays: int = 0) -> Task:
        """The first chunk of a layout; the others are copies with other numbers."""
        places = array("i", [number for tile in layout.tiles for number in tile]).tobytes()
        footprint = (layout.footprint.width, layout.footprint.height)
        deals = chunk_deals(len(layout))
        return cls(
            places, footprint, layout.digest, layout.deck.bonus, kind, seed, 0, deals, effort, plays
        )

    @property
    def sub_seed(self) -> int:
        """The seed of this chunk alone: a number of the stream of the layout's own seed."""
        survey = SplitMix64(self.seed).next64()
        board = SplitMix64(survey ^ int(self.digest[:16], 16)).next64()
        return int(SplitMix64((board + self.chunk * _STEP) & MASK).next64())


@dataclass(frozen=True)
class Outcome:
    """What came of a chunk.

    Attributes
    ----------
    generator : str
        `generator_of` of the program that did it.
    solvable, unsolvable, undecided : int
        How many deals.
    work, most_work : int
        Steps of all searches, and of the longest one.
    conflicts : int
        Of all searches.
    histogram : tuple of int
        How many searches took less than one step, less than two, four, eight and so on, each
        but those counted before.
    random_won, greedy_won : int
        Plays that were won, of all deals together.
    """

    generator: str
    solvable: int
    unsolvable: int
    undecided: int
    work: int
    most_work: int
    conflicts: int
    histogram: tuple[int, ...]
    random_won: int = 0
    greedy_won: int = 0


def work_off(task: Task, cancel: Callable[[], bool] | None = None) -> Outcome:
    """Make the deals of a chunk and decide each of them.

    Raises
    ------
    Cancelled
        The function `cancel` said so.
    MjsError
        The layout can't be dealt or solved.

    >>> row = Layout.from_tiles([(x, 0, 0) for x in (0, 2, 4, 6, 8, 10)])
    >>> found = work_off(Task.of(row, "random", seed=1, effort=EFFORT))
    >>> found.solvable + found.unsolvable, found.undecided
    (256, 0)
    """
    shape, groups = _board(task.places, task.footprint, task.bonus)
    search = Search(shape, groups)
    answers: Counter[int] = Counter()
    histogram = [0] * BUCKETS
    work = most = conflicts = random_won = greedy_won = 0
    # Not the stream of the deals, which are the same with plays or without.
    luck = SplitMix64(task.sub_seed ^ _STEP)
    for _ in _dealt(task, search):
        answer = _decide(search, task.effort, cancel)
        answers[answer] += 1
        spent = search.work
        work += spent
        most = max(most, spent)
        conflicts += search.conflicts
        histogram[min(spent.bit_length(), BUCKETS - 1)] += 1
        if task.plays:
            play = Playing(shape, search.groups_dealt(), luck.next64())
            random_won += play.run(RANDOM, task.plays)
            greedy_won += play.run(GREEDY, task.plays)
            if cancel is not None and cancel():
                raise Cancelled
    return Outcome(
        generator_of(task.kind),
        answers[SOLVED],
        answers[UNSOLVABLE],
        task.deals - answers[SOLVED] - answers[UNSOLVABLE],
        work,
        most,
        conflicts,
        tuple(histogram),
        random_won,
        greedy_won,
    )


def _dealt(task: Task, search: Search) -> Iterator[None]:
    """Put one deal of the chunk after the other into the search."""
    chance = SplitMix64(task.sub_seed)
    if task.kind == "random":
        for _ in range(task.deals):
            search.shuffle(chance)
            yield
        return
    layout = _layout(task.places, task.footprint, task.bonus)
    seeds = (chance.next64() for _ in range(task.deals))
    for dealt in deals(layout, seeds):
        search.deal(_numbered(dealt.faces))
        yield


def _decide(search: Search, effort: int, cancel: Callable[[], bool] | None) -> int:
    answer = PAUSED
    while answer == PAUSED and search.work < effort:
        answer = search.run(min(_SLICE, effort - search.work))
        if cancel is not None and cancel():
            raise Cancelled
    return int(answer)


def refuse(task: Task) -> None:
    """Raise the `MjsError` that keeps a layout from being surveyed, if there is one."""
    layout = _layout(task.places, task.footprint, task.bonus)
    layout.deck.check(len(layout))
    _board(task.places, task.footprint, task.bonus)
    if task.kind == "proof":
        deal(layout, 0)


@lru_cache(maxsize=8)
def _board(places: bytes, footprint: tuple[int, int], bonus: bool) -> tuple[Shape, Sequence[int]]:
    """A layout for the kernel, and groups of the sizes that its deck has, in some order.

    Which groups they are changes nothing, so that any deal of the deck is a shuffle of them.
    """
    layout = _layout(places, footprint, bonus)
    pairs = layout.deck.pairs(len(layout), lambda _: None)
    faces = [face for pair in pairs for face in pair]
    groups_of(layout, faces, range(len(layout)))
    return shape_of(playable_graph(layout)), _numbered(faces)


@lru_cache(maxsize=8)
def _layout(places: bytes, footprint: tuple[int, int], bonus: bool) -> Layout:
    """A layout without what has nothing to do with its deals."""
    numbers = array("i")
    numbers.frombytes(places)
    flat = numbers.tolist()
    return Layout.from_tiles(
        zip(flat[::3], flat[1::3], flat[2::3], strict=True),
        footprint=Footprint(*footprint),
        deck=Deck(bonus),
    )


def _numbered(faces: Sequence[str]) -> list[int]:
    """The match groups of a deal as numbers, the larger groups first.

    A search is made for groups of certain sizes, so that any deal of a deck has to number them in
    the order of their sizes.
    """
    sizes = Counter(map(match_group, faces))
    ranked = sorted(sizes, key=lambda group: -sizes[group])
    number = {group: index for index, group in enumerate(ranked)}
    return [number[match_group(face)] for face in faces]
