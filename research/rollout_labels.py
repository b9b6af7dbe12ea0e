"""Positions of self-play whose likely moves were played on, to learn a value from.

    python -m research.rollout_labels --minutes 8 --out DIR [--network FILE.network]

In games of the quick policy (a little at random) some dice turns, purchases and starting dice are
looked at closely: up to five moves, good and less good ones, are each played on two rounds, three
times, all against the same chance. What the hero then has on average is what the network is to say
right after the move. Unlike the end of a game, it is hardly luck, and between the moves of one
position even less. `fit_labels.py` learns from it. Games are kept in DIR in lots; a run that was
stopped goes on after the last lot.
"""

import argparse
import os
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

import numpy as np

from research.measured_bots import use_network
from research.value_games import Player, inputs_of
from rollplayer.bots.features.context import (
    AFTER_MARKET,
    BEFORE_MARKET,
    IN_SETUP,
    stage_of,
)
from rollplayer.bots.features.sheets import Sheet, own_sheet, sheets_from
from rollplayer.bots.players.candidates import Candidate, Question, Settings
from rollplayer.bots.players.hero import ending, rollout
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.bots.players.rollouts import begun
from rollplayer.bots.players.sampling import SharedDraws
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.bots.players.starting import Line
from rollplayer.bots.playing import play_out, with_chance
from rollplayer.cli.progress import Progress
from rollplayer.engine import VARIANTS, Options, State, do_move, listed_moves, new_game, turn
from rollplayer.engine.terms import (
    DISCARD,
    NO_DIE,
    ROWS,
    USE,
    Move,
    PlaceStarting,
    RerollDie,
    RevealTop,
    RollCenter,
    free_space,
    kind_of,
)
from rollplayer.notation.cards.cardfile import base_cards

STRAY = 0.06  # how often self-play tries another good move
PLAYERS = {1: 84, 2: 9, 3: 4, 4: 3}  # how often games have that many
LOOK = 0.8  # at how many decisions of a solo game is looked closely; with more players, at fewer
ROLLOUTS = 3
LIKELY, OTHERS = 4, 1  # moves that are played on: the best ones, and some of those behind
BEHIND = 3.0  # stars: how far behind these may be
PER_ROW = 3

SETTINGS = Settings(0, rounds_ahead=2, to_win=False)
DICE_TURN = ("take", "place", "action")
INNER_CHANCE = (RerollDie, RevealTop, RollCenter)


class Lot(NamedTuple):
    """What was learned; moves of one position have the same group."""

    rows: Any
    labels: Any
    groups: Any


class Learner(Player):
    """Plays all seats, and now and then looks closely at what to do."""

    def __init__(self, random: Random, players: int) -> None:
        super().__init__(planner(shortlist=2), random, STRAY, players)
        self.share = LOOK / players
        self.seen: list[tuple[list[Any], list[float]]] = []

    def choose(self, state: State, seat: int) -> Move:
        prompt = state.prompts[-1]
        worth_a_look = prompt.kind in ("take", "market") or (
            isinstance(prompt, PlaceStarting) and not any(state.heroes[seat].dice)
        )
        if worth_a_look and self.random.random() < self.share:
            self.look_closely(state, seat)
        return super().choose(state, seat)

    def look_closely(self, state: State, seat: int) -> None:
        question = Question(state, seat, SETTINGS)
        followed = [
            (candidate, found)
            for candidate in self.candidates(state, seat)
            if (found := afterstate(question, candidate)) is not None
        ]
        if len(followed) < 2:
            return
        draws = SharedDraws(f"{self.random.random()}", ROLLOUTS, ROLLOUTS)
        rows, labels = [], []
        for candidate, (after, stage) in followed:
            candidate.start = after
            candidate.begun = begun(question, candidate)
            ends = [
                ending(question, rollout(question, candidate, draws, sample))[0]
                for sample in range(ROLLOUTS)
            ]
            rows.append(inputs_of(after, seat, stage, own_sheet(after.heroes[seat])))
            labels.append(sum(ends) / ROLLOUTS)
        self.seen.append((rows, labels))
        prompt = state.prompts[-1]
        if isinstance(prompt, PlaceStarting):
            best = followed[int(np.argmax(labels))][1][0]
            self.look_at_steps(state, seat, prompt, best, max(labels))

    def candidates(self, state: State, seat: int) -> list[Candidate]:
        """A few good moves, and some behind them."""
        moves = [move for move in listed_moves(state, seat) if kind_of(move) != USE]
        discards = [move for move in moves if kind_of(move) == DISCARD]
        moves = [move for move in moves if move not in discards[1:]]  # no value tells them apart
        if len(moves) < 2:
            return []
        values = self.planner.values(state, seat, moves)
        known = dict(zip(moves, values, strict=True))
        ranked = Candidate.ranked(state, seat, known, 16, PER_ROW)
        behind = [each for each in ranked[LIKELY:] if each.value > ranked[0].value - BEHIND]
        return ranked[:LIKELY] + self.random.sample(behind, min(OTHERS, len(behind)))

    def look_at_steps(
        self, state: State, seat: int, prompt: PlaceStarting, best: State, label: float
    ) -> None:
        """With some of the starting dice placed, a hero is worth what the best way leads to."""
        placed = best.heroes[seat].dice
        hero = state.heroes[seat]
        line = Line(tuple(hero.dice), prompt.dice, hero.gold, None)
        while len(line.left) > 1:
            ways = [
                (die, row)
                for row in ROWS
                if NO_DIE in line.dice[3 * row : 3 * row + 3]
                and (die := placed[free_space(list(line.dice), row)]) in line.left
            ]
            line = line.place(*self.random.choice(ways))
            sheet = Sheet([*line.dice], hero.row, hero.column, line.gold, 0)
            self.seen.append(([inputs_of(state, seat, IN_SETUP, sheets_from([sheet]))], [label]))


def afterstate(question: Question, candidate: Candidate) -> tuple[State, int] | None:
    """The state right after a move and the rest of its turn; None if chance has a say in it.

    There is nothing to learn either where the game is over.
    """
    state, seat, _ = question
    if candidate.start is not None:
        return candidate.start, IN_SETUP
    copy = state.clone()
    in_market = state.prompts[-1].kind == "market"
    do_move(copy, seat, candidate.move)
    policy = QuickPolicy(planner(shortlist=2), {seat: candidate.plan}, skills=False)
    while turn(copy) == seat:
        if in_market and stage_of(copy, seat) == AFTER_MARKET:
            break
        if not in_market and copy.prompts[-1].kind not in DICE_TURN:
            break
        do_move(copy, seat, policy.choose(copy, seat))
    if not copy.prompts or isinstance(copy.prompts[-1], INNER_CHANCE):
        return None
    stage = stage_of(copy, seat)
    over = stage == AFTER_MARKET and NO_DIE not in copy.heroes[seat].dice
    if over or stage != (AFTER_MARKET if in_market else BEFORE_MARKET):
        return None
    return copy, stage


def play_game(seed: str) -> list[tuple[list[Any], list[float]]]:
    random = Random(seed)
    players = random.choices(list(PLAYERS), list(PLAYERS.values()))[0]
    variants = tuple(variant for variant in VARIANTS if random.random() < 0.04)
    edition = "first" if random.random() < 0.1 else "second"
    state = new_game(Options(players, base_cards(), edition, variants))
    player = Learner(random, players)
    play_out(state, with_chance(player.choose, random))
    return player.seen


def joined(seen: Sequence[tuple[list[Any], list[float]]]) -> Lot:
    return Lot(
        np.array([row for rows, _ in seen for row in rows], dtype=np.float16),
        np.array([label for _, labels in seen for label in labels], dtype=np.float32),
        np.array([n for n, (rows, _) in enumerate(seen) for _ in rows], dtype=np.int32),
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--workers", type=int, default=None, help="processes; all cores without it")
    parser.add_argument("--games", type=int, default=50_000, help="stop after that many, too")
    parser.add_argument("--lot", type=int, default=16, help="games per file")
    parser.add_argument("--seed", default="labels", help="games of different seeds differ")
    parser.add_argument("--network", default="", help="the network to begin with; else the shipped")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    use_network(args.network)
    lots = len(list(args.out.glob(f"{args.seed}-*.npz")))
    seeds = [f"{args.seed} {number}" for number in range(lots * args.lot, args.games)]
    end = time.monotonic() + args.minutes * 60
    seen: list[tuple[list[Any], list[float]]] = []
    games = 0
    with (
        get_context("fork").Pool(args.workers) as pool,
        Progress(round(args.minutes * 60), "seconds") as progress,
    ):
        began = shown = time.monotonic()
        # In order, so that a resumed run plays the games that would have come.
        for found in pool.imap(play_game, seeds):
            seen += found
            games += 1
            if games % args.lot == 0:
                np.savez_compressed(
                    args.out / f"{args.seed}-{lots:05}.npz", **joined(seen)._asdict()
                )
                lots += 1
                seen = []
            now = time.monotonic()
            progress.add(int(now - began) - int(shown - began))
            shown = now
            if now > end:
                break
    print(f"{lots} lots of {args.lot} games in {args.out}")


if __name__ == "__main__":
    main()
