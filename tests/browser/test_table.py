"""The playing table: room at every size, what flies, what the others did, the enemy's deeds."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import LONGEST_TURN, QUICK, new_table, play_one, ready
from tests.browser.server import Server
from tests.browser.words import word

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "novice"}
SIZES = ((320, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
# Remembers every thing that flies, however short its way is.
FLOWN = """() => {
  window.flown = [];
  window.said = [];
  const news = document.querySelector(".news");
  new MutationObserver(() => said.push(news.textContent.trim()))
    .observe(news, { childList: true, characterData: true, subtree: true });
  new MutationObserver(() => {
    for (const thing of document.querySelectorAll(".sky .thing"))
      if (!thing.seen && thing.firstElementChild.getBoundingClientRect().width > 20) {
        thing.seen = true;
        flown.push(thing.className.split(" ")[1]);
      }
  }).observe(document.body, { childList: true, subtree: true });
}"""
# The events on the board, from the next change on.
EVENTS_SEEN = """() => {
  const board = document.querySelector(".board");
  window.seen = [];
  window.watcher?.disconnect();
  window.watcher = new MutationObserver(() => seen.push(Number(board.dataset.event)));
  watcher.observe(board, { attributeFilter: ["data-event"] });
}"""

STOPPED = """() => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 200;
  }
}"""


def sit(server: Server, page: Page, seats: list[dict[str, str]]) -> None:
    page.goto(f"/t/{new_table(server, page, seats, seed='table')}")
    page.locator(".board").wait_for()


def play_until(page: Page, step: str) -> None:
    """Plays on until a choice whose name begins so is open."""
    for _ in range(80):
        ready(page)
        if page.locator(f'[data-step^="{step}"]:not([aria-disabled="true"])').count():
            return
        play_one(page, QUICK)
    raise AssertionError(f"nobody was asked for {step}")


def is_whole(page: Page, selector: str) -> bool:
    """Whether everything that fits a selector lies inside the window."""
    inside: bool = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].every((item) => {
          const box = item.getBoundingClientRect();
          return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
        })""",
        selector,
    )
    return inside


def test_with_four_players_log_and_market_stay_in_sight_and_nothing_scrolls_sideways(
    visit: Visit, server: Server
) -> None:
    page = visit()
    sit(server, page, [ME, BOT, BOT, BOT])
    play_until(page, "discard:")
    expect(page.locator(".market li.card")).to_have_count(5)
    assert is_whole(page, ".market li.card, .part.log, .part.score, .seat")
    assert page.locator(".part.log").evaluate("(log) => log.clientHeight") >= 180
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDER) <= 0, f"{width} x {height} scrolls sideways"
        assert is_whole(page, "section.ask"), f"{width} x {height} hides what to do"


@pytest.mark.parametrize(
    ("step", "thing"), [("init:", "die"), ("discard:", "coin"), ("buy:", "card")]
)
def test_what_a_move_brings_is_seen_flying_and_stands_in_nobodys_way(
    visit: Visit, server: Server, step: str, thing: str
) -> None:
    page = visit()
    sit(server, page, [ME])
    play_until(page, step)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(FLOWN)
    page.locator(f'[data-step^="{step}"]:not([aria-disabled="true"])').first.click()
    page.wait_for_function("(thing) => flown.includes(thing)", arg=thing)
    # Asked in one go: the flight may end between two questions.
    assert page.evaluate(
        """() => [...document.querySelectorAll(".sky")].every(
          (sky) => getComputedStyle(sky).pointerEvents === "none",
        )"""
    )
    page.keyboard.press("Shift")  # any key ends it
    expect(page.locator(".sky")).to_have_count(0)
    said = page.evaluate("said")
    assert len(said) == len(set(said)) == 1, "a move is announced once, not per thing that flies"


def test_a_click_on_a_card_is_not_lost_while_dice_fly_over_it(visit: Visit, server: Server) -> None:
    page = visit()
    sit(server, page, [ME])
    play_until(page, "discard:")
    page.emulate_media(reduced_motion="no-preference")
    page.locator('[data-step^="discard:"]').first.click()
    page.locator(".initiative .die.flying").first.wait_for(state="attached")
    # The dice stop in the air, one of them over the first card.
    page.evaluate(STOPPED)
    card = page.locator("section.initiative button").first
    hit = card.evaluate(
        """(card) => {
          const box = card.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const top = document.elementFromPoint(x, y);
          return { x, y, own: top === card };
        }"""
    )
    assert hit["own"], "a die catches the click of the card"
    asked = page.locator("section.ask").inner_text()
    page.mouse.click(hit["x"], hit["y"])
    expect(page.locator("section.ask")).not_to_have_text(asked, use_inner_text=True)


def test_the_figures_of_a_row_explain_themselves_to_a_finger(visit: Visit, server: Server) -> None:
    page = visit(has_touch=True)
    sit(server, page, [ME])
    play_until(page, "init:")
    page.locator(".row .tell").first.tap()
    told = page.locator(".note").get_by_role("paragraph").first
    expect(told).to_contain_text(word("attribute-str"))
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_nothing_flies_for_those_who_want_less_motion(visit: Visit, server: Server) -> None:
    page = visit()
    sit(server, page, [ME])
    play_until(page, "discard:")
    page.evaluate(FLOWN)
    event = page.locator(".board").get_attribute("data-event")
    page.locator('[data-step^="discard:"]').first.click()
    expect(page.locator(".board")).not_to_have_attribute("data-event", str(event))
    assert page.evaluate("flown") == []


def seen_again(page: Page, *, stop: str = "") -> list[int]:
    """The events on the board while it is shown again what the others did; the last is now."""
    page.locator(".ask.mine").wait_for()
    page.evaluate(EVENTS_SEEN)
    now = page.locator(".board").get_attribute("data-event")
    again = page.get_by_role("region", name=word("since-turn"), exact=True).get_by_role("button")
    again.click()
    expect(again).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board")).not_to_have_attribute("data-event", str(now))
    # The board is back in time, and nothing can be chosen there.
    assert page.locator('[data-step]:not([aria-disabled="true"])').count() == 0
    if stop:
        page.keyboard.press(stop)
    expect(page.locator(".board")).to_have_attribute("data-event", str(now), timeout=LONGEST_TURN)
    expect(again).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".ask.mine")).to_be_visible()
    events: list[int] = page.evaluate("seen")
    return events


def test_what_the_others_did_since_my_turn_is_shown_again_on_the_board(
    visit: Visit, own_server: Server
) -> None:
    page = visit(link=own_server.link)
    sit(own_server, page, [ME, BOT])
    play_until(page, "discard:")
    page.locator('[data-step^="discard:"]').first.click()
    ready(page)
    since = page.get_by_role("region", name=word("since-turn"), exact=True)
    expect(since.get_by_role("listitem").first).to_be_visible()
    seen_again(page, stop="Escape")
    events = seen_again(page)
    assert len(events) > 2
    assert events == sorted(events)
    # The page need not have been there: not before a reload, not while the connection was lost.
    page.reload()
    assert seen_again(page) == events
    own_server.stop(hard=True)
    expect(page.get_by_text(word("connection-lost"))).to_be_visible()
    own_server.start()
    expect(page.get_by_text(word("connection-lost"))).to_have_count(0, timeout=LONGEST_TURN)
    assert seen_again(page) == events
    # Nor on another device.
    other = visit(link=own_server.link)
    keys = page.evaluate("localStorage.getItem('rp.keys')")
    other.evaluate("(keys) => localStorage.setItem('rp.keys', keys)", keys)
    other.goto(page.url)
    assert seen_again(other) == events


def test_the_log_names_the_card_that_the_enemy_took(visit: Visit, server: Server) -> None:
    page = visit()
    sit(server, page, [ME])
    before, after = word("log-trashed").split("{ $cards }")
    taken = re.compile(f"{word('log-enemy').split('{')[0]}.*{before}(.+){re.escape(after)}")
    log = page.get_by_role("log")
    watched = page.locator('[data-step="init:3"]:not([aria-disabled="true"])')
    for _ in range(12):
        play_until(page, "init:")
        if watched.count():
            watched.click()
            ready(page)
        else:
            play_one(page, QUICK)
        if log.get_by_text(taken).count():
            break
    lost = taken.search(log.get_by_text(taken).last.inner_text())
    assert lost
    # The enemy himself names the same card, and that is where it went.
    enemy = page.get_by_role("region", name=word("enemy"), exact=True)
    expect(enemy).to_contain_text(word("enemy-takes").replace("{ $card }", lost[1]))
    event = page.locator(".board").get_attribute("data-event")
    table = page.url.rsplit("/", 1)[-1]
    trash = server.call(f"/api/tables/{table}/views/{event}")["position"]["trash"]
    assert lost[1] in [word(f"card-{card}") for card in trash]


def test_the_hot_seat_says_whose_choice_it_is(visit: Visit, server: Server) -> None:
    page = visit()
    sit(server, page, [ME, {"kind": "me", "name": "Bob"}])
    asked = page.locator("section.ask p")
    first = "Ann" if "Ann" in asked.inner_text() else "Bob"
    play_one(page, QUICK)
    expect(asked).to_contain_text("Bob" if first == "Ann" else "Ann")
