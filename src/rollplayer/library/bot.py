"""Bots by anyone: subclass `Bot`, choose a move, and play wherever a bot can be named."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from rollplayer.bots.bot import FULL, Budget
from rollplayer.engine import State
from rollplayer.engine.terms import Move as MoveNumber
from rollplayer.library.moves import Move, move_of
from rollplayer.library.position import Position
from rollplayer.notation.moves import read_move


class Bot(ABC):
    """A computer player. One object plays one game on one seat.

    >>> import rollplayer as rp
    >>> class Greedy(rp.Bot):
    ...     def choose(self, position, moves, random):
    ...         seat = position.turn
    ...         return max(moves, key=lambda move: position.after(move).score()[seat].total)
    >>> game = rp.Game(players=2, seed=7, names=("greedy", "random"))
    >>> game.play_out([Greedy(), "random"])
    >>> game.is_over
    True
    """

    @property
    def name(self) -> str:
        """What tables and records call this bot."""
        return type(self).__name__.lower()

    @abstractmethod
    def choose(self, position: Position, moves: Sequence[Move], random: Random) -> Move | str:
        """One of the moves. Take randomness from `random` only: then the same seed gives the
        same game."""


class Adapter:
    """A `Bot` as the rest of the program calls it: with a state and integers."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name

    def choose(
        self,
        state: State,
        seat: int,
        moves: list[MoveNumber],
        random: Random,
        budget: Budget = FULL,
    ) -> MoveNumber:
        cards = state.options.cards
        listed = tuple(move_of(cards, move) for move in moves)
        chosen = self.bot.choose(Position(state.clone()), listed, random)
        if isinstance(chosen, Move):
            return chosen.number
        if not isinstance(chosen, str):
            raise TypeError(f"choose returned {chosen!r}; return one of the moves")
        return read_move(cards, chosen)
