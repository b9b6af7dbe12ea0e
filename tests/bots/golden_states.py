"""States of the golden games, a few for every kind of prompt."""

from collections.abc import Callable, Iterator
from functools import cache

from rollplayer.engine import State
from rollplayer.engine.terms import ALL_PROMPTS
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import read_record
from tests.driver import replay
from tests.golden.digest import GAMES

DECISIONS = tuple(prompt.kind for prompt in ALL_PROMPTS if not prompt.is_chance)
CHANCES = tuple(prompt.kind for prompt in ALL_PROMPTS if prompt.is_chance)


def golden_states() -> Iterator[State]:
    """Every state of every golden game, before each event; look at it before the next."""
    for path in sorted(GAMES.glob("*.txt")):
        record, _ = read_record(base_cards(), path.read_text("utf-8"))
        for state, _ in replay(record):
            yield state


@cache
def states_by_kind() -> dict[str, list[State]]:
    """For each kind of prompt the first state of each number of players that asks it."""
    found: dict[tuple[str, int], State] = {}
    for state in golden_states():
        key = (state.prompts[-1].kind, state.options.players)
        if key not in found:
            found[key] = state.clone()
    kinds = dict.fromkeys(kind for kind, _ in found)
    return {kind: [found[key] for key in sorted(found) if key[0] == kind] for kind in kinds}


def first_states(wanted: Callable[[State], bool], number: int) -> list[State]:
    """The first states that are wanted."""
    found: list[State] = []
    for state in golden_states():
        if wanted(state):
            found.append(state.clone())
            if len(found) == number:
                break
    return found
