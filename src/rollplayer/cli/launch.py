"""`rollplayer` without a command: the game on this machine, opened in the browser."""

import argparse
import threading
import webbrowser

from rollplayer.cli.errors import WrongUse
from rollplayer.cli.language import say
from rollplayer.cli.serve import HOST, port

# Browsers keep the keys of seats per address and port: with the same port they are found again.
PREFERRED_PORT = 7365


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-browser", action="store_true", help=say("option-no-browser"))
    parser.add_argument("--port", type=port, default=None, help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Starts the server, or opens the one that is already running."""
    from rollplayer.errors import CannotServe
    from rollplayer.server.running import (
        Serving,
        database_of_user,
        free_port,
        local_settings,
        running_server,
        serve,
    )

    def announce(link: str) -> None:
        print(say("serving-game", link=link), flush=True)
        if not args.no_browser:
            # The server goes on meanwhile: some browsers keep their caller waiting.
            threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    running = running_server() if args.port is None else None
    if running:
        print(say("serving-already", link=running), flush=True)
        if not args.no_browser:
            webbrowser.open(running)
        return 0
    number = free_port(HOST, PREFERRED_PORT) if args.port is None else args.port
    try:
        serving = Serving(HOST, number, database_of_user(), local_settings(), eager=True)
        serve(serving, announce=announce, leave_note=args.port is None)
    except CannotServe as error:
        raise WrongUse("error-said", what=error.reason) from None
    return 0
