# make run    installs what is missing and starts the program (ARGS="show FILE" passes arguments)
# make test   installs what is missing and runs the tests, long runs in part (TESTS="-k sgf" passes arguments)
# make pictures takes screenshots of the window for docs/pictures; keeps files whose picture looks the same
# make translations collects new texts for the translators and compiles the translations
# make bench  measures the program, compared with OpenSpiel; takes some minutes
# make packages builds the wheels, the bundle and, on Debian and Ubuntu, the Debian package into dist/
# make packages-check installs each package in an empty place, uses it and removes it; needs Xvfb and xdotool
# make check  runs every test at its full size, and all other checks required before a change lands

PYTHON ?= python3
VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: run test check lint lint-and-compile bench packages packages-check pictures translations clean
.DEFAULT_GOAL := run

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "MCTS Studio needs Python 3.11 or newer, and $(PYTHON) is older. Name another one: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python could not make a virtual environment. On Debian and Ubuntu install python3-venv, then try again." >&2; exit 1; }

$(VENV)/.program: pyproject.toml | $(BIN)/python
	@echo "Installing MCTS Studio into $(VENV). This takes a minute, once."
	@$(PIP) install -e .
	@touch $@

$(VENV)/.development: pyproject.toml | $(BIN)/python
	@echo "Installing MCTS Studio and its test tools into $(VENV). This takes a minute, once."
	@$(PIP) install -e '.[dev]'
	@touch $@ $(VENV)/.program

run: $(VENV)/.program
	@$(BIN)/mcts-studio $(ARGS)

test: $(VENV)/.development
	$(BIN)/python -m pytest -n auto --dist worksteal $(TESTS)

lint: $(VENV)/.development
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: override TESTS += -m ""
check: lint-and-compile test

# The checks of the code need one processor. Meanwhile the kernels are compiled into the folder that tests/conftest.py
# names; the tests report a failure.
lint-and-compile: $(VENV)/.development
	@MCTS_STUDIO_CACHE="$(CURDIR)/.pytest_cache/d/kernels" \
		$(BIN)/python -c "from studio.engine.warmup import warm_up; warm_up()" >/dev/null 2>&1 & compiling=$$!; \
	$(MAKE) --no-print-directory lint || { kill $$compiling; exit 1; }; \
	wait $$compiling || true

packages: $(VENV)/.development
	$(BIN)/python -m packages.wheel dist
	$(BIN)/python -m packages.bundle dist
	@if command -v dpkg-deb >/dev/null; then $(BIN)/python -m packages.debian dist; fi

packages-check: packages
	$(BIN)/python -m packages.checking dist

pictures: $(VENV)/.development
	$(BIN)/python -m tests.window.pictures

# English needs translations for its plurals only.
TEXTS = $(shell find studio -name "*.py" | sort)
TRANSLATIONS := resources/translations/mcts-studio
translations: $(VENV)/.program
	$(BIN)/pyside6-lupdate $(TEXTS) -ts $(TRANSLATIONS)_cs.ts $(TRANSLATIONS)_zh_CN.ts -no-obsolete -locations none
	$(BIN)/pyside6-lupdate $(TEXTS) -ts $(TRANSLATIONS)_en.ts -pluralonly -no-obsolete -locations none
	@for file in $(TRANSLATIONS)_cs $(TRANSLATIONS)_zh_CN $(TRANSLATIONS)_en; do \
		$(BIN)/pyside6-lrelease $$file.ts -qm $$file.qm || exit 1; done

bench: $(VENV)/.development
	$(BIN)/python -m benchmarks.open_record
	$(PIP) install -e '.[peers]'
	$(BIN)/python -m benchmarks.search_speed

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
