"""Why an action is refused, in one sentence."""

from rollplayer.engine import RulesError, State, check, turn
from rollplayer.engine.terms import Move
from rollplayer.environments.catalogue import ACTIONS, MOVES
from rollplayer.environments.naming import action_names
from rollplayer.refusal_words import Names, say_with_rule
from rollplayer.words import SOURCE, words_for


def refusal(state: State, number: int) -> str:
    """The sentence for an action that the seat to move does not have."""
    if not 0 <= number < ACTIONS:
        return f"There is no action {number}: they go from 0 to {ACTIONS - 1}."
    return f"Action {number} ({action_names()[number]}) is illegal now: {reason(state, number)}"


def reason(state: State, number: int) -> str:
    move = MOVES[number]
    if move < 0:  # it is read against the position, which has nothing like it
        return "the position has no such choice."
    try:
        check(state, turn(state), Move(move))
    except RulesError as refused:
        return say_with_rule(words_for(SOURCE), refused, Names((), state.options.cards.words))
    return "weapons are dropped with a purchase here, never by themselves."
