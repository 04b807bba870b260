"""What is remembered of games that are over, or were left: each, the best ones, and counts."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, timedelta
from typing import Any, Literal, Self, get_args

from mjs._kernel.rng import MASK
from mjs.errors import PlayError
from mjs.play.outcome import State
from mjs.play.standing import Standing

__all__ = ["Ending", "Marks", "PersonalBests", "Played", "Statistics"]

Ending = Literal["won", "stuck", "lost", "quit"]

_MOST = 2**53  # what every reader of numbers can hold
_LONGEST = 200
_COUNTS = ("time", "tiles", "removed", "hints", "undos", "shuffles")


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MS = timedelta(milliseconds=1)


def _now() -> datetime:
    return _EPOCH + (datetime.now(UTC) - _EPOCH) // _MS * _MS


@dataclass(frozen=True, kw_only=True)
class Played:
    """One game, at its end.

    Attributes
    ----------
    layout : str
        The digest of the layout, see `mjs.Layout.digest`.
    name : str
        What it was called.
    level : str
        In a race the level, such as ``"easy"``; empty elsewhere.
    profile : str
        The name of the house rules.
    outcome : {"won", "stuck", "lost", "quit"}
        Stuck games were given up or left with no pair free, though a shuffle or an undo was
        still to be had; other games that were given up or left were quit.
    time : int
        Milliseconds.
    tiles, removed : int
        How many there were, and how many are gone in pairs.
    hints, undos, shuffles : int
        How often each was used.
    clean : bool
        No shuffle was used.
    score : int or None
        None where the house rules know no score.
    seed : int or None
        Of the deal; None when its faces were given.
    when : datetime
        When it ended, with a time zone, to the millisecond.

    Raises
    ------
    PlayError
        A value that no game can have.
    """

    layout: str
    name: str = ""
    level: str = ""
    profile: str = "reference"
    outcome: Ending = "won"
    time: int
    tiles: int
    removed: int
    hints: int = 0
    undos: int = 0
    shuffles: int = 0
    clean: bool = True
    score: int | None = None
    seed: int | None = None
    when: datetime = field(default_factory=_now)

    def __post_init__(self) -> None:
        for each in ("layout", "name", "level", "profile"):
            if not isinstance(getattr(self, each), str):
                raise PlayError(f"{each} of a played game is a text, not {getattr(self, each)!r}")
        if self.outcome not in get_args(Ending):
            raise PlayError(f"a game ends {', '.join(get_args(Ending))}, not {self.outcome!r}")
        for each, most in [(name, _MOST) for name in _COUNTS] + [("score", _MOST), ("seed", MASK)]:
            value = getattr(self, each)
            if value is None and each in ("score", "seed"):
                continue
            if type(value) is not int or not 0 <= value <= most:
                raise PlayError(f"{each} of a played game is a number from 0, not {value!r}")
        if self.removed > self.tiles or (self.outcome == "won") != (self.removed == self.tiles):
            raise PlayError(f"a game that was {self.outcome} with {self.removed} of {self.tiles}")
        if self.when.tzinfo is None:
            raise PlayError("when a game was played is told with a time zone")

    @classmethod
    def of(cls, game: Standing, *, level: str = "", when: datetime | None = None) -> Self:
        """What is remembered of a game as it stands; for one that goes on, as if it was left.

        >>> from mjs import Layout
        >>> from mjs.play.game import new_game
        >>> two = Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name="Two")
        >>> game = new_game(two)
        >>> Played.of(game).outcome, [game.click(tile).kind for tile in two.tiles]
        ('quit', ['selected', 'removed'])
        >>> Played.of(game).outcome, Played.of(game).score
        ('won', 100)
        """
        outcome = State.QUIT if game.state is State.PLAYING else game.state
        if outcome is State.QUIT and game.rules.removal == "pairs" and not game.pairs():
            outcome = State.STUCK
        layout, tallies = game.start.layout, game.tallies
        return cls(
            layout=layout.digest,
            name=_storable(layout.name or layout.id)[:_LONGEST],
            level=_storable(level)[:_LONGEST],
            profile=_storable(game.rules.name)[:_LONGEST],
            outcome=next(known for known in get_args(Ending) if known == outcome.value),
            time=game.elapsed,
            tiles=len(layout),
            removed=2 * game.pairs_cleared,
            hints=tallies.hints,
            undos=tallies.undos,
            shuffles=tallies.shuffles,
            clean=game.is_clean,
            score=game.score if game.rules.score else None,
            seed=game.start.seed,
            when=_now() if when is None else when,
        )

    @property
    def is_assisted(self) -> bool:
        """Whether a hint, an undo or a shuffle was used."""
        return bool(self.hints or self.undos or self.shuffles)

    def values(self) -> tuple[Any, ...]:
        """All fields in their order, as `from_values` reads them and as SQLite holds them.

        >>> played = Played(layout="0" * 64, time=90_000, tiles=2, removed=2)
        >>> Played.from_values(played.values()).time
        90000
        """
        told = {each.name: getattr(self, each.name) for each in fields(self)}
        told["clean"] = int(self.clean)
        # More than SQLite's numbers hold.
        told["seed"] = None if self.seed is None else str(self.seed)
        told["when"] = (self.when - _EPOCH) // _MS
        return tuple(told.values())

    @classmethod
    def from_values(cls, values: tuple[Any, ...]) -> Self:
        """The game that `values` told.

        Raises
        ------
        PlayError
            They are of no game.
        """
        told = dict(zip((each.name for each in fields(cls)), values, strict=True))
        seed, when = told["seed"], told["when"]
        try:
            told["clean"] = {0: False, 1: True}[told["clean"]]
            told["seed"] = None if seed is None else int(str(seed))
            told["when"] = _EPOCH + int(str(when)) * _MS
        except (LookupError, TypeError, ValueError, OverflowError):
            raise PlayError("these are no values of a played game") from None
        return cls(**told)


@dataclass(frozen=True)
class Marks:
    """The best games of one kind; None where there is none yet.

    Attributes
    ----------
    time : Played or None
        The fastest clear.
    clean_time : Played or None
        The fastest clear without a shuffle.
    score : Played or None
        The highest score of a game that was not quit.
    """

    time: Played | None = None
    clean_time: Played | None = None
    score: Played | None = None


@dataclass(frozen=True)
class PersonalBests:
    """The best games on one layout and level.

    Attributes
    ----------
    unassisted, assisted : Marks
        Of games without, and with, a hint, an undo or a shuffle.
    """

    unassisted: Marks = Marks()
    assisted: Marks = Marks()


@dataclass(frozen=True)
class Statistics:
    """Counts of games.

    Attributes
    ----------
    won, stuck, lost, quit : int
        How many ended so, see `Played`.
    streak, longest_streak : int
        Games won one after the other: up to the last one, and at most.
    mean_time : float or None
        Milliseconds of a game that was won; None when none was.
    """

    won: int = 0
    stuck: int = 0
    lost: int = 0
    quit: int = 0
    streak: int = 0
    longest_streak: int = 0
    mean_time: float | None = None

    @property
    def played(self) -> int:
        """All games."""
        return self.won + self.stuck + self.lost + self.quit


def _storable(text: str) -> str:
    """A text without halves of letters, which files of JSON may have and SQLite refuses."""
    return text.encode("utf-8", "replace").decode("utf-8")
