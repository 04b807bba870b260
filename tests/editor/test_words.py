"""What commands say of themselves, and how the window shows text that users have written."""

from __future__ import annotations

from collections import Counter

from PySide6.QtGui import QKeySequence

from mjs_editor.command_table import CommandTable
from mjs_editor.dialogs.titles import plain
from mjs_editor.window import MainWindow


def lacks(commands: CommandTable) -> list[str]:
    """The commands whose tips or tooltips do not teach, each with the reason."""
    tips = Counter(command.tip for command in commands)
    found = []
    for command in commands:
        action = commands[command.id]
        if len(command.tip.split()) < 3:
            found.append(f"{command.id}: says too little: {command.tip!r}")
        if tips[command.tip] > 1:
            found.append(f"{command.id}: says the same as another: {command.tip!r}")
        if action.statusTip() != command.tip:
            found.append(f"{command.id}: another text in the status bar")
        first, *rest = action.toolTip().split("\n")
        keys = [keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in action.shortcuts()]
        wanted = plain(command.title) + (f" ({keys[0]})" if keys else "")
        if first != wanted:
            found.append(f"{command.id}: tooltip begins with {first!r}, not {wanted!r}")
        if " ".join(rest) != command.tip:
            found.append(f"{command.id}: tooltip does not say what it does")
    return found


def test_every_command_teaches_in_words_of_its_own(window: MainWindow) -> None:
    assert len(list(window.commands)) > 100
    assert lacks(window.commands) == []
    window.commands.set_keys("tool.stamp", "Ctrl+F12")
    assert window.commands["tool.stamp"].toolTip().startswith("Stamp (Ctrl+F12)\n")
    assert lacks(window.commands) == []
