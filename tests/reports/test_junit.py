from __future__ import annotations

from xml.etree import ElementTree

import xmlschema

from mjs.diagnostic import Diagnostic, Severity
from mjs.reports import Look
from mjs.reports.junit import render
from mjs.results import FileResult, RunResult


def test_one_case_a_board(run: RunResult, junit_schema: xmlschema.XMLSchema) -> None:
    text = render(run, Look())
    junit_schema.validate(text)
    suite = ElementTree.fromstring(text.encode()).find("testsuite")
    assert suite is not None
    assert suite.attrib == {
        "name": "mjs-validate",
        "tests": "4",
        "failures": "3",
        "errors": "0",
        "skipped": "0",
    }
    cases = suite.findall("testcase")
    assert [case.get("name") for case in cases] == [
        "layouts/good.json",
        "two.mah [board 1]",
        "two.mah [board 2]",
        "my maps/50%,a:b.lay",
    ]
    assert len(cases[0]) == 0
    (failure,) = cases[1].findall("failure")
    assert failure.get("type") == "MJS101 overlapping-tiles"
    assert failure.get("message") == "tiles (0, 0, 0) and (1, 1, 0) overlap; move one"
    assert failure.text == (
        "two.mah:3:9: error MJS101 overlapping-tiles: "
        "tiles (0, 0, 0) and (1, 1, 0) overlap; move one\ntiles (0, 0, 0), (1, 1, 0)"
    )
    output = cases[1].findtext("system-out")
    assert output is not None
    assert output.splitlines()[0] == "two.mah: info MJS403 no-author: no author, 100% sure"


def test_what_xml_cannot_say_is_replaced(junit_schema: xmlschema.XMLSchema) -> None:
    fault = Diagnostic("MJS010", Severity.ERROR, 'a\x00b\x1b <&"\r\n]]>\ud800\ufffe龜\U0001f000')
    text = render(RunResult((FileResult("\x01\udcff.lay", diagnostics=(fault,)),)), Look())
    junit_schema.validate(text)
    case = ElementTree.fromstring(text.encode()).find("testsuite/testcase")
    assert case is not None
    assert case.get("name") == "\ufffd\\udcff.lay"
    assert case.findtext("failure") == (
        "\ufffd\\udcff.lay: error MJS010 json-syntax: "
        'a\ufffdb\ufffd <&"\r\n]]>\\ud800\ufffd龜\U0001f000'
    )


def test_no_files(junit_schema: xmlschema.XMLSchema) -> None:
    junit_schema.validate(render(RunResult(()), Look()))
