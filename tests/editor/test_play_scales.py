"""The play window on screens of 100, 125, 150 and 200 %: what is picked is what is drawn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).resolve().parent.parent / "play_picking.py"


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "2"])
def test_a_click_takes_the_tile_that_is_drawn_there(scale: str) -> None:
    done = subprocess.run(
        [sys.executable, str(PROGRAM)],
        env={**os.environ, "QT_SCALE_FACTOR": scale},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["ratio"] == float(scale)
    assert found["compared"] > 1_000
    assert found["wrong"] == []
    # By keys the ring is seen, and a pair is taken.
    assert found["ringed"]
    assert found["left"] == 142
    assert found["inside"]
    assert found["cut"] == []
