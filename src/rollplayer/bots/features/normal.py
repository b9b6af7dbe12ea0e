"""The exponential and the normal curve, alike on every machine to the last bit.

`math.exp` and `math.erf` are those of the C library, and each rounds the last bit in its own way:
of 100,000 values each, glibc's and WebAssembly's differ in 84 and in 2,569. A bot that compares
such values would choose another move here than in the page. Sums, products and `ldexp` are the same
everywhere.
"""

from math import ldexp
from typing import Final

# log 2 in two parts: whole multiples of the first are exact.
LOG_2: Final = 0.693147180369123816490
LOG_2_REST: Final = 1.90821492927058770002e-10
PER_DOUBLING: Final = 1.4426950408889634
TWO_BY_ROOT_PI: Final = 1.1283791670955126
LEAST: Final = -745.0  # below, the exponential is nothing
TERMS: Final = 13
CELLS: Final = 16  # of the curve, per unit
END: Final = 6.0  # from here on the error function is 1


def factorials_below_one() -> list[float]:
    """The series of the exponential, its smallest term first."""
    found = [1.0]
    for number in range(1, TERMS + 1):
        found.append(found[-1] / number)
    return found[::-1]


EXPONENTIAL: Final = factorials_below_one()


def along(series: list[float], place: float) -> float:
    total = 0.0
    for factor in series:
        total = total * place + factor
    return total


def exp(value: float) -> float:
    if value < LEAST:
        return 0.0
    doublings = int(value * PER_DOUBLING + (0.5 if value > 0.0 else -0.5))
    rest = (value - doublings * LOG_2) - doublings * LOG_2_REST
    return ldexp(along(EXPONENTIAL, rest), doublings)


def error_function() -> list[list[float]]:
    """A series for each cell of the curve, from its left end on, where the one before arrives."""
    found: list[list[float]] = []
    height = 0.0
    for cell in range(int(END) * CELLS):
        left = cell / CELLS
        series = [height, TWO_BY_ROOT_PI * exp(-left * left)]
        for term in range(TERMS - 1):  # the curve's slope changes by -2 times place times slope
            bend = left * (term + 1) * series[term + 1] + term * series[term]
            series.append(-2.0 * bend / ((term + 1) * (term + 2)))
        found.append(series[::-1])
        height = along(found[-1], 1 / CELLS)
    return found


CURVE: Final = error_function()


def erf(value: float) -> float:
    size = abs(value)
    if size >= END:
        return 1.0 if value > 0.0 else -1.0
    cell = int(size * CELLS)
    height = along(CURVE[cell], size - cell / CELLS)
    return height if value >= 0.0 else -height
