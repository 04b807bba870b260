"""Where converted layouts go, under which names, and what is said about them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mjs.cli.inputs import Input
from mjs.cli.outputs import refuse_existing, stem_of
from mjs.cli.terminal import complain, print_bytes
from mjs.errors import CannotHoldError, MjsError
from mjs.formats import Format
from mjs.formats.base import field_words

__all__ = ["Conversion", "Job", "plan_folder"]


@dataclass(frozen=True)
class Job:
    """One file to write."""

    path: str
    boards: Sequence[Input]


def plan_folder(folder: str, target: Format, boards: Iterable[Input]) -> list[Job]:
    """One file a board: named like its file, or like the board where a file holds several.

    Two boards never get the same name, not even on file systems that take ``A`` for ``a``.
    """
    suffix = target.suffixes[0] if target.suffixes else ""
    taken: set[str] = set()
    jobs = []
    for board in boards:
        stem = base = stem_of(board)
        number = 1
        while stem.casefold() in taken:
            number += 1
            stem = f"{base}-{number}"
        taken.add(stem.casefold())
        jobs.append(Job(os.path.join(folder, stem + suffix), [board]))
    return jobs


class Conversion:
    """Writes files of one format, and remembers what there is to say.

    Attributes
    ----------
    failed : int
        Boards that were not written.
    """

    def __init__(self, target: Format, *, companion: bool, strict: bool, force: bool) -> None:
        self.target = target
        self.failed = 0
        self._companion = companion
        self._strict = strict
        self._force = force
        self._left_out: dict[tuple[str, ...], list[str]] = {}
        self._offer = ""

    def refuse_existing(self, path: str) -> None:
        """Raise `WriteError` when a file is there already and may not be overwritten."""
        if not self._force:
            refuse_existing(path)

    def notes(self) -> list[str]:
        """What to know about the files that were written."""
        said = []
        for lost, boards in self._left_out.items():
            more = f" and {len(boards) - 1:,} more" if len(boards) > 1 else ""
            said.append(
                f"{boards[0]}{more}: {self.target.name} has no place for: {field_words(lost)}"
            )
        return said + ([self._offer] if self._offer else [])

    def write(self, job: Job) -> None:
        """Write one file with those of its boards that fit; tell of the others."""
        fitting = [board for board in job.boards if self._fits(board)]
        if not fitting:
            return
        try:
            if job.path == "-":
                self._print(fitting)
            else:
                self._save(job.path, fitting)
        except MjsError as error:
            self.failed += len(fitting)
            complain(f"{fitting[0]}: {error}" if len(job.boards) == 1 else str(error))
        else:
            for board in fitting:
                lost = self.target.leaves_out(board.layout)
                if lost:
                    self._left_out.setdefault(tuple(lost), []).append(str(board))

    def _fits(self, board: Input) -> bool:
        from mjs.storage import cannot_hold

        problems = self.target.misfits(board.layout)
        lost = self.target.leaves_out(board.layout)
        if problems:
            complain(f"{board}: {cannot_hold(self.target, problems)}")
        elif lost and self._strict:
            complain(f"{board}: {self.target.name} has no place for: {field_words(lost)}")
        else:
            return True
        self.failed += 1
        return False

    def _print(self, boards: Sequence[Input]) -> None:
        from mjs.storage import encode

        print_bytes(encode([board.layout for board in boards], self.target))

    def _save(self, path: str, boards: Sequence[Input]) -> None:
        from mjs.storage import write

        layouts = [board.layout for board in boards]
        if len(layouts) > 1 and not self.target.limits.boards:
            raise CannotHoldError(
                f"{self.target.name} files hold one layout each, not {len(layouts)}; name a "
                "folder for OUT, with --to"
            )
        beside = self.target.companion(layouts[0], os.path.basename(path))
        self.refuse_existing(path)
        if beside is not None and self._companion:
            self.refuse_existing(os.path.splitext(path)[0] + beside.suffix)
        write(layouts, path, self.target.name, companion=self._companion)
        if beside is not None and not self._companion:
            self._offer = (
                f"the program of {self.target.name} files shows the name and author that a "
                f"{beside.suffix} file beside it says; --companion writes it"
            )
