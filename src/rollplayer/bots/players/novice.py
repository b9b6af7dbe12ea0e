"""The novice: looks only at the move at hand, uses no skills, and says why it chose.

It weighs a move by what its hero would be worth right after it, with named, readable weights
(`data/weights.json`). What else the turn may bring it does not foresee.
"""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rollplayer.bots.bot import FULL, Budget, best_of
from rollplayer.bots.features.context import (
    AFTER_MARKET,
    Context,
    stage_of,
)
from rollplayer.bots.features.linear import LinearValue, load_linear
from rollplayer.bots.features.sheets import Sheet, own_sheet, sheets_from
from rollplayer.bots.players.alternatives import gold_of_card, placed
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.successors import sheets_after
from rollplayer.engine import State, do_move
from rollplayer.engine.terms import (
    BUY,
    DISCARD,
    USE,
    AttributeAction,
    Move,
    OrderDice,
    PickClass,
    PickRace,
    PlaceDie,
    PlaceStarting,
    ReturnCard,
    Row,
    TakeCard,
    UseAbility,
    first,
    kind_of,
    open_rows,
)

NEVER = -1e9
AT_RANDOM = PickRace | PickClass | PlaceStarting  # it makes no plans before round 1
UNWEIGHED = AT_RANDOM | OrderDice | ReturnCard
LEAST_REASON = 0.05  # stars; a smaller reason is not worth a word


@dataclass(frozen=True)
class Novice:
    name: ClassVar[str] = "novice"
    blind: ClassVar[tuple[str, ...]] = ()  # the lines of the score it has no eye for

    @property
    def value(self) -> LinearValue:
        return load_linear(*self.blind)

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        if isinstance(state.prompts[-1], AT_RANDOM):
            return random.choice(moves)
        values = self.values(state, seat, moves, random, budget)
        if not values:
            return moves[-1]
        return best_of(moves, values)

    def values(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> list[float]:
        """What each move is worth, by a look at the hero right after it."""
        prompt = state.prompts[-1]
        if prompt.seat != seat or isinstance(prompt, UNWEIGHED):
            return []
        if isinstance(prompt, TakeCard | PlaceDie):
            known = self.dice_values(state, seat, moves)
        elif isinstance(prompt, AttributeAction):
            known = Planner(self.value).turn_values(state, seat, prompt)
        elif isinstance(prompt, UseAbility):
            known = self.targets(state, seat, moves)
        else:
            known = self.glances(state, seat, moves)
        return [known.get(move, NEVER) for move in moves]

    def dice_values(self, state: State, seat: int, moves: list[Move]) -> dict[Move, float]:
        """Each die in each row, without the action that follows."""
        hero = state.heroes[seat]
        context = Context(state, seat, stage_of(state, seat))
        prompt = state.prompts[-1]
        rows = open_rows(hero.dice)
        after: dict[Move, list[Sheet]] = {}
        for move in moves:
            if kind_of(move) == USE:
                continue
            if isinstance(prompt, PlaceDie):
                sheets = [placed(state, hero, prompt.die, prompt.gold, Row(first(move)))]
            else:
                card = first(move) - 1
                gold = gold_of_card(state, hero, card)
                sheets = [placed(state, hero, state.center[card], gold, row) for row in rows]
            after[move] = sheets
        flat = [sheet for sheets in after.values() for sheet in sheets]
        if not flat:
            return dict.fromkeys(after, 0.0)
        values = self.value(context, sheets_from(flat))
        best = {}
        for move, sheets in after.items():
            best[move] = max(values[: len(sheets)])
            values = values[len(sheets) :]
        return best

    def targets(self, state: State, seat: int, moves: list[Move]) -> dict[Move, float]:
        """The hero after each target of an ability, all at once: there may be a hundred."""
        context = Context(state, seat, stage_of(state, seat))
        values = self.value(context, sheets_after(state, seat, moves))
        return dict(zip(moves, values, strict=True))

    def glances(self, state: State, seat: int, moves: list[Move]) -> dict[Move, float]:
        """The hero right after each move; all discards are alike to it, skills stay unused."""
        values: dict[Move, float] = {}
        by_kind: dict[int, float] = {}
        for move in moves:
            kind = kind_of(move)
            if kind == USE:
                continue
            if kind != DISCARD or kind not in by_kind:
                by_kind[kind] = self.look(state, seat, move)
            values[move] = by_kind[kind]
        return values

    def look(self, state: State, seat: int, move: Move) -> float:
        """The value of the hero right after a move in the market, of a skill or in cleanup."""
        copy = state.clone()
        do_move(copy, seat, move)
        context = Context(copy, seat, before_or_after(copy, seat, move))
        return self.value(context, own_sheet(copy.heroes[seat]))[0]

    def explain(self, state: State, seat: int, move: Move) -> list[tuple[str, float]]:
        """What the move brings against doing nothing, by line of the score, the most first."""
        before = Context(state, seat, stage_of(state, seat))
        parts_before = self.value.parts(before, own_sheet(state.heroes[seat]))
        copy = state.clone()
        do_move(copy, seat, move)
        after = Context(copy, seat, before_or_after(copy, seat, move))
        parts = self.value.parts(after, own_sheet(copy.heroes[seat]))
        reasons = [(part, round(parts[part] - parts_before[part], 2)) for part in parts]
        return sorted(
            (reason for reason in reasons if abs(reason[1]) >= LEAST_REASON),
            key=lambda reason: (-reason[1], reason[0]),
        )


def before_or_after(state: State, seat: int, move: Move) -> int:
    return AFTER_MARKET if kind_of(move) in (BUY, DISCARD) else stage_of(state, seat)
