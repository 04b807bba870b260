"""Finding a command by some of its letters. No Qt here."""

from __future__ import annotations

__all__ = ["fuzzy_score"]

_START, _NEXT, _GAP = 8, 5, 1


def fuzzy_score(query: str, text: str) -> int | None:
    """How well the letters of a query lie in a text, in their order; None when they don't.

    Letters at the beginning of words and letters in a row count most. Case and spaces don't count.

    >>> fuzzy_score("mdn", "Merge down") > fuzzy_score("mdn", "Time to dine")
    True
    >>> fuzzy_score("xyz", "Merge down") is None
    True
    """
    wanted, lower = "".join(query.casefold().split()), text.casefold()
    best: int | None = 0 if not wanted else None
    # Each first letter may be the right one to begin with; from there the earliest are taken.
    for start, letter in enumerate(lower):
        if wanted and letter == wanted[0]:
            score = _score_from(wanted, lower, start)
            if score is not None and (best is None or score > best):
                best = score
    return best


def _score_from(wanted: str, text: str, start: int) -> int | None:
    score, at, last = 0, start, -1
    for letter in wanted:
        at = _find(letter, text, at, last)
        if at < 0:
            return None
        if at == 0 or not text[at - 1].isalnum():
            score += _START
        elif at == last + 1:
            score += _NEXT
        score -= _GAP * min(5, at - last - 1) if last >= 0 else 0
        last, at = at, at + 1
    return score * 10 - min(9, len(text) // 10)


def _find(letter: str, text: str, at: int, last: int) -> int:
    """The next letter in a row, else one that begins a word, else any."""
    if last >= 0 and text[at : at + 1] == letter:
        return at
    found = text.find(letter, at)
    other = found
    while other >= 0:
        if other == 0 or not text[other - 1].isalnum():
            return other
        other = text.find(letter, other + 1)
    return found
