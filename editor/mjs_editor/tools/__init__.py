"""The tools: what the pointer does on the canvas. A new one is one class and one line here."""

from __future__ import annotations

from mjs_editor.tools.base import Tool
from mjs_editor.tools.drawing import EraserTool, StampTool
from mjs_editor.tools.filling import EllipseTool, RectangleTool
from mjs_editor.tools.layerpick import LayerPickTool
from mjs_editor.tools.selecting import LassoTool, SelectTool

__all__ = ["TOOLS"]

TOOLS: tuple[type[Tool], ...] = (
    StampTool,
    RectangleTool,
    EllipseTool,
    EraserTool,
    SelectTool,
    LassoTool,
    LayerPickTool,
)
"""In the order of menu and bar; the first one is in hand at the start."""
