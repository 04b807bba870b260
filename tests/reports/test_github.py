from __future__ import annotations

from mjs.diagnostic import Diagnostic, Severity
from mjs.reports import Look
from mjs.reports.github import render
from mjs.results import FileResult, RunResult


def test_commands_are_escaped_as_documented(run: RunResult) -> None:
    assert render(run, Look(verbose=True)) == (
        "::notice file=two.mah,title=MJS403 no-author [board 1]::no author, 100%25 sure\n"
        "::warning file=two.mah,line=2,col=2,title=MJS103 unsupported-tiles [board 1]::"
        "10 tiles float\n"
        "::error file=two.mah,line=3,col=9,title=MJS101 overlapping-tiles [board 1]::"
        "tiles (0, 0, 0) and (1, 1, 0) overlap; move one\n"
        "::error file=two.mah,line=4,title=MJS201 odd-count [board 2]::"
        "3 tiles are odd, add or delete one\n"
        "::error file=my maps/50%25%2Ca%3Ab.lay,title=MJS001 unreadable-file::"
        "cannot be read: no such file or directory\n"
        "3 files of 4 boards: 1 ok, 3 errors, 1 warning, 1 note; 1 clearable, 1 not clearable, "
        "1 not known whether clearable; 2 other files skipped\n"
    )


def test_notes_and_quiet(run: RunResult) -> None:
    assert "::notice" not in render(run, Look())
    quiet = render(run, Look(quiet=True))
    assert [line.partition(" ")[0] for line in quiet.splitlines()] == ["::error"] * 3


def test_names_of_files_break_out_of_nothing() -> None:
    lost = Diagnostic("MJS001", Severity.ERROR, "cannot be read")
    name = "a\n::error::b\r\x1b[31m\u202e.lay"
    (line,) = render(RunResult((FileResult(name, diagnostics=(lost,)),)), Look(quiet=True)).split(
        "\n"
    )[:-1]
    assert line == (
        r"::error file=a%0A%3A%3Aerror%3A%3Ab%0D\x1b[31m\u202e.lay,"
        "title=MJS001 unreadable-file::cannot be read"
    )
