"""MJS00x and MJS01x: whether a file can be read at all. The readers report these themselves."""

from __future__ import annotations

from mjs.checks.base import Example, ExampleFile, Rule
from mjs.checks.samples import native, native_example, one_file

__all__ = ["RULES"]

_GOOD = native_example()


def _too_many() -> bytes:
    tiles = ", ".join(f"[{2 * (number % 400)}, {2 * (number // 400)}]" for number in range(100_002))
    return native(f"[{tiles}]").encode()


RULES = (
    Rule(
        "MJS001",
        "unreadable-file",
        "The file can't be read.",
        "It is missing, it is a folder, its permissions don't allow it, the disk has a fault, or "
        "it is no regular file. The message has the reason that the operating system gives.\n\n"
        "Check the path and the permissions. The other files of the run are checked all the same.",
        bad=Example(note="A file that is not there.", checked=("missing.json",)),
        good=_GOOD,
    ),
    Rule(
        "MJS002",
        "unknown-format",
        "The file is in no known layout format.",
        "Formats are told by how a file begins, and by its ending where that says nothing. This "
        "file looks like none of them. Files of that kind are only reported when they are named "
        "one by one; in a folder they are skipped and counted.\n\n"
        "`mjs formats` lists the formats. If the file is in one of them, its first line is damaged "
        "or its ending is wrong.",
        bad=one_file("shopping.txt", "milk\nbread\n"),
        good=_GOOD,
    ),
    Rule(
        "MJS003",
        "not-utf-8",
        "The file is not UTF-8 text.",
        "Layout files are text in UTF-8. In any other encoding names come out garbled, and "
        "programs disagree on how. Text formats of old programs may also be in cp1252, which is "
        "understood.\n\n"
        "Save the file as UTF-8. The place is that of the first byte that can't be UTF-8.",
        bad=one_file(
            "layout.json",
            native(name="n°26"),
            note="Saved as cp1252, so that ° is the byte B0.",
            encoding="cp1252",
        ),
        good=one_file("layout.json", native(name="n°26"), note="The same, saved as UTF-8."),
    ),
    Rule(
        "MJS004",
        "byte-order-mark",
        "The file begins with a byte order mark.",
        "Some editors put the invisible bytes EF BB BF before the text. Strict JSON readers refuse "
        "such a file, and line-based programs take the mark for part of the first line.\n\n"
        "Save the file as UTF-8 without byte order mark (in some editors: without signature).",
        bad=one_file(
            "layout.json", native(), note="Saved with a byte order mark.", encoding="utf-8-sig"
        ),
        good=_GOOD,
    ),
    Rule(
        "MJS005",
        "cut-off",
        "The check of a file was cut off, so nothing is known about it.",
        "The process that checked the file ended in the middle, ran out of memory or out of time. "
        "That says nothing about the layout: it is neither good nor bad, but unknown, and the run "
        "fails so that nobody takes it for good.\n\n"
        "Check the file alone to see whether it happens again. If it does, the file may be made to "
        "hurt; please report it.",
        bad=Example(note="There is no such file: it takes a process that is killed."),
        good=_GOOD,
    ),
    Rule(
        "MJS010",
        "json-syntax",
        "The file is not valid JSON.",
        "A comma or bracket too many or too few, a comment, text after the end, or a file that "
        "was cut short. The place is where the reader could not go on; the fault is there or "
        "just before.\n\n"
        "Correct the place. JSON has no comments and no comma after the last item.",
        bad=one_file("layout.json", native().rstrip("\n}") + "\n", note="The end is missing."),
        good=_GOOD,
    ),
    Rule(
        "MJS011",
        "duplicate-key",
        "An object has the same key twice.",
        "JSON readers silently take the last one, some the first, so programs see different "
        "layouts in the same file. It happens when two branches are merged by hand.\n\n"
        "Keep one of them.",
        bad=one_file(
            "layout.json", native().replace('  "layers"', '  "name": "Two piles",\n  "layers"')
        ),
        good=_GOOD,
    ),
    Rule(
        "MJS012",
        "not-a-number",
        "A number is NaN, infinite, or absurdly large.",
        "Some programs write NaN or Infinity into what they call JSON, and some read numbers of "
        "any length. No coordinate is either.\n\n"
        "Give a finite number that means something.",
        bad=native_example("[[0, 0], [2, NaN]]"),
        good=_GOOD,
    ),
    Rule(
        "MJS013",
        "nested-too-deep",
        "Arrays or objects nest too deeply.",
        "A layout needs fewer than ten levels of brackets. Files that nest by the hundred are made "
        "to bring readers down.\n\nRemove the nesting.",
        bad=native_example(more=f'"x-deep": {"[" * 100}{"]" * 100}'),
        good=native_example(more='"x-deep": [[[]]]'),
    ),
    Rule(
        "MJS014",
        "schema",
        "The file does not have the form of a layout file.",
        "The JSON is valid but not a layout: a member is missing, unknown or of the wrong kind, a "
        "coordinate is negative or has a fraction. The message names the member and what is "
        "wanted, by the schema `layout-1` (or `deal-1` for deals).\n\n"
        'Correct what it names. Members of your own begin with "x-" and are kept. A saved game '
        "(`mjs-game`, for `mjs replay`) or a certificate (`mjs-certificate`, for `mjs verify`) is "
        "no layout: check the folder, where they are passed over, or leave them out.",
        bad=native_example("[[0, 0], [2.5, 0]]"),
        good=_GOOD,
    ),
    Rule(
        "MJS015",
        "newer-version",
        "The file is of a newer version than this program reads.",
        "A newer mjs wrote the file. Reading it with what is known today could lose what was "
        "added since, so it is refused.\n\nUpdate mjs, or save the file for the older version.",
        bad=one_file("layout.json", native().replace('"version": 1', '"version": 2')),
        good=_GOOD,
    ),
    Rule(
        "MJS016",
        "too-large",
        "The file is too large, or has too many tiles.",
        "Files of up to 16 MiB and layouts of up to 100,000 tiles on 256 layers are read, which is "
        "far more than anybody plays and keeps time and memory bounded.\n\n"
        "Most likely the file is none of a layout, or a program went astray while writing it.",
        bad=Example(
            (
                ExampleFile(
                    "layout.json",
                    '{"format": "mjs-layout", "version": 1, "layers": [{"tiles": [[0, 0], [2, 0], '
                    "... 100,002 in all]}]}\n",
                    make=_too_many,
                ),
            )
        ),
        good=_GOOD,
    ),
)
