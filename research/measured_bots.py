"""Bots by name and settings, for the scripts that measure them.

`hero`, `adept:gambler`, `quick` (the policy of the rollouts), or a bot that plays moves on with
other settings: `hero:rollouts=288,skills=0,stages=8/4/2`, `hero:gambler:rollouts=288`.
`:network=FILE.network` plays with another network. Bots of your own (`docs/own-bots.md`) play as
they are.
"""

import os
import re
from argparse import ArgumentTypeError
from pathlib import Path
from random import Random
from typing import Any

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

from rollplayer.bots import FULL, Bot, Budget, make_bot
from rollplayer.bots.features import values
from rollplayer.bots.foreign.player import ForeignBot
from rollplayer.bots.players import shipped_planner
from rollplayer.bots.players.characters import Character
from rollplayer.bots.players.hero import HeroBot
from rollplayer.bots.players.planner import SHORTLIST
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.engine import State
from rollplayer.engine.terms import Move


class Quick:
    """The policy of the rollouts as a bot."""

    name = "quick"

    def __init__(self, shortlist: int) -> None:
        self.shortlist = shortlist

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        return QuickPolicy(shipped_planner.planner(shortlist=self.shortlist)).choose(state, seat)


class WithNetwork:
    """A bot that thinks with a network of its own, also beside bots that have others."""

    def __init__(self, bot: Bot, path: str) -> None:
        self.bot = bot
        self.path = path
        use_network(path)  # reads it, so that a wrong file is named before any game

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
    name, options = read_spec(spec)
    network = options.pop("network", "")
    if name == "quick":
        return WithNetwork(Quick(int(options.pop("shortlist", SHORTLIST))), network)
    bot = make_bot(name)
    if options:
        change_settings(bot.level if isinstance(bot, Character) else bot, options)
    if isinstance(bot, ForeignBot):
        if network:
            raise ValueError(f"{bot.name} thinks for itself and takes no network")
        return bot
    return WithNetwork(bot, network)


def bot_name(spec: str) -> str:
    """A name that gives a bot, for argparse: a slip is told before the first game."""
    try:
        bot_of(spec)
    except (ValueError, OSError) as error:
        raise ArgumentTypeError(str(error)) from None
    return spec


def read_spec(spec: str) -> tuple[str, dict[str, str]]:
    """A name, with a character where it has one, and the settings after it."""
    found = re.fullmatch(r"([^=]+?)(?::(\w+=.*))?", spec)
    if not found:
        raise ValueError(f"{spec!r} is no bot; write hero, adept:gambler or hero:rollouts=288")
    name, settings = found.groups()
    return name, dict(each.split("=", 1) for each in (settings or "").split(",") if each)


def change_settings(bot: Bot, options: dict[str, str]) -> None:
    if not isinstance(bot, HeroBot):
        raise ValueError(f"{bot.name} has no settings; hero and champion have them")
    for key, text in options.items():
        if key not in bot.settings._fields:
            raise ValueError(f"there is no setting {key!r}; choose from {bot.settings._fields}")
        value = setting(text, getattr(bot.settings, key))
        bot.settings = bot.settings._replace(**{key: value})


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
    shipped_planner.planner.cache_clear()
    shipped_planner.network = (lambda: networks[path]) if path else shipped_planner.shipped_network


current = [""]
networks: dict[str, values.Network] = {}  # with the tables they have made so far
