"""Many runs made into few numbers."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from programs import Run, run

__all__ = ["Spread", "in_turns", "n_log_n"]


@dataclass(frozen=True)
class Spread:
    """Some runs of one thing: seconds of wall time and of processor time, and peak KiB."""

    runs: tuple[Run, ...]

    @property
    def median(self) -> float:
        """Half of the runs took at most this long."""
        return statistics.median(run.wall for run in self.runs)

    @property
    def best(self) -> float:
        """The run that was least disturbed."""
        return min(run.wall for run in self.runs)

    @property
    def cpu(self) -> float:
        """The median of the processor time, of all processes of a run together."""
        return statistics.median(run.cpu for run in self.runs)

    @property
    def memory(self) -> int:
        """The peak of all runs, in KiB."""
        return max(run.memory for run in self.runs)

    def as_json(self) -> dict[str, object]:
        """For the file of ``--json``."""
        return {
            "wall_s": [round(run.wall, 5) for run in self.runs],
            "cpu_s": [round(run.cpu, 5) for run in self.runs],
            "peak_kib": self.memory,
        }


def in_turns(commands: Mapping[str, Sequence[str | Path]], rounds: int) -> dict[str, Spread]:
    """Run each command once in every round, so that a busy machine is busy for all of them.

    A first round is not counted: it fills the caches of the disk and of Python.
    """
    runs: dict[str, list[Run]] = {name: [] for name in commands}
    for number in range(rounds + 1):
        # There and back again, so that nobody always comes first.
        for name in list(commands)[:: 1 if number % 2 else -1]:
            done = run(commands[name])
            if number:
                runs[name].append(done)
    return {name: Spread(tuple(done)) for name, done in runs.items()}


def n_log_n(count: int) -> float:
    """What the time of sorting that many things is proportional to."""
    return count * math.log2(count)
