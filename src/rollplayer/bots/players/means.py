"""Sums and means in one fixed order.

`sum` of floats rounds in its own way from Python 3.12 on; these give the same bits everywhere.
"""

from collections.abc import Sequence
from math import sqrt


def total(values: Sequence[float]) -> float:
    result = 0.0
    for value in values:
        result += value
    return result


def mean(values: Sequence[float]) -> float:
    return total(values) / len(values)


def error_of_mean(values: Sequence[float]) -> float:
    """The standard error of the mean of two values or more."""
    middle, squares = mean(values), 0.0
    for value in values:
        squares += (value - middle) * (value - middle)
    return sqrt(squares / (len(values) - 1) / len(values))
