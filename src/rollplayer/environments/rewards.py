"""Rewards out of the scorecard: all at the end, or line by line as the game goes on."""

from typing import Final

from rollplayer.engine import State, score
from rollplayer.engine.scoring import PARTS, Scorecard, leaders

FINAL: Final = "final"  # all stars when the game is over
LINES: Final = "lines"  # with every step, what the lines of the scorecard have gained or lost
WIN: Final = "win"  # 1 for the winner when the game is over; winners who tie share it
SOLO_REWARDS: Final = (FINAL, LINES)
TABLE_REWARDS: Final = (FINAL, LINES, WIN)

Lines = dict[str, int]


def lines_of(card: Scorecard) -> Lines:
    """The stars of every line by its name: `goals str`, `armor chain`, `traits proud`."""
    lines: Lines = {}
    for line in card.lines:
        name = f"{line.part} {line.subject}"
        lines[name] = lines.get(name, 0) + line.stars
    return lines


def parts_of(card: Scorecard) -> dict[str, int]:
    return {part: card.part(part) for part in PARTS}


class Gains:
    """What the lines of every seat have gained since they were last asked for."""

    def __init__(self, players: int) -> None:
        self.before: list[Lines] = [{} for _ in range(players)]

    def since(self, state: State) -> list[Lines]:
        """The lines that have changed, each with its gain or loss, by seat."""
        now = [lines_of(card) for card in score(state)]
        changes = [changed(old, new) for old, new in zip(self.before, now, strict=True)]
        self.before = now
        return changes


def changed(old: Lines, new: Lines) -> Lines:
    names = dict.fromkeys((*old, *new))
    gains = {name: new.get(name, 0) - old.get(name, 0) for name in names}
    return {name: gain for name, gain in gains.items() if gain}


def final_rewards(state: State, kind: str) -> list[float]:
    """What the end of the game is worth to each seat."""
    table = score(state)
    if kind == FINAL:
        return [float(card.total) for card in table]
    won = leaders(state, table)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(table))]
