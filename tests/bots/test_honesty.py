"""Bots are honest: no choice depends on dice and cards to come, and odds are the exact ones.

A bot is asked the same question at tables that differ only in what is to come. Bots that cheat are
asked too, to see that they would be caught.
"""

import json
import random
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product
from math import lcm
from random import Random
from typing import Any

import pytest

from rollplayer.bots import BOTS, CHARACTERS, FULL, Bot, Budget, make_bot
from rollplayer.bots.features.context import Context
from rollplayer.bots.features.rows import AT_MOST
from rollplayer.bots.features.sheets import Sheets
from rollplayer.bots.matches.match import chance_source
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.planner import INNER_CHANCE, Planner
from rollplayer.bots.players.sampling import Counts, SharedDraws
from rollplayer.bots.players.turns import odds_of_best
from rollplayer.engine import (
    SETUP,
    Options,
    State,
    ask_first,
    deciding,
    legal,
    new_game,
    outcome_at,
    outcomes,
    play,
    settle,
    turn,
)
from rollplayer.engine.cards import rolls_of_reroll
from rollplayer.engine.terms import (
    INT,
    NO_DIE,
    REROLL,
    REROLL_CENTER,
    AttributeAction,
    KeepValue,
    Move,
    RerollDie,
    TakeCard,
    first,
    kind_of,
)
from rollplayer.notation.cards.cardfile import base_cards, read_pack_text
from rollplayer.notation.position import read_position, write_position
from rollplayer.search.judge import Judge
from tests.bots.golden_states import CHANCES, DECISIONS, first_states, states_by_kind

FUTURES = range(4)
SLOW = (
    "hero",
    "champion",
    "champion:gambler",
)  # these play thousands of rollouts here, so two futures must do
TESTED = (*BOTS, *(f"adept:{each}" for each in CHARACTERS))
PILES = ("single", "double", "mixed")


# Tables with different futures -------------------------------------------------------------------


class Table:
    """A position, and what lies hidden at a real table: the dice to come, the order of the deck."""

    def __init__(self, state: State, future: int, *, reloaded: bool = True) -> None:
        self.dice = chance_source(future)
        random.seed(future)  # the generator that all share
        position = json.loads(json.dumps(write_position(state)))
        lie_otherwise(position, future)
        self.deck = [card for pile in PILES for card in position["deck"][pile]]
        self.state = read_position(base_cards(), position) if reloaded else state.clone()

    def ask(self, bot: Bot) -> int:
        """What a bot chooses here; its own random source is always the same."""
        seat = turn(self.state)
        work = 2 * self.state.options.players  # a bot that searches shares it among the seats
        moves = legal(self.state, seat)
        return bot.choose(self.state, seat, moves, Random("mind"), Budget(1.0, work))


def lie_otherwise(position: dict[str, Any], future: int) -> None:
    """Shuffles every pile of a position."""
    lots = Random(future)
    for pile in (*(position["deck"][name] for name in PILES), position["discard"]):
        lots.shuffle(pile)
    lots.shuffle(position["trash"])


def choices(bot: Bot, state: State, futures: Sequence[int] = FUTURES) -> set[int]:
    """All that a bot chooses here: as the game came to it, and with other dice and decks to come.

    It is the same bot each time, so that one that remembers is seen through as well.
    """
    as_it_came = Table(state, 0, reloaded=False).ask(bot)
    return {as_it_came, *(Table(state, future).ask(bot) for future in futures)}


def test_the_golden_games_ask_every_kind_of_question() -> None:
    assert set(states_by_kind()) == {*DECISIONS, *CHANCES}


@pytest.mark.parametrize("kind", DECISIONS)
@pytest.mark.parametrize("name", TESTED)
def test_a_bot_chooses_the_same_whatever_is_to_come(name: str, kind: str) -> None:
    check_honest(name, states_by_kind()[kind])


def check_honest(name: str, states: list[State]) -> None:
    bot = make_bot(name)
    futures = FUTURES[1:3] if name in SLOW else FUTURES
    for state in states:
        assert len(legal(state, turn(state))) > 1, "a question with one answer tests nothing"
        assert len(choices(bot, state, futures)) == 1


def ahead_of_its_turn() -> list[State]:
    """The last seat places its starting dice before the others have (decision 045)."""
    state = first_states(lambda state: len(deciding(state)) == 2, 1)[0]
    return [ask_first(state, deciding(state)[-1])]


def center_to_reroll() -> list[State]:
    """The champion samples what the dice of the center may show."""

    def may_reroll_center(state: State) -> bool:
        return any(kind_of(move) == REROLL_CENTER for move in legal(state, turn(state)))

    return first_states(may_reroll_center, 1)


def last_die_to_take() -> list[State]:
    """Hero and champion play out every way the game can end, alone and against others."""

    def is_last(state: State) -> bool:
        prompt = state.prompts[-1]
        return isinstance(prompt, TakeCard) and state.heroes[prompt.seat].dice.count(NO_DIE) == 1

    return [
        *first_states(lambda state: is_last(state) and len(state.heroes) == 1, 1),
        *first_states(lambda state: is_last(state) and len(state.heroes) > 1, 1),
    ]


@pytest.mark.parametrize("find", [ahead_of_its_turn, center_to_reroll, last_die_to_take])
@pytest.mark.parametrize("name", [*TESTED, "champion:gambler"])
def test_a_bot_is_honest_where_it_thinks_in_another_way(
    name: str, find: Callable[[], list[State]]
) -> None:
    states = find()
    assert states
    check_honest(name, states)


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_state_does_not_know_how_its_decks_lie(kind: str) -> None:
    for state in states_by_kind()[kind]:
        for future in FUTURES:
            assert write_position(Table(state, future).state) == write_position(state)


# Cheaters are caught -----------------------------------------------------------------------------


def table_of_the_asker() -> Table:
    """Whoever asks the cheater, found by looking up the stack."""
    frame = sys._getframe()
    while not isinstance(frame.f_locals.get("self"), Table):
        assert frame.f_back
        frame = frame.f_back
    found: Table = frame.f_locals["self"]
    return found


class Cheater(ABC):
    """Chooses by what it should not know."""

    name = "cheater"

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        return moves[int(self.peek() * len(moves))]

    @abstractmethod
    def peek(self) -> float:
        """A number from 0 up to 1 that an honest bot could not have."""


class DicePeeker(Cheater):
    """Looks at the next die, and puts everything back."""

    def peek(self) -> float:
        copy = Random()
        copy.setstate(table_of_the_asker().dice.getstate())
        return copy.random()


class DeckPeeker(Cheater):
    """Looks at the top card of the deck."""

    def peek(self) -> float:
        slugs = [card.slug for card in base_cards().market]
        top = next(iter(table_of_the_asker().deck), slugs[0])
        return slugs.index(top) / len(slugs)


class Eavesdropper(Cheater):
    """Draws from the generator that the whole process shares."""

    def peek(self) -> float:
        return random.random()


class Rememberer(Cheater):
    """Remembers what it was asked before."""

    def __init__(self) -> None:
        self.asked = 0

    def peek(self) -> float:
        self.asked += 1
        return self.asked % 5 / 5


@pytest.mark.parametrize("kind", DECISIONS)
@pytest.mark.parametrize("cheater", [DicePeeker, DeckPeeker, Eavesdropper, Rememberer])
def test_a_cheater_is_caught(cheater: type[Cheater], kind: str) -> None:
    assert any(len(choices(cheater(), state)) > 1 for state in states_by_kind()[kind])


# Chance is weighed by its exact odds -------------------------------------------------------------


def cases(state: State) -> int:
    """The number of equally likely cases behind the odds."""
    return lcm(*(odds.denominator for _, odds in outcomes(state)))


@pytest.mark.parametrize("kind", CHANCES)
def test_a_lot_falls_on_an_outcome_as_often_as_its_odds_say(kind: str) -> None:
    """By lots all games, rollouts and samples go on: `outcome_at` is where they meet chance."""
    for state in states_by_kind()[kind]:
        count = cases(state)
        fallen = Counter(outcome_at(state, (case + 0.5) / count) for case in range(count))
        assert fallen == {outcome: odds * count for outcome, odds in outcomes(state)}


@pytest.mark.parametrize("kind", CHANCES)
@pytest.mark.parametrize("samples", [8, 16, 60])
def test_layered_lots_stay_within_a_case_of_the_odds_at_each_end(kind: str, samples: int) -> None:
    for state in states_by_kind()[kind]:
        draws = SharedDraws("honest", samples)
        key = (state.round, kind)
        fallen = Counter(outcome_at(state, draws.draw(each, key, 0)) for each in range(samples))
        for outcome, odds in outcomes(state):
            assert abs(fallen[outcome] - samples * odds) < 2


def test_what_the_judge_expects_of_one_event_is_the_mean_by_the_odds() -> None:
    """Where one event lies between now and the next decision, a sample a case is exact."""
    seen = set()
    for kind in CHANCES:
        for state in states_by_kind()[kind]:
            seat = state.prompts[-1].seat
            after = [(settle(state, outcome), odds) for outcome, odds in outcomes(state)]
            if state.phase == SETUP or any(turn(each) != seat for each, _ in after):
                continue
            judge = Judge(seat, cases(state), "honest")
            exact = sum(float(odds) * judge.level(each, seat) for each, odds in after)
            assert judge.worth(state, Counts()).stars[seat] == pytest.approx(exact, abs=1e-3)
            seen.add(kind)
    assert {"enemy", "reroll", "reveal-top"} <= seen


class Indicator(Planner):
    """Finds a state worth 1 if it is the one looked for, so that a mean is a chance."""

    def __init__(self, wanted: State) -> None:
        super().__init__(Pips())
        self.wanted = write_position(wanted)

    def worth(self, state: State, seat: int) -> float:
        return float(write_position(state) == self.wanted)


class Pips:
    """A value that is easy to count: pips on the sheet, those of the later rows more."""

    def __call__(self, context: Context, sheets: Sheets) -> list[float]:
        return [
            sum((die & 7) * (at + 1) for at, die in enumerate(sheets.dice(index)))
            for index in range(len(sheets))
        ]


def pips(state: State, seat: int) -> Fraction:
    return Fraction(sum((die & 7) * (at + 1) for at, die in enumerate(state.heroes[seat].dice)))


@pytest.mark.parametrize("kind", [prompt.kind for prompt in INNER_CHANCE])
def test_the_planner_weighs_each_outcome_by_its_odds(kind: str) -> None:
    for state in states_by_kind()[kind]:
        seat = state.prompts[-1].seat
        for outcome, odds in outcomes(state):
            planner = Indicator(settle(state, outcome))
            assert planner.expected(state, seat) == pytest.approx(float(odds))


def best_after(state: State, seat: int) -> Fraction:
    """The most pips to expect of a reroll, by every outcome the engine lists."""
    prompt = state.prompts[-1] if state.prompts else None
    if isinstance(prompt, RerollDie):
        return sum(
            (odds * best_after(settle(state, outcome), seat) for outcome, odds in outcomes(state)),
            Fraction(),
        )
    if isinstance(prompt, KeepValue):
        return max(pips(play(state, seat, move), seat) for move in legal(state, seat))
    return pips(state, seat)


def may_reroll(state: State, rolls: int) -> bool:
    """Whether the action of the row just filled may reroll a die, which is rolled so often."""
    prompt = state.prompts[-1]
    if not isinstance(prompt, AttributeAction) or INT not in prompt.actions or prompt.closed:
        return False
    return rolls_of_reroll(state, state.heroes[prompt.seat]) == rolls


@pytest.mark.parametrize("rolls", [1, 2])
def test_a_reroll_is_worth_what_the_engine_can_roll(rolls: int) -> None:
    """Of two rolls the better is kept; the old value may be kept too."""
    states = first_states(lambda state: may_reroll(state, rolls), 12)
    assert len(states) == 12
    for state in states:
        prompt, seat = state.prompts[-1], state.prompts[-1].seat
        values = Planner(Pips()).turn_values(state, seat, prompt)
        rerolls = [move for move in legal(state, seat) if kind_of(move) == REROLL]
        assert rerolls
        for move in rerolls:
            exact = best_after(play(state, seat, move), seat)
            assert values[move] == pytest.approx(float(exact), abs=1e-2)


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_the_best_of_several_rolls_is_that_of_all_their_cases(rolls: int) -> None:
    faces = [outcome for outcome, _ in outcomes(states_by_kind()["roll"][0])]
    worth = [3.0, -1.0, 4.0, 1.0, 5.0, 9.0]
    assert len(faces) == len(worth)
    cases = [max(each) for each in product(worth, repeat=rolls)]
    odds = odds_of_best(rolls)
    found = sum(value * chance for value, chance in zip(sorted(worth), odds, strict=True))
    assert found == pytest.approx(sum(cases) / len(cases), abs=1e-5)


def test_sums_of_dice_have_the_odds_of_the_engine() -> None:
    """The features ask how likely a row still reaches its goal."""
    rolled = [(first(outcome), odds) for outcome, odds in outcomes(states_by_kind()["roll"][0])]
    exact = {0: Fraction(1)}
    for dice in range(4):
        for most in range(-1, 19):
            below = sum(float(odds) for total, odds in exact.items() if total <= most)
            assert AT_MOST[dice][most + 1] == pytest.approx(below, abs=1e-6)
        wider: dict[int, Fraction] = {}
        for total, odds in exact.items():
            for value, chance in rolled:
                wider[total + value] = wider.get(total + value, Fraction()) + odds * chance
        exact = wider


def test_a_race_is_valued_over_the_classes_that_may_be_drawn() -> None:
    state = new_game(Options(1, base_cards()))
    races = legal(state, 0)
    for race, value in zip(races, hero_values(state, 0, races), strict=True):
        drawing = play(state, 0, race)
        exact = 0.0
        for outcome, odds in outcomes(drawing):
            drawn = settle(drawing, outcome)
            exact += float(odds) * max(hero_values(drawn, 0, legal(drawn, 0)))
        assert value == pytest.approx(exact)


def test_a_race_of_a_card_pack_counts_as_average() -> None:
    """Bots took it for eight stars worse than any other and never chose it."""
    cards = read_pack_text('name = "ghosts"\n[race.ghost]\nname = "Ghost"\n', "ghosts")
    state = new_game(Options(1, cards))
    races = legal(state, 0)
    slugs = [cards.races[first(race)].slug for race in races]
    values = dict(zip(slugs, hero_values(state, 0, races), strict=True))
    ghost = values.pop("ghost")
    assert min(values.values()) < ghost < max(values.values())
