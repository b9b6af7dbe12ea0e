"""A bad card pack is refused with file, line and a one-sentence reason, whatever is wrong."""

from pathlib import Path

import pytest

from rollplayer.notation.cards.cardfile import base_cards, read_pack, read_pack_text
from rollplayer.notation.errors import BadCards

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
FIRST_29 = [card.slug for card in base_cards().market[:29]]


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
    "not TOML": ("[market.longsword]\ncost =", 2, "this is not TOML"),
    "an open string": ('name = "mine\n', 1, "this is not TOML"),
    "an open list": ("[market.longsword]\neffects = [\n\n", 4, "this is not TOML"),
    "a table twice": ("[race.elf]\n\n[race.elf]", 3, "this is not TOML: Cannot declare"),
    "too deep": ("\nx = " + "[" * 1900, 2, "nested too deeply"),
    "too deep in a list": ("x = [\n" + "[" * 1900, 2, "nested too deeply"),
    "a long line": ("\n\nx = " + "9" * 5000, 3, "a line has at most 2000 letters"),
    "a long file": ("#\n" * 200_000, 1, "a card file has at most 250000 letters"),
    # sections and slugs
    "unknown section": ("[market.climb]\ncost = 1\n[weapon.club]\n", 3, "'weapon' is no section"),
    "unknown key": ('title = "Mine"', 1, "'title' is no section"),
    "a section that is a number": ("name = 'x'\nmarket = 3", 2, "must hold tables such as"),
    "a list of tables": ("[[market.climb]]\ncost = 1", 1, "climb must be a table of fields"),
    "a card that is a number": ("[market]\n\nclub = 3", 3, "club must be a table of fields"),
    "bad slug": ("\n[market.Big-Club]\ncost = 1", 2, "'Big-Club' is no slug"),
    "a slug with a gap": ('[market."big club"]\ncost = 1', 1, "'big club' is no slug"),
    "a long slug": (f"[race.{'a' * 41}]", 1, "is no slug"),
    "a slug of the notation": (WEAPON.replace(".club", ".drop"), 2, "means something else"),
    "a slug of a score line": ("[armor-set.larger-set]\nstars = [1]", 1, "means something else"),
    # the pack's name
    "name base": ('\nname = "base"', 2, "a pack has a name such as"),
    "a name that is no slug": ('name = "My Pack"', 1, "not 'My Pack'"),
    "a name that is a number": ("name = 3", 1, "not 3"),
    # fields
    "unknown field": ("[market.longsword]\ncost = 3\nprice = 3", 3, "has no field 'price'"),
    "unknown field of a race": ("[race.elf]\nspeed = 3", 2, "a race has no field 'speed'"),
    "wrong type": ('[market.longsword]\ncost = "3"', 2, "longsword, cost: expected a whole number"),
    "true is no number": ("[market.longsword]\ncost = true", 2, "not True"),
    "a fraction": ("[market.longsword]\ncost = 2.5", 2, "not 2.5"),
    "a date": ("[market.longsword]\ncost = 2001-01-01", 2, "expected a whole number"),
    "huge number": ("[market.longsword]\ncost = 99999999999999999999", 2, "not 10^18..."),
    "huger number": ("[market.longsword]\ncost = 0x" + "f" * 1900, 2, "not 10^18..."),
    "below 0": ("[market.longsword]\ncost = -1", 2, "from 0 to 20, not -1"),
    "too many hands": ("[market.longsword]\nhands = 3", 2, "from 1 to 2, not 3"),
    "no hands": ("[market.longsword]\nhands = 0", 2, "from 1 to 2, not 0"),
    "unknown kind": (changed(WEAPON, 'kind = "wepon"'), 4, "expected one of weapon, armor"),
    "unknown arrow": ('[market.weak]\narrow = "up"', 2, "expected one of good, evil"),
    "unknown timing": ('[market.climb]\ntiming = "night"', 2, "expected one of any, dice-turn"),
    "unknown edition": ('[race.elf]\neditions = ["third"]', 2, "expected one of first, second"),
    "editions that are no list": ('[race.elf]\neditions = "first"', 2, "expected a list"),
    "a name of no letters": ('[race.elf]\nname = " "', 2, "expected a line of text"),
    "a name of two lines": ('[race.elf]\nname = "a\\nb"', 2, "expected a line of text"),
    "a rule without end": (f'[market.weak]\nrule = "{"a" * 601}"', 2, "at most 600 letters"),
    "deep modifiers": ("[race.elf]\nmodifiers = { luck = 1 }", 2, "expected one of str"),
    "modifiers of text": ('[race.elf]\nmodifiers = "strong"', 2, "expected { str = 2"),
    "a modifier too large": ("[race.elf]\nmodifiers = { str = 10 }", 2, "from -9 to 9"),
    # missing fields
    "missing kind": (without(WEAPON, "kind"), 2, "the field 'kind' is missing"),
    "missing cost": (without(WEAPON, "cost"), 2, "the field 'cost' is missing"),
    "missing hands": (without(WEAPON, "hands"), 2, "the field 'hands' is missing"),
    "missing rule": (without(WEAPON, "rule"), 2, "the field 'rule' is missing"),
    "missing timing": (without(SKILL, "timing"), 2, "the field 'timing' is missing"),
    "missing name of a race": ("\n[race.troll]\nmodifiers = {}", 2, "the field 'name' is missing"),
    "missing grid": ('[alignment.saint]\nname = "Saint"', 1, "the field 'grid' is missing"),
    "missing row": ('[backstory.cook]\nname = "Cook"', 1, "the field 'str' is missing"),
    "missing goal": ('[class.cook]\nname = "Cook"', 1, "is missing"),
    "missing stars": ('[armor-set.bone]\ncolors = ["red"]', 1, "the field 'stars' is missing"),
    # effects
    "unknown effect type": (effects('{ type = "fly" }'), 2, "effect type 'fly' is unknown"),
    "no effect type": (effects("{ gold = 1 }"), 2, "effect type None is unknown"),
    "effect of text": (effects('"fly"'), 2, "expected effect as a table with a type"),
    "effects that are no list": ("[market.longsword]\neffects = 3", 2, "expected a list, not 3"),
    "effect field missing": (
        effects('{ type = "price-cut", kind = "any" }'),
        2,
        "price-cut needs the field 'gold'",
    ),
    "effect field unknown": (
        effects('{ type = "hands-limit", hands = 4, feet = 2 }'),
        2,
        "hands-limit has no field 'feet'; it takes hands",
    ),
    "effect field wrong": (
        effects('{ type = "gold-dice-pay", gold = "4" }'),
        2,
        "gold-dice-pay, gold: expected a whole number from 0 to 20, not '4'",
    ),
    "unknown condition": (
        effects('{ type = "stars-if", stars = 1, when = { type = "rain" } }'),
        2,
        "stars-if, when: condition type 'rain' is unknown",
    ),
    "unknown count": (
        effects('{ type = "stars-per", stars = 1, count = { type = "rain" } }'),
        2,
        "stars-per, count: count type 'rain' is unknown",
    ),
    "a condition inside a condition": (
        effects('{ type = "stars-if", stars = 1, when = { type = "at-least", number = 1 } }'),
        2,
        "at-least needs the field 'count'",
    ),
    "each of none": (
        effects('{ type = "stars-per", stars = 1, count = { type = "gold" }, each = 0 }'),
        2,
        "stars-per, each: expected a whole number from 1",
    ),
    "one hand only": (effects('{ type = "hands-limit", hands = 1 }'), 2, "from 2 to 8, not 1"),
    "too many effects": (effects(*['{ type = "returns-discard" }'] * 7), 2, "at most 6"),
    # facts
    "bad goal": ('[class.warrior]\n\nstr = { goal = "many", stars = 1 }', 3, "a goal is"),
    "a goal backwards": ('[class.monk]\nstr = { goal = "9-8", stars = 1 }', 2, "ends before"),
    "a goal too high": ('[class.monk]\nstr = { goal = "99", stars = 1 }', 2, "is beyond 50"),
    "a goal of a number": ("[class.monk]\nstr = { goal = 17, stars = 1 }", 2, "not 17"),
    "a goal without stars": ('[class.monk]\nstr = { goal = "17" }', 2, "a table with 'goal'"),
    "a goal of gold": ('[class.monk]\nstr = "17"', 2, "expected { goal ="),
    "bad grid": ("[alignment.hermit]\ngrid = [[1, 2], [3, 0]]", 2, "three rows of three numbers"),
    "a flat grid": ("[alignment.hermit]\ngrid = [1, 2, 3]", 2, "expected a list, not 1"),
    "a steep grid": ("[alignment.hermit]\ngrid = [[4]]", 2, "from -3 to 3, not 4"),
    "a golden backstory": (
        '[backstory.hunter]\nstr = { color = "gold", space = 1 }',
        2,
        "expected one of green",
    ),
    "a fourth space": ('[backstory.hunter]\nstr = { color = "red", space = 4 }', 2, "1 to 3"),
    "stars that fall": ("[armor-set.chain]\nstars = [3, 1]", 2, "never fall"),
    "no stars": ("[armor-set.chain]\nstars = []", 2, "must be named"),
    "a golden class": ('[class.monk]\ncolor = "gold"', 2, "expected one of green"),
    # a single card
    "unknown armor set": (
        '[market.chain-helm]\nset = "bone"',
        2,
        "there is no armor set 'bone'; there are chain",
    ),
    "ability on a weapon": (
        WEAPON + 'effects = [{ type = "gains-gold", gold = 1 }]',
        9,
        "club: only a skill can have an ability",
    ),
    "skill without ability": (
        without(SKILL, "effects"),
        2,
        "nap: a skill needs exactly one ability",
    ),
    "skill with two abilities": (
        changed(SKILL, 'effects = [{ type = "moves-die" }, { type = "rerolls-center" }]'),
        10,
        "a skill needs exactly one ability",
    ),
    "a skill made of a weapon": (
        '[market.longsword]\nkind = "skill"\ntiming = "any"',
        1,
        "a skill needs exactly one ability",
    ),
    "hands on a skill": (
        SKILL + "hands = 1",
        11,
        "'hands' is a field of weapon cards, not of skill cards",
    ),
    "arrow on a weapon": (
        WEAPON + 'arrow = "good"',
        9,
        "'arrow' is a field of skill or trait cards",
    ),
    "set on a weapon": (WEAPON + 'set = "chain"', 9, "'set' is a field of armor cards"),
    "timing on a weapon": (WEAPON + 'timing = "any"', 9, "'timing' is a field of skill cards"),
    "more hands on a weapon": (
        WEAPON + 'effects = [{ type = "hands-limit", hands = 4 }]',
        9,
        "a weapon cannot have hands-limit",
    ),
    "armor that does something unsaid": (
        '[market.chain-helm]\neffects = [{ type = "returns-discard" }]',
        1,
        "the field 'rule' is missing",
    ),
    "ability on a class": (
        '[class.monk]\neffects = [{ type = "gains-gold", gold = 1 }]',
        2,
        "a class has passive effects only",
    ),
    "scoring on a class": (
        '[class.monk]\neffects = [{ type = "larger-armor-set", by = 1 }]',
        2,
        "a class has passive effects only",
    ),
    "a purchase at any time": ('[market.open-lock]\ntiming = "any"', 2, 'timing = "market-turn"'),
    "the center at any time": ('[market.climb]\ntiming = "any"', 2, 'timing = "dice-turn"'),
    "the center by a change": (
        changed(SKILL, 'effects = [{ type = "rerolls-center" }]'),
        8,
        'this ability needs timing = "dice-turn"',
    ),
    "borrowing with an arrow": ('[market.diplomacy]\narrow = "good"', 2, "has no arrow"),
    "borrowing in a turn": ('[market.diplomacy]\ntiming = "dice-turn"', 2, 'timing = "any"'),
    # all cards together
    "duplicate number": (WEAPON + "no = 7", 9, "card number 7 belongs to quarterstaff already"),
    "a changed number": ("[market.longsword]\nno = 2", 2, "2 belongs to blessed-mace already"),
    "too many market cards": (many("market", 202), 1408, "255 tables in this section"),
    "too many alignments": (many("alignment", 238), 712, "255 tables in this section"),
    "no class of a color": (
        '[class.warrior]\ncolor = "blue"\n[class.barbarian]\ncolor = "blue"',
        4,
        "no class is left for red",
    ),
    "too few races": (
        '[race.elf]\neditions = []\n[race.orc]\nname = "Ork"',
        2,
        "the first edition needs 4 races, only 3 are left",
    ),
    "too few market cards": (
        "".join(f"[market.{slug}]\neditions = []\n" for slug in FIRST_29),
        58,
        "the first edition needs 20 market cards that do not borrow, only 19 are left",
    ),
    "a slug for two cards": (
        '[alignment.hunter]\nname = "H"\ngrid = [[0,0,0],[0,0,0],[0,0,0]]',
        1,
        "hunter: a backstory has this slug already",
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
        with pytest.raises(BadCards, match="the card pack cannot be read") as refused:
            read_pack(path)
        assert refused.value.file == str(path)


def test_file_that_is_not_utf_8_is_refused_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes('name = "x"\n# ok\n# Stärke'.encode("latin-1"))
    with pytest.raises(BadCards, match="is not UTF-8 text") as refused:
        read_pack(path)
    assert refused.value.line == 3


def test_file_whose_name_is_no_slug_must_name_its_pack(tmp_path: Path) -> None:
    path = tmp_path / "My Pack.toml"
    path.write_text("[market.longsword]\ncost = 1\n", encoding="utf-8")
    with pytest.raises(BadCards, match='name = "my-pack"'):
        read_pack(path)
