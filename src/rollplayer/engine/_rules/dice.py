"""R3.2, the dice phase: take an initiative card, place its die, collect, act."""

from typing import ClassVar, Final

from rollplayer.engine._cards.effects import (
    DICE_TURN,
    ActionInstead,
    ActionWhenRowFilled,
    GoldForBareCard,
)
from rollplayer.engine._dice import (
    ROWS,
    SPACES_IN_ROW,
    Color,
    Die,
    Row,
    color_of,
    free_space,
    is_full,
    open_rows,
)
from rollplayer.engine._kinds import INITIATIVE_CARDS
from rollplayer.engine._moves import PLACE, TAKE, Move, ReadyMoves, encode, first
from rollplayer.engine._passives import gold_for_die, passives
from rollplayer.engine._prompts import Prompt, unless
from rollplayer.engine._rules.actions import AttributeAction
from rollplayer.engine._rules.solo import rouse_enemy
from rollplayer.engine._state import (
    ABSENT,
    DICE,
    NO_DIE,
    Hero,
    Seat,
    State,
    cards_in_center,
    clockwise,
)
from rollplayer.engine._value_types import ValueType

TAKES: Final[ReadyMoves] = [encode(TAKE, card + 1) for card in range(INITIATIVE_CARDS)]
PLACES: Final[ReadyMoves] = [encode(PLACE, row) for row in ROWS]
GOLD_FOR_FULL_ROW: Final = 1


def next_dice_turn(state: State) -> bool:
    """The next seat clockwise that has no initiative card yet; in the end, the enemy (R9.3)."""
    # A loaded position may hold fewer cards than heroes.
    if any(die >= NO_DIE for die in state.center):
        for seat in clockwise(state):
            if not state.heroes[seat].initiative:
                state.prompts.append(TakeCard(seat))
                return True
    return rouse_enemy(state)


class TakeCard(Prompt):
    """R3.2a."""

    __slots__ = ()

    kind: ClassVar[str] = "take"
    rule: ClassVar[str] = "R3.2a"
    phases: ClassVar[tuple[int, ...]] = (DICE,)
    alone: ClassVar[bool] = True

    def timing(self) -> int:
        return DICE_TURN

    def moves(self, state: State) -> list[Move]:
        return [TAKES[card] for card in cards_in_center(state)]

    def answer(self, state: State, move: Move) -> None:
        card = first(move) - 1
        hero = state.heroes[self.seat]
        die, gold = state.center[card], state.center_gold[card]
        state.center[card] = ABSENT
        state.center_gold[card] = 0
        hero.initiative = card + 1
        if not gold:
            hero.gold += gold_for_bare_card(state, hero)
        if die != NO_DIE and not is_full(hero.dice):
            state.prompts.append(PlaceDie(self.seat, die, gold))
            return
        hero.gold += gold
        if die != NO_DIE:  # R11.10: a full sheet takes the card and its gold, not the die
            state.bag[color_of(die)] += 1

    def misfit(self, state: State, below: Prompt | None) -> str:
        if state.heroes[self.seat].initiative:
            return "has-initiative"
        return unless(bool(cards_in_center(state)), "center-without-cards")


def gold_for_bare_card(state: State, hero: Hero) -> int:
    return sum(
        effect.gold for effect in passives(state, hero) if isinstance(effect, GoldForBareCard)
    )


class PlaceDie(Prompt):
    """R3.2b to R3.2d: the die just taken goes into a row and pays; then the row's action."""

    __slots__ = ("die", "gold")

    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "R3.2b"
    phases: ClassVar[tuple[int, ...]] = (DICE,)
    alone: ClassVar[bool] = True
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("die", ValueType.DIE),
        ("gold", ValueType.COUNT),
    )

    def __init__(self, seat: Seat, die: Die, gold: int) -> None:
        self.seat = seat
        self.die = die
        self.gold = gold  # lies on the initiative card until it is collected (R3.2c)

    def loose_dice(self) -> list[Color]:
        return [color_of(self.die)]

    def moves(self, state: State) -> list[Move]:
        return [PLACES[row] for row in open_rows(state.heroes[self.seat].dice)]

    def answer(self, state: State, move: Move) -> None:
        row = Row(first(move))
        hero = state.heroes[self.seat]
        hero.gold += self.gold + gold_for_die(state, hero, color_of(self.die))
        filled = put_on_sheet(hero, self.die, row)
        hero.placed = row
        push_actions(state, self.seat, row, filled=filled)

    def misfit(self, state: State, below: Prompt | None) -> str:
        hero = state.heroes[self.seat]
        if not hero.initiative:
            return "no-initiative-taken"
        if self.gold > 1:
            return "gold-on-card"
        return unless(not is_full(hero.dice), "sheet-full")


def put_on_sheet(hero: Hero, die: Die, row: Row) -> bool:
    """Puts a die in the leftmost free space of a row; a row it fills pays 1 gold."""
    space = free_space(hero.dice, row)
    hero.dice[space] = die
    filled = space % SPACES_IN_ROW == SPACES_IN_ROW - 1
    if filled:
        hero.gold += GOLD_FOR_FULL_ROW
    return filled


def push_actions(state: State, seat: Seat, row: Row, *, filled: bool) -> None:
    """R3.2d, R11.29, R11.31: the row's own action first, then those that weapons add."""
    actions = [row]
    extra = []
    for effect in passives(state, state.heroes[seat]):
        if isinstance(effect, ActionInstead) and effect.action not in actions:
            actions.append(effect.action)
        elif isinstance(effect, ActionWhenRowFilled) and filled:
            extra.append(effect.action)
    if extra:
        state.prompts.append(AttributeAction(seat, tuple(extra), 0, False, each=len(extra) > 1))
    state.prompts.append(AttributeAction(seat, tuple(actions), 0, False))
