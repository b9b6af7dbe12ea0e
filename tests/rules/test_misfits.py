"""Positions made by hand that ask what nobody could answer: each is refused by its reason.

Phase and seat are checked by the reader of positions; these are the reasons of the prompts
themselves.
"""

from collections.abc import Callable

import pytest

from rollplayer.engine import Options, Seat, State, new_game
from rollplayer.engine.terms import NONE, PROMPTS, Die, Prompt
from rollplayer.notation.cards.cardfile import base_cards

FIRST = Seat(0)


def table(players: int = 2) -> State:
    return new_game(Options(players, base_cards()))


def prompt(kind: str, *fields: object) -> Prompt:
    make: Callable[..., Prompt] = PROMPTS[kind]
    return make(FIRST, *fields)


def card(slug: str) -> int:
    return next(index for index, each in enumerate(base_cards().market) if each.slug == slug)


def with_class(state: State) -> State:
    state.heroes[0].hero_class = 3
    return state


def after_taking(state: State) -> State:
    state.heroes[0].initiative = 1
    return state


@pytest.mark.parametrize(
    ("asked", "state", "reason"),
    [
        (prompt("start"), table(1), "start-known"),
        (prompt("class", 2), with_class(table()), "has-class"),
        (prompt("draw-starting", (), 0), table(), "nothing-left"),
        (prompt("roll-starting", (), (), 2), table(), "no-die-to-roll"),
        (prompt("roll", (), NONE, 1), table(), "die-has-color"),
        (prompt("place", Die(9), 2), after_taking(table()), "gold-on-card"),
        (prompt("ability", card("longsword")), table(), "no-target"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_prompt_that_nobody_could_answer_is_refused(
    asked: Prompt, state: State, reason: str
) -> None:
    assert asked.misfit(state, None) == reason


def test_every_prompt_says_when_it_fits() -> None:
    missing = [kind for kind, each in PROMPTS.items() if each.misfit is Prompt.misfit]
    assert not missing
