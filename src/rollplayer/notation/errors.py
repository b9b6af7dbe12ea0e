"""What a reader refuses: a reason as data, with the place, and its sentence in English.

NotationError
├── BadMove        a move or outcome that cannot be read
├── BadPosition    a position that breaks the format or a rule of R1
├── BadRecord      a record that cannot be read or does not replay
├── BadSheet       a score sheet
└── BadCards       a card file or card pack
"""

from collections.abc import Mapping
from typing import Final

from rollplayer.engine import Param
from rollplayer.refusal_words import WithReason

# Every code of the notation with its parameters, besides the place (`refusal_words.PLACES`) and the
# reasons of the rules, which are handed on. `text` is what was found, `known` what would do.
REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    # Moves and outcomes
    "empty-move": (),
    "unknown-verb": ("text", "known"),
    "bad-arguments": ("text", "known"),
    "bad-outcome": ("text", "known"),
    # Records
    "bad-header-line": ("text", "known"),
    "missing-header": ("text",),
    "other-format": ("number",),
    "other-rules": ("number", "known"),
    "other-cards": ("text", "known"),
    "unknown-card-data": ("text",),
    "unreadable-options": ("text",),
    "line-without-seat": ("text", "most"),
    "not-sealed": (),
    "lines-missing": (),
    "wrong-result": ("text", "known"),
    "not-from-seed": ("text", "known"),
    "unreadable-promise": ("text",),
    "other-seed": (),
    "other-share": ("number",),
    # Score sheets and card files
    "not-toml": ("text",),
    "toml-twice": ("text",),
    "toml-open": (),
    "solo-one-hero": (),
    "heroes-at-table": ("number",),
    "hero-tables": (),
    "token-shape": (),
    # Card files: the file, its tables and their fields
    "card-file-too-long": ("most",),
    "card-line-too-long": ("most",),
    "too-deep": (),
    "pack-unreadable": ("text",),
    "pack-not-utf8": (),
    "pack-name": ("known", "text"),
    "no-such-section": ("text", "known"),
    "section-of-tables": ("known",),
    "not-a-slug": ("text", "most"),
    "slug-reserved": ("text",),
    "rule-missing": ("text",),
    # Card files: values
    "too-many-items": ("most", "number"),
    "expected-text": ("text",),
    "text-too-long": ("most", "number"),
    "expected-shape": ("known", "text"),
    "expected-type": ("known", "text"),
    "unknown-type": ("text", "known"),
    "bad-goal": ("known", "text"),
    "goal-too-high": ("text", "most"),
    "goal-backwards": ("text",),
    "bad-grid": (),
    "falling-stars": (),
    # Card files: what cannot be
    "class-only-passive": (),
    "field-of-others": ("text", "known"),
    "one-ability": (),
    "ability-without-skill": (),
    "weapon-with-hands": (),
    "borrowing-with-arrow": (),
    "ability-timing": ("text",),
    "no-such-set": ("text", "known"),
    "number-taken": ("number", "card"),
    "too-many-tables": ("number", "most"),
    "color-without-class": ("color",),
    "slug-taken": ("text",),
    "too-few-cards": ("edition", "least", "left"),
    # Positions: values
    "expected-table": ("text",),
    "expected-list": ("text",),
    "expected-number": ("least", "most", "text"),
    "expected-flag": ("text",),
    "unknown-field": ("text", "known"),
    "missing-field": ("text",),
    "not-one-of": ("text", "known"),
    "not-a-die": ("text",),
    "not-a-space": ("text",),
    "not-a-card": ("text",),
    "not-a-race": ("text",),
    "not-a-class": ("text",),
    "not-a-backstory": ("text",),
    "not-an-alignment": ("text",),
    # Positions: what cannot be
    "setup-needs-prompts": (),
    "long-row": (),
    "initiative-twice": ("number",),
    "initiative-in-play": ("most",),
    "start-unknown": (),
    "nobody-holds-initiative": (),
    "center-empty": (),
    "dice-before-roll": (),
    "market-without-initiative": (),
    "too-many-dice": ("number", "color", "most"),
    "card-twice": ("card",),
    "card-not-in-edition": ("card", "edition"),
    "card-not-in-solo": ("card",),
    "not-in-edition": ("text", "edition"),
    "charisma-tokens": ("most",),
    "same-race": (),
    "same-backstory": (),
    "same-alignment": (),
    "same-class-color": (),
    "too-many-hands": ("number", "most"),
    "exhausted-not-a-skill": ("card",),
    "exhausted-twice": (),
    "too-many-prompts": ("most",),
    "prompts-at-the-end": (),
    "two-turns": (),
    "setup-takes-nothing": (),
    "setup-asks-once": (),
    "bag-too-small": (),
    "prompt-misfit": ("kind", "misfit"),
}


class NotationError(WithReason, ValueError):
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
