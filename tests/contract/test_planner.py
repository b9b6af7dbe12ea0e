"""The planner sees what the engine does: same results, exact odds."""

from collections import Counter
from math import isfinite
from random import Random

import pytest

from rollplayer.bots.features.context import (
    AFTER_MARKET,
    BEFORE_MARKET,
    Context,
    stage_of,
)
from rollplayer.bots.features.linear import load_linear
from rollplayer.bots.features.sheets import Sheets, own_sheet, sheet_of
from rollplayer.bots.players.alternatives import (
    Alternatives,
    add_action,
    gold_of_card,
    placed,
)
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.turns import odds_of_best
from rollplayer.engine import MARKET, Options, State, legal, outcomes, play, settle
from rollplayer.engine.cards import (
    ActionAfterBuying,
    ActionWhenRowFilled,
    GoldForBareCard,
    passives,
    rolls_of_reroll,
)
from rollplayer.engine.terms import (
    REROLL,
    TAKE,
    USE,
    AttributeAction,
    PlaceDie,
    Row,
    TakeCard,
    first,
    kind_of,
)
from rollplayer.notation.cards.cardfile import base_cards
from tests.playout import playout

GAMES = 6
OTHER_ACTIONS = (ActionAfterBuying, ActionWhenRowFilled)


def test_alternatives_of_actions_are_those_of_the_engine() -> None:
    seen = 0
    for seed in range(GAMES):
        for state in playout(Options(1 + seed % 2, base_cards()), seed):
            prompt = state.prompts[-1] if state.prompts else None
            if not isinstance(prompt, AttributeAction):
                continue
            hero = state.heroes[prompt.seat]
            alternatives = Alternatives()
            alternatives.begin(sheet_of(hero))
            for action in prompt.actions:
                add_action(alternatives, sheet_of(hero), action, True)
            sheets = alternatives.sheets
            listed = [move for move in legal(state, prompt.seat) if kind_of(move) != USE]
            assert set(listed) == set(alternatives.moves)
            for index, move in enumerate(alternatives.moves):
                if kind_of(move) == REROLL:
                    continue
                after = play(state, prompt.seat, move).heroes[prompt.seat]
                sheet = sheets.base(index)
                assert sheets.dice(index) == after.dice
                assert (sheet.row, sheet.column) == (after.row, after.column)
            seen += 1
    assert seen > 20


def test_placing_pays_what_the_engine_pays() -> None:
    seen = 0
    for seed in range(GAMES):
        for state in playout(Options(2, base_cards()), seed):
            prompt = state.prompts[-1] if state.prompts else None
            if not isinstance(prompt, PlaceDie):
                continue
            hero = state.heroes[prompt.seat]
            for move in legal(state, prompt.seat):
                if kind_of(move) == USE:
                    continue
                sheet = placed(state, hero, prompt.die, prompt.gold, Row(first(move)))
                after = play(state, prompt.seat, move).heroes[prompt.seat]
                assert sheet.gold == after.gold
                assert sheet.dice == after.dice
                seen += 1
    assert seen > 100


def test_taking_a_card_pays_what_the_engine_pays_bare_cards_too() -> None:
    """A weapon pays for an initiative card without gold; the bots counted nothing, unseen."""
    pays = next(
        card.index
        for card in base_cards().market
        if any(isinstance(effect, GoldForBareCard) for effect in card.effects)
    )
    bare = 0
    for seed in range(GAMES):
        for state in playout(Options(1 + seed % 3, base_cards()), seed):
            if not state.prompts or not isinstance(state.prompts[-1], TakeCard):
                continue
            rich = state.clone()
            seat = rich.prompts[-1].seat
            hero = rich.heroes[seat]
            hero.cards = [*hero.cards, pays]
            rich.listed = None
            for move in legal(rich, seat):
                if kind_of(move) != TAKE:
                    continue
                card = first(move) - 1
                after = play(rich, seat, move)
                prompt = after.prompts[-1]
                if isinstance(prompt, PlaceDie):  # its gold is collected when the die is placed
                    paid = after.heroes[seat].gold - hero.gold + prompt.gold
                    assert gold_of_card(rich, hero, card) == paid
                    bare += not rich.center_gold[card]
    assert bare > 20


class Pips:
    """A value that is easy to count: pips on the sheet."""

    def __call__(self, context: Context, sheets: Sheets) -> list[float]:
        return [sum(die & 7 for die in sheets.dice(index)) for index in range(len(sheets))]


def is_more_to_come(state: State) -> bool:
    """Whether more is decided about dice after a roll: another roll, another action."""
    hero = state.heroes[0]
    acts = any(isinstance(effect, OTHER_ACTIONS) for effect in passives(state, hero))
    return acts or len(state.prompts) > 1 or rolls_of_reroll(state, hero) > 1


def test_a_reroll_is_weighed_by_the_exact_odds() -> None:
    planner = Planner(Pips())
    seen = 0
    for seed in range(GAMES):
        for state in playout(Options(1, base_cards()), seed):
            prompt = state.prompts[-1] if state.prompts else None
            if not isinstance(prompt, AttributeAction) or 3 not in prompt.actions or prompt.price:
                continue
            if is_more_to_come(state):
                continue
            values = planner.turn_values(state, prompt.seat, prompt)
            for move in legal(state, prompt.seat):
                if kind_of(move) != REROLL:
                    continue
                rolling = play(state, prompt.seat, move)
                expected = 0.0
                for outcome, odds in outcomes(rolling):
                    expected += float(odds) * planner.worth(settle(rolling, outcome), prompt.seat)
                assert abs(values[move] - expected) < 1e-3
                seen += 1
    assert seen > 10


def test_the_best_of_two_rolls() -> None:
    for rolls, mean in ((1, 3.5), (2, 161 / 36)):
        odds = enumerate(odds_of_best(rolls), start=1)
        assert sum(face * chance for face, chance in odds) == pytest.approx(mean)


def test_values_do_not_change_the_state() -> None:
    planner = Planner(load_linear())
    random = Random(2)
    for state in playout(Options(2, base_cards()), 4):
        if not state.prompts or state.prompts[-1].is_chance or random.random() < 0.7:
            continue
        seat = state.prompts[-1].seat
        if state.prompts[-1].kind in ("race", "class"):
            continue
        before = [hero.fields() for hero in state.clone().heroes]
        values = planner.values(state, seat, legal(state, seat))
        assert all(map(isfinite, values))
        assert [hero.fields() for hero in state.heroes] == before


def test_after_the_purchase_the_market_is_over() -> None:
    """The initiative card goes back at the end of the own market turn (R3.3)."""
    seen: Counter[int] = Counter()
    for seed in range(3):
        for state in playout(Options(1 + seed, base_cards()), seed):
            for seat, hero in enumerate(state.heroes):
                stage = stage_of(state, seat)
                if state.phase < MARKET:
                    assert stage == BEFORE_MARKET
                elif not hero.initiative:
                    assert stage == AFTER_MARKET
                elif state.prompts and state.prompts[-1].seat != seat:
                    assert stage == BEFORE_MARKET  # it waits for its turn
                seen[stage] += 1
    assert min(seen[BEFORE_MARKET], seen[AFTER_MARKET]) > 50
    assert len(own_sheet(state.heroes[0])) == 1
