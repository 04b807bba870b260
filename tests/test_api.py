"""What `import mjs` names: each name once, where it says, and one family of errors."""

from __future__ import annotations

import ast
import inspect

import pytest

import mjs
from mjs import errors


def test_every_public_name_is_there_and_documented() -> None:
    for name in mjs.__all__:
        value = getattr(mjs, name)
        assert name == "__version__" or inspect.getdoc(value), name
    assert sorted(mjs.__all__) == dir(mjs)


def test_the_names_are_the_same_for_people_programs_and_type_checkers() -> None:
    tree = ast.parse(inspect.getsource(mjs))
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    typed = {
        alias.name: node.module
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert typed == {name: f"mjs.{home}" for name, home in mjs._HOME_OF.items()}
    assert set(mjs.__all__) == {"__version__", *typed}


def test_all_errors_are_one_family() -> None:
    assert set(errors.__all__) <= set(mjs.__all__)
    assert all(issubclass(getattr(mjs, name), mjs.MjsError) for name in errors.__all__)


def test_what_a_layout_consists_of_can_be_made_with_public_names() -> None:
    start = mjs.StartDeal(faces=("dots-1", "dots-1"), order=((0, 1),))
    layout = mjs.Layout.from_tiles(
        [(0, 0, 0), (4, 0, 0)],
        footprint=mjs.Footprint(2, 2),
        layers=(mjs.Layer("ground"),),
        deck=mjs.Deck(bonus=False),
        start=start,
    )
    assert layout.bounds == mjs.Bounds(0, 0, 6, 2, 0, 1)
    assert mjs.verify(mjs.ProofDeal.from_start(layout))


def test_a_name_that_is_none() -> None:
    with pytest.raises(AttributeError, match=r"^module 'mjs' has no attribute 'nothing'$"):
        mjs.nothing  # noqa: B018
