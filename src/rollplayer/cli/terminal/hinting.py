"""The word `hint`: the best moves of the seat that is asked, with their reasons in stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollplayer.bots import use_one_thread
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.menu import Menu
from rollplayer.engine import State, turn
from rollplayer.words import SOURCE, words_for

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
        game.screen.say("A hint needs NumPy, which is not installed: pip install numpy")
        return
    game.screen.say(*hint_lines(game.menu(), hints))


def find_hints(state: State) -> list[Hint]:
    use_one_thread()
    from rollplayer.search.hints import hint, usual_work

    # A copy: whatever stops the search half-way, the game's own state was never in its hands.
    return hint(state.clone(), turn(state), usual_work(state.options.players))


def hint_lines(menu: Menu, hints: list[Hint]) -> list[str]:
    """Each move with its number in the menu, its stars, and why."""
    if not hints:
        return ["There is nothing to say about these moves."]
    numbers = {entry.move: entry.number for entry in menu.entries}
    lines = ["The best first, with the stars you may expect at the end of the game:"]
    for each in hints:
        stars = f"{each.stars.mean:.1f} ± {each.stars.error:.1f} stars"
        why = reason(each, is_best=each is hints[0])
        lines.append(f"{numbers[each.move]}. {each.text}: {stars}{why}.")
    return lines


def reason(hint: Hint, *, is_best: bool) -> str:
    """What a move brings against another, by scoring line and in all."""
    if hint.reason is None:
        return ""
    told = ", ".join(hint.lines(words_for(SOURCE)))
    if not told:
        return f"; much the same as {hint.against}"
    from rollplayer.search.report import signed

    away = hint.reason.stars
    # The search ranks the moves, games played to the end give the reasons; they may disagree.
    is_odd = away.mean < 0 if is_best else away.mean > 0
    yet = f", yet {hint.reason.rollouts} games played to the end say otherwise" if is_odd else ""
    stars = signed(words_for(SOURCE), away.mean)
    return f"; against {hint.against}{yet}: {told}; in all {stars} ± {away.error:.1f}"
