"""Breaks the server on purpose and counts what was lost. Against processes of its own on loopback.

    make torture-kills ARGS="--kills 300 --database sqlite"
    make torture-kills ARGS="--kills 300 --database postgres --processes 3"
    make torture-crowd ARGS="--tables 200"
    make torture-attacks ARGS="--messages 100000"

`kills`: tables are played while processes, or PostgreSQL, are killed. `crowd`: many tables behind
the proxy, with kills in between. `attacks`: one client against all. Each is in a file of its name.
"""

import argparse
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.attacks import attacks
from benchmarks.crowd import crowd
from benchmarks.kills import kills


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
    crowding = actions.add_parser("crowd")
    crowding.add_argument("--tables", type=int, default=20)
    crowding.add_argument("--processes", type=int, default=3)
    crowding.add_argument("--pause", type=float, default=3.0, help="seconds a person thinks")
    crowding.add_argument("--every", type=float, default=10.0, help="seconds between two kills")
    crowding.add_argument("--limit", type=float, default=1800.0, help="seconds in all")
    crowding.set_defaults(run=crowd)
    hostile = actions.add_parser("attacks")
    hostile.add_argument("--messages", type=int, default=2000)
    hostile.add_argument("--seed", type=int, default=1)
    hostile.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    hostile.set_defaults(run=attacks)
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # ended, it leaves no server behind
    status: int = args.run(args)
    return status


if __name__ == "__main__":
    sys.exit(main())
