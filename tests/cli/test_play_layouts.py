"""The terminal game for every width and for ears: layouts, dice in view, `--plain`, Tab."""

import io
import re
from pathlib import Path

import pytest

from rollplayer.cli.language import speaking, speaking_plainly
from rollplayer.cli.terminal.completing import completions
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.loop import understand
from rollplayer.cli.terminal.screen import Screen, paint_prompt
from rollplayer.cli.terminal.screen_reader import aloud
from rollplayer.cli.terminal.seats import seat_names
from rollplayer.engine import Options, new_game
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import Record
from rollplayer.words import languages, words_for
from tests.cli.real_terminal import Terminal
from tests.cli.terminal_driver import dice_turn, run_here, typed

Capture = pytest.CaptureFixture[str]
SIGNS = re.compile(r"[★→±×−–…≤≥+=|]")
DIE_CODE = re.compile(r"\b[gbrpkwy][1-6]\b")
SETUP = ("race orc", "class warrior")


def starting_dice() -> Game:
    """A solo game that asks for the first starting die."""
    record = Record(new_game(Options(1, base_cards())), tuple(seat_names(1, [], [])))
    game = Game(Screen(io.StringIO(), io.StringIO()), record, "5")
    for line in SETUP:
        game.go_on()
        understand(game, line)
    game.go_on()
    return game


# Dice in hand ------------------------------------------------------------------------------------


def test_the_dice_in_hand_are_at_every_prompt() -> None:
    game = starting_dice()
    assert game.prompt() == "r4 g2 g4 k2 r1 r6 > "
    understand(game, "r4 str")
    assert game.prompt() == "g2 g4 k2 r1 r6 > "


def test_enter_shows_the_dice_in_hand_and_the_choices(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    args = ("play", "--seed", "5", "--players", "1")
    _, out, _ = run_here(monkeypatch, capsys, *args, text=typed(*SETUP, "", "quit", "no"))
    assert out.count("In hand: r4 g2 g4 k2 r1 r6 (R2.12)") == 2


def test_the_drawn_die_is_at_the_prompt_and_a_name_before_it() -> None:
    alone = dice_turn()
    understand(alone.game, "2")
    assert alone.game.prompt() == "y4 > "
    table = dice_turn("Ada", "Bo")
    assert table.game.prompt() == "Ada> "
    understand(table.game, "2")
    assert table.game.prompt() == "Ada y4 > "


def test_a_painted_prompt_tells_line_editing_which_letters_take_no_room() -> None:
    assert paint_prompt("r4 > ") == "\x01\x1b[1;91m\x02r4\x01\x1b[0m\x02 > "


# Layouts -----------------------------------------------------------------------------------------


def first_round(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, columns: int, *options: str
) -> list[str]:
    """What a dice turn shows."""
    monkeypatch.setenv("COLUMNS", str(columns))
    dice = ("r6 str", "r4 str", "g4 dex", "r1 wis", "k2 wis", "g2 int")
    args = ("play", "--seed", "5", "--players", "1", *options)
    _, out, _ = run_here(monkeypatch, capsys, *args, text=typed(*SETUP, *dice, "quit", "no"))
    lines = out.splitlines()
    begun = next(at for at, line in enumerate(lines) if line.startswith("Your hero: ") and at > 60)
    return lines[begun:]


def test_a_wide_terminal_has_the_market_beside_the_sheet(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    lines = first_round(monkeypatch, capsys, 120)
    assert lines[1].startswith("STR  r6 r4 .  10+2=12  goal 18 (4★)     needs 6")
    assert lines[1].endswith("   Market")
    assert lines[2].endswith("Heavy Crossbow   5  Weapon, 2 hands")
    assert not any(line.startswith("Market:") for line in lines)
    assert 100 < max(map(len, lines)) <= 120


def test_the_usual_terminal_has_the_wishes_in_the_rows(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    lines = first_round(monkeypatch, capsys, 80)
    assert lines[1].endswith("goal 18 (4★)     needs 6      wants blue on 3")
    assert "Market: Heavy Crossbow 5, Sleight of Hand 2, Chain Helm 5." in lines


def test_a_narrow_terminal_has_the_wishes_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    lines = first_round(monkeypatch, capsys, 60)
    assert lines[2].endswith("goal 18 (4★)     needs 6")
    assert any(line.startswith("Backstory Aristocrat: ") for line in lines)


def test_the_narrowest_terminal_has_dice_total_and_goal(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    lines = first_round(monkeypatch, capsys, 36)
    assert "STR  r6 r4 .  12  18 (4★)" in lines
    assert max(map(len, lines)) <= 36


# Screen readers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", list(languages()))
def test_a_plain_game_has_no_sign_that_is_not_read_aloud(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, code: str
) -> None:
    words = ("sheet", "market", "score", "log", "deck", "bag", "discard", "cards longbow")
    lines = [*["1"] * 12, *words, *["1", "2", "0", "3", "sheet"] * 90]
    args = ("play", "--plain", "--seed", "4", "--players", "1", "--lang", code)
    _, out, _ = run_here(monkeypatch, capsys, *args, text=typed(*lines))
    assert words_for(code)("ask-over") in out
    letters = words_for(code)("dice-letters", colors="", die="").partition(":")[0]
    saved = words_for(code)("saved-to", path="").strip()
    for line in out.splitlines():
        if not line.startswith(saved):
            assert not SIGNS.search(line), line
            assert not line.startswith(" "), line
    told = [line for line in out.splitlines() if "k5" not in line and " DIE" not in line]
    dice = [line for line in told if DIE_CODE.search(line) and not line.startswith(letters)]
    assert all(re.search(r"\b(place|order) ", line) for line in dice), dice


def test_a_plain_sheet_is_sentences() -> None:
    with speaking_plainly():
        said = dice_turn().type("sheet")
    assert "Strength: red 6, gold 4, 1 space free. Total 10. Goal 18 for 4" in said
    assert "STR" not in said
    assert "Alignment grid: lawful good " in said
    assert "Your answer: sheet" in said


def test_a_plain_dice_turn_is_short() -> None:
    with speaking_plainly():
        said = dice_turn().type()
    assert "Strength:" not in said
    assert said.splitlines()[1] == "Take an initiative card with its die."


def test_a_plain_terminal_erases_and_colors_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--plain", "--players", "1", "--seed", "5")
    terminal.wait_for("Your answer:")
    terminal.type("hint")
    terminal.wait_for("The best moves first")
    terminal.type("quit")
    assert terminal.close() == 0
    assert "Thinking.\r\n" in terminal.said
    assert "\x1b[1;" not in terminal.said
    assert "\x1b[K" not in terminal.said


@pytest.mark.parametrize(
    ("code", "line", "told"),
    [
        ("en", "goal 16–17 (2★), needs 14+", "goal 16 to 17 (2 stars), needs 14 or more"),
        ("en", "36.9 ± 0.2 stars", "36.9, give or take 0.2 stars"),
        ("en", "1/3/5 stars, −2, +1 gold", "1, 3, 5 stars, minus 2, plus 1 gold"),
        ("de", "Ziel 16–17, −1", "Ziel 16 bis 17, minus 1"),
        ("fr", "objectif 14+, −1", "objectif 14 ou plus, moins 1"),
        ("el", "στόχος 16–17, +1", "στόχος 16 έως 17, συν 1"),
        ("en", "buy chain-helm", "buy chain-helm"),
    ],
)
def test_signs_are_words_in_every_language(code: str, line: str, told: str) -> None:
    with speaking(code):
        assert aloud(line) == told


# Tab ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("place r", ["r1", "r4", "r6"]),
        ("place r4 ", ["str", "dex", "con", "int", "wis", "cha"]),
        ("r4 c", ["con", "cha"]),
        ("he", ["help"]),
        ("sc", ["score"]),
        ("cards chain-h", ["chain-helm"]),
        ("cards war", ["warrior"]),
        ("rules R4.3", ["R4.3"]),
        ("help un", ["undo"]),
        ("log ", ["all"]),
        ("sheet ", ["You", "0"]),
        ("market ", []),
        ("nothing ", []),
    ],
)
def test_tab_offers_what_fits(line: str, offered: list[str]) -> None:
    *before, begun = line.split(" ")
    assert completions(starting_dice(), before, begun) == offered


def test_tab_on_an_empty_line_offers_what_a_line_may_begin_with() -> None:
    offered = completions(starting_dice(), [], "")
    assert offered[:2] == ["place", "help"]
    assert offered[-1] == "quit"


@pytest.mark.parametrize(
    ("code", "line", "offered"),
    [
        ("de", "gesch", "Geschicklichkeit"),
        ("de", "cards kettenhel", "Kettenhelm"),
        ("fr", "def", "défausse"),
        ("el", "δυν", "Δύναμη"),
    ],
)
def test_tab_completes_words_of_the_language(code: str, line: str, offered: str) -> None:
    with speaking(code):
        *before, begun = line.split(" ")
        assert completions(starting_dice(), before, begun) == [offered]


def test_tab_offers_saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rollplayer-1.txt").touch()
    assert completions(starting_dice(), ["load"], "roll") == ["rollplayer-1.txt"]


def test_tab_completes_on_a_real_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--players", "1", "--seed", "5", NO_COLOR="1")
    terminal.wait_for("(R2.2)")
    terminal.press("ra\tdragonk\t\n")
    terminal.wait_for("You choose Dragonkin.")
    terminal.type("quit")
    terminal.wait_for("or no:")
    terminal.type("no")
    assert terminal.close() == 0
