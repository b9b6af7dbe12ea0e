"""Playing through the page: three kinds of people who take the first thing that is on offer.

What is on offer is read from the page itself: elements with `data-step` that are not disabled.
"""

import re
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import Record, read_record, write_record
from tests.browser.server import Server
from tests.browser.words import word

GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "games"
BY_CHANCE = "2p-second-s-drawn"  # two who choose by chance: mistakes in every round
LAST_EVENTS = 90
SEED = "browser"  # the same dice in every run
MOST_MOVES = 600
WAIT = 8_000  # milliseconds: others may be at work on this machine
LONGEST_TURN = 30_000
KEYS = "rp.keys"

# The open choices in the order of the page; `prefer` is a list of beginnings that come first.
OPEN_STEPS = """(prefer) => {
  const shown = (item) => item.checkVisibility() && !item.closest("[inert]");
  const dialog = document.querySelector("dialog[open]");
  const picked = document.querySelector('.tray [aria-pressed="true"]');
  const rank = (item) => {
    const place = prefer.findIndex((start) => start && item.dataset.step.startsWith(start));
    return place < 0 ? prefer.indexOf("") : place;
  };
  return [...(dialog ?? document).querySelectorAll("[data-step]")]
    .filter((item) => item.getAttribute("aria-disabled") !== "true" && shown(item))
    .filter((item) => item.dataset.step !== "hand" && item.getAttribute("aria-pressed") !== "true")
    .filter((item) => !(picked && item.closest(".tray")))
    .sort((one, two) => rank(one) - rank(two));
}"""
# Whatever changes when a click has had its effect.
SIGN = """() => [
  document.querySelector("section.ask p")?.textContent,
  document.querySelector(".board")?.dataset.event,
  [...document.querySelectorAll("[data-step]")]
    .flatMap(({ dataset, ariaDisabled, ariaPressed }) => [dataset.step, ariaDisabled, ariaPressed])
    .join(),
  document.querySelectorAll("dialog[open]").length,
  document.querySelector(".when")?.textContent,
].join("|")"""
# The first choice that is not covered by another: a row to place a die in lies over its spaces.
FIRST = f"""(prefer) => {{
  const sign = ({SIGN})();
  if (document.querySelector('.board[aria-busy="true"]')) return null;
  for (const item of ({OPEN_STEPS})(prefer)) {{
    item.scrollIntoView({{ block: "center", behavior: "instant" }});
    const box = item.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (item.contains(hit)) return {{ step: item.dataset.step, sign }};
  }}
  return null;
}}"""
# Something can be done: a choice, or a dialog to answer. Waiting for others costs no move.
READY = f"""() => !document.querySelector('.board[aria-busy="true"]')
  && !!(document.querySelector("dialog[open]") || ({OPEN_STEPS})([""]).length)"""
CAREFUL = ["", "act:pass", "use:", "drop:"]  # takes every action that is offered
QUICK = ["act:pass", "init:", "row:", "discard:", "", "use:", "drop:"]  # as few clicks as can be


def new_table(server: Server, page: Page, seats: list[dict[str, str]], **options: Any) -> str:
    """Makes a table and gives its seats to the browser of a page, as the home page would."""
    options = {"variants": ["short"], "seed": SEED, **options}
    made = server.call("/api/tables", {"seats": seats, **options})
    keep_keys(page, made)
    return str(made["table"])


def late_table(
    server: Server,
    page: Page,
    game: str,
    seats: list[dict[str, str]],
    *,
    left: int,
    seed: str = SEED,
) -> dict[str, Any]:
    """Plays a golden game on from a late event: what comes before has been seen in other tests."""
    record = (GOLDEN / f"{game}.txt").read_text()
    archive = server.call("/api/records", {"record": record})["table"]
    event = len(record.split("\n\n", 1)[1].split("\n")) - left
    wish = {"event": event, "seats": seats, "seed": seed}
    made: dict[str, Any] = server.call(f"/api/tables/{archive}/branch", wish)
    keep_keys(page, made)
    return made


def turn_to_step(page: Page, step: int) -> None:
    """Opens the tutorial at a step, when the one it shows has been kept: that would come after."""
    page.locator(".board").wait_for()
    page.evaluate("(step) => sessionStorage.setItem('rp.lesson', step)", str(step))
    page.reload()


def end_of_a_game(game: str = BY_CHANCE, left: int = LAST_EVENTS) -> str:
    """The record of a game for two that begins late, so that its mistakes are found soon."""
    whole, _ = read_record(base_cards(), (GOLDEN / f"{game}.txt").read_text("utf-8"))
    states = list(whole.states())
    record = Record(states[-1 - left], ("Ann", "Bob"), at_start=False)
    record.events = whole.events[-left:]
    return write_record(record, states[-1])


def keep_keys(page: Page, made: dict[str, Any]) -> None:
    keys = {made["table"]: {str(key["seat"]): key["token"] for key in made["keys"]}}
    page.evaluate(
        "([name, keys]) => localStorage.setItem(name, JSON.stringify("
        "{...JSON.parse(localStorage.getItem(name) ?? '{}'), ...keys}))",
        [KEYS, keys],
    )


def settled(page: Page, before: str, milliseconds: int = WAIT) -> None:
    """Waits until a click has changed something and the server has answered."""
    busy = "document.querySelector('.board[aria-busy=true]')"
    changed = f"(before) => ({SIGN})() !== before && !{busy}"
    page.wait_for_function(changed, arg=before, timeout=milliseconds)


def ready(page: Page) -> None:
    """Waits until it is this person's turn, or the end."""
    page.wait_for_function(READY, timeout=LONGEST_TURN)


def open_steps(page: Page) -> list[str]:
    steps: list[str] = page.evaluate(
        f"(prefer) => ({OPEN_STEPS})(prefer).map((item) => item.dataset.step)", CAREFUL
    )
    return steps


def is_over(page: Page) -> bool:
    return page.get_by_role("dialog", name=word("phase-over"), exact=True).is_visible()


def play_one(page: Page, prefer: list[str], *, touch: bool = False) -> bool:
    """One click or tap; False where nothing is on offer."""
    if answer_any_dialog(page):
        return True
    first = page.evaluate(FIRST, prefer)
    if first is None:
        return False
    inside = "dialog[open] " if page.locator("dialog[open]").count() else ""
    choice = page.locator(f'{inside}[data-step="{first["step"]}"]:not([aria-disabled="true"])')
    choice = choice.locator("visible=true").first
    if touch:
        choice.tap()
    else:
        choice.click()
    settled(page, first["sign"])
    return True


def answer_any_dialog(page: Page) -> bool:
    """Answers a dialog that is no choice of the table."""
    dialog = page.locator("dialog[open]")
    if dialog.count() == 0 or is_over(page) or open_steps(page):
        return False
    before: str = page.evaluate(SIGN)
    dialog.last.get_by_role("button", disabled=False).last.click()
    settled(page, before)
    return True


def play_by_mouse(
    page: Page, *, until: str = "", prefer: list[str] = CAREFUL, touch: bool = False
) -> None:
    """Plays to the end, or until a text stands in the head of the table."""
    for _ in range(MOST_MOVES):
        ready(page)
        if is_over(page) or (until and until in page.locator(".when").inner_text()):
            return
        assert play_one(page, prefer, touch=touch), f"covered: {open_steps(page)}"
    raise AssertionError(f"the game does not end; open: {open_steps(page)}")


# By keyboard alone ------------------------------------------------------------------------------

FOCUSED = "() => document.activeElement?.dataset.step ?? ''"


def key_step(page: Page, step: str) -> None:
    before: str = page.evaluate(SIGN)
    key_focus(page, step)
    page.keyboard.press("Enter")
    settled(page, before)


def key_focus(page: Page, step: str) -> None:
    """Tab to the group of a choice, arrow keys inside it."""
    for _ in range(90):
        if page.evaluate(FOCUSED) == step:
            break
        if not page.evaluate(ARROW_TO, step):
            page.keyboard.press("Tab")
            continue
        page.keyboard.press(page.evaluate(ARROW_TO, step))
    assert page.evaluate(FOCUSED) == step, f"{step} cannot be reached by keys"


# The arrow that leads from the focused choice towards a wanted one of the same group, or "".
ARROW_TO = """(step) => {
  const here = document.activeElement;
  if (!here?.dataset.step) return "";
  const group = here.closest("[data-group]");
  const there = [...(group?.querySelectorAll("[data-step]") ?? [])]
    .find((item) => item.dataset.step === step && item.getAttribute("aria-disabled") !== "true");
  if (!there || there === here) return "";
  const [a, b] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}"""


def play_by_keys(page: Page) -> None:
    for _ in range(MOST_MOVES):
        ready(page)
        if is_over(page):
            return
        steps = open_steps(page)
        if steps:
            key_step(page, steps[0])
        else:
            key_dialog(page)
    raise AssertionError("the game does not end")


def key_dialog(page: Page) -> None:
    """Answers a dialog that is no choice of the table by its last button."""
    before: str = page.evaluate(SIGN)
    page.locator("dialog[open]").last.get_by_role("button", disabled=False).last.focus()
    page.keyboard.press("Enter")
    settled(page, before)


# Through the accessibility tree alone ---------------------------------------------------------

NODE = re.compile(
    r'^(?P<indent> *)- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\\\]|\\\\.)*)")?(?P<states>.*)$'
)


class Node(NamedTuple):
    """What a screen reader knows of an element: role, name, states, and the regions around it."""

    role: str
    name: str
    regions: tuple[str, ...]
    disabled: bool
    pressed: bool


def plain_line(line: str) -> str:
    """A line of the snapshot without the quotes that YAML needs around a colon."""
    quoted = re.match(r"^( *- )'(.*)'(:?)$", line)
    return f"{quoted[1]}{quoted[2]}{quoted[3]}".replace("''", "'") if quoted else line


def tree(page: Page) -> list[Node]:
    found: list[Node] = []
    around: list[tuple[int, str]] = []
    for line in page.locator("body").aria_snapshot().splitlines():
        match = NODE.match(plain_line(line))
        if not match:
            continue
        indent = len(match["indent"])
        around = [(depth, name) for depth, name in around if depth < indent]
        name = (match["name"] or "").replace('\\"', '"')
        states = match["states"]
        regions = tuple(name for _, name in around)
        found.append(
            Node(match["role"], name, regions, "[disabled]" in states, "[pressed]" in states)
        )
        if match["role"] in ("region", "dialog"):
            around.append((indent, name))
    return found


def heard_choice(nodes: list[Node]) -> Node | None:
    """The first thing to press for somebody who only hears roles and names."""
    asked, giving_up = (
        word("asked"),
        [word(key) for key in ("skip", "decline", "end-turn", "finish")],
    )
    passing = [*giving_up, word("cancel"), word("hint")]
    buttons = [node for node in nodes if node.role == "button" and not node.disabled]
    dialogs = [node.name for node in nodes if node.role == "dialog"]
    if dialogs:
        inside = [node for node in buttons if dialogs[-1] in node.regions]
        inside = [node for node in inside if node.name != word("close")]
        return next((node for node in reversed(inside) if node.name != word("cancel")), None)

    def within(region: str) -> list[Node]:
        return [node for node in buttons if region in node.regions]

    held = any(node.pressed for node in within(word("term-starting-dice")))
    wanted = [
        *within(word("phase-setup")),
        *([] if held else within(word("term-starting-dice"))),
        *(node for node in within(asked) if node.name not in passing and not is_rule(node)),
        *(node for node in within(word("sheet")) if not node.pressed),
        *within(word("term-initiative-cards")),
        *(node for node in within(word("term-market")) if is_trade(node)),
        *(
            node
            for node in within(word("my-cards"))
            if node.name.startswith(first_word("refresh-card"))
        ),
        *(node for node in within(asked) if node.name in giving_up),
    ]
    return wanted[0] if wanted else None


def first_word(key: str) -> str:
    return word(key).split("{")[0]


def is_rule(node: Node) -> bool:
    return node.name.startswith(first_word("rule-open"))


def is_trade(node: Node) -> bool:
    before, after = word("discard-card").split("{ $card }")
    discards = node.name.startswith(before) and node.name.endswith(after)
    return discards or node.name.startswith(first_word("buy-card"))


def play_by_ear(page: Page) -> None:
    for _ in range(MOST_MOVES):
        ready(page)
        nodes = tree(page)
        if any(node.role == "dialog" and node.name == word("phase-over") for node in nodes):
            return
        choice = heard_choice(nodes)
        assert choice is not None, f"nothing to press: {open_steps(page)}"
        before: str = page.evaluate(SIGN)
        region = page.get_by_role(
            "dialog" if is_dialog(nodes) else "region", name=choice.regions[-1], exact=True
        )
        region.get_by_role("button", name=choice.name, exact=True, disabled=False).first.click()
        settled(page, before)
    raise AssertionError("the game does not end")


def is_dialog(nodes: list[Node]) -> bool:
    return any(node.role == "dialog" for node in nodes)
