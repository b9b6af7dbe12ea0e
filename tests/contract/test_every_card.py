"""What the bots foresee of each class and market card of the box is what the engine does with it.

The bots list actions, payments and prices by themselves, because playing each of several hundred
alternatives costs too much. A card that changes any of these must be taught to them too.
"""

import pytest

from rollplayer.bots.features.context import BEFORE_MARKET, Context
from rollplayer.bots.features.sheets import own_sheet, sheet_of
from rollplayer.bots.features.values import load_network
from rollplayer.bots.players.alternatives import Alternatives, add_action
from rollplayer.bots.players.planner import Planner
from rollplayer.engine import State, legal, outcomes, play, settle
from rollplayer.engine.terms import (
    BUY,
    REROLL,
    ROWS,
    USE,
    AttributeAction,
    Move,
    first,
    kind_of,
)
from rollplayer.notation.cards.cardfile import base_cards
from tests.rules.tables import at_dice, at_market, of_class
from tests.scenario import Json, hero

NETWORK = load_network("best.network")
PLANNER = Planner(NETWORK)
SHEET = """
    STR r1 y6
    DEX g1 w2
    CON .
    INT p5 p2 b4
    WIS k3
    CHA w2
"""
OWNERS = [
    *(f"class {card.slug}" for card in base_cards().classes),
    *(f"card {card.slug}" for card in base_cards().market),
]
FOR_SALE = ("leather-boots", "weak", "search", "blessed-mace", "chain-helm", "honest", "climb")


def owner(name: str, **fields: object) -> Json:
    """A hero of this class, or one who owns this card."""
    what, slug = name.split()
    if what == "class":
        return of_class(slug, SHEET, **fields)
    return hero(SHEET, cards=[slug], **fields)


def answers(state: State) -> list[Move]:
    return [move for move in legal(state, 0) if kind_of(move) != USE]


def worth(state: State) -> float:
    """The value of the sheet once a reroll is over, every face and choice followed."""
    prompt = state.prompts[-1]
    if prompt.kind == "reroll":
        return sum(float(odds) * worth(settle(state, outcome)) for outcome, odds in outcomes(state))
    if prompt.kind == "keep":
        return max(worth(play(state, 0, move)) for move in answers(state))
    context = Context(state, 0, BEFORE_MARKET)
    return NETWORK(context, own_sheet(state.heroes[0]))[0]


@pytest.mark.parametrize("name", OWNERS)
def test_an_action_leads_where_the_bots_think(name: str) -> None:
    table = at_dice(owner(name)).state
    for action in ROWS:
        state = table.clone()
        state.prompts.append(AttributeAction(state.prompts[-1].seat, (action,), 0, False))
        state.listed = None
        one = state.heroes[0]
        alternatives = Alternatives()
        alternatives.begin(sheet_of(one))
        add_action(alternatives, sheet_of(one), action, True)
        assert set(alternatives.moves) == set(answers(state))
        sheets = alternatives.sheets
        context = Context(state, 0, BEFORE_MARKET)
        values = PLANNER.action_values(state, one, context, sheet_of(one), (action,))
        for index, move in enumerate(alternatives.moves):
            after = play(state, 0, move)
            if kind_of(move) != REROLL:
                found, foreseen = after.heroes[0], sheets.base(index)
                assert found.dice == sheets.dice(index)
                assert (found.row, found.column) == (foreseen.row, foreseen.column)
                assert (found.gold, found.charisma) == (foreseen.gold, foreseen.charisma)
            assert values[move] == pytest.approx(worth(after), abs=1e-3)


@pytest.mark.parametrize("name", OWNERS)
def test_a_dice_turn_pays_and_offers_what_the_bots_think(name: str) -> None:
    """The middle card has gold on it and a gold die; the others are bare."""
    state = at_dice(owner(name, placed=None), dice="r2 y4 k6").state
    turn = PLANNER.dice_turn(state, 0)
    sheets = turn.alternatives.sheets
    begins = [*turn.row_begins, len(turn.alternatives.moves)]
    at = 0
    for take in answers(state):
        taken = play(state, 0, take)
        for place in answers(taken):
            after = play(taken, 0, place)
            begin, end = begins[at], begins[at + 1]
            assert sheets.base(begin).gold == after.heroes[0].gold
            assert sheets.dice(begin) == after.heroes[0].dice
            assert set(turn.alternatives.moves[begin:end]) == set(answers(after))
            at += 1
    assert at == len(turn.row_begins) == 15


@pytest.mark.parametrize("name", OWNERS)
def test_a_card_costs_what_the_bots_think(name: str) -> None:
    for_sale = [slug for slug in FOR_SALE if slug not in name]
    state = at_market(owner(name, gold=20), market=" ".join(for_sale)).state
    context = Context(state, 0, BEFORE_MARKET)
    buys = {first(move): move for move in answers(state) if kind_of(move) == BUY}
    assert set(buys) == set(state.market)
    for card, move in buys.items():
        paid = 20 - play(state, 0, move).heroes[0].gold
        assert paid == max(0, context.price_of(card))
