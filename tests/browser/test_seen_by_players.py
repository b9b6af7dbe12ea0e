"""Faults that players have seen at the table and around it, each by what they saw."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rollplayer.bots.levels import strengths
from tests.browser.conftest import Visit
from tests.browser.playing import (
    QUICK,
    keep_keys,
    late_table,
    new_table,
    play_by_mouse,
    turn_to_step,
)
from tests.browser.server import Server
from tests.browser.test_pages import uploaded
from tests.browser.words import word

ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
TWO = [ME, {"kind": "me", "name": "Bob"}]
# Text that does not fit where it is written.
CUT = "(item) => item.scrollWidth > item.clientWidth + 1"
IN_SIGHT = """(item) => {
  const { top, bottom } = item.getBoundingClientRect();
  return top >= 0 && top < innerHeight && bottom > 0;
}"""


def start_of(key: str) -> str:
    """The words before the first thing that is filled in."""
    return word(key).split("{")[0].strip()


def my_games(page: Page) -> Locator:
    return page.get_by_role("region", name=word("my-games"), exact=True)


def test_a_running_game_is_not_lost_with_one_click(visit: Visit, server: Server) -> None:
    page = visit()
    table = new_table(server, page, [ME])
    page.goto("/")
    remove = my_games(page).get_by_role("button", name=word("forget"), exact=True)
    remove.click()
    question = page.get_by_role("dialog", name=word("forget-title"), exact=True)
    question.get_by_role("button", name=word("cancel"), exact=True).click()
    expect(question).to_have_count(0)
    expect(my_games(page).get_by_role("link")).to_have_count(1)

    remove.click()
    question.get_by_role("button", name=word("forget"), exact=True).click()
    expect(my_games(page).get_by_role("status")).to_contain_text("Ann")
    my_games(page).get_by_role("button", name=word("undo"), exact=True).click()
    expect(my_games(page).get_by_role("link")).to_have_count(1)

    remove.click()
    question.get_by_role("button", name=word("forget"), exact=True).click()
    page.goto("/")
    page.get_by_role("heading", name=word("home-title"), exact=True).wait_for()
    expect(my_games(page)).to_have_count(0)
    page.goto(f"/t/{table}")  # the seat is still mine
    page.locator(".ask.mine").wait_for()
    page.goto("/")
    expect(my_games(page).get_by_role("link")).to_have_count(1)


def test_a_newcomer_is_led_to_the_tutorial(visit: Visit, server: Server) -> None:
    page = visit()
    learn = page.locator("main").get_by_role("link", name=word("home-learn-text"), exact=False)
    expect(learn).to_be_in_viewport()
    new_table(server, page, [ME])
    page.goto("/")
    my_games(page).get_by_role("link").wait_for()
    expect(learn).to_have_count(0)


def test_a_running_game_says_round_turn_and_opponents(visit: Visit, server: Server) -> None:
    page = visit()
    new_table(server, page, [ME, {"kind": "bot", "bot": "novice"}])
    page.goto("/")
    shown = my_games(page).get_by_role("link")
    expect(shown).to_contain_text(start_of("with-players"))
    expect(shown.get_by_role("time")).to_have_text(word("just-now"))
    names = [word(f"bot-name-{slug}") for slug in ("borin", "grusha", "ilvanor", "pip")]
    names += [word(f"bot-name-{slug}") for slug in ("aldric", "zara", "maren", "tilly")]
    assert any(name in shown.inner_text() for name in names)


def test_an_invitation_says_who_invites_and_to_what(visit: Visit, server: Server) -> None:
    wish = {"seats": [ME, OPEN], "variants": ["friendly"], "seed": "chosen"}
    page = visit(f"/join/{server.call('/api/tables', wish)['invite']}")
    by = word("join-by").replace("{ $name }", "Ann")
    expect(page.get_by_role("heading", level=1)).to_have_text(by)
    for said in ("edition-second", "variant-friendly", "practice-dice"):
        expect(page.get_by_text(word(said), exact=True)).to_be_visible()


def test_the_tutorial_says_nothing_false(visit: Visit) -> None:
    page = visit("/learn")
    says = page.locator("section.ask .text > span").first
    for step, sentence, button in (
        (11, "ask-market", None),  # 10 gold, and cards for 5, 3 and 3
        (10, "ask-action-str", "skip"),
        (16, "ask-market", None),
    ):
        turn_to_step(page, step)
        expect(says).to_have_text(word(sentence))
        expect(page.get_by_text(word("not-now"), exact=True)).to_have_count(0)
        if button:
            page.get_by_role("button", name=word(button), exact=True).click(force=True)
            expect(page.get_by_role("alert")).to_have_text(word("tutorial-astray"))
    turn_to_step(page, 20)
    expect(page.locator('[data-step^="keep:"]')).to_have_count(2)


def test_in_the_tutorial_the_keyboard_goes_from_the_words_to_the_table(visit: Visit) -> None:
    """Where the words are beside the table, they must not come after it."""
    page = visit("/learn", viewport={"width": 1440, "height": 900})
    turn_to_step(page, 10)
    expect(page.locator(".teacher .words")).to_be_focused()
    page.locator(
        "section.ask .answers button"
    ).first.wait_for()  # the words come before the answers
    page.keyboard.press("Tab")  # the link to the rule
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=word("tutorial-back"), exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('section.ask') !== null")


def invited(server: Server, seats: list[dict[str, str]]) -> Any:
    return server.call("/api/tables", {"seats": seats, "variants": ["short"]})


def test_a_seated_player_who_opens_the_invitation_again_gets_to_the_seat(
    visit: Visit, server: Server
) -> None:
    made = invited(server, [ME, OPEN])
    page = visit(f"/join/{made['invite']}")
    page.get_by_role("textbox").fill("Bob")
    page.get_by_role("button", name=word("join"), exact=True).click()
    page.wait_for_url("**/t/*")
    page.goto(f"/join/{made['invite']}")
    page.wait_for_url(f"**/t/{made['table']}")
    expect(page.locator(".board")).to_be_visible()
    expect(page.get_by_text(word("watching"), exact=True)).to_have_count(0)


def test_the_host_who_opens_the_link_is_not_given_the_friends_seat(
    visit: Visit, server: Server
) -> None:
    page = visit()
    made = invited(server, [ME, OPEN])
    keep_keys(page, made)
    page.goto(f"/join/{made['invite']}")
    expect(page.get_by_text(word("join-seated"))).to_be_visible()
    expect(page.get_by_role("button", name=word("join"), exact=True)).to_have_count(0)
    page.get_by_role("link", name=word("join-my-seat"), exact=True).click()
    page.wait_for_url(f"**/t/{made['table']}")
    seats = server.call(f"/api/tables/{made['table']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open"]
    # Two people at one browser may still want it.
    page.goto(f"/join/{made['invite']}")
    page.get_by_role("button", name=word("join-another"), exact=True).click()
    page.get_by_role("button", name=word("join"), exact=True).click()
    page.wait_for_url(f"**/t/{made['table']}")


def test_the_name_of_a_player_who_is_away_stays_on_its_line(visit: Visit, server: Server) -> None:
    page = visit()
    made = invited(server, [ME, OPEN])
    server.call(f"/api/join/{made['invite']}", {"name": "Bartholomew"})
    keep_keys(page, made)
    page.goto(f"/t/{made['table']}")
    page.get_by_role("button", name=word("invite"), exact=True).click()
    name = page.get_by_role("dialog").get_by_text("Bartholomew", exact=True)
    box = name.bounding_box()
    assert box is not None
    assert box["height"] < 40


def test_a_long_name_hides_no_rules_text(visit: Visit, server: Server) -> None:
    page = visit()
    long = [{"kind": "me", "name": "W" * 35}]
    page.goto(f"/t/{new_table(server, page, long)}")
    play_by_mouse(page, until=word("phase-dice"), prefer=QUICK)
    panel = page.locator(".part.hero")
    for text in (panel, panel.locator("h2"), panel.locator(".ability")):
        assert not text.evaluate(CUT)
    expect(panel.locator("h2")).to_have_text("W" * 35)


@pytest.mark.parametrize("phone", [False, True])
def test_the_log_opens_at_its_end(visit: Visit, server: Server, phone: bool) -> None:
    size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
    page = visit(f"/t/{uploaded(server)}", viewport=size)
    page.get_by_role("dialog").get_by_role("button", name=word("look-table"), exact=True).click()
    if phone:
        page.get_by_role("button", name=word("tab-log"), exact=True).click()
        log = page.locator(".part.log").get_by_role("log")
    else:
        page.keyboard.press("l")
        log = page.get_by_role("dialog").get_by_role("log")
    last = log.get_by_role("listitem").last
    expect(last).to_be_in_viewport()


def test_a_rematch_is_seen_by_the_other_player(visit: Visit, server: Server) -> None:
    """Both hold a seat of a finished game; one asks, and the other's window says so."""
    ann, bob = visit(), visit()
    made = late_table(server, ann, "2p-second-s-drawn", [ME, OPEN], left=25)
    joined = server.call(f"/api/join/{made['invite']}", {"name": "Bob"})
    keep_keys(ann, {**made, "keys": [*made["keys"], *joined["keys"]]})
    ann.goto(f"/t/{made['table']}")
    play_by_mouse(ann, prefer=QUICK)
    keep_keys(ann, made)  # now Ann holds one seat and Bob the other
    ann.evaluate(
        "([name, table]) => { const keys = JSON.parse(localStorage.getItem(name));"
        "delete keys[table]['1']; localStorage.setItem(name, JSON.stringify(keys)); }",
        ["rp.keys", made["table"]],
    )
    keep_keys(bob, joined)
    for page in (ann, bob):
        page.goto(f"/t/{made['table']}")
        page.get_by_role("dialog", name=word("phase-over"), exact=True).wait_for()
    ann.get_by_role("button", name=word("rematch"), exact=True).click()
    ann.wait_for_url(lambda address: made["table"] not in address)
    offer = word("rematch-by").replace("{ $name }", "Ann")
    expect(bob.get_by_role("dialog").get_by_text(offer)).to_be_visible()
    bob.get_by_role("button", name=word("rematch-accept"), exact=True).click()
    bob.wait_for_url(ann.url)
    expect(ann.locator(".seat b").first).to_have_text("Bob")  # the seats have rotated


def test_every_new_bot_is_of_the_same_level(visit: Visit) -> None:
    page = visit()
    page.get_by_text(word("more-options")).click()
    page.locator("label.pill").get_by_text("4", exact=True).click()
    levels = page.get_by_role("combobox", name=word("bot-level"), exact=True)
    expect(levels).to_have_count(3)
    for place in range(3):
        expect(levels.nth(place)).to_have_value("adept")


def test_a_bot_is_chosen_with_its_strength_and_character(visit: Visit) -> None:
    page = visit()
    page.get_by_text(word("more-options")).click()
    level = page.get_by_role("combobox", name=word("bot-level"), exact=True)
    level.select_option("novice")
    stars = f"{strengths()['novice'].stars:.0f}"
    expect(level.locator("option:checked")).to_contain_text(stars)
    about = re.compile(re.escape(word("bot-novice-text")))  # whom it suits, and its rating
    expect(level).to_have_accessible_description(about)
    character = page.get_by_role("combobox", name=word("character"), exact=True)
    character.select_option("gambler")
    expect(page.get_by_text(word("character-gambler-text"))).to_be_visible()
    page.get_by_role("button", name=word("begin"), exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".seat", has_text=word("character-gambler"))).to_be_visible()


def test_each_pile_opens_the_window_at_its_place(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{uploaded(server)}", viewport={"width": 1280, "height": 500})
    page.get_by_role("dialog").get_by_role("button", name=word("look-table"), exact=True).click()
    for pile in ("pile-trash", "pile-discard"):
        page.locator(".market .piles button", has_text=start_of(pile)).click()
        heading = page.get_by_role("dialog").get_by_role(
            "heading", name=start_of(pile), exact=False
        )
        expect(heading).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_setup_is_no_round_of_the_replay(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{uploaded(server)}/replay#0")
    labels = page.locator(".part.log .label")
    expect(labels.first).to_have_text(word("phase-setup"))
    round_0 = word("log-phase").split("{ $phase }")[0].replace("{ $round }", "0").strip()
    expect(labels.filter(has_text=round_0)).to_have_count(0)


def test_what_is_wrong_with_a_record_is_said_in_sight(visit: Visit, tmp_path: Path) -> None:
    page = visit(viewport={"width": 1280, "height": 600})
    bad = tmp_path / "bad.txt"
    bad.write_text("no record")
    page.locator('input[type="file"][accept*=".txt"]').set_input_files(bad)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(word("upload-bad"))
    assert alert.evaluate(IN_SIGHT)


def test_a_dimmed_card_is_not_taken_while_another_sheet_is_shown(
    visit: Visit, server: Server
) -> None:
    page = visit()
    page.goto(f"/t/{new_table(server, page, TWO)}")
    play_by_mouse(page, until=word("phase-dice"), prefer=QUICK)
    turn = page.locator(".seat.turn b").inner_text()
    other = {"Ann": "Bob", "Bob": "Ann"}[turn]
    made = page.evaluate("localStorage.getItem('rp.keys')")
    seat = "0" if turn == "Ann" else "1"
    page.evaluate(
        """([kept, seat]) => {
          const keys = JSON.parse(kept);
          for (const table of Object.keys(keys)) keys[table] = { [seat]: keys[table][seat] };
          localStorage.setItem("rp.keys", JSON.stringify(keys));
        }""",
        [made, seat],
    )
    page.reload()
    page.locator(".ask.mine").wait_for()
    event = page.locator(".board").get_attribute("data-event")
    page.locator(".seat", has_text=other).click()
    card = page.locator('[data-step^="init:"]').first
    expect(card).to_have_attribute("aria-disabled", "true")
    card.click(force=True)
    page.wait_for_timeout(300)
    expect(page.locator(".board")).to_have_attribute("data-event", str(event))


def test_shortcuts_work_on_a_greek_keyboard(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(f"/t/{new_table(server, page, [ME])}")
    page.locator(".ask.mine").wait_for()
    page.evaluate(
        "dispatchEvent(new KeyboardEvent('keydown', { key: 'λ', code: 'KeyL', bubbles: true }))"
    )
    expect(page.get_by_role("dialog", name=word("log"), exact=True)).to_be_visible()


# The line is cut at the moment a move is sent.
CUT_ON_PLAY = """
window.WebSocket = class extends WebSocket {
  send(data) {
    if (window.cutting && data.includes('"play"')) {
      window.cutting = false;
      this.close();
    } else super.send(data);
  }
};
new MutationObserver(() => {
  const alert = document.querySelector("[role=alert]");
  if (alert) window.alerted = alert.textContent.trim();
}).observe(document, { childList: true, subtree: true });
"""


def test_a_connection_lost_during_a_move_does_not_lock_the_table(
    visit: Visit, server: Server
) -> None:
    page = visit()
    page.add_init_script(CUT_ON_PLAY)
    page.goto(f"/t/{new_table(server, page, [ME])}")
    race = page.locator('[data-step^="race:"]').first
    race.wait_for()
    page.evaluate("window.cutting = true")
    race.click()
    # The page is back within 50 ms, so the alert may be gone before anybody looks for it.
    page.wait_for_function("window.alerted")
    assert page.evaluate("window.alerted") == word("connection-lost")
    expect(page.get_by_role("alert")).to_have_count(0, timeout=15_000)
    expect(page.locator(".board")).to_have_attribute("aria-busy", "false")
    race.click()
    expect(page.locator('[data-step^="race:"]')).to_have_count(0)
