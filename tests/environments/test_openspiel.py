"""`python_rollplayer`: OpenSpiel's own test of the interface, chance, clones and observations."""

import json
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it has no wheels for Windows")

import pyspiel
from open_spiel.python.observation import make_observation

from rollplayer.engine import outcomes, score
from rollplayer.environments import openspiel
from rollplayer.environments.observing import width


def game_of(**parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.NAME, parameters)


def steps(game: Any, seed: int) -> Any:
    """Every state of a game in which chance and all players choose at random."""
    state = game.new_initial_state()
    choices = np.random.default_rng(seed)
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(choices.choice(numbers, p=odds)))
        else:
            state.apply_action(int(choices.choice(state.legal_actions())))
        yield state


@pytest.mark.parametrize("players", [1, 2])
def test_openspiels_own_test_passes(players: int) -> None:
    pyspiel.random_sim_test(
        game_of(players=players), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("players", [3, 4])
def test_larger_games_end_with_the_stars_of_their_scorecards(players: int) -> None:
    *_, last = steps(game_of(players=players, variants="short"), seed=players)
    assert last.returns() == [card.total for card in score(last.table.state)]
    assert last.rewards() == last.returns()


def test_chance_has_the_exact_odds_of_the_rules() -> None:
    for state in steps(game_of(players=1), seed=2):
        if state.is_chance_node():
            listed = state.chance_outcomes()
            assert abs(sum(odds for _, odds in listed) - 1) < 1e-9
            exact = sorted(float(odds) for _, odds in outcomes(state.table.state))
            assert sorted(odds for _, odds in listed) == exact


def test_a_clone_goes_its_own_way() -> None:
    state = next(each for each in steps(game_of(players=2), seed=3) if each.is_player_node())
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert state.history() == copy.history()[:-1]
    assert state.table.state.options is copy.table.state.options


def test_what_a_player_sees() -> None:
    game = game_of(players=2)
    state = next(each for each in steps(game, seed=3) if each.is_player_node())
    observer = make_observation(game)
    observer.set_from(state, player=1)
    assert observer.tensor.shape == (width(2),)
    assert observer.tensor[0] == 1  # the phase is setup
    text = observer.string_from(state, player=1)
    assert json.loads(text)["phase"] == "setup"
    assert state.action_to_string(0, 1) == "race dragonkin"


def test_an_illegal_action_gets_one_sentence_and_changes_nothing() -> None:
    state = next(each for each in steps(game_of(players=2), seed=3) if each.is_player_node())
    before = state.table.state.clone()
    with pytest.raises(ValueError, match=r"Action 0 \(pass\) is illegal now: "):
        state._apply_action(0)
    assert state.table.state == before


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"players": 7}, "1 to 4 players, not 7"),
        ({"variants": "short+long"}, "long"),
        ({"edition": "third"}, "third"),
    ],
)
def test_wrong_parameters_are_refused(parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        game_of(**parameters)
