"""Visits to dialogs, also to those that keep their caller waiting, and what to look at there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHeaderView,
    QLabel,
    QMenu,
    QScrollBar,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

_LONGEST_MS = 5_000


def visit(qtbot: QtBot, show: Callable[[], object], look: Callable[[QWidget], None]) -> None:
    """Show a dialog, look at it, and see that it is closed again whatever was found."""
    found: list[BaseException | None] = []
    timer = QTimer()

    def go() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None or not dialog.isActiveWindow():
            return
        timer.stop()
        try:
            look(dialog)
            found.append(None)
        except BaseException as error:  # noqa: BLE001 - raised again where pytest sees it
            found.append(error)
        finally:
            if dialog.isVisible():
                dialog.close()

    timer.timeout.connect(go)
    timer.start(1)
    show()
    qtbot.waitUntil(lambda: bool(found), timeout=_LONGEST_MS)
    if found[0] is not None:
        raise found[0]


def own_widgets(root: QWidget) -> Iterator[QWidget]:
    """The visible widgets below one that are not parts of other widgets of Qt's."""
    for widget in root.findChildren(QWidget):
        inner = widget.objectName().startswith("qt_") or isinstance(widget, QHeaderView)
        parent = widget.parentWidget()
        part = isinstance(parent, QTabBar) or _is_in_field(widget)
        if widget.isVisibleTo(root) and not inner and not part:
            yield widget


def _is_in_field(widget: QWidget) -> bool:
    """Whether it is the line of a spin box, the button that clears a field, or such."""
    parent = widget.parentWidget()
    names = {"QLineEdit", "QSpinBox", "QDoubleSpinBox", "QComboBox", "QKeySequenceEdit"}
    return parent is not None and parent.metaObject().className() in names


def reachable(root: QWidget) -> set[QWidget]:
    """What Tab has to come by: what takes the focus by it, and can be used."""
    return {
        widget
        for widget in own_widgets(root)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isEnabled()
        and widget.focusProxy() is None
        and not isinstance(widget, QScrollBar)
    }


def walked_by_tab(qtbot: QtBot, root: QWidget, most: int = 60) -> list[QWidget]:
    """What has the focus, key by key, until it comes round."""
    way: list[QWidget] = []
    for _ in range(most):
        widget = QApplication.focusWidget()
        assert widget is not None, "nothing has the focus"
        owner = widget.parentWidget() if _is_in_field(widget) else widget
        if owner in way:
            break
        way.append(owner)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    return way


def accessible_name(widget: QWidget) -> str:
    """What a screen reader calls a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return str(interface.text(QAccessible.Text.Name)) if interface is not None else ""


def nameless(root: QWidget) -> list[str]:
    """Buttons and fields that a screen reader could not name."""
    return [
        described(widget)
        for widget in own_widgets(root)
        if (isinstance(widget, QAbstractButton) or widget in reachable(root))
        and not accessible_name(widget).strip()
    ]


def described(widget: QObject) -> str:
    """A widget for the message of a test that fails."""
    names = []
    at: QObject | None = widget
    while at is not None:
        names.append(f"{at.metaObject().className()}:{at.objectName()}")
        at = at.parent()
    return " < ".join(names[:5])


def letters(root: QWidget) -> list[str]:
    """The letters that lead somewhere with Alt, as often as they do."""
    texts = [
        widget.text()
        for widget in own_widgets(root)
        if isinstance(widget, QAbstractButton)
        or (isinstance(widget, QLabel) and widget.buddy() is not None)
    ]
    for bar in root.findChildren(QTabBar):
        texts += [bar.tabText(number) for number in range(bar.count())]
    return [letter for letter in map(letter_of, texts) if letter]


def letter_of(text: str) -> str:
    """The letter after the mark of a text; empty when there is none."""
    _, mark, rest = text.replace("&&", "").partition("&")
    return rest[:1].casefold() if mark else ""


def taken_twice(found: list[str]) -> list[str]:
    """The letters that lead to more than one place."""
    return [letter for letter, count in Counter(found).items() if count > 1]


def menus_below(menu: QMenu) -> Iterator[QMenu]:
    """A menu and those within it."""
    yield menu
    for action in menu.actions():
        if (below := action.menu()) is not None:
            yield from menus_below(below)


def assert_tab_comes_by_everything(qtbot: QtBot, dialog: QWidget) -> None:
    """Whatever can be reached in a dialog is reached by the Tab key."""
    missed = reachable(dialog) - set(walked_by_tab(qtbot, dialog))
    assert not missed, [described(widget) for widget in missed]


def assert_named(dialog: QWidget) -> None:
    """A dialog and all in it have names, and each letter leads to one place."""
    assert dialog.windowTitle()
    assert nameless(dialog) == []
    assert taken_twice(letters(dialog)) == []
