"""The words a person can type besides moves: to look, to ask for help, to save and to leave."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from rollplayer import rulebook
from rollplayer.cli.cardpages import page_lines
from rollplayer.cli.cards import find_pages
from rollplayer.cli.errors import CleanNo
from rollplayer.cli.language import say, spoken
from rollplayer.cli.rules import look_up, rule_lines
from rollplayer.cli.terminal.ending import score_lines
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.hinting import hint
from rollplayer.cli.terminal.narration import tell
from rollplayer.cli.terminal.question import question, rule_of
from rollplayer.cli.terminal.saving import CannotLoad, free_name, load
from rollplayer.cli.terminal.seats import names_of_record
from rollplayer.cli.terminal.sheet import full_sheet_lines
from rollplayer.cli.terminal.typed_words import plain_words
from rollplayer.cli.terminal.views import (
    bag_lines,
    center_line,
    deck_lines,
    discard_lines,
    market_lines,
)
from rollplayer.engine import CHANCE, OVER, State, drops, legal, turn
from rollplayer.engine.terms import COLOR_NAMES, COLORS
from rollplayer.notation.moves import write_move

LOG_LENGTH: Final = 20
RULES_SHOWN: Final = 3


class Quit(Exception):
    """The person is leaving, and has answered about saving."""


class Command(NamedTuple):
    """What to run, and how it is typed; `command-WORD` says what it does."""

    run: Callable[[Game, str], None]
    examples: tuple[str, ...]


# Looking -----------------------------------------------------------------------------------------


def sheet(game: Game, text: str) -> None:
    seat = turn(game.state) if not text else game.seats.called(text)
    if seat is None:
        game.screen.say(say("whose-sheet", last=str(len(game.seats.names) - 1)))
        return
    game.screen.say(*full_sheet_lines(game.state, game.seats, seat))


def market(game: Game, text: str) -> None:
    lines = market_lines(game.state, game.seats, turn(game.state))
    game.screen.say(*lines, center_line(game.state))


def discard(game: Game, text: str) -> None:
    game.screen.say(*discard_lines(game.state))


def bag(game: Game, text: str) -> None:
    game.screen.say(*bag_lines(game.state))


def deck(game: Game, text: str) -> None:
    game.screen.say(*deck_lines(game.state))


def cards(game: Game, text: str) -> None:
    if not text:
        game.screen.say(say("which-card"))
        return
    try:
        for page in find_pages(game.state.options.cards, text):
            game.screen.say(*page_lines(page))
    except CleanNo as error:
        game.screen.say(sentence(str(error)))


def score(game: Game, text: str) -> None:
    """The stars of the player to move now, or those of another."""
    seat = turn(game.state) if not text else game.seats.called(text)
    if seat is None:
        game.screen.say(say("whose-stars", last=str(len(game.seats.names) - 1)))
        return
    game.screen.say(*score_lines(game.state, game.seats, seat))


def log(game: Game, text: str) -> None:
    """What happened lately, or from the beginning."""
    first = 0 if text == "all" else max(0, len(game.events) - LOG_LENGTH)
    game.screen.say(*(tell(game.seats, game.happenings(first)) or [say("log-empty")]))
    if first:
        game.screen.say(say("log-advice"))


def moves(game: Game, text: str) -> None:
    menu = game.menu()
    game.screen.say(*menu.all_lines(), *menu.drop_lines())


def record(game: Game, text: str) -> None:
    game.screen.say_whole(*game.session.text().splitlines())


# Help --------------------------------------------------------------------------------------------


def help_(game: Game, text: str) -> None:
    found = command_called(text, exact=True)
    if not text:
        help_now(game)
    elif found:
        game.screen.say(command_line(found[0]))
    else:
        rules(game, text)


def help_now(game: Game) -> None:
    """The question, the rule behind it, what can be done, and every word there is."""
    prompt = game.state.prompts[-1]
    menu = game.menu()
    words = spoken()
    rule = rulebook.find(words, rule_of(prompt))
    game.screen.say(question(game.state, game.seats))
    if rule is not None:
        game.screen.say(*rule_lines(words, rule))
    few = menu.lines() if menu.has_patterns() else menu.all_lines()
    game.screen.say("", say("help-answer"), *few, *menu.drop_lines(), *others_lines(game))
    game.screen.say("", say("help-words"), *map(command_line, COMMANDS))
    game.screen.say(dice_line(), say("help-spaces"))


def dice_line() -> str:
    """How dice are written: `g green, b blue ...`."""
    letters = zip(COLORS, COLOR_NAMES, strict=True)
    colors = ", ".join(f"{letter} {say(f'color-{name}')}" for letter, name in letters)
    return say("dice-letters", colors=colors, die=say("die-black-value", value=5))


def command_line(word: str) -> str:
    """`save FILE (keep): write the game to a file`."""
    return say(
        "command-line",
        examples=", ".join(COMMANDS[word].examples),
        word=say(f"word-{word}"),
        does=say(f"command-{word}"),
    )


def others_lines(game: Game) -> list[str]:
    """What the people on other seats may do out of turn (R11.2)."""
    cards = game.state.options.cards
    return [
        say("out-of-turn", name=game.seats.name(seat), notation=f"{seat} {write_move(cards, move)}")
        for seat in game.seats.people
        if seat != turn(game.state)
        for move in [*legal(game.state, seat), *drops(game.state, seat)]
    ]


def rules(game: Game, text: str) -> None:
    if not text:
        game.screen.say(say("which-rule"))
        return
    words = spoken()
    try:
        found = look_up(words, text.split())
    except CleanNo as error:
        game.screen.say(sentence(str(error)))
        return
    for rule in found[:RULES_SHOWN]:
        game.screen.say(*rule_lines(words, rule))
    if len(found) > RULES_SHOWN:
        rest = ", ".join(rule.number for rule in found[RULES_SHOWN:])
        game.screen.say(say("rules-also", rules=rest))


# Going back, saving, leaving ---------------------------------------------------------------------


def undo(game: Game, text: str) -> None:
    """Free until something is rolled or revealed, or another has acted."""
    if not game.events:
        game.screen.say(say("undo-nothing"))
        return
    event = game.events[-1]
    if event.seat == CHANCE:
        game.screen.say(say("undo-chance"))
        return
    if event.seat not in game.seats.people:
        game.screen.say(say("undo-bot", name=game.seats.name(event.seat)))
        return
    game.take_back()
    game.screen.say(game.seats.does(event.seat, "undone"))


def save(game: Game, text: str) -> None:
    game.save(text or game.file or str(free_name(Path())))


def load_(game: Game, text: str) -> None:
    if not text:
        game.screen.say(say("which-file"))
        return
    try:
        found, warning = load(game.state.options.cards, text)
    except CannotLoad as error:
        game.screen.say(say("not-loaded", why=str(error).removesuffix(".")))
        return
    offer_to_save(game)
    found.names = tuple(names_of_record(found.options.players, found.names))
    game.sit_down(found)
    game.file = text
    game.screen.say(*([warning] if warning else []), loaded_words(game.state, text))


def loaded_words(state: State, name: str) -> str:
    if state.phase == OVER:
        return say("loaded-over", file=name)
    return say("loaded", file=name, round=state.round)


def quit_(game: Game, text: str) -> None:
    offer_to_save(game)
    raise Quit


def offer_to_save(game: Game) -> None:
    """Asks for a file name while there is something to lose."""
    while game.is_unsaved:
        name = game.file or str(free_name(Path()))
        game.screen.say(say("unsaved"))
        answer = game.screen.ask(f"{say('file-name', file=name)} ")
        if is_no(answer):
            return
        if is_a_word(answer):
            game.screen.say(say("strange-file", name=answer))
        else:
            game.save(name if not answer or is_yes(answer) else answer)


def is_no(answer: str) -> bool:
    return plain_words(answer) in ("n", "no", *word_forms("word-no"))


def is_yes(answer: str) -> bool:
    return plain_words(answer) in ("y", "yes", *word_forms("word-yes"))


def word_forms(key: str) -> tuple[str, str]:
    """A word and its first letter."""
    word = plain_words(say(key))
    return word, word[0]


def is_a_word(text: str) -> bool:
    """Whether somebody typed a word or a choice where a file name was expected."""
    return bool(command_called(text, exact=True)) or text.isdigit()


def sentence(text: str) -> str:
    """With a capital, and a full stop if it ends with none and asks nothing (`;` in Greek)."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", ")", "?", ";")) else ".")


def command_called(word: str, *, exact: bool) -> list[str]:
    """The commands somebody may mean, by their own word or the language's."""
    plain = plain_words(word)
    if plain in ALIASES:
        return [ALIASES[plain]]
    words = {name: plain_words(say(f"word-{name}")) for name in COMMANDS}
    found = [name for name, word in words.items() if plain in (name, word)]
    if found or exact or len(plain) < 2:
        return found
    return [name for name in COMMANDS if name.startswith(plain)] or [
        name for name, word in words.items() if word.startswith(plain)
    ]


COMMANDS: Final[Mapping[str, Command]] = {
    "help": Command(help_, ("help", "help R4.3")),
    "sheet": Command(sheet, ("sheet", "sheet 1")),
    "market": Command(market, ("market",)),
    "cards": Command(cards, ("cards longbow",)),
    "score": Command(score, ("score", "score 1")),
    "hint": Command(hint, ("hint",)),
    "moves": Command(moves, ("moves",)),
    "discard": Command(discard, ("discard",)),
    "deck": Command(deck, ("deck",)),
    "bag": Command(bag, ("bag",)),
    "log": Command(log, ("log", "log all")),
    "rules": Command(rules, ("rules R9",)),
    "undo": Command(undo, ("undo",)),
    "save": Command(save, ("save my.txt",)),
    "load": Command(load_, ("load my.txt",)),
    "record": Command(record, ("record",)),
    "quit": Command(quit_, ("quit",)),
}
ALIASES: Final[Mapping[str, str]] = {
    "?": "help",
    "h": "help",
    "q": "quit",
    "exit": "quit",
    "card": "cards",
    "rule": "rules",
    "stars": "score",
}
