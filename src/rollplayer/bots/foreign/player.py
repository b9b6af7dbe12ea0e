"""A foreign bot on a seat: one game, one program. Programs that played well play again."""

import atexit
import base64
import os
import pickle
from random import Random
from typing import Any, Final

from rollplayer import __version__
from rollplayer.bots.bot import FULL, Budget, Forfeit
from rollplayer.bots.foreign.names import EXEC
from rollplayer.bots.foreign.program import PROTOCOL, Program, limit_from_environment
from rollplayer.engine import Options, State, new_game
from rollplayer.engine.terms import Move
from rollplayer.errors import BadMove
from rollplayer.notation.moves import read_move, write_move
from rollplayer.notation.position import write_position

SECONDS: Final = "ROLLPLAYER_BOT_SECONDS"  # the environment variable
USUAL_SECONDS: Final = 10.0
START_SECONDS: Final = 30.0  # loading may take longer than a move
SEED_BITS: Final = 53
BASE: Final = "base"

# Programs that wait for their next game, by process: a forked worker must not use its parent's.
_idle: dict[tuple[int, str], list[Program]] = {}


class ForeignBot:
    """Plays one game by asking a program. `release` hands the program on to the next game."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self.command = command
        self.program: Program | None = None
        self.title = name  # what the program calls itself, once it has begun

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        cards = state.options.cards
        texts = [write_move(cards, move) for move in moves]
        request = {
            "do": "choose",
            "seat": seat,
            "position": write_position(state),
            "moves": texts,
            "seed": random.getrandbits(SEED_BITS),
            "seconds": seconds_per_move(),
        }
        program = self.program or self.begin(state, seat)
        chosen = self.ask(program, request, seconds_per_move()).get("move")
        try:
            move = read_move(cards, chosen) if isinstance(chosen, str) else None
        except BadMove:
            move = None
        if move is None or move not in moves:
            self.drop()
            raise Forfeit(f"answered {str(chosen)[:60]!r}, which is no legal move")
        return move

    def begin(self, state: State, seat: int) -> Program:
        """Takes a program for this game and tells it what is played."""
        waiting = _idle.get((os.getpid(), self.name))
        self.program = waiting.pop() if waiting else Program(self.command)
        answer = self.ask(self.program, self.greeting(state, seat), START_SECONDS)
        self.title = str(answer.get("name", self.name))
        assert self.program is not None  # `ask` would have raised
        return self.program

    def greeting(self, state: State, seat: int) -> dict[str, Any]:
        options = state.options
        greeting: dict[str, Any] = {
            "do": "begin",
            "protocol": PROTOCOL,
            "version": __version__,
            "seat": seat,
            "players": options.players,
            "edition": options.edition,
            "variants": list(options.variants),
            "classes": options.classes,
            "cards": options.cards.name,
        }
        if options.cards.name != BASE and not self.name.startswith(EXEC):
            # Our own host reads positions, so it needs the pack's cards.
            greeting["pickle"] = base64.b64encode(pickle.dumps(options.cards)).decode()
        return greeting

    def ask(self, program: Program, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        try:
            return program.ask(request, seconds)
        except Forfeit:
            self.program = None
            raise

    def drop(self) -> None:
        if self.program is not None:
            self.program.close()
            self.program = None

    def release(self) -> None:
        """The game is over for this bot: its program waits for the next one."""
        if self.program is not None:
            _idle.setdefault((os.getpid(), self.name), []).append(self.program)
            self.program = None


def try_to_start(bot: ForeignBot, options: Options) -> None:
    """Refuses a bot that cannot even begin a game, before any game is played."""
    try:
        bot.begin(new_game(options), 0)
    finally:
        bot.drop()


def seconds_per_move() -> float:
    return limit_from_environment(SECONDS, USUAL_SECONDS)


def close_idle_programs() -> None:
    for (process, _), programs in _idle.items():
        if process == os.getpid():
            for program in programs:
                program.close()
            programs.clear()


atexit.register(close_idle_programs)
