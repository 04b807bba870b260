"""What the play window can do, one module a topic; each installs its commands into a window.

A feature is a QObject made with the window, as those of the editor. It adds commands to
`window.commands`, places them in menus and on `window.bar`, and listens to the window's signals
`game_started`, `acted`, `ended` and `changed`. A new one is one module and one line in
`PLAY_FEATURES`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mjs_editor.playtest.features import (
    autoplay,
    bands,
    certaindeals,
    editreturn,
    eye,
    gamelogs,
    games,
    helping,
    keeping,
    leaving,
    looking,
    lookingback,
    lostmove,
    naming,
    playing,
    racing,
    recording,
    ruling,
    speaking,
    starting,
    steering,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

__all__ = ["PLAY_FEATURES"]

PLAY_FEATURES: tuple[type[QObject], ...] = (
    games.Games,
    certaindeals.CertainDeals,
    bands.Bands,
    ruling.Ruling,
    playing.Playing,
    starting.Starting,
    steering.Steering,
    speaking.Speaking,
    naming.Naming,
    racing.Racing,
    eye.Eye,
    lostmove.LostMove,
    autoplay.AutoPlay,
    lookingback.LookingBack,
    editreturn.EditReturn,
    recording.Recording,
    leaving.Leaving,
    keeping.Keeping,
    gamelogs.GameLogs,
    looking.Looking,
    helping.PlayHelping,
)
"""In the order of their menus."""
