"""MJS02x: the faults of files in other programs' formats. Their readers report these themselves."""

from __future__ import annotations

from mjs.checks.base import Rule
from mjs.checks.samples import gnome, kmahjongg, kyodai, one_file
from mjs.diagnostic import Severity

__all__ = ["RULES"]

_GOOD_LAYOUT = one_file("two.layout", kmahjongg())
_GOOD_MAP = one_file("pair.map", gnome('<tile x="0" y="0"/>', '<tile x="1" y="0.5"/>'))
_GOOD_LAY = one_file("two.lay", kyodai(), note="Line 3 is 3,400 digits.")


RULES = (
    Rule(
        "MJS020",
        "foreign-syntax",
        "The file breaks the syntax of its format.",
        "A line, a character or an element is not what the format has there. What could be read is "
        "shown and checked further; what could not is named with its place.\n\n"
        "Correct the place, or save the file anew with the program it came from.",
        bad=one_file("two.lay", kyodai("101x")),
        good=_GOOD_LAY,
    ),
    Rule(
        "MJS021",
        "wrong-quarter-markers",
        "Quarter markers of a KMahjongg layout are not where its tiles make them.",
        "A tile is written as `12` over `43`. KMahjongg itself looks only at the `1`, so files "
        "with other digits in the wrong place play well, and several that KMahjongg ships are "
        "like that. Other programs may count a tile where there is none. The tiles are read by "
        "their `1`, as KMahjongg does.\n\n"
        "Save the file anew: `mjs convert` writes clean markers.",
        bad=one_file("two.layout", kmahjongg(rows="1212\n4344\n1212\n4343\n")),
        good=_GOOD_LAYOUT,
        severity=Severity.WARNING,
    ),
    Rule(
        "MJS022",
        "wrong-size",
        "Rows are too short or too long, or some are missing.",
        "The format has a fixed number of characters, and this file has fewer or more. Depending "
        "on the program the whole file is refused, or every tile after the fault stands somewhere "
        "else.\n\n"
        "Correct the row that is named. When the characters add up in spite of it, or the fault "
        "is only a blank line at the end, it is a warning.",
        bad=one_file("two.layout", kmahjongg(rows="1212.\n4343\n1212\n4343\n")),
        good=_GOOD_LAYOUT,
    ),
    Rule(
        "MJS023",
        "museum-header",
        "Line 1 of a KMahjongg layout lacks its first letter.",
        "Hundreds of files in circulation begin with `mahjongg-layout-v1.1` instead of "
        "`kmahjongg-layout-v1.1`. They are read here, but KMahjongg refuses them.\n\nAdd the `k`.",
        bad=one_file("two.layout", kmahjongg("mahjongg-layout-v1.1")),
        good=_GOOD_LAYOUT,
        severity=Severity.WARNING,
    ),
    Rule(
        "MJS024",
        "off-grid",
        "A tile lies off the grid of half tiles.",
        "The format writes places in whole tiles, so halves end in `.5`; nothing lies in between. "
        "Programs round such a place, each in its own way.\n\n"
        "Move the tile to the nearest half.",
        bad=one_file("pair.map", gnome('<tile x="0" y="0"/>', '<tile x="1.25" y="0.5"/>')),
        good=_GOOD_MAP,
    ),
    Rule(
        "MJS025",
        "unsupported-version",
        "The file is of a version of its format that is not known.",
        "The first line names a version that none of the known programs has written. Reading it by "
        "guess could put tiles in the wrong places.\n\n"
        "Save it in a known version, or report where the file comes from so that it can be added.",
        bad=one_file("two.lay", kyodai(version="7.0")),
        good=_GOOD_LAY,
    ),
    Rule(
        "MJS026",
        "unreadable-board",
        "One board of a file of several can't be read.",
        "Files of mah and GNOME Mahjongg hold several boards. One of them has a fault; the others "
        "are read and checked all the same.\n\n"
        "Correct the board that is named, or delete it.",
        bad=one_file(
            "two.mah",
            '{"mah": "1.0", "boards": [\n'
            '  {"id": "1", "name": "Pair", "by": "Ada Example", "map": [[0, [[0, [0, 2]]]]]},\n'
            '  {"id": "2", "name": "Bad", "by": "Ada Example", "map": 7}\n]}\n',
        ),
        good=one_file(
            "two.mah",
            '{"mah": "1.0", "boards": [\n'
            '  {"id": "1", "name": "Pair", "by": "Ada Example", "map": [[0, [[0, [0, 2]]]]]}\n]}\n',
        ),
    ),
    Rule(
        "MJS027",
        "unsafe-xml",
        "The XML defines entities or points to other files.",
        "A few lines of entity definitions can grow to gigabytes when read, and references "
        "to other files or addresses make the reader fetch them. No map needs either.\n\n"
        "Remove the document type with its definitions.",
        bad=one_file(
            "pair.map",
            gnome(
                '<tile x="0" y="0"/>',
                '<tile x="1" y="0"/>',
                head='<!DOCTYPE mahjongg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n',
            ),
        ),
        good=_GOOD_MAP,
    ),
)
