"""Face sets: what tiles are painted in, body and face, apart from the theme of the window."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["CONTRAST", "DUSK", "FACE_SETS", "IVORY", "FaceSet"]


@dataclass(frozen=True)
class FaceSet:
    """Colours as ``#rrggbb``.

    Attributes
    ----------
    name : str
        For settings.
    red, green, blue, ink, gold, plum : str
        What faces are drawn in.
    wash : str
        Light areas within a face: petals, the ground of a season's medallion.
    face, side, back, edge : (str, str)
        Of the body, from the lowest layer to the highest.
    weight : float
        How heavy strokes are; 1 is usual.
    index : float
        How large the numeral in the corner is; 1 is usual.
    """

    name: str
    red: str
    green: str
    blue: str
    ink: str
    gold: str
    plum: str
    wash: str
    face: tuple[str, str]
    side: tuple[str, str]
    back: tuple[str, str]
    edge: tuple[str, str]
    weight: float = 1.0
    index: float = 1.0


IVORY = FaceSet(
    name="ivory",
    red="#bb2118",
    green="#14713f",
    blue="#1c4a9a",
    ink="#2a2723",
    gold="#a85f00",
    plum="#a02c70",
    wash="#f3dcc0",
    face=("#d9cba9", "#fffdf7"),
    side=("#ad9c75", "#ddd0b0"),
    back=("#1d5c4b", "#2f8f74"),
    edge=("#6f6146", "#8f8060"),
)

DUSK = FaceSet(
    name="dusk",
    red="#ff8a7a",
    green="#7be0a4",
    blue="#8fc1ff",
    ink="#f2eee4",
    gold="#ffc85c",
    plum="#f2a0d4",
    wash="#4a5a68",
    face=("#29333b", "#3c4a55"),
    side=("#1c242a", "#566572"),
    back=("#7c5a26", "#b5843b"),
    edge=("#4a5862", "#8fa1ae"),
)

CONTRAST = FaceSet(
    name="contrast",
    red="#900000",
    green="#004d18",
    blue="#0000b8",
    ink="#000000",
    gold="#5c3800",
    plum="#7a0055",
    wash="#ffe9a8",
    face=("#e2e2e2", "#e2e2e2"),
    side=("#8c8c8c", "#8c8c8c"),
    back=("#202020", "#202020"),
    edge=("#000000", "#000000"),
    weight=1.25,
    index=1.15,
)

FACE_SETS = {faces.name: faces for faces in (IVORY, DUSK, CONTRAST)}
"""Each set by its name, the usual one first."""
