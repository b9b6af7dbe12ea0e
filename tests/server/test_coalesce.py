"""Questions that many ask at once go to the database together."""

import asyncio
import socket
from collections.abc import Sequence

import pytest

from rollplayer.server.cluster.coalesce import Coalesced
from rollplayer.server.running import listen


def test_many_who_come_back_at_once_are_one_question() -> None:
    asked: list[list[str]] = []

    async def request(keys: Sequence[str]) -> dict[str, int]:
        asked.append(list(keys))
        await asyncio.sleep(0.01)
        return {key: len(key) for key in keys if key != "unknown"}

    async def play() -> list[int | None]:
        together = Coalesced(request)
        keys = ("a", "bb", "a", "unknown")
        first = [asyncio.create_task(together.ask(key)) for key in keys]
        await asyncio.sleep(0.005)
        late = asyncio.create_task(together.ask("a"))  # a new question, so a new answer
        return await asyncio.gather(*first, late)

    assert asyncio.run(play()) == [1, 2, 1, None, 1]
    assert asked == [["a", "bb", "unknown"], ["a"]]


def test_a_question_that_fails_fails_for_all_who_asked_and_for_nobody_else() -> None:
    tries = []

    async def request(keys: Sequence[str]) -> dict[str, int]:
        tries.append(1)
        if len(tries) == 1:
            raise OSError("away")
        return dict.fromkeys(keys, 7)

    async def play() -> None:
        together = Coalesced(request)
        both = await asyncio.gather(together.ask("a"), together.ask("b"), return_exceptions=True)
        assert [type(each) for each in both] == [OSError, OSError]
        assert await together.ask("a") == 7

    asyncio.run(play())


def test_a_server_that_is_not_ready_yet_lets_the_proxy_ask_another() -> None:
    waiting = listen("127.0.0.1", 0, now=False)
    with waiting, pytest.raises(ConnectionRefusedError):
        socket.create_connection(waiting.getsockname(), timeout=2).close()
