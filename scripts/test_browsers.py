"""Plays a whole game with motion in Firefox and WebKit, as Debian packages bring them.

    make test WHAT=browsers                 both
    make test WHAT=browsers ARGS=firefox    one of them

Firefox is driven by WebDriver BiDi over its own socket, WebKit by WebKitWebDriver over HTTP; both
only run scripts in the page. What is clicked is found as the browser tests find it, by `data-step`.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.playing import CAREFUL, FIRST, KEYS, MOST_MOVES, READY, SIGN  # noqa: E402
from tests.browser.server import Server  # noqa: E402

SECONDS = 90
SIZE = (1440, 900)
PAGES = ("/", "/cards", "/rules/R4.3", "/companion", "/learn", "/credits", "/take")
Run = Callable[[str], Any]

FAULTS = """(() => { window.faults = [];
  addEventListener("error", (event) => window.faults.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => window.faults.push(String(event.reason)));
})()"""
CLICK = """(() => {
  const first = (%s)(%s);
  const dialog = document.querySelector("dialog[open]");
  const all = [...(dialog ?? document).querySelectorAll("[data-step]")];
  const free = (item) => item.getAttribute("aria-disabled") !== "true" && item.checkVisibility();
  const item = first && all.find((one) => one.dataset.step === first.step && free(one));
  if (item) return item.click(), first.step;
  const answers = [...(dialog?.querySelectorAll("button:enabled") ?? [])];
  return answers.length ? (answers.at(-1).click(), "dialog") : "";
})()"""
OVER = """(() => {
  const dialog = document.querySelector("dialog[open]");
  return !!dialog?.querySelector('a[href$="/replay"]') && !dialog.querySelector("[data-step]");
})()"""


class Browser:
    """A page that runs scripts: `run` gives the value of an expression."""

    def __init__(self, name: str, run: Run, goto: Callable[[str], None]) -> None:
        self.name, self.run, self.goto = name, run, goto

    def wait(self, expression: str, what: str) -> None:
        end = time.monotonic() + SECONDS
        while not self.run(expression):
            assert time.monotonic() < end, f"{self.name}: {what} does not come"
            time.sleep(0.05)


@contextmanager
def started(*command: str, **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A program with its children, all ended afterwards."""
    process = subprocess.Popen(command, start_new_session=True, **options)
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(10)


def until(attempt: Callable[[], Any]) -> Any:
    end = time.monotonic() + SECONDS
    while True:
        try:
            return attempt()
        except (OSError, urllib.error.URLError):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


@contextmanager
def firefox(folder: Path, port: int) -> Iterator[Browser]:
    program = found("firefox-esr")
    command = [program, "--headless", "--no-remote", "--profile", str(folder)]
    command += (f"--remote-debugging-port={port}", f"--width={SIZE[0]}", f"--height={SIZE[1]}")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with started(*command, **quiet):
        socket = until(lambda: connect(f"ws://127.0.0.1:{port}/session", legacy=True))
        number = 0

        def ask(method: str, **params: Any) -> Any:
            nonlocal number
            number += 1
            socket.send(json.dumps({"id": number, "method": method, "params": params}))
            while True:
                answer = json.loads(socket.recv(SECONDS))
                if answer.get("id") == number:
                    assert answer["type"] == "success", answer
                    return answer["result"]

        ask("session.new", capabilities={})
        context = ask("browsingContext.getTree")["contexts"][0]["context"]
        width, height = SIZE
        ask(
            "browsingContext.setViewport",
            context=context,
            viewport={"width": width, "height": height},
        )

        def run(expression: str) -> Any:
            script = f"JSON.stringify({expression}) ?? 'null'"
            given = ask(
                "script.evaluate",
                expression=script,
                target={"context": context},
                awaitPromise=True,
            )
            assert given["type"] == "success", given["exceptionDetails"]["text"]
            return json.loads(given["result"]["value"])

        def goto(address: str) -> None:
            ask("browsingContext.navigate", context=context, url=address, wait="complete")

        yield Browser("Firefox", run, goto)
        socket.close()


@contextmanager
def webkit(folder: Path, port: int) -> Iterator[Browser]:
    found("Xvfb")
    driver = found("WebKitWebDriver")
    display = f":{port % 1000 + 100}"
    screen = ("Xvfb", display, "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    kept = {**os.environ, "DISPLAY": display, "HOME": str(folder), "GDK_BACKEND": "x11"}
    with started(*screen, **quiet), started(driver, f"--port={port}", env=kept, **quiet):
        link = f"http://127.0.0.1:{port}"

        def ask(method: str, path: str, body: Any = None) -> Any:
            data = None if body is None else json.dumps(body).encode()
            request = urllib.request.Request(link + path, data, method=method)
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return json.load(answer)["value"]

        until(lambda: ask("GET", "/status"))
        program = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        options = {"binary": str(program), "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = "/session/" + ask("POST", "/session", wish)["sessionId"]

        def run(expression: str) -> Any:
            script = f"return JSON.stringify({expression}) ?? 'null'"
            return json.loads(
                ask("POST", f"{session}/execute/sync", {"script": script, "args": []})
            )

        def goto(address: str) -> None:
            ask("POST", f"{session}/url", {"url": address})

        ask("POST", f"{session}/window/rect", {"width": SIZE[0], "height": SIZE[1]})
        yield Browser("WebKit", run, goto)
        ask("DELETE", session)


def found(program: str) -> str:
    path = shutil.which(program)
    assert path, f"there is no {program}; run `make test WHAT=browsers`, which installs it"
    return path


def look_around(browser: Browser, link: str) -> list[str]:
    """Every page comes, has a heading, and is not wider than the window."""
    faults = []
    for path in PAGES:
        browser.goto(link + path)
        browser.run(FAULTS)
        browser.wait("!!document.querySelector('h1, .board')", path)
        wider = browser.run("document.documentElement.scrollWidth - innerWidth")
        if wider > 0:
            faults.append(f"{path} is {wider} px too wide")
        faults += [f"{path}: {fault}" for fault in browser.run("window.faults")]
    return faults


def play(browser: Browser, server: Server) -> list[str]:
    """A whole solo game by clicks, with motion; gives the faults of the page."""
    made = server.call("/api/tables", {"seats": [{"kind": "me", "name": "Ann"}]})
    keys = {made["table"]: {str(key["seat"]): key["token"] for key in made["keys"]}}
    browser.run(f"localStorage.setItem({json.dumps(KEYS)}, {json.dumps(json.dumps(keys))})")
    browser.goto(f"{server.link}/t/{made['table']}")
    browser.run(FAULTS)
    for move in range(MOST_MOVES):
        browser.wait(f"({READY})() || {OVER}", "a choice")
        if browser.run(OVER):
            print(f"{browser.name}: a whole game in {move} clicks", flush=True)
            return list(browser.run("window.faults"))
        before = browser.run(f"({SIGN})()")
        clicked = browser.run(CLICK % (FIRST, json.dumps(CAREFUL)))
        if clicked:
            sign = json.dumps(before)
            browser.wait(f"({SIGN})() !== {sign} || {OVER}", f"the effect of {clicked}")
    raise AssertionError(f"{browser.name}: the game does not end")


def main() -> int:
    browsers = {"firefox": firefox, "webkit": webkit}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*browsers, []], default=[])
    names = parser.parse_args().names or list(browsers)
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            for place, name in enumerate(names):
                own = Path(folder) / name
                own.mkdir()
                with browsers[name](own, server.port + 1 + place) as browser:
                    found_here = look_around(browser, server.link) + play(browser, server)
                    faults += [f"{browser.name}: {fault}" for fault in found_here]
        finally:
            server.stop()
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
