"""The rules as pure functions: list, play, settle, score. One state in, one state out."""

from fractions import Fraction

from rollplayer.engine._errors import GameOver
from rollplayer.engine._flow import (
    advance,
    current_prompt,
    do_move,
    do_outcome,
    listed_drops,
    listed_moves,
    pending_chance,
)
from rollplayer.engine._moves import Move, Outcome
from rollplayer.engine._options import Options
from rollplayer.engine._refusals import refusal, refused_outcome
from rollplayer.engine._rules.scoring import Scorecard, scorecard, scorecards, winners
from rollplayer.engine._rules.setup import set_table
from rollplayer.engine._state import NOBODY, OVER, Seat, State


def new_game(options: Options) -> State:
    """A game before its first decision."""
    state = set_table(options)
    advance(state)
    return state


def turn(state: State) -> Seat:
    """The seat that is asked now; CHANCE, or NOBODY when the game is over."""
    if state.phase == OVER:
        return NOBODY
    return state.prompts[-1].mover()


def legal(state: State, seat: int) -> list[Move]:
    """What a seat may do now: answers if it is asked, otherwise skills (R11.2). Drops apart."""
    return list(listed_moves(state, seat))


def drops(state: State, seat: int) -> list[Move]:
    """The weapons a seat may drop now (R3.3b)."""
    return listed_drops(state, seat)


def play(state: State, seat: int, move: Move) -> State:
    """The state after a legal move; anything else is refused with its rule."""
    check(state, seat, move)
    after = state.clone()
    do_move(after, seat, move)
    return after


def check(state: State, seat: int, move: Move) -> None:
    """Refuses a move that is not listed for this seat."""
    prompt = current_prompt(state)
    if move in listed_moves(state, seat) or move in listed_drops(state, seat):
        return
    raise refusal(state, prompt, seat, move)


def outcomes(state: State) -> list[tuple[Outcome, Fraction]]:
    """Every outcome chance may bring now, with its exact odds."""
    prompt = pending_chance(state)
    listed = prompt.outcomes(state)
    weights = prompt.weights(state) or [1] * len(listed)
    total = sum(weights)
    return [
        (outcome, Fraction(weight, total)) for outcome, weight in zip(listed, weights, strict=True)
    ]


def settle(state: State, outcome: Outcome) -> State:
    """The state after an outcome of chance; an impossible one is refused."""
    prompt = pending_chance(state)
    if outcome not in prompt.outcomes(state):
        raise refused_outcome(prompt)
    after = state.clone()
    do_outcome(after, outcome)
    return after


def outcome_at(state: State, lot: float) -> Outcome:
    """The outcome a number from 0 up to 1 falls on. The caller brings the number, never we."""
    if state.phase == OVER:
        raise GameOver("game-over", "R7")
    return state.prompts[-1].outcome_at(state, lot)


def score(state: State) -> list[Scorecard]:
    """The scorecards as they would be now."""
    return scorecards(state.options.cards, state.heroes, state.options.solo)


def score_of(state: State, seat: int) -> Scorecard:
    """The scorecard of one seat as it would be now."""
    return scorecard(state.options.cards, state.heroes, seat, state.options.solo)


def leaders(state: State, table: list[Scorecard]) -> list[Seat]:
    """The seats that win with these scorecards (R8.8)."""
    return winners(state.options.cards, state.heroes, table)
