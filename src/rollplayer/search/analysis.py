"""Analysis after the game: where the stars came from, luck and skill apart.

One value function serves for everything. What a state is worth changes with chance (luck), with the
others' moves, and with the seat's own: a move that is not the best gives up the difference (loss).
What the judge sees only after a move (drift) is its own error, and is shown as such. So

    start + luck + others - loss + drift = result

holds exactly, and the drift says how far the judge can be trusted.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from math import hypot, sqrt
from typing import Any, Final

from rollplayer.bots.players.means import total
from rollplayer.engine import CHANCE, NOBODY, State, score, turn
from rollplayer.engine.scoring import leaders
from rollplayer.engine.terms import NO_DIE, NONE, Move
from rollplayer.notation.moves import write_move
from rollplayer.notation.record import Record
from rollplayer.search.findings import Analysis, Choice, Decision, Estimate, Luck, Point, Reason
from rollplayer.search.judge import Ending, Judge, difference, sure_lines
from rollplayer.search.looks import (
    CANDIDATES,
    Look,
    at_stake,
    by_value,
    look_at,
    played_at,
    worth_a_second_look,
)
from rollplayer.search.pipeline import (
    CONCLUDE,
    DOUBTS,
    LOOK,
    ROLLOUTS,
    SURVEY,
    Doubt,
    Piece,
    Report,
    Survey,
    drive,
)
from rollplayer.search.settings import WORK
from rollplayer.search.timeline import Step, Timeline
from rollplayer.search.winning import CLASS_TO_COME, spread, win_chances

REFINED: Final = 8  # decisions that get rollouts, at most
CHOICES_LISTED: Final = 5  # of each decision, in the findings
# How far the planner's word on the difference of two moves is trusted: its standard error is
DOUBT: Final = 0.6  # ... this many stars,
DOUBT_SHARE: Final = 0.35  # ... and this share of the difference (research/check_calibration.py).
# The position after a move is a second word on it, one step later; its error, beside sampling, is
AFTERSIGHT: Final = 0.5  # ... this many stars.
LEAST_ROLLOUT_ERROR: Final = 0.1  # stars: a few equal rollouts prove no certainty

Endings = dict[Move, list[Ending]]  # the rollouts of each candidate move of a decision


def nothing() -> None:
    """Reports to nobody."""


# Deciding --------------------------------------------------------------------------------------


def blend(word: float, tried: Estimate) -> Estimate:
    """The planner's word on a difference and the rollouts', each weighed by how sure it is."""
    doubt = DOUBT + DOUBT_SHARE * abs(word)
    error = max(tried.error, LEAST_ROLLOUT_ERROR)
    trust, again = 1 / (doubt * doubt), 1 / (error * error)
    mean = (word * trust + tried.mean * again) / (trust + again)
    return Estimate(mean, sqrt(1 / (trust + again)))


def as_far_as_sure(loss: Estimate) -> Estimate:
    """A loss counted as far as it is sure.

    Only losses are counted, never gains, so whatever a judge merely imagines would add up, most of
    all for players who see further than it does.
    """
    if loss.mean <= 0:
        return Estimate(0.0, loss.error)
    square = loss.mean * loss.mean
    sure = square / (square + loss.error * loss.error)
    return Estimate(loss.mean * sure, loss.error)


def judged(
    moves: dict[Move, Estimate], played: Move, after: Estimate, tried: Endings | None
) -> tuple[Move, Estimate, Reason | None]:
    """The best move, what the one played gives up against it, and why.

    Without rollouts the planner's word before the move and the position after it (`after`) are
    weighed against each other: alone, the planner thinks too badly of moves it would not play.
    What comes after may excuse a move but never blame it: the best one might have met the same.
    """
    if tried is None:
        best = by_value(moves)[0]
        if moves[best].mean <= moves[played].mean:
            return played, Estimate(0.0, 0.0), None
        word = moves[best].mean - moves[played].mean
        seen = Estimate(moves[best].mean - after.mean, hypot(AFTERSIGHT, after.error))
        found = blend(word, seen)
        given_up = as_far_as_sure(found._replace(mean=min(word, found.mean)))
        return (best, given_up, None) if given_up.mean > 0 else (played, Estimate(0.0, 0.0), None)
    best, loss = played, Estimate(0.0, 0.0)
    for move, endings in tried.items():
        if move != played:
            word = moves[move].mean - moves[played].mean
            better = as_far_as_sure(blend(word, difference(endings, tried[played])))
            if better.mean > loss.mean:
                best, loss = move, better
    reason = reason_of(tried, best, played) if best != played else None
    return best, loss, reason


def reason_of(endings: Endings, best: Move, other: Move) -> Reason:
    ones, others = endings[best], endings[other]
    win = total([one.win - two.win for one, two in zip(ones, others, strict=True)]) / len(ones)
    stars = difference(ones, others)
    return Reason(stars, win, sure_lines(ones, others, stars.mean), len(ones))


# The whole -------------------------------------------------------------------------------------


class Book:
    """Adds up what the looks say, step by step."""

    def __init__(self, timeline: Timeline, seat: int, looks: Sequence[Look]) -> None:
        self.timeline = timeline
        self.seat = seat
        self.looks = looks
        self.cards = timeline.record.options.cards
        self.players = timeline.record.options.players
        self.luck: list[Luck] = []
        self.decisions: list[Decision] = []
        self.drift: list[float] = []
        self.others = 0.0
        self.stakes = at_stake(looks, played_at(timeline, seat))

    def stars(self, place: int) -> float:
        return self.looks[place].worth.stars[self.seat]

    def win(self, place: int, loss: float = 0.0) -> float | None:
        """The chance to win at a position, after losing some stars there."""
        if self.players == 1:
            return None
        state = self.timeline.positions[place].state
        if turn(state) == NOBODY:
            winners = leaders(state, score(state))
            return 1 / len(winners) if self.seat in winners else 0.0
        expected = list(self.looks[place].table)
        expected[self.seat] -= loss
        empty = [hero.dice.count(NO_DIE) for hero in state.heroes]
        return win_chances(expected, empty)[self.seat]

    def add(self, step: Step, tried: Endings | None) -> None:
        change = self.stars(step.end) - self.stars(step.begin)
        if step.seat == CHANCE:
            self.add_luck(step, change)
        elif step.seat != self.seat:
            self.others += change
        elif step.in_turn:
            self.add_decision(step, tried)
        else:
            self.drift.append(change)

    def add_luck(self, step: Step, change: float) -> None:
        before, after = self.timeline.positions[step.begin], self.timeline.positions[step.end]
        error = self.looks[step.begin].worth.error_against(self.looks[step.end].worth)
        win, was = self.win(step.end), self.win(step.begin)
        self.luck.append(
            Luck(
                before.events,
                after.events - 1,
                before.state.round,
                self.timeline.text(step),
                Estimate(change, error),
                None if win is None or was is None else win - was,
            )
        )

    def add_decision(self, step: Step, tried: Endings | None) -> None:
        position = self.timeline.positions[step.begin]
        moves = self.stakes[step.begin]
        played = step.events[0].move
        end = self.looks[step.end].worth
        after = Estimate(end.stars[self.seat], end.error)
        best, loss, reason = judged(moves, played, after, tried)
        # V(after) - V(before) = drift - loss
        drift = self.stars(step.end) - self.stars(step.begin) + loss.mean
        self.drift.append(drift)
        self.decisions.append(
            Decision(
                position.events,
                position.state.round,
                step.kind,
                write_move(self.cards, played),
                write_move(self.cards, best),
                loss,
                self.win_loss(step.begin, loss.mean),
                self.choices(moves, played),
                reason,
                drift,
            )
        )

    def win_loss(self, place: int, loss: float) -> float | None:
        best, poorer = self.win(place), self.win(place, loss)
        return None if best is None or poorer is None else best - poorer

    def choices(self, moves: dict[Move, Estimate], played: Move) -> tuple[Choice, ...]:
        listed = by_value(moves)[:CHOICES_LISTED]
        if played not in listed:
            listed.append(played)
        return tuple(Choice(write_move(self.cards, move), moves[move]) for move in listed)

    def curve(self) -> tuple[Point, ...]:
        points = []
        for place, position in enumerate(self.timeline.positions):
            worth = self.looks[place].worth
            stars = Estimate(worth.stars[self.seat], worth.error)
            points.append(
                Point(
                    position.events,
                    position.state.round,
                    stars,
                    self.spread(position.state),
                    self.win(place),
                )
            )
        return tuple(points)

    def spread(self, state: State) -> float:
        hero = state.heroes[self.seat]
        if turn(state) == NOBODY:
            return 0.0
        return CLASS_TO_COME if hero.hero_class == NONE else spread(hero.dice.count(NO_DIE))


def bring_together(
    timeline: Timeline, seat: int, work: int, looks: Sequence[Look], tried: dict[int, Endings]
) -> Analysis:
    """The findings, from the looks and the rollouts."""
    book = Book(timeline, seat, looks)
    for step in timeline.steps:
        book.add(step, tried.get(step.begin))
    finished = turn(timeline.positions[-1].state) == NOBODY
    return Analysis(
        seat,
        timeline.record.options.players,
        work,
        finished,
        book.curve(),
        tuple(book.luck),
        tuple(book.decisions),
        book.others,
        tuple(book.drift),
    )


class Desk:
    """Works on the pieces of one analysis (`pipeline.py`)."""

    def __init__(
        self, record: Record, seat: int = 0, work: int = WORK, seed: int | str = 1
    ) -> None:
        self.timeline = Timeline(record)
        self.seat = seat
        self.work = work
        self.judge = Judge(seat, work, seed)
        self.played = played_at(self.timeline, seat)
        self.stages: dict[str, Callable[..., Any]] = {
            SURVEY: self.survey,
            LOOK: self.look,
            DOUBTS: self.doubts,
            ROLLOUTS: self.rollouts,
            CONCLUDE: self.conclude,
        }

    def do(self, piece: Piece) -> Any:
        """What one piece finds; looks and endings come back packed."""
        return self.stages[piece.stage](*piece.given)

    def survey(self) -> Survey:
        positions = len(self.timeline.positions)
        # The survey, the doubts and the conclusion are a piece each.
        return Survey(positions, positions + REFINED * (CANDIDATES + 1) + 3)

    def look(self, place: int) -> bytes:
        position = self.timeline.positions[place]
        return pickle.dumps(look_at(self.judge, position, self.played.get(place)))

    def doubts(self, looks: list[bytes]) -> list[Doubt]:
        chosen = worth_a_second_look(unpacked(looks), self.played, REFINED)
        return [Doubt(place, move) for place, moves in chosen.items() for move in moves]

    def rollouts(self, doubt: Doubt) -> bytes:
        position = self.timeline.positions[doubt.place]
        endings = self.judge.rollouts(position.state, doubt.move, position.counts, self.work)
        return pickle.dumps(endings)

    def conclude(self, looks: list[bytes], doubts: list[Doubt], endings: list[bytes]) -> Analysis:
        tried: dict[int, Endings] = {}
        for doubt, ends in zip(doubts, unpacked(endings), strict=True):
            tried.setdefault(doubt.place, {})[doubt.move] = ends
        return bring_together(self.timeline, self.seat, self.work, unpacked(looks), tried)


def unpacked(packed: list[bytes]) -> list[Any]:
    """What other pieces of the same analysis have packed."""
    return [pickle.loads(each) for each in packed]


def analyse(
    record: Record, seat: int = 0, work: int = WORK, seed: int | str = 1, report: Report = nothing
) -> Analysis:
    """Analyzes a record for one seat, in this process."""
    desk = Desk(record, seat, work, seed)
    return drive(lambda pieces: map(desk.do, pieces), report)
