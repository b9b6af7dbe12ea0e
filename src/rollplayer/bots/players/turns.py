"""Every way a dice turn can go, as plans: the card to take, the row, the action."""

from bisect import bisect
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Final

from rollplayer.bots.features.sheets import AS_NOW, sheet_of
from rollplayer.bots.players.alternatives import Alternatives, add_action, placed
from rollplayer.engine import Hero, State
from rollplayer.engine.cards import ActionInstead, passives, rolls_of_reroll
from rollplayer.engine.terms import CHARISMA_TOKENS, PASS, PLACE, TAKE, Die, Move, encode, open_rows

FACES: Final = 6
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
        self.values: list[float] = []

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
        return best_of_parts(self.values, self.begins)

    def best_of(self, place: int) -> int:
        """The best alternative of the card that was added in this place."""
        begin = self.begins[place]
        last = place + 1 == len(self.begins)
        end = len(self.values) if last else self.begins[place + 1]
        return begin + first_of_best(self.values[begin:end])

    def by_row(self) -> list[float]:
        """The value of each row of each card."""
        return best_of_parts(self.values, self.row_begins)

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
        for index in best_first(self.values):
            plan = self.plan(index)
            whole = tuple(plan.values())
            if seen[whole] or seen[whole[:2]] == per_row:
                continue  # the faces of a reroll are one plan
            seen.update((whole, whole[:2]))
            best.append((self.values[index], plan))
            if len(best) == count:
                break
        return best


def best_of_parts(values: list[float], begins: list[int]) -> list[float]:
    """The best value of each part; a part ends where the next one begins."""
    best = []
    for place in range(len(begins)):
        end = begins[place + 1] if place + 1 < len(begins) else len(values)
        best.append(max(values[begins[place] : end]))
    return best


def best_first(values: list[float]) -> list[int]:
    """The indices of the values, the best first; of equal ones the earlier."""
    return sorted(range(len(values)), key=lambda index: -values[index])


def first_of_best(values: list[float]) -> int:
    """The index of the best value; of equal ones the earliest."""
    return values.index(max(values))


def fold_rerolls(state: State, hero: Hero, alternatives: Alternatives, values: list[float]) -> None:
    """Gives all six faces of a reroll its expected value; the hero may keep the old face."""
    if not alternatives.rerolls:
        return
    odds = odds_of_best(rolls_of_reroll(state, hero))
    begins = alternatives.rerolls
    for begin, unchanged in zip(begins, unrolled(alternatives, begins), strict=True):
        kept = values[unchanged]
        faces = sorted([max(value, kept) for value in values[begin : begin + FACES]])
        mean = 0.0
        for value, chance in zip(faces, odds, strict=True):
            mean += value * chance
        values[begin : begin + FACES] = [mean] * FACES


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


@cache
def odds_of_best(rolls: int) -> list[float]:
    """The odds that the best of several rolls is each of the six faces, the worst first."""
    below = [face / FACES for face in range(FACES + 1)]
    return [high**rolls - low**rolls for low, high in pairwise(below)]
