"""A game to hold in the hand: play, roll, look, undo, and let bots play it out."""

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from secrets import randbits
from typing import Any, Final

from rollplayer.bots.bot import Bot as Player
from rollplayer.bots.matches.match import bot_source, chance_source, release
from rollplayer.engine import CHANCE, Options, State, legal, new_game, outcome_at, turn
from rollplayer.engine.cards import CardSet
from rollplayer.library.bot import Adapter, Bot
from rollplayer.library.moves import Move, Outcome, act_of, move_of, outcome_of
from rollplayer.library.position import Hero, Position
from rollplayer.library.record import Record
from rollplayer.library.scores import Score, read_text
from rollplayer.notation import record as notation
from rollplayer.notation.cards.cardfile import base_cards, read_pack
from rollplayer.notation.moves import read_move, read_outcome
from rollplayer.notation.position import read_position
from rollplayer.notation.session import Session
from rollplayer.refusal_words import in_words

SEED_BITS: Final = 53
Seed = int | str
Cards = CardSet | str | Path
AnyBot = str | Bot | Player  # a name, a bot of the library, or one of `rollplayer.bots`


class Game:
    """One game of Roll Player.

    Chance is settled from the seed, and only when you say so: `roll` settles everything up to
    the next decision. The same seed gives the same dice and cards, however often you undo, and
    the same as `rollplayer simulate` and the engine protocol.

    >>> import rollplayer as rp
    >>> game = rp.Game(players=2, seed=7)
    >>> game.roll()
    (Outcome('start 1'),)
    >>> game.turn, game.legal_moves[:3]
    (1, (Move('race dragonkin'), Move('race dwarf'), Move('race elf')))
    >>> game.play("race elf")
    Move('race elf')
    >>> game.undo()
    Move('race elf')
    >>> game.play_out("random")
    >>> [score.total for score in game.score()], game.winners
    ([10, 3], (0,))
    """

    def __init__(
        self,
        players: int = 2,
        *,
        seed: Seed | None = None,
        names: Sequence[str] = (),
        edition: str = "second",
        variants: Sequence[str] = (),
        classes: str = "drawn",
        cards: Cards | None = None,
    ) -> None:
        if len(names) not in (0, players):
            raise ValueError(f"name every player or none: {len(names)} names for {players} seats")
        with in_words():
            options = Options(players, box_of(cards), edition, tuple(variants), classes)
        self._begin(notation.Record(new_game(options), tuple(names)), seed)

    @classmethod
    def from_record(cls, record: notation.Record, *, seed: Seed | None = None) -> "Game":
        """A game that goes on where a record of `rollplayer.notation` ends."""
        game = cls.__new__(cls)
        game._begin(record, seed)
        return game

    def _begin(self, record: notation.Record, seed: Seed | None) -> None:
        self._session = Session(record)
        self.seed: Seed = randbits(SEED_BITS) if seed is None else seed
        self._dice = chance_source(self.seed)
        self._lots: list[float] = []  # the random number of each chance event so far

    # Looking

    @property
    def position(self) -> Position:
        """The table now. It stays what it is when the game goes on."""
        return Position(self._session.state, self._session.record.names)

    @property
    def state(self) -> State:
        """The state that the functions of `rollplayer.engine` take. Do not change it."""
        return self._session.state

    @property
    def options(self) -> Options:
        return self._session.record.options

    @property
    def names(self) -> tuple[str, ...]:
        return self.position.names

    @property
    def turn(self) -> int | None:
        """The seat to move; None while chance is to be settled, and when the game is over."""
        return self.position.turn

    @property
    def is_chance(self) -> bool:
        return self.position.is_chance

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def heroes(self) -> tuple[Hero, ...]:
        return self.position.heroes

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat to move may do; empty while chance is to be settled."""
        return self.position.legal_moves

    def moves_of(self, seat: int) -> tuple[Move, ...]:
        """All a seat may do now, skills out of turn and weapons to drop included."""
        return self.position.moves_of(seat)

    @property
    def outcomes(self) -> Mapping[Outcome, Fraction]:
        """What chance may bring now, with the exact odds; empty at a decision."""
        return self.position.outcomes

    def score(self) -> tuple[Score, ...]:
        """The stars of each hero if the game ended now."""
        return self.position.score()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win a finished game; empty before its end."""
        return tuple(score.seat for score in self.score() if score.won) if self.is_over else ()

    @property
    def record(self) -> Record:
        """What has happened so far."""
        live = self._session.record
        copy = notation.Record(live.first, live.names, live.at_start)
        copy.events = list(live.events)
        return Record(copy, list(self._session.states))

    # Playing

    def play(self, move: Move | str, seat: int | None = None) -> Move:
        """Plays a move of the seat to move, or of `seat` for a skill out of turn or a drop."""
        state = self._session.state
        cards = state.options.cards
        number = move.number if isinstance(move, Move) else read_move(cards, move)
        mover = max(turn(state), 0) if seat is None else seat  # at chance, anybody is refused
        with in_words(self.names):
            self._session.add(notation.Event(mover, number))
        return move_of(cards, number)

    def settle(self, outcome: Outcome | str) -> Outcome:
        """Settles chance by hand: for a real table, or to try a roll."""
        cards = self.options.cards
        number = outcome.number if isinstance(outcome, Outcome) else read_outcome(cards, outcome)
        with in_words(self.names):
            self._session.add(notation.Event(CHANCE, number))
        return outcome_of(cards, number)

    def roll(self) -> tuple[Outcome, ...]:
        """Settles chance from the seed, up to the next decision or the end of the game."""
        settled = []
        while turn(self._session.state) == CHANCE:
            settled.append(self._roll_once())
        return tuple(settled)

    def _roll_once(self) -> Outcome:
        # The lot belongs to the place in the record, so that undoing a roll does not change it.
        place = sum(event.seat == CHANCE for event in self._session.record.events)
        while len(self._lots) <= place:
            self._lots.append(self._dice.random())
        outcome = outcome_at(self._session.state, self._lots[place])
        self._session.add(notation.Event(CHANCE, outcome))
        return outcome_of(self.options.cards, outcome)

    def undo(self) -> Move | Outcome:
        """Takes back the last event, whatever it was, and returns it."""
        session = self._session
        if not session.record.events:
            raise IndexError("nothing has happened yet; there is nothing to undo")
        event = session.record.events.pop()
        session.states.pop()
        return act_of(self.options.cards, event)

    def play_out(self, bots: AnyBot | Sequence[AnyBot] = "random") -> None:
        """Lets bots play the game to its end: one for all seats, or one for each seat.

        A bot is a name (`adept`, `mine.py:MyBot`; see `docs/own-bots.md`) or an object.
        """
        seated = seat_bots(bots, self.options.players)
        minds = [bot_source(self.seed, seat) for seat in range(self.options.players)]
        try:
            while not self.is_over:
                self.roll()
                state = self._session.state
                seat = turn(state)
                if seat >= 0:
                    moves = legal(state, seat)
                    move = seated[seat].choose(state.clone(), seat, moves, minds[seat])
                    self._session.add(notation.Event(seat, move))
        finally:
            release(seated)

    # Showing

    def __eq__(self, other: object) -> bool:
        """Whether the same has happened, and the same seed rolls on."""
        return isinstance(other, Game) and (self.seed, self.record) == (other.seed, other.record)

    def __repr__(self) -> str:
        players = self.options.players
        return f"<Game of {players}, seed {self.seed!r}, {self.position.headline()}>"

    def __str__(self) -> str:
        return str(self.position)

    def svg(self) -> str:
        """The table as a drawing."""
        return self.position.svg()

    def _repr_svg_(self) -> str:
        return self.svg()


def seat_bots(bots: AnyBot | Sequence[AnyBot], players: int) -> list[Player]:
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        return [as_player(bots) for _ in range(players)]
    if len(bots) != players:
        raise ValueError(f"name one bot, or one for each seat: {len(bots)} for {players} seats")
    return [as_player(bot) for bot in bots]


def as_player(bot: AnyBot) -> Player:
    if isinstance(bot, str):
        from rollplayer.bots import make_bot

        return make_bot(bot)
    return Adapter(bot) if isinstance(bot, Bot) else bot


def box_of(cards: Cards | None) -> CardSet:
    """The cards to play with: those of the box, or a pack laid over them."""
    if cards is None:
        return base_cards()
    return cards if isinstance(cards, CardSet) else read_pack(cards)


def load(
    source: str | Path | Mapping[str, Any],
    *,
    seed: Seed | None = None,
    cards: Cards | None = None,
) -> Game:
    """A game from a record or a position: a path, the text itself, or a position as a dict.

    >>> import rollplayer as rp
    >>> game = rp.Game(players=2, seed=7)
    >>> game.play_out("random")
    >>> again = rp.load(str(game.record))
    >>> again.position == game.position
    True
    """
    box = box_of(cards)
    if isinstance(source, Mapping):
        return from_position(box, dict(source), seed)
    text = source if isinstance(source, str) and is_text(source) else read_text(source)
    if text.lstrip().startswith("{"):
        return from_position(box, json.loads(text), seed)
    record, _ = notation.read_record(box, text)
    return Game.from_record(record, seed=seed)


def is_text(source: str) -> bool:
    return "\n" in source or source.lstrip().startswith("{")


def from_position(box: CardSet, position: Any, seed: Seed | None) -> Game:
    record = notation.Record(read_position(box, position), at_start=False)
    return Game.from_record(record, seed=seed)
