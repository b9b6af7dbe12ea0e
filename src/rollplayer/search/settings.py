"""The figures that commands show in their help, apart, so that help loads nothing else."""

from typing import Final

WORK: Final = 16  # analysis: samples of a state, and rollouts of a move
FORCED: Final = 0.2  # balance: the share of market turns decided at random
QUICK: Final = "quick"  # the name of the quick policy as a bot
