"""Compiled or not, the bots choose the same moves and think the same of them.

`make test WHAT=compiled` runs this on the compiled package: it asks the plain sources in a process
of their own.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from rollplayer.bots import Budget
from rollplayer.bots.players.champion import champion
from rollplayer.compiled import is_compiled
from rollplayer.engine import listed_moves, turn
from tests.bots.golden_states import DECISIONS, states_by_kind

ROOT = Path(__file__).parent.parent.parent
WORK = 4  # rollouts per decision


def estimates() -> list[list[tuple[float, float]]]:
    """What the champion thinks of every move, in a state of every kind of decision."""
    found = []
    for kind in DECISIONS:
        for state in states_by_kind().get(kind, [])[:1]:
            seat = turn(state)
            moves = listed_moves(state, seat)
            found.append(champion().estimates(state, seat, moves, Random(kind), Budget(work=WORK)))
    return found


def test_compiled_bots_think_what_plain_ones_think() -> None:
    assert is_compiled()
    assert not is_compiled(ROOT / "src" / "rollplayer"), "run make slow: the sources are compiled"
    command = [sys.executable, "-m", "tests.compiled.test_same_decisions"]
    plain = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=plain, check=True, stdout=subprocess.PIPE)
    assert json.loads(done.stdout) == json.loads(json.dumps(estimates()))


if __name__ == "__main__":
    print(json.dumps(estimates()))
