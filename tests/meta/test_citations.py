"""Every rule is cited by a test; `test_cards.py` does the same for cards."""

import re
from functools import cache

import pytest

from rollplayer import rulebook
from tests.meta.sources import TESTS

DEFINED = re.compile(r"R\d+(?:\.\d+)?|V\d")
CITED = re.compile(
    r"(?<![A-Za-z0-9])R(\d+)(?:[._](\d+))?(?:[a-e])?(?![0-9])|(?<![A-Za-z0-9])(V\d)\b"
)
IN_NAME = re.compile(r"(?:test_|_)r(\d+)(?:_(\d+))?(?![0-9])|(?:test_|_)(v\d)(?![0-9])")


def rule_numbers() -> list[str]:
    """The numbers the rulebook defines, in its order."""
    numbers = [number for number in rulebook.numbers() if DEFINED.fullmatch(number)]
    assert len(numbers) >= 96
    return numbers


@cache
def cited() -> frozenset[str]:
    """Every number in the text or the names of a test file; this folder does not count."""
    found = set()
    for path in TESTS.rglob("*.py"):
        if path.parent.name == "meta":
            continue
        text = f"{path.stem}\n{path.read_text(encoding='utf-8')}"
        for chapter, rule, variant in (*CITED.findall(text), *IN_NAME.findall(text)):
            found.add(variant.upper() or (f"R{chapter}.{rule}" if rule else f"R{chapter}"))
    return frozenset(found)


@pytest.mark.parametrize("number", rule_numbers())
def test_a_rule_is_cited_by_a_test(number: str) -> None:
    chapter_is_cited = any(other.startswith(f"{number}.") for other in cited())
    assert number in cited() or ("." not in number and chapter_is_cited)
