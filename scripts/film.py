"""Films what moves at the table, frame by frame, into build/film: one strip of pictures per scene.

The clock of the page and all its animations are stepped by hand, so a slow machine films the same
frames as a fast one.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.playing import QUICK, keep_keys, play_one, ready  # noqa: E402
from tests.browser.server import Server  # noqa: E402

OUT = ROOT / "build" / "film"
SEED = "film"
STEP = 80  # milliseconds between two frames
FRAMES = 12
COLUMNS = 4
MOST_CLICKS = 400
# Stops every animation at its own time plus a step; what is over ends.
ADVANCE = """(step) => {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime ?? 0;
    const time = Number(animation.currentTime ?? 0) + step;
    if (time >= end) { if (Number.isFinite(end)) animation.finish(); continue; }
    animation.pause();
    animation.currentTime = time;
  }
}"""
KEEP = """(settings) => localStorage.setItem("rp.settings", JSON.stringify(settings))"""
IN_HASTE = {"motion": "less", "beat": "now"}
STRIP = """<body style="margin:0;display:grid;grid-template-columns:repeat({columns},{width}px);
gap:6px;background:#111;width:max-content">{frames}</body>"""


def film(page: Page, name: str, trigger: Callable[[], object], step: int = STEP) -> None:
    """Triggers what moves and takes its frames; the page goes on by itself afterwards."""
    at_ease(page)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    trigger()
    page.wait_for_timeout(60)
    frames: list[bytes] = []
    for _ in range(FRAMES):
        page.evaluate(ADVANCE, step)
        page.clock.run_for(step)
        frames.append(page.screenshot())
    page.evaluate(KEEP, IN_HASTE)
    page.clock.resume()
    page.reload()
    page.locator(".board").wait_for()
    save(page, name, frames)


def at_ease(page: Page) -> None:
    """From here on things move, at the usual speed; up to here the game was played in haste."""
    page.evaluate(KEEP, {})
    page.reload()
    page.locator(".board").wait_for()
    ready(page)


def save(page: Page, name: str, frames: list[bytes]) -> None:
    size = page.viewport_size or {"width": 1440, "height": 900}
    width = size["width"] // 2
    pictures = "".join(
        f'<img width="{width}" src="data:image/png;base64,{base64.b64encode(frame).decode()}">'
        for frame in frames
    )
    strip = page.context.new_page()
    strip.set_content(STRIP.format(columns=COLUMNS, width=width, frames=pictures))
    strip.locator("body").screenshot(path=OUT / f"{name}.png")
    strip.close()
    print(f"build/film/{name}.png", flush=True)


def is_asked(page: Page, step: str) -> bool:
    """Whether a choice whose name begins so is open now."""
    return page.locator(f'[data-step^="{step}"]:not([aria-disabled="true"])').count() > 0


def play_until(page: Page, step: str) -> None:
    for _ in range(MOST_CLICKS):
        ready(page)
        if is_asked(page, step) or page.locator("dialog[open] .finale").count():
            return
        play_one(page, QUICK)
    raise SystemExit(f"the game never asked for {step}")


def press(page: Page, step: str) -> None:
    choice = page.locator(f'[data-step^="{step}"]:not([aria-disabled="true"])').first
    choice.dispatch_event("click")


def table_for(server: Server, browser: Browser, seats: list[dict[str, str]], size: str) -> Page:
    width, height = (int(side) for side in size.split("x"))
    context = browser.new_context(
        base_url=server.link, viewport={"width": width, "height": height}, locale="en-US"
    )
    page = context.new_page()
    page.clock.install()
    page.goto("/rules")
    page.locator("h1").wait_for()
    made = server.call("/api/tables", {"seats": seats, "seed": SEED, "variants": ["short"]})
    keep_keys(page, made)
    page.evaluate(KEEP, IN_HASTE)
    page.goto(f"/t/{made['table']}")
    page.locator(".board").wait_for()
    return page


def films(server: Server, browser: Browser, size: str) -> None:
    bots = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": "novice"} for _ in range(2))]
    page = table_for(server, browser, bots, size)
    play_until(page, "init:")
    film(page, f"take-{size}", lambda: press(page, "init:"))
    play_until(page, "row:")
    film(page, f"place-{size}", lambda: press(page, "row:"))
    play_until(page, "buy:")
    film(page, f"purchase-{size}", lambda: press(page, "buy:"))
    play_until(page, "discard:")
    film(page, f"bots-{size}", lambda: press(page, "discard:"), step=3 * STEP)
    page.context.close()
    page = table_for(server, browser, [{"kind": "me", "name": "Ada"}], size)
    play_until(page, "discard:")
    film(page, f"roll-{size}", lambda: press(page, "discard:"))
    play_until(page, "never")
    film(page, f"finale-{size}", lambda: page.reload())
    page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", nargs="+", default=["1440x900"], metavar="WIDTHxHEIGHT")
    arguments = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
            for size in arguments.sizes:
                films(server, browser, size)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
