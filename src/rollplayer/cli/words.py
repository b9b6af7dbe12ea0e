"""Dice, cards and places in words, for lines that people read or hear."""

from collections.abc import Iterable, Mapping, Sequence

from rollplayer.cli.language import is_plain, number, say, spoken
from rollplayer.cli.layout import columns, fold
from rollplayer.engine.cards import (
    ARMOR,
    ARROWS,
    CARD_KINDS,
    NO_ARROW,
    NO_UPPER_END,
    WEAPON,
    Alignment,
    Backstory,
    CardSet,
    Goal,
    HeroClass,
    MarketCard,
    Race,
)
from rollplayer.engine.scoring import PARTS
from rollplayer.engine.terms import ATTRIBUTES, COLOR_NAMES, Die, color_of, die_name, value_of
from rollplayer.notation import score_words
from rollplayer.notation.score_words import DASH
from rollplayer.refusal_words import name_of, text_of

__all__ = ["DASH", "columns", "fold"]

ARROW_NAMES = {step: name for name, step in ARROWS.items()}
TIMINGS = ("any-time", "dice-turn", "market-turn")


# Dice ------------------------------------------------------------------------------------------


def color_words(color: int) -> str:
    return say(f"color-{COLOR_NAMES[color]}")


def die_words(die: Die) -> str:
    """`red 4`."""
    if die <= 0:
        return say("die-none")
    return say(f"die-{COLOR_NAMES[color_of(die)]}-value", value=value_of(die))


def die_short(die: Die) -> str:
    """`r4`; a screen reader would spell that, so it gets `red 4`."""
    return die_words(die) if is_plain() else die_name(die)


def dice_short(dice: Iterable[Die]) -> str:
    """`r4 g2`, or `red 4, green 2`."""
    return (", " if is_plain() else " ").join(map(die_short, dice))


def becomes(die: Die, new: Die) -> str:
    """`r4 → r5`."""
    return f"{die_short(die)} → {die_short(new)}"


def attribute_words(row: int) -> str:
    return say(f"attribute-{ATTRIBUTES[row]}")


def attribute_short(row: int) -> str:
    """`STR`, or for a screen reader the word."""
    return attribute_words(row) if is_plain() else say(f"attribute-{ATTRIBUTES[row]}-short")


def space_words(space: int) -> str:
    """`Strength 2`."""
    return say("space-name", row=attribute_words(space // 3), place=space % 3 + 1)


def space_short(space: int) -> str:
    """`STR2`, or `Strength 2`."""
    if is_plain():
        return space_words(space)
    return f"{attribute_short(space // 3)}{space % 3 + 1}"


def action_in_short(action: int) -> str:
    return say(f"action-short-{ATTRIBUTES[action]}")


def goal_words(goal: Goal) -> str:
    """`17`, `16–17`, `14+`."""
    return range_words(goal.low, goal.high)


def range_words(low: int, high: int, most: int = NO_UPPER_END) -> str:
    return score_words.range_words(spoken(), low, high, most)


# Counting --------------------------------------------------------------------------------------


def stars_words(count: int) -> str:
    return say("star-count", count=count)


def gold_words(count: int) -> str:
    return say("gold-count", count=count)


def signed(value: int) -> str:
    """`+2`, `−2`, `0`."""
    return number(value, sign=True) if value else "0"


def with_error(value: float, error: float | None, digits: int) -> str:
    """`38.7 ± 0.4`; where nothing varied nothing is known about the error, and none is said.

    A small error gets more digits, so that it never reads `± 0.0`.
    """
    if not error:
        return number(value, digits)
    while not round(error, digits):
        digits += 1
    return f"{number(value, digits)} ± {number(error, digits)}"


def listed(words: Sequence[str], kind: str = "list-and") -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return say(kind, items=", ".join(words[:-1]), last=words[-1])


def apart(one: str, two: str) -> str:
    """Two thoughts in one line: `needs 6; then flip a die`."""
    return say("list-apart", one=one, two=two)


# Cards -----------------------------------------------------------------------------------------

Card = Race | HeroClass | Backstory | Alignment | MarketCard
PREFIXES = {
    Race: "race",
    HeroClass: "class",
    Backstory: "backstory",
    Alignment: "alignment",
    MarketCard: "card",
}


def card_text(cards: CardSet, key: str) -> str:
    """A name or rule of a card: the pack's own, or ours in the language spoken now."""
    return text_of(spoken(), cards, key)


def card_name(cards: CardSet, card: Card) -> str:
    return name_of(spoken(), cards, PREFIXES[type(card)], card.slug)


def card_rule(cards: CardSet, card: HeroClass | MarketCard) -> str:
    """What the card does."""
    return card_text(cards, f"{PREFIXES[type(card)]}-{card.slug}-rule")


def ability_name(cards: CardSet, card: HeroClass) -> str:
    return card_text(cards, f"class-{card.slug}-ability")


def set_name(slug: str) -> str:
    """An armor set; those of a pack have only their slug."""
    return score_words.set_name(spoken(), slug)


def place_words(row: int, column: int) -> str:
    """Where a token is: `lawful good`; in the center `neutral`."""
    return score_words.place_words(spoken(), row, column)


def modifier_words(race: Race) -> str:
    """`Strength +2, Dexterity −2`."""
    changes = [
        f"{attribute_words(row)} {signed(change)}"
        for row, change in enumerate(race.modifiers)
        if change
    ]
    return ", ".join(changes) or say("no-modifier")


def arrow_words(card: MarketCard) -> str:
    """`good`, or nothing for a card without an arrow."""
    name = ARROW_NAMES.get(card.arrow) if card.arrow != NO_ARROW else None
    return say(f"direction-{name}") if name else ""


def timing_words(card: MarketCard) -> str:
    return say(f"timing-{TIMINGS[card.timing]}")


def kind_words(cards: CardSet, card: MarketCard) -> str:
    """`Weapon, 2 hands`, `Chain set`, `Skill, arrow: good`, `Trait, arrow: evil`."""
    if card.kind == WEAPON:
        return f"{say('kind-weapon')}, {say('hand-count', count=card.hands)}"
    if card.kind == ARMOR:
        return f"{say('kind-armor')}, {set_name(cards.armor_sets[card.armor_set].slug)}"
    words = [say(f"kind-{CARD_KINDS[card.kind]}")]
    if arrow_words(card):
        words.append(say("arrow-to", direction=arrow_words(card)))
    return ", ".join(words)


def what_it_does(cards: CardSet, card: MarketCard) -> str:
    """The card's sentence; for armor what its set is worth."""
    if card.kind != ARMOR:
        return card_rule(cards, card)
    armor = cards.armor_sets[card.armor_set]
    own = card_rule(cards, card)
    if own:
        return own
    stars = "/".join(str(count) for count in armor.stars)
    colors = listed([color_words(color) for color in armor.colors], "list-or")
    return say(
        "set-of-pack",
        set=set_name(armor.slug),
        stars=stars,
        count=len(armor.stars),
        colors=colors,
    )


def parts_lines(lines: Mapping[str, Mapping[str, float]]) -> list[str]:
    """The parts of a score as a table: one row per part, one column per seat or bot."""
    heads = [say("column-parts"), *lines]
    rows = [
        [say(f"part-{part.replace('_', '-')}"), *(number(own[part], 1) for own in lines.values())]
        for part in PARTS
    ]
    return columns([heads, *rows], numbers=range(1, len(heads)))


def show(text: str) -> None:
    print(text)
