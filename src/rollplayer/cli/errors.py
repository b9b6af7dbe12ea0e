"""How a command ends other than well."""


class WrongUse(Exception):
    """The command was called wrongly, or with a file that cannot be read: exit status 2."""


class CleanNo(Exception):
    """The answer is no: not legal, did not verify: exit status 1."""
