"""Every rule there is, by code and by name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from mjs.checks import counts, files, foreign, geometry, metadata, portability, solvability
from mjs.checks.base import Rule
from mjs.errors import MjsError, SettingsError

__all__ = ["RULES", "Rule", "matching", "rule"]

RULES: dict[str, Rule] = {
    rule.code: rule
    for family in (files, foreign, geometry, counts, solvability, metadata, portability)
    for rule in family.RULES
}
"""Each rule by its code, ascending."""

_BY_NAME = {rule.name: rule for rule in RULES.values()}


def rule(code_or_name: str) -> Rule:
    """The rule of a code or name.

    Raises
    ------
    MjsError
        There is none; the text says which come near.

    >>> rule("MJS101").name, rule("overlapping-tiles").code
    ('overlapping-tiles', 'MJS101')
    >>> rule("overlaping")
    Traceback (most recent call last):
    mjs.errors.MjsError: no rule is called 'overlaping'; did you mean overlapping-tiles (MJS101)?
    """
    found = RULES.get(code_or_name.upper()) or _BY_NAME.get(code_or_name.lower())
    if found is None:
        raise MjsError(_not_found(code_or_name))
    return found


def matching(selectors: Iterable[str]) -> frozenset[str]:
    """The codes that any of some beginnings of codes, or names, stand for.

    Raises
    ------
    SettingsError
        One of them stands for nothing.

    >>> sorted(matching(["MJS20", "unclearable"]))
    ['MJS201', 'MJS202', 'MJS203', 'MJS301']
    """
    found: set[str] = set()
    for selector in selectors:
        start = selector.strip().upper()
        codes = [code for code in RULES if start and code.startswith(start)]
        named = _BY_NAME.get(selector.strip().lower())
        if named is None and not codes:
            raise SettingsError(_not_found(selector))
        found.update(codes if named is None else [named.code])
    return frozenset(found)


def _not_found(text: str) -> str:
    # Codes are too much like each other: one wrong digit should show the family instead.
    if text[:3].upper() == "MJS":
        near = [code for code in RULES if code[:4] == text[:4].upper()] or sorted(
            {f"{code[:4]}xx" for code in RULES}
        )
        hint = f"there are {', '.join(near)}"
    else:
        names = difflib.get_close_matches(text.lower(), _BY_NAME, n=3, cutoff=0.5)
        shown = " or ".join(f"{name} ({_BY_NAME[name].code})" for name in names)
        hint = f"did you mean {shown}?" if shown else "see `mjs rules` for all of them"
    return f"no rule is called {text!r}; {hint}"
