"""Takes pictures of the main views, in five sizes and four languages, into build/screenshots.

With --docs, the best of them go to docs/pictures for the README.
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
from tests.browser.playing import end_of_a_game  # noqa: E402
from tests.browser.server import Server  # noqa: E402
from tests.browser.words import LANGUAGES, word  # noqa: E402

OUT = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
RECORD = ROOT / "web" / "src" / "learn" / "record.txt"
TABLE_OF_TWO = ROOT / "docs" / "examples" / "casual-two.txt"
ANALYSIS_WAIT = 300_000  # milliseconds; the server keeps its findings
SIZES = {
    "desktop": (1440, 900),
    "phone": (390, 844),
    "landscape": (844, 390),
    "large": (1920, 1080),
    "huge": (2560, 1440),
}
THEMES = ("light", "dark")
SEED = "screenshots"
MOMENTS = (
    ("table-setup", 36),
    ("table-dice", 124),
    ("table-action", 126),
    ("table-market", 111),
    ("hint", 200),
)  # events of the record
OTHERS_TURN = 120  # in the game of two: the first event from here on after which seat 0 moves
# View, size, language and theme of the pictures that the README shows.
BEST = (
    ("table-dice", "desktop", "en", "light"),
    ("table-market", "desktop", "en", "light"),
    ("end", "desktop", "en", "light"),
    ("learn", "desktop", "en", "light"),
    ("table-dice", "phone", "el", "light"),
    ("hint", "desktop", "en", "light"),
    ("analysis", "desktop", "el", "light"),
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


KEEP = """(kept) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
}"""
# Two frames for what was just drawn, then wait until nothing moves.
STILL = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}"""


def prepare(server: Server) -> tuple[dict[str, str], dict[str, Any]]:
    """The addresses of the views, and the keys of the tables: moments of the tutorial's game."""
    record = server.call("/api/records", {"record": RECORD.read_text()})["table"]
    paths = {"home": "/", "new": "/", "rules": "/rules/R4.3", "cards": "/cards/longsword"}
    paths |= {"companion": "/companion", "learn": "/learn", "end": f"/t/{record}"}
    paths["replay"] = f"/t/{record}/replay#79"
    paths["analysis"] = f"/t/{record}/replay?analysis"
    keys: dict[str, Any] = {}
    for view, event in MOMENTS:
        wish = {"event": event, "seats": [{"kind": "me", "name": "Ada"}], "seed": SEED}
        made = server.call(f"/api/tables/{record}/branch", wish)
        keys[made["table"]] = {str(key["seat"]): key["token"] for key in made["keys"]}
        paths[view] = f"/t/{made['table']}"
    two = server.call("/api/records", {"record": TABLE_OF_TWO.read_text()})["table"]
    paths["analysis-two"] = f"/t/{two}/replay?analysis"
    mistakes = server.call("/api/records", {"record": end_of_a_game()})["table"]
    paths["replay-mistake"] = f"/t/{mistakes}/replay?analysis"
    event = OTHERS_TURN
    while server.call(f"/api/tables/{two}/views/{event}?since={event}")["turn"] != 0:
        event += 1
    wish = {"event": event, "seats": [{"kind": "open"}, {"kind": "me", "name": "Ada"}]}
    made = server.call(f"/api/tables/{two}/branch", wish)
    bob = server.call(f"/api/join/{made['invite']}", {"name": "Bob"})
    assert bob["keys"]  # Bob is to move, and Ada looks on
    keys[made["table"]] = {str(key["seat"]): key["token"] for key in made["keys"]}
    paths["table-others"] = f"/t/{made['table']}"
    return paths, keys


def wanted(arguments: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    for size in arguments.sizes:
        for language in arguments.languages:
            for theme in THEMES:
                yield size, language, theme


def take(
    browser: Browser,
    server: Server,
    paths: dict[str, str],
    keys: dict[str, Any],
    how: tuple[str, str, str],
) -> None:
    size, language, theme = how
    page = opened(browser, server, keys, size, {"lang": language, "theme": theme})
    for view in paths:
        show(page, paths, view, language)
        page.screenshot(path=OUT / f"{view}-{size}-{language}-{theme}.png")
    page.context.close()


def opened(
    browser: Browser,
    server: Server,
    keys: dict[str, Any],
    size: str,
    settings: dict[str, str],
    **options: Any,
) -> Page:
    """The page of Ada, who has the seats of these keys."""
    width, height = SIZES[size]
    phone = size in ("phone", "landscape")
    context = browser.new_context(
        base_url=server.link,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        **options,
    )
    page = context.new_page()
    page.goto("/rules")
    page.locator("h1").wait_for()
    stored = {"name": "Ada", **settings}
    heroes = {"heroes": [SHEET], "solo": True, "edition": "second"}
    page.evaluate(KEEP, {"rp.settings": stored, "rp.keys": keys, "rp.companion": heroes})
    return page


def show(page: Page, paths: dict[str, str], view: str, language: str) -> None:
    page.goto(paths[view])
    page.locator("h1, .board").first.wait_for()
    stage(page, view, language)


def stage(page: Page, view: str, language: str) -> None:
    """Brings a view into the state for its picture."""
    if view == "new":
        page.get_by_text(word("more-options", language)).click()
        page.locator("details").evaluate("(details) => details.scrollIntoView()")
    if view == "learn":
        page.evaluate("sessionStorage.setItem('rp.lesson', '10')")
        page.reload()
        page.locator(".teacher").wait_for()
    if view == "hint":
        page.get_by_role("button", name=word("hint", language), exact=True).click()
        page.locator(".hints .best").wait_for()
    if view == "replay-mistake":
        page.locator(".costly button").first.click(timeout=ANALYSIS_WAIT)
        page.locator(".study").wait_for()
    if view.startswith("analysis"):
        page.locator("dialog figure").first.wait_for(timeout=ANALYSIS_WAIT)
    if view == "companion":
        page.locator("[data-part=total]").wait_for()
    page.wait_for_timeout(150)
    page.evaluate(STILL)


def keep_best(views: list[str] | None) -> None:
    """Copies the best pictures; they are small, since nothing in them is a photograph."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in BEST:
        if views and name[0] not in views:
            continue
        source = OUT / f"{'-'.join(name)}.png"
        (PICTURES / f"{'-'.join(name)}.png").write_bytes(source.read_bytes())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--views", nargs="+", metavar="VIEW", help="only these views")
    parser.add_argument(
        "--quick", action="store_true", help="shallow hints and analyses: for looking, not for docs"
    )
    parser.add_argument("--docs", action="store_true", help="refresh docs/pictures too")
    arguments = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        work = ("--hint-work=1", "--analysis-work=1") if arguments.quick else ()
        server = Server(Path(folder), *work)
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
            paths, keys = prepare(server)
            if arguments.views:
                if unknown := sorted(set(arguments.views) - set(paths)):
                    parser.error(f"no view {unknown[0]}; there are {', '.join(paths)}")
                paths = {view: paths[view] for view in arguments.views}
            for how in wanted(arguments):
                take(browser, server, paths, keys, how)
                print(" ".join(how), flush=True)
            browser.close()
        finally:
            server.stop()
    if arguments.docs:
        keep_best(arguments.views)
    print(f"the pictures are in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
