"""What the server refuses: codes with parameters, and the English sentence for programs.

Over HTTP a refusal becomes a `Problem` with a status, over the socket a `Refused`. A page can word
it in its own language from `reason` and `params`.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rollplayer.engine import RulesError
from rollplayer.server.wire import Problem, Refused

Value = str | int

# How the socket of a table ends.
NORMAL: Final = 1000
POLICY: Final = 1008  # too fast, too large, or no hello in time
RESTART: Final = 1012  # the server is stopping: come back at once
TRY_LATER: Final = 1013  # too slow, or too many here: come back later
NOT_ALLOWED: Final = 4403  # a page from another address
NO_TABLE: Final = 4404
FENCED: Final = 4410  # the table is damaged
CLOSE_CODES: Final = {403: NOT_ALLOWED, 404: NO_TABLE, 410: FENCED}


class Kind(NamedTuple):
    """How a reason is answered: code, status, English sentence, rule, seconds to wait."""

    code: str
    status: int
    text: str
    rule: str | None = None
    retry: int | None = None


REASONS: Final[Mapping[str, Kind]] = {
    # Tables and seats
    "no-such-address": Kind("not-found", 404, "there is nothing under this address"),
    "no-such-table": Kind("not-found", 404, "there is no such table"),
    "no-such-invitation": Kind("not-found", 404, "there is no such invitation"),
    "no-such-event": Kind("not-found", 404, "this table has events from 0 to {number}"),
    "no-such-code": Kind("not-found", 404, "this code is not valid, or no longer; ask for another"),
    "table-full": Kind("full", 409, "every seat of this table is taken"),
    "table-damaged": Kind(
        "damaged", 410, "this table is damaged and closed off; all other tables go on"
    ),
    "table-closed": Kind("closed", 409, "this table has been closed"),
    "too-many-viewers": Kind("full", 400, "too many people are watching this table", retry=30),
    "seat-taken": Kind("taken", 409, "this seat is taken"),
    "seat-reserved": Kind("reserved", 409, "this seat is kept for the player who had it before"),
    "no-seat": Kind("bad-request", 400, "there is no such seat"),
    "not-your-seat": Kind("not-your-seat", 403, "this seat is not yours"),
    "not-the-host": Kind("not-the-host", 403, "only the host of the table can do that"),
    "bot-plays": Kind("not-your-seat", 400, "a bot is playing this seat now"),
    "rematch-not-yours": Kind(
        "not-your-seat", 403, "only players of this game can ask for a rematch"
    ),
    "unreadable-seats": Kind("bad-options", 400, "this game has {number} seats"),
    "bad-players": Kind("bad-options", 400, "a game is for 1 to 4 players, not {number}"),
    "bad-options": Kind("bad-options", 400, "{text}"),
    "unknown-bot": Kind("bad-bot", 400, "there is no such bot; choose from {known}"),
    "weak-stand-in": Kind("bad-bot", 400, "a stand-in plays better than that; choose from {known}"),
    "invisible-name": Kind("bad-name", 400, "a name needs at least one visible character"),
    "long-name": Kind("bad-name", 400, "a name has at most {most} characters"),
    "bad-seed": Kind("bad-seed", 400, "a seed is a text of 1 to {most} characters"),
    "bad-share": Kind("bad-share", 400, "this is not the share that was promised"),
    "bad-promise": Kind("bad-share", 400, "a promise is a SHA-256 in 64 hexadecimal digits"),
    "share-too-early": Kind("not-begun", 400, "shares are shown when every seat is taken"),
    # Playing
    "not-begun": Kind("not-begun", 400, "the game begins when every seat is taken"),
    "already-begun": Kind("begun", 409, "the game has begun; the others have to agree"),
    "nothing-happened": Kind("not-begun", 400, "nothing has happened yet"),
    "archive": Kind("archive", 400, "this is a record; play on from it as a new game"),
    "game-over": Kind("game-over", 400, "the game is over", "R7"),
    "stale": Kind("stale", 409, "the table has changed; here it is as it is now"),
    "not-saved": Kind("not-saved", 503, "the move could not be saved; try again", retry=2),
    "no-free-undo": Kind(
        "no-undo",
        400,
        "something was rolled or revealed since, or another seat has acted; the others have to"
        " agree",
    ),
    "nothing-to-undo": Kind("no-undo", 400, "there is no move of this seat to take back"),
    "too-many-events": Kind("no-undo", 400, "this game has had {most} events; play on"),
    "undo-not-yours": Kind("bad-request", 400, "you can take back only your own moves"),
    "proposal-gone": Kind("no-proposal", 400, "there is no such proposal any more"),
    "too-many-proposals": Kind("bad-request", 400, "first settle what has been proposed"),
    "nobody-left": Kind("not-abandoned", 400, "nobody has left this seat"),
    "not-away-long": Kind("not-abandoned", 400, "this player is here, or left only just now"),
    "not-enough-votes": Kind("not-abandoned", 400, "one player alone cannot send another away"),
    "hint-not-yours": Kind("not-your-turn", 400, "a hint is for the player to move"),
    "no-hints": Kind("no-hints", 403, "this table is played without hints"),
    "no-hint": Kind("no-hint", 400, "no hint could be worked out here"),
    "not-over": Kind("not-over", 409, "a game is analyzed when it is over"),
    "analysis-failed": Kind("no-analysis", 500, "this game could not be analyzed"),
    "busy": Kind("busy", 503, "the server is busy; try again in a minute", retry=20),
    "other-rules": Kind(
        "other-rules", 409, "this game is played by rules version {number}; this server has {known}"
    ),
    # Requests
    "unreadable-request": Kind("bad-request", 400, "this cannot be read: {text}"),
    "not-a-number": Kind("bad-request", 400, "{text} is a whole number"),
    "request-too-large": Kind("too-large", 413, "a request has at most {most} kB"),
    "request-too-slow": Kind("too-slow", 408, "the request did not arrive in time"),
    "message-too-large": Kind("too-large", 400, "a message has at most {most} characters"),
    "pack-too-large": Kind("bad-pack", 400, "a card pack has at most {most} characters"),
    "pack-too-deep": Kind("bad-pack", 400, "line {line} of the card pack is nested too deeply"),
    "too-many-tokens": Kind("too-large", 400, "ask for at most {most} tokens"),
    "too-many-requests": Kind(
        "too-fast", 429, "too much from your address ({what}); try again in {seconds} s"
    ),
    "too-many-messages": Kind("too-fast", 400, "too many messages; slow down and come back"),
    "unknown-token": Kind("unknown-token", 403, "a seat you asked for is not yours"),
    "wrong-origin": Kind("wrong-origin", 403, "this comes from another site's page"),
    "wrong-host": Kind("wrong-host", 403, "this server goes by another name"),
    "no-hello": Kind("no-hello", 400, "say hello first"),
    "other-method": Kind("bad-request", 405, "this address takes other methods"),
    "unanswerable": Kind("bad-request", 400, "this cannot be answered"),
    "store-away": Kind("no-store", 503, "the games cannot be read now", retry=5),
    "stopping": Kind("stopping", 503, "the server is stopping; try again", retry=2),
    "server-error": Kind("error", 500, "something went wrong here"),
}


class Refusal(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, reason: str, **params: Value) -> None:
        super().__init__(reason)
        kind = REASONS[reason]
        self.code = kind.code
        self.status = kind.status
        self.rule = kind.rule
        self.reason = reason
        self.params: dict[str, Value] = dict(params)
        seconds = params.get("seconds", kind.retry)
        self.retry_after = int(seconds) if seconds is not None else None

    @property
    def message(self) -> str:
        """The sentence in English."""
        return REASONS[self.reason].text.format_map(self.params)

    @property
    def close_code(self) -> int:
        """How a socket ends that is refused for this."""
        return CLOSE_CODES.get(self.status, TRY_LATER)

    def problem(self) -> Problem:
        return Problem(self.code, self.message, self.reason, self.params)

    def answer(self, request: int) -> Refused:
        """The answer to a request over the socket."""
        return Refused(
            request, self.code, self.rule, self.message, self.reason, self.params, self.retry_after
        )


class PassedOn(Refusal):
    """A refusal for a reason that the rules or the notation gave."""

    def __init__(self, code: str, error: Exception) -> None:
        Exception.__init__(self, code)
        self.code = code
        self.status = 400
        self.rule = error.rule if isinstance(error, RulesError) else None
        self.reason = code
        self.text = error.message if isinstance(error, RulesError) else str(error)
        self.params = {}
        self.retry_after = None

    @property
    def message(self) -> str:
        return self.text
