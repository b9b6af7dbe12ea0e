"""`rollplayer admin`: what a host looks at and does, while the server runs or not."""

import argparse
from typing import TYPE_CHECKING

from rollplayer.cli.common import Subparsers, add_command, positive
from rollplayer.cli.database import add_database_option, database_of, run_with_store

if TYPE_CHECKING:
    from rollplayer.server.store import Store


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
    run_with_store(work(args))
    return 0


async def work(args: argparse.Namespace) -> None:
    from rollplayer.server.store import open_store

    store = await open_store(database_of(args), alone=False)
    try:
        await args.action(store, args)
    finally:
        await store.close()


async def list_tables(store: "Store", args: argparse.Namespace) -> None:
    from rollplayer.server.store.admin import listed

    for each in await listed(store, args.waiting, args.most):
        seats = ", ".join(seat.name or seat.kind for seat in each.summary.seats)
        print(f"{each.id}  {each.waiting:6}  {each.changed}  round {each.summary.round}  {seats}")


async def count(store: "Store", args: argparse.Namespace) -> None:
    from rollplayer.server.store.admin import counts

    for name, number in (await counts(store)).items():
        print(f"{name:8}{number}")


async def close(store: "Store", args: argparse.Namespace) -> None:
    from rollplayer.server.store.admin import close_table

    await close_table(store, args.table)
    print(f"table {args.table} is closed")


async def delete(store: "Store", args: argparse.Namespace) -> None:
    from rollplayer.server.store.admin import delete_table

    await delete_table(store, args.table)
    print(f"table {args.table} is deleted")


async def delete_older(store: "Store", args: argparse.Namespace) -> None:
    from rollplayer.server.store.keeping import delete_older

    print(f"{await delete_older(store, args.days)} tables are deleted")
