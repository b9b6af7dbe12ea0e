"""The word `hint`: the best moves of the player to move, with their reasons in stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollplayer.cli.language import number, say, spoken
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.phrases import choice_name
from rollplayer.cli.words import DASH
from rollplayer.engine import State, turn
from rollplayer.engine.terms import PASS, kind_of

if TYPE_CHECKING:  # the search is loaded by the first hint
    from rollplayer.search.findings import Reason
    from rollplayer.search.hints import Hint


def hint(game: Game, text: str) -> None:
    """Says up to three moves, the best first. The game stays as it is."""
    with game.screen.thinking():
        hints = find_hints(game.state)
    game.screen.say(*hint_lines(game, hints))


def find_hints(state: State) -> list[Hint]:
    from rollplayer.search.hints import hint, usual_work

    # A copy: whatever stops the search half-way, the game's own state was never in its hands.
    return hint(state.clone(), turn(state), usual_work(state.options.players))


def hint_lines(game: Game, hints: list[Hint]) -> list[str]:
    """Each move with its number in the menu, its stars, and why."""
    if not hints:
        return [say("hint-nothing")]
    numbers = {entry.move: entry.number for entry in game.menu().entries}
    lines = [say("hint-header")]
    for each in hints:
        name = choice_name(game.state, turn(game.state), each.move)
        lines.append(f"{numbers[each.move]}. {name} {DASH} {stars(each)}.")
        lines += [f"  {line}" for line in reason(each, is_best=each is hints[0])]
    return lines


def stars(hint: Hint) -> str:
    """The stars to expect; the last round is weighed exactly."""
    error = hint.stars.error
    key = "hint-stars" if is_seen(error) else "hint-stars-about"
    return say(key, stars=number(hint.stars.mean, 1), error=number(error, 1))


def reason(hint: Hint, *, is_best: bool) -> list[str]:
    """Why the best move is good, and what a move brings compared with another."""
    if hint.reason is None:
        return []
    return [in_short(hint, hint.reason)] * is_best + [compared(hint, hint.reason, is_best)]


def in_short(hint: Hint, found: Reason) -> str:
    """What speaks for the best move, in one plain sentence."""
    from rollplayer.search.report import because

    if is_close(found):
        return say("hint-because-close")
    if kind_of(hint.move) == PASS:
        return say("hint-because-pass")
    return because(found, spoken()) or say("hint-because-close")


def compared(hint: Hint, found: Reason, is_best: bool) -> str:
    """The difference in stars, by scoring line where it is more than chance alone could make."""
    key = "hint-first" if is_best else "hint-other"
    lines = hint.lines(spoken())
    if not lines:
        return say(f"{key}-same")
    return say(
        key if is_seen(found.stars.error) else f"{key}-exact",
        difference=number(found.stars.mean, 1, sign=True),
        error=number(found.stars.error, 1),
        why=say("hint-too-close") if is_close(found) else ", ".join(lines),
    )


def is_close(found: Reason) -> bool:
    """Whether chance alone could make the difference."""
    away, error = found.stars
    return abs(away) <= error or not is_seen(away)


def is_seen(figure: float) -> bool:
    """Whether a figure of one decimal shows more than a zero."""
    return abs(figure) >= 0.05
