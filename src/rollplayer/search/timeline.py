"""A record cut into the steps an analysis values: decisions, and chance in small bundles."""

from collections import Counter
from typing import Final, NamedTuple

from rollplayer.bots.players.sampling import Counts, key_of
from rollplayer.engine import CHANCE, State, turn
from rollplayer.notation.record import Event, Record, write_event

# Chance that is one event to a player: a die is drawn and rolled; setup piles are thinned out.
BUNDLES: Final = {
    ("draw", "roll"),
    ("draw-starting", "roll-starting"),
    ("discard-cards", "discard-cards"),
}


class Position(NamedTuple):
    """A state of the record, the number of events before it, and how many of each kind."""

    events: int
    state: State
    counts: Counts


class Step(NamedTuple):
    """One step of the analysis: the events from one position to another."""

    begin: int  # places in `Timeline.positions`
    end: int
    seat: int  # CHANCE, or the seat that moved
    in_turn: bool  # skills may be used out of turn (R11.2)
    events: tuple[Event, ...]
    kind: str


class Timeline:
    """The positions worth valuing and the steps between them."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.positions: list[Position] = []
        self.steps: list[Step] = []
        states = list(record.states())
        counts: Counts = Counter()
        bundle: list[Event] = []
        self.positions.append(Position(0, states[0], counts.copy()))
        for number, event in enumerate(record.events):
            before = states[number]
            kind = before.prompts[-1].kind
            if event.seat == CHANCE:
                counts[key_of(before)] += 1
            bundle.append(event)
            if goes_on(record, states, number, kind):
                continue
            self.positions.append(Position(number + 1, states[number + 1], counts.copy()))
            place = len(self.positions) - 1
            in_turn = turn(before) == event.seat
            self.steps.append(Step(place - 1, place, event.seat, in_turn, tuple(bundle), kind))
            bundle = []

    def text(self, step: Step) -> tuple[str, ...]:
        """The events of a step as the record writes them, without the seat."""
        cards = self.record.options.cards
        return tuple(write_event(cards, event).partition(" ")[2] for event in step.events)


def goes_on(record: Record, states: list[State], number: int, kind: str) -> bool:
    """Whether the next event belongs to the same bundle."""
    if number + 1 >= len(record.events) or record.events[number].seat != CHANCE:
        return False
    following = states[number + 1].prompts[-1].kind
    return record.events[number + 1].seat == CHANCE and (kind, following) in BUNDLES
