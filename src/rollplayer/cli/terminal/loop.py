"""The loop: ask, read, play or look, until the game is over or the person leaves."""

from typing import Final

from rollplayer.cli.terminal.commands import ALIASES, COMMANDS, Quit, is_a_word
from rollplayer.cli.terminal.ending import ending_lines
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.menu import Menu, Unclear
from rollplayer.engine import RulesError, turn
from rollplayer.saying import Names, say_with_rule
from rollplayer.words import SOURCE, words_for

ASIDE: Final = ("use", "drop")


def run_game(game: Game) -> None:
    """Plays until the end, `quit`, the end of input or Ctrl-C; a game under way is kept."""
    try:
        while not game.is_over:
            game.go_on()
            if not game.is_over:
                game.show_question()
                answer(game)
        end(game)
    except Quit:
        game.screen.say("Goodbye.")
    except EOFError:
        game.screen.say_whole(*game.rescue())
    except KeyboardInterrupt:
        kept = game.rescue()  # first of all: a closed window takes no more lines
        game.screen.say_whole("", "Stopped.", *kept)


def answer(game: Game) -> None:
    """Reads lines until the game has moved on (or back, or is another game)."""
    state = game.state
    while game.state is state:
        text = game.ask()
        if text:
            understand(game, text)
        else:
            game.screen.say(*game.menu().lines())


def understand(game: Game, text: str) -> None:
    """A word to look around, or a move; what cannot be done is explained and changes nothing."""
    try:
        if not run_command(game, text, exact=True):
            read_move(game, text)
    except Unclear as error:
        if not run_command(game, text, exact=False):
            game.screen.say(str(error))
    except RulesError as error:
        names = Names(game.seats.names, game.state.options.cards.words)
        game.screen.say(say_with_rule(words_for(SOURCE), error, names))


def run_command(game: Game, text: str, *, exact: bool) -> bool:
    """Runs the command a line begins with; says whether there was one."""
    first, _, rest = text.partition(" ")
    word = ALIASES.get(first.lower(), first.lower())
    found = [word] if word in COMMANDS else []
    if not exact:
        found = [name for name in COMMANDS if len(word) > 1 and name.startswith(word)]
    if len(found) != 1 or (found[0] == "discard" and rest):  # `discard SLUG` is a move
        return False
    COMMANDS[found[0]].run(game, rest.strip())
    return True


def read_move(game: Game, text: str) -> None:
    seat = turn(game.state)
    first, _, rest = text.partition(" ")
    called = game.seats.called(first) if rest else None
    # Somebody may be called Take: a name speaks for its seat only before `use` and `drop`.
    if called is not None and (first.isdigit() or rest.split()[0].lower() in ASIDE):
        seat, text = called, rest
    if seat in game.seats.bots:
        raise Unclear(f"Seat {seat} is played by {game.seats.names[seat]}.")
    game.play(seat, Menu(game.state, seat).read(text))


def end(game: Game) -> None:
    """Scorecards, winners, and the offer to keep the record."""
    game.screen.say(*ending_lines(game.state, game.seats))
    if not game.is_unsaved:
        return
    try:
        name = game.screen.ask("Keep the record? A file name, or Enter for no: ")
    except EOFError:
        return
    if name and not is_a_word(name) and name.lower() not in ("n", "no"):
        game.save(name)
