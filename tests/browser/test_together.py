"""People at one table: meeting, talking, deciding at the same time, another device, giving up."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import QUICK, keep_keys, key_step, open_steps, play_one
from tests.browser.server import Server
from tests.browser.words import word


def said(page: Page, name: str, phrase: str) -> None:
    words = word("said").replace("{ $name }", name).replace("{ $phrase }", word(f"say-{phrase}"))
    expect(page.locator(".bubbles").get_by_text(words, exact=True)).to_have_count(1)


def say(page: Page, phrase: str) -> None:
    page.get_by_role("button", name=word("talk"), exact=True).click()
    page.get_by_role("button", name=word(f"say-{phrase}"), exact=True).click()


def people(page: Page) -> None:
    page.get_by_role("button", name=word("invite"), exact=True).click()


def test_two_people_meet_talk_and_part(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.get_by_role("textbox", name=word("your-name"), exact=True).fill("Ann")
    ann.get_by_role("button", name=word("way-online"), exact=False).click()
    # The host waits in a room with the link in sight.
    expect(ann.get_by_role("heading", name=word("lobby-title"), exact=True)).to_be_visible()
    link = ann.get_by_role("textbox", name=word("invite-link"), exact=True).input_value()
    bob.goto(link)
    bob.get_by_role("textbox", name=word("your-name"), exact=True).fill("Bob")
    bob.get_by_role("button", name=word("join"), exact=True).click()
    for page in (ann, bob):
        page.locator(".board").wait_for()

    # Both pages have added a share of the dice before the first roll.
    people(bob)
    expect(bob.get_by_text(word("dice-shared"))).to_be_visible()
    bob.keyboard.press("Escape")

    say(ann, "good-luck")
    said(bob, "Ann", "good-luck")
    people(ann)
    ann.get_by_role("button", name=word("mute"), exact=True).click()
    expect(ann.get_by_role("button", name=word("unmute"), exact=True)).to_be_visible()
    ann.keyboard.press("Escape")
    say(bob, "laugh")
    said(bob, "Bob", "laugh")
    expect(ann.locator(".bubbles").get_by_text("Bob")).to_have_count(0)

    # The host switches reactions off for everybody.
    ann.get_by_role("button", name=word("talk"), exact=True).click()
    ann.get_by_role("switch", name=word("talk-allow"), exact=True).uncheck()
    bob.get_by_role("button", name=word("talk"), exact=True).click()
    expect(bob.get_by_text(word("talk-off"))).to_be_visible()
    bob.keyboard.press("Escape")

    # Bob goes on with his telephone; the first device only watches then.
    people(bob)
    bob.get_by_role("button", name=word("move-seat"), exact=True).click()
    code = bob.locator(".code").inner_text()
    phone = visit(f"/take#{code}")
    phone.get_by_role("button", name=word("take-seat-go"), exact=True).click()
    phone.locator(".board").wait_for()
    people(phone)
    expect(phone.get_by_role("button", name=word("resign"), exact=True)).to_be_visible()
    expect(bob.get_by_role("button", name=word("move-seat"), exact=True)).to_have_count(0)
    expect(bob.get_by_text(word("watching"), exact=True)).to_be_visible()

    # Giving up asks first; a bot plays on.
    phone.get_by_role("button", name=word("resign"), exact=True).click()
    question = phone.get_by_role("dialog", name=word("resign-title"), exact=True)
    question.get_by_role("button", name=word("resign"), exact=True).click()
    people(ann)
    dialog = ann.get_by_role("dialog", name=word("people"), exact=True)
    expect(dialog.get_by_text(word("bot-adept"), exact=True)).to_be_visible()


def at_the_starting_dice(visit: Visit, server: Server) -> dict[str, Page]:
    """Ann and Bob, each with their own browser and their starting dice, in turn order."""
    made = server.call("/api/tables", {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]})
    joined = server.call(f"/api/join/{made['invite']}", {"name": "Bob"})
    pages = {}
    for name, keys in (("Ann", made), ("Bob", joined)):
        pages[name] = visit()
        keep_keys(pages[name], keys)
        pages[name].goto(f"/t/{made['table']}")
        pages[name].locator(".board").wait_for()
    while not all(tray(page).is_visible() for page in pages.values()):
        if not any(play_one(page, QUICK) for page in pages.values()):
            pages["Ann"].wait_for_timeout(15)
    summary = server.call(f"/api/tables/{made['table']}")
    return {name: pages[name] for name in (("Ann", "Bob")[seat] for seat in summary["choosing"])}


def tray(page: Page) -> Locator:
    return page.get_by_role("region", name=word("term-starting-dice"), exact=True)


def place(page: Page) -> None:
    """Places a die by mouse: the die, then the first row that takes it."""
    for _ in range(2):
        assert play_one(page, ["die:", "row:", ""])


def sheet_has(page: Page, name: str, dice: int) -> None:
    """That many dice lie on the small sheet of a player."""
    seat = page.get_by_role("list", name=word("players"), exact=True).get_by_role(
        "button", name=name, exact=False
    )
    expect(seat.locator(".mini .filled")).to_have_count(dice)


def test_a_die_in_the_hand_stays_there_when_the_turn_comes(visit: Visit, server: Server) -> None:
    """It fell back into the tray when the others were done, and a click on a row did nothing."""
    people = at_the_starting_dice(visit, server)
    (sooner, first), (_, last) = people.items()
    key_step(last, open_steps(last)[0])
    held = last.locator(".tray .picked")
    name = held.get_attribute("aria-label")
    while tray(first).is_visible():
        place(first)
    sheet_has(last, sooner, 6)
    expect(held).to_have_accessible_name(name or "")
    key_step(last, next(step for step in open_steps(last) if step.startswith("row:")))
    expect(tray(last).get_by_role("button")).to_have_count(5)


@pytest.mark.parametrize("sooner", [0, 1], ids=["the first to move", "the last to move"])
def test_two_people_place_their_starting_dice_at_the_same_time(
    visit: Visit, server: Server, sooner: int
) -> None:
    people = at_the_starting_dice(visit, server)
    names, pages = list(people), list(people.values())
    still = [word("still-choosing").replace("{ $names }", name) for name in names]
    for page, other in zip(pages, reversed(still), strict=True):
        expect(page.locator("section.ask").get_by_text(other)).to_be_visible()
        expect(page.locator("section.ask")).to_contain_text(word("ask-place-starting"))

    # By turns, and the one whose turn has not come by keyboard; a die picked up stays in the hand.
    key_step(pages[1], open_steps(pages[1])[0])
    place(pages[0])
    expect(pages[1].locator(".tray .picked")).to_have_count(1)
    key_step(pages[1], next(step for step in open_steps(pages[1]) if step.startswith("row:")))
    for page, name in zip(pages, names, strict=True):
        sheet_has(page, name, 1)
    # What was decided ahead is seen by nobody else, and is taken back as any move is.
    expect(tray(pages[0]).get_by_role("button")).to_have_count(5)
    sheet_has(pages[0], names[1], 0)
    pages[1].get_by_role("button", name=word("undo"), exact=True).click()
    expect(tray(pages[1]).get_by_role("button")).to_have_count(6)

    done, slow = pages[sooner], pages[1 - sooner]
    while tray(done).is_visible():
        place(done)
    ready = done.locator("section.ask").get_by_text(word("ask-ready"))
    expect(ready).to_be_visible()
    expect(done.locator("section.ask").get_by_text(still[1 - sooner])).to_be_visible()
    expect(slow.get_by_role("list", name=word("players"), exact=True)).to_contain_text(
        word("seat-ready")
    )
    # Whoever is done finds everything as it was after coming back.
    done.reload()
    expect(ready).to_be_visible()
    while tray(slow).is_visible():
        place(slow)
    for page in pages:
        expect(page.locator(".when")).to_contain_text(word("round-of").split("{")[0] + "1")
        for name in names:
            sheet_has(page, name, 6)
