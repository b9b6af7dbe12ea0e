"""What was refused, and why."""

from rollplayer.server.wire.base import Wire


class Refused(Wire, tag="refused"):
    """The request with this id (0: the connection) is refused; nothing has changed."""

    id: int
    code: str
    rule: str | None
    message: str
    reason: str
    params: dict[str, str | int]
    retry_after: int | None = None  # seconds


class Problem(Wire):
    """What every failed HTTP request answers with; `message` words `reason` in English."""

    code: str
    message: str
    reason: str
    params: dict[str, str | int]
