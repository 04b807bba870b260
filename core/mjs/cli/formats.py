"""``mjs formats``: what can be read and written, straight from the registry."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from mjs.cli.terminal import CONTEXT, print_text

if TYPE_CHECKING:
    from mjs.formats import Format

__all__ = ["command"]


@click.command("formats", context_settings=CONTEXT)
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def command(*, names: tuple[str, ...], as_json: bool) -> int:
    """List the file formats, with what they hold and what their programs can take."""
    from mjs import formats

    chosen = [formats.by_name(name) for name in names] or list(formats.FORMATS.values())
    documents = [_document(format) for format in chosen]
    if as_json:
        print_text(json.dumps(documents, indent=2) + "\n")
    else:
        print_text("\n".join(_page(document) for document in documents))
    return 0


def _document(format: Format) -> dict[str, Any]:
    limits = format.limits
    return {
        "name": format.name,
        "title": format.title,
        "endings": list(format.suffixes),
        "reads": True,
        "writes": format.can_write,
        "several_boards": limits.boards,
        "holds": sorted(limits.fields),
        "limits": {
            "columns": limits.columns,
            "rows": limits.rows,
            "layers": limits.layers,
            "most_tiles": limits.most_tiles,
            "fewest_tiles": limits.fewest_tiles,
            "tiles_divisible_by": [
                {"above": above, "divisor": divisor} for above, divisor in limits.divisors
            ],
            "any_footprint": not limits.half_tiles,
            "covered_by_next_layer_only": limits.next_layer_only,
        },
    }


def _page(document: dict[str, Any]) -> str:
    can = "reads and writes" if document["writes"] else "reads only"
    from mjs.formats.base import field_words

    boards = ", several boards a file" if document["several_boards"] else ""
    endings = ", ".join(document["endings"]) or "no ending of its own"
    lines = [
        f"{document['name']}: {document['title']} ({endings}); {can}{boards}",
        f"    holds   {field_words(['tiles', *document['holds']])}",
    ]
    limits = "; ".join(_limits(document["limits"]))
    if limits:
        lines.append(f"    limits  {limits}")
    return "\n".join(lines) + "\n"


def _limits(limits: dict[str, Any]) -> list[str]:
    """The limits as phrases; none for what has no limit."""
    said = [
        f"at most {limits[key]:,} {word}"
        for key, word in (
            ("columns", "columns"),
            ("rows", "rows"),
            ("layers", "layers"),
            ("most_tiles", "tiles"),
        )
        if limits[key] is not None
    ]
    if limits["fewest_tiles"] is not None:
        fewest = limits["fewest_tiles"]
        said.append(f"at least {fewest:,} {'tile' if fewest == 1 else 'tiles'}")
    for rule in limits["tiles_divisible_by"]:
        above = f" above {rule['above']:,}" if rule["above"] else ""
        said.append(f"the number of tiles{above} divides by {rule['divisor']}")
    if not limits["any_footprint"]:
        said.append("tiles of 2 x 2 grid units only")
    if limits["covered_by_next_layer_only"]:
        said.append("its program sees only the next layer as covering")
    return said
