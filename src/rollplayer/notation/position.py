"""Positions as JSON (`docs/notation.md`): any state of a game, mid-turn ones included, and back."""

from typing import Any, Final

from rollplayer.engine import (
    CLASS_SELECTIONS,
    EDITIONS,
    PHASES,
    RULES_VERSION,
    RULES_VERSIONS,
    SETUP,
    VARIANTS,
    Hero,
    Options,
    Seat,
    State,
    new_game,
    resume,
)
from rollplayer.engine.cards import Card, CardSet
from rollplayer.engine.terms import (
    ABSENT,
    ATTRIBUTES,
    COLORS,
    NO_DIE,
    NONE,
    SPACES,
    SPACES_IN_ROW,
    SPACES_OF_ROW,
    Die,
    die_name,
)
from rollplayer.errors import BadPosition
from rollplayer.notation.cards.card_data import UnknownCards, is_past, on_data
from rollplayer.notation.check_components import check_components
from rollplayer.notation.check_prompts import check_prompts
from rollplayer.notation.json_values import Place, Table, shown
from rollplayer.notation.moves import shorten
from rollplayer.notation.prompts import read_prompt, write_prompt
from rollplayer.notation.value_types import COLOR_LETTERS, DICE, ROWS, slugs_of

FORMAT: Final = 1
INITIATIVE_CARDS: Final = 5

POSITION_FIELDS: Final[dict[str, Any]] = {
    "format": FORMAT,
    "edition": "second",
    "variants": [],
    "classes": "drawn",
    "cards": "base",
    "rules_version": None,
    "card_data": None,
    "round": 1,
    "phase": None,
    "start": 0,
    "heroes": None,
    "initiative": [],
    "market": [],
    "discard": [],
    "trash": [],
    "deck": {},
    "bag": {},
    "prompts": [],
}
HERO_FIELDS: Final[dict[str, Any]] = {
    "race": None,
    "class": None,
    "backstory": None,
    "alignment": None,
    "gold": 0,
    "charisma": 0,
    "sheet": {},
    "cards": [],
    "exhausted": [],
    "refreshed": [],
    "initiative": None,
    "placed": None,
}
TOKEN_FIELDS: Final[dict[str, Any]] = {"card": None, "row": 1, "column": 1}
CARD_FIELDS: Final[dict[str, Any]] = {"card": None, "die": None, "gold": 0}
DECK_FIELDS: Final[dict[str, Any]] = {"single": [], "double": [], "mixed": []}
EDITION_NAMES: Final = {name: place for place, name in enumerate(EDITIONS)}
VARIANT_NAMES: Final = {name: place for place, name in enumerate(VARIANTS)}
SELECTION_NAMES: Final = {name: place for place, name in enumerate(CLASS_SELECTIONS)}
VERSION_NAMES: Final = {name: place for place, name in enumerate(RULES_VERSIONS)}
PHASE_NAMES: Final = {name: place for place, name in enumerate(PHASES)}


# Writing ---------------------------------------------------------------------------------------


def write_position(state: State) -> dict[str, Any]:
    """A state as plain JSON values."""
    written = write_options(state.options) | write_since(None, state)
    return {name: written[name] for name in POSITION_FIELDS if name in written}


def write_options(options: Options) -> dict[str, Any]:
    """What stays the same for a whole game."""
    written: dict[str, Any] = {
        "format": FORMAT,
        "edition": options.edition,
        "variants": list(options.variants),
        "classes": options.classes,
        "cards": options.cards.name,
    }
    if options.rules_version != RULES_VERSION:  # only a game of earlier rules names its version
        written["rules_version"] = options.rules_version
    if is_past(options.cards):  # and only one on earlier cards their data
        written["card_data"] = options.cards.data
    return written


def write_since(before: State | None, state: State) -> dict[str, Any]:
    """What differs from an earlier state of the same game; all of it where there is none."""
    cards = state.options.cards
    written: dict[str, Any] = {
        "round": state.round,
        "phase": PHASES[state.phase],
        "start": None if state.start == NONE else state.start,
    }
    if before is None:
        written["heroes"] = [write_hero(cards, hero) for hero in state.heroes]
    if before is None or (state.center, state.center_gold) != (before.center, before.center_gold):
        written["initiative"] = write_initiative(state)
    if before is None or state.market != before.market:
        written["market"] = slug_list(cards, state.market)
    if before is None or state.discard != before.discard:
        written["discard"] = slug_list(cards, state.discard)
    if before is None or state.trash != before.trash:
        written["trash"] = slug_list(cards, state.trash)
    if before is None or decks(state) != decks(before):
        names = ("single", "double", "mixed")
        piles = [slug_list(cards, deck) for deck in decks(state)]
        written["deck"] = dict(zip(names, piles, strict=True))
    if before is None or state.bag != before.bag:
        written["bag"] = {COLORS[color]: dice for color, dice in enumerate(state.bag) if dice}
    if before is None or state.prompts != before.prompts:
        written["prompts"] = [write_prompt(cards, prompt) for prompt in reversed(state.prompts)]
    return written


def decks(state: State) -> list[list[Card]]:
    return [state.single, state.double, state.mixed]


def write_initiative(state: State) -> list[dict[str, Any]]:
    return [
        {
            "card": card + 1,
            "die": None if die == NO_DIE else die_name(die),
            "gold": state.center_gold[card],
        }
        for card, die in enumerate(state.center)
        if die != ABSENT
    ]


def write_hero(cards: CardSet, hero: Hero) -> dict[str, Any]:
    written: dict[str, Any] = {
        "race": None if hero.race == NONE else cards.races[hero.race].slug,
        "class": None if hero.hero_class == NONE else cards.classes[hero.hero_class].slug,
        "backstory": None if hero.backstory == NONE else cards.backstories[hero.backstory].slug,
        "alignment": write_token(cards, hero),
        "gold": hero.gold,
        "charisma": hero.charisma,
        "sheet": write_sheet(hero.dice),
        "cards": slug_list(cards, hero.cards),
        "exhausted": slug_list(cards, hero.exhausted),
    }
    if hero.refreshed:
        written["refreshed"] = slug_list(cards, hero.refreshed)
    written["initiative"] = hero.initiative or None
    written["placed"] = None if hero.placed == NONE else ATTRIBUTES[hero.placed]
    return written


def write_token(cards: CardSet, hero: Hero) -> dict[str, Any] | None:
    """The alignment card and the place of the token; a token without a card may have moved too."""
    if hero.alignment == NONE and (hero.row, hero.column) == (1, 1):
        return None
    card = None if hero.alignment == NONE else cards.alignments[hero.alignment].slug
    return {"card": card, "row": hero.row, "column": hero.column}


def write_sheet(dice: list[Die]) -> dict[str, list[str]]:
    return {
        name: [die_name(die) for die in dice[SPACES_OF_ROW[row]] if die]
        for row, name in enumerate(ATTRIBUTES)
    }


def slug_list(cards: CardSet, pile: list[Card]) -> list[str]:
    return [cards.market[card].slug for card in pile]


# Reading ---------------------------------------------------------------------------------------


def read_position(cards: CardSet, data: Any, rules_version: str | None = None) -> State:
    """The state that a position describes; refuses a wrong one, saying what is wrong and where.

    Where the position names none, `rules_version` holds (today's if not given), and the data that
    `cards` are on.
    """
    table = Place(data, "").table(POSITION_FIELDS, ("phase", "heroes"))
    if table["format"].number() != FORMAT:
        raise table["format"].refuse("other-format", number=FORMAT)
    options = read_options(cards, table, rules_version or RULES_VERSION)
    phase = table["phase"].word(PHASE_NAMES)
    if phase == SETUP and not table["prompts"].items():
        return fresh_game(options, table)
    state = read_state(options, phase, table)
    for item in reversed(table["prompts"].items()):
        state.prompts.append(read_prompt(options, item))
    check_components(state)
    check_phase(state)
    check_prompts(state)
    resume(state)
    return state


def read_options(cards: CardSet, table: Table, rules_version: str) -> Options:
    heroes = table["heroes"].items()
    if not 1 <= len(heroes) <= 4:
        raise table["heroes"].refuse("heroes-at-table", number=len(heroes))
    if table["cards"].value != cards.name:
        given = shown(table["cards"].value)
        raise table["cards"].refuse("other-cards", text=given, known=cards.name)
    cards = cards_named(cards, table["card_data"])
    edition = EDITIONS[table["edition"].word(EDITION_NAMES)]
    variants = [VARIANTS[item.word(VARIANT_NAMES)] for item in table["variants"].items()]
    selection = table["classes"].word(SELECTION_NAMES)
    if table["rules_version"].value is not None:
        rules_version = RULES_VERSIONS[table["rules_version"].word(VERSION_NAMES)]
    classes = CLASS_SELECTIONS[selection]
    return Options(len(heroes), cards, edition, tuple(variants), classes, rules_version)


def cards_named(cards: CardSet, place: Place) -> CardSet:
    """The same cards on the data that is named, if any is."""
    if place.value is None:
        return cards
    try:
        return on_data(cards, str(place.value))
    except UnknownCards as error:
        raise place.refuse("unknown-card-data", text=shorten(error.name)) from None


def fresh_game(options: Options, table: Table) -> State:
    """Setup with nothing pending is the very beginning: no hero can have anything yet."""
    for item in table["heroes"].items():
        hero = item.table(HERO_FIELDS)
        if any(hero[name].value for name in ("race", "class", "backstory", "cards")):
            raise item.refuse("setup-needs-prompts")
    return new_game(options)


def read_state(options: Options, phase: int, table: Table) -> State:
    heroes = [read_hero(options, item) for item in table["heroes"].items()]
    center, center_gold = read_initiative(table["initiative"])
    deck = table["deck"].table(DECK_FIELDS)
    state = State(options)
    state.round = table["round"].number()
    state.phase = phase
    state.start = Seat(table["start"].maybe(lambda: table["start"].number(0, options.players - 1)))
    state.heroes = heroes
    state.center = center
    state.center_gold = center_gold
    state.market = read_cards(options, table["market"])
    state.discard = sorted(read_cards(options, table["discard"]))
    state.trash = sorted(read_cards(options, table["trash"]))
    state.single = sorted(read_cards(options, deck["single"]))
    state.double = sorted(read_cards(options, deck["double"]))
    state.mixed = sorted(read_cards(options, deck["mixed"]))
    state.bag = read_bag(table["bag"])
    return state


def read_hero(options: Options, place: Place) -> Hero:
    slugs = slugs_of(options.cards)
    table = place.table(HERO_FIELDS)
    hero = Hero()
    hero.race = table["race"].maybe(lambda: table["race"].word(slugs.races, "not-a-race"))
    hero.hero_class = table["class"].maybe(
        lambda: table["class"].word(slugs.classes, "not-a-class")
    )
    hero.backstory = table["backstory"].maybe(
        lambda: table["backstory"].word(slugs.backstories, "not-a-backstory")
    )
    if table["alignment"].value is not None:
        token = table["alignment"].table(TOKEN_FIELDS, ("card",))
        hero.alignment = token["card"].maybe(
            lambda: token["card"].word(slugs.alignments, "not-an-alignment")
        )
        hero.row = token["row"].number(0, 2)
        hero.column = token["column"].number(0, 2)
    hero.gold = table["gold"].number()
    hero.charisma = table["charisma"].number()
    hero.dice = read_sheet(table["sheet"])
    hero.cards = read_cards(options, table["cards"])
    hero.exhausted = sorted(read_cards(options, table["exhausted"]))
    hero.refreshed = sorted(read_cards(options, table["refreshed"]))
    hero.initiative = max(
        0, table["initiative"].maybe(lambda: table["initiative"].number(1, INITIATIVE_CARDS))
    )
    hero.placed = table["placed"].maybe(lambda: table["placed"].word(ROWS))
    return hero


def read_sheet(place: Place) -> list[Die]:
    table = place.table({name: [] for name in ATTRIBUTES})
    dice = [NO_DIE] * SPACES
    for row, name in enumerate(ATTRIBUTES):
        items = table[name].items()
        if len(items) > SPACES_IN_ROW:
            raise table[name].refuse("long-row", rule="R1.3")
        for at, item in enumerate(items):
            dice[row * SPACES_IN_ROW + at] = Die(item.word(DICE, "not-a-die"))
    return dice


def read_cards(options: Options, place: Place) -> list[Card]:
    slugs = slugs_of(options.cards).market
    return place.each(lambda item: Card(item.word(slugs, "not-a-card")))


def read_initiative(place: Place) -> tuple[list[Die], list[int]]:
    center = [ABSENT] * INITIATIVE_CARDS
    gold = [0] * INITIATIVE_CARDS
    for item in place.items():
        table = item.table(CARD_FIELDS, ("card",))
        card = table["card"].number(1, INITIATIVE_CARDS) - 1
        if center[card] != ABSENT:
            raise table["card"].refuse("initiative-twice", number=card + 1, rule="R1.8")
        die = table["die"]
        center[card] = NO_DIE if die.value is None else Die(die.word(DICE, "not-a-die"))
        gold[card] = table["gold"].number(0, 1)
    return center, gold


def read_bag(place: Place) -> list[int]:
    table = place.table(dict.fromkeys(COLORS, 0))
    return [table[letter].number(0, 99) for letter in COLOR_LETTERS]


def check_phase(state: State) -> None:
    """What a phase needs before it can begin."""
    phase = PHASES[state.phase]
    if state.start == NONE and state.phase != SETUP:
        raise BadPosition("start-unknown", path="start", rule="R2.1")
    if phase in ("roll", "cleanup") and any(hero.initiative for hero in state.heroes):
        raise BadPosition("nobody-holds-initiative", path="heroes", rule="R3.3")
    if state.prompts:
        return
    if phase in ("roll", "dice") and all(die == ABSENT for die in state.center):
        raise BadPosition("center-empty", path="initiative", rule="R2.9")
    if phase == "roll" and any(die > NO_DIE for die in state.center):
        raise BadPosition("dice-before-roll", path="initiative", rule="R3.4")
    if phase == "market" and not any(hero.initiative for hero in state.heroes):
        raise BadPosition("market-without-initiative", path="heroes", rule="R3.3")
