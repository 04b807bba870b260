"""What a survey found: counts, shares with their intervals, and how hard the searches were."""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from mjs.sampling import BUCKETS, Kind, Outcome

__all__ = ["Survey", "SurveyRow", "Tally", "wilson"]

_Z = 1.959963984540054  # of the normal distribution, 95 % lie within so many deviations


def wilson(hits: int, tries: int, undecided: int = 0) -> tuple[float, float]:
    """The interval that has the true share in it with 95 % certainty (Wilson 1927).

    Unlike the usual plus or minus it is right for shares near 0 and 1 and for few tries. It holds
    whichever way further tries that were left undecided would turn out.

    >>> [round(end, 4) for end in wilson(59, 2000)]
    [0.0229, 0.0379]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if undecided:
        everything = tries + undecided
        return wilson(hits, everything)[0], wilson(hits + undecided, everything)[1]
    if tries == 0:
        return 0.0, 1.0
    share, square = hits / tries, _Z * _Z / tries
    middle = (share + square / 2) / (1 + square)
    half = math.sqrt(share * (1 - share) * square + square * square / 4) / (1 + square)
    low = 0.0 if hits == 0 else max(0.0, middle - half)
    return low, 1.0 if hits == tries else min(1.0, middle + half)


@dataclass
class Tally:
    """Outcomes of one layout, added up as they come."""

    solvable: int = 0
    unsolvable: int = 0
    undecided: int = 0
    unknown: int = 0
    work: int = 0
    most_work: int = 0
    conflicts: int = 0
    histogram: list[int] = field(default_factory=lambda: [0] * BUCKETS)
    random_won: int = 0
    greedy_won: int = 0

    def add(self, found: Outcome) -> None:
        """Count a chunk."""
        self.solvable += found.solvable
        self.unsolvable += found.unsolvable
        self.undecided += found.undecided
        self.work += found.work
        self.most_work = max(self.most_work, found.most_work)
        self.conflicts += found.conflicts
        self.random_won += found.random_won
        self.greedy_won += found.greedy_won
        for bucket, count in enumerate(found.histogram):
            self.histogram[bucket] += count


@dataclass(frozen=True)
class SurveyRow:
    """What was found of one layout.

    Attributes
    ----------
    name, digest : str
    tiles : int
    deals : int
        How many deals were looked at; fewer than were asked for when the survey was stopped.
    solvable, unsolvable : int
        How many of them are proved to be so.
    undecided : int
        How many took more effort than was allowed.
    unknown : int
        How many nothing is known of, since whoever worked on them failed.
    effort_mean, effort_most : float, int
        Steps that deciding a deal took.
    conflicts_mean : float
        Dead ends that a search learned from.
    histogram : tuple of int
        How many searches took less than 1, 2, 4, 8 ... steps, each but those before it; without
        the empty end.
    random_win_share, greedy_win_share : float or None
        Of all plays of all deals, by either way of playing (see `mjs.difficulty`); None when
        nothing was played.
    """

    name: str
    digest: str
    tiles: int
    deals: int
    solvable: int
    unsolvable: int
    undecided: int
    unknown: int
    effort_mean: float
    effort_most: int
    conflicts_mean: float
    histogram: tuple[int, ...]
    random_win_share: float | None = None
    greedy_win_share: float | None = None

    @classmethod
    def of(cls, name: str, digest: str, tiles: int, tally: Tally, plays: int = 0) -> SurveyRow:
        """The row of a layout whose outcomes are added up."""
        searched = tally.solvable + tally.unsolvable + tally.undecided
        used = max((n for n, count in enumerate(tally.histogram, 1) if count), default=0)
        return cls(
            name,
            digest,
            tiles,
            searched + tally.unknown,
            tally.solvable,
            tally.unsolvable,
            tally.undecided,
            tally.unknown,
            tally.work / searched if searched else 0.0,
            tally.most_work,
            tally.conflicts / searched if searched else 0.0,
            tuple(tally.histogram[:used]),
            tally.random_won / (plays * searched) if plays * searched else None,
            tally.greedy_won / (plays * searched) if plays * searched else None,
        )

    @property
    def unsolvable_share(self) -> float | None:
        """Of the deals that were decided; None when none was."""
        decided = self.solvable + self.unsolvable
        return self.unsolvable / decided if decided else None

    @property
    def solvable_share(self) -> float | None:
        """Likewise."""
        share = self.unsolvable_share
        return None if share is None else 1 - share

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of unsolvable deals is, with 95 % certainty, whatever the undecided are.

        >>> row = SurveyRow.of("", "", 144, Tally(solvable=1941, unsolvable=59))
        >>> [round(end, 4) for end in row.interval]
        [0.0229, 0.0379]
        """
        return wilson(self.unsolvable, self.solvable + self.unsolvable, self.undecided)

    def as_json(self) -> dict[str, Any]:
        """For JSON; shares and means rounded to what they are worth."""
        low, high = self.interval
        return {
            "name": self.name,
            "digest": self.digest,
            "tiles": self.tiles,
            "deals": self.deals,
            "solvable": self.solvable,
            "unsolvable": self.unsolvable,
            "undecided": self.undecided,
            "unknown": self.unknown,
            "unsolvable_share": _rounded(self.unsolvable_share),
            "unsolvable_low": round(low, 6),
            "unsolvable_high": round(high, 6),
            "effort_mean": round(self.effort_mean, 1),
            "effort_most": self.effort_most,
            "conflicts_mean": round(self.conflicts_mean, 3),
            "random_win_share": _rounded(self.random_win_share),
            "greedy_win_share": _rounded(self.greedy_win_share),
            "effort_histogram": list(self.histogram),
        }


@dataclass(frozen=True)
class Survey:
    """What a survey found.

    Attributes
    ----------
    rows : tuple of SurveyRow
        One a layout, in the order in which they were given.
    kind : {"random", "proof"}
    deals, seed, effort, plays : int
        What was asked for.
    generator : str
        What made the deals and decided them, with versions.
    complete : bool
        Whether all deals were looked at; otherwise it was stopped before.
    problems : tuple of (str, str)
        Layouts by name, and why each could not be surveyed: it has no row, or there are deals
        of which nothing is known.
    """

    rows: tuple[SurveyRow, ...]
    kind: Kind
    deals: int
    seed: int
    effort: int
    generator: str
    complete: bool = True
    problems: tuple[tuple[str, str], ...] = ()
    plays: int = 0

    def to_json(self) -> str:
        """The survey as a JSON document."""
        document = {
            "format": "mjs-survey",
            "version": 1,
            "kind": self.kind,
            "deals": self.deals,
            "seed": self.seed,
            "effort": self.effort,
            "plays": self.plays,
            "generator": self.generator,
            "complete": self.complete,
            "layouts": [row.as_json() for row in self.rows],
            "problems": [{"name": name, "reason": reason} for name, reason in self.problems],
        }
        return json.dumps(document, indent=2, ensure_ascii=False) + "\n"

    def to_csv(self) -> str:
        """The rows as CSV under a head; without the histograms."""
        return _csv(row.as_json() for row in self.rows)


_COLUMNS = (
    "name",
    "digest",
    "tiles",
    "deals",
    "solvable",
    "unsolvable",
    "undecided",
    "unknown",
    "unsolvable_share",
    "unsolvable_low",
    "unsolvable_high",
    "effort_mean",
    "effort_most",
    "conflicts_mean",
    "random_win_share",
    "greedy_win_share",
)


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 6)


def _csv(documents: Iterable[dict[str, Any]]) -> str:
    text = io.StringIO()
    table = csv.DictWriter(text, _COLUMNS, extrasaction="ignore", lineterminator="\n")
    table.writeheader()
    table.writerows(documents)
    return text.getvalue()
