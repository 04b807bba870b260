"""Objects of Qt in a cycle are destroyed on the GUI thread, whichever thread is at work."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import weakref
from textwrap import dedent

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from mjs_editor.worker import Worker

PATIENCE = 20


class Part(QObject):
    """Refers to itself, so that only a collection finds it."""

    def __init__(self) -> None:
        super().__init__()
        self.own = self


def test_a_thread_at_work_collects_nothing_and_the_event_loop_does(qtbot: QtBot) -> None:
    worker, threads, parts = Worker(), set[threading.Thread](), list[weakref.ref[Part]]()

    def note(phase: str, _: object) -> None:
        threads.add(threading.current_thread())

    def work() -> None:
        for _ in range(10 * gc.get_threshold()[0]):
            cycle: list[object] = []
            cycle.append(cycle)

    gc.callbacks.append(note)
    try:
        parts += [weakref.ref(Part()) for _ in range(20)]
        worker.run(work)
        worker.wait()
        qtbot.waitUntil(lambda: all(part() is None for part in parts), timeout=PATIENCE * 1_000)
    finally:
        gc.callbacks.remove(note)
        worker.leave()
    assert threads == {threading.main_thread()}


def test_a_program_with_much_garbage_of_qt_and_a_busy_thread_goes_on() -> None:
    program = """
        import time
        from PySide6.QtCore import QObject, QTimer
        from PySide6.QtWidgets import QApplication
        from mjs_editor.worker import Worker

        class Part(QObject):
            def __init__(self):
                super().__init__()
                self.own = self
                self.timer = QTimer(self)
                self.timer.start(0)

        def work():
            while not over:
                cycle = []
                cycle.append(cycle)

        application = QApplication([])
        worker, over = Worker(), []
        worker.run(work)
        end = time.monotonic() + 1
        while time.monotonic() < end:
            for _ in range(50):
                Part()
            application.processEvents()
        over.append(True)
        worker.wait()
        """
    done = subprocess.run(
        [sys.executable, "-c", dedent(program)], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_a_process_that_is_forked_collects_by_itself() -> None:
    program = """
        import gc, os
        from PySide6.QtCore import QCoreApplication
        from mjs_editor.worker import Worker
        application = QCoreApplication([])
        Worker()
        assert not gc.isenabled()
        child = os.fork()
        if not child:
            os._exit(3 if gc.isenabled() else 4)
        raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        """
    done = subprocess.run(
        [sys.executable, "-c", dedent(program)], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (3, "")
