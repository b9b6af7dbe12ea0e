"""Scorecards as the wire shows them: every line with its rule, worded by the client."""

from collections.abc import Iterable

from rollplayer.engine import PARTS, CardSet, Scorecard
from rollplayer.server.wire import HeroScore, ScoreLine


def hero_scores(cards: CardSet, table: Iterable[Scorecard]) -> list[HeroScore]:
    return [hero_score(cards, card) for card in table]


def hero_score(cards: CardSet, card: Scorecard) -> HeroScore:
    parts = dict.fromkeys(PARTS, 0)
    for line in card.lines:
        parts[line.part] += line.stars
    return HeroScore(
        **parts,
        total=card.total,
        rank=card.rank,
        lines=[ScoreLine(*line) for line in card.lines],
        dropped=[cards.market[weapon].slug for weapon in card.dropped],
    )
