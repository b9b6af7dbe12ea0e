"""`rollplayer admin`: what a host looks at and does, while the server runs or not."""

import argparse

from rollplayer.cli.common import Subparsers, add_command, positive, with_default
from rollplayer.cli.database import add_database_option, failing_in_one_line
from rollplayer.cli.language import say


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "admin",
        "rollplayer admin close TABLE --database sqlite:///games.db",
    )
    actions = parser.add_subparsers(metavar=say("meta-action"), required=True)
    shown = actions.add_parser("list", help=say("admin-list"))
    waiting = ("open", "person", "bot", "over", "closed")
    shown.add_argument("--waiting", choices=waiting, help=say("option-waiting"))
    most = with_default(say("option-most"), 50)
    shown.add_argument("--most", type=positive, default=50, metavar="N", help=most)
    shown.set_defaults(action=list_tables)
    actions.add_parser("count", help=say("admin-count")).set_defaults(action=count)
    for name, action in (("close", close), ("delete", delete)):
        one = actions.add_parser(name, help=say(f"admin-{name}"))
        one.add_argument("table", metavar=say("meta-table"))
        one.set_defaults(action=action)
    old = actions.add_parser("delete-older", help=say("admin-delete-older"))
    old.add_argument("days", type=positive, metavar=say("meta-days"))
    old.set_defaults(action=delete_older)
    for action_parser in actions.choices.values():
        add_database_option(action_parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    with failing_in_one_line():
        args.action(args)
    return 0


def list_tables(args: argparse.Namespace) -> None:
    from rollplayer.server.store_commands import list_tables

    for line in list_tables(args.database, args.waiting, args.most):
        print(line)


def count(args: argparse.Namespace) -> None:
    from rollplayer.server.store_commands import count

    for name, number in count(args.database).items():
        print(f"{name:8}{number}")


def close(args: argparse.Namespace) -> None:
    from rollplayer.server.store_commands import close

    close(args.database, args.table)
    print(say("admin-closed", table=args.table))


def delete(args: argparse.Namespace) -> None:
    from rollplayer.server.store_commands import delete

    delete(args.database, args.table)
    print(say("admin-deleted", table=args.table))


def delete_older(args: argparse.Namespace) -> None:
    from rollplayer.server.store_commands import delete_older

    print(say("admin-deleted-older", number=delete_older(args.database, args.days)))
