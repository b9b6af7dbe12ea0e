"""Every refusal names the rule it rests on and has a reason; each reason has its sentence."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from rollplayer.engine import (
    BadOptions,
    GameOver,
    IllegalMove,
    NotChance,
    Options,
    RulesError,
    outcomes,
    play,
)
from rollplayer.engine.terms import BUY, DROP, USE, encode
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.refusal_words import NO_NAMES, Names, say_with_rule, seat_name, space_name
from rollplayer.words import languages, words_for
from tests.meta.test_reasons import DECLARED, named
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


def bare(*cards: str) -> Scenario:
    """Nobody but seat 0 has any cards."""
    return at_dice(hero(cards=list(cards)), {"race": "elf"})


def twins() -> Scenario:
    """A Dexterity action where two of the dice are alike."""
    return at_dice(hero("STR g3 g3\nCHA b1"), OTHER).play("0 take 1", "0 place dex")


def friendly() -> Scenario:
    return at_market(hero(), OTHER, variants=["friendly"])


def ended() -> Scenario:
    return Scenario.at(hero(cards=["search", "longbow"]), OTHER, phase="over")


class Case(NamedTuple):
    """A table, a line that is refused there, the rule, and the reason."""

    table: Callable[[], Scenario]
    line: str
    rule: str
    reason: str
    code: str = "illegal-move"


def reroll(*lines: str) -> Scenario:
    return acting("int").play("0 reroll str1", *lines)


def use_in(table: Scenario, skill: str, *lines: str) -> Scenario:
    return table.play(f"0 use {skill}", *lines)


TURNS = [
    Case(taking, "1 take 1", "R3.2a", "other-turn", "not-your-turn"),
    Case(buying, "1 gold", "R3.3", "other-turn", "not-your-turn"),
    Case(lambda: reroll("* rolled 5"), "1 keep 5", "R4.4", "other-turn", "not-your-turn"),
    Case(taking, "2 take 1", "R3.2a", "no-seat", "not-your-turn"),
    Case(taking, "2 use pickpocket", "R3.2a", "no-seat", "not-your-turn"),
    Case(taking, "-1 use pickpocket", "R3.2a", "no-seat", "not-your-turn"),
    Case(taking, "0 place str", "R3.2a", "something-first"),
    Case(taking, "0 pass", "R3.2a", "something-first"),
    Case(taking, "0 buy weak", "R3.2a", "something-first"),
    Case(taking, "0 flip str1", "R3.2a", "something-first"),
    Case(lambda: acting("con"), "0 align up", "R4.7", "something-first"),
    Case(lambda: using("search"), "0 take 1", "R5.1", "something-first"),
]
DICE = [
    Case(lambda: acting("con").play("0 pass"), "1 take 1", "R3.2a", "card-gone"),
    Case(taking, "0 take 5", "R3.2a", "card-gone"),
    Case(lambda: taking().play("0 take 1"), "0 place str", "R3.2b", "row-full"),
    Case(lambda: reroll("* rolled 5"), "0 keep 4", "R4.4", "value-not-rolled"),
    Case(ordering, "0 order r4 k4", "R3.1", "not-a-choice"),
    Case(
        lambda: Scenario.new(2).play("* start 0", "0 race human"),
        "1 race human",
        "R2.2",
        "race-not-open",
    ),
    Case(
        lambda: Scenario.new(2).chance().reach("class"), "0 class warrior", "R2.4", "class-not-open"
    ),
    Case(placing, "0 place r6 str", "R2.12", "not-starting-die"),
    Case(lambda: placing(*["0 place g1 str"] * 3), "0 place g1 str", "R2.12", "row-full"),
]
ACTIONS = [
    Case(lambda: edged().play("0 take 1", "0 place str"), "0 flip dex1", "R4.1", "no-die"),
    Case(lambda: acting("dex"), "0 swap str1 cha3", "R4.2", "no-die"),
    Case(twins, "0 swap str1 str2", "R11.26", "same-dice"),
    Case(lambda: acting("con"), "0 raise str3", "R4.3", "too-high"),
    Case(lambda: acting("con"), "0 lower dex1", "R4.3", "too-low"),
    Case(lambda: acting("con"), "0 raise str1 2", "R4.3", "not-a-choice"),
    Case(lambda: acting("int"), "0 reroll wis1", "R4.4", "no-die"),
    Case(
        lambda: edged(row=0).play("0 take 1", "0 place wis"),
        "0 align up", "R4.5", "leaves-grid",
    ),
]  # fmt: skip
TARGETS = [
    Case(lambda: using("concentrate"), "0 raise str3 2", "R11.26", "too-high"),
    Case(lambda: using("concentrate"), "0 raise dex1 4", "R5.1", "not-a-choice"),
    Case(lambda: using("concentrate"), "0 raise cha1", "R5.1", "no-die"),
    Case(lambda: using("search"), "0 exchange str1 g", "R5.1", "same-color"),
    Case(lambda: using("search"), "0 exchange cha1 r", "R5.1", "no-die"),
    Case(lambda: using("negotiate"), "0 exchange str1 1", "R5.1", "same-dice"),
    Case(lambda: using("climb"), "0 turn 4", "R5.1", "no-center-die"),
    Case(lambda: using("negotiate"), "0 exchange str1 4", "R5.1", "no-center-die"),
    Case(lambda: using("sleight-of-hand"), "0 move dex1 str", "R5.1", "row-full"),
    Case(lambda: using("sleight-of-hand"), "0 move dex1 dex", "R5.1", "not-a-choice"),
]
PURCHASES = [
    Case(buying, "0 buy honest", "R3.3", "not-in-market"),
    Case(buying, "0 buy reckless", "R3.3a", "too-dear"),
    Case(lambda: buying(gold=3, charisma=1), "0 buy reckless", "R3.3a", "too-dear"),
    Case(lambda: buying(gold=0), "0 buy blessed-mace", "R3.3a", "too-dear"),
    Case(lambda: buying("heavy-crossbow", gold=1), "0 buy blessed-mace", "R3.3a", "too-dear"),
    Case(lambda: buying("tower-shield"), "0 buy quarterstaff", "R3.3b", "hands-full"),
    Case(
        lambda: buying("tower-shield"),
        "0 buy blessed-mace drop tower-shield", "R11.5", "drops-too-much",
    ),
    Case(
        lambda: buying("longbow", "heavy-crossbow", name="barbarian"),
        "0 buy quarterstaff", "R3.3b", "hands-full",
    ),
    Case(buying, "0 buy quarterstaff drop longbow", "R3.3b", "not-yours"),
    Case(
        lambda: buying("search", gold=9).play("0 discard reckless"),
        "0 buy blessed-mace", "R3.3", "purchase-made",
    ),
    Case(buying, "0 discard honest", "R3.3", "not-in-market"),
    Case(buying, "0 gold", "R3.3", "something-first"),
    Case(friendly, "0 discard weak", "V4", "friendly-market"),
    Case(
        lambda: use_in(buying("open-lock"), "open-lock", "0 reveal", "* revealed loyal"),
        "0 buy blessed-mace", "R3.3", "not-revealed",
    ),
    Case(
        lambda: use_in(buying("move-silently"), "move-silently"),
        "0 buy blessed-mace", "R3.3", "not-in-discard",
    ),
    Case(
        lambda: use_in(buying("move-silently", gold=4), "move-silently"),
        "0 buy nimble", "R3.3a", "too-dear",
    ),
    Case(lambda: buying(name="druid"), "0 return weak", "R11.14", "not-in-discard"),
]  # fmt: skip
SKILLS_AND_DROPS = [
    Case(taking, "0 use pickpocket", "R5.1", "not-yours"),
    Case(taking, "0 drop longsword", "R3.3b", "not-yours"),
    Case(in_set_up, "0 use pickpocket", "R11.2", "in-setup"),
    Case(in_set_up, "0 drop longsword", "R11.2", "in-setup"),
    Case(lambda: using("search"), "1 use pickpocket", "R11.3", "other-effect"),
    Case(lambda: using("search"), "1 drop longsword", "R11.3", "other-effect"),
    Case(last_call, "1 use pickpocket", "R11.17", "other-last-call"),
    Case(last_call, "1 drop longsword", "R11.17", "other-last-call"),
    Case(lambda: taking("search"), "0 drop search", "R3.3b", "not-a-weapon"),
    Case(lambda: taking("longbow"), "0 use longbow", "R5.1", "not-a-skill"),
    Case(cleaning, "0 use search", "R5.1", "exhausted"),
    Case(lambda: cleaning().play("0 refresh search"), "0 use search", "R3.4", "next-round"),
    Case(cleaning, "0 refresh knowledge", "R5.3", "not-exhausted"),
    Case(lambda: edged("search", column=0), "0 use search", "R5.1", "arrow-blocked"),
    Case(
        lambda: edged("diplomacy", row=2),
        "0 use diplomacy as pickpocket", "R5.1", "arrow-blocked",
    ),
    Case(lambda: acting("con", "climb"), "0 use climb", "R5.2", "only-dice-turn"),
    Case(lambda: taking("open-lock"), "0 use open-lock", "R5.2", "only-market-turn"),
    Case(lambda: taking("diplomacy"), "0 use diplomacy", "R5.2", "name-a-skill"),
    Case(lambda: bare("diplomacy"), "0 use diplomacy", "R5.2", "nothing-to-borrow"),
    Case(lambda: taking("search"), "0 use search as climb", "R5.2", "cannot-borrow"),
    Case(lambda: taking("search", "climb").play("0 use search"), "0 use climb", "R11.3",
         "something-first"),
    Case(lambda: taking("diplomacy"), "0 use diplomacy as climb", "R5.2", "cannot-borrow"),
]  # fmt: skip
CHANCE = [
    Case(reroll, "0 keep 3", "R11.2", "chance-first", "chance-pending"),
    Case(reroll, "* drawn r", "R4.4", "impossible-outcome"),
    Case(
        lambda: use_in(buying("open-lock"), "open-lock", "0 reveal"),
        "* revealed weak", "R11.20", "impossible-outcome",
    ),
    Case(taking, "* rolled 4", "R11.2", "no-chance", "not-chance"),
    Case(ended, "0 pass", "R7", "game-over", "game-over"),
    Case(ended, "* rolled 4", "R7", "game-over", "game-over"),
]  # fmt: skip
CASES = [*TURNS, *DICE, *ACTIONS, *TARGETS, *PURCHASES, *SKILLS_AND_DROPS, *CHANCE]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.line}")
def test_r11_2_a_refusal_names_its_rule(case: Case) -> None:
    refused = case.table().refusal(case.line)
    assert (refused.code, refused.rule, refused.reason.code) == (case.code, case.rule, case.reason)
    assert set(refused.reason.params) == DECLARED[case.reason]
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
    with pytest.raises(IllegalMove, match="no-such-card"):
        play(table.state, 0, encode(kind, *arguments))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"players": 5}, "bad-players"),
        ({"edition": "third"}, "unknown-edition"),
        ({"variants": ("long",)}, "unknown-variant"),
        ({"classes": "dealt"}, "unknown-classes"),
        ({"rules_version": "0"}, "unknown-rules"),
    ],
)
def test_options_that_no_game_has_are_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Options(**{"players": 2, "cards": base_cards(), **fields})
    assert refused.value.reason.code == reason
    assert set(refused.value.reason.params) == DECLARED[reason]


def test_every_reason_of_the_rules_is_given_somewhere() -> None:
    """A code that nothing produces is a sentence that nobody reads."""
    reasons = named("engine") - {"too-few-cards"}  # against a prompt, and by a card file
    options = {"bad-players", *(reason for reason in reasons if reason.startswith("unknown-"))}
    assert {case.reason for case in CASES} | options | {"no-such-card"} == reasons


SAID: dict[str, tuple[Callable[[], Scenario], str, dict[str, str]]] = {
    "a refused purchase": (
        lambda: buying(gold=1, charisma=1),
        "0 buy reckless",
        {
            "en": "Reckless costs 6; you have 1 gold and 1 Charisma token. (R3.3a)",
            "de": "„Waghalsig“ kostet 6; du hast 1 Gold und 1 Charismamarker. (R3.3a)",
        },
    ),
    "a wrong turn": (
        taking,
        "1 take 1",
        {"en": "It’s Ada’s turn. (R3.2a)", "de": "Ada ist am Zug. (R3.2a)"},
    ),
    "a full row": (
        lambda: taking().play("0 take 1"),
        "0 place str",
        {
            "en": "There’s no free space in Strength. (R3.2b)",
            "de": "In Stärke ist kein Feld mehr frei. (R3.2b)",
        },
    ),
    "a skill at the wrong time": (
        lambda: acting("con", "climb"),
        "0 use climb",
        {"en": "Climb works only before you take an initiative card. (R5.2)"},
    ),
}


@pytest.mark.parametrize("what", SAID)
def test_a_refusal_is_said_in_every_language_with_names(what: str) -> None:
    table, line, expected = SAID[what]
    refused = table().refusal(line)
    said = {
        code: say_with_rule(words_for(code), refused, Names(("Ada", "Bo"))) for code in languages()
    }
    for code, sentence in expected.items():
        assert said[code] == sentence
    assert len(set(said.values())) == len(said)
    for sentence in said.values():
        assert not re.search(r"seat|reckless|climb|\bstr\b|[{}`]", sentence)


@pytest.mark.parametrize(
    ("code", "first", "space"),
    [
        ("en", "Player 1", "Strength 2"),
        ("de", "Spieler 1", "Stärke 2"),
        ("fr", "Joueur 1", "Force 2"),
        ("el", "Παίκτης 1", "Δύναμη 2"),
    ],
)
def test_people_count_seats_and_spaces_from_one(code: str, first: str, space: str) -> None:
    words = words_for(code)
    assert seat_name(words, 0, NO_NAMES) == first
    assert seat_name(words, 0, Names(("", "Bo"))) == first
    assert seat_name(words, 1, Names(("", "Bo"))) == "Bo"
    assert space_name(words, "str2") == space
