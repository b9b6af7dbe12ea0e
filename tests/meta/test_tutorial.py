"""The tutorial is an annotated record: its steps must fit the game that it replays."""

import re
from pathlib import Path

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import write_move
from rollplayer.notation.record import read_record
from rollplayer.words import languages

ROOT = Path(__file__).resolve().parent.parent.parent
LEARN = ROOT / "web" / "src" / "learn"
STEP = re.compile(r'\{ key: "([a-z-]+)", at: (\d+)(, does: true)?')
STEPS = [
    (key, int(at), bool(does)) for key, at, does in STEP.findall((LEARN / "steps.ts").read_text())
]
# What a learner does in each kind of step: the verb of the recorded move.
VERBS = {
    "race": "race",
    "class": "class",
    "first-die": "place",
    "second-die": "place",
    "take": "take",
    "place": "place",
    "strength": "flip",
    "discard": "discard",
    "order": "order",
    "gold-die": "take",
    "gold-place": "place",
    "dexterity": "swap",
    "armor": "buy",
    "constitution": "raise",
    "trait": "buy",
    "intelligence": "reroll",
    "keep": "keep",
    "skill": "buy",
    "wisdom": "align",
    "use": "use",
    "cleanup": "refresh",
    "charisma": "charisma",
    "token": "buy",
}


def test_the_record_holds_and_every_step_waits_for_the_move_it_explains() -> None:
    cards = base_cards()
    record, _ = read_record(cards, (LEARN / "record.txt").read_text(), verify=True)
    done = {}
    for key, at, does in STEPS:
        assert at <= len(record.events)
        if does:
            event = record.events[at]
            assert event.seat == 0, key
            done[key] = write_move(cards, event.move).split()[0]
    assert done == VERBS


@pytest.mark.parametrize("language", list(languages()))
def test_every_step_has_its_words(language: str) -> None:
    words = (ROOT / "locales" / language / "tutorial.ftl").read_text(encoding="utf-8")
    for key, _, does in STEPS:
        for part in ("-title", "", *(["-do"] if does else [])):
            assert f"\ntutorial-{key}{part} = " in words
