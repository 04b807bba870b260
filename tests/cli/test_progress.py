from __future__ import annotations

import io
import sys

import pytest

from mjs.cli.progress import duration, progress_bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def drive(terminal: Terminal, seconds: float) -> None:
    """A run of ten files that takes so long."""
    now = [0.0]
    with progress_bar("checking", stream=terminal, clock=lambda: now[0]) as tell:
        assert tell is not None
        for done in range(11):
            now[0] = seconds * done / 10
            tell(done, 10)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return Terminal()


def test_a_short_run_shows_nothing(terminal: Terminal) -> None:
    drive(terminal, 1.0)
    assert terminal.getvalue() == ""


def test_a_long_run_shows_a_bar_and_takes_it_away(terminal: Terminal) -> None:
    drive(terminal, 30.0)
    assert "checking" in terminal.getvalue()
    assert "9/10" in terminal.getvalue()
    # The cursor is shown again and the line erased, which is what comes last.
    assert "\x1b[?25h" in terminal.getvalue()
    assert terminal.getvalue().endswith("\x1b[2K")


def test_an_interrupted_run_leaves_the_terminal_as_it_was(terminal: Terminal) -> None:
    def interrupted() -> None:
        now = [0.0]
        with progress_bar("checking", stream=terminal, clock=lambda: now[0]) as tell:
            assert tell is not None
            now[0] = 5.0
            tell(1, 10)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert "\x1b[?25h" in terminal.getvalue()


def test_without_a_terminal_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with progress_bar("checking") as tell:
        assert tell is None


def test_a_note_stands_where_the_time_left_would(terminal: Terminal) -> None:
    now = [0.0]
    with progress_bar("surveying", stream=terminal, clock=lambda: now[0]) as tell:
        assert tell is not None
        for done in range(11):
            now[0] = 3.0 * done
            tell(done, 10, f"{done} deals/s, {duration(30 - now[0])} left")
    shown = terminal.getvalue()
    assert "9 deals/s, 3 s left" in shown
    assert "-:--:--" not in shown
