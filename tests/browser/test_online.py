"""Two browsers at one table: joined by link, a cut connection, a server that dies and returns."""

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import QUICK, is_over, keep_keys, late_table, play_one
from tests.browser.server import Server
from tests.browser.words import word

MOST_SECONDS = 240
ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
# Chromium's offline mode leaves open sockets alone; the test must be able to cut them.
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.sockets.push(this);
  }
};
"""


def test_two_people_a_cut_and_a_restart(visit: Visit, own_server: Server) -> None:
    ann = visit("/", link=own_server.link)
    ann.get_by_text(word("more-options")).click()
    ann.get_by_role(
        "combobox", name=word("seat-number").replace("{ $number }", "2"), exact=True
    ).select_option("open")
    ann.get_by_role("switch", name=word("variant-short"), exact=False).check()
    ann.get_by_role("button", name=word("begin"), exact=True).click()
    link = ann.get_by_role("textbox", name=word("invite-link"), exact=True).input_value()

    bob = visit(link, link=own_server.link)
    bob.get_by_role("textbox", name=word("your-name"), exact=True).fill("Bob")
    bob.get_by_role("button", name=word("join"), exact=True).click()
    bob.wait_for_url("**/t/*")
    bob.add_init_script(KEEP_SOCKETS)
    bob.reload()
    bob.locator(".board").wait_for()

    play_both(ann, bob, rounds=2)
    # The line is cut: it is said, the other one plays on, and what was missed comes by itself.
    bob.context.set_offline(True)
    bob.evaluate("sockets.forEach((socket) => socket.close())")
    expect(bob.get_by_role("alert")).to_contain_text(word("connection-lost"))
    while play_one(ann, QUICK):
        pass
    bob.context.set_offline(False)
    expect(bob.get_by_role("alert")).to_have_count(0, timeout=15_000)
    in_step(ann, bob)

    play_both(ann, bob, rounds=3)
    # The server dies without a word in the middle of a turn, and comes back.
    before = event(ann)
    own_server.stop(hard=True)
    for page in (ann, bob):
        expect(page.get_by_role("alert")).to_contain_text(word("connection-lost"))
    own_server.start()
    for page in (ann, bob):
        expect(page.get_by_role("alert")).to_have_count(0, timeout=15_000)
    assert event(ann) == event(bob) == before

    play_both(ann, bob, rounds=4)
    in_step(ann, bob)


def test_two_people_see_the_end(visit: Visit, server: Server) -> None:
    ann, bob = visit(), visit()
    made = late_table(server, ann, "2p-second-s-drawn", [ME, OPEN], left=25)
    keep_keys(bob, server.call(f"/api/join/{made['invite']}", {"name": "Bob"}))
    for page in (ann, bob):
        page.goto(f"/t/{made['table']}")
        page.locator(".board").wait_for()
    play_both(ann, bob)
    for page in (ann, bob):
        expect(page.get_by_role("dialog", name=word("phase-over"), exact=True)).to_be_visible()
    assert server.call(f"/api/tables/{made['table']}")["winners"] is not None


def event(page: Page) -> int:
    return int(page.locator(".board").get_attribute("data-event") or 0)


def in_step(one: Page, other: Page) -> None:
    expect(other.locator(".board")).to_have_attribute("data-event", str(event(one)), timeout=15_000)


def play_both(ann: Page, bob: Page, rounds: int = 99) -> None:
    """The player to move plays, to the end or until a round begins."""
    end = time.monotonic() + MOST_SECONDS
    while time.monotonic() < end:
        if is_over(ann) and is_over(bob):
            return
        head = ann.locator(".when").inner_text()
        if head.startswith(word("round-of").split("{")[0] + f"{rounds} "):
            return
        if not (play_one(ann, QUICK) or play_one(bob, QUICK)):
            ann.wait_for_timeout(15)
    raise AssertionError("the game does not end")
