"""`rollplayer rules` and the rulebook behind it."""

import json
import os
import re
import subprocess
import sys

import pytest

from rollplayer import rulebook
from rollplayer.cli import main
from rollplayer.engine.catalogue import PROMPTS


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
        "R4.3 CON: increase or decrease one of your dice by 1, within 1 to 6.\n"
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("R4", "R4.7 Any of your dice may be chosen"),
        ("R3.2", "- d. may take the attribute action"),
        ("R3.2a", "R3.2a. takes one initiative card"),
        ("R3.2A", "R3.2a. takes one initiative card"),
        ("V1", "V1 less-random"),
        ("v", "V4 friendly"),
        ("R2.4", "Classes, chosen (option)"),
        ("R9.6", "R9.6 End and scoring"),
        ("R10", "- races. first edition"),
    ],
)
def test_chapters_phases_steps_and_variants(
    capsys: pytest.CaptureFixture[str], number: str, text: str
) -> None:
    assert text in shown(capsys, number)


def test_a_step_ends_where_the_margin_begins() -> None:
    step, phase = rulebook.find("R3.2d"), rulebook.find("R3.2")
    assert step is not None
    assert phase is not None
    assert "stays in the center" not in step.text
    assert "stays in the center" in phase.text


def test_words_find_the_rules_that_hold_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "enemy", "die")
    assert [line.split()[0] for line in re.split(r"\n\n", text)] == ["R9.1", "R9.3", "R11.14"]


def test_unknown_rules_name_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no rule R4.9; the nearest are R4." in shown(capsys, "R4.9", status=1)
    assert "no rule has the words" in shown(capsys, "qwertz", status=1)


def test_output_that_knows_no_accents_is_served_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rollplayer", "rules", "R9.7"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Vrai heros" in done.stdout


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    (rule,) = json.loads(shown(capsys, "R4.1", "--json"))["rules"]
    assert rule["number"] == "R4.1"
    assert len(json.loads(shown(capsys, "--json"))["rules"]) == len(rulebook.rules())


def test_every_prompt_stands_on_a_rule_of_the_book() -> None:
    for prompt in PROMPTS.values():
        assert rulebook.find(prompt.rule) is not None, prompt.kind


def test_every_rule_named_in_the_text_exists() -> None:
    for number in re.findall(r"\bR\d+(?:\.\d+[a-z]?)?\b", rulebook.source()):
        assert rulebook.find(number) is not None, number


def test_the_rules_speak_of_this_project_alone() -> None:
    assert "../" not in rulebook.source()
