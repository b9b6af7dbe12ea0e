"""What a reader refuses: always one sentence that says where.

NotationError
├── BadMove        a move or outcome that cannot be read
├── BadPosition    a position that breaks the format or a rule of R1
├── BadRecord      a record that cannot be read or does not replay
├── BadSheet       a score sheet
└── BadCards       a card file or card pack
"""


class NotationError(ValueError):
    """Something written down cannot be read."""


class BadMove(NotationError):
    pass


class BadPosition(NotationError):
    pass


class BadRecord(NotationError):
    """A record that fails at a line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class BadSheet(NotationError):
    pass


class BadCards(NotationError):
    """A card file that fails at a line."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}, line {line}: {message}")
        self.file = file
        self.line = line
