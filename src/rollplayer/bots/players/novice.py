"""The novice: looks only at the move at hand, uses no skills, and says why it chose.

It weighs a move by how its hero would stand right after it, with named, readable weights
(`data/weights.json`); what else the turn may bring it does not foresee.
"""

from random import Random

import numpy as np

from rollplayer.bots.bot import FULL, Budget
from rollplayer.bots.features.context import (
    AFTER_MARKET,
    Sight,
    Variants,
    one_variant,
    stage_of,
    variants_of,
)
from rollplayer.bots.features.linear import load_linear
from rollplayer.bots.players.alternatives import gold_of_card, placed
from rollplayer.bots.players.planner import Planner
from rollplayer.engine import (
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
    State,
    TakeCard,
    UseAbility,
    do_move,
    first,
    kind_of,
    open_rows,
)

NEVER = -1e9
BY_LOT = PickRace | PickClass | PlaceStarting  # it does not plan before the game has begun
UNWEIGHED = BY_LOT | OrderDice | ReturnCard


class Novice:
    name = "novice"

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        if isinstance(state.prompts[-1], BY_LOT):
            return random.choice(moves)
        values = self.values(state, seat, moves, random, budget)
        if not values:
            return moves[-1]
        return moves[max(range(len(moves)), key=values.__getitem__)]

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
            known = Planner(load_linear()).turn_values(state, seat, prompt)
        elif isinstance(prompt, UseAbility):
            known = self.targets(state, seat, moves)
        else:
            known = self.glances(state, seat, moves)
        return [known.get(move, NEVER) for move in moves]

    def dice_values(self, state: State, seat: int, moves: list[Move]) -> dict[Move, float]:
        """Each die in each row, without the action that follows."""
        hero = state.heroes[seat]
        sight = Sight(state, seat, stage_of(state, seat))
        prompt = state.prompts[-1]
        rows = open_rows(hero.dice)
        known = {}
        for move in moves:
            if kind_of(move) == USE:
                continue
            if isinstance(prompt, PlaceDie):
                stands = [placed(state, hero, prompt.die, prompt.gold, first(move))]
            else:
                card = first(move) - 1
                gold = gold_of_card(state, hero, card)
                stands = [placed(state, hero, state.center[card], gold, row) for row in rows]
            known[move] = stands
        flat = [stand for stands in known.values() for stand in stands]
        if not flat:
            return dict.fromkeys(known, 0.0)
        values = load_linear()(
            sight,
            Variants(
                np.array([stand.dice for stand in flat]),
                np.array([stand.row for stand in flat]),
                np.array([stand.column for stand in flat]),
                np.array([stand.gold for stand in flat]),
                np.array([stand.charisma for stand in flat]),
            ),
        ).tolist()
        found = {}
        for move, stands in known.items():
            found[move] = max(values[: len(stands)])
            values = values[len(stands) :]
        return found

    def targets(self, state: State, seat: int, moves: list[Move]) -> dict[Move, float]:
        """The hero after each target of an ability, all at once: there may be a hundred."""
        stands = []
        for move in moves:
            copy = state.clone()
            do_move(copy, seat, move)
            stands.append(copy.heroes[seat])
        sight = Sight(state, seat, stage_of(state, seat))
        values = load_linear()(sight, variants_of(stands)).tolist()
        return dict(zip(moves, values, strict=True))

    def glances(self, state: State, seat: int, moves: list[Move]) -> dict[Move, float]:
        """The hero right after each move; discards are alike to it, skills stay unused."""
        found: dict[Move, float] = {}
        of_kind: dict[int, float] = {}
        for move in moves:
            kind = kind_of(move)
            if kind == USE:
                continue
            if kind != DISCARD or kind not in of_kind:
                of_kind[kind] = look(state, seat, move)
            found[move] = of_kind[kind]
        return found

    def explain(
        self, state: State, seat: int, move: Move, beside: int | None = None
    ) -> list[tuple[str, float]]:
        """By line of the score, what the move brings against standing still, most first."""
        before = Sight(state, seat, stage_of(state, seat))
        parts = load_linear().parts(before, one_variant(state.heroes[seat]))
        copy = state.clone()
        do_move(copy, seat, move)
        after = Sight(copy, seat, before_or_after(copy, seat, move))
        found = load_linear().parts(after, one_variant(copy.heroes[seat]))
        reasons = [(part, round(found[part] - parts[part], 2)) for part in found]
        return sorted(
            (reason for reason in reasons if abs(reason[1]) >= 0.05),
            key=lambda reason: (-reason[1], reason[0]),
        )


def before_or_after(state: State, seat: int, move: Move) -> int:
    return AFTER_MARKET if kind_of(move) in (BUY, DISCARD) else stage_of(state, seat)


def look(state: State, seat: int, move: Move) -> float:
    """The value of the hero right after a move of the market, of a skill or of cleanup."""
    copy = state.clone()
    do_move(copy, seat, move)
    sight = Sight(copy, seat, before_or_after(copy, seat, move))
    return float(load_linear()(sight, one_variant(copy.heroes[seat]))[0])
