"""What the commands for hosts share: the database they work on, and errors in one line."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from rollplayer.cli.errors import WrongUse
from rollplayer.cli.language import say


def add_database_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar=say("meta-address"),
        help=say(
            "option-database", sqlite="sqlite:///FILE", postgres="postgresql://USER@HOST/NAME"
        ),
    )


@contextmanager
def failing_in_one_line() -> Iterator[None]:
    """What the database cannot do."""
    from rollplayer.errors import CannotServe

    try:
        yield
    except CannotServe as error:
        raise WrongUse("error-said", what=error.reason) from None
