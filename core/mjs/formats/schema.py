"""Documents against the JSON Schemas of this package, with faults in plain sentences."""

from __future__ import annotations

import ast
import difflib
import json
import math
import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from mjs.diagnostic import MOST_FINDINGS
from mjs.formats.jsontext import JsonPath

__all__ = ["schema_findings", "short"]


@cache
def _validator(name: str) -> Any:
    import jsonschema
    import referencing

    def load(file: str) -> Any:
        text = resources.files("mjs_schemas").joinpath(f"{file}.json").read_text("utf-8")
        return json.loads(text)

    registry: Any = referencing.Registry()
    if name != "layout-1":
        registry = registry.with_contents([("urn:mjs:schema:layout-1", load("layout-1"))])
    library = jsonschema.Draft202012Validator

    def bounded(keyword: str) -> Any:
        """A keyword that leaves lists alone that are too long anyway.

        Comparing a million items with each other would take hours, looking at each a minute.
        """
        check = library.VALIDATORS[keyword]

        def checked(validator: Any, wanted: Any, value: Any, schema: Any) -> Any:
            if not isinstance(value, list) or len(value) <= schema.get("maxItems", math.inf):
                yield from check(validator, wanted, value, schema)

        return checked

    extend: Any = jsonschema.validators.extend
    kind = extend(library, {keyword: bounded(keyword) for keyword in ("items", "uniqueItems")})
    return kind(load(name), registry=registry)


def schema_findings(name: str, document: Any) -> list[tuple[JsonPath, str]]:
    """What a schema says against a document: the path to each fault, and a sentence.

    Parameters
    ----------
    name : str
        A schema of `mjs_schemas` without its ending: ``layout-1``.
    document : parsed JSON

    >>> schema_findings("layout-1", {"format": "mjs-layout", "version": 1, "layers": [3]})
    [(('layers', 0), 'layers[0]: 3 is no object in { }')]
    """
    found: list[tuple[JsonPath, str]] = []
    for error in _validator(name).iter_errors(document):
        # One more than are told shows that there are more; looking for all could take minutes.
        if len(found) == MOST_FINDINGS:
            found[-1] = found[-1][0], f"and more faults than the {MOST_FINDINGS - 1} that are shown"
            break
        found.append(_worded(error))
    return found


_TYPES = {
    "array": "no list in [ ]",
    "boolean": "neither true nor false",
    "integer": "no whole number",
    "null": "not null",
    "number": "no number",
    "object": "no object in { }",
    "string": "no text in double quotes",
}

_FORMS = {
    r"^[^\n\r]*$": "must be one line, without line breaks",
    r"^[a-z0-9][a-z0-9-]*$": "must be small letters, digits and -, a letter or digit first",
    r"^[A-Za-z0-9][A-Za-z0-9._-]*$": "must be letters, digits, and . _ -, a letter or digit first",
}
_DATE = "is no date and time, such as 2026-11-29T20:15:00"
_FACE = "is no face, as dots-1, bamboo-9, characters-5, wind-east, dragon-red, flower-plum are"


def _is_place(path: JsonPath) -> bool:
    """Whether a path leads to the x and y of a tile."""
    return len(path) > 1 and path[-2] == "tiles"


def _worded(error: Any) -> tuple[JsonPath, str]:
    path, value, wanted = tuple(error.absolute_path), error.instance, error.validator_value
    match error.validator:
        case "additionalProperties":
            path, sentence = _unknown_key(error, path)
        case "const":
            sentence = f"must be {short(wanted)}, not {short(value)}"
        case "enum":
            sentence = f"{short(value)} is none of {short(wanted)}"
        case "pattern":
            # Python's "$" lets a line end pass, so the schemas say twice that the text ends here.
            form = str(wanted).removesuffix(r"(?!\n)")
            usual = f"is not of the form {form}"
            if form.startswith("^((dots|"):
                usual = _FACE
            elif form.startswith("^[0-9]{4}-"):
                usual = _DATE
            sentence = f"{short(value)} {_FORMS.get(form, usual)}"
        case "type":
            kinds = wanted if isinstance(wanted, list) else [wanted]
            not_one = " and ".join(_TYPES.get(kind, f"not of type {kind}") for kind in kinds)
            sentence = f"{short(value)} is {not_one}"
            if isinstance(value, float) and _is_place(path[:-1]):
                sentence += "; with tiles of 2 by 2, a step of 1 is half a tile already"
        case "minimum" | "maximum":
            below = error.validator == "minimum"
            limit = f"{'below' if below else 'above'} {wanted}"
            sentence = f"{short(value)} is {limit}, the {'least' if below else 'most'} there can be"
            if below and _is_place(path[:-1]):
                sentence += f"; move all tiles {('right', 'down')[int(path[-1])]}"
        case "minItems" | "maxItems" if _is_place(path):
            sentence = f"{short(value)} is no [x, y]; the layer of a tile is the list it stands in"
        case "minItems" | "maxItems" | "minLength" | "maxLength":
            what = "item" if isinstance(value, list) else "character"
            bound = "at least" if str(error.validator).startswith("min") else "at most"
            ending = "" if len(value) == 1 else "s"
            sentence = f"{len(value):,} {what}{ending}; {bound} {wanted:,}"
        case "uniqueItems":
            sentence = f"{short(value)} has an item twice"
        case "required":
            # The library names the key nowhere else.
            key = ast.literal_eval(str(error.message).removesuffix(" is a required property"))
            sentence = f"{short(key)} is missing"
        case _:
            sentence = _cut(error)
    return path, f"{_spelled(path)}: {sentence}" if path else sentence


def _unknown_key(error: Any, path: JsonPath) -> tuple[JsonPath, str]:
    known = error.schema.get("properties", {})
    own = error.schema.get("patternProperties", {})
    unknown = [
        k for k in error.instance if k not in known and not any(re.search(p, k) for p in own)
    ]
    shown = ", ".join(short(key) for key in unknown[:5]) + (", ..." if len(unknown) > 5 else "")
    near = difflib.get_close_matches(unknown[0], known, n=1)
    hint = f"; did you mean {short(near[0])}?" if near and len(unknown) == 1 else ""
    if own:
        ours = 'keys of your own begin with "x-"'
        hint = f"{hint} ({ours})" if hint else f"; {ours}"
    return (*path, unknown[0]), f"unknown key {shown}{hint}"


def _cut(error: Any) -> str:
    """The library's own sentence, with a long value cut short."""
    whole, cut = repr(error.instance), short(error.instance)
    message = str(error.message)
    return message.replace(whole, cut) if len(whole) > len(cut) else message


def short(value: Any) -> str:
    """A value as JSON, cut to 60 characters; containers by their size."""
    if isinstance(value, list | dict) and len(value) > 4:
        return f"a list of {len(value):,}" if isinstance(value, list) else "an object"
    try:
        text = json.dumps(value, ensure_ascii=False)
    except ValueError:
        # An int of thousands of digits has no text in Python.
        text = "a huge number"
    return text if len(text) <= 60 else text[:57] + "..."


def _spelled(path: Sequence[str | int]) -> str:
    """``layers[0].tiles[3]``."""
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return text.removeprefix(".")
