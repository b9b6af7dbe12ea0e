"""Moves and outcomes as small values: their text in the notation, with its parts by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Self

from rollplayer.engine import CHANCE
from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import Move as MoveNumber
from rollplayer.engine.terms import Outcome as OutcomeNumber
from rollplayer.notation.moves import write_move, write_outcome
from rollplayer.notation.parts import Json, Parts, describe_move, describe_outcome
from rollplayer.notation.record import Event


class Act(str):
    """A line of the notation that knows its parts. It is a `str`, so it compares with text."""

    __slots__ = ("_arguments", "_kind", "_number")

    _kind: str
    _number: int
    _arguments: Mapping[str, Json]

    def __new__(cls, text: str, number: int, parts: Parts) -> Self:
        act = super().__new__(cls, text)
        object.__setattr__(act, "_kind", parts.kind.slug)
        object.__setattr__(act, "_number", number)
        object.__setattr__(act, "_arguments", MappingProxyType(dict(parts.arguments)))
        return act

    @property
    def kind(self) -> str:
        """What kind of move or outcome this is: `place-starting` where the verb is `place`."""
        return self._kind

    @property
    def verb(self) -> str:
        """The first word of the text."""
        return self.split()[0]

    @property
    def arguments(self) -> Mapping[str, Json]:
        """The arguments by name; a missing one is left out."""
        return self._arguments

    @property
    def text(self) -> str:
        """The notation as a plain `str`."""
        return str.__str__(self)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a {type(self).__name__} cannot be changed")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __str__(self) -> str:
        return str.__str__(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (type(self), self.text, self._number, self._kind, dict(self._arguments))


class Move(Act):
    """A move of a player.

    >>> import rollplayer as rp
    >>> game = rp.Game(players=1, seed=7)
    >>> move = game.legal_moves[1]
    >>> move
    Move('race dwarf')
    >>> move == "race dwarf", move.kind, dict(move.arguments)
    (True, 'race', {'race': 'dwarf'})
    """

    __slots__ = ()

    @property
    def number(self) -> MoveNumber:
        """The integer that the functions of `rollplayer.engine` take."""
        return MoveNumber(self._number)


class Outcome(Act):
    """Something chance brings: a die drawn or rolled, a card revealed or dealt."""

    __slots__ = ()

    @property
    def number(self) -> OutcomeNumber:
        """The integer that the functions of `rollplayer.engine` take."""
        return OutcomeNumber(self._number)


def restore(cls: type[Act], text: str, number: int, kind: str, arguments: dict[str, Json]) -> Act:
    """Puts a pickled move or outcome together again."""
    act = str.__new__(cls, text)
    object.__setattr__(act, "_kind", kind)
    object.__setattr__(act, "_number", number)
    object.__setattr__(act, "_arguments", MappingProxyType(arguments))
    return act


def act_of(cards: CardSet, event: Event) -> "Move | Outcome":
    """The move or outcome of an event of a record."""
    if event.seat == CHANCE:
        return outcome_of(cards, OutcomeNumber(event.what))
    return move_of(cards, MoveNumber(event.what))


def move_of(cards: CardSet, number: MoveNumber) -> Move:
    return Move(write_move(cards, number), number, describe_move(cards, number))


def outcome_of(cards: CardSet, number: OutcomeNumber) -> Outcome:
    return Outcome(write_outcome(cards, number), number, describe_outcome(cards, number))
