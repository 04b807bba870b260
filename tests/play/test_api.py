"""What `import mjs.play` names, and that the example in the README plays as it says."""

from __future__ import annotations

import ast
import doctest
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mjs import play

README = Path(__file__).parents[2] / "README.md"


def test_every_public_name_is_there_and_documented() -> None:
    for name in play.__all__:
        value = getattr(play, name)
        assert name in ("LEVELS", "PROFILES") or inspect.getdoc(value), name
    assert sorted(play.__all__) == dir(play)


def test_the_names_are_the_same_for_people_programs_and_type_checkers() -> None:
    (block,) = (node for node in ast.parse(inspect.getsource(play)).body if type(node) is ast.If)
    typed = {
        alias.name: node.module
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert typed == {name: f"mjs.play.{home}" for name, home in play._HOME_OF.items()}
    assert set(play.__all__) == typed.keys()


def test_a_name_that_is_none() -> None:
    with pytest.raises(AttributeError, match=r"^module 'mjs\.play' has no attribute 'nothing'$"):
        play.nothing  # noqa: B018


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys, mjs.play; print([m for m in sys.modules if m.startswith('mjs.play.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_example_of_the_readme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not README.exists():
        pytest.skip("no README beside the tests")
    monkeypatch.chdir(tmp_path)
    section = README.read_text("utf-8").partition("### Playing from Python")[2]
    (example,) = re.findall(r"```pycon\n(.*?)```", section.partition("\n## ")[0], re.DOTALL)
    test = doctest.DocTestParser().get_doctest(example, {}, "README", str(README), 0)
    assert len(test.examples) > 5
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert result.failed == 0, capsys.readouterr().out
