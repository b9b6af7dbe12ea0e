"""The final score says which events earned each line."""

from pathlib import Path

import pytest

from rollplayer.engine import CHANCE
from rollplayer.engine.terms import ATTRIBUTES, NO_DIE, ROWS, Color, color_of, make_die, value_of
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import read_record
from rollplayer.server.table.earned import Deeds, earned, play_through
from rollplayer.server.table.event_log import Game, count, happen
from tests.scenario import Scenario, hero, initiative
from tests.server.harness import Server, me, play_own_turns

GAMES = Path(__file__).resolve().parents[1] / "golden" / "games"
PLAYED = ["1p-second-plain-reverse", "2p-second-plain-drawn", "1p-first-lrsf-drawn"]


def game_of(name: str) -> Game:
    record, _ = read_record(base_cards(), (GAMES / f"{name}.txt").read_text("utf-8"))
    game = Game(record.first, None, True)
    for event in record.events:
        game.take(happen(game.now, event))
    return game


def after(table: Scenario, *lines: str) -> Game:
    """A game that begins at a small table; `* rolled 4` is chance, `0 undone 2` takes back."""
    game = Game(table.state, None, False)
    for line in lines:
        who, _, what = line.partition(" ")
        game.take(game.plan_stored(CHANCE if who == "*" else int(who), what))
    return game


def causes(game: Game) -> dict[str, list[int]]:
    """The events behind each line of the first hero, by what is counted."""
    scores = count(game.state)
    found = earned(game, game.event, scores)[0]
    return {line.subject: events for line, events in zip(scores[0].lines, found, strict=True)}


SHEET = """
    STR r3 r3
    DEX g2
    CON b1
"""


def table() -> Scenario:
    return Scenario.at(hero(SHEET), initiative=initiative("r4", "y5", "k6"))


def test_a_goal_shows_what_was_placed_and_changed_in_its_row() -> None:
    game = after(table(), "0 take 1", "0 place str", "0 flip str1")
    found = causes(game)
    assert found["str"] == [2, 3]
    assert found["dex"] == []


def test_stars_for_the_class_color_come_from_its_dice_alone() -> None:
    """The warrior is red: the red die placed at event 2 counts, a gold one does not."""
    assert causes(after(table(), "0 take 1", "0 place str"))["red"] == [2]
    assert causes(after(table(), "0 take 2", "0 place str"))["red"] == []


def test_what_was_taken_back_earned_nothing() -> None:
    game = after(table(), "0 take 1", "0 place str", "0 flip str1", "0 undone 2", "0 flip dex1")
    found = causes(game)
    assert found["str"] == [2]
    assert found["dex"] == [5]
    assert game.standing_at(3) == [1, 2, 3]
    assert game.standing_at(5) == game.standing == [1, 2, 5]


def test_a_die_exchanged_between_rows_keeps_where_it_came_from() -> None:
    """Taken at event 1 and placed at 2; the swap of event 3 only brings it to another space."""
    game = after(table(), "0 take 2", "0 place dex", "0 swap str1 dex2")
    _, (deeds,) = play_through(game, game.event)
    str1, dex2 = deeds.ways[0], deeds.ways[4]
    assert (str1.came, str1.here) == (2, 3)
    assert dex2.here == 3
    assert causes(game)["str"] == causes(game)["dex"][-1:] == [3]


def test_a_turned_die_stays_where_it_was() -> None:
    deeds = Deeds()
    empty = [NO_DIE] * 18
    placed, turned = [*empty], [*empty]
    placed[0], turned[0] = make_die(Color(2), 1), make_die(Color(2), 6)
    deeds.note_dice(1, empty, placed)
    deeds.note_dice(2, placed, turned)
    assert (deeds.ways[0].came, deeds.ways[0].here) == (1, 1)
    assert deeds.rows[0] == {1, 2}


def test_a_die_of_another_color_is_a_new_die() -> None:
    deeds = Deeds()
    empty = [NO_DIE] * 18
    red, gold = [*empty], [*empty]
    red[0], gold[0] = make_die(Color(2), 1), make_die(Color(6), 1)
    deeds.note_dice(1, empty, red)
    deeds.note_dice(2, red, gold)
    assert (deeds.ways[0].came, deeds.ways[0].here) == (2, 2)


def test_dice_that_slide_left_come_to_their_space_then() -> None:
    """R11.28: one die leaves the row, the others close the gap."""
    deeds = Deeds()
    red, purple, black = make_die(Color(2), 1), make_die(Color(3), 2), make_die(Color(4), 3)
    before = [red, purple, black, *[NO_DIE] * 15]
    moved = [purple, black, NO_DIE, red, *[NO_DIE] * 14]
    deeds.note_dice(1, [NO_DIE] * 18, before)
    deeds.note_dice(2, before, moved)
    assert [way.came for way in deeds.ways[:4]] == [1, 1, 0, 1]
    assert [way.here for way in deeds.ways[:4]] == [2, 2, 0, 2]


@pytest.mark.parametrize("name", PLAYED)
def test_whole_games_explain_every_line(name: str) -> None:
    game = game_of(name)
    final, all_deeds = play_through(game, game.event)
    scores = count(final)
    for seat, (owner, deeds) in enumerate(zip(final.heroes, all_deeds, strict=True)):
        assert all(way.came and way.here >= way.came for way in deeds.ways)
        assert set(deeds.bought) >= set(owner.cards)
        found = earned(game, game.event, scores)[seat]
        for line, events in zip(scores[seat].lines, found, strict=True):
            assert events == sorted(set(events))
            if line.stars and line.part != "alignment":
                assert events, line
            if line.part == "traits":
                assert [game.texts[event - 1] for event in events] == [f"buy {line.subject}"]


@pytest.mark.parametrize("name", PLAYED)
def test_a_goal_names_every_event_after_which_its_row_looked_different(name: str) -> None:
    game = game_of(name)
    found = earned(game, game.event, count(game.state))[0]
    lines = count(game.state)[0].lines
    for row in ROWS:
        pictures = [
            sorted((color_of(die), value_of(die)) for die in dice[row * 3 : row * 3 + 3])
            for event in range(game.event + 1)
            for dice in [game.at(event).state.heroes[0].dice]
        ]
        changes = [at for at in range(1, len(pictures)) if pictures[at] != pictures[at - 1]]
        at = next(at for at, line in enumerate(lines) if line.subject == ATTRIBUTES[row])
        assert found[at] == changes


def test_the_end_of_a_game_explains_itself_and_its_middle_does_not(light: Server) -> None:
    made = light.make(me("Ann"))
    ann = light.sit(made)
    assert ann.view["earned"] == []
    play_own_turns(ann)
    (lines,) = ann.view["earned"]
    assert len(lines) == len(ann.view["scores"][0]["lines"])
    assert {event for events in lines for event in events} <= {line["number"] for line in ann.log}
    past = light.get(f"/api/tables/{made['table']}/views/{ann.view['event']}").json()
    assert past["earned"] == ann.view["earned"]
    assert light.get(f"/api/tables/{made['table']}/views/20").json()["earned"] == []
