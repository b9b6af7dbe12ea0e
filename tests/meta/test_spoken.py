"""No sentence for people is written in the code of the command line: all are in `locales/`."""

import ast
import re
from collections.abc import Iterator

import pytest

from rollplayer.words import locales_folder, split_messages, words_for
from tests.meta.sources import Source, sources

PROSE = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}")
# What looks like prose and is not for people, by file.
ALLOWED = {
    "cli/arguments.py": "the sentences of argparse that are looked up",
    "cli/protocol.py": "errors of the protocol are for programs, in English, with a code",
    "cli/engine.py": "as in protocol.py",
    "cli/protocol_fields.py": "as in protocol.py",
    "cli/completion.py": "scripts for shells",
    "cli/cardpages.py": "the values of `cards --json`; what people read is beside them",
}
# Calls and commands as they are typed, the same in every language.
TYPED = re.compile(
    r"rollplayer [a-z-]+|exec:|^\.SH |echo |[a-z]+ (R\d|\d|all$|longbow$|my\.txt$)|[gbrpkwy]\d"
)


def literals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The strings of a file with their lines, docstrings apart."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if id(node) in docstrings or not isinstance(node, ast.Constant):
            continue
        if isinstance(node.value, str):
            yield node.lineno, node.value


@pytest.mark.parametrize("source", sources("cli"), ids=lambda source: source.name)
def test_no_words_for_people_are_left_in_the_code(source: Source) -> None:
    if source.name in ALLOWED:
        return
    found = [
        f"line {line}: {text}"
        for line, text in literals(source.tree)
        if PROSE.search(text) and not TYPED.search(text)
    ]
    assert found == [], f"{source.name}: move these to locales/"


def keys_said(tree: ast.AST) -> Iterator[str]:
    """The whole keys that a file names; those put together from parts are other tests' matter."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            value = node.args[0].value
            if name in ("say", "WrongUse", "CleanNo", "Unclear", "CannotSave", "CannotLoad"):
                yield str(value)


@pytest.mark.parametrize("source", sources("cli"), ids=lambda source: source.name)
def test_every_message_that_is_named_exists(source: Source) -> None:
    words = words_for("en")
    assert [key for key in keys_said(source.tree) if not words.has(key)] == []


def test_every_message_of_the_command_line_is_used() -> None:
    """Keys of cli.ftl and terminal.ftl that no source names, whole or by its beginning."""
    text = "\n".join(source.text for source in (*sources("cli"), *sources("notation")))
    unused = [key for key in command_line_keys() if not is_named(key, text)]
    assert unused == []


def command_line_keys() -> list[str]:
    files = [locales_folder() / "en" / name for name in ("cli.ftl", "terminal.ftl")]
    return [key for file in files for key, _ in split_messages(file.read_text("utf-8"))]


def is_named(key: str, text: str) -> bool:
    if f'"{key}"' in text or f"'{key}'" in text:
        return True
    if key.startswith("menu-"):  # `phrase_key("menu", ...)`, held by test_kinds.py
        return True
    starts = [key[: place + 1] for place, char in enumerate(key) if char == "-"]
    return any(f'f"{start}{{' in text or f"f'{start}{{" in text for start in starts)
