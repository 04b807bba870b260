from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

import crashing
from mjs import parallel, running
from mjs.formats import MAX_BYTES, Source
from mjs.results import FileResult, RunResult
from mjs.running import run
from mjs.validation import Options

GOOD = (
    '{"format": "mjs-layout", "version": 1, "name": "%s", "author": "A", "license": "CC0-1.0",'
    ' "description": "d", "layers": [{"tiles": [[0, 0], [%d, 0]]}]}'
)


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A folder of enough files to be worth several processes, each another board."""
    for number in range(40):
        (tmp_path / f"{number:02}.json").write_text(GOOD % (f"b{number}", 10 + number))
    return tmp_path


def codes(result: RunResult) -> dict[str, list[str]]:
    return {
        Path(file.path).name: [d.code for d in file.diagnostics]
        for file in result.files
        if file.diagnostics
    }


def test_one_process_or_several_find_the_same_in_order(many: Path) -> None:
    (many / "50.json").write_text("{")
    alone = run([str(many)], jobs=1)
    assert [Path(file.path).name for file in alone.files] == [
        *(f"{n:02}.json" for n in range(40)),
        "50.json",
    ]
    assert codes(alone) == {"50.json": ["MJS010"]}
    assert run([str(many)], jobs=3) == alone


def travelled(what: object) -> object:
    return pickle.loads(pickle.dumps(what))  # noqa: S301 - made one step before


def test_results_and_options_can_travel(many: Path) -> None:
    options = Options(select=("MJS1",), targets=("mjs",), deal=False)
    assert travelled(options) == options
    result = run([str(many)], options, jobs=1)
    assert travelled(result) == result


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told_from_nothing_to_all(many: Path, jobs: int) -> None:
    told: list[tuple[int, int]] = []
    run([str(many)], jobs=jobs, progress=lambda done, total: told.append((done, total)))
    assert told[0] == (0, 40)
    assert told[-1] == (40, 40)
    assert told == sorted(told)


def test_boards_are_compared_over_all_files(many: Path) -> None:
    (many / "99.json").write_text(GOOD % ("again", 10))
    (code,) = codes(run([str(many)], jobs=2))["99.json"]
    assert code in codes(run([str(many / "00.json"), str(many / "99.json")]))["99.json"]


def test_problems_and_skipped_files_come_along(many: Path) -> None:
    (many / "notes.txt").write_text("x")
    (many / "empty").mkdir()
    result = run([str(many / "empty"), str(many)])
    assert result.problems == (f"{many / 'empty'}: no layouts in this folder",)
    assert (len(result.files), result.skipped) == (40, 1)


def test_no_more_processes_than_are_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    pool = parallel.worker_pool

    def counted(jobs: int) -> object:
        asked.append(jobs)
        return pool(2)

    monkeypatch.setattr(parallel, "worker_pool", counted)
    assert parallel.Spread(list, print, print).run(range(200), 100_000) == list(range(200))
    assert asked == [61]


def test_content_at_hand_is_checked() -> None:
    result = run([Source("<stdin>", (GOOD % ("a", 60)).encode())])
    assert [(file.path, file.ok, file.clearable) for file in result.files] == [
        ("<stdin>", True, True)
    ]


def test_content_at_hand_has_the_same_limit_as_files() -> None:
    result = run([Source("<stdin>", b" " * (MAX_BYTES + 1))])
    assert codes(result) == {"<stdin>": ["MJS016"]}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bug_is_a_finding_of_its_file(
    many: Path, jobs: int, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MJS_DEBUG", raising=False)
    (many / "raises.json").write_text(GOOD % ("x", 60))
    (many / "fills.json").write_text(GOOD % ("y", 60))
    result = run([str(many)], jobs=jobs, check=crashing.check)
    assert codes(result) == {"raises.json": ["MJS005"], "fills.json": ["MJS005"]}
    messages = [d.message for file in result.files for d in file.diagnostics]
    assert messages == [
        "could not be checked: there is not enough memory",
        "could not be checked: ZeroDivisionError inside mjs; please report this with the file",
    ]
    assert capfd.readouterr().err == ""


def test_the_traceback_of_a_bug_is_there_for_those_who_ask(
    many: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MJS_DEBUG", "1")
    (many / "raises.json").write_text(GOOD % ("x", 60))
    run([str(many / "raises.json")], check=crashing.check)
    assert "ZeroDivisionError: a bug" in capfd.readouterr().err


def test_a_process_that_dies_takes_only_its_file(many: Path) -> None:
    for name in ("05-dies", "20", "dies", "dies-too"):
        (many / f"{name}.json").write_text(GOOD % (name, 100 + len(name)))
    (many / "05-dies.json").unlink()
    result = run([str(many)], jobs=2, check=crashing.check)
    lost = [file for file in result.files if not file.ok]
    assert [Path(file.path).name for file in lost] == ["dies-too.json", "dies.json"]
    for file in lost:
        assert file.clearable is None
        assert file.facts is None
        (finding,) = file.diagnostics
        assert (finding.code, finding.message) == (
            "MJS005",
            "could not be checked: the process that did it died",
        )
    assert len(result.files) == 42
    assert sum(file.clearable is True for file in result.files) == 40


def test_a_file_that_killed_once_gets_a_second_try(many: Path) -> None:
    (many / "dies.json").write_text(GOOD % ("x", 60))
    result = run([str(many)], jobs=2, check=crashing.die_once)
    assert (many / "dies.mark").exists()
    assert codes(result) == {}
    assert len(result.files) == 41


def test_processes_are_forked_only_without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    # Tests before this one may have left threads of their own.
    monkeypatch.setattr(parallel.threading, "active_count", lambda: 1)
    monkeypatch.setattr(parallel.sys, "platform", "linux")
    monkeypatch.setattr(parallel.os, "listdir", lambda _path: ["1"])
    assert parallel._context().get_start_method() == "fork"
    monkeypatch.setattr(parallel.os, "listdir", lambda _path: ["1", "2"])
    assert parallel._context().get_start_method() == "spawn"
    monkeypatch.setattr(parallel.sys, "platform", "darwin")
    monkeypatch.setattr(parallel.os, "listdir", lambda _path: ["1"])
    assert parallel._context().get_start_method() == "spawn"


def test_where_no_process_can_start_the_work_is_done_here(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **options: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    wanted = run([str(many)], jobs=1)
    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refuse)
    assert run([str(many)], jobs=2) == wanted


def test_a_script_without_a_guard_gets_its_result(many: Path) -> None:
    script = many / "script.py"
    script.write_text(
        "from mjs import parallel, running\n"
        "parallel._is_alone = lambda: False\n"  # as where processes can't be forked
        f"print(len(running.run([{str(many)!r}], jobs=2).files))\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120)
    assert done.stdout.splitlines()[-1] == "40"
    assert done.returncode == 0


# What can only be seen from outside ---------------------------------------------------------------

posix = pytest.mark.skipif(os.name == "nt", reason="signals of other systems")


def start(folder: Path, root: Path) -> subprocess.Popen[str]:
    """A run over files that take for ever, in a process group of its own."""
    script = folder / "start.py"
    script.write_text(
        textwrap.dedent(
            f"""
            import os, sys
            os.environ["OPENBLAS_NUM_THREADS"] = "1"
            sys.path.insert(0, {str(root / "tests")!r})
            import click
            import crashing
            from mjs.cli.terminal import run_command
            from mjs.running import run

            def tell(done, total):
                print("started", flush=True)

            @click.command()
            def command():
                run([{str(folder)!r}], jobs=2, check=crashing.check, progress=tell)

            if __name__ == "__main__":
                run_command(command, "mjs-validate", [])
            """
        )
    )
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "started\n"
    return process


def children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    if not path.exists():
        pytest.skip("no way to list child processes here")
    return [int(child) for child in path.read_text().split()]


def wait_for_workers(process: subprocess.Popen[str]) -> list[int]:
    for _ in range(300):
        if process.poll() is not None:
            raise AssertionError(f"the run ended: {process.communicate()}")
        found = children(process.pid)
        if len(found) >= 2:
            return found
        time.sleep(0.1)
    process.kill()
    raise AssertionError(f"no workers came: {process.communicate()}")


def wait_until_gone(pids: list[int]) -> None:
    for _ in range(300):
        if not any(is_running(pid) for pid in pids):
            return
        time.sleep(0.1)
    raise AssertionError("workers are still there")


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.fixture
def endless(many: Path) -> Path:
    for number in range(40):
        (many / f"sleeps-{number}.json").write_text(GOOD % (f"s{number}", 90 + number))
    return many


@posix
def test_ctrl_c_stops_everything_with_a_sentence(endless: Path, root: Path) -> None:
    process = start(endless, root)
    workers = wait_for_workers(process)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.strip() == "mjs-validate: error: interrupted"
    wait_until_gone(workers)


@posix
def test_workers_end_with_a_parent_that_is_killed(endless: Path, root: Path) -> None:
    process = start(endless, root)
    workers = wait_for_workers(process)
    process.kill()
    process.communicate(timeout=60)
    wait_until_gone(workers)


def test_lost_files_have_a_path() -> None:
    assert running._lost(Source("<stdin>", b""), "x") == [
        FileResult("<stdin>", diagnostics=running._lost("a", "x")[0].diagnostics)
    ]
