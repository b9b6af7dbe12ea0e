"""Counts the components of a loaded position against R1: no 74th die, no card twice."""

from collections.abc import Iterable

from rollplayer.engine import Hero, State
from rollplayer.engine.cards import (
    SKILL,
    Alignment,
    Backstory,
    BorrowsSkill,
    Card,
    Race,
    hands_held,
    hands_limit,
)
from rollplayer.engine.terms import (
    ABSENT,
    CHARISMA_TOKENS,
    COLOR_NAMES,
    DICE_OF_COLOR,
    GOLD,
    NO_DIE,
    NONE,
    color_of,
)
from rollplayer.errors import BadPosition


def check_components(state: State) -> None:
    """Refuses a position that the contents of no box could make."""
    check_dice(state)
    check_market_cards(state)
    check_initiative(state)
    check_heroes(state)


def dice_by_color(state: State) -> list[int]:
    """How many dice of each color are in the game: bag, center, sheets and hands."""
    dice = state.bag.copy()
    on_table = [die for die in state.center if die > NO_DIE]
    for hero in state.heroes:
        on_table += [die for die in hero.dice if die]
    for die in on_table:
        dice[color_of(die)] += 1
    for prompt in state.prompts:
        for color in prompt.loose_dice():
            dice[color] += 1
    return dice


def check_dice(state: State) -> None:
    for color, (dice, most) in enumerate(zip(dice_by_color(state), DICE_OF_COLOR, strict=True)):
        enemy = 1 if state.options.solo and color == GOLD else 0
        if dice > most - enemy:
            rule = "R9.1" if enemy else "R1.1"  # in the solo game one gold die is the enemy's
            name = COLOR_NAMES[color]
            raise BadPosition(
                "too-many-dice", number=dice, color=name, most=most - enemy, rule=rule
            )


def all_market_cards(state: State) -> list[Card]:
    """Every market card in the game, wherever it is."""
    cards = [*state.market, *state.discard, *state.trash]
    cards += [*state.single, *state.double, *state.mixed]
    for hero in state.heroes:
        cards += hero.cards
    for prompt in state.prompts:
        cards += prompt.loose_cards()
    return cards


def check_market_cards(state: State) -> None:
    market = state.options.cards.market
    twice = repeated(all_market_cards(state))
    if twice is not None:
        raise BadPosition("card-twice", card=market[twice].slug, rule="R1.7")
    edition = state.options.edition
    for card in all_market_cards(state):
        slug = market[card].slug
        if edition not in market[card].editions:
            raise BadPosition("card-not-in-edition", card=slug, edition=edition, rule="R10")
        if state.options.solo and isinstance(market[card].ability, BorrowsSkill):
            raise BadPosition("card-not-in-solo", card=slug, rule="R9.1")


def repeated(values: Iterable[int]) -> int | None:
    seen = set()
    for value in values:
        if value in seen:
            return value
        seen.add(value)
    return None


def check_initiative(state: State) -> None:
    center = [card + 1 for card, die in enumerate(state.center) if die != ABSENT]
    held = [hero.initiative for hero in state.heroes if hero.initiative]
    twice = repeated([*center, *held])
    if twice is not None:
        raise BadPosition("initiative-twice", number=twice, rule="R1.8")
    highest = state.options.initiative_cards
    if max((*center, *held), default=0) > highest:
        raise BadPosition("initiative-in-play", most=highest, rule="R2.9")


def check_heroes(state: State) -> None:
    cards = state.options.cards
    heroes = state.heroes
    if sum(hero.charisma for hero in heroes) > CHARISMA_TOKENS:
        raise BadPosition("charisma-tokens", most=CHARISMA_TOKENS, rule="R1.8")
    unique("same-race", [hero.race for hero in heroes], "R2.2")
    unique("same-backstory", [hero.backstory for hero in heroes], "R1.5")
    unique("same-alignment", [hero.alignment for hero in heroes], "R1.6")
    colors = [
        NONE if hero.hero_class == NONE else cards.classes[hero.hero_class].color for hero in heroes
    ]
    unique("same-class-color", colors, "R2.4")
    for seat, hero in enumerate(heroes):
        check_edition(state, seat, hero)
        check_hand(state, seat, hero)


def unique(reason: str, values: list[int], rule: str) -> None:
    if repeated(value for value in values if value != NONE) is not None:
        raise BadPosition(reason, rule=rule)


def check_edition(state: State, seat: int, hero: Hero) -> None:
    cards, edition = state.options.cards, state.options.edition
    path = f"heroes[{seat}]"
    owned: list[Race | Backstory | Alignment] = []
    if hero.race != NONE:
        owned.append(cards.races[hero.race])
    if hero.backstory != NONE:
        owned.append(cards.backstories[hero.backstory])
    if hero.alignment != NONE:
        owned.append(cards.alignments[hero.alignment])
    for card in owned:
        if edition not in card.editions:
            slug = card.slug
            raise BadPosition("not-in-edition", path=path, text=slug, edition=edition, rule="R10")


def check_hand(state: State, seat: int, hero: Hero) -> None:
    market = state.options.cards.market
    path = f"heroes[{seat}]"
    hands, limit = hands_held(state, hero), hands_limit(state, hero)
    if hands > limit:
        raise BadPosition("too-many-hands", path=path, number=hands, most=limit, rule="R3.3b")
    turned = [*hero.exhausted, *hero.refreshed]
    for card in turned:
        if card not in hero.cards or market[card].kind != SKILL:
            slug = market[card].slug
            raise BadPosition("exhausted-not-a-skill", path=path, card=slug, rule="R5.1")
    if repeated(turned) is not None:
        raise BadPosition("exhausted-twice", path=path, rule="R5.1")
