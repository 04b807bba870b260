from __future__ import annotations

from mjs.diagnostic import Diagnostic, Severity
from mjs.reports import Look
from mjs.reports.look import printable
from mjs.reports.text import render
from mjs.results import Excerpt, FileResult, RunResult


def test_everything_is_told(run: RunResult) -> None:
    assert render(run, Look()) == (
        "two.mah:2:2: warning MJS103 unsupported-tiles [board 1 東 & <co>]: 10 tiles float\n"
        "  | 東東[10,0]\n"
        "  |   ^\n"
        "    tiles (0, 0, 1), (2, 0, 1), (4, 0, 1), (6, 0, 1), (8, 0, 1), (10, 0, 1), "
        "(12, 0, 1), (14, 0, 1) and 2 more\n"
        "two.mah:3:9: error MJS101 overlapping-tiles [board 1 東 & <co>]: "
        "tiles (0, 0, 0) and (1, 1, 0) overlap; move one\n"
        "  |   [[0,0],[1,1]]\n"
        "  |         ^\n"
        "two.mah:4: error MJS201 odd-count [board 2]: 3 tiles are odd, add or delete one\n"
        "my maps/50%,a:b.lay: error MJS001 unreadable-file: "
        "cannot be read: no such file or directory\n"
        "3 files of 4 boards: 1 ok, 3 errors, 1 warning, 1 note (-v shows them); "
        "1 clearable, 1 not clearable, 1 not known whether clearable; 2 other files skipped\n"
    )


def test_notes_are_shown_when_asked_for(run: RunResult) -> None:
    told = render(run, Look(verbose=True))
    assert "two.mah: note MJS403 no-author [board 1 東 & <co>]: no author, 100% sure\n" in told
    assert "1 note;" in told


def test_quiet_leaves_only_errors(run: RunResult, clean: FileResult) -> None:
    told = render(run, Look(quiet=True))
    assert told.count(" error MJS") == 3
    assert "warning" not in told
    assert "3 files" not in told
    assert render(RunResult((clean,)), Look(quiet=True)) == ""


def test_a_clean_run_is_one_line(clean: FileResult) -> None:
    told = render(RunResult((clean,)), Look())
    assert told == "1 file: 1 ok, 0 errors, 0 warnings; 1 clearable\n"


def test_colors_mark_and_do_not_change_the_text(run: RunResult) -> None:
    told = render(run, Look(color=True))
    assert "\x1b[1;31merror\x1b[0m MJS101" in told
    assert "\x1b[1mtwo.mah:3:9\x1b[0m:" in told
    plain = told
    for code in ("1", "0", "1;31", "1;33", "1;36"):
        plain = plain.replace(f"\x1b[{code}m", "")
    assert plain == render(run, Look())


def test_an_excerpt_from_the_middle_of_a_line_has_its_caret_right() -> None:
    where = Diagnostic("MJS010", Severity.ERROR, "no", 1, 500)
    excerpt = Excerpt("…abcXdef…", 496)
    result = FileResult("a", diagnostics=(where,), excerpts={(1, 500): excerpt})
    _, text, caret, _ = render(RunResult((result,)), Look()).splitlines()
    assert text[caret.index("^")] == "X"


def test_names_cannot_command_the_terminal() -> None:
    fault = Diagnostic("MJS001", Severity.ERROR, "bad \x1b[2J\nname")
    told = render(RunResult((FileResult("a\n\x1b]0;b\x07.lay", diagnostics=(fault,)),)), Look())
    assert told.splitlines()[0] == (
        r"a\n\x1b]0;b\x07.lay: error MJS001 unreadable-file: bad \x1b[2J\nname"
    )


def test_printable_keeps_what_can_be_shown() -> None:
    assert printable("Żółw 龜 \u202e\u2028") == r"Żółw 龜 \u202e\u2028"
