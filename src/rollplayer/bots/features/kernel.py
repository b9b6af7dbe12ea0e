"""The arithmetic of the networks: in C where it was built, else in plain Python, bit for bit alike.

A decision of the hero asks for some 30,000 sheets; in plain Python each takes a few hundred times
as long (docs/performance.md).
"""

import sys
from typing import Final

try:
    from rollplayer.bots.features._kernel import add_shares, combined, run_layers, sum_lines
except ImportError:
    from rollplayer.bots.features.plain_kernel import (
        add_shares,
        combined,
        run_layers,
        sum_lines,
    )

IN_C: Final = "rollplayer.bots.features._kernel" in sys.modules

__all__ = ["IN_C", "add_shares", "combined", "run_layers", "sum_lines"]
