from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import xmlschema
from jsonschema import Draft4Validator, Draft202012Validator

Command = Callable[..., Any]

OK = "1 file: 1 ok, 0 errors, 0 warnings; 1 clearable\n"


def test_a_good_file(validate: Command) -> None:
    assert validate("good.json") == (0, OK, "")


def test_an_error_is_exit_1(validate: Command) -> None:
    done = validate("odd.json")
    assert done.code == 1
    assert done.err == ""
    assert done.out.startswith("odd.json:1:122: error MJS201 odd-count: 3 tiles are an odd number")
    assert done.out.splitlines()[2].split() == ["|", "^"]


def test_a_warning_is_exit_0_and_with_strict_1(validate: Command) -> None:
    assert validate("floating.json").code == 0
    assert "warning MJS103" in validate("floating.json").out
    assert validate("floating.json", "--strict").code == 1
    assert validate("good.json", "--strict").code == 0


def test_a_missing_file_is_an_error_and_the_others_are_checked(validate: Command) -> None:
    done = validate("no such.json", "good.json")
    assert done.code == 1
    assert done.out == (
        "no such.json: error MJS001 unreadable-file: cannot be read: no such file or directory\n"
        "2 files: 1 ok, 1 error, 0 warnings; 1 clearable\n"
    )


def test_a_folder_without_layouts_is_exit_2_and_the_others_are_checked(
    validate: Command, here: Path
) -> None:
    (here / "empty").mkdir()
    done = validate("empty", "good.json")
    assert done == (2, OK, "mjs-validate: error: empty: no layouts in this folder\n")
    assert validate("empty") == (2, "", "mjs-validate: error: empty: no layouts in this folder\n")
    assert validate("*.lay").err == "mjs-validate: error: *.lay: matches no layouts\n"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "Missing argument 'PATH...'"),
        (["--format", "xml", "good.json"], "'xml' is not one of"),
        (["-j", "0", "good.json"], "0 is not in the range"),
        (["--nope", "good.json"], "No such option '--nope'"),
        (["--select", "MJS9", "good.json"], "no rule is called 'MJS9'; there are MJS0xx"),
        (["--ignore", "overlaping", "good.json"], "did you mean overlapping-tiles (MJS101)?"),
        (["--target", "dos", "good.json"], "no format is called 'dos'; there are "),
        (["--config", "none.toml", "good.json"], "none.toml: cannot be read"),
        (["--output", "no/such/folder/x", "good.json"], "cannot be written: no such file"),
    ],
)
def test_what_cannot_run_is_exit_2_and_a_sentence(
    validate: Command, args: list[str], message: str
) -> None:
    done = validate(*args)
    assert done.code == 2
    assert done.out == ""
    last = done.err.splitlines()[-1]
    assert last.startswith("mjs-validate: error: ")
    assert message in last


def test_help_and_version(validate: Command) -> None:
    from mjs import __version__

    done = validate("--version")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"mjs-validate {__version__}, kernel ")
    for option in ("-h", "--help"):
        done = validate(option)
        assert done.code == 0
        assert "Exit codes" in done.out


def test_rules_can_be_chosen(validate: Command) -> None:
    assert validate("odd.json", "--ignore", "MJS2").code == 0
    assert validate("odd.json", "--ignore", "odd-count,MJS4").code == 0
    assert validate("odd.json", "--select", "MJS1", "--select", "MJS4").code == 0
    assert validate("odd.json", "--select", "MJS201").code == 1


def test_targets_are_checked(validate: Command) -> None:
    assert "MJS5" not in validate("floating.json", "-v").out
    done = validate("floating.json", "--target", "pysolfc,kyodai", "--target", "kmahjongg", "-v")
    assert "MJS5" in done.out


def test_no_deal_leaves_clearable_open(validate: Command) -> None:
    assert validate("good.json", "--no-deal").out == "1 file: 1 ok, 0 errors, 0 warnings\n"


def test_quiet_and_verbose(validate: Command, here: Path) -> None:
    assert validate("good.json", "floating.json", "-q") == (0, "", "")
    assert validate("odd.json", "-q").out.count("\n") == 3
    (here / "bare.json").write_text('{"format":"mjs-layout","version":1,"layers":[]}')
    assert "note MJS4" not in validate("bare.json").out
    assert "(-v shows them)" in validate("bare.json").out
    assert "note MJS4" in validate("bare.json", "-v").out


def test_standard_input(program: Command) -> None:
    odd = Path("odd.json").read_bytes()
    done = program("mjs-validate", "-", stdin=odd)
    assert done.returncode == 1
    assert done.stdout.startswith(b"<stdin>:1:122: error MJS201")
    done = program("mjs-validate", "-", "good.json", "-", "--stdin-name", "x/odd.json", stdin=odd)
    assert done.stdout.startswith(b"x/odd.json:1:122: error MJS201")
    assert b"2 files: 1 ok" in done.stdout


def test_standard_input_of_nothing_and_of_junk(program: Command) -> None:
    assert program("mjs-validate", "-").returncode == 1
    done = program("mjs-validate", "-", stdin=b"\xff\xfe\0junk")
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr + done.stdout


# Reports


def test_every_report_is_valid_by_its_schema(
    validate: Command,
    root: Path,
    sarif_validator: Draft4Validator,
    junit_schema: xmlschema.XMLSchema,
) -> None:
    paths = ("good.json", "odd.json", "floating.json", "none.json")
    schema = Draft202012Validator(json.loads((root / "schemas/report-1.json").read_text()))
    done = validate(*paths, "--format", "json")
    assert done.code == 1
    report = json.loads(done.out)
    schema.validate(report)
    assert [file["ok"] for file in report["files"]] == [True, False, True, False]
    sarif_validator.validate(json.loads(validate(*paths, "--format", "sarif").out))
    junit_schema.validate(validate(*paths, "--format", "junit").out)
    assert validate(*paths, "--format", "github").out.startswith("::error file=odd.json,line=1,")


def test_output_goes_to_a_file_and_the_summary_to_stderr(validate: Command, here: Path) -> None:
    done = validate("odd.json", "--format", "json", "--output", "report.json")
    assert done.code == 1
    assert done.out == ""
    assert done.err == "1 file: 0 ok, 1 error, 0 warnings; 1 not clearable\n"
    assert json.loads((here / "report.json").read_text())["version"] == 1
    assert validate("odd.json", "-q", "-o", "report.txt") == (1, "", "")
    assert (here / "report.txt").read_text().startswith("odd.json:1:122: error")
    assert validate("good.json", "-o", "-").out == OK


@pytest.mark.parametrize(
    ("output", "paths"),
    [("good.json", ["odd.json"]), ("good.json", ["good.json"]), ("broken.json", ["./broken.json"])],
)
def test_output_does_not_take_the_place_of_a_layout(
    validate: Command, here: Path, output: str, paths: list[str]
) -> None:
    (here / "broken.json").write_text("{")
    before = (here / output).read_bytes()
    done = validate("--output", output, *paths)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"mjs-validate: error: {output}: is a layout, or one of the files")
    assert (here / output).read_bytes() == before


def test_output_takes_the_place_of_the_last_report(validate: Command, here: Path) -> None:
    for report in ("json", "sarif", "junit", "github", "text", "json"):
        assert validate("odd.json", "--format", report, "--output", "report.json").code == 1
    assert json.loads((here / "report.json").read_text())["version"] == 1


def test_output_that_cannot_be_written_leaves_what_was_there(
    validate: Command, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "report.json").write_text("old")

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("mjs.files.os.fsync", full)
    done = validate("good.json", "--format", "json", "-o", "report.json")
    assert done.code == 2
    assert done.err == (
        "mjs-validate: error: report.json: cannot be written: no space left on device\n"
    )
    assert (here / "report.json").read_text() == "old"
    assert sorted(path.name for path in here.iterdir()) == [
        "floating.json",
        "good.json",
        "odd.json",
        "report.json",
    ]


def test_no_report_when_there_is_nothing_to_report(validate: Command, here: Path) -> None:
    (here / "empty").mkdir()
    assert validate("empty", "--format", "json", "-o", "report.json").code == 2
    assert not (here / "report.json").exists()


# Settings


def test_settings_count_and_the_command_line_before_them(validate: Command, here: Path) -> None:
    (here / "mjs.toml").write_text('strict = true\nformat = "json"\nignore = ["MJS2"]\n')
    done = validate("floating.json", "odd.json")
    assert done.code == 1
    assert {d["code"] for file in json.loads(done.out)["files"] for d in file["diagnostics"]} == {
        "MJS103"
    }
    assert validate("floating.json", "--no-strict", "--format", "text").code == 0
    assert "MJS201" in validate("odd.json", "--ignore", "MJS103").out


def test_deal_can_be_set_both_ways(validate: Command, here: Path) -> None:
    (here / "pyproject.toml").write_text("[tool.mjs]\ndeal = false\n")
    assert "clearable" not in validate("good.json").out
    assert "1 clearable" in validate("good.json", "--deal").out


def test_exclude_is_for_folders(validate: Command, here: Path) -> None:
    (here / "mjs.toml").write_text('exclude = ["odd*", "f*/**"]\n')
    assert validate(".").code == 0
    assert "2 files" in validate(".").out
    assert validate("odd.json").code == 1


def test_a_named_config_is_the_only_one(validate: Command, here: Path) -> None:
    (here / "mjs.toml").write_text("strict = 3")
    (here / "other.toml").write_text("strict = true")
    assert validate("floating.json", "--config", "other.toml").code == 1
    done = validate("floating.json")
    assert done.code == 2
    assert done.err.endswith("mjs.toml: strict: must be true or false, not 3\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('select = ["MJS999"]', "mjs.toml: no rule is called 'MJS999'"),
        ('target = ["dos"]', "mjs.toml: no format is called 'dos'"),
        ('format = "xml"', "mjs.toml: format: no report is called 'xml'; there are text, json"),
    ],
)
def test_settings_that_name_nothing_are_told_with_their_file(
    validate: Command, here: Path, text: str, message: str
) -> None:
    (here / "mjs.toml").write_text(text)
    done = validate("good.json")
    assert done.code == 2
    assert message in done.err


# Terminals


def test_color_only_on_terminals_or_when_forced(
    validate: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\x1b" not in validate("odd.json").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;31merror" in validate("odd.json").out
    assert "\x1b" not in validate("odd.json", "--format", "json").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in validate("odd.json").out


@pytest.mark.parametrize("env", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0"}])
def test_a_terminal_without_our_letters(program: Command, env: dict[str, str], here: Path) -> None:
    name = "龜\udcff.json" if sys.platform == "linux" else "龜.json"
    (here / name).write_text((here / "odd.json").read_text().replace("Odd", "東"))
    for report in ("text", "github", "json", "sarif", "junit"):
        done = program("mjs-validate", "--format", report, ".", env=env)
        assert done.returncode == 1
        assert done.stderr == b""
    assert program("mjs-validate", "no 龜", env=env).returncode == 1
    assert b"Traceback" not in program("mjs-validate", "東/*", env=env).stderr


@pytest.mark.skipif(os.name == "nt", reason="no such names here")
def test_names_with_line_breaks_stay_on_a_line(validate: Command, here: Path) -> None:
    (here / "a\nb.json").write_text((here / "odd.json").read_text())
    assert validate("a\nb.json").out.splitlines()[0].startswith(r"a\nb.json:1:122: error MJS201")
    done = validate("a\nb.json", "--format", "github")
    assert done.out.splitlines()[0].startswith("::error file=a%0Ab.json,")


@pytest.mark.skipif(os.name == "nt", reason="pipes of other systems")
@pytest.mark.parametrize("report", ["text", "json"])
def test_a_reader_that_leaves_is_no_error(here: Path, report: str) -> None:
    # More than a pipe holds, so that writing has to fail.
    for number in range(30):
        (here / f"{number}.json").write_text('{"format": 1' + " " * 5000 + "x" * 500)
    code = "import sys; from mjs.cli.validate import main; main()"
    command = [sys.executable, "-c", code, "-v", "--format", report, *["."] * 1]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    err = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 1
    assert err == b""


@pytest.mark.skipif(os.name == "nt", reason="a shell of other systems")
@pytest.mark.parametrize(
    ("redirection", "code", "message"),
    [
        (">&-", 1, ""),
        ("2>&-", 1, ""),
        (">&- 2>&-", 1, ""),
        (
            ">/dev/full",
            2,
            "mjs-validate: error: standard output cannot be written: no space left on device\n",
        ),
    ],
)
def test_streams_that_are_closed_or_full(
    here: Path, redirection: str, code: int, message: str
) -> None:
    if "full" in redirection and not Path("/dev/full").exists():
        pytest.skip("no device that is always full here")
    program = "import sys; from mjs.cli.validate import main; main()"
    command = f'"{sys.executable}" -c "{program}" odd.json {redirection}'
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (code, message)


def test_closed_standard_input_is_a_sentence(here: Path) -> None:
    program = "import sys; sys.stdin = None; from mjs.cli.validate import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "-"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr == "mjs-validate: error: <stdin>: standard input cannot be read\n"


def test_a_bug_is_one_line(validate: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object, **_options: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("mjs.running.run", broken)
    done = validate("good.json")
    assert done.code == 2
    assert done.err.startswith("mjs-validate: error: ZeroDivisionError inside mjs ")
    assert done.err.count("\n") == 1
    monkeypatch.setenv("MJS_DEBUG", "1")
    assert "Traceback" in validate("good.json").err


def test_the_program_is_installed_under_its_names(root: Path) -> None:
    scripts = tomllib.loads((root / "pyproject.toml").read_text())["project"]["scripts"]
    assert scripts == {"mjs": "mjs.cli:main", "mjs-validate": "mjs.cli:validate_main"}


def test_one_small_file_loads_no_more_than_it_needs(program: Command, here: Path) -> None:
    code = (
        "import sys\n"
        "sys.argv = ['mjs-validate', 'good.json']\n"
        "from mjs.cli.validate import main\n"
        "try:\n    main()\nexcept SystemExit:\n    print(*sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    loaded = set(done.stdout.split())
    assert "mjs.running" in loaded
    assert loaded.isdisjoint(
        {"rich", "multiprocessing", "concurrent.futures.process", "mjs.render", "mjs.reports.sarif"}
    )


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("entry", ["main", "validate_main"])
@pytest.mark.parametrize("module", ["click", "mjs.cli.terminal"])
def test_ctrl_c_while_the_program_is_loading_is_quiet(here: Path, entry: str, module: str) -> None:
    code = (
        "import os, signal, sys\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {module!r}: os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        f"from mjs.cli import {entry}\n"
        f"{entry}()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "good.json"], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_ctrl_c_that_a_module_turns_into_another_error(
    validate: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def loading(*_args: object, **_options: object) -> None:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            raise ImportError from None

    monkeypatch.setattr("mjs.running.run", loading)
    done = validate("good.json")
    assert (done.code, done.err) == (130, "mjs-validate: error: interrupted\n")


def test_ctrl_c_while_an_error_is_being_told(
    validate: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(*_args: object) -> None:
        monkeypatch.undo()
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("mjs.cli.terminal.complain", told)
    before = signal.getsignal(signal.SIGINT)
    try:
        done = validate("--min-share", "0.5", "good.json")
    finally:
        signal.signal(signal.SIGINT, before)
    assert (done.code, done.err) == (130, "mjs-validate: error: interrupted\n")
