"""A survey as a picture: for each layout the share of deals that can be cleared, as SVG.

A dot is the share, a bar the interval that it lies in with 95 % certainty. The same survey gives
the same bytes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape, quoteattr

from mjs.tallies import Survey, SurveyRow

__all__ = ["chart_svg"]

WIDTH = 860.0
ROW = 26.0
TOP = 84.0
BOTTOM = 56.0
LEFT_MOST = 260.0  # names get no more
RIGHT = 190.0
LETTER = 7.1  # about the width of one, since there is no font to ask
FEWEST_ROWS = 2

TABLE, PANEL, LINE = "#f4f1ea", "#fffdf7", "#ddd0b0"
INK, FAINT = "#3b3222", "#7d6f52"
GOOD, GOOD_BAR = "#1d5c4b", "#2f8f74"
_FONT = "font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\""


def chart_svg(survey: Survey) -> str:
    """A dot-and-interval chart of a survey, the most winnable layout first.

    Layouts of which nothing was decided have their interval only.

    >>> from mjs.tallies import Tally
    >>> row = SurveyRow.of("Turtle", "", 144, Tally(solvable=1941, unsolvable=59))
    >>> chart_svg(Survey((row,), "random", 2000, 0, 10, "")).count("<circle")
    1
    """
    rows = sorted(survey.rows, key=_rank)
    lowest = _floor([1 - row.interval[1] for row in rows])
    names = max((len(_name(row)) for row in rows), default=0)
    left = min(LEFT_MOST, 40 + LETTER * names)
    height = TOP + ROW * max(FEWEST_ROWS, len(rows)) + BOTTOM
    scale = _Scale(lowest, left, WIDTH - RIGHT)
    size = f'width="{_n(WIDTH)}" height="{_n(height)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {_n(WIDTH)} {_n(height)}"',
        f'role="img" aria-label={quoteattr(_title(survey))} {_FONT}>',
        f'<rect {size} rx="14" fill="{TABLE}"/>',
        (
            f'<text x="24" y="36" font-size="18" font-weight="600" fill="{INK}">'
            f"{escape(_title(survey))}</text>"
        ),
        f'<text x="24" y="58" font-size="12" fill="{FAINT}">{escape(_about(survey))}</text>',
        (
            f'<rect x="{_n(left)}" y="{_n(TOP - 8)}" width="{_n(WIDTH - RIGHT - left)}" '
            f'height="{_n(height - TOP - BOTTOM + 16)}" fill="{PANEL}"/>'
        ),
        *_axis(scale, height - BOTTOM + 8),
    ]
    for number, row in enumerate(rows):
        lines += _line(row, scale, TOP + ROW * (number + 0.5), left)
    lines.append("</svg>\n")
    return "\n".join(lines)


class _Scale:
    """Where a share lies between the left and the right edge."""

    def __init__(self, lowest: float, left: float, right: float) -> None:
        self.lowest = lowest
        self._left = left
        self._width = right - left

    def __call__(self, share: float) -> float:
        return self._left + self._width * (share - self.lowest) / (1 - self.lowest)

    def ticks(self) -> Iterator[float]:
        """Some shares that are easy to read, up to 1."""
        span = 1 - self.lowest
        step = next(s for s in (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2) if span / s <= 7)
        count = math.floor(span / step + 1e-9)
        for number in range(count, -1, -1):
            yield 1 - number * step


def _axis(scale: _Scale, bottom: float) -> Iterator[str]:
    for tick in scale.ticks():
        x = _n(scale(tick))
        yield f'<path d="M{x} {_n(TOP - 8)}V{_n(bottom)}" stroke="{LINE}" stroke-width="1"/>'
        yield (
            f'<text x="{x}" y="{_n(bottom + 18)}" font-size="11" text-anchor="middle" '
            f'fill="{FAINT}">{_percent(tick, 1)}</text>'
        )


def _line(row: SurveyRow, scale: _Scale, y: float, left: float) -> Iterator[str]:
    low, high = row.interval
    share = row.solvable_share
    yield "<g>"
    yield f"<title>{escape(_told(row))}</title>"
    yield (
        f'<text x="{_n(left - 12)}" y="{_n(y + 4)}" font-size="12.5" text-anchor="end" '
        f'fill="{INK}">{escape(_name(row))}</text>'
    )
    start, end = scale(1 - high), scale(1 - low)
    yield (
        f'<path d="M{_n(start)} {_n(y)}H{_n(end)}M{_n(start)} {_n(y - 4)}v8M{_n(end)} {_n(y - 4)}'
        f'v8" stroke="{GOOD_BAR}" stroke-width="2" fill="none"/>'
    )
    if share is not None:
        yield (
            f'<circle cx="{_n(scale(share))}" cy="{_n(y)}" r="4.5" fill="{GOOD}" '
            f'stroke="{PANEL}" stroke-width="1.2"/>'
        )
    yield (
        f'<text x="{_n(WIDTH - RIGHT + 14)}" y="{_n(y + 4)}" font-size="12" fill="{FAINT}">'
        f"{escape(_figures(row))}</text>"
    )
    yield "</g>"


def _rank(row: SurveyRow) -> tuple[float, str, str]:
    share = row.solvable_share
    return (2.0 if share is None else 1 - share), row.name, row.digest


def _floor(lows: Sequence[float]) -> float:
    """Where the scale begins: a little below everything, at a number that reads well."""
    lowest = min(lows, default=0.0)
    span = (1 - lowest) * 1.05
    for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5):
        if span <= step:
            return 1 - step
    return 0.0


def _title(survey: Survey) -> str:
    return f"Share of {survey.kind} deals that can be cleared"


def _about(survey: Survey) -> str:
    stopped = "" if survey.complete else "; stopped before all were done"
    return (
        f"{survey.deals:,} deals a layout, seed {survey.seed}; bars are 95 % intervals, "
        f"undecided deals counted both ways{stopped}"
    )


def _figures(row: SurveyRow) -> str:
    low, high = row.interval
    if row.solvable_share is None:
        return "none decided"
    interval = f"{_percent(1 - high, 1)[:-2]} – {_percent(1 - low, 1)}"
    return f"{_percent(row.solvable_share, 2)}  ({interval})"


def _told(row: SurveyRow) -> str:
    said = f"{_printable(row)}: {row.solvable:,} of {row.deals:,} deals can be cleared"
    open_ones = row.undecided + row.unknown
    return said + (f", {open_ones:,} not known" if open_ones else "")


def _name(row: SurveyRow) -> str:
    name = _printable(row)
    most = int((LEFT_MOST - 40) / LETTER)
    return name if len(name) <= most else name[: most - 1] + "…"


def _printable(row: SurveyRow) -> str:
    """Without control characters: XML has no place for them, not even escaped."""
    return "".join(char for char in row.name if char.isprintable()) or row.digest[:12]


def _percent(share: float, digits: int) -> str:
    text = f"{100 * share:.{digits}f}"
    return (text.rstrip("0").rstrip(".") if digits == 1 else text) + " %"


def _n(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
