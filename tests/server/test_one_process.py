"""A host with one process on SQLite plays without anything that is there for many."""

import subprocess
import sys
from pathlib import Path

from tests.meta.sources import ROOT

GAME = """
import sys
from tests.server.harness import BOT, PortServer, me, play_own_turns

with PortServer(f"sqlite:///{sys.argv[1]}") as server:
    ann = server.sit(server.make(me("Ann"), BOT, variants=["short"]))
    play_own_turns(ann)
    assert server.get("/readyz").status_code == 200
many = ("rollplayer.server.cluster", "asyncpg")
print("winners", ann.view["winners"])
print([name for name in sorted(sys.modules) if name.startswith(many)])
"""


def test_a_game_on_sqlite_loads_nothing_that_is_for_many_processes(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", GAME, str(tmp_path / "games.db")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    winners, loaded = said.stdout.splitlines()[-2:]
    assert winners.startswith("winners [")
    assert loaded == "[]"
