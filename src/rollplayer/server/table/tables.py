"""The tables of a server: its rooms, what changes them, and who works on them."""

from __future__ import annotations

from rollplayer.server.bots import BotRunner
from rollplayer.server.peers import peers_of
from rollplayer.server.settings import USUAL, Settings
from rollplayer.server.store import Store
from rollplayer.server.store.rows import revisions
from rollplayer.server.table.bot_turns import BotTurns
from rollplayer.server.table.changes import Changes
from rollplayer.server.table.rebuild import keep_cards
from rollplayer.server.table.rooms import Rooms


class Tables:
    """What the routes are given: each part has its own work."""

    def __init__(self, store: Store, bots: BotRunner, settings: Settings = USUAL) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.peers = peers_of(self)
        self.turns = BotTurns(self)
        self.rooms = Rooms(store, self.peers, self.turns.nudge)
        self.changes = Changes(self.rooms, self.turns.nudge)

    async def start(self) -> None:
        """Keeps the cards of this release; the first look around goes on where others ended."""
        await self.store.write([keep_cards()])
        await self.peers.start()

    async def look_around(self) -> None:
        """Every few seconds: what was not told, who is gone, which bots nobody moves."""
        self.rooms.sweep()
        await self.catch_up()
        await self.peers.look_around()
        await self.turns.resume()

    async def catch_up(self) -> None:
        """Looks at every table in use: somebody else may have changed or deleted it."""
        rooms = list(self.rooms.in_use.values())  # those of now: others may be made while we read
        found = await revisions(self.store, [room.id for room in rooms])
        for room in rooms:
            if room.id not in found:
                self.rooms.forget(room)
            elif found[room.id] > room.row.revision and room.viewers:
                await self.changes.follow(room, found[room.id])

    async def close(self) -> None:
        self.rooms.close()
        await self.peers.close()
