"""What Tab offers: commands, moves, cards, rules, seats and files, in notation or the language."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from rollplayer import rulebook
from rollplayer.cli.language import say
from rollplayer.cli.terminal.commands import COMMANDS, command_called
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.phrases import choice_name
from rollplayer.cli.terminal.typed_words import (
    begins_words,
    fitting,
    normal_words,
    pieces,
    plain_words,
)
from rollplayer.cli.words import Card, card_name


def completions(game: Game, before: list[str], begun: str) -> list[str]:
    """Words that go on with what was typed: those of the first source that has any."""
    for source in sources(game, before, begun):
        found = fitting(begun, source)
        if found:
            return found
    return []


def sources(game: Game, before: list[str], begun: str) -> Iterator[list[str]]:
    """Notation comes before the words of the language."""
    command = command_called(before[0], exact=True) if before else []
    if len(command) == 1 and not is_a_move(game, before):
        yield from ARGUMENTS.get(command[0], nothing)(game)
        return
    if not before and not begun:  # an empty line: what it may begin with
        yield [*(text.split()[0] for _, text in game.menu().moves()), *COMMANDS]
        return
    typed = normal_words(" ".join(before))
    yield [*move_words(game, typed), *(COMMANDS if not before else ())]
    yield words_of_language(game, before)


def is_a_move(game: Game, before: list[str]) -> bool:
    """`discard longbow` is a move, though `discard` alone is a command."""
    typed = normal_words(" ".join(before))
    return any(begins_words(typed, text) for _, text in game.menu().moves())


def move_words(game: Game, typed: list[str]) -> list[str]:
    """The words of the moves that have all those typed already, without these."""
    found = []
    for _, text in game.menu().moves():
        if not begins_words(typed, text):
            continue
        words = text.split()
        if typed and words[: len(typed)] == typed:  # spelled in full: only the next word
            found += words[len(typed) : len(typed) + 1]
        else:
            found += [word for word in words if word not in typed]
    return found


def words_of_language(game: Game, before: list[str]) -> list[str]:
    """The language's words for commands, and those of the choices."""
    commands = [say(f"word-{name}") for name in COMMANDS] if not before else []
    typed = set(pieces(" ".join(before)))
    names = [choice_name(game.state, game.menu().seat, move) for move, _ in game.menu().moves()]
    choices = [
        word.strip(",;:.()“”„«»")
        for name in names
        if not before or begins_words(before, name)
        for word in name.split()
        if plain_words(word) not in typed
    ]
    return [*commands, *(word for word in choices if word[:1].isalpha())]


# What may follow a command -----------------------------------------------------------------------


Sources = list[list[str]]


def nothing(game: Game) -> Sources:
    return []


def cards(game: Game) -> Sources:
    known = game.state.options.cards
    every: list[Card] = [
        *known.races,
        *known.classes,
        *known.backstories,
        *known.alignments,
        *known.market,
    ]
    return [[card.slug for card in every], [card_name(known, card) for card in every]]


def rules(game: Game) -> Sources:
    return [list(rulebook.numbers())]


def seats(game: Game) -> Sources:
    numbers = range(len(game.seats.names))
    return [[*(name for name in game.seats.names if " " not in name), *map(str, numbers)]]


def files(game: Game) -> Sources:
    return [[path.name for path in sorted(Path().glob("*.txt")) if " " not in path.name]]


ARGUMENTS: Final[Mapping[str, Callable[[Game], Sources]]] = {
    "help": lambda game: [[*COMMANDS, *rulebook.numbers()]],
    "sheet": seats,
    "score": seats,
    "cards": cards,
    "rules": rules,
    "log": lambda game: [["all"]],
    "save": files,
    "load": files,
}
