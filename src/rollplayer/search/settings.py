"""The figures that commands show in their help; light, so that asking for help loads nothing."""

from typing import Final

WORK: Final = 16  # analysis: samples of a state, and rollouts of a move
FORCED: Final = 0.2  # balance: the share of market turns decided by lot
QUICK: Final = "quick"  # the name of the quick policy as a bot
