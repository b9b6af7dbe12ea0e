"""The arithmetic of the networks in plain Python: what `_kernel.c` does, to the last bit.

Every sum is taken in one fixed order, in floats of 64 bits over weights of 32. Nothing here may
reorder a sum: `sum` and `math.sumprod` round in their own ways.
"""

from array import array

Places = list[int]


def combined(
    inputs: list[float],
    weights: "array[float]",
    first: int,
    units: int,
    lines: "array[float]",
    place: int,
) -> None:
    """Makes line `place` of inputs times weights; the weights begin with line `first` of theirs."""
    total = [0.0] * units
    for number, value in enumerate(inputs, start=first):
        if value:
            line = weights[number * units : (number + 1) * units]
            total = [one + value * weight for one, weight in zip(total, line, strict=True)]
    lines[place * units : (place + 1) * units] = array("f", total)


def sum_lines(
    lines: "array[float]",
    units: int,
    shared: Places,
    bases: list[Places],
    turns: list[list[int]],
    swaps: list[list[int]],
    sums: "array[float]",
) -> None:
    """The first layer of every sheet: the bases, then those that differ from a base.

    A group of these names the base of each, then lines to add and lines to take off in turn.
    """
    begin = added([0.0] * units, lines, units, shared)
    totals = [added(begin, lines, units, places) for places in bases]
    for group in (turns, swaps):
        for base, *places in zip(*group, strict=True):
            totals.append(exchanged(totals[base], lines, units, places))
    for index, total in enumerate(totals):
        sums[index * units : (index + 1) * units] = array("d", total)


def added(total: list[float], lines: "array[float]", units: int, places: Places) -> list[float]:
    for place in places:
        line = lines[place * units : (place + 1) * units]
        total = [one + other for one, other in zip(total, line, strict=True)]
    return total


def exchanged(total: list[float], lines: "array[float]", units: int, places: Places) -> list[float]:
    for number, place in enumerate(places):
        line = lines[place * units : (place + 1) * units]
        if number % 2:
            total = [one - other for one, other in zip(total, line, strict=True)]
        else:
            total = [one + other for one, other in zip(total, line, strict=True)]
    return total


def add_shares(sums: "array[float]", units: int, shares: list[float], line: "array[float]") -> None:
    """Adds a line to every sum, each time another share of it."""
    for index, share in enumerate(shares):
        begin = index * units
        for unit in range(units):
            sums[begin + unit] += share * line[unit]


def run_layers(
    sums: "array[float]",
    units: int,
    second: "array[float]",
    second_bias: "array[float]",
    last: "array[float]",
    last_bias: float,
) -> list[float]:
    """The stars of every sheet; units that are not positive add nothing and are left out."""
    hidden = len(second_bias)
    rows = [second[begin : begin + hidden] for begin in range(0, units * hidden, hidden)]
    values = []
    for begin in range(0, len(sums), units):
        total = second_bias.tolist()
        for unit, value in enumerate(sums[begin : begin + units]):
            if value > 0.0:
                total = [
                    one + value * weight for one, weight in zip(total, rows[unit], strict=True)
                ]
        stars = 0.0
        for value, weight in zip(total, last, strict=True):
            if value > 0.0:
                stars += value * weight
        values.append(stars + last_bias)
    return values
