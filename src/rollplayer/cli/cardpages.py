"""What is on a card, fact by fact, and where each fact comes from.

`on record` is printed in a rulebook or on the card; `ours` is this project's own choice, because no
rulebook prints it; `pack` was changed or added by a card pack.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rollplayer.cli.language import number, say, spoken
from rollplayer.cli.words import (
    arrow_words,
    attribute_short,
    card_text,
    color_words,
    columns,
    fold,
    gold_words,
    listed,
    modifier_words,
    range_words,
    set_name,
    signed,
    space_short,
    stars_words,
    timing_words,
)
from rollplayer.engine.cards import (
    ARMOR,
    CARD_KINDS,
    SKILL,
    WEAPON,
    Alignment,
    Backstory,
    CardSet,
    HeroClass,
    MarketCard,
    Race,
)
from rollplayer.engine.terms import ATTRIBUTES, COLOR_NAMES, COLORS
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.cards.vocabulary import GRID_COLUMNS, GRID_ROWS
from rollplayer.words import SOURCE

RECORD: Final = "on record"  # these three are for programs; `SOURCES` has the words for people
OURS: Final = "ours"
PACK: Final = "pack"
# This is all the books print about the armor sets; `market.toml` says so above the sets.
PRINTED_OF_SETS: Final = {"chain": ("on record: 7 stars for 4 pieces", "on record: white")}


class Fact(NamedTuple):
    """One thing on a card; `detail` says which part of it is ours.

    `value` is what programs read, `said` what people do, where the two differ.
    """

    name: str
    value: str
    source: str
    detail: str = ""
    said: str = ""


class Page(NamedTuple):
    """A card with all its facts and a picture of it."""

    sort: str
    slug: str
    name: str
    facts: tuple[Fact, ...]
    picture: tuple[str, ...]


Card = Race | HeroClass | Backstory | Alignment | MarketCard


# Each sort of card -----------------------------------------------------------------------------


def race_page(cards: CardSet, card: Race) -> Page:
    name = card_text(cards, f"race-{card.slug}")
    facts = (
        Fact("name", name, RECORD),
        Fact("modifiers", modifier_words(card), RECORD),
        editions_fact(card.editions, RECORD),
    )
    return Page("race", card.slug, name, facts, ())


def class_page(cards: CardSet, card: HeroClass) -> Page:
    name = card_text(cards, f"class-{card.slug}")
    source, detail = class_source(card)
    facts = (
        Fact("name", name, RECORD),
        Fact("color", COLOR_NAMES[card.color], RECORD, said=color_words(card.color)),
        Fact("goals", goal_words(card), RECORD, said=goals_said(card)),
        Fact("ability", card_text(cards, f"class-{card.slug}-ability"), RECORD),
        Fact("rule", card_text(cards, f"class-{card.slug}-rule"), source, detail),
    )
    return Page("class", card.slug, name, facts, tuple(goal_picture(card)))


def class_source(card: HeroClass) -> tuple[str, str]:
    """`rulebook`, `house`, `pack`, or in words which part is which."""
    known = {"rulebook": RECORD, "house": OURS, PACK: PACK}
    if card.source in known:
        return known[card.source], ""
    return RECORD, card.source.replace("rulebook", RECORD).replace("house", OURS)


def editions_fact(editions: Sequence[str], source: str) -> Fact:
    said = ", ".join(say(f"edition-{edition}") for edition in editions)
    return Fact("editions", ", ".join(editions), source, said=said)


def goals_said(card: HeroClass) -> str:
    return ", ".join(
        f"{attribute_short(row)} {range_words(goal.low, goal.high)}"
        for row, goal in enumerate(card.goals)
    )


def goal_words(card: HeroClass) -> str:
    return ", ".join(
        f"{name} {goal.text()}" for name, goal in zip(ATTRIBUTES, card.goals, strict=True)
    )


def goal_picture(card: HeroClass) -> list[str]:
    rows = [
        (attribute_short(row), ".  .  .", range_words(goal.low, goal.high), "★" * goal.stars)
        for row, goal in enumerate(card.goals)
    ]
    heads = [say(f"column-{name}") for name in ("row", "dice", "goal", "stars")]
    return columns([heads, *rows])


def backstory_page(cards: CardSet, card: Backstory) -> Page:
    name = card_text(cards, f"backstory-{card.slug}")
    wishes = [
        f"{COLOR_NAMES[color]} on {ATTRIBUTES[space // 3]}{space % 3 + 1}"
        for space, color in enumerate(card.colors)
        if color >= 0
    ]
    facts = (
        Fact("name", name, RECORD),
        Fact("wishes", ", ".join(wishes), RECORD, said=wishes_said(card)),
        editions_fact(card.editions, OURS),
    )
    return Page("backstory", card.slug, name, facts, tuple(wish_picture(card)))


def wishes_said(card: Backstory) -> str:
    return ", ".join(
        say("wish-words", color=color_words(color), space=space_short(space), state="open")
        for space, color in enumerate(card.colors)
        if color >= 0
    )


def wish_picture(card: Backstory) -> list[str]:
    letters = [COLORS[color] if color >= 0 else "." for color in card.colors]
    return [
        f"{attribute_short(row)}  {'  '.join(letters[3 * row : 3 * row + 3])}"
        for row in range(len(ATTRIBUTES))
    ]


def alignment_page(cards: CardSet, card: Alignment) -> Page:
    name = card_text(cards, f"alignment-{card.slug}")
    facts = (
        Fact("name", name, RECORD),
        Fact("grid", "; ".join(grid_words(card)), RECORD, said=grid_said(card)),
        editions_fact(card.editions, OURS),
    )
    return Page("alignment", card.slug, name, facts, tuple(grid_picture(card.grid)))


def grid_words(card: Alignment) -> list[str]:
    return [
        f"{GRID_ROWS[row]} {', '.join(signed(stars) for stars in card.grid[row])}"
        for row in range(3)
    ]


def grid_said(card: Alignment) -> str:
    rows = [
        f"{say(f'direction-{GRID_ROWS[row]}')} {', '.join(signed(stars) for stars in stars_of)}"
        for row, stars_of in enumerate(card.grid)
    ]
    return " / ".join(rows)


def grid_picture(grid: Sequence[Sequence[int]], token: tuple[int, int] | None = None) -> list[str]:
    """The nine values, the one under the token in brackets."""
    rows: list[tuple[str, ...]] = [("", *(say(f"direction-{name}") for name in GRID_COLUMNS))]
    for row, values in enumerate(grid):
        cells = [
            f"[{number(stars)}]" if token == (row, column) else f" {number(stars)}"
            for column, stars in enumerate(values)
        ]
        rows.append((say(f"direction-{GRID_ROWS[row]}"), *cells))
    return columns(rows)


def market_page(cards: CardSet, card: MarketCard) -> Page:
    name = card_text(cards, f"card-{card.slug}")
    facts = [Fact("no", str(card.number), RECORD), Fact("name", name, RECORD)]
    kind = say(f"kind-{CARD_KINDS[card.kind]}")
    facts += [Fact("kind", CARD_KINDS[card.kind], RECORD, said=kind)]
    facts += [Fact("dots", str(card.dots), RECORD)]
    facts.append(market_fact(card, "cost", f"{card.cost} gold", gold_words(card.cost)))
    if card.kind == WEAPON:
        facts.append(market_fact(card, "hands", str(card.hands)))
    if card.kind == ARMOR:
        facts += armor_facts(cards, card)
    if arrow_words(card):
        facts.append(market_fact(card, "arrow", arrow_words(card)))
    if card.kind == SKILL:
        facts.append(market_fact(card, "timing", timing_words(card)))
    if card.kind != ARMOR:
        facts.append(rule_fact(cards, card))
    facts.append(editions_fact(card.editions, RECORD))
    return Page("market", card.slug, name, tuple(facts), ())


def market_fact(card: MarketCard, name: str, value: str, said: str = "") -> Fact:
    return Fact(name, value, OURS if name in card.house else RECORD, said=said)


def rule_fact(cards: CardSet, card: MarketCard) -> Fact:
    """The rule; parts of it may be ours: whatever `house` names besides fields."""
    parts = [name for name in card.house if " " in name]
    detail = f"ours: {'; '.join(parts)}" if parts and "rule" not in card.house else ""
    rule = card_text(cards, f"card-{card.slug}-rule")
    return Fact("rule", rule, OURS if "rule" in card.house else RECORD, detail)


def armor_facts(cards: CardSet, card: MarketCard) -> list[Fact]:
    armor = cards.armor_sets[card.armor_set]
    stars = ", ".join(str(count) for count in armor.stars)
    colors = " or ".join(COLOR_NAMES[color] for color in armor.colors)
    printed_stars, printed_colors = PRINTED_OF_SETS.get(armor.slug, ("", ""))
    value = f"{stars} for 1 to {len(armor.stars)} pieces"
    own = listed([color_words(color) for color in armor.colors], "list-or")
    bonus = say("set-bonus", colors=own, stars=stars_words(1))
    return [
        market_fact(card, "set", armor.slug, set_name(armor.slug)),
        Fact("set stars", value, OURS, printed_stars, stars),
        Fact("set bonus", f"1 star for a {colors} class", OURS, printed_colors, bonus),
    ]


# All cards -------------------------------------------------------------------------------------

SORTS: Final[Mapping[str, tuple[str, Callable[[CardSet, Any], Page]]]] = {
    "market": ("market", market_page),
    "class": ("classes", class_page),
    "race": ("races", race_page),
    "backstory": ("backstories", backstory_page),
    "alignment": ("alignments", alignment_page),
}


def pages(cards: CardSet) -> list[Page]:
    """Every card, with what a pack changed marked."""
    before = (
        {} if cards is base_cards() else {key(page): page for page in plain_pages(base_cards())}
    )
    if not before:
        return plain_pages(cards)
    return [marked(page, before.get(key(page))) for page in plain_pages(cards)]


def plain_pages(cards: CardSet) -> list[Page]:
    return [write(cards, card) for shelf, write in SORTS.values() for card in getattr(cards, shelf)]


def key(page: Page) -> tuple[str, str]:
    return page.sort, page.slug


def marked(page: Page, base: Page | None) -> Page:
    """A fact that the base does not have, or has differently, is the pack's."""
    known = {fact.name: fact.value for fact in base.facts} if base else {}
    facts = tuple(
        fact if known.get(fact.name) == fact.value else fact._replace(source=PACK, detail="")
        for fact in page.facts
    )
    return page._replace(facts=facts)


def page_lines(page: Page) -> list[str]:
    """A card for the terminal: one fact per line, followed by its source."""
    title = say("card-title", name=page.name, slug=page.slug, sort=say(f"sort-{page.sort}"))
    lines = [title]
    for fact in page.facts:
        name = say(f"fact-{fact.name.replace(' ', '-')}")
        told = say("fact-line", name=name, value=fact.said or fact.value, source=source_words(fact))
        lines += fold(told, "  ")
    return [*lines, *(("", *page.picture) if page.picture else ())]


SOURCES: Final = {RECORD: "source-record", OURS: "source-ours", PACK: "source-pack"}


def source_words(fact: Fact) -> str:
    """Where a fact comes from; what the card files add to that is in English only."""
    source = say(SOURCES[fact.source])
    if not fact.detail or spoken().language.code != SOURCE:
        return source
    return fact.detail if fact.detail.startswith(fact.source) else f"{source}; {fact.detail}"
