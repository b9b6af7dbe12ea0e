"""Means and errors from whole numbers, which add up the same in any order."""

from math import sqrt
from typing import Final, NamedTuple

WHOLE: Final = 12  # a victory in twelfths: shared by two, three or four it is still a whole number


class Sums(NamedTuple):
    """How many cases there are, the sum of their values and that of the squares."""

    cases: int
    total: int
    squares: int

    def mean(self, unit: int = 1) -> float:
        return self.total / (unit * self.cases) if self.cases else 0.0

    def error(self, unit: int = 1) -> float | None:
        """The standard error of the mean; a single case has none."""
        if self.cases < 2:
            return None
        return sqrt(self.spread() / (self.cases - 1)) / (unit * self.cases)

    def deviation(self) -> float:
        return sqrt(self.spread()) / self.cases if self.cases else 0.0

    def spread(self) -> int:
        return self.cases * self.squares - self.total * self.total


def rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)
