"""`rollplayer rules` and the rulebook behind it."""

import json
import os
import re
import subprocess
import sys

import pytest

from rollplayer import rulebook
from rollplayer.cli import main
from rollplayer.engine.terms import PROMPTS
from rollplayer.words import languages, words_for

ENGLISH = words_for("en")


def shown(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> str:
    assert main(["rules", *args]) == status
    output = capsys.readouterr()
    return output.err if status else output.out


def test_the_whole_is_printed_in_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys)
    assert "R0 The golden rule" in text
    assert "Rulings for the digital game" in text
    assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("number", ["R4.3", "r4.3", "4.3", "R4.3."])
def test_one_rule_however_it_is_spelled(capsys: pytest.CaptureFixture[str], number: str) -> None:
    assert shown(capsys, number) == (
        "R4.3 Constitution: increase or decrease one of your dice by 1, "
        "never above 6 or\nbelow 1.\n"
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("R4", "- R4.7 "),
        ("R3.2", "- d. You may take the attribute action"),
        ("R3.2a", "R3.2a Take one initiative card"),
        ("R3.2A", "R3.2a Take one initiative card"),
        ("R3.4", "- 6. The bag passes to the left"),
        ("V1", "V1 Less Random Setup"),
        ("v", "V4 Friendly Market"),
        ("R2.4", "Classes, chosen (option)"),
        ("R9.6", "R9.6 End and scoring"),
        ("R10", "R10 Editions"),
    ],
)
def test_chapters_phases_steps_and_variants(
    capsys: pytest.CaptureFixture[str], number: str, text: str
) -> None:
    assert text in shown(capsys, number)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "R4.3 Konstitution: "),
        ("fr", "R4.3 Constitution\u00a0: "),
        ("el", "R4.3 Κράση: "),
    ],
)
def test_the_rules_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str, text: str
) -> None:
    assert shown(capsys, "R4.3", "--lang", language).startswith(text)


def test_words_find_the_rules_that_hold_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "enemy", "die")
    assert [line.split()[0] for line in re.split(r"\n\n", text)] == ["R9", "R9.1", "R9.3", "R11.14"]


def test_unknown_rules_name_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no rule R4.9; did you mean R4." in shown(capsys, "R4.9", status=1)
    assert "no rule has the words" in shown(capsys, "qwertz", status=1)


def test_output_that_knows_no_accents_is_served_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rollplayer", "rules", "R9.7", "--lang", "fr"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Vrai heros" in done.stdout


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    (rule,) = json.loads(shown(capsys, "R4.1", "--json"))["rules"]
    assert rule["number"] == "R4.1"
    assert len(json.loads(shown(capsys, "--json"))["rules"]) == len(rulebook.numbers())


def test_every_prompt_stands_on_a_rule_of_the_book() -> None:
    for prompt in PROMPTS.values():
        assert rulebook.find(ENGLISH, prompt.rule) is not None, prompt.kind


@pytest.mark.parametrize("language", languages())
def test_every_rule_named_in_the_text_exists(language: str) -> None:
    words = words_for(language)
    for rule in rulebook.rules(words).values():
        for number in re.findall(r"\bR\d+(?:\.\d+[a-z]?)?\b", rule.text):
            assert rulebook.find(words, number) is not None, number
