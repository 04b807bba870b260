"""From paths to layouts and back: one way in, one way out, and an error for everything else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import mjs
from mjs import formats, storage
from mjs.diagnostic import Diagnostic, Severity
from mjs.errors import CannotHoldError, MjsError, ReadError, UnknownFormatError, WriteError
from mjs.formats.base import Companion, Format, Limits, Loaded, Source
from mjs.layout import Layout

TWO = Layout.from_tiles([(0, 0, 0), (4, 0, 0)], name="Two", author="Ann", description="Two tiles")


class Pairs(Format):
    """A format of several boards a file, with a companion, that holds names alone."""

    name = "pairs"
    title = "pairs"
    suffixes = (".pairs",)
    limits = Limits(fields=frozenset({"name"}), boards=True, most_tiles=2)

    def recognises(self, source: Source) -> bool:
        return source.data.startswith(b"pairs")

    def read(self, source: Source) -> list[Loaded]:
        boards = []
        for number, line in enumerate(source.data.decode().splitlines()[1:], 2):
            if line == "bad":
                fault = Diagnostic("MJS020", Severity.ERROR, "a bad board", number, 1)
                boards.append(Loaded(None, (fault,)))
            else:
                odd = (Diagnostic("MJS021", Severity.WARNING, "odd", number, 1),)
                boards.append(Loaded(Layout.from_tiles([(0, 0, 0)], name=line), odd))
        return boards

    def write(self, layouts: Sequence[Layout]) -> bytes:
        return "\n".join(["pairs", *(layout.name for layout in layouts)]).encode()

    def companion(self, layout: Layout, file_name: str) -> Companion | None:
        return Companion(".names", f"{layout.name} in {file_name}".encode())


@pytest.fixture
def pairs(monkeypatch: pytest.MonkeyPatch) -> Pairs:
    monkeypatch.setitem(formats.FORMATS, "pairs", Pairs())
    # Files are tried in order, and this one comes last; native JSON does not mind.
    monkeypatch.setattr(formats, "FORMATS", {"pairs": formats.FORMATS["pairs"], **formats.FORMATS})
    return formats.FORMATS["pairs"]  # type: ignore[return-value]


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# Reading ---------------------------------------------------------------------------------------


def test_a_layout_goes_to_a_file_and_back(tmp_path: Path) -> None:
    for path in (tmp_path / "a.json", str(tmp_path / "b.JSON")):
        assert mjs.write(TWO, path) == []
        assert mjs.read(path) == TWO
        assert mjs.read_all(path) == [TWO]
        assert mjs.read(path, format="MJS") == TWO
    assert listing(tmp_path) == ["a.json", "b.JSON"]


def test_a_deal_goes_to_a_file_and_back(tmp_path: Path) -> None:
    made = mjs.deal(TWO, seed=1)
    mjs.write(made.as_start(), tmp_path / "a.deal.json")
    again = mjs.ProofDeal.from_start(mjs.read(tmp_path / "a.deal.json"))
    assert again == made


def test_several_boards_of_a_file(tmp_path: Path, pairs: Pairs) -> None:
    (tmp_path / "a").write_bytes(b"pairs\none\ntwo")
    assert [layout.name for layout in mjs.read_all(tmp_path / "a")] == ["one", "two"]
    with pytest.raises(ReadError, match=r"a: holds 2 layouts, not one; read them with read_all$"):
        mjs.read(tmp_path / "a")


def test_one_bad_board_is_an_error_with_its_place_for_those_who_want_layouts(
    tmp_path: Path, pairs: Pairs
) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"pairs\none\nbad\ntwo")
    with pytest.raises(ReadError) as caught:
        mjs.read_all(path)
    assert str(caught.value) == f"{path}:3:1: a bad board"
    assert (caught.value.code, caught.value.line, caught.value.column) == ("MJS020", 3, 1)
    # Those who look at files get the good boards, and what is wrong with the others.
    file = storage.load(path)
    assert file.format is pairs
    assert [board.layout is None for board in file.boards] == [False, True, False]


def test_a_byte_order_mark_does_not_keep_a_layout_from_being_read(tmp_path: Path) -> None:
    mjs.write(TWO, tmp_path / "a.json")
    data = (tmp_path / "a.json").read_bytes()
    (tmp_path / "b.json").write_bytes(b"\xef\xbb\xbf" + data)
    assert mjs.read(tmp_path / "b.json") == TWO
    assert [f.code for f in storage.load(tmp_path / "b.json").boards[0].findings] == ["MJS004"]
    # Whatever else is wrong is told, and not the mark.
    (tmp_path / "c.json").write_bytes(b"\xef\xbb\xbf" + data.replace(b"[0, 0]", b"[-1, 0]"))
    with pytest.raises(ReadError, match=r"-1 is below 0, the least .* move all tiles right$"):
        mjs.read(tmp_path / "c.json")


@pytest.mark.parametrize("data", [b"", b"\0\1\2", b"hello", b"%PDF-1.4\n", b"\x89PNG\r\n\x1a\n"])
def test_a_file_of_no_known_format(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.dat"
    path.write_bytes(data)
    with pytest.raises(UnknownFormatError, match=r"a\.dat: in no known layout format"):
        mjs.read(path)


def test_errors_of_reading_are_one_family(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"{")
    for path, format in (
        (tmp_path / "no.json", None),
        (tmp_path, None),
        (tmp_path / "a.json", None),
        (tmp_path / "a.json", "kyodai"),
        (tmp_path / "a.json", "png"),
        ("a\0b", None),
    ):
        with pytest.raises(MjsError) as caught:
            mjs.read(path, format)
        assert str(caught.value)


def test_a_file_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    with path.open("wb") as stream:
        stream.truncate(formats.MAX_BYTES + 1)
    at_hand = formats.Source("<stdin>", b" " * (formats.MAX_BYTES + 1))
    for given in (path, at_hand):
        for name in (None, "mjs"):
            with pytest.raises(ReadError, match=r"is larger than 16 MiB, so it can't be a layout$"):
                storage.load(given, name)


def test_the_companion_is_read_along(tmp_path: Path) -> None:
    layout, desktop = tmp_path / "a.LAYOUT", tmp_path / "a.desktop"
    layout.write_bytes(b"kmahjongg-layout-v1.1")
    assert storage.open_source(layout).companion is None
    desktop.write_bytes(b"[KMahjonggLayout]")
    source = storage.open_source(layout)
    assert (source.data, source.companion) == (b"kmahjongg-layout-v1.1", b"[KMahjonggLayout]")
    assert storage.open_source(desktop).companion is None


# Writing ---------------------------------------------------------------------------------------


def test_what_a_format_has_no_place_for_is_told(tmp_path: Path, pairs: Pairs) -> None:
    assert mjs.write(TWO, tmp_path / "a.pairs") == ["author", "description"]
    assert mjs.write([TWO, TWO], tmp_path / "b.pairs") == ["author", "description"]
    assert (tmp_path / "b.pairs").read_bytes() == b"pairs\nTwo\nTwo"


def test_what_does_not_fit_is_refused_and_nothing_written(tmp_path: Path, pairs: Pairs) -> None:
    three = Layout.from_tiles([(0, 0, 0), (4, 0, 0), (8, 0, 0)], name="Three")
    (tmp_path / "a.pairs").write_bytes(b"old")
    for layouts, message in (
        (three, "pairs cannot hold this layout: 3 tiles; at most 2"),
        ([TWO, three], "pairs cannot hold this layout: Three: 3 tiles; at most 2"),
    ):
        with pytest.raises(CannotHoldError) as caught:
            mjs.write(layouts, tmp_path / "a.pairs", companion=True)
        assert str(caught.value) == message
        assert caught.value.problems == (message.removeprefix("pairs cannot hold this layout: "),)
    with pytest.raises(CannotHoldError, match=r"two tiles at one place"):
        mjs.write(Layout.from_tiles([(0, 0, 0)] * 2), tmp_path / "a.pairs")
    with pytest.raises(CannotHoldError, match=r"a footprint of 4 x 4 grid units; only 2 x 2"):
        mjs.write(Layout.from_tiles([(0, 0, 0)], footprint=(4, 4)), tmp_path / "a.pairs")
    assert listing(tmp_path) == ["a.pairs"]
    assert (tmp_path / "a.pairs").read_bytes() == b"old"


@pytest.mark.parametrize("count", [0, 2])
def test_a_format_of_one_board_takes_one(tmp_path: Path, count: int) -> None:
    with pytest.raises(CannotHoldError, match=rf"^mjs files hold one layout each, not {count}$"):
        mjs.write([TWO] * count, tmp_path / "a.json")
    assert listing(tmp_path) == []


def test_no_layouts_are_no_file(tmp_path: Path, pairs: Pairs) -> None:
    with pytest.raises(CannotHoldError, match=r"^there is no layout to write$"):
        mjs.write([], tmp_path / "a.pairs")


def test_a_format_that_can_only_be_read(
    tmp_path: Path, pairs: Pairs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pairs, "can_write", False)
    with pytest.raises(CannotHoldError, match=r"^pairs files can be read but not written$"):
        mjs.write(TWO, tmp_path / "a", format="pairs")
    with pytest.raises(UnknownFormatError):
        mjs.write(TWO, tmp_path / "a.pairs")
    assert listing(tmp_path) == []


def test_an_ending_of_no_format(tmp_path: Path) -> None:
    with pytest.raises(UnknownFormatError, match=r"a\.txt: the file's ending names no format; "):
        mjs.write(TWO, tmp_path / "a.txt")
    with pytest.raises(
        UnknownFormatError, match=r"^no format is called 'txt'; there are ace, deal"
    ):
        mjs.write(TWO, tmp_path / "a.txt", format="txt")
    mjs.write(TWO, tmp_path / "a.txt", format="mjs")
    assert mjs.read(tmp_path / "a.txt") == TWO


def test_the_companion_is_written_when_asked_for(tmp_path: Path, pairs: Pairs) -> None:
    mjs.write(TWO, tmp_path / "a.pairs")
    assert listing(tmp_path) == ["a.pairs"]
    mjs.write(TWO, tmp_path / "b.c.pairs", companion=True)
    assert listing(tmp_path) == ["a.pairs", "b.c.names", "b.c.pairs"]
    assert (tmp_path / "b.c.names").read_text() == "Two in b.c.pairs"


def test_a_place_that_can_t_be_written_to(tmp_path: Path) -> None:
    with pytest.raises(WriteError, match=r"cannot be written: no such file or directory$"):
        mjs.write(TWO, tmp_path / "no/a.json")
    with pytest.raises(WriteError, match=r"cannot be written: is a directory$"):
        mjs.write(TWO, tmp_path, format="mjs")
    assert listing(tmp_path) == []
