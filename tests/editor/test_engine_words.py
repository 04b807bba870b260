"""What the engine says, in German: every rule, every misfit, with its numbers and places kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from mjs import Diagnostic, Layout, PlayError, ReadError, validate
from mjs.checks.registry import RULES
from mjs.formats import FORMATS
from mjs.play.game import new_game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import SAID
from mjs.play.record import decode, encode
from mjs.play.sharing import parse
from mjs.validation import Options, across, check_path
from mjs_editor.enginetexts import FIELD_WORDS, OF_FIELDS
from mjs_editor.enginewords import TEXTS, is_known, said, said_fields
from mjs_editor.translations import install_translations
from mjs_editor.window import MainWindow
from mjs_layouts import load

EXAMPLES = Path(__file__).parents[1] / "examples" / "invalid"


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The German editor, and numbers as Germans write them."""
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    install_translations(qapp, QLocale("de_DE"))
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(before)


def keeps(message: str, german: str) -> bool:
    """Whether the numbers of a message are all in its translation."""
    found = (
        re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d)", "", text)) for text in (message, german)
    )
    return sorted(next(found)) == sorted(next(found))


def is_said(finding: Diagnostic) -> bool:
    german = said(finding.message)
    return german != finding.message and len(german) > len(finding.message) / 3


@pytest.mark.parametrize("code", [code for code in RULES if code != "MJS005"])
def test_every_rule_speaks_german(code: str, tmp_path: Path, german: None) -> None:
    example = RULES[code].bad
    for file in example.files:
        (tmp_path / file.name).write_bytes(file.data)
    options = Options(**example.options)
    results = [r for path in example.paths for r in check_path(tmp_path / path, options)]
    found = [d for result in across(results, options) for d in result.diagnostics]
    assert found
    for finding in found:
        assert is_said(finding), finding.message
        text = finding.message.replace(str(tmp_path), "")
        assert keeps(text, said(finding.message).replace(str(tmp_path), "")), said(finding.message)


def test_what_readers_say_of_broken_files_is_known() -> None:
    unknown = []
    for path in sorted(EXAMPLES.rglob("*.*")):
        if path.is_file():
            for result in check_path(path, Options(targets=("kyodai", "gnome", "pysolfc"))):
                unknown += [d.message for d in result.diagnostics if not is_known(d.message)]
    assert unknown == []


def test_misfits_of_every_format_are_known(german: None) -> None:
    boards = (
        Layout.from_tiles([(0, 0, 0), (1, 1, 0)], name="a\nb \ud800", footprint=(2, 2)),
        Layout.from_tiles([(0, 0, 0), (0, 0, 0)]),
        Layout.from_tiles([(-1_000_000, 0, 0), (400, 900_000, 50)], footprint=(3, 3)),
        Layout.from_tiles([(2 * x, 2 * y, 0) for x in range(60) for y in range(60)]),
        Layout.from_tiles([(0, 0, 30), (4, 0, 0), (8, 0, 0)], extra={"y": 1}, name="x by y"),
        Layout(),
    )
    said_of = {misfit for board in boards for f in FORMATS.values() for misfit in f.misfits(board)}
    assert len(said_of) > 15
    assert [misfit for misfit in said_of if not is_known(misfit)] == []
    assert [misfit for misfit in said_of if said(misfit) == misfit] == []
    assert [f.title for f in FORMATS.values() if not is_known(f.title)] == []
    assert said("GNOME Mahjongg maps") == "GNOME-Mahjongg-Karten"


def test_places_keep_what_is_in_them(german: None) -> None:
    crowd = Layout.from_tiles([(0, 0, 0), (1, 1, 0)])
    overlap = validate(crowd, select="MJS101")[0].message
    assert said(overlap).startswith("die Steine (0, 0, 0) und (1, 1, 0) überschneiden sich")
    gap = validate(Layout.from_tiles([(0, 0, 0), (3, 1, 0)]), select="MJS104")[0].message
    assert "zwischen (0, 0, 0) und (3, 1, 0);" in said(gap)
    assert said("1,234 tiles; at most 1,000") == "1.234 Steine; höchstens 1.000"
    board = said("x/no deal, 2 and 3 more.json:3:1: there is a comma too many; delete it")
    assert board == "x/no deal, 2 and 3 more.json:3:1: hier ist ein Komma zu viel; es löschen"
    named = said("another board, a b.json, is called 'there are no tiles' as well; rename one")
    assert named == "ein anderes Brett, a b.json, heißt auch 'there are no tiles'; eines umbenennen"
    lost = said("kyodai: the format has no place for license, names of layers; this would be lost")
    assert lost.startswith("kyodai: das Format hat keinen Platz für Lizenz, Namen der Ebenen;")
    assert said_fields(["name", "extra"]) == "Name, x-Schlüssel"
    assert said("could not be checked: it ended") == "konnte nicht geprüft werden: it ended"
    share = said("3 of 1,200 random deals can be cleared, 0.2 % (95 % interval 0.1 % to 0.5 %)")
    assert (
        share
        == "3 von 1.200 Zufallsverteilungen sind lösbar, 0,2 % (95-%-Intervall 0,1 % bis 0,5 %)"
    )
    band = "none of 9 deals is of difficulty 0.00 to 0.10; they are of 0.20 to 0.31: take"
    assert "von 0,00 bis 0,10; sie haben 0,20 bis 0,31:" in said(
        f"{band} another seed or a wider band"
    )
    assert said("none of the engine's: 3") == "none of the engine's: 3"


def test_english_stays_as_the_engine_says_it() -> None:
    for message in ("1,234 tiles; at most 1,000", "there are no tiles", "x: there are no tiles"):
        assert said(message) == message
    assert said_fields(["name", "extra"]) == "name, x- keys"


def test_patterns_are_sound() -> None:
    assert len(set(TEXTS)) == len(TEXTS)
    assert set(OF_FIELDS) <= set(TEXTS)
    assert not set(FIELD_WORDS) & set(TEXTS)
    for text in TEXTS:
        places = [int(number) for number in re.findall(r"\{(\d)\}", text)]
        assert places == list(range(len(places))), text
        assert is_known(re.sub(r"\{\d\}", "7", text)), text


@pytest.mark.usefixtures("german")
def test_quick_fixes_fill_in_german(window: MainWindow) -> None:
    window.document.edit("", Layout.from_tiles([(0, 0, 0), (4, 0, 0)]))
    window.wait_for_checks()
    panel = window.checking.panel
    texts = [panel.list.item(row).text() for row in range(panel.list.count())]
    assert "MJS401  das Layout hat keinen Namen; Programme führen es darunter auf" in texts
    for code in ("MJS401", "MJS404"):
        rows = [panel.list.item(row).text().split()[0] for row in range(panel.list.count())]
        panel.list.setCurrentRow(rows.index(code))
        panel.fix()
        window.wait_for_checks()
    assert window.document.layout.name == "Unbenannt"
    assert window.document.layout.description == "2 Steine auf 1 Ebene."


def test_house_rules_and_refusals_are_known(german: None) -> None:
    changes = (
        {}, {"shuffles": 1}, {"shuffle_pause": 75, "shuffle_when": "stuck"}, {"undo": 1},
        {"undo": 1, "undo_hints": True, "undo_shuffles": True}, {"removal": "tray"}, {"hints": 2},
        {"undo": 30, "undo_shuffles": False, "shuffles": 2}, {"undo": 0, "hints": 0, "shuffles": 0},
        {"target": 60, "cap": 9000, "timer": "on", "pause": False}, {"cap": 9000, "score": True},
        {"bonus": False, "deal": "any", "hidden_start": True, "clean_mark": True},
        {"removal": "tray", "undo": 1, "undo_hints": True, "hints": 0, "score": True},
        {"undo": 0, "score": True}, {"same_deal": True, "shuffle_opens": True},
    )  # fmt: skip
    rules = [profile.with_settings(**change) for profile in PROFILES.values() for change in changes]
    sentences = {sentence for each in rules for sentence in each.terms()} | set(SAID.values()) - {
        ""
    }
    assert len(sentences) > 60
    assert [sentence for sentence in sentences if not is_known(sentence)] == []
    assert [sentence for sentence in sentences if said(sentence) == sentence] == []
    shuffle = "Shuffle, an assist: up to 3 times, only when stuck."
    assert said(shuffle) == "Mischen, eine Hilfe: bis zu 3-mal, nur festgefahren."
    assert [each for each in map(said, sentences) if "assist" in each or " s. " in each] == []
    paused = f"{shuffle[:-1]}, and then no tile can be picked for 1 min 15 s."
    assert said(paused).startswith("Mischen, eine Hilfe: bis zu 3-mal, nur festgefahren, danach ")


def spoiled(**changes: Callable[[Any], Any]) -> str:
    """What is said of the file of a game in which this was changed."""
    game = new_game(load("clover"), seed=3)
    tiles = game.layout.tiles
    for index in (place for pair in game.start.order[:3] for place in pair):
        game.click(tiles[index])
    document = json.loads(encode(game, "2026-11-29T20:15:00"))
    for key, change in changes.items():
        document[key] = change(document[key])
    with pytest.raises(ReadError) as caught:
        decode(json.dumps(document).encode())
    return caught.value.message


@pytest.mark.parametrize(
    "changes",
    [
        {"events": lambda events: [[0, "pick", [0, 0, 0]], *events]},
        {"events": lambda events: [[0, "remove", [0, 0, 0], [99, 9, 0]], *events]},
        {"events": lambda events: [[0, "resume"], *events]},
        {"events": lambda events: [[10**9, "quit"], *events]},
        {"events": lambda events: [*events, [10**6, "shuffle"]]},
        {"events": lambda events: [*events, [10**6, "redo"]]},
        {"summary": lambda summary: {**summary, "score": 7}},
        {"summary": lambda summary: {**summary, "elapsed": 10**6, "state": "quit"}},
        {"began": lambda _: "yesterday"},
        {"faces": lambda faces: faces[1:]},
        {"order": lambda order: order[::-1]},
        {"shuffles": lambda _: [{"faces": [], "order": []}]},
    ],
)
def test_what_is_wrong_with_a_game_file_is_said_in_german(
    changes: dict[str, Callable[[Any], Any]], german: None
) -> None:
    message = spoiled(**changes)
    assert is_known(message)
    assert said(message) != message


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "eleven",
        "x" * 2000,
        "2026-13-01",
        str(2**64),
        "mjs turtle-1 7 bonus solvable peel-1 abc",
    ],
)
def test_what_is_wrong_with_a_typed_deal_is_said_in_german(typed: str, german: None) -> None:
    with pytest.raises(PlayError) as caught:
        parse(typed)
    message = str(caught.value)
    assert is_known(message)
    assert said(message) != message
    assert "type a seed line" not in said(message)
