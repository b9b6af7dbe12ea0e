"""Whole games: by mouse, by keyboard alone, by ear, on a phone; the end of one with four."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    QUICK,
    late_table,
    new_table,
    play_by_ear,
    play_by_keys,
    play_by_mouse,
)
from tests.browser.server import Server
from tests.browser.words import word


def solo(server: Server, page: Page, seed: str) -> str:
    table = new_table(server, page, [{"kind": "me", "name": "Ann"}], seed=seed)
    page.goto(f"/t/{table}")
    return table


def final_total(page: Page) -> int:
    dialog = page.get_by_role("dialog", name=word("phase-over"), exact=True)
    total = dialog.get_by_role("row").last.get_by_role("cell").last.inner_text()
    return int(total.replace("−", "-"))


def the_end(page: Page, server: Server, table: str) -> None:
    """The result that is shown is the one the server counts."""
    summary = server.call(f"/api/tables/{table}")
    assert summary["winners"] is not None
    assert final_total(page) == summary["stars"][-1]


def test_a_solo_game_by_mouse_from_the_home_page(visit: Visit, server: Server) -> None:
    page = visit()
    page.get_by_text(word("more-options")).click()
    page.locator("label.pill").get_by_text("1", exact=True).click()
    page.get_by_role("switch", name=word("variant-short"), exact=False).check()
    page.get_by_role("button", name=word("begin"), exact=True).click()
    page.wait_for_url("**/t/*")
    play_by_mouse(page)
    the_end(page, server, page.url.rsplit("/", 1)[-1])
    the_dice_were_fair(page)


def the_dice_were_fair(page: Page) -> None:
    """The browser itself checks every roll of the game that has just ended."""
    page.get_by_role("button", name=word("look-table"), exact=True).click()
    page.get_by_role("button", name=word("invite"), exact=True).click()
    page.get_by_role("button", name=word("dice-check"), exact=True).click()
    before, after = word("dice-true").split("{ $count }")
    verdict = page.get_by_text(after.strip())
    expect(verdict).to_contain_text(before.strip())
    expect(verdict).not_to_contain_text(f"{before.strip()} 0 ")


def test_a_solo_game_by_keyboard_alone(visit: Visit, server: Server, seed: str) -> None:
    page = visit()
    table = solo(server, page, seed)
    play_by_keys(page)
    the_end(page, server, table)


def test_a_solo_game_through_the_accessibility_tree_alone(
    visit: Visit, server: Server, seed: str
) -> None:
    page = visit()
    table = solo(server, page, seed)
    play_by_ear(page)
    the_end(page, server, table)


def test_the_last_rounds_of_four_on_one_screen(visit: Visit, server: Server, seed: str) -> None:
    page = visit()
    people = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cleo", "Dan")]
    made = late_table(server, page, "4p-second-ls-reverse", people, left=90, seed=seed)
    table = made["table"]
    page.goto(f"/t/{table}")
    play_by_mouse(page, prefer=QUICK)
    the_end(page, server, table)


def test_a_game_on_the_phone_by_touch(visit: Visit, server: Server, seed: str) -> None:
    phone = {"width": 390, "height": 844}
    page = visit(viewport=phone, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = solo(server, page, seed)
    expect(page.get_by_role("navigation", name=word("views"), exact=True)).to_be_visible()
    play_by_mouse(page, touch=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    the_end(page, server, table)
