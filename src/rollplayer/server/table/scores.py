"""Scorecards as the wire shows them: every line with its rule, worded by the client."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from rollplayer.engine.cards import CardSet
from rollplayer.engine.scoring import PARTS, Line, Scorecard
from rollplayer.server.wire.scores import HeroScore, ScoreLine

encode = msgspec.json.Encoder().encode


def hero_scores(cards: CardSet, table: Iterable[Scorecard]) -> list[HeroScore]:
    return [hero_score(cards, card) for card in table]


def hero_score(cards: CardSet, card: Scorecard) -> HeroScore:
    return with_lines(cards, card, [ScoreLine(*line) for line in card.lines])


def encoded_score(cards: CardSet, card: Scorecard) -> bytes:
    """The same as JSON: a move changes a line or two, and the others are known."""
    lines = msgspec.Raw(b"[" + b",".join(encoded_line(line) for line in card.lines) + b"]")
    return encode(with_lines(cards, card, lines))


@lru_cache(maxsize=8192)
def encoded_line(line: Line) -> bytes:
    return encode(ScoreLine(*line))


def with_lines(cards: CardSet, card: Scorecard, lines: Any) -> HeroScore:
    """Raw JSON stands for the lines as well as the lines themselves."""
    parts = dict.fromkeys(PARTS, 0)
    for line in card.lines:
        parts[line.part] += line.stars
    return HeroScore(
        **parts,
        total=card.total,
        rank=card.rank,
        lines=lines,
        dropped=[cards.market[weapon].slug for weapon in card.dropped],
    )
