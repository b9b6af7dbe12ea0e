"""What the stronger bots add: skills in rollouts, starting dice, the center rerolled, victory."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rollplayer.bots import Budget
from rollplayer.bots.features.linear import load_linear, part_of
from rollplayer.bots.players.apprentice import Apprentice
from rollplayer.bots.players.candidates import (
    Candidate,
    Question,
    Settings,
    starting_candidates,
)
from rollplayer.bots.players.champion import CHAMPION, champion
from rollplayer.bots.players.expert import Expert
from rollplayer.bots.players.hero import HERO, considered, ending
from rollplayer.bots.players.planner import rolls_many_dice
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.bots.players.rollouts import Chance, begun, rollout
from rollplayer.bots.players.sampling import SharedDraws
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.bots.players.starting import NEVER
from rollplayer.bots.players.victory import empty_spaces, table_of, victory, victory_alone
from rollplayer.engine import (
    CHANCE,
    State,
    do_move,
    do_outcome,
    legal,
    outcome_at,
    outcomes,
    play,
    turn,
)
from rollplayer.engine.terms import REROLL_CENTER, USE, Move, PlaceStarting, chosen_cards, kind_of
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import write_move
from rollplayer.notation.position import read_position
from tests.bots.golden_states import first_states


def has(move_is: Callable[[State, Move], bool]) -> State:
    """A state whose seat to move has such a move."""

    def wanted(state: State) -> bool:
        seat = turn(state)
        return seat >= 0 and any(move_is(state, move) for move in legal(state, seat))

    return first_states(wanted, 1)[0]


def starting_state() -> State:
    return first_states(lambda state: isinstance(state.prompts[-1], PlaceStarting), 1)[0]


def test_all_starting_dice_are_placed_as_the_way_says() -> None:
    state = starting_state()
    seat = turn(state)
    prompt = state.prompts[-1]
    assert isinstance(prompt, PlaceStarting)
    candidates = starting_candidates(state, seat, prompt, 6)
    assert len(candidates) == 6
    assert [each.value for each in candidates] == sorted(
        (each.value for each in candidates), reverse=True
    )
    before = sorted(die for die in state.heroes[seat].dice if die)
    for each in candidates:
        assert each.move in legal(state, seat)
        assert each.start is not None
        after = sorted(die for die in each.start.heroes[seat].dice if die)
        assert after == sorted([*before, *prompt.dice])
    assert len({tuple(each.start.heroes[seat].dice) for each in candidates if each.start}) == 6


def test_no_two_ways_to_place_starting_dice_differ_only_in_the_order_within_a_row() -> None:
    """Half of the ways that were played on were the same hero again."""
    compared = 0
    for state in first_states(lambda state: isinstance(state.prompts[-1], PlaceStarting), 8):
        prompt = state.prompts[-1]
        assert isinstance(prompt, PlaceStarting)
        ways = starting_candidates(state, turn(state), prompt, 16)
        kinds = set()
        for way in ways:
            assert way.start is not None
            dice = way.start.heroes[turn(state)].dice
            rows = tuple(tuple(sorted(dice[row : row + 3])) for row in range(0, 18, 3))
            kinds.add((rows, round(way.value, 3)))
        assert len(kinds) == len(ways)
        compared += len(ways) > 8
    assert compared


def test_starting_dice_are_played_on_with_the_value_of_their_first_step() -> None:
    state = starting_state()
    seat = turn(state)
    moves = legal(state, seat)
    known = dict(zip(moves, planner().values(state, seat, moves), strict=True))
    budget = Budget(work=24)
    tried = considered(Question(state, seat, HERO), known, Random(1), budget)
    assert all(each.ends for each in tried[:2])
    assert len(tried) > HERO.stages[0]  # more of them than of other moves
    # The ways that are played on have no equals among them, so they may hold a better one.
    assert max(each.value for each in tried) > max(known.values()) - 1e-3
    without = HERO._replace(starting=False)
    assert considered(Question(state, seat, without), known, Random(1), budget) == []


def test_the_champion_knows_what_a_rerolled_center_is_worth() -> None:
    """Rerolling one die has six outcomes: the samples come close to their exact mean."""
    state = has(rolls_many_dice)
    seat = turn(state)
    use = next(move for move in legal(state, seat) if rolls_many_dice(state, move))
    mind = planner(48)
    if kind_of(use) == USE:
        assert planner().after(state, seat, use) == NEVER
        assert mind.after(state, seat, use) > 0
        state = play(state, seat, use)
    values = dict(
        zip(legal(state, seat), mind.values(state, seat, legal(state, seat)), strict=True)
    )
    one = next(
        move
        for move in legal(state, seat)
        if kind_of(move) == REROLL_CENTER and len(chosen_cards(move)) == 1 and values[move] > NEVER
    )
    rolled = state.clone()
    do_move(rolled, seat, one)
    exact = 0.0
    for outcome, odds in outcomes(rolled):
        after = rolled.clone()
        do_outcome(after, outcome)
        exact += float(odds) * mind.worth(after, seat)
    assert values[one] == pytest.approx(exact, abs=0.05)


def test_a_rerolled_center_is_played_on_as_rerolled() -> None:
    """Rollouts paid for Intimidate and kept all dice, so it looked up to 1.1 stars worse."""
    state = kept_position("worth-a-reroll")
    moves = legal(state, 0)
    known = dict(zip(moves, planner(CHAMPION.center).values(state, 0, moves), strict=True))
    use = next(move for move in moves if write_move(base_cards(), move) == "use intimidate")
    candidate = next(each for each in Candidate.ranked(state, 0, known, 9, 1) if each.move == use)
    ahead = begun(Question(state, 0, CHAMPION), candidate).state
    assert ahead.prompts[-1].kind == "roll-center"


def test_the_quick_policy_uses_skills_unless_it_is_told_not_to() -> None:
    found = 0
    wanted = first_states(
        lambda state: (
            turn(state) >= 0 and any(kind_of(move) == USE for move in legal(state, turn(state)))
        ),
        40,
    )
    for state in wanted:
        seat = turn(state)
        found += kind_of(QuickPolicy(planner()).choose(state, seat)) == USE
        assert kind_of(QuickPolicy(planner(), skills=False).choose(state, seat)) != USE
    assert found


def test_victory_grows_with_my_stars_and_falls_with_theirs() -> None:
    state = first_states(lambda s: s.options.players == 3 and s.round == 6 and turn(s) == 0, 1)[0]
    table = table_of(state)
    stars, empty = table
    assert len(stars) == len(empty) == 3
    now = victory(table, 0, stars[0], empty[0])
    assert victory(table, 0, stars[0] + 2, empty[0]) > now
    richer = table._replace(stars=[stars[0], stars[1] + 5, stars[2]])
    assert victory(richer, 0, stars[0], empty[0]) < now


def test_alone_the_champion_settles_for_a_sure_highest_rank() -> None:
    """One die makes it a True Hero for certain; another brings a star more on average, or ruin."""
    state = kept_position("sure-rank")
    sure = played_on(state, CHAMPION)[0]
    most = played_on(state, CHAMPION._replace(to_win=False))[0]
    assert sure.ends == [38]
    assert sure.gain == sure.worth + 12
    assert most.worth > 39
    assert most.move != sure.move


def test_alone_the_champion_takes_a_chance_where_only_luck_brings_the_highest_rank() -> None:
    state = kept_position("last-hope")
    brave = played_on(state, CHAMPION)[0]
    most = played_on(state, CHAMPION._replace(to_win=False))[0]
    assert most.worth == pytest.approx(37)
    assert brave.worth < 36.9
    assert brave.gain > 38


def test_alone_a_rank_that_is_still_open_counts_by_its_chance() -> None:
    state = dice_turns(1, 5, 1)[0]
    gains = [victory_alone(state, 0, stars) - stars for stars in (20, 37.5, 60)]
    assert gains == pytest.approx([0, 6, 12], abs=0.01)


def kept_position(name: str) -> State:
    path = Path(__file__).parent / "positions" / f"{name}.json"
    return read_position(base_cards(), json.loads(path.read_text("utf-8")))


def dice_turns(players: int, round: int, number: int) -> list[State]:
    return first_states(
        lambda s: (
            s.options.players == players and s.round == round and s.prompts[-1].kind == "take"
        ),
        number,
    )


def played_on(state: State, settings: Settings, work: int = 24) -> list[Candidate]:
    """What such a bot plays on in a state, best first."""
    seat = turn(state)
    moves = legal(state, seat)
    known = dict(zip(moves, planner().values(state, seat, moves), strict=True))
    return considered(Question(state, seat, settings), known, Random(1), Budget(work=work))


def test_at_larger_tables_the_champion_weighs_victory_and_reports_stars() -> None:
    tried = played_on(dice_turns(2, 5, 1)[0], CHAMPION)
    gains = [gain for each in tried for gain in each.gains]
    ends = [end for each in tried for end in each.ends]
    assert gains
    assert max(gains) < 12 + 0.1 * max(ends) + 1e-6  # a sure victory and the stars beside it


def test_the_hero_plays_its_own_game() -> None:
    """Whether others win is nothing to it, at any table."""
    for players in (2, 4):
        tried = played_on(dice_turns(players, 5, 1)[0], HERO)
        assert any(each.ends for each in tried)
        assert all(each.gains == each.ends for each in tried)


def test_the_others_play_well_in_the_round_at_hand_and_then_only_take_things_away() -> None:
    fell = []
    for state in dice_turns(3, 6, 4):
        seat = turn(state)
        question = Question(state, seat, CHAMPION)
        candidate = played_on(state, CHAMPION, 12)[0]
        draws = SharedDraws("others", 6)
        end = rollout(question, candidate, draws, 0)
        assert end.state.round == state.round + CHAMPION.rounds_ahead
        assert end.table == table_of(after_round(state, candidate, Chance(draws, 0)))
        # Their random play counts for nothing: they are judged by what they had before it.
        own, gain = ending(question, end)[:2]
        assert gain == victory(end.table, seat, own, empty_spaces(end.state, seat))
        later = table_of(end.state).stars
        fell += [end.table.stars[other] - later[other] for other in range(3) if other != seat]
    assert sum(fell) / len(fell) > 1


def after_round(state: State, candidate: Candidate, chance: Chance) -> State:
    """The state in which the next round begins if all play by the quick policy."""
    assert candidate.begun is not None
    copy = candidate.begun.state.clone()
    policy = QuickPolicy(planner(shortlist=CHAMPION.shortlist), candidate.begun.plans)
    while copy.round == state.round:
        if (actor := turn(copy)) == CHANCE:
            do_outcome(copy, outcome_at(copy, chance.number(copy)))
        else:
            do_move(copy, actor, policy.choose(copy, actor))
    return copy


def test_without_planned_rounds_the_others_are_judged_by_what_they_have_now() -> None:
    state = dice_turns(3, 6, 1)[0]
    settings = CHAMPION._replace(others=0)
    tried = played_on(state, settings, 12)[0]
    assert tried.begun is not None
    assert tried.begun.table is not None
    now = table_of(state)
    others = [seat for seat in range(3) if seat != turn(state)]
    assert [tried.begun.table.stars[seat] for seat in others] == [
        now.stars[seat] for seat in others
    ]
    own_game = played_on(state, HERO, 12)[0]
    assert own_game.begun is not None
    assert own_game.begun.table is None  # it does not look at them at all


def test_where_the_others_put_their_starting_dice_is_not_thought_through() -> None:
    state = first_states(
        lambda s: s.options.players == 3 and isinstance(s.prompts[-1], PlaceStarting), 1
    )[0]
    seat = turn(state)
    tried = played_on(state, CHAMPION, 12)
    assert len(tried) > 1
    assert tried[0].ends
    now = table_of(state).stars
    for each in tried:
        assert each.begun is not None
        assert each.begun.table is not None
        stars = each.begun.table.stars
        assert all(stars[other] == now[other] for other in range(3) if other != seat)


def test_the_champion_takes_a_die_away_when_it_pays() -> None:
    """In the last round two dice bring as many stars; one of them is what the rival needs."""
    found = 0
    for state in dice_turns(2, 12, 12):
        rival = 1 - turn(state)
        tried = played_on(state, CHAMPION)
        equal = [each for each in tried if each.exact and each.ends == tried[0].ends]
        needed = [each for each in equal if each.gain < tried[0].gain - 0.5]
        if needed:
            assert rivals_stars(state, tried[0], rival) < rivals_stars(state, needed[0], rival)
            found += 1
    assert found


def rivals_stars(state: State, candidate: Candidate, rival: int) -> float:
    question = Question(state, turn(state), CHAMPION)
    ends = [rollout(question, candidate, SharedDraws("rival", 6), face) for face in range(6)]
    return sum(table_of(end.state).stars[rival] for end in ends) / len(ends)


def test_the_apprentice_has_no_eye_for_some_lines() -> None:
    blind = load_linear(*Apprentice.blind).weights
    seen = load_linear().weights
    assert set(blind) == set(seen)
    for name, weight in seen.items():
        assert blind[name] == (0.0 if part_of(name) in Apprentice.blind else weight)


def test_without_work_the_champion_plays_like_the_expert() -> None:
    """Both search the turn with the same network; only the champion rerolls the center."""
    for state in first_states(lambda s: s.prompts[-1].kind in ("take", "market"), 6):
        seat = turn(state)
        moves = legal(state, seat)
        if any(rolls_many_dice(state, move) for move in moves):
            continue
        chosen = champion().choose(state, seat, moves, Random(1), Budget(work=0))
        assert chosen == Expert().choose(state, seat, moves, Random(1))


def test_more_seconds_are_more_rollouts_up_to_five() -> None:
    assert Budget(5).rollouts(240) == 1200
    assert Budget(60).rollouts(240) == 1200
    assert Budget(0.5).rollouts(240) == 120
    assert Budget(5, work=7).rollouts(240) == 7
    longer = CHAMPION.for_seconds(5)
    assert longer.effort == 5 * CHAMPION.effort
    assert longer.doubt < CHAMPION.doubt
    assert CHAMPION.for_seconds(1) == CHAMPION
