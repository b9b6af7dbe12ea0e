"""What a hero is worth: stars by part of the score, with the reasons."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rollplayer.engine import State, score
from rollplayer.engine.cards import CardSet
from rollplayer.engine.scoring import leaders, scorecards, winners
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.scorecard import write_score
from rollplayer.notation.sheet import read_sheet
from rollplayer.words import SOURCE, words_for


@dataclass(frozen=True, kw_only=True)
class Score:
    """The stars of one hero.

    `won` says whether this hero wins the table (R8.8), `rank` is that of the solo game, and
    `lines` are the reasons, one sentence each. Printed, a score is those lines and the total.
    """

    seat: int
    total: int
    goals: int
    class_color: int
    alignment: int
    backstory: int
    armor: int
    traits: int
    gold: int
    won: bool
    rank: str | None = None
    lines: tuple[str, ...] = field(default=(), repr=False)
    dropped: tuple[str, ...] = field(default=(), repr=False)

    def __str__(self) -> str:
        words = words_for(SOURCE)
        total = words("score-total", stars=words("star-count", count=self.total))
        return "\n".join([*self.lines, total])


def score_of(state: State) -> tuple[Score, ...]:
    """The scores of a table as they would be now."""
    table = score(state)
    return read_scores(write_score(state.options.cards, state.heroes, table, leaders(state, table)))


def score_sheet(source: str | Path, *, cards: CardSet | None = None) -> tuple[Score, ...]:
    """Counts the stars of a score sheet, given as a path or as TOML text.

    >>> import rollplayer as rp
    >>> (hero,) = rp.score_sheet('''
    ... race = "human"
    ... class = "warrior"
    ... backstory = "hunter"
    ... alignment = "hermit"
    ... [sheet]
    ... str = ["r6", "r5", "r6"]
    ... ''')
    >>> hero.total, hero.class_color
    (6, 3)
    """
    box = cards or base_cards()
    heroes, solo, _ = read_sheet(box, read_text(source))
    table = scorecards(box, heroes, solo)
    return read_scores(write_score(box, heroes, table, winners(box, heroes, table)))


def read_text(source: str | Path) -> str:
    """The text itself if it has several lines, else that of the file it names."""
    if isinstance(source, str) and "\n" in source:
        return source
    return Path(source).read_text("utf-8")


def read_scores(written: dict[str, Any]) -> tuple[Score, ...]:
    heroes: Sequence[dict[str, Any]] = written["heroes"]
    return tuple(
        Score(
            seat=seat,
            won=seat in written["winners"],
            **{**hero, "lines": tuple(hero["lines"]), "dropped": tuple(hero["dropped"])},
        )
        for seat, hero in enumerate(heroes)
    )
