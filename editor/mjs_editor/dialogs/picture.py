"""A picture of the board: which kind, how large, light or dark, with faces or without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from mjs import Layout
from mjs.render import MAX_SCALE, TILE_HEIGHT, TILE_WIDTH, Frame, Theme
from mjs_editor.boardpainter import paint_board

__all__ = ["Picture"]

_PREVIEW = 420, 300


class Picture(QDialog):
    """Asks how a picture is to be.

    Parameters
    ----------
    layout : Layout
    faces : sequence of str
        What lies on each tile in the deal that there is; none without a deal.
    """

    def __init__(
        self, layout: Layout, faces: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._layout, self._faces = layout, faces
        self.setWindowTitle(self.tr("Save a picture"))
        self.kind, self.theme, self.scale = QComboBox(), QComboBox(), QDoubleSpinBox()
        self.kind.addItem(self.tr("PNG, pixels"), ".png")
        self.kind.addItem(self.tr("SVG, sharp at every size"), ".svg")
        for theme, title in zip(get_args(Theme), (self.tr("Light"), self.tr("Dark")), strict=True):
            self.theme.addItem(title, theme)
        self.scale.setRange(0.1, MAX_SCALE)
        self.scale.setSingleStep(0.5)
        self.scale.setValue(2.0)
        self.with_faces = QCheckBox(self.tr("Show the &faces of the deal"))
        self.with_faces.setEnabled(bool(faces))
        self.with_faces.setChecked(bool(faces))
        self.with_faces.setToolTip(
            self.tr("Draw on the tiles what the deal gave them")
            if faces
            else self.tr("There is no deal: make one in the panel Deals first")
        )
        self.tile_size = QLabel()
        self.preview = QLabel()
        self.preview.setFixedSize(*_PREVIEW)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.preview.setAccessibleName(self.tr("Preview"))
        form = QFormLayout()
        form.addRow(self.tr("&Kind"), self.kind)
        form.addRow(self.tr("&Theme"), self.theme)
        form.addRow(self.tr("&Scale"), self.scale)
        form.addRow("", self.tile_size)
        form.addRow("", self.with_faces)
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Save | buttons.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(self.preview)
        box.addLayout(form)
        box.addWidget(self.buttons)
        kind = self.kind.findData(QSettings().value("picture/kind"))
        self.kind.setCurrentIndex(max(0, kind))
        self.theme.currentIndexChanged.connect(self._show_preview)
        self.with_faces.toggled.connect(self._show_preview)
        self.scale.valueChanged.connect(self._show_size)
        self._show_preview()
        self._show_size()

    @property
    def suffix(self) -> str:
        """``.png`` or ``.svg``."""
        return str(self.kind.currentData())

    @property
    def theme_wanted(self) -> Theme:
        """Light or dark."""
        return "dark" if self.theme.currentData() == "dark" else "light"

    @property
    def faces_wanted(self) -> Sequence[str]:
        """What to draw on each tile; nothing when the faces are not wanted."""
        return self._faces if self.with_faces.isChecked() else ()

    def accept(self) -> None:
        """Remember the kind."""
        QSettings().setValue("picture/kind", self.suffix)
        super().accept()

    def _show_preview(self, *_: object) -> None:
        frame, ratio = Frame(self._layout.at_origin()), self.devicePixelRatioF()
        scale = min(_PREVIEW[0] / frame.width, _PREVIEW[1] / frame.height) * ratio
        image = paint_board(
            self._layout, theme=self.theme_wanted, scale=scale, faces=self.faces_wanted
        )
        shown = QPixmap.fromImage(image)
        shown.setDevicePixelRatio(ratio)
        self.preview.setPixmap(shown)

    def _show_size(self) -> None:
        scale = self.scale.value()
        self.tile_size.setText(
            self.tr("A tile is {0} x {1} pixels").format(
                round(TILE_WIDTH * scale), round(TILE_HEIGHT * scale)
            )
        )
