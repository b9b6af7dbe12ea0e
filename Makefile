# Needs python3 (3.11 or newer) with venv, and make. Everything else is fetched into .venv and
# web/node_modules, node too where there is none that can build the page.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=
FAST_TESTS := tests/rules tests/cards tests/properties tests/perft tests/golden tests/test_engine_contract.py \
	tests/test_copies.py tests/environments tests/compiled tests/server/test_deltas.py tests/server/test_undo.py \
	tests/server/test_earned.py
# Tests with a run of their own: a browser, heavy extras, a compiled package.
APART := --ignore tests/browser --ignore tests/extras --ignore tests/compiled

VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
LEARN := .venv-learn
LOCK := .venv-lock
DOCS := .venv-docs
EXTRAS := .venv-extras
RELEASE := .venv-release
NODE := web/node_modules/.made
PAGE := src/rollplayer/static/.built
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check --no-input
CODE := src tests benchmarks scripts research examples hatch_build.py
COMPILE = UV_PYTHON_DOWNLOADS=never $(LOCK)/bin/uv pip compile --quiet --universal --python-version 3.11 --no-strip-extras \
	--generate-hashes $(if $(UPGRADE),--upgrade) \
	--custom-compile-command "make lock"

NPM = cd web && PATH="$(abspath $(BIN)):$$PATH" npm --silent

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

# Node first, where it has to come from PyPI: two installations into one environment would meet.
$(VENV)/.build: requirements-build.txt $(VENV)/.made | $(VENV)/.node
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements-build.txt
	@touch $@

$(VENV)/.runtime: requirements.txt $(VENV)/.build
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.build $(VENV)/.runtime
	@$(BIN)/python $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.installed
	@echo "installing the developers' tools"
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements-dev.txt
	@touch $@

# The tests start a PostgreSQL of their own; where none is installed, apt brings it.
$(VENV)/.postgres: $(VENV)/.made
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || { \
		echo "installing postgresql for the tests"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y --no-install-recommends postgresql; } || { \
		echo "the tests need PostgreSQL; install it and run them again" >&2; exit 1; }
	@touch $@

# So is the proxy in front of it.
$(VENV)/.proxy: $(VENV)/.made
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || { \
		echo "installing nginx for the tests"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y --no-install-recommends nginx-light openssl; } || { \
		echo "the tests need nginx; install it and run them again" >&2; exit 1; }
	@touch $@

# What the page's tests need besides, each looked for on its own: a command, a library, a font.
$(VENV)/.browser: $(VENV)/.made
	@missing=; \
	command -v chromium-headless-shell >/dev/null || missing="$$missing chromium-headless-shell"; \
	ldconfig -p | grep -q 'libatomic\.so\.1' || missing="$$missing libatomic1"; \
	find /usr/share/fonts -name 'DejaVuSans.ttf' 2>/dev/null | grep -q . || missing="$$missing fonts-dejavu-core"; \
	[ -z "$$missing" ] || { \
		echo "installing for the tests:$$missing"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y --no-install-recommends $$missing; } || { \
		echo "the browser tests need$$missing; install it and run them again" >&2; exit 1; }
	@touch $@

# The page: built from web/ and locales/ into the package. Node comes from PyPI only where there
# is none of 20.19 or newer.
$(VENV)/.node: requirements-node.txt $(VENV)/.made
	@command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { \
		echo "fetching node"; $(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements-node.txt; }
	@touch $@

$(NODE): web/package-lock.json web/.npmrc $(VENV)/.node
	@echo "installing what the page is built with"
	@$(NPM) ci --no-progress --no-audit --no-fund
	@touch $@

$(PAGE): $(NODE) web/index.html web/vite.config.ts $(shell find web/src web/public locales src/rollplayer/cards -type f)
	@echo "building the page"
	@$(NPM) run build -- --logLevel error
	@touch $@

$(BENCH)/.made: requirements-bench.txt
	$(call make_venv,$(BENCH))
	@$(BENCH)/bin/python $(PIP_INSTALL) --require-hashes -r requirements-bench.txt
	@touch $@

$(LEARN)/.made: requirements-learn.in pyproject.toml requirements-build.txt requirements.txt
	$(call make_venv,$(LEARN))
	@$(LEARN)/bin/python $(PIP_INSTALL) --require-hashes -r requirements-build.txt
	@$(LEARN)/bin/python $(PIP_INSTALL) --require-hashes -r requirements.txt
	@$(LEARN)/bin/python $(PIP_INSTALL) -r requirements-learn.in
	@$(LEARN)/bin/python $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(EXTRAS)/.made: requirements.txt requirements-extras.txt pyproject.toml
	$(call make_venv,$(EXTRAS))
	@$(EXTRAS)/bin/python $(PIP_INSTALL) --require-hashes -r requirements.txt -r requirements-extras.txt
	@$(EXTRAS)/bin/python $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(DOCS)/.made: requirements-docs.txt
	$(call make_venv,$(DOCS))
	@$(DOCS)/bin/python $(PIP_INSTALL) --require-hashes -r requirements-docs.txt
	@touch $@

$(RELEASE)/.made: requirements-release.txt
	$(call make_venv,$(RELEASE))
	@$(RELEASE)/bin/python $(PIP_INSTALL) --require-hashes -r requirements-release.txt
	@touch $@

$(LOCK)/.made:
	$(call make_venv,$(LOCK))
	@$(LOCK)/bin/python $(PIP_INSTALL) uv
	@touch $@

.PHONY: play
play:  ## set up what is needed and play in the browser (ARGS=--no-browser)
# The program and the page are made side by side, which saves a newcomer a quarter of the wait.
	@$(MAKE) --no-print-directory -j 2 $(VENV)/.installed $(PAGE)
	@$(BIN)/rollplayer $(ARGS)

.PHONY: web
web: $(PAGE)  ## build the page if its sources or words have changed

.PHONY: setup
setup: $(VENV)/.dev $(VENV)/.postgres $(VENV)/.proxy $(VENV)/.browser $(PAGE)  ## set up everything that tests and checks need

.PHONY: test test-page
# The tests start the program hundreds of times; it is compiled once, whatever the caller has set.
test: export PYTHONDONTWRITEBYTECODE =
test: $(VENV)/.postgres $(VENV)/.proxy $(VENV)/.browser  ## run the checks, then all tests
# Most of these use one core each.
	@$(MAKE) --no-print-directory -j 2 check-program check-page $(PAGE) test-page
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet $(APART) $(ARGS)
# Playwright keeps an event loop running in its process, so the browser has a run of its own.
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet tests/browser $(ARGS)

test-page: $(NODE)
	@$(NPM) run test -- --reporter dot --silent

.PHONY: test-extras
test-extras: $(EXTRAS)/.made  ## test what needs heavy extras: games on a real Ray cluster, readers of data sets
	@$(EXTRAS)/bin/python -m pytest --quiet tests/extras $(ARGS)

.PHONY: check check-program check-page
check:  ## check format, lint and types
	@$(MAKE) --no-print-directory -j 2 check-program check-page

check-program: $(VENV)/.dev
	@$(BIN)/ruff format --check --quiet $(CODE) || { echo "run: make format" >&2; exit 1; }
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/mypy --no-error-summary

check-page: $(NODE)
	@$(NPM) run format -- --check . || { echo "run: make format" >&2; exit 1; }
	@$(NPM) run lint
	@said=$$($(NPM) run check -- --output human) || { echo "$$said" >&2; exit 1; }

.PHONY: format
format: $(VENV)/.dev $(NODE)  ## format the code and fix what the linters can fix
	@$(BIN)/ruff check --fix --quiet $(CODE) || true
	@$(BIN)/ruff format $(CODE)
	@$(NPM) run lint -- --fix || true
	@$(NPM) run format -- --write .

.PHONY: coverage
coverage: $(VENV)/.dev  ## branch coverage of the engine; fails under 100 %
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet $(APART) --cov --cov-report=term-missing:skip-covered --cov-fail-under=100 $(ARGS)

.PHONY: fast slow test-fast
fast: $(VENV)/.dev  ## compile the rules in place, for this environment (1 min; needs a C compiler)
	@$(BIN)/python scripts/compile_package.py --into src

slow:  ## remove what `make fast` compiled
	@$(PYTHON) scripts/compile_package.py --remove src

test-fast: $(VENV)/.dev  ## compile a copy and run the tests of the rules, cards and records on it
	@$(BIN)/python scripts/compile_package.py --into build/fast/src
	@PYTHONPATH=build/fast/src $(BIN)/python -m rollplayer --version | grep compiled
	@PYTHONPATH=build/fast/src $(BIN)/python -m pytest -n $(WORKERS) --quiet $(FAST_TESTS) $(ARGS)

.PHONY: faults
faults: $(VENV)/.dev $(NODE)  ## plant faults in a copy of the tree and count those caught (an hour; ARGS="--area page")
	@$(BIN)/python scripts/plant_faults.py $(ARGS)

.PHONY: golden
golden: $(VENV)/.dev  ## regenerate the golden games and card sentences; read the diff before committing
	@$(BIN)/python -m tests.golden.regenerate

.PHONY: simulate-matrix
simulate-matrix: $(VENV)/.installed  ## play every kind of game at random, three times, and compare (15 min)
	@$(BIN)/python scripts/simulate_matrix.py

.PHONY: sizes
sizes:  ## print the sizes of functions and files
	@$(PYTHON) scripts/sizes.py

.PHONY: picture
picture: $(VENV)/.installed  ## redraw the picture of a terminal round (docs/pictures)
	@$(BIN)/python scripts/terminal_picture.py

.PHONY: bench bench-engine
bench: $(VENV)/.dev $(BENCH)/.made  ## compile a copy and compare its speed and plain Python's with peers
	@$(BIN)/python scripts/compile_package.py --into build/fast/src
	@$(BIN)/python benchmarks/engine.py --peer-python $(BENCH)/bin/python --compiled build/fast/src $(ARGS)

bench-engine: $(VENV)/.installed $(BENCH)/.made  ## the same for plain Python alone
	@$(BIN)/python benchmarks/engine.py --peer-python $(BENCH)/bin/python $(ARGS)

.PHONY: bench-bots
bench-bots: $(VENV)/.installed $(BENCH)/.made  ## measure how long the bots think about a decision
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python benchmarks/bots.py --peer-python $(BENCH)/bin/python $(ARGS)

.PHONY: bench-environments
bench-environments: $(VENV)/.dev $(BENCH)/.made  ## compare the learning environments with PettingZoo's and OpenSpiel's
	@$(BIN)/python -m benchmarks.environments --peer-python $(BENCH)/bin/python $(ARGS)

.PHONY: learn
learn: $(LEARN)/.made  ## train an agent for the solo game and draw its curve (5 min; ARGS="--steps 100000")
	@$(LEARN)/bin/python examples/train_ppo.py $(ARGS)

build/boardgame-io/.made: benchmarks/boardgame_io/package-lock.json $(VENV)/.node
	@mkdir -p build/boardgame-io && cp benchmarks/boardgame_io/package*.json benchmarks/boardgame_io/.npmrc build/boardgame-io/
	@cd build/boardgame-io && PATH="$(abspath $(BIN)):$$PATH" npm --silent ci --no-progress --no-audit --no-fund
	@touch $@

.PHONY: bench-server
bench-server: $(VENV)/.dev build/boardgame-io/.made  ## measure the server beside boardgame.io: 50 tables over websockets
	@$(BIN)/python benchmarks/server.py --peer-modules build/boardgame-io $(ARGS)

.PHONY: load
load: $(VENV)/.dev $(VENV)/.postgres $(VENV)/.proxy  ## load or break a server and count what was lost (WHAT=kills, crowd, attacks, busy, idle or soak)
	@$(BIN)/python -m tests.load $(WHAT) $(ARGS)

.PHONY: screenshots
screenshots: $(VENV)/.dev $(VENV)/.browser $(PAGE)  ## take pictures of the main views into build/screenshots
	@$(BIN)/python scripts/screenshots.py $(ARGS)

.PHONY: test-axe
test-axe: $(VENV)/.dev $(VENV)/.browser $(PAGE)  ## ask axe about the main views: four languages, light and dark, two sizes (5 min)
	@$(BIN)/python scripts/axe_views.py $(ARGS)

.PHONY: contact-sheets
contact-sheets: $(NODE) $(VENV)/.browser  ## draw every portrait, card and die on sheets to look at (build/contact-sheets; ARGS="races weapons")
	@$(NPM) run sheets -- $(ARGS)

.PHONY: film
film: $(VENV)/.dev $(VENV)/.browser $(PAGE)  ## film what moves at the table, frame by frame, into build/film
	@$(BIN)/python scripts/film.py $(ARGS)

.PHONY: measure-page
measure-page: $(VENV)/.dev $(VENV)/.browser $(PAGE)  ## measure the page: sizes, first view, frames while dice roll, input delay
	@$(BIN)/python scripts/measure_page.py $(ARGS)

# Browsers that the usual tests do not need.
$(VENV)/.more-browsers: $(VENV)/.made
	@missing=; \
	command -v firefox-esr >/dev/null || missing="$$missing firefox-esr"; \
	command -v WebKitWebDriver >/dev/null || missing="$$missing webkit2gtk-driver"; \
	command -v Xvfb >/dev/null || missing="$$missing xvfb"; \
	[ -z "$$missing" ] || { \
		echo "installing for the tests:$$missing"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y --no-install-recommends $$missing; } || { \
		echo "these tests need$$missing; install it and run them again" >&2; exit 1; }
	@touch $@

.PHONY: test-browsers
test-browsers: $(VENV)/.dev $(VENV)/.more-browsers $(PAGE)  ## play a whole game in Firefox and WebKit (2 min)
	@$(BIN)/python scripts/test_browsers.py $(ARGS)

.PHONY: test-games
test-games: $(VENV)/.dev $(VENV)/.browser $(PAGE)  ## play many whole games through the page: keyboard, screen reader, phone (20 min)
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet tests/browser/test_whole_games.py --games 30 $(ARGS)

.PHONY: archive
archive: $(VENV)/.dev  ## keep games and cards of this version, which all later ones must replay
	@$(BIN)/python -m tests.server.make_archive

.PHONY: wire
wire: $(VENV)/.dev  ## write the types and card facts of the page (web/src/lib)
	@$(BIN)/python scripts/wire_types.py
	@$(BIN)/python scripts/card_facts.py

.PHONY: docs
docs: $(DOCS)/.made  ## build the documentation site into build/site
	@DISABLE_MKDOCS_2_WARNING=true NO_MKDOCS_2_WARNING=true $(DOCS)/bin/mkdocs build --strict --quiet
	@echo "open build/site/index.html"

.PHONY: notebook
notebook: $(VENV)/.installed  ## run the example notebook and store what it shows
	@$(BIN)/python scripts/run_notebook.py

.PHONY: release-check
release-check: $(VENV)/.dev $(VENV)/.browser $(RELEASE)/.made  ## build the package, check it, install it, play in its page
	@$(BIN)/python scripts/release_check.py --tools $(RELEASE)/bin/python $(ARGS)

.PHONY: lock
lock: $(LOCK)/.made  ## update the lock files (UPGRADE=1 takes newer versions)
	@$(COMPILE) --output-file requirements.txt pyproject.toml
	@for name in build dev bench docs release node extras; do \
		$(COMPILE) --output-file requirements-$$name.txt requirements-$$name.in || exit 1; \
	done

.PHONY: clean
clean: slow  ## remove environments, caches and what was built
	rm -rf $(VENV) $(BENCH) $(LEARN) $(LOCK) $(DOCS) $(EXTRAS) $(RELEASE) web/node_modules src/rollplayer/static build dist .coverage .coverage.* htmlcov
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests benchmarks scripts research examples -name __pycache__ -type d -prune -exec rm -rf {} +
