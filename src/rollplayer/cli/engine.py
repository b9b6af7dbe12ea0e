"""`rollplayer engine`: the JSON-lines protocol on standard input and output (docs/protocol.md)."""

import argparse
import json
import sys
from typing import BinaryIO, TextIO

from rollplayer.cli.common import Subparsers, add_cards_option, add_command, chosen_cards
from rollplayer.cli.protocol import Engine

LONGEST = 1 << 20  # bytes a request may have


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "engine",
        """echo '{"id":1,"do":"new","players":2,"seed":7}' | rollplayer engine""",
    )
    add_cards_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    serve(Engine(chosen_cards(args)), sys.stdin.buffer, sys.stdout)
    return 0


def serve(engine: Engine, requests: BinaryIO, answers: TextIO) -> None:
    """One answer per line, in order, until the requests end."""
    while line := requests.readline(LONGEST + 1):
        if len(line) > LONGEST and not line.endswith(b"\n"):
            skip_rest(requests)
            answer = engine.refuse_line(f"a request has at most {LONGEST} bytes")
        elif not line.strip():
            continue
        else:
            answer = engine.answer_line(line)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def skip_rest(requests: BinaryIO) -> None:
    """Skips the rest of a line that is too long, in pieces."""
    while piece := requests.readline(LONGEST):
        if piece.endswith(b"\n"):
            return
