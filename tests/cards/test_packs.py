"""Card packs: what one may change, and that whatever is accepted can be played."""

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollplayer.engine import (
    CHANCE,
    CLASS_SELECTIONS,
    EDITIONS,
    NOBODY,
    VARIANTS,
    Options,
    do_move,
    do_outcome,
    drops,
    legal,
    new_game,
    outcome_at,
    score,
    turn,
)
from rollplayer.engine.cards import MARKET_FACTS, CardSet, MarketCard
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards, read_pack, read_pack_text
from rollplayer.notation.moves import read_move, write_move
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.score_words import score_lines
from rollplayer.words import SOURCE, words_for
from tests.cards.table import of_class, stars_in, where
from tests.playout import playout
from tests.scenario import Json, Scenario, hero, initiative, position

EXAMPLE = Path(str(files("rollplayer").joinpath("packs", "example.toml")))
NASTY = Path(__file__).with_name("nasty.toml")


def card(cards: CardSet, slug: str) -> MarketCard:
    (found,) = [each for each in cards.market if each.slug == slug]
    return found


def table(box: CardSet, /, market: str = "longbow climb", **fields: Any) -> Scenario:
    """A game with the cards of this box: a hero at the market."""
    seats = [hero("STR g1", **{"gold": 20, "initiative": 1, **fields}), {"initiative": 2}]
    shared: Json = {"market": market.split(), "initiative": initiative(None, None, "g4")[2:]}
    return Scenario(read_position(box, position(*seats, phase="market", cards=box.name, **shared)))


def test_a_card_with_two_scoring_effects_gives_each_its_own_reason() -> None:
    """Both lines said "the Dexterity goal is met" (R8.6)."""
    text = """
    name = "two"
    [market.nimble]
    rule = "Two reasons to score."
    effects = [
        { type = "stars-if", stars = 3, when = { type = "goal-met", row = "dex" } },
        { type = "stars-per", stars = 1, count = { type = "gold" }, each = 2 },
    ]
    """
    box = read_pack_text(text, "two.toml")
    scene = table(box, cards=["nimble"], gold=5, **of_class("warrior"))
    lines = score_lines(words_for(SOURCE), box, scene.state.heroes[0], score(scene.state)[0])
    assert [line for line in lines if "Nimble" in line] == [
        "R8.6 Nimble, Dexterity goal missed: 0 stars",
        "R8.6 Nimble, gold 5: 2 stars",
    ]


# The example -----------------------------------------------------------------------------------


def test_example_changes_what_it_names_and_keeps_the_rest() -> None:
    cards, base = read_pack(EXAMPLE), base_cards()
    assert cards.name == "example"
    sword, old = card(cards, "longsword"), card(base, "longsword")
    assert (sword.cost, old.cost) == (4, 3)
    for field in (
        "number",
        "kind",
        "dots",
        "hands",
        "effects",
        "house",
        "editions",
    ):
        assert getattr(sword, field) == getattr(old, field)
    (warrior,) = [each for each in cards.classes if each.slug == "warrior"]
    assert [goal.text() for goal in warrior.goals] == ["18", "16-17", "17", "14+", "14+", "15+"]
    assert warrior.goals[5].stars == 2


def test_example_leaves_all_other_cards_alone() -> None:
    cards, base = read_pack(EXAMPLE), base_cards()
    touched = {"longsword", "pickpocket", "weak"}
    for old in base.market:
        if old.slug not in touched:
            new = card(cards, old.slug)
            names = [name for name in MARKET_FACTS if name != "index"]
            assert [getattr(new, name) for name in names] == [getattr(old, name) for name in names]
    assert cards.races[:-1] == base.races
    assert cards.backstories == base.backstories
    assert cards.alignments == base.alignments
    assert cards.armor_sets == base.armor_sets


def test_example_has_a_skill_worth_3_gold() -> None:
    scene = table(read_pack(EXAMPLE), cards=["pickpocket"], gold=0)
    assert scene.play("0 use pickpocket").hero()["gold"] == 3


def test_example_takes_a_card_out_of_the_game() -> None:
    deck = write_position(new_game(Options(2, read_pack(EXAMPLE))))["deck"]
    assert "weak" not in deck["single"]
    assert {"butterfly-net", "deep-breath"} <= set(deck["single"])
    assert "balanced" in deck["double"]


def test_a_new_weapon_is_dealt_bought_and_works() -> None:
    cards = read_pack(EXAMPLE)
    setting = Scenario(new_game(Options(4, cards))).reach("reveal")
    assert "revealed butterfly-net" in setting.odds()
    scene = table(cards, market="butterfly-net climb", gold=2).play("0 buy butterfly-net")
    assert scene.hero()["gold"] == 0
    heroes = [hero(cards=["butterfly-net"], gold=0), {"gold": 0}]
    laid = position(*heroes, initiative=initiative("g1", "b2", "r3"), cards="example")
    taken = Scenario(read_position(cards, laid)).play("0 take 1", "0 place str")
    assert taken.hero()["gold"] == 1


def test_a_new_trait_is_bought_steps_and_scores() -> None:
    scene = table(read_pack(EXAMPLE), market="balanced climb").play("0 buy balanced")
    assert where(scene) == (1, 0)
    sheet = {"str": ["g6", "g6", "g6"], "int": ["b6", "b5", "b5"], "cha": ["r5", "r5", "r5"]}
    met = table(read_pack(EXAMPLE), cards=["balanced"], sheet=sheet, market="climb search")
    assert stars_in(met, "balanced") == 3


def test_a_new_skill_is_used() -> None:
    scene = table(read_pack(EXAMPLE), cards=["deep-breath"])
    scene.play("0 use deep-breath", "0 flip str1")
    assert where(scene) == (0, 1)
    assert scene.hero()["sheet"]["str"] == ["g6"]


def test_a_new_race_is_chosen_and_counts() -> None:
    cards = read_pack(EXAMPLE)
    assert "race gnome" in Scenario(new_game(Options(2, cards))).play("* start 0").legal()
    first = Scenario(new_game(Options(2, cards, "first"))).play("* start 0")
    assert "race gnome" not in first.legal()
    scene = table(cards, race="gnome", sheet={"int": ["g4", "g4", "g4"]}, market="climb search")
    assert stars_in(scene, "int") == 1  # 12 + 2 for a warrior's 14+


def test_a_card_without_a_number_gets_the_next_free_one() -> None:
    cards = read_pack(EXAMPLE)
    numbers = [card(cards, slug).number for slug in ("butterfly-net", "balanced", "deep-breath")]
    last = len(base_cards().market)
    assert numbers == [last + 1, last + 2, last + 3]
    assert [each.index for each in cards.market] == list(range(last + 3))


# What else a pack may do -----------------------------------------------------------------------


def test_an_empty_pack_is_the_base_under_another_name() -> None:
    cards = read_pack_text("", "my.toml", default_name="mine")
    assert cards.name == "mine"
    assert [each.slug for each in cards.market] == [each.slug for each in base_cards().market]


def test_a_pack_named_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "house-rules.toml"
    path.write_bytes(b"\xef\xbb\xbf[market.longsword]\r\ncost = 1\r\n")  # as Windows may save it
    cards = read_pack(path)
    assert cards.name == "house-rules"
    assert card(cards, "longsword").cost == 1


def test_a_changed_kind_leaves_the_old_fields_behind() -> None:
    change = '[market.longsword]\nkind = "trait"\narrow = "good"\nrule = "None."\neffects = []'
    cards = read_pack_text(change, "p.toml")
    sword = card(cards, "longsword")
    assert (sword.hands, sword.arrow) == (0, (-1, 0))


def test_a_skill_without_an_arrow_never_moves_the_token() -> None:
    cards = read_pack(NASTY)
    scene = table(cards, cards=["stretch"])
    assert where(scene.play("0 use stretch", "0 raise str1 5")) == (1, 1)


def test_more_pieces_than_stars_pay_the_last_figure() -> None:
    cards = read_pack(NASTY)
    chain = ["chain-helm", "chain-tunic", "chain-gorget"]
    scene = table(cards, cards=chain)
    assert stars_in(scene, "chain") == 2 + 1


def test_two_borrowing_skills_do_not_borrow_each_other() -> None:
    cards = read_pack(NASTY)
    heroes = [hero(cards=["diplomacy"]), {"gold": 1, "cards": ["mirror", "purse"]}]
    laid = position(*heroes, initiative=initiative("g1", "b2", "r3"), cards="nasty")
    scene = Scenario(read_position(cards, laid))
    assert [move for move in scene.legal() if move.startswith("use")] == ["use diplomacy as purse"]


def test_the_action_that_can_be_paid_is_the_one_donated_for() -> None:
    cards = read_pack(NASTY)
    scene = table(cards, cards=["till"], gold=0)
    scene.play("0 donate", "0 charisma")  # the expensive one would leave a negative amount of gold
    assert scene.hero()["gold"] == 0
    assert scene.hero()["charisma"] == 1


def test_the_class_is_asked_before_the_cards() -> None:
    text = """
        [market.longsword]
        rule = "x"
        effects = [{ type = "action-for-discarding", action = "str", price = 0 }]
    """
    mine = of_class("rogue", cards=["longsword"], sheet={"str": ["g1", "b2"]})
    scene = table(read_pack_text(text, "p.toml"), **mine)
    assert scene.play("0 discard climb").legal() == ["swap str1 str2", "pass"]
    assert scene.play("0 pass").legal() == ["flip str1", "flip str2", "pass"]


# Whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_with_the_example_pack(players: int) -> None:
    for seed in range(3):
        *_, last = playout(Options(players, read_pack(EXAMPLE)), seed)
        assert turn(last) == NOBODY
        assert all(card.total > -10 for card in score(last))


@pytest.mark.parametrize("seed", range(60))
def test_whole_games_with_a_nasty_pack(seed: int) -> None:
    """Games in which seats like to buy, use and drop; saved and loaded on the way."""
    lots = Random(seed)
    variants = tuple(variant for variant in VARIANTS if lots.random() < 0.3)
    players, edition = 1 + seed % 4, lots.choice(EDITIONS)
    options = Options(players, read_pack(NASTY), edition, variants, lots.choice(CLASS_SELECTIONS))
    state = new_game(options)
    while turn(state) != NOBODY:
        if turn(state) == CHANCE:
            do_outcome(state, outcome_at(state, lots.random()))
        else:
            askers = [turn(state), *[seat for seat in range(players) if lots.random() < 0.1]]
            moves = [
                (seat, move) for seat in askers for move in legal(state, seat) + drops(state, seat)
            ]
            eager = [(seat, move) for seat, move in moves if is_eager(options.cards, move)]
            seat, move = lots.choice(eager if eager and lots.random() < 0.5 else moves)
            assert read_move(options.cards, write_move(options.cards, move)) == move
            do_move(state, seat, move)
        assert all(hero.gold >= 0 and hero.charisma >= 0 for hero in state.heroes)
        if lots.random() < 0.05:
            saved = write_position(state)
            assert write_position(read_position(options.cards, saved)) == saved
    assert len(score(state)) == players


def is_eager(cards: CardSet, move: Move) -> bool:
    return write_move(cards, move).startswith(("buy", "use", "donate", "return"))


# Two of a kind ---------------------------------------------------------------------------------

TWO_OF_A_KIND = """
name = "twice"
[market.longsword]
rule = "A Dexterity action after you buy a skill; refresh up to 2 skills."
effects = [
    { type = "action-after-buying", kind = "skill", action = "dex" },
    { type = "refreshes-skills", skills = 2 },
]
[class.warrior]
ability_rule = "A Wisdom action after you buy a skill; refresh up to 2 skills."
effects = [
    { type = "action-after-buying", kind = "skill", action = "wis" },
    { type = "refreshes-skills", skills = 2 },
]
"""


def test_the_action_of_the_class_comes_before_that_of_a_card() -> None:
    box = read_pack_text(TWO_OF_A_KIND, "twice.toml")
    scene = table(box, cards=["longsword"], **of_class("warrior")).play("0 buy climb")
    assert [prompt["actions"] for prompt in scene.position["prompts"][:2]] == [["wis"], ["dex"]]


def test_two_that_refresh_two_skills_do_not_refresh_four() -> None:
    box = read_pack_text(TWO_OF_A_KIND, "twice.toml")
    skills = ["knowledge", "search", "negotiate"]
    scene = table(box, cards=["longsword", *skills], exhausted=skills, **of_class("warrior"))
    scene.play("0 discard longbow")  # one card is left: the other seat has no choice (R11.19)
    pending = scene.position["prompts"][0]
    assert (pending["kind"], pending["seat"], pending["left"]) == ("refresh", 0, 2)


def test_an_armor_set_that_counts_as_two_pieces_larger() -> None:
    """R8.5: one piece of leather is worth 1, three are worth 5."""
    text = """
    name = "tall"
    [market.tower-shield]
    rule = "An armor set counts as two pieces larger."
    effects = [{ type = "larger-armor-set", by = 2 }]
    """
    box = read_pack_text(text, "tall.toml")
    scene = table(box, cards=["tower-shield", "leather-boots"])
    lines = {line.subject: line.stars for line in score(scene.state)[0].lines}
    assert (lines["leather"], lines["larger-set"]) == (1, 4)
