"""The hero bot's search: which moves are played on, how often, and what is made of it."""

from random import Random
from statistics import mean

import pytest

from rollplayer.bots import Budget
from rollplayer.bots.players.candidates import MARGIN, PRIOR_ROLLOUTS, Candidate, Question, Settings
from rollplayer.bots.players.champion import CHAMPION
from rollplayer.bots.players.hero import HERO, HeroBot, considered, judged, search
from rollplayer.bots.players.rollouts import every_end, others_move, rollout
from rollplayer.bots.players.sampling import SharedDraws
from rollplayer.bots.players.shipped_planner import asked, planner
from rollplayer.bots.players.when_to_stop import LEAST_PAIRS, expected_loss
from rollplayer.engine import CHANCE, NOBODY, State, legal, score, turn
from rollplayer.engine.terms import NO_DIE, PASS, USE, Move, kind_of
from tests.bots.golden_states import first_states


def decisions(kind: str, players: int = 1, number: int = 6) -> list[State]:
    def wanted(state: State) -> bool:
        prompt = state.prompts[-1]
        return prompt.kind == kind and state.options.players == players and 2 < state.round < 8

    return first_states(wanted, number)


def candidates_of(state: State, work: int, settings: Settings = HERO) -> list[Candidate]:
    seat = turn(state)
    moves = legal(state, seat)
    known = dict(zip(moves, planner().values(state, seat, moves), strict=True))
    return considered(Question(state, seat, settings), known, Random(1), Budget(work=work))


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


def test_with_more_players_the_hero_makes_fewer_rollouts() -> None:
    for players in (2, 4):
        for state in decisions("take", players, 2):
            made = sum(len(each.ends) for each in candidates_of(state, HERO.rollouts))
            assert made <= HERO.rollouts * 2 / (players + 1)


def test_a_steady_bot_makes_as_many_rollouts_with_more_players() -> None:
    steady = HERO._replace(steady=True, doubt=0.0, effort=0)
    compared = 0
    for state in decisions("take", 4, 3):
        candidates = candidates_of(state, 36, steady)
        made = sum(len(each.ends) for each in candidates)
        assert made <= 36
        if len(candidates) > 1:
            assert made > 36 * 2 / 5
            compared += 1
    assert compared


def test_a_candidate_is_given_up_when_another_look_promises_nothing() -> None:
    best = [40.0, 38.0, 41.0, 39.0, 40.0, 41.0]
    assert (
        expected_loss(best, [end - 5 + place / 10 for place, end in enumerate(best)], 0, 2) < 1e-6
    )
    close = expected_loss(best, [39.0, 40.0, 36.0, 41.0, 39.0, 40.0], 0, 2)
    assert close > 0.1
    assert expected_loss(best[:3], [30.0] * (LEAST_PAIRS - 1), 0, 2) > 1e6
    # Equal in hundreds of rollouts: it does not matter which one is played.
    equal = [40.0 + (place % 7 - 3) / 100 for place in range(700)]
    assert expected_loss([40.0] * 700, equal, 0, 2) < 0.01 < close
    # The planner's word before the rollouts counts too.
    assert expected_loss(best, best, 1.0, 2) < expected_loss(best, best, 0.0, 2)


def test_a_clear_decision_takes_few_rollouts() -> None:
    state = decisions("take", number=1)[0]
    ranked = candidates_of(state, 0) or Candidate.ranked(
        state, 0, dict.fromkeys(legal(state, 0), 0.0), 200, 2
    )
    clear = [ranked[0], ranked[-1]]
    search(Question(state, 0, HERO), clear, 240, 0.5)
    assert [len(each.ends) for each in clear] == [6, 6]


def test_no_decision_costs_more_than_its_effort() -> None:
    state = decisions("take", number=1)[0]
    question = Question(state, 0, HERO._replace(doubt=0.0, effort=60_000))
    moves = legal(state, 0)
    known = dict(zip(moves, planner().values(state, 0, moves), strict=True))
    candidates = Candidate.close_to_best(question, known)
    before = asked()
    search(question, candidates, 10_000, 0.5)
    assert 0.5 < (asked() - before) / 60_000 < 1.3
    assert len(candidates[0].ends) < 10_000 // len(candidates)


def test_the_last_round_is_weighed_exactly() -> None:
    """Often a single die is left to chance: six rollouts meet each of its faces once."""
    compared = 0
    last = first_states(
        lambda state: (
            state.round == 12 and state.prompts[-1].kind == "take" and state.options.players == 1
        ),
        12,
    )
    for state in last:
        candidates = candidates_of(state, 36)
        if not candidates[0].exact:
            assert len(candidates[0].ends) > 1 or len(candidates) == 1  # too many ways: sampled
            continue
        assert all(each.exact and len(each.ends) == 1 for each in candidates)
        draws = SharedDraws("faces", 6, 6)
        for each in candidates[:2]:
            assert each.begun is not None
            if len(every_end(Question(state, 0, HERO), each.begun, 0)) > 6:
                continue
            ends = [rollout(Question(state, 0, HERO), each, draws, face) for face in range(6)]
            assert each.ends[0] == pytest.approx(mean(score(end.state)[0].total for end in ends))
            assert each.worth == each.ends[0]
            compared += 1
    assert compared


def test_the_last_round_costs_no_more_than_any_other() -> None:
    """With four players a hint in the last round took two seconds."""

    def last_die(state: State) -> bool:
        if state.options.players != 4 or state.prompts[-1].kind != "ability":
            return False
        return state.heroes[turn(state)].dice.count(NO_DIE) == 1

    for state in first_states(last_die, 3):
        seat = turn(state)
        moves = legal(state, seat)
        known = dict(zip(moves, planner().values(state, seat, moves), strict=True))
        question = Question(state, seat, CHAMPION._replace(effort=100_000))
        candidates = Candidate.close_to_best(question, known)
        before = asked()
        search(question, candidates, 240, 0.5)
        assert asked() - before < 1.3 * 100_000


def test_rollouts_share_what_comes_before_chance() -> None:
    """A candidate is played on once to the first event of chance; a rollout leaves that alone."""
    state = decisions("take", number=1)[0]
    question = Question(state, 0, HERO)
    candidate = candidates_of(state, 12)[0]
    assert candidate.begun is not None
    assert turn(candidate.begun.state) == CHANCE
    before, plans = candidate.begun.state.clone(), dict(candidate.begun.plans)
    draws = SharedDraws("shared", 4)
    ends = [rollout(question, candidate, draws, 1).state for _ in range(2)]
    assert ends[0] == ends[1] != before
    assert (candidate.begun.state, candidate.begun.plans) == (before, plans)


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
            end = rollout(Question(state, 0, HERO), candidate, SharedDraws("rollout", 4), 2).state
            assert end.round == state.round + HERO.rounds_ahead
            assert not end.heroes[0].initiative  # its market turn of that round is over


def test_late_rollouts_go_to_the_end_of_the_game() -> None:
    late = first_states(
        lambda state: state.round == 11 and state.prompts[-1].kind == "take"
        and state.options.players == 1, 2)  # fmt: skip
    for state in late:
        for candidate in candidates_of(state, 6)[:2]:
            end = rollout(Question(state, 0, HERO), candidate, SharedDraws("end", 4), 0)
            assert turn(end.state) == NOBODY


def test_candidates_meet_the_same_chance_and_samples_differ() -> None:
    state = decisions("take")[0]
    candidate = candidates_of(state, 6)[0]

    def end(seed: str, sample: int) -> object:
        draws = SharedDraws(seed, 8)
        hero = rollout(Question(state, 0, HERO), candidate, draws, sample).state.heroes[0]
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
            assert chosen == moves[values.index(max(values))]
