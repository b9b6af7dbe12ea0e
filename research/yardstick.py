"""The yardstick: frozen positions whose best moves are known from many games played out.

Each case is a position with a seat to move. Its likely moves were played out to the end of the game
by the quick policy (the planner with skills, for every seat), all against the same chance. A player
is scored by its regret: how many stars, and how much of the chance to win, its move gives up
against the best one. `research/make_yardstick.py` made the cases, `research/score_yardstick.py`
scores bots.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from rollplayer.bots.bot import Bot
from rollplayer.bots.features.values import Network, load_network, read_network
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.bots.players.rollouts import Chance
from rollplayer.bots.players.sampling import SharedDraws
from rollplayer.bots.playing import play_out
from rollplayer.engine import CHANCE, SETUP, State, do_move, legal, outcome_at, score
from rollplayer.engine.scoring import leaders
from rollplayer.engine.terms import Move, Outcome
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import read_move, write_move
from rollplayer.notation.position import read_position, write_position

EARLY, MIDDLE, LATE = "rounds 1-4", "rounds 5-8", "rounds 9-12"
FOLDS: Final = 2  # the best move is chosen in one half of the games and measured in the other
GAMES: Final = {1: 192, 2: 96, 3: 64, 4: 48}  # per move, by players
FIRST_SHARE: Final = 4  # a quarter of them before clearly worse moves are left alone
FIRST_LEAST: Final = 24  # ... but no fewer than this
CLOSE: Final = 1.0  # stars: what is this close to the best after that is played out in full
FEWEST: Final = 3  # moves that are played out in full at least
TRIED: Final = 5  # likely moves of a case, by the planner
DATA: Final = Path(__file__).parent / "data"
FILE: Final = DATA / "yardstick.jsonl.gz"
FIRST_NETWORK: Final = "value.network"  # what the positions were chosen with


class Endings(NamedTuple):
    """How the games after one move ended for the seat: stars, and 1, a share of 1, or 0 for won."""

    stars: list[int]
    wins: list[float]


class Case(NamedTuple):
    """One frozen decision."""

    name: str
    position: dict[str, Any]
    seat: int
    kind: str
    round: int
    players: int
    tried: dict[str, Endings]  # by the move as written
    network: str = FIRST_NETWORK  # what the games were played with, and those of more moves will be

    def state(self) -> State:
        return read_position(base_cards(), self.position)

    @property
    def games(self) -> int:
        """How many games follow each of the best moves."""
        return max(len(each.stars) for each in self.tried.values())

    @property
    def stage(self) -> str:
        if not self.round:
            return "setup"
        return EARLY if self.round < 5 else MIDDLE if self.round < 9 else LATE


class Regret(NamedTuple):
    """What a move gives up against the best one."""

    stars: float
    win: float  # of the chance to win; 0 in the solo game


# Playing out --------------------------------------------------------------------------------------


@cache
def network_of(name: str) -> Network:
    """A network of the package, or one that only research still needs."""
    kept = DATA / name
    return read_network(kept.read_bytes()) if kept.exists() else load_network(name)


@cache
def reference(network: str = FIRST_NETWORK) -> Planner:
    """The planner that made the cases: moves tried later must be played out by the same one."""
    return Planner(network_of(network), beam=16)


class Trials:
    """How the moves of a case are played out: how often, with what chance, by what network."""

    def __init__(self, name: str, games: int, network: str = FIRST_NETWORK) -> None:
        self.name = name
        self.games = games
        self.network = network
        self.draws = SharedDraws(f"yardstick {name}", games)  # the same for all moves


def played_out(
    state: State, seat: int, move: Move, trials: Trials, samples: Iterable[int]
) -> Endings:
    """The games after a move, all seats by the quick policy; other moves meet the same chance."""
    endings = Endings([], [])
    for sample in samples:
        copy = state.clone()
        do_move(copy, seat, move)
        finish(copy, trials, sample)
        table = score(copy)
        winners = leaders(copy, table)
        endings.stars.append(table[seat].total)
        endings.wins.append(round(1 / len(winners), 3) if seat in winners else 0.0)
    return endings


def finish(state: State, trials: Trials, sample: int) -> None:
    """Plays a game to its end by the quick policy, with the chance of one sample."""
    policy = QuickPolicy(reference(trials.network))
    chance = Chance(trials.draws, sample)

    def decide(state: State, seat: int) -> Move | Outcome:
        if seat != CHANCE:
            return policy.choose(state, seat)
        return outcome_at(state, chance.number(state))

    play_out(state, decide)


def measured(trials: Trials, state: State, seat: int, moves: Sequence[Move]) -> Case:
    """A case with its moves played out: all a little, the best of them in full."""
    games = trials.games
    first = min(games, max(FIRST_LEAST, games // FIRST_SHARE))
    tried = {move: played_out(state, seat, move, trials, range(first)) for move in moves}
    ranked = sorted(moves, key=lambda move: -float(np.mean(tried[move].stars)))
    best = float(np.mean(tried[ranked[0]].stars))
    for place, move in enumerate(ranked):
        if place < FEWEST or float(np.mean(tried[move].stars)) > best - CLOSE:
            more = played_out(state, seat, move, trials, range(first, games))
            tried[move] = Endings(tried[move].stars + more.stars, tried[move].wins + more.wins)
    cards = state.options.cards
    return Case(
        trials.name,
        write_position(state),
        seat,
        state.prompts[-1].kind,
        0 if state.phase == SETUP else state.round,
        state.options.players,
        {write_move(cards, move): tried[move] for move in moves},
        trials.network,
    )


def with_move(case: Case, text: str) -> Case:
    """The case with one more move played out: one that nobody thought of before."""
    state = case.state()
    move = read_move(state.options.cards, text)
    trials = Trials(case.name, case.games, case.network)
    found = played_out(state, case.seat, move, trials, range(case.games))
    return case._replace(tried={**case.tried, text: found})


def again(case: Case, network: str) -> Case:
    """The case with its moves played out by the quick policy with another network."""
    state = case.state()
    moves = [read_move(state.options.cards, text) for text in case.tried]
    return measured(Trials(case.name, case.games, network), state, case.seat, moves)


# Scoring ------------------------------------------------------------------------------------------


def choice_of(case: Case, bot: Bot) -> str:
    """What a bot plays in a case; its random source depends on the case alone."""
    state = case.state()
    moves = legal(state, case.seat)
    chosen = bot.choose(state, case.seat, moves, Random(f"yardstick {case.name}"))
    return write_move(state.options.cards, chosen)


def regret_of(case: Case, text: str) -> Regret:
    """What a move gives up.

    The best move is chosen in one half of the games and measured in the other, so that luck alone
    makes no regret: with the same games for both, the best of many equal moves would seem better.
    """
    stars = folded(case, text, "stars")
    return Regret(stars, folded(case, text, "wins") if case.players > 1 else 0.0)


def folded(case: Case, text: str, what: str) -> float:
    ends = {move: np.array(getattr(each, what), float) for move, each in case.tried.items()}
    total = 0.0
    for fold in range(FOLDS):
        # Only moves that were played out in full can be the best; the others are clearly worse.
        full = max(len(each) for each in ends.values())
        means = {
            move: float(each[fold::FOLDS].mean())
            for move, each in ends.items()
            if len(each) == full
        }
        best = max(means, key=means.__getitem__)
        count = min(len(ends[best]), len(ends[text]))
        gaps = ends[best][:count] - ends[text][:count]
        total += float(gaps[1 - fold :: FOLDS].mean())
    return total / FOLDS


class Mean(NamedTuple):
    """A mean with its standard error."""

    cases: int
    mean: float
    error: float


def mean_of(values: Sequence[float]) -> Mean:
    error = float(np.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Mean(len(values), float(np.mean(values)), error)


class Scores(NamedTuple):
    """The regrets of one player in stars: overall, by kind of decision, by stage, by players."""

    stars: Mean
    win: Mean | None  # at tables of two to four
    groups: dict[str, Mean]


def scores_of(cases: Sequence[Case], regrets: Sequence[Regret]) -> Scores:
    groups: dict[str, list[float]] = {}
    for case, regret in zip(cases, regrets, strict=True):
        for group in (
            case.kind,
            case.stage,
            "solo" if case.players == 1 else f"{case.players} players",
        ):
            groups.setdefault(group, []).append(regret.stars)
    wins = [each.win for case, each in zip(cases, regrets, strict=True) if case.players > 1]
    return Scores(
        mean_of([regret.stars for regret in regrets]),
        mean_of(wins) if wins else None,
        {group: mean_of(groups[group]) for group in sorted(groups)},
    )


# Files --------------------------------------------------------------------------------------------


def write_case(case: Case) -> str:
    """A case as one line of JSON."""
    tried = {
        move: [each.stars, each.wins] if case.players > 1 else [each.stars]
        for move, each in case.tried.items()
    }
    return json.dumps({**case._asdict(), "tried": tried}, separators=(",", ":"))


def read_case(line: str) -> Case:
    raw = json.loads(line)
    tried = {
        move: Endings(ends[0], ends[1] if len(ends) > 1 else [1.0] * len(ends[0]))
        for move, ends in raw["tried"].items()
    }
    return Case(**{**raw, "tried": tried})


def read_cases(path: Path) -> Iterator[Case]:
    """The cases of a file, packed or not."""
    raw = path.read_bytes()
    text = gzip.decompress(raw) if path.suffix == ".gz" else raw
    for line in text.decode().splitlines():
        yield read_case(line)


def write_cases(path: Path, cases: Iterable[Case]) -> None:
    """Writes a packed file; the same cases give the same bytes."""
    text = "".join(f"{write_case(case)}\n" for case in cases)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
