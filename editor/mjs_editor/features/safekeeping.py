"""Drafts of unsaved changes, and what is offered when the program did not end well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMessageBox

from mjs import Layout, MjsError
from mjs_editor import session
from mjs_editor.boards import read_files
from mjs_editor.drafts import Draft, DraftFile, abandoned
from mjs_editor.enginewords import said
from mjs_editor.jobs import LatestJob
from mjs_editor.plaintext import verbatim
from mjs_editor.state import state_folder

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Safekeeping", "offer_drafts"]

_EVERY_MS = 2_000
_MOST_NAMED = 10


class Safekeeping(QObject):
    """Keeps a draft while there are unsaved changes, written at most every two seconds.

    Attributes
    ----------
    timer : QTimer
        Runs while something is to be written.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        self.draft = DraftFile(state_folder())
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(_EVERY_MS)
        self.timer.timeout.connect(self._write)
        self._job = LatestJob(self.draft.write, self)
        self._job.failed.connect(self.tell_failure)
        self._has_told = False
        self.document.changed.connect(self._on_changed)
        self.document.clean_changed.connect(self._on_clean_changed)
        window.closed.connect(self._on_closed)

    def write_now(self) -> None:
        """Write the draft before going on.

        Raises
        ------
        MjsError
            It can't be written.
        """
        self.timer.stop()
        self._job.wait()
        self.draft.write(self.document.layout, self.document.path)

    def discard(self) -> None:
        """Take the draft away."""
        self.timer.stop()
        self._job.wait()
        self.draft.remove()

    def _on_closed(self) -> None:
        # Whatever may still happen to a closed document, nobody is to be offered it.
        self.timer.timeout.disconnect(self._write)
        self.discard()

    def _on_changed(self, _: object) -> None:
        # Not begun anew by each change: whoever draws without a pause is safe as well.
        if not self.timer.isActive():
            self.timer.start()

    def _on_clean_changed(self, is_clean: bool) -> None:
        if is_clean:
            self.discard()
        elif not self.timer.isActive():
            self.timer.start()  # its file went, so that what is here is all there is

    def _write(self) -> None:
        if not self.document.is_clean:
            self._job.start(self.document.layout, self.document.path)

    def tell_failure(self, reason: str) -> None:
        """Say why no draft can be written, once: it is tried again every two seconds."""
        if not self._has_told:
            self._has_told = True
            self.window.tell(self.tr("No draft for a crash can be kept: {0}").format(said(reason)))


def offer_drafts(window: MainWindow) -> None:
    """Offer what a crash has left, in one question; tell of damaged drafts in one message."""
    found = abandoned(state_folder())
    filing = window.filing
    if found.faults:
        filing.tell_faults(filing.tr("A draft could not be read"), found.faults)
    if not found.drafts:
        return
    names = [_name(draft) for draft in found.drafts]
    more = len(names) - _MOST_NAMED
    shown = "\n".join(f"• {name}" for name in names[:_MOST_NAMED])
    if more > 0:
        shown += "\n" + filing.tr("... and {0} more").format(more)
    buttons = QMessageBox.StandardButton
    answer = QMessageBox.question(
        window,
        filing.tr("Unsaved changes"),
        verbatim(
            filing.tr(
                "The editor did not end as it should. These layouts have changes that were not "
                "saved:\n\n{0}\n\nOpen them with their changes? No drops the changes."
            ).format(shown)
        ),
        buttons.Yes | buttons.No | buttons.Cancel,
    )
    if answer == buttons.Cancel:
        return  # asked again at the next start
    for draft in found.drafts:
        if answer == buttons.Yes:
            _restore(window, draft)
        else:
            draft.remove()


def _restore(window: MainWindow, draft: Draft) -> None:
    """Open a draft as an unsaved change of its file, safe under a new draft before the old goes."""
    saved = read_files([draft.path]).readable if draft.path is not None else []
    path = draft.path if len(saved) == 1 else None
    # The last session may have opened the file by itself already.
    new = session.window_of(path) if path is not None else None
    if new is None:
        base = saved[0].layout if path is not None else None
        new = window.open_another(base or Layout(), path)
    new.document.edit(new.tr("Recover unsaved changes"), draft.layout)
    new.view.fit()
    keeping = new.feature(Safekeeping)
    try:
        keeping.write_now()
    except MjsError as error:
        keeping.tell_failure(str(error))
        return
    draft.remove()


def _name(draft: Draft) -> str:
    name = draft.layout.name or "?"
    return f"{name} ({draft.path})" if draft.path is not None else name
