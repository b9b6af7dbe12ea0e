"""What the rules refuse. Every refusal has a reason and names the rule it rests on.

RulesError
├── IllegalMove     the move or outcome is not among the legal ones
├── NotYourTurn     it is another seat's turn
├── ChancePending   the game waits for a roll, a draw or a reveal
├── NotChance       an outcome was handed in while no chance is pending
└── GameOver        the last star is counted

BadOptions          options that no game can be played with
"""

from typing import ClassVar

from rollplayer.engine._reasons import Param, Reason


class RulesError(Exception):
    """A refusal: a reason out of `REASONS` with its parameters, and the rule it rests on."""

    code: ClassVar[str] = "illegal-move"

    def __init__(self, reason: str, rule: str, **params: Param) -> None:
        super().__init__(reason, rule)
        self.reason = Reason(reason, params)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class IllegalMove(RulesError):
    code: ClassVar[str] = "illegal-move"


class NotYourTurn(RulesError):
    code: ClassVar[str] = "not-your-turn"


class ChancePending(RulesError):
    code: ClassVar[str] = "chance-pending"


class NotChance(RulesError):
    code: ClassVar[str] = "not-chance"


class GameOver(RulesError):
    code: ClassVar[str] = "game-over"


class BadOptions(ValueError):
    """Options that no game can be played with, with a reason out of `REASONS`."""

    def __init__(self, reason: str, **params: Param) -> None:
        super().__init__(reason)
        self.reason = Reason(reason, params)

    def __str__(self) -> str:
        return str(self.reason)
