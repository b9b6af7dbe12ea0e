"""The judge: what a state is worth to a seat, and what each of its moves is worth.

Where the seat is to move, a state is worth its best move, by the planner. Any other state is worth
the mean of what the seat's next decision is worth, over samples of chance and of the others'
moves. Moves that matter are played to the end of the game many times.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from rollplayer.bots.bot import LOST
from rollplayer.bots.players.expected_stars import expected_stars
from rollplayer.bots.players.means import error_of_mean, mean, total
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.sampling import Counts, SharedDraws
from rollplayer.engine import NOBODY, SETUP, State, do_move, legal, score, turn
from rollplayer.engine.scoring import PARTS, leaders
from rollplayer.engine.terms import Move
from rollplayer.search.calibrated import MEAN
from rollplayer.search.findings import Estimate
from rollplayer.search.quick import BLIND, quick_planner
from rollplayer.search.rollout import Future, go_on, never

ERROR_OF_ONE: Final = 4.0  # stars: how much the ends of games from one state differ
# Standard errors that noise seldom makes in n games are 1.7 + 2.5 / n, about Student's t at 90 %:
SURELY: Final = 1.7
FEW_GAMES: Final = 2.5
LATER: Final = "later"  # the line of what cannot be told by scoring lines yet
SETUP_SAMPLES: Final = 8  # at most: in setup every sample has to place all starting dice


class Worth(NamedTuple):
    """What a state is worth: the stars of every seat; the judged seat's error and samples."""

    stars: tuple[float, ...]
    error: float
    samples: tuple[float, ...]

    def error_against(self, later: "Worth") -> float:
        """The error of a difference; samples that met the same chance are taken in pairs."""
        if len(self.samples) == len(later.samples) > 1:
            pairs = zip(self.samples, later.samples, strict=True)
            return standard_error([after - before for before, after in pairs])
        return sqrt(self.error * self.error + later.error * later.error)


class Ending(NamedTuple):
    """How one rollout ended for the judged seat."""

    stars: int
    win: float
    parts: tuple[int, ...]


class Judge:
    """Values states and moves for one seat. The same seed and work give the same values."""

    def __init__(
        self, seat: int, samples: int, seed: int | str = 1, planner: Planner | None = None
    ) -> None:
        self.seat = seat
        self.samples = samples
        self.seed = seed
        self.planner = planner or quick_planner()

    # States

    def worth(self, state: State, counts: Counts) -> Worth:
        """The expected stars of all seats, as the judged seat can foresee them."""
        if self.is_settled(state):
            return Worth(self.levels(state), 0.0, ())
        count = min(self.samples, SETUP_SAMPLES) if state.phase == SETUP else self.samples
        draws = SharedDraws(f"worth {self.seed}", count)
        levels = []
        for sample in range(count):
            copy = state.clone()
            go_on(self.planner, copy, Future(draws, sample, counts), self.is_settled)
            levels.append(self.levels(copy))
        stars = tuple(mean(each) for each in zip(*levels, strict=True))
        own = tuple(each[self.seat] for each in levels)
        return Worth(stars, standard_error(own), own)

    def is_settled(self, state: State) -> bool:
        """Whether the planner can value the state at once."""
        seat = turn(state)
        return seat == NOBODY or (seat == self.seat and state.prompts[-1].kind not in BLIND)

    def levels(self, state: State) -> tuple[float, ...]:
        """The stars of every seat without looking ahead."""
        if turn(state) == NOBODY:
            return tuple(float(card.total) for card in score(state))
        return tuple(self.level(state, seat) for seat in range(len(state.heroes)))

    def level(self, state: State, seat: int) -> float:
        if turn(state) == seat == self.seat:
            return max(self.planner.values(state, seat, legal(state, seat)))
        return expected_stars(self.planner, state, seat, MEAN)

    def table(self, state: State) -> tuple[float, ...]:
        """The stars of every seat, seen from no seat in particular: chances to win add up to 1."""
        if turn(state) == NOBODY:
            return tuple(float(card.total) for card in score(state))
        return tuple(
            expected_stars(self.planner, state, seat, MEAN) for seat in range(len(state.heroes))
        )

    # Moves

    def moves(self, state: State, played: Move | None, counts: Counts) -> dict[Move, Estimate]:
        """The value of every legal move of the judged seat, and of the move played."""
        moves = legal(state, self.seat)
        if played is not None and played not in moves:
            moves.append(played)  # dropping a weapon is not listed among the moves
        if state.prompts[-1].kind in BLIND:
            return self.openings(state, moves, counts)
        values = self.planner.values(state, self.seat, moves)
        estimates = {}
        for move, value in zip(moves, values, strict=True):
            if value > LOST:
                estimates[move] = Estimate(value, 0.0)
            elif move == played:
                estimates[move] = Estimate(self.followed(state, move), 0.0)
        return estimates

    def openings(self, state: State, moves: list[Move], counts: Counts) -> dict[Move, Estimate]:
        """Races or classes: the best is worth what the state is, the others what the table says.

        A few samples cannot tell them apart; the table has thousands of games of each.
        """
        worth = self.worth(state, counts)  # the quick policy goes on with the best of the table
        known = hero_values(state, self.seat, moves)
        level = worth.stars[self.seat] - max(known)
        return {
            move: Estimate(level + value, worth.error)
            for move, value in zip(moves, known, strict=True)
        }

    def followed(self, state: State, move: Move) -> float:
        """The value of a first step that the planner's beam has dropped, one step further on."""
        copy = state.clone()
        do_move(copy, self.seat, move)
        return self.level(copy, self.seat)

    # Rollouts

    def rollouts(
        self, state: State, move: Move, counts: Counts, number: int, *, others: bool = True
    ) -> list[Ending]:
        """How the game ends after a move, `number` times; other moves meet the same chance.

        Where the others need not think, their moves are random.
        """
        only = None if others else self.seat
        draws = SharedDraws(f"rollout {self.seed}", number)
        endings = []
        for sample in range(number):
            copy = state.clone()
            do_move(copy, self.seat, move)
            go_on(self.planner, copy, Future(draws, sample, counts, only), never)
            endings.append(ending(copy, self.seat))
        return endings


def ending(state: State, seat: int) -> Ending:
    table = score(state)
    winners = leaders(state, table)
    card = table[seat]
    win = 1 / len(winners) if seat in winners else 0.0
    return Ending(card.total, win, tuple(card.part(part) for part in PARTS))


def standard_error(values: Sequence[float]) -> float:
    """The error of a mean. A single value has none of its own: then what games differ by."""
    if len(values) < 2:
        return ERROR_OF_ONE if values else 0.0
    return error_of_mean(values)


def difference(ones: Sequence[Ending], others: Sequence[Ending]) -> Estimate:
    """How many more stars the first rollouts brought; pairs met the same chance."""
    away = [one.stars - other.stars for one, other in zip(ones, others, strict=True)]
    return Estimate(mean(away), standard_error(away))


def sure_lines(ones: Sequence[Ending], others: Sequence[Ending], stars: float) -> dict[str, float]:
    """A difference of stars by the scoring lines in which the rollouts surely differ.

    The lines add up to it: what is left, noise for the most part, is called later rounds.
    """
    lines: dict[str, float] = {}
    surely = SURELY + FEW_GAMES / len(ones)
    for place, part in enumerate(PARTS):
        away = [one.parts[place] - two.parts[place] for one, two in zip(ones, others, strict=True)]
        away_by = mean(away)
        lines[part] = away_by if abs(away_by) > surely * standard_error(away) else 0.0
    return {**lines, LATER: stars - total([*lines.values()])}
