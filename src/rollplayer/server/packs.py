"""Card packs from strangers: their size and depth are looked at before anything is parsed.

A key of many parts (`a.a.a.a…`) costs the parser time and memory by the square of its length.
"""

import asyncio
import re
from typing import Final

from rollplayer.engine.cards import CardSet
from rollplayer.errors import BadCards
from rollplayer.notation.cards.card_data import cards_with, current_data
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.server.errors import PassedOn, Refusal

LARGEST: Final = 100_000
MOST_LINES: Final = 4_000
MOST_PARTS: Final = 6  # of a key; packs have keys of three
MOST_OPEN: Final = 8  # brackets within brackets
# Strings and comments, which may hold anything. Each alternative is linear.
TEXTS: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"""'
    r"|'''(?:[^']|'(?!''))*'''"
    r'|"(?:[^"\\\n]|\\[^\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*",
    re.DOTALL,
)
one_at_a_time = asyncio.Semaphore(1)  # parsing holds the interpreter: strangers take turns


async def checked_cards(pack: str | None) -> CardSet:
    """The cards of a pack that somebody sent; read in a thread, since it may be long."""
    if pack is None:
        return base_cards()
    check_cost(pack)
    async with one_at_a_time:
        try:
            return await asyncio.to_thread(cards_with, current_data(), pack)
        except BadCards as error:
            raise PassedOn("bad-pack", error) from None


def check_cost(pack: str) -> None:
    """Refuses what would be dear to parse."""
    if len(pack) > LARGEST or pack.count("\n") > MOST_LINES:
        raise Refusal("pack-too-large", most=LARGEST)
    bare = TEXTS.sub(lambda found: "x" + "\n" * found[0].count("\n"), pack)
    depth = 0
    for number, line in enumerate(bare.split("\n"), start=1):
        parts = max((part.count(".") for part in re.split(r"[=,{}\[\]]", line)), default=0)
        for letter in line:
            depth += (letter in "[{") - (letter in "]}")
        if parts >= MOST_PARTS or depth > MOST_OPEN:
            raise Refusal("pack-too-deep", line=number)
        depth = max(0, depth)
