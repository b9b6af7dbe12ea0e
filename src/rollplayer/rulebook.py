"""The rules as text, rule by rule: what `data/rules.md` says under each number.

A chapter (`R4`) holds its rules (`R4.3`); a phase holds its steps (`R3.2`, `R3.2a`); the variants
are `V1` to `V4` in the chapter `V`. The text is markdown; `plain` makes lines for a terminal.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

CHAPTER: Final = re.compile(r"## (?:(R\d+) )?(.+)")
PHASE: Final = re.compile(r"### (R\d+\.\d+) (.+)")
RULE: Final = re.compile(r"- ([RV]\d+(?:\.\d+)?) (.+)")
STEP: Final = re.compile(r"- ([a-z])\. (.+)")
VARIANTS: Final = "V"


class Rule(NamedTuple):
    """A rule, a step of one, or a whole chapter."""

    number: str
    title: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def is_chapter(self) -> bool:
        return self.number == VARIANTS or (self.number[1:].isdigit() and self.number[0] == "R")


class Draft:
    """The rules while they are read: every open rule collects the lines below it."""

    def __init__(self) -> None:
        self.titles: dict[str, str] = {}
        self.lines: dict[str, list[str]] = {}
        self.open: list[str] = []

    def begin(self, number: str, title: str, first: str, within: int) -> None:
        """Opens a rule that stands inside so many others."""
        del self.open[within:]
        for outer in self.open:
            self.lines[outer].append(first)
        self.titles[number] = title
        self.lines[number] = [first]
        self.open.append(number)

    def go_on(self, line: str) -> None:
        for number in self.open:
            self.lines[number].append(line)


def source() -> str:
    """The whole rules text, in markdown."""
    return files("rollplayer").joinpath("data", "rules.md").read_text("utf-8")


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule by its number, in the order of the text."""
    draft = Draft()
    for line in source().splitlines():
        read_line(draft, line)
    return {
        number: Rule(number, title, tuple(strip_ends(draft.lines[number])))
        for number, title in draft.titles.items()
    }


def read_line(draft: Draft, line: str) -> None:
    if found := CHAPTER.fullmatch(line):
        draft.begin(found[1] or VARIANTS, found[2], line, 0)
    elif found := PHASE.fullmatch(line):
        draft.begin(found[1], found[2], line, 1)
    elif found := RULE.fullmatch(line):
        draft.begin(found[1], "", line, 1)
    elif (found := STEP.fullmatch(line)) and len(draft.open) > 1:
        draft.begin(draft.open[1] + found[1], "", line, 2)
    else:
        if line and not line.startswith(" "):
            del draft.open[2:]  # back at the margin: the steps are over
        draft.go_on(line)


def strip_ends(lines: list[str]) -> list[str]:
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    return lines


# Looking up ------------------------------------------------------------------------------------


def find(number: str) -> Rule | None:
    """The rule of this number, however it is spelled: `r4.3`, `R3.2A`, `4.3`."""
    key = number.strip().rstrip(".").upper()
    if key[:1].isdigit():
        key = f"R{key}"
    if key[-1:].isalpha() and key != VARIANTS:
        key = key[:-1] + key[-1].lower()
    return rules().get(key)


def looks_like_a_number(text: str) -> bool:
    return re.fullmatch(r"[RVrv]?\d+(\.\d+)?[A-Za-z]?\.?|[Vv]", text) is not None


def nearest(number: str) -> list[str]:
    """The numbers that look most like an unknown one."""
    return get_close_matches(number.upper(), list(rules()), n=5, cutoff=0.4)


def search(words: list[str]) -> list[Rule]:
    """The rules, not whole chapters, in which every word occurs; the smallest unit only."""
    wanted = [word.lower() for word in words]
    found = [rule for rule in leaves() if all(word in rule.text.lower() for word in wanted)]
    return found or [rule for rule in chapters() if matches_lines(rule, wanted)]


def matches_lines(rule: Rule, words: list[str]) -> bool:
    return any(all(word in line.lower() for word in words) for line in rule.lines)


def chapters() -> list[Rule]:
    return [rule for rule in rules().values() if rule.is_chapter]


def leaves() -> Iterator[Rule]:
    """The rules that hold no other rule, and the short chapter R0."""
    numbers = list(rules())
    for rule in rules().values():
        has_steps = any(re.fullmatch(re.escape(rule.number) + "[a-z]", other) for other in numbers)
        if not has_steps and (not rule.is_chapter or rule.number == "R0"):
            yield rule


# For a terminal --------------------------------------------------------------------------------


def plain(lines: tuple[str, ...] | list[str]) -> list[str]:
    """Markdown as plain lines: no hashes, no backquotes, a table row as a sentence."""
    written: list[str] = []
    heads: list[str] = []
    for line in lines:
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not heads:
                heads = cells
            elif not set(line) <= set("|-: "):
                written.append(row_sentence(heads, cells))
        else:
            heads = []
            written.append(line.lstrip("# ") if line.startswith("#") else line)
    return [line.replace("`", "") for line in written]


def row_sentence(heads: list[str], cells: list[str]) -> str:
    said = [f"{head}: {cell}" for head, cell in zip(heads[1:], cells[1:], strict=True)]
    return f"- {cells[0]}. {'. '.join(said)}."
