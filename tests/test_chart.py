"""The chart of a survey: every layout in its place, whatever it is called."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from mjs.chart import chart_svg
from mjs.tallies import Survey, SurveyRow, Tally

SVG = "{http://www.w3.org/2000/svg}"


def row(name: str, solvable: int, unsolvable: int, undecided: int = 0) -> SurveyRow:
    return SurveyRow.of(name, f"{name:0>64}", 144, Tally(solvable, unsolvable, undecided))


def made(*rows: SurveyRow) -> Survey:
    return Survey(rows, "random", 1000, 0, 10, "g")


def drawn(survey: Survey) -> ElementTree.Element:
    return ElementTree.fromstring(chart_svg(survey))


def dots(picture: ElementTree.Element) -> list[tuple[str, float]]:
    """The layouts from the top, each with where its dot is."""
    groups = picture.findall(f"{SVG}g")
    return [
        (str(group.findtext(f"{SVG}text")), float(dot.get("cx", "")))
        for group in groups
        for dot in group.findall(f"{SVG}circle")
    ]


def test_layouts_are_sorted_and_dots_are_where_the_shares_are() -> None:
    picture = drawn(made(row("B", 500, 500), row("C", 0, 1000), row("A", 1000, 0)))
    (a, right), (b, middle), (c, left) = dots(picture)
    assert (a, b, c) == ("A", "B", "C")
    assert middle == pytest.approx((left + right) / 2)
    panel = picture.findall(f"{SVG}rect")[1]
    assert left == float(panel.get("x", ""))
    assert right == left + float(panel.get("width", ""))


def test_the_scale_shows_small_differences() -> None:
    wide = dots(drawn(made(row("A", 9990, 10), row("B", 9980, 20), row("C", 10, 10_000))))
    narrow = dots(drawn(made(row("A", 9990, 10), row("B", 9980, 20))))
    assert narrow[0][1] - narrow[1][1] > 10 * (wide[0][1] - wide[1][1])


def test_intervals_stay_in_the_panel() -> None:
    for shares in ([(1, 0)], [(0, 1)], [(1, 0), (0, 1)], [(97_000, 3000)], [(2, 1)]):
        picture = drawn(made(*(row(str(number), *pair) for number, pair in enumerate(shares))))
        panel = picture.findall(f"{SVG}rect")[1]
        left = float(panel.get("x", ""))
        right = left + float(panel.get("width", ""))
        for bar in picture.findall(f"{SVG}g/{SVG}path"):
            start = float(bar.get("d", "M0 ")[1:].split()[0])
            end = float(bar.get("d", "").partition("H")[2].partition("M")[0])
            assert left <= start <= end <= right + 0.01


def test_where_nothing_is_decided_there_is_no_dot() -> None:
    picture = drawn(made(row("A", 0, 0, 1000)))
    assert dots(picture) == []
    assert "none decided" in {text.text for text in picture.iter(f"{SVG}text")}


@pytest.mark.parametrize("name", ["<b>&\"'", "Żółw 龜", "\x1b[31m\x00red", "x" * 500, ""])
def test_any_name_can_be_drawn(name: str) -> None:
    ((shown, _),) = dots(drawn(made(replace(row("A", 1, 1), name=name))))
    assert shown
    assert len(shown) < 40
    assert shown.isprintable()


def test_no_layouts_and_many() -> None:
    assert dots(drawn(made())) == []
    many = drawn(made(*(row(f"L{number}", number, 300) for number in range(300))))
    assert len(dots(many)) == 300
    assert float(many.get("height", "")) > 300 * 20


def test_the_same_survey_gives_the_same_bytes() -> None:
    survey = made(row("A", 3, 1), row("B", 3, 1))
    assert chart_svg(survey) == chart_svg(made(*reversed(survey.rows)))
    assert "stopped before all were done" in chart_svg(replace(survey, complete=False))
