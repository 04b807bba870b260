"""What a layout is in other programs."""

from __future__ import annotations

import pytest

from mjs import formats
from mjs.diagnostic import Diagnostic
from mjs.formats.base import limit_misfits
from mjs.layout import Layout
from mjs.validation import Options, check_layout

Triple = tuple[int, int, int]


def found(layout: Layout, target: str) -> list[Diagnostic]:
    result = check_layout(layout, Options(select=("MJS5",), targets=(target,), deal=False))
    return list(result.diagnostics)


def row(count: int, **about: str) -> Layout:
    return Layout.from_tiles([(2 * (n % 12), 2 * (n // 12), 0) for n in range(count)], **about)


@pytest.mark.parametrize(
    ("layout", "target", "code", "text"),
    [
        (Layout.from_tiles([(0, 0, 0), (34, 0, 0)]), "kyodai", "MJS501", "36 columns"),
        (Layout.from_tiles([(0, 0, z) for z in range(6)]), "kyodai", "MJS501", "6 layers"),
        (Layout.from_tiles([(0, 0, 0), (0, 60, 0)] * 2), "pysolfc", "MJS501", "62 rows"),
        (row(146), "gnome", "MJS502", "146 tiles"),
        (row(6), "pysolfc", "MJS502", "divisible by 4"),
        (row(148), "pysolfc", "MJS502", "divisible by 8"),
        (row(292), "pysolfc", "MJS502", "288"),
        (Layout.from_tiles([(0, 0, 0)], footprint=(4, 4)), "mah", "MJS503", "4 x 4"),
        (row(4, name="Snow by night"), "kyodai", "MJS506", "would read back"),
    ],
)
def test_what_does_not_fit_is_an_error_for_a_target(
    layout: Layout, target: str, code: str, text: str
) -> None:
    errors = [d for d in found(layout, target) if str(d.severity) == "error"]
    assert code in {d.code for d in errors}
    assert any(text in d.message and d.message.startswith(f"{target}: ") for d in errors)


def test_the_own_format_only_warns() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (34, 0, 0)])
    result = check_layout(layout, Options(select=("MJS5",)), formats.by_name("kyodai"))
    assert [(d.code, str(d.severity)) for d in result.diagnostics] == [("MJS501", "warning")]


@pytest.mark.parametrize("name", formats.FORMATS)
def test_whatever_cannot_be_written_is_said(name: str) -> None:
    """An odd shape for every format: each thing its limits refuse is one finding, not two."""
    layout = Layout.from_tiles(
        [(2 * x, 2 * y, z) for x in range(40) for y in range(40) for z in (0, 6)]
    )
    format = formats.by_name(name)
    told = found(layout, name)
    refused = limit_misfits(layout, format.limits)
    for misfit in refused:
        assert len([d for d in told if misfit in d.message]) == 1
    assert bool([d for d in told if str(d.severity) == "error"]) >= bool(refused)


def test_covers_from_afar_are_listed_for_programs_that_miss_them() -> None:
    tiles = [
        (0, 0, 0),
        (2, 0, 0),
        (10, 0, 0),
        (12, 0, 0),
        (2, 0, 1),
        (12, 0, 1),
        (1, 0, 2),
        (11, 0, 2),
    ]
    layout = Layout.from_tiles(tiles)
    (diagnostic,) = [d for d in found(layout, "kmahjongg") if d.code == "MJS504"]
    assert diagnostic.tiles == ((0, 0, 0), (10, 0, 0))
    assert [d for d in found(layout, "gnome") if d.code == "MJS504"] == []


def test_fields_without_a_place_are_named() -> None:
    (diagnostic,) = found(row(4, name="Row", description="Four.", license="CC0-1.0"), "kyodai")
    assert diagnostic.code == "MJS505"
    assert "license, description" in diagnostic.message


def test_overlaps_and_odd_counts_are_no_second_finding() -> None:
    overlapping = Layout.from_tiles([(0, 0, 0), (1, 0, 0), (6, 0, 0), (8, 0, 0)])
    assert found(overlapping, "kmahjongg") == []
    assert found(row(3), "pysolfc") == []
