"""`rollplayer replay`: replays a record step by step; `--verify` verifies it."""

import argparse
import json

from rollplayer.cli.common import (
    Subparsers,
    add_cards_option,
    add_command,
    chosen_cards,
    read_file,
)
from rollplayer.cli.errors import CleanNo
from rollplayer.engine import leaders, score
from rollplayer.notation.errors import BadRecord
from rollplayer.notation.fair import verify_seed
from rollplayer.notation.record import read_record, write_event, write_result
from rollplayer.notation.scorecard import write_score


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "replay",
        "play a record again and show how it ended",
        "rollplayer replay game.txt --verify",
    )
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument(
        "--verify", action="store_true", help="check seal and result; exit 1 if not"
    )
    parser.add_argument("--seed", help="check that every outcome follows from the table's seed")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_cards_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    cards = chosen_cards(args)
    text = read_file(args.record)
    try:
        record, state = read_record(cards, text, verify=args.verify)
        if args.seed is not None:
            verify_seed(record, args.seed)
    except BadRecord as error:
        raise CleanNo(f"{args.record}, {error}") from None
    table = score(state)
    scores = write_score(cards, state.heroes, table, leaders(state, table))
    events = [write_event(cards, event) for event in record.events]
    if args.json:
        result = {"verified": args.verify, "result": write_result(state)}
        print(json.dumps({**result, "events": events, **scores}))
        return 0
    if args.verify or args.seed is not None:
        print(f"{args.record} holds: {len(events)} events, result {write_result(state)}")
        return 0
    for line in events:
        print(line)
    print()
    for seat, hero in enumerate(scores["heroes"]):
        print(f"seat {seat}: {hero['total']} stars")
        for line in hero["lines"]:
            print(f"  {line}")
    print(f"result: {write_result(state)}")
    return 0
