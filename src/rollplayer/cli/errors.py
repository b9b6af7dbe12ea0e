"""How a command ends other than well."""

from rollplayer.cli.speech import say
from rollplayer.words import Value


class Complaint(Exception):
    """One sentence, worded when it is read: a key of `locales/` and its values."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return say(self.key, **self.values)


class WrongUse(Complaint):
    """The command was called wrongly, or with a file that cannot be read: exit status 2."""


class CleanNo(Complaint):
    """The answer is no: not legal, did not verify: exit status 1."""
