"""People spread over the processes again after one of them was restarted.

A process that comes back begins empty: whoever was with it is with the others by then, and no proxy
moves a connection that lives. So a process that holds more than its share asks some people to
connect again, a few at a time. Whoever is asked is back within some hundredths of a second; when
the next process ends, it takes its share with it and not everybody.
"""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from random import sample
from typing import TYPE_CHECKING, Final

from rollplayer.errors import StoreError
from rollplayer.server.cluster.presence import Presence
from rollplayer.server.errors import RESTART
from rollplayer.server.table.room import Viewer

if TYPE_CHECKING:
    from rollplayer.server.table.tables import Tables

FULLER: Final = 1.2  # times the mean; less than that is not worth a new connection
FEW: Final = 5  # people above the mean who never matter
LOOK_SECONDS: Final = 1.0
PAUSE_SECONDS: Final = 0.04  # between two who are asked
SETTLING: Final = 1  # looks to let pass until whoever was asked has arrived elsewhere
MOST_RESTS: Final = 64

log = logging.getLogger("rollplayer.server")


class Rebalance:
    """What this process has asked of its people, and whether it helped."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self.tables = tables
        self.presence = presence
        self.rests = 0  # looks to let pass
        self.patience = 1
        self.asked_of = 0  # people that were here when some were last asked

    async def keep_even(self) -> None:
        while True:
            await asyncio.sleep(min(LOOK_SECONDS, self.tables.settings.poll_seconds))
            try:
                await self.look()
            except StoreError as error:
                log.warning("people could not be spread over the servers: %s", error)

    async def look(self) -> None:
        """Asks as many as are too many, unless asking brings them back here."""
        if self.rests:
            self.rests -= 1
            return
        people = await self.presence.people()
        # The others know of those who have just left only a moment later; we know at once.
        rooms = self.tables.rooms.in_use.values()
        here = people[self.presence.process] = sum(len(room.local_seats()) for room in rooms)
        mean = sum(people.values()) / len(people)
        if here <= max(mean * FULLER, mean + FEW):
            self.asked_of, self.patience = 0, 1
            return
        if self.asked_of and here >= self.asked_of:
            # The proxy gives them back to us: asking again and again would only disturb.
            self.rests, self.patience = self.patience, min(2 * self.patience, MOST_RESTS)
            self.asked_of = 0
            return
        self.asked_of = here
        await self.ask(here - ceil(mean))
        self.rests = SETTLING

    async def ask(self, spare: int) -> None:
        seated = [viewer for viewer in self.tables.rooms.viewers() if viewer.mine]
        chosen: list[Viewer] = sample(seated, min(spare, len(seated)))
        for viewer in chosen:
            viewer.drop(RESTART)
            await asyncio.sleep(PAUSE_SECONDS)
