"""Documents against the JSON Schemas of this package, with faults in plain sentences."""

from __future__ import annotations

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
    [(('layers', 0), "layers[0]: 3 is not of type 'object'")]
    """
    found: list[tuple[JsonPath, str]] = []
    for error in _validator(name).iter_errors(document):
        # One more than are told shows that there are more; looking for all could take minutes.
        if len(found) == MOST_FINDINGS:
            found[-1] = found[-1][0], f"and more faults than the {MOST_FINDINGS - 1} that are shown"
            break
        found.append(_worded(error))
    return found


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
            sentence = f"{short(value)} is not of the form {form}"
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
    hint = '; keys of your own begin with "x-"' if own else ""
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
