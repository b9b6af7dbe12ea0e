"""What the commands for hosts share: the database they work on, and errors in one line."""

import argparse
import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from rollplayer.cli.errors import WrongUse

T = TypeVar("T")


def add_database_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; without it the games of this user",
    )


def database_of(args: argparse.Namespace) -> str:
    from rollplayer.server.running import database_of_user

    address: str = args.database or database_of_user()
    return address


def run_with_store(work: Coroutine[Any, Any, T]) -> T:
    """Runs work on a store; what the store cannot do is told in one line."""
    from rollplayer.server.store import StoreError

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise WrongUse(error) from None
