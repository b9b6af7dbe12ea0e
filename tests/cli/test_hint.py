"""The word `hint` in the terminal game: good moves with their reasons, and nothing changes."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rollplayer.cli.terminal.hinting import reason
from rollplayer.cli.terminal.phrases import choice_name
from rollplayer.engine import terms as m
from rollplayer.engine.scoring import PARTS
from rollplayer.notation.position import write_position
from rollplayer.search.findings import Estimate, Reason
from rollplayer.search.hints import Hint
from rollplayer.words import words_for
from tests.cli.terminal_driver import Table, dice_turn, run_process, typed
from tests.scenario import Scenario, hero

LATE = {
    "str": ["r5", "b5", "k4"],
    "dex": ["p5", "w5", "k4"],
    "con": ["r5", "b4", "k6"],
    "int": ["p5", "w4", "r6"],
    "wis": ["b5", "k4", "p2"],
    "cha": ["w4", "r4"],
}
LINE = re.compile(r"^(\d+)\. (.+?) – (-?\d+\.\d)(?: ± \d+\.\d)? stars\.", re.MULTILINE)
TAKEN = m.encode(m.TAKE, 2)
HEADER = "The best moves first, with the stars you can expect"


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game saves by itself must not end up in the project."""
    monkeypatch.chdir(tmp_path)


def late_turn(*names: str) -> Table:
    """The last die of a hero: a hint is quickly found."""
    return dice_turn(*names, sheet=LATE)


def hints_in(said: str) -> list[tuple[str, str, str]]:
    """Number, move and stars of each hint."""
    found: list[tuple[str, str, str]] = LINE.findall(said)
    return found


def test_a_hint_names_moves_of_the_menu_the_best_first() -> None:
    table = late_turn()
    numbers = {
        choice_name(table.game.state, 0, entry.move): str(entry.number)
        for entry in table.game.menu().entries
    }
    said = table.type("hint")
    assert HEADER in said
    found = hints_in(said)
    assert 2 <= len(found) <= 3
    assert all(numbers[move] == number for number, move, _ in found)
    stars = [float(each) for _, _, each in found]
    assert stars == sorted(stars, reverse=True)


def test_a_hint_says_why_by_scoring_line_and_no_error_where_there_is_none() -> None:
    scenario = Scenario.at(
        hero(sheet=LATE | {"cha": ["k5", "w4", "p5"]}, gold=4, initiative=1),
        phase="market",
        round=12,
        market=["leather-gloves", "leather-boots"],
    )
    said = " ".join(Table.of(scenario).type("hint").split())
    worse = r"\. Discard Leather \w+ for gold – 8\.0 stars\. −1\.0 stars compared .* Armor −1\.0"
    assert re.search(worse, said)


def test_a_hint_compares_the_best_move_with_the_second_and_others_with_the_first() -> None:
    best = found(Estimate(1.5, 0.8))
    words = words_for("en")
    values = {"difference": "+1.5", "error": "0.8", "why": "Traits +2.0, Armor −0.5"}
    short = words("hint-because-traits")
    assert reason(best, is_best=True) == [short, words("hint-first", **values)]
    assert reason(best, is_best=False) == [words("hint-other", **values)]


def found(difference: Estimate, move: m.Move = TAKEN) -> Hint:
    lines = dict.fromkeys(PARTS, 0.0) | {"traits": 2.0, "armor": -0.5}
    gain = Reason(difference, 0.0, lines, 8)
    return Hint(move, "take 2", Estimate(36.0, 0.5), "take 3", gain)


def test_a_difference_that_chance_could_make_is_not_explained_away() -> None:
    """A close call was told as Traits +2.0, Armor −0.5: what few games happened to bring."""
    for difference in (Estimate(0.4, 0.5), Estimate(0.02, 0.0)):
        first, second = reason(found(difference), is_best=True)
        assert first == "It is a close call, but this looks best."
        assert second.endswith("compared with the second move: too close to call")


def test_the_advice_to_do_nothing_does_not_claim_that_it_builds_up_armor() -> None:
    passing = found(Estimate(1.5, 0.0), m.encode(m.PASS))
    assert reason(passing, is_best=True) == [
        "Anything else would probably cost you stars.",
        "+1.5 stars compared with the second move: Traits +2.0, Armor −0.5",
    ]


def test_asking_for_a_hint_changes_neither_the_game_nor_its_record() -> None:
    table = late_turn("Ada", "Bo")
    before, record = write_position(table.game.state), table.game.session.text()
    chance = table.game.chance.getstate()
    table.type("hint", "hint")
    assert write_position(table.game.state) == before
    assert table.game.session.text() == record
    assert table.game.chance.getstate() == chance


def test_the_game_goes_on_as_if_nobody_had_asked(tmp_path: Path) -> None:
    moves = ("race orc", "class 1")
    ends = []
    for words in ((), ("hint",)):
        text = typed(*moves, *words, "record", "quit", "no")
        said = run_process(tmp_path, "play", "--seed", "5", text=text).stdout
        ends.append(said[said.index("> record") :])
    assert ends[0] == ends[1]


def test_a_hint_is_for_whoever_is_asked() -> None:
    said = late_turn("Ada", "Bo").type("hint")
    assert hints_in(said)
    assert "Ada> hint" in said


def test_the_help_lists_the_word() -> None:
    said = late_turn().type("help", "help hint", "hi")
    assert said.count("hint (advice): up to three good moves") == 2
    assert HEADER in said


# NumPy -------------------------------------------------------------------------------------------


def play_with(before: str, after: str, *lines: str) -> str:
    """What the terminal game says, with a line of Python before it starts and one after."""
    begin = "import sys; from rollplayer.cli import main"
    game = "main(['play', '--players', '2', '--bots', 'random', '--seed', '1'])"
    done = subprocess.run(
        [sys.executable, "-c", "\n".join((begin, before, game, after))],
        input=typed(*lines),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout


def test_the_game_starts_without_the_search_and_a_hint_brings_it() -> None:
    ask = "print('rollplayer.search.hints' in sys.modules)"
    assert play_with("", ask, "1", "1", "help", "quit", "no").endswith("False\n")
    assert play_with("", ask, "1", "hint", "quit", "no").endswith("True\n")


def test_a_hint_needs_no_numpy() -> None:
    said = play_with("sys.modules['numpy'] = None", "", "1", "hint", "quit", "no")
    assert "1." in said
    assert "Goodbye." in said
