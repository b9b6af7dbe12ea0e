"""A point in play as a value: heroes, center, market, and what may happen next."""

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any

from rollplayer.engine import (
    CHANCE,
    NOBODY,
    PHASES,
    State,
    drops,
    legal,
    outcomes,
    play,
    settle,
    turn,
)
from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import ATTRIBUTES, NONE, die_name
from rollplayer.engine.terms import Move as MoveNumber
from rollplayer.library.moves import Move, Outcome, move_of, outcome_of
from rollplayer.library.scores import Score, score_of
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import read_move, read_outcome
from rollplayer.notation.position import read_position, write_position
from rollplayer.refusal_words import in_words


class Position:
    """A point in play. It never changes: `after` gives the next one.

    >>> import rollplayer as rp
    >>> game = rp.Game(players=1, seed=7)
    >>> before = game.position
    >>> after = before.after("race human")
    >>> before.heroes[0].race is None, after.heroes[0].race
    (True, 'human')
    """

    def __init__(self, state: State, names: Sequence[str] = ()) -> None:
        players = state.options.players
        self._state = state
        self._names = (*names, *(f"seat {seat}" for seat in range(len(names), players)))

    @classmethod
    def from_json(
        cls, position: str | Mapping[str, Any], cards: CardSet | None = None
    ) -> "Position":
        """A position as `docs/notation.md` describes it, as text or already parsed."""
        value = json.loads(position) if isinstance(position, str) else dict(position)
        return cls(read_position(cards or base_cards(), value))

    def to_json(self) -> dict[str, Any]:
        """The position as plain JSON values."""
        return write_position(self._state)

    # Looking

    @property
    def state(self) -> State:
        """The state that the functions of `rollplayer.engine` take. Do not change it."""
        return self._state

    @property
    def names(self) -> tuple[str, ...]:
        return self._names

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def phase(self) -> str:
        """`setup`, `roll`, `dice`, `market`, `cleanup` or `over`."""
        return PHASES[self._state.phase]

    @property
    def turn(self) -> int | None:
        """The seat to move; None while chance is to be settled, and when the game is over."""
        seat = turn(self._state)
        return None if seat in (CHANCE, NOBODY) else seat

    @property
    def is_chance(self) -> bool:
        """Whether a roll, a draw or a reveal comes next."""
        return turn(self._state) == CHANCE

    @property
    def is_over(self) -> bool:
        return turn(self._state) == NOBODY

    @cached_property
    def heroes(self) -> "tuple[Hero, ...]":
        return tuple(Hero(self, seat) for seat in range(self._state.options.players))

    @property
    def center(self) -> Mapping[int, str | None]:
        """The initiative cards in the center, each with its die, if there is one yet."""
        dice = enumerate(self._state.center, start=1)
        return {card: die_name(die) if die > 0 else None for card, die in dice if die >= 0}

    @property
    def market(self) -> tuple[str, ...]:
        market = self._state.options.cards.market
        return tuple(market[index].slug for index in self._state.market)

    # What may happen

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat to move may do; empty while chance is to be settled."""
        return () if self.turn is None else self._moves(legal(self._state, self.turn))

    def moves_of(self, seat: int) -> tuple[Move, ...]:
        """All a seat may do now: its answers in turn, skills out of turn, weapons to drop."""
        if self.turn is None:
            return ()
        return self._moves([*legal(self._state, seat), *drops(self._state, seat)])

    def _moves(self, numbers: list[MoveNumber]) -> tuple[Move, ...]:
        cards = self._state.options.cards
        return tuple(move_of(cards, number) for number in numbers)

    @property
    def outcomes(self) -> Mapping[Outcome, Fraction]:
        """What chance may bring now, with the exact odds; empty at a decision."""
        cards = self._state.options.cards
        listed = outcomes(self._state) if self.is_chance else []
        return {outcome_of(cards, outcome): odds for outcome, odds in listed}

    def after(self, what: Move | Outcome | str, seat: int | None = None) -> "Position":
        """The position after a move or an outcome, given as a value or as text.

        A move is of the seat to move unless `seat` says otherwise.
        """
        cards = self._state.options.cards
        if self.is_chance:
            outcome = what.number if isinstance(what, Outcome) else read_outcome(cards, what)
            with in_words(self._names):
                return Position(settle(self._state, outcome), self._names)
        move = what.number if isinstance(what, Move) else read_move(cards, what)
        mover = turn(self._state) if seat is None else seat
        with in_words(self._names):
            return Position(play(self._state, mover, move), self._names)

    def score(self) -> tuple[Score, ...]:
        """The stars of each hero if the game ended now."""
        return score_of(self._state)

    # Showing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._state == other._state

    def __hash__(self) -> int:
        return hash(json.dumps(self.to_json()))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.headline()}>"

    def headline(self) -> str:
        """Round, phase and whose turn it is, in a line."""
        if self.is_over:
            return "game over"
        whose = "chance" if self.turn is None else self._names[self.turn]
        when = "setup" if self.phase == "setup" else f"round {self.round}, {self.phase}"
        return f"{when}: {whose} to move"

    def __str__(self) -> str:
        from rollplayer.library.text import draw_table

        return draw_table(self)

    def svg(self) -> str:
        """The table as a drawing."""
        from rollplayer.library.svg import draw_table

        return draw_table(self)

    def _repr_svg_(self) -> str:
        return self.svg()


class Hero:
    """A hero at one position: sheet, cards and purse, by the names of the notation."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self._hero = position.state.heroes[seat]
        self._cards = position.state.options.cards

    @property
    def name(self) -> str:
        return self.position.names[self.seat]

    @property
    def race(self) -> str | None:
        return None if self._hero.race == NONE else self._cards.races[self._hero.race].slug

    @property
    def hero_class(self) -> str | None:
        chosen = self._hero.hero_class
        return None if chosen == NONE else self._cards.classes[chosen].slug

    @property
    def backstory(self) -> str | None:
        dealt = self._hero.backstory
        return None if dealt == NONE else self._cards.backstories[dealt].slug

    @property
    def alignment(self) -> str | None:
        dealt = self._hero.alignment
        return None if dealt == NONE else self._cards.alignments[dealt].slug

    @property
    def token(self) -> tuple[int, int]:
        """Row (0 good to 2 evil) and column (0 lawful to 2 chaotic) of the alignment token."""
        return self._hero.row, self._hero.column

    @property
    def gold(self) -> int:
        return self._hero.gold

    @property
    def sheet(self) -> Mapping[str, tuple[str, ...]]:
        """The dice of each attribute, `r6` for a red six; empty spaces are left out."""
        dice = self._hero.dice
        return {
            name: tuple(die_name(die) for die in dice[3 * row : 3 * row + 3] if die)
            for row, name in enumerate(ATTRIBUTES)
        }

    @property
    def cards(self) -> tuple[str, ...]:
        """The market cards in the order they were bought."""
        return tuple(self._cards.market[index].slug for index in self._hero.cards)

    @property
    def exhausted(self) -> tuple[str, ...]:
        return tuple(self._cards.market[index].slug for index in self._hero.exhausted)

    @property
    def score(self) -> Score:
        return self.position.score()[self.seat]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Hero)
            and self.seat == other.seat
            and self.position.to_json()["heroes"][self.seat]
            == other.position.to_json()["heroes"][other.seat]
        )

    def __hash__(self) -> int:
        return hash((self.seat, json.dumps(self.position.to_json()["heroes"][self.seat])))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}: {self.title()}>"

    def title(self) -> str:
        """`human warrior`, as far as it is decided."""
        return " ".join(filter(None, (self.race, self.hero_class))) or "not chosen yet"

    def __str__(self) -> str:
        from rollplayer.library.text import draw_hero

        return "\n".join(draw_hero(self))

    def svg(self) -> str:
        """The character sheet as a drawing."""
        from rollplayer.library.svg import draw_hero

        return draw_hero(self)

    def _repr_svg_(self) -> str:
        return self.svg()
