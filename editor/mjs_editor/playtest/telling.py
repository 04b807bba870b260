"""What the window says of a game: how it stands, what came of an action, what can be done now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject

from mjs import Tile
from mjs.board import Blockers
from mjs.play.game import Game
from mjs.play.outcome import SAID, Outcome, State
from mjs_editor.enginewords import said as worded
from mjs_editor.numerals import number
from mjs_editor.playtest.gamenotes import has_moved
from mjs_editor.playtest.wantedband import TRIES, band_word, missed_band
from mjs_editor.playtest.words import duration, face_name

__all__ = ["Teller"]

_MOVES = frozenset({"removed", "picked", "cleared", "undone", "redone", "shuffled"})
_AFTER = ("play.undo", "play.shuffle", "eye.lost", "game.restart", "game.new")
_WON = ("eye.look-back", "game.restart", "game.new")
_LOST = ("eye.lost", "game.restart", "game.new")


class Teller(QObject):
    """Puts a game into words. It keeps nothing and changes nothing."""

    def of_outcome(self, game: Game, outcome: Outcome, faces: Mapping[Tile, str]) -> str:
        """What came of an action; may be empty.

        Parameters
        ----------
        game : Game
        outcome : Outcome
        faces : dict of Tile to str
            The faces that tiles had before it. Of what blocks a tile, only those that are seen.
        """
        named = [face_name(faces[tile]) for tile in outcome.tiles if tile in faces]
        kind, first = outcome.kind, named[0] if named else ""
        if game.state is State.STUCK and kind in _MOVES:
            return self._of_stuck(game)
        if kind == "selected":
            return self.tr("Selected: {0}").format(first)
        if kind == "deselected":
            return self.tr("No tile is selected")
        if kind in ("removed", "cleared"):
            return self.tr("Gone: {0}").format(" + ".join(named))
        if kind == "picked":
            return self.tr("In the tray: {0}").format(first)
        if kind == "hinted":
            return self.tr("Hint {0} of {1}: {2}. It promises nothing about the rest.").format(
                number(game.hint_number), number(game.pair_count), " + ".join(named)
            )
        if kind == "shuffled":
            return self.tr("Shuffled: what is left can be cleared again")
        if kind == "blocked" and outcome.blockers is not None:
            why = self.of_blockers(outcome.blockers, faces)
            return self.tr("{0} is blocked: {1}").format(_capital(first), why)
        if kind == "refused":
            if game.state is State.STUCK and outcome.code == "no-pair":
                return self._of_stuck(game)  # that no pair is free is said already
            return f"{_capital(worded(SAID[outcome.code]))}."
        simple = {
            "undone": self.tr("Taken back"),
            "redone": self.tr("Done again"),
            "resumed": self.tr("The game goes on"),
        }
        return simple.get(kind, "")

    def of_blockers(self, blockers: Blockers, faces: Mapping[Tile, str]) -> str:
        """Why a tile is blocked, with the faces of what blocks it, as far as they are given."""
        said = []
        if blockers.above:
            said.append(self.tr("covered by {0}").format(self._listed(blockers.above, faces)))
        if blockers.left and blockers.right:
            said.append(
                self.tr("closed in by {0} on the left and {1} on the right").format(
                    self._listed(blockers.left, faces), self._listed(blockers.right, faces)
                )
            )
        return self.tr("{0}, and {1}").format(*said) if len(said) == 2 else "".join(said)

    def of_state(self, game: Game) -> tuple[str, tuple[str, ...]]:
        """How a game stands that waits for a choice, and the commands to choose from.

        An empty text when play simply goes on.
        """
        if game.is_waiting:
            text = self.tr("Read the rules on the right. The faces are hidden until you start.")
            return text, ("play.begin",)
        if game.is_paused:
            return self.tr("Paused. The faces are hidden, and no time counts."), ("play.pause",)
        if game.state is State.STUCK:
            return self.tr("Stuck: no pair is free."), _AFTER
        if game.state is State.LOST:
            return self._lost(game), _LOST
        if game.state is State.WON:
            return self._won(game), _WON
        if game.state is State.QUIT:
            return self.tr("You gave up."), _LOST
        if game.locked_for:
            seconds = -(-game.locked_for // 1000)
            return self.tr("Shuffled. Tiles can be picked in %n second(s).", "", seconds), ()
        return "", ()

    def of_begin(self, game: Game) -> str:
        """What to do before the first move; that a game goes on which is taken up again."""
        if game.state is State.STUCK:
            return self._of_stuck(game)
        if has_moved(game):
            return self.tr("The game goes on")
        if band := missed_band(game.start):
            return self.tr("None of {0} deals of this layout was {1}: this is one of any.").format(
                TRIES, band_word(band)
            )
        if game.rules.removal == "tray":
            return self.tr("The rules are on the right. Pick free tiles to the tray to begin.")
        return self.tr("The rules are on the right. Take two free tiles that match to begin.")

    def of_countdown(self) -> str:
        """What is to be read while the start is counted down."""
        return self.tr("Get ready: the faces are shown in a moment.")

    def of_cleared(self, game: Game, *, with_time: bool = True) -> tuple[str, str]:
        """What is to be read where the tiles were, in large letters and in small ones.

        Empty while there are any tiles. The time is left out of it where the rules leave it to the
        player who, `with_time` being false, wants to see none.
        """
        if game.state is not State.WON:
            return "", ""
        is_clean = game.is_clean and game.rules.shuffles != 0
        timed = game.rules.timer == "on" or (game.rules.timer == "optional" and with_time)
        details = [self.tr("Time: {0}").format(duration(game.elapsed))] if timed else []
        if game.rules.score:
            details.append(self.tr("Score: {0}").format(number(game.score)))
        title = self.tr("Cleared without a shuffle") if is_clean else self.tr("Cleared")
        return title, "   ".join(details)

    def _listed(self, tiles: Iterable[Tile], faces: Mapping[Tile, str]) -> str:
        """Some tiles by their faces, those that are hidden counted."""
        tiles = list(tiles)
        named = [face_name(faces[tile]) for tile in tiles if tile in faces]
        hidden = len(tiles) - len(named)
        if hidden:
            named.append(self.tr("%n hidden tile(s)", "", hidden))
        if len(named) == 1:
            return named[0]
        return self.tr("{0} and {1}").format(", ".join(named[:-1]), named[-1])

    def _of_stuck(self, game: Game) -> str:
        """What being stuck means."""
        if game.shuffles_left != 0 and not game.can_shuffle:
            return self.tr("These places can't be shuffled into a solution.")
        return self.tr("This does not prove the deal impossible.")

    def _lost(self, game: Game) -> str:
        if game.reason == "tray-full":
            return self.tr("Lost: the tray is full.")
        if game.reason == "time":
            return self.tr("Lost: time is up.")
        return self.tr("Lost: no pair is free, and no undo or shuffle is left.")

    def _won(self, game: Game) -> str:
        shuffles = game.tallies.shuffles
        if game.rules.timer == "off":
            text = self.tr("Won: the board is cleared.")
        else:
            text = self.tr("Won in {0}.").format(duration(game.elapsed))
        if game.overtime:
            text += " " + self.tr("{0} over the target.").format(duration(game.overtime))
        if game.is_clean and game.rules.shuffles != 0:
            text += " " + self.tr("No shuffle was used.")
        elif shuffles:
            text += " " + self.tr("%n shuffle(s) used.", "", shuffles)
        return text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
