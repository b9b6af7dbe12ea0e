"""R9, the solo game: the enemy die, and what is left of the market."""

from typing import ClassVar

from rollplayer.engine._dice import FACES
from rollplayer.engine._moves import ENEMY, Outcome, encode_outcome, first
from rollplayer.engine._prompts import ChancePrompt, Prompt, unless
from rollplayer.engine._state import DICE, Seat, State, add_card

ENEMY_ROLLS = [encode_outcome(ENEMY, value) for value in FACES]
# R9.3: the slot of the market that each value of the enemy die takes, by initiative card.
ENEMY_TAKES = {2: (0, 1, 2, None, None, None), 3: (0, 0, 1, 1, 2, 2)}


def rouse_enemy(state: State) -> bool:
    """R9.3: taking card 2 or 3 rouses the enemy."""
    if state.options.solo and state.heroes[0].initiative in ENEMY_TAKES:
        state.prompts.append(RollEnemy(Seat(0)))
        return True
    return False


def clear_market(state: State) -> None:
    """R9.4: after the market phase the first card left is discarded, the others are trashed."""
    if state.options.solo and state.market:
        add_card(state.discard, state.market.pop(0))
        while state.market:
            add_card(state.trash, state.market.pop())


class RollEnemy(ChancePrompt):
    """The enemy die is rolled."""

    __slots__ = ()

    kind: ClassVar[str] = "enemy"
    rule: ClassVar[str] = "R9.3"
    phases: ClassVar[tuple[int, ...]] = (DICE,)
    alone: ClassVar[bool] = True

    def outcomes(self, state: State) -> list[Outcome]:
        return ENEMY_ROLLS

    def settle(self, state: State, outcome: Outcome) -> None:
        slot = ENEMY_TAKES[state.heroes[0].initiative][first(outcome) - 1]
        if slot is not None and slot < len(state.market):  # R11.15: an empty slot loses nothing
            add_card(state.trash, state.market.pop(slot))

    def ends_phase(self, state: State) -> bool:
        return True

    def misfit(self, state: State, below: Prompt | None) -> str:
        solo = state.options.solo and state.heroes[0].initiative in ENEMY_TAKES
        return unless(solo, "no-enemy")
