"""Rounds one after the other: dealing for one, and who starts with a handicap in the next."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from mjs._kernel.rng import MASK, SplitMix64
from mjs.errors import PlayError
from mjs.layout import Layout
from mjs.play.game import new_game
from mjs.play.houserules import PROFILES, HouseRules
from mjs.play.players import NAMES, SKILLS
from mjs.play.race import Race, check_entrants, racing
from mjs.play.seats import MOST_HANDICAP, Entrant

__all__ = ["computer_entrants", "new_race", "with_handicaps"]

_SKILLS = max(SKILLS.values())


def new_race(
    entrants: Sequence[Entrant],
    layouts: Sequence[Layout],
    rules: HouseRules = PROFILES["race"],
    seed: int = 0,
    *,
    now: Callable[[], float] = time.monotonic,
) -> Race:
    """Deal a layout for all, and if need be others for those with a handicap; see `Race`.

    Raises
    ------
    PlayError
        As `Race`, or there is no layout.
    DealError, UnclearableError, UndecidedError, LayoutError
        As `mjs.play.game.new_game`.

    >>> pond = Layout.from_tiles([(x, 0, 0) for x in range(0, 16, 4)], name="Pond")
    >>> race = new_race([Entrant("Ada"), Entrant("Bo", skill=5)], [pond], seed=7)
    >>> str(race.phase), [entrant.name for entrant in race.entrants]
    ('ready', ['Ada', 'Bo'])
    """
    check_entrants(entrants)
    if not layouts:
        raise PlayError("a round needs a layout to be played on")
    rules = racing(rules)
    needed = 1 + max(entrant.handicap for entrant in entrants)
    deals = [new_game(layout, rules, seed & MASK).start for layout in layouts[:needed]]
    return Race(entrants, deals, rules, seed, now=now)


def with_handicaps(race: Race) -> tuple[Entrant, ...]:
    """The players of a round that is over, as they take part in the next one.

    Whoever won plays, in the next round, a layout one level above the one that the round was won
    on; everybody else plays the round's own layout. So a handicap grows with each round that is
    won, and is gone after one that is not. All seats of one layout have the same deal, and
    progress, a share of tiles, compares between layouts. Where the caller has no layout of a
    higher level the highest there is is played, so that a winner of the highest level stays there.
    """
    return tuple(
        replace(one, handicap=min(one.handicap + 1, MOST_HANDICAP) if number in race.winners else 0)
        for number, one in enumerate(race.entrants)
    )


def computer_entrants(
    count: int, skill: int | None, seed: int, *, besides: str = ""
) -> tuple[Entrant, ...]:
    """Computer players for a round, of different names.

    Parameters
    ----------
    count : int
        From 0 to as many as there are `NAMES`, less one.
    skill : int or None
        From 1 to 10; None for some of every skill, spread evenly however few they are.
    seed : int
        Decides on names, and on who is how good.
    besides : str
        The name of a human, which none of them has.

    >>> [one.skill for one in computer_entrants(2, None, 1)], computer_entrants(1, 4, 1)[0].skill
    ([8, 3], 4)
    """
    chance = SplitMix64(seed)
    names = [name for name in NAMES if name.casefold() != besides.strip().casefold()]
    if not 0 <= count < len(NAMES):
        raise PlayError(f"there are 0 to {len(NAMES) - 1} computer players, not {count}")
    chance.shuffle(names)
    skills = [skill or 1 + (2 * place + 1) * _SKILLS // (2 * count) for place in range(count)]
    chance.shuffle(skills)
    return tuple(Entrant(name, each) for name, each in zip(names, skills, strict=False))
