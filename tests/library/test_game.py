"""The facade: values with names over the pure functions of the engine."""

import json
import pickle
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import rollplayer as rp
from rollplayer.bots import make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.engine import Options
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import write_record


def played(seed: int | str = 7, players: int = 2) -> rp.Game:
    game = rp.Game(players=players, seed=seed)
    game.play_out("random")
    return game


def test_a_random_game_in_a_loop_of_four_lines() -> None:
    game = rp.Game(players=3, seed=1)
    random = Random(1)
    game.roll()
    while game.legal_moves:
        game.play(random.choice(game.legal_moves))
        game.roll()
    assert game.is_over
    assert len(game.score()) == 3


def test_the_same_seed_plays_the_same_game_as_simulate() -> None:
    bots = [make_bot("random"), make_bot("random")]
    match = play_match(Options(2, base_cards()), bots, "1/0")
    game = rp.Game(players=2, seed="1/0", names=("random", "random"))
    game.play_out("random")
    assert str(game.record) == write_record(match.record, match.state)


def test_moves_are_text_with_names() -> None:
    move = rp.Game(players=1, seed=7).legal_moves[0]
    assert move == "race dragonkin"
    assert repr(move) == "Move('race dragonkin')"
    assert (move.kind, move.verb, move.arguments) == ("race", "race", {"race": "dragonkin"})
    assert {move: 1}["race dragonkin"] == 1  # type: ignore[index]  # a Move is a str
    assert json.dumps([move]) == '["race dragonkin"]'


def test_a_move_cannot_be_changed() -> None:
    move = rp.Game(players=1, seed=7).legal_moves[0]
    with pytest.raises(AttributeError, match="a Move cannot be changed"):
        move.kind = "take"  # type: ignore[misc]


def test_moves_and_outcomes_can_be_pickled() -> None:
    game = rp.Game(players=2, seed=7)
    (outcome, *_) = game.outcomes
    game.roll()
    for value in (outcome, game.legal_moves[0]):
        again = pickle.loads(pickle.dumps(value))
        assert again == value
        assert type(again) is type(value)
        assert again.number == value.number
        assert again.arguments == value.arguments


def test_outcomes_have_exact_odds() -> None:
    game = rp.Game(players=2, seed=7)
    assert game.is_chance
    assert game.legal_moves == ()
    assert game.outcomes == {"start 0": Fraction(1, 2), "start 1": Fraction(1, 2)}
    assert game.settle("start 0") == "start 0"
    assert game.turn == 0


def test_a_move_before_the_roll_says_to_roll() -> None:
    game = rp.Game(players=2, seed=7)
    with pytest.raises(rp.ChancePending, match=r"Call roll\(\)"):
        game.play("race elf")


def test_an_unreadable_move_and_an_illegal_one_are_told_apart() -> None:
    game = rp.Game(players=1, seed=7)
    with pytest.raises(rp.BadMove, match="is not a move"):
        game.play("jump")
    with pytest.raises(rp.IllegalMove, match=r"First choose a race\. \(R2\.2\)") as refused:
        game.play("take 2")
    assert refused.value.rule == "R2.2"
    with pytest.raises(ValueError, match="A game is for 1 to 4 players, not 9"):
        rp.Game(players=9)


def test_undo_takes_back_everything_and_the_same_dice_fall_again() -> None:
    game = played()
    text = str(game.record)
    events = [(step.seat, step.what) for step in game.record]
    for _, what in reversed(events):
        assert game.undo() == what
    with pytest.raises(IndexError, match="nothing to undo"):
        game.undo()
    for seat, what in events:
        game.roll()
        if seat is not None:
            game.play(what.text, seat)
    game.roll()
    assert str(game.record) == text


def test_a_record_is_iterated_with_positions_and_text() -> None:
    game = played()
    steps = list(game.record)
    assert len(steps) == len(game.record)
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    body = str(game.record).split("\n\n")[1].split("\n")[:-1]
    assert [step.text for step in steps] == body
    for one, two in pairwise(steps):
        assert one.after is two.before
        assert one.before.after(one.what, one.seat) == one.after
    assert steps[-1].after == game.position


def test_a_record_stays_what_it_was_when_the_game_goes_on() -> None:
    game = rp.Game(players=1, seed=7)
    record = game.record
    game.play("race elf")
    assert len(record) == 0
    assert len(game.record) == 1


def test_a_game_is_loaded_from_text_path_and_position(tmp_path: Path) -> None:
    game = played()
    path = tmp_path / "game.txt"
    game.record.save(path)
    for source in (path, str(path), str(game.record)):
        again = rp.load(source)
        assert str(again.record) == str(game.record)
    position = rp.Game(players=1, seed=7).position
    assert rp.load(position.to_json()).position == position
    assert rp.load(json.dumps(position.to_json())).position == position
    assert rp.Position.from_json(json.dumps(position.to_json())) == position


def test_positions_are_values() -> None:
    game = rp.Game(players=1, seed=7)
    first = game.position
    assert first == rp.Game(players=1, seed=8).position
    assert hash(first) == hash(rp.Game(players=1, seed=8).position)
    game.play("race elf")
    assert game.position != first
    assert first.heroes[0].race is None
    assert game.heroes[0].race == "elf"
    assert repr(game.heroes[0]) == "<Hero seat 0: elf>"
    assert repr(first) == "<Position setup: seat 0 to move>"


def test_skills_out_of_turn_and_drops_are_moves_of_a_seat() -> None:
    game = rp.Game(players=2, seed=7)
    game.play_out("random")
    found = [
        move
        for step in game.record
        for seat in (0, 1)
        if step.before.turn is not None
        for move in step.before.moves_of(seat)
        if move.kind == "drop" or step.before.turn != seat
    ]
    assert found
    assert {move.kind for move in found} <= {"drop", "use"}


def test_scores_say_why() -> None:
    game = played()
    one, two = game.score()
    assert [one.won, two.won] == [seat in game.winners for seat in (0, 1)]
    assert one.total == sum(
        (one.goals, one.class_color, one.alignment, one.backstory, one.armor, one.traits, one.gold)
    )
    assert f"Total: {one.total} star" in str(one)
    assert "R8.1" in str(one)


def test_nothing_prints_as_an_address() -> None:
    game = rp.Game(players=2, seed=7)
    state = game.position.state
    shown = (game, game.position, game.record, state, state.heroes[0], state.options)
    for thing in (*shown, state.options.cards, game.heroes[0], game.legal_moves):
        assert " object at 0x" not in repr(thing)
    assert repr(state.options.cards) == f"<CardSet 'base': {len(base_cards().market)} market cards>"
    assert state == state.clone()


def test_the_table_is_drawn_for_a_terminal() -> None:
    game = rp.Game(players=2, seed=7, names=("Ada", "Bo"))
    game.play_out("random")
    for _ in range(60):
        game.undo()
    text = str(game)
    assert "Ada" in text
    assert "market  " in text
    assert all(line == line.rstrip() for line in text.splitlines())
    assert max(len(line) for line in text.splitlines()) <= 80


def test_hero_and_table_are_drawn_for_notebooks() -> None:
    import xml.etree.ElementTree as ElementTree

    game = rp.Game(players=2, seed=7, names=("<Ada>", "Bo"))
    game.play_out("random")
    for step in [*game.record][::40]:
        for svg in (step.after._repr_svg_(), *(hero.svg() for hero in step.after.heroes)):
            assert ElementTree.fromstring(svg).tag.endswith("svg")
    texts = [node.text for node in ElementTree.fromstring(game.heroes[0].svg()).iter() if node.text]
    assert "<Ada>" in texts
    assert f"★ {game.score()[0].total}" in texts
    dice = [die for row in game.heroes[0].sheet.values() for die in row]
    for die in dice:  # color letter and value of each die are there to read
        assert die[0] in texts
        assert die[1] in texts


def test_own_bots_play_as_objects() -> None:
    class First(rp.Bot):
        def choose(self, position: rp.Position, moves: tuple[rp.Move, ...], random: Random) -> str:  # type: ignore[override]  # a tuple is what it gets
            assert position.turn is not None
            return moves[0].text

    game = rp.Game(players=2, seed=7)
    game.play_out([First(), "random"])
    assert game.is_over
    mine = [step for step in game.record if step.seat == 0]
    assert all(step.what == step.before.legal_moves[0] for step in mine)


def test_wrong_numbers_of_names_and_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="name every player or none"):
        rp.Game(players=2, names=("Ada",))
    with pytest.raises(ValueError, match="one for each seat"):
        rp.Game(players=2).play_out(["random"])
    with pytest.raises(ValueError, match="there is no bot “deep”"):
        rp.Game(players=2).play_out("deep")


def test_a_game_without_a_seed_remembers_the_one_it_took() -> None:
    game = rp.Game(players=2)
    game.play_out()
    assert str(game.record) == str(played(game.seed).record)


def test_a_card_pack_is_a_path(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('name = "mine"\n[market.reckless]\ncost = 1\n', "utf-8")
    assert rp.Game(players=1, cards=pack).options.cards.name == "mine"
    assert rp.Game(players=1, cards=rp.read_pack(pack)).options.cards.name == "mine"
