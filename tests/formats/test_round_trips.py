"""What holds for every format: nothing lost, nothing crashes, nothing depends on the order."""

from __future__ import annotations

import csv
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from format_samples import (
    FORMATS,
    SAMPLES,
    SUFFIXES,
    TEXT,
    WRITABLE,
    corpus_files,
    corpus_source,
    flat_boards,
    format_of,
    outcome,
    tile_sets,
    written,
)
from mjs.errors import ReadError
from mjs.formats.base import Source
from mjs.layout import MAX_COORDINATE, Layout


def at_origin(layout: Layout) -> list[tuple[int, int, int]]:
    return list(layout.at_origin().tiles)


@pytest.mark.parametrize("name", FORMATS)
def test_a_small_file_is_recognised_by_its_content_and_read_in_order(name: str) -> None:
    for path in (f"x{SUFFIXES[name]}", "-", "x.txt"):
        assert format_of(Source(path, SAMPLES[name])).name == name
    for loaded in FORMATS[name].read(Source("x", SAMPLES[name])):
        assert loaded.layout is not None
        assert loaded.findings == ()
        assert loaded.layout == Layout.from_tiles(
            loaded.layout.tiles,
            name=loaded.layout.name,
            author=loaded.layout.author,
            tags=loaded.layout.tags,
        )
        lines = SAMPLES[name].decode().split("\n")
        for tile in loaded.layout.tiles:
            place = loaded.where.find(tile)
            assert place is not None
            assert 1 <= place.column <= len(lines[place.line - 1])


@pytest.mark.parametrize("name", FORMATS)
def test_crlf_and_a_byte_order_mark_change_nothing_but_a_finding(name: str) -> None:
    plain = FORMATS[name].read(Source("x", SAMPLES[name]))
    crlf = FORMATS[name].read(Source("x", SAMPLES[name].replace(b"\n", b"\r\n")))
    assert [found.layout for found in crlf] == [found.layout for found in plain]
    assert [found.findings for found in crlf] == [found.findings for found in plain]
    source = Source("x", b"\xef\xbb\xbf" + SAMPLES[name])
    assert format_of(source).name == name
    marked = FORMATS[name].read(source)
    assert [found.layout for found in marked] == [found.layout for found in plain]
    assert [found.code for found in marked[0].findings] == ["MJS004"]


@pytest.mark.parametrize("name", WRITABLE)
@given(layout=tile_sets())
def test_what_fits_comes_back_and_what_does_not_is_named(name: str, layout: Layout) -> None:
    problems = FORMATS[name].misfits(layout)
    assert all(problems)
    if not problems:
        assert at_origin(written(name, layout)) == at_origin(layout)


@pytest.mark.parametrize("name", WRITABLE)
@given(layout=flat_boards())
def test_ordinary_boards_fit_everywhere(name: str, layout: Layout) -> None:
    assert FORMATS[name].misfits(layout) == []
    again = written(name, layout)
    assert at_origin(again) == at_origin(layout)
    if name != "mah":
        assert again.tiles == layout.tiles  # mah always stands at the origin


@pytest.mark.parametrize("name", WRITABLE)
@given(
    texts=st.fixed_dictionaries(dict.fromkeys(("name", "author", "license", "description"), TEXT)),
    tags=st.lists(TEXT.filter(bool), max_size=2).map(tuple),
)
def test_texts_come_back_or_are_named(
    name: str, texts: dict[str, str], tags: tuple[str, ...]
) -> None:
    format = FORMATS[name]
    tiles = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)]
    layout = Layout.from_tiles(tiles, **texts, tags=tags)
    problems, lost = format.misfits(layout), format.leaves_out(layout)
    if problems:
        return
    again = written(name, layout)
    for field in (*texts, "tags"):
        if field not in lost:
            assert getattr(again, field) == getattr(layout, field)


@pytest.mark.parametrize("name", WRITABLE)
def test_the_same_tiles_in_any_order_give_the_same_bytes(name: str) -> None:
    tiles = [(x, y, z) for z in range(2) for y in (0, 2) for x in (0, 2, 4, 6)]
    one = Layout.from_tiles(tiles, name="Same")
    other = Layout.from_tiles(reversed(tiles), name="Same")
    assert FORMATS[name].write([one]) == FORMATS[name].write([other])


@pytest.mark.parametrize("name", WRITABLE)
def test_no_author_is_no_line_and_never_the_word_none(name: str) -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    format = FORMATS[name]
    companion = format.companion(layout, "x")
    data = format.write([layout]) + (companion.data if companion else b"")
    assert b"None" not in data
    assert b"by" not in data
    assert b"Author" not in data


@pytest.mark.parametrize("name", WRITABLE)
def test_negative_places_are_moved_and_a_low_board_keeps_its_tiles(name: str) -> None:
    tiles = [(-5, -3, 4), (-3, -3, 4), (-1, -3, 4), (1, -3, 4)]
    layout = Layout.from_tiles(tiles)
    assert FORMATS[name].misfits(layout) == []
    again = written(name, layout)
    assert at_origin(again) == at_origin(layout)
    assert again.bounds[:2] == (0, 0)


@pytest.mark.parametrize("name", WRITABLE)
def test_a_board_of_another_footprint_is_refused(name: str) -> None:
    layout = Layout.from_tiles([(0, 0, 0), (4, 0, 0), (8, 0, 0), (12, 0, 0)], footprint=(4, 4))
    assert any("footprint" in problem for problem in FORMATS[name].misfits(layout))


@pytest.mark.parametrize("name", WRITABLE)
def test_a_board_as_wide_as_can_be_is_looked_at_quickly(name: str) -> None:
    far = (MAX_COORDINATE, MAX_COORDINATE, 255)
    wide = Layout.from_tiles([(0, 0, 0), far])
    if name in ("mah", "gnome", "xmahjongg"):
        assert FORMATS[name].misfits(wide) == []
        assert written(name, wide).tiles == wide.tiles
    else:
        assert FORMATS[name].misfits(wide) != []
    # Moved to where no tile is negative, this one would be larger than a layout can be.
    wider = Layout.from_tiles([(-MAX_COORDINATE, -MAX_COORDINATE, 0), far])
    assert FORMATS[name].misfits(wider) != []


@pytest.mark.parametrize("name", FORMATS)
@given(data=st.data())
def test_mutated_files_never_crash_a_reader(name: str, data: st.DataObject) -> None:
    raw = bytearray(SAMPLES[name])
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw)))
        kind = data.draw(st.sampled_from(["cut", "flip", "insert", "repeat", "drop"]))
        if kind == "cut":
            del raw[at:]
        elif kind == "flip" and at < len(raw):
            raw[at] ^= 1 << data.draw(st.integers(0, 7))
        elif kind == "insert":
            raw[at:at] = data.draw(
                st.binary(max_size=4)
                | st.sampled_from(
                    [b"-", b"9" * 30, b"1e308", b"\x00", b"[", b"\n", b",", b"<", b"#"]
                )
            )
        elif kind == "repeat":
            raw[at:at] = raw[max(at - 20, 0) : at]
        else:
            del raw[at : at + 3]
    source = Source(f"x{SUFFIXES[name]}", bytes(raw))
    for format in FORMATS.values():
        format.recognises(source)
    boards = outcome(FORMATS[name], source)
    if isinstance(boards, ReadError):
        assert str(boards).startswith(source.path)
        assert boards.code.startswith("MJS0")
        return
    assert boards
    for loaded in boards:
        assert loaded.layout is not None or loaded.findings
        if loaded.layout is not None:
            assert loaded.layout.tiles == Layout.from_tiles(loaded.layout.tiles).tiles
            for tile in loaded.layout.tiles:
                assert loaded.where.find(tile) is not None
            for other in WRITABLE:
                FORMATS[other].misfits(loaded.layout)
                FORMATS[other].leaves_out(loaded.layout)


@pytest.mark.parametrize("name", FORMATS)
@given(raw=st.binary(max_size=200))
def test_noise_never_crashes_a_reader(name: str, raw: bytes) -> None:
    for data in (raw, SAMPLES[name][:30] + raw):
        source = Source(f"x{SUFFIXES[name]}", data, companion=raw)
        FORMATS[name].recognises(source)
        boards = outcome(FORMATS[name], source)
        if isinstance(boards, ReadError):
            assert boards.code.startswith("MJS0")
        else:
            assert all(found.layout is not None or found.findings for found in boards)


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("raw", [b"", b"\n\n", b"\xef\xbb\xbf", b"\x00" * 100, b"hello\n"])
def test_an_empty_or_foreign_file_is_an_error_with_a_place(name: str, raw: bytes) -> None:
    with pytest.raises(ReadError) as caught:
        FORMATS[name].read(Source(f"x{SUFFIXES[name]}", raw))
    assert (caught.value.line, caught.value.column) >= (1, 1)


def test_files_are_recognised_by_name_only_when_their_content_says_nothing() -> None:
    for name in ("kmahjongg", "kyodai", "mah", "ace"):
        assert format_of(Source(f"x{SUFFIXES[name]}", b"garbage")).name == name
    assert format_of(Source("X.LAYOUT", SAMPLES["kyodai"])).name == "kyodai"
    assert format_of(Source("x.lay", SAMPLES["kmahjongg"])).name == "kmahjongg"
    assert format_of(Source("x.map", b"<garbage")).name == "gnome"
    assert format_of(Source("x.mah", b'{"ma')).name == "mah"
    native = b'{"format": "mjs-layout", "version": 1, "x-note": {"mah": 1}}'
    assert not any(format.recognises(Source("x.json", native)) for format in FORMATS.values())


def test_each_corpus_file_has_the_expected_number_of_tiles(corpus: Path, expected: Path) -> None:
    with open(expected / "geometry.tsv", encoding="utf-8") as stream:
        counts = {row["file"]: int(row["tiles"]) for row in csv.DictReader(stream, delimiter="\t")}
    for file, count in counts.items():
        source = corpus_source(corpus / file)
        (loaded,) = format_of(source).read(source)
        assert loaded.layout is not None
        assert len(loaded.layout) == count, file
        assert {f.code for f in loaded.findings} <= {"MJS021", "MJS023"}, file
        assert loaded.layout.tiles == tuple(sorted(loaded.layout.tiles, key=lambda t: t[::-1]))


def test_the_museum_is_equal_in_its_three_formats(corpus: Path) -> None:
    boards: dict[str, dict[str, Layout]] = defaultdict(dict)
    for path in sorted((corpus / "museum").iterdir()):
        source = corpus_source(path)
        (loaded,) = format_of(source).read(source)
        assert loaded.layout is not None
        boards[path.stem][path.suffix] = loaded.layout
    assert len(boards) == 690
    for stem, formats in boards.items():
        assert len(formats) == 3, stem
        assert len({found.digest for found in formats.values()}) == 1, stem
        assert len({(found.name, found.author) for found in formats.values()}) == 1, stem


@pytest.mark.slow
@pytest.mark.parametrize("name", WRITABLE)
def test_the_corpus_comes_back_from_every_format_that_can_hold_it(name: str, corpus: Path) -> None:
    kept = 0
    for path in corpus_files(corpus):
        source = corpus_source(path)
        for loaded in format_of(source).read(source):
            layout = loaded.layout
            assert layout is not None
            if FORMATS[name].misfits(layout):
                continue
            kept += 1
            again = written(name, layout)
            assert at_origin(again) == at_origin(layout), path
            for field in set(FORMATS[name].limits.fields) - set(FORMATS[name].leaves_out(layout)):
                assert getattr(again, field) == getattr(layout, field), path
            again = replace(again, extra={})
            assert written(name, again).tiles == again.tiles, path
    assert kept > 2000
