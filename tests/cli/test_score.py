"""`rollplayer score`: sheets from a real table."""

from pathlib import Path

import pytest

from tests.cli.command import one_line, run
from tests.second_scorer import score_heroes

Capture = pytest.CaptureFixture[str]

CLERIC = """
race = "human"
class = "cleric"
backstory = "brawler"
alignment = "guardian"
token = [0, 1]
gold = 17
solo = true
cards = ["chain-helm", "chain-tunic", "chain-gorget", "chain-leggings", "jeweled-dagger"]

[sheet]
str = ["b5", "g4", "y5"]
dex = ["r6", "w5", "r5"]
con = ["w5", "b5", "w6"]
int = ["k2", "g3", "p4"]
wis = ["b5", "y6", "y5"]
cha = ["w1", "k2", "p3"]
"""

TWO = """
[[hero]]
race = "elf"
class = "warrior"
backstory = "hunter"
alignment = "hermit"
gold = 3
[hero.sheet]
str = ["r6", "r6", "r6"]

[[hero]]
race = "orc"
class = "bard"
backstory = "mentor"
alignment = "rebel"
token = [0, 2]
gold = 9
cards = ["greedy"]
[hero.sheet]
cha = ["p6", "p6", "y6"]
"""


def sheet_file(folder: Path, text: str) -> str:
    path = folder / "hero.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_a_solo_sheet_is_counted_line_by_line(tmp_path: Path, capsys: Capture) -> None:
    ended = run(capsys, "score", sheet_file(tmp_path, CLERIC), "--json")
    assert ended.status == 0
    (hero,) = ended.json["heroes"]
    # goals: str 14 (2), dex 16 (2), con 16 (2), int 9, wis 16 + 2 for gold dice = 18 (4), cha 6
    assert hero["goals"] == 2 + 2 + 2 + 4
    assert hero["class_color"] == 4
    assert hero["alignment"] == 3
    assert hero["backstory"] == 3  # str2 green, dex3 red, con2 blue and int3 purple, cha1 white
    assert hero["armor"] == 8
    assert hero["gold"] == 2
    assert hero["total"] == 30
    assert hero["rank"] == "luminary"
    assert hero["dropped"] == []
    assert ended.json["winners"] == [0]
    assert "R8.4 Backstory, 5 of 6 match: 3 stars" in hero["lines"]
    assert "R8.1 Wisdom, 18 for the goal 18: 4 stars" in hero["lines"]


def test_the_printed_lines_add_up_to_the_total(tmp_path: Path, capsys: Capture) -> None:
    lines = run(capsys, "score", sheet_file(tmp_path, CLERIC)).out.splitlines()
    stars = [int(line.split()[-2]) for line in lines if line.startswith("R8")]
    assert sum(stars) == 30
    assert "Total: 30 stars" in lines
    assert "Rank: Luminary (R9.7)" in lines


def test_programs_and_people_read_the_same_reasons(tmp_path: Path, capsys: Capture) -> None:
    """`--json` said `backstory: 5 of 6 match`, the same command without it said it otherwise."""
    sheet = sheet_file(tmp_path, CLERIC)
    (hero,) = run(capsys, "score", sheet, "--json").json["heroes"]
    assert hero["lines"]
    assert set(hero["lines"]) <= set(run(capsys, "score", sheet).out.splitlines())
    in_greek = run(capsys, "--lang", "el", "score", sheet, "--json").json["heroes"][0]
    assert in_greek == hero  # what programs read is English


def test_a_table_of_heroes_has_winners(tmp_path: Path, capsys: Capture) -> None:
    ended = run(capsys, "score", sheet_file(tmp_path, TWO), "--json")
    first, second = ended.json["heroes"]
    assert first["total"] == 4 + 3 + 3  # goal 18, three red dice, hermit in the center
    assert second["total"] == 4 + 2 + 3 + 3  # goal 18, two purple dice, rebel, 9 gold for greedy
    assert first["rank"] is None
    assert ended.json["winners"] == [1]
    assert "Winner: hero 2" in run(capsys, "score", sheet_file(tmp_path, TWO)).out


def test_r8_8_alike_heroes_share_the_victory(tmp_path: Path, capsys: Capture) -> None:
    one = TWO.split("[[hero]]")[1]
    text = f"[[hero]]{one}[[hero]]{one}"
    assert run(capsys, "score", sheet_file(tmp_path, text), "--json").json["winners"] == [0, 1]
    richer = text.replace("gold = 3", "gold = 4", 1)
    assert run(capsys, "score", sheet_file(tmp_path, richer), "--json").json["winners"] == [0]


def test_the_second_scorer_agrees(tmp_path: Path, capsys: Capture) -> None:
    hero = {
        "race": "human",
        "class": "cleric",
        "backstory": "brawler",
        "alignment": {"card": "guardian", "row": 0, "column": 1},
        "gold": 17,
        "cards": ["chain-helm", "chain-tunic", "chain-gorget", "chain-leggings", "jeweled-dagger"],
        "sheet": {
            "str": ["b5", "g4", "y5"],
            "dex": ["r6", "w5", "r5"],
            "con": ["w5", "b5", "w6"],
            "int": ["k2", "g3", "p4"],
            "wis": ["b5", "y6", "y5"],
            "cha": ["w1", "k2", "p3"],
        },
    }
    counted = run(capsys, "score", sheet_file(tmp_path, CLERIC), "--json").json["heroes"][0]
    again = score_heroes([hero], solo=True)["heroes"][0]
    assert {key: counted[key] for key in again} == again


def test_without_solo_gold_gives_no_stars_and_there_is_no_rank(
    tmp_path: Path, capsys: Capture
) -> None:
    text = CLERIC.replace("solo = true\n", "")
    (hero,) = run(capsys, "score", sheet_file(tmp_path, text), "--json").json["heroes"]
    assert (hero["gold"], hero["rank"]) == (0, None)


def test_a_weapon_that_costs_stars_is_dropped_and_named(tmp_path: Path, capsys: Capture) -> None:
    cards = [
        "envious", "longsword", "weak", "clumsy", "foolish", "reckless", "obnoxious",
    ]  # fmt: skip
    facts = ['race="human"', 'class="wizard"', 'backstory="brawler"', 'alignment="hermit"']
    text = "\n".join([*facts, "solo=true", f"cards={cards}", "[sheet]", ""])
    (counted,) = run(capsys, "score", sheet_file(tmp_path, text), "--json").json["heroes"]
    assert counted["dropped"] == ["longsword"]
    assert "Longsword" in run(capsys, "score", sheet_file(tmp_path, text)).out


FAMOUS = 'edition = "first"\n' + CLERIC.replace("chain-helm", "famous")
WHITE = (
    CLERIC.replace('"b5"', '"w5"').replace('"r6"', '"w6"').replace('"p', '"w').replace("k2", "w2")
)
BAD = {
    "not TOML": ('solo = true\nrace "elf"', "Line 2: “race \"elf\"” can’t be read as TOML"),
    "too deep": ("x = " + "[" * 100_000, "nested too deeply"),
    "a die of seven": (CLERIC.replace("b5", "b7", 1), "sheet.str[0]"),
    "a die of no color": (CLERIC.replace("b5", "q5", 1), "sheet.str[0]"),
    "four dice in a row": (CLERIC.replace('"y5"]', '"y5", "y5"]', 1), "R1.3"),
    "an unknown class": (CLERIC.replace("cleric", "clerk"), "class"),
    "an unknown card": (CLERIC.replace("chain-helm", "chain-hat"), "cards[0]"),
    "a card twice": (CLERIC.replace("chain-tunic", "chain-helm"), "R1.7"),
    "three hands": (CLERIC.replace("chain-helm", "longbow"), "R3.3b"),
    "a missing class": (CLERIC.replace('class = "cleric"\n', ""), "“class” is missing"),
    "a missing sheet": (CLERIC.split("[sheet]")[0], "“sheet” is missing"),
    "an unknown field": ("name = 'x'\n" + CLERIC, "“name” is unknown"),
    "a token off the grid": (CLERIC.replace("[0, 1]", "[0, 3]"), "column"),
    "a token of one number": (CLERIC.replace("[0, 1]", "[0]"), "token"),
    "gold in words": (CLERIC.replace("17", '"many"'), "gold"),
    "gold below nothing": (CLERIC.replace("17", "-1"), "gold"),
    "solo in words": (CLERIC.replace("solo = true", 'solo = "yes"'), "solo"),
    "a solo game of two": ("solo = true\n" + TWO, "R9.1"),
    "diplomacy in a solo game": (CLERIC.replace("chain-helm", "diplomacy"), "R9.1"),
    "an unknown edition": ('edition = "third"\n' + CLERIC, "edition"),
    "a card of the other edition": (FAMOUS, "R10"),
    "eleven dice of a color": (WHITE, "R1.1"),
    "a bad hero among two": (TWO.replace("orc", "org"), "hero[1].race"),
    "five heroes": (TWO + TWO.replace("elf", "dwarf") + TWO, "1 to 4"),
    "a hero that is no table": ("hero = 3", "[[hero]]"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_sheet_gets_one_sentence_with_the_place(
    name: str, tmp_path: Path, capsys: Capture
) -> None:
    text, place = BAD[name]
    ended = run(capsys, "score", sheet_file(tmp_path, text))
    assert ended.status == 2
    assert ended.out == ""
    assert place in one_line(ended)


def test_a_sheet_that_is_not_there(tmp_path: Path, capsys: Capture) -> None:
    ended = run(capsys, "score", str(tmp_path / "none.toml"))
    assert ended.status == 2
    assert "cannot be read" in one_line(ended)


def test_a_rank_of_the_first_edition_has_its_own_name(tmp_path: Path, capsys: Capture) -> None:
    """R9.7: German players of the first edition read “Gildenleiter”, not a message's key."""
    rich = CLERIC.replace("gold = 17", "gold = 50")
    for edition, rank in (("first", "Gildenleiter"), ("second", "Clan-Anführer")):
        file = sheet_file(tmp_path, f'edition = "{edition}"\n{rich}')
        assert f"Rang: {rank} (R9.7)" in run(capsys, "--lang", "de", "score", file).out
