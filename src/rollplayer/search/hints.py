"""Hints: the best moves of a seat, and why, in stars by scoring line.

The hero bot finds the moves: it plays the best few on for some rounds. What each had by then, line
by line, tells why it ranks them so; what it still expects from there is the line `later`. Where it
does not play moves on (setup, or one move far ahead), a few games played to the end, the others
moving at random, tell which lines make the difference, as far as they tell more than noise; the
rest of it is `later` too.
The first hint is compared with the second: what it gains. Every other hint is compared with the
first: what it gives up. The lines of a comparison add up to its stars.
"""

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from rollplayer.bots.bot import LOST, Budget
from rollplayer.bots.players.candidates import Candidate, Question
from rollplayer.bots.players.champion import CHAMPION
from rollplayer.bots.players.hero import HERO, HeroBot, judged, search
from rollplayer.bots.players.means import mean, total
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.sampling import Counts
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.engine import SETUP, State, legal, turn
from rollplayer.engine.scoring import PARTS
from rollplayer.engine.terms import REROLL_CENTER, Move, kind_of
from rollplayer.notation.moves import write_move
from rollplayer.search.findings import Estimate, Reason
from rollplayer.search.judge import (
    LATER,
    Ending,
    Judge,
    difference,
    standard_error,
    sure_lines,
)
from rollplayer.search.quick import BLIND
from rollplayer.search.report import part_lines
from rollplayer.words import Words

HINTS: Final = 3
SOLO_WORK: Final = 8
LEAST_WORK: Final = 3
MOST_TRIED: Final = 4  # moves that are played on
PLANS: Final = 60  # of a dice turn: enough to hold every initiative card with its best rows
UNSEEN: Final = -1e6  # a value below it: the planner did not look at the move at all
WORK_PER_GAME: Final = 3  # of the games played to the end where no move was played on
ROLLOUTS_PER_WORK: Final = 9  # of the hero bot; 8 times that is its full strength
ALONE: Final = HERO._replace(effort=300_000)  # without compiling, about a second
# At larger tables a hint is about winning, so it watches the others as the champion does.
WATCHFUL: Final = ALONE._replace(others=CHAMPION.others, to_win=True)


class Hint(NamedTuple):
    """A move, the stars to expect after it, and what it brings against another move."""

    move: Move
    text: str
    stars: Estimate
    against: str | None  # the move it is compared with
    reason: Reason | None

    def lines(self, words: Words) -> list[str]:
        """`traits +3.1`, `gold −0.4`: the reason by scoring line, the largest first."""
        return part_lines(self.reason.lines, words) if self.reason else []


def usual_work(players: int) -> int:
    """Work for half a second: a game of four takes four times as long as a solo game."""
    return max(LEAST_WORK, SOLO_WORK // players)


def hint(state: State, seat: int, work: int = SOLO_WORK, seed: int | str = 1) -> list[Hint]:
    """The best moves of a seat, best first; none when it is not the one to move."""
    if turn(state) != seat:
        return []  # another seat may be allowed a skill, but has nothing to decide
    moves = legal(state, seat)
    stars, tried = thought(state, seat, moves, Budget(work=work * ROLLOUTS_PER_WORK), seed)
    if len(tried) > 1:
        ranked = list(tried)[:HINTS]
        return hints_of(state, ranked, stars, lambda *two: gap(tried, stars, *two))
    ranked = worth_a_word(stars)[:HINTS]
    if len(ranked) == 1:
        return [make_hint(state, ranked[0], stars[ranked[0]], None, None)]
    judge = Judge(seat, work, seed)
    games = max(LEAST_WORK, work // WORK_PER_GAME)
    endings = {move: judge.rollouts(state, move, Counts(), games, others=False) for move in ranked}
    stars |= {move: completed(stars, endings, move, ranked[0]) for move in ranked}
    ranked.sort(key=lambda move: -stars[move].mean)
    return hints_of(state, ranked, stars, lambda *two: explained(endings, stars, *two))


def hints_of(
    state: State,
    ranked: list[Move],
    stars: dict[Move, Estimate],
    why: Callable[[Move, Move], Reason],
) -> list[Hint]:
    """The first against the second, every other against the first."""
    hints = []
    for place, move in enumerate(ranked):
        other = ranked[1] if place == 0 else ranked[0]
        hints.append(make_hint(state, move, stars[move], other, why(move, other)))
    return hints


def thought(
    state: State, seat: int, moves: list[Move], budget: Budget, seed: int | str
) -> tuple[dict[Move, Estimate], dict[Move, Candidate]]:
    """The moves in the hero bot's order with the stars it expects, and those it played on."""
    random = Random(f"hint {seed}")
    tried: dict[Move, Candidate] = {}
    if state.prompts[-1].kind in BLIND:
        estimates = [Estimate(*each) for each in HeroBot().estimates(state, seat, moves, random)]
    else:
        values = mind_for(moves).values(state, seat, moves)
        known = dict(zip(moves, values, strict=True))
        candidates = best_of_moves(state, seat, known)
        if state.phase != SETUP:
            settings = ALONE if state.options.players == 1 else WATCHFUL
            question = Question(state, seat, settings)
            search(question, candidates, budget.rollouts(settings.rollouts), random.random())
        estimates = [Estimate(*each) for each in judged(moves, known, candidates)]
        tried = {each.move: each for each in candidates if each.ends}
    order = sorted(range(len(moves)), key=lambda place: (-estimates[place].mean, moves[place]))
    return {moves[place]: estimates[place] for place in order}, tried


def mind_for(moves: list[Move]) -> Planner:
    """The hero bot's planner; the champion's where dice of the center are to be rerolled."""
    rerolls = any(kind_of(move) == REROLL_CENTER for move in moves)
    return planner(CHAMPION.center if rerolls else HERO.center)


def best_of_moves(state: State, seat: int, known: dict[Move, float]) -> list[Candidate]:
    """The best few moves, each with its best plan; the hero bot itself looks at fewer."""
    best: dict[int, Candidate] = {}
    for candidate in Candidate.ranked(state, seat, known, PLANS, 1):
        if candidate.value > LOST:
            best.setdefault(candidate.move, candidate)
    return list(best.values())[:MOST_TRIED]


def gap(
    tried: dict[Move, Candidate], stars: dict[Move, Estimate], move: Move, other: Move
) -> Reason:
    """What a move gains over another; both met the same chance."""
    one, two = tried[move], tried[other]
    count = min(len(one.ends), len(two.ends))
    ends = [one.ends[place] - two.ends[place] for place in range(count)]
    away_by = [
        mean([one.lines[place][part] - two.lines[place][part] for place in range(count)])
        for part in range(len(PARTS))
    ]
    # The last round is often settled exactly: one value then, and no error.
    error = 0.0 if one.exact and two.exact else standard_error(ends)
    away = Estimate(stars[move].mean - stars[other].mean, error)
    parts = dict(zip(PARTS, away_by, strict=True))
    parts[LATER] = away.mean - total(away_by)
    return Reason(away, 0.0, parts, count)


def explained(
    endings: dict[Move, list[Ending]], stars: dict[Move, Estimate], move: Move, other: Move
) -> Reason:
    """The difference of two moves, by the lines in which games played to the end surely differ."""
    ones, others = endings[move], endings[other]
    one, two = stars[move], stars[other]
    difference = Estimate(one.mean - two.mean, sqrt(one.error * one.error + two.error * two.error))
    return Reason(difference, 0.0, sure_lines(ones, others, difference.mean), len(ones))


def worth_a_word(stars: dict[Move, Estimate]) -> list[Move]:
    """The moves that were followed to the end of the turn; with a single one, others beside it.

    Of starting dice the planner follows so few ways that a single first die may be left.
    """
    followed = [move for move, each in stars.items() if each.mean > LOST]
    return followed if len(followed) > 1 else [m for m, each in stars.items() if each.mean > UNSEEN]


def completed(
    stars: dict[Move, Estimate], endings: dict[Move, list[Ending]], move: Move, best: Move
) -> Estimate:
    """The stars of a move; the games played to the end tell what the hero bot left open."""
    own, error = stars[move], standard_error([end.stars for end in endings[move]])
    if own.mean <= LOST:
        away = difference(endings[move], endings[best]).mean
        return Estimate(stars[best].mean + min(0.0, away), error)
    return Estimate(own.mean, own.error or error)


def make_hint(
    state: State, move: Move, stars: Estimate, other: Move | None, reason: Reason | None
) -> Hint:
    cards = state.options.cards
    against = None if other is None else write_move(cards, other)
    return Hint(move, write_move(cards, move), stars, against, reason)
