"""One file or layout in, results out: whatever the file is, and whatever is asked for."""

from __future__ import annotations

import csv
import os
import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs
from mjs import formats
from mjs.checks.excerpts import Excerpts
from mjs.checks.registry import RULES
from mjs.checks.samples import gnome, kmahjongg, kyodai, native, xmahjongg
from mjs.diagnostic import Diagnostic, Severity
from mjs.errors import SettingsError, UnknownFormatError
from mjs.formats import Source
from mjs.layout import Layout
from mjs.results import FileResult
from mjs.validation import Options, check_layout, check_path, check_source, unreadable, validate

EXAMPLES = Path(__file__).resolve().parent / "examples"


def one(name: str, data: str | bytes, **options: object) -> FileResult:
    text = data.encode() if isinstance(data, str) else data
    (result,) = check_source(Source(name, text), Options(**options))
    return result


def codes(result: FileResult) -> list[str]:
    return [diagnostic.code for diagnostic in result.diagnostics]


# What a result says ------------------------------------------------------------------------------


def test_a_good_file() -> None:
    result = one("a.json", native())
    assert result.ok
    assert (result.format, result.name, result.clearable) == ("mjs", "Two stacks", True)
    assert result.diagnostics == ()
    assert result.facts is not None
    assert result.facts["tiles"] == 4
    assert (
        result.digest == mjs.Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)]).digest
    )
    assert result.board is None


def test_findings_point_to_the_tiles_and_fields_of_the_file() -> None:
    text = native("[[0, 0],\n   [1, 1], [6, 0], [8, 0]]", author=" ")
    result = one("a.json", text)
    lines = text.splitlines()
    assert codes(result) == ["MJS403", "MJS101"]
    for diagnostic, beginning in zip(result.diagnostics, ('" "', "[0, 0]"), strict=True):
        assert diagnostic.line is not None
        assert diagnostic.column is not None
        assert lines[diagnostic.line - 1][diagnostic.column - 1 :].startswith(beginning)
        excerpt = result.excerpt(diagnostic)
        assert excerpt is not None
        assert excerpt.text[diagnostic.column - excerpt.first :].startswith(beginning)


def test_findings_are_in_order_of_place_and_those_without_come_first() -> None:
    text = native("[[0, 0], [1, 0], [6, 0], [8, 0]]", "[[30, 0], [40, 0]]", author=" ")
    result = one("a.json", text.replace('  "name": "Two stacks",\n', ""))
    assert codes(result) == ["MJS401", "MJS403", "MJS101", "MJS103"]
    places = [(d.line or 0, d.column or 0) for d in result.diagnostics]
    assert places == sorted(places)


def test_every_board_of_a_file_has_its_own_result() -> None:
    boards = check_path(EXAMPLES / "invalid/MJS026-one-of-three.mah")
    assert [(b.board, b.name, b.ok) for b in boards] == [
        (1, "A", True),
        (2, "B", False),
        (3, "C", True),
    ]
    assert codes(boards[1]) == ["MJS026"]
    assert boards[1].diagnostics[0].line == 3
    assert boards[1].facts is None


def test_a_companion_is_read_with_its_layout(tmp_path: Path) -> None:
    bare = "kmahjongg-layout-v1.1\nw4\nh2\nd1\n1212\n4343\n"
    (tmp_path / "a.layout").write_text(bare, "utf-8")
    assert "MJS401" in [d.code for d in validate(tmp_path / "a.layout")]
    desktop = "[KMahjonggLayout]\nName=Pair\nAuthor=Ada\nDescription=Two.\nFileName=a.layout\n"
    (tmp_path / "a.desktop").write_text(desktop, "utf-8")
    (result,) = check_path(tmp_path / "a.layout")
    assert result.name == "Pair"
    assert codes(result) == ["MJS402"]


def test_results_travel_between_processes() -> None:
    results = check_path(EXAMPLES / "invalid/MJS101-half.json")
    assert pickle.loads(pickle.dumps(results)) == results  # noqa: S301
    options = Options(select=("MJS1",), targets=("kyodai",), budget=7)
    assert pickle.loads(pickle.dumps(options)) == options  # noqa: S301


def test_a_layout_in_memory() -> None:
    result = check_layout(Layout.from_tiles([(0, 0, 0)], name="One"), path="untitled")
    assert (result.path, result.name, result.format) == ("untitled", "One", None)
    assert codes(result)[0] == "MJS201"


def test_a_board_read_in_part_is_not_counted() -> None:
    result = one("a.lay", kyodai("10100x1"))
    assert codes(result) == ["MJS020"]
    assert result.facts is not None
    assert result.facts["tiles"] == 3
    assert result.clearable is None


def test_many_findings_of_a_reader_are_cut_to_some_of_each_rule() -> None:
    rows = "".join("12" * 40 + "\n" + "44" * 40 + "\n" for _ in range(10))
    text = kmahjongg(rows=rows).replace("w4", "w80").replace("h2", "h20").replace("d2", "d1")
    result = one("a.layout", text)
    wrong = [d for d in result.diagnostics if d.code == "MJS021"]
    assert 0 < len(wrong) <= 20
    assert any(" more " in d.message for d in wrong)


# What is asked for -------------------------------------------------------------------------------


def test_select_and_ignore() -> None:
    text = native("[[0, 0], [1, 0], [6, 0]]", without="license")
    assert codes(one("a.json", text)) == ["MJS402", "MJS201", "MJS101"]
    assert codes(one("a.json", text, select=("MJS1", "MJS4"))) == ["MJS402", "MJS101"]
    assert codes(one("a.json", text, select=("MJS1", "MJS4"), ignore=("no-licence",))) == ["MJS101"]
    assert codes(one("a.json", text, ignore=("MJS",))) == []
    assert one("a.json", text, ignore=("MJS1", "MJS2")).ok


def test_findings_of_readers_can_be_ignored_as_long_as_there_is_a_layout() -> None:
    marked = native().encode("utf-8-sig")
    assert codes(one("a.json", marked)) == ["MJS004"]
    assert one("a.json", marked, ignore=("byte-order-mark",)).ok


@pytest.mark.parametrize(
    "name",
    ["MJS010-empty.json", "MJS002-junk.bin", "MJS014-negative.json", "MJS304-digest.deal.json"],
)
def test_what_could_not_be_read_can_not_be_ignored(name: str) -> None:
    for options in (Options(ignore=("MJS",)), Options(select=("MJS4",))):
        (result,) = check_path(EXAMPLES / "invalid" / name, options)
        assert codes(result) == [name[:6]]
        assert not result.ok


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"select": ["MJS9"]}, SettingsError),
        ({"ignore": ["overlapping"]}, SettingsError),
        ({"budget": -1}, SettingsError),
        ({"budget": 1.5}, SettingsError),
        ({"targets": ["word"]}, UnknownFormatError),
    ],
)
def test_options_that_mean_nothing_are_refused(
    options: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Options(**options)
    with pytest.raises(error):
        validate(Layout(), **options)


def test_a_single_name_is_a_selection_of_one() -> None:
    assert Options(select="MJS1") == Options(select=("MJS1",))
    layout = Layout.from_tiles([(0, 0, 0), (1, 1, 0)])
    assert [d.code for d in validate(layout, select="MJS1", targets="kyodai")] == ["MJS101"]
    assert [d.code for d in validate(layout, ignore="MJS4")] == ["MJS101"]


# Bad input: one message that says what and where --------------------------------------------------

HEAD = '{"format": "mjs-layout", "version": 1, "name": "N", "layers": '
ZOO: list[tuple[str, str | bytes, str, tuple[int, int] | None, str]] = [
    ("empty.json", "", "MJS010", (1, 1), "empty"),
    ("blank.json", " \n\n", "MJS010", None, "empty"),
    ("empty", "", "MJS002", None, "none of the known"),
    ("truncated.json", native()[:-30], "MJS010", None, "missing"),
    ("truncated-in-text.json", native()[:60], "MJS010", (4, 11), "no end"),
    ("nan.json", HEAD + '[{"tiles": [[NaN, 0]]}]}', "MJS012", (1, 76), "NaN"),
    ("huge.json", HEAD + '[{"tiles": [[1e400, 0]]}]}', "MJS012", (1, 76), "too large"),
    ("digits.json", HEAD + f'[{{"tiles": [[{"7" * 9999}, 0]]}}]}}', "MJS012", (1, 76), "9,999"),
    ("big.json", HEAD + '[{"tiles": [[12345678901234567890, 0]]}]}', "MJS014", (1, 76), "1000000"),
    ("negative.json", HEAD + '[{"tiles": [[0, -2]]}]}', "MJS014", (1, 79), "-2"),
    ("fraction.json", HEAD + '[{"tiles": [[0, 0.5]]}]}', "MJS014", (1, 79), "0.5"),
    ("duplicate.json", HEAD + '[], "layers": []}', "MJS011", (1, 67), '"layers"'),
    ("bom.json", native().encode("utf-8-sig"), "MJS004", (1, 1), "byte order mark"),
    ("utf-16.json", native().encode("utf-16"), "MJS003", (1, 1), "UTF-16"),
    ("latin.json", native(name="n°").encode("latin-1"), "MJS003", (4, 13), "0xB0"),
    ("newer.json", native().replace(": 1,", ": 9,"), "MJS015", (3, 14), "newer"),
    ("junk.json", bytes(range(253, -1, -1)) * 9, "MJS003", (1, 1), "not UTF-8"),
    ("nul.json", b"\0" * 4096, "MJS010", (1, 1), "JSON"),
    ("junk", bytes(range(255, 127, -1)), "MJS002", None, "none of the known"),
    ("one.json", native("[[0, 0]]"), "MJS201", (8, 13), "1 tile is"),
    ("none.json", native("[]"), "MJS202", (8, 13), "no tiles"),
    ("deep.json", "[" * 100_000, "MJS013", (1, 101), "nest"),
    ("deep-objects.json", '{"a":' * 100_000, "MJS013", None, "nest"),
    ("deep-closed.json", "[" * 100_000 + "]" * 100_000, "MJS013", (1, 101), "nest"),
    (
        "million.json",
        HEAD + '[{"tiles": [' + ",".join(["[0,0]"] * 1_000_000) + "]}]}",
        "MJS016",
        (1, 63),
        "1,000,000 tiles",
    ),
    ("million", xmahjongg(*(f"{n} 0 0" for n in range(1_000_000))), "MJS016", None, "lines"),
    ("bomb.map", (EXAMPLES / "invalid/MJS027-bomb.map").read_bytes(), "MJS027", None, ""),
    ("cut.map", gnome('<tile x="0" y="0"/>')[:-30], "MJS020", None, ""),
    ("short.lay", kyodai()[:900], "MJS022", (3, 0), "3,400"),
]


@pytest.mark.parametrize(
    ("name", "data", "code", "place", "words"), [pytest.param(*case, id=case[0]) for case in ZOO]
)
def test_bad_input(
    name: str, data: str | bytes, code: str, place: tuple[int, int] | None, words: str
) -> None:
    result = one(name, data)
    errors = [d for d in result.diagnostics if d.severity is Severity.ERROR]
    assert [d.code for d in errors] == [code]
    assert words in errors[0].message
    assert errors[0].message.isprintable()
    assert len(errors[0].message) < 400
    if place is not None:
        assert errors[0].line == place[0]
        assert place[1] in (errors[0].column, 0)
    excerpt = result.excerpt(errors[0])
    assert excerpt is None or len(excerpt.text) <= 74


def test_files_that_are_not_there_or_not_to_be_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "loop.json").symlink_to("loop.json")
    (tmp_path / "large.json").write_bytes(b" " * (16 * 2**20 + 1))
    for name, code in (
        ("missing.json", "MJS001"),
        (".", "MJS001"),
        ("pipe.json", "MJS001"),
        ("loop.json", "MJS001"),
        ("a\0b.json", "MJS001"),
        ("large.json", "MJS016"),
    ):
        (result,) = check_path(str(tmp_path / name) if name != "a\0b.json" else name)
        assert codes(result) == [code]
        assert result.format is None
        assert result.facts is None
        assert not result.ok


def test_a_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret.json"
    path.write_text(native(), "utf-8")

    def refuse(*_: object) -> None:  # root may read everything, so the refusal is played
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    found = validate(path)
    monkeypatch.undo()
    assert [(d.code, d.message) for d in found] == [("MJS001", "cannot be read: permission denied")]


def test_the_result_of_a_file_about_which_nothing_is_known() -> None:
    result = unreadable("a.json", "the process\x1b[31m died", "MJS005")
    assert codes(result) == ["MJS005"]
    assert result.diagnostics[0].message == "the process␛[31m died"
    assert not result.ok


# Excerpts ----------------------------------------------------------------------------------------


@given(st.integers(1, 5000), st.integers(1, 5000))
def test_the_column_of_a_long_line_is_in_its_excerpt(length: int, column: int) -> None:
    line = "".join(chr(0x4E00 + n) for n in range(length))
    column = min(column, length)
    place = Diagnostic("MJS020", Severity.ERROR, "no", 2, column)
    excerpt = Excerpts(f"first\n{line}\n".encode()).of([place])[2, column]
    assert len(excerpt.text) <= 74
    assert excerpt.text[column - excerpt.first] == line[column - 1]


def test_an_excerpt_cannot_command_a_terminal() -> None:
    place = Diagnostic("MJS020", Severity.ERROR, "no", 1, 1)
    excerpt = Excerpts("\x1b]0;title\x07\tx\x7f\u202eabc\r\n".encode()).of([place])[1, 1]
    assert excerpt.text == "␛]0;title␇ x␡\ufffdabc"


@pytest.mark.parametrize("line", [0, 3, 10**9])
def test_a_place_outside_the_file_has_no_excerpt(line: int) -> None:
    assert Excerpts(b"one\ntwo").of([Diagnostic("MJS020", Severity.ERROR, "no", line, 1)]) == {}


@pytest.mark.parametrize(
    "data", [b"a\nb", b"a\r\nb", b"a\rb", b"\xef\xbb\xbfa\nb", "a\nb".encode("utf-16")]
)
def test_lines_end_as_they_do_for_readers(data: bytes) -> None:
    found = Excerpts(data).of([Diagnostic("MJS020", Severity.ERROR, "no", 2, 1)])
    assert found[2, 1].text == "b"


# Whatever is fed to it ---------------------------------------------------------------------------

SEEDS = [
    ("a.json", native(more='"start": {"faces": [], "order": [[0, 1]]}').encode()),
    ("a.deal.json", (EXAMPLES / "valid/one.deal.json").read_bytes()),
    ("a.layout", kmahjongg().encode()),
    ("a.lay", kyodai("1" * 9)[:200].encode()),
    ("a.mah", (EXAMPLES / "valid/two.mah").read_bytes()),
    ("a.map", gnome('<row y="0" left="0" right="3" z="0"/>', '<tile x=".5" y="1"/>').encode()),
    ("a", xmahjongg("0 0 0", "0 2 0").encode()),
    ("a.txt", b"0aaacaahba"),
    ("b.map", b"0, 0, 0, 4, -8, -2, 127,\n"),
]
PIECES = [
    b"",
    b"\0",
    b"-",
    b"9999999999",
    b"1e99",
    b"[[",
    b"}",
    b'"',
    b"\n",
    b"#",
    b"<!",
    b"\xff",
    b"1",
    b".",
]


def well_formed(results: list[FileResult]) -> None:
    assert results
    for result in results:
        assert result.facts is not None or not result.ok
        for diagnostic in result.diagnostics:
            assert diagnostic.code in RULES
            assert diagnostic.message.isprintable()
            assert (diagnostic.line or 1) >= 1
            assert (diagnostic.column or 1) >= 1


@given(st.binary(max_size=300), st.sampled_from([name for name, _ in SEEDS]))
def test_random_bytes_never_raise(data: bytes, name: str) -> None:
    well_formed(check_source(Source(name, data)))


@given(
    st.sampled_from(SEEDS),
    st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 9), st.sampled_from(PIECES)),
        min_size=1,
        max_size=4,
    ),
)
def test_mutated_files_never_raise(
    seed: tuple[str, bytes], changes: list[tuple[float, int, bytes]]
) -> None:
    name, data = seed
    for where, cut, piece in changes:
        at = int(where * len(data))
        data = data[:at] + piece + data[at + cut :]
    well_formed(check_source(Source(name, data), Options(targets=tuple(formats.FORMATS))))


# Real files --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_figures_of_every_real_layout(corpus: Path, expected: Path) -> None:
    with open(expected / "geometry.tsv", encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream, delimiter="\t"))
    assert len(rows) > 2000
    wrong = []
    for row in rows:
        file = row.pop("file")
        (result,) = check_path(corpus / file)
        if result.facts != {key: int(value) for key, value in row.items()}:
            wrong.append((file, "facts"))
        if result.clearable is not True or not result.ok:
            wrong.append((file, "not clearable or not ok"))
    assert wrong == []


@pytest.mark.slow
def test_the_three_files_of_each_museum_board_are_one_board(corpus: Path) -> None:
    digests: dict[str, set[str | None]] = {}
    for path in sorted((corpus / "museum").iterdir()):
        if path.suffix in (".mah", ".layout", ".lay"):
            (result,) = check_path(path, Options(deal=False))
            digests.setdefault(path.stem, set()).add(result.digest)
    assert len(digests) == 690
    assert [stem for stem, found in digests.items() if len(found) != 1 or None in found] == []
