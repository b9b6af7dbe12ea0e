"""Every kind of prompt there is, by name: what a reader of saved states needs to know."""

from collections.abc import Mapping
from typing import Final

from rollplayer.engine._prompts import Prompt
from rollplayer.engine._rules.actions import AttributeAction, KeepValue, RerollDie
from rollplayer.engine._rules.cleanup import LastCall, RefreshSkill, RevealCard
from rollplayer.engine._rules.dice import PlaceDie, TakeCard
from rollplayer.engine._rules.market import (
    BuyDiscarded,
    BuyRevealed,
    MarketTurn,
    OfferReveal,
    ReturnCard,
    RevealTop,
)
from rollplayer.engine._rules.roll import DrawDie, OrderDice, RollDie
from rollplayer.engine._rules.setup import (
    DealAlignment,
    DealBackstory,
    DiscardCards,
    DiscardTop,
    DrawClass,
    PickClass,
    PickRace,
    RollForStart,
    TrashTop,
)
from rollplayer.engine._rules.skills import RollCenter, UseAbility
from rollplayer.engine._rules.solo import RollEnemy
from rollplayer.engine._rules.starting_dice import DrawStarting, PlaceStarting, RollStarting

ALL_PROMPTS: Final[tuple[type[Prompt], ...]] = (
    # setup
    RollForStart,
    PickRace,
    DrawClass,
    PickClass,
    DealBackstory,
    DealAlignment,
    DiscardCards,
    DiscardTop,
    TrashTop,
    DrawStarting,
    RollStarting,
    PlaceStarting,
    # roll
    DrawDie,
    RollDie,
    OrderDice,
    # dice
    TakeCard,
    PlaceDie,
    AttributeAction,
    RerollDie,
    KeepValue,
    RollEnemy,
    # skills
    UseAbility,
    RollCenter,
    # market
    ReturnCard,
    MarketTurn,
    OfferReveal,
    RevealTop,
    BuyRevealed,
    BuyDiscarded,
    # cleanup
    RefreshSkill,
    RevealCard,
    LastCall,
)
PROMPTS: Final[Mapping[str, type[Prompt]]] = {prompt.kind: prompt for prompt in ALL_PROMPTS}
