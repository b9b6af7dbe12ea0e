"""Breaks the server on purpose and counts what was lost. Against processes of its own on loopback.

    make torture-kills ARGS="--kills 300 --database sqlite"
    make torture-kills ARGS="--kills 300 --database postgres --processes 3"
    make torture-attacks ARGS="--messages 100000"

`kills` (kills.py): tables are played while processes, or PostgreSQL, are killed. `attacks`: hostile
messages while two honest players play; their times, the server's memory, its errors.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.hostile import storm
from benchmarks.kills import kills
from tests.server.harness import me, play_on
from tests.server.postgres import free_port

# Attacks ---------------------------------------------------------------------------------------


def attacks(args: argparse.Namespace) -> int:
    """Hostile messages from one side, two honest players on the other."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rollplayer", "serve", "--port", str(port := free_port())]
        errors = Path(folder) / "errors"
        with errors.open("wb") as said:
            process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{folder}/games.db"],
                stdout=subprocess.DEVNULL,
                stderr=said,
            )
        try:
            time.sleep(2)
            found, times = attack(f"http://127.0.0.1:{port}", args)
            memory = resident(process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(15)
        tracebacks = errors.read_text("utf-8").count("Traceback")
    times.sort()
    print(
        f"{found.sent} hostile messages: {found.server_errors} answers 5xx,"
        f" {tracebacks} tracebacks;"
        f" honest moves p50 {times[len(times) // 2] * 1000:.0f} ms,"
        f" p99 {times[int(len(times) * 0.99)] * 1000:.0f} ms ({len(times)}); memory {memory:.0f} MB"
    )
    return 1 if found.server_errors or tracebacks else 0


def attack(link: str, args: argparse.Namespace) -> Any:
    from tests.server.harness import Client

    honest = Client(link)
    _, ann, bob = honest.pair()
    times: list[float] = []
    done = threading.Event()

    def play() -> None:
        number = 0
        while not done.is_set() and ann.view["winners"] is None:
            begun = time.monotonic()
            play_on([ann, bob], moves=1, seed=number)
            times.append(time.monotonic() - begun)
            number += 1
            done.wait(0.2)

    player = threading.Thread(target=play)
    player.start()
    victim = honest.make(me("Cleo"))
    found = storm(link, victim["table"], victim["invite"], args.messages, seed=args.seed)
    done.set()
    player.join(30)
    honest.close()
    return found, times or [0.0]


def resident(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    actions = parser.add_subparsers(required=True)
    killing = actions.add_parser("kills")
    killing.add_argument("--kills", type=int, default=5)
    killing.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    killing.add_argument("--processes", type=int, default=1)
    killing.add_argument("--victim", choices=("server", "database"), default="server")
    killing.add_argument("--tables", type=int, default=10)
    killing.add_argument("--pause", type=float, default=1.5)
    killing.set_defaults(run=kills)
    hostile = actions.add_parser("attacks")
    hostile.add_argument("--messages", type=int, default=2000)
    hostile.add_argument("--seed", type=int, default=1)
    hostile.set_defaults(run=attacks)
    args = parser.parse_args()
    status: int = args.run(args)
    return status


if __name__ == "__main__":
    sys.exit(main())
