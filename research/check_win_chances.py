"""Do the chances to win of `rollplayer analyze` mean what they say: do 60 % win in 6 of 10 games?

    python -m research.check_win_chances --players 2 --games 400 --out FILE.jsonl --picture FILE.svg

A bot plays on all seats. At the start of every round each seat's expected stars are noted, and in
the end who won. Every game is added to FILE at once; a run that was stopped goes on where it was.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

import numpy as np

from research.kept_games import add_arguments, kept, play_all
from research.measured_bots import bot_name, bot_of
from rollplayer.bots.matches.match import play_match, standing
from rollplayer.engine import ROLL, Options, State
from rollplayer.engine.terms import NO_DIE
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.search.chart import FAINT, GOOD, INK, Frame, line, picture, steps, text
from rollplayer.search.judge import Judge
from rollplayer.search.winning import win_chances

STAGES: Final = {"rounds 1 to 4": (1, 4), "5 to 8": (5, 8), "9 to 12": (9, 12)}
GROUPS: Final = 10  # of chances, each a tenth wide


class Task(NamedTuple):
    bot: str
    players: int
    number: int


class Game(NamedTuple):
    """By round, every seat's expected stars and empty spaces; and who won how much of it."""

    rounds: list[tuple[list[float], list[int]]]
    shares: list[float]


class Seen(NamedTuple):
    game: int
    round: int
    chance: float
    share: float


def play(task: Task) -> tuple[Task, Game]:
    bots = [bot_of(task.bot) for _ in range(task.players)]
    options = Options(task.players, base_cards())
    match = play_match(options, bots, f"chances{task.number}")
    winners = standing(match).winners
    begun: dict[int, State] = {}
    for state in match.record.states():
        if state.phase == ROLL:
            begun.setdefault(state.round, state.clone())
    shares = [(seat in winners) / len(winners) for seat in range(task.players)]
    return task, Game([outlook(begun[number]) for number in sorted(begun)], shares)


def outlook(state: State) -> tuple[list[float], list[int]]:
    empty = [hero.dice.count(NO_DIE) for hero in state.heroes]
    return list(Judge(0, 1).table(state)), empty


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", type=bot_name, default="expert")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the first game to play")
    parser.add_argument("--picture", type=Path, help="an SVG file")
    add_arguments(parser, "chances.jsonl")
    args = parser.parse_args()
    numbers = range(args.first, args.first + args.games)
    tasks = [Task(args.bot, args.players, number) for number in numbers]
    games = {Task(*task): Game(*game) for task, game in kept(args.out)}
    games |= dict(play_all(play, [task for task in tasks if task not in games], args))
    seen = [
        Seen(task.number, number, chance, share)
        for task in tasks
        if task in games
        for number, (stars, empty) in enumerate(games[task].rounds, 1)
        for chance, share in zip(win_chances(stars, empty), games[task].shares, strict=True)
    ]
    if len({each.game for each in seen}) < 2:
        print("too few games")
        return
    report(seen, args.players)
    if args.picture:
        args.picture.write_text(draw(seen, args.players), encoding="utf-8")


def report(seen: Sequence[Seen], players: int) -> None:
    print(f"{players} players, {len({each.game for each in seen})} games")
    for stage, (first, last) in STAGES.items():
        here = [each for each in seen if first <= each.round <= last]
        print(f"{stage}: error {brier(here):.3f}, of equal chances {brier(here, 1 / players):.3f}")
        for chance, share, error, count in grouped(here):
            print(f"  given {chance:5.1%}: won {share:5.1%} ± {error:.1%} ({count})")


def brier(seen: Sequence[Seen], chance: float | None = None) -> float:
    """The mean squared error of the chances, or of one that is the same for all."""
    off = [(each.chance if chance is None else chance) - each.share for each in seen]
    return float(np.mean(np.square(off)))


def grouped(seen: Sequence[Seen]) -> list[tuple[float, float, float, int]]:
    """Chances in groups: their mean, the share of victories, its error and how many they are.

    The rounds of one game end alike, so games are the unit of the error; it is that of one victory
    and one defeat more, since a few victories prove no certainty.
    """
    rows = []
    for group in range(GROUPS):
        here = [each for each in seen if group <= GROUPS * each.chance < group + 1]
        games = len({each.game for each in here})
        if games > 1:
            share = float(np.mean([each.share for each in here]))
            likely = (share * games + 1) / (games + 2)
            error = (likely * (1 - likely) / games) ** 0.5
            rows.append((float(np.mean([each.chance for each in here])), share, error, len(here)))
    return rows


def draw(seen: Sequence[Seen], players: int) -> str:
    """Each group as a dot with its error: on the line, chances mean what they say."""
    across, up = Frame(60, 40, 340, 300, 0, 100), Frame(60, 40, 340, 300, 0, 100)
    parts = [line((across.along(0), up.up(0)), (across.along(100), up.up(100)), INK)]
    for step in steps(0, 100):
        parts.append(line((60, up.up(step)), (400, up.up(step)), FAINT))
        parts.append(text(54, up.up(step) + 4, f"{step:g} %", anchor="end"))
        parts.append(text(across.along(step), 358, f"{step:g}", anchor="middle"))
    rows = grouped(seen)
    for chance, share, error, _ in rows:
        x = across.along(100 * chance)
        low, high = up.up(100 * max(0.0, share - error)), up.up(100 * min(1.0, share + error))
        parts.append(line((x, low), (x, high), GOOD))
        parts.append(f'<circle cx="{x:.1f}" cy="{up.up(100 * share):.1f}" r="5" fill="{GOOD}"/>')
    parts.append(text(230, 378, "chance to win, in percent", anchor="middle"))
    about = "; ".join(f"given {chance:.0%}, won {share:.0%}" for chance, share, *_ in rows)
    return picture(440, 390, f"Chances to win, and victories ({players} players)", about, parts)


if __name__ == "__main__":
    main()
