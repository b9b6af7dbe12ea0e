"""One game driven by numbers: chance settles itself, and every step leads to the next decision.

All environments but OpenSpiel's, where chance moves too, play through this. It knows no NumPy and
no other library, so that mypyc compiles it with the rules.
"""

from random import Random

from librt.vecs import vec
from mypy_extensions import i64, u8

from rollplayer.bots.matches.match import chance_source
from rollplayer.engine import (
    CHANCE,
    OVER,
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
from rollplayer.environments.catalogue import move_of, number_of
from rollplayer.environments.observing import BoxBytes, box_bytes, observe


class Episode:
    """A game from its seed to its end. The same seed gives the dice of `rollplayer.Game`."""

    __slots__ = ("box", "dice", "options", "state")

    def __init__(self, options: Options, seed: int) -> None:
        self.options: Options = options
        self.box: BoxBytes = box_bytes(options.cards)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Starts over with a new game."""
        self.state: State = new_game(self.options)
        self.dice: Random = chance_source(seed)
        self.settle()

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.state, self.dice)

    def __eq__(self, other: object) -> bool:
        """Whether the game stands alike and goes on alike."""
        return (
            isinstance(other, Episode)
            and self.state == other.state
            and self.dice.getstate() == other.dice.getstate()
        )

    def settle(self) -> None:
        """Settles chance up to the next decision or the end of the game."""
        state = self.state
        while turn(state) == CHANCE:
            do_outcome(state, outcome_at(state, self.dice.random()))

    def step(self, number: int) -> bool:
        """Plays the action of the seat to move; False, and nothing changed, if it is illegal."""
        state = self.state
        seat = turn(state)
        move = move_of(state, seat, number)
        if move < 0:
            return False
        do_move(state, seat, Move(move))
        self.settle()
        return True

    def is_over(self) -> bool:
        return self.state.phase == OVER

    def seat(self) -> int:
        """The seat to move; NOBODY when the game is over."""
        return turn(self.state)

    def observe(self, seat: int, out: vec[u8], at: i64) -> None:
        observe(self.box, self.state, seat, out, at)

    def mark_legal(self, out: vec[u8], at: i64) -> None:
        """Sets the bytes of all legal actions, from `at` on, to 1."""
        state = self.state
        seat = turn(state)
        for move in listed_moves(state, seat):
            out[at + number_of(state, seat, move)] = 1

    def stars(self) -> list[int]:
        """The stars of each seat if the game ended now."""
        return [card.total for card in score(self.state)]


def resumed(state: State, dice: Random) -> Episode:
    """A game out of another process, or a copy."""
    episode = Episode(state.options, 0)
    episode.state, episode.dice = state, dice
    return episode
