"""Words for people, in their language: the Fluent messages of `locales/`, one file per area.

`locales/languages.json` lists the languages. A message missing in a language is taken from
English; one missing there too is a bug and raises `KeyError`. We read the part of Fluent that our
files use, because the official runtime takes 0.4 s to start (`docs/decisions/015`); a test
compares the two on every message.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = "en"
MINUS: Final = "\u2212"

Value = str | int | float


class Language(NamedTuple):
    """How a language calls itself and writes numbers."""

    code: str
    name: str
    decimal: str
    group: str
    one: str  # which numbers take the singular: a key of SINGULARS


SINGULARS: Final[Mapping[str, Callable[[float], bool]]] = {
    "exactly 1": lambda number: abs(number) == 1,
    "below 2": lambda number: 0 <= abs(number) < 2,
}


def locales_folder() -> Path:
    """In an installed package the words lie beside the code; in a checkout, at its top."""
    package = Path(__file__).parent
    inside = package / "locales"
    return inside if inside.is_dir() else package.parents[1] / "locales"


@cache
def languages() -> Mapping[str, Language]:
    table = json.loads((locales_folder() / "languages.json").read_text("utf-8"))
    return {code: Language(code, **facts) for code, facts in table.items()}


def known_language(wish: str) -> str | None:
    """The language we have for a wish such as `de`, `de_AT.UTF-8` or `de-CH`."""
    short = re.split(r"[-_.@]", wish.strip().lower(), maxsplit=1)[0]
    return short if short in languages() else None


def environment_language(environment: Mapping[str, str]) -> str:
    """The language that POSIX environment variables ask for, English if none of ours."""
    chosen = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)),
        "",
    )
    is_plain = chosen.split(".")[0] in ("C", "POSIX")
    wishes = [] if is_plain else environment.get("LANGUAGE", "").split(":")
    return next((code for wish in [*wishes, chosen] if (code := known_language(wish))), SOURCE)


# Reading ---------------------------------------------------------------------------------------

MESSAGE: Final = re.compile(r"([A-Za-z][\w-]*) *= *(.*)")


def split_messages(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a file and their patterns, not yet taken apart."""
    key = ""
    lines: list[str] = []
    for line in text.splitlines():
        if found := MESSAGE.match(line):
            if key:
                yield key, join_lines(lines)
            key, lines = found[1], [found[2]]
        elif not line.startswith("#"):
            lines.append(line)
    if key:
        yield key, join_lines(lines)


def join_lines(lines: list[str]) -> str:
    """A pattern over several lines, without the indent they share."""
    first, *others = lines
    indents = [len(line) - len(line.lstrip()) for line in others if starts_text(line)]
    indent = min(indents, default=0)
    body = [line[indent:] if line[:indent].isspace() else line for line in others]
    return "\n".join([first, *body]).strip()


def starts_text(line: str) -> bool:
    """Variants and closing braces do not count for the shared indent."""
    return bool(line.strip()) and line.lstrip()[0] not in "[*}"


class Placeable(NamedTuple):
    """`{ $name }`, `{ message }`, or a choice between variants of `{ $name -> ... }`."""

    name: str
    is_variable: bool
    variants: tuple[tuple[str, "Pattern"], ...] = ()
    default: "Pattern | None" = None


Pattern = tuple["str | Placeable", ...]


class Reader:
    """Takes a pattern apart, from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def match(self, rule: str) -> re.Match[str] | None:
        found = re.compile(rule).match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def need(self, rule: str) -> re.Match[str]:
        found = self.match(rule)
        if found is None:
            raise ValueError(f"cannot read {self.text!r} at {self.at}: expected {rule}")
        return found

    def pattern(self, end: str) -> Pattern:
        """Text and placeables up to what `end` matches."""
        parts: list[str | Placeable] = []
        while self.at < len(self.text) and not re.compile(end).match(self.text, self.at):
            if self.match(r"\{\s*"):
                parts.append(self.placeable())
            else:
                parts.append(self.need(rf"(?s:.(?:(?!\{{|{end}).)*)")[0])
        return tuple(part for part in parts if part != "")

    def placeable(self) -> "str | Placeable":
        if literal := self.match(r'"([^"\\]*)"\s*\}'):
            return literal[1]
        if variable := self.match(r"\$([\w-]+)\s*"):
            if self.match(r"->\s*"):
                return self.choice(variable[1])
            self.need(r"\}")
            return Placeable(variable[1], is_variable=True)
        return Placeable(self.need(r"([a-zA-Z][\w-]*)\s*\}")[1], is_variable=False)

    def choice(self, name: str) -> Placeable:
        variants: list[tuple[str, Pattern]] = []
        default: Pattern | None = None
        while not self.match(r"\s*\}"):
            star, key = self.need(r"\s*(\*?)\[\s*([\w.-]+)\s*\] ?").groups()
            variant = self.pattern(r"\s*(?:\n\s*\*?\[|\n\s*\}|\}\s*$)")
            variants.append((key, variant))
            default = variant if star else default
        return Placeable(name, True, tuple(variants), default)


def read_pattern(text: str) -> Pattern:
    return Reader(text).pattern(r"\Z")


# Speaking --------------------------------------------------------------------------------------


class Words:
    """The messages of one language, with English behind them: `words("star-count", count=3)`."""

    def __init__(self, language: Language, source: "Words | None") -> None:
        self.language = language
        self.source = source
        self.texts: dict[str, str] = {}
        self.patterns: dict[str, Pattern] = {}
        for file in sorted((locales_folder() / language.code).glob("*.ftl")):
            self.texts.update(split_messages(file.read_text("utf-8")))

    def __call__(self, key: str, /, **values: Value) -> str:
        """The message in this language; numbers are written as the language writes them."""
        if key not in self.texts:
            if self.source is None:
                raise KeyError(f"locales/{self.language.code} has no message {key}")
            return self.source(key, **values)
        return self.write(self.pattern(key), values)

    def has(self, key: str) -> bool:
        return key in self.texts or (self.source is not None and self.source.has(key))

    def pattern(self, key: str) -> Pattern:
        if key not in self.patterns:
            self.patterns[key] = read_pattern(self.texts[key])
        return self.patterns[key]

    def write(self, pattern: Pattern, values: Mapping[str, Value]) -> str:
        return "".join(
            part if isinstance(part, str) else self.fill(part, values) for part in pattern
        )

    def fill(self, part: Placeable, values: Mapping[str, Value]) -> str:
        if not part.is_variable:
            return self(part.name, **values)
        value = values[part.name]
        if part.default is not None:
            return self.write(self.choose(part, value, part.default), values)
        return value if isinstance(value, str) else self.number(value)

    def choose(self, part: Placeable, value: Value, default: Pattern) -> Pattern:
        """The variant of exactly this value, else of its plural form, else the marked one."""
        variants = dict(part.variants)
        exact = value if isinstance(value, str) else f"{value:g}"
        if exact in variants:
            return variants[exact]
        form = "" if isinstance(value, str) else self.plural(value)
        return variants.get(form, default)

    def plural(self, number: float) -> str:
        return "one" if SINGULARS[self.language.one](number) else "other"

    def number(self, value: float, digits: int | None = None, *, sign: bool = False) -> str:
        """A number in the language's typography: `1,234.5`, `1.234,5`; `sign` writes `+3`."""
        if digits is None:
            text = f"{abs(value):,}" if isinstance(value, int) else f"{abs(value):,.3f}"
            text = text.rstrip("0").rstrip(".") if "." in text else text
        else:
            text = f"{abs(value):,.{digits}f}"
        is_negative = value < 0 and text.strip("0.,") != ""
        written = text.translate({ord(","): self.language.group, ord("."): self.language.decimal})
        return (MINUS if is_negative else "+" if sign else "") + written


@cache
def words_for(code: str) -> Words:
    """The words of a language, loaded once per process."""
    source = None if code == SOURCE else words_for(SOURCE)
    return Words(languages()[code], source)
