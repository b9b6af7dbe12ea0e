"""When a candidate is worth no further look.

Two candidates met the same chance in their rollouts. What it costs on average to settle for the
better one now is the expected loss: small when the gap is clear, and small as well when many
rollouts agree that there is hardly a gap. Either way further rollouts would be wasted.
"""

from collections.abc import Sequence
from math import pi, sqrt
from typing import Final

from rollplayer.bots.features.normal import erf, exp

USUAL_VARIANCE: Final = 0.7  # of the gap in one pair of rollouts, in stars; known before any
USUAL_WEIGHT: Final = 3.0  # it counts as much as this many pairs
LEAST_PAIRS: Final = 4  # fewer never settle a comparison
NOT_YET: Final = 1e9


def expected_loss(
    best: Sequence[float], other: Sequence[float], prior_gap: float, prior_weight: float
) -> float:
    """The stars given up on average if the better candidate is taken without a further look.

    The gap before any rollout counts as much as `prior_weight` pairs of them.
    """
    pairs = min(len(best), len(other))
    if pairs < LEAST_PAIRS:
        return NOT_YET
    total = squares = 0.0
    for place in range(pairs):
        gap = best[place] - other[place]
        total += gap
        squares += gap * gap
    spread = max(0.0, squares - total * total / pairs) + USUAL_WEIGHT * USUAL_VARIANCE
    error = sqrt(spread / (pairs - 1 + USUAL_WEIGHT) / pairs)
    gap = (prior_weight * prior_gap + total) / (prior_weight + pairs)
    errors = gap / error
    density = exp(-errors * errors / 2) / sqrt(2 * pi)
    return error * (density - errors * 0.5 * (1 - erf(errors / sqrt(2))))
