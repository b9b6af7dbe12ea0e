"""The bots that play moves on: a trained network, the planner, and rollouts of the best few moves.

The planner values every move by searching to the end of the hero's own turn. The best few are then
played on, some rounds beyond the one at hand, all against the same chance (`sampling.py`); what
the network thinks there is the move's new value. The last rounds are played to the end and scored.
The work is counted in rollouts, never in seconds; a decision that is clear after a few of them ends
there (`when_to_stop.py`). The hero wants stars everywhere. The champion wants to win, and stars
decide between moves that win equally often; alone it wants stars and the highest rank.
"""

from __future__ import annotations

from random import Random
from typing import Final

from rollplayer.bots.bot import FULL, Budget, best_of
from rollplayer.bots.players.candidates import (
    PRIOR_ROLLOUTS,
    Candidate,
    Point,
    Question,
    Settings,
)
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.rollouts import begun, every_end, rollout
from rollplayer.bots.players.sampling import SharedDraws
from rollplayer.bots.players.shipped_planner import asked, planner
from rollplayer.bots.players.victory import (
    Table,
    empty_spaces,
    table_of,
    victory,
    victory_alone,
)
from rollplayer.bots.players.when_to_stop import expected_loss
from rollplayer.engine import NOBODY, State, turn
from rollplayer.engine.scoring import PARTS, score_of
from rollplayer.engine.terms import Move, PickClass, PickRace, PlaceStarting

# It plays its own game; only the champion watches the others and plays to win.
HERO: Final = Settings(72, others=0, to_win=False)
# Dice need more rollouts than actions and purchases, whose ends differ less between samples.
SHARE: Final = {"take": 1.0, "place": 0.6, "place-starting": 1.0}
SHARE_OF_OTHERS: Final = 0.5
LAYERS: Final = 6  # rollouts over which every event of chance is spread evenly: a die's six faces
TINY: Final = 0.01  # stars: keeps moves apart that would otherwise tie


class HeroBot:
    """The hero, and with other settings whoever else plays moves on."""

    def __init__(self, name: str = "hero", settings: Settings = HERO) -> None:
        self.name = name
        self.settings = settings

    def __reduce__(self) -> tuple[object, ...]:
        return HeroBot, (self.name, self.settings)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HeroBot) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        values = self.values(state, seat, moves, random, budget)
        return best_of(moves, values)

    def values(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> list[float]:
        """What each move is worth in stars; those that were played on are known better."""
        return [value for value, _ in self.estimates(state, seat, moves, random, budget)]

    def estimates(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> list[tuple[float, float]]:
        """The values with their standard errors, 0 where nothing was played on."""
        if isinstance(state.prompts[-1], PickRace | PickClass):
            return [(value, 0.0) for value in hero_values(state, seat, moves)]
        values = planner(self.settings.center).values(state, seat, moves)
        known = dict(zip(moves, values, strict=True))
        question = Question(state, seat, self.settings.for_seconds(budget.used_seconds))
        candidates = considered(question, known, random, budget)
        return judged(moves, known, candidates)


def considered(
    question: Question, known: dict[Move, float], random: Random, budget: Budget
) -> list[Candidate]:
    """The moves that were played on, best first; none where the planner's word is enough."""
    state, _, settings = question
    prompt = state.prompts[-1]
    share = SHARE.get(prompt.kind, SHARE_OF_OTHERS)
    if not settings.steady:
        share *= 2 / (state.options.players + 1)
    rollouts = round(budget.rollouts(settings.rollouts) * share)
    if len(known) == 1 or not rollouts:
        return []
    if isinstance(prompt, PlaceStarting):
        if not settings.starting:
            return []
        question = question._replace(settings=settings.for_starting_dice())
    candidates = Candidate.close_to_best(question, known)
    search(question, candidates, rollouts, random.random())
    return candidates


def search(question: Question, candidates: list[Candidate], rollouts: int, seed: float) -> None:
    """Plays the candidates on; those that last longest come first in the end.

    Sequential halving: the rollouts are spent in stages, each on fewer candidates than the one
    before. All meet the same chance, so that their differences are surer than their values. What
    is not worth another look is given up in between, and a stage leaves what it saves to the next.
    """
    state = question.state
    table = table_of(state) if question.watches_others else None
    for candidate in candidates:
        candidate.prior = gain_of(question, state, candidate.value, table)
    began = asked()
    if not in_last_round(question) or not settled_exactly(question, candidates):
        draws = SharedDraws(f"{seed}", rollouts + LAYERS, LAYERS)
        halve(question, candidates, rollouts, draws, began)
    candidates.sort(key=lambda candidate: (-len(candidate.ends), -candidate.gain))


def halve(
    question: Question, candidates: list[Candidate], rollouts: int, draws: SharedDraws, began: int
) -> None:
    """Spends the rollouts; the decision `began` when the network had been asked that much."""
    stages, effort = question.settings.stages, question.settings.effort
    before = asked()
    lasting = candidates
    left = played = 0
    for most in stages:
        left += rollouts // len(stages)
        lasting = lasting[:most]
        while len(lasting) > 1 and (left >= len(lasting) or not played):
            next_layers = LAYERS - len(lasting[0].ends) % LAYERS
            more = max(1, min(next_layers, left // len(lasting)))
            if effort:
                # The first rollout of each tells what the others will cost.
                cost, left_over = asked() - before, effort - (asked() - began)
                more = min(more, left_over * played // (cost * len(lasting)) if cost else 1)
                if more < 1:
                    return
            left -= more * len(lasting)
            played += more * len(lasting)
            for candidate in lasting:
                play_more(question, candidate, draws, more)
            lasting = worth_more(lasting, question.settings.doubt)


def in_last_round(question: Question) -> bool:
    return empty_spaces(question.state, question.seat) <= 1


def settled_exactly(question: Question, candidates: list[Candidate]) -> bool:
    """Weighs every way the last round can end by its odds; False where there are too many."""
    share = question.settings.effort // len(candidates)
    for candidate in candidates:
        candidate.begun = begun(question, candidate)
        ends = every_end(question, candidate.begun, share)
        if not ends:
            for each in candidates:
                each.forget()
            return False
        means = [0.0] * (len(PARTS) + 2)
        for odds, end in ends:
            for place, number in enumerate(ending(question, end)):
                means[place] += odds * number
        candidate.add(means)
        candidate.exact = True
    return True


def worth_more(candidates: list[Candidate], doubt: float) -> list[Candidate]:
    """The candidates that may still turn out the best, best first."""
    ranked = sorted(candidates, key=lambda candidate: -candidate.gain)
    best = ranked[0]
    return [
        each
        for each in ranked
        if each is best
        or expected_loss(best.gains, each.gains, best.prior - each.prior, PRIOR_ROLLOUTS) > doubt
    ]


def play_more(question: Question, candidate: Candidate, draws: SharedDraws, more: int) -> None:
    """Plays a candidate on a few times more and notes how it ends."""
    first = len(candidate.ends)
    for sample in range(first, first + more):
        candidate.add(ending(question, rollout(question, candidate, draws, sample)))


def ending(question: Question, end: Point) -> list[float]:
    """Where a rollout stopped: stars to expect, what is maximized, and the stars by part."""
    seat, state = question.seat, end.state
    card = score_of(state, seat)
    own = float(card.total) if turn(state) == NOBODY else planner().standing(state, seat)
    gain = gain_of(question, state, own, end.table)
    return [own, gain, *[float(card.part(part)) for part in PARTS]]


def gain_of(question: Question, state: State, own: float, table: Table | None) -> float:
    """What is maximized where these stars of one's own are to be expected."""
    seat = question.seat
    if question.watches_others:
        return victory(table or table_of(state), seat, own, empty_spaces(state, seat))
    return victory_alone(state, seat, own) if question.settings.to_win else own


def judged(
    moves: list[Move], known: dict[Move, float], candidates: list[Candidate]
) -> list[tuple[float, float]]:
    """Value and error of each move, never above a move that lasted longer in the search."""
    estimates: dict[Move, tuple[float, float]] = {}
    least = float("inf")
    for candidate in candidates:
        if candidate.move not in estimates:
            least = min(least - TINY, candidate.worth)
            estimates[candidate.move] = (least, candidate.error)
    return [estimates.get(move, (min(known[move], least - TINY), 0.0)) for move in moves]


__all__ = ["HERO", "Candidate", "HeroBot", "Question", "Settings", "planner", "rollout"]
