"""What the rules refuse. Every refusal names the rule it stands on.

RulesError
├── IllegalMove     the move or outcome is not among those on offer
├── NotYourTurn     another seat is asked
├── ChancePending   the game waits for a roll, a draw or a reveal
├── NotChance       an outcome was handed in where no chance is pending
└── GameOver        the last star is counted
"""


class RulesError(Exception):
    """A refusal: the rule it stands on, and one sentence for the player."""

    code = "illegal-move"

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule
        self.message = message


class IllegalMove(RulesError):
    code = "illegal-move"


class NotYourTurn(RulesError):
    code = "not-your-turn"


class ChancePending(RulesError):
    code = "chance-pending"


class NotChance(RulesError):
    code = "not-chance"


class GameOver(RulesError):
    code = "game-over"
