"""The planner with the shipped network, for the bots that think with it."""

from collections.abc import Callable
from functools import lru_cache

from rollplayer.bots.features.values import Network, load_network
from rollplayer.bots.players.planner import SHORTLIST, Planner


def shipped_network() -> Network:
    return load_network("best.network")


network: Callable[[], Network] = shipped_network  # scripts that measure others put theirs here


@lru_cache(maxsize=8)
def planner(center: int = 0, shortlist: int = SHORTLIST) -> Planner:
    """The planner with the shipped network, made once per process."""
    return Planner(network(), beam=16, center_samples=center, shortlist=shortlist)


def asked() -> int:
    """How much the network has been asked so far; the same for the same work on every machine."""
    value = planner().value
    assert isinstance(value, Network)
    return value.asked
