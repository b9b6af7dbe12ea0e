"""The game of a table in memory: every event that ever happened and the state after each.

Nothing is forgotten: a move that was taken back stays, and an event `undone 16` after it says
that the game stands again as after event 16. Steps are first planned, then saved by the caller,
and only then taken; so memory never runs ahead of the store.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rollplayer.engine import CHANCE, State, outcome_at, settle, turn
from rollplayer.engine import play as play_move
from rollplayer.engine.rules.scoring import Scorecard, scorecards
from rollplayer.notation.fair import lot
from rollplayer.notation.moves import read_move, read_outcome, write_move, write_outcome
from rollplayer.notation.record import Event, Record, write_record

UNDONE: Final = "undone"


class Step(NamedTuple):
    """An event and what it led to."""

    seat: int  # CHANCE for chance; for `undone` the seat that took back
    text: str
    event: Event | None  # None: something was taken back
    before: State
    state: State
    scores: list[Scorecard]
    lots: int  # how many outcomes of chance stand
    back_to: int = -1  # after which event the game stands again


class Game:
    """A first state, its events, and the seed that chance comes from."""

    def __init__(self, first: State, seed: str | None, at_start: bool) -> None:
        self.first = first
        self.at_start = at_start
        self.seed = seed
        self.start = Step(CHANCE, "", None, first, first, count(first), 0)
        self.steps: list[Step] = []
        self.standing: list[int] = []  # the numbers of the events that stand

    # Looking

    @property
    def event(self) -> int:
        """How many events there are, those taken back among them."""
        return len(self.steps)

    @property
    def last(self) -> Step:
        return self.steps[-1] if self.steps else self.start

    @property
    def state(self) -> State:
        return self.last.state

    def at(self, event: int) -> Step:
        """The step that led to where the game stood after an event."""
        return self.steps[event - 1] if event else self.start

    def record(self, names: tuple[str, ...]) -> Record:
        """The game as a record: only what stands."""
        record = Record(self.first, names, self.at_start)
        for number in self.standing:
            event = self.steps[number - 1].event
            assert event is not None
            record.events.append(event)
        return record

    def text(self, names: tuple[str, ...]) -> str:
        return write_record(self.record(names), self.state)

    def can_undo(self, seat: int) -> bool:
        """BLUEPRINT 8: until a die is rolled, a card revealed or another seat has acted."""
        return bool(self.standing) and self.steps[self.standing[-1] - 1].seat == seat

    def before_last_move_of(self, seat: int) -> int | None:
        """The event after which a seat made its last move that stands."""
        for place in range(len(self.standing) - 1, -1, -1):
            if self.steps[self.standing[place] - 1].seat == seat:
                return self.standing[place - 1] if place else 0
        return None

    # Planning

    def plan_move(self, seat: int, move: int) -> list[Step]:
        """A move and what chance answers to it."""
        step = self.moved(self.last, seat, move)
        return [step, *self.plan_chance(step)]

    def plan_start(self) -> list[Step]:
        """What chance does before anybody is asked."""
        return self.plan_chance(self.last)

    def plan_chance(self, step: Step) -> list[Step]:
        """Settles chance from the seed until a seat is asked. Without a seed nothing is settled."""
        steps = []
        while self.seed is not None and turn(step.state) == CHANCE:
            step = self.settled(step, outcome_at(step.state, lot(self.seed, step.lots)))
            steps.append(step)
        return steps

    def plan_undo(self, seat: int, back_to: int) -> list[Step]:
        """Takes back all that came after an event that stands."""
        there = self.at(back_to)
        text = f"{UNDONE} {back_to}"
        return [Step(seat, text, None, self.state, there.state, there.scores, there.lots, back_to)]

    def moved(self, last: Step, seat: int, move: int) -> Step:
        state = play_move(last.state, seat, move)
        text = write_move(state.options.cards, move)
        scores = recount(last, state)
        return Step(seat, text, Event(seat, move), last.state, state, scores, last.lots)

    def settled(self, last: Step, outcome: int) -> Step:
        state = settle(last.state, outcome)
        text = write_outcome(state.options.cards, outcome)
        event = Event(CHANCE, outcome)
        return Step(CHANCE, text, event, last.state, state, recount(last, state), last.lots + 1)

    # Taking

    def take(self, steps: Iterable[Step]) -> None:
        """Makes planned steps part of the game, once they are saved."""
        for step in steps:
            self.steps.append(step)
            if step.event is None:
                while self.standing and self.standing[-1] > step.back_to:
                    self.standing.pop()
            else:
                self.standing.append(len(self.steps))

    def replay(self, seat: int, what: str) -> None:
        """Takes an event that was read from the store."""
        cards = self.first.options.cards
        verb, _, rest = what.partition(" ")
        if verb == UNDONE:
            self.take(self.plan_undo(seat, int(rest)))
        elif seat == CHANCE:
            self.take([self.settled(self.last, read_outcome(cards, what))])
        else:
            self.take([self.moved(self.last, seat, read_move(cards, what))])


def count(state: State) -> list[Scorecard]:
    return scorecards(state.options.cards, state.heroes, state.options.solo)


def recount(last: Step, state: State) -> list[Scorecard]:
    """The scorecards after a step: rolls in the centre and reveals change no hero."""
    pairs = zip(last.state.heroes, state.heroes, strict=True)
    if all(before.fields() == after.fields() for before, after in pairs):
        return last.scores
    return count(state)
