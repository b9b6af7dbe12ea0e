"""Tournaments: which bot sits where, the results, and when one bot is better than another.

Every deal is played once with each bot in each seat and the same chance, so that neither a good
seat nor a good deal favors anybody.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement
from math import log, sqrt
from typing import Any, NamedTuple

from rollplayer.bots.matches.match import play_match, standing
from rollplayer.engine import PARTS, Options


class Pairing(NamedTuple):
    """One game: its number, the deal it is played with, and a bot for each seat."""

    number: int
    deal: int
    bots: tuple[str, ...]


class Outcome(NamedTuple):
    """What is kept of one game."""

    pairing: Pairing
    stars: tuple[int, ...]
    winners: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    forfeits: dict[int, str]  # the reasons, by seat

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def line_ups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Every choice of bots for a table; a bot sits twice only if there are too few."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    tables = combinations_with_replacement(bots, players)
    return [table for table in tables if len(set(table)) == len(bots)]


def rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The table with everybody in every seat once."""
    return [table[shift:] + table[:shift] for shift in range(len(table))]


def schedule(bots: tuple[str, ...], players: int, games: int) -> Iterator[Pairing]:
    """At least `games` games: whole deals, each from every seat, all line-ups in turn."""
    tables = line_ups(bots, players)
    number = deal = 0
    while number < games:
        for table in tables:
            for seats in rotations(table):
                yield Pairing(number, deal, seats)
                number += 1
        deal += 1


def play_pairing(options: Options, pairing: Pairing, seed: str) -> Outcome:
    """Plays one game of a tournament."""
    from rollplayer.bots import make_bot

    bots = [make_bot(name) for name in pairing.bots]
    match = play_match(options, bots, f"{seed}/{pairing.deal}")
    came_to = standing(match)
    return Outcome(
        pairing,
        tuple(came_to.stars),
        tuple(came_to.winners),
        tuple(came_to.parts),
        match.forfeits,
    )


# Summaries -------------------------------------------------------------------------------------


def mean_and_error(values: Iterable[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    listed = list(values)
    if not listed:
        return 0.0, 0.0
    mean = sum(listed) / len(listed)
    spread = sum((value - mean) ** 2 for value in listed) / max(1, len(listed) - 1)
    return mean, sqrt(spread / len(listed))


def standings(bots: tuple[str, ...], outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """For each bot: games, wins, mean stars by line."""
    table = []
    for name in bots:
        seen = [
            (outcome, seat)
            for outcome in outcomes
            for seat, bot in enumerate(outcome.pairing.bots)
            if bot == name
        ]
        stars, error = mean_and_error(outcome.stars[seat] for outcome, seat in seen)
        wins, wins_error = mean_and_error(outcome.share(seat) for outcome, seat in seen)
        table.append(
            {
                "name": name,
                "games": len(seen),
                "win_rate": round(wins, 4),
                "win_rate_error": round(wins_error, 4),
                "mean_stars": round(stars, 3),
                "mean_stars_error": round(error, 3),
                "lines": {
                    part: round(mean_and_error(o.parts[seat][part] for o, seat in seen)[0], 3)
                    for part in PARTS
                },
            }
        )
    return table


def duels(bots: tuple[str, ...], outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """For each two bots at one table: how often the first got more stars, ties half."""
    compared = []
    for one, other in combinations(bots, 2):
        points = [
            1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
            for outcome in outcomes
            for a, mine in zip(outcome.pairing.bots, outcome.stars, strict=True)
            if a == one
            for b, theirs in zip(outcome.pairing.bots, outcome.stars, strict=True)
            if b == other
        ]
        if points:
            mean, error = mean_and_error(points)
            compared.append(
                {
                    "one": one,
                    "other": other,
                    "comparisons": len(points),
                    "rate": round(mean, 4),
                    "error": round(error, 4),
                }
            )
    return compared


def ratings(bots: tuple[str, ...], outcomes: list[Outcome]) -> dict[str, dict[str, float]]:
    """Plackett-Luce ratings by openskill: a mean and its error.

    Tables at which a bot sits twice tell nothing; if there are no others, nobody is rated.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in bots}
    telling = [each for each in outcomes if len(set(each.pairing.bots)) == len(each.stars) > 1]
    if not telling:
        return {}
    for outcome in telling:
        names = outcome.pairing.bots
        places = [1 + sum(other > stars for other in outcome.stars) for stars in outcome.stars]
        if len(outcome.winners) == 1:  # R8.8 breaks the tie at the top
            places = [
                1 if seat in outcome.winners else max(2, place) for seat, place in enumerate(places)
            ]
        rated = model.rate([[known[name]] for name in names], ranks=[float(p) for p in places])
        for name, team in zip(names, rated, strict=True):
            known[name] = team[0]
    return {
        name: {"mean": round(rating.mu, 2), "error": round(rating.sigma, 2)}
        for name, rating in known.items()
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
