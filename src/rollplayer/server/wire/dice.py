"""Where the dice come from, and the shares of those who promised one."""

from typing import Literal

from rollplayer.server.wire.base import Number, Wire


class Dice(Wire):
    """Where the dice come from, and what was promised about them before the first roll.

    `practice`: the maker of the table chose the seed and can foresee every roll. `server`: the seed
    is the server's. `shared`: every person with a promise adds a share that nobody knew before.
    """

    kind: Literal["practice", "server", "shared", "none"]
    seed_hash: str | None
    promises: dict[str, str]  # by seat: SHA-256 of its share
    shares: dict[str, str]  # by seat: the share, once it is shown
    awaited: list[int]  # seats whose share the game waits for; send `reveal`


class Reveal(Wire, tag="reveal"):
    """Shows the share of the dice that a seat has promised, once every seat is taken."""

    id: Number
    seat: Number
    share: str
