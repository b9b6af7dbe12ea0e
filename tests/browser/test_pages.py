"""Replay, tutorial, rules, cards, the score sheet; wrong links and hostile names; the phone."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import QUICK, new_table, play_one, ready
from tests.browser.server import Server
from tests.browser.words import LANGUAGES, word

ROOT = Path(__file__).resolve().parent.parent.parent
RECORD = ROOT / "web" / "src" / "learn" / "record.txt"
EVENTS = 217
HOSTILE = ("<img src=x onerror=alert(1)>", "<b>bold</b>", "\u202eevil", "W" * 40)
PHONE = {"width": 390, "height": 844}


def uploaded(server: Server) -> str:
    made = server.call("/api/records", {"record": RECORD.read_text()})
    return str(made["table"])


def slider(page: Page) -> Any:
    return page.get_by_role("slider", name=word("replay-slider"), exact=True)


def test_a_record_is_uploaded_replayed_by_keys_and_played_on(visit: Visit) -> None:
    page = visit()
    page.locator('input[type="file"][accept*=".txt"]').set_input_files(RECORD)
    page.wait_for_url("**/replay#0")
    now = page.locator("[aria-current=step]")
    page.keyboard.press("ArrowRight")
    expect(now).to_have_count(1)
    page.keyboard.press("End")
    page.wait_for_url(f"**/replay#{EVENTS}")
    expect(page.locator(".part.score .total")).to_contain_text("31")
    page.keyboard.press("Home")
    page.wait_for_url("**/replay#0")
    page.get_by_role("combobox", name=word("replay-speed"), exact=True).select_option("4")
    page.get_by_role("heading", name=word("replay"), exact=True).click()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=word("replay-pause"), exact=True)).to_be_visible()
    page.wait_for_function("Number(location.hash.slice(1)) > 1")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=word("replay-play"), exact=True)).to_be_visible()

    # A link to one moment shows it, and the game goes on from there.
    page.goto("/")
    page.go_back()
    page.evaluate("location.hash = '#79'")
    page.wait_for_url("**/replay#79")
    expect(page.locator(".part.sheet")).to_contain_text("5")
    page.get_by_role("button", name=word("play-on"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=word("play-on-go"), exact=True).click()
    page.wait_for_url(lambda address: "/replay" not in address)
    start = int(page.locator(".board").get_attribute("data-event") or 0)
    while not play_one(page, QUICK):
        page.wait_for_timeout(15)
    expect(page.locator(".board")).not_to_have_attribute("data-event", str(start))


def test_the_record_of_a_table_can_be_downloaded(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{uploaded(server)}/replay#10")
    with page.expect_download() as download:
        page.get_by_role("link", name=word("download-record"), exact=True).click()
    text = Path(download.value.path()).read_text()
    assert text.split("\n\n", 1)[1] == RECORD.read_text().split("\n\n", 1)[1]


def test_the_tutorial_goes_to_its_end(visit: Visit) -> None:
    page = visit("/learn")
    teacher = page.get_by_role("region", name=word("tutorial"), exact=True)
    seen = set()
    for _ in range(80):
        seen.add(teacher.get_by_role("heading").inner_text())
        if page.get_by_role("link", name=word("tutorial-play"), exact=True).is_visible():
            break
        go_on = page.get_by_role("button", name=word("tutorial-next"), exact=True)
        if go_on.is_visible():
            before = teacher.inner_text()
            go_on.click()
            expect(teacher).not_to_have_text(before, use_inner_text=True)
        else:
            tutorial_click(page)
    assert len(seen) == 30


def tutorial_click(page: Page) -> None:
    """What the words say: at setup a certain card, later the one thing that glows."""
    for race_or_class in ("race:human", "class:ranger"):
        card = page.locator(f'[data-step="{race_or_class}"]')
        if card.is_visible():
            other = page.locator('[data-step="race:elf"], [data-step="class:druid"]').first
            if other.is_visible():
                other.click()
                expect(page.get_by_role("alert")).to_be_visible()
            card.click()
            expect(card).to_have_count(0)
            return
    ready(page)
    assert play_one(page, ["die:y6", "space:int2", "", "act:pass"])


def test_a_link_to_a_rule_that_is_none_says_so(visit: Visit) -> None:
    page = visit("/rules/R99", locale="de-DE")
    expect(page.get_by_role("alert")).to_have_text(
        word("rules-none", "de").replace("{ $rule }", "R99")
    )
    page.goto("/rules/R4.3")
    expect(page.locator("#rule-R4-3")).to_be_in_viewport()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_rules_and_cards_are_found_and_linked(visit: Visit) -> None:
    page = visit("/rules/R4.3", locale="fr-FR")
    expect(page.locator("#rule-R4-3")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("relancez l'un de vos des".replace("'", "’"))
    expect(page.locator("#rule-R4-4")).to_be_visible()
    expect(page.locator("#rule-R4-1")).to_have_count(0)
    page.goto("/cards/longsword")
    expect(page.locator("#longsword")).to_be_in_viewport()
    expect(page.locator("#longsword")).to_contain_text(word("source-ours", "fr"))
    page.get_by_role("searchbox").fill("longue epee")
    expect(page.get_by_role("heading", level=3)).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name=word("shelves-alignment", "fr"), exact=True).click()
    expect(page.get_by_role("heading", level=3)).to_have_count(17)


SHEET: dict[str, Any] = {
    "race": "human",
    "class": "ranger",
    "backstory": "brawler",
    "alignment": "sociopath",
    "token": [2, 0],
    "gold": 3,
    "solo": True,
    "cards": ["leather-gloves", "courageous", "leather-boots", "focused", "search"],
    "sheet": {
        "str": ["r5", "b5", "b5"],
        "dex": ["y6", "y5", "k3"],
        "con": ["w6", "b6", "w6"],
        "int": ["r4", "y4", "p3"],
        "wis": ["y6", "g6", "g3"],
        "cha": ["p1", "r1", "y3"],
    },
}
COLORS = dict(
    zip("gbrpkwy", ("green", "blue", "red", "purple", "black", "white", "gold"), strict=True)
)


def test_the_score_sheet_counts_as_the_command_line_does(visit: Visit, tmp_path: Path) -> None:
    page = visit("/companion", viewport=PHONE, has_touch=True, is_mobile=True)
    for kind in ("race", "class", "backstory", "alignment"):
        field = page.get_by_role("combobox", name=word(f"shelf-{kind}"), exact=True)
        field.select_option(SHEET[kind])
    page.get_by_role("switch").check()
    page.get_by_role("radio", name=word("cell-evil-lawful"), exact=False).click()
    for _ in range(SHEET["gold"]):
        page.get_by_role("button", name=word("companion-more-gold"), exact=True).click()
    values = page.get_by_role("group", name=word("companion-value"), exact=True)
    for row, dice in SHEET["sheet"].items():
        spaces = page.get_by_role("group", name=word(f"attribute-{row}"), exact=True).get_by_role(
            "button"
        )
        for place, die in enumerate(dice):
            color = word(f"color-{COLORS[die[0]]}")
            palette = page.get_by_role("group", name=word("companion-color"), exact=True)
            palette.get_by_role("button", name=color, exact=True).click()
            values.get_by_role("button", name=die[1], exact=True).click()
            spaces.nth(place).click()
    for card in SHEET["cards"]:
        page.get_by_role("button", name=word(f"card-{card}"), exact=False).click()
    counted = command_line(tmp_path)
    for part in (
        "goals",
        "class_color",
        "alignment",
        "backstory",
        "armor",
        "traits",
        "gold",
        "total",
    ):
        expect(page.locator(f'[data-part="{part}"]')).to_have_text(
            str(counted[part]).replace("-", "−")
        )
    # It is kept, without a game and without an account.
    page.reload()
    expect(page.locator('[data-part="total"]')).to_have_text(str(counted["total"]))


def command_line(folder: Path) -> dict[str, Any]:
    sheet = folder / "sheet.toml"
    lines = [f"{key} = {json.dumps(value)}" for key, value in SHEET.items() if key != "sheet"]
    lines += ["[sheet]", *(f"{row} = {json.dumps(dice)}" for row, dice in SHEET["sheet"].items())]
    sheet.write_text("\n".join(lines))
    command = [sys.executable, "-m", "rollplayer", "score", str(sheet), "--json"]
    counted: dict[str, Any] = json.loads(subprocess.check_output(command))["heroes"][0]
    return counted


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/t/nosuchtable", "/t/nosuchtable/replay", "/join/nosuchinvite", "/cards/no-such"],
)
def test_wrong_links_get_a_clear_page(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", name=word("problem-not-found"), exact=True)).to_be_visible()
    page.get_by_role("link", name=word("to-home"), exact=True).click()
    expect(page.get_by_role("heading", name=word("home-title"), exact=True)).to_be_visible()


def test_hostile_names_are_only_text(visit: Visit, server: Server) -> None:
    page = visit()
    alarms: list[str] = []
    page.on("dialog", lambda dialog: alarms.append(dialog.message))
    people = [{"kind": "me", "name": name} for name in HOSTILE]
    table = new_table(server, page, people)
    page.goto(f"/t/{table}")
    expect(page.locator(".board")).to_contain_text("<img src=x")
    assert page.locator(".board img, .board b:text-is('bold')").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not alarms
    endless = [{"kind": "me", "name": "x" * 10_000}]
    with pytest.raises(HTTPError, match="400"):
        server.call("/api/tables", {"seats": endless})


# A mobile browser would widen its page to what is too wide; a narrow window shows it. A page is
# opened in one width and changed to the other: in two languages to the wider, in two back.
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways_on_a_phone(visit: Visit, server: Server, language: str) -> None:
    widths = (320, 360) if LANGUAGES.index(language) % 2 else (360, 320)
    page = visit()
    people = [{"kind": "me", "name": name} for name in ("Ann", "W" * 40)]
    table = new_table(server, page, people)
    record = uploaded(server)
    paths = ["/", "/learn", "/rules", "/cards", "/companion", f"/t/{table}", "/nothing"]
    paths += [f"/t/{record}", f"/t/{record}/replay#100", f"/t/{record}/hero/0"]
    page.evaluate(
        "(lang) => localStorage.setItem('rp.settings', JSON.stringify({ lang }))", language
    )
    for path in paths:
        page.set_viewport_size({"width": widths[0], "height": 700})
        page.goto(path)
        page.locator("h1, .board").first.wait_for()
        for width in widths:
            page.set_viewport_size({"width": width, "height": 700})
            wide = page.evaluate("document.documentElement.scrollWidth") - width
            assert wide <= 0, f"{path} in {language} is {wide} px too wide at {width} px"


def test_a_finished_game_shows_its_hero_to_keep(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{uploaded(server)}/hero/0")
    expect(page.get_by_role("heading", name="Ada", exact=True)).to_be_attached()


def test_a_line_of_the_final_score_shows_the_moves_that_earned_it(
    visit: Visit, server: Server
) -> None:
    table = uploaded(server)
    page = visit(f"/t/{table}")
    line = page.get_by_role("dialog").locator("details").first
    line.locator("summary").click()
    moves = line.get_by_role("link")
    (events,) = server.call(f"/api/tables/{table}/views/{EVENTS}")["earned"]
    assert events[0]
    expect(moves).to_have_count(len(events[0]))
    moves.last.click()
    page.wait_for_url(f"**/replay#{events[0][-1]}")


def test_a_dialog_opened_right_after_another_stays_open(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(f"/t/{new_table(server, page, [{'kind': 'me', 'name': 'Ann'}])}")
    page.locator(".board, h1").first.wait_for()
    for key in ("l", "?", "l", "?"):
        page.keyboard.press(key)
        page.wait_for_timeout(150)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
