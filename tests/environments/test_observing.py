"""What a seat sees: every position of an observation means what its name says."""

from collections import Counter
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from rollplayer.engine import PHASES, Options, State, current_prompt
from rollplayer.engine.cards import top_pile
from rollplayer.engine.terms import (
    ATTRIBUTES,
    COLOR_NAMES,
    COLORS,
    NONE,
    PROMPTS,
    SPACE_NAMES,
    die_name,
)
from rollplayer.environments.naming import observation_names
from rollplayer.environments.observing import DECISIONS, width, zeros
from rollplayer.library.position import Position
from rollplayer.library.text import rows_of
from rollplayer.notation.cards.cardfile import base_cards
from tests.environments.frozen import random_steps

GRID = [
    f"{row}-{column}"
    for row in ("good", "neutral", "evil")
    for column in ("lawful", "neutral", "chaotic")
]


def seen_by_name(players: int, buffer: vec[u8]) -> dict[str, int]:
    """What differs from zero, by its name."""
    names = observation_names(players)
    assert len(names) == len(buffer)
    return {name: byte for name, byte in zip(names, buffer, strict=True) if byte}


def decisions(players: int, seed: int) -> Iterator[tuple[State, int, dict[str, int]]]:
    """Every position of a random game as every seat sees it."""
    for episode in random_steps(Options(players, base_cards()), seed):
        for seat in range(players):
            buffer = zeros(width(players))
            episode.observe(seat, buffer, 0)
            yield episode.state, seat, seen_by_name(players, buffer)


def expected(state: State, seat: int) -> dict[str, int]:
    """The same, told by the facade of the library, which knows nothing of positions in bytes."""
    players = len(state.heroes)
    found = table_facts(state, seat)
    for place in range(players):
        facts = hero_facts(state, (seat + place) % players)
        found |= {f"hero {place} {name}": value for name, value in facts.items()}
    return {name: value for name, value in found.items() if value}


def table_facts(state: State, seat: int) -> dict[str, int]:
    position = Position(state)
    players = len(state.heroes)
    market = [card.slug for card in state.options.cards.market]
    facts = {f"phase {PHASES[state.phase]}": 1, "round": state.round}
    facts[f"start player hero {(state.start - seat) % players}"] = 1
    if position.turn is not None:
        facts[f"to move hero {(position.turn - seat) % players}"] = 1
        facts |= prompt_facts(state)
    for card, die in position.center.items():
        facts[f"center {card} there"] = 1
        if die:
            facts[f"center {card} {COLOR_NAMES[COLORS.index(die[0])]}"] = 1
            facts[f"center {card} value"] = int(die[1])
        facts[f"center {card} with gold"] = state.center_gold[card - 1]
    for place, slug in enumerate(position.market):
        facts[f"market {slug}"] = place + 1
    facts |= {f"discard pile {market[card]}": 1 for card in state.discard}
    for card in (*state.single, *state.double, *state.mixed):
        facts[f"deck {market[card]}"] = 1 if card in top_pile(state) else 2
    bag = dict(zip(COLOR_NAMES, state.bag, strict=True))
    return facts | {f"bag {color}": dice for color, dice in bag.items()}


def prompt_facts(state: State) -> dict[str, int]:
    prompt = current_prompt(state)
    fields = dict(zip((name for name, _ in prompt.fields), prompt.values(), strict=True))
    facts = {f"decision {prompt.kind}": 1}
    dice = fields.get("dice", ()) if prompt.kind == "place-starting" else ()
    dice = (fields["die"],) if prompt.kind == "place" else dice
    facts |= {f"in hand {name}": n for name, n in Counter(map(die_name, dice)).items()}
    if prompt.kind == "keep":
        facts[f"rerolled {SPACE_NAMES[fields['space']]}"] = 1
    if prompt.kind == "buy-revealed":
        facts[f"revealed {state.options.cards.market[fields['card']].slug}"] = 1
    return facts


def hero_facts(state: State, seat: int) -> dict[str, int]:
    hero, shown = state.heroes[seat], Position(state).heroes[seat]
    cards = state.options.cards
    facts = sheet_facts(state, seat)
    if hero.alignment != NONE:
        stars = [cell for row in cards.alignments[hero.alignment].grid for cell in row]
        facts |= {f"stars plus 3 at {cell}": 3 + n for cell, n in zip(GRID, stars, strict=True)}
    facts[f"token at {GRID[3 * hero.row + hero.column]}"] = 1
    facts |= {"gold": shown.gold, "charisma": hero.charisma}
    if hero.initiative:
        facts[f"initiative card {hero.initiative}"] = 1
    if hero.placed != NONE:
        facts[f"placed in {ATTRIBUTES[hero.placed]}"] = 1
    if shown.hero_class:
        facts[f"class {shown.hero_class}"] = 1
        facts[f"class color {COLOR_NAMES[cards.classes[hero.hero_class].color]}"] = 1
    facts |= {f"owns {slug}": 1 for slug in shown.cards}
    spent = {cards.market[card].slug for card in (*hero.exhausted, *hero.refreshed)}
    return facts | {f"has spent {slug}": 1 for slug in spent}


def sheet_facts(state: State, seat: int) -> dict[str, int]:
    hero = state.heroes[seat]
    facts: dict[str, int] = {}
    for row in rows_of(Position(state).heroes[seat]):
        number = ATTRIBUTES.index(row.name)
        facts[f"{row.name} pips"] = sum(die & 7 for die in row.dice)
        facts[f"{row.name} free spaces"] = sum(not die for die in row.dice)
        if hero.hero_class != NONE:
            goal = state.options.cards.classes[hero.hero_class].goals[number]
            modifier = row.total - facts[f"{row.name} pips"]
            facts[f"{row.name} goal from"] = goal.low - modifier
            facts[f"{row.name} goal to"] = min(goal.high, 30) - modifier
            facts[f"{row.name} goal stars"] = goal.stars
        for place, (die, wish) in enumerate(zip(row.dice, row.wishes, strict=True)):
            space = f"{row.name}{place + 1}"
            if die:
                facts[f"{space} {COLOR_NAMES[die >> 3]}"] = 1
                facts[f"{space} value"] = die & 7
            if wish != NONE:
                facts[f"{space} wants {COLOR_NAMES[wish]}"] = 1
                facts[f"{space} matches"] = int(bool(die) and die >> 3 == wish)
    return facts


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_observation_says_what_its_names_say(players: int) -> None:
    kinds = set()
    for state, seat, seen in decisions(players, seed=players):
        assert seen == expected(state, seat)
        kinds |= {name for name in seen if name.startswith("decision ")}
    assert len(kinds) > 6


def test_every_decision_has_a_place() -> None:
    assert set(DECISIONS) == {kind for kind, prompt in PROMPTS.items() if not prompt.is_chance}


def test_a_smaller_game_is_a_beginning_of_a_larger_one() -> None:
    longest = observation_names(4)
    for players in (1, 2, 3):
        assert observation_names(players) == longest[: width(players)]
