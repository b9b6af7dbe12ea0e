"""Bots by name and settings, for the scripts that measure them.

`hero`, `champion`, `quick` (the policy of the rollouts), or a bot that plays moves on with other
settings: `hero:rollouts=288,skills=0,stages=8/4/2`. `:network=FILE.npz` plays with another network.
"""

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))
os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

from rollplayer.bots import FULL, Bot, Budget, make_bot
from rollplayer.bots.features import values
from rollplayer.bots.players import mind
from rollplayer.bots.players.hero import HeroBot
from rollplayer.bots.players.planner import SHORTLIST
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.engine import Move, State


class Quick:
    """The policy of the rollouts as a bot."""

    name = "quick"

    def __init__(self, shortlist: int) -> None:
        self.shortlist = shortlist

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        return QuickPolicy(mind.planner(shortlist=self.shortlist)).choose(state, seat)


class WithNetwork:
    """A bot that thinks with a network of its own, also beside bots that have others."""

    def __init__(self, bot: Bot, path: str) -> None:
        self.bot = bot
        self.path = path

    @property
    def name(self) -> str:
        return self.bot.name

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        use_network(self.path)
        return self.bot.choose(state, seat, moves, random, budget)


def bot_of(spec: str) -> Bot:
    """The bot that a name with settings asks for."""
    name, _, rest = spec.partition(":")
    options = dict(each.split("=", 1) for each in rest.split(",") if each)
    network = options.pop("network", "")
    use_network(network)
    if name == "quick":
        return WithNetwork(Quick(int(options.pop("shortlist", SHORTLIST))), network)
    bot = make_bot(name)
    if options:
        assert isinstance(bot, HeroBot), f"{name} has no settings"
        bot.settings = bot.settings._replace(
            **{key: setting(text, getattr(bot.settings, key)) for key, text in options.items()}
        )
    return WithNetwork(bot, network)


def setting(text: str, default: Any) -> Any:
    """What a text says of a setting; compiled code insists on its type."""
    if isinstance(default, tuple):
        return tuple(map(int, text.split("/")))
    return bool(int(text)) if isinstance(default, bool) else type(default)(text)


def use_network(path: str) -> None:
    """Makes the shipped network another one, in this process; an empty path restores it."""
    if path == current[0]:
        return
    current[0] = path
    if path and path not in networks:
        networks[path] = values.read_network(Path(path).read_bytes())
    mind.planner.cache_clear()
    mind.network = (lambda: networks[path]) if path else mind.shipped_network


current = [""]
networks: dict[str, values.Network] = {}  # with the tables they have made so far
