"""Questions that many ask at the same moment, asked once.

After a process has been killed, hundreds come back to the others within a tenth of a second. What
each of them needs from the database, one request brings for all.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Generic, TypeVar

Key = TypeVar("Key")
Answer = TypeVar("Answer")


class Coalesced(Generic[Key, Answer]):
    """Asks about one key at a time or many: those that come while a request is under way wait for
    the next, so that no answer is older than its question."""

    def __init__(
        self,
        request: Callable[[Sequence[Key]], Awaitable[Mapping[Key, Answer]]],
        pause: float = 0.0,
    ) -> None:
        self.request = request
        self.pause = pause  # seconds that a request waits for more: for what is not urgent
        self.waiting: dict[Key, asyncio.Future[Answer | None]] = {}
        self.working: asyncio.Task[None] | None = None

    async def ask(self, key: Key) -> Answer | None:
        """The answer for a key; None where there is none."""
        answer = self.waiting.get(key)
        if answer is None:
            answer = self.waiting[key] = asyncio.get_running_loop().create_future()
        if self.working is None:
            self.working = asyncio.create_task(self.work())
        return await asyncio.shield(answer)

    async def work(self) -> None:
        try:
            while self.waiting:
                if self.pause:
                    await asyncio.sleep(self.pause)
                asked, self.waiting = self.waiting, {}
                try:
                    found = await self.request(list(asked))
                except Exception as error:  # it is for those who have asked
                    for answer in asked.values():
                        answer.set_exception(error)
                        answer.exception()  # whoever asked may have gone meanwhile
                else:
                    for key, answer in asked.items():
                        answer.set_result(found.get(key))
        finally:
            self.working = None
