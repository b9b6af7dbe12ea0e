"""Looks through the own turn: every die, row, action and purchase, valued at the turn's end.

Follow-up prompts of the own effects are played out; the chance inside them (a reroll, a revealed
card) is weighed by its exact odds. What comes after the turn is left to the value.
"""

from typing import Final

import numpy as np

from rollplayer.bots.features import (
    AFTER_MARKET,
    IN_SETUP,
    Floats,
    Sight,
    one_variant,
    stage_of,
)
from rollplayer.bots.values import Value
from rollplayer.bots.variants import (
    Options,
    Stand,
    add_action,
    gold_of_card,
    placed,
    stand_of,
)
from rollplayer.engine import State, do_move, do_outcome, legal, outcomes, score
from rollplayer.engine.cards.effects import ActionInstead
from rollplayer.engine.dice import open_rows
from rollplayer.engine.moves import PLACE, TAKE, encode, first, kind_of
from rollplayer.engine.passives import passives, rolls_of_reroll
from rollplayer.engine.prompts import Prompt
from rollplayer.engine.rules.actions import CHARISMA_TOKENS, AttributeAction, KeepValue, RerollDie
from rollplayer.engine.rules.cleanup import RefreshSkill
from rollplayer.engine.rules.dice import PlaceDie, TakeCard
from rollplayer.engine.rules.market import BuyDiscarded, BuyRevealed, MarketTurn, RevealTop
from rollplayer.engine.rules.roll import OrderDice
from rollplayer.engine.rules.skills import RollCentre, UseAbility
from rollplayer.engine.state import NO_DIE, OVER, SETUP, Hero

FOLLOW_UP: Final = (AttributeAction, KeepValue, UseAbility, BuyRevealed, BuyDiscarded, PlaceDie)
INNER_CHANCE: Final = (RerollDie, RevealTop, RollCentre)


class Planner:
    """Values every move of a seat by looking to the end of its turn."""

    def __init__(self, value: Value) -> None:
        self.value = value

    # Moves

    def values(self, state: State, seat: int, moves: list[int]) -> Floats:
        """The value of each move."""
        prompt = state.prompts[-1]
        if prompt.seat == seat and isinstance(prompt, TakeCard | PlaceDie | AttributeAction):
            known = self.turn_values(state, seat, prompt)
            return np.array(
                [
                    known[move] if move in known else self.after(state, seat, move)
                    for move in moves
                ],
                dtype=np.float32,
            )
        return np.array([self.after(state, seat, move) for move in moves], dtype=np.float32)

    def after(self, state: State, seat: int, move: int) -> float:
        """The value of the state that a move leads to."""
        copy = state.clone()
        do_move(copy, seat, move)
        return self.worth(copy, seat)

    def worth(self, state: State, seat: int) -> float:
        """The value of a state for a seat, with what it still has to answer itself."""
        if state.phase == OVER:
            return float(score(state)[seat].total)
        prompt = state.prompts[-1]
        if isinstance(prompt, INNER_CHANCE) and prompt.seat == seat:
            return self.expected(state, seat)
        if prompt.seat == seat and not prompt.is_chance:
            if isinstance(prompt, AttributeAction | PlaceDie | TakeCard):
                return max(self.turn_values(state, seat, prompt).values())
            if isinstance(prompt, FOLLOW_UP) or self.inside(prompt):
                return float(self.values(state, seat, legal(state, seat)).max())
        return self.standing(state, seat)

    def inside(self, prompt: Prompt) -> bool:
        """Orders that belong to the own skill are part of it."""
        return isinstance(prompt, OrderDice) and prompt.closed

    def expected(self, state: State, seat: int) -> float:
        """The mean over the outcomes of a chance inside the own effect, by exact odds."""
        total = 0.0
        for outcome, odds in outcomes(state):
            copy = state.clone()
            do_outcome(copy, outcome)
            total += float(odds) * self.worth(copy, seat)
        return total

    def standing(self, state: State, seat: int) -> float:
        """The plain value of a state."""
        stage = IN_SETUP if state.phase == SETUP else stage_of(state, seat)
        if stage == AFTER_MARKET and 0 not in state.heroes[seat].dice:
            return float(score(state)[seat].total)
        sight = Sight(state, seat, stage)
        return float(self.value(sight, one_variant(state.heroes[seat]))[0])

    # The dice turn, all at once

    def turn_values(self, state: State, seat: int, prompt: Prompt) -> dict[int, float]:
        """The values of the answers to a prompt of the dice turn, and of granted actions."""
        hero = state.heroes[seat]
        if isinstance(prompt, TakeCard):
            return self.take_values(state, seat)
        if isinstance(prompt, PlaceDie):
            sight = Sight(state, seat, stage_of(state, seat))
            return self.place_values(state, seat, sight, prompt.die, prompt.gold)
        assert isinstance(prompt, AttributeAction)
        sight = Sight(state, seat, stage_of(state, seat))
        stand = stand_of(hero)
        values = self.action_values(state, hero, sight, stand, prompt.actions)
        if prompt.price:
            self.charge(state, hero, sight, values, prompt)
        return values

    def charge(
        self,
        state: State,
        hero: Hero,
        sight: Sight,
        values: dict[int, float],
        prompt: AttributeAction,
    ) -> None:
        """An action that costs gold is valued with the poorer purse."""
        stand = stand_of(hero)
        stand.gold -= prompt.price
        poorer = self.action_values(state, hero, sight, stand, prompt.actions)
        for move, value in poorer.items():
            if move:  # passing costs nothing
                values[move] = value

    def take_values(self, state: State, seat: int) -> dict[int, float]:
        hero = state.heroes[seat]
        found = {}
        held = hero.initiative
        for card, die in enumerate(state.centre):
            if die < NO_DIE:
                continue
            hero.initiative = card + 1  # the sight must know which card is held
            sight = Sight(state, seat, 0)
            hero.initiative = held
            gold = gold_of_card(state, hero, card)
            rows = self.place_values(state, seat, sight, die, gold) if die else {}
            if rows:
                found[encode(TAKE, card + 1)] = max(rows.values())
            else:
                variants = one_variant(hero)
                variants.gold += gold
                found[encode(TAKE, card + 1)] = float(self.value(sight, variants)[0])
        return found

    def place_values(
        self, state: State, seat: int, sight: Sight, die: int, gold: int
    ) -> dict[int, float]:
        hero = state.heroes[seat]
        instead = [
            effect.action for effect in passives(state, hero) if isinstance(effect, ActionInstead)
        ]
        found = {}
        for row in open_rows(hero.dice):
            stand = placed(state, hero, die, gold, row)
            actions = (row, *(action for action in instead if action != row))
            values = self.action_values(state, hero, sight, stand, actions)
            found[encode(PLACE, row)] = max(values.values())
        return found

    def action_values(
        self, state: State, hero: Hero, sight: Sight, stand: Stand, actions: tuple[int, ...]
    ) -> dict[int, float]:
        """The value of each attribute action, and of passing."""
        tokens = sum(each.charisma for each in state.heroes) < CHARISMA_TOKENS
        options = Options(stand)
        for action in actions:
            add_action(options, stand, action, tokens)
        values = self.value(sight, options.variants())
        found = dict(zip(options.moves, values.tolist(), strict=True))
        rolls = rolls_of_reroll(state, hero) if options.rerolls else 1
        for move, begin in options.rerolls:
            kept = np.maximum(values[begin : begin + 6], values[0])
            found[move] = best_of_rolls(kept, rolls)
        return found

    # Choosing

    def choose(self, state: State, seat: int, moves: list[int]) -> int:
        return moves[int(self.values(state, seat, moves).argmax())]


def best_of_rolls(values: Floats, rolls: int) -> float:
    """The expected best of several rolls, each face equally likely."""
    if rolls == 1:
        return float(values.mean())
    ranked = np.sort(values)
    below = np.arange(7) / 6
    odds = below[1:] ** rolls - below[:-1] ** rolls
    return float((ranked * odds).sum())


__all__ = ["RefreshSkill", "MarketTurn", "Planner", "first", "kind_of"]
