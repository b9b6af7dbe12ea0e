"""What the server refuses: a code for programs, a sentence for people, perhaps a rule.

Over HTTP a refusal becomes a `Problem` with a status, over the socket a `Refused`.
"""


class Refusal(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(
        self, code: str, message: str, *, status: int = 400, rule: str | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.rule = rule


def not_found(message: str) -> Refusal:
    return Refusal("not-found", message, status=404)


def not_saved() -> Refusal:
    return Refusal("not-saved", "the move could not be saved; try again", status=503)
