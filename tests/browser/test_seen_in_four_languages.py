"""Faults that players have seen in their language or on their phone, each by what they saw."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    GOLDEN,
    end_of_a_game,
    keep_keys,
    key_focus,
    key_step,
    open_steps,
    turn_to_step,
)
from tests.browser.server import Server
from tests.browser.test_pages import EVENTS, PHONE, RECORD, ROOT, SHEET, uploaded
from tests.browser.words import LANGUAGES, word

LOCALES = {"en": "en-US", "de": "de-DE", "fr": "fr-FR", "el": "el-GR"}
TWO = ROOT / "docs" / "examples" / "casual-two.txt"
DRUID = GOLDEN / "1p-second-sf-in-turn.txt"
DICE_PHASE, MARKET_PHASE = 124, 111  # events of the tutorial's game
TWO_SKILLS = 88  # an event of the end of a game
DESKTOP = {"width": 1440, "height": 900}
LESSONS = (7, 10, 11, 23, 29)  # steps of the tutorial: with and without a move, and the last one
HEAD = 46  # pixels: no higher than its buttons
# The words of an item that go over a line's end without a hyphen to show it.
BROKEN = """(item) => {
  const broken = [];
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of node.data.matchAll(/[^\\s\\u00AD-]+/g)) {
      const [first, last] = [index, index + word.length - 1].map((place) => {
        const range = document.createRange();
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        return [...range.getClientRects()].at(-1);
      });
      if (last?.top > first?.top) broken.push(word);
    }
  }
  return broken;
}"""
WHOLE = """(item) => item.scrollWidth <= item.clientWidth + 1
  && item.scrollHeight <= item.clientHeight + 1"""
# Choices of a list that are wider than the field that shows them.
TOO_LONG = """(field) => {
  const style = getComputedStyle(field);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;  // `font` is empty
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return [...field.options].map(({ text }) => text)
    .filter((text) => pen.measureText(text).width > room);
}"""
# How much narrower the words of an item are than the same words ten times as large.
SQUEEZED = """(item) => {
  const [small, large] = [1, 10].map((times) => {
    const copy = document.createElement("span");
    copy.textContent = "as it is, so be it";
    copy.style.cssText = `font: ${13 * times}px ${getComputedStyle(item).fontFamily};
      position: absolute; white-space: pre`;
    item.append(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width / times;
  });
  return 1 - small / large;
}"""


def at_the_table(server: Server, page: Page, event: int, record: Path = RECORD) -> None:
    """Plays a solo game, the tutorial's if no other, on from one of its moments."""
    wish = {"event": event, "seats": [{"kind": "me", "name": "Ann"}], "seed": "seen"}
    archive = server.call("/api/records", {"record": record.read_text()})["table"]
    made = server.call(f"/api/tables/{archive}/branch", wish)
    keep_keys(page, made)
    page.goto(f"/t/{made['table']}")
    page.locator(".ask.mine").wait_for()


def first_event(record: Path, move: str) -> int:
    events = record.read_text().split("\n\n", 1)[1].splitlines()
    return next(place for place, event in enumerate(events) if event.startswith(f"0 {move}"))


def options(page: Page, language: str) -> Locator:
    page.get_by_text(word("more-options", language)).click()
    return page.locator("details form")


def test_the_enemy_of_a_replay_does_nothing_ahead_of_time(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{uploaded(server)}/replay#0")
    enemy = page.get_by_role("region", name=word("enemy"), exact=True)
    expect(enemy).to_contain_text(word("enemy-waits"))
    page.goto(page.url.replace("#0", f"#{EVENTS}"))
    page.reload()
    expect(enemy).to_contain_text(word("enemy-takes").split("{")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_beside_the_market_is_broken_anywhere(
    visit: Visit, server: Server, language: str
) -> None:
    page = visit(locale=LOCALES[language])
    at_the_table(server, page, MARKET_PHASE)
    labels = page.locator(".mine h3, .piles button").all()
    assert len(labels) == 8
    for label in labels:
        assert label.evaluate(BROKEN) == []
    tops = [box.bounding_box() for box in page.locator(".mine ul").all()]
    assert len({round(box["y"]) for box in tops if box}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_of_a_skill_does_not_cover_its_name(
    visit: Visit, server: Server, language: str
) -> None:
    page = visit(locale=LOCALES[language], viewport=PHONE, has_touch=True, is_mobile=True)
    at_the_table(server, page, MARKET_PHASE)
    page.get_by_role("button", name=word("tab-hero", language), exact=True).click()
    skill = page.locator(".mine li:last-child", has=page.locator(".do"))
    name = skill.locator(".picture").get_by_text(word("card-pickpocket", language), exact=True)
    named, use = name.bounding_box(), skill.locator(".do").bounding_box()
    assert named
    assert use
    assert named["y"] + named["height"] <= use["y"]
    assert use["height"] >= 44  # a finger's width


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_tutorial_a_laptop_shows_the_market_too(visit: Visit, language: str) -> None:
    """The teacher's words pushed the cards over the edge while they spoke of dice and cards."""
    page = visit("/learn", locale=LOCALES[language], viewport=DESKTOP)
    for step in LESSONS:
        turn_to_step(page, step)
        expect(
            page.get_by_role("region", name=word("tutorial", language), exact=True)
        ).to_be_in_viewport(ratio=1)
        expect(page.locator(".part.market")).to_be_in_viewport(ratio=1)
        expect(page.locator(".part.score")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_whole_moment_of_a_replay(
    visit: Visit, server: Server, language: str
) -> None:
    page = visit(locale=LOCALES[language], viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(f"/t/{uploaded(server)}/replay#79")
    expect(page.locator(".controls p")).to_contain_text("79")
    assert page.locator(".controls p").evaluate(WHOLE)
    assert page.locator(".when span").evaluate(WHOLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_phase_does_not_push_the_table_down(
    visit: Visit, server: Server, language: str
) -> None:
    page = visit(locale=LOCALES[language], viewport=PHONE, has_touch=True, is_mobile=True)
    at_the_table(server, page, DICE_PHASE)
    box = page.locator("header.head").bounding_box()
    assert box
    assert box["height"] <= HEAD


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_choice_of_a_new_game_is_cut(visit: Visit, language: str, size: dict[str, int]) -> None:
    page = visit(locale=LOCALES[language], viewport=size)
    form = options(page, language)
    form.get_by_role("radio", name="2", exact=True).check(force=True)
    fields = form.get_by_role("combobox")
    expect(fields).to_have_count(6)  # both seats, the bot's level and character, edition, classes
    for field in fields.all():
        assert field.evaluate(TOO_LONG) == []


def test_a_card_pack_is_chosen_and_refused_in_the_language_of_the_page(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit(locale=LOCALES["de"])
    form = options(page, "de")
    expect(form).to_contain_text(word("pack-choose", "de"))
    expect(form).to_contain_text(word("pack-none", "de"))
    pack = tmp_path / "our-house.toml"
    pack.write_text("[[market]]\nslug = 'x'\n")
    form.locator('input[type="file"]').set_input_files(pack)
    expect(form).not_to_contain_text(word("pack-none", "de"))
    form.get_by_role("button", name=word("begin", "de"), exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("our-house.toml, Zeile 1")


def test_a_picture_is_no_record_and_nothing_more_is_said(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    picture = tmp_path / "picture.txt"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    page.locator('input[type="file"][accept*=".txt"]').set_input_files(picture)
    expect(page.get_by_role("alert")).to_have_text(word("upload-bad"))


def test_a_good_record_is_not_blamed_where_the_server_is_away(visit: Visit) -> None:
    page = visit()
    page.route("**/api/records", lambda route: route.abort())
    page.locator('input[type="file"][accept*=".txt"]').set_input_files(RECORD)
    expect(page.get_by_role("alert")).to_have_text(word("problem-offline"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_keeps_its_height_whatever_is_asked(
    visit: Visit, server: Server, language: str
) -> None:
    """The table jumped by 43 pixels when a value was kept or a Charisma token offered."""
    page = visit(locale=LOCALES[language])
    heights = set()
    for move, step in (
        ("take", "init:"),
        ("keep", "keep:"),
        ("align", "align:"),
        ("charisma", "act:"),
    ):
        at_the_table(server, page, first_event(RECORD, move))
        expect(page.locator(f'[data-step^="{step}"]').first).to_be_visible()
        box = page.locator("section.ask").bounding_box()
        heights.add(box and box["height"])
    assert len(heights) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_mat_is_broken_on_a_small_screen(
    visit: Visit, server: Server, language: str
) -> None:
    """A laptop and a tablet showed "Fertigkeite n" over the cards and "Nutze n" on a skill."""
    page = visit(locale=LOCALES[language])
    for width, height in ((1280, 800), (1180, 820), (1024, 768), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        at_the_table(server, page, DICE_PHASE)
        mat = page.locator(".left > .cards")
        expect(mat.locator(".do").first).to_be_visible()
        words = mat.locator(".do > span[aria-hidden], .label")
        assert [word.evaluate(BROKEN) for word in words.all()] == [[]] * words.count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_skill_that_should_have_been_used_is_in_sight(
    visit: Visit, server: Server, language: str
) -> None:
    """The better move of a mistake was a skill, and its button was below the end of the mat."""
    game = server.call("/api/records", {"record": end_of_a_game()})["table"]
    page = visit(f"/t/{game}/replay#{TWO_SKILLS}", locale=LOCALES[language])
    mat = page.locator(".left > .cards")
    expect(mat.locator("li button.name")).to_have_count(5)
    assert mat.evaluate(WHOLE)


def test_the_discard_pile_says_what_is_asked_before_its_cards(visit: Visit, server: Server) -> None:
    """A Druid saw fourteen cards to put back, and "No, thanks" only below them."""
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    at_the_table(server, page, first_event(DRUID, "return"), DRUID)
    piles = page.get_by_role("dialog")
    expect(piles.get_by_text(word("ask-return"))).to_be_in_viewport()
    piles.get_by_role("button", name=word("decline"), exact=True).click()
    expect(piles).to_have_count(0)


def test_arrow_keys_lead_a_druid_through_the_discard_pile(visit: Visit, server: Server) -> None:
    """They did nothing there: every card took another Tab."""
    page = visit()
    at_the_table(server, page, first_event(DRUID, "return"), DRUID)
    page.get_by_role("dialog").wait_for()
    steps = open_steps(page)
    assert len(steps) > 10
    for step in (steps[-1], steps[len(steps) // 2], "act:pass"):
        key_focus(page, step)
    key_step(page, steps[0])
    expect(page.get_by_role("dialog")).to_have_count(0)
    card = steps[0].removeprefix("return:")
    expect(page.locator(f'.market [data-at="market:{card}"]')).to_be_visible()


def test_small_print_keeps_the_spaces_between_its_words(visit: Visit) -> None:
    squeezed = visit().locator("main").evaluate(SQUEEZED)
    assert abs(squeezed) < 0.01


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stars_of_a_solo_game_are_in_one_column(
    visit: Visit, server: Server, language: str
) -> None:
    page = visit(f"/t/{uploaded(server)}", locale=LOCALES[language])
    scores = page.get_by_role("dialog").locator("table")
    figures = scores.locator("tbody tr").first.locator("td > b, summary b")
    expect(figures).to_have_count(7)
    page.evaluate("Promise.allSettled(document.getAnimations().map(({ finished }) => finished))")
    edges = {
        figure.evaluate(
            """(item) => {
              const range = document.createRange();
              range.selectNodeContents(item);
              return Math.round(range.getBoundingClientRect().right);
            }"""
        )
        for figure in figures.all()
    }
    assert max(edges) - min(edges) <= 1


def test_the_stars_beside_the_winner_have_a_name(visit: Visit, server: Server) -> None:
    game = server.call("/api/records", {"record": TWO.read_text()})["table"]
    page = visit(f"/t/{game}")
    expect(page.locator("[data-sum]")).to_have_text("Casual 35")


def test_the_score_sheet_names_the_rule_of_a_part_once(visit: Visit) -> None:
    page = visit("/companion")
    page.evaluate(
        "(heroes) => localStorage.setItem('rp.companion', JSON.stringify(heroes))",
        {"heroes": [SHEET], "solo": True, "edition": "second"},
    )
    page.reload()
    page.locator('[data-part="total"]').wait_for()
    links = page.locator("dl").get_by_role("button")
    rules = [rule.inner_text() for rule in links.all()]
    assert len(rules) > 5
    assert rules == sorted(set(rules))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_choice_of_a_score_sheet_is_cut(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    page = visit("/companion", locale=LOCALES[language], viewport=size)
    fields = page.get_by_role("main").get_by_role("combobox")
    expect(fields.first).to_be_visible()
    assert [field.evaluate(TOO_LONG) for field in fields.all()] == [[]] * fields.count()
