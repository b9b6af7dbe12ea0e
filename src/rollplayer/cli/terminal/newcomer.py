"""Two or three questions for somebody who just typed `rollplayer`; Enter takes the default."""

import argparse

from rollplayer.bots import BOTS
from rollplayer.cli.speech import say
from rollplayer.cli.terminal.screen import Screen
from rollplayer.cli.terminal.typed_words import fitting
from rollplayer.engine import EDITIONS

MOST = 4


def ask_newcomer(screen: Screen, args: argparse.Namespace) -> None:
    """Fills in people, bots and edition. Pressing Enter all the way is a solo game."""
    screen.say(say("newcomer-enter"))
    people = choose(screen, say("newcomer-people"), ("1", "2", "3", "4"), "1")
    room = MOST - int(people)
    bots = "0"
    if room:
        numbers = tuple(str(number) for number in range(room + 1))
        bots = choose(screen, say("newcomer-bots"), numbers, "0")
    args.edition = choose(screen, say("newcomer-edition"), EDITIONS, "second")
    args.players = int(people) + int(bots)
    args.bots = ",".join([first_bot()] * int(bots))


def first_bot() -> str:
    """The first that is listed."""
    return next(iter(BOTS))


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
