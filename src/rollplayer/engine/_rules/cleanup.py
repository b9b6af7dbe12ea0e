"""R3.4, cleanup, and R7, the end of the game with its last call (R11.17)."""

from typing import ClassVar

from rollplayer.engine._cards.effects import RefreshesSkills
from rollplayer.engine._deck import PilePrompt, card_moves, refill, top_pile
from rollplayer.engine._dice import color_of, is_full
from rollplayer.engine._moves import (
    PASS,
    REFRESH,
    Move,
    Outcome,
    first_card,
)
from rollplayer.engine._passives import passives
from rollplayer.engine._prompts import Prompt, unless
from rollplayer.engine._state import (
    CLEANUP,
    NO_DIE,
    NONE,
    OVER,
    SETUP,
    Hero,
    Seat,
    State,
    add_card,
    cards_in_center,
    clockwise,
)
from rollplayer.engine._value_types import ValueType


def begin_cleanup(state: State) -> None:
    """Steps 1 and 2, or in the last round step 1, step 3 and the last call."""
    for hero in state.heroes:
        hero.charisma = 0
    if is_last_round(state):
        clear_center_and_market(state)
        state.prompts.extend(LastCall(seat) for seat in reversed(clockwise(state)))
    else:
        for seat in reversed(clockwise(state)):
            state.prompts.append(RefreshSkill(seat, refreshes(state, state.heroes[seat])))


def is_last_round(state: State) -> bool:
    """R7: the round in which every sheet is full."""
    return all(is_full(hero.dice) for hero in state.heroes)


def refreshes(state: State, hero: Hero) -> int:
    """R5.3, R11.29."""
    skills = [
        effect.skills for effect in passives(state, hero) if isinstance(effect, RefreshesSkills)
    ]
    return max(skills) if skills else 1


def clear_center_and_market(state: State) -> None:
    """Step 3."""
    for card, die in enumerate(state.center):
        if die > NO_DIE:
            state.bag[color_of(die)] += 1
            state.center[card] = NO_DIE
    for card in state.market:
        add_card(state.discard, card)
    state.market.clear()


def make_market(state: State) -> bool:
    """Everybody has been asked: steps 3 and 4 follow, except in the last round."""
    if is_last_round(state):
        return False
    clear_center_and_market(state)
    return reveal_market(state, len(cards_in_center(state)))


def reveal_market(state: State, cards: int) -> bool:
    """Asks for the next card of a new market, unless there is none (R11.8) or none is wanted."""
    if cards and refill(state):
        state.prompts.append(RevealCard(state.start, cards))
        return True
    return False


def end_cleanup(state: State) -> None:
    """Steps 5 and 6; or the end of the game (R7)."""
    if is_last_round(state):
        state.phase = OVER
        return
    put_gold_on_cards(state)
    state.start = Seat((state.start + 1) % state.options.players)
    next_round(state)


def next_round(state: State) -> None:
    """What was refreshed in cleanup may be used again."""
    state.round += 1
    for hero in state.heroes:
        hero.placed = NONE
        hero.refreshed.clear()


def put_gold_on_cards(state: State) -> None:
    """R2.10, R3.4: 1 gold on each card that is neither first nor last, never more."""
    for card in cards_in_center(state)[1:-1]:
        state.center_gold[card] = 1


class RevealCard(PilePrompt):
    """R2.8, R3.4: the next card of the market is revealed."""

    __slots__ = ("left",)

    kind: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "R3.4"
    phases: ClassVar[tuple[int, ...]] = (SETUP, CLEANUP)
    alone: ClassVar[bool] = True
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("left", ValueType.COUNT),
    )

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def settle(self, state: State, outcome: Outcome) -> None:
        top_pile(state).remove(first_card(outcome))
        state.market.append(first_card(outcome))
        reveal_market(state, self.left - 1)

    def ends_phase(self, state: State) -> bool:
        return state.phase == CLEANUP and not state.prompts

    def misfit(self, state: State, below: Prompt | None) -> str:
        if state.phase == CLEANUP and (
            any(die > NO_DIE for die in state.center) or len(state.prompts) > 1
        ):
            return "market-too-soon"
        if not top_pile(state):
            return "deck-empty"
        return unless(self.left > 0, "nothing-to-reveal")


class RefreshSkill(Prompt):
    """Step 2: one exhausted skill may be refreshed, for use from the next round on."""

    __slots__ = ("left",)

    kind: ClassVar[str] = "refresh"
    rule: ClassVar[str] = "R5.3"
    phases: ClassVar[tuple[int, ...]] = (CLEANUP,)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("left", ValueType.COUNT),
    )

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def is_due(self, state: State) -> bool:
        return bool(state.heroes[self.seat].exhausted)  # R11.18

    def moves(self, state: State) -> list[Move]:
        return [*card_moves(REFRESH, state.heroes[self.seat].exhausted), PASS]

    def answer(self, state: State, move: Move) -> None:
        if move == PASS:
            return
        hero = state.heroes[self.seat]
        hero.exhausted.remove(first_card(move))
        add_card(hero.refreshed, first_card(move))
        if self.left > 1:
            state.prompts.append(RefreshSkill(self.seat, self.left - 1))

    def misfit(self, state: State, below: Prompt | None) -> str:
        more = self.left > 0 and not is_last_round(state)
        return unless(more, "nothing-to-refresh")


class LastCall(Prompt):
    """R11.17: before scoring a seat may use ready skills, until it passes."""

    __slots__ = ()

    kind: ClassVar[str] = "last-call"
    rule: ClassVar[str] = "R11.17"
    phases: ClassVar[tuple[int, ...]] = (CLEANUP,)

    def moves(self, state: State) -> list[Move]:
        return [PASS]

    def answer(self, state: State, move: Move) -> None:
        pass

    def misfit(self, state: State, below: Prompt | None) -> str:
        return unless(is_last_round(state), "not-last-round")
