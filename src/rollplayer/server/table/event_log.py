"""The game of a table in memory: every event that ever happened, and where the game stands.

Nothing is forgotten: a move that was taken back stays, and an event `undone 16` after it says
that the game stands again as after event 16. Steps are first planned, then saved by the caller,
and only then taken; so memory never runs ahead of the store.

Of the states only every sixteenth is kept; those between are played again when somebody looks.
Keeping all of them made the garbage collector raise p99 from 60 to 200 ms with 50 tables running.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Generic, NamedTuple, TypeVar

from rollplayer.engine import CHANCE, State, outcome_at, settle, turn
from rollplayer.engine import play as play_move
from rollplayer.engine.cards import CardSet
from rollplayer.engine.scoring import Scorecard, score_hero, scorecards
from rollplayer.engine.terms import Move, Outcome
from rollplayer.notation.fair import lot
from rollplayer.notation.moves import read_move, read_outcome, write_move, write_outcome
from rollplayer.notation.record import Event, Record, write_record

UNDONE: Final = "undone"
KEPT_EVERY: Final = 16
MOST_TEXTS: Final = 5_000  # that are remembered of a card set


class Moment(NamedTuple):
    """Where a game stands: its state, the stars, and how many outcomes of chance led there."""

    state: State
    scores: Sequence[Scorecard]
    stars: Sequence[int]
    lots: int


class Step(NamedTuple):
    """An event and what it leads to."""

    seat: int  # CHANCE for chance; for `undone` the seat that took back
    text: str
    event: Event | None  # None: something is taken back
    before: State
    after: Moment


class Game:
    """A first state, its events, and the seed that chance comes from."""

    def __init__(self, first: State, seed: str | None, at_start: bool) -> None:
        self.first = first
        self.at_start = at_start
        self.seed = seed
        self.now = first_moment(first)
        self.kept = {0: self.now}
        self.seats: list[int] = []  # who did each event
        self.texts: list[str] = []
        self.standing: list[int] = []  # the numbers of the events that stand

    # Looking

    @property
    def event(self) -> int:
        """How many events there are, those taken back among them."""
        return len(self.texts)

    @property
    def state(self) -> State:
        return self.now.state

    def at(self, event: int) -> Moment:
        """Where the game stood after an event."""
        if event == self.event:
            return self.now
        replayed = []
        while event not in self.kept:
            back_to = undone(self.texts[event - 1])
            if back_to is None:
                replayed.append(event)
                event -= 1
            else:
                event = back_to
        moment = self.kept[event]
        for number in reversed(replayed):
            moment = happen(moment, self.read(number)).after
        return moment

    def standing_at(self, event: int) -> list[int]:
        """The numbers of the events that were not taken back when the game was at an event."""
        numbers = []
        while event:
            back_to = undone(self.texts[event - 1])
            if back_to is None:
                numbers.append(event)
                event -= 1
            else:
                event = back_to
        return numbers[::-1]

    def read(self, number: int) -> Event:
        """The move or outcome of an event that took nothing back."""
        return read_event(self.first, self.seats[number - 1], self.texts[number - 1])

    def record(self, names: tuple[str, ...], dice: str = "") -> Record:
        """The game as a record: only what stands."""
        record = Record(self.first, names, self.at_start)
        record.dice = dice
        record.events = [self.read(number) for number in self.standing]
        return record

    def text(self, names: tuple[str, ...], dice: str = "") -> str:
        return write_record(self.record(names, dice), self.state)

    def can_undo(self, seat: int) -> bool:
        """Free until a die is rolled, a card revealed or another seat has acted."""
        return bool(self.standing) and self.seats[self.standing[-1] - 1] == seat

    def before_last_move_of(self, seat: int) -> int | None:
        """The event after which a seat made its last move that stands."""
        for place in range(len(self.standing) - 1, -1, -1):
            if self.seats[self.standing[place] - 1] == seat:
                return self.standing[place - 1] if place else 0
        return None

    # Planning

    def plan_move(self, seat: int, move: Move) -> list[Step]:
        """A move and what chance answers to it."""
        step = happen(self.now, Event(seat, move))
        return [step, *self.plan_chance(step.after)]

    def plan_start(self) -> list[Step]:
        """What chance does before anybody is asked."""
        return self.plan_chance(self.now)

    def plan_chance(self, moment: Moment) -> list[Step]:
        """Settles chance from the seed until a seat is asked. Without a seed nothing is settled."""
        steps = []
        while self.seed is not None and turn(moment.state) == CHANCE:
            outcome = outcome_at(moment.state, lot(self.seed, moment.lots))
            steps.append(happen(moment, Event(CHANCE, outcome)))
            moment = steps[-1].after
        return steps

    def plan_undo(self, seat: int, back_to: int) -> list[Step]:
        """Takes back all that came after an event that stands."""
        return [Step(seat, f"{UNDONE} {back_to}", None, self.state, self.at(back_to))]

    def plan_stored(self, seat: int, what: str) -> Step:
        """An event that was read from the store."""
        back_to = undone(what)
        if back_to is not None:
            return self.plan_undo(seat, back_to)[0]
        return happen(self.now, read_event(self.first, seat, what))

    # Taking

    def take(self, step: Step) -> None:
        """Makes a planned step part of the game, once it is saved."""
        back_to = undone(step.text)
        self.seats.append(step.seat)
        self.texts.append(step.text)
        self.now = step.after
        if back_to is None:
            self.standing.append(self.event)
        else:
            while self.standing and self.standing[-1] > back_to:
                self.standing.pop()
        if self.event % KEPT_EVERY == 0:
            self.kept[self.event] = self.now


What = TypeVar("What")


class Spelled(Generic[What]):
    """The texts of what has come up so far, there and back."""

    def __init__(
        self,
        cards: CardSet,
        write: Callable[[CardSet, What], str],
        read: Callable[[CardSet, str], What],
    ) -> None:
        self.cards = cards
        self.write: Callable[[CardSet, What], str] = write
        self.read: Callable[[CardSet, str], What] = read
        self.texts: dict[What, str] = {}
        self.known: dict[str, What] = {}

    def text(self, what: What) -> str:
        text = self.texts.get(what)
        if text is None:
            text = self.write(self.cards, what)
            if len(self.texts) >= MOST_TEXTS:
                self.texts.clear()
                self.known.clear()
            self.texts[what] = text
            self.known[text] = what
        return text

    def of(self, text: str) -> What:
        what = self.known.get(text)
        if what is None:
            what = self.read(self.cards, text)
            self.text(what)
        return what


class Texts:
    """The texts of the moves and outcomes of a card set, and what they say."""

    def __init__(self, cards: CardSet) -> None:
        self.moves = Spelled[Move](cards, write_move, read_move)
        self.outcomes = Spelled[Outcome](cards, write_outcome, read_outcome)


@lru_cache(maxsize=16)
def texts_of(cards: CardSet) -> Texts:
    """Few sets are kept: packs are many."""
    return Texts(cards)


def move_text(cards: CardSet, move: Move) -> str:
    return texts_of(cards).moves.text(move)


def happen(moment: Moment, event: Event) -> Step:
    """Plays an event where a game stands."""
    before = moment.state
    texts = texts_of(before.options.cards)
    if event.seat == CHANCE:
        state, text = settle(before, event.outcome), texts.outcomes.text(event.outcome)
    else:
        state, text = play_move(before, event.seat, event.move), texts.moves.text(event.move)
    scores = recount(moment, state)
    stars = moment.stars if scores is moment.scores else totals(scores)
    lots = moment.lots + (event.seat == CHANCE)
    return Step(event.seat, text, event, before, Moment(state, scores, stars, lots))


def first_moment(state: State) -> Moment:
    scores = count(state)
    return Moment(state, scores, totals(scores), 0)


def totals(scores: Sequence[Scorecard]) -> list[int]:
    return [card.total for card in scores]


def read_event(first: State, seat: int, text: str) -> Event:
    texts = texts_of(first.options.cards)
    return Event(seat, texts.outcomes.of(text) if seat == CHANCE else texts.moves.of(text))


def undone(text: str) -> int | None:
    """To which event an `undone 16` goes back; other events do not."""
    return int(text[len(UNDONE) :]) if text.startswith(UNDONE) else None


def count(state: State) -> list[Scorecard]:
    return scorecards(state.options.cards, state.heroes, state.options.solo)


def recount(last: Moment, state: State) -> Sequence[Scorecard]:
    """The scorecards after a step, recounted only for heroes that have changed.

    Rolls and reveals change no hero, most moves only one; but how many cards the others have
    counts too.
    """
    heroes, before = state.heroes, last.state.heroes
    cards = [len(hero.cards) for hero in heroes]
    if cards != [len(hero.cards) for hero in before]:
        return count(state)
    scores = last.scores
    for seat, hero in enumerate(heroes):
        if hero.fields() != before[seat].fields():
            most = max((*cards[:seat], *cards[seat + 1 :]), default=0)
            counted = score_hero(state.options.cards, hero, most, state.options.solo)
            scores = [*scores[:seat], counted, *scores[seat + 1 :]]
    return scores
