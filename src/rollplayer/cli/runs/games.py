"""Games of bots as rows: what `simulate` and `tournament` keep of each game."""

from typing import NamedTuple

from rollplayer.bots import Budget, make_bot
from rollplayer.bots.matches.match import play_match, standing
from rollplayer.bots.matches.sums import WHOLE
from rollplayer.cli.runs.work import RECORD, Row
from rollplayer.engine import Options, State
from rollplayer.notation.record import write_record


class Table(NamedTuple):
    """One game: its number, its options, a bot for each seat, the seed of its chance, and how long
    the bots may think about a move.
    """

    number: int
    options: Options
    bots: tuple[str, ...]
    seed: str
    budget: Budget


def game_row(table: Table, with_record: bool) -> Row:
    """Plays a game and tells what it came to."""
    bots = [make_bot(name) for name in table.bots]
    match = play_match(table.options, bots, table.seed, table.budget)
    came_to = standing(match)
    row: Row = {
        "game": table.number + 1,
        "rounds": match.state.round,
        "decisions": match.decisions,
        "chance": match.chance,
        "winners": came_to.winners,
        "seats": [
            {
                "seat": seat,
                "bot": name,
                **hero_facts(match.state, seat),
                "stars": came_to.stars[seat],
                "win": 1 / len(came_to.winners) if seat in came_to.winners else 0,
                "rank": came_to.ranks[seat],
                **{stars_of(part): own for part, own in came_to.parts[seat].items()},
                "forfeit": match.forfeits.get(seat),
            }
            for seat, name in enumerate(table.bots)
        ],
    }
    if with_record:
        row[RECORD] = write_record(match.record, match.state)
    return row


def hero_facts(state: State, seat: int) -> dict[str, str]:
    hero, cards = state.heroes[seat], state.options.cards
    return {
        "race": cards.races[hero.race].slug,
        "class": cards.classes[hero.hero_class].slug,
        "backstory": cards.backstories[hero.backstory].slug,
        "alignment": cards.alignments[hero.alignment].slug,
    }


def stars_of(part: str) -> str:
    """The field for the stars of a part of the score; a hero's alignment has that name already."""
    return f"{part}_stars"


def twelfths(row: Row, seat: int) -> int:
    """The seat's part of the victory, as a whole number."""
    return WHOLE // len(row["winners"]) if seat in row["winners"] else 0
