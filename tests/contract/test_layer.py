"""The first layer by tables is the first layer by arithmetic: features times weights."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from rollplayer.bots.features.context import Context, stage_of
from rollplayer.bots.features.layer import FirstLayer
from rollplayer.bots.features.layout import CARD_SLOTS, TURN
from rollplayer.bots.features.rows import affordable_part, sheet_inputs
from rollplayer.bots.features.sheets import AS_NOW, NO_CARD, Sheets, sheets_of
from rollplayer.bots.features.values import Network, load_network
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.engine import SETUP, Options, State, listed_moves, play
from rollplayer.engine.terms import USE, kind_of
from rollplayer.notation.cards.cardfile import base_cards
from tests.playout import playout

Floats = NDArray[np.float64]
NETWORK = load_network("best.network")


def by_arithmetic(layer: FirstLayer, context: Context, sheets: Sheets) -> Floats:
    turn = np.repeat(np.array([context.turn_inputs()]), len(sheets), axis=0)
    cards = np.zeros((len(sheets), CARD_SLOTS))
    for index in range(len(sheets)):
        base = sheets.base(index)
        cards[index, context.shown] = affordable_part(context, base)
        if base.held != AS_NOW:
            turn[index, TURN.slices["held"]] = np.eye(TURN.width("held"))[base.held]
        if base.also != NO_CARD:
            turn[index, TURN.place[f"shown-{base.also}"]] = 1
            cards[index, base.also] = context.price_of(base.also) <= base.gold + base.charisma
    inputs = np.hstack([turn, cards, np.array(sheet_inputs(context, sheets))])
    weights = np.concatenate([layer.turn, layer.cards, layer.sheet]).reshape(-1, layer.units)
    values: Floats = inputs @ weights + np.array(layer.bias)
    return values


class Compared:
    """A value that checks every question it is asked."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.asked = 0

    def __call__(self, context: Context, sheets: Sheets) -> list[float]:
        found = self.network.first(context, sheets)
        assert (
            np.abs(np.array(found) - by_arithmetic(self.network.first, context, sheets)).max()
            < 1e-4
        )
        self.asked += 1
        return self.network(context, sheets)


def compared_in(options: Options, seed: int, share: float) -> int:
    value = Compared(NETWORK)
    mind = Planner(value)
    random = Random(seed)
    for state in playout(options, seed):
        if not asked(state) or random.random() > share:
            continue
        seat = state.prompts[-1].seat
        mind.values(state, seat, listed_moves(state, seat))
    return value.asked


def asked(state: State) -> bool:
    if not state.prompts or state.prompts[-1].is_chance:
        return False
    return state.prompts[-1].kind not in ("race", "class")


def test_tables_give_what_features_times_weights_give() -> None:
    asked = sum(compared_in(Options(1 + seed % 4, base_cards()), seed, 0.4) for seed in range(8))
    assert asked > 500


def test_tables_with_the_first_edition_and_the_friendly_market() -> None:
    assert compared_in(Options(2, base_cards(), "first", ("friendly", "short")), 3, 0.5) > 30


def test_a_plan_is_the_best_of_all_dice_turns() -> None:
    seen = 0
    for seed in range(3):
        for state in playout(Options(1 + seed, base_cards()), seed):
            if not asked(state) or state.prompts[-1].kind != "take":
                continue
            seat = state.prompts[-1].seat
            plan = planner().plan(state, seat)
            values = planner().take_values(state, seat)
            assert values[plan["take"]] == max(values.values())
            after = play(state, seat, plan["take"])
            if after.prompts and after.prompts[-1].kind == "place":
                moves = listed_moves(after, seat)
                assert plan["place"] in moves
                rows = dict(zip(moves, planner().values(after, seat, moves), strict=True))
                best = max(value for move, value in rows.items() if kind_of(move) != USE)
                assert abs(rows[plan["place"]] - best) < 1e-3
                seen += 1
    assert seen > 15


def test_a_glance_at_a_returned_card_is_the_value_of_the_market_with_it() -> None:
    seen = 0
    for seed in range(60):
        for state in playout(Options(1, base_cards()), seed):
            if not asked(state) or state.prompts[-1].kind != "return" or state.phase == SETUP:
                continue
            moves = [move for move in listed_moves(state, 0) if kind_of(move) != USE]
            glances = planner().glances_at_returns(state, 0, moves)
            for move, glance in list(zip(moves, glances, strict=True))[:6]:
                after = play(state, 0, move)
                context = Context(after, 0, stage_of(after, 0))
                assert abs(planner().value(context, sheets_of(after.heroes))[0] - glance) < 1e-3
                seen += 1
        if seen > 30:
            break
    assert seen > 30
