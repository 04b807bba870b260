"""Looking back through a game, move by move, on a table of its own."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mjs.play.events import Event
from mjs.play.game import Game
from mjs_editor.art.icons import themed_icon
from mjs_editor.plaintext import PlainLabel
from mjs_editor.playtest.eyepanel import announce
from mjs_editor.playtest.looks import PlayLook
from mjs_editor.playtest.marklayer import TAKEN, MarkLayer
from mjs_editor.playtest.rack import Rack
from mjs_editor.playtest.tableview import TableView
from mjs_editor.playtest.words import duration, face_name

__all__ = ["EventWords", "LookBack"]

_SIZE = 900, 680
_UNSEEN = frozenset({"select", "deselect"})


class LookBack(QDialog):
    """Shows a game as it was after each of its events; the game itself stays as it is.

    Parameters
    ----------
    game : Game
    look : PlayLook
    parent : QWidget, optional

    Attributes
    ----------
    table : TableView
    marks : MarkLayer
        What the event was about.
    slider : QSlider
        From 0, the start, to the last event that is seen.
    shown : Game
        The game as it was there.
    """

    def __init__(self, game: Game, look: PlayLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Look back"))
        self.resize(*_SIZE)
        self._game, self._words = game, EventWords(self)
        events = game.events
        self._stops = [0] + [
            number for number, event in enumerate(events, 1) if event.kind not in _UNSEEN
        ]
        self.table, self.rack = TableView(), Rack()
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # there is nothing to be done on it
        self.table.motions.enabled = False
        self.table.set_look(look)
        self.rack.set_look(look)
        self.marks = MarkLayer(self.table)
        self.text = PlainLabel()
        self.text.setWordWrap(True)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(self._stops) - 1)
        self.slider.setPageStep(10)
        self.slider.setAccessibleName(self.tr("Place in the game"))
        self.slider.valueChanged.connect(self._show)
        row = QHBoxLayout()
        back = self._button("back", self.tr("One step back"), -1, "Alt+Left")
        row.addWidget(back)
        row.addWidget(self.slider, 1)
        row.addWidget(self._button("step", self.tr("One step on"), 1, "Alt+Right"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.go_on = buttons.addButton(
            self.tr("&Go on from here"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.go_on.setToolTip(
            self.tr("Play on from this place, as the designer: no record is made")
        )
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addWidget(self.rack)
        column.addWidget(self.text)
        column.addLayout(row)
        column.addWidget(buttons)
        self.shown = game
        self.slider.setValue(self.slider.maximum())
        self._show()
        self.slider.setFocus()

    @property
    def is_at_the_end(self) -> bool:
        """Whether the game is shown as it is now."""
        return self.slider.value() == self.slider.maximum()

    def _show(self) -> None:
        place = self.slider.value()
        count = self._stops[place]
        self.shown = self._game.rewound(count)
        self.table.show_game(self.shown)
        self.rack.show_game(self.shown)
        before = self._game.rewound(count - 1) if count else None
        if before is None:
            text = self.tr("The start")
            self.marks.clear()
        else:
            event = self._game.events[count - 1]
            faces = {tile: face for tile, face in before.left if tile in event.tiles}
            self.marks.show_marks(faces, TAKEN, faces)
            text = self.tr("{0} of {1}, at {2}: {3}").format(
                place,
                self.slider.maximum(),
                duration(event.at),
                self._words.of_event(before, event),
            )
        self.text.setText(text)
        self.text.setAccessibleName(text)
        announce(self.text, text)
        self.go_on.setEnabled(not self.is_at_the_end)

    def _button(self, icon: str, title: str, step: int, keys: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(themed_icon(icon))
        native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{title} ({native})")
        button.setAccessibleName(title)
        move = partial(self._step, step)
        button.clicked.connect(move)
        QShortcut(QKeySequence(keys), self).activated.connect(move)
        return button

    def _step(self, step: int) -> None:
        self.slider.setValue(self.slider.value() + step)


class EventWords(QObject):
    """Puts the events of a game into words."""

    def of_event(self, before: Game, event: Event) -> str:
        """What happened, given the game as it was before it."""
        faces = dict(before.left)
        named = " + ".join(face_name(faces[tile]) for tile in event.tiles if tile in faces)
        texts = {
            "remove": self.tr("gone: {0}"),
            "pick": self.tr("into the tray: {0}"),
            "hint": self.tr("hint: {0}"),
            "blocked": self.tr("clicked in vain, being blocked: {0}"),
            "undo": self.tr("taken back"),
            "redo": self.tr("done again"),
            "shuffle": self.tr("shuffled"),
            "no-shuffle": self.tr("no shuffle was found that can be cleared"),
            "pause": self.tr("paused"),
            "resume": self.tr("the game went on"),
            "quit": self.tr("given up"),
            "timeout": self.tr("time was up"),
        }
        return texts.get(event.kind, event.kind).format(named)
