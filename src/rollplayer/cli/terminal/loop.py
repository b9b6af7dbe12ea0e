"""The loop: ask, read, play or look, until the game is over or the person leaves."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from rollplayer.cli.language import say, spoken
from rollplayer.cli.terminal.commands import (
    COMMANDS,
    Quit,
    command_called,
    is_a_word,
    is_no,
)
from rollplayer.cli.terminal.completing import completions
from rollplayer.cli.terminal.ending import ending_lines
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.menu import Menu, Unclear
from rollplayer.cli.terminal.question import question
from rollplayer.cli.terminal.seats import bot_title
from rollplayer.engine import RulesError, turn
from rollplayer.refusal_words import Names, say_with_rule

ASIDE: Final = ("use", "drop")


def run_game(game: Game) -> None:
    """Plays until the end, `quit`, the end of input or Ctrl-C; the game is kept."""
    try:
        while not game.is_over:
            game.go_on()
            if not game.is_over:
                game.show_question()
                answer(game)
        end(game)
    except Quit:
        game.screen.say(say("goodbye"))
    except EOFError:
        game.screen.say_whole(*game.rescue())
    except KeyboardInterrupt:
        with undisturbed():  # an impatient second Ctrl-C must not cost the game
            kept = game.rescue()  # first of all: a closed window takes no more lines
            game.screen.say_whole("", say("stopped"), *kept)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C is ignored, and so is the closing of the window where there are such signals."""
    stops = [signal.SIGINT, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    before = [signal.signal(stop, signal.SIG_IGN) for stop in stops]
    try:
        yield
    finally:
        for stop, handler in zip(stops, before, strict=True):
            signal.signal(stop, handler)


def answer(game: Game) -> None:
    """Reads lines until the game has moved on (or back, or is another game)."""
    state = game.state
    while game.state is state:
        text = game.ask(partial(completions, game))
        if text:
            understand(game, text)
        else:
            game.screen.say(question(game.state, game.seats), *game.menu().lines())


def understand(game: Game, text: str) -> None:
    """A word to look around, or a move; what cannot be done is explained and changes nothing."""
    try:
        if not run_command(game, text, exact=True):
            read_move(game, text)
    except Unclear as error:
        if not run_command(game, text, exact=False):
            game.screen.say(str(error))
    except RulesError as error:
        names = Names(
            [game.seats.name(seat) for seat in range(len(game.seats.names))],
            game.state.options.cards.words,
        )
        game.screen.say(say_with_rule(spoken(), error, names))


def run_command(game: Game, text: str, *, exact: bool) -> bool:
    """Runs the command a line begins with; says whether there was one."""
    first, _, rest = text.partition(" ")
    found = command_called(first, exact=exact)
    if len(found) != 1 or (found[0] == "discard" and rest):  # `discard SLUG` is a move
        return False
    COMMANDS[found[0]].run(game, rest.strip())
    return True


def read_move(game: Game, text: str) -> None:
    seat: int = turn(game.state)
    first, _, rest = text.partition(" ")
    called = game.seats.called(first) if rest else None
    # Somebody may be called Take: a name speaks for its seat only before `use` and `drop`.
    if called is not None and (first.isdigit() or rest.split()[0].lower() in ASIDE):
        seat, text = called, rest
    if seat in game.seats.bots:
        raise Unclear("seat-is-bot", seat=str(seat), bot=bot_title(game.seats.names[seat]))
    game.play(seat, Menu(game.state, seat).read(text))


def end(game: Game) -> None:
    """Scorecards, winners, and the offer to keep the record.

    Only a plain no loses it: `EOFError` and Ctrl-C leave the game to `rescue`, as during play.
    """
    game.screen.say(*ending_lines(game.state, game.seats))
    while game.is_unsaved:
        name = game.screen.ask(f"{say('keep-record')} ")
        if not name or is_no(name):
            return
        if is_a_word(name):
            game.screen.say(say("strange-file", name=name))
        else:
            game.save(name)
