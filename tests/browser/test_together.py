"""People at one table: the waiting room, phrases, silence, a seat on another device, giving up."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.words import word


def said(page: Page, name: str, phrase: str) -> None:
    words = word("said").replace("{ $name }", name).replace("{ $phrase }", word(f"say-{phrase}"))
    expect(page.locator(".bubbles").get_by_text(words, exact=True)).to_have_count(1)


def say(page: Page, phrase: str) -> None:
    page.get_by_role("button", name=word("talk"), exact=True).click()
    page.get_by_role("button", name=word(f"say-{phrase}"), exact=True).click()


def people(page: Page) -> None:
    page.get_by_role("button", name=word("invite")).click()


def test_two_people_meet_talk_and_part(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.get_by_role("textbox", name=word("your-name")).fill("Ann")
    ann.get_by_role("button", name=word("way-online")).click()
    # The host waits in a room with the link in sight.
    expect(ann.get_by_role("heading", name=word("lobby-title"))).to_be_visible()
    link = ann.get_by_role("textbox", name=word("invite-link")).input_value()
    bob.goto(link)
    bob.get_by_role("textbox", name=word("your-name")).fill("Bob")
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
    expect(ann.get_by_role("button", name=word("unmute"))).to_be_visible()
    ann.keyboard.press("Escape")
    say(bob, "laugh")
    said(bob, "Bob", "laugh")
    expect(ann.locator(".bubbles").get_by_text("Bob")).to_have_count(0)

    # The host switches reactions off for everybody.
    ann.get_by_role("button", name=word("talk"), exact=True).click()
    ann.get_by_role("switch", name=word("talk-allow")).uncheck()
    bob.get_by_role("button", name=word("talk"), exact=True).click()
    expect(bob.get_by_text(word("talk-off"))).to_be_visible()
    bob.keyboard.press("Escape")

    # Bob goes on with his telephone; the first device only watches then.
    people(bob)
    bob.get_by_role("button", name=word("move-seat")).click()
    code = bob.locator(".code").inner_text()
    phone = visit(f"/take#{code}")
    phone.get_by_role("button", name=word("take-seat-go")).click()
    phone.locator(".board").wait_for()
    people(phone)
    expect(phone.get_by_role("button", name=word("resign"))).to_be_visible()
    expect(bob.get_by_role("button", name=word("move-seat"))).to_have_count(0)
    expect(bob.get_by_text(word("watching"), exact=True)).to_be_visible()

    # Giving up asks first; a bot plays on.
    phone.get_by_role("button", name=word("resign")).click()
    question = phone.get_by_role("dialog", name=word("resign-title"))
    question.get_by_role("button", name=word("resign"), exact=True).click()
    people(ann)
    dialog = ann.get_by_role("dialog", name=word("people"))
    expect(dialog.get_by_text(word("bot-adept"), exact=True)).to_be_visible()
