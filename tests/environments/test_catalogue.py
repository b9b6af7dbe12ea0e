"""The catalogue of actions: frozen, complete, and the same in both directions."""

from itertools import pairwise
from random import Random

import pytest

from rollplayer.engine import (
    CHANCE,
    EDITIONS,
    NOBODY,
    VARIANTS,
    Options,
    State,
    legal,
    new_game,
    outcomes,
    turn,
)
from rollplayer.engine.terms import MOVE_KINDS, OUTCOME_KINDS, Move, kind_of
from rollplayer.environments.catalogue import (
    ACTIONS,
    ALL_ACTIONS,
    CARD_SLOTS,
    FIRST_BORROWING,
    FIRST_BUY_WITH_DROP,
    FIRST_ORDER,
    OUTCOME_NUMBERS,
    check_box,
    legal_numbers,
    move_of,
    number_of,
    outcome_of,
)
from rollplayer.environments.naming import action_names
from rollplayer.notation.cards.cardfile import base_cards, read_pack_text
from rollplayer.notation.moves import read_move, write_move
from tests.driver import happen, next_event
from tests.environments.frozen import FOLDER, files, other_meanings, same_or_named


@pytest.mark.parametrize("name", files())
def test_no_number_ever_changes_its_meaning(name: str) -> None:
    assert other_meanings(name, files()[name]) == []
    assert files()[name] == (FOLDER / name).read_text("utf-8"), "run: make golden"


def test_a_new_card_names_a_free_slot_and_nothing_else() -> None:
    assert same_or_named("885 buy card-54", "885 buy studious")
    assert same_or_named("9 hero 1 has spent card-64", "9 hero 1 has spent war-hammer")
    assert not same_or_named("885 buy famous", "885 buy studious")
    assert not same_or_named("885 buy card-54", "885 discard studious")
    assert other_meanings("actions-1.txt", "0 pass\n")


def lively_states(options: Options, seed: str) -> list[State]:
    """The states of a game in which rare moves are frequent."""
    random = Random(seed)
    state = new_game(options)
    states = [state.clone()]
    while turn(state) != NOBODY:
        happen(state, next_event(state, random))
        states.append(state.clone())
    return states


ALL_KINDS_OF_GAMES = [
    Options(players, base_cards(), edition, variants)
    for players in (1, 2, 3, 4)
    for edition in EDITIONS
    for variants in ((), VARIANTS)
]


@pytest.mark.parametrize("options", ALL_KINDS_OF_GAMES, ids=repr)
def test_every_move_and_outcome_of_a_game_has_its_number(options: Options) -> None:
    for state in lively_states(options, "numbers"):
        seat = turn(state)
        if seat == CHANCE:
            for outcome, _ in outcomes(state):
                assert outcome_of(OUTCOME_NUMBERS[outcome]) == outcome
        elif seat != NOBODY:
            numbers = legal_numbers(state, seat)
            assert len(set(numbers)) == len(numbers)
            assert [move_of(state, seat, number) for number in numbers] == legal(state, seat)


def test_moves_that_the_position_must_tell_come_up_and_come_back() -> None:
    """Two or more tied dice, weapons dropped with a purchase, and borrowed skills."""
    seen: set[str] = set()
    options = Options(4, base_cards(), classes="in-turn")
    for seed in range(12):
        for state in lively_states(options, f"rare {seed}"):
            seat = turn(state)
            for number in legal_numbers(state, seat) if seat >= 0 else ():
                if ALL_ACTIONS[number].move < 0:
                    move = Move(move_of(state, seat, number))
                    assert move in legal(state, seat)
                    assert number_of(state, seat, move) == number
                    seen.add(MOVE_KINDS[kind_of(move)].slug)
    assert seen == {"order", "buy", "use"}


def test_other_numbers_have_no_move() -> None:
    state = new_game(Options(1, base_cards()))
    numbers = set(legal_numbers(state, 0))
    for number in (-1, ACTIONS, 10**9, *(set(range(ACTIONS)) - numbers)):
        assert move_of(state, 0, number) == -1


def test_names_are_the_notation() -> None:
    cards = base_cards()
    read = 0
    for action, name in zip(ALL_ACTIONS, action_names(), strict=True):
        if action.move >= 0 and not has_free_slot(name):
            assert read_move(cards, name) == action.move
            read += 1
    assert read > 1000
    assert write_move(cards, read_move(cards, action_names()[1])) == action_names()[1]


def has_free_slot(name: str) -> bool:
    return any(f" {sort}-" in name for sort in ("card", "race", "class"))


def test_names_tell_all_actions_apart() -> None:
    assert len(set(action_names())) == ACTIONS
    ranges = (FIRST_ORDER, FIRST_BUY_WITH_DROP, FIRST_BORROWING)
    assert all(earlier < later for earlier, later in pairwise(ranges))


def test_every_kind_has_actions() -> None:
    assert {action.kind.slug for action in ALL_ACTIONS} == {kind.slug for kind in MOVE_KINDS}
    assert len(OUTCOME_KINDS) == 9


ROOM = CARD_SLOTS - len(base_cards().market)


def pack_of(cards: int) -> str:
    trait = 'kind = "trait"\ndots = 1\ncost = 2\nrule = "Pays."\n'
    tables = [f'[market.new-{n}]\nname = "New {n}"\n{trait}' for n in range(cards)]
    return 'name = "my-pack"\n' + "\n".join(tables)


def test_a_pack_that_fits_is_played() -> None:
    cards = read_pack_text(pack_of(ROOM), "my-pack.toml")
    check_box(cards)
    for state in lively_states(Options(2, cards), "pack"):
        if turn(state) >= 0:
            legal_numbers(state, turn(state))


def test_a_pack_with_too_many_cards_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match=r"'my-pack' has 65 market cards, and .* room for 64"):
        check_box(read_pack_text(pack_of(ROOM + 1), "my-pack.toml"))


def test_a_pack_with_six_hands_is_refused() -> None:
    pack = 'name = "hands"\n[class.barbarian]\neffects = [{ type = "hands-limit", hands = 6 }]\n'
    with pytest.raises(ValueError, match="6 hands for weapons"):
        check_box(read_pack_text(pack, "hands.toml"))
