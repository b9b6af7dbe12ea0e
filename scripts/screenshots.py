"""Takes pictures of the main views, at two sizes and in four languages, into build/screenshots.

The best of them, made small, go to docs/pictures for the README with --docs.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.playing import QUICK, new_table, play_by_mouse  # noqa: E402
from tests.browser.server import Server  # noqa: E402
from tests.browser.words import LANGUAGES, word  # noqa: E402

OUT = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
RECORD = ROOT / "web" / "src" / "learn" / "record.txt"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
SEED = "screenshots"
# View, language, size and theme of the pictures that the README shows.
BEST = (
    ("dice", "en", "wide", "light"),
    ("market", "de", "wide", "dark"),
    ("learn", "fr", "wide", "light"),
    ("dice", "el", "phone", "light"),
)
SHEET = {
    "name": "Ada",
    "race": "human",
    "class": "ranger",
    "backstory": "brawler",
    "alignment": "sociopath",
    "token": [2, 0],
    "gold": 7,
    "cards": ["leather-gloves", "courageous", "leather-boots", "focused", "search"],
    "sheet": {
        "str": ["r5", "b5", "b5"],
        "dex": ["y6", "y5", "k3"],
        "con": ["w6", "b6", "w6"],
        "int": ["r4", "y4", "p3"],
        "wis": ["y6", "g6", "g3"],
        "cha": ["p1", "r1", "y3"],
    },
}


def prepare(server: Server, browser: Browser) -> tuple[dict[str, str], dict[str, Any]]:
    """Plays tables to the moments worth a picture; gives their addresses and the keys to them."""
    context = browser.new_context(base_url=server.link, locale="en-US", reduced_motion="reduce")
    page = context.new_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    paths = {"home": "/", "new": "/", "rules": "/rules/R4.3", "cards": "/cards/longsword"}
    paths |= {"companion": "/companion", "learn": "/learn"}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "", "bot": "random"}]
    for view, phase in (("dice", "phase-dice"), ("market", "phase-market")):
        table = new_table(server, page, seats, variants=[], seed=SEED)
        page.goto(f"/t/{table}")
        begun = word("round-of").split("{")[0] + "6 "
        play_by_mouse(page, until=begun, prefer=QUICK)
        play_by_mouse(page, until=word(phase), prefer=QUICK)
        paths[view] = f"/t/{table}"
    table = new_table(server, page, [{"kind": "me", "name": "Ada"}], seed=SEED)
    page.goto(f"/t/{table}")
    play_by_mouse(page, prefer=QUICK)
    paths["end"] = f"/t/{table}"
    record = server.call("/api/records", {"record": RECORD.read_text()})["table"]
    paths["replay"] = f"/t/{record}/replay#79"
    keys: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('rp.keys'))")
    context.close()
    return paths, keys


def wanted(arguments: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    for size in SIZES:
        for language in arguments.languages:
            yield size, language, "light"
            if language in ("en", "de"):
                yield size, language, "dark"


def take(browser: Browser, server: Server, paths: dict[str, str], keys: dict[str, Any], how: tuple[str, str, str]) -> None:
    size, language, theme = how
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        base_url=server.link,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
    )
    page = context.new_page()
    page.goto("/rules")
    stored = {"lang": language, "theme": theme, "name": "Ada"}
    heroes = {"heroes": [SHEET], "solo": True, "edition": "second"}
    page.evaluate(
        "(kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value)))",
        {"rp.settings": stored, "rp.keys": keys, "rp.companion": heroes},
    )
    for view, path in paths.items():
        page.goto(path)
        page.locator("h1, .board").first.wait_for()
        stage(page, view, language)
        page.screenshot(path=OUT / f"{view}-{size}-{language}-{theme}.png")
    context.close()


def stage(page: Page, view: str, language: str) -> None:
    """Brings a view into the state that its picture shows."""
    if view == "new":
        page.get_by_text(word("more-options", language)).click()
        page.locator("details").evaluate("(details) => details.scrollIntoView()")
    if view == "learn":
        page.evaluate("sessionStorage.setItem('rp.lesson', '10')")
        page.reload()
        page.locator(".teacher").wait_for()
    if view == "companion":
        page.locator("[data-part=total]").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)


def keep_best() -> None:
    """Copies the best pictures; they are small already, being drawn and not photographed."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in BEST:
        source = OUT / f"{'-'.join(name)}.png"
        (PICTURES / f"{'-'.join(name)}.png").write_bytes(source.read_bytes())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--docs", action="store_true", help="refresh docs/pictures too")
    arguments = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
            paths, keys = prepare(server, browser)
            for how in wanted(arguments):
                take(browser, server, paths, keys, how)
                print(" ".join(how), flush=True)
            browser.close()
        finally:
            server.stop()
    if arguments.docs:
        keep_best()
    print(f"the pictures are in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
