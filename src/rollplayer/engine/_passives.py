"""What a hero's class and cards do by themselves: the named moments of the vocabulary.

Order at one moment is the class first, then the cards in the order of purchase. Mostly there is
nothing: `max` with a default takes 3,000 instructions to say so in compiled code, so it is not
asked.
"""

from typing import Final

from rollplayer.engine._cards.effects import (
    ANY_KIND,
    GoldDicePay,
    HandsLimit,
    Passive,
    PriceCut,
    RerollsRoll,
)
from rollplayer.engine._dice import GOLD, Color
from rollplayer.engine._state import NONE, Hero, KnownPassives, State

GOLD_DIE_PAYS: Final = 2
HANDS: Final = 2


def passives(state: State, hero: Hero) -> list[Passive]:
    """All passive effects at work for a hero: asked for at every turn, and they rarely change."""
    known = hero.known_passives
    if known is None or known.cards != hero.cards or known.hero_class != hero.hero_class:
        found = found_passives(state, hero)
        hero.known_passives = KnownPassives(hero.hero_class, hero.cards[:], found)
        return found
    return known.effects


def found_passives(state: State, hero: Hero) -> list[Passive]:
    cards = state.options.cards
    found: list[Passive] = []
    if hero.hero_class != NONE:
        found += cards.classes[hero.hero_class].passives
    for card in hero.cards:
        added = cards.market[card].passives
        if added:
            found += added
    return found


def gold_for_die(state: State, hero: Hero, color: Color) -> int:
    """What a die drawn in setup or placed later pays by its color (R2.12, R3.2c)."""
    if color != GOLD:
        return 0
    pays = [effect.gold for effect in passives(state, hero) if isinstance(effect, GoldDicePay)]
    return max(pays) if pays else GOLD_DIE_PAYS


def hands_limit(state: State, hero: Hero) -> int:
    """How many hands of weapons a hero may hold (R3.3b)."""
    limits = [effect.hands for effect in passives(state, hero) if isinstance(effect, HandsLimit)]
    return max(limits) if limits else HANDS


def rolls_of_reroll(state: State, hero: Hero) -> int:
    """How often a rerolled die is rolled (R4.4, R11.12)."""
    rolls = [effect.rolls for effect in passives(state, hero) if isinstance(effect, RerollsRoll)]
    return max(rolls) if rolls else 1


def price_cuts(state: State, hero: Hero, from_discard: bool) -> list[int]:
    """How much less a card of each kind costs this hero (R10: which cuts reach the pile)."""
    cuts = [0, 0, 0, 0]
    for effect in passives(state, hero):
        if isinstance(effect, PriceCut):
            if from_discard and state.options.edition not in effect.discard_pile:
                continue
            for kind in range(4):
                if effect.kind == ANY_KIND or effect.kind == kind:
                    cuts[kind] += effect.gold
    return cuts
