"""The positions whose trees are counted, each with the depth it is counted to."""

from typing import Any, Final, NamedTuple

from rollplayer.engine import Options, State, new_game
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import read_position
from tests.scenario import hero, initiative, others, position

FEW_DICE: Final = {"r": 2, "y": 1}
SMALL_SHEET: Final = """
STR r5 y2
CON b1
"""
ALMOST_FULL: Final = """
STR r6 r5 y4
DEX g1 g2 g3
CON b1 b2 b3
INT k4 k5 k6
WIS w1 w2 w3
CHA p4 p5
"""
FULL: Final = f"{ALMOST_FULL.rstrip()} p6"


class Tree(NamedTuple):
    """A position and how deep to count below it."""

    name: str
    depth: int
    state: State


def load(*heroes: dict[str, Any], **fields: Any) -> State:
    return read_position(base_cards(), position(*heroes, **{"bag": FEW_DICE, **fields}))


def market_turn(**fields: Any) -> State:
    """Seat 0 at a market of three cards, seat 1 after it."""
    row = ["longbow", "reckless", "leather-gloves"]
    deck = {"single": ["knowledge", "weak"]}
    me, next_one = (
        hero(SMALL_SHEET, initiative=1, **fields),
        {**others(1)[0], "class": "sorcerer", "initiative": 2},
    )
    return load(
        me, next_one, phase="market", market=row, deck=deck, discard=["chain-helm"],
        initiative=initiative(None, None, None)[2:],
    )  # fmt: skip


def trees() -> list[Tree]:
    """All of them, small ones first."""
    center = initiative("r3", "g3", "b5")
    two = others(1)
    return [
        Tree("setup-two", 5, new_game(Options(2, base_cards()))),
        Tree("setup-solo-first-edition", 5, new_game(Options(1, base_cards(), "first"))),
        Tree("setup-four-less-random-reverse", 3, four_less_random()),
        Tree("dice-turn-plain", 4, load(hero(SMALL_SHEET), *two, initiative=center)),
        Tree(
            "dice-turn-with-skills", 3,
            load(hero(SMALL_SHEET, cards=["climb", "pickpocket", "concentrate"]), *two,
                 initiative=center),
        ),
        Tree("intimidate-with-ties", 3, intimidate(center)),
        Tree(
            "wizard-reroll", 4,
            load(hero(SMALL_SHEET, **{"class": "wizard"}), *two, initiative=center,
                 prompts=[action("int")]),
        ),
        Tree("market-warrior", 4, market_turn()),
        Tree("market-bard", 4, market_turn(**{"class": "bard"}, placed="cha")),
        Tree("market-rogue", 4, market_turn(**{"class": "rogue"})),
        Tree("market-cleric", 4, market_turn(**{"class": "cleric"})),
        Tree("market-druid", 4, market_turn(**{"class": "druid"})),
        Tree("market-open-lock", 4, market_turn(cards=["open-lock", "move-silently"])),
        Tree(
            "solo-dice-turn", 4,
            load(hero(ALMOST_FULL), initiative=initiative("r3", "g3", "b5"),
                 market=["longbow", "reckless", "weak"]),
        ),
        Tree(
            "cleanup-ranger", 4,
            load(hero(SMALL_SHEET, **{"class": "ranger"}, cards=["climb", "search", "knowledge"],
                      exhausted=["climb", "search", "knowledge"]), *two, phase="cleanup",
                 initiative=initiative(None, None, None), deck={"mixed": ["weak", "proud"]}),
        ),
        Tree(
            "last-call", 4,
            load(hero(FULL, cards=["pickpocket", "knowledge"]), phase="cleanup",
                 initiative=initiative(None, None, None)),
        ),
    ]  # fmt: skip


def action(attribute: str) -> dict[str, Any]:
    return {"kind": "action", "seat": 0, "actions": [attribute], "price": 0, "closed": False}


def intimidate(center: list[dict[str, Any]]) -> State:
    """Seat 0 has used Intimidate in its dice turn and is asked for the dice."""
    me = hero(SMALL_SHEET, cards=["intimidate"], exhausted=["intimidate"])
    prompts = [{"kind": "ability", "seat": 0, "card": "intimidate"}, {"kind": "take", "seat": 0}]
    return load(me, *others(1), initiative=center, prompts=prompts)


def four_less_random() -> State:
    return new_game(Options(4, base_cards(), "second", ("less-random", "short"), "reverse"))
