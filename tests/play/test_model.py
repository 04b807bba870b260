"""A game held against a simple model of it: what is left is a set, the past a list of sets.

The model looks at boards by hand (`by_hand`) and shares nothing with the engine. Shuffles alone
are taken as they come, once they keep faces and places.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import mjs
from by_hand import Hand, hand, members
from mjs.layout import Layout
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from playing import Now, random_layout

INDEX = st.integers(0, 10**6)


def group(face: str) -> str:
    family = face.partition("-")[0]
    return family if family in ("flower", "season") else face


@dataclass(frozen=True)
class Table:
    """What lies there: bits of tiles, faces by tile, and what is in the tray, first come first."""

    there: int
    faces: tuple[str, ...]
    tray: tuple[int, ...] = ()
    shuffles: int = 0


@dataclass
class Model:
    """The rules again, in as few words as they can be said."""

    hand: Hand
    rules: Any
    table: Table
    past: list[Table] = field(default_factory=list)
    future: list[Table] = field(default_factory=list)
    selected: int | None = None

    def free(self) -> list[int]:
        return self.hand.free(self.table.there)

    def alike(self, one: int, other: int) -> bool:
        return group(self.table.faces[one]) == group(self.table.faces[other])

    def pairs(self) -> set[tuple[int, int]]:
        free, tray = self.free(), self.table.tray
        with_tray = {(kept, tile) for kept in tray for tile in free if self.alike(kept, tile)}
        if len(tray) + 1 >= (self.rules.tray_size if self.rules.removal == "tray" else 99):
            return with_tray
        return with_tray | {
            (one, other)
            for one in free
            for other in free
            if one < other and self.alike(one, other)
            and not any(self.alike(kept, one) for kept in tray)
        }  # fmt: skip

    def move_to(self, table: Table) -> None:
        self.past.append(self.table)
        if self.rules.undo is not None:
            del self.past[: max(0, len(self.past) - self.rules.undo)]
        self.future.clear()
        self.table, self.selected = table, None

    def click(self, tile: int) -> str:
        table, bit = self.table, 1 << tile
        if not table.there & bit:
            return "refused"
        if tile not in self.free():
            return "blocked"
        if self.rules.removal == "tray":
            fellow = [kept for kept in table.tray if self.alike(kept, tile)]
            kept = tuple(one for one in table.tray if one not in fellow)
            tray = kept if fellow else (*kept, tile)
            self.move_to(replace(table, there=table.there ^ bit, tray=tray))
            return "cleared" if fellow else "picked"
        before, self.selected = self.selected, tile
        if before == tile:
            self.selected = None
            return "deselected"
        if before is not None and self.alike(before, tile):
            self.move_to(replace(table, there=table.there ^ bit ^ 1 << before))
            return "removed"
        return "selected"

    def undo(self) -> str:
        if not self.past:
            return "refused"
        if self.rules.redo:
            self.future.append(self.table)
        self.table, self.selected = self.past.pop(), None
        return "undone"

    def redo(self) -> str:
        if not self.future:
            return "refused"
        rest = self.future[:-1]
        self.move_to(self.future[-1])
        self.future = rest
        return "redone"

    def state(self) -> str:
        if not self.table.there and not self.table.tray:
            return "won"
        if self.rules.removal == "tray":
            return "lost" if len(self.table.tray) >= self.rules.tray_size else "playing"
        if self.pairs():
            return "playing"
        return "stuck" if self.past or self.may_shuffle() else "lost"

    def may_shuffle(self) -> bool:
        return self.rules.shuffles is None or self.table.shuffles < self.rules.shuffles


class Playing(RuleBasedStateMachine):
    """A game and its model, side by side."""

    @initialize(
        seed=st.integers(0, 2**32),
        removal=st.sampled_from(["pairs", "tray"]),
        tray_size=st.integers(2, 5),
        undo=st.sampled_from([None, 0, 1, 3]),
        redo=st.booleans(),
        shuffles=st.sampled_from([None, 0, 2]),
    )
    def begin(self, seed: int, **chosen: Any) -> None:
        rng = random.Random(seed)
        layout = Layout.from_tiles([])
        while not layout.tiles:
            layout = random_layout(rng, 14, [(2, 2), (1, 1), (4, 2), (3, 4)])
        faces = mjs.random_faces(layout, seed)
        self.rules = PROFILES["reference"].with_settings(**chosen)
        self.now = Now()
        self.start = Dealt(layout, faces)
        self.tiles = layout.tiles
        self.board = hand(layout.tiles, layout.footprint)
        self.game = Game(self.start, self.rules, now=self.now)
        self.model = Model(self.board, self.rules, Table(self.board.everything(), faces))
        self.played = 0

    @precondition(lambda self: self.game.is_over or len(self.game.events) > 30)
    @rule()
    def restart(self) -> None:
        faces = self.start.faces
        self.game = self.game.restarted()
        self.model = Model(self.board, self.rules, Table(self.board.everything(), faces))
        self.played = 0

    def going(self) -> bool:
        return not self.game.is_over

    @precondition(going)
    @rule(index=INDEX)
    def click_anywhere(self, index: int) -> None:
        tile = index % len(self.tiles)
        assert self.game.click(self.tiles[tile]).kind == self.model.click(tile)

    @precondition(going)
    @rule(index=INDEX)
    def take_a_pair(self, index: int) -> None:
        pairs = sorted(self.model.pairs())
        if pairs:
            for tile in pairs[index % len(pairs)]:
                assert self.game.click(self.tiles[tile]).kind == self.model.click(tile)

    @precondition(going)
    @rule()
    def hint(self) -> None:
        pairs = self.model.pairs()
        shown = {
            tuple(self.tiles.index(tile) for tile in self.game.hint().tiles)
            for _ in range(len(pairs))
        }
        assert shown == pairs
        assert self.game.hint().kind == ("hinted" if pairs else "refused")

    @precondition(going)
    @rule()
    def undo(self) -> None:
        assert self.game.undo().kind == self.model.undo()

    @precondition(going)
    @rule()
    def redo(self) -> None:
        assert self.game.redo().kind == self.model.redo()

    @precondition(lambda self: self.going() and not self.model.table.tray)
    @rule()
    def shuffle(self) -> None:
        outcome, model = self.game.shuffle(), self.model
        if outcome.kind == "refused":
            assert outcome.code in ("no-shuffles", "no-solution")
            assert (outcome.code == "no-shuffles") == (not model.may_shuffle())
            if outcome.code == "no-solution":
                left = [self.tiles[tile] for tile in members(model.table.there)]
                layout = self.start.layout.with_tiles(left)
                assert not hand(layout.tiles, layout.footprint).can_be_cleared()
            return
        after = dict(self.game.left)
        faces = tuple(after.get(tile, face) for tile, face in
                      zip(self.tiles, model.table.faces, strict=True))  # fmt: skip
        kept = Counter(model.table.faces[tile] for tile in members(model.table.there))
        assert Counter(after.values()) == kept
        used = model.table.shuffles + 1
        model.move_to(replace(model.table, faces=faces, shuffles=used))

    @precondition(going)
    @rule(seconds=st.integers(0, 50))
    def wait(self, seconds: int) -> None:
        if self.game.clock.is_running:
            self.played += seconds
        self.now.later(seconds)

    @precondition(going)
    @rule(seconds=st.integers(0, 50))
    def pause(self, seconds: int) -> None:
        assert self.game.pause().kind == "paused"
        self.now.later(seconds)
        assert self.game.click(self.tiles[0]).code == "paused"
        assert self.game.resume().kind == "resumed"

    @invariant()
    def they_agree(self) -> None:
        if not hasattr(self, "game"):
            return
        played, table = self.game, self.model.table
        there = members(table.there)
        assert played.left == tuple(
            (self.tiles[tile], table.faces[tile]) for tile in sorted([*there, *table.tray])
        )
        assert [tile for tile, _ in played.tray] == [self.tiles[tile] for tile in table.tray]
        free = [played.layout.tiles[tile] for tile in played.board.free()]
        assert free == [self.tiles[tile] for tile in self.model.free()]
        assert played.elapsed == self.played * 1000
        gone = len(self.tiles) - len(there) - len(table.tray)
        assert (played.progress, played.pairs_cleared) == (gone / len(self.tiles), gone // 2)
        if not self.no_shuffle_known():
            assert str(played.state) == self.model.state()
        if not played.is_over:
            selected = self.model.selected
            assert played.selected == (None if selected is None else self.tiles[selected])
            assert (played.can_undo, played.can_redo) == (
                bool(self.model.past), bool(self.model.future),
            )  # fmt: skip
        assert played.is_over == (played.state in (State.WON, State.LOST))

    def no_shuffle_known(self) -> bool:
        """Whether it was found that nothing can be shuffled, which the model does not know."""
        return bool(self.game.no_shuffle == "no-solution")

    def teardown(self) -> None:
        if hasattr(self, "game"):
            again = Game.replay(self.start, self.rules, self.game.events)
            assert (again.left, again.tray, again.state) == (
                self.game.left, self.game.tray, self.game.state,
            )  # fmt: skip


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=80, stateful_step_count=40, deadline=None)
