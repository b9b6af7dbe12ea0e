"""Who sits where: people at the keyboard and bots, and how a sentence names them."""

from collections.abc import Sequence

from rollplayer.bots import OURS, Bot, make_bot
from rollplayer.cli.language import say
from rollplayer.cli.terminal.typed_words import plain_words
from rollplayer.notation.record import plain_name
from rollplayer.words import Value


class Seats:
    """The seats of a table. A seat whose name is a bot's is played by that bot.

    Bots that are not ours play only if the command named them: a saved game must not start
    programs.
    """

    def __init__(self, names: Sequence[str], own_bots: frozenset[str] = frozenset()) -> None:
        self.names = tuple(names)
        self.bots: dict[int, Bot] = {
            seat: make_bot(name)
            for seat, name in enumerate(names)
            if name in OURS or name in own_bots
        }
        self.people = [seat for seat in range(len(names)) if seat not in self.bots]

    def is_you(self, seat: int) -> bool:
        """With one person at the keyboard there is no doubt whom `you` means."""
        return self.people == [seat]

    def name(self, seat: int) -> str:
        """`You`, `Ada`, `Novice (seat 2)`."""
        if self.is_you(seat):
            return say("you-name")
        if seat in self.people:
            return self.names[seat]
        return say("seat-title", name=bot_title(self.names[seat]), seat=str(seat))

    def title(self, seat: int) -> str:
        """A name with its seat, for a question: `Ada (seat 0)`."""
        if seat in self.people and not self.is_you(seat):
            return say("seat-title", name=self.names[seat], seat=str(seat))
        return self.name(seat)

    def person(self, seat: int) -> dict[str, Value]:
        """Who somebody is to the reader: the values of messages that speak of `you` or others."""
        return {"who": "you" if self.is_you(seat) else "other", "name": self.name(seat)}

    def does(self, seat: int, phrase: str, /, **values: Value) -> str:
        """What somebody does: `You take ...`, or `Ada takes ...`."""
        person = self.person(seat)
        return say(f"log-{phrase}", **{**person, "seat": person["name"], **values})

    def called(self, text: str) -> int | None:
        """The seat a person means by a number or a name."""
        if text.isascii() and text.isdigit():
            return int(text) if len(text) == 1 and int(text) < len(self.names) else None
        if text.lower() in ("me", say("word-me").lower()) and len(self.people) == 1:
            return self.people[0]
        wish = plain_words(text)
        found = [seat for seat in range(len(self.names)) if wish in self.spellings(seat)]
        return found[0] if len(found) == 1 else None

    def spellings(self, seat: int) -> tuple[str, ...]:
        name = self.names[seat]
        if seat in self.bots:
            return plain_words(name), plain_words(bot_title(name))
        return (plain_words(name),)


def bot_title(name: str) -> str:
    """Our bots have a name in every language; anybody's own has only the one it was given."""
    if name not in OURS:
        return name
    level, _, character = name.partition(":")
    title = say(f"bot-{level}")
    if not character:
        return title
    return say("bot-with-character", bot=title, character=say(f"character-{character}"))


def seat_names(players: int, people: Sequence[str], bots: Sequence[str]) -> list[str]:
    """All names in the order of the seats: people, then bots; whoever has no name gets one."""
    count = players - len(bots)
    named = [plain_name(name) for name in people[:count]]
    missing = [default_name(seat, count) for seat in range(len(named), count)]
    return [*named, *missing, *bots]


def default_name(seat: int, people: int) -> str:
    return say("you-name") if people == 1 else say("player-number", number=seat)


def names_of_record(players: int, names: Sequence[str]) -> list[str]:
    """The names of a loaded game, with a name for every seat."""
    missing = [say("player-number", number=seat) for seat in range(len(names), players)]
    return [*names[:players], *missing]
