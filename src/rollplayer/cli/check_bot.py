"""`rollplayer check-bot`: does a bot of your own keep the contract of `docs/own-bots.md`?"""

import argparse
import json
import time
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

from rollplayer.bots import FULL, Bot, Budget, make_bot
from rollplayer.bots.foreign.player import ForeignBot, seconds_per_move, try_to_start
from rollplayer.bots.matches.match import Match, play_match, release
from rollplayer.cli.common import (
    OWN_BOTS,
    Subparsers,
    add_bot_seconds,
    add_cards_option,
    add_command,
    add_json_option,
    chosen_cards,
    named_bots,
    positive,
    with_default,
)
from rollplayer.cli.language import number, say
from rollplayer.engine import CLASS_SELECTIONS, EDITIONS, VARIANTS, Options, State
from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import write_record

MOST_PLAYERS: Final = 4
GAMES: Final = 2


class Check(NamedTuple):
    """One thing that was looked at: whether it holds, and what to say about it."""

    holds: bool
    text: str


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.seconds: list[float] = []

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        began = time.perf_counter()
        try:
            return self.bot.choose(state, seat, moves, random, budget)
        finally:
            self.seconds.append(time.perf_counter() - began)

    def release(self) -> None:
        release([self.bot])


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "check-bot", "rollplayer check-bot mine.py:MyBot")
    parser.add_argument("bot", metavar="BOT", help=say("option-check-bot", own=OWN_BOTS))
    parser.add_argument(
        "--games",
        type=positive,
        default=GAMES,
        metavar="N",
        help=with_default(say("option-check-games"), GAMES),
    )
    add_bot_seconds(parser)
    add_json_option(parser)
    add_cards_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    (name,) = named_bots("BOT", [args.bot])
    checks = check(name, chosen_cards(args), args.games)
    holds = all(each.holds for each in checks)
    if args.json:
        found: dict[str, Any] = {"bot": name, "ready": holds}
        print(json.dumps({**found, "checks": [each._asdict() for each in checks]}))
    else:
        for each in checks:
            print(f"{'✓' if each.holds else '✗'} {each.text}")
        print(say("check-good" if holds else "check-bad", name=name))
    return 0 if holds else 1


def check(name: str, cards: CardSet, games: int) -> list[Check]:
    checks = [Check(True, say("check-starts", name=title(name)))]
    seconds: list[float] = []
    failures: list[Check] = []
    tables = kinds(cards)
    for options, seed in product(tables, range(games)):
        match, thought = play(name, options, f"check {seed}")
        seconds += thought
        if match.forfeits:
            why = match.forfeits[0]
            failures = [Check(False, say("check-failed", kind=kind(options), why=why))]
            break
    checks += failures or [Check(True, plays(games * len(tables), len(tables)))]
    if not failures:
        checks.append(repeats(name, tables[1]))
    return [*checks, in_time(seconds)]


def title(name: str) -> str:
    """What the bot calls itself."""
    bot = make_bot(name)
    if isinstance(bot, ForeignBot):
        try_to_start(bot, Options(2, base_cards()))
        return bot.title
    return bot.name


def plays(games: int, kinds: int) -> str:
    return say("check-plays", games=say("game-count", count=games), kinds=kinds)


def kinds(cards: CardSet) -> list[Options]:
    """Every number of players, edition, variant and class selection, each at least once."""
    return [
        *(Options(players, cards) for players in range(1, MOST_PLAYERS + 1)),
        Options(2, cards, EDITIONS[0]),
        *(Options(2, cards, variants=(variant,)) for variant in VARIANTS),
        *(Options(2, cards, classes=classes) for classes in CLASS_SELECTIONS[1:]),
    ]


def kind(options: Options) -> str:
    words = (str(options.players), options.edition, *options.variants, options.classes)
    return ", ".join(words)


def play(name: str, options: Options, seed: str) -> tuple[Match, list[float]]:
    """One game with the bot on the first seat and the random bot on the others."""
    timed = Timed(make_bot(name))
    others: list[Bot] = [make_bot("random") for _ in range(options.players - 1)]
    return play_match(options, [timed, *others], seed), timed.seconds


def repeats(name: str, options: Options) -> Check:
    one, two = (play(name, options, "again")[0] for _ in range(2))
    same = write_record(one.record, one.state) == write_record(two.record, two.state)
    return Check(same, say("check-repeats" if same else "check-differs"))


def in_time(seconds: list[float]) -> Check:
    limit = seconds_per_move()
    ranked = sorted(seconds)
    told = say(
        "check-time",
        median=number(1000 * ranked[len(ranked) // 2], 1),
        most=number(1000 * ranked[-1], 1),
        count=len(ranked),
        limit=number(limit),
    )
    return Check(ranked[-1] <= limit, told)
