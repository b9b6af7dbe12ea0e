"""Playwright takes "Back" for "Backstory", too: a test says whether it means the whole name."""

import ast
from pathlib import Path

import pytest

from tests.meta.sources import TESTS, parsed


@pytest.mark.parametrize(
    "path", sorted((TESTS / "browser").glob("*.py")), ids=lambda path: path.stem
)
def test_a_name_is_looked_for_exactly_or_on_purpose_in_part(path: Path) -> None:
    calls = [
        node
        for node in ast.walk(parsed(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]
    for call in calls:
        if isinstance(call.func, ast.Attribute) and call.func.attr == "get_by_role":
            said = {keyword.arg for keyword in call.keywords}
            assert "name" not in said or "exact" in said, (
                f"line {call.lineno}: exact=True or exact=False"
            )
