"""Every way a dice turn can go, as plans: the card to take, the row, the action."""

from bisect import bisect
from collections import Counter

import numpy as np

from rollplayer.bots.features.layout import Floats
from rollplayer.bots.features.sheets import AS_NOW, sheet_of
from rollplayer.bots.players.alternatives import Alternatives, add_action, placed
from rollplayer.engine import Hero, State
from rollplayer.engine.cards import ActionInstead, passives, rolls_of_reroll
from rollplayer.engine.terms import CHARISMA_TOKENS, PASS, PLACE, TAKE, Die, Move, encode, open_rows

Plan = dict[str, Move]  # the answer to each kind of prompt


class DiceTurn:
    """Every way a dice turn can go.

    The alternatives lie in one long list, card by card and row by row; `begins` and `row_begins`
    say where those of each card and of each row start.
    """

    __slots__ = (
        "actions",
        "alternatives",
        "begins",
        "cards",
        "hero",
        "row_begins",
        "rows",
        "state",
        "tokens",
        "values",
    )

    def __init__(self, state: State, hero: Hero) -> None:
        self.state = state
        self.hero = hero
        self.actions = list(
            dict.fromkeys(
                effect.action
                for effect in passives(state, hero)
                if isinstance(effect, ActionInstead)
            )
        )
        self.tokens = tokens_left(state)
        self.alternatives = Alternatives()
        self.cards: list[int] = []
        self.begins: list[int] = []
        self.rows: list[int] = []
        self.row_begins: list[int] = []
        self.values: Floats = np.zeros(0, dtype=np.float32)

    def add(self, card: int, die: Die, gold: int, held: int = AS_NOW) -> None:
        """Adds an initiative card: its die in each open row with each action.

        Without a die, or with a full sheet, the gold is all there is. `held` is the card where it
        is not the one the hero holds.
        """
        alternatives = self.alternatives
        self.cards.append(card)
        self.begins.append(len(alternatives.moves))
        rows = open_rows(self.hero.dice) if die else []
        for row in rows:
            sheet = placed(self.state, self.hero, die, gold, row)
            sheet.held = held
            self.rows.append(row)
            self.row_begins.append(len(alternatives.moves))
            alternatives.begin(sheet)
            for action in [row, *(each for each in self.actions if each != row)]:
                add_action(alternatives, sheet, action, self.tokens)
        if not rows:
            sheet = sheet_of(self.hero)
            sheet.gold += gold
            sheet.held = held
            alternatives.begin(sheet)

    def by_card(self) -> list[float]:
        """The value of each card: its best alternative."""
        best: list[float] = np.maximum.reduceat(self.values, self.begins).tolist()
        return best

    def best_of(self, place: int) -> int:
        """The best alternative of the card that was added in this place."""
        begin = self.begins[place]
        last = place + 1 == len(self.begins)
        end = len(self.values) if last else self.begins[place + 1]
        return begin + int(self.values[begin:end].argmax())

    def by_row(self) -> list[float]:
        """The value of each row of each card."""
        best: list[float] = np.maximum.reduceat(self.values, self.row_begins).tolist()
        return best

    def plan(self, index: int) -> Plan:
        """The answers to `take`, `place` and `action` that lead to an alternative."""
        card = bisect(self.begins, index) - 1
        row = bisect(self.row_begins, index) - 1
        plan = {"take": encode(TAKE, self.cards[card] + 1)}
        if row >= 0 and self.row_begins[row] >= self.begins[card]:  # else there is no die to place
            plan["place"] = encode(PLACE, self.rows[row])
            plan["action"] = self.alternatives.moves[index]
        return plan

    def plans(self, count: int, per_row: int) -> list[tuple[float, Plan]]:
        """The `count` best plans with their values, at most `per_row` for one card and row."""
        best: list[tuple[float, Plan]] = []
        seen: Counter[tuple[int, ...]] = Counter()
        for index in np.argsort(-self.values, kind="stable").tolist():
            plan = self.plan(index)
            whole = tuple(plan.values())
            if seen[whole] or seen[whole[:2]] == per_row:
                continue  # the faces of a reroll are one plan
            seen.update((whole, whole[:2]))
            best.append((float(self.values[index]), plan))
            if len(best) == count:
                break
        return best


def fold_rerolls(state: State, hero: Hero, alternatives: Alternatives, values: Floats) -> None:
    """Gives all six faces of a reroll its expected value; the hero may keep the old face."""
    if not alternatives.rerolls:
        return
    rolls = rolls_of_reroll(state, hero)
    begins = alternatives.rerolls
    faces = values[np.add.outer(begins, np.arange(6))]
    unchanged = values[unrolled(alternatives, begins)]
    means = best_of_rolls(np.maximum(faces, unchanged[:, None]), rolls)
    values[np.add.outer(begins, np.arange(6))] = means[:, None]


def unrolled(alternatives: Alternatives, begins: list[int]) -> list[int]:
    """For each reroll the index of the sheet it starts from: the last pass before it."""
    indices = []
    last = 0
    passes = [index for index, move in enumerate(alternatives.moves) if move == PASS]
    for begin in begins:
        while last + 1 < len(passes) and passes[last + 1] < begin:
            last += 1
        indices.append(passes[last])
    return indices


def tokens_left(state: State) -> bool:
    """Whether a Charisma token can still be taken."""
    return sum(each.charisma for each in state.heroes) < CHARISMA_TOKENS


def best_of_rolls(values: Floats, rolls: int) -> Floats:
    """The expected best of several rolls, each face equally likely; one row per die."""
    if rolls == 1:
        mean: Floats = values.mean(axis=1)
        return mean
    ranked = np.sort(values, axis=1)
    below = np.arange(7) / 6
    odds = (below[1:] ** rolls - below[:-1] ** rolls).astype(np.float32)
    best: Floats = ranked @ odds
    return best
