"""Which golden games there are: a name, the options, how they are played, and from which seed.

Every player count, edition and combination of variants has a game, with the three class
selections taking turns; greedy games follow, and games wanted for their ending. A seed gives the
same game until the rules or the order of a listing change; then a wanted ending is searched for
again (`python -m tests.golden.regenerate`).
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, NamedTuple

from rollplayer.engine import CLASS_SELECTIONS, EDITIONS, VARIANT_TABLE, Options, State
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import Record
from tests.driver import BLESSED, GREEDY, LIVELY, LUCKY, Taste
from tests.golden.features import book_variants, features, later_variants, rank_of, tie_break

SEARCH: Final = 20_000  # seeds to try for a wanted ending


class Wanted(NamedTuple):
    """What a game must show, and the seed where it was found last."""

    ending: Callable[[Record, State], bool]
    hint: int


class Planned(NamedTuple):
    """A golden game to be played."""

    name: str
    options: Options
    taste: Taste
    wanted: Wanted | None = None

    def seeds(self) -> Iterator[str]:
        """The seeds to try, the likeliest first."""
        if self.wanted is None:
            yield self.name
        else:
            yield from (f"{self.name} {seed}" for seed in (self.wanted.hint, *range(SEARCH)))


def letters(variants: tuple[str, ...]) -> str:
    """`rs` for random-market and short: the variants in a file name."""
    chosen = [variant.letter for variant in VARIANT_TABLE if variant.slug in variants]
    return "".join(chosen) or "plain"


def table(players: int, edition: str, variants: tuple[str, ...], classes: str) -> Options:
    return Options(players, base_cards(), edition, variants, classes)


def lively_games() -> Iterator[Planned]:
    """128 games: players, editions and the rulebook's variants in all combinations."""
    at = 0
    for players in (1, 2, 3, 4):
        for edition in EDITIONS:
            for variants in book_variants():
                classes = CLASS_SELECTIONS[at % 3]
                name = f"{players}p-{edition}-{letters(variants)}-{classes}"
                yield Planned(name, table(players, edition, variants, classes), LIVELY)
                at += 1


def later_games() -> Iterator[Planned]:
    """Variants that came after the rulebook's."""
    for players, edition, variants in product((1, 2, 3, 4), EDITIONS, later_variants()):
        classes = CLASS_SELECTIONS[players % 3]
        name = f"{players}p-{edition}-{letters(variants)}-{classes}"
        yield Planned(name, table(players, edition, variants, classes), LIVELY)


def more_games() -> Iterator[Planned]:
    """36 more of the second edition as most people play it, for the rare moves."""
    for number in range(36):
        options = table(number % 4 + 1, "second", (), CLASS_SELECTIONS[number % 3])
        yield Planned(f"more-{number + 1:02}", options, LIVELY)


def greedy_games() -> Iterator[Planned]:
    """24 games of players who want stars."""
    for number in range(24):
        edition = EDITIONS[number // 4 % 2]
        options = table(number % 4 + 1, edition, (), CLASS_SELECTIONS[number % 3])
        taste = (GREEDY, LUCKY)[number // 8 % 2]
        yield Planned(f"greedy-{number + 1:02}", options, taste)


def ends_by(how: str, hint: int) -> Wanted:
    return Wanted(lambda record, last: tie_break(last) == how, hint)


def ends_as(rank: str, hint: int) -> Wanted:
    return Wanted(lambda record, last: rank_of(last) == rank, hint)


def shows(feature: str, hint: int) -> Wanted:
    return Wanted(lambda record, last: feature in features(record), hint)


def wanted_games() -> Iterator[Planned]:
    """Every tie-break of R8.8, every rank of R9.7, and a purchase that few games see."""
    for players, gold, dice, shared in HINTS:
        options = table(players, "second", (), "drawn")
        yield Planned(f"tie-gold-{players}p", options, LIVELY, ends_by("gold", gold))
        yield Planned(f"tie-dice-{players}p", options, LIVELY, ends_by("class-dice", dice))
        yield Planned(f"tie-shared-{players}p", options, LIVELY, ends_by("shared", shared))
    for rank, (taste, hint) in RANK_HINTS.items():
        options = table(1, "second", (), "drawn")
        yield Planned(f"rank-{rank}", options, taste, ends_as(rank, hint))
    armed = shows("two weapons dropped for a third", 5)
    yield Planned("two-weapons-dropped", table(2, "second", (), "drawn"), LIVELY, armed)


# Players; the seeds of games decided by gold, by class dice, and by nothing.
HINTS: Final = ((2, 8, 183, 1155), (3, 1, 44, 367), (4, 1, 1, 46))
RANK_HINTS: Final = {
    "npc": (LIVELY, 0),
    "hireling": (GREEDY, 0),
    "adventurer": (GREEDY, 0),
    "luminary": (LUCKY, 1),
    "clan-leader": (LUCKY, 4),
    "true-hero": (BLESSED, 380),
}


def planned_games() -> list[Planned]:
    """All golden games, in the order of their files."""
    games = [*lively_games(), *later_games(), *more_games(), *greedy_games(), *wanted_games()]
    assert len({game.name for game in games}) == len(games), "two golden games have one name"
    return games


# Read in full by people: each step with its prompt, moves, odds and stars.
PLAYTHROUGHS: Final = (
    "1p-first-plain-drawn",
    "1p-second-plain-reverse",
    "2p-second-plain-drawn",
    "2p-first-plain-in-turn",
    "3p-second-lf-drawn",
    "4p-second-rs-drawn",
    "greedy-02",
    "rank-true-hero",
)
