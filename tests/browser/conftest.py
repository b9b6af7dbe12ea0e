"""Real Chromium against a real server. Nothing is skipped: what is missing fails and says so."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.server import Server

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "src" / "rollplayer" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WAIT = 8_000

Options = dict[str, Any]
Visit = Callable[..., Page]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=1, help="whole games of each kind")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A game that fails can be played again: its dice come from its number."""
    if "seed" in metafunc.fixturenames:
        games = metafunc.config.getoption("--games", 1)
        metafunc.parametrize("seed", [f"game {number}" for number in range(games)])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, so that two workers end together."""
    here = str(Path(__file__).parent)
    browser = [item for item in items if str(item.path).startswith(here)]
    others = [item for item in items if not str(item.path).startswith(here)]
    items[:] = [*browser, *others]


def chromium() -> str:
    """The browser without its windows where there is one: it needs a fifth less CPU time."""
    found = (shutil.which(name) for name in ("chromium-headless-shell", "chromium"))
    path = os.environ.get("RP_CHROMIUM") or next(filter(None, found), None)
    if not path:
        pytest.fail("there is no Chromium; run `make setup`, or name one in RP_CHROMIUM", False)
    return path


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: Options) -> Options:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.is_file():
        pytest.fail("the page has not been built; run `make setup`", False)
    # Hints and analyses are to be seen here, not to be trusted.
    running = Server(tmp_path_factory.mktemp("server"), "--hint-work=1", "--analysis-work=1")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may die in it."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens an address as a new person with an own browser; faults of the page fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def new(path: str = "/", *, link: str = "", **options: Any) -> Page:
        settings: Options = {
            "locale": "en-US",
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            "bypass_csp": True,  # axe is put into the page from outside
            **options,
        }
        context = browser.new_context(base_url=link or server.link, **settings)
        context.set_default_timeout(WAIT)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        page.locator("h1, .board").first.wait_for()  # from here on the page writes no settings
        return page

    yield new
    for context in contexts:
        context.close()
    assert not faults, faults


@pytest.fixture(scope="session")
def axe_source() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is not installed; run `make setup`", False)
    return AXE.read_text(encoding="utf-8")
