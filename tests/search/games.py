"""Games for the analysis to look at: the quick bot against itself, with or without a blunder."""

from collections.abc import Callable
from functools import cache
from itertools import product

from rollplayer.bots.matches.match import chance_source
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    State,
    do_move,
    do_outcome,
    listed_moves,
    new_game,
    outcome_at,
    score,
    turn,
)
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import Event, Record
from rollplayer.search.quick import quick_choice, quick_planner

BASES = ("fine", "second", "third", "fourth", "fifth", "sixth")  # the plain games we know
Tempter = Callable[[State, list[Move]], Move | None]  # the blunder to play now, or None


def no_blunder(state: State, moves: list[Move]) -> Move | None:
    return None


def play_game(first: State, seed: str, tempt: Tempter = no_blunder) -> tuple[Record, int | None]:
    """A game of the quick bot; the number of the event in which seat 0 blundered."""
    record = Record(first, ("quick",) * len(first.heroes))
    state = record.first.clone()
    dice = chance_source(seed)
    blunder = None
    while (seat := turn(state)) != NOBODY:
        if seat == CHANCE:
            outcome = outcome_at(state, dice.random())
            do_outcome(state, outcome)
            record.events.append(Event(seat, outcome))
        else:
            moves = listed_moves(state, seat)
            move = quick_choice(quick_planner(), state, seat, moves)
            wrong = tempt(state, moves) if seat == 0 and blunder is None else None
            if wrong is not None:
                move, blunder = wrong, len(record.events)
            do_move(state, seat, move)
            record.events.append(Event(seat, move))
    return record, blunder


@cache
def plain_game(players: int, seed: str) -> Record:
    """A game without a blunder, played once for all tests."""
    return play_game(new_game(Options(players, base_cards())), seed)[0]


@cache
def late_state(players: int, seed: str) -> State:
    """The beginning of round 9 of a plain game: a blunder from there on is quickly looked at."""
    states = plain_game(players, seed).states()
    return next(state for state in states if state.round == 9)


def stars_after(state: State, move: Move) -> int:
    copy = state.clone()
    do_move(copy, 0, move)
    return score(copy)[0].total


def worst_by_scorecard(kind: str, rounds: tuple[int, ...], least: int) -> Tempter:
    """At a prompt of this kind, the move after which least is scored, if the price is such.

    Late in the game the scorecard tells a blunder; no bot and no value has a say in it.
    """

    def tempt(state: State, moves: list[Move]) -> Move | None:
        if state.prompts[-1].kind != kind or state.round not in rounds:
            return None
        after = [stars_after(state, move) for move in moves]
        return moves[after.index(min(after))] if max(after) - min(after) >= least else None

    return tempt


def worst_die(state: State, moves: list[Move]) -> Move | None:
    """In the last round, the worst die by the planner, which then sees nearly to the end."""
    if state.prompts[-1].kind != "take" or state.round != 12:
        return None
    values = quick_planner().values(state, 0, moves)
    return moves[values.index(min(values))] if max(values) - min(values) >= 2.5 else None


@cache
def game_with(tempt: Tempter, players: int = 1) -> tuple[Record, int]:
    """The first of a few endings with a blunder that was never mended: it cost 3 stars or more."""
    for base, seed in product(BASES, range(6)):
        begin = late_state(players, base)
        record, blunder = play_game(begin, f"ending {seed}", tempt)
        if blunder is not None:
            plain, _ = play_game(begin, f"ending {seed}")
            if final_stars(plain) - final_stars(record) >= 3:
                return record, blunder
    raise AssertionError("no game gave the chance to blunder")


def final_stars(record: Record) -> int:
    *_, last = record.states()
    return score(last)[0].total
