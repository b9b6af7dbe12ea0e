"""A game being played: its state, its record, and how far it can be undone."""

from rollplayer.engine import State
from rollplayer.notation.record import Event, Record, step, write_event, write_record


class Session:
    """A record with all its states. Changes only by complete events."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states: list[State] = [record.first]
        for event in record.events:
            self.states.append(step(self.states[-1], event))

    @property
    def state(self) -> State:
        return self.states[-1]

    def add(self, event: Event) -> str:
        """Plays an event and returns its line; a refused one changes nothing."""
        self.states.append(step(self.state, event))
        self.record.events.append(event)
        return write_event(self.record.options.cards, event)

    def can_undo(self, seat: int) -> bool:
        """Free until a die is rolled, a card revealed or another seat has acted."""
        return bool(self.record.events) and self.record.events[-1].seat == seat

    def undo(self, seat: int) -> Event:
        """Takes back the seat's last move."""
        if not self.can_undo(seat):
            raise ValueError("something was rolled or revealed since, or another seat has acted")
        self.states.pop()
        return self.record.events.pop()

    def text(self) -> str:
        """The record so far."""
        return write_record(self.record, self.state)
