"""Builds a `CardSet` from the tables and refuses cards that no game could be played with."""

from collections.abc import Callable
from typing import Any, Final

from rollplayer.engine import EDITIONS
from rollplayer.engine.cards import (
    ABILITY_RULES,
    ANY_TIME,
    ARMOR,
    CARD_KINDS,
    NO_ARROW,
    SKILL,
    TIMINGS,
    TRAIT,
    WEAPON,
    Ability,
    Alignment,
    ArmorSet,
    Backstory,
    BorrowsSkill,
    Card,
    CardSet,
    Effect,
    HandsLimit,
    HeroClass,
    MarketCard,
    Passive,
    Race,
    ability_of,
)
from rollplayer.engine.terms import (
    ATTRIBUTES,
    CLASS_COLORS,
    COLOR_NAMES,
    NO_COLOR,
    SPACES,
    SPACES_IN_ROW,
)
from rollplayer.notation.cards.card_tables import (
    ALIGNMENT,
    ARMOR_SET,
    BACKSTORY,
    CLASS,
    MARKET,
    RACE,
    SECTIONS,
    Deal,
)
from rollplayer.notation.cards.card_words import KEYS, own_texts, rule_numbers, shape

MOST_CARDS: Final = 254  # per section: what fits in a move
MOST_HEROES: Final = 4  # each has its own race, backstory and alignment
# Setup takes at most 14 cards out of the deck and lays out at most 5 (R2.7, R2.8, R10).
LEAST_MARKET_CARDS: Final = 20
# Fields that only some kinds of market card have.
KINDS_WITH: Final = {
    "hands": (WEAPON,),
    "set": (ARMOR,),
    "timing": (SKILL,),
    "arrow": (SKILL, TRAIT),
}

Facts = Callable[[str], Any]


def build(deal: Deal, name: str) -> CardSet:
    """The cards of a game, checked one by one and all together."""
    check_amounts(deal)
    number_new_cards(deal)
    check_numbers(deal)
    sets = list(deal.tables[ARMOR_SET])
    market = sorted(deal.tables[MARKET], key=lambda slug: int(deal.fact(MARKET, slug, "no")))
    cards = CardSet(
        name,
        tuple(race(deal, slug) for slug in deal.tables[RACE]),
        tuple(hero_class(deal, slug) for slug in deal.tables[CLASS]),
        tuple(backstory(deal, slug) for slug in deal.tables[BACKSTORY]),
        tuple(alignment(deal, slug) for slug in deal.tables[ALIGNMENT]),
        tuple(armor_set(deal, slug) for slug in sets),
        tuple(market_card(deal, slug, index, sets) for index, slug in enumerate(market)),
        own_texts(deal),
        rule_numbers(deal),
    )
    check_texts(deal)
    check_colors(deal, cards)
    check_slugs(deal)
    check_editions(deal, cards)
    return cards


# One card --------------------------------------------------------------------------------------


def facts_of(deal: Deal, section: str, slug: str) -> Facts:
    return lambda field: deal.fact(section, slug, field)


def race(deal: Deal, slug: str) -> Race:
    fact = facts_of(deal, RACE, slug)
    return Race(slug, fact("modifiers"), fact("editions"))


def hero_class(deal: Deal, slug: str) -> HeroClass:
    fact = facts_of(deal, CLASS, slug)
    effects: tuple[Effect, ...] = fact("effects")
    if not all(isinstance(effect, Passive) for effect in effects):
        raise deal.refuse("class-only-passive", CLASS, slug, "effects")
    return HeroClass(
        slug,
        fact("color"),
        tuple(fact(name) for name in ATTRIBUTES),
        fact("ability_source"),
        effects,
    )


def backstory(deal: Deal, slug: str) -> Backstory:
    fact = facts_of(deal, BACKSTORY, slug)
    colors = [NO_COLOR] * SPACES
    for row, name in enumerate(ATTRIBUTES):
        color, place = fact(name)
        colors[row * SPACES_IN_ROW + place] = color
    return Backstory(slug, tuple(colors), fact("editions"))


def alignment(deal: Deal, slug: str) -> Alignment:
    fact = facts_of(deal, ALIGNMENT, slug)
    return Alignment(slug, fact("grid"), fact("editions"))


def armor_set(deal: Deal, slug: str) -> ArmorSet:
    fact = facts_of(deal, ARMOR_SET, slug)
    return ArmorSet(slug, fact("stars"), fact("colors"))


# A market card ---------------------------------------------------------------------------------


def market_card(deal: Deal, slug: str, index: int, sets: list[str]) -> MarketCard:
    fact = facts_of(deal, MARKET, slug)
    kind: int = fact("kind")
    effects: tuple[Effect, ...] = fact("effects")
    check_fields(deal, slug, kind)
    check_effects(deal, slug, kind, effects)
    arrow, timing = arrow_and_timing(deal, slug, kind, ability_of(effects))
    return MarketCard(
        Card(index),
        fact("no"),
        slug,
        kind,
        fact("dots"),
        fact("cost"),
        fact("hands") if kind == WEAPON else 0,
        set_of(deal, slug, sets) if kind == ARMOR else -1,
        arrow,
        timing,
        effects,
        fact("house"),
        fact("editions"),
    )


def check_fields(deal: Deal, slug: str, kind: int) -> None:
    """Refuses a field of another kind, unless it comes from the base card."""
    for field, kinds in KINDS_WITH.items():
        if kind not in kinds and deal.names(MARKET, slug, field):
            owners = ", ".join(CARD_KINDS[each] for each in kinds)
            raise deal.refuse("field-of-others", MARKET, slug, field, text=field, known=owners)


def check_effects(deal: Deal, slug: str, kind: int, effects: tuple[Effect, ...]) -> None:
    """Abilities only on skills; extra hands never on a card that can be dropped."""
    abilities = [effect for effect in effects if isinstance(effect, Ability)]
    if kind == SKILL and len(abilities) != 1:
        raise deal.refuse("one-ability", MARKET, slug, "effects")
    if kind != SKILL and abilities:
        raise deal.refuse("ability-without-skill", MARKET, slug, "effects")
    if kind == WEAPON and any(isinstance(effect, HandsLimit) for effect in effects):
        raise deal.refuse("weapon-with-hands", MARKET, slug, "effects")


def arrow_and_timing(
    deal: Deal, slug: str, kind: int, ability: Ability | None
) -> tuple[tuple[int, int], int]:
    """The step of a card's arrow, and the timing of a skill, which its ability may fix."""
    arrow = deal.fact(MARKET, slug, "arrow") if deal.has(MARKET, slug, "arrow") else NO_ARROW
    if kind != SKILL:
        return (arrow if kind == TRAIT else NO_ARROW), ANY_TIME
    timing: int = deal.fact(MARKET, slug, "timing")
    if isinstance(ability, BorrowsSkill):
        if deal.names(MARKET, slug, "arrow"):
            raise deal.refuse("borrowing-with-arrow", MARKET, slug, "arrow")
        arrow = NO_ARROW
    wanted = ABILITY_RULES[type(ability)].timing
    if wanted is not None and timing != wanted:
        needed = f'timing = "{TIMINGS[wanted]}"'
        raise deal.refuse("ability-timing", MARKET, slug, "timing", text=needed)
    return arrow, timing


def set_of(deal: Deal, slug: str, sets: list[str]) -> int:
    name: str = deal.fact(MARKET, slug, "set")
    if name not in sets:
        raise deal.refuse("no-such-set", MARKET, slug, "set", text=name, known=", ".join(sets))
    return sets.index(name)


# All cards together ----------------------------------------------------------------------------


def check_texts(deal: Deal) -> None:
    """A new card brings its own name and sentences, and so does one that does something else.

    Our sentence of a base card follows its numbers, not other effects; plain armor needs no rule.
    """
    for section, field in KEYS:
        for slug, table in deal.tables[section].items():
            base = deal.base.get((section, slug))
            is_rule = field in ("rule", "ability_rule")
            is_said = base is not None and not (is_rule and shape(table) != shape(base))
            if field in table or is_said or (field == "rule" and is_plain_armor(deal, slug)):
                continue
            reason = "rule-missing" if is_rule else "missing-field"
            raise deal.refuse(reason, section, slug, text=field)


def is_plain_armor(deal: Deal, slug: str) -> bool:
    return deal.fact(MARKET, slug, "kind") == ARMOR and not deal.fact(MARKET, slug, "effects")


def number_new_cards(deal: Deal) -> None:
    """A new market card without a number gets the next free one."""
    taken = {table["no"] for table in deal.tables[MARKET].values() if "no" in table}
    for table in deal.tables[MARKET].values():
        if "no" not in table:
            table["no"] = next(
                no for no in range(1, 1 + MOST_CARDS + len(taken)) if no not in taken
            )
            taken.add(table["no"])


def check_numbers(deal: Deal) -> None:
    owners: dict[int, str] = {}
    for section, slug in deal.origins:
        if section == MARKET:
            number: int = deal.fact(MARKET, slug, "no")
            owner = owners.setdefault(number, slug)
            if owner != slug:
                raise deal.refuse("number-taken", MARKET, slug, "no", number=number, card=owner)


def check_amounts(deal: Deal) -> None:
    for section in SECTIONS:
        cards = len(deal.tables[section])
        if cards > MOST_CARDS:
            raise deal.refuse_section("too-many-tables", section, number=cards, most=MOST_CARDS)


def check_colors(deal: Deal, cards: CardSet) -> None:
    """R1.4: every color that can be drawn has a class."""
    colors = {each.color for each in cards.classes}
    for color in CLASS_COLORS:
        if color not in colors:
            name = COLOR_NAMES[color]
            raise deal.refuse_section("color-without-class", CLASS, "color", color=name)


def check_slugs(deal: Deal) -> None:
    """A slug names one thing: `dealt hunter` cannot be both a backstory and an alignment."""
    laid: dict[str, str] = {}
    for section, slug in deal.origins:
        if section in (BACKSTORY, ALIGNMENT) and laid.setdefault(slug, section) != section:
            raise deal.refuse("slug-taken", section, slug, text=laid[slug])


def check_editions(deal: Deal, cards: CardSet) -> None:
    """Each edition has enough of everything for four players and for every setup."""
    # R9.1: the solo game leaves out skills that borrow.
    decks = [card for card in cards.market if not isinstance(card.ability, BorrowsSkill)]
    for edition in EDITIONS:
        for section, least, found in (
            (RACE, MOST_HEROES, [card.editions for card in cards.races]),
            (BACKSTORY, MOST_HEROES, [card.editions for card in cards.backstories]),
            (ALIGNMENT, MOST_HEROES, [card.editions for card in cards.alignments]),
            (MARKET, LEAST_MARKET_CARDS, [card.editions for card in decks]),
        ):
            left = sum(edition in editions for editions in found)
            if left < least:
                raise deal.refuse_section(
                    "too-few-cards", section, "editions", edition=edition, least=least, left=left
                )
