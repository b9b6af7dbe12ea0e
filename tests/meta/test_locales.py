"""The translations are complete: scripts/locales.py finds nothing wrong, and does find faults."""

import re
import shutil
from pathlib import Path

import pytest

from scripts import locales


def test_translations_have_no_faults() -> None:
    assert locales.lint() == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the translations to spoil."""
    return Path(shutil.copytree(locales.LOCALES, tmp_path / "locales"))


def spoil(path: Path, line: str, instead: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert f"\n{line}\n" in text
    path.write_text(text.replace(f"\n{line}\n", f"\n{instead}\n"), encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "line", "instead", "fault"),
    [
        ("de", "color-red = rot", "", "color-red is missing"),
        ("de", "color-red = rot", "color-rot = rot", "color-rot is not in en"),
        ("de", "color-red = rot", "color-red = red", "color-red is the same as in English"),
        ("de", "color-red = rot", 'color-red = { "" }rot { $hue }', "has the placeholders"),
        ("de", "color-red = rot", "color-red rot", "cannot be read"),
        ("de", "color-red = rot", "color-red = „rot“ 'rot'", "a straight quotation mark"),
        ("fr", "color-red = rouge", "color-red = rouge ?", "no no-break space before ; ! ? »"),
        ("el", "color-red = κόκκινο", "color-red = κoκκινο", "Latin and Greek letters"),
        ("en", "color-red = red", "color-red = { color-rot }", "refers to color-rot"),
        ("en", "race-elf = Elf", "", "race-elf is missing"),
        ("fr", "race-elf = Elfe", "race-elf = Lutin", "race-elf is not called Elfe"),
    ],
)
def test_lint_finds_a_fault(
    folder: Path, language: str, line: str, instead: str, fault: str
) -> None:
    spoil(folder / language / "cards.ftl", line, instead)
    assert any(fault in problem for problem in locales.lint(folder))


@pytest.mark.parametrize(
    ("path", "line", "instead", "fault"),
    [
        (
            "de/ui.ftl",
            "round-of = Runde { $round } von { $rounds }",
            "round-of = Runde { $rounds } von { $round }",
            "de/round-of has the order ('rounds', 'round'), in en ('round', 'rounds')",
        ),
        (
            "en/cards.ftl",
            "action-con-rule = Increase or decrease one of your dice by 1,"
            " never above 6 or below 1.",
            "action-con-rule = Increase or decrease one of your dice by 1,"
            " never above 5 or below 1.",
            "fr/action-con-rule has the figures ['6'], in en ['5']",
        ),
        (
            "el/log.ftl",
            "        [last-call] { $who ->",
            "        [lastcall] { $who ->",
            "el/log.ftl: log-pass has other variants than in en",
        ),
    ],
)
def test_lint_finds_what_reads_well_and_says_something_else(
    folder: Path, path: str, line: str, instead: str, fault: str
) -> None:
    """Round 12 of 4 was caught by nothing, nor was another number in a rule."""
    spoil(folder / path, line, instead)
    assert fault in locales.lint(folder)


def test_lint_finds_a_missing_file(folder: Path) -> None:
    (folder / "el" / "rules.ftl").unlink()
    assert "rules.ftl: only in en" in locales.lint(folder)


def test_a_language_that_nobody_knows_is_missed_everywhere(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locales, "LANGUAGES", (*locales.LANGUAGES, "es"))
    monkeypatch.setattr(locales, "LOCALES", folder)
    problems = "\n".join(locales.lint(folder))
    for place in (
        "cards.ftl: only in en",
        "es: languages.json and the folders of locales/ disagree",
        "same.toml: has no list for es",
        "TYPOGRAPHY has no row for es",
        "docs/glossary.md:95: the columns are not",
    ):
        assert place in problems


def letters_of(language: str) -> set[str]:
    texts = [path.read_text("utf-8") for path in (locales.LOCALES / language).glob("*.ftl")]
    return {letter for letter in "".join(texts) if letter.isalpha()}


def letters_of_fonts() -> set[str]:
    """The letters that the fonts of the page bring along."""
    css = (locales.ROOT / "web" / "src" / "fonts.css").read_text("utf-8")
    spans = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", css)
    return {chr(at) for low, high in spans for at in range(int(low, 16), int(high or low, 16) + 1)}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_fonts_of_the_page_have_every_letter(language: str) -> None:
    lacking = letters_of(language) - letters_of_fonts()
    assert not lacking, f"web/src/fonts.css has no font for these letters: {sorted(lacking)}"


def test_rule_numbers_become_messages() -> None:
    assert locales.rule_key("R3.2c") == "rule-R3-2-c"
    assert locales.rule_key("R11.30") == "rule-R11-30"
    assert locales.rule_key("V4") == "rule-V4"


def test_templates_in_the_client_count_as_uses() -> None:
    source = 't("close"); t(`attribute-${row}-short`); t(`${kind}`); t(`${verb}-card`)'
    assert set(locales.mentions(source)) == {
        "close",
        r"attribute\-[\w-]+\-short",
        r"[\w-]+\-card",
    }
