"""Crews by themselves: what becomes of tasks when workers die, and when nobody wants them done."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from mjs.crew import Crew
from working_alone import breaks_once, breaks_then_lasts, lasts

Told = list[list[tuple[str, object]]]


def began(folder: Path) -> Callable[[], bool]:
    """Whether somebody has begun with what takes for ever."""
    return lambda: any(folder.glob("*-began"))


def nobody_is_left_at_work(folder: Path) -> bool:
    return not multiprocessing.active_children() and not list(folder.glob("*-ended"))


def tasks(folder: Path, count: int) -> list[str]:
    return [str(folder / f"task{number}") for number in range(count)]


def test_cancel_is_heard_while_a_task_is_worked_on_alone(tmp_path: Path) -> None:
    crew = Crew(breaks_then_lasts, jobs=2, cancel=began(tmp_path))
    told: Told = list(crew.run(tasks(tmp_path, 1)))
    assert told == []
    assert [path.name for path in tmp_path.glob("*-began")] == ["task0-began"]
    assert nobody_is_left_at_work(tmp_path)


def test_cancel_is_heard_alone_after_the_pool_of_somebody_else_broke(tmp_path: Path) -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        crew = Crew(breaks_then_lasts, executor=pool, cancel=began(tmp_path))
        told: Told = list(crew.run(tasks(tmp_path, 1)))
    assert told == []
    assert nobody_is_left_at_work(tmp_path)


def test_cancel_does_not_wait_for_workers_of_our_own(tmp_path: Path) -> None:
    crew = Crew(lasts, jobs=2, cancel=began(tmp_path))
    told: Told = list(crew.run(tasks(tmp_path, 3)))
    assert told == []
    assert nobody_is_left_at_work(tmp_path)


def test_who_has_cancelled_once_is_not_asked_again(tmp_path: Path) -> None:
    answers = iter([True])
    crew = Crew(breaks_once, jobs=2, cancel=lambda: next(answers))
    told: Told = list(crew.run(tasks(tmp_path, 3)))
    assert told == []
    assert next(answers, None) is None


@pytest.mark.parametrize("jobs", [2, 3])
def test_what_breaks_a_pool_once_is_done_alone(tmp_path: Path, jobs: int) -> None:
    crew = Crew(breaks_once, jobs=jobs, cancel=lambda: False)
    todo = tasks(tmp_path, 4)
    told: Told = list(crew.run(todo))
    assert sorted(pair for batch in told for pair in batch) == [(task, task) for task in todo]


def test_a_script_without_a_guard_is_run_to_its_end_with_no_traceback(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    # The second thread makes the pool start processes that run the script anew.
    script.write_text(
        "import threading, time\n"
        "threading.Thread(target=time.sleep, args=(60,), daemon=True).start()\n"
        "import mjs\n"
        "pair = mjs.Layout.from_tiles([(0, 0, 0), (4, 0, 0)], name='Pair')\n"
        "print(mjs.survey([pair], deals=100, jobs=2).rows[0].solvable)\n"
    )
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "100\n", "")
