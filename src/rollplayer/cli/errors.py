"""The ways a command can fail."""

from rollplayer import refusal_words
from rollplayer.cli.language import say, spoken
from rollplayer.engine import Reason
from rollplayer.words import Value


class Complaint(Exception):
    """One sentence, worded when it is read: a key of `locales/` and its values.

    A value may be the reason of a refusal, which has words of its own.
    """

    def __init__(self, key: str, /, **values: Value | Reason) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return say(self.key, **{name: worded(value) for name, value in self.values.items()})


def worded(value: Value | Reason) -> Value:
    return refusal_words.say(spoken(), value) if isinstance(value, Reason) else value


class WrongUse(Complaint):
    """The command was called incorrectly, or with a file that cannot be read: exit status 2."""


class CleanNo(Complaint):
    """The answer is no (not legal, did not verify): exit status 1."""


class Stopped(Complaint):
    """Ctrl-C, in a command that has more to say than that it stopped: exit status 130."""
