"""Every refusal is a declared code with declared parameters, and has its sentence everywhere."""

import ast
import re
from collections.abc import Iterator

import pytest

from rollplayer.engine import Reason
from rollplayer.engine.terms import ALL_PROMPTS
from rollplayer.refusal_words import PLACES, say
from rollplayer.server.errors import KINDS
from rollplayer.words import SOURCE, languages, words_for
from scripts.locales import LOCALES, read
from tests.meta.sources import Source, sources


def declared(language: str) -> dict[str, set[str]]:
    """Every code with its parameters, besides the place; English is what declares them."""
    messages, problems = read(LOCALES / language / "why.ftl")
    assert not problems
    return {
        key.removeprefix("why-"): set(text.placeholders)
        for key, text in messages.items()
        if key.startswith("why-") and not key.startswith("why-at-")
    }


DECLARED = declared(SOURCE)
# Where among its arguments a class, or whoever makes one, takes the code.
PLACE_OF_CODE = {
    **dict.fromkeys(
        ("IllegalMove", "NotYourTurn", "ChancePending", "NotChance", "GameOver", "BadOptions"), 0
    ),
    **dict.fromkeys(("BadMove", "BadPosition", "BadSheet", "BrokenPromise", "NoBot"), 0),
    **dict.fromkeys(("Refusal", "StoreError", "Conflict", "CannotServe"), 0),
    **dict.fromkeys(("refuse", "refuse_section", "FactError"), 0),
    "BadRecord": 1,
    "BadCards": 2,
}


@pytest.mark.parametrize("language", languages())
def test_every_code_has_its_message_with_its_parameters(language: str) -> None:
    assert declared(language) == DECLARED
    messages, _ = read(LOCALES / language / "why.ftl")
    places = {key.removeprefix("why-at-") for key in messages if key.startswith("why-at-")}
    assert places == set(PLACES)


def test_every_kind_of_refusal_of_the_server_is_declared() -> None:
    assert set(KINDS) <= set(DECLARED)


@pytest.mark.parametrize("language", languages())
def test_every_prompt_says_what_comes_first(language: str) -> None:
    messages, _ = read(LOCALES / language / "why.ftl")
    kinds = {prompt.kind for prompt in ALL_PROMPTS if not prompt.is_chance}
    assert {key.removeprefix("first-") for key in messages if key.startswith("first-")} == kinds


def misfits() -> set[str]:
    """What the code gives as the reason against a prompt."""
    found: set[str] = set()
    for source in told_parts("engine", "notation"):
        for node in ast.walk(source.tree):
            if isinstance(node, ast.FunctionDef) and node.name.endswith("misfit"):
                found |= set(given_back(node))
    return found


def given_back(function: ast.FunctionDef) -> Iterator[str]:
    """The texts that a function returns, by itself or through `unless`."""
    for node in ast.walk(function):
        values = [node.value] if isinstance(node, ast.Return) else []
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "unless":
            values = [node.args[1]]
        for value in values:
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                yield value.value


@pytest.mark.parametrize("language", languages())
def test_every_reason_against_a_prompt_has_its_words(language: str) -> None:
    messages, _ = read(LOCALES / language / "why.ftl")
    assert {
        key.removeprefix("misfit-") for key in messages if key.startswith("misfit-")
    } == misfits()


SAMPLES: dict[str, str | int] = {
    "seat": 1,
    "card": "longsword",
    "other": "climb",
    "attribute": "dex",
    "space": "cha2",
    "die": "k5",
    "prompt": "take",
    "misfit": "has-race",
    "color": "red",
    "edition": "first",
}


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_said(language: str) -> None:
    for code, params in DECLARED.items():
        reason = Reason(code, {name: SAMPLES.get(name, 2) for name in params})
        sentence = say(words_for(language), reason)
        assert sentence
        assert not re.search(r"[{}]|longsword|cha2|\bk5\b", sentence), sentence


# In the code -----------------------------------------------------------------------------------


def refusals(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            name = node.func.attr if isinstance(node.func, ast.Attribute) else name
            if name in PLACE_OF_CODE:
                yield node, name


def code_of(call: ast.Call, place: int) -> str | None:
    """The code that a call names outright."""
    if len(call.args) <= place:
        return None
    argument = call.args[place]
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return None


def told_parts(*folders: str) -> list[Source]:
    return [source for folder in folders for source in sources(folder)]


@pytest.mark.parametrize(
    "source", told_parts("engine", "notation", "server", "bots"), ids=lambda source: source.name
)
def test_a_refusal_is_a_declared_code_with_its_parameters(source: Source) -> None:
    for call, name in refusals(source.tree):
        code = code_of(call, PLACE_OF_CODE[name])
        if code is None:
            continue  # a reason that is handed on
        assert code in DECLARED, f"{source.name}:{call.lineno}: {name}({code!r}) is not declared"
        if all(keyword.arg for keyword in call.keywords):
            given = {keyword.arg for keyword in call.keywords} - set(PLACES)
            assert given == DECLARED[code], f"{source.name}:{call.lineno}: {code}"


def named(*folders: str) -> set[str]:
    """The declared codes that the code names, where it does not say how they are answered."""
    return {
        node.value
        for source in told_parts(*folders)
        if source.name != "server/errors.py"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    } & set(DECLARED)


def test_every_declared_code_is_used_in_the_code() -> None:
    assert named("engine", "notation", "server", "bots") == set(DECLARED)


QUIET = (
    "AssertionError",
    "NotImplementedError",
    "debug",
    "info",
    "warning",
    "error",
    "exception",
    "cast",
)
# SQL, what the host of a server reads, and examples of the notation.
NO_SENTENCES = (
    *("server/store/", "server/cluster/", "server/page.py", "server/running.py"),
    *("engine/_kinds.py", "server/limits.py", "server/metrics.py", "server/table/rebuild.py"),
)
SENTENCE = re.compile(r"[a-zA-Z']+ [a-z']+ [a-z']+ [a-z']+")


def texts(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The string constants of a tree that people could be shown, docstrings and logs apart."""
    if isinstance(node, ast.Assert):
        node = node.test
    if isinstance(node, ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in QUIET:
            return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    for child in ast.iter_child_nodes(node):
        is_docstring = isinstance(node, ast.Expr) and isinstance(child, ast.Constant)
        if not is_docstring:
            yield from texts(child)


@pytest.mark.parametrize("source", told_parts("engine", "server"), ids=lambda source: source.name)
def test_no_sentence_for_people_is_in_the_engine_or_the_server(source: Source) -> None:
    """Sentences are in `locales/`, but for SQL, logs, assertions and what the host reads."""
    found = [
        f"{source.name}:{line}: {text}"
        for line, text in texts(source.tree)
        if SENTENCE.search(text) and not source.name.startswith(NO_SENTENCES)
    ]
    assert not found
