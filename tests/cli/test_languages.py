"""The command line in every language: chosen, complete, within the terminal's width."""

import re
import unicodedata
from pathlib import Path

import pytest

from rollplayer.cli import make_parsers
from rollplayer.cli.language import speaking, wanted_language
from rollplayer.cli.layout import columns, display_width, fold
from rollplayer.cli.output import substitute
from rollplayer.words import languages, words_for
from tests.cli.command import one_line, run
from tests.cli.real_terminal import Terminal
from tests.cli.terminal_driver import dice_turn, run_here, run_process, typed

Capture = pytest.CaptureFixture[str]
FOREIGN = [code for code in languages() if code != "en"]
NAMES = [name for name in make_parsers()[1] if name != "analyze"]
# Words no other language has, in any line of a game or a help text.
ENGLISH = re.compile(r"\b(you|your|the|with|of|card|buy|choose|show|game|seat|usage)\b", re.I)
# What is typed is the same in every language, and so are names of bots, files and the notation.
TYPED = re.compile(
    r"^\d+\. [a-z0-9 -]+ –|„[^“]*“|«[^»]*»|\bplace \w+( \w+)?|--\S+"
    r"|rollplayer.*|\{[^}]*\}|Roll Player"
)
PATH = re.compile(r"/\S+")
COPIED = ("position: ", "seal: ")


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# Choosing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environment", "code"),
    [
        ("play", {"LANG": "de_DE.UTF-8"}, "de"),
        ("play", {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ("play", {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ("play", {"LANG": "de_DE.UTF-8", "LANGUAGE": "tlh:el:de"}, "el"),
        ("play --lang fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        ("--lang=el play", {"LANG": "de_DE.UTF-8"}, "el"),
        ("play --lang", {"LANG": "de_DE.UTF-8"}, "de"),
        ("play --lang xx", {}, "en"),
    ],
)
def test_the_option_comes_before_the_environment(
    arguments: str, environment: dict[str, str], code: str
) -> None:
    assert wanted_language(arguments.split(), environment) == code


def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Aufruf: rollplayer" in run(capsys, "--help").out


def test_an_unknown_language_is_one_sentence(capsys: Capture) -> None:
    ended = run(capsys, "play", "--lang", "xx")
    assert ended.status == 2
    assert "--lang: “xx” is not possible; choose from" in one_line(ended)


def test_what_programs_read_is_the_same_in_every_language(capsys: Capture) -> None:
    for words in ("cards --json", "rules R4.3 --json"):
        said = {run(capsys, *words.split(), "--lang", code).out for code in languages()}
        assert len(said) == 1


# Help and errors ---------------------------------------------------------------------------------


def is_foreign(text: str) -> None:
    found = ENGLISH.search(PATH.sub("", TYPED.sub("", text)))
    assert not found, f"{found}: {text[max(0, found.start() - 60) : found.end() + 60]}"


@pytest.mark.parametrize("code", FOREIGN)
@pytest.mark.parametrize("name", ["", *NAMES])
def test_help_is_in_the_language_and_fits(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, code: str, name: str
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    ended = run(capsys, *([name] if name else []), "--help", "--lang", code)
    assert ended.status == 0
    usage, *paragraphs, _ = ended.out.split("\n\n")  # the last one is an example
    is_foreign(usage)
    for line in "\n".join(paragraphs).splitlines():
        is_foreign(line)
        assert display_width(line) <= 60 or "{" in line or "://" in line, line


@pytest.mark.parametrize("code", FOREIGN)
@pytest.mark.parametrize(
    "words",
    [
        "simulate --games 0",
        "simulate --bots oracle,random",
        "score",
        "score nowhere.toml",
        "par --seed",
        "play --players 7",
        "play --what",
        "tournament --compare novice",
        "anlyse",
        "rules R99",
        "play --cards nofile.toml",
    ],
)
def test_errors_are_one_line_in_the_language(capsys: Capture, code: str, words: str) -> None:
    ended = run(capsys, *words.split(), "--lang", code)
    assert ended.status in (1, 2)
    is_foreign(one_line(ended).replace("No such file or directory", ""))


def test_a_pack_that_is_not_there_has_no_line_1(capsys: Capture) -> None:
    ended = run(capsys, "cards", "--cards", "nofile.toml")
    assert one_line(ended) == "rollplayer: nofile.toml cannot be read: No such file or directory"


@pytest.mark.parametrize("word", ["anlyse", "simulat", "tournement"])
def test_a_misspelled_command_gets_a_guess(capsys: Capture, word: str) -> None:
    assert "did you mean" in one_line(run(capsys, word))


def test_help_is_a_word_too(capsys: Capture) -> None:
    assert run(capsys, "help", "par").out == run(capsys, "par", "--help").out


# Whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("code", list(languages()))
def test_a_whole_game_in_the_language_fits_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, code: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    words = ("help", "sheet", "market", "score", "log", "moves", "deck", "bag", "discard", "xyz")
    lines = [*words, *["1", "2", "0", "3"] * 120]
    args = ("play", "--seed", "4", "--lang", code)
    status, out, err = run_here(monkeypatch, capsys, *args, text=typed(*lines))
    assert (status, err) == (0, "")
    assert words_for(code)("ask-over") in out
    saved = words_for(code)("saved-to", path="").strip()
    for line in out.splitlines():
        assert display_width(line) <= width or line.startswith((*COPIED, saved)), line
        if code != "en":
            is_foreign(line)


@pytest.mark.parametrize("code", list(languages()))
def test_two_people_and_a_bot_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, code: str
) -> None:
    args = ("play", "--names", "Ada,Bo", "--bots", "random", "--seed", "4", "--lang", code)
    lines = typed(*["1", "2", "3", "4"] * 400)
    status, out, err = run_here(monkeypatch, capsys, *args, text=lines)
    assert (status, err) == (0, "")
    assert words_for(code)("ask-over") in out
    if code != "en":
        for line in out.splitlines():
            is_foreign(line)


def test_the_width_is_that_of_the_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5", "--lang", "fr", columns=60, NO_COLOR="1")
    terminal.wait_for("(R2.2)")
    terminal.type("quit")
    terminal.wait_for("Au revoir.")
    assert terminal.close() == 0
    lines = terminal.said.replace("\r", "").splitlines()
    assert 50 < max(map(display_width, lines)) <= 60


# Typing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "text", "answer"),
    [
        ("de", "nimm 3", "„nimm 3“ ist hier kein Spielzug"),
        ("de", "initiativekarte 3", "Du nimmst Initiativekarte 3"),
        ("de", "Hilfe", "Wörter, die immer gehen"),
        ("de", "tabl", "Gesinnungsraster"),
        ("fr", "prendre 3", "Vous prenez la carte Initiative 3"),
        ("fr", "défausse", "Défausse 0"),
        ("fr", "defausse", "Défausse 0"),
        ("el", "βοηθεια", "Λέξεις για οποιαδήποτε στιγμή"),
        ("el", "Βοήθεια", "Λέξεις για οποιαδήποτε στιγμή"),
        ("el", "take 2", "Παίρνετε την κάρτα Σειράς 2"),
    ],
)
def test_words_of_the_language_are_understood(code: str, text: str, answer: str) -> None:
    with speaking(code):
        assert answer in dice_turn().type(text)


def test_attributes_are_typed_in_the_language() -> None:
    with speaking("de"):
        said = dice_turn().type("2", "platzieren geschicklichkeit")
    assert "Du platzierst einen Würfel in Geschicklichkeit: goldene 4." in said
    with speaking("de"):
        said = dice_turn().type("2", "ges")
    assert "Du platzierst einen Würfel in Geschicklichkeit: goldene 4." in said


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "First take an initiative card. (R3.2a)"),
        ("de", "Nimm zuerst eine Initiativekarte. (R3.2a)"),
        ("fr", "Prenez d’abord une carte Initiative. (R3.2a)"),
        ("el", "Πάρτε πρώτα μια κάρτα Σειράς. (R3.2a)"),
    ],
)
def test_a_refusal_is_in_the_language(code: str, sentence: str) -> None:
    with speaking(code):
        assert sentence in dice_turn().type("buy longbow")


# Layout ------------------------------------------------------------------------------------------


def test_folding_never_cuts_a_word_and_counts_columns() -> None:
    composed = "Ικανότητα Κλάσης «Προετοιμασμένος» για ολόκληρο το παιχνίδι"
    split = unicodedata.normalize("NFD", composed)
    for text in (composed, split):
        lines = fold(text, "  ", 20)
        assert " ".join(line.strip() for line in lines) == text
        assert all(display_width(line) <= 20 for line in lines)
    assert len(fold(composed, "  ", 20)) == len(fold(split, "  ", 20))
    assert display_width("漢字") == 4


def test_a_no_break_space_is_no_place_to_fold() -> None:
    lines = fold("Défausse\u00a0: Arc Long\u202f; Grimper", "", 18)
    assert lines == ["Défausse\u00a0: Arc", "Long\u202f; Grimper"]


def test_a_word_that_is_too_long_stays_whole() -> None:
    assert fold("x " + "y" * 30, "  ", 20) == ["x", "  " + "y" * 30]


def test_columns_stand_under_each_other_in_every_script() -> None:
    lines = columns([("Δύναμη", "1"), (unicodedata.normalize("NFD", "Ευφυΐα"), "10")])
    assert [display_width(line) for line in lines] == [9, 10]


# Encodings ---------------------------------------------------------------------------------------


def test_substitutes_are_readable() -> None:
    assert substitute("−5 ± 0,3 “x” – „y“ …★ 14×") == '-5 +/- 0,3 "x" - "y" ...* 14x'
    assert substitute("Großschild für Ärger") == "Grossschild fuer Aerger"
    assert substitute("« Écu »") == '" Ecu "'
    assert substitute("Ψηλή Ασπίδα") == "Psili Aspida"
    assert substitute("漢") == "?"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize(
    "words",
    [
        "play --seed 5 --lang el",
        "cards",
        "rules",
        "simulate --games 2 --lang de",
        "tournament --bots novice,random --games 2",
        "balance --players 1 --bot random --games 2 --lang fr",
        "bench --games 1 --lang el",
        "par --seed 1 --bot random --games 2",
        "analyse {record} --work 1 --lang el",
        "analyse nowhere.txt --lang el",
        "play --help --lang el",
    ],
)
def test_output_that_the_stream_cannot_hold_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str, words: str
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    monkeypatch.setenv("PYTHONUTF8", "0")
    record = Path(__file__).parents[2] / "docs" / "examples" / "casual-solo.txt"
    arguments = words.format(record=record).split()
    lines = typed("1", "1", "quit", "no")
    done = run_process(tmp_path, *arguments, text=lines, encoding=encoding)
    assert "Traceback" not in done.stderr
    assert done.returncode == (2 if "nowhere" in words else 0)
    if encoding == "ascii":
        assert (done.stdout + done.stderr).isascii()
