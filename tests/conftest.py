"""What every test can ask for: the corpus of real layouts, its expected figures, the profiles."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest
import xmlschema
from hypothesis import settings
from jsonschema import Draft4Validator

# Qt is told before anything imports it: tests need no display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A shell that starts something in the background has it ignore Ctrl-C, and so all it starts; tests
# of what Ctrl-C does would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = Path(__file__).resolve().parent.parent

# No deadline: a slow machine is no fault of the code. In CI the examples are always the same, so
# that a push fails for what it changed; elsewhere every run tries others.
settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or "default")


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's own folder."""
    return ROOT


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of real layout files: `MJS_CORPUS`, or ``../shared/corpus`` beside the project.

    The files belong to others and are no part of the project, so a test of them is skipped where
    they are not at hand.
    """
    named = os.environ.get("MJS_CORPUS")
    folder = Path(named) if named else ROOT.parent / "shared" / "corpus"
    if not folder.is_dir():
        pytest.skip(f"no corpus of real layouts at {folder}; name one by MJS_CORPUS")
    return folder


@pytest.fixture(scope="session")
def expected(corpus: Path) -> Path:
    """The folder of figures that independent programs found for the corpus."""
    folder = corpus.parent / "expected"
    if not folder.is_dir():
        pytest.skip(f"no expected figures for the corpus at {folder}")
    return folder


@pytest.fixture(scope="session")
def sarif_validator() -> Draft4Validator:
    """Validates a parsed SARIF 2.1.0 log; formats such as dates and addresses as well."""
    schema = json.loads((ROOT / "tests/schemas/sarif-2.1.0.json").read_text("utf-8"))
    return Draft4Validator(schema, format_checker=Draft4Validator.FORMAT_CHECKER)


@pytest.fixture(scope="session")
def junit_schema() -> xmlschema.XMLSchema:
    """Validates a JUnit report, given as text or as a path, as Jenkins does."""
    return xmlschema.XMLSchema(ROOT / "tests/schemas/junit.xsd")
