"""Sentences of cards are in `locales/` alone; their numbers are those of the effects."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rollplayer.errors import BadCards
from rollplayer.notation.cards.card_words import COUNTING
from rollplayer.notation.cards.cardfile import base_cards, read_pack_text
from rollplayer.notation.cards.page_facts import base_facts, pack_facts
from rollplayer.refusal_words import Names, card_name, text_of
from rollplayer.words import languages, words_for
from scripts.locales import LOCALES, read
from tests.golden.sentences import sentence
from tests.meta.sources import PACKAGE

PACK = """
name = "harder"
[market.courageous]
effects = [{ type = "stars-if", stars = 7, when = { type = "goal-met", row = "str" } }]
[market.weak]
[[market.weak.effects]]
type = "stars-if"
stars = 1
when = { type = "pips-at-most", row = "str", pips = 5 }
[class.thief]
effects = [{ type = "gold-dice-pay", gold = 6 }]
[armor-set.mystic]
stars = [2, 6, 9]
"""
CARD = 'name = "Copy"\nkind = "trait"\ndots = 1\ncost = 2\nrule = "Pays."\neditions = ["second"]\n'
# A number that the pack changes, by the rule that must say it.
CHANGED = {
    "card-courageous-rule": "7",
    "card-weak-rule": "5",
    "class-thief-rule": "6",
    "card-mystic-cowl-rule": "2/6/9",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", CHANGED)
def test_a_changed_effect_changes_the_sentence_in_every_language(key: str, language: str) -> None:
    words, changed = words_for(language), read_pack_text(PACK, "harder.toml")
    before, after = text_of(words, base_cards(), key), text_of(words, changed, key)
    assert before != after
    assert CHANGED[key] in after
    assert CHANGED[key] not in before


def test_the_page_gets_the_same_numbers() -> None:
    changed = read_pack_text(PACK, "harder.toml")
    assert pack_facts(PACK)["numbers"] == changed.numbers
    assert pack_facts(PACK)["numbers"]["card-courageous-rule"] == {"stars": 7}
    assert base_facts()["numbers"] == base_cards().numbers


@pytest.mark.parametrize("language", languages())
def test_every_rule_is_filled_from_its_card(language: str) -> None:
    words, cards = words_for(language), base_cards()
    keys = [f"card-{card.slug}-rule" for card in cards.market]
    keys += [f"class-{card.slug}-rule" for card in cards.classes]
    for key in keys:
        assert not re.search(r"[{}$]", text_of(words, cards, key))


@pytest.mark.parametrize("language", languages())
def test_every_number_of_an_effect_is_in_its_sentence(language: str) -> None:
    """Nobody can change a number on a card and leave the sentence behind."""
    messages = {
        **read(LOCALES / language / "cards.ftl")[0],
        **read(LOCALES / language / "rules.ftl")[0],
    }

    def names(key: str) -> set[str]:
        text = messages[key]
        return set(text.placeholders).union(*(names(other) for other in text.references))

    unsaid = {"each": 1, "at-most": 0}  # what `stars-per` leaves out
    for key, numbers in base_cards().numbers.items():
        said = {name for name, number in numbers.items() if unsaid.get(name) != number}
        assert names(key) <= set(numbers), key
        assert said <= names(key) or key in COUNTING, key


@pytest.mark.parametrize("language", languages())
def test_rules_say_how_many_cards_the_box_has(language: str) -> None:
    """Whoever plays with a card more reads of a card more."""
    words, base = words_for(language), base_cards()
    more = read_pack_text(f'name = "more"\n[market.copy]\n{CARD}', "more.toml")
    for key in ("rule-R1-7", "rule-R10", "edition-second-rule"):
        for cards in (base, more):
            assert str(len(cards.market)) in text_of(words, cards, key)


def test_a_card_that_does_something_else_must_say_so() -> None:
    """Our sentence of a card follows its numbers; with other effects it would be wrong."""
    other = '[market.weak]\neffects = [{ type = "larger-armor-set", by = 1 }]\n'
    with pytest.raises(BadCards, match="“rule” is missing: say what the card does"):
        read_pack_text(other, "mine.toml")
    assert read_pack_text(f'{other}rule = "A set grows."\n', "mine.toml").market


def test_a_packs_own_words_win_in_every_language() -> None:
    pack = '[market.longsword]\nname = "Toothpick"\nrule = "Pokes."\n'
    cards = read_pack_text(pack, "mine.toml")
    for language in languages():
        words = words_for(language)
        assert text_of(words, cards, "card-longsword-rule") == "Pokes."
        assert card_name(words, "longsword", Names((), cards.words)) == "Toothpick"


@pytest.mark.parametrize("path", sorted((PACKAGE / "cards").glob("*.toml")), ids=lambda p: p.name)
def test_no_sentence_is_written_in_the_card_files(path: Path) -> None:
    for slug, table in tomllib.loads(path.read_text("utf-8")).items():
        assert not {"name", "rule", "ability", "ability_rule", "story"} & set(table), slug


# Numbers that belong to a rule: the best face, what a discard and a gold die usually pay.
RULES = {
    "longsword": {"6"},
    "jeweled-dagger": {"6"},
    "concentrate": {"6"},
    "heavy-crossbow": {"0"},
    "move-silently": {"2"},
    "thief": {"2"},
}
IN_WORDS = {"tower-shield", "wizard"}  # "one piece", "twice"


def printed_cards() -> dict[str, set[str]]:
    """The numbers of each card by the key of its texts, straight from the files."""
    market, classes = (
        tomllib.loads((PACKAGE / "cards" / f"{name}.toml").read_text("utf-8"))
        for name in ("market", "classes")
    )
    sets = market.pop("armor-sets")
    printed = {f"card-{slug}": printed_numbers(card, sets) for slug, card in market.items()}
    printed.update((f"class-{slug}", printed_numbers(card, {})) for slug, card in classes.items())
    return printed


def printed_numbers(card: dict[str, Any], sets: dict[str, Any]) -> set[str]:
    if "set" in card:
        stars = sets[card["set"]]["stars"]
        return {*map(str, stars), *map(str, range(1, len(stars) + 1))}
    return set(re.findall(r"\d+", str(card.get("effects", ""))))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("form", ["rule", "short"])
def test_the_figures_of_a_sentence_are_those_on_the_card(form: str, language: str) -> None:
    """Greedy once could say "for every 1 gold, up to 0 stars" in four languages."""
    checked = 0
    for key, printed in printed_cards().items():
        slug = key.split("-", 1)[1]
        said = set(re.findall(r"\d+", sentence(language, f"{key}-{form}")))
        if not said and form == "short":
            continue
        assert said <= printed | RULES.get(slug, set()) | {"1"}, key
        assert slug in IN_WORDS or printed <= said, key
        checked += bool(printed)
    assert checked > 20
