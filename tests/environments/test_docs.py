"""The pages of the environments: their examples run, and their tables are those of the code."""

import doctest
import re
from itertools import groupby
from pathlib import Path

import pytest

from rollplayer.environments import observing
from rollplayer.environments.catalogue import ACTIONS, ALL_ACTIONS
from rollplayer.environments.naming import observation_names

DOCS = Path(__file__).resolve().parents[2] / "docs" / "environments"
PAGES = ["index", "gymnasium", "pettingzoo", "openspiel"]


@pytest.mark.parametrize("name", PAGES)
def test_the_examples_of_a_page_run_as_written(name: str) -> None:
    if name == "openspiel":
        pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for Windows")
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    tried = doctest.testfile(str(DOCS / f"{name}.md"), module_relative=False, optionflags=flags)
    assert tried.attempted > 2
    assert tried.failed == 0


def rows(pattern: str) -> list[tuple[int, int]]:
    """First and last numbers of the rows of a table."""
    text = (DOCS / "index.md").read_text("utf-8")
    return [(int(m[1]), int(m[2] or m[1])) for m in re.finditer(pattern, text, re.MULTILINE)]


def test_the_table_of_actions_is_the_catalogue() -> None:
    kinds = [(action.kind.slug, action.move < 0) for action in ALL_ACTIONS]
    begin = 0
    ranges = []
    for _, same in groupby(kinds):
        end = begin + len(list(same))
        ranges.append((begin, end - 1))
        begin = end
    assert rows(r"^\| (\d+)(?: to (\d+))? \| `") == ranges
    assert begin == ACTIONS


def test_the_tables_of_observations_are_the_index() -> None:
    spans = rows(r"^\| (\d+) \| (\d+) \|")
    hero = spans.index((0, 143))
    table, block = spans[:hero], spans[hero:]
    assert covers(table, observing.TABLE)
    assert covers(block, observing.HERO)
    names = observation_names(1)
    for (begin, _), first in zip(
        [*table, *((b + observing.TABLE, e) for b, e in block)],
        [
            *("phase", "round", "to move", "start player", "decision", "in hand", "rerolled"),
            *("revealed", "center", "market", "discard pile", "deck", "bag"),
            *("hero 0 str1 green", "hero 0 str pips", "hero 0 str1 wants", "hero 0 str1 matches"),
            *("hero 0 stars plus 3", "hero 0 token", "hero 0 gold", "hero 0 charisma"),
            *("hero 0 initiative card", "hero 0 placed", "hero 0 class", "hero 0 class color"),
            *("hero 0 owns", "hero 0 has spent"),
        ],
        strict=True,
    ):
        assert names[begin].startswith(first)
        assert not names[begin - 1].startswith(first)


def covers(spans: list[tuple[int, int]], length: int) -> bool:
    """Whether the spans follow each other without a gap, up to the length."""
    ends = [0, *(end + 1 for _, end in spans)]
    return [begin for begin, _ in spans] == ends[:-1] and ends[-1] == length
