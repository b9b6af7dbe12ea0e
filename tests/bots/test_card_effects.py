"""Every scoring word of the vocabulary reaches the inputs of the bots' values.

On a full sheet nothing is left to chance: there the inputs must say exactly the stars the engine
pays. Cards of a pack speak the words that no card of the box uses.
"""

from __future__ import annotations

from array import array
from functools import cache
from math import fsum
from random import Random
from typing import get_args

import pytest

from rollplayer.bots.features.card_effects import CardEffects
from rollplayer.bots.features.context import (
    AFTER_MARKET,
    BEFORE_MARKET,
    Context,
)
from rollplayer.bots.features.layer import FirstLayer
from rollplayer.bots.features.layout import CARD_SLOTS, CLASS_SLOTS, SHEET, TURN
from rollplayer.bots.features.rows import affordable_part, sheet_inputs
from rollplayer.bots.features.sheets import Sheets, own_sheet, sheets_of
from rollplayer.bots.features.values import load_network
from rollplayer.engine import State, score
from rollplayer.engine.cards import (
    ARMOR,
    SKILL,
    TRAIT,
    WEAPON,
    AtLeast,
    Card,
    CardSet,
    Condition,
    Count,
    FewerCards,
    ScoringEffect,
    StarsIf,
    StarsPer,
)
from rollplayer.engine.terms import EVERY_COLOR, NO_DIE, make_die
from rollplayer.notation.cards.cardfile import read_pack_text
from rollplayer.notation.position import read_position
from tests.scenario import hero, initiative, position

COUNTS = {
    "weapons": '{ type = "cards", kind = "weapon" }',
    "armor": '{ type = "cards", kind = "armor" }',
    "skills": '{ type = "cards", kind = "skill" }',
    "traits": '{ type = "cards", kind = "trait" }',
    "gold": '{ type = "gold" }',
    "gold-dice": '{ type = "dice", color = "gold" }',
    "red-dice": '{ type = "dice", color = "red" }',
    "goals": '{ type = "goals-met" }',
}
CONDITIONS = {
    "pips-at-most": '{ type = "pips-at-most", row = "wis", pips = 9 }',
    "pips-at-least": '{ type = "pips-at-least", row = "con", pips = 12 }',
    "goal-met": '{ type = "goal-met", row = "dex" }',
    "token-in-row": '{ type = "token-in-row", row = "good" }',
    "token-in-column": '{ type = "token-in-column", column = "lawful" }',
    "same-color": '{ type = "same-color", dice = 5 }',
    "same-color-of-four": '{ type = "same-color", dice = 4 }',
    "fewer-cards": '{ type = "fewer-cards", solo-at-most = 6 }',
    "fewer-cards-than-five": '{ type = "fewer-cards", solo-at-most = 4 }',
}
NUMBERS = {"gold": 9, "gold-dice": 3, "red-dice": 3}  # else 2
WORDS = {
    **{f"per-{name}": f'{{ type = "stars-per", stars = 2, count = {count} }}'
       for name, count in COUNTS.items()},
    **{f"per-two-{name}":
       f'{{ type = "stars-per", stars = 2, count = {count}, each = 2, at-most = 3 }}'
       for name, count in COUNTS.items()},
    **{f"enough-{name}": '{ type = "stars-if", stars = 4, when = { type = "at-least", '
       f"count = {count}, number = {NUMBERS.get(name, 2)} }} }}"
       for name, count in COUNTS.items()},
    **{f"if-{name}": f'{{ type = "stars-if", stars = 3, when = {condition} }}'
       for name, condition in CONDITIONS.items()},
    "class-dice-count-more": '{ type = "dice-count-more", color = "class", by = 1 }',
    "gold-dice-count-more": '{ type = "dice-count-more", color = "gold", by = 1 }',
    "black-dice-count-more": '{ type = "dice-count-more", color = "black", by = 2 }',
    "rows-count-more": '{ type = "rows-count-more", rows = ["int", "wis"], by = 3 }',
    "larger-armor-set": '{ type = "larger-armor-set", by = 1 }',
    "much-larger-armor-set": '{ type = "larger-armor-set", by = 2 }',
}  # fmt: skip
NOTHING = "nothing"
PLAIN = ("plain-one", "plain-two", "plain-three")  # further traits that score nothing
CLASSES = ("warrior", "wizard", "monk", "rogue", "bard")


@cache
def cards() -> CardSet:
    """The base cards and a trait for every word, which scores nothing else."""
    tables = [
        f'[market.word-{name}]\nname = "{name}"\nkind = "trait"\ndots = 1\ncost = 3\n'
        f'rule = "Scores."\neffects = [{effect}]\n'
        for name, effect in {**WORDS, NOTHING: "", **dict.fromkeys(PLAIN, "")}.items()
    ]
    return read_pack_text('name = "words"\n' + "\n".join(tables), "words")


def card_of(name: str) -> Card:
    return next(card.index for card in cards().market if card.slug == f"word-{name}")


@cache
def solo(hero_class: str) -> State:
    center = initiative(None, None, None)
    own = hero(**{"class": hero_class})
    given = position(own, phase="roll", cards="words", initiative=center)
    return read_position(cards(), given)


@cache
def plain_cards(*kinds: int) -> list[Card]:
    """Cards of these kinds that score nothing."""
    return [
        card.index
        for card in cards().market
        if card.kind in kinds and not scores(card.index) and card.index != card_of(NOTHING)
    ]


def state_with(random: Random, name: str, spaces: int = 18) -> State:
    """A solo hero with random dice, cards, token and gold that owns the card of a word."""
    state = solo(random.choice(CLASSES)).clone()
    own = state.heroes[0]
    filled = {space for space in range(18) if space % 3 < (spaces + 5 - space // 3) // 6}
    own.dice = [
        make_die(random.choice(EVERY_COLOR), random.randint(1, 6)) if space in filled else NO_DIE
        for space in range(18)
    ]
    own.gold = random.randrange(20)
    own.charisma = random.randrange(2)
    own.row, own.column = random.randrange(3), random.randrange(3)
    # Weapons may be dropped for a trait that likes few cards (R11.21); that is not to be tested.
    kinds = (ARMOR, SKILL, TRAIT) if "fewer" in name else (ARMOR, SKILL, TRAIT, WEAPON)
    others = plain_cards(*kinds)
    own.cards = [*random.sample(others, random.randrange(8)), card_of(name)]
    return state


def scores(card: int) -> bool:
    return any(
        isinstance(effect, get_args(ScoringEffect)) for effect in cards().market[card].effects
    )


def without_it(state: State) -> State:
    """The same state with a card that does nothing in place of the word's."""
    copy = state.clone()
    copy.heroes[0].cards[-1] = card_of(NOTHING)
    return copy


def told(state: State) -> float:
    """The stars that the inputs tell of: each input times the unit it is measured in."""
    context = Context(state, 0, AFTER_MARKET)
    turn = dict(zip(TURN.names, context.turn_inputs(), strict=True))
    sheet = sheet_inputs(context, own_sheet(state.heroes[0]))[0]
    on_sheet = dict(zip(SHEET.names, sheet, strict=True))
    units = {"goals": 12, "low-goals": 8, "famous": 4, "same-color": 4, "token": 3, "gold-cards": 4}
    stars = sum(unit * on_sheet[name] for name, unit in units.items())
    stars += 8 * turn["pays"] + 3 * turn["shield"] + 4 * turn["few-cards"] * turn["few-now"]
    return float(stars)


@pytest.mark.parametrize("name", WORDS)
def test_on_a_full_sheet_the_inputs_tell_the_stars_that_the_engine_pays(name: str) -> None:
    random = Random(f"words {name}")
    seen = set()
    for _ in range(60):
        state = state_with(random, name)
        bare = without_it(state)
        paid = score(state)[0].total - score(bare)[0].total
        tells = told(state) - told(bare)
        seen.add(paid)
        if "same-color" in name and not paid:
            assert 0 <= tells < 3  # the nearer, the more is hoped for
        else:
            assert tells == pytest.approx(paid, abs=1e-3)
    assert len(seen) > 1, "the word never made a difference"


def words_used() -> list[ScoringEffect]:
    market = cards().market
    return [effect for name in WORDS for effect in market[card_of(name)].effects
            if isinstance(effect, get_args(ScoringEffect))]  # fmt: skip


def test_every_word_of_the_vocabulary_is_tested() -> None:
    used = words_used()
    assert {type(effect) for effect in used} == set(get_args(ScoringEffect))
    conditions = [effect.condition for effect in used if isinstance(effect, StarsIf)]
    assert {type(condition) for condition in conditions} == set(get_args(Condition))
    per = {type(effect.what) for effect in used if isinstance(effect, StarsPer)}
    enough = {type(each.what) for each in conditions if isinstance(each, AtLeast)}
    assert per == enough == set(get_args(Count))


@pytest.mark.parametrize("kind", ["weapons", "armor", "skills", "traits"])
def test_the_next_card_of_a_kind_promises_what_it_will_pay(kind: str) -> None:
    random = Random(f"next {kind}")
    for name, most in ((f"per-{kind}", 99), (f"per-two-{kind}", 3)):
        for _ in range(20):
            state = state_with(random, name)
            inputs = Context(state, 0, AFTER_MARKET).turn_inputs()
            place = ("weapons", "armor", "skills", "traits").index(kind)
            owned = [cards().market[card].kind for card in state.heroes[0].cards].count(place)
            each = 1 if most == 99 else 2
            now, after = (min(most, 2 * (count // each)) for count in (owned, owned + 1))
            assert 2 * inputs[TURN.place[f"pays-{kind}"]] == after - now


def test_a_card_that_likes_few_cards_says_how_few() -> None:
    effects = CardEffects(cards(), (card_of("if-fewer-cards-than-five"),))
    assert (effects.few_cards, effects.few_limit) == (3, 4)
    limits = [e.condition.solo_at_most for e in words_used()
              if isinstance(e, StarsIf) and isinstance(e.condition, FewerCards)]  # fmt: skip
    assert limits == [6, 4]


# Cards that no training knew ---------------------------------------------------------------------


@cache
def twins() -> CardSet:
    """The base cards and fourteen new skills that are all the same."""
    facts = (
        'kind = "skill"\ndots = 1\ncost = 3\nrule = "Flips."\ntiming = "any"\n'
        'effects = [{ type = "takes-action", action = "str" }]\n'
    )
    tables = [f'[market.twin-{number}]\nname = "{number}"\n{facts}' for number in range(14)]
    return read_pack_text('name = "twins"\n' + "\n".join(tables), "twins")


@pytest.mark.parametrize("name", ["adept.network", "best.network"])
def test_a_new_card_of_a_pack_counts_by_what_it_does_and_not_by_its_number(name: str) -> None:
    """Of two new cards that do the same, one was up to half a star better, owned or for sale."""
    center = initiative(None, None, None)
    state = read_position(twins(), position(hero(), phase="roll", cards="twins", initiative=center))
    network = load_network(name)
    owned, shown = set(), set()
    for card in twins().market[-14:]:
        state.heroes[0].cards, state.market = [card.index], []
        owned.add(float(network(Context(state, 0, AFTER_MARKET), own_sheet(state.heroes[0]))[0]))
        state.heroes[0].cards, state.market = [], [card.index]
        shown.add(float(network(Context(state, 0, BEFORE_MARKET), own_sheet(state.heroes[0]))[0]))
    assert len(owned) == len(shown) == 1


@cache
def more_classes() -> CardSet:
    """The base cards and two more classes that are alike."""
    rows = ("str", "dex", "con", "int", "wis", "cha")
    facts = (
        'name = "New"\ncolor = "red"\nability = "None"\neffects = []\nability_rule = "Nothing."\n'
        + "".join(f'{row} = {{ goal = "14-15", stars = 2 }}\n' for row in rows)
    )
    return read_pack_text(f'name = "more"\n[class.fighter]\n{facts}[class.brute]\n{facts}', "more")


@pytest.mark.parametrize("name", ["adept.network", "best.network"])
def test_a_thirteenth_class_is_seen_by_the_bots(name: str) -> None:
    """It had no input of its own and was no class at all to them."""
    assert len(more_classes().classes) == CLASS_SLOTS + 2
    given = position(hero("STR r5 r6"), cards="more", initiative=initiative(None, None, None))
    state = read_position(more_classes(), {**given, "phase": "roll"})
    network, own = load_network(name), state.heroes[0]
    stars = []
    for number in range(CLASS_SLOTS + 2):
        own.hero_class = number
        inputs = Context(state, 0, AFTER_MARKET).turn_inputs()[TURN.slices["class"]]
        assert sum(inputs) == pytest.approx(1)
        stars.append(network(Context(state, 0, AFTER_MARKET), own_sheet(own))[0])
    assert stars[-1] == stars[-2], "which of two new classes it is makes no difference"
    assert min(stars) - 2 < stars[-1] < max(stars[:-2]) + 2


# The tables of the first layer -------------------------------------------------------------------


def random_layer(seed: int) -> FirstLayer:
    random = Random(seed)

    def weights(inputs: int) -> array[float]:
        return array("f", [random.gauss(0, 1) for _ in range(5 * inputs)])

    return FirstLayer(weights(len(TURN)), weights(CARD_SLOTS), weights(len(SHEET)), weights(1))


def by_arithmetic(layer: FirstLayer, context: Context, sheets: Sheets) -> list[list[float]]:
    """Inputs times weights, added up exactly."""
    turn = weighed(context.turn_inputs(), layer.turn, layer.units)
    values = []
    for index, inputs in enumerate(sheet_inputs(context, sheets)):
        cards = [0.0] * CARD_SLOTS
        for card, paid in zip(
            context.shown, affordable_part(context, sheets.base(index)), strict=True
        ):
            cards[card] = paid
        parts = [turn, weighed(inputs, layer.sheet, layer.units), layer.bias]
        parts.append(weighed(cards, layer.cards, layer.units))
        values.append([fsum(unit) for unit in zip(*parts, strict=True)])
    return values


def weighed(inputs: list[float], weights: array[float], units: int) -> list[float]:
    return [
        fsum(value * weight for value, weight in zip(inputs, weights[unit::units], strict=True))
        for unit in range(units)
    ]


@pytest.mark.parametrize("spaces", [0, 7, 12, 18])
@pytest.mark.parametrize("name", WORDS)
def test_the_tables_of_the_layer_know_every_word(name: str, spaces: int) -> None:
    random = Random(f"layer {name} {spaces}")
    layer = random_layer(1)
    for stage in (AFTER_MARKET, BEFORE_MARKET):
        state = state_with(random, name, spaces)
        state.market = random.sample([Card(card) for card in range(40)], 5)
        context = Context(state, 0, stage)
        heroes = [state_with(random, name, spaces).heroes[0] for _ in range(4)]
        for some in (heroes, heroes[:1]):
            sheets = sheets_of(some)
            values = by_arithmetic(layer, context, sheets)
            for found, exact in zip(layer(context, sheets), values, strict=True):
                assert found == pytest.approx(exact, abs=1e-3)
