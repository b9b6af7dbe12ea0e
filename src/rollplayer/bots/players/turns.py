"""All ways a dice turn may go, as plans: the card to take, the row, the action."""

from bisect import bisect
from collections import Counter

import numpy as np

from rollplayer.bots.features.context import Floats, Ints
from rollplayer.bots.players.alternatives import Options, add_action, placed, stand_of
from rollplayer.engine import (
    CHARISMA_TOKENS,
    PASS,
    PLACE,
    TAKE,
    ActionInstead,
    Hero,
    Move,
    State,
    encode,
    open_rows,
    passives,
    rolls_of_reroll,
)

Plan = dict[str, Move]  # answers by the kind of prompt


class DiceTurn:
    """All ways a dice turn may go: where the alternatives of each card and of each row begin."""

    __slots__ = (
        "actions",
        "begins",
        "cards",
        "hero",
        "options",
        "row_begins",
        "rows",
        "state",
        "tokens",
        "values",
    )

    def __init__(self, state: State, hero: Hero) -> None:
        self.state = state
        self.hero = hero
        self.actions = [
            effect.action for effect in passives(state, hero) if isinstance(effect, ActionInstead)
        ]
        self.tokens = tokens_left(state)
        self.options = Options()
        self.cards: list[int] = []
        self.begins: list[int] = []
        self.rows: list[int] = []
        self.row_begins: list[int] = []
        self.values: Floats = np.zeros(0, dtype=np.float32)

    def add(self, card: int, die: int, gold: int) -> None:
        """Adds an initiative card: its die in each open row with each action.

        Without a die, or with a full sheet, the gold is all there is.
        """
        options = self.options
        self.cards.append(card)
        self.begins.append(len(options.moves))
        rows = open_rows(self.hero.dice) if die else []
        for row in rows:
            stand = placed(self.state, self.hero, die, gold, row)
            self.rows.append(row)
            self.row_begins.append(len(options.moves))
            options.begin(stand)
            for action in dict.fromkeys((row, *self.actions)):
                add_action(options, stand, action, self.tokens)
        if not rows:
            stand = stand_of(self.hero)
            stand.gold += gold
            options.begin(stand)

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


def fold_rerolls(state: State, hero: Hero, options: Options, values: Floats) -> None:
    """Puts the expectation of a reroll in the place of its faces; the old value may be kept."""
    if not options.rerolls:
        return
    rolls = rolls_of_reroll(state, hero)
    begins = [begin for _, begin in options.rerolls]
    faces = values[np.add.outer(begins, np.arange(6))]
    kept = values[stays(options, begins)]
    means = best_of_rolls(np.maximum(faces, kept[:, None]), rolls)
    values[np.add.outer(begins, np.arange(6))] = means[:, None]


def stays(options: Options, begins: list[int]) -> list[int]:
    """For each reroll the index of its stand as it is."""
    found = []
    last = 0
    where = [index for index, move in enumerate(options.moves) if move == PASS]
    for begin in begins:
        while last + 1 < len(where) and where[last + 1] < begin:
            last += 1
        found.append(where[last])
    return found


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
