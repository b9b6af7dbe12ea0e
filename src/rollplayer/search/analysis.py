"""Analysis after the game: where the stars came from, luck and skill apart.

One value function serves for everything. What a state is worth changes by chance (luck), by the
others' moves, and by the own moves: a move that is not the best gives up the difference (loss).
What the judge sees only after a move (drift) is its own error, and is shown as such. So

    start + luck + others - loss + drift = result

holds exactly, and the drift says how far the judge can be trusted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from rollplayer.engine import CHANCE, NOBODY, USE, Move, kind_of, leaders, score, turn
from rollplayer.notation.moves import write_move
from rollplayer.notation.record import Record
from rollplayer.search.findings import Analysis, Choice, Decision, Luck, Point, Reason
from rollplayer.search.judge import (
    Ending,
    Estimate,
    Judge,
    Worth,
    difference,
    line_differences,
)
from rollplayer.search.quick import BLIND
from rollplayer.search.settings import WORK
from rollplayer.search.timeline import Course, Position, Step
from rollplayer.search.winning import win_chance

REFINED: Final = 8  # how many decisions are looked at by rollouts
DOUBTFUL: Final = 0.3  # stars given up by the planner's word that are worth a second look
CANDIDATES: Final = 2  # the best moves that are tried beside the one played
SHOWN: Final = 5
# How far the planner's word on the difference of two moves is trusted: a standard error of
DOUBT: Final = 0.4  # ... so many stars,
DOUBT_SHARE: Final = 0.35  # ... and this share of the difference.

Report = Callable[[], None]  # called once for every piece of work done


class Look(NamedTuple):
    """A position as the judge sees it; the moves where the seat is asked."""

    worth: Worth
    moves: dict[Move, Estimate]
    round: int


class Second(NamedTuple):
    """A second look at a decision: rollouts of each candidate."""

    endings: dict[Move, list[Ending]]


def nothing() -> None:
    """Reports to nobody."""


# Looking ---------------------------------------------------------------------------------------


def look_at(judge: Judge, position: Position, played: Move | None) -> Look:
    """Values a position, and its moves if the judged seat is asked."""
    state, counts = position.state, position.counts
    if turn(state) != judge.seat:
        return Look(judge.worth(state, counts), {}, state.round)
    moves = judge.moves(state, played, counts)
    if state.prompts[-1].kind in BLIND:
        moves = shrunk(moves)
    best = max(estimate.mean for estimate in moves.values())
    stars = [
        best if seat == judge.seat else judge.level(state, seat)
        for seat in range(len(state.heroes))
    ]
    worth = Worth(tuple(stars), max(e.error for e in moves.values()), ())
    return Look(worth, moves, state.round)


def shrunk(moves: dict[Move, Estimate]) -> dict[Move, Estimate]:
    """Noisy values drawn to their mean as far as they could differ by noise alone."""
    count = len(moves)
    mean = sum(estimate.mean for estimate in moves.values()) / count
    noise = sum(estimate.error**2 for estimate in moves.values()) / count
    seen = sum((estimate.mean - mean) ** 2 for estimate in moves.values()) / count
    keep = max(0.0, 1 - noise / seen) if seen else 0.0
    return {
        move: Estimate(mean + keep * (each.mean - mean), sqrt(keep) * each.error)
        for move, each in moves.items()
    }


def look_again(judge: Judge, position: Position, moves: Sequence[Move], rollouts: int) -> Second:
    return Second(
        {move: judge.rollouts(position.state, move, position.counts, rollouts) for move in moves}
    )


def played_at(course: Course, seat: int) -> dict[int, Move]:
    """The move the seat played, by the place of the position where it was asked."""
    return {
        step.begin: step.events[0].move for step in course.steps if step.seat == seat and step.asked
    }


def at_stake(looks: Sequence[Look], played: dict[int, Move]) -> dict[int, dict[Move, Estimate]]:
    """The moves that the one played is measured against, wherever the seat was asked.

    A skill that can still be used when the seat is asked next in the round is not given up yet.
    """
    places = sorted(played)
    found = {}
    for place, following in zip(places, [*places[1:], None], strict=True):
        look = looks[place]
        later: dict[Move, Estimate] = {}
        if following is not None and looks[following].round == look.round:
            later = looks[following].moves
        found[place] = {
            move: estimate
            for move, estimate in look.moves.items()
            if move == played[place] or kind_of(move) != USE or move not in later
        }
    return found


def worth_a_second_look(
    looks: Sequence[Look], played: dict[int, Move], number: int
) -> dict[int, list[Move]]:
    """The most doubtful decisions, and the moves of each that are to be tried."""
    losses = {}
    stakes = at_stake(looks, played)
    for place, move in played.items():
        moves = stakes[place]
        losses[place] = max(e.mean for e in moves.values()) - moves[move].mean
    doubtful = [place for place, loss in losses.items() if loss >= DOUBTFUL]
    chosen = sorted(doubtful, key=lambda place: (-losses[place], place))[:number]
    found = {}
    for place in sorted(chosen):
        ranked = by_value(stakes[place])[:CANDIDATES]
        found[place] = [*ranked, *([played[place]] if played[place] not in ranked else [])]
    return found


def by_value(moves: dict[Move, Estimate]) -> list[Move]:
    return sorted(moves, key=lambda move: (-moves[move].mean, move))


# Deciding --------------------------------------------------------------------------------------


def blend(word: float, tried: Estimate) -> Estimate:
    """The planner's word on a difference and the rollouts', each by what it is worth."""
    doubt = DOUBT + DOUBT_SHARE * abs(word)
    trust, again = 1 / doubt**2, 1 / max(tried.error, 0.1) ** 2
    mean = (word * trust + tried.mean * again) / (trust + again)
    return Estimate(mean, sqrt(1 / (trust + again)))


def judged(
    moves: dict[Move, Estimate], played: Move, second: Second | None
) -> tuple[Move, Estimate, Reason | None]:
    """The best move, what the one played gives up against it, and why."""
    if second is None:
        best = by_value(moves)[0]
        if moves[best].mean <= moves[played].mean:
            best = played
        given_up = moves[best].mean - moves[played].mean
        error = moves[played].error or DOUBT + DOUBT_SHARE * given_up
        return best, Estimate(given_up, error if best != played else 0.0), None
    best, loss = played, Estimate(0.0, 0.0)
    for move, endings in second.endings.items():
        if move != played:
            word = moves[move].mean - moves[played].mean
            better = blend(word, difference(endings, second.endings[played]))
            if better.mean > loss.mean:
                best, loss = move, better
    reason = reason_of(second.endings, best, played) if best != played else None
    return best, loss, reason


def reason_of(endings: dict[Move, list[Ending]], best: Move, other: Move) -> Reason:
    ones, others = endings[best], endings[other]
    win = sum(one.win - two.win for one, two in zip(ones, others, strict=True)) / len(ones)
    return Reason(difference(ones, others), win, line_differences(ones, others), len(ones))


# The whole -------------------------------------------------------------------------------------


class Book:
    """Adds up what the looks say, step by step."""

    def __init__(self, course: Course, seat: int, looks: Sequence[Look]) -> None:
        self.course = course
        self.seat = seat
        self.looks = looks
        self.cards = course.record.options.cards
        self.players = course.record.options.players
        self.luck: list[Luck] = []
        self.decisions: list[Decision] = []
        self.drift: list[float] = []
        self.others = 0.0
        self.stakes = at_stake(looks, played_at(course, seat))

    def stars(self, place: int) -> float:
        return self.looks[place].worth.stars[self.seat]

    def win(self, place: int, stars: float | None = None) -> float | None:
        """The chance to win at a position, if the own stars were so many."""
        if self.players == 1:
            return None
        state = self.course.positions[place].state
        if turn(state) == NOBODY:
            winners = leaders(state, score(state))
            return 1 / len(winners) if self.seat in winners else 0.0
        expected = list(self.looks[place].worth.stars)
        if stars is not None:
            expected[self.seat] = stars
        return win_chance(expected, [hero.dice.count(0) for hero in state.heroes], self.seat)

    def add(self, step: Step, second: Second | None) -> None:
        change = self.stars(step.end) - self.stars(step.begin)
        if step.seat == CHANCE:
            self.add_luck(step, change)
        elif step.seat != self.seat:
            self.others += change
        elif step.asked:
            self.add_decision(step, second)
        else:
            self.drift.append(change)

    def add_luck(self, step: Step, change: float) -> None:
        before, after = self.course.positions[step.begin], self.course.positions[step.end]
        error = self.looks[step.begin].worth.error_against(self.looks[step.end].worth)
        win, was = self.win(step.end), self.win(step.begin)
        self.luck.append(
            Luck(
                before.events,
                after.events - 1,
                before.state.round,
                self.course.text(step),
                Estimate(change, error),
                None if win is None or was is None else win - was,
            )
        )

    def add_decision(self, step: Step, second: Second | None) -> None:
        position = self.course.positions[step.begin]
        moves = self.stakes[step.begin]
        played = step.events[0].move
        best, loss, reason = judged(moves, played, second)
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
        best, poorer = self.win(place), self.win(place, self.stars(place) - loss)
        return None if best is None or poorer is None else best - poorer

    def choices(self, moves: dict[Move, Estimate], played: Move) -> tuple[Choice, ...]:
        shown = by_value(moves)[:SHOWN]
        if played not in shown:
            shown.append(played)
        return tuple(Choice(write_move(self.cards, move), moves[move]) for move in shown)

    def curve(self) -> tuple[Point, ...]:
        points = []
        for place, position in enumerate(self.course.positions):
            worth = self.looks[place].worth
            stars = Estimate(worth.stars[self.seat], worth.error)
            points.append(Point(position.events, position.state.round, stars, self.win(place)))
        return tuple(points)


def bring_together(
    course: Course, seat: int, work: int, looks: Sequence[Look], seconds: dict[int, Second]
) -> Analysis:
    """The findings, from what was looked at."""
    book = Book(course, seat, looks)
    for step in course.steps:
        book.add(step, seconds.get(step.begin))
    finished = turn(course.positions[-1].state) == NOBODY
    return Analysis(
        seat,
        course.record.options.players,
        work,
        finished,
        book.curve(),
        tuple(book.luck),
        tuple(book.decisions),
        book.others,
        tuple(book.drift),
    )


def analyse(
    record: Record, seat: int = 0, work: int = WORK, seed: int | str = 1, report: Report = nothing
) -> Analysis:
    """Analyses a record for one seat, in this process."""
    course = Course(record)
    judge = Judge(seat, work, seed)
    played = played_at(course, seat)
    looks = []
    for place, position in enumerate(course.positions):
        looks.append(look_at(judge, position, played.get(place)))
        report()
    seconds = {}
    for place, moves in worth_a_second_look(looks, played, REFINED).items():
        seconds[place] = look_again(judge, course.positions[place], moves, work)
        report()
    return bring_together(course, seat, work, looks, seconds)


def pieces_of_work(course: Course) -> int:
    """How often `report` is called, at most."""
    return len(course.positions) + REFINED
