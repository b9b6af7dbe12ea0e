"""How a rollout is played on: every seat by the planner, quickly.

Where no skill can come between, a dice turn is thought through once, when the initiative card is
taken, and then followed: the moves are the same, in less time.
"""

from collections.abc import Mapping

from rollplayer.bots.bot import best_of
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.turns import Plan, first_of_best
from rollplayer.engine import State, listed_moves
from rollplayer.engine.terms import USE, Move, OrderDice, PickClass, PickRace, kind_of


class QuickPolicy:
    """Plays any seat by the planner; the turns it has planned are remembered by seat."""

    def __init__(
        self, mind: Planner, plans: Mapping[int, Plan] | None = None, *, skills: bool = True
    ) -> None:
        self.mind = mind
        self.plans: dict[int, Plan] = {seat: dict(plan) for seat, plan in (plans or {}).items()}
        self.skills = skills  # whether it uses skills; they cost a third of the time

    def choose(self, state: State, seat: int) -> Move:
        moves = listed_moves(state, seat)
        prompt = state.prompts[-1]
        kind = prompt.kind
        plan = self.plans.get(seat, {})
        answers = [move for move in moves if kind_of(move) != USE]
        if self.skills and len(answers) < len(moves) and plan.get(kind) is None:
            return self.best(state, seat, moves)
        if len(answers) == 1:
            return answers[0]
        if isinstance(prompt, PickRace | PickClass):
            values = hero_values(state, seat, answers)
            return best_of(answers, values)
        if isinstance(prompt, OrderDice):
            return self.order(state, seat, answers)
        if kind == "take" and kind not in plan:
            plan = self.plans[seat] = self.mind.plan(state, seat)
        planned = plan.pop(kind, None)
        if planned in answers:
            return planned
        return self.best(state, seat, answers)

    def order(self, state: State, seat: int, moves: list[Move]) -> Move:
        """The best order of tied dice; the dice turn after it is planned with it."""
        values, plans = self.mind.orders(state, seat, moves)
        best = max(range(len(moves)), key=values.__getitem__)
        if plans:
            self.plans[seat] = plans[best]
        return moves[best]

    def best(self, state: State, seat: int, moves: list[Move]) -> Move:
        return moves[first_of_best(self.mind.values(state, seat, moves))]
