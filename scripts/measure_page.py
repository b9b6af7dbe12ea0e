"""Measures the page in Chromium; fails where a limit is missed.

Sizes of the JavaScript, the first view, layout shift, frames per second while dice roll, and the
delay of input on a device six times slower. Run it on a machine with nothing else to do.
"""

import argparse
import gzip
import re
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.playing import QUICK, keep_keys, play_one, ready  # noqa: E402
from tests.browser.server import Server  # noqa: E402

STATIC = ROOT / "src" / "rollplayer" / "static"
FIRST_PAGE, TABLE = 150, 250  # kB of JavaScript, gzip
FIRST_VIEW = 1000  # milliseconds
FRAMES = 55  # per second
INPUT = 100  # milliseconds
SHIFT = 0.02  # what counts as none; 0.1 is called good
SLOWER = 6
ROLLS = 3

# From the first line of the page on: what shifts, and how long a press waits for its picture.
WATCH = """() => {
  window.seen = { shift: 0, waits: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/^(pointerdown|pointerup|click|keydown)$/.test(entry.name))
        seen.waits.push(entry.processingStart - entry.startTime);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""
# Frames drawn while something moves: from the first die in flight to the last at rest.
COUNT = """() => new Promise((done) => {
  const times = [];
  const started = performance.now();
  const look = (time) => {
    const moves = !!document.querySelector(".die.flying");
    if (moves) times.push(time);
    if ((times.length && !moves) || performance.now() - started > 8000) {
      const span = times.at(-1) - times[0];
      done(times.length > 2 ? (1000 * (times.length - 1)) / span : 0);
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


class Findings:
    """Prints each measure with its limit, and remembers whether one was missed."""

    def __init__(self) -> None:
        self.missed = 0

    def say(self, what: str, value: float, limit: float, unit: str, *, least: bool = False) -> None:
        good = value >= limit if least else value <= limit
        self.missed += not good
        bound = "at least" if least else "at most"
        mark = "" if good else "   <- missed"
        print(f"{what:42} {value:8.2f} {unit:5} {bound} {limit:g}{mark}", flush=True)


def scripts_of(server: Server, browser: Browser, path: str) -> float:
    """Kilobytes of JavaScript that a page loads, as gzip sends them."""
    page = browser.new_page(base_url=server.link)
    names: set[str] = set()
    page.on("response", lambda answer: names.update(re.findall(r"assets/[^/?]+\.js", answer.url)))
    page.goto(path)
    page.locator("h1, .board").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.close()
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in names) / 1000


def new_page(server: Server, browser: Browser, made: dict[str, Any]) -> Page:
    context = browser.new_context(
        base_url=server.link, viewport={"width": 1440, "height": 900}, locale="en-US"
    )
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    page.goto("/rules")
    page.locator("h1").wait_for()
    keep_keys(page, made)
    return page


def measure_first_view(server: Server, browser: Browser, findings: Findings) -> None:
    times, shifts = [], []
    for _ in range(3):
        page = browser.new_page(base_url=server.link)
        page.add_init_script(f"({WATCH})()")
        page.goto("/")
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        paint = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
        times.append(page.evaluate(paint))
        shifts.append(page.evaluate("seen.shift"))
        page.close()
    findings.say("home: first view", statistics.median(times), FIRST_VIEW, "ms")
    findings.say("home: layout shift", max(shifts), SHIFT, "")


def play_until(page: Page, step: str) -> None:
    while True:
        ready(page)
        if page.locator(f'[data-step^="{step}"]:not([aria-disabled="true"])').count():
            return
        play_one(page, QUICK)


def measure_table(server: Server, browser: Browser, findings: Findings) -> None:
    wish = {"seats": [{"kind": "me", "name": "Ada"}], "seed": "measure"}
    made = server.call("/api/tables", wish)
    page = new_page(server, browser, made)
    page.goto(f"/t/{made['table']}")
    page.locator(".board").wait_for()
    page.wait_for_load_state("networkidle")
    findings.say("table: layout shift when it opens", page.evaluate("seen.shift"), SHIFT, "")
    rates = [rolled(page) for _ in range(ROLLS)]
    findings.say(
        "table: frames while dice roll", statistics.median(rates), FRAMES, "/s", least=True
    )
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate("seen.waits.length = 0")
    rolled(page)
    page.locator('[data-step^="init:"]').first.click()
    page.wait_for_timeout(1500)
    waits = page.evaluate("seen.waits") or [0]
    findings.say(f"table: input delay, {SLOWER} times slower", max(waits), INPUT, "ms")
    page.context.close()


def rolled(page: Page) -> float:
    """Plays on to the next throw, and gives the frames per second while it falls."""
    play_until(page, "discard:")
    page.evaluate(f"void (window.rate = ({COUNT})())")
    page.locator('[data-step^="discard:"]').first.click()
    rate: float = page.evaluate("window.rate")
    return rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    findings = Findings()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
            seats = [{"kind": "me", "name": "Ada"}]
            table = server.call("/api/tables", {"seats": seats})["table"]
            home, whole = (
                scripts_of(server, browser, "/"),
                scripts_of(server, browser, f"/t/{table}"),
            )
            findings.say("home: JavaScript", home, FIRST_PAGE, "kB")
            findings.say("table: JavaScript with all drawings", whole, TABLE, "kB")
            measure_first_view(server, browser, findings)
            measure_table(server, browser, findings)
            browser.close()
        finally:
            server.stop()
    sys.exit(findings.missed > 0)


if __name__ == "__main__":
    main()
