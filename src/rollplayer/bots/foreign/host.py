"""Plays a Python bot as a program: `python -m rollplayer.bots.foreign.host mine.py:MyBot`.

What the bot prints goes to standard error, since standard output is for answers. When the
requests end, so does the process, even in the middle of a thought.
"""

import base64
import importlib
import importlib.util
import json
import os
import pickle
import sys
import threading
import traceback
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any, Final, NoReturn

from rollplayer.bots import Bot as Player
from rollplayer.bots.foreign.names import GROUP
from rollplayer.engine import legal
from rollplayer.engine.cards import CardSet
from rollplayer.library.bot import Adapter, Bot
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import read_move, write_move
from rollplayer.notation.position import read_position

END: Final = b""
# A bot that uses NumPy would only fight the other workers for the cores.
ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def main(name: str) -> None:
    for variable in ONE_THREAD:
        os.environ.setdefault(variable, "1")
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    requests: Queue[bytes] = Queue()
    threading.Thread(target=read_requests, args=(requests,), daemon=True).start()
    host = Host(name)
    while line := requests.get():
        answers.write(json.dumps(host.answer(json.loads(line))) + "\n")
        answers.flush()


def read_requests(requests: "Queue[bytes]") -> None:
    for line in sys.stdin.buffer:
        requests.put(line)
    requests.put(END)
    os._exit(0)  # whoever asked has gone: no thought is worth finishing


class Host:
    """Answers requests with the moves of one bot; a new game gets a new bot."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.make: Callable[[], object] | None = None
        self.cards: CardSet = base_cards()
        self.player: Player | None = None

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            result = self.begin(request) if request["do"] == "begin" else self.choose(request)
        except SystemExit as leaving:
            end_as_asked(leaving)
        except Exception as error:
            traceback.print_exc()
            message = f"raised {type(error).__name__}: {error}{place_of(error)}"
            return {"id": request["id"], "ok": False, "error": {"message": message}}
        return {"id": request["id"], "ok": True, **result}

    def begin(self, request: dict[str, Any]) -> dict[str, Any]:
        if self.make is None:
            self.make = load(self.name)
        self.cards = (
            pickle.loads(base64.b64decode(request["pickle"]))
            if "pickle" in request
            else base_cards()
        )
        self.player = as_player(self.make())
        return {"name": str(self.player.name)}

    def choose(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self.player is not None  # `begin` comes first
        state = read_position(self.cards, request["position"])
        seat = request["seat"]
        moves = [read_move(state.options.cards, text) for text in request["moves"]]
        assert sorted(moves) == sorted(legal(state, seat))
        move = self.player.choose(state, seat, moves, Random(request["seed"]))
        if type(move) is not int:
            raise TypeError(f"choose returned {move!r}; return one of the moves")
        if move not in moves:
            raise ValueError(f"choose returned {move!r}, which is not among the legal moves")
        return {"move": write_move(state.options.cards, move)}


def end_as_asked(leaving: SystemExit) -> NoReturn:
    """Ends with the status a bot gave to `sys.exit`, without waiting for the reading thread."""
    if isinstance(leaving.code, str):
        print(leaving.code, file=sys.stderr)
    sys.stderr.flush()
    os._exit(leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None))


def place_of(error: Exception) -> str:
    """`(mine.py, line 12)`, where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "rollplayer" not in Path(frame.filename).parts]
    return f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""


def as_player(made: object) -> Player:
    if isinstance(made, Bot):
        return Adapter(made)
    if not hasattr(made, "choose") or not hasattr(made, "name"):
        raise TypeError(f"{made!r} is no bot: it needs a name and a method choose")
    return made


def load(name: str) -> Callable[[], object]:
    """The class or function that makes the bot."""
    where, colon, what = name.rpartition(":")
    if not colon:
        (point, *_) = entry_points(group=GROUP, name=name)
        made: Callable[[], object] = point.load()
        return made
    module = load_file(Path(where)) if where.endswith(".py") else importlib.import_module(where)
    if not hasattr(module, what):
        raise AttributeError(f"{where} has no {what}")
    found: Callable[[], object] = getattr(module, what)
    return found


def load_file(path: Path) -> Any:
    """A file as a module; files beside it can be imported by it."""
    sys.path.insert(0, str(path.resolve().parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    main(sys.argv[1])
