"""The terminal game: whole games, screens, words, and moves right and wrong."""

from pathlib import Path
from random import Random

import pytest

from rollplayer.cli.terminal.ending import result_lines
from rollplayer.cli.terminal.seats import Seats
from rollplayer.engine.cards import Card
from rollplayer.engine.scoring import Line, Scorecard
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import write_position
from rollplayer.notation.record import read_record
from tests.cli.terminal_driver import (
    COPIED,
    SHEET,
    Table,
    dice_turn,
    questions,
    run_here,
    run_process,
    typed,
)
from tests.scenario import Scenario, hero, initiative, others

ONES = typed(*["1"] * 400)


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game saves by itself must not end up in the project."""
    monkeypatch.chdir(tmp_path)


# Whole games -------------------------------------------------------------------------------------


def test_a_solo_game_by_always_choosing_1(tmp_path: Path) -> None:
    done = run_process(tmp_path, "play", "--players", "1", "--seed", "1", text=ONES)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Round 12 of 12." in done.stdout
    assert "The game is over." in done.stdout
    assert "(R9.7)." in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if not line.startswith(COPIED)) <= 80


def test_two_people_and_a_bot_play_to_the_end(tmp_path: Path) -> None:
    lines = typed(*["1", "2", "3", "4"] * 400)
    args = ("play", "--players", "3", "--names", "Ada,Bo", "--bots", "random", "--seed", "4")
    done = run_process(tmp_path, *args, text=lines)
    assert done.returncode == 0
    for sentence in (
        "Ada takes initiative card",
        "Bo buys",
        "Random (seat 2) takes initiative card",
        "Ada’s stars:",
    ):
        assert sentence in done.stdout
    assert "wins with" in done.stdout


def test_bots_alone_need_no_input(tmp_path: Path) -> None:
    done = run_process(tmp_path, "play", "--players", "2", "--bots", "random,random")
    assert done.returncode == 0
    assert "The game is over." in done.stdout


def test_bots_think_as_long_as_they_are_told(tmp_path: Path) -> None:
    words = ("play", "--players", "1", "--bots", "hero", "--seed", "1", "--variant", "short")
    quick, slow = (run_process(tmp_path, *words, "--think", each) for each in ("0.001", "0.02"))
    assert (quick.returncode, slow.returncode) == (0, 0)
    assert quick.stdout != slow.stdout


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("classes", ["drawn", "reverse", "in-turn"])
def test_every_preset_can_be_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], edition: str, classes: str
) -> None:
    args = ("play", "--players", "2", "--bots", "random", "--edition", edition)
    variants = ("--variant", "less-random", "--variant", "friendly", "--classes", classes)
    lines = typed(*["1", "2", "3"] * 300)
    status, out, _ = run_here(monkeypatch, capsys, *args, *variants, "--seed", "3", text=lines)
    assert status == 0
    assert "The game is over." in out


def test_the_same_seed_gives_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = [run_here(monkeypatch, capsys, "play", "--seed", "9", text=ONES)[1] for _ in range(2)]
    first, second = (
        [line for line in game.splitlines() if not line.startswith(COPIED)] for game in games
    )
    assert first == second


def test_without_a_seed_games_differ_and_the_record_names_none(tmp_path: Path) -> None:
    lines = typed("1", "1", "record", "quit", "no")
    first, second = (run_process(tmp_path, "play", text=lines) for _ in range(2))
    assert first.stdout != second.stdout
    assert "seed" not in first.stdout
    assert "0 race dragonkin" in first.stdout


def test_the_end_offers_to_keep_the_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    _, first, _ = run_here(monkeypatch, capsys, "play", "--seed", "1", text=ONES)
    needed = questions(first[: first.index("Keep the record?")])
    lines = typed(*["1"] * needed, "kept.txt")
    _, out, _ = run_here(monkeypatch, capsys, "play", "--seed", "1", text=lines)
    assert f"Saved to {tmp_path / 'kept.txt'}\n" in out
    record, _ = read_record(base_cards(), (tmp_path / "kept.txt").read_text(), verify=True)
    assert record.names == ("You",)


TYPED = ("help", "sheet 1", "moves", "undo", "score", "log", "", "1 use pickpocket", "pass", "x y")


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_typed_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seed: int
) -> None:
    random = Random(seed)
    players = random.randint(1, 4)
    bots = ",".join(["random"] * random.randint(0, players - 1))
    lines = [
        random.choice(TYPED) if random.random() < 0.1 else str(random.randint(0, 9))
        for _ in range(4000)
    ]
    args = ("play", "--players", str(players), "--bots", bots, "--seed", str(seed))
    status, out, err = run_here(monkeypatch, capsys, *args, text=typed(*lines))
    assert (status, err) == (0, "")
    assert "The game is over." in out
    assert all(len(line) <= 80 or line.startswith(COPIED) for line in out.splitlines())


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--players", "9"), "a game is for 1 to 4 players with the bots, not 9"),
        (("--bots", "oracle"), "there is no bot “oracle”; choose from"),
        (("--load", "nowhere.txt"), "nowhere.txt cannot be read"),
    ],
)
def test_a_refused_table_is_not_welcomed_first(
    tmp_path: Path, options: tuple[str, str], complaint: str
) -> None:
    done = run_process(tmp_path, "play", *options)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


# The result --------------------------------------------------------------------------------------


def scorecard(stars: int) -> Scorecard:
    return Scorecard((Line("R8.2", "class_color", "red", stars, stars),), (), None)


@pytest.mark.parametrize(
    ("stars", "gold", "sheet", "lines"),
    [
        ((7, 9), (5, 5), "", ["Bo wins with 9 stars."]),
        ((9, 9), (5, 6), "", ["Bo wins with 9 stars.", "most gold decides: 6 gold (R8.8)."]),
        ((9, 9), (5, 5), "STR r6", ["Bo wins with 9 stars.", "class color decide: 0 (R8.8)."]),
        ((9, 9), (5, 5), "", ["Ada and Bo share the victory with 9 stars (R8.8)."]),
    ],
)
def test_r8_8_the_result_says_what_decided(
    stars: tuple[int, int], gold: tuple[int, int], sheet: str, lines: list[str]
) -> None:
    table = Scenario.at(hero(sheet, gold=gold[0]), *others(1), phase="over").state
    table.heroes[1].gold = gold[1]
    said = result_lines(table, Seats(("Ada", "Bo")), [scorecard(each) for each in stars])
    assert len(said) == len(lines)
    for line, end in zip(said, lines, strict=True):
        assert line.endswith(end)


# Screens -----------------------------------------------------------------------------------------


def test_a_dice_turn_shows_what_matters() -> None:
    said = dice_turn().type()
    assert "Take an initiative card with its die. (R3.2a)" in said
    assert "STR  r6 y4 .  10  goal 18 (4★)" in said
    assert "2. Take initiative card 2 (gold 4) – pays 2 gold, plus 1 gold" in said
    assert "the enemy die may trash a card" in " ".join(said.split())
    assert "Market: Longbow 2, Reckless 6, Knowledge 2." in said
    assert "Alignment Hermit: on neutral, 3 stars; up 0, down 0, left 0, right 0." in said


def test_a_place_shows_the_row_and_its_action() -> None:
    said = dice_turn().type("2")
    assert "You take initiative card 2 (gold 4)." in said
    line = "1. Place in Strength – beside r6 y4, needs 8, fills the row: +1 gold; then "
    assert line in " ".join(said.split())


def test_many_moves_become_a_pattern() -> None:
    said = dice_turn(sheet={"str": ["r6", "y4", "b5"], "dex": ["g2", "g3"], "con": ["b1"]}).type(
        "2", "dex", "moves"
    )
    assert "swap SPACE SPACE, for example swap" in said
    assert "1. swap str1 str2 – Exchange the red 6 in Strength and the gold 4 in Strength" in said


def test_the_market_shows_prices_after_discounts() -> None:
    scenario = Scenario.at(
        hero(SHEET, cards=["heavy-crossbow"], gold=3, initiative=1),
        phase="market",
        market=["longbow", "reckless"],
    )
    said = Table.of(scenario).type()
    assert "Longbow: 1 gold instead of 2, Weapon, 2 hands." in said
    assert "Reckless: 5 gold instead of 6 (2 gold short), Trait, arrow: chaotic." in said
    assert "1. Buy Longbow; drop Heavy Crossbow – 1 of your 3 gold" in said


def test_skills_are_choices_with_their_step() -> None:
    said = dice_turn(cards=["pickpocket"]).type("use pick")
    assert "4. Use Pickpocket – token to neutral evil, 0 stars. Any time: gain 2 gold." in said
    assert "You use Pickpocket." in said
    assert "You have 7 gold (+2)." in said


def test_ending_a_market_turn_is_not_called_skipping() -> None:
    """The choice was "End turn", and the game answered "You skip"."""
    scenario = Scenario.at(
        hero(SHEET, cards=["pickpocket"], gold=3, initiative=1),
        phase="market",
        market=["longbow"],
    )
    said = Table.of(scenario).type("buy longbow", "pass", "pass")  # a Warrior's action, the turn
    assert said.count("You skip.") == said.count("You end your turn.") == 1


def test_a_revealed_card_that_cannot_be_bought_is_told() -> None:
    scenario = Scenario.at(
        hero(SHEET, cards=["open-lock"], gold=2, initiative=1),
        phase="market",
        market=["longbow"],
        deck={"single": ["reckless"]},
    )
    said = Table.of(scenario).type("use open-lock", "reveal")
    assert "The top card of the deck is Reckless." in said
    assert "It can’t be bought now and goes to the discard pile." in said


def test_a_charisma_token_pays_in_the_market_but_not_for_a_revealed_card() -> None:
    scenario = Scenario.at(
        hero(SHEET, cards=["open-lock"], gold=4, charisma=1, initiative=1),
        phase="market",
        market=["longbow"],
        deck={"single": ["cure-wounds"]},
    )
    said = Table.of(scenario).type("use open-lock", "reveal")
    assert "Buy Longbow – 2 of your 4 gold and 1 Charisma token" in said
    assert "of your 4 gold and 1" not in said[said.index("The top card") :]
    assert "of your 4 gold" in said[said.index("The top card") :]


WORDS = {
    "help": "R3.2a Take one initiative card",
    "help R4.3": "R4.3 Constitution: increase or decrease one of your dice by 1",
    "help undo": "undo (back): take back your last move",
    "help nonsense": "No rule has the words",
    "sheet": "Ability Prepared",
    "sheet 1": "Bo’s hero: Elf Paladin",
    "sheet bo": "Bo’s hero: Elf Paladin",
    "sheet 7": "Whose sheet?",
    "market": "Longbow: 2 gold, Weapon, 2 hands.",
    "discard": "Discard pile 0",
    "deck": "The deck is empty",
    "bag": "In the bag: 35 dice (green 5",
    "cards longbow": "hands: 2 (ours)",
    "cards longbo": "There is no card “longbo”; did you mean longbow or longsword? Ada>",
    "cards": "Which card?",
    "score": "Ada’s stars: Human Warrior",
    "score 1": "Bo’s stars: Elf Paladin",
    "score x": "Whose stars?",
    "moves": "3. take 3 – Take initiative card 3 (red 5)",
    "rules enemy die": "R9.3 Dice phase",
    "rules": "Which rule?",
    "undo": "There is nothing to take back.",
    "record": "result: unfinished",
    "load": "Which file?",
    "load nothing.txt": "Not loaded: nothing.txt cannot be read: No such file",
    "?": "Words at any time:",
    "mark": "The market, and what it costs Ada:",
    "": "2. Take initiative card 2 (gold 4)",
}


@pytest.mark.parametrize("word", WORDS)
def test_words_can_be_typed_at_any_time(word: str) -> None:
    table = dice_turn("Ada", "Bo")
    before = write_position(table.game.state)
    assert WORDS[word] in " ".join(table.type(word).split())
    assert write_position(table.game.state) == before


def test_log_tells_what_happened() -> None:
    said = dice_turn().type("2", "place dex", "log")
    assert said.count("You take initiative card 2 (gold 4).") == 2


# Moves -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["2", "take 2", "TAKE 2", "ta 2", "  take   2 "])
def test_a_move_by_number_notation_or_short_form(text: str) -> None:
    assert "You take initiative card 2" in dice_turn().type(text)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("take 4", "Initiative card 4 isn’t in the center. (R3.2a)"),
        ("9", "There is no choice 9; choose from 1, 2 and 3."),
        ("flip str1", "First take an initiative card. (R3.2a)"),
        ("buy long", "First take an initiative card. (R3.2a)"),
        ("xyzzy", "“xyzzy” is not a move here (R3.2a); “help” says what you can do."),
        ("take", "“take” could be “take 1”, “take 2”, “take 3”: say a little more."),
        ("use knowledge", "You don’t have Knowledge. (R5.1)"),
        ("drop longbow", "You don’t have Longbow. (R3.3b)"),
        ("\x1b[31m", "is not a move here (R3.2a)"),
        ("9" * 5000, "There is no choice 999999999;"),
    ],
)
def test_a_wrong_input_gets_one_sentence_and_changes_nothing(text: str, answer: str) -> None:
    table = dice_turn()
    before = write_position(table.game.state)
    said = table.type(text)
    assert any(each.lower() in said.lower() for each in answer.split("|")), said
    assert "\x1b" not in said
    assert write_position(table.game.state) == before


def test_a_number_with_two_meanings_is_asked_back() -> None:
    scenario = Scenario.at(hero(SHEET), initiative=initiative("g2", "y4", "r5"))
    table = Table.of(scenario.play("0 take 1", "0 place int", "0 reroll str1", "* rolled 2"))
    said = table.type("2", "keep 6")
    assert "2 could be choice 2, “keep 6”, or “keep 2”: type it in full." in said
    assert "You keep 6." in said


def test_initiative_cards_keep_their_numbers() -> None:
    said = dice_turn("Ada", "Bo").type("1", "place int", "pass", "2")
    assert "Bo takes initiative card 2" in said


def test_others_act_out_of_turn_with_their_seat() -> None:
    table = dice_turn("Ada", "Bo")
    table.game.state.heroes[1].cards.append(Card(27))  # pickpocket, as bought earlier
    said = table.type("help", "1 use pickpocket", "1 take 1", "bo drop pickpocket")
    assert "Bo, out of turn: 1 use pickpocket" in said
    assert "Bo has 7 gold (+2)." in said
    assert "It’s Ada’s turn. (R3.2a)" in said
    assert "Pickpocket isn’t a weapon; only weapons can be dropped. (R3.3b)" in said


def test_a_name_that_is_a_verb_hides_no_move() -> None:
    assert "Take takes initiative card 2" in dice_turn("Take", "Bo").type("take 2")


def test_a_bots_seat_is_not_played_by_people() -> None:
    assert "Seat 1 is played by a bot: Random." in dice_turn("Ada", "random").type(
        "1 use pickpocket"
    )
