"""Whether an event that comes from a file, not from a player, can happen in a game."""

from __future__ import annotations

from mjs.errors import PlayError
from mjs.play.events import KINDS, Dealt, Event
from mjs.play.outcome import SAID
from mjs.play.standing import Standing
from mjs.proof import ProofDeal, verify

__all__ = ["allow"]

_PICKS = ("select", "deselect", "remove", "pick", "blocked", "hint")


def allow(game: Standing, event: Event) -> None:
    """Raise unless an event can happen now, so far as letting it happen would not find out.

    Parameters
    ----------
    game : Standing
        Its clock shows the time of the event.
    event : Event

    Raises
    ------
    PlayError
        It can't; the text says why.
    """
    kind = event.kind
    if KINDS.get(kind) != len(event.tiles) or (event.dealt is None) == (kind == "shuffle"):
        raise PlayError("there is no such event")
    if game.is_over:
        raise PlayError(SAID["over"])
    if game.is_paused and kind not in ("resume", "quit"):
        raise PlayError(SAID["paused"])
    cap = game.rules.cap
    if (cap is not None and event.at >= cap * 1000) != (kind == "timeout"):
        raise PlayError("it is not the time for it")
    if kind in _PICKS and game.locked_for:
        raise PlayError(SAID["locked"])
    if code := _refusal(game, kind):
        raise PlayError(SAID[code])
    _check_tiles(game, event)
    if event.dealt is not None:
        _check_shuffle(game, event.dealt)


def _refusal(game: Standing, kind: str) -> str:
    """The code of what stands against an event of this kind; empty for nothing."""
    match kind:
        case "hint":
            # Whether there is a pair is seen by the one that is shown.
            return "no-hints" if game.hints_left == 0 else ""
        case "undo":
            return "" if game.can_undo else "no-undo"
        case "redo":
            return "" if game.can_redo else "no-redo"
        case "shuffle" | "no-shuffle":
            return game.no_shuffle
        case "pause":
            return "" if game.rules.pause else "no-pause"
        case "resume":
            return "" if game.is_paused else "not-paused"
        case _:
            return ""


def _check_tiles(game: Standing, event: Event) -> None:
    kind = event.kind
    in_tray_games = game.rules.removal == "tray"
    if kind in (("select", "deselect", "remove") if in_tray_games else ("pick",)):
        raise PlayError("tiles do not go like that by these rules")
    for tile in event.tiles if kind in ("select", "blocked") else ():
        if game.board.is_gone(tile) or game.board.is_free(tile) == (kind == "blocked"):
            raise PlayError(f"the tile at {tile} is gone, or not as it says")
    if kind == "deselect" and game.selected is None:
        raise PlayError("no tile is selected")
    if kind == "hint" and not game.is_pair(*event.tiles):
        raise PlayError("that is no legal pair")


def _check_shuffle(game: Standing, dealt: Dealt) -> None:
    if sorted(dealt.faces) != sorted(face for _, face in game.left):
        raise PlayError("a shuffle keeps the faces")
    opened = dealt.layout.tiles != tuple(tile for tile, _ in game.left)
    if opened and not game.rules.shuffle_opens:
        raise PlayError("a shuffle keeps the places by these rules")
    if dealt.layout.footprint != game.layout.footprint:
        raise PlayError("a shuffle keeps the tiles as large as they are")
    verify(ProofDeal(dealt.layout, dealt.faces, dealt.order, dealt.seed, dealt.generator))
