"""A few questions for somebody who just typed `rollplayer`; Enter takes the default."""

import argparse
from typing import Final

from rollplayer.bots.levels import strengths
from rollplayer.cli.language import say
from rollplayer.cli.terminal.screen import Screen
from rollplayer.cli.terminal.typed_words import fitting
from rollplayer.engine import EDITIONS

MOST = 4
FIRST_OPPONENT: Final = "apprentice"


def ask_newcomer(screen: Screen, args: argparse.Namespace) -> None:
    """Fills in people, bots and edition. Pressing Enter all the way is a solo game."""
    screen.say(say("newcomer-enter"))
    people = choose(screen, say("newcomer-people"), ("1", "2", "3", "4"), "1")
    room = MOST - int(people)
    bots = "0"
    if room:
        numbers = tuple(str(number) for number in range(room + 1))
        bots = choose(screen, say("newcomer-bots"), numbers, "0")
    level = choose_level(screen) if bots != "0" else ""
    args.edition = choose(screen, say("newcomer-edition"), EDITIONS, "second")
    args.players = int(people) + int(bots)
    args.bots = ",".join([level] * int(bots))


def choose_level(screen: Screen) -> str:
    """Lists the bots by name with the stars they make alone and whom they suit; asks for one."""
    for level, strength in strengths().items():
        stars = say("star-count", count=round(strength.stars))
        name, about = say(f"bot-{level}"), say(f"bot-{level}-text")
        screen.say(say("newcomer-level", level=level, name=name, stars=stars, about=about))
    return choose(screen, say("newcomer-strength"), tuple(strengths()), FIRST_OPPONENT)


def choose(screen: Screen, prompt: str, known: tuple[str, ...], default: str) -> str:
    """Asks until the answer is one of the known ones, in full or shortened."""
    while True:
        question = f"{prompt} [{default}] "
        answer = screen.ask(question, lambda before, begun: fitting(begun, known)).lower()
        if not answer:
            return default
        found = [word for word in known if word == answer] or [
            word for word in known if word.startswith(answer)
        ]
        if len(found) == 1:
            return found[0]
        screen.say(say("newcomer-known", known=", ".join(known), default=default))
