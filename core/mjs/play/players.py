"""Computer players: how fast and how well they play is a skill from 1 to 10.

A computer player sees what anybody sees and plays its own `Game` by what anybody can do: clicks,
hints, a shuffle when it is stuck. Skill changes two things: how many of the pairs it notices at
each look at the table, so how long it looks, and how carefully it chooses among those. All chance
is drawn from its seed, turn by turn, so a player of a seed and skill always plays the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Self

from mjs._kernel.rng import MASK, SplitMix64
from mjs.errors import PlayError
from mjs.layout import Tile
from mjs.play.game import Game
from mjs.play.looking import Look

__all__ = ["NAMES", "SKILLS", "ComputerPlayer", "PlayerTime", "skill_of"]

SKILLS: dict[str, int] = {"beginner": 1, "casual": 3, "practised": 5, "strong": 7, "expert": 10}
"""Skills that have a name; those between them are as good."""

NAMES = (
    "Aiko", "Bao", "Carmen", "Dele", "Elif", "Farid", "Greta", "Hana", "Ines", "Jonas", "Kofi",
    "Lin", "Mira", "Nils", "Olga", "Paulo", "Quynh", "Rosa", "Sami", "Tara", "Uma", "Viktor",
    "Wen", "Yara", "Zoe",
)  # fmt: skip
"""Names for computer players, more than a round has seats."""

_STEP = 0x9E37_79B9_7F4A_7C15
# Milliseconds of one look at the table, from skill 1 to 10.
_LOOKS = (5200, 4500, 3900, 3350, 2900, 2500, 2150, 1850, 1550, 1250)
_REACH = 450
"""Milliseconds from one click to the next of a pair that was seen."""
_NOTICE = 2500
"""Milliseconds until a player believes that no pair is there."""
_PATIENCE = 4
"""Looks without seeing a pair after which a player asks for a hint."""


def skill_of(name: str | int) -> int:
    """The skill that a name or a number from 1 to 10 stands for.

    Raises
    ------
    PlayError
        It is neither.

    >>> skill_of("expert"), skill_of(4)
    (10, 4)
    """
    skill = SKILLS.get(name, 0) if isinstance(name, str) else name
    if type(skill) is not int or not 1 <= skill <= len(_LOOKS):
        known = ", ".join(SKILLS)
        raise PlayError(f"a skill is a number from 1 to 10 or one of {known}, not {name!r}")
    return skill


class PlayerTime:
    """The time that a player's game goes by: that of the round, or held at a moment.

    A computer player acts at moments that lie between two calls, so its game is held at each.

    Parameters
    ----------
    live : callable
        Seconds of the round.

    >>> time = PlayerTime(lambda: 7.5)
    >>> time(), time.hold(2000), time(), time.release(), time()
    (7.5, None, 2.0, None, 7.5)
    """

    def __init__(self, live: Callable[[], float] = lambda: 0.0) -> None:
        self._live = live
        self._held: int | None = None

    def __call__(self) -> float:
        """Seconds."""
        return self._live() if self._held is None else self._held / 1000

    def hold(self, at: int) -> None:
        """Stand still at this millisecond."""
        self._held = at

    def release(self) -> None:
        """Go by the time of the round again."""
        self._held = None


class _Step(NamedTuple):
    """What a player has decided to do, and when."""

    at: int
    what: str  # "click", "hint" or "shuffle"
    tile: Tile | None = None


class ComputerPlayer:
    """Plays a game whose time is a `PlayerTime`.

    Parameters
    ----------
    game : Game
        Its clock runs.
    time : PlayerTime
        The clock of that game.
    skill : int
        From 1 to 10; see `SKILLS`.
    seed : int
    since : int
        Milliseconds of played time from which on it plays.

    >>> from mjs import Layout, Tile
    >>> from mjs.play.events import Dealt
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> time = PlayerTime()
    >>> game = Game(Dealt(row, ("dots-1", "dots-2", "dots-2", "dots-1")), now=time)
    >>> game.start_clock()
    >>> player = ComputerPlayer(game, time, skill=10, seed=1)
    >>> player.play_until(60_000)
    >>> game.state, [event.kind for event in game.events]
    (<State.WON: 'won'>, ['select', 'remove', 'select', 'remove'])
    """

    def __init__(
        self, game: Game, time: PlayerTime, *, skill: int, seed: int, since: int = 0
    ) -> None:
        self.game = game
        self.skill = skill_of(skill)
        self.seed = seed & MASK
        self._time = time
        self._look = Look(game)
        self._turn = 0
        self._steps: list[_Step] = []
        # Nobody is always as quick as others of the same skill.
        self._tempo = 85 + SplitMix64(self.seed).below(31)
        self._decide(since)

    @property
    def due(self) -> int | None:
        """The millisecond of its next action; None when it has none any more."""
        return self._steps[0].at if self._steps else None

    def play_until(self, at: int) -> None:
        """Do all that it does up to a millisecond of played time, each at its own moment."""
        while self._steps and self._steps[0].at <= at and not self.game.is_over:
            step = self._steps.pop(0)
            self._time.hold(step.at)
            self._do(step)
            if not self._steps and not self.game.is_over:
                self._decide(step.at)
        self._time.hold(at)
        if self.game.tick():
            self._steps.clear()

    def to_data(self) -> dict[str, Any]:
        """What, with its game, is needed to play on: see `from_data`."""
        return {
            "skill": self.skill,
            "seed": self.seed,
            "turn": self._turn,
            "steps": [[step.at, step.what, *(step.tile or ())] for step in self._steps],
        }

    @classmethod
    def from_data(cls, game: Game, time: PlayerTime, data: Mapping[str, Any]) -> Self:
        """The player that `to_data` was of.

        Raises
        ------
        PlayError
            The data are not those of a player.
        """
        try:
            steps = [
                _Step(_whole(at), _known(what), Tile(*map(_whole, place)) if place else None)
                for at, what, *place in data["steps"]
            ]
            player = cls(game, time, skill=data["skill"], seed=_whole(data["seed"]))
            player._turn = _whole(data["turn"])
        except (KeyError, TypeError, ValueError) as error:
            raise PlayError(f"not the state of a computer player: {error!r}") from None
        if any((step.what == "click") != (step.tile is not None) for step in steps):
            raise PlayError("not the state of a computer player: only clicks are on a tile")
        player._steps = steps
        return player

    # How it plays

    def _do(self, step: _Step) -> None:
        if step.tile is not None:
            self.game.click(step.tile)
        elif step.what == "shuffle":
            self.game.shuffle()
        else:
            pair = self.game.hint().tiles
            self._take(pair, step.at + 2 * _REACH)

    def _decide(self, now: int) -> None:
        """Look at the table and plan what to do next."""
        game = self.game
        self._steps.clear()
        if game.is_over:
            return
        chance = SplitMix64(self.seed + (self._turn + 1) * _STEP)
        self._turn += 1
        start = now + game.locked_for
        pairs = game.pairs()
        if not pairs:
            self._help_out(start + self._lasts(_NOTICE, chance), chance)
            return
        seen: list[tuple[Tile, Tile]] = []
        looks = 0
        while not seen:
            looks += 1
            start += self._lasts(_LOOKS[self.skill - 1], chance)
            # Whatever is not seen at several looks is seen at last, so that looking ends.
            seen = [pair for pair in pairs if looks > 12 or chance.below(12) < self.skill + 2]
            if not seen and looks >= _PATIENCE and game.can_hint:
                self._steps.append(_Step(start, "hint"))
                return
        careful = len(seen) > 1 and chance.below(9) < self.skill - 1
        # The first of the best, in the order of the board: the same on every machine.
        pair = max(seen, key=self._look.worth) if careful else seen[chance.below(len(seen))]
        self._take(pair, start)

    def _help_out(self, at: int, chance: SplitMix64) -> None:
        """Plan what to do where no pair is."""
        game = self.game
        free = [game.layout.tiles[tile] for tile in game.board.free()]
        if game.rules.removal == "tray" and free and len(game.tray) < game.rules.tray_size - 1:
            self._steps.append(_Step(at, "click", free[chance.below(len(free))]))
        elif game.can_shuffle:
            self._steps.append(_Step(at, "shuffle"))
        # Else it stays as it is: the player waits for the end of the round.

    def _take(self, pair: tuple[Tile, ...], at: int) -> None:
        """Plan to click the tiles of a pair that still lie on the board."""
        in_tray = {kept for kept, _ in self.game.tray}
        selected = self.game.selected
        for tile in pair:
            if tile not in in_tray and tile != selected:
                self._steps.append(_Step(at, "click", tile))
                at += _REACH

    def _lasts(self, usual: int, chance: SplitMix64) -> int:
        """Milliseconds that something lasts which usually lasts so long, with the odd long one."""
        spread = 50 + chance.below(51) + chance.below(51)
        if not chance.below(12):
            spread += 50 + chance.below(101)
        return max(1, int(usual * spread * self._tempo // 10_000))


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(value)
    return value


def _known(what: Any) -> str:
    if what not in ("click", "hint", "shuffle"):
        raise ValueError(what)
    return str(what)
