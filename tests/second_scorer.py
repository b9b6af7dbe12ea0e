"""A second reading of R8, for tests only: slow, plain, and independent of the engine.

It imports nothing from `rollplayer`, and of a market card it reads only its number, its kind and
its armor set. All that pays is typed in below, and every trait and weapon is written out by its
slug from its sentence, so that a mistake in the engine or in the card data shows up as a difference
between two counts. Choices are tried one by one; the best total is kept.
"""

from __future__ import annotations

import tomllib
from itertools import combinations, product
from pathlib import Path
from typing import Any

Hero = dict[str, Any]  # a hero as in a position (`docs/notation.md`)

MARKET = Path(__file__).parents[1] / "src/rollplayer/cards/market.toml"
ROWS = ("str", "dex", "con", "int", "wis", "cha")

# Races: modifiers of the attribute totals (R8.1).
RACES: dict[str, dict[str, int]] = {
    "dragonkin": {"str": +2, "dex": -2},
    "dwarf": {"con": +2, "cha": -2},
    "elf": {"dex": +2, "con": -2},
    "halfling": {"str": -2, "cha": +2},
    "human": {},
    "orc": {"str": +2, "int": -2},
}

# Classes: color, then `goal:stars` in the order of ROWS.
CLASSES: dict[str, tuple[str, str]] = {
    "cleric": ("w", "14-15:2 16-17:2 15-16:2 14+:1 18:4 14+:1"),
    "paladin": ("w", "17:3 15-16:2 17:3 14+:1 16-17:2 14+:1"),
    "druid": ("g", "14-15:2 16-17:2 15-16:2 14-15:2 17-18:2 17-18:2"),
    "ranger": ("g", "14-15:2 16-17:2 18:4 14+:1 15-16:2 14+:1"),
    "monk": ("p", "18+:3 16-17:2 17-18:2 14+:1 15-16:2 14-15:2"),
    "bard": ("p", "14+:1 17:3 14+:1 16-17:2 14+:1 18:4"),
    "rogue": ("k", "16-17:2 18:4 14-15:2 14+:1 14+:1 15-16:2"),
    "thief": ("k", "14+:1 16-17:2 14+:1 17:3 15-16:2 17:3"),
    "sorcerer": ("b", "14+:1 16-17:2 15-16:2 18:4 14+:1 14-15:2"),
    "wizard": ("b", "14-15:2 17:3 14+:1 17:3 14+:1 16-17:2"),
    "warrior": ("r", "18:4 16-17:2 17:3 14+:1 14+:1 14+:1"),
    "barbarian": ("r", "16-17:2 17:3 18+:3 14+:1 14-15:2 14+:1"),
}

# Backstories: color and space (1 to 3), in the order of ROWS.
BACKSTORIES: dict[str, str] = {
    "brawler": "g2 r3 b2 p3 k3 w1",
    "savage": "b3 k1 g2 r3 w3 p2",
    "craftsman": "w1 b3 g3 k2 p3 r2",
    "lost-soul": "p2 r1 w2 k3 b3 g3",
    "persecuted": "r3 p2 w2 g3 k3 b1",
    "devoted": "k2 g3 r3 w1 p3 b2",
    "exonerated": "b1 k3 w3 p3 r2 g2",
    "rift-walker": "r3 w2 p3 g1 k3 b2",
    "patrician": "k3 b2 g3 w3 r1 p2",
    "aristocrat": "b3 g2 p1 r3 k2 w3",
    "mentor": "k2 w3 b2 r3 p1 g3",
    "resilient": "g3 w3 k1 p2 b2 r3",
    "street-urchin": "p2 b3 w2 k1 r3 g3",
    "savant": "r2 g3 b2 w3 k3 p1",
    "chosen-one": "w3 g1 k2 b3 r3 p2",
    "hunter": "p3 k2 r1 b3 w2 g3",
}

# Alignments: rows good / neutral / evil, columns lawful, neutral, chaotic.
ALIGNMENTS: dict[str, str] = {
    "arbiter": " 1  0 -1 /  3  0 -3 /  1  0 -1",
    "champion": " 0  0 -1 /  3  0 -1 /  0  0 -1",
    "eccentric": "-1  0  0 / -1  0  3 / -1  0  0",
    "free-spirit": "-1  0  1 / -3  0  3 / -1  0  1",
    "guardian": " 0  3  0 /  0  0  0 / -1 -1 -1",
    "hermit": "-1  0 -1 /  0  3  0 / -1  0 -1",
    "lunatic": "-3 -1  0 / -1  0  1 /  0  1  3",
    "maniac": "-1 -1  0 / -1  0  0 /  0  0  3",
    "narcissist": "-1 -1 -1 /  0  0  0 /  0  3  0",
    "neurotic": " 0 -1 -1 /  0  0 -1 /  3  0  0",
    "protector": " 1  3  1 /  0  0  0 / -1 -3 -1",
    "rebel": " 0  1  3 / -1  0  1 / -3 -1  0",
    "renegade": " 0  0  3 / -1  0  0 / -1 -1  0",
    "scoundrel": "-1 -3 -1 /  0  0  0 /  1  3  1",
    "sentinel": " 3  0  0 /  0  0 -1 /  0 -1 -1",
    "sociopath": " 0 -1 -3 /  1  0 -1 /  3  1  0",
    "truth-seeker": " 3  1  0 /  1  0 -1 /  0 -1 -3",
}

# Market cards by kind, with their numbers; armor by set.
CARDS: dict[str, dict[str, Any]] = tomllib.loads(MARKET.read_text("utf-8"))
del CARDS["armor-sets"]


def cards_with(field: str, value: str) -> dict[str, int]:
    return {slug: card["no"] for slug, card in CARDS.items() if card.get(field) == value}


WEAPONS, SKILLS = cards_with("kind", "weapon"), cards_with("kind", "skill")
ARMOR, TRAITS = cards_with("kind", "armor"), cards_with("kind", "trait")

# Armor sets: pieces, stars for 0, 1, 2 ... pieces (more pay as the last), and the class colors that
# earn 1 star more.
ARMOR_SETS: dict[str, tuple[dict[str, int], tuple[int, ...], str]] = {
    "chain": (cards_with("set", "chain"), (0, 1, 3, 5, 7, 10), "wr"),
    "leather": (cards_with("set", "leather"), (0, 1, 3, 5, 8), "gk"),
    "mystic": (cards_with("set", "mystic"), (0, 1, 4, 7), "bp"),
}


def score_position(position: dict[str, Any]) -> dict[str, Any]:
    """The stars of a position, shaped like `score --json` less `lines`. One hero is a solo game."""
    heroes = position["heroes"]
    return score_heroes(heroes, solo=len(heroes) == 1)


def score_heroes(heroes: list[Hero], solo: bool) -> dict[str, Any]:
    """The stars of the heroes of one table.

    `solo` decides R8.7, the rank and the solo clause of Envious.
    """
    sheets = []
    for seat, hero in enumerate(heroes):
        others = [len(other["cards"]) for place, other in enumerate(heroes) if place != seat]
        sheets.append(best_sheet(hero, others, solo))
    totals = [sheet["total"] for sheet in sheets]
    return {"heroes": sheets, "winners": [0] if solo else winners(heroes, totals)}


def winners(heroes: list[Hero], totals: list[int]) -> list[int]:
    """R8.8: most stars; most gold; fewest dice in one's own class color; else a shared victory."""
    if not heroes:
        return []
    standings = [
        (totals[seat], hero["gold"], -class_dice(hero)) for seat, hero in enumerate(heroes)
    ]
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


def rank(total: int) -> str:
    """R9.7."""
    if total >= 38:
        return "true-hero"
    if total >= 34:
        return "clan-leader"
    if total >= 30:
        return "luminary"
    if total >= 26:
        return "adventurer"
    if total >= 22:
        return "hireling"
    return "npc"


# One hero: which weapons to keep (R11.21)


def best_sheet(hero: Hero, others: list[int], solo: bool) -> dict[str, Any]:
    """Score every subset of the weapons; keep the one that scores most.

    Subsets come largest first and, within a size, lower card numbers first, so that the first of
    equals is the one R11.21 asks for. `others` are the other players' numbers of market cards
    before anyone drops any.
    """
    check_cards(hero)
    weapons = sorted((card for card in hero["cards"] if card in WEAPONS), key=WEAPONS.__getitem__)
    best: dict[str, Any] | None = None
    for size in range(len(weapons), -1, -1):
        for kept in combinations(weapons, size):
            dropped = [weapon for weapon in weapons if weapon not in kept]
            cards = [card for card in hero["cards"] if card not in dropped]
            sheet = score_with_cards(hero, cards, others, solo)
            sheet["dropped"] = dropped
            if best is None or sheet["total"] > best["total"]:
                best = sheet
    assert best is not None
    return best


def check_cards(hero: Hero) -> None:
    """Refuse a card this file does not know, rather than score it 0."""
    for card in hero["cards"]:
        if card not in CARDS:
            raise ValueError(f"no such market card: {card}")


def score_with_cards(hero: Hero, cards: list[str], others: list[int], solo: bool) -> dict[str, Any]:
    """The best sheet with exactly these cards, over all that may be chosen about goals.

    Rows do not touch each other, so each row is tried by itself (can its goal be met, can it be
    missed), and then every combination of met and missed rows is scored.
    """
    best: dict[str, Any] | None = None
    for results in product(*(sorted(row_results(hero, row, cards), reverse=True) for row in ROWS)):
        met = {row for row, result in zip(ROWS, results, strict=True) if result}
        sheet = score_with_goals(hero, cards, met, others, solo)
        if best is None or sheet["total"] > best["total"]:
            best = sheet
    assert best is not None
    return best


def score_with_goals(
    hero: Hero, cards: list[str], met: set[str], others: list[int], solo: bool
) -> dict[str, Any]:
    """The sheet with these cards when exactly the goals of the rows in `met` are met."""
    lines = {
        "goals": sum(goal(hero, row)[1] for row in met),
        "class_color": class_dice(hero),
        "alignment": alignment_stars(hero),
        "backstory": backstory_stars(hero),
        "armor": armor_stars(hero, cards),
        "traits": sum(
            trait_stars(card, hero, cards, met, others, solo) for card in cards if card in TRAITS
        ),
        "gold": hero["gold"] // 8 if solo else 0,  # R8.7
    }
    total = sum(lines.values())
    return {**lines, "total": total, "rank": rank(total) if solo else None, "dropped": []}


# R8.1 Attribute goals


def row_dice(hero: Hero, row: str) -> list[str]:
    """The dice of a row, left to right."""
    dice: list[str] = hero["sheet"].get(row, [])
    return dice


def pips(hero: Hero, row: str) -> int:
    """The bare dice of a row added up: no race, no weapon."""
    return sum(int(die[1]) for die in row_dice(hero, row))


def goal(hero: Hero, row: str) -> tuple[str, int]:
    """The class's goal for a row and its stars."""
    goals = CLASSES[hero["class"]][1].split()
    wanted, stars = goals[ROWS.index(row)].split(":")
    return wanted, int(stars)


def meets(total: int, wanted: str) -> bool:
    """`17` exactly, `16-17` inside the range, `14+` at least."""
    if wanted.endswith("+"):
        return total >= int(wanted[:-1])
    if "-" in wanted:
        low, high = wanted.split("-")
        return int(low) <= total <= int(high)
    return total == int(wanted)


def row_results(hero: Hero, row: str, cards: list[str]) -> set[bool]:
    """Whether the row's goal can be met, and whether it can be missed, by some choice."""
    if hero["class"] is None:
        return {False}
    wanted = goal(hero, row)[0]
    return {meets(total, wanted) for total in row_totals(hero, row, cards)}


def row_totals(hero: Hero, row: str, cards: list[str]) -> set[int]:
    """Every total the row may be given.

    Longsword, Jeweled Dagger: each of your dice in your class color, each of your gold dice, may
    count 1 more toward the goal of its row; you choose for each die.
    Blessed Mace: your Wisdom total and your Charisma total may each count up to 2 more.
    """
    values_of_dice = []
    for die in row_dice(hero, row):
        value = int(die[1])
        may_count_more = False
        if "longsword" in cards and die[0] == class_color(hero):
            may_count_more = True
        if "jeweled-dagger" in cards and die[0] == "y":
            may_count_more = True
        values_of_dice.append((value, value + 1) if may_count_more else (value,))
    extras = (0, 1, 2) if "blessed-mace" in cards and row in ("wis", "cha") else (0,)
    modifier = RACES[hero["race"]].get(row, 0) if hero["race"] is not None else 0
    return {
        sum(values) + modifier + extra for values in product(*values_of_dice) for extra in extras
    }


# R8.2 to R8.4 Class color, alignment, backstory


def class_color(hero: Hero) -> str | None:
    """The letter of the class's color; None without a class."""
    return None if hero["class"] is None else CLASSES[hero["class"]][0]


def all_dice(hero: Hero) -> list[str]:
    """All dice on the sheet."""
    return [die for row in ROWS for die in row_dice(hero, row)]


def class_dice(hero: Hero) -> int:
    """R8.2: the dice on the sheet in the class color, a star each."""
    return sum(die[0] == class_color(hero) for die in all_dice(hero))


def alignment_stars(hero: Hero) -> int:
    """R8.3: the value under the token."""
    token = hero["alignment"]
    if token is None or token["card"] is None:
        return 0
    lines = ALIGNMENTS[token["card"]].split("/")
    grid = [[int(stars) for stars in line.split()] for line in lines]
    value: int = grid[token["row"]][token["column"]]
    return value


def backstory_stars(hero: Hero) -> int:
    """R8.4: 0-1 matches 0 stars, 2-3 matches 1, 4-5 matches 3, all 6 matches 6."""
    if hero["backstory"] is None:
        return 0
    matches = 0
    for row, wanted in zip(ROWS, BACKSTORIES[hero["backstory"]].split(), strict=True):
        color, space = wanted[0], int(wanted[1])
        dice = row_dice(hero, row)
        if len(dice) >= space and dice[space - 1][0] == color:
            matches += 1
    return (0, 0, 1, 1, 3, 3, 6)[matches]


# R8.5 Armor


def armor_stars(hero: Hero, cards: list[str]) -> int:
    """The stars of the three sets, with the best use of Tower Shield."""
    # Tower Shield: one armor set of your choice of which you own at least one but not all pieces
    # counts as one piece larger.
    choices: list[str | None] = [None]
    if "tower-shield" in cards:
        choices += list(ARMOR_SETS)
    return max(
        sum(set_stars(name, hero, cards, name == choice) for name in ARMOR_SETS)
        for choice in choices
    )


def set_stars(name: str, hero: Hero, cards: list[str], enlarged: bool) -> int:
    """The stars of one set; 1 more for the class color, once, with at least one piece."""
    pieces, stars, colors = ARMOR_SETS[name]
    owned = sum(card in pieces for card in cards)
    if owned == 0:
        return 0
    counted = owned + 1 if enlarged and owned < len(pieces) else owned
    color = class_color(hero)
    return stars[min(counted, len(stars) - 1)] + (1 if color is not None and color in colors else 0)


# R8.6 Traits


def trait_stars(
    trait: str, hero: Hero, cards: list[str], met: set[str], others: list[int], solo: bool
) -> int:
    """The reward of one trait. `cards` are the hero's after dropping, the trait included."""
    match trait:
        case "steadfast":  # 2 stars for each weapon card you have.
            return 2 * sum(card in WEAPONS for card in cards)
        case "honorable":  # 1 star for each armor card you have.
            return sum(card in ARMOR for card in cards)
        case "focused":  # 2 stars for each skill card you have.
            return 2 * sum(card in SKILLS for card in cards)
        case "courageous":  # 3 stars if you meet your Strength goal.
            return 3 if "str" in met else 0
        case "nimble":  # 3 stars if you meet your Dexterity goal.
            return 3 if "dex" in met else 0
        case "dedicated":  # 3 stars if you meet your Constitution goal.
            return 3 if "con" in met else 0
        case "cunning":  # 3 stars if you meet your Intelligence goal.
            return 3 if "int" in met else 0
        case "compassionate":  # 3 stars if you meet your Wisdom goal.
            return 3 if "wis" in met else 0
        case "proud":  # 3 stars if you meet your Charisma goal.
            return 3 if "cha" in met else 0
        case "famous":  # 4 stars if you meet at least four of your six attribute goals.
            return 4 if len(met) >= 4 else 0
        case "weak":  # 4 stars if the pips of your Strength dice add up to 9 or less.
            return 4 if pips(hero, "str") <= 9 else 0
        case "clumsy":  # 5 stars if the pips of your Dexterity dice add up to 10 or less.
            return 5 if pips(hero, "dex") <= 10 else 0
        case "foolish":  # 4 stars if the pips of your Intelligence dice add up to 9 or less.
            return 4 if pips(hero, "int") <= 9 else 0
        case "reckless":  # 5 stars if the pips of your Wisdom dice add up to 8 or less.
            return 5 if pips(hero, "wis") <= 8 else 0
        case "obnoxious":  # 4 stars if the pips of your Charisma dice add up to 9 or less.
            return 4 if pips(hero, "cha") <= 9 else 0
        case "obsessed":  # 4 stars if five or more of your dice share one color other than your
            # class color (gold counts as a color).
            colors = [die[0] for die in all_dice(hero) if die[0] != class_color(hero)]
            return 4 if any(colors.count(color) >= 5 for color in "gbrpkwy") else 0
        case "greedy":  # 1 star for every full 3 gold you have at the end, up to 4.
            return min(int(hero["gold"]) // 3, 4)
        case "honest":  # 3 stars if your alignment token is in the good row.
            return 3 if hero["alignment"] is not None and hero["alignment"]["row"] == 0 else 0
        case "loyal":  # 3 stars if your alignment token is in the lawful column.
            return 3 if hero["alignment"] is not None and hero["alignment"]["column"] == 0 else 0
        case "envious":  # 4 stars if some other player has more market cards than you (this card
            # included; the others' counted before anyone drops weapons); solo: 4 stars if you have
            # 6 market cards or fewer.
            if solo:
                return 4 if len(cards) <= 6 else 0
            return 4 if any(count > len(cards) for count in others) else 0
    raise ValueError(f"no such trait: {trait}")
