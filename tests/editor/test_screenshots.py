"""The pictures of the main states can be drawn, and no two are alike."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage


@pytest.mark.slow
def test_every_state_is_drawn(root: Path, tmp_path: Path) -> None:
    command = [sys.executable, root / "tests" / "screenshots", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) == len(done.stdout.splitlines()) >= 30
    images = [QImage(str(path)) for path in pictures]
    assert all(image.width() >= 600 for image in images)
    seen = {
        bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits()) for image in images
    }
    assert len(seen) == len(pictures)
