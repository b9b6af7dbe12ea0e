"""Why something is refused, as plain data: a code and its parameters. The words are not ours.

`REASONS` declares every code of the rules with the names of its parameters; `locales/*/why.ftl`
has a message `why-CODE` for each, and `rollplayer.refusal_words` makes the sentence. What a
parameter is follows from its name: a seat, the slug of a card or an attribute, a space such as
`str1`, a die such as `r6`, the kind of a prompt. `chance`, `text` and `known` are words of the
notation; every other name is a number.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

Param = str | int


class Reason(NamedTuple):
    """A code with its parameters: `too-dear`, card longsword, price 3, gold 1, tokens 0."""

    code: str
    params: Mapping[str, Param]

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.params.items())])


REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    # Whose turn it is, and what comes first
    "no-seat": (),
    "other-turn": ("seat",),
    "other-effect": ("seat",),
    "other-last-call": ("seat",),
    "something-first": ("prompt",),
    "chance-first": (),
    "no-chance": ("seat",),
    "impossible-outcome": ("chance",),
    "game-over": (),
    # The right kind of move with a target that will not do
    "not-a-choice": (),
    "no-such-card": (),
    "race-not-open": (),
    "class-not-open": (),
    "card-gone": ("number",),
    "row-full": ("attribute",),
    "not-starting-die": ("die",),
    "value-not-rolled": ("value",),
    "no-die": ("space",),
    "no-center-die": ("number",),
    "same-dice": (),
    "same-color": (),
    "too-high": ("value", "by"),
    "too-low": ("value", "by"),
    "leaves-grid": (),
    # The market
    "not-in-market": ("card",),
    "not-in-discard": ("card",),
    "not-revealed": ("card",),
    "purchase-made": (),
    "too-dear": ("card", "price", "gold", "tokens"),
    "hands-full": ("card", "limit"),
    "drops-too-much": ("card", "limit"),
    "friendly-market": (),
    # Skills and drops
    "not-yours": ("card",),
    "in-setup": (),
    "not-a-weapon": ("card",),
    "not-a-skill": ("card",),
    "exhausted": ("card",),
    "not-exhausted": ("card",),
    "next-round": ("card",),
    "arrow-blocked": ("card",),
    "only-dice-turn": ("card",),
    "only-market-turn": ("card",),
    "name-a-skill": ("card",),
    "nothing-to-borrow": ("card",),
    "cannot-borrow": ("card", "other"),
    # Options of a game
    "bad-players": ("number",),
    "unknown-edition": ("text", "known"),
    "unknown-variant": ("text", "known"),
    "unknown-classes": ("text", "known"),
    "unknown-rules": ("text", "known"),
}
