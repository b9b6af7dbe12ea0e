"""What is refused above the rules: a reason as data; as text it is the sentence in English.

Reasoned (engine)
├── RulesError, BadOptions   by the rules
└── Worded
    ├── NotationError     a ValueError: something written down cannot be read
    │   ├── BadMove       a move or outcome
    │   ├── BadPosition   a position that breaks the format or a rule of R1
    │   ├── BadRecord     a record that cannot be read or does not replay
    │   ├── BadSheet      a score sheet
    │   ├── BadCards      a card file or card pack
    │   └── BrokenPromise dice that do not follow from what was promised
    ├── NoBot             a ValueError: no bot goes by this name
    ├── CannotServe       the server cannot start
    └── StoreError        nothing was saved
        └── Conflict      because somebody else has written before

Besides, the server refuses requests (`server/errors.py`) and commands complain (`cli/errors.py`).
All codes are those of `locales/en/why.ftl`.
"""

from rollplayer.engine import Param, Reasoned
from rollplayer.refusal_words import say
from rollplayer.words import SOURCE, words_for


class Worded(Reasoned):
    def __str__(self) -> str:
        return say(words_for(SOURCE), self.reason)


class NotationError(Worded, ValueError):
    """Something written down cannot be read."""


class BadMove(NotationError):
    pass


class BadPosition(NotationError):
    pass


class BadRecord(NotationError):
    """A record that fails at a line."""

    def __init__(self, line: int, reason: str, **params: Param) -> None:
        super().__init__(reason, **{"line": line, **params})
        self.line = line


class BadSheet(NotationError):
    pass


class BadCards(NotationError):
    """A card file that fails at a line; the path is the card and its field."""

    def __init__(self, file: str, line: int, reason: str, **params: Param) -> None:
        super().__init__(reason, **{"file": file, "line": line, **params})
        self.file = file
        self.line = line


class BrokenPromise(NotationError):
    """Dice that do not follow from what was promised before."""


class NoBot(Worded, ValueError):
    """No bot goes by this name; the reason says what to do."""


class CannotServe(Worded):
    """The server cannot start, and why."""


class StoreError(Worded):
    """The store could not do it; nothing of the request was saved."""


class Conflict(StoreError):
    """Somebody else has written this row before."""
