# Needs python3 (3.11 or newer) with venv, and make. Everything else is fetched into .venv.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
LOCK := .venv-lock
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check --no-input
CODE := src tests benchmarks scripts

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# One command line makes an environment ($(1)) and says what to do when Python lacks the means.
define make_venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "rollplayer needs Python 3.11 or newer; choose one with: make PYTHON=python3.12 ..." >&2; exit 1; }
@echo "setting up $(1)"
@$(PYTHON) -m venv --clear $(1) || { rm -rf $(1); \
	echo "Python could not make a virtual environment; on Debian or Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
endef

.PHONY: help
help:  ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Each stamp stands for one step, so that editing a source file repeats none of them.
$(VENV)/.made:
	$(call make_venv,$(VENV))
	@touch $@

$(VENV)/.build: requirements-build.txt $(VENV)/.made
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements-build.txt
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.build
	@$(BIN)/python $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.installed
	@echo "installing the developers' tools"
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements-dev.txt
	@touch $@

$(BENCH)/.made: requirements-bench.txt
	$(call make_venv,$(BENCH))
	@$(BENCH)/bin/python $(PIP_INSTALL) --require-hashes -r requirements-bench.txt
	@touch $@

$(LOCK)/.made:
	$(call make_venv,$(LOCK))
	@$(LOCK)/bin/python $(PIP_INSTALL) uv
	@touch $@

.PHONY: play
play: $(VENV)/.installed  ## set up what is needed and play in the terminal (ARGS="--players 2")
	@$(BIN)/rollplayer play $(ARGS)

.PHONY: setup
setup: $(VENV)/.dev  ## set up everything that tests and checks need

.PHONY: test
test: check  ## run the checks, then all tests
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet $(ARGS)

.PHONY: check
check: $(VENV)/.dev  ## check format, lint and types
	@$(BIN)/ruff format --check --quiet $(CODE) || { echo "run: make format" >&2; exit 1; }
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/mypy --no-error-summary

.PHONY: format
format: $(VENV)/.dev  ## format the code and mend what the linter can mend
	@$(BIN)/ruff check --fix --quiet $(CODE) || true
	@$(BIN)/ruff format $(CODE)

.PHONY: coverage
coverage: $(VENV)/.dev  ## branch coverage of the engine; fails under 100 %
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet --cov --cov-report=term-missing:skip-covered --cov-fail-under=100 $(ARGS)

.PHONY: golden
golden: $(VENV)/.dev  ## write the golden games anew; read the diff before committing
	@$(BIN)/python -m tests.golden.regenerate

.PHONY: simulate-matrix
simulate-matrix: $(VENV)/.installed  ## play every kind of game at random, three times, and compare (15 min)
	@$(BIN)/python scripts/simulate_matrix.py

.PHONY: sizes
sizes:  ## print the sizes of functions and files
	@$(PYTHON) scripts/sizes.py

.PHONY: picture
picture: $(VENV)/.installed  ## draw the picture of a terminal round anew (docs/pictures)
	@$(BIN)/python scripts/terminal_picture.py

.PHONY: bench-engine
bench-engine: $(VENV)/.installed $(BENCH)/.made  ## compare the engine's speed with catanatron's
	@$(BIN)/python benchmarks/engine.py --peer-python $(BENCH)/bin/python $(ARGS)

.PHONY: lock
lock: $(LOCK)/.made  ## resolve the lock files anew (UPGRADE=1 takes newer versions)
	@for name in build dev bench; do \
		UV_PYTHON_DOWNLOADS=never $(LOCK)/bin/uv pip compile --quiet --universal --python-version 3.11 \
			--generate-hashes --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade) \
			--custom-compile-command "make lock" --output-file requirements-$$name.txt requirements-$$name.in \
			|| exit 1; \
	done
	@UV_PYTHON_DOWNLOADS=never $(LOCK)/bin/uv pip compile --quiet --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade) \
		--custom-compile-command "make lock" --output-file requirements.txt requirements.in
	@if grep -nE '://|index-url|find-links|trusted-host| @ ' requirements*.txt; then \
		echo "a lock file names a host or a path" >&2; exit 1; fi

.PHONY: clean
clean:  ## remove environments, caches and what was built
	rm -rf $(VENV) $(BENCH) $(LOCK) build dist .coverage .coverage.* htmlcov
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
