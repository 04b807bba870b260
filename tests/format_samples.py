"""What the tests of all formats share: a small file of each, random boards, the corpus by file."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

from mjs.errors import ReadError
from mjs.formats import ace, gnome, kmahjongg, kyodai, mah, pysolfc, xmahjongg
from mjs.formats.base import Format, Loaded, Source
from mjs.layout import Layout

FORMATS: dict[str, Format] = {
    module.FORMAT.name: module.FORMAT
    for module in (kmahjongg, kyodai, mah, gnome, pysolfc, xmahjongg, ace)
}
WRITABLE = [name for name, format in FORMATS.items() if format.can_write]

KYODAI_CELLS = "101" + "0" * 3397

# Four tiles: a row of two, and on it a row of two. In PySolFC one stack has a height of two.
SAMPLES: dict[str, bytes] = {
    "kmahjongg": b"kmahjongg-layout-v1.1\n# name: Two\nw4\nh2\nd2\n1212\n4343\n1212\n4343\n",
    "kyodai": f"Kyodai 6.0\nTwo by Ann :: Small\n{KYODAI_CELLS}\n".encode(),
    "mah": (
        b'{"mah":"1.0","boards":[{"id":"1","name":"A","by":"Ann","map":[[0,[[0,[[0,2]]]]]]},\n'
        b'{"id":"2","name":"B","map":[[0,[[0,[0,4,[8,3]]],[2,3]]]]}]}\n'
    ),
    "gnome": (
        b'<mahjongg>\n<map name="A" scorename="a">\n<layer z="0">\n'
        b'<row y="0" left="0" right="1"/>\n</layer><tile z="1" x="0.5" y="0"/></map>\n'
        b'<map name="B" scorename="b"><block left="0" right="1" top="0" bottom="1"/></map>\n'
        b"</mahjongg>\n"
    ),
    "pysolfc": b"# name: Two\n0baaaca\n",
    "xmahjongg": b"# name: Two\n0 0 0\n0\t2\t0\n0 1 1\n1 5 0\n",
    "ace": b"0, 0, 0, 2, 4, -1, 0, 1, 127\n",
}

SUFFIXES = {name: (format.suffixes or ("",))[0] for name, format in FORMATS.items()}


def read(name: str, data: bytes | str, path: str | None = None) -> list[Loaded]:
    """The boards of a file in a format, given as text or bytes."""
    raw = data.encode() if isinstance(data, str) else data
    return FORMATS[name].read(Source(path or f"board{SUFFIXES[name]}", raw))


def outcome(format: Format, source: Source) -> list[Loaded] | ReadError:
    """The boards of a file, or the error that says why there are none; all else is a bug."""
    try:
        return format.read(source)
    except ReadError as error:
        return error


def one(name: str, data: bytes | str) -> tuple[Layout, list[tuple[str, str, int, int]]]:
    """The layout of a file of one board, and its findings as code, severity, line, column."""
    (loaded,) = read(name, data)
    assert loaded.layout is not None
    return loaded.layout, told(loaded)


def told(loaded: Loaded) -> list[tuple[str, str, int | None, int | None]]:
    """Findings as code, severity, line, column."""
    return [(f.code, str(f.severity), f.line, f.column) for f in loaded.findings]


def written(name: str, layout: Layout) -> Layout:
    """A layout after writing and reading again, with its companion file if there is one."""
    format = FORMATS[name]
    path = f"board{SUFFIXES[name]}"
    data = format.write([layout])
    companion = format.companion(layout, path)
    source = Source(path, data, companion.data if companion else None)
    assert format.recognises(source)
    assert format.recognises(Source("unknown", data))
    (loaded,) = format.read(source)
    assert loaded.layout is not None
    assert loaded.findings == ()
    return loaded.layout


def corpus_files(corpus: Path) -> list[Path]:
    """Every layout file of the corpus."""
    return [
        path for path in sorted(corpus.rglob("*")) if path.is_file() and path.suffix != ".desktop"
    ]


def corpus_source(path: Path) -> Source:
    """A file of the corpus with its companion."""
    companion = path.with_suffix(".desktop")
    beside = companion.read_bytes() if companion.is_file() else None
    return Source(str(path), path.read_bytes(), beside)


def format_of(source: Source) -> Format:
    """The one format that recognises a file."""
    (format,) = (format for format in FORMATS.values() if format.recognises(source))
    return format


def tile_sets(
    *, x: tuple[int, int] = (-3, 40), y: tuple[int, int] = (-3, 24), z: tuple[int, int] = (0, 14)
) -> st.SearchStrategy[Layout]:
    """Boards of any tiles, overlapping ones included, none twice."""
    tile = st.tuples(st.integers(*x), st.integers(*y), st.integers(*z))
    return st.lists(tile, max_size=40, unique=True).map(Layout.from_tiles)


def flat_boards(columns: int = 15, rows: int = 7, layers: int = 5) -> st.SearchStrategy[Layout]:
    """Boards that most formats can hold: tiles on whole places, shifted layer by layer."""
    tile = st.tuples(
        st.integers(0, columns - 1), st.integers(0, rows - 1), st.integers(0, layers - 1)
    )
    tiles = st.lists(tile, min_size=4, max_size=60, unique=True)
    return tiles.map(
        lambda found: Layout.from_tiles(
            [(2 * x + z % 2, 2 * y + z % 2, z) for x, y, z in found[: len(found) // 4 * 4]]
        )
    )


TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
"""Any text that is Unicode, line breaks and controls included."""
