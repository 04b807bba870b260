"""The pieces that the examples of the rules are made of."""

from __future__ import annotations

from mjs.checks.base import Example, ExampleFile

__all__ = [
    "PAIR",
    "gnome",
    "kmahjongg",
    "kyodai",
    "native",
    "native_example",
    "one_file",
    "xmahjongg",
]

PAIR = "[[0, 0], [2, 0]]"
"""Two tiles side by side, as JSON."""

_ABOUT = {
    "name": "Two stacks",
    "author": "Ada Example",
    "license": "CC0-1.0",
    "description": "Two stacks of two tiles.",
}


def native(*layers: str, without: str = "", more: str = "", **changed: str) -> str:
    """The text of a native layout file.

    Parameters
    ----------
    *layers : str
        The list of tiles of each layer from the bottom, as JSON; two stacks of two tiles when
        there is none, the smallest layout that has something to it.
    without : str
        A field to leave out.
    more : str
        Members to add, as JSON.
    **changed : str
        Other texts for fields.
    """
    about = {key: text for key, text in (_ABOUT | changed).items() if key != without}
    lists = ",\n".join(f'    {{"tiles": {tiles}}}' for tiles in layers or (PAIR, PAIR))
    lines = [
        '  "format": "mjs-layout",',
        '  "version": 1,',
        *(f'  "{key}": "{text}",' for key, text in about.items()),
        f'  "layers": [\n{lists}\n  ]' + ("," if more else ""),
        *([f"  {more}"] if more else []),
    ]
    return "{\n" + "\n".join(lines) + "\n}\n"


def native_example(
    *layers: str,
    note: str = "",
    without: str = "",
    more: str = "",
    **changed: str,
) -> Example:
    """An example of one native file; see `native`."""
    text = native(*layers, without=without, more=more, **changed)
    return Example((ExampleFile("layout.json", text),), note)


def kmahjongg(first: str = "kmahjongg-layout-v1.1", rows: str = "1212\n4343\n1212\n4343\n") -> str:
    """The text of a KMahjongg layout of two stacks, with another first line or other rows."""
    return (
        f"{first}\n# name: Two stacks\n# by: Ada Example\n# license: CC0-1.0\n"
        f"# description: Two stacks of two tiles.\nw4\nh2\nd2\n{rows}"
    )


def kyodai(cells: str = "101", *, version: str = "6.0") -> str:
    """The text of a Kyodai layout whose board begins with these cells and is empty otherwise."""
    return f"Kyodai {version}\nTwo by Ada Example\n{cells:0<3400}\n"


def xmahjongg(*tiles: str) -> str:
    """The text of an xmahjongg layout of these lines."""
    about = "# name: Two\n# by: Ada Example\n# license: CC0-1.0\n# description: Two tiles.\n"
    return about + "".join(f"{tile}\n" for tile in tiles)


def gnome(*tiles: str, head: str = "") -> str:
    """The text of a GNOME map of these tile elements."""
    lines = "".join(f"    {tile}\n" for tile in tiles)
    return f'{head}<mahjongg>\n  <map name="Pair" scorename="pair">\n{lines}  </map>\n</mahjongg>\n'


def one_file(name: str, text: str, note: str = "", encoding: str = "utf-8") -> Example:
    """An example of one file."""
    return Example((ExampleFile(name, text, encoding),), note)
