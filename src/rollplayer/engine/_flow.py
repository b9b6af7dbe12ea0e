"""The course of the game: what is asked next, and what the game answers by itself (R11.19)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rollplayer.engine._cards.effects import ANY_TIME
from rollplayer.engine._cards.facts import WEAPON
from rollplayer.engine._errors import ChancePending, GameOver, NotChance
from rollplayer.engine._moves import DROP, USE, Move, Outcome, encode, first_card, kind_of
from rollplayer.engine._prompts import ChancePrompt, Prompt
from rollplayer.engine._rules.buying import drop
from rollplayer.engine._rules.cleanup import (
    LastCall,
    begin_cleanup,
    end_cleanup,
    make_market,
    next_round,
)
from rollplayer.engine._rules.dice import next_dice_turn
from rollplayer.engine._rules.market import begin_market, next_market_turn
from rollplayer.engine._rules.roll import begin_roll
from rollplayer.engine._rules.skills import use, uses
from rollplayer.engine._rules.solo import clear_market
from rollplayer.engine._state import CHANCE, CLEANUP, DICE, MARKET, OVER, ROLL, SETUP, Seat, State


class Phase(NamedTuple):
    """What a phase asks first, what it asks when nothing is pending, and what it does at its end.

    It is over when it has nothing more to ask; then comes the phase named here.
    """

    begin: Callable[[State], None]
    go_on: Callable[[State], bool]  # says whether it asked something
    end: Callable[[State], None]
    then: int


def nothing(state: State) -> None:
    pass


def nothing_more(state: State) -> bool:
    return False


# The course of the game, by phase. Cleanup ends it in the last round (R7).
COURSE: Final = (
    Phase(nothing, nothing_more, next_round, then=ROLL),  # setup
    Phase(begin_roll, nothing_more, nothing, then=DICE),
    Phase(nothing, next_dice_turn, nothing, then=MARKET),
    Phase(begin_market, next_market_turn, clear_market, then=CLEANUP),
    Phase(begin_cleanup, make_market, end_cleanup, then=ROLL),
)


def advance(state: State) -> None:
    """Goes on until chance or a seat with a real choice is asked, or the game is over."""
    state.listed = None
    prompts = state.prompts
    while state.phase != OVER:
        if not prompts:
            if not COURSE[state.phase].go_on(state):
                end_phase(state)
            continue
        prompt = prompts[-1]
        if not prompt.is_due(state):
            prompts.pop()
        elif prompt.mover() == CHANCE:
            return
        else:
            moves = all_moves(state, prompt)
            if len(moves) > 1:
                state.listed = moves
                return
            prompts.pop()
            prompt.answer(state, moves[0])


def resume(state: State) -> None:
    """Goes on from a saved state; where nothing is pending, its phase begins."""
    if not state.prompts and state.phase != OVER:
        COURSE[state.phase].begin(state)
    advance(state)


def end_phase(state: State) -> None:
    """Goes over to the phase that follows, unless the game is over."""
    over = COURSE[state.phase]
    over.end(state)
    if state.phase != OVER:
        state.phase = over.then
        COURSE[over.then].begin(state)


def all_moves(state: State, prompt: Prompt) -> list[Move]:
    """The moves that answer a prompt, and the skills its seat may use instead (R11.2)."""
    moves = prompt.moves(state)
    if state.phase != SETUP and state.heroes[prompt.seat].cards and prompt.is_open():
        moves += uses(state, prompt.seat, prompt.timing())
    return moves


def current_prompt(state: State) -> Prompt:
    """The prompt a seat is asked now."""
    if state.phase == OVER:
        raise GameOver("game-over", "R7")
    prompt = state.prompts[-1]
    if isinstance(prompt, ChancePrompt):
        raise ChancePending("chance-first", "R11.2")
    return prompt


def pending_chance(state: State) -> ChancePrompt:
    """The chance prompt the game waits for."""
    if state.phase == OVER:
        raise GameOver("game-over", "R7")
    prompt = state.prompts[-1]
    if not isinstance(prompt, ChancePrompt):
        raise NotChance("no-chance", "R11.2", seat=prompt.seat)
    return prompt


def may_act_aside(state: State, seat: int) -> bool:
    """R11.2: whether a seat may use skills of any time and drop weapons now."""
    if state.phase in (SETUP, OVER) or not 0 <= seat < len(state.heroes):
        return False
    prompt = state.prompts[-1]
    if not prompt.is_open():
        return False
    return prompt.seat == seat or not isinstance(prompt, LastCall)


def listed_moves(state: State, seat: int) -> list[Move]:
    """What a seat may do now, drops apart."""
    listed = state.listed
    if listed is not None and state.prompts[-1].seat == seat:
        return listed
    if state.phase == OVER:
        return []
    prompt = state.prompts[-1]
    if isinstance(prompt, ChancePrompt):
        return []
    if prompt.seat != seat:
        return uses(state, Seat(seat), ANY_TIME) if may_act_aside(state, seat) else []
    state.listed = all_moves(state, prompt)  # of a state fresh from a reader
    return state.listed


def listed_drops(state: State, seat: int) -> list[Move]:
    """The weapons a seat may drop now (R3.3b)."""
    if not may_act_aside(state, seat):
        return []
    market = state.options.cards.market
    weapons = [card for card in state.heroes[seat].cards if market[card].kind == WEAPON]
    return [encode(DROP, card) for card in sorted(weapons)]


def do_move(state: State, seat: int, move: Move) -> None:
    """Plays a listed move on a state that the caller owns."""
    kind = kind_of(move)
    if kind == USE:
        use(state, Seat(seat), move)
    elif kind == DROP:
        drop(state, state.heroes[seat], first_card(move))
    else:
        state.prompts.pop().answer(state, move)
    advance(state)


def deciding(state: State) -> list[Seat]:
    """The seats whose decisions are independent of one another now, the seat to move first.

    Nothing else comes before the last of them, chance least of all: whatever the others decide,
    each has the same moves with the same effect. Elsewhere there is no such seat.
    """
    seats = []
    for prompt in reversed(state.prompts):
        if not prompt.apart:
            break
        seats.append(prompt.seat)
    return seats


def ask_first(state: State, seat: int) -> State:
    """The state with a seat of `deciding` moved to the front: it decides before its turn.

    The others are as they were, and are asked when this seat has answered everything.
    """
    after = state.clone()
    place = len(after.prompts) - 1 - deciding(state).index(Seat(seat))
    after.prompts.append(after.prompts.pop(place))
    advance(after)
    return after


def do_outcome(state: State, outcome: Outcome) -> None:
    """Settles a listed outcome on a state that the caller owns."""
    prompt = state.prompts.pop()
    prompt.settle(state, outcome)
    if prompt.ends_phase(state):
        end_phase(state)
    advance(state)
