"""The parts the players think with, each beside the engine or a known answer."""

from itertools import product
from random import Random

from rollplayer.bots.features.context import AFTER_MARKET, Context, reach_table, stage_of
from rollplayer.bots.features.sheets import Sheet, Sheets, sheet_of
from rollplayer.bots.players.alternatives import Alternatives, add_action
from rollplayer.bots.players.novice import before_or_after
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.starting import Line, Start
from rollplayer.bots.players.successors import played, sheets_after, sheets_on_targets
from rollplayer.bots.players.turns import tokens_left
from rollplayer.engine import MARKET, State, legal, play, score, turn
from rollplayer.engine.cards import price_cuts
from rollplayer.engine.terms import (
    BUY,
    CHA,
    CHARISMA,
    CHARISMA_TOKENS,
    DEX,
    NO_DIE,
    PASS,
    STR,
    TAKE_GOLD,
    USE,
    AttributeAction,
    Color,
    MarketTurn,
    Move,
    OrderDice,
    PlaceStarting,
    UseAbility,
    first,
    kind_of,
    make_die,
)
from tests.bots.golden_states import first_states, golden_states


class Riches:
    """A value that is easy to count: pips by the place they are in, and gold."""

    def __call__(self, context: Context, sheets: Sheets) -> list[float]:
        return [
            weighed_pips(sheets.dice(index)) + 100 * sheets.base(index).gold
            for index in range(len(sheets))
        ]


def weighed_pips(dice: list[int]) -> int:
    return sum((die & 7) * (at + 1) for at, die in enumerate(dice))


def riches(state: State, seat: int) -> int:
    hero = state.heroes[seat]
    return weighed_pips([*hero.dice]) + 100 * hero.gold


def test_the_market_has_the_prices_that_the_engine_asks() -> None:
    """A hero that gets weapons cheaper can buy what others cannot."""

    def may_buy(state: State) -> bool:
        prompt = state.prompts[-1]
        return isinstance(prompt, MarketTurn) and prompt.purchase

    def gets_cheaper(state: State) -> bool:
        hero = state.heroes[turn(state)]
        return may_buy(state) and bool(sum(price_cuts(state, hero, from_discard=False)))

    cheaper = first_states(gets_cheaper, 4)
    assert cheaper
    for state in [*first_states(may_buy, 4), *cheaper]:
        seat = turn(state)
        for gold in range(9):
            poor = state.clone()
            poor.listed = None
            poor.heroes[seat].gold, poor.heroes[seat].charisma = gold, 0
            context = Context(poor, seat, stage_of(poor, seat))
            affordable = {card for card in poor.market if context.price_of(card) <= gold}
            buys = {first(move) for move in legal(poor, seat) if kind_of(move) == BUY}
            assert buys == affordable


def test_the_reach_of_the_token_is_that_of_its_steps() -> None:
    grid = [1, 0, -1, 3, 0, -3, 2, 0, 5]
    table = reach_table(grid)
    for row, column in product(range(3), range(3)):
        within = [
            max(
                grid[3 * r + c]
                for r, c in product(range(3), range(3))
                if abs(r - row) + abs(c - column) <= most
            )
            for most in (0, 1, 2, 4)
        ]
        cell = table[3 * row + column]
        assert [3 * each for each in cell[:4]] == within
        assert 4 * cell.way == abs(row - 2) + abs(column - 2)


def test_without_a_token_left_nobody_is_offered_one() -> None:
    for state in first_states(
        lambda state: isinstance(state.prompts[-1], AttributeAction)
        and CHARISMA in legal(state, turn(state)), 3,
    ):  # fmt: skip
        seat = turn(state)
        assert tokens_left(state)
        assert CHARISMA in Planner(Riches()).turn_values(state, seat, state.prompts[-1])
        state.heroes[seat].charisma = CHARISMA_TOKENS
        assert not tokens_left(state)
        assert CHARISMA not in Planner(Riches()).turn_values(state, seat, state.prompts[-1])
    alternatives = Alternatives()
    add_action(alternatives, sheet_of(state.heroes[0]), CHA, False)
    assert alternatives.moves == []


def test_an_action_that_costs_gold_is_valued_with_the_poorer_purse() -> None:
    states = first_states(
        lambda state: isinstance(state.prompts[-1], AttributeAction)
        and bool(state.prompts[-1].price), 4,
    )  # fmt: skip
    assert states
    for state in states:
        seat, prompt = turn(state), state.prompts[-1]
        assert isinstance(prompt, AttributeAction)
        values = Planner(Riches()).turn_values(state, seat, prompt)
        for move in legal(state, seat):
            after = play(state, seat, move)
            if move in values and after.prompts and not after.prompts[-1].is_chance:
                assert values[move] == riches(after, seat)
        assert values[PASS] == riches(state, seat)


def test_a_full_sheet_before_the_last_market_is_not_scored_yet() -> None:
    """A trait bought then still pays; only after it the stars are certain."""
    seen = set()
    for state in first_states(lambda state: state.phase == MARKET and state.round == 12, 60):
        for seat, hero in enumerate(state.heroes):
            if 0 in hero.dice:
                continue
            over = stage_of(state, seat) == AFTER_MARKET
            expected = score(state)[seat].total if over else riches(state, seat)
            assert Planner(Riches()).standing(state, seat) == expected
            seen.add(over)
    assert seen == {True, False}


def test_a_purchase_is_looked_at_with_the_market_behind() -> None:
    for state in first_states(lambda state: state.prompts[-1].kind == "market", 3):
        seat = turn(state)
        for move in legal(state, seat):
            if kind_of(move) in (BUY, TAKE_GOLD):
                expected = AFTER_MARKET if kind_of(move) == BUY else stage_of(state, seat)
                assert before_or_after(state, seat, move) == expected


def test_the_die_that_fills_a_row_pays_in_setup_too() -> None:
    one, two, third, fourth = (make_die(Color(1), value) for value in (1, 2, 3, 4))
    line = Line((one, two, *(NO_DIE,) * 16), (third, fourth), 3, None)
    assert line.place(third, STR).gold == 4
    assert line.place(third, DEX).gold == 3
    assert line.place(third, STR).left == (fourth,)


def test_the_beam_keeps_the_best_ways_to_place_the_starting_dice() -> None:
    random = Random("beam")
    for state in first_states(lambda state: isinstance(state.prompts[-1], PlaceStarting), 2):
        seat, prompt = turn(state), state.prompts[-1]
        assert isinstance(prompt, PlaceStarting)
        best = max(Start(Riches(), 8).values(state, seat, prompt).values())
        for _ in range(30):
            other = state
            while other.prompts[-1].kind == "place-starting" and turn(other) == seat:
                other = play(other, seat, random.choice(legal(other, seat)))
            assert best >= riches(other, seat)


# Ties --------------------------------------------------------------------------------------------


def orders_first(state: State) -> bool:
    """Whether the start player orders tied dice before taking one."""
    prompt = state.prompts[-1]
    return isinstance(prompt, OrderDice) and not prompt.closed


def orders_of(state: State) -> list[Move]:
    return [move for move in legal(state, turn(state)) if kind_of(move) != USE]


def best_answer(state: State, seat: int) -> float:
    """What the best order of the dice, and the dice turn after it, is worth."""
    return max(Planner(Riches()).values(state, seat, orders_of(state)))


def test_of_two_ties_the_first_is_ordered_with_the_turn_in_sight() -> None:
    """The order of the first tie was valued as if the turn were over: all orders were equal."""
    twice = first_states(lambda state: orders_first(state) and len(state.prompts) > 1, 4)
    assert len(twice) == 4
    for state in twice:
        seat, moves = turn(state), orders_of(state)
        after = [play(state, seat, move) for move in moves]
        assert all(orders_first(each) for each in after)
        expected = [best_answer(each, seat) for each in after]
        assert Planner(Riches()).values(state, seat, moves) == expected


def test_a_skill_before_a_tie_is_ordered_is_valued_with_the_turn_behind_it() -> None:
    """It was compared with whole turns, but valued as if there were none."""

    def uses_skill(state: State) -> bool:
        return orders_first(state) and any(orders_first(each) for _, each in after_skills(state))

    def after_skills(state: State) -> list[tuple[Move, State]]:
        seat = turn(state)
        skills = [move for move in legal(state, seat) if kind_of(move) == USE]
        return [(move, play(state, seat, move)) for move in skills]

    states = first_states(uses_skill, 4)
    assert len(states) == 4
    for state in states:
        seat, moves = turn(state), legal(state, turn(state))
        values = dict(zip(moves, Planner(Riches()).values(state, seat, moves), strict=True))
        for move, after in after_skills(state):
            if orders_first(after):
                assert values[move] == best_answer(after, seat)


def test_a_glance_at_the_targets_of_a_skill_sees_what_playing_them_would_bring() -> None:
    """The quick way, and the slow one where something follows by itself, like the last open row."""
    ways = set()
    for state in golden_states():
        prompt = state.prompts[-1]
        moves = [] if prompt.is_chance else legal(state, prompt.seat)
        if isinstance(prompt, UseAbility) and len(moves) > 2:
            quick = sheets_on_targets(state, prompt.seat, moves)
            slow = sheets_after(state, prompt.seat, moves)
            assert list(map(facts_of, quick.bases)) == list(map(facts_of, slow.bases))
            after = played(state, prompt.seat, moves[0])
            ways.add(after.prompts[-1:] == state.prompts[-2:-1])
    assert ways == {True, False}


def facts_of(sheet: Sheet) -> tuple[object, ...]:
    return sheet.dice, sheet.row, sheet.column, sheet.gold, sheet.charisma
