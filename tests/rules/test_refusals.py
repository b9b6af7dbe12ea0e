"""Every refusal names its rule and says in a sentence what is wrong."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from rollplayer.engine import GameOver, IllegalMove, NotChance, RulesError, outcomes, play
from rollplayer.engine.moves import BUY, DROP, USE, encode
from tests.rules.tables import FULL, at_dice, at_market, loaded, of_class
from tests.scenario import Json, Scenario, hero, sheet

OTHER: Json = {"race": "elf", "gold": 5, "cards": ["pickpocket", "longsword"]}
SHEET = "STR g3 b2 r6\nDEX y1"
CENTER = [{"card": card, "die": None} for card in (1, 2, 3)]


def taking(*cards: str, name: str = "warrior") -> Scenario:
    return at_dice(of_class(name, SHEET, cards=list(cards)), OTHER, dice="g3 w4 k6")


def acting(row: str, *cards: str) -> Scenario:
    return taking(*cards).play("0 take 1", f"0 place {row}")


def using(skill: str) -> Scenario:
    return taking(skill).play(f"0 use {skill}")


def buying(*cards: str, gold: int = 5, name: str = "warrior", charisma: int = 0) -> Scenario:
    return at_market(
        of_class(name, SHEET, cards=list(cards), gold=gold, charisma=charisma),
        OTHER,
        market="reckless blessed-mace quarterstaff",
        discard=["honest", "nimble"],
        deck={"single": ["loyal"]},
    )


def placing(*lines: str) -> Scenario:
    """Seat 0 places its starting dice, six green ones that all show 1."""
    table = Scenario.new(2).chance()
    while table.position["prompts"][0]["kind"] != "place-starting":
        table.play(f"{table.seat} {table.legal()[0]}").chance()
    return table.play(*lines)


def cleaning() -> Scenario:
    skills = ["search", "climb", "acrobatics", "knowledge"]
    tired = hero(cards=skills, exhausted=["search", "climb"])
    other: Json = {"race": "elf", "cards": ["intimidate"], "exhausted": ["intimidate"]}
    return Scenario.at(tired, other, phase="cleanup", initiative=CENTER)


def last_call() -> Scenario:
    full = "\n".join(f"{row} w1 y2 y3" for row in ("STR", "DEX", "CON", "INT", "WIS", "CHA"))
    return Scenario.at(
        hero(FULL, cards=["cure-wounds"]),
        {**OTHER, "sheet": sheet(full)},
        phase="cleanup",
        initiative=CENTER,
        bag={},
    )


def in_set_up() -> Scenario:
    position = Scenario.new(2).play("* start 0").position
    position["heroes"][0]["cards"] = ["pickpocket", "longsword"]
    position["deck"] = {"single": ["weak"]}
    return loaded(position)


def ordering() -> Scenario:
    table = Scenario.at(hero(), OTHER, phase="roll", initiative=CENTER)
    lines = ("* drawn r", "* rolled 4", "* drawn w", "* rolled 4", "* drawn k", "* rolled 6")
    return table.play(*lines)


def edged(*cards: str, row: int = 1, column: int = 1) -> Scenario:
    """Seat 0 takes a card, with an empty sheet and the token at an edge of the grid."""
    token = {"card": "hermit", "row": row, "column": column}
    return at_dice(hero(cards=list(cards), alignment=token), OTHER)


def twins() -> Scenario:
    """A Dexterity action with two identical dice."""
    return at_dice(hero("STR g3 g3\nCHA b1"), OTHER).play("0 take 1", "0 place dex")


def friendly() -> Scenario:
    return at_market(hero(), OTHER, variants=["friendly"])


def ended() -> Scenario:
    return Scenario.at(hero(cards=["search", "longbow"]), OTHER, phase="over")


class Case(NamedTuple):
    """A table, a line that is refused there, the rule, and words of the reason."""

    table: Callable[[], Scenario]
    line: str
    rule: str
    words: str
    code: str = "illegal-move"


def reroll(*lines: str) -> Scenario:
    return acting("int").play("0 reroll str1", *lines)


def use_in(table: Scenario, skill: str, *lines: str) -> Scenario:
    return table.play(f"0 use {skill}", *lines)


TURNS = [
    Case(taking, "1 take 1", "R3.2a", "seat 0 has to take", "not-your-turn"),
    Case(buying, "1 gold", "R3.3", "not seat 1's turn", "not-your-turn"),
    Case(lambda: reroll("* rolled 5"), "1 keep 5", "R4.4", "seat 0 has to keep", "not-your-turn"),
    Case(taking, "2 take 1", "R3.2a", "there is no seat 2", "not-your-turn"),
    Case(taking, "2 use pickpocket", "R3.2a", "there is no seat 2", "not-your-turn"),
    Case(taking, "-1 use pickpocket", "R3.2a", "there is no seat -1", "not-your-turn"),
    Case(taking, "0 place str", "R3.2a", "not what is asked now"),
    Case(taking, "0 pass", "R3.2a", "take an initiative card"),
    Case(taking, "0 buy weak", "R3.2a", "not what is asked now"),
    Case(taking, "0 flip str1", "R3.2a", "no such action is on offer"),
    Case(lambda: acting("con"), "0 align up", "R4.7", "no such action is on offer"),
    Case(lambda: using("search"), "0 take 1", "R5.1", "choose what the skill does"),
]
DICE = [
    Case(lambda: acting("con").play("0 pass"), "1 take 1", "R3.2a", "card 1 is not in the center"),
    Case(taking, "0 take 5", "R3.2a", "card 5 is not in the center"),
    Case(lambda: taking().play("0 take 1"), "0 place str", "R3.2b", "Strength has no free space"),
    Case(lambda: reroll("* rolled 5"), "0 keep 4", "R4.4", "keep one of the values"),
    Case(ordering, "0 order r4 k4", "R3.1", "put the equal dice in order"),
    Case(
        lambda: Scenario.new(2).play("* start 0", "0 race human"),
        "1 race human",
        "R2.2",
        "not on offer",
    ),
    Case(placing, "0 place r6 str", "R2.12", "r6 is not among the starting dice"),
    Case(lambda: placing(*["0 place g1 str"] * 3), "0 place g1 str", "R2.12", "no free space"),
]
ACTIONS = [
    Case(lambda: edged().play("0 take 1", "0 place str"), "0 flip dex1", "R4.1", "no die on dex1"),
    Case(lambda: acting("dex"), "0 swap str1 cha3", "R4.2", "no die on cha3"),
    Case(twins, "0 swap str1 str2", "R11.26", "equal color and value"),
    Case(lambda: acting("con"), "0 raise str3", "R4.3", "a 6 cannot be raised by 1"),
    Case(lambda: acting("con"), "0 lower dex1", "R4.3", "a 1 cannot be lowered by 1"),
    Case(lambda: acting("con"), "0 raise str1 2", "R4.3", "not on offer"),
    Case(lambda: acting("int"), "0 reroll wis1", "R4.4", "no die on wis1"),
    Case(
        lambda: edged(row=0).play("0 take 1", "0 place wis"),
        "0 align up", "R4.5", "cannot leave the grid",
    ),
]  # fmt: skip
TARGETS = [
    Case(lambda: using("concentrate"), "0 raise str3 2", "R11.26", "a 6 cannot be raised by 2"),
    Case(lambda: using("concentrate"), "0 raise dex1 4", "R5.1", "not on offer"),
    Case(lambda: using("concentrate"), "0 raise cha1", "R5.1", "no die on cha1"),
    Case(lambda: using("search"), "0 exchange str1 g", "R5.1", "one of another color"),
    Case(lambda: using("search"), "0 exchange cha1 r", "R5.1", "no die on cha1"),
    Case(lambda: using("negotiate"), "0 exchange str1 1", "R5.1", "not on offer"),
    Case(lambda: using("climb"), "0 turn 4", "R5.1", "not on offer"),
    Case(lambda: using("sleight-of-hand"), "0 move dex1 dex", "R5.1", "not on offer"),
]
PURCHASES = [
    Case(buying, "0 buy honest", "R3.3", "honest is not in the market"),
    Case(buying, "0 buy reckless", "R3.3a", "costs 6, and there is only 5 gold"),
    Case(lambda: buying(gold=3, charisma=1), "0 buy reckless", "R3.3a", "3 gold and 1 Charisma"),
    Case(lambda: buying(gold=0), "0 buy blessed-mace", "R3.3a", "costs 3, and there is only 0"),
    Case(lambda: buying("heavy-crossbow", gold=1), "0 buy blessed-mace", "R3.3a", "costs 2"),
    Case(lambda: buying("tower-shield"), "0 buy quarterstaff", "R3.3b", "over 2 hands"),
    Case(lambda: buying("tower-shield"), "0 buy blessed-mace drop tower-shield", "R11.5", "others"),
    Case(
        lambda: buying("longbow", "heavy-crossbow", name="barbarian"),
        "0 buy quarterstaff", "R3.3b", "over 4 hands",
    ),
    Case(buying, "0 buy quarterstaff drop longbow", "R3.3b", "no longbow to drop"),
    Case(
        lambda: buying("search", gold=9).play("0 discard reckless"),
        "0 buy blessed-mace", "R3.3", "has been made",
    ),
    Case(buying, "0 discard honest", "R3.3", "not on offer"),
    Case(buying, "0 gold", "R3.3", "not what is asked now"),
    Case(friendly, "0 discard weak", "V4", "discards no card"),
    Case(
        lambda: use_in(buying("open-lock"), "open-lock", "* revealed loyal"),
        "0 buy blessed-mace", "R3.3", "not in the revealed cards",
    ),
    Case(
        lambda: use_in(buying("move-silently"), "move-silently"),
        "0 buy blessed-mace", "R3.3", "not in the discard pile",
    ),
    Case(
        lambda: use_in(buying("move-silently", gold=4), "move-silently"),
        "0 buy nimble", "R3.3a", "nimble costs 5",
    ),
    Case(lambda: buying(name="druid"), "0 return weak", "R11.14", "from the discard pile"),
]  # fmt: skip
SKILLS_AND_DROPS = [
    Case(taking, "0 use pickpocket", "R5.1", "seat 0 does not have pickpocket"),
    Case(taking, "0 drop longsword", "R3.3b", "seat 0 does not have longsword"),
    Case(in_set_up, "0 use pickpocket", "R11.2", "in setup"),
    Case(in_set_up, "0 drop longsword", "R11.2", "in setup"),
    Case(lambda: using("search"), "1 use pickpocket", "R11.3", "effect under way"),
    Case(lambda: using("search"), "1 drop longsword", "R11.3", "effect under way"),
    Case(last_call, "1 use pickpocket", "R11.17", "seat 0's last call"),
    Case(last_call, "1 drop longsword", "R11.17", "seat 0's last call"),
    Case(lambda: taking("search"), "0 drop search", "R3.3b", "search is not a weapon"),
    Case(lambda: taking("longbow"), "0 use longbow", "R5.1", "longbow is not a skill"),
    Case(cleaning, "0 use search", "R5.1", "search is exhausted"),
    Case(lambda: cleaning().play("0 refresh search"), "0 use search", "R3.4", "the next round"),
    Case(cleaning, "0 refresh knowledge", "R5.3", "refresh an exhausted skill"),
    Case(lambda: edged("search", column=0), "0 use search", "R5.1", "way of search"),
    Case(
        lambda: edged("diplomacy", row=2),
        "0 use diplomacy as pickpocket", "R5.1", "the way of pickpocket",
    ),
    Case(lambda: acting("con", "climb"), "0 use climb", "R5.2", "not the time for climb"),
    Case(lambda: taking("diplomacy"), "0 use diplomacy", "R5.2", "needs `as SKILL`"),
    Case(lambda: taking("diplomacy"), "0 use diplomacy as climb", "R5.2", "used as climb now"),
]  # fmt: skip
CHANCE = [
    Case(reroll, "0 keep 3", "R11.2", "chance comes first", "chance-pending"),
    Case(reroll, "* drawn r", "R4.4", "cannot come now"),
    Case(
        lambda: use_in(buying("open-lock"), "open-lock"),
        "* revealed weak", "R11.20", "cannot come now",
    ),
    Case(taking, "* rolled 4", "R11.2", "seat 0 is asked", "not-chance"),
    Case(ended, "0 pass", "R7", "the game is over", "game-over"),
    Case(ended, "* rolled 4", "R7", "the game is over", "game-over"),
]  # fmt: skip
CASES = [*TURNS, *DICE, *ACTIONS, *TARGETS, *PURCHASES, *SKILLS_AND_DROPS, *CHANCE]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.line}")
def test_r11_2_a_refusal_names_its_rule(case: Case) -> None:
    refused = case.table().refusal(case.line)
    assert (refused.code, refused.rule) == (case.code, case.rule), refused.message
    assert case.words in refused.message
    assert str(refused).endswith(f"({case.rule})")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.line}")
def test_r11_2_what_is_refused_is_not_listed(case: Case) -> None:
    seat, _, what = case.line.partition(" ")
    if seat != "*":
        table = case.table()
        assert what not in [*table.legal(int(seat)), *table.drops(int(seat))]


def test_r7_the_end_lists_nothing() -> None:
    table = ended()
    assert table.legal(0) == table.legal(1) == table.drops(0) == []
    with pytest.raises(GameOver):
        outcomes(table.state)


def test_r11_2_outcomes_are_for_chance_only() -> None:
    with pytest.raises(NotChance) as refused:
        outcomes(taking().state)
    assert isinstance(refused.value, RulesError)


@pytest.mark.parametrize("kind", [BUY, USE, DROP])
@pytest.mark.parametrize("place", [0, 1])
def test_r1_7_a_number_that_names_no_card_is_refused(kind: int, place: int) -> None:
    table = buying("tower-shield")
    arguments = [0, 0]
    arguments[place] = 200
    if kind == DROP:
        arguments = [200, 0]
    with pytest.raises(IllegalMove, match="no such card"):
        play(table.state, 0, encode(kind, *arguments))
