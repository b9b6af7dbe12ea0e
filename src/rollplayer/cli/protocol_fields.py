"""What the requests of the engine protocol hold, field by field, and how a bad one is refused."""

import json
from typing import Any, Final

from rollplayer.engine import CLASS_SELECTIONS, EDITIONS, VARIANTS, Options, Reason
from rollplayer.engine.cards import CardSet
from rollplayer.notation.json_values import shown
from rollplayer.notation.moves import shorten
from rollplayer.refusal_words import Names, say
from rollplayer.words import SOURCE, words_for

Json = dict[str, Any]


class Refused(Exception):
    """A request that gets an error answer."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.error: Json = {"code": code, "message": message}


def bad_request(message: str) -> Refused:
    return Refused("bad-request", message)


def explained(code: str, reason: Reason, names: Names, rule: str | None = None) -> Json:
    """An error with its reason: the sentence in English, and the same as data."""
    error: Json = {"code": code, "message": say(words_for(SOURCE), reason, names)}
    if rule:
        error["rule"] = rule
    return {**error, "reason": reason.code, "params": dict(reason.params)}


MISSING: Final = object()
MOST_WORK: Final = 1000


def parse(line: bytes) -> Json:
    """The JSON object of a line."""
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=no_constant)
    except UnicodeDecodeError:
        raise bad_request("the line is not UTF-8 text") from None
    except RecursionError:
        raise bad_request("the line is nested too deeply") from None
    except ValueError as error:
        raise bad_request(f"the line is not JSON: {shorten(str(error))}") from None
    if not isinstance(request, dict):
        raise bad_request(f"a request is a JSON object, not {shown(request)}")
    return request


def no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON number")


def field(request: Json, name: str, sort: type, default: Any = MISSING) -> Any:
    """A field of the right type; true and false are not numbers."""
    value = request.get(name, default)
    if value is MISSING:
        raise bad_request(f"{name}: the field is missing")
    if type(value) is not sort:
        raise bad_request(f"{name}: expected {TYPE_NAMES[sort]}, not {shown(value)}")
    return value


def one_of(request: Json, name: str, known: tuple[str, ...]) -> str:
    """A field that is one of these names; the first is the default."""
    value = request.get(name, known[0])
    if value not in known:
        raise bad_request(f"{name}: {shown(value)} is none of {', '.join(known)}")
    return str(value)


def read_options(cards: CardSet, request: Json) -> Options:
    players = field(request, "players", int)
    if not 1 <= players <= 4:
        raise bad_request(f"players: from 1 to 4, not {shown(players)}")
    variants = field(request, "variants", list, [])
    for variant in variants:
        if variant not in VARIANTS:
            raise bad_request(f"variants: {shown(variant)} is none of {', '.join(VARIANTS)}")
    edition = one_of(request, "edition", EDITIONS[::-1])
    selection = one_of(request, "classes", CLASS_SELECTIONS)
    return Options(players, cards, edition, tuple(variants), selection)


TYPE_NAMES: Final = {int: "a whole number", str: "a text", list: "a list"}


def read_player(request: Json, players: int) -> int:
    seat: int = field(request, "seat", int)
    if not 0 <= seat < players:
        raise bad_request(f"seat: from 0 to {players - 1}")
    return seat


def read_work(request: Json) -> int | None:
    """How many rollouts; None is what hints and analyses usually take."""
    if "work" not in request:
        return None
    work: int = field(request, "work", int)
    if not 1 <= work <= MOST_WORK:
        raise bad_request(f"work: from 1 to {MOST_WORK}")
    return work


def read_seed(request: Json, default: int | None) -> int | None:
    if "seed" not in request:
        return default
    seed: int = field(request, "seed", int)
    return seed
