"""Played games, bests and counts in the words of the window."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QObject

from mjs.play.played import Marks, PersonalBests, Played, Statistics
from mjs_editor.numerals import number, percent
from mjs_editor.playtest.rulesdialog import profile_titles
from mjs_editor.playtest.words import duration

__all__ = ["RecordWords"]


class RecordWords(QObject):
    """Puts records into words."""

    @property
    def marks(self) -> tuple[str, ...]:
        """The kinds of bests."""
        return self.tr("Best time"), self.tr("Best time without a shuffle"), self.tr("Best score")

    def bests(self, bests: PersonalBests) -> list[tuple[str, ...]]:
        """Rows of the table of bests."""
        columns = [self._column(marks) for marks in (bests.unassisted, bests.assisted)]
        return list(zip(*columns, strict=True))

    def _column(self, marks: Marks) -> tuple[str, ...]:
        times = [played and duration(played.time) for played in (marks.time, marks.clean_time)]
        score = marks.score.score if marks.score is not None else None
        return (*(time or "-" for time in times), "-" if score is None else number(score))

    def counts(self, counts: Statistics) -> str:
        """The counts in sentences."""
        if not counts.played:
            return self.tr("No game is recorded here yet.")
        said = [
            self.tr("%n game(s):", "", counts.played)
            + " "
            + self.tr("{0} won ({1}), {2} stuck, {3} lost, {4} left").format(
                number(counts.won),
                percent(counts.won / counts.played),
                number(counts.stuck),
                number(counts.lost),
                number(counts.quit),
            )
        ]
        if counts.mean_time is not None:
            said.append(
                self.tr("Mean time of games won: {0}. Won in a row: {1}, at most {2}").format(
                    duration(round(counts.mean_time)),
                    number(counts.streak),
                    number(counts.longest_streak),
                )
            )
        return "\n".join(said)

    def game(self, played: Played) -> tuple[str, ...]:
        """A row of the table of games."""
        outcomes = {
            "won": self.tr("won"),
            "stuck": self.tr("stuck"),
            "lost": self.tr("lost"),
            "quit": self.tr("left"),
        }
        outcome = outcomes[played.outcome]
        if played.outcome != "won" and played.tiles:
            outcome = f"{outcome}, {percent(played.removed / played.tiles)}"
        profile = profile_titles().get(played.profile, played.profile).replace("&", "")
        assists = [
            text.format(count)
            for count, text in (
                (played.hints, self.tr("hints {0}")),
                (played.undos, self.tr("undos {0}")),
                (played.shuffles, self.tr("shuffles {0}")),
            )
            if count
        ]
        short = QLocale.FormatType.ShortFormat
        ended = QDateTime.fromSecsSinceEpoch(int(played.when.timestamp()))
        name = played.name or self.tr("Untitled")
        return (
            QLocale().toString(ended, short),
            f"{name} ({profile})",
            outcome,
            duration(played.time),
            "" if played.score is None else number(played.score),
            ", ".join(assists),
            "" if played.seed is None else str(played.seed),
        )
