"""The certificate file: a claim about a position with its proof, by ``schemas/certificate-1.json``.

A proof may have a million literals, so its steps are checked in the same pass that builds them, and
the schema library sees the rest of the document, and the first step that the pass dislikes.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from mjs.certificate import Certificate, Step
from mjs.errors import CannotHoldError
from mjs.files import read_bytes, refuse_larger, write_whole
from mjs.formats import native
from mjs.formats.base import Source, decode
from mjs.formats.canonical import canonical_text
from mjs.formats.jsontext import JsonPath, json_positions, load_json
from mjs.formats.schema import schema_findings

__all__ = ["MAX_BYTES", "certificate_bytes", "read_certificate", "write_certificate"]

MAX_BYTES = 64 * 1024 * 1024
"""The largest file; a proof of some thousand steps takes about 1 MB."""

SCHEMA_REF = "urn:mjs:schema:certificate-1"
_MOST = 4_294_967_295


def read_certificate(path: str | os.PathLike[str] | Source) -> Certificate:
    """The certificate of a file, as it stands there; `mjs.certificate.check` checks it.

    Raises
    ------
    ReadError
        The file is missing, too large, no JSON or no certificate; with line and column.
    """
    if isinstance(path, Source):
        source = path
        refuse_larger(source.data, MAX_BYTES, source.path)
    else:
        source = Source(os.fspath(path), read_bytes(path, MAX_BYTES))
    text, findings = decode(source)
    if findings:
        fault = findings[0]
        raise source.fail(fault.message, fault.code, fault.line, fault.column)
    value = load_json(source, text)
    document = native.check_version(source, text, value, "mjs-certificate", "certificate")
    layout, found = native.layout_from_document(document.get("layout", {}))
    steps, wrong = _steps(document.get("steps"))
    faults: Sequence[tuple[JsonPath, str]] = _document_faults(document, wrong)
    if layout is None and not faults:
        faults = [(("layout", *path), fault.message) for path, fault in found]
    if layout is None or faults:
        at, message = faults[0]
        place = json_positions(text, {at}).get(at)
        raise source.fail(message, "MJS014", *(place or (1, 1)))
    return Certificate(
        layout=replace(layout, start=None),
        faces=tuple(document["faces"]),
        removed=tuple(sorted(map(int, document.get("removed", ())))),
        solvable=document["solvable"],
        order=tuple((int(one), int(other)) for one, other in document.get("order", ())),
        steps=steps,
    )


def write_certificate(certificate: Certificate, path: str | os.PathLike[str]) -> None:
    """Write a certificate in canonical form, one step a line, whole or not at all.

    Raises
    ------
    CannotHoldError
        A face is no text, or the layout is one that no layout file holds.
    WriteError
        The file could not be written; what was there before still is.
    """
    write_whole(path, certificate_bytes(certificate))


def certificate_bytes(certificate: Certificate) -> bytes:
    """The file of a certificate.

    Raises
    ------
    CannotHoldError
    """
    layout = replace(certificate.layout, start=None)
    problems = native.FORMAT.misfits(layout)
    odd = next((face for face in certificate.faces if not isinstance(face, str)), None)
    if odd is not None:
        problems.append(f"the face {odd!r} is no text")
    if problems:
        raise CannotHoldError(f"no file can hold this certificate: {problems[0]}", problems)
    document: dict[str, Any] = {
        "$schema": SCHEMA_REF,
        "format": "mjs-certificate",
        "version": 1,
        "solvable": certificate.solvable,
        "layout": native.layout_document(layout),
        "faces": list(certificate.faces),
        "removed": list(certificate.removed),
    }
    if certificate.solvable:
        document["order"] = [list(pair) for pair in certificate.order]
    else:
        document["steps"] = [
            {"literals": [list(literal) for literal in step.literals]}
            | ({} if step.cites is None else {"cites": list(step.cites)})
            for step in certificate.steps
        ]
    data = canonical_text(document).encode("utf-8")
    if len(data) > MAX_BYTES:
        message = f"a proof of {len(data) // 2**20:,} MiB; a file holds {MAX_BYTES // 2**20}"
        raise CannotHoldError(message, [message])
    return data


def _document_faults(document: dict[str, Any], wrong: int | None) -> list[tuple[JsonPath, str]]:
    """What the schema says against a document, the tiles of its layout and good steps aside."""
    bare = dict(document)
    if isinstance(document.get("layout"), dict):
        # It is judged on its own, much more quickly.
        bare["layout"] = {"format": "mjs-layout", "version": 1, "layers": []}
    if isinstance(document.get("steps"), list):
        steps = document["steps"]
        bare["steps"] = steps[:1] if wrong is None else [steps[wrong]]
        if wrong is None and steps and bare.get("solvable") is not True:
            bare["steps"] = []
    faults = schema_findings("certificate-1", bare)
    if wrong is None:
        return faults
    # The step at fault was shown as if it were the first.
    return [
        ((path[0], wrong, *path[2:]), text.replace("steps[0]", f"steps[{wrong}]", 1))
        if path[:2] == ("steps", 0)
        else (path, text)
        for path, text in faults
    ]


def _steps(value: Any) -> tuple[tuple[Step, ...], int | None]:
    """The steps, up to the first that is none, and the number of that."""
    found: list[Step] = []
    for number, item in enumerate(value if isinstance(value, list) else ()):
        step = _step(item)
        if step is None:
            return tuple(found), number
        found.append(step)
    return tuple(found), None


def _step(item: Any) -> Step | None:
    if not isinstance(item, dict) or not item.keys() <= {"literals", "cites"}:
        return None
    literals, cites = item.get("literals"), item.get("cites")
    if not isinstance(literals, list) or not ("cites" not in item or isinstance(cites, list)):
        return None
    built = []
    for literal in literals:
        if type(literal) is not list or len(literal) != 3:
            return None
        one, other, used = literal
        if not (_is_number(one) and _is_number(other) and type(used) is bool):
            return None
        built.append((int(one), int(other), used))
    if cites is not None and not all(map(_is_number, cites)):
        return None
    return Step(tuple(built), None if cites is None else tuple(map(int, cites)))


def _is_number(value: Any) -> bool:
    whole = type(value) is int or (type(value) is float and value.is_integer())
    return whole and 0 <= value <= _MOST
