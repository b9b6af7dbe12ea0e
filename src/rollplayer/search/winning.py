"""The chance to win, from the expected stars of every seat.

Each hero's final stars are assumed normal around the expected stars and independent of the others,
with a spread that shrinks as the sheets fill up. The spreads were measured in self-play of the
quick policy (`research/calibrate.py`), with the network before; with today's they come out 5 to 8 %
wider. The champion was measured with these, and with `win_chance`. Ties are left out: they are
broken by gold (R8.8).
"""

from collections.abc import Sequence
from math import pi, sqrt
from typing import Final

from rollplayer.bots.features.normal import erf, exp
from rollplayer.bots.players.means import total

# The standard deviation of final stars around the expected ones, by empty spaces on the sheet.
# A list, since mypyc leaves a final tuple of floats unset.
SPREAD: Final = [1.0, 1.9, 2.3, 2.6, 2.75, 2.9, 3.05, 3.15, 3.2, 3.3, 3.35, 3.4, 3.45]
# The same before the class is chosen, whose draw matters most (`research/check_judge.py`).
CLASS_TO_COME: Final = 4.4
# Two heroes end further apart than two independent ones would (`research/check_win_chances.py`).
DUEL: Final = 1.15
STEPS: Final = 41
REACH: Final = 4.0  # standard deviations to each side that are looked at
WIDTH: Final = 2 * REACH / (STEPS - 1)
ROOT_2: Final = sqrt(2)


def densities() -> list[float]:
    """How likely a normal number is to be at each step of the grid."""
    found = []
    for step in range(STEPS):
        away = -REACH + WIDTH * step
        found.append(exp(-away * away / 2) / sqrt(2 * pi) * WIDTH)
    return found


DENSITY: Final = densities()


def spread(empty: int) -> float:
    return SPREAD[min(empty, len(SPREAD) - 1)]


def below(value: float, mean: float, sd: float) -> float:
    """The chance that a normal number is below a value."""
    return 0.5 * (1 + erf((value - mean) / (sd * ROOT_2)))


def win_chances(stars: Sequence[float], empty: Sequence[int]) -> list[float]:
    """The chance of every seat to win; they add up to 1."""
    apart = DUEL if len(stars) == 2 else 1.0
    nearer = [each / apart for each in stars]  # the same as wider spreads
    chances = [win_chance(nearer, empty, seat) for seat in range(len(stars))]
    whole = total(chances)
    return [chance / whole for chance in chances]


def win_chance(stars: Sequence[float], empty: Sequence[int], seat: int) -> float:
    """The chance that this seat has the most stars, on a grid of its own."""
    sd = spread(empty[seat])
    won = weight = 0.0
    for step in range(STEPS):
        away = -REACH + WIDTH * step
        value = stars[seat] + away * sd
        best = 1.0
        for other, mean in enumerate(stars):
            if other != seat:
                best *= below(value, mean, spread(empty[other]))
        won += DENSITY[step] * best
        weight += DENSITY[step]
    return won / weight
