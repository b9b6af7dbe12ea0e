"""Counts the tree below a position; `python -m tests.perft.count` rewrites `counts.txt`.

Below a decision are the moves listed for the seat to move, below chance its outcomes.
Drops and skills out of turn are left to `tests/properties`.
"""

from pathlib import Path
from typing import NamedTuple

from rollplayer.engine import CHANCE, NOBODY, State, legal, outcomes, play, settle, turn
from tests.perft.positions import Tree, trees

COUNTS = Path(__file__).resolve().parent / "counts.txt"


class Count(NamedTuple):
    """The nodes at one depth."""

    decision: int
    chance: int
    terminal: int


def count_tree(state: State, depth: int) -> list[Count]:
    """The nodes at depth 0, 1, ... down to `depth`."""
    level = [state]
    found = [count_level(level)]
    for _ in range(depth):
        level = [child for node in level for child in children(node)]
        found.append(count_level(level))
    return found


def count_level(level: list[State]) -> Count:
    seats = [turn(state) for state in level]
    chance, terminal = seats.count(CHANCE), seats.count(NOBODY)
    return Count(len(seats) - chance - terminal, chance, terminal)


def children(state: State) -> list[State]:
    seat = turn(state)
    if seat == NOBODY:
        return []
    if seat == CHANCE:
        return [settle(state, outcome) for outcome, _ in outcomes(state)]
    return [play(state, seat, move) for move in legal(state, seat)]


def tree_text(tree: Tree) -> str:
    """A table as in the file."""
    lines = [tree.name, "  depth  decision    chance  terminal"]
    for depth, count in enumerate(count_tree(tree.state, tree.depth)):
        lines.append(f"  {depth:5}  {count.decision:8}  {count.chance:8}  {count.terminal:8}")
    return "\n".join(lines) + "\n"


def read_tables() -> dict[str, str]:
    """The stored tables by name; lines that begin with `#` are for people."""
    text = COUNTS.read_text(encoding="utf-8")
    tables: dict[str, str] = {}
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            tables[lines[0]] = "\n".join(lines) + "\n"
    return tables


def main() -> None:
    """Writes all counts, keeping the notes for people in front of each table."""
    notes: dict[str, list[str]] = {}
    if COUNTS.exists():
        for block in COUNTS.read_text(encoding="utf-8").split("\n\n"):
            remarks = [line for line in block.splitlines() if line.startswith("#")]
            names = [line for line in block.splitlines() if line and not line.startswith("#")]
            notes[names[0] if names else ""] = remarks
    head = ["\n".join(notes[""]) + "\n"] if "" in notes else []
    blocks = [
        "".join(f"{line}\n" for line in notes.get(tree.name, [])) + tree_text(tree)
        for tree in trees()
    ]
    COUNTS.write_text("\n".join([*head, *blocks]), encoding="utf-8")


if __name__ == "__main__":
    main()
