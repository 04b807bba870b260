"""What levels, skills, ranks and results of a race are called."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from mjs.play.players import SKILLS
from mjs.play.ranking import Fate, Result
from mjs_editor.numerals import percent
from mjs_editor.playtest.words import duration

__all__ = ["RaceWords", "level_title", "skill_title"]


class RaceWords(QObject):
    """Puts players and results into words."""

    def level(self, name: str) -> str:
        """What a level is called."""
        return {
            "intro": self.tr("Intro"),
            "easy": self.tr("Easy"),
            "medium": self.tr("Medium"),
            "hard": self.tr("Hard"),
        }[name]

    def skill(self, skill: int) -> str:
        """A skill from 1 to 10, with what it is called if it has a name."""
        names = {
            SKILLS["beginner"]: self.tr("beginner"),
            SKILLS["casual"]: self.tr("casual"),
            SKILLS["practised"]: self.tr("practised"),
            SKILLS["strong"]: self.tr("strong"),
            SKILLS["expert"]: self.tr("expert"),
        }
        return f"{skill}, {names[skill]}" if skill in names else str(skill)

    def how_far(self, result: Result) -> str:
        """The time of who has finished, the share of tiles gone of who has not."""
        return percent(result.progress) if result.time is None else duration(result.time)

    def exactly(self, result: Result) -> str:
        """The same with tenths of seconds, which may decide who is first."""
        if result.time is None:
            return self.how_far(result)
        tenths = result.time // 100 % 10
        return f"{duration(result.time)}{QLocale().decimalPoint()}{tenths}"

    def fate(self, result: Result, target: int | None) -> str:
        """What has become of a player."""
        if result.fate is Fate.QUIT:
            return self.tr("gave up")
        if result.time is None:
            return self.tr("not finished")
        if target is None:
            return self.tr("finished")
        if result.fate is Fate.FINISHED:
            return self.tr("within the target")
        return self.tr("overtime, {0} over").format(duration(result.time - target * 1000))


def level_title(name: str) -> str:
    """What a level is called."""
    return RaceWords().level(name)


def skill_title(skill: int) -> str:
    """What a skill is called."""
    return RaceWords().skill(skill)
