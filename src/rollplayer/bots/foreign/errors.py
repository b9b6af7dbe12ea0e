"""Why a name leads to no bot: a reason as data, and its sentence in English."""

from collections.abc import Mapping
from typing import Final

from rollplayer.refusal_words import WithReason

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


class NoBot(WithReason, ValueError):
    """No bot goes by this name; the reason says what to do."""
