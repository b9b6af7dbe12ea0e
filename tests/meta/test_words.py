"""Our reader of Fluent says what the official one says, for every message of every language."""

import re
from collections.abc import Sequence
from itertools import product
from unicodedata import combining, normalize

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from rollplayer.engine.terms import ATTRIBUTES, COLOR_NAMES
from rollplayer.words import Words, environment_language, languages, locales_folder, words_for

NUMBERS = (0, 1, 2, 5, 1234)


class Variables(visitor.Visitor):
    """The variables of a message, each with the variants it is chosen by."""

    def __init__(self) -> None:
        self.samples: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.samples.setdefault(node.id.name, {"Ada"})

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        samples = self.samples.setdefault(node.selector.id.name, {"Ada"})
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name not in ("one", "other"):
                samples.add(variant.key.name)
            else:
                samples.update(NUMBERS)
        self.generic_visit(node)


def official(code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for file in sorted((locales_folder() / code).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


@pytest.mark.parametrize("code", languages())
def test_every_message_reads_as_in_the_official_runtime(code: str) -> None:
    ours, theirs = words_for(code), official(code)
    for file in sorted((locales_folder() / code).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                compare(ours, theirs, entry)


def compare(ours: Words, theirs: FluentBundle, message: ast.Message) -> None:
    variables = Variables()
    variables.visit(message)
    names = list(variables.samples)
    for values in product(*(sorted(variables.samples[name], key=str) for name in names)):
        given = dict(zip(names, values, strict=True))
        pattern = theirs.get_message(message.id.name).value
        assert pattern is not None
        expected, errors = theirs.format_pattern(pattern, given)
        if not errors:
            assert ours(message.id.name, **given) == expected


def test_a_message_missing_in_a_language_is_said_in_english() -> None:
    words = Words(languages()["el"], words_for("en"))
    del words.texts["star-count"]
    assert words("star-count", count=1) == words_for("en")("star-count", count=1)
    with pytest.raises(KeyError, match="no message of-no-such-name"):
        words("of-no-such-name")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_ALL": "el_GR.UTF-8", "LANG": "de_DE.UTF-8"}, "el"),
        ({"LANGUAGE": "pt:fr", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANGUAGE": "fr", "LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], code: str) -> None:
    assert environment_language(environment) == code


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", "1,234.5"), ("de", "1.234,5"), ("fr", "1\u202f234,5"), ("el", "1.234,5")],
)
def test_numbers_follow_the_language(code: str, said: str) -> None:
    words = words_for(code)
    assert words.number(1234.5) == said
    assert words.number(-2) == "\u22122"
    assert words.number(3, sign=True) == "+3"
    assert not re.search("[+\u2212]", words.number(-0.01, 1))


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(
    ("name", "longer", "what"),
    [
        ("color-{}", "die-{}", COLOR_NAMES),
        ("color-{}", "die-{}-value", COLOR_NAMES),
        ("attribute-{}", "action-{}", ATTRIBUTES),
    ],
)
def test_what_a_thing_is_called_begins_the_same_everywhere(
    name: str, longer: str, what: Sequence[str], code: str
) -> None:
    """A black die was called white, and only where its value was not told."""
    words = words_for(code)
    for each in what:
        stem = rf"\b{plain(words(name.format(each)))[:4]}"
        called = {other: plain(words(longer.format(other), value=3)) for other in what}
        assert [other for other in what if re.search(stem, called[other])] == [each]


def plain(text: str) -> str:
    """Without accents, which wander in Greek, and in small letters."""
    return "".join(each for each in normalize("NFD", text) if not combining(each)).casefold()
