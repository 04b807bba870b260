"""Threads: what they tell arrives, or is dropped; windows go without waiting; programs end well."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from weakref import WeakMethod

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from mjs import Layout
from mjs_editor.features.checking import Checking
from mjs_editor.features.dealing import Dealing
from mjs_editor.jobs import LatestJob
from mjs_editor.library.scan import Scan
from mjs_editor.longjob import LongJob, Report
from mjs_editor.window import MainWindow
from mjs_editor.worker import Worker, is_ending

PATIENCE = 20


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Keeps work from ending until it is set; set in any case at the end."""
    event = threading.Event()
    yield event
    event.set()


class Listener(QObject):
    """Notes what it is told, and on which thread."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[object, bool]] = []

    def listen(self, what: object) -> None:
        self.heard.append((what, threading.current_thread() is threading.main_thread()))


def test_calls_run_in_order_elsewhere_and_what_they_tell_arrives_here(qtbot: QtBot) -> None:
    listener, worker, threads = Listener(), Worker(), set[int]()
    reference = WeakMethod(listener.listen)
    for number in range(5):

        def call(number: int = number) -> None:
            threads.add(threading.get_ident())
            worker.tell(reference, number)

        worker.run(call)
    qtbot.waitUntil(lambda: len(listener.heard) == 5)
    assert listener.heard == [(number, True) for number in range(5)]
    assert len(threads) == 1
    assert threading.get_ident() not in threads
    assert not is_ending()


def test_what_is_told_to_an_object_that_is_gone_is_dropped(
    qtbot: QtBot, gate: threading.Event
) -> None:
    listener, other, worker = Listener(), Listener(), Worker()
    reference = WeakMethod(listener.listen)
    worker.run(lambda: worker.tell(reference, "late") if gate.wait(PATIENCE) else None)
    worker.run(lambda: worker.tell(WeakMethod(other.listen), "after"))
    heard = listener.heard
    del listener
    gc.collect()
    gate.set()
    qtbot.waitUntil(lambda: other.heard == [("after", True)])
    assert heard == []


def test_nothing_begins_after_leaving(gate: threading.Event) -> None:
    worker, begun, ended = Worker(), threading.Event(), list[str]()

    def first() -> None:
        begun.set()
        gate.wait(PATIENCE)
        ended.append("first")

    worker.run(first)
    worker.run(lambda: ended.append("second"))
    assert begun.wait(PATIENCE)
    worker.leave()
    worker.run(lambda: ended.append("third"))
    gate.set()
    worker.wait()
    assert ended == ["first"]


def test_what_a_call_raises_is_raised_here_and_the_next_one_runs(qtbot: QtBot) -> None:
    worker, ended = Worker(), list[str]()
    with qtbot.captureExceptions() as raised:
        worker.run(lambda: ended.append(str(1 // 0)))
        worker.run(lambda: ended.append("second"))
        worker.wait()
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    assert ended == ["second"]


def test_jobs_that_were_left_tell_nothing(qtbot: QtBot, gate: threading.Event) -> None:
    told: list[object] = []

    def work(what: str) -> str:
        gate.wait(PATIENCE)
        return what

    latest, long = LatestJob(work), LongJob()
    for job in (latest, long):
        job.done.connect(told.append)
        job.failed.connect(told.append)
    latest.start("one")
    latest.start("two")
    long.start(lambda _: work("three"))
    latest.leave()
    long.leave()
    assert latest.is_idle
    assert not long.is_running
    gate.set()
    latest.start("four")
    long.start(lambda _: work("five"))
    assert latest.is_idle
    assert not long.is_running
    latest.wait()
    long.wait()
    qtbot.wait(1)
    assert told == []


def test_a_window_closes_while_its_work_goes_on(
    window: MainWindow, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = threading.Semaphore(0), threading.Semaphore(0)

    def stubborn(*_: object) -> None:
        begun.release()
        gate.wait(PATIENCE)
        ended.release()

    checking, dealing = window.features["Checking"], window.features["Dealing"]
    assert isinstance(checking, Checking)
    assert isinstance(dealing, Dealing)
    window.wait_for_checks()
    monkeypatch.setattr(checking.job, "_work", stubborn)
    window.document.edit("Draw", Layout.from_tiles([(0, 0, 0), (2, 0, 0)]))
    dealing.job.start(stubborn)
    assert all(begun.acquire(timeout=PATIENCE) for _ in range(2))
    assert window.close()
    assert not window.isVisible()
    assert not ended.acquire(blocking=False)  # nothing has ended, yet the window is gone
    gate.set()
    assert all(ended.acquire(timeout=PATIENCE) for _ in range(2))


@pytest.mark.parametrize("command", ["deal.new", "deal.measure"])
def test_dealing_a_large_board_hears_that_it_is_not_wanted(
    window: MainWindow, qtbot: QtBot, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = threading.Event()
    usual = Report.is_unwanted

    def note(report: Report) -> bool:
        asked.set()
        return usual(report)

    monkeypatch.setattr(Report, "is_unwanted", note)
    dealing = window.features["Dealing"]
    assert isinstance(dealing, Dealing)
    many = [(4 * x, 2 * y, z) for x in range(25) for y in range(20) for z in range(2)]
    window.document.edit("Draw", Layout.from_tiles(many))
    dealing.panel.count.setValue(10_000)
    window.commands[command].trigger()
    assert asked.wait(PATIENCE)
    window.close()
    dealing.job.wait()  # ends long before 400 plays, and 10,000 deals, could
    assert not dealing.job.is_running


def test_a_scan_that_is_stopped_tells_nothing_more(qtbot: QtBot, tmp_path: Path) -> None:
    for number in range(20):
        (tmp_path / f"{number}.json").write_text("{}", "utf-8")
    told: list[object] = []
    scan = Scan(tmp_path)
    scan.found.connect(told.append)
    scan.finished.connect(lambda: told.append("finished"))
    scan.start()
    scan.stop()
    scan._worker.wait()
    qtbot.wait(1)
    assert told == []
    assert not scan.is_finished


ENDS = {
    "while a large board is checked": 'window.document.edit("x", big)',
    "while deals are measured": """
        window.document.edit("x", big)
        window.features["Dealing"].panel.count.setValue(10_000)
        window.features["Dealing"].measure()
        """,
    "while a folder is looked through": """
        from mjs_editor.library.window import LibraryWindow
        library = LibraryWindow(lambda entries: None)
        library.show_folder(folder)
        application.processEvents()
        """,
}


@pytest.mark.parametrize("how", ENDS)
def test_a_program_may_end_at_any_moment(how: str, tmp_path: Path) -> None:
    for number in range(200):
        (tmp_path / f"{number}.json").write_text("{}", "utf-8")
    text = """
        import sys
        from pathlib import Path
        from PySide6.QtWidgets import QApplication
        from mjs import Layout
        from mjs_editor.window import MainWindow
        application = QApplication([])
        folder = Path(sys.argv[1])
        window = MainWindow()
        window.show()
        big = Layout.from_tiles([(4 * x, 2 * y, 0) for x in range(40) for y in range(40)])
        """
    program = dedent(text) + dedent(ENDS[how])
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr.replace(QUIET, "")) == (0, "")


QUIET = "This plugin does not support propagateSizeHints()\n"
