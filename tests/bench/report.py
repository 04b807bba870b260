"""What the benchmark prints, and the goals it holds the numbers against."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

__all__ = ["Goal", "Report", "machine", "mib", "ms"]

PACKAGES = ("mjs", "check-jsonschema", "jsonschema", "shapely", "numpy")


@dataclass(frozen=True)
class Goal:
    """One thing that is wanted of the numbers."""

    goal: str
    measured: str
    met: bool


class Report:
    """Prints as it goes, and keeps everything for ``--json``."""

    def __init__(self) -> None:
        self.data: dict[str, object] = {}
        self.goals: list[Goal] = []

    def title(self, text: str) -> None:
        """Begin a section."""
        print(f"\n{text}\n{'-' * len(text)}", flush=True)

    def say(self, text: str) -> None:
        """Print a line."""
        print(text, flush=True)

    def table(
        self, head: Sequence[str], rows: Sequence[Sequence[str]], texts: Sequence[int] = (0,)
    ) -> None:
        """Print rows under a head; the columns of `texts` to the left, numbers to the right."""
        lines = [head, *rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
        for line in lines:
            cells = (
                cell.ljust(width) if column in texts else cell.rjust(width)
                for column, (cell, width) in enumerate(zip(line, widths, strict=True))
            )
            print(("  " + "  ".join(cells)).rstrip(), flush=True)

    def goal(self, goal: str, measured: str, met: bool) -> None:
        """Hold a number against what is wanted of it."""
        self.goals.append(Goal(goal, measured, met))

    def finish(self) -> None:
        """Print the table of goals."""
        if self.goals:
            self.title("Goals")
            rows = [[one.goal, one.measured, "met" if one.met else "MISSED"] for one in self.goals]
            self.table(["goal", "measured", ""], rows, texts=(0, 1, 2))
        self.data["goals"] = [asdict(one) for one in self.goals]


def machine() -> dict[str, str]:
    """Where this ran, and with what."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    return {
        "machine": f"{_processor()}, {cores} processors, {_memory()}",
        "system": f"{platform.system()} {platform.release()}, load {load:.1f} at the start",
        "python": f"{platform.python_implementation()} {platform.python_version()}, "
        f"{'optimised' if sys.flags.optimize else 'plain'}",
        "versions": ", ".join(f"{name} {version(name)}" for name in PACKAGES),
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text("utf-8", "replace").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return f"{value.strip()} ({platform.machine()})"
    return platform.processor() or platform.machine()


def _memory() -> str:
    try:
        size = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return "memory not known"
    return f"{size / 2**30:.0f} GiB"


def ms(seconds: float) -> str:
    """Seconds as milliseconds, with as many digits as mean something.

    >>> ms(0.25), ms(0.0012345), ms(12.3)
    ('250 ms', '1.23 ms', '12,300 ms')
    """
    value = 1000 * seconds
    return f"{value:,.{0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3}f} ms"


def mib(kib: int) -> str:
    """KiB as MiB."""
    return f"{kib / 1024:,.0f} MiB"
