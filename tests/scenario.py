"""A table for tests: set up a small position, play lines of the notation, look at the result.

A sheet is pictured in six short lines, as `str(sheet)` would print it::

    STR g5 y6 r2
    DEX .
    ...

Rows left out are empty. Chance is never mocked: a scenario scripts its outcomes (`* rolled 4`).
"""

from fractions import Fraction
from typing import Any

from rollplayer.engine import (
    CHANCE,
    Options,
    RulesError,
    Seat,
    State,
    drops,
    legal,
    new_game,
    outcomes,
    play,
    score,
    settle,
    turn,
)
from rollplayer.engine.scoring import Scorecard, leaders
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import read_move, read_outcome, write_move, write_outcome
from rollplayer.notation.position import read_position, write_position

Json = dict[str, Any]


def box(edition: str = "second", dots: int | None = None) -> list[str]:
    """The market cards of an edition, all or those of one pile, in the order of their numbers."""
    return [
        card.slug
        for card in base_cards().market
        if edition in card.editions and dots in (None, card.dots)
    ]


def sheet(picture: str) -> dict[str, list[str]]:
    """The sheet drawn in a picture."""
    rows: dict[str, list[str]] = {}
    for line in picture.split("\n"):
        words = line.split()
        if words:
            rows[words[0].lower()] = [word for word in words[1:] if word != "."]
    return rows


def hero(picture: str = "", **fields: Any) -> Json:
    """A hero with this sheet: a human warrior, hunter and hermit unless told otherwise."""
    plain: Json = {
        "race": "human",
        "class": "warrior",
        "backstory": "hunter",
        "alignment": {"card": "hermit", "row": 1, "column": 1},
        "gold": 5,
        "sheet": sheet(picture),
    }
    return {**plain, **fields}


# Heroes of the other seats, each unlike the others as R2 demands.
OTHERS: tuple[Json, ...] = (
    {"race": "elf", "class": "paladin", "backstory": "savage", "alignment": {"card": "rebel"}},
    {"race": "dwarf", "class": "wizard", "backstory": "mentor", "alignment": {"card": "lunatic"}},
    {
        "race": "halfling",
        "class": "rogue",
        "backstory": "devoted",
        "alignment": {"card": "arbiter"},
    },
)


def others(count: int) -> list[Json]:
    """Heroes to sit at the table besides the one that is tested."""
    return [{"gold": 5, **other} for other in OTHERS[:count]]


def initiative(*dice: str | None, gold: tuple[int, ...] = ()) -> list[Json]:
    """Initiative cards 1, 2, ... with these dice; by default, gold on the middle ones."""
    coins = gold or tuple(int(0 < at < len(dice) - 1) for at in range(len(dice)))
    return [{"card": at + 1, "die": die, "gold": coins[at]} for at, die in enumerate(dice)]


def position(*heroes: Json, phase: str = "dice", **fields: Any) -> Json:
    """A small position; what it does not name is out of the game."""
    plain: Json = {"format": 1, "phase": phase, "round": 5, "start": 0, "heroes": list(heroes)}
    return {**plain, "bag": {"g": 5, "b": 5, "r": 5, "p": 5, "k": 5, "w": 5, "y": 5}, **fields}


class Scenario:
    """A game under test. `play` takes record lines: `0 take 2`, `* rolled 4`."""

    def __init__(self, state: State) -> None:
        self.state = state

    @classmethod
    def at(cls, *heroes: Json, phase: str = "dice", **fields: Any) -> "Scenario":
        """A table at the beginning of a phase."""
        return cls(read_position(base_cards(), position(*heroes, phase=phase, **fields)))

    @classmethod
    def new(
        cls,
        players: int,
        edition: str = "second",
        variants: tuple[str, ...] = (),
        classes: str = "drawn",
    ) -> "Scenario":
        """A fresh game."""
        return cls(new_game(Options(players, base_cards(), edition, variants, classes)))

    @property
    def cards(self) -> Any:
        return self.state.options.cards

    def play(self, *lines: str) -> "Scenario":
        """Plays lines one after the other; a refusal is raised as it is."""
        for line in lines:
            who, _, what = line.partition(" ")
            if who == "*":
                self.state = settle(self.state, read_outcome(self.cards, what))
            else:
                self.state = play(self.state, int(who), read_move(self.cards, what))
        return self

    def chance(self) -> "Scenario":
        """Settles chance by its first outcome until a seat is to move or the game is over."""
        while turn(self.state) == CHANCE:
            self.state = settle(self.state, outcomes(self.state)[0][0])
        return self

    @property
    def asked(self) -> str:
        """The kind of the current prompt, or nothing when the game is over."""
        prompts = self.position["prompts"]
        return str(prompts[0]["kind"]) if prompts else ""

    def reach(self, kind: str) -> "Scenario":
        """Plays the first outcome or legal move until a prompt of this kind comes up."""
        while self.asked != kind:
            if self.seat == CHANCE:
                self.state = settle(self.state, outcomes(self.state)[0][0])
            else:
                self.state = play(self.state, self.seat, legal(self.state, self.seat)[0])
        return self

    def refusal(self, line: str) -> RulesError:
        """The refusal of a line; the state stays as it was."""
        before = self.position
        try:
            self.play(line)
        except RulesError as error:
            assert self.position == before
            return error
        raise AssertionError(f"{line!r} was played")

    @property
    def seat(self) -> int:
        """The seat to move: CHANCE is -1, NOBODY -2."""
        return turn(self.state)

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves listed for a seat, by default the seat to move."""
        who = self.seat if seat is None else seat
        return [write_move(self.cards, move) for move in legal(self.state, who)]

    def drops(self, seat: int) -> list[str]:
        return [write_move(self.cards, move) for move in drops(self.state, seat)]

    def odds(self) -> dict[str, Fraction]:
        """The outcomes of pending chance with their odds."""
        return {write_outcome(self.cards, what): odds for what, odds in outcomes(self.state)}

    @property
    def position(self) -> Json:
        return write_position(self.state)

    def hero(self, seat: int = 0) -> Json:
        """A hero as the position writes it."""
        found: Json = self.position["heroes"][seat]
        return found

    def score(self, seat: int = 0) -> Scorecard:
        return score(self.state)[seat]

    def winners(self) -> list[Seat]:
        return leaders(self.state, score(self.state))
