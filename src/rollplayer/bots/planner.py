"""Looks through the own turn: every die, row, action and purchase, valued at the turn's end.

Follow-up prompts of the own effects are played out; the chance inside them (a reroll, a revealed
card) is weighed by its exact odds. What comes after the turn is left to the value.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from typing import Final, NamedTuple

import numpy as np

from rollplayer.bots.features import (
    AFTER_MARKET,
    BEFORE_MARKET,
    IN_SETUP,
    Floats,
    Ints,
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
    DISCARD,
    PASS,
    PLACE,
    REROLL_CENTRE,
    RETURN,
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


Plan = dict[str, int]  # answers by the kind of prompt


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


class DiceTurn:
    """All ways a dice turn may go: where the alternatives of each card and of each row begin."""

    __slots__ = ("begins", "cards", "options", "row_begins", "rows", "values")

    def __init__(self) -> None:
        self.options = Options()
        self.cards: list[int] = []
        self.begins: list[int] = []
        self.rows: list[int] = []
        self.row_begins: list[int] = []
        self.values: Floats = np.zeros(0, dtype=np.float32)

    def held(self) -> Ints:
        """The initiative card of each alternative."""
        counts = np.diff([*self.begins, len(self.options.moves)])
        found: Ints = np.repeat(self.cards, counts) + 1
        return found

    def by_card(self) -> list[float]:
        """The best of each card."""
        found: list[float] = np.maximum.reduceat(self.values, self.begins).tolist()
        return found

    def by_row(self) -> list[float]:
        """The best of each row of each card."""
        found: list[float] = np.maximum.reduceat(self.values, self.row_begins).tolist()
        return found

    def plan(self, index: int) -> Plan:
        """The answers to `take`, `place` and `action` that lead to an alternative."""
        lot = bisect(self.begins, index) - 1
        row = bisect(self.row_begins, index) - 1
        found = {"take": encode(TAKE, self.cards[lot] + 1)}
        if row >= 0 and self.row_begins[row] >= self.begins[lot]:  # else there is no die to place
            found["place"] = encode(PLACE, self.rows[row])
            found["action"] = self.options.moves[index]
        return found

    def plans(self, count: int, of_a_row: int) -> list[tuple[float, Plan]]:
        """The best few plans, no more than so many of one card and row."""
        found: list[tuple[float, Plan]] = []
        seen: Counter[tuple[int, ...]] = Counter()
        for index in np.argsort(-self.values, kind="stable").tolist():
            plan = self.plan(index)
            whole = tuple(plan.values())
            if seen[whole] or seen[whole[:2]] == of_a_row:
                continue  # the faces of a reroll are one plan
            seen.update((whole, whole[:2]))
            found.append((float(self.values[index]), plan))
            if len(found) == count:
                break
        return found


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
        if isinstance(prompt, MarketTurn):
            return self.market_values(state, seat, moves)
        return np.array([self.after(state, seat, move) for move in moves], dtype=np.float32)

    def market_values(self, state: State, seat: int, moves: list[int]) -> Floats:
        """Each purchase and skill; no value tells one discarded card from another."""
        found = []
        discarded: float | None = None
        for move in moves:
            if kind_of(move) != DISCARD:
                found.append(self.after(state, seat, move))
                continue
            if discarded is None:
                discarded = self.after(state, seat, move)
            found.append(discarded)
        return np.array(found, dtype=np.float32)

    def return_values(self, state: State, seat: int, moves: list[int]) -> Floats:
        """A card for the market: all by a glance at the row with it, the best by looking on."""
        values = self.glances_at_returns(state, seat, moves) - NEVER_YET
        looked_at = np.argsort(-values, kind="stable")[:2].tolist()
        skills = [index for index, move in enumerate(moves) if kind_of(move) == USE]
        for index in {*looked_at, *skills}:
            values[index] = self.after(state, seat, moves[index])
        return values

    def glances_at_returns(self, state: State, seat: int, moves: list[int]) -> Floats:
        """The value of the market with each card that may come back to it."""
        hero = state.heroes[seat]
        also = np.array([first(move) if kind_of(move) == RETURN else -1 for move in moves])
        variants = variants_of([hero] * len(moves))
        variants.also = also
        return self.value(Sight(state, seat, stage_of(state, seat)), variants)

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
        """The value of each initiative card with the best its die can do."""
        turn = self.dice_turn(state, seat)
        values = zip(turn.cards, turn.by_card(), strict=True)
        return {encode(TAKE, card + 1): value for card, value in values}

    def place_values(
        self, state: State, seat: int, sight: Sight, die: int, gold: int
    ) -> dict[int, float]:
        """The value of placing a die in each open row and acting as well as can be."""
        turn = self.rest_of_turn(state, seat, sight, die, gold)
        return {
            encode(PLACE, row): value for row, value in zip(turn.rows, turn.by_row(), strict=True)
        }

    def plan(self, state: State, seat: int) -> Plan:
        """The best dice turn."""
        turn = self.dice_turn(state, seat)
        return turn.plan(int(turn.values.argmax()))

    def dice_turn(self, state: State, seat: int) -> DiceTurn:
        """Every initiative card, row and action, valued all at once."""
        hero = state.heroes[seat]
        turn = DiceTurn()
        for card, die in enumerate(state.centre):
            if die >= NO_DIE:
                self.add_lot(turn, state, hero, card, die, gold_of_card(state, hero, card))
        sight = Sight(state, seat, BEFORE_MARKET)
        turn.values = self.value(sight, turn.options.variants(turn.held()))
        self.fold_rerolls(state, hero, turn.options, turn.values)
        return turn

    def rest_of_turn(self, state: State, seat: int, sight: Sight, die: int, gold: int) -> DiceTurn:
        """Every row and action for a die that is taken."""
        hero = state.heroes[seat]
        turn = DiceTurn()
        self.add_lot(turn, state, hero, hero.initiative - 1, die, gold)
        turn.values = self.value(sight, turn.options.variants())
        self.fold_rerolls(state, hero, turn.options, turn.values)
        return turn

    def add_lot(
        self, turn: DiceTurn, state: State, hero: Hero, card: int, die: int, gold: int
    ) -> None:
        """Adds an initiative card: its die in each open row with each action.

        Without a die, or with a full sheet, the gold is all there is.
        """
        options = turn.options
        turn.cards.append(card)
        turn.begins.append(len(options.moves))
        rows = open_rows(hero.dice) if die else []
        instead = [
            effect.action for effect in passives(state, hero) if isinstance(effect, ActionInstead)
        ]
        tokens = tokens_left(state)
        for row in rows:
            stand = placed(state, hero, die, gold, row)
            turn.rows.append(row)
            turn.row_begins.append(len(options.moves))
            options.begin(stand)
            for action in dict.fromkeys((row, *instead)):
                add_action(options, stand, action, tokens)
        if not rows:
            stand = stand_of(hero)
            stand.gold += gold
            options.begin(stand)

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
