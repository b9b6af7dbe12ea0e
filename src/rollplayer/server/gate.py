"""The gate before the application: who asks, whether this site's own page asks, and how often."""

from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from rollplayer.server.errors import Refusal
from rollplayer.server.http import problem
from rollplayer.server.limits import Guard
from rollplayer.server.metrics import METRICS

LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LONGEST_PART: Final = 200  # of a path: no code is as long, and no file name of the page
# What a request counts for, where it is more than one light answer.
COSTS: Final = {"views": 2.0, "record": 4.0, "dice": 8.0, "cards": 4.0, "branch": 4.0}
# Requests that need a place of their own in the buckets.
NAMED: Final = {
    ("POST", "tables"): "tables",
    ("POST", "records"): "tables",
    ("POST", "branch"): "tables",
    ("POST", "rematch"): "joins",
    ("POST", "join"): "joins",
    ("POST", "analysis"): "analyses",
    ("POST", "handover"): "codes",
}


class Gate:
    """Refuses before anything is read or looked up."""

    def __init__(
        self, app: ASGIApp, guard: Guard, hosts: tuple[str, ...] = (), origins: tuple[str, ...] = ()
    ) -> None:
        self.app = app
        self.guard = guard
        self.hosts = hosts  # the names this server goes by; none: any
        self.origins = origins  # other sites whose pages may use it

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["address"] = self.guard.address(scope)
        line = self.guard.line(scope)
        if line is not None:
            line.begin(scope)
        try:
            await self.serve(scope, receive, send)
        finally:
            if line is not None:
                line.end()

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app
        try:
            self.check(scope)
        except Refusal as refusal:
            if scope["type"] == "http":
                app = problem(refusal)
            else:
                scope["refusal"] = refusal  # said over the socket, where the page hears it
        await app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self.hosts and bare(host) not in self.hosts:
            raise Refusal("wrong-host")
        self.check_origin(scope, headers.get(b"origin"), host)
        METRICS.count("rollplayer_requests_total")
        path = scope["path"]
        if any(len(part) > LONGEST_PART for part in path.split("/")) or "\0" in path:
            raise Refusal("no-such-address")
        parts = [part for part in path.split("/") if part]
        last = named_part(parts)
        self.guard.take(scope["address"], "requests", COSTS.get(last, 1.0))
        bucket = NAMED.get((scope.get("method", ""), last))
        if bucket is not None:
            self.guard.take(scope["address"], bucket)

    def check_origin(self, scope: Scope, origin: str | None, host: str) -> None:
        """A browser says which page asks. Another site's page may look, as anybody may, not act."""
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return
        if origin not in self.origins and urlsplit(origin).netloc != host:
            raise Refusal("wrong-origin")


def bare(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].lower()


def named_part(parts: list[str]) -> str:
    """What a path is about: `tables`, `join`, or the word after a table's code."""
    if parts[:1] != ["api"]:
        return ""
    if len(parts) >= 4 and parts[1] == "tables":
        return parts[3]
    return parts[1] if len(parts) > 1 else ""
