"""What the engine promises to those who call it or add to it, apart from the rules."""

import ast
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from rollplayer.engine import (
    NOBODY,
    OVER,
    GameOver,
    Hero,
    NotChance,
    Options,
    Seat,
    State,
    legal,
    new_game,
    outcome_at,
    settle,
)
from rollplayer.engine.cards import passives
from rollplayer.engine.terms import (
    ALL_PROMPTS,
    PASS,
    PROMPTS,
    STARTS,
    ChancePrompt,
    Prompt,
    TakeCard,
    encode_outcome,
)
from rollplayer.notation.cards.cardfile import base_cards
from tests.meta.sources import sources
from tests.scenario import Scenario, hero, initiative, others


@pytest.mark.parametrize("players", [-1, 0, 5])
def test_a_game_is_for_one_to_four(players: int) -> None:
    with pytest.raises(ValueError, match="bad-players"):
        Options(players, base_cards())


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"edition": "third"}, "unknown-edition text=third known=first, second"),
        ({"classes": "dealt"}, "unknown-classes text=dealt"),
        ({"variants": ("short", "long")}, "unknown-variant text=long"),
    ],
)
def test_unknown_options_are_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Options(2, base_cards(), **fields)


def test_variants_are_kept_in_one_order_and_once() -> None:
    options = Options(2, base_cards(), variants=("friendly", "less-random", "friendly"))
    assert options.variants == ("less-random", "friendly")


def test_a_lot_falls_on_nothing_where_a_seat_decides_or_the_game_is_over() -> None:
    state = Scenario.new(2).reach("take").state
    with pytest.raises(NotChance):
        outcome_at(state, 0.5)
    state.phase = OVER
    with pytest.raises(GameOver):
        outcome_at(state, 0.5)


def test_a_lot_is_less_than_1() -> None:
    """The bag has weights; the caller's random number must fall on one of them."""
    state = Scenario.new(2).reach("draw-starting").state
    with pytest.raises(AssertionError, match="less than 1"):
        outcome_at(state, 1.0)


STARTS_0 = encode_outcome(STARTS, 0)
PROMISED: list[tuple[Callable[[ChancePrompt], object], str]] = [
    (lambda prompt: prompt.moves(new_game(Options(2, base_cards()))), "offers no moves"),
    (lambda prompt: prompt.answer(new_game(Options(2, base_cards())), PASS), "takes no moves"),
    (lambda prompt: prompt.outcomes(new_game(Options(2, base_cards()))), "lists no outcomes"),
    (
        lambda prompt: prompt.settle(new_game(Options(2, base_cards())), STARTS_0),
        "settles nothing",
    ),
]


@pytest.mark.parametrize(("ask", "message"), PROMISED)
def test_a_new_kind_of_prompt_must_say_what_it_does(
    ask: Callable[[ChancePrompt], object], message: str
) -> None:
    with pytest.raises(AssertionError, match=message):
        ask(ChancePrompt(Seat(0)))


def test_prompts_are_values() -> None:
    """Equal by kind and fields."""
    assert TakeCard(Seat(1)) == TakeCard(Seat(1))
    assert TakeCard(Seat(1)) != TakeCard(Seat(0))
    assert TakeCard(Seat(1)) != "take"
    assert TakeCard(Seat(1)) != Prompt(Seat(1))


def test_every_prompt_has_a_name_and_a_rule_of_its_own() -> None:
    assert len(PROMPTS) == len(ALL_PROMPTS)
    for prompt in ALL_PROMPTS:
        assert prompt.kind
        assert prompt.rule


# Positions that no game reaches, but a small loaded one may -------------------------------------


def test_with_nothing_to_roll_the_game_is_over() -> None:
    scene = Scenario.at(hero(), *others(1), phase="roll", bag={}, initiative=initiative(None, None))
    assert scene.seat == NOBODY


def test_a_card_without_a_die_gives_its_gold_only() -> None:
    center = initiative(None, None, gold=(0, 1))
    scene = Scenario.at(hero(gold=3), *others(1), initiative=center, market=["weak", "proud"])
    scene.play("0 take 2")
    assert scene.hero()["gold"] == 4
    assert scene.hero()["sheet"]["str"] == []
    assert scene.position["phase"] == "market"


def test_with_fewer_cards_than_heroes_the_market_comes_sooner() -> None:
    market = ["weak", "proud"]
    scene = Scenario.at(hero(), *others(2), initiative=initiative("r1", "g2"), market=market)
    scene.play("0 take 1", "0 place wis", "0 pass", "1 place str", "1 pass")
    assert scene.position["phase"] == "market"
    assert scene.hero(2)["initiative"] is None


def test_a_pickled_state_lists_anew() -> None:
    scene = Scenario.at(hero("STR r1"), *others(1), initiative=initiative("r1", "g2", "b3"))
    copy = pickle.loads(pickle.dumps(scene.state))
    assert copy.listed is None
    assert legal(copy, 0) == legal(scene.state, 0)


def test_a_state_equals_its_clone_until_one_of_them_changes() -> None:
    state = new_game(Options(2, base_cards()))
    copy = state.clone()
    assert copy == state
    assert copy.heroes == state.heroes
    copy.heroes[0].gold += 1
    assert copy != state
    assert copy.heroes[0] != state.heroes[0]
    assert copy.heroes[1] == state.heroes[1]


def test_what_has_been_listed_is_no_part_of_a_state() -> None:
    state = settle(new_game(Options(2, base_cards())), STARTS_0)
    copy = state.clone()
    copy.listed = None
    assert copy == state


@pytest.mark.parametrize(("what", "kept"), [(Hero, "known_passives"), (State, "listed")])
def test_the_lists_of_fields_agree(what: type[Hero | State], kept: str) -> None:
    """Compiled code has no cheaper way to copy than to write each field out, in the same order."""
    (source,) = (one for one in sources("engine") if one.name == "engine/_state.py")
    (made,) = (
        node
        for node in source.tree.body
        if isinstance(node, ast.ClassDef) and node.name == what.__name__
    )
    methods = {node.name: node for node in made.body if isinstance(node, ast.FunctionDef)}
    fields = [*what.names, kept]
    assert [argument.arg for argument in methods["__init__"].args.args[1:]] == fields
    assert own_fields(methods["__init__"], ast.Store) == fields
    assert own_fields(methods["clone"], ast.Load) == fields


def own_fields(method: ast.FunctionDef, context: type[ast.expr_context]) -> list[str]:
    """The fields of `self` that a method names, in its order."""
    found = [
        node
        for node in ast.walk(method)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, context)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    ]
    return [node.attr for node in sorted(found, key=lambda node: node.lineno)]


def test_every_field_of_hero_and_state_is_copied() -> None:
    state = new_game(Options(2, base_cards()))
    passives(state, state.heroes[0])
    assert_copied(state, state.clone(), (*State.names, "listed"))
    hero = state.heroes[0]
    assert_copied(hero, hero.clone(), (*Hero.names, "known_passives"))


def assert_copied(original: object, copy: object, names: tuple[str, ...]) -> None:
    for name in names:
        value = getattr(original, name)
        assert getattr(copy, name) == value
        if isinstance(value, list) and name != "listed":  # a list of moves is never changed
            assert getattr(copy, name) is not value


def test_what_a_hero_can_do_follows_every_change_of_class_and_cards() -> None:
    """What was worked out for a hero is forgotten as soon as it no longer fits, in copies too."""
    state = new_game(Options(2, base_cards()))
    hero = state.heroes[0]
    market = state.options.cards.market
    card = next(card for card in market if card.passives)
    assert passives(state, hero) == []
    hero.cards.append(card.index)
    assert passives(state, hero) == list(card.passives)
    copy = hero.clone()
    copy.cards.clear()
    assert passives(state, copy) == []
    assert passives(state, hero) == list(card.passives)
    hero.hero_class = 0
    own = state.options.cards.classes[0].passives
    assert passives(state, hero) == [*own, *card.passives]
    assert pickle.loads(pickle.dumps(hero)) == hero


def test_states_and_heroes_cannot_be_hashed() -> None:
    state = new_game(Options(2, base_cards()))
    for value in (state, state.heroes[0]):
        with pytest.raises(TypeError, match="unhashable"):
            hash(value)


def test_a_state_prints_as_a_table_and_tells_all_its_fields() -> None:
    state = settle(new_game(Options(2, base_cards())), STARTS_0)
    assert str(state).splitlines()[0] == "round 0, setup phase"
    assert "seat 1: no race no class, 5 gold, 0 Charisma" in str(state)
    assert "PickRace(seat=0)" in str(state)
    assert repr(state.heroes[0]).startswith("Hero(race=-1, hero_class=-1, backstory=-1")
    assert "phase=0" in repr(state)
    assert repr(state.options).startswith("Options(2, 'base' cards, edition='second'")


def test_options_are_equal_when_the_same_was_chosen() -> None:
    one, other = Options(2, base_cards(), "first"), Options(2, base_cards(), "first")
    assert one == other
    assert hash(one) == hash(other)
    assert one != Options(3, base_cards(), "first")
