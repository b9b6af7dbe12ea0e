"""Checks the translations in locales/ and lists the messages that the page never uses.

English is the source. Every other language must have the same files, messages, attributes and
placeholders, figures and order of parameters, in the typography of the language, and nothing may be
left in English. Every card and every rule must have its words. With --unused the script prints what
web/src never mentions.
"""

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from rollplayer.engine import VARIANT_TABLE
from rollplayer.words import languages

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "locales"
CARDS = ROOT / "src" / "rollplayer" / "cards"
SOURCE = "en"
LANGUAGES = tuple(languages())  # English comes first

# File of cards, prefix of its messages, and the suffixes of the name and the texts.
CARD_MESSAGES = (
    ("market", "card", ("", "-rule")),
    ("classes", "class", ("", "-ability", "-rule")),
    ("races", "race", ("",)),
    ("backstories", "backstory", ("", "-story")),
    ("alignments", "alignment", ("",)),
)
# How many numbered rules the chapters R0 to R11 have; a chapter with none is itself a rule.
RULES = (0, 8, 13, 4, 7, 3, 0, 0, 8, 7, 0, 32)
VARIANTS = ("V", *(variant.rule for variant in VARIANT_TABLE))
CHAPTERS = {f"R{chapter}": count for chapter, count in enumerate(RULES)} | dict.fromkeys(
    VARIANTS, 0
)
STEPS = {"R3-2": "abcd", "R3-3": "abcde", "R3-4": "123456"}
SECTIONS = ("R3-1", "R3-2", "R3-3", "R3-4")
CITED = re.compile(r"\b(?:R(?:\d|1[01])(?:\.\d+)?[a-e]?|V\d+)\b")

# Messages that web/src builds from parts, so no search finds them (names by slug, rules).
DYNAMIC = ("card-", "class-", "race-", "backstory-", "alignment-", "rule-")

NO_BREAK = "\u00a0\u202f"
TYPOGRAPHY: dict[str, tuple[tuple[str, str], ...]] = {
    "*": (
        (r"['\"`´]", "a straight quotation mark or apostrophe"),
        (r"\.\.\.", "three dots instead of …"),
        (r"[\u2066-\u2069\u200e\u200f]", "an isolating or direction mark"),
        (r"(?<=\S)  +(?=\S)", "two spaces"),
        (r"\d-\d", "a hyphen in a range instead of –"),
    ),
    "de": ((r"[«»“](?=\w)", "quotation marks other than „…“"),),
    "fr": (
        (rf"[^{NO_BREAK}][;!?»]", "no no-break space before ; ! ? »"),
        (rf"[^{NO_BREAK}\d]:", "no no-break space before :"),
        (rf"«[^{NO_BREAK}]", "no no-break space after «"),
        (r"[„“”]", "quotation marks other than « … »"),
    ),
    "el": (
        (r"[„“”]", "quotation marks other than «…»"),
        (r"[A-Za-z][\u0370-\u03ff]|[\u0370-\u03ff][A-Za-z]", "Latin and Greek letters in a word"),
    ),
}


@dataclass(frozen=True)
class Text:
    """What the checks need from a message: its words without placeables, and its placeables."""

    values: dict[str, str]
    placeholders: frozenset[str]
    references: frozenset[str]
    ordinal: bool
    order: tuple[str, ...]  # the parameters as they come first
    choices: frozenset[str]  # the variants that are no plurals

    @property
    def figures(self) -> Counter[str]:
        """The figures in its words; a 1 is often an article instead."""
        found = Counter(re.findall(r"\d+", " ".join(self.values.values())))
        del found["1"]
        return found


Area = dict[str, Text]
Locale = dict[str, Area]


class Collector(visitor.Visitor):
    """Collects the words, variables and references of a pattern."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: dict[str, None] = {}  # in the order of the text
        self.references: set[str] = set()
        self.choices: set[str] = set()
        self.ordinal = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if not isinstance(node.expression, ast.SelectExpression):
            self.words.append("{}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = (each.key.name for each in node.variants if isinstance(each.key, ast.Identifier))
        self.choices.update(key for key in keys if key not in ("one", "other"))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        self.ordinal |= isinstance(node.value, ast.StringLiteral) and node.value.value == "ordinal"


def collect(message: ast.Message) -> Text:
    collector = Collector()
    values: dict[str, str] = {}
    parts = [("", message.value), *((part.id.name, part.value) for part in message.attributes)]
    for name, pattern in parts:
        collector.words = []
        if pattern is not None:
            collector.visit(pattern)
            values[name] = "".join(collector.words).strip()
    return Text(
        values,
        frozenset(collector.variables),
        frozenset(collector.references),
        collector.ordinal,
        tuple(collector.variables),
        frozenset(collector.choices),
    )


def read(path: Path) -> tuple[Area, list[str]]:
    """Returns the messages of a file, and what is wrong with its syntax."""
    return parse(f"{path.parent.name}/{path.name}", path.read_text(encoding="utf-8"))


@cache
def parse(where: str, text: str) -> tuple[Area, list[str]]:
    """Kept for the next reader: the tests spoil one file of forty at a time."""
    area: Area = {}
    problems: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            problems.append(f"{where}: cannot be read: {(entry.content or '').splitlines()[0]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in area:
                problems.append(f"{where}: {entry.id.name} stands there twice")
            area[entry.id.name] = collect(entry)
    return area, problems


def read_all(folder: Path) -> tuple[dict[str, Locale], list[str]]:
    locales: dict[str, Locale] = {}
    problems: list[str] = []
    for language in LANGUAGES:
        locales[language] = {}
        for path in sorted((folder / language).glob("*.ftl")):
            locales[language][path.name], found = read(path)
            problems += found
    return locales, problems


def messages(locale: Locale) -> Area:
    return {key: text for area in locale.values() for key, text in area.items()}


def differences(locales: dict[str, Locale]) -> Iterator[str]:
    """Names what a language lacks or has beyond English."""
    source = locales[SOURCE]
    for language in LANGUAGES[1:]:
        other = locales[language]
        for file in sorted(source.keys() ^ other.keys()):
            yield f"{file}: only in {SOURCE if file in source else language}"
        for file in sorted(source.keys() & other.keys()):
            yield from area_differences(f"{language}/{file}", source[file], other[file])


def area_differences(where: str, source: Area, other: Area) -> Iterator[str]:
    for key in source.keys() - other.keys():
        yield f"{where}: {key} is missing"
    for key in other.keys() - source.keys():
        yield f"{where}: {key} is not in {SOURCE}"
    for key in source.keys() & other.keys():
        if source[key].values.keys() != other[key].values.keys():
            yield f"{where}: {key} has other attributes than in {SOURCE}"
        if source[key].choices != other[key].choices:
            yield f"{where}: {key} has other variants than in {SOURCE}"
        if source[key].placeholders != other[key].placeholders:
            here, there = sorted(other[key].placeholders), sorted(source[key].placeholders)
            yield f"{where}: {key} has the placeholders {here}, in {SOURCE} {there}"


def changed_meanings(locales: dict[str, Locale]) -> Iterator[str]:
    """Names what reads well and says something else: another figure, two parameters exchanged."""
    rightly = tomllib.loads((LOCALES / "other.toml").read_text(encoding="utf-8"))
    source = messages(locales[SOURCE])
    for language in LANGUAGES[1:]:
        for key, text in messages(locales[language]).items():
            where, english = f"{language}/{key}", source.get(key, text)
            if (text.figures != english.figures) != (where in rightly["figures"]):
                yield f"{where} has the figures {[*text.figures]}, in {SOURCE} {[*english.figures]}"
            if (text.order != english.order) != (where in rightly["order"]):
                yield f"{where} has the order {text.order}, in {SOURCE} {english.order}"


def flaws(locales: dict[str, Locale]) -> Iterator[str]:
    """Names what is wrong with single messages, in any language."""
    for language, locale in locales.items():
        known = messages(locale)
        if len(known) != sum(len(area) for area in locale.values()):
            yield f"{language}: a message stands in two files"
        for file, area in locale.items():
            for key, text in area.items():
                where = f"{language}/{file}: {key}"
                yield from text_flaws(where, language, text)
                for name in sorted(text.references - known.keys()):
                    yield f"{where} refers to {name}, which does not exist"


def text_flaws(where: str, language: str, text: Text) -> Iterator[str]:
    if not text.values or not all(text.values.values()):
        yield f"{where} is empty"
    if text.ordinal:
        yield f"{where} makes an ordinal out of a number"
    for value in text.values.values():
        for pattern, fault in (*TYPOGRAPHY["*"], *TYPOGRAPHY.get(language, ())):
            if found := re.search(pattern, value):
                yield f"{where} has {fault}: {value[max(0, found.start() - 15) : found.end() + 15]}"


def left_in_english(locales: dict[str, Locale]) -> Iterator[str]:
    """Names values that are the same as in English but not on the list of words that may be."""
    same_words = tomllib.loads((LOCALES / "same.toml").read_text(encoding="utf-8"))
    source = messages(locales[SOURCE])
    for language in LANGUAGES[1:]:
        allowed = same_words.get(language, [])
        for file, area in locales[language].items():
            for key in sorted(area.keys() & source.keys()):
                for name, value in area[key].values.items():
                    bare = value.replace("{}", "")
                    same = source[key].values.get(name) == value
                    if same and re.search(r"[^\W\d_]", bare) and value not in allowed:
                        yield f"{language}/{file}: {key} is the same as in English: {value}"


def card_slugs(file: str) -> list[str]:
    entries = tomllib.loads((CARDS / f"{file}.toml").read_text(encoding="utf-8"))
    return [slug for slug in entries if slug != "armor-sets"]


def card_keys() -> Iterator[str]:
    for file, prefix, suffixes in CARD_MESSAGES:
        for slug in card_slugs(file):
            yield from (f"{prefix}-{slug}{suffix}" for suffix in suffixes)


def rule_keys() -> Iterator[str]:
    for chapter, count in CHAPTERS.items():
        yield from (f"rule-{chapter}-title", f"rule-{chapter}")
        yield from (f"rule-{chapter}-{number}" for number in range(1, count + 1))
    yield from (f"rule-{section}-title" for section in SECTIONS)
    yield from (f"rule-{section}-{step}" for section, steps in STEPS.items() for step in steps)


def rule_key(number: str) -> str:
    """Turns a number as the code cites it into its message: R3.2c into rule-R3-2-c."""
    return "rule-" + re.sub(r"(?<=\d)([a-z])$", r"-\1", number.replace(".", "-"))


def cited_keys() -> Iterator[str]:
    """Yields the rules that the code or the rules themselves name."""
    for path in (*(ROOT / "src").rglob("*.py"), LOCALES / SOURCE / "rules.ftl"):
        yield from map(rule_key, CITED.findall(path.read_text(encoding="utf-8")))


def gaps(locales: dict[str, Locale]) -> Iterator[str]:
    """Names the cards and rules without words; English is enough, the others are compared to it."""
    known = messages(locales[SOURCE]).keys()
    for key in sorted({*card_keys(), *rule_keys(), *cited_keys()} - known):
        yield f"{SOURCE}: {key} is missing"


def glossary_names() -> Iterator[tuple[str, list[str]]]:
    """Yields the names of docs/glossary.md by message, in the order of the languages."""
    prefixes = {slug: prefix for file, prefix, _ in CARD_MESSAGES for slug in card_slugs(file)}
    abilities = False
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            abilities = line == "### Class abilities"
        slug, *cells = [cell.strip(" `*") for cell in line.strip("|").split("|")]
        if slug in prefixes and len(cells) == len(LANGUAGES):
            yield f"{prefixes[slug]}-{slug}{'-ability' if abilities else ''}", cells


def places_of_languages(locales: dict[str, Locale]) -> Iterator[str]:
    """Names the places besides `locales/` that must know every language."""
    folders = {path.name for path in LOCALES.iterdir() if path.is_dir()}
    for language in sorted(folders ^ set(LANGUAGES)):
        yield f"{language}: languages.json and the folders of locales/ disagree"
    same_words = tomllib.loads((LOCALES / "same.toml").read_text(encoding="utf-8"))
    for language in LANGUAGES[1:]:
        if language not in same_words:
            yield f"same.toml: has no list for {language}; an empty one will do"
        if language not in TYPOGRAPHY:
            yield f"scripts/locales.py: TYPOGRAPHY has no row for {language}"
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(glossary, 1):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if SOURCE in cells and tuple(cells[cells.index(SOURCE) :]) != LANGUAGES:
            yield f"docs/glossary.md:{number}: the columns are not {', '.join(LANGUAGES)}"


def unlike_glossary(locales: dict[str, Locale]) -> Iterator[str]:
    known = {language: messages(locale) for language, locale in locales.items()}
    glossary = dict(glossary_names())
    for file, prefix, _ in CARD_MESSAGES:
        for slug in card_slugs(file):
            if f"{prefix}-{slug}" not in glossary:
                yield f"docs/glossary.md: {slug} has no row"
    for key, names in glossary.items():
        for language, name in zip(LANGUAGES, names, strict=True):
            text = known[language].get(key)
            if text is not None and text.values.get("") != name.replace("'", "’"):
                yield f"{language}: {key} is not called {name} as in docs/glossary.md"


CHECKS: tuple[Callable[[dict[str, Locale]], Iterator[str]], ...] = (
    differences,
    changed_meanings,
    flaws,
    left_in_english,
    gaps,
    places_of_languages,
    unlike_glossary,
)


def lint(folder: Path = LOCALES) -> list[str]:
    """Returns everything that is wrong, one sentence per fault."""
    locales, problems = read_all(folder)
    for check in CHECKS:
        problems += check(locales)
    return problems


def mentions(text: str) -> Iterator[str]:
    """Yields patterns for the keys that a source text names, whole or as a template."""
    for _, literal in re.findall(r"(['\"])([\w-]+)\1", text):
        yield re.escape(literal)
    for template in re.findall(r"`([^`\n]*)`", text):
        parts = re.split(r"\$\{[^}]*\}", template)
        if all(re.fullmatch(r"[\w-]*", part) for part in parts) and len("".join(parts)) > 2:
            yield "[\\w-]+".join(map(re.escape, parts))


def unused(folder: Path = ROOT / "web" / "src") -> list[str]:
    """Returns the messages that no file of the page mentions."""
    patterns: set[str] = set()
    for path in (*folder.rglob("*.ts"), *folder.rglob("*.svelte")):
        patterns.update(mentions(path.read_text(encoding="utf-8")))
    used = re.compile("|".join(sorted(patterns)) or "(?!)")
    locales, _ = read_all(LOCALES)
    known = messages(locales[SOURCE])
    referred = {name for text in known.values() for name in text.references}
    return [
        key
        for key in known
        if not key.startswith(DYNAMIC) and key not in referred and not used.fullmatch(key)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--unused", action="store_true", help="list what web/src never uses")
    lines = unused() if parser.parse_args().unused else lint()
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
