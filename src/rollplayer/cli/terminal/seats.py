"""Who sits where: people at the keyboard and bots, and how a sentence names them."""

from collections.abc import Sequence
from typing import Final

from rollplayer.bots import BOTS, Bot, make_bot
from rollplayer.notation.record import plain_name

YOU: Final = "You"
IRREGULAR: Final = {"have": "has", "are": "is", "pass": "passes"}


class Seats:
    """The seats of a table. A seat whose name is a bot's is played by that bot."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.bots: dict[int, Bot] = {
            seat: make_bot(name) for seat, name in enumerate(names) if name in BOTS
        }
        self.people = [seat for seat in range(len(names)) if seat not in self.bots]

    def is_you(self, seat: int) -> bool:
        """With one person at the keyboard there is no doubt whom `you` means."""
        return self.people == [seat]

    def name(self, seat: int) -> str:
        """`You`, `Ada`, `random (seat 2)`."""
        if self.is_you(seat):
            return YOU
        name = self.names[seat]
        return name if seat in self.people else f"{name} (seat {seat})"

    def title(self, seat: int) -> str:
        """A name with its seat, for a question: `Ada (seat 0)`."""
        name = self.name(seat)
        return name if str(seat) in name.split() else f"{name} (seat {seat})"

    def whose(self, seat: int) -> str:
        return "Your" if self.is_you(seat) else f"{self.name(seat)}'s"

    def does(self, seat: int, verb: str) -> str:
        """`You take`, `Ada takes`."""
        if self.is_you(seat):
            return f"You {verb}"
        return f"{self.name(seat)} {third_person(verb)}"

    def called(self, text: str) -> int | None:
        """The seat a person means by a number or a name."""
        if text.isascii() and text.isdigit():
            return int(text) if len(text) == 1 and int(text) < len(self.names) else None
        if text in ("me", "you", "my", "your") and len(self.people) == 1:
            return self.people[0]
        found = [seat for seat, name in enumerate(self.names) if name.lower() == text.lower()]
        return found[0] if len(found) == 1 else None


def third_person(verb: str) -> str:
    """`takes`, `passes`; of several words the first changes."""
    first, blank, rest = verb.partition(" ")
    return IRREGULAR.get(first, f"{first}s") + blank + rest


def seat_names(players: int, people: Sequence[str], bots: Sequence[str]) -> list[str]:
    """All names in the order of the seats: people, then bots; whoever has no name gets one."""
    count = players - len(bots)
    named = [plain_name(name) for name in people[:count]]
    missing = [YOU if count == 1 else f"Player {seat}" for seat in range(len(named), count)]
    return [*named, *missing, *bots]


def names_of_record(players: int, names: Sequence[str]) -> list[str]:
    """The names of a loaded game, with a name for every seat."""
    missing = [f"Player {seat}" for seat in range(len(names), players)]
    return [*names[:players], *missing]
