"""Measure mjs: ``python tests/bench [--quick] [--only SECTION] [--json FILE]``.

Nothing here passes or fails; it prints what it measured and holds that against the goals.
Contenders run in turn, in fresh processes, as users run them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from programs import Missing
from report import Report, machine
from sections import SECTIONS, prepared


def main() -> None:
    """Run the sections that were asked for."""
    parser = argparse.ArgumentParser(prog="tests/bench", description="Measure mjs.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument(
        "--only", action="append", choices=SECTIONS, help="only this section; may be repeated"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the numbers to FILE")
    options = parser.parse_args()

    report = Report()
    here = machine()
    report.data["machine"] = here
    for what, value in here.items():
        report.say(f"{what:9} {value}")
    report.say("times     median and best of wall time; cpu is the median over all processes")
    with prepared(report, quick=options.quick) as bench:
        for name, section in SECTIONS.items():
            if options.only and name not in options.only:
                continue
            try:
                section(bench)
            except Missing as reason:
                report.say(f"\n{name}: skipped: {reason}")
    report.finish()
    if options.json is not None:
        options.json.write_text(json.dumps(report.data, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
