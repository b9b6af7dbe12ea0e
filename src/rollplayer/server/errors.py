"""What the server refuses: codes with parameters, and the English sentence for programs.

Over HTTP a refusal becomes a `Problem` with a status, over the socket a `Refused`. The page words
it in its own language from `reason` and `params` (`locales/*/why.ftl`).
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rollplayer.engine import Param, Reasoned, RulesError
from rollplayer.refusal_words import NO_NAMES, Names, say
from rollplayer.server.wire.refusals import Problem, Refused
from rollplayer.words import SOURCE, words_for

# How the socket of a table ends.
NORMAL: Final = 1000
POLICY: Final = 1008  # too fast, too large, or no hello in time
RESTART: Final = 1012  # the server is stopping, or another has room: come back at once
TRY_LATER: Final = 1013  # too slow, or too many here: come back later
NOT_ALLOWED: Final = 4403  # a page from another address
NO_TABLE: Final = 4404
FENCED: Final = 4410  # the table is damaged
CLOSE_CODES: Final = {403: NOT_ALLOWED, 404: NO_TABLE, 410: FENCED}


class Kind(NamedTuple):
    """How a reason is answered: the code for programs, and the status."""

    code: str
    status: int
    rule: str | None = None
    retry: int | None = None  # seconds after which it may work


KINDS: Final[Mapping[str, Kind]] = {
    # Tables and seats
    "no-such-address": Kind("not-found", 404),
    "no-such-table": Kind("not-found", 404),
    "no-such-invitation": Kind("not-found", 404),
    "no-such-event": Kind("not-found", 404),
    "no-such-moment": Kind("bad-request", 400),
    "table-full": Kind("full", 409),
    "too-many-viewers": Kind("full", 400, retry=30),
    "seat-taken": Kind("taken", 409),
    "no-seat": Kind("bad-request", 400),
    "not-your-seat": Kind("not-your-seat", 403),
    "bot-plays": Kind("not-your-seat", 400),
    "rematch-not-yours": Kind("not-your-seat", 403),
    "unreadable-seats": Kind("bad-options", 400),
    "bad-players": Kind("bad-options", 400),
    "unknown-bot": Kind("bad-bot", 400),
    "invisible-name": Kind("bad-name", 400),
    "long-name": Kind("bad-name", 400),
    "bad-seed": Kind("bad-seed", 400),
    "no-such-code": Kind("not-found", 404),
    "table-damaged": Kind("damaged", 410),
    "table-closed": Kind("closed", 409),
    "seat-reserved": Kind("reserved", 409),
    "not-the-host": Kind("not-the-host", 403),
    "weak-stand-in": Kind("bad-bot", 400),
    "bad-share": Kind("bad-share", 400),
    "bad-promise": Kind("bad-share", 400),
    "share-too-early": Kind("not-begun", 400),
    "talk-off": Kind("talk-off", 403),
    "say-slower": Kind("too-fast", 429, retry=2),
    # Playing
    "not-begun": Kind("not-begun", 400),
    "nothing-happened": Kind("not-begun", 400),
    "archive": Kind("archive", 400),
    "game-over": Kind("game-over", 400, "R7"),
    "stale": Kind("stale", 409),
    "decide-in-turn": Kind("not-your-turn", 400, "R2.12"),
    "not-saved": Kind("not-saved", 503, retry=2),
    "no-free-undo": Kind("no-undo", 400),
    "nothing-to-undo": Kind("no-undo", 400),
    "undo-not-yours": Kind("bad-request", 400),
    "proposal-gone": Kind("no-proposal", 400),
    "nobody-left": Kind("not-abandoned", 400),
    "not-away-long": Kind("not-abandoned", 400),
    "hint-not-yours": Kind("not-your-turn", 400),
    "no-hints": Kind("no-hints", 403),
    "no-hint": Kind("no-hint", 400),
    "not-over": Kind("not-over", 409),
    "analysis-failed": Kind("no-analysis", 500),
    "busy": Kind("busy", 503, retry=20),
    "other-rules": Kind("other-rules", 409),
    "already-begun": Kind("begun", 409),
    "too-many-events": Kind("no-undo", 400),
    "too-many-proposals": Kind("bad-request", 400),
    "not-enough-votes": Kind("not-abandoned", 400),
    # Requests
    "unreadable-request": Kind("bad-request", 400),
    "not-a-number": Kind("bad-request", 400),
    "request-too-large": Kind("too-large", 413),
    "message-too-large": Kind("too-large", 400),
    "pack-too-large": Kind("bad-pack", 400),
    "too-many-tokens": Kind("too-large", 400),
    "no-hello": Kind("no-hello", 400),
    "too-fast": Kind("too-fast", 429),
    "unknown-token": Kind("unknown-token", 403),
    "request-too-slow": Kind("too-slow", 408),
    "pack-too-deep": Kind("bad-pack", 400),
    "too-many-requests": Kind("too-fast", 429),
    "wrong-origin": Kind("wrong-origin", 403),
    "wrong-host": Kind("wrong-host", 403),
    "stopping": Kind("stopping", 503, retry=2),
    "other-method": Kind("bad-request", 405),
    "unanswerable": Kind("bad-request", 400),
    "store-away": Kind("no-store", 503, retry=5),
    "server-error": Kind("error", 500),
}


class Refusal(Reasoned):
    """A request that is refused; nothing has changed."""

    names: Names = NO_NAMES

    def __init__(self, reason: str, **params: Param) -> None:
        super().__init__(reason, **params)
        kind = KINDS[reason]
        self.code = kind.code
        self.status = kind.status
        self.rule = kind.rule
        seconds = params.get("seconds", kind.retry)
        self.retry_after = int(seconds) if seconds is not None else None

    @property
    def close_code(self) -> int:
        """How a socket ends that is refused for this."""
        return CLOSE_CODES.get(self.status, TRY_LATER)

    @property
    def message(self) -> str:
        """The sentence in English."""
        return say(words_for(SOURCE), self.reason, self.names)

    def problem(self) -> Problem:
        return Problem(self.code, self.message, self.reason.code, dict(self.reason.params))

    def answer(self, request: int) -> Refused:
        """The answer to a request over the socket."""
        params = dict(self.reason.params)
        return Refused(
            request, self.code, self.rule, self.message, self.reason.code, params, self.retry_after
        )


class PassedOn(Refusal):
    """A refusal for a reason that the rules or the notation gave."""

    def __init__(self, code: str, error: Reasoned, names: Names = NO_NAMES) -> None:
        Reasoned.__init__(self, error.reason.code, **error.reason.params)
        self.code = code
        self.status = 400
        self.rule = error.rule if isinstance(error, RulesError) else None
        self.names = names
        self.retry_after = None
