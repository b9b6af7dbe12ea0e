"""The engine protocol: one request in, one answer out. Reads no files and writes none.

A request is a JSON object with `do` and the fields of that verb. If anything is wrong with it, the
answer is an error with a code; the game stays as it was and the next request is read.
"""

from collections.abc import Callable, Mapping
from random import Random
from secrets import randbits
from typing import Final

from rollplayer import __version__
from rollplayer.bots import BOTS, CHARACTERS, OURS, Budget, make_bot
from rollplayer.bots.bot import LOST
from rollplayer.bots.matches.match import chance_source
from rollplayer.cli.protocol_advice import analysis, hints
from rollplayer.cli.protocol_fields import (
    Json,
    Refused,
    bad_request,
    explained,
    field,
    one_of,
    parse,
    read_options,
    read_player,
    read_seed,
    read_work,
)
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    RULES_VERSION,
    RulesError,
    current_prompt,
    drops,
    legal,
    new_game,
    outcome_at,
    outcomes,
    pending_chance,
    score,
    turn,
)
from rollplayer.engine.cards import CardSet
from rollplayer.engine.scoring import leaders
from rollplayer.engine.terms import Move
from rollplayer.errors import BadMove, BadPosition, BadRecord, NotationError
from rollplayer.notation.json_values import shown
from rollplayer.notation.moves import (
    read_move,
    read_outcome,
    shorten,
    write_move,
    write_outcome,
)
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.record import Event, Record, read_record
from rollplayer.notation.scorecard import write_score
from rollplayer.notation.session import Session
from rollplayer.refusal_words import Names

SEED_BITS: Final = 53
PROTOCOL: Final = 1  # grows when an answer changes its meaning; new verbs and fields do not count
NOTATION_CODES: Final[Mapping[type[NotationError], str]] = {
    BadMove: "illegal-move",
    BadPosition: "bad-position",
    BadRecord: "bad-record",
}


class Engine:
    """One game at a time, and the verbs that work on it."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.session: Session | None = None
        self.dice: Random | None = None  # None: the caller settles chance

    # Requests and answers

    def answer_line(self, line: bytes) -> Json:
        """The answer to one line of input, whatever is in it."""
        try:
            request = parse(line)
        except Refused as refused:
            return {"id": None, "ok": False, "error": refused.error}
        return self.answer(request)

    def refuse_line(self, message: str) -> Json:
        return {"id": None, "ok": False, "error": bad_request(message).error}

    def answer(self, request: Json) -> Json:
        identity = request.get("id")
        if not (identity is None or type(identity) in (int, str)):
            return self.refuse_line("id: a number or a text")
        try:
            result = self.serve(request)
        except Refused as refused:
            return {"id": identity, "ok": False, "error": refused.error}
        except RulesError as error:
            told = explained(error.code, error.reason, self.names(), error.rule)
            return {"id": identity, "ok": False, "error": told}
        except NotationError as error:
            rule = self.rule() if isinstance(error, BadMove) else None
            told = explained(NOTATION_CODES[type(error)], error.reason, self.names(), rule)
            return {"id": identity, "ok": False, "error": told}
        return {"id": identity, "ok": True, **result}

    def serve(self, request: Json) -> Json:
        verb = request.get("do")
        if not isinstance(verb, str) or verb not in VERBS:
            raise bad_request(f"do: {shown(verb)} is none of {', '.join(VERBS)}")
        serve, fields = VERBS[verb]
        for name in request:
            if name not in ("id", "do", *fields):
                known = ", ".join(fields) or "none"
                raise bad_request(f"the field {shorten(name)!r} is unknown; {verb} takes {known}")
        return serve(self, request)

    def game(self) -> Session:
        if self.session is None:
            raise Refused("no-game", "there is no game yet; say new, load or replay")
        return self.session

    def names(self) -> Names:
        """What the seats are called, and the texts of the card pack."""
        return Names(self.session.record.names if self.session else (), self.cards.words)

    def rule(self) -> str | None:
        """The rule of what is pending: a move that cannot be read is refused by it."""
        state = self.session.state if self.session else None
        return state.prompts[-1].rule if state and state.prompts else None

    def version(self, request: Json) -> Json:
        """What a program needs to know before it begins."""
        return {
            "version": __version__,
            "protocol": PROTOCOL,
            "rules": RULES_VERSION,
            "cards": self.cards.name,
            "bots": list(BOTS),
            "characters": list(CHARACTERS),
            "verbs": list(VERBS),
        }

    # Beginning

    def new(self, request: Json) -> Json:
        options = read_options(self.cards, request)
        names = field(request, "names", list, [])
        if not all(isinstance(name, str) for name in names):
            raise bad_request("names: a list of texts")
        if len(names) not in (0, options.players):
            raise bad_request("names: name every seat or none")
        manual = one_of(request, "chance", ("seeded", "manual")) == "manual"
        if manual and "seed" in request:
            raise bad_request("chance: with manual chance there is no seed")
        seed = None if manual else read_seed(request, randbits(SEED_BITS))
        return self.begin(Record(new_game(options), tuple(names)), seed)

    def begin(self, record: Record, seed: int | None) -> Json:
        self.session = Session(record)
        self.dice = None if seed is None else chance_source(seed)
        answer: Json = {} if seed is None else {"seed": seed}
        events = self.play_chance()
        return {**answer, **self.whose_turn(), "events": events}

    def load(self, request: Json) -> Json:
        if "position" not in request:
            raise bad_request("position: the field is missing")
        state = read_position(self.cards, request["position"])
        return self.begin(Record(state, at_start=False), read_seed(request, None))

    def replay(self, request: Json) -> Json:
        text = field(request, "record", str)
        record, _ = read_record(self.cards, text)
        self.session = Session(record)
        self.dice = None
        return self.whose_turn()

    # Looking

    def position(self, request: Json) -> Json:
        return {"position": write_position(self.game().state)}

    def record(self, request: Json) -> Json:
        return {"record": self.game().text()}

    def legal(self, request: Json) -> Json:
        state = self.game().state
        seat = turn(state)
        if seat == CHANCE:
            cards = state.options.cards
            listed = [
                [
                    write_outcome(cards, outcome),
                    f"{odds.numerator}/{odds.denominator}",
                ]
                for outcome, odds in outcomes(state)
            ]
            return {"seat": "chance", "outcomes": listed, "others": {}, "drops": {}}
        if seat == NOBODY:
            return {"seat": None, "moves": [], "others": {}, "drops": {}}
        seats = range(state.options.players)
        others = {str(each): self.texts(legal(state, each)) for each in seats if each != seat}
        dropped = {str(each): self.texts(drops(state, each)) for each in seats}
        return {
            "seat": seat,
            "moves": self.texts(legal(state, seat)),
            "others": {each: moves for each, moves in others.items() if moves},
            "drops": {each: moves for each, moves in dropped.items() if moves},
        }

    def texts(self, moves: list[Move]) -> list[str]:
        cards = self.game().state.options.cards
        return [write_move(cards, move) for move in moves]

    def score(self, request: Json) -> Json:
        state = self.game().state
        table = score(state)
        return write_score(state.options.cards, state.heroes, table, leaders(state, table))

    def whose_turn(self) -> Json:
        seat = turn(self.game().state)
        return {"seat": {CHANCE: "chance", NOBODY: None}.get(seat, seat)}

    # Playing

    def play(self, request: Json) -> Json:
        session = self.game()
        seat = field(request, "seat", int)
        text = field(request, "move", str)
        current_prompt(session.state)
        if not 0 <= seat < session.state.options.players:
            raise bad_request(f"seat: from 0 to {session.state.options.players - 1}")
        line = session.add(Event(seat, read_move(session.state.options.cards, text)))
        events = [line, *self.play_chance()]
        return {**self.whose_turn(), "events": events}

    def settle(self, request: Json) -> Json:
        session = self.game()
        text = field(request, "outcome", str)
        pending_chance(session.state)
        line = session.add(Event(CHANCE, read_outcome(session.state.options.cards, text)))
        return {**self.whose_turn(), "events": [line]}

    def play_chance(self) -> list[str]:
        """Settles chance from the seed up to the next decision; by hand, settles nothing."""
        session = self.game()
        events = []
        while self.dice is not None and turn(session.state) == CHANCE:
            outcome = outcome_at(session.state, self.dice.random())
            events.append(session.add(Event(CHANCE, outcome)))
        return events

    def best(self, request: Json) -> Json:
        name = field(request, "bot", str, "random")
        if name not in OURS:
            raise bad_request(f"bot: there is no {shown(name)}; choose from {', '.join(BOTS)}")
        seconds = request.get("seconds", 1)
        if type(seconds) not in (int, float) or not 0 < seconds <= 3600:
            raise bad_request("seconds: a number above 0, at most 3600")
        state = self.game().state
        seat = current_prompt(state).seat
        mind = f"best {read_seed(request, 1)}"
        moves = legal(state, seat)
        budget = Budget(float(seconds))
        bot = make_bot(name)
        values: list[float] = []
        if hasattr(bot, "values"):
            values = bot.values(state.clone(), seat, moves, Random(mind), budget)
        ranked = sorted(zip(moves, values, strict=False), key=lambda pair: -pair[1])
        lines: list[Json] = [
            {"move": write_move(state.options.cards, move), "value": round(value, 3)}
            for move, value in ranked[:LINES]
            if value > LOST
        ]
        if lines:
            return {"seat": seat, **lines[0], "lines": lines}
        # The bot does not think about this move, or about any.
        move = bot.choose(state.clone(), seat, moves, Random(mind), budget)
        return {
            "seat": seat,
            "move": write_move(state.options.cards, move),
            "value": None,
            "lines": [],
        }

    def hint(self, request: Json) -> Json:
        state = self.game().state
        seat = current_prompt(state).seat
        work, seed = read_work(request), read_seed(request, 1)
        return {"seat": seat, "hints": hints(state, work, seed or 0)}

    def analysis(self, request: Json) -> Json:
        session = self.game()
        seat = read_player(request, session.state.options.players)
        if not session.record.events:
            raise bad_request("nothing has happened yet, so there is nothing to analyze")
        work, seed = read_work(request), read_seed(request, 1)
        return {"analysis": analysis(session.record, seat, work, seed or 0)}


LINES: Final = 5  # how many moves `best` returns
Verb = Callable[[Engine, Json], Json]
VERBS: Final[Mapping[str, tuple[Verb, tuple[str, ...]]]] = {
    "new": (
        Engine.new,
        ("players", "edition", "variants", "classes", "names", "seed", "chance"),
    ),
    "load": (Engine.load, ("position", "seed")),
    "position": (Engine.position, ()),
    "record": (Engine.record, ()),
    "replay": (Engine.replay, ("record",)),
    "legal": (Engine.legal, ()),
    "play": (Engine.play, ("seat", "move")),
    "settle": (Engine.settle, ("outcome",)),
    "score": (Engine.score, ()),
    "best": (Engine.best, ("bot", "seconds", "seed")),
    "hint": (Engine.hint, ("work", "seed")),
    "analysis": (Engine.analysis, ("seat", "work", "seed")),
    "version": (Engine.version, ()),
}
