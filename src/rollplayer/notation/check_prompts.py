"""Whether the prompts of a loaded position are possible there.

A saved state always passes. A position written by hand may have a prompt that cannot be answered
(keep a value of an empty space, a market turn without an initiative card); it is refused here,
before the rules could fail on it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rollplayer.engine.cards.effects import (
    ExchangesWithBag,
    ExchangesWithCenter,
    MovesDie,
    RaisesDie,
    RerollsCenter,
    TurnsCenterDie,
)
from rollplayer.engine.deck import top_pile
from rollplayer.engine.dice import is_full, value_of
from rollplayer.engine.options import DRAWN_CLASSES
from rollplayer.engine.prompts import Prompt
from rollplayer.engine.rules import setup
from rollplayer.engine.rules.actions import AttributeAction, KeepValue, RerollDie
from rollplayer.engine.rules.cleanup import LastCall, RefreshSkill, RevealCard, is_last_round
from rollplayer.engine.rules.dice import PlaceDie, TakeCard
from rollplayer.engine.rules.market import (
    BuyDiscarded,
    BuyRevealed,
    MarketTurn,
    ReturnCard,
    RevealTop,
)
from rollplayer.engine.rules.roll import DrawDie, OrderDice, RollDie, cards_in_center
from rollplayer.engine.rules.skills import RollCenter, UseAbility
from rollplayer.engine.rules.solo import ENEMY_TAKES, RollEnemy
from rollplayer.engine.rules.starting_dice import DrawStarting, PlaceStarting, RollStarting
from rollplayer.engine.state import (
    CLEANUP,
    DICE,
    MARKET,
    NO_DIE,
    NONE,
    OVER,
    ROLL,
    SETUP,
    State,
    full_bag,
    new_hero,
)
from rollplayer.notation.errors import BadPosition

MOST_PROMPTS: Final = 200  # 25 cards of a pack with 6 effects each, and a few more
PLAY: Final = (ROLL, DICE, MARKET, CLEANUP)
PHASES_OF: Final[Mapping[type[Prompt], tuple[int, ...]]] = {
    DrawDie: (ROLL,),
    RollDie: (ROLL,),
    OrderDice: (ROLL, DICE),
    TakeCard: (DICE,),
    PlaceDie: (DICE,),
    RollEnemy: (DICE,),
    RollCenter: (DICE,),
    AttributeAction: PLAY,
    RerollDie: PLAY,
    KeepValue: PLAY,
    UseAbility: PLAY,
    ReturnCard: (MARKET,),
    MarketTurn: (MARKET,),
    RevealTop: (MARKET,),
    BuyRevealed: (MARKET,),
    BuyDiscarded: (MARKET,),
    RefreshSkill: (CLEANUP,),
    RevealCard: (SETUP, CLEANUP),
    LastCall: (CLEANUP,),
}
# At most one of these is pending at a time: they move the phase along.
SINGLE: Final = (DrawDie, RollDie, TakeCard, PlaceDie, RollEnemy, MarketTurn, RevealCard)
# Setup settles each of these once per seat.
SETUP_STEPS: Final[Mapping[str, tuple[type[Prompt], ...]]] = {
    "race": (setup.PickRace,),
    "class": (setup.DrawClass, setup.PickClass),
    "backstory": (setup.DealBackstory,),
    "alignment": (setup.DealAlignment,),
    "dice": (DrawStarting, RollStarting, PlaceStarting),
}
DRAWS_STARTING: Final = (DrawStarting, RollStarting)
CENTER_ABILITIES: Final = (ExchangesWithCenter, TurnsCenterDie, RerollsCenter)
TARGETED: Final = (RaisesDie, ExchangesWithBag, MovesDie, *CENTER_ABILITIES)


def check_prompts(state: State) -> None:
    """Refuses prompts that could not be answered within the rules."""
    if len(state.prompts) > MOST_PROMPTS:
        raise BadPosition("too-many-prompts", path="prompts", most=MOST_PROMPTS)
    if state.phase == OVER and state.prompts:
        raise BadPosition("prompts-at-the-end", path="prompts", rule="R7")
    if sum(isinstance(prompt, SINGLE) for prompt in state.prompts) > 1:
        raise BadPosition("two-turns", path="prompts")
    if state.phase == SETUP:
        check_setup(state)
    for below, prompt in zip([None, *state.prompts], state.prompts, strict=False):
        reason = misfit(state, prompt, below)
        if reason:
            at = len(state.prompts) - 1 - state.prompts.index(prompt)
            raise BadPosition("prompt-misfit", path=f"prompts[{at}]", kind=prompt.kind, text=reason)


def check_setup(state: State) -> None:
    """R11.16: setup asks for each thing once, and all the dice it draws are in the bag."""
    if any(die > NO_DIE for die in state.center) or any(hero.initiative for hero in state.heroes):
        raise BadPosition("setup-takes-nothing", path="initiative", rule="R3.1")
    asked = [setup_step(prompt) for prompt in state.prompts]
    if len(set(asked)) < len(asked):
        raise BadPosition("setup-asks-once", path="prompts", rule="R11.16")
    drawn = [prompt.left for prompt in state.prompts if isinstance(prompt, DRAWS_STARTING)]
    if sum(drawn) > sum(state.bag):
        raise BadPosition("bag-too-small", path="bag", rule="R2.11")


def setup_step(prompt: Prompt) -> tuple[str, int]:
    """What a prompt of setup settles, and for which seat or pile."""
    for name, kinds in SETUP_STEPS.items():
        if isinstance(prompt, kinds):
            return name, prompt.seat
    if isinstance(prompt, setup.DiscardCards):
        return prompt.kind, prompt.pile
    return prompt.kind, 0


def misfit(state: State, prompt: Prompt, below: Prompt | None) -> str:
    """Why a prompt is impossible, or nothing."""
    if state.phase not in PHASES_OF.get(type(prompt), (SETUP,)):
        return "it belongs to another phase"
    if isinstance(prompt, setup.RollForStart):
        return needs_fresh_table(state)
    if prompt.seat == NONE:
        return "it needs a seat"
    if state.start == NONE:
        return "the start player is not known yet"
    if isinstance(prompt, BuyRevealed | BuyDiscarded | RevealTop) and not (
        isinstance(below, MarketTurn) and below.seat == prompt.seat
    ):
        return "it needs the market turn of its seat beneath"
    return NEEDS[type(prompt)](state, prompt) if type(prompt) in NEEDS else ""


def needs_fresh_table(state: State) -> str:
    """R2.1 comes first: nobody has anything, and all dice are in the bag."""
    if state.start != NONE or state.options.solo:
        return "the start is known"
    nothing = new_hero().fields()
    fresh = all(hero.fields() == nothing for hero in state.heroes)
    return unless(fresh and state.bag == full_bag(solo=False), "setup has begun already")


def unless(holds: bool, reason: str) -> str:
    return "" if holds else reason


def needs_die(state: State, prompt: Any) -> str:
    return unless(bool(state.heroes[prompt.seat].dice[prompt.space]), "no die is on that space")


def needs_reroll(state: State, prompt: RerollDie) -> str:
    return needs_die(state, prompt) or unless(
        prompt.left > 0 and bool(prompt.seen), "a reroll has a roll left and an old value"
    )


def needs_keep(state: State, prompt: KeepValue) -> str:
    return needs_die(state, prompt) or unless(bool(prompt.offered), "no value is offered")


def needs_draws(state: State, prompt: Any) -> str:
    """Dice to draw must be in the bag, and bare cards in the center for all of them."""
    if any(die > NO_DIE for die in state.center):
        return "dice lie in the center already"
    drawn = len(prompt.pool)
    wanted = prompt.left
    if isinstance(prompt, RollDie):
        if prompt.color == NONE:
            return "the die has a color"
        wanted -= 1
        drawn += 1
    if prompt.left < 1 or sum(state.bag) < wanted:
        return "the bag does not hold the dice"
    return unless(drawn + wanted <= len(cards_in_center(state)), "there are too few cards")


def needs_tie(state: State, prompt: OrderDice) -> str:
    dice = [state.center[card] for card in prompt.cards]
    tied = len(dice) > 1 and min(dice) > NO_DIE and len({value_of(die) for die in dice}) == 1
    return unless(tied, "those initiative cards do not hold equal dice")


def needs_take(state: State, prompt: TakeCard) -> str:
    if state.heroes[prompt.seat].initiative:
        return "the hero has an initiative card already"
    return unless(bool(cards_in_center(state)), "no initiative card is in the center")


def needs_place(state: State, prompt: PlaceDie) -> str:
    hero = state.heroes[prompt.seat]
    if not hero.initiative:
        return "the hero has not taken an initiative card"
    if prompt.gold > 1:
        return "an initiative card holds at most 1 gold"
    return unless(not is_full(hero.dice), "the sheet is full")


def needs_enemy(state: State, prompt: RollEnemy) -> str:
    solo = state.options.solo and state.heroes[0].initiative in ENEMY_TAKES
    return unless(solo, "the enemy is roused by card 2 or 3 of the solo game")


def needs_center(state: State, prompt: RollCenter) -> str:
    dice = [state.center[card] for card in prompt.cards]
    return unless(bool(dice) and min(dice) > NO_DIE, "those cards hold no dice")


def needs_ability(state: State, prompt: UseAbility) -> str:
    ability = state.options.cards.market[prompt.card].ability
    if not isinstance(ability, TARGETED):
        return "that card has no ability with a target"
    in_turn = state.phase == DICE or not isinstance(ability, CENTER_ABILITIES)
    return unless(in_turn, "that ability belongs to the dice phase")


def needs_card(state: State, prompt: MarketTurn) -> str:
    return unless(state.heroes[prompt.seat].initiative > 0, "the hero holds no initiative card")


def needs_actions(state: State, prompt: AttributeAction) -> str:
    return unless(bool(prompt.actions), "no action is offered")


def needs_deck(state: State, prompt: Prompt) -> str:
    return unless(bool(top_pile(state)), "the deck is empty")


def needs_reveal(state: State, prompt: RevealCard) -> str:
    if state.phase == CLEANUP and (
        any(die > NO_DIE for die in state.center) or len(state.prompts) > 1
    ):
        return "the center is cleared and everybody asked before the market is made"
    return needs_deck(state, prompt) or unless(prompt.left > 0, "no card is left to reveal")


def needs_refresh(state: State, prompt: RefreshSkill) -> str:
    more = prompt.left > 0 and not is_last_round(state)
    return unless(more, "nothing is refreshed now")


def needs_last_round(state: State, prompt: LastCall) -> str:
    return unless(is_last_round(state), "it is not the last round")


def needs_no_race(state: State, prompt: setup.PickRace) -> str:
    return unless(state.heroes[prompt.seat].race == NONE, "the hero has a race")


def needs_no_class(state: State, prompt: setup.DrawClass) -> str:
    return unless(state.heroes[prompt.seat].hero_class == NONE, "the hero has a class")


def needs_class(state: State, prompt: setup.PickClass) -> str:
    if state.heroes[prompt.seat].hero_class != NONE:
        return "the hero has a class"
    if prompt.color == NONE:
        return unless(state.options.classes != DRAWN_CLASSES, "a color is drawn first")
    free = prompt.color in setup.free_colors(state) and state.prompts[-1] is prompt
    return unless(free, "that class color is not free")


def needs_no_backstory(state: State, prompt: setup.DealBackstory) -> str:
    return unless(state.heroes[prompt.seat].backstory == NONE, "the hero has a backstory")


def needs_no_alignment(state: State, prompt: setup.DealAlignment) -> str:
    return unless(state.heroes[prompt.seat].alignment == NONE, "the hero has an alignment")


def needs_left(state: State, prompt: Any) -> str:
    return unless(prompt.left > 0, "nothing is left to do")


def has_room(state: State, prompt: Prompt, dice: int) -> str:
    free = state.heroes[prompt.seat].dice.count(0)
    return unless(0 < dice <= free, "the sheet has no room for the dice, or there are none")


def needs_starting_draw(state: State, prompt: DrawStarting) -> str:
    return needs_left(state, prompt) or has_room(state, prompt, len(prompt.rolled) + prompt.left)


def needs_starting_roll(state: State, prompt: RollStarting) -> str:
    if not prompt.in_hand:
        return "there is no die to roll"
    return has_room(state, prompt, len(prompt.rolled) + len(prompt.in_hand) + prompt.left)


def needs_starting_dice(state: State, prompt: PlaceStarting) -> str:
    return has_room(state, prompt, len(prompt.dice))


NEEDS: Final[Mapping[type[Prompt], Callable[[State, Any], str]]] = {
    DrawDie: needs_draws,
    RollDie: needs_draws,
    OrderDice: needs_tie,
    TakeCard: needs_take,
    PlaceDie: needs_place,
    RollEnemy: needs_enemy,
    RollCenter: needs_center,
    AttributeAction: needs_actions,
    RerollDie: needs_reroll,
    KeepValue: needs_keep,
    UseAbility: needs_ability,
    MarketTurn: needs_card,
    RevealTop: needs_deck,
    RevealCard: needs_reveal,
    RefreshSkill: needs_refresh,
    LastCall: needs_last_round,
    setup.PickRace: needs_no_race,
    setup.DrawClass: needs_no_class,
    setup.PickClass: needs_class,
    setup.DealBackstory: needs_no_backstory,
    setup.DealAlignment: needs_no_alignment,
    setup.DiscardCards: needs_left,
    DrawStarting: needs_starting_draw,
    RollStarting: needs_starting_roll,
    PlaceStarting: needs_starting_dice,
}
