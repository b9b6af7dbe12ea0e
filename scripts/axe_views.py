"""Runs axe over the main views in all languages, light and dark, on a desktop and a phone.

The views are those of `scripts/screenshots.py`. `make test` asks the other pages and dialogs.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.screenshots import SIZES, opened, prepare, show  # noqa: E402
from tests.browser.conftest import AXE, FLAGS, chromium  # noqa: E402
from tests.browser.server import Server  # noqa: E402
from tests.browser.test_axe import check  # noqa: E402
from tests.browser.words import LANGUAGES  # noqa: E402

VIEWS = (
    *("home", "new", "table-setup", "table-dice", "table-action", "table-market", "table-others"),
    *("hint", "end", "cards", "replay", "replay-mistake"),
)


def faults_of(browser: Browser, server: Server, size: str, language: str) -> list[str]:
    """What axe finds in all views of one size and language."""
    paths, keys = prepare(server)
    # axe is put into the page from outside
    page = opened(browser, server, keys, size, {"lang": language}, bypass_csp=True)
    faults = []
    for view in VIEWS:
        show(page, paths, view, language)
        faults += check(page, AXE.read_text("utf-8"), f"{view}, {size}, {language}")
    page.context.close()
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=["desktop", "phone"])
    arguments = parser.parse_args()
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder), "--hint-work=1", "--analysis-work=1", "--limit=tables=0")
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
            for size in arguments.sizes:
                for language in arguments.languages:
                    found = faults_of(browser, server, size, language)
                    print(
                        f"{size} {language}: {len(found)} faults in {len(VIEWS)} views", flush=True
                    )
                    faults += found
            browser.close()
        finally:
            server.stop()
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
