"""The hero bot's search: which moves are played on, how often, and what is made of it."""

from random import Random

import pytest

from rollplayer.bots import Budget
from rollplayer.bots.players.hero import (
    HERO,
    LEAST_ROLLOUTS,
    MARGIN,
    PRIOR_ROLLOUTS,
    Candidate,
    HeroBot,
    Question,
    considered,
    judged,
    others_move,
    planner,
    rollout,
    surely_worse,
)
from rollplayer.bots.players.sampling import SharedDraws
from rollplayer.engine import NOBODY, PASS, USE, Move, State, kind_of, legal, turn
from tests.bots.golden_states import first_states


def decisions(kind: str, players: int = 1, number: int = 6) -> list[State]:
    def wanted(state: State) -> bool:
        prompt = state.prompts[-1]
        return prompt.kind == kind and state.options.players == players and 2 < state.round < 8

    return first_states(wanted, number)


def candidates_of(state: State, work: int) -> list[Candidate]:
    seat = turn(state)
    moves = legal(state, seat)
    known = dict(zip(moves, planner().values(state, seat, moves).tolist(), strict=True))
    return considered(Question(state, seat, HERO), known, Random(1), Budget(work=work))


@pytest.mark.parametrize("kind", ["take", "place", "market"])
def test_close_moves_are_played_on_and_clearly_worse_ones_are_not(kind: str) -> None:
    compared = 0
    for state in decisions(kind):
        candidates = candidates_of(state, 36)
        best = max(candidate.value for candidate in candidates)
        assert all(candidate.value > best - MARGIN for candidate in candidates)
        assert len(candidates) <= HERO.stages[0]
        tried = [candidate for candidate in candidates if candidate.ends]
        if len(candidates) > 1:
            # Everybody in the first stage meets chance; the last two meet it most often.
            assert len(tried) == len(candidates)
            compared += 1
        assert [len(each.ends) for each in candidates] == sorted(
            (len(each.ends) for each in candidates), reverse=True
        )
    assert compared >= 2


def test_no_more_rollouts_are_made_than_the_budget_allows() -> None:
    compared = 0
    for state in decisions("take", number=3):
        assert candidates_of(state, 0) == []
        candidates = candidates_of(state, 36)
        made = sum(len(candidate.ends) for candidate in candidates)
        assert made <= 36
        if len(candidates) > 1:
            assert made > 12  # a third is spent on the first stage alone
            compared += 1
    assert compared


def test_with_more_players_there_are_fewer_rollouts() -> None:
    for players in (2, 4):
        for state in decisions("take", players, 2):
            made = sum(len(each.ends) for each in candidates_of(state, HERO.rollouts))
            assert made <= HERO.rollouts * 2 / (players + 1)


def test_a_candidate_is_given_up_only_when_it_is_surely_worse() -> None:
    best = [40.0, 38.0, 41.0, 39.0, 40.0]
    assert not surely_worse(best, best)
    assert surely_worse([end - 5 + place / 10 for place, end in enumerate(best)], best)
    assert not surely_worse([end + 5 for end in best], best)
    assert not surely_worse([30.0] * (LEAST_ROLLOUTS - 1), best)
    assert not surely_worse([39.0, 40.0, 36.0, 41.0], best)


def test_the_planners_word_weighs_like_a_few_rollouts() -> None:
    candidate = Candidate(Move(1), {}, 30.0)
    assert candidate.worth == 30.0
    assert candidate.error == 0.0
    candidate.ends = [40.0, 42.0]
    assert candidate.worth == pytest.approx((PRIOR_ROLLOUTS * 30 + 82) / (PRIOR_ROLLOUTS + 2))
    assert candidate.error == pytest.approx(1.0)


def test_a_move_is_never_ranked_above_one_that_lasted_longer() -> None:
    one, two, three = Move(1), Move(2), Move(3)
    long, short = Candidate(one, {}, 30.0), Candidate(two, {}, 30.0)
    long.ends, short.ends = [31.0, 31.0, 31.0], [39.0]
    known = {one: 30.0, two: 30.0, three: 35.0}
    first, second, third = (value for value, _ in judged([one, two, three], known, [long, short]))
    assert first > second > third
    assert first == long.worth


def test_a_rollout_goes_three_rounds_beyond_the_one_at_hand() -> None:
    for state in decisions("take", number=3):
        for candidate in candidates_of(state, 6):
            end = rollout(Question(state, 0, HERO), candidate, SharedDraws("rollout", 4), 2)
            assert end.round == state.round + HERO.rounds_ahead
            assert not end.heroes[0].initiative  # its market turn of that round is over


def test_late_rollouts_go_to_the_end_of_the_game() -> None:
    late = first_states(
        lambda state: state.round == 11 and state.prompts[-1].kind == "take"
        and state.options.players == 1, 2)  # fmt: skip
    for state in late:
        for candidate in candidates_of(state, 6)[:2]:
            assert (
                turn(rollout(Question(state, 0, HERO), candidate, SharedDraws("end", 4), 0))
                == NOBODY
            )


def test_candidates_meet_the_same_chance_and_samples_differ() -> None:
    state = decisions("take")[0]
    candidate = candidates_of(state, 6)[0]

    def end(seed: str, sample: int) -> object:
        hero = rollout(Question(state, 0, HERO), candidate, SharedDraws(seed, 8), sample).heroes[0]
        return hero.dice, hero.gold, hero.cards

    assert end("a", 3) == end("a", 3)
    assert len({str(end("a", sample)) for sample in range(4)}) > 1


def test_the_others_take_and_buy_at_random_and_pass_otherwise() -> None:
    for kind in ("take", "market"):
        for state in decisions(kind, 2, 2):
            seat = turn(state)
            moves = [move for move in legal(state, seat) if kind_of(move) != USE]
            numbers = [(place + 0.5) / len(moves) for place in range(len(moves))]
            assert [others_move(state, seat, number) for number in numbers] == moves
    for state in decisions("action", 2, 2):
        assert others_move(state, turn(state), 0.9) == PASS


def test_without_work_the_hero_plays_what_the_planner_likes_best() -> None:
    for kind in ("take", "market", "action"):
        for state in decisions(kind, number=3):
            moves = legal(state, 0)
            values = planner().values(state, 0, moves)
            chosen = HeroBot().choose(state, 0, moves, Random(1), Budget(work=0))
            assert chosen == moves[int(values.argmax())]
