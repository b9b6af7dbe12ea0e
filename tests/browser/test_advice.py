"""Hints at the table and the analysis in the replay, in a real browser."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rollplayer.engine.scoring import PARTS
from tests.browser.conftest import Visit
from tests.browser.playing import (
    QUICK,
    SIGN,
    end_of_a_game,
    keep_keys,
    new_table,
    play_by_mouse,
    play_one,
    ready,
    settled,
)
from tests.browser.server import Server
from tests.browser.test_axe import check
from tests.browser.test_pages import PHONE, uploaded
from tests.browser.words import LANGUAGES, word

LONG = 30_000  # milliseconds; others may be at work on this machine
WIDER = """() => Math.max(
  ...[...document.querySelectorAll("html, dialog, .hints")]
    .map((item) => item.scrollWidth - item.clientWidth)
)"""
ON_TOP = """(item) => {
  const { x, y, width, height } = item.getBoundingClientRect();
  return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""

REASON = re.compile(
    "|".join(word(f"hint-because-{part.replace('_', '-')}") for part in (*PARTS, "later"))
)
# What stands beside a progress bar from now on, however briefly.
PROGRESS = """() => {
  window.progress = "";
  new MutationObserver(() => {
    window.progress += document.querySelector("dialog progress")?.parentElement.textContent ?? "";
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def hint_button(page: Page) -> Locator:
    return page.get_by_role("button", name=word("hint"), exact=True)


def hints(page: Page) -> Locator:
    return page.get_by_role("region", name=word("hint-title"), exact=True)


def event(page: Page) -> int:
    return int(page.locator(".board").get_attribute("data-event") or 0)


def solo(server: Server, visit: Visit, **options: Any) -> Page:
    page = visit(**options)
    page.goto(f"/t/{new_table(server, page, [{'kind': 'me', 'name': 'Ann'}])}")
    page.locator(".board").wait_for()
    return page


def test_a_hint_is_asked_for_followed_and_thrown_away_when_the_game_goes_on(
    visit: Visit, server: Server
) -> None:
    page = solo(server, visit)
    page.keyboard.press("h")
    expect(hints(page).get_by_role("status")).to_have_text(word("hint-thinking"))
    # One plain sentence and the thing to click on the board; the numbers only on demand.
    best = hints(page).locator(".best")
    expect(best).to_contain_text(word("move-race").split("{")[0], timeout=LONG)
    expect(best).not_to_contain_text("stars")
    expect(page.locator("[data-advised]")).to_have_attribute("data-step", re.compile("^race:"))
    expect(page.locator("svg.arrow")).to_be_visible()
    moves = hints(page).get_by_role("listitem")
    expect(moves).to_have_count(0)
    hints(page).get_by_text(word("hint-numbers")).click()
    expect(moves.first).to_contain_text(word("move-race").split("{")[0])
    assert 1 <= moves.count() <= 3
    expect(moves.first).to_contain_text(re.compile(r"\d\.\d (± \d\.\d )?stars"))
    expect(moves.first).to_contain_text("the second")  # how it compares

    before = event(page)
    best.get_by_role("button").click()
    expect(page.locator(".board")).not_to_have_attribute("data-event", str(before))
    expect(hints(page)).to_have_count(0)

    hint_button(page).click()
    hints(page).get_by_role("button", name=word("close"), exact=True).click()
    expect(hints(page)).to_have_count(0)
    page.keyboard.press("h")
    expect(hints(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(hints(page)).to_have_count(0)

    # Who does not wait for the hint never sees it.
    hint_button(page).click()
    assert play_one(page, QUICK)
    expect(hints(page)).to_have_count(0)
    page.wait_for_timeout(900)
    expect(hints(page)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_people_who_joined_by_link_have_hints_only_if_the_table_says_so(
    visit: Visit, server: Server
) -> None:
    page = visit()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    for allowed in (None, True):
        made = server.call("/api/tables", {"seats": seats, "hints": allowed})
        joined = server.call(f"/api/join/{made['invite']}", {"name": "Bob"})
        keep_keys(page, {**made, "keys": [*made["keys"], *joined["keys"]]})
        page.goto(f"/t/{made['table']}")
        page.locator(".ask.mine").wait_for()
        expect(hint_button(page)).to_have_count(1 if allowed else 0)


def test_axe_finds_nothing_in_the_hints_and_they_fit_on_a_phone(
    visit: Visit, server: Server, axe_source: str
) -> None:
    page = solo(server, visit, viewport=PHONE)
    play_by_mouse(page, until=word("phase-dice"), prefer=QUICK)
    hint_button(page).click()
    hints(page).get_by_text(word("hint-numbers")).click(timeout=LONG)
    expect(hints(page).get_by_role("listitem").first).to_be_visible()
    assert page.evaluate(WIDER) <= 0
    faults = check(page, axe_source, "hints")
    assert not faults, "\n".join(faults)


def test_a_hint_never_covers_what_it_points_at_on_a_phone(visit: Visit, server: Server) -> None:
    """Rows at the bottom lay under it; starting dice had no arrow; an old mark went on glowing."""
    page = solo(server, visit, viewport=PHONE)
    scrolled = []
    for _ in range(15):
        ready(page)
        expect(page.locator("[data-advised]")).to_have_count(0)
        hint_button(page).click()
        expect(page.locator("svg.arrow")).to_be_visible(timeout=LONG)
        assert page.locator("[data-advised]:visible").last.evaluate(ON_TOP)
        scrolled.append(page.evaluate("scrollY"))
        before: str = page.evaluate(SIGN)
        hints(page).locator(".best").get_by_role("button").click()
        settled(page, before)
    assert any(scrolled)


def test_a_replay_is_analyzed_with_its_progress_and_leads_to_the_moments(
    visit: Visit, server: Server, axe_source: str
) -> None:
    table = server.call("/api/records", {"record": end_of_a_game()})["table"]
    page = visit(f"/t/{table}/replay")
    page.evaluate(PROGRESS)
    page.get_by_role("button", name=word("analyse"), exact=True).click()
    dialog = page.get_by_role("dialog", name=word("analysis"), exact=True)
    # One plain sentence first, the numbers when they are asked for.
    expect(dialog.get_by_role("heading", name=word("lesson-title"), exact=True)).to_be_visible(
        timeout=LONG
    )
    assert re.search(r"\d+ of \d+", page.evaluate("progress"))
    sums = dialog.get_by_role("table", name=word("analysis-sums"), exact=True)
    expect(sums).to_have_count(0)
    expect(dialog.locator(".costly")).not_to_contain_text("±")
    expect(dialog.locator(".costly button").first).to_contain_text(REASON)
    dialog.get_by_role("switch", name=word("numbers"), exact=True).check()
    expect(sums).to_be_visible()

    shown = sums.locator(".figure").all_inner_texts()
    tenths = [round(10 * float(figure.replace("−", "-"))) for figure in shown]
    assert sum(tenths[:-1]) == tenths[-1]
    for curve in ("curve-stars", "curve-win"):
        expect(dialog.get_by_role("img", name=word(curve), exact=False)).to_be_visible()
    faults = check(page, axe_source, "the analysis")
    assert not faults, "\n".join(faults)

    # A decision leads to its moment; the dialog opens again at once, for the other seat too.
    costly = dialog.locator(".costly button").first
    expect(costly).to_contain_text(word("costly-better").split("{")[0])
    costly.click()
    expect(dialog).to_have_count(0)
    page.wait_for_url(re.compile(r"#[1-9]\d*$"))
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    # The board shows the moment before the decision; the move list marks every mistake.
    study = page.get_by_role("region", name=word("mistakes"), exact=True)
    expect(study.locator(".lesson")).to_be_visible()
    marked = page.locator("button.mistake")
    expect(marked.first).to_contain_text(word("mistake"))
    before = event(page)
    marked.first.click()
    expect(study).to_be_visible()
    assert event(page) <= before
    page.keyboard.press("a")
    dialog.locator(".strokes button").first.click()
    expect(dialog).to_have_count(0)

    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for language in LANGUAGES:
        page.evaluate(
            "(lang) => localStorage.setItem('rp.settings', JSON.stringify({ lang }))", language
        )
        page.goto(f"/t/{table}/replay?analysis")
        found = page.get_by_role("dialog", name=word("analysis", language), exact=True)
        expect(found.locator("figure")).to_have_count(2)
        assert page.evaluate(WIDER) <= 0, f"the analysis in {language} is too wide"


AT_THE_MARKET = "2p-second-f-reverse"  # where the wrong card is bought
SEEN = f"""() => [...document.querySelectorAll("[data-mark=better]")]
  .filter((item) => item.checkVisibility())
  .some({ON_TOP})"""


@pytest.mark.parametrize("record", [end_of_a_game(), end_of_a_game(AT_THE_MARKET, 60)])
def test_the_better_move_is_in_sight_on_every_screen(
    visit: Visit, server: Server, record: str
) -> None:
    """A skill lay in another tab or behind the panel, and the market below the screen."""
    table = server.call("/api/records", {"record": record})["table"]
    page = visit()
    for width, height in ((390, 844), (844, 390), (1024, 768), (1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/t/{table}/replay?analysis")
        costly = page.get_by_role("dialog").locator(".costly button")
        expect(costly.first).to_be_visible(timeout=LONG)
        for place in range(costly.count()):
            costly.nth(place).click()
            page.wait_for_function(SEEN)
            page.keyboard.press("a")


def test_a_mistake_is_tried_again_from_the_moment_before(visit: Visit, server: Server) -> None:
    table = server.call("/api/records", {"record": end_of_a_game()})["table"]
    page = visit(f"/t/{table}/replay?analysis")
    page.get_by_role("dialog").locator(".costly button").first.click(timeout=LONG)
    page.get_by_role("button", name=word("try-again"), exact=True).click()
    page.wait_for_url(lambda address: "/replay" not in address)
    page.locator(".board").wait_for()
    expect(page.get_by_text(word("watching"), exact=True)).to_have_count(0)


def test_nobody_is_away_in_a_finished_game_or_a_replay(visit: Visit, server: Server) -> None:
    page = visit()
    away = page.locator(".seats").get_by_text(word("away"), exact=True)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    made = server.call("/api/tables", {"seats": seats})
    keep_keys(page, {**made, "keys": made["keys"][:1]})
    page.goto(f"/t/{made['table']}")
    expect(away).to_have_count(1)  # Bob, whose game goes on without him
    page.goto(f"/t/{made['table']}/replay")
    page.locator(".seats").wait_for()
    expect(away).to_have_count(0)
    record = uploaded(server)
    for path in (f"/t/{record}", f"/t/{record}/replay"):
        page.goto(path)
        page.locator(".board").wait_for()
        expect(away).to_have_count(0)


def test_the_end_of_a_game_leads_to_its_analysis(visit: Visit, server: Server) -> None:
    table = server.call("/api/records", {"record": end_of_a_game()})["table"]
    page = visit(f"/t/{table}")
    page.get_by_role("dialog").get_by_role("link", name=word("analyse"), exact=True).click()
    expect(page.get_by_role("dialog", name=word("analysis"), exact=True)).to_be_visible()
