"""What a server says of itself: its bots, its card packs, its version."""

from rollplayer.server.wire_base import Wire


class BotInfo(Wire):
    """GET /api/bots: a list of these, weakest first."""

    name: str


class PackInfo(Wire):
    """GET /api/packs: the card packs that come with the game; `pack` goes into NewTable."""

    name: str
    pack: str


class Server(Wire):
    """GET /api/server"""

    name: str
    version: str
    rules: str
