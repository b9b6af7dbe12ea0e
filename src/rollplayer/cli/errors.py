"""The ways a command can fail."""


class WrongUse(Exception):
    """The command was called incorrectly, or with a file that cannot be read: exit status 2."""


class CleanNo(Exception):
    """The answer is no (not legal, did not verify): exit status 1."""
