"""Scorecards in the language spoken now, with what was dropped and the total."""

from rollplayer.cli.language import is_plain, say, spoken
from rollplayer.cli.words import card_name, stars_words
from rollplayer.engine import Hero
from rollplayer.engine.cards import CardSet
from rollplayer.engine.scoring import Scorecard
from rollplayer.notation.score_words import score_lines


def scorecard_lines(cards: CardSet, hero: Hero, card: Scorecard) -> list[str]:
    """One line per reason, then what was dropped to score more, and the total."""
    key = "score-line-plain" if is_plain() else "score-line"
    lines = score_lines(spoken(), cards, hero, card, key)
    if card.dropped:
        names = ", ".join(card_name(cards, cards.market[weapon]) for weapon in card.dropped)
        lines.append(say("score-dropped", cards=names))
    return [*lines, say("score-total", stars=stars_words(card.total))]
