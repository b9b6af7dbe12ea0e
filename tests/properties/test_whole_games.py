"""What holds at every step of every game, whatever is chosen and whatever comes."""

from fractions import Fraction
from random import Random

from hypothesis import given

from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    State,
    legal,
    new_game,
    outcome_at,
    outcomes,
    score,
    turn,
)
from rollplayer.engine.cards import hands_held, hands_limit
from rollplayer.engine.scoring import PARTS, leaders
from rollplayer.engine.terms import DICE_OF_COLOR, GOLD, Die, is_full
from rollplayer.notation.check_components import all_market_cards, check_components, dice_by_color
from rollplayer.notation.position import write_position
from tests.properties.games import MOST_STEPS, all_options, events_of, seeds, states_of
from tests.second_scorer import score_position

ROUNDS = {1: 12, 2: 12, 3: 11, 4: 10}


@given(all_options, seeds)
def test_the_box_stays_whole(options: Options, seed: int) -> None:
    """R1.1: 73 dice by color, 72 and the enemy in solo; R1.7: every market card once."""
    dice = list(DICE_OF_COLOR)
    dice[GOLD] -= options.solo
    cards = [
        card.index
        for card in options.cards.market
        if options.edition in card.editions and not (options.solo and card.slug == "diplomacy")
    ]
    for state in states_of(options, seed):
        assert dice_by_color(state) == dice
        assert sorted(all_market_cards(state)) == cards
        check_components(state)


@given(all_options, seeds)
def test_nobody_has_what_nobody_may_have(options: Options, seed: int) -> None:
    """Gold is never negative, hands never over the limit (R3.3b), tokens six at most (R1.8)."""
    for state in states_of(options, seed):
        assert sum(hero.charisma for hero in state.heroes) <= 6
        for hero in state.heroes:
            assert hero.gold >= 0
            assert hero.charisma >= 0
            assert hands_held(state, hero) <= hands_limit(state, hero)
            assert 0 <= hero.row <= 2
            assert 0 <= hero.column <= 2
            assert_filled_from_the_left(hero.dice)
        assert all(0 <= gold <= 1 for gold in state.center_gold)
        assert all(pile == sorted(pile) for pile in (state.discard, state.trash, state.mixed))


def assert_filled_from_the_left(dice: list[Die]) -> None:
    """R1.3."""
    for row in range(0, 18, 3):
        filled = [bool(die) for die in dice[row : row + 3]]
        assert filled == sorted(filled, reverse=True)


@given(all_options, seeds)
def test_odds_sum_to_one(options: Options, seed: int) -> None:
    lots = Random(seed)
    for state in states_of(options, seed):
        if turn(state) == CHANCE:
            listed = outcomes(state)
            assert sum(odds for _, odds in listed) == 1
            assert all(type(odds) is Fraction and odds > 0 for _, odds in listed)
            assert len({what for what, _ in listed}) == len(listed)
            assert outcome_at(state, lots.random()) in [what for what, _ in listed]
            assert outcome_at(state, 0.0) == listed[0][0]
            assert outcome_at(state, 1 - 2**-53) == listed[-1][0]


@given(all_options, seeds)
def test_an_outcome_that_is_drawn_falls_by_the_odds_that_are_listed(
    options: Options, seed: int
) -> None:
    lots = Random(seed)
    for state in states_of(options, seed):
        if turn(state) == CHANCE:
            lot = lots.random()
            below = Fraction(0)
            due = []
            for outcome, odds in outcomes(state):
                if below <= Fraction(lot) < below + odds:
                    due.append(outcome)
                below += odds
            assert due == [outcome_at(state, lot)]


@given(all_options, seeds)
def test_r11_19_nobody_is_asked_without_a_choice(options: Options, seed: int) -> None:
    """A prompt has two moves or more, and lists none of them twice."""
    for state in states_of(options, seed):
        for seat in range(options.players):
            moves = legal(state, seat)
            assert len(set(moves)) == len(moves)
            if turn(state) == seat:
                assert len(moves) > 1


@given(all_options, seeds)
def test_r7_games_end_with_full_sheets_after_their_rounds(options: Options, seed: int) -> None:
    rounds = [0]
    for steps, state in enumerate(states_of(options, seed)):
        assert steps < MOST_STEPS
        assert state.round in (rounds[-1], rounds[-1] + 1)
        rounds.append(state.round)
    assert turn(state) == NOBODY
    assert rounds[-1] == ROUNDS[options.players] - 2 * options.short
    assert all(is_full(hero.dice) for hero in state.heroes)
    assert sum(state.bag) + 18 * options.players == 73 - options.solo


@given(all_options, seeds)
def test_stars_are_counted_twice(options: Options, seed: int) -> None:
    """R8 as the engine counts it and as the second scorer does, at the end and on the way."""
    for number, state in enumerate(states_of(options, seed)):
        if number % 16 == 0 or turn(state) == NOBODY:
            assert_counted_alike(state)


def assert_counted_alike(state: State) -> None:
    table = score(state)
    again = score_position(write_position(state))
    assert leaders(state, table) == again["winners"]
    for card, other in zip(table, again["heroes"], strict=True):
        assert {part: card.part(part) for part in PARTS} == {part: other[part] for part in PARTS}
        assert (card.total, card.rank) == (other["total"], other["rank"])
        slugs = [state.options.cards.market[weapon].slug for weapon in card.dropped]
        assert slugs == other["dropped"]


@given(all_options, seeds)
def test_the_same_choices_give_the_same_game(options: Options, seed: int) -> None:
    one, other = new_game(options), new_game(options)
    assert list(events_of(one, Random(seed))) == list(events_of(other, Random(seed)))
