"""Records: a whole game as text (docs/notation.md). Options, moves and outcomes; no seed is needed.

The seal in the header is a running hash of the lines, twelve bits per line: a changed line no
longer matches it, nor does the rest of the game, so the line can be named even if the changed move
is legal.
"""

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, cast

from rollplayer.engine import (
    CHANCE,
    NOBODY,
    RULES_VERSION,
    RULES_VERSIONS,
    BadOptions,
    Options,
    RulesError,
    State,
    new_game,
    play,
    score,
    settle,
    turn,
)
from rollplayer.engine.cards import CardSet
from rollplayer.engine.scoring import leaders
from rollplayer.engine.terms import Move, Outcome
from rollplayer.errors import BadMove, BadPosition, BadRecord, NotationError
from rollplayer.notation.cards.card_data import UnknownCards, data_of, on_data
from rollplayer.notation.moves import (
    read_move,
    read_outcome,
    shorten,
    write_move,
    write_outcome,
)
from rollplayer.notation.position import read_position, write_position

FORMAT: Final = 1
UNFINISHED: Final = "unfinished"
SEAL_LENGTH: Final = 2  # characters per line
KEYS: Final = (
    "format",
    "edition",
    "variants",
    "classes",
    "cards",
    "players",
    "names",
    "rules version",
    "card data",
    "dice",
    "position",
    "result",
    "seal",
)


class Event:
    """What happened: a seat's move, or an outcome of chance (seat CHANCE).

    A plain class, because a named tuple takes twice as long to make, and a game has 300 events.
    """

    __slots__ = ("seat", "what")

    def __init__(self, seat: int, what: Move | Outcome) -> None:
        self.seat = seat
        self.what = what

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.seat, self.what) == (other.seat, other.what)

    def __hash__(self) -> int:
        return hash((self.seat, self.what))

    def __repr__(self) -> str:
        return f"Event({self.seat}, {self.what})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.seat, self.what)

    @property
    def move(self) -> Move:
        return cast(Move, self.what)

    @property
    def outcome(self) -> Outcome:
        return cast(Outcome, self.what)


class Record:
    """A game from its first state to where its events end."""

    def __init__(self, first: State, names: tuple[str, ...] = (), at_start: bool = True) -> None:
        self.first = first
        self.names = names
        self.at_start = at_start  # False: the game began from a loaded position
        self.dice = ""  # the hashes that its dice were promised with (`fair.Promise`)
        self.sealed = True  # False: its text has no seal, so a changed line would not show
        self.events: list[Event] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.first, self.names, self.at_start, self.rest())

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and (self.first, self.names, self.at_start)
            == (other.first, other.names, other.at_start)
            and self.rest() == other.rest()
        )

    def rest(self) -> tuple[str, bool, list[Event]]:
        """What the constructor does not take."""
        return self.dice, self.sealed, self.events

    @property
    def options(self) -> Options:
        return self.first.options

    def states(self) -> Iterator[State]:
        """The states before the first event and after each."""
        state = self.first
        yield state
        for event in self.events:
            state = step(state, event)
            yield state


def restored(
    first: State, names: tuple[str, ...], at_start: bool, rest: tuple[str, bool, list[Event]]
) -> Record:
    """A record out of another process, or a copy."""
    record = Record(first, names, at_start)
    record.dice, record.sealed, record.events = rest
    return record


def step(state: State, event: Event) -> State:
    """The state after an event."""
    if event.seat == CHANCE:
        return settle(state, event.outcome)
    return play(state, event.seat, event.move)


# Writing ---------------------------------------------------------------------------------------


def write_event(cards: CardSet, event: Event) -> str:
    if event.seat == CHANCE:
        return f"* {write_outcome(cards, event.outcome)}"
    return f"{event.seat} {write_move(cards, event.move)}"


def write_record(record: Record, last: State) -> str:
    """The text of a record; `last` is the state after its last event."""
    options = record.options
    lines = [write_event(options.cards, event) for event in record.events]
    header = {
        "format": str(FORMAT),
        "edition": options.edition,
        "variants": ", ".join(options.variants),
        "classes": options.classes,
        "cards": options.cards.name,
        "players": str(options.players),
        "names": ", ".join(plain_name(name) for name in record.names),
        "rules version": options.rules_version,
        "card data": data_of(options.cards),
    }
    if record.dice:
        header["dice"] = record.dice
    if not record.at_start:
        header["position"] = json.dumps(write_position(record.first), separators=(",", ":"))
    header["result"] = write_result(last)
    header["seal"] = "".join(seals(header, lines))
    top = [f"{key}: {value}".rstrip() for key, value in header.items()]
    return "\n".join([*top, "", *lines, ""])


def plain_name(name: str) -> str:
    """A name that fits between the commas of the header."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split()).replace(
        ",", ""
    )


def write_result(state: State) -> str:
    """`27 31, winner 1`."""
    if turn(state) != NOBODY:
        return UNFINISHED
    table = score(state)
    stars = " ".join(str(card.total) for card in table)
    return f"{stars}, winner {' '.join(str(seat) for seat in leaders(state, table))}"


def seals(header: dict[str, str], lines: list[str]) -> list[str]:
    """The seal of each line: what came before and the line itself, hashed."""
    game = "\n".join(
        f"{key}: {header.get(key, '')}" for key in KEYS if key not in ("names", "result", "seal")
    )
    digest = hashlib.sha256(game.encode()).digest()
    found = []
    for line in lines:
        digest = hashlib.sha256(digest + line.encode()).digest()
        found.append(b64encode(digest[:3])[:SEAL_LENGTH].decode())
    return found


# Reading ---------------------------------------------------------------------------------------


class Draft(NamedTuple):
    """A record split into its parts, not yet replayed."""

    header: dict[str, str]
    line_of: dict[str, int]
    body: list[tuple[int, str]]


def read_record(cards: CardSet, text: str, *, verify: bool = False) -> tuple[Record, State]:
    """The record and its last state. Every move is checked; `verify` checks seal and result too."""
    draft = split(text)
    record = Record(*first_state(cards, draft))
    record.dice = draft.header.get("dice", "")
    state = record.first
    sealed = seals(draft.header, [line for _, line in draft.body]) if verify else []
    seal = draft.header.get("seal", "")
    record.sealed = bool(seal) or not draft.body
    for place, (number, line) in enumerate(draft.body):
        event = read_event(record.options, number, line)
        try:
            state = step(state, event)
        except RulesError as error:
            raise handed_on(number, error, quote=shorten(line), rule=error.rule) from None
        if verify and seal and seal[place * 2 : place * 2 + 2] != sealed[place]:
            raise BadRecord(number, "not-sealed", quote=shorten(line))
        record.events.append(event)
    if verify:
        verify_end(draft, state, seal)
    return record, state


def verify_end(draft: Draft, state: State, seal: str) -> None:
    """The seal must end with the last line, and the result must be correct."""
    last = draft.body[-1][0] if draft.body else len(draft.header) + 1
    if seal and len(seal) != SEAL_LENGTH * len(draft.body):
        raise BadRecord(last, "lines-missing")
    claimed = draft.header.get("result", "")
    counted = write_result(state)
    if claimed != counted:
        line = draft.line_of.get("result", last)
        raise BadRecord(line, "wrong-result", text=shorten(claimed) or "—", known=counted)


def split(text: str) -> Draft:
    header: dict[str, str] = {}
    line_of: dict[str, int] = {}
    body: list[tuple[int, str]] = []
    in_header = True
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if in_header and line:
            key, colon, value = line.partition(":")
            if not colon or key not in KEYS or key in header:
                raise BadRecord(number, "bad-header-line", text=shorten(line), known="format: 1")
            header[key] = value.strip()
            line_of[key] = number
        elif line:
            body.append((number, line))
        else:
            in_header = False
    for key in ("format", "edition", "players"):
        if key not in header:
            raise BadRecord(1, "missing-header", text=f"{key}: …")
    return Draft(header, line_of, body)


def first_state(cards: CardSet, draft: Draft) -> tuple[State, tuple[str, ...], bool]:
    header, line_of = draft.header, draft.line_of
    if header["format"] != str(FORMAT):
        raise BadRecord(line_of["format"], "other-format", number=FORMAT)
    version = header.get("rules version", RULES_VERSION)
    if version not in RULES_VERSIONS:
        line, known = line_of["rules version"], ", ".join(RULES_VERSIONS)
        raise BadRecord(line, "other-rules", number=version, known=known)
    if header.get("cards", cards.name) != cards.name:
        named = shorten(header["cards"])
        raise BadRecord(line_of["cards"], "other-cards", text=named, known=cards.name)
    try:
        cards = on_data(cards, header.get("card data", data_of(cards)))
    except UnknownCards as error:
        raise BadRecord(line_of["card data"], "unknown-card-data", text=error.name[:12]) from None
    names = tuple(name.strip() for name in header.get("names", "").split(",") if name.strip())
    try:
        options = read_options(cards, header, version)
        if "position" not in header:
            return new_game(options), names, True
        position: Any = json.loads(header["position"])
        return read_position(cards, position, version), names, False
    except BadPosition as error:
        raise handed_on(line_of["position"], error) from None
    except BadOptions as error:
        raise handed_on(line_of["edition"], error) from None
    except (ValueError, RecursionError) as error:
        text = shorten(str(error))
        raise BadRecord(line_of["position"], "unreadable-options", text=text) from None


def read_options(cards: CardSet, header: dict[str, str], version: str) -> Options:
    variants = header.get("variants", "").replace(",", " ").split()
    if not header["players"].isascii() or not header["players"].isdigit():
        raise BadOptions("bad-players", number=shorten(header["players"]))
    return Options(
        int(header["players"][:4]),
        cards,
        header["edition"],
        tuple(variants),
        header.get("classes", "drawn"),
        version,
    )


def read_event(options: Options, number: int, line: str) -> Event:
    who, _, what = line.partition(" ")
    try:
        if who == "*":
            return Event(CHANCE, read_outcome(options.cards, what))
        if who.isascii() and who.isdigit() and int(who[:3]) < options.players:
            return Event(int(who), read_move(options.cards, what))
    except BadMove as error:
        raise handed_on(number, error) from None
    most = options.players - 1
    raise BadRecord(number, "line-without-seat", text=shorten(line), most=most)


def handed_on(line: int, error: RulesError | BadOptions | NotationError, **place: str) -> BadRecord:
    """The error of a line, with the reason that rules or notation had."""
    return BadRecord(line, error.reason.code, **{**error.reason.params, **place})
