"""Our own exponential and error function: as good as the C library's, and alike anywhere."""

import hashlib
import math

import pytest

from rollplayer.bots.features.normal import erf, exp

PLACES = [place / 64 for place in range(-8 * 64, 8 * 64 + 1)]
# CPython 3.11 and 3.13, and Pyodide's 3.14, gave these bits.
BITS = "983ba9163de075b3"


def test_they_are_those_of_the_c_library_but_for_the_last_bits() -> None:
    for place in PLACES:
        assert exp(place) == pytest.approx(math.exp(place), rel=5e-16)
        assert erf(place) == pytest.approx(math.erf(place), rel=1e-14, abs=5e-16)


def test_the_far_ends() -> None:
    assert (exp(-1e6), exp(-746.0), exp(0.0)) == (0.0, 0.0, 1.0)
    assert (erf(-50.0), erf(0.0), erf(50.0)) == (-1.0, 0.0, 1.0)


def test_no_machine_rounds_in_a_way_of_its_own() -> None:
    """A bot would choose another move in the page than on a server."""
    bits = " ".join(f"{exp(place).hex()} {erf(place).hex()}" for place in PLACES)
    assert hashlib.sha256(bits.encode()).hexdigest()[:16] == BITS
