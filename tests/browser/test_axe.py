"""axe finds nothing on any page, in four languages, light and dark."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import QUICK, new_table, play_by_mouse
from tests.browser.server import Server
from tests.browser.test_pages import PHONE, uploaded
from tests.browser.test_table import play_until
from tests.browser.words import LANGUAGES, word

# Animations are over first. Themes differ in their colors alone, so the second theme is asked
# what depends on colors.
RUN = """async ([theme, rules]) => {
  document.documentElement.dataset.theme = theme;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  const asked = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...asked });
  const shown = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ");
  return violations.map(({ id, nodes }) => `${id}: ${shown(nodes)}`);
}"""


THEMES: dict[str, list[str]] = {"dark": [], "light": ["color-contrast", "link-in-text-block"]}


def check(page: Page, axe_source: str, where: str) -> list[str]:
    """Runs axe in every theme; the theme is switched as the settings switch it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source)
    found = []
    for theme, rules in THEMES.items():
        found += [f"{where}, {theme}: {fault}" for fault in page.evaluate(RUN, [theme, rules])]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(
    visit: Visit, server: Server, axe_source: str, language: str
) -> None:
    page = visit()
    page.evaluate(
        "(lang) => localStorage.setItem('rp.settings', JSON.stringify({ lang }))", language
    )
    record = uploaded(server)
    table = new_table(server, page, [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}])
    paths = ["/", "/learn", "/rules/R4.3", "/cards/longsword", "/companion", f"/t/{table}"]
    paths += [f"/t/{record}/replay#100", f"/t/{record}", f"/t/{record}/hero/0", "/nothing"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    paths.append(f"/join/{server.call('/api/tables', {'seats': seats})['invite']}")
    paths += ["/take", f"/t/{new_table(server, page, seats)}", "/credits"]
    faults: list[Any] = []
    for path in paths:
        page.goto(path)
        page.locator("h1, .board").first.wait_for()
        if path == "/":
            page.locator(".ways").wait_for()  # the lists have come
        faults += check(page, axe_source, f"{path} in {language}")
    page.goto("/")
    page.get_by_text(word("more-options", language)).click()
    faults += check(page, axe_source, f"the options in {language}")
    assert not faults, "\n".join(faults)


def test_the_table_in_its_phases_and_its_dialogs(
    visit: Visit, server: Server, axe_source: str
) -> None:
    page = visit()
    # Always the same game: a Druid's turn begins with the dialog of the discard pile.
    table = new_table(server, page, [{"kind": "me", "name": "Ann"}], seed="table")
    page.goto(f"/t/{table}")
    faults: list[str] = []
    for step, where in (("class:", "the choice of a class"), ("die:", "the hero's story")):
        play_until(page, step)
        faults += check(page, axe_source, where)
    for phase in ("phase-dice", "phase-market"):
        play_by_mouse(page, until=word(phase), prefer=QUICK)
        faults += check(page, axe_source, phase)
    page.locator(".row .tell").first.click()
    faults += check(page, axe_source, "what a row's figures mean")
    for key in ("l", "p", "?"):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        faults += check(page, axe_source, f"the dialog of {key}")
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")
    page.get_by_role("button", name=word("settings"), exact=True).click()
    faults += check(page, axe_source, "settings")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    faults += check(page, axe_source, "the table on a phone")
    assert not faults, "\n".join(faults)
