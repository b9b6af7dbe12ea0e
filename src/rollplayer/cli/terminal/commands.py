"""The words a person can type besides moves: to look, to ask for help, to save and to leave."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from rollplayer import rulebook
from rollplayer.cli.cardpages import page_lines
from rollplayer.cli.cards import find_pages
from rollplayer.cli.errors import CleanNo
from rollplayer.cli.rules import look_up, rule_lines
from rollplayer.cli.terminal.ending import score_lines
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.hinting import hint
from rollplayer.cli.terminal.narration import tell
from rollplayer.cli.terminal.question import question, rule_of
from rollplayer.cli.terminal.saving import CannotLoad, free_name, load
from rollplayer.cli.terminal.seats import names_of_record
from rollplayer.cli.terminal.views import (
    bag_lines,
    center_line,
    deck_lines,
    full_sheet_lines,
    market_lines,
    pile_lines,
)
from rollplayer.engine import CHANCE, OVER, State, drops, legal, turn
from rollplayer.notation.moves import write_move
from rollplayer.words import SOURCE, words_for

LOG_LENGTH: Final = 20
RULES_SHOWN: Final = 3


class Quit(Exception):
    """The person is leaving, and has been asked about saving."""


class Command(NamedTuple):
    run: Callable[[Game, str], None]
    usage: str
    does: str


# Looking -----------------------------------------------------------------------------------------


def sheet(game: Game, text: str) -> None:
    seat = turn(game.state) if not text else game.seats.called(text)
    if seat is None:
        last = len(game.seats.names) - 1
        game.screen.say(f"Whose sheet? `sheet` is yours, `sheet 0` to `sheet {last}` any hero's.")
        return
    game.screen.say(*full_sheet_lines(game.state, game.seats, seat))


def market(game: Game, text: str) -> None:
    lines = market_lines(game.state, game.seats, turn(game.state))
    game.screen.say(*lines, center_line(game.state))


def discard(game: Game, text: str) -> None:
    game.screen.say(*pile_lines(game.state, "discard pile", game.state.discard))
    if game.state.options.solo:
        game.screen.say(*pile_lines(game.state, "trash", game.state.trash))


def bag(game: Game, text: str) -> None:
    game.screen.say(*bag_lines(game.state))


def deck(game: Game, text: str) -> None:
    game.screen.say(*deck_lines(game.state))


def cards(game: Game, text: str) -> None:
    if not text:
        game.screen.say("Which card? For example `cards longbow`, `cards warrior`, `cards hermit`.")
        return
    try:
        for page in find_pages(game.state.options.cards, text):
            game.screen.say(*page_lines(page))
    except CleanNo as error:
        game.screen.say(f"{sentence(str(error))}.")


def score(game: Game, text: str) -> None:
    """The asked hero's stars now, or those of another."""
    seat = turn(game.state) if not text else game.seats.called(text)
    if seat is None:
        game.screen.say("Whose stars? `score` counts yours, `score 1` those of seat 1.")
        return
    game.screen.say(*score_lines(game.state, game.seats, seat))


def log(game: Game, text: str) -> None:
    """What happened lately, or from the beginning."""
    first = 0 if text == "all" else max(0, len(game.events) - LOG_LENGTH)
    game.screen.say(*tell(game.seats, game.happenings(first)))
    if first:
        game.screen.say("`log all` begins at the beginning.")


def moves(game: Game, text: str) -> None:
    menu = game.menu()
    game.screen.say(*menu.all_lines(), *menu.drop_lines())


def record(game: Game, text: str) -> None:
    game.screen.say_whole(*game.session.text().splitlines())


# Help --------------------------------------------------------------------------------------------


def help_(game: Game, text: str) -> None:
    if not text:
        help_now(game)
    elif text in COMMANDS:
        game.screen.say(f"{COMMANDS[text].usage}: {COMMANDS[text].does}.")
    else:
        rules(game, text)


def help_now(game: Game) -> None:
    """What is asked, the rule behind it, what can be done, and every word there is."""
    prompt = game.state.prompts[-1]
    menu = game.menu()
    words = words_for(SOURCE)
    rule = rulebook.find(words, rule_of(prompt))
    game.screen.say(question(game.state, game.seats))
    if rule is not None:
        game.screen.say(*rule_lines(words, rule))
    game.screen.say("", "Type a number, or the move itself, in full or shortened:")
    game.screen.say(*menu.lines(), *menu.drop_lines(), *others_lines(game))
    game.screen.say("", "Words at any time:")
    game.screen.say(*(f"{command.usage}: {command.does}" for command in COMMANDS.values()))
    game.screen.say("Dice are a color and a value: g green, b blue, r red, p purple, k black,")
    game.screen.say("w white, y gold; so k5 is a black 5. Spaces are str1 to cha3.")


def others_lines(game: Game) -> list[str]:
    """What the people on other seats may do out of turn (R11.2)."""
    asked = turn(game.state)
    cards = game.state.options.cards
    return [
        f"{game.seats.name(seat)}, out of turn: {seat} {write_move(cards, move)}"
        for seat in game.seats.people
        if seat != asked
        for move in [*legal(game.state, seat), *drops(game.state, seat)]
    ]


def rules(game: Game, text: str) -> None:
    if not text:
        game.screen.say("Which rule? For example `rules R4.3`, `rules R9` or `rules enemy die`.")
        return
    words = words_for(SOURCE)
    try:
        found = look_up(words, text.split())
    except CleanNo as error:
        game.screen.say(f"{sentence(str(error))}.")
        return
    for rule in found[:RULES_SHOWN]:
        game.screen.say(*rule_lines(words, rule))
    if len(found) > RULES_SHOWN:
        rest = ", ".join(rule.number for rule in found[RULES_SHOWN:])
        game.screen.say(f"Also: {rest}.")


# Going back, saving, leaving ---------------------------------------------------------------------


def undo(game: Game, text: str) -> None:
    """Free until something is rolled or revealed, or another has acted."""
    if not game.events:
        game.screen.say("There is nothing to take back.")
        return
    event = game.events[-1]
    if event.seat not in game.seats.people:
        why = "a die was rolled or a card revealed"
        if event.seat != CHANCE:
            why = f"{game.seats.name(event.seat)} has acted"
        game.screen.say(f"That cannot be taken back: {why} since.")
        return
    game.take_back()
    written = write_move(game.state.options.cards, event.move)
    game.screen.say(f"{game.seats.does(event.seat, 'take back')}: {written}.")


def save(game: Game, text: str) -> None:
    game.save(text or game.file or str(free_name(Path())))


def load_(game: Game, text: str) -> None:
    if not text:
        game.screen.say("Which file? For example `load rollplayer-1.txt`.")
        return
    try:
        found, warning = load(game.state.options.cards, text)
    except CannotLoad as error:
        game.screen.say(f"Not loaded: {error}.")
        return
    offer_to_save(game)
    found.names = tuple(names_of_record(found.options.players, found.names))
    game.sit_down(found)
    game.file = text
    game.screen.say(*([warning] if warning else []), loaded_words(game.state, text))


def loaded_words(state: State, name: str) -> str:
    if state.phase == OVER:
        return f"Loaded {name}: a game that is over."
    return f"Loaded {name}: round {state.round}." if state.round else f"Loaded {name}: setup."


def quit_(game: Game, text: str) -> None:
    offer_to_save(game)
    raise Quit


def offer_to_save(game: Game) -> None:
    """Asks for a file name while there is something to lose."""
    while game.is_unsaved:
        name = game.file or str(free_name(Path()))
        game.screen.say("This game is not saved.")
        answer = game.screen.ask(f"File name, Enter for {name}, or no: ")
        if answer.lower() in ("n", "no"):
            return
        if is_a_word(answer):
            game.screen.say(f"`{answer}` would be a strange file name; type another, or no.")
        else:
            game.save(name if answer.lower() in ("", "y", "yes") else answer)


def is_a_word(text: str) -> bool:
    """Whether somebody typed a word or a choice where a file name was asked for."""
    return text.lower() in COMMANDS or text.lower() in ALIASES or text.isdigit()


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


COMMANDS: Final[Mapping[str, Command]] = {
    "help": Command(help_, "help, help R4.3", "what you can do now, or a rule"),
    "sheet": Command(sheet, "sheet, sheet 1", "your hero, or the one on seat 1"),
    "market": Command(market, "market", "the cards on sale and the dice in the center"),
    "cards": Command(cards, "cards longbow", "everything on a card"),
    "score": Command(score, "score, score 1", "the stars as they would be now"),
    "hint": Command(hint, "hint", "up to three good moves, with their stars and why"),
    "moves": Command(moves, "moves", "every legal move with its number"),
    "discard": Command(discard, "discard", "the discard pile"),
    "deck": Command(deck, "deck", "which cards are still in the deck"),
    "bag": Command(bag, "bag", "how many dice of each color are left"),
    "log": Command(log, "log, log all", "what happened lately, or from the start"),
    "rules": Command(rules, "rules R9, rules enemy die", "a chapter, or rules with these words"),
    "undo": Command(undo, "undo", "take the last move back, if nothing was rolled since"),
    "save": Command(save, "save FILE", "write the game to a file"),
    "load": Command(load_, "load FILE", "go on with a saved game"),
    "record": Command(record, "record", "the game so far in notation"),
    "quit": Command(quit_, "quit", "leave; you are asked about saving"),
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
