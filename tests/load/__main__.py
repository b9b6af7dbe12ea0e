"""Puts a server under load, or breaks it on purpose, and counts what was lost or late.

    make load WHAT=kills ARGS="--kills 300 --database postgres --processes 3"
    make load WHAT=crowd ARGS="--tables 200"
    make load WHAT=attacks ARGS="--messages 100000"
    make load WHAT=busy ARGS="--tables 400"

`kills`: tables are played while processes, or PostgreSQL, are killed. `crowd`: many tables behind
the proxy, with kills in between. `attacks`: one client against all. Each is in a file of its name.
`busy`, `idle` and `soak` are in `busy.py`. All against processes of their own on loopback.
"""

import argparse
import signal
import sys
from pathlib import Path

from tests.load.attacks import attacks
from tests.load.busy import busy, idle, soak
from tests.load.crowd import crowd
from tests.load.kills import kills


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    actions = parser.add_subparsers(required=True)
    add_breaking(actions)
    add_carrying(actions)
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # ended, it leaves no server behind
    status: int = args.run(args)
    return status


def add_breaking(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
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


def add_carrying(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--compiled", type=Path, help="a tree with the compiled engine")
    common.add_argument("--clients", type=int, default=2, help="client processes")
    carrying = actions.add_parser("busy", parents=[common])
    carrying.add_argument("--tables", type=int, default=400)
    carrying.add_argument("--sockets", type=int, default=4)
    carrying.add_argument("--pause", type=float, default=2.0)
    carrying.add_argument("--seconds", type=float, default=60.0)
    carrying.set_defaults(run=busy)
    listening = actions.add_parser("idle", parents=[common])
    listening.add_argument("--sockets", type=int, default=5000)
    listening.add_argument("--seconds", type=float, default=20.0)
    listening.set_defaults(run=idle)
    lasting = actions.add_parser("soak", parents=[common])
    lasting.add_argument("--minutes", type=float, default=30.0)
    lasting.add_argument("--tables", type=int, default=20)
    lasting.add_argument("--pause", type=float, default=0.5)
    lasting.set_defaults(run=soak)


if __name__ == "__main__":
    sys.exit(main())
