"""`rollplayer admin`: what a host looks at and does, while the server runs or not."""

import argparse

from rollplayer.cli.common import Subparsers, add_command, positive
from rollplayer.cli.database import add_database_option, told_in_one_line


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "admin",
        "look at tables, close or delete them",
        "rollplayer admin close TABLE --database sqlite:///games.db",
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    shown = actions.add_parser("list", help="the tables, last changed first")
    shown.add_argument("--waiting", choices=("open", "person", "bot", "over", "closed"))
    shown.add_argument("--most", type=positive, default=50, metavar="N", help="how many (50)")
    shown.set_defaults(action=list_tables)
    actions.add_parser("count", help="how many tables of each kind").set_defaults(action=count)
    for name, action, text in (
        ("close", close, "end a table before its end"),
        ("delete", delete, "delete a table and all that belongs to it"),
    ):
        one = actions.add_parser(name, help=text)
        one.add_argument("table", metavar="TABLE")
        one.set_defaults(action=action)
    old = actions.add_parser("delete-older", help="delete tables that have not changed for DAYS")
    old.add_argument("days", type=positive, metavar="DAYS")
    old.set_defaults(action=delete_older)
    for action_parser in actions.choices.values():
        add_database_option(action_parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    with told_in_one_line():
        args.action(args)
    return 0


def list_tables(args: argparse.Namespace) -> None:
    from rollplayer.server.hosting import list_tables

    for line in list_tables(args.database, args.waiting, args.most):
        print(line)


def count(args: argparse.Namespace) -> None:
    from rollplayer.server.hosting import count

    for name, number in count(args.database).items():
        print(f"{name:8}{number}")


def close(args: argparse.Namespace) -> None:
    from rollplayer.server.hosting import close

    close(args.database, args.table)
    print(f"table {args.table} is closed")


def delete(args: argparse.Namespace) -> None:
    from rollplayer.server.hosting import delete

    delete(args.database, args.table)
    print(f"table {args.table} is deleted")


def delete_older(args: argparse.Namespace) -> None:
    from rollplayer.server.hosting import delete_older

    print(f"{delete_older(args.database, args.days)} tables are deleted")
