"""The arithmetic of the networks: C and plain Python agree to the last bit."""

from __future__ import annotations

import struct
from array import array
from random import Random
from types import ModuleType
from typing import Any

import pytest

from rollplayer.bots.features import _kernel, kernel, plain_kernel

BOTH: list[ModuleType] = [_kernel, plain_kernel]
LINES = 50


def floats(random: Random, count: int, kind: str = "f") -> array[float]:
    return array(kind, [random.gauss(0, 1) for _ in range(count)])


def bits(values: list[float]) -> bytes:
    return struct.pack(f"{len(values)}d", *values)


def test_a_checkout_thinks_in_c() -> None:
    assert kernel.IN_C


@pytest.mark.parametrize("units", [1, 5, 160])
def test_lines_are_made_alike(units: int) -> None:
    random = Random(units)
    weights = floats(random, 12 * units)
    inputs = [random.choice([0.0, 1.0, random.random()]) for _ in range(9)]
    made = []
    for arithmetic in BOTH:
        lines = array("f", [7.0] * (3 * units))
        arithmetic.combined(inputs, weights, 2, units, lines, 1)
        made.append(lines)
    assert made[0] == made[1]
    assert made[0][:units] == made[0][2 * units :] == array("f", [7.0] * units)


def random_sheets(random: Random, bases: int, changed: int) -> tuple[Any, ...]:
    def places(count: int) -> list[int]:
        return [random.randrange(LINES) for _ in range(count)]

    def group(count: int, changes: int) -> list[list[int]]:
        return [[random.randrange(bases) for _ in range(count)], *map(places, [count] * changes)]

    return places(4), [places(9) for _ in range(bases)], group(changed, 2), group(changed, 6)


@pytest.mark.parametrize(("units", "hidden"), [(1, 1), (7, 3), (160, 64), (160, 100)])
@pytest.mark.parametrize(("bases", "changed"), [(1, 0), (1, 30), (6, 10)])
def test_sheets_are_valued_alike(units: int, hidden: int, bases: int, changed: int) -> None:
    random = Random(f"{units} {hidden} {bases} {changed}")
    lines = floats(random, LINES * units)
    sheets = random_sheets(random, bases, changed)
    shares, famous = [random.random() for _ in range(bases + 2 * changed)], floats(random, units)
    layers = [floats(random, count, "d") for count in (units * hidden, hidden, hidden)]
    found = []
    for arithmetic in BOTH:
        sums = array("d", bytes(8 * units * len(shares)))
        arithmetic.sum_lines(lines, units, *sheets, sums)
        arithmetic.add_shares(sums, units, shares, famous)
        values = arithmetic.run_layers(sums, units, *layers, 0.25)
        assert len(values) == len(shares)
        found.append((bits(sums.tolist()), bits(values)))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "call",
    [
        lambda: _kernel.combined([1.0], array("f", [1]), 0, 2, array("f", [0, 0]), 0),
        lambda: _kernel.combined([1.0], array("f", [1, 1]), 0, 2, array("f", [0, 0]), 1),
        lambda: _kernel.sum_lines(array("f", [1]), 1, [1], [[0]], [[]], [[]], array("d", [0])),
        lambda: _kernel.sum_lines(array("f", [1]), 1, [-1], [[0]], [[]], [[]], array("d", [0])),
        lambda: _kernel.sum_lines(array("f", [1]), 1, [], [[0], [0]], [[]], [[]], array("d", [0])),
        lambda: _kernel.sum_lines(
            array("f", [1]), 1, [], [[0]], [[1], [0], [0]], [[]], array("d", [0, 0])
        ),
        lambda: _kernel.add_shares(array("d", [0]), 1, [1.0, 2.0], array("f", [0])),
        lambda: _kernel.run_layers(
            array("d", [0, 0]), 2, array("d", [0]), array("d", [0]), array("d", [0]), 0.0
        ),
    ],
)
def test_nothing_outside_an_array_is_touched(call: Any) -> None:
    with pytest.raises(IndexError):
        call()


def test_numbers_of_another_kind_are_refused() -> None:
    with pytest.raises(TypeError):
        _kernel.combined([1.0], array("d", [1]), 0, 1, array("f", [0]), 0)
