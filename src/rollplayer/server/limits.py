"""How much one address may ask for: buckets that fill again by the second.

An address is that of the connection, or, behind a proxy that the host has named as trusted, the one
the proxy tells. Of an IPv6 address the network counts, since one customer has all of it. Limits are
counted by each process for itself.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from rollplayer.server.errors import Refusal
from rollplayer.server.metrics import METRICS

if TYPE_CHECKING:
    from ipaddress import IPv4Network, IPv6Network

    from starlette.requests import HTTPConnection
    from starlette.types import Scope

MOST_ADDRESSES: Final = 20_000
NOWHERE: Final = "unknown"
Peer = tuple[str, int]  # the other end of a connection: its address and port


class Rate(NamedTuple):
    """So many at once, and so many a second afterwards."""

    burst: float
    per_second: float


class Limits(NamedTuple):
    """What one address may do; `rollplayer serve --limit NAME=N` changes a burst or a number."""

    requests: Rate = Rate(300, 50)
    tables: Rate = Rate(30, 0.2)  # made, branched, uploaded
    joins: Rate = Rate(60, 1)
    hints: Rate = Rate(20, 0.5)
    analyses: Rate = Rate(60, 2)  # asking again is a request too
    codes: Rate = Rate(10, 0.05)  # one-time codes: nobody guesses one of 50 bits at this rate
    opened: Rate = Rate(400, 20)  # connections, one after another
    connections: int = 400  # open at once
    sockets: int = 200  # of them websockets
    bytes_in: Rate = Rate(64_000, 16_000)  # of one websocket, pings among them
    heard: Rate = Rate(256_000, 64_000)  # of all websockets of an address
    messages: Rate = Rate(240, 60)  # of one websocket
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    files: int = 0  # connections of the process; 0: no limit of our own


UNLIMITED: Final = 1e12


def changed_limits(changes: dict[str, float]) -> Limits:
    """The usual limits with some changed; 0 lifts one."""
    limits = Limits()
    for name, value in changes.items():
        most = value or UNLIMITED
        was = limits._asdict()[name]
        found = Rate(most, was.per_second * most / was.burst) if isinstance(was, Rate) else most
        limits = Limits(**{**limits._asdict(), name: found})
    return limits


class Bucket:
    """What is left of a rate."""

    __slots__ = ("at", "left")

    def __init__(self, rate: Rate) -> None:
        self.left = rate.burst
        self.at = monotonic()

    def take(self, rate: Rate, amount: float = 1.0) -> float:
        """Takes an amount; 0, or the seconds until it is there."""
        moment = monotonic()
        self.left = min(rate.burst, self.left + (moment - self.at) * rate.per_second)
        self.at = moment
        if self.left >= amount:
            self.left -= amount
            return 0.0
        return (amount - self.left) / rate.per_second


USUAL: Final = Limits()


class Line(Protocol):
    """A connection as the server under the application knows it (`door.py`)."""

    def begin(self, scope: Scope) -> None: ...

    def end(self) -> None: ...

    def abort(self) -> None: ...


class Guard:
    """Counts what every address does. Addresses that were quiet longest are forgotten first."""

    def __init__(self, limits: Limits = USUAL, trusted: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.trusted = networks(trusted)
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.connections: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()
        self.lines: dict[Peer, Line] = {}  # of the server, where it tells us
        self.open = 0

    def take(self, address: str, what: str, amount: float = 1.0) -> None:
        """Refuses what is too much."""
        rate: Rate = getattr(self.limits, what)
        seconds = self.bucket(address, what, rate).take(rate, amount)
        if seconds:
            METRICS.count("rollplayer_refused_total")
            raise Refusal("too-many-requests", seconds=max(1, round(seconds)))

    def bucket(self, address: str, what: str, rate: Rate) -> Bucket:
        key = (address, what)
        found = self.buckets.get(key)
        if found is None:
            found = self.buckets[key] = Bucket(rate)
            while len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return found

    def connect(self, address: str) -> bool:
        """Whether one more connection may be opened; `disconnect` follows if so."""
        trusted = self.is_trusted(address)
        if self.limits.files and self.open >= self.limits.files:
            METRICS.count("rollplayer_refused_total")
            return False
        if not trusted:
            rate = self.limits.opened
            full = self.connections[address] >= self.limits.connections
            if full or self.bucket(address, "opened", rate).take(rate):
                METRICS.count("rollplayer_refused_total")
                return False
        self.connections[address] += 1
        self.open += 1
        return True

    def disconnect(self, address: str) -> None:
        self.open -= 1
        release(self.connections, address)

    def open_socket(self, address: str) -> None:
        if self.sockets[address] >= self.limits.sockets:
            METRICS.count("rollplayer_refused_total")
            raise Refusal("too-many-requests", seconds=10)
        self.sockets[address] += 1

    def close_socket(self, address: str) -> None:
        release(self.sockets, address)

    def line(self, scope: Scope) -> Line | None:
        """The connection of a request."""
        client = scope.get("client")
        return self.lines.get((client[0], client[1])) if client else None

    # Addresses

    def is_trusted(self, address: str) -> bool:
        if not self.trusted:
            return False
        try:
            found = ip_address(address.split("/")[0])
        except ValueError:
            return address in ("unix", NOWHERE)
        return any(found in network for network in self.trusted)

    def address(self, scope: Scope) -> str:
        """Who asks: the nearest address that is no trusted proxy."""
        client = scope.get("client")
        nearest = client[0] if client else NOWHERE
        if self.is_trusted(nearest):
            for name, value in reversed(scope["headers"]):
                if name == b"x-forwarded-for":
                    told = [part.strip() for part in value.decode("latin-1").split(",")]
                    for each in reversed(told):
                        nearest = each[:64]
                        if not self.is_trusted(nearest):
                            return counted(nearest)
        return counted(nearest)


def networks(trusted: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    return [ip_network(each, strict=False) for each in trusted]


def counted(address: str) -> str:
    """An address as it is counted."""
    try:
        found = ip_address(address)
    except ValueError:
        return NOWHERE
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network(f"{found}/64", strict=False))
    return str(found)


def release(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if counter[address] <= 0:
        del counter[address]


def address_of(request: HTTPConnection) -> str:
    """The address that `Gate` has found out."""
    address: str = request.scope.get("address", NOWHERE)
    return address


def guard_of(request: HTTPConnection) -> Guard:
    guard: Guard = request.app.state.guard
    return guard
