"""The record of a game: its text, and every event with the positions before and after."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rollplayer.engine import CHANCE, State
from rollplayer.library.moves import Move, Outcome, act_of
from rollplayer.library.position import Position
from rollplayer.notation import record as notation


class Step(NamedTuple):
    """One event of a game: a move of a seat, or an outcome of chance (seat None)."""

    number: int  # counts from 1, as everywhere
    seat: int | None
    what: Move | Outcome
    before: Position
    after: Position

    @property
    def text(self) -> str:
        """The line of the record: `0 take 2`, or `* rolled 4`."""
        return f"{'*' if self.seat is None else self.seat} {self.what}"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Step {self.number}: {self.text}>"


class Record:
    """A game from its first position to where its events end. `str` gives the text.

    >>> import rollplayer as rp
    >>> game = rp.Game(players=1, seed=7)
    >>> _ = game.play("race elf")
    >>> for step in game.record:
    ...     print(step.number, step.text, step.after.heroes[0].race)
    1 0 race elf elf
    """

    def __init__(self, record: notation.Record, states: list[State]) -> None:
        self._record = record
        self._states = states

    def __len__(self) -> int:
        return len(self._record.events)

    def __iter__(self) -> Iterator[Step]:
        cards = self._record.options.cards
        names = self._record.names
        before = Position(self._states[0], names)
        for number, (event, state) in enumerate(
            zip(self._record.events, self._states[1:], strict=True), start=1
        ):
            after = Position(state, names)
            seat = None if event.seat == CHANCE else event.seat
            yield Step(number, seat, act_of(cards, event), before, after)
            before = after

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._record == other._record

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return notation.write_record(self._record, self._states[-1])

    def __repr__(self) -> str:
        return f"<Record of {len(self)} events, result {self.result}>"

    @property
    def result(self) -> str:
        """`27 31, winner 1`, or `unfinished`."""
        return notation.write_result(self._states[-1])

    def save(self, path: str | Path) -> None:
        """Writes the text to a file; `rollplayer.load` reads it again."""
        Path(path).write_text(str(self), "utf-8", newline="\n")
