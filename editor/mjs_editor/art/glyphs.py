"""Signs of strokes: Arabic numerals, the four letters of the winds, and the Chinese characters.

No font is needed: a sign is a few strokes on a square of 100 by 100, y down, written as in SVG:
``M`` begins a stroke, ``L`` goes on straight, ``Q`` by a curve with one point that draws it.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

__all__ = ["GLYPHS", "draw_glyph", "round_pen"]

GLYPHS: dict[str, str] = {
    "1": "M18,26 L54,4 L54,96",
    "2": "M14,28 Q14,4 50,4 Q86,4 86,30 Q86,48 56,66 Q16,88 14,96 L90,96",
    "3": "M14,14 Q28,4 50,4 Q84,4 84,27 Q84,48 46,48 Q88,48 88,72 Q88,96 50,96 Q24,96 10,84",
    "4": "M66,96 L66,4 L8,68 L94,68",
    "5": "M82,4 L26,4 L20,46 Q36,38 52,38 Q88,38 88,66 Q88,96 50,96 Q24,96 10,86",
    "6": "M80,10 Q66,4 54,4 Q12,4 12,60 Q12,96 50,96 Q88,96 88,66 Q88,40 52,40 Q18,40 12,64",
    "7": "M8,4 L90,4 Q54,44 42,96",
    "8": "M50,48 Q16,46 16,26 Q16,4 50,4 Q84,4 84,26 Q84,46 50,48 "
    "Q10,52 10,74 Q10,96 50,96 Q90,96 90,74 Q90,52 50,48",
    "9": "M20,90 Q34,96 46,96 Q88,96 88,40 Q88,4 50,4 Q12,4 12,34 Q12,60 48,60 Q82,60 88,36",
    "E": "M86,4 L18,4 L18,96 L86,96 M18,48 L74,48",
    "S": "M86,18 Q72,4 50,4 Q16,4 16,26 Q16,44 50,50 Q88,56 88,74 Q88,96 50,96 Q26,96 10,82",
    "W": "M2,4 L26,96 L50,30 L74,96 L98,4",
    "N": "M14,96 L14,4 L86,96 L86,4",
    "一": "M6,52 L94,50",
    "二": "M20,24 L80,24 M6,80 L94,80",
    "三": "M14,14 L86,14 M22,50 L78,50 M6,88 L94,88",
    "四": "M12,94 L12,16 L88,16 L88,94 M12,86 L88,86 M38,16 Q38,48 22,62 "
    "M62,16 L62,48 Q62,58 74,58 L86,58",
    "五": "M14,10 L86,10 M48,10 L36,90 M20,46 L76,46 L70,90 M6,90 L94,90",
    "六": "M48,4 L54,20 M6,34 L94,34 M36,52 Q30,76 8,94 M62,52 Q72,74 92,94",
    "七": "M6,46 L94,34 M44,6 L44,76 Q44,90 58,90 L82,90 Q92,90 92,74",
    "八": "M38,18 Q34,66 6,92 M56,12 Q64,66 94,92",
    "九": "M8,32 L70,32 L68,76 Q68,90 80,90 Q92,90 94,70 M40,6 Q42,64 8,94",
    "萬": "M4,14 L96,14 M32,4 L32,25 M68,4 L68,25 M22,34 L22,57 M22,34 L78,34 L78,57 L22,57 "
    "M22,45.5 L78,45.5 M50,34 L50,82 M10,98 L10,69 L90,69 L90,90 Q90,98 80,96 "
    "M30,85 L68,81 M61,75 L72,90",
    "中": "M13,70 L13,26 L87,26 L87,70 M13,64 L87,64 M50,3 L50,98",
    "發": "M8,12 L40,12 Q34,34 5,47 M13,24 L24,33 M56,4 Q66,34 96,46 M82,8 L66,19 M93,21 L76,32 "
    "M11,53 L44,53 L44,65 L13,65 L11,79 L46,79 Q46,97 32,95 "
    "M61,51 Q61,63 51,69 M61,51 L82,51 L82,62 Q82,67 95,66 "
    "M53,76 L88,76 Q80,93 52,98 M59,79 Q72,94 97,98",
    "東": "M8,15 L92,15 M20,28 L80,28 L80,61 L20,61 L20,28 M20,44.5 L80,44.5 M50,3 L50,98 "
    "M48,63 Q36,82 6,93 M52,63 Q64,82 94,93",
    "南": "M6,17 L94,17 M50,3 L50,34 M10,97 L10,34 L90,34 L90,88 Q90,97 78,95 "
    "M33,41 L40,53 M67,41 L60,53 M25,57 L75,57 M25,74 L75,74 M50,57 L50,95",
    "西": "M6,12 L94,12 M12,95 L12,34 L88,34 L88,95 M12,88 L88,88 "
    "M37,12 L37,40 Q37,60 20,68 M63,12 L63,54 Q63,63 73,63 L86,63",
    "北": "M38,6 L38,94 M8,34 L38,34 M4,80 L38,70 M62,6 L62,78 Q62,91 74,91 L84,91 Q95,91 95,74 "
    "M92,24 L62,45",
}
"""Each sign by itself."""

_SIZE = 100.0


def draw_glyph(painter: QPainter, sign: str, box: QRectF, colour: QColor, width: float) -> None:
    """Draw a sign into a box, with a pen so many units wide."""
    painter.setPen(round_pen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    place = QTransform.fromTranslate(box.x(), box.y())
    place.scale(box.width() / _SIZE, box.height() / _SIZE)
    painter.drawPath(place.map(_path(sign)))


def round_pen(colour: QColor, width: float) -> QPen:
    """A pen with round ends and corners."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


@cache
def _path(sign: str) -> QPainterPath:
    path = QPainterPath()
    words = iter(GLYPHS[sign].split())
    for word in words:
        kind, (x, y) = word[0], _point(word[1:])
        if kind == "M":
            path.moveTo(x, y)
        elif kind == "L":
            path.lineTo(x, y)
        else:
            path.quadTo(x, y, *_point(next(words)))
    return path


def _point(text: str) -> tuple[float, float]:
    x, _, y = text.partition(",")
    return float(x), float(y)
