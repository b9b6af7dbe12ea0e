"""What a server says of itself: its bots, packs and version."""

from rollplayer.server.wire.base import Wire


class BotInfo(Wire):
    """GET /api/bots: a list of these, weakest first.

    `stars` are the mean of solo games, `rating` is in Elo points; null where not measured. With one
    of its `characters`, the bot of a seat is `name:character`.
    """

    name: str
    characters: list[str]
    stars: float | None
    stars_error: float | None
    rating: int | None
    rating_error: int | None


class PackInfo(Wire):
    """GET /api/packs: the card packs that come with the game; `pack` goes into NewTable."""

    name: str
    pack: str


class Server(Wire):
    """GET /api/server"""

    name: str
    version: str
    rules: str
