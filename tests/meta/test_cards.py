"""A card of the box is known everywhere, or what lacks it is named (`docs/adding-a-card.md`)."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from rollplayer.notation.cards.page_facts import base_facts
from rollplayer.words import languages, words_for
from scripts.glossary import GLOSSARY
from scripts.locales import CARD_MESSAGES
from tests import second_scorer
from tests.meta.sources import ROOT, TESTS

BOX: dict[str, dict[str, Any]] = base_facts()
FACTS = ROOT / "web" / "src" / "lib" / "facts.json"
MESSAGES = {file: (prefix, suffixes) for file, prefix, suffixes in CARD_MESSAGES}
CARDS = [(file, slug) for file in MESSAGES for slug in BOX[file]]
SAYS = {"": "its name", "-rule": "what it does", "-ability": "the name of its ability"}
# What pays is counted twice; what is done is played by hand, from the sentence.
COUNTED: dict[str, Iterable[str]] = {
    "classes": second_scorer.CLASSES,
    "races": second_scorer.RACES,
    "backstories": second_scorer.BACKSTORIES,
    "alignments": second_scorer.ALIGNMENTS,
}
PLAYED = {"weapon": "weapons", "skill": "skills", "classes": "classes"}
OPTIONAL = """
It is played and shown without these, but they suit it:
- web/scripts/glyphs.csv: a picture of its own (`npm run glyphs`), else it has that of its kind
- web/src/art/portrait: its look on a hero, else that of the plainest of its kind
- locales/*/cards.ftl: card-SLUG-short, fewer words for its face, else the whole sentence"""


def missing_places(file: str, slug: str) -> list[str]:
    """Every place that does not know a card, and what to write there."""
    return [*missing_words(file, slug), *missing_tests(file, slug), *missing_files(slug)]


def missing_words(file: str, slug: str) -> Iterator[str]:
    prefix, suffixes = MESSAGES[file]
    for language in languages():
        for suffix in suffixes:
            if f"{prefix}-{slug}{suffix}" not in words_for(language).texts:
                said = SAYS.get(suffix, "its story")
                yield f"locales/{language}/cards.ftl: {prefix}-{slug}{suffix} = {said}"


def missing_tests(file: str, slug: str) -> Iterator[str]:
    card = BOX[file].get(slug, {})
    kind = card.get("kind", file)
    if slug not in COUNTED.get(file, [slug]):
        yield f'tests/second_scorer.py: a row "{slug}" in {file.upper()}'
    if kind == "trait" and not occurs(rf'case "{slug}":', "second_scorer.py"):
        yield f'tests/second_scorer.py: a case "{slug}" in trait_stars, what it pays'
    if card.get("effects") and not occurs(rf'"{slug}" in cards', "second_scorer.py"):
        yield f'tests/second_scorer.py: where "{slug}" in cards counts at the end'
    scenario = f"test_{slug.replace('-', '_')}_"
    if kind in PLAYED and not occurs(f"def {scenario}", f"cards/test_{PLAYED[kind]}.py"):
        yield f"tests/cards/test_{PLAYED[kind]}.py: a scenario {scenario}..., from its sentence"


def missing_files(slug: str) -> Iterator[str]:
    if f"\n| `{slug}` |" not in GLOSSARY.read_text("utf-8"):
        yield "docs/glossary.md: its names; `make wire` takes them from locales/"
    if f'"{slug}"' not in FACTS.read_text("utf-8"):
        yield "web/src/lib/facts.json: its facts; `make wire` writes them"


def occurs(pattern: str, file: str) -> bool:
    return re.search(pattern, (TESTS / file).read_text("utf-8")) is not None


@pytest.mark.parametrize(("file", "slug"), CARDS, ids=[slug for _, slug in CARDS])
def test_a_card_is_known_everywhere(file: str, slug: str) -> None:
    missing = missing_places(file, slug)
    assert not missing, "\n".join(["these lack it:", *missing, OPTIONAL])


@pytest.mark.parametrize(
    ("file", "tests"), [("classes", 2), ("races", 1), ("backstories", 1), ("alignments", 1)]
)
def test_a_new_card_would_be_missed_everywhere(file: str, tests: int) -> None:
    """The test itself finds a card that nobody has heard of."""
    words = len(MESSAGES[file][1]) * len(languages())
    assert len(missing_places(file, "unheard-of")) == words + tests + 2


@pytest.mark.parametrize("kind", ["trait", "weapon", "skill", "armor"])
def test_a_new_market_card_would_be_missed_everywhere(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    effects = [{"type": "larger-armor-set"}] if kind == "weapon" else []
    monkeypatch.setitem(BOX["market"], "unheard-of", {"kind": kind, "effects": effects})
    tests = {"armor": 0, "weapon": 2}.get(kind, 1)
    assert len(missing_places("market", "unheard-of")) == 2 * len(languages()) + tests + 2
