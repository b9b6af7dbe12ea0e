"""Looks through the own turn: every die, row, action and purchase, valued at the turn's end.

Follow-up prompts of the own effects are played out; the chance inside them (a reroll, a revealed
card) is weighed by its exact odds. What comes after the turn is left to the value.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from rollplayer.bots.features import (
    AFTER_MARKET,
    IN_SETUP,
    Floats,
    Sight,
    Variants,
    one_variant,
    stage_of,
    variants_of,
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
from rollplayer.engine.cards.effects import ActionInstead, RerollsCentre
from rollplayer.engine.dice import free_space, open_rows
from rollplayer.engine.moves import (
    PASS,
    PLACE,
    REROLL_CENTRE,
    START,
    TAKE,
    USE,
    encode,
    first,
    kind_of,
    second,
)
from rollplayer.engine.passives import passives, rolls_of_reroll
from rollplayer.engine.prompts import Prompt
from rollplayer.engine.rules.actions import CHARISMA_TOKENS, AttributeAction, KeepValue, RerollDie
from rollplayer.engine.rules.dice import GOLD_FOR_FULL_ROW, PlaceDie, TakeCard
from rollplayer.engine.rules.market import (
    BuyDiscarded,
    BuyRevealed,
    MarketTurn,
    ReturnCard,
    RevealTop,
)
from rollplayer.engine.rules.roll import OrderDice
from rollplayer.engine.rules.setup import PlaceStarting
from rollplayer.engine.rules.skills import UseAbility
from rollplayer.engine.state import NO_DIE, OVER, SETUP, Hero

FOLLOW_UP: Final = (AttributeAction, KeepValue, UseAbility, BuyRevealed, BuyDiscarded, MarketTurn)
INNER_CHANCE: Final = (RerollDie, RevealTop)
SHORTLIST: Final = 5  # how many targets of a skill are looked at closely
NEVER: Final = -1e9
NEVER_YET: Final = 1000.0  # a first step that the beam has left is worse than any it follows


class Line(NamedTuple):
    """Some starting dice placed, the rest in hand, and the first step taken."""

    dice: tuple[int, ...]
    left: tuple[int, ...]
    gold: int
    first: int

    def place(self, die: int, row: int) -> Line:
        space = free_space(list(self.dice), row)
        dice = (*self.dice[:space], die, *self.dice[space + 1 :])
        where = self.left.index(die)
        left = (*self.left[:where], *self.left[where + 1 :])
        step = encode(START, die, row) if self.first < 0 else self.first
        return Line(dice, left, self.gold + (GOLD_FOR_FULL_ROW if space % 3 == 2 else 0), step)


class Planner:
    """Values every move of a seat by looking to the end of its turn."""

    def __init__(self, value: Value, beam: int = 8) -> None:
        self.value = value
        self.beam = beam  # how many ways to place the starting dice are followed

    # Moves

    def values(self, state: State, seat: int, moves: list[int]) -> Floats:
        """The value of each move."""
        prompt = state.prompts[-1]
        if isinstance(prompt, PlaceStarting) and prompt.seat == seat:
            steps = self.start_values(state, seat, prompt)
            return np.array([steps[move] for move in moves], dtype=np.float32)
        if prompt.seat == seat and isinstance(prompt, TakeCard | PlaceDie | AttributeAction):
            known = self.turn_values(state, seat, prompt)
            return np.array(
                [known[move] if move in known else self.after(state, seat, move) for move in moves],
                dtype=np.float32,
            )
        if isinstance(prompt, ReturnCard):
            return self.return_values(state, seat, moves)
        if isinstance(prompt, UseAbility) and len(moves) > SHORTLIST:
            return self.target_values(state, seat, moves)
        return np.array([self.after(state, seat, move) for move in moves], dtype=np.float32)

    def return_values(self, state: State, seat: int, moves: list[int]) -> Floats:
        """A card for the market: all by a glance at the row with it, the best by looking on."""
        glances = []
        for move in moves:
            copy = state.clone()
            do_move(copy, seat, move)
            glances.append(self.standing(copy, seat))
        values = np.array(glances, dtype=np.float32) - NEVER_YET
        for index in np.argsort(-values, kind="stable")[:2].tolist():
            values[index] = self.after(state, seat, moves[index])
        return values

    def target_values(self, state: State, seat: int, moves: list[int]) -> Floats:
        """A skill with many targets: all by a glance at the hero, the best by looking on."""
        stands = []
        for move in moves:
            copy = state.clone()
            do_move(copy, seat, move)
            stands.append(copy.heroes[seat])
        sight = Sight(state, seat, stage_of(state, seat))
        glances = self.value(sight, variants_of(stands))
        values = glances - NEVER_YET
        for index in np.argsort(-glances, kind="stable")[:SHORTLIST].tolist():
            values[index] = self.after(state, seat, moves[index])
        return values

    def after(self, state: State, seat: int, move: int) -> float:
        """The value of the state that a move leads to."""
        if rolls_many_dice(state, move):
            return NEVER
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
                moves = [move for move in legal(state, seat) if kind_of(move) != USE]
                return float(self.values(state, seat, moves).max())
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
        # Passing costs nothing.
        values.update((move, value) for move, value in poorer.items() if move != PASS)

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
        """The value of placing a die in each open row and acting as well as can be."""
        hero = state.heroes[seat]
        instead = [
            effect.action for effect in passives(state, hero) if isinstance(effect, ActionInstead)
        ]
        tokens = tokens_left(state)
        options = Options()
        begins = []
        rows = open_rows(hero.dice)
        for row in rows:
            stand = placed(state, hero, die, gold, row)
            begins.append(len(options.moves))
            options.begin(stand)
            for action in (row, *(action for action in instead if action != row)):
                add_action(options, stand, action, tokens)
        if not rows:
            return {}
        values = self.value(sight, options.variants())
        self.fold_rerolls(state, hero, options, values)
        best = np.maximum.reduceat(values, begins)
        return {encode(PLACE, row): float(each) for row, each in zip(rows, best, strict=True)}

    def fold_rerolls(self, state: State, hero: Hero, options: Options, values: Floats) -> None:
        """Puts the expectation of a reroll in the place of its faces; the old value may be kept."""
        if not options.rerolls:
            return
        rolls = rolls_of_reroll(state, hero)
        begins = [begin for _, begin in options.rerolls]
        faces = values[np.add.outer(begins, np.arange(6))]
        stays = values[self.stays(options, begins)]
        means = best_of_rolls(np.maximum(faces, stays[:, None]), rolls)
        values[np.add.outer(begins, np.arange(6))] = means[:, None]

    def stays(self, options: Options, begins: list[int]) -> list[int]:
        """For each reroll the index of its stand as it is."""
        found = []
        last = 0
        where = [index for index, move in enumerate(options.moves) if move == PASS]
        for begin in begins:
            while last + 1 < len(where) and where[last + 1] < begin:
                last += 1
            found.append(where[last])
        return found

    def action_values(
        self, state: State, hero: Hero, sight: Sight, stand: Stand, actions: tuple[int, ...]
    ) -> dict[int, float]:
        """The value of each attribute action, and of passing."""
        options = Options()
        options.begin(stand)
        for action in actions:
            add_action(options, stand, action, tokens_left(state))
        values = self.value(sight, options.variants())
        self.fold_rerolls(state, hero, options, values)
        return dict(zip(options.moves, values.tolist(), strict=True))

    # Starting dice

    def start_values(self, state: State, seat: int, prompt: PlaceStarting) -> dict[int, float]:
        """Places all starting dice by beam search; the value of each first step."""
        hero = state.heroes[seat]
        sight = Sight(state, seat, IN_SETUP)
        lines = [Line(tuple(hero.dice), prompt.dice, hero.gold, -1)]
        found: dict[int, float] = {}
        while lines[0].left:
            lines = self.widen(sight, lines, found)
        return found

    def widen(self, sight: Sight, lines: list[Line], found: dict[int, float]) -> list[Line]:
        """Every way to place one more die, the best of them; first steps keep a place each."""
        wider: dict[tuple[tuple[int, ...], int], Line] = {}
        for line in lines:
            for die in sorted(set(line.left)):
                for row in open_rows(list(line.dice)):
                    after = line.place(die, row)
                    wider.setdefault((after.dice, after.first if line.first < 0 else 0), after)
        every = list(wider.values())
        values = self.value(
            sight,
            Variants(
                np.array([line.dice for line in every]),
                np.full(len(every), sight.hero.row),
                np.full(len(every), sight.hero.column),
                np.array([line.gold for line in every]),
                np.zeros(len(every), dtype=np.int64),
            ),
        )
        if not every[0].left or not found:
            for line, value in zip(every, values.tolist(), strict=True):
                found[line.first] = max(
                    found.get(line.first, NEVER), value - (NEVER_YET * bool(line.left))
                )
        order = np.argsort(-values, kind="stable")[: self.beam]
        return [every[index] for index in order]

    # Choosing

    def choose(self, state: State, seat: int, moves: list[int]) -> int:
        return moves[int(self.values(state, seat, moves).argmax())]


def rolls_many_dice(state: State, move: int) -> bool:
    """Rerolling the centre has up to 7,776 outcomes: too many to weigh, so it is not considered."""
    if kind_of(move) != USE:
        return kind_of(move) == REROLL_CENTRE
    card = second(move) - 1 if second(move) else first(move)
    return isinstance(state.options.cards.market[card].ability, RerollsCentre)


def tokens_left(state: State) -> bool:
    """Whether a Charisma token can still be taken."""
    return sum(each.charisma for each in state.heroes) < CHARISMA_TOKENS


def best_of_rolls(values: Floats, rolls: int) -> Floats:
    """The expected best of several rolls, each face equally likely; one row a die."""
    if rolls == 1:
        mean: Floats = values.mean(axis=1)
        return mean
    ranked = np.sort(values, axis=1)
    below = np.arange(7) / 6
    odds = (below[1:] ** rolls - below[:-1] ** rolls).astype(np.float32)
    best: Floats = ranked @ odds
    return best
