"""Why a name leads to no bot: a reason as data, and its sentence in English."""

from collections.abc import Mapping
from typing import Final

from rollplayer.engine import Param, Reason
from rollplayer.saying import say
from rollplayer.words import SOURCE, words_for

# Every code with its parameters: `text` is what was written, `known` what would do.
REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    "no-such-bot": ("text", "known"),
    "perhaps-other-bot": ("text", "known"),
    "no-such-character": ("text", "known"),
    "bot-without-class": ("text",),
    "no-bot-file": ("text",),
    "no-bot-module": ("text", "known"),
    "bot-needs-command": (),
    "bot-command-unreadable": ("text",),
    "no-bot-program": ("text",),
}


class NoBot(ValueError):
    """No bot goes by this name; the reason says what to do."""

    def __init__(self, reason: str, **params: Param) -> None:
        super().__init__(reason)
        self.reason = Reason(reason, params)

    def __str__(self) -> str:
        """The sentence in English."""
        return say(words_for(SOURCE), self.reason)
