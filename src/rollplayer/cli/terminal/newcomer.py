"""Two or three questions for somebody who just typed `rollplayer`; Enter takes the default."""

import argparse

from rollplayer.bots import BOTS
from rollplayer.cli.terminal.screen import Screen
from rollplayer.engine import EDITIONS

MOST = 4


def ask_newcomer(screen: Screen, args: argparse.Namespace) -> None:
    """Fills in people, bots and edition. Pressing Enter all the way is a solo game."""
    screen.say("Press Enter to take what stands in brackets.")
    people = choose(screen, "How many people play here? [1] ", ("1", "2", "3", "4"), "1")
    room = MOST - int(people)
    bots = "0"
    if room:
        numbers = tuple(str(number) for number in range(room + 1))
        bots = choose(screen, "How many bots play with you? [0] ", numbers, "0")
    args.edition = choose(screen, "Which edition, first or second? [second] ", EDITIONS, "second")
    args.players = int(people) + int(bots)
    args.bots = ",".join([first_bot()] * int(bots))


def first_bot() -> str:
    """The first that is listed."""
    return next(iter(BOTS))


def choose(screen: Screen, prompt: str, known: tuple[str, ...], default: str) -> str:
    """Asks until the answer is one of the known ones, in full or shortened."""
    while True:
        answer = screen.ask(prompt).lower()
        if not answer:
            return default
        found = [word for word in known if word == answer] or [
            word for word in known if word.startswith(answer)
        ]
        if len(found) == 1:
            return found[0]
        screen.say(f"Type one of {', '.join(known)}, or Enter for {default}.")
