# Everything a checkout needs, from a machine with Python 3.11 or newer and nothing else.
# `make help` lists the targets. All of it lives in .venv; `make clean` takes it away again.

PY := .venv/bin/python
PYTEST_ARGS ?= -n 2 --dist loadfile --benchmark-disable
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test lint format bench translations screenshots clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile
	@echo '  with PYTHON=/path/to/python3 to use that one, else the newest on the PATH'

run: .venv/.runtime ## set up, check the bundled layouts, and open the editor on the turtle
	@.venv/bin/mjs-validate layouts
	@.venv/bin/mjs-editor layouts/turtle.json || { test $$? = 2 && echo 'drawing the window instead:' && \
		.venv/bin/mjs-editor --screenshot mjs-editor.png layouts/turtle.json; }

test: .venv/.dev ## set up and run all tests
	@$(PY) -m pytest $(PYTEST_ARGS)

lint: .venv/.dev ## look for faults in style, types and imports
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports

format: .venv/.dev ## rewrite the code in the one style
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

bench: .venv/.dev ## measure, side by side with check-jsonschema
	@$(PY) tests/bench $(ARGS)

translations: .venv/.dev ## gather the editor's texts and compile their translations
	@$(PY) .ci/translations

screenshots: .venv/.dev ## draw the editor's states into docs/
	@$(PY) tests/screenshots

clean: ## remove everything that was made, .venv included
	rm -rf .venv build core/mjs/_kernel/*.so dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache \
		.hypothesis .benchmarks .coverage htmlcov
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An editable install is asked last for a package, after any folder called mjs beside the one that
# Python is started in, such as a checkout. A path of its own is asked before those.
ON_PATH := $(PY) -c "import pathlib, sysconfig; \
	pathlib.Path(sysconfig.get_path('purelib'), 'mjs-core.pth').write_text(str(pathlib.Path('core').resolve()) + '\n')"

# What is compiled when mjs is installed.
KERNEL := setup.py $(wildcard core/mjs/_kernel/*.py core/mjs/_kernel/*.pxd)

# The stamps say what is installed, for which pyproject.toml. A checkout that was moved or copied
# has a .venv that points to the old place, and a Python that was removed leaves one that points
# nowhere: either starts afresh.
ifneq "$(wildcard .venv/.folder)" ""
ifneq "$(shell test -x .venv/bin/python && cat .venv/.folder)" "$(CURDIR)"
.PHONY: .venv/.folder
endif
endif

.venv/.folder:
	@sh .ci/venv

.venv/.runtime: .venv/.folder pyproject.toml $(KERNEL)
	@echo 'installing mjs into .venv; this takes some minutes the first time' >&2
	@$(PY) -m pip install --quiet --editable '.[editor]'
	@$(ON_PATH)
	@sh .ci/qt
	@touch $@

.venv/.dev: .venv/.folder pyproject.toml $(KERNEL)
	@echo 'installing mjs and what its tests need into .venv; this takes some minutes the first time' >&2
	@$(PY) -m pip install --quiet --editable '.[dev]'
	@$(ON_PATH)
	@sh .ci/qt
	@touch .venv/.runtime $@
