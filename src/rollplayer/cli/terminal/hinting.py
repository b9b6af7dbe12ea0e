"""The word `hint`: the best moves of the player to move, with their reasons in stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollplayer.bots import use_one_thread
from rollplayer.cli.speech import number, say, spoken
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.phrases import choice_name
from rollplayer.cli.words import DASH
from rollplayer.engine import State, turn

if TYPE_CHECKING:  # the search needs NumPy, so it is loaded by the first hint
    from rollplayer.search.hints import Hint


def hint(game: Game, text: str) -> None:
    """Says up to three moves, the best first. The game stays as it is."""
    try:
        with game.screen.thinking():
            hints = find_hints(game.state)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        game.screen.say(say("hint-needs-numpy"))
        return
    game.screen.say(*hint_lines(game, hints))


def find_hints(state: State) -> list[Hint]:
    use_one_thread()
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
        stars = say(
            "hint-stars", stars=number(each.stars.mean, 1), error=number(each.stars.error, 1)
        )
        lines.append(f"{numbers[each.move]}. {name} {DASH} {stars}.")
        lines += [f"  {line}" for line in reason(each, is_best=each is hints[0])]
    return lines


def reason(hint: Hint, *, is_best: bool) -> list[str]:
    """What a move brings compared with another, by scoring line and in all."""
    if hint.reason is None:
        return []
    rank = "first" if is_best else "other"
    why = ", ".join(hint.lines(spoken()))
    if not why:
        return [say(f"hint-{rank}-same")]
    away = hint.reason.stars
    return [
        say(
            f"hint-{rank}",
            difference=number(away.mean, 1, sign=True),
            error=number(away.error, 1),
            why=why,
        )
    ]
