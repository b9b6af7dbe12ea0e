"""Scorecards as JSON: the stars by part, and every reason as a sentence in English."""

from collections.abc import Sequence
from typing import Any

from rollplayer.engine import EDITIONS, Hero
from rollplayer.engine.cards import CardSet
from rollplayer.engine.scoring import PARTS, Scorecard
from rollplayer.notation.score_words import score_lines
from rollplayer.words import SOURCE, words_for


def write_score(
    cards: CardSet, heroes: list[Hero], table: list[Scorecard], winners: Sequence[int]
) -> dict[str, Any]:
    """The scores of a table as `score --json` gives them."""
    return {
        "heroes": [
            write_scorecard(cards, hero, card) for hero, card in zip(heroes, table, strict=True)
        ],
        "winners": winners,
    }


def write_scorecard(cards: CardSet, hero: Hero, card: Scorecard) -> dict[str, Any]:
    written: dict[str, Any] = {part: card.part(part) for part in PARTS}
    written["total"] = card.total
    written["rank"] = card.rank
    written["lines"] = score_lines(words_for(SOURCE), cards, hero, card)
    written["dropped"] = [cards.market[weapon].slug for weapon in card.dropped]
    return written


def rank_key(rank: str, edition: str) -> str:
    """The message that names a rank: one has another name in the first edition (R9.7)."""
    is_renamed = edition == EDITIONS[0] and rank == "clan-leader"
    return f"rank-{rank}-first" if is_renamed else f"rank-{rank}"
