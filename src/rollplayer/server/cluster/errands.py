"""Work that nobody waits for. What fails is put right by the next look around."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("rollplayer.server")


class Errands:
    """The errands under way: tasks are kept until they are done."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[None]") -> None:
        self.under_way.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("a table could not be brought up to date: %s", error)

    def close(self) -> None:
        for task in self.under_way:
            task.cancel()
