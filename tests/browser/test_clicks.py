"""How many clicks a round takes: a number that must not grow unseen."""

import re
from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import CAREFUL, FIRST, new_table, open_steps, play_one, ready
from tests.browser.server import Server

MOST = 6
ROUNDS = 3
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "novice"}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
# The thief's ability asks for nothing. The starting dice leave room in the rows whose actions take
# two clicks; these are taken first, and the action is made.
PLAIN = ["class:thief", "", "row:cha", "row:wis", "act:pass", "use:"]
LONG = ["row:con", "row:int", "row:dex", *CAREFUL]


def round_of(page: Page) -> int:
    """The number in the head of the table; 0 in setup."""
    found = re.search(r"\d+", page.locator(".when").inner_text())
    return int(found[0]) if found else 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [[], [BOT, BOT]], ids=["solo", "two bots"])
def test_a_plain_round_takes_six_clicks_at_most(
    visit: Visit, server: Server, others: list[dict[str, str]], size: str
) -> None:
    page = visit(**SIZES[size])
    page.goto(f"/t/{new_table(server, page, [ME, *others], seed='clicks')}")
    clicks: dict[int, list[str]] = defaultdict(list)
    ready(page)
    while (number := round_of(page)) <= ROUNDS:
        prefer = LONG if number else PLAIN
        first = page.evaluate(FIRST, prefer)
        clicks[number].append(first["step"] if first else "a dialog")
        assert play_one(page, prefer, touch=size == "phone"), f"covered: {open_steps(page)}"
        ready(page)
    del clicks[0]
    told = "\n".join(f"round {number}: {', '.join(steps)}" for number, steps in clicks.items())
    assert len(clicks) == ROUNDS, told
    for steps in clicks.values():
        # Equal dice are put in order first: the rules ask for that besides.
        ordering = [step for step in steps if step.startswith("die:")]
        assert len(steps) - len(ordering) <= MOST, told
        assert len(ordering) <= 1 + len(others), told
