"""The project's ground: what it ships, what it promises to repositories, how it is set up."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import Any

import pytest
import xmlschema
import yaml
from jsonschema import Draft4Validator

QT = ("PyQt5", "PyQt6", "PySide2", "PySide6", "shiboken6", "qtpy")


@pytest.fixture(scope="module")
def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def hooks(root: Path) -> list[dict[str, Any]]:
    return yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text("utf-8"))


@pytest.fixture(scope="module")
def action(root: Path) -> dict[str, Any]:
    return yaml.safe_load((root / "action.yml").read_text("utf-8"))


# What is in the distribution


def test_every_package_is_listed(root: Path, project: dict[str, Any]) -> None:
    found = {
        ".".join(init.parent.relative_to(root / folder).parts)
        for folder, package in (("core", "mjs"), ("editor", "mjs_editor"))
        for init in (root / folder / package).rglob("__init__.py")
    }
    listed = set(project["tool"]["setuptools"]["packages"])
    assert listed == found | {"mjs_layouts", "mjs_schemas"}


def test_every_folder_of_modules_is_a_package(root: Path) -> None:
    folders = {
        module.parent
        for package in ("core/mjs", "editor/mjs_editor")
        for module in (root / package).rglob("*.py")
    }
    assert [folder for folder in folders if not (folder / "__init__.py").is_file()] == []


def test_the_changelog_starts_with_this_version(root: Path, project: dict[str, Any]) -> None:
    text = (root / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## \[(\d[^\]]*)\] - \d{4}-\d{2}-\d{2}$", text, re.MULTILINE)
    assert released[0] == project["project"]["version"]


def test_no_dependency_brings_qt_unless_asked_for(project: dict[str, Any]) -> None:
    assert not [line for line in project["project"]["dependencies"] if line.startswith(QT)]


@pytest.mark.slow
def test_the_wheel_has_all_that_it_needs_and_no_more(
    root: Path, tmp_path: Path, project: dict[str, Any]
) -> None:
    # From a copy, since building leaves folders in the source.
    source = tmp_path / "source of mjs"
    hidden = shutil.ignore_patterns(".*", "*.egg-info", "__pycache__", "build", "dist")
    shutil.copytree(root, source, ignore=hidden)
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet"]
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", tmp_path, source],
        check=True,
        timeout=300,
    )
    (wheel,) = tmp_path.glob("mjs-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        fields = Parser().parsestr(archive.read(metadata).decode("utf-8"))
    wanted = {"mjs/py.typed", "mjs_layouts/__init__.py", "mjs_schemas/__init__.py"}
    for folder, package in (("layouts", "mjs_layouts"), ("schemas", "mjs_schemas")):
        wanted |= {f"{package}/{file.name}" for file in (root / folder).glob("*.json")}
    wanted |= {
        file.relative_to(root / "core").as_posix() for file in (root / "core/mjs").rglob("*.py")
    }
    assert wanted <= names
    assert {name.split("/")[0] for name in names} == {
        "mjs",
        "mjs_editor",
        "mjs_layouts",
        "mjs_schemas",
        metadata.split("/")[0],
    }
    plain = [line for line in fields.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert len(plain) == len(project["project"]["dependencies"])
    assert not [line for line in plain if line.startswith(QT)]
    licences = fields.get_all("License-File", [])
    assert licences == ["LICENSE", "layouts/LICENSE"]


def test_all_of_the_kernel_is_compiled_but_what_has_no_loops(root: Path) -> None:
    listed = set(re.findall(r'"(\w+)"', _kernel_line(root)))
    typed = {file.stem for file in (root / "core/mjs/_kernel").glob("*.pxd")}
    assert listed == typed


def _kernel_line(root: Path) -> str:
    text = (root / "setup.py").read_text("utf-8")
    found = re.search(r"^KERNEL = \((.*?)\)$", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.slow
def test_the_sdist_has_what_compiling_needs_and_nothing_made(root: Path, tmp_path: Path) -> None:
    source = _source(root, tmp_path)
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", tmp_path]
    subprocess.run(command, cwd=source, check=True, timeout=300)
    (path,) = tmp_path.glob("mjs-*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    kernel = (root / "core/mjs/_kernel").iterdir()
    wanted = {f"core/mjs/_kernel/{file.name}" for file in kernel if file.suffix in (".py", ".pxd")}
    assert wanted | {"setup.py", "pyproject.toml", "CHANGELOG.md", "tests/conftest.py"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc", ".c"))]


@pytest.mark.slow
def test_without_a_compiler_the_install_succeeds_and_says_so(root: Path, tmp_path: Path) -> None:
    source = _source(root, tmp_path)
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--verbose"]
    command = [sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", tmp_path, source]
    environment = os.environ | {"CC": "false", "MJS_COMPILE": ""}
    done = subprocess.run(
        command,
        env=environment,
        check=True,
        timeout=300,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.stdout.count("mjs: the kernel could not be compiled (") == 1
    (wheel,) = tmp_path.glob("mjs-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "mjs/_kernel/search.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    forced = subprocess.run(
        command, env=environment | {"MJS_COMPILE": "1"}, timeout=300, capture_output=True
    )
    assert forced.returncode != 0


def _source(root: Path, folder: Path) -> Path:
    """A copy, since building leaves folders in the source."""
    source = folder / "source of mjs"
    hidden = shutil.ignore_patterns(
        ".git", ".venv", ".*_cache", ".hypothesis", "*.egg-info", "__pycache__", "build", "dist"
    )
    shutil.copytree(root, source, ignore=hidden)
    return source


def test_wheels_are_built_for_every_python_that_is_supported(
    root: Path, project: dict[str, Any]
) -> None:
    prefix = "Programming Language :: Python :: 3."
    minors = [
        line.removeprefix(prefix)
        for line in project["project"]["classifiers"]
        if line.startswith(prefix)
    ]
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in minors]
    flow = yaml.safe_load((root / ".github/workflows/wheels.yml").read_text("utf-8"))
    # YAML takes the key `on` for a boolean.
    assert flow[True]["push"] == {"tags": ["v*"]}
    systems = {
        row["name"].split("-")[0] for row in flow["jobs"]["wheels"]["strategy"]["matrix"]["include"]
    }
    assert systems == {"linux", "macos", "windows"}


# What importing costs


def loaded_by(code: str) -> set[str]:
    """The names of all modules that a fresh Python has loaded after running code."""
    report = f"{code}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", report], check=True, capture_output=True, text=True, timeout=60
    )
    return set(done.stdout.split())


def test_importing_mjs_loads_no_gui_and_no_terminal() -> None:
    loaded = {name.split(".")[0] for name in loaded_by("import mjs")}
    assert "mjs" in loaded
    assert loaded.isdisjoint({*QT, "mjs_editor", "rich", "click"})


def test_every_module_imports_without_qt(root: Path) -> None:
    core = root / "core"
    names = [
        ".".join(file.relative_to(core).with_suffix("").parts).removesuffix(".__init__")
        for file in sorted((core / "mjs").rglob("*.py"))
        if file.name != "__main__.py"
    ]
    # A module set to None can't be imported: Python raises ImportError for it.
    block = f"import sys\nsys.modules.update(dict.fromkeys({QT!r}))\n"
    loaded = loaded_by(block + "\n".join(f"import {name}" for name in names))
    assert loaded.issuperset(names)


# The pre-commit hook


def test_hooks_name_commands_that_exist(
    hooks: list[dict[str, Any]], project: dict[str, Any]
) -> None:
    assert {hook["id"] for hook in hooks} == {"mjs-validate"}
    for hook in hooks:
        assert hook["entry"].split()[0] in project["project"]["scripts"]
        assert hook["language"] == "python"
        assert hook.get("pass_filenames", True)


@pytest.mark.parametrize(
    ("path", "taken"),
    [
        ("layouts/turtle.json", True),
        ("data/layouts/easy/pond.json", True),
        ("turtle.layout", True),
        ("old/TURTLE.lay", True),
        ("boards/museum.mah", True),
        ("maps/gnome.map", True),
        ("layouts/pond.deal.json", True),
        ("layouts/pond.game.json", False),
        ("package.json", False),
        ("dist/app.js.map", False),
        ("layouts.json", False),
        ("layouts/README.md", False),
        ("src/layout.py", False),
        ("turtle.layout.orig", False),
    ],
)
def test_the_hook_takes_layouts_and_leaves_the_rest(
    hooks: list[dict[str, Any]], path: str, taken: bool
) -> None:
    (hook,) = hooks
    # As pre-commit does it: a search in the path from the repository's root.
    found = re.search(hook["files"], path) and not re.search(hook["exclude"], path)
    assert bool(found) is taken


# The GitHub action and workflow


@pytest.mark.parametrize(
    ("schema", "file"),
    [
        ("vendor.github-actions", "action.yml"),
        ("vendor.github-workflows", ".github/workflows/ci.yml"),
    ],
)
def test_github_would_accept_it(root: Path, schema: str, file: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, file]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_input_of_the_action_is_used_and_none_is_missing(action: dict[str, Any]) -> None:
    used = set(re.findall(r"\$\{\{\s*inputs\.([\w-]+)\s*\}\}", yaml.safe_dump(action["runs"])))
    assert used == set(action["inputs"])
    assert action["inputs"]["format"]["default"] == "github"


def test_no_input_of_the_action_is_pasted_into_a_script(action: dict[str, Any]) -> None:
    scripts = [step["run"] for step in action["runs"]["steps"] if "run" in step]
    assert scripts
    assert not [script for script in scripts if "${{" in script]


@pytest.mark.skipif(os.name == "nt", reason="runs the action's bash")
@pytest.mark.parametrize(
    ("paths", "args", "wanted"),
    [
        ("layouts", "", ["--format", "github", "--", "layouts"]),
        (
            "my layouts\r\n\n*.layout\n",
            "--strict  --target mah\n-q",
            [
                "--format",
                "github",
                "--strict",
                "--target",
                "mah",
                "-q",
                "--",
                "my layouts",
                "*.layout",
            ],
        ),
        ("$(touch owned)", "`id` ;", ["--format", "github", "`id`", ";", "--", "$(touch owned)"]),
    ],
)
def test_the_action_hands_on_its_inputs(
    action: dict[str, Any], tmp_path: Path, paths: str, args: str, wanted: list[str]
) -> None:
    stub = tmp_path / "mjs-validate"
    stub.write_text("#!/bin/sh\nprintf '%s\\0' \"$@\"\n")
    stub.chmod(0o755)
    step = action["runs"]["steps"][-1]
    inputs = {"paths": paths, "args": args, "format": action["inputs"]["format"]["default"]}
    filled = {
        name: inputs[re.sub(r"\$\{\{ inputs\.(\w+) \}\}", r"\1", value)]
        for name, value in step["env"].items()
    }
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "MJS_BIN": str(tmp_path), **filled},
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.split("\0")[:-1] == wanted
    assert not (tmp_path / "owned").exists()


def test_ci_runs_every_python_that_is_promised(root: Path, project: dict[str, Any]) -> None:
    workflow = yaml.safe_load((root / ".github/workflows/ci.yml").read_text("utf-8"))
    job = workflow["jobs"]["test"]
    assert {"run": ".ci/run", "env": {"PYTHON": "python"}} in job["steps"]
    promised = {
        found[1]
        for line in project["project"]["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line))
    }
    assert set(job["strategy"]["matrix"]["python-version"]) == promised
    oldest = min(promised, key=lambda version: int(version.split(".")[1]))
    assert project["project"]["requires-python"] == f">={oldest}"


# Setting up


@pytest.fixture
def checkout(root: Path, tmp_path: Path) -> Path:
    """A folder with a space in its name that can set up its environment."""
    folder = tmp_path / "a checkout"
    (folder / ".ci").mkdir(parents=True)
    shutil.copy(root / ".ci/venv", folder / ".ci/venv")
    return folder


def set_up(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", ".ci/venv"], cwd=folder, env=env, capture_output=True, text=True, timeout=120
    )


posix = pytest.mark.skipif(os.name == "nt", reason="set up by a POSIX shell")


def program(file: Path, *lines: str) -> Path:
    """Write a shell script that stands in for a program of the machine."""
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    file.chmod(0o755)
    return file


@posix
def test_without_a_python_it_says_what_to_install(checkout: Path) -> None:
    old = program(checkout / "bin/python3", "exit 1")
    done = set_up(checkout, PATH=str(old.parent))
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr
    assert not (checkout / ".venv").exists()


@posix
def test_a_named_python_that_will_not_do_is_refused(checkout: Path) -> None:
    done = set_up(checkout, PATH="/usr/bin:/bin", PYTHON="/no/such/python")
    assert done.returncode == 1
    assert done.stderr == "PYTHON=/no/such/python is no Python 3.11 or newer\n"


@posix
def test_a_named_python_makes_the_environment(checkout: Path) -> None:
    # A stand-in that writes down its calls: what Python makes is not the point, but where.
    python = program(
        checkout / "python", 'echo "$@" >>calls', 'case "$2" in venv) mkdir -p "$4";; esac'
    )
    done = set_up(checkout, PATH="/usr/bin:/bin", PYTHON=str(python))
    assert done.returncode == 0, done.stderr
    assert "-m venv --clear .venv" in (checkout / "calls").read_text().splitlines()
    assert (checkout / ".venv/.folder").read_text() == f"{checkout.resolve()}\n"


@posix
@pytest.mark.parametrize("root_user", [True, False])
def test_debian_without_venv_is_helped_or_told(checkout: Path, root_user: bool) -> None:
    tools = checkout / "bin"
    python = program(
        checkout / "python",
        'case "$*" in',
        "    *ensurepip*) [ -f installed ];;",
        "    *print*) echo python3.11-venv;;",
        '    "-m venv"*) mkdir -p "$4";;',
        "esac",
    )
    program(tools / "id", f"echo {0 if root_user else 1000}")
    # As on a fresh machine: nothing can be installed before the lists were fetched.
    program(
        tools / "apt-get",
        'case "$*" in',
        "    update*) touch updated;;",
        '    *" python3.11-venv") [ -f updated ] && touch installed;;',
        "esac",
    )
    done = set_up(checkout, PATH=f"{tools}:/usr/bin:/bin", PYTHON=str(python))
    assert (checkout / "installed").exists() is root_user
    assert (checkout / ".venv").exists() is root_user
    if root_user:
        assert done.returncode == 0, done.stderr
    else:
        assert done.returncode == 1
        assert "run once: sudo apt-get install python3.11-venv" in done.stderr


# The schemas of others


def test_the_sarif_schema_tells_good_from_bad(sarif_validator: Draft4Validator) -> None:
    Draft4Validator.check_schema(sarif_validator.schema)
    driver = {"name": "mjs-validate", "rules": [{"id": "MJS101"}]}
    result = {"ruleId": "MJS101", "level": "error", "message": {"text": "two tiles overlap"}}
    log = {"version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": [result]}]}
    assert list(sarif_validator.iter_errors(log)) == []
    result["level"] = "info"
    assert [error.validator for error in sarif_validator.iter_errors(log)] == ["enum"]


def test_the_junit_schema_tells_good_from_bad(junit_schema: xmlschema.XMLSchema) -> None:
    case = '<testcase name="a.json"><failure message="odd" type="MJS201"/></testcase>'
    suite = f'<testsuite name="mjs" tests="1" failures="1" errors="0">{case}</testsuite>'
    assert junit_schema.is_valid(f"<testsuites>{suite}</testsuites>")
    assert not junit_schema.is_valid(f"<testsuites>{case}</testsuites>")
