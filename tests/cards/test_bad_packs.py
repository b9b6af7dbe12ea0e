"""A bad card pack is refused with file, line and a one-sentence reason, whatever is wrong."""

from pathlib import Path

import pytest

from rollplayer.engine.terms import COLOR_NAMES
from rollplayer.errors import BadCards
from rollplayer.notation.cards.cardfile import base_cards, read_pack, read_pack_text
from tests.scenario import box

WEAPON = """
[market.club]
name = "Club"
kind = "weapon"
dots = 1
cost = 2
hands = 1
rule = "Nothing."
"""
SKILL = """
[market.nap]
name = "Nap"
kind = "skill"
dots = 1
cost = 2
arrow = "good"
timing = "any"
rule = "Nothing."
effects = [{ type = "gains-gold", gold = 1 }]
"""
ROOM, ALIGNMENTS = 255 - len(base_cards().market), len(base_cards().alignments)
RED = [each.slug for each in base_cards().classes if COLOR_NAMES[each.color] == "red"]
# With these taken out, 19 market cards of the first edition are left.
TAKEN_OUT = box("first")[:-19]


def without(pack: str, field: str) -> str:
    return "\n".join(line for line in pack.split("\n") if not line.startswith(f"{field} ="))


def changed(pack: str, line: str) -> str:
    """A pack with one of its lines written differently."""
    field = line.partition(" =")[0]
    return "\n".join(line if old.startswith(f"{field} =") else old for old in pack.split("\n"))


def effects(*written: str) -> str:
    """The Longsword with these effects, each on its own line from line 3."""
    return "[market.longsword]\neffects = [\n" + ",\n".join(written) + "\n]"


def many(section: str, number: int) -> str:
    grid = "grid = [[0,0,0],[0,0,0],[0,0,0]]"
    body = {"market": WEAPON[WEAPON.index("name") :], "alignment": f'name = "A"\n{grid}\n'}[section]
    return "".join(f"[{section}.a{at}]\n{body}" for at in range(number))


# What is wrong: the pack, the line, and what the reason says.
BAD: dict[str, tuple[str, int, str]] = {
    # TOML
    "not TOML": (
        "[market.longsword]\ncost =",
        2,
        "“cost =” can’t be read as TOML; a line looks like",
    ),
    "an open string": ('name = "mine\n', 1, '“name = "mine” can’t be read as TOML'),
    "an open list": ("[market.longsword]\neffects = [\n\n", 4, "before this line is still open"),
    "a table twice": ("[race.elf]\n\n[race.elf]", 3, "“[race.elf]” sets again what the file has"),
    "a name twice": ('[race.elf]\nname = "A"\nname = "B"', 3, '“name = "B"” sets again'),
    "too deep": ("\nx = " + "[" * 1900, 2, "nested too deeply"),
    "too deep in a list": ("x = [\n" + "[" * 1900, 2, "nested too deeply"),
    "a long line": ("\n\nx = " + "9" * 5000, 3, "A line can have at most 2,000 characters."),
    "a long file": ("#\n" * 200_000, 1, "A card file can have at most 250,000 characters."),
    # sections and slugs
    "unknown section": (
        "[market.climb]\ncost = 1\n[weapon.club]\n",
        3,
        "'weapon' isn’t a section; a pack has [race.SLUG], [class.SLUG],",
    ),
    "unknown key": (
        'title = "Mine"',
        1,
        "'title' isn’t a section; a pack has [race.SLUG], [class.SLUG],",
    ),
    "a section that is a number": (
        "name = 'x'\nmarket = 3",
        2,
        "This section holds tables such as [market.SLUG].",
    ),
    "a list of tables": (
        "[[market.climb]]\ncost = 1",
        1,
        "climb: Expected an object with fields, not [...].",
    ),
    "a card that is a number": (
        "[market]\n\nclub = 3",
        3,
        "club: Expected an object with fields, not 3.",
    ),
    "bad slug": (
        "\n[market.Big-Club]\ncost = 1",
        2,
        "'Big-Club' isn’t a slug: use lowercase letters, digits and",
    ),
    "a slug with a gap": (
        '[market."big club"]\ncost = 1',
        1,
        "'big club' isn’t a slug: use lowercase letters, digits and",
    ),
    "a long slug": (
        f"[race.{'a' * 41}]",
        1,
        "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa... isn’t a slug: use",
    ),
    "a slug of the notation": (
        WEAPON.replace(".club", ".drop"),
        2,
        "The slug “drop” has another meaning already.",
    ),
    "a slug of a score line": (
        "[armor-set.larger-set]\nstars = [1]",
        1,
        "The slug “larger-set” has another meaning already.",
    ),
    # the pack's name
    "name base": (
        '\nname = "base"',
        2,
        'Give the pack a name of its own, such as name = "my-pack", not',
    ),
    "a name that is no slug": ('name = "My Pack"', 1, "not 'My Pack'"),
    "a name that is a number": ("name = 3", 1, "not 3"),
    # fields
    "unknown field": (
        "[market.longsword]\ncost = 3\nprice = 3",
        3,
        "longsword: The field “price” is unknown; known are no, name,",
    ),
    "unknown field of a race": (
        "[race.elf]\nspeed = 3",
        2,
        "elf: The field “speed” is unknown; known are name, modifiers,",
    ),
    "wrong type": (
        '[market.longsword]\ncost = "3"',
        2,
        "longsword, cost: Expected a whole number from 0 to 20, not '3'.",
    ),
    "true is no number": ("[market.longsword]\ncost = true", 2, "not True"),
    "a fraction": ("[market.longsword]\ncost = 2.5", 2, "not 2.5"),
    "a date": (
        "[market.longsword]\ncost = 2001-01-01",
        2,
        "longsword, cost: Expected a whole number from 0 to 20, not",
    ),
    "huge number": ("[market.longsword]\ncost = 99999999999999999999", 2, "not 10^18..."),
    "huger number": ("[market.longsword]\ncost = 0x" + "f" * 1900, 2, "not 10^18..."),
    "below 0": ("[market.longsword]\ncost = -1", 2, "from 0 to 20, not -1"),
    "too many hands": ("[market.longsword]\nhands = 3", 2, "from 1 to 2, not 3"),
    "no hands": ("[market.longsword]\nhands = 0", 2, "from 1 to 2, not 0"),
    "unknown kind": (
        changed(WEAPON, 'kind = "wepon"'),
        4,
        "club, kind: 'wepon' is none of weapon, armor, skill, trait.",
    ),
    "unknown arrow": (
        '[market.weak]\narrow = "up"',
        2,
        "weak, arrow: 'up' is none of good, evil, lawful, chaotic.",
    ),
    "unknown timing": (
        '[market.climb]\ntiming = "night"',
        2,
        "climb, timing: 'night' is none of any, dice-turn, market-turn.",
    ),
    "unknown edition": (
        '[race.elf]\neditions = ["third"]',
        2,
        "elf, editions: 'third' is none of first, second.",
    ),
    "editions that are no list": (
        '[race.elf]\neditions = "first"',
        2,
        "elf, editions: Expected a list, not 'first'.",
    ),
    "a name of no letters": (
        '[race.elf]\nname = " "',
        2,
        "elf, name: Expected a line of text, not ' '.",
    ),
    "a name of two lines": (
        '[race.elf]\nname = "a\\nb"',
        2,
        "elf, name: Expected a line of text",
    ),
    "a rule without end": (
        f'[market.weak]\nrule = "{"a" * 601}"',
        2,
        "weak, rule: A text can have at most 600 characters, not 601.",
    ),
    "deep modifiers": (
        "[race.elf]\nmodifiers = { luck = 1 }",
        2,
        "elf, modifiers: 'luck' is none of str, dex, con, int, wis, cha.",
    ),
    "modifiers of text": (
        '[race.elf]\nmodifiers = "strong"',
        2,
        "elf, modifiers: Expected { str = 2, dex = -2 }, not 'strong'.",
    ),
    "a modifier too large": (
        "[race.elf]\nmodifiers = { str = 10 }",
        2,
        "elf, modifiers: Expected a whole number from −9 to 9, not 10.",
    ),
    # missing fields
    "missing kind": (without(WEAPON, "kind"), 2, "club: The field “kind” is missing."),
    "missing cost": (without(WEAPON, "cost"), 2, "club: The field “cost” is missing."),
    "missing hands": (without(WEAPON, "hands"), 2, "club: The field “hands” is missing."),
    "missing rule": (
        without(WEAPON, "rule"),
        2,
        "club: The field “rule” is missing: say what the card does.",
    ),
    "missing timing": (without(SKILL, "timing"), 2, "nap: The field “timing” is missing."),
    "missing name of a race": (
        "\n[race.troll]\nmodifiers = {}",
        2,
        "troll: The field “name” is missing.",
    ),
    "missing grid": ('[alignment.saint]\nname = "Saint"', 1, "saint: The field “grid” is missing."),
    "missing row": ('[backstory.cook]\nname = "Cook"', 1, "cook: The field “str” is missing."),
    "missing goal": ('[class.cook]\nname = "Cook"', 1, "is missing"),
    "missing stars": (
        '[armor-set.bone]\ncolors = ["red"]',
        1,
        "bone: The field “stars” is missing.",
    ),
    # effects
    "unknown effect type": (
        effects('{ type = "fly" }'),
        2,
        "longsword, effects: The type 'fly' is unknown; known are",
    ),
    "no effect type": (
        effects("{ gold = 1 }"),
        2,
        "longsword, effects: The field “type” is missing.",
    ),
    "effect of text": (
        effects('"fly"'),
        2,
        "longsword, effects: Expected a table with a type, such as {",
    ),
    "effects that are no list": (
        "[market.longsword]\neffects = 3",
        2,
        "longsword, effects: Expected a list, not 3.",
    ),
    "effect field missing": (
        effects('{ type = "price-cut", kind = "any" }'),
        2,
        "longsword, effects, price-cut: The field “gold” is missing.",
    ),
    "effect field unknown": (
        effects('{ type = "hands-limit", hands = 4, feet = 2 }'),
        2,
        "longsword, effects, hands-limit: The field “feet” is unknown;",
    ),
    "effect field wrong": (
        effects('{ type = "gold-dice-pay", gold = "4" }'),
        2,
        "longsword, effects, gold-dice-pay, gold: Expected a whole",
    ),
    "unknown condition": (
        effects('{ type = "stars-if", stars = 1, when = { type = "rain" } }'),
        2,
        "longsword, effects, stars-if, when: The type 'rain' is unknown;",
    ),
    "unknown count": (
        effects('{ type = "stars-per", stars = 1, count = { type = "rain" } }'),
        2,
        "longsword, effects, stars-per, count: The type 'rain' is",
    ),
    "a condition inside a condition": (
        effects('{ type = "stars-if", stars = 1, when = { type = "at-least", number = 1 } }'),
        2,
        "longsword, effects, stars-if, when, at-least: The field “count”",
    ),
    "each of none": (
        effects('{ type = "stars-per", stars = 1, count = { type = "gold" }, each = 0 }'),
        2,
        "longsword, effects, stars-per, each: Expected a whole number",
    ),
    "one hand only": (effects('{ type = "hands-limit", hands = 1 }'), 2, "from 2 to 8, not 1"),
    "too many effects": (
        effects(*['{ type = "returns-discard" }'] * 7),
        2,
        "longsword, effects: At most 6 fit in this list, not 7.",
    ),
    # facts
    "bad goal": (
        '[class.warrior]\n\nstr = { goal = "many", stars = 1 }',
        3,
        'warrior, str: Write a goal as "17", "16-17", "14+", not \'many\'.',
    ),
    "a goal backwards": ('[class.monk]\nstr = { goal = "9-8", stars = 1 }', 2, "ends before"),
    "a goal too high": ('[class.monk]\nstr = { goal = "99", stars = 1 }', 2, "is beyond 50"),
    "a goal of a number": ("[class.monk]\nstr = { goal = 17, stars = 1 }", 2, "not 17"),
    "a goal without stars": (
        '[class.monk]\nstr = { goal = "17" }',
        2,
        "monk, str: Expected { goal = \"14+\", stars = 1 }, not { 'goal' }.",
    ),
    "a goal of gold": (
        '[class.monk]\nstr = "17"',
        2,
        "monk, str: Expected { goal = \"14+\", stars = 1 }, not '17'.",
    ),
    "bad grid": ("[alignment.hermit]\ngrid = [[1, 2], [3, 0]]", 2, "three rows of three numbers"),
    "a flat grid": (
        "[alignment.hermit]\ngrid = [1, 2, 3]",
        2,
        "hermit, grid: Expected a list, not 1.",
    ),
    "a steep grid": (
        "[alignment.hermit]\ngrid = [[4]]",
        2,
        "hermit, grid: Expected a whole number from −3 to 3, not 4.",
    ),
    "a golden backstory": (
        '[backstory.hunter]\nstr = { color = "gold", space = 1 }',
        2,
        "hunter, str: 'gold' is none of green, blue, red, purple, black,",
    ),
    "a fourth space": ('[backstory.hunter]\nstr = { color = "red", space = 4 }', 2, "1 to 3"),
    "stars that fall": ("[armor-set.chain]\nstars = [3, 1]", 2, "never fall"),
    "no stars": (
        "[armor-set.chain]\nstars = []",
        2,
        "chain, stars: Name the stars for 1, 2, 3 … pieces; they never",
    ),
    "a golden class": (
        '[class.monk]\ncolor = "gold"',
        2,
        "monk, color: 'gold' is none of green, blue, red, purple, black,",
    ),
    # a single card
    "unknown armor set": (
        '[market.chain-helm]\nset = "bone"',
        2,
        "chain-helm: There is no armor set “bone”; there are chain,",
    ),
    "ability on a weapon": (
        WEAPON + 'effects = [{ type = "gains-gold", gold = 1 }]',
        9,
        "club: Only a skill can have an ability.",
    ),
    "skill without ability": (
        without(SKILL, "effects"),
        2,
        "nap: A skill needs exactly one ability.",
    ),
    "skill with two abilities": (
        changed(SKILL, 'effects = [{ type = "moves-die" }, { type = "rerolls-center" }]'),
        10,
        "nap: A skill needs exactly one ability.",
    ),
    "a skill made of a weapon": (
        '[market.longsword]\nkind = "skill"\ntiming = "any"',
        1,
        "longsword: A skill needs exactly one ability.",
    ),
    "hands on a skill": (
        SKILL + "hands = 1",
        11,
        "nap: The field “hands” is for other kinds of card: weapon.",
    ),
    "arrow on a weapon": (
        WEAPON + 'arrow = "good"',
        9,
        "club: The field “arrow” is for other kinds of card: skill,",
    ),
    "set on a weapon": (
        WEAPON + 'set = "chain"',
        9,
        "club: The field “set” is for other kinds of card: armor.",
    ),
    "timing on a weapon": (
        WEAPON + 'timing = "any"',
        9,
        "club: The field “timing” is for other kinds of card: skill.",
    ),
    "more hands on a weapon": (
        WEAPON + 'effects = [{ type = "hands-limit", hands = 4 }]',
        9,
        "club: A weapon can’t have hands-limit: dropping it would leave",
    ),
    "armor that does something unsaid": (
        '[market.chain-helm]\neffects = [{ type = "returns-discard" }]',
        1,
        "chain-helm: The field “rule” is missing: say what the card does.",
    ),
    "ability on a class": (
        '[class.monk]\neffects = [{ type = "gains-gold", gold = 1 }]',
        2,
        "monk: A class has passive effects only: no skill’s ability and",
    ),
    "scoring on a class": (
        '[class.monk]\neffects = [{ type = "larger-armor-set", by = 1 }]',
        2,
        "monk: A class has passive effects only: no skill’s ability and",
    ),
    "a purchase at any time": ('[market.open-lock]\ntiming = "any"', 2, 'timing = "market-turn"'),
    "the center at any time": ('[market.climb]\ntiming = "any"', 2, 'timing = "dice-turn"'),
    "the center by a change": (
        changed(SKILL, 'effects = [{ type = "rerolls-center" }]'),
        8,
        'nap: This ability needs timing = "dice-turn".',
    ),
    "borrowing with an arrow": ('[market.diplomacy]\narrow = "good"', 2, "has no arrow"),
    "borrowing in a turn": ('[market.diplomacy]\ntiming = "dice-turn"', 2, 'timing = "any"'),
    # all cards together
    "duplicate number": (
        WEAPON + "no = 7",
        9,
        "club: Card number 7 belongs to Quarterstaff already.",
    ),
    "a changed number": (
        "[market.longsword]\nno = 2",
        2,
        "longsword: Card number 2 belongs to Blessed Mace already.",
    ),
    "too many market cards": (
        many("market", ROOM),
        7 * (ROOM - 1) + 1,
        f"a{ROOM - 1}: This section has 255 tables; at most 254 fit in a game.",
    ),
    "too many alignments": (
        many("alignment", 255 - ALIGNMENTS),
        3 * (254 - ALIGNMENTS) + 1,
        f"a{254 - ALIGNMENTS}: This section has 255 tables; at most 254 fit in a game.",
    ),
    "no class of a color": (
        "\n".join(f'[class.{slug}]\ncolor = "blue"' for slug in RED),
        2 * len(RED),
        f"{RED[-1]}: No class is left for this color: red.",
    ),
    "too few races": (
        '[race.elf]\neditions = []\n[race.orc]\nname = "Ork"',
        2,
        "elf: First edition: this section needs at least 4 cards, skills",
    ),
    "too few market cards": (
        "".join(f"[market.{slug}]\neditions = []\n" for slug in TAKEN_OUT),
        2 * len(TAKEN_OUT),
        f"{TAKEN_OUT[-1]}: First edition: this section needs at least 20",
    ),
    "a slug for two cards": (
        '[alignment.hunter]\nname = "H"\ngrid = [[0,0,0],[0,0,0],[0,0,0]]',
        1,
        "hunter: Another card (backstory) has this slug already.",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_pack_is_refused_with_file_line_and_reason(what: str) -> None:
    pack, line, reason = BAD[what]
    with pytest.raises(BadCards) as refused:
        read_pack_text(pack, "my.toml")
    message = str(refused.value)
    assert reason in message
    assert (refused.value.file, refused.value.line) == ("my.toml", line)
    assert message.startswith(f"my.toml, line {line}: ")
    assert "\n" not in message
    assert len(message) < 1000


@pytest.mark.parametrize(
    ("line", "written"),
    [
        (3, "[market.longsword]\n\ncost = 99"),
        (3, "[market]\n\nlongsword = { cost = 99 }"),
        (3, "[market]\n\nlongsword.cost = 99"),
        (3, '# [market.longsword]\n# cost = 99\nmarket."longsword".cost = 99'),
        (5, '[race.elf]\nname = """cost \\\n"""\n[market.longsword]\ncost = 99'),
        (2, '[market.longsword]\ncost = 99\nrule = """\\\ncost = 99"""'),
        (2, '\n[market.longsword]\n"c\\u006fst" = 99'),  # not found: the header of its table
    ],
)
def test_line_is_right_however_the_key_is_written(line: int, written: str) -> None:
    with pytest.raises(BadCards, match="longsword, cost") as refused:
        read_pack_text(written, "my.toml")
    assert refused.value.line == line


def test_line_of_a_field_is_not_that_of_another_card() -> None:
    pack = "[market.longbow]\ncost = 1\n[market.longsword]\ncost = 99\n[market.climb]\ncost = 1\n"
    with pytest.raises(BadCards) as refused:
        read_pack_text(pack, "my.toml")
    assert refused.value.line == 4


def test_unreadable_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path, Path("a\0b.toml")):
        with pytest.raises(BadCards, match="The card pack can’t be read") as refused:
            read_pack(path)
        assert refused.value.file == str(path)


def test_file_that_is_not_utf_8_is_refused_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes('name = "x"\n# ok\n# Stärke'.encode("latin-1"))
    with pytest.raises(BadCards, match="isn’t UTF-8 text") as refused:
        read_pack(path)
    assert refused.value.line == 3


def test_file_whose_name_is_no_slug_must_name_its_pack(tmp_path: Path) -> None:
    path = tmp_path / "My Pack.toml"
    path.write_text("[market.longsword]\ncost = 1\n", encoding="utf-8")
    with pytest.raises(BadCards, match='name = "my-pack"'):
        read_pack(path)
