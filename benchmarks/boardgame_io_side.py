"""boardgame.io's server under the same load: tables of two, a move seen by both, over websockets.

It is started by `benchmarks/server.py`. Its clients speak socket.io's protocol by hand, so that
both servers are driven by the same Python. `memory` keeps nothing; `files` is the storage that
comes with it (`FlatFile`), the nearest to ours, which saves every move before it is acknowledged.
"""

import asyncio
import json
import random
import re
import subprocess
import time
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from rollplayer.engine import legal, new_game, turn
from rollplayer.notation.position import write_position
from rollplayer.server.table.event_log import Game
from rollplayer.server.table.rebuild import current_cards, make_options

HERE: Final = Path(__file__).resolve().parent / "boardgame_io"
SPACE: Final = "/peer,"
NUMBERS: Final = re.compile(r'"_stateID":(\d+)')
MOVES_BEFORE: Final = 70  # about the middle of a game of two


def typical_position() -> dict[str, Any]:
    """A position in the middle of a game: the state that the peer moves about."""
    chosen = {"players": 2, "edition": "second", "variants": [], "classes": "drawn"}
    game = Game(new_game(make_options(current_cards(None).card_set(), chosen)), "peer", True)
    lots = random.Random(1)
    steps = game.plan_start()
    for _ in range(MOVES_BEFORE):
        for step in steps:
            game.take(step)
        seat = turn(game.state)
        steps = game.plan_move(seat, lots.choice(legal(game.state, seat)))
    return write_position(game.state)


class PeerServer:
    """The peer in a process of its own."""

    def __init__(self, modules: Path, folder: Path, port: int, keep: str) -> None:
        state = folder / "state.json"
        state.write_text(json.dumps(typical_position()), "utf-8")
        script = modules / "server.cjs"
        script.write_text((HERE / "server.cjs").read_text("utf-8"), "utf-8")
        command = ["node", str(script), str(port), str(state), keep, str(folder / "kept")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        assert self.process.stdout.readline().startswith("ready"), "boardgame.io did not start"
        self.link = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class PeerPlayer:
    """One seat of a match."""

    def __init__(self, socket: ClientConnection, match: str, seat: str) -> None:
        self.socket = socket
        self.match = match
        self.seat = seat
        self.state = -1
        self.size = 0
        self.views = 0

    async def hello(self) -> None:
        await self.socket.recv()
        await self.socket.send(f"40{SPACE}")
        await self.socket.recv()
        await self.say("sync", self.match, self.seat, None, 2)
        await self.see(0)

    async def say(self, *words: Any) -> None:
        await self.socket.send(f"42{SPACE}{json.dumps(words)}")

    async def play(self, number: int) -> None:
        payload = {"type": "play", "args": [number], "playerID": self.seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.say("update", action, self.state, self.match, self.seat)

    async def see(self, state: int) -> None:
        """Waits until the match has come to a state."""
        while self.state < state:
            text = str(await self.socket.recv())
            if text == "2":
                await self.socket.send("3")  # socket.io's heartbeat
            elif text.startswith((f'42{SPACE}["update"', f'42{SPACE}["sync"')):
                self.state = state_of(text)
                self.size += len(text)
                self.views += 1


def state_of(text: str) -> int:
    """The number of a state, without reading all of it: the client must not be the limit.

    Log entries in the message name earlier numbers.
    """
    return max(map(int, NUMBERS.findall(text)))


async def sit_at_match(link: str, name: str) -> list[PeerPlayer]:
    players = []
    for seat in ("0", "1"):
        socket = await connect(link, compression=None, max_size=None)
        players.append(PeerPlayer(socket, name, seat))
        await players[-1].hello()
    return players


async def play_match(
    players: list[PeerPlayer], lots: random.Random, pause: float, end: float, times: list[float]
) -> list[PeerPlayer]:
    """Plays until the time is over."""
    await asyncio.sleep(lots.random() * pause)
    number = 0
    while time.perf_counter() < end:
        mover, other = players[number % 2], players[1 - number % 2]
        target = mover.state + 1
        began = time.perf_counter()
        await mover.play(lots.randrange(1000))
        await other.see(target)
        times.append(time.perf_counter() - began)
        await mover.see(target)
        number += 1
        if pause:
            await asyncio.sleep(pause * lots.uniform(0.5, 1.5))
    for player in players:
        await player.socket.close()
    return players
