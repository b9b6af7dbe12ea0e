"""`rollplayer replay`: replays a record step by step; `--verify` verifies it."""

import argparse
import json

from rollplayer.cli.common import (
    Subparsers,
    add_cards_option,
    add_command,
    add_json_option,
    chosen_cards,
    read_file,
)
from rollplayer.cli.errors import CleanNo
from rollplayer.cli.language import say
from rollplayer.cli.layout import fold
from rollplayer.cli.scores import scorecard_lines
from rollplayer.engine import State, score
from rollplayer.engine.scoring import leaders
from rollplayer.errors import BadRecord
from rollplayer.notation.fair import verify_seed
from rollplayer.notation.record import read_record, write_event, write_result
from rollplayer.notation.scorecard import write_score


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "replay", "rollplayer replay game.txt --verify")
    parser.add_argument("record", metavar=say("meta-record"), help=say("option-record-file"))
    parser.add_argument("--verify", action="store_true", help=say("option-verify"))
    parser.add_argument("--seed", metavar=say("meta-seed"), help=say("option-table-seed"))
    add_json_option(parser)
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
        raise CleanNo("error-in-file", file=args.record, what=error.reason) from None
    events = [write_event(cards, event) for event in record.events]
    if args.json:
        table = score(state)
        scores = write_score(cards, state.heroes, table, leaders(state, table))
        result = {"verified": args.verify, "sealed": record.sealed}
        print(json.dumps({**result, "result": write_result(state), "events": events, **scores}))
        return 0
    if args.verify or args.seed is not None:
        said = "replay-holds" if record.sealed else "replay-without-seal"
        print(say(said, file=args.record, count=len(events), result=write_result(state)))
        return 0
    for line in [*events, "", *score_lines(state)]:
        print(*fold(line, "    "), sep="\n")
    return 0


def score_lines(state: State) -> list[str]:
    """Every seat's stars with their reasons, and the result as the record writes it."""
    lines = []
    for seat, card in enumerate(score(state)):
        lines.append(say("replay-seat", seat=str(seat)))
        lines += [
            f"  {line}" for line in scorecard_lines(state.options.cards, state.heroes[seat], card)
        ]
    return [*lines, say("replay-result", result=write_result(state))]
