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
from rollplayer.bots.players import hero
from rollplayer.bots.players.hero import HeroBot
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.engine import Move, State


class Quick:
    """The policy of the rollouts as a bot."""

    name = "quick"

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        return QuickPolicy(hero.planner()).choose(state, seat)


def bot_of(spec: str) -> Bot:
    """The bot that a name with settings asks for."""
    name, _, rest = spec.partition(":")
    options = dict(each.split("=", 1) for each in rest.split(",") if each)
    use_network(options.pop("network", ""))
    bot: Bot = Quick() if name == "quick" else make_bot(name)
    if options:
        assert isinstance(bot, HeroBot), f"{name} has no settings"
        bot.settings = bot.settings._replace(
            **{key: setting(text) for key, text in options.items()}
        )
    return bot


def setting(text: str) -> Any:
    return tuple(map(int, text.split("/"))) if "/" in text else int(text)


def use_network(path: str) -> None:
    """Makes the shipped network another one, in this process; an empty path restores it."""
    if path == current[0]:
        return
    current[0] = path
    if path and path not in networks:
        networks[path] = values.read_network(Path(path).read_bytes())
    hero.planner.cache_clear()
    hero.network = (lambda: networks[path]) if path else hero.shipped_network


current = [""]
networks: dict[str, values.Network] = {}  # with the tables they have made so far
