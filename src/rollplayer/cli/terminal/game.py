"""A game at the keyboard: chance and bots go on by themselves, people answer line by line."""

import secrets
import shlex
from random import Random
from typing import Final

from rollplayer.bots import FULL, Budget, Forfeit
from rollplayer.bots.matches.match import bot_source, chance_source
from rollplayer.bots.players.random_bot import RandomBot
from rollplayer.cli.language import is_plain, say
from rollplayer.cli.terminal.line_editing import Completions
from rollplayer.cli.terminal.menu import Menu
from rollplayer.cli.terminal.narration import Happening, tell
from rollplayer.cli.terminal.question import dice_in_hand, facts, question
from rollplayer.cli.terminal.saving import CannotSave, save, save_somewhere
from rollplayer.cli.terminal.screen import Screen
from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.words import dice_short
from rollplayer.engine import CHANCE, NOBODY, State, legal, outcome_at, turn
from rollplayer.engine.terms import Move, Outcome
from rollplayer.notation.record import Event, Record
from rollplayer.notation.session import Session

UNSAVED: Final = -1


class Game:
    """A session with its seats, its random sources and the screen it is played on.

    The seed stays here: it is never shown and never in the record.
    """

    def __init__(
        self,
        screen: Screen,
        record: Record,
        seed: str = "",
        own_bots: frozenset[str] = frozenset(),
        budget: Budget = FULL,
    ) -> None:
        self.screen = screen
        self.own_bots = own_bots
        self.budget = budget  # how long the bots may think about a move
        self.sit_down(record, seed)

    def sit_down(self, record: Record, seed: str = "") -> None:
        """Begins a game, or goes on with a loaded one."""
        seed = seed or secrets.token_hex(16)
        self.session = Session(record)
        self.seats = Seats(record.names, self.own_bots)
        self.chance: Random = chance_source(seed)
        self.minds = {seat: bot_source(seed, seat) for seat in self.seats.bots}
        self.saved = len(record.events)  # how many events the newest file holds
        self.file = ""

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def events(self) -> list[Event]:
        return self.session.record.events

    @property
    def is_over(self) -> bool:
        return turn(self.state) == NOBODY

    @property
    def is_unsaved(self) -> bool:
        """Whether something a person did would be lost."""
        people = set(self.seats.people)
        return len(self.events) != self.saved and any(event.seat in people for event in self.events)

    # Going on ------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Chance and bots until it is a person's turn or the game is over, told as they happen."""
        begun = len(self.events)
        while (seat := turn(self.state)) != NOBODY and seat not in self.seats.people:
            if seat == CHANCE:
                what: Move | Outcome = outcome_at(self.state, self.chance.random())
            else:
                what = self.choice(seat)
            self.session.add(Event(seat, what))
        self.screen.say(*tell(self.seats, self.happenings(begun)))

    def choice(self, seat: int) -> Move:
        """A bot's move. One that fails forfeits, and the random bot goes on for it."""
        moves = legal(self.state, seat)
        mind = self.minds[seat]
        try:
            return self.seats.bots[seat].choose(self.state, seat, moves, mind, self.budget)
        except Forfeit as forfeit:
            self.screen.say(say("bot-forfeits", name=self.seats.name(seat), why=str(forfeit)))
            self.seats.bots[seat] = RandomBot()
            return self.seats.bots[seat].choose(self.state, seat, moves, mind)

    def play(self, seat: int, move: Move) -> None:
        """A person's move; the rules may refuse it."""
        begun = len(self.events)
        self.session.add(Event(seat, move))
        self.screen.say(*tell(self.seats, self.happenings(begun)))

    def take_back(self) -> Event:
        """Takes the last move back; a file that holds it is no longer this game."""
        event = self.session.undo(self.events[-1].seat)
        if len(self.events) < self.saved:
            self.saved = UNSAVED
        return event

    def happenings(self, first: int = 0) -> list[Happening]:
        """The events from a number on, with the states around them."""
        states = self.session.states
        return [
            Happening(states[place], self.events[place], states[place + 1])
            for place in range(first, len(self.events))
        ]

    # Asking --------------------------------------------------------------------------------------

    def menu(self) -> Menu:
        return Menu(self.state, turn(self.state))

    def show_question(self) -> None:
        """The question, its facts, and the choices."""
        self.screen.say(
            "",
            question(self.state, self.seats),
            *facts(self.state, self.seats),
            *self.menu().lines(),
        )

    def ask(self, completions: Completions) -> str:
        return self.screen.ask(self.prompt(), completions)

    def prompt(self) -> str:
        """Whose answer it is, with the dice in hand: `b2 r4 > `, `Ada> `."""
        seat = turn(self.state)
        if is_plain():
            return say("prompt-plain", **self.seats.person(seat))
        name = "" if self.seats.is_you(seat) else self.seats.name(seat)
        dice = dice_short(dice_in_hand(self.state))
        return f"{' '.join(filter(None, (name, dice)))}{' ' if dice else ''}> "

    # Saving --------------------------------------------------------------------------------------

    def save(self, name: str) -> None:
        """Saves under a name and says so; a failure is said too and loses nothing."""
        try:
            path = save(name, self.session.text())
        except CannotSave as error:
            self.screen.say(say("not-saved", why=str(error).removesuffix(".")))
            return
        self.saved = len(self.events)
        self.file = name
        self.screen.say_whole(say("saved-to", path=str(path)))

    def rescue(self) -> list[str]:
        """Input has ended: keeps the game somewhere, and gives the lines that say where."""
        if not self.is_unsaved:
            return []
        try:
            path = save_somewhere(self.session.text())
        except CannotSave as error:
            return [say("not-saved", why=str(error).removesuffix("."))]
        self.saved = len(self.events)
        if self.is_over:
            return [say("saved-to", path=str(path))]
        again = f"rollplayer play --load {shlex.quote(str(path))}"
        return [say("saved-to", path=str(path)), say("go-on-with", command=again)]
