"""Tournaments: which bot sits where, the results, and when one bot is better than another.

Every deal is played once with each bot in each seat and the same chance, so that neither a good
seat nor a good deal favors anybody.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, combinations_with_replacement
from math import log, sqrt
from typing import Any, NamedTuple

from rollplayer.bots.matches.sums import WHOLE, Sums, rounded
from rollplayer.engine.scoring import PARTS


class Pairing(NamedTuple):
    """One game: its number, the deal it is played with, and a bot for each seat."""

    number: int
    deal: int
    bots: tuple[str, ...]


class Outcome(NamedTuple):
    """What one game came to, by seat."""

    bots: tuple[str, ...]
    stars: tuple[int, ...]
    winners: tuple[int, ...]
    parts: tuple[Mapping[str, int], ...]

    def twelfths(self, seat: int) -> int:
        """The seat's part of the victory, as a whole number."""
        return WHOLE // len(self.winners) if seat in self.winners else 0

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return self.twelfths(seat) / WHOLE


def line_ups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Every choice of bots for a table; a bot sits twice only if there are too few."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    tables = combinations_with_replacement(bots, players)
    return [table for table in tables if len(set(table)) == len(bots)]


def rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The table with everybody in every seat once."""
    return [table[shift:] + table[:shift] for shift in range(len(table))]


def seatings(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """The games of one deal: every line-up, with everybody in every seat once."""
    return [seats for table in line_ups(bots, players) for seats in rotations(table)]


def pairing(seated: list[tuple[str, ...]], number: int) -> Pairing:
    """The game of a number: deal after deal, each with all its seatings."""
    return Pairing(number, number // len(seated), seated[number % len(seated)])


def whole_deals(seated: list[tuple[str, ...]], games: int) -> int:
    """The smallest number of games, at least `games`, that are whole deals."""
    return -(-games // len(seated)) * len(seated)


# Summaries -------------------------------------------------------------------------------------

# Whole numbers by name: how often a bot played, its stars and their squares, and so on.
Tally = Counter[tuple[str | int, ...]]


def count_outcome(outcome: Outcome, tally: Tally) -> None:
    """Adds a game to the figures of its bots and of each two of them."""
    for seat, name in enumerate(outcome.bots):
        stars, won = outcome.stars[seat], outcome.twelfths(seat)
        tally[name, "games"] += 1
        add_value(tally, stars, name, "stars")
        add_value(tally, won, name, "won")
        for part, own in outcome.parts[seat].items():
            tally[name, "part", part] += own
    seats = range(len(outcome.bots))
    for one, other in ((a, b) for a in seats for b in seats if a != b):
        mine, theirs = outcome.stars[one], outcome.stars[other]
        tally[outcome.bots[one], "beside", outcome.bots[other]] += 1
        points = 2 * (mine > theirs) + (mine == theirs)  # halves
        add_value(tally, points, outcome.bots[one], "ahead of", outcome.bots[other])


def add_value(tally: Tally, value: int, *name: str | int) -> None:
    tally[(*name, "sum")] += value
    tally[(*name, "squares")] += value * value


def sums_of(tally: Tally, count: int, *name: str | int) -> Sums:
    return Sums(count, tally[(*name, "sum")], tally[(*name, "squares")])


def standings(bots: tuple[str, ...], tally: Tally) -> list[dict[str, Any]]:
    """For each bot: games, wins, mean stars by line."""
    table = []
    for name in bots:
        games = tally[name, "games"]
        stars, won = sums_of(tally, games, name, "stars"), sums_of(tally, games, name, "won")
        table.append(
            {
                "name": name,
                "games": games,
                "win_rate": round(won.mean(WHOLE), 4),
                "win_rate_error": rounded(won.error(WHOLE), 4),
                "mean_stars": round(stars.mean(), 3),
                "mean_stars_error": rounded(stars.error(), 3),
                "lines": {
                    part: round(tally[name, "part", part] / max(1, games), 3) for part in PARTS
                },
            }
        )
    return table


def duels(bots: tuple[str, ...], tally: Tally) -> list[dict[str, Any]]:
    """For each two bots at one table: how often the first got more stars, ties half."""
    compared = []
    for one, other in combinations(bots, 2):
        count = tally[one, "beside", other]
        halves = sums_of(tally, count, one, "ahead of", other)
        if count:
            compared.append(
                {
                    "one": one,
                    "other": other,
                    "comparisons": count,
                    "rate": round(halves.mean(2), 4),
                    "error": rounded(halves.error(2), 4),
                }
            )
    return compared


class Ratings:
    """Plackett-Luce ratings by openskill: a mean and its error. Their order counts.

    Tables at which a bot sits twice tell nothing; if there are no others, nobody is rated.
    """

    def __init__(self, bots: tuple[str, ...]) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.known = {name: self.model.rating(name=name) for name in bots}
        self.games = 0

    def add(self, outcome: Outcome) -> None:
        names = outcome.bots
        if len(set(names)) != len(names) or len(names) < 2:
            return
        self.games += 1
        places = [1 + sum(other > stars for other in outcome.stars) for stars in outcome.stars]
        if len(outcome.winners) == 1:  # R8.8 breaks the tie at the top
            places = [
                1 if seat in outcome.winners else max(2, place) for seat, place in enumerate(places)
            ]
        teams = [[self.known[name]] for name in names]
        rated = self.model.rate(teams, ranks=[float(place) for place in places])
        for name, team in zip(names, rated, strict=True):
            self.known[name] = team[0]

    def table(self) -> dict[str, dict[str, float]]:
        if not self.games:
            return {}
        return {
            name: {"mean": round(rating.mu, 2), "error": round(rating.sigma, 2)}
            for name, rating in self.known.items()
        }


# The sequential test ---------------------------------------------------------------------------


class Verdict(NamedTuple):
    """The progress of a sequential test: the log-likelihood ratio between its two bounds."""

    pairs: int
    rate: float
    error: float
    ratio: float
    lower: float
    upper: float

    @property
    def decision(self) -> str:
        """`better`, `not-better`, or `open`."""
        if self.ratio >= self.upper:
            return "better"
        return "not-better" if self.ratio <= self.lower else "open"


class SequentialTest:
    """Wald's test on pairs of games of one deal: is the new bot better than the old?

    H0: its share of victories is one half; H1: it is `gain` more. Pairs are the unit, since the two
    games of a deal are not independent; their spread is measured (a generalized test).
    """

    def __init__(self, gain: float = 0.05, alpha: float = 0.05, beta: float = 0.05) -> None:
        self.least = 0.5
        self.most = 0.5 + gain
        self.lower = log(beta / (1 - alpha))
        self.upper = log((1 - beta) / alpha)
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0  # of the distances from the mean (Welford)

    def add(self, share: float) -> None:
        """The mean share of victory of the new bot over the games of one deal."""
        self.count += 1
        away = share - self.mean
        self.mean += away / self.count
        self.squares += away * (share - self.mean)

    def verdict(self) -> Verdict:
        if not self.count:
            return Verdict(0, 0.0, 0.0, 0.0, self.lower, self.upper)
        error = sqrt(self.squares / max(1, self.count - 1) / self.count)
        # Two imagined pairs, one lost and one won, keep the spread from being zero at first.
        spread = (self.squares + 0.5) / (self.count + 2)
        middle = (self.least + self.most) / 2
        ratio = self.count * (self.most - self.least) * (self.mean - middle) / spread
        return Verdict(self.count, self.mean, error, ratio, self.lower, self.upper)
