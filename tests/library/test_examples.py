"""Examples stay true: the tour, the scripts, the notebook, and every command in the documents."""

import doctest
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from rollplayer.cli import make_parsers
from rollplayer.cli.common import options_of
from scripts import run_examples

ROOT = Path(__file__).resolve().parents[2]
PAGES = [page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "decisions"]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(PAGES)]

# Commands that are not run here, and why. Everything else in a block of a document runs.
SERVES = "serves until it is stopped; tests/server and tests/browser start it"
BY_HAND = {
    "rollplayer": SERVES,
    "rollplayer serve": SERVES,
    "rollplayer bench": "measures this machine for a minute",
    "rollplayer check-bot": "tests/cli/test_own_bots.py runs it",
}
# Commands that run as written but for their length: the last of an option counts.
SHORTER = {
    "rollplayer simulate": "--games 4 --jobs 2",
    "rollplayer tournament": "--games 2",
    "rollplayer balance": "--games 4 --jobs 2",
    "rollplayer par": "--games 2",
    "rollplayer analyze": "--work 1",
}
# Words of commands that do not run here, however short: why.
ELSEWHERE = {
    "--ray": "tests/extras plays on a real cluster",
    "hero": "takes many seconds per game; tests/bots and tests/contract let it play",
    "champion": "takes even longer",
}
# Other programs, by how the line begins: who runs it.
OTHERS = {
    r"pip install|uvx|pipx": "takes the package from an index; make release-check does it",
    r"python -m build|auditwheel": "make release-check builds; a workflow repairs",
    r"make [a-z-]+": "its target exists, which is tested here",
    r"\.venv/bin/python -m pytest": "these tests",
    r"\.venv/bin/python (scripts/|-m research\.)": "the script exists, which is tested here",
    r"cd web && npx vitest": "make test runs it",
    r"apt install|python3 -m venv /opt": "changes the machine; for a host",
}
PROGRAMS = re.compile(
    r"^(?:\$ )?((?:pip|pipx|uvx|python3?|make|cd|apt|auditwheel|\.venv/bin/python)\b.*?)"
    r"\s*(?:#.*)?$"
)
INLINE = re.compile(r"`(rollplayer [a-z][^`]*)`")
NAMES = re.compile(r"^(?:\$ )?(rollplayer\b[^#]*?)(?:  .*|)$")


class Command(NamedTuple):
    """A command of a document, as it is written there."""

    document: str
    text: str

    @property
    def begins(self) -> str:
        words = [word for word in shlex.split(self.text) if not word.startswith("-")]
        return " ".join(words[:2])


def blocks(text: str, *languages: str) -> Iterator[str]:
    """The fenced blocks in one of these languages; every second fence closes one."""
    fences = re.split(r"^```(.*)\n", text, flags=re.M)
    for place in range(1, len(fences) - 1, 4):
        if fences[place].strip() in languages:
            yield fences[place + 1]


def commands() -> list[Command]:
    found = []
    for path in DOCUMENTS:
        for block in blocks(path.read_text("utf-8"), "", "sh", "bash"):
            found += [
                Command(path.relative_to(ROOT).as_posix(), match[1].strip())
                for line in block.splitlines()
                if (match := NAMES.match(line))
            ]
    return found


def other_commands() -> list[Command]:
    """Lines of shell blocks that start another program."""
    return [
        Command(path.relative_to(ROOT).as_posix(), match[1])
        for path in DOCUMENTS
        for block in blocks(path.read_text("utf-8"), "", "sh", "bash")
        for line in block.splitlines()
        if (match := PROGRAMS.match(line))
    ]


def inline_commands() -> list[Command]:
    """Commands in the middle of a sentence."""
    return [
        Command(path.relative_to(ROOT).as_posix(), " ".join(text.split()))
        for path in DOCUMENTS
        for text in INLINE.findall(path.read_text("utf-8"))
    ]


COMMANDS = commands()
RUN = sorted(
    {
        f"{each.text} {SHORTER.get(each.begins, '')}".strip()
        for each in COMMANDS
        if each.begins not in BY_HAND and not any(word in each.text for word in ELSEWHERE)
    }
)


def test_there_are_commands_in_the_documents() -> None:
    assert len(COMMANDS) > 20
    assert len(RUN) > 5
    assert {each.document for each in COMMANDS} >= {"README.md", "docs/own-bots.md"}


def test_a_command_of_another_program_is_run_somewhere() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for command in other_commands():
        assert any(re.match(begins, command.text) for begins in OTHERS), command
        if target := re.match(r"make ([a-z-]+)", command.text):
            assert re.search(rf"^(?:[a-z-]+ )*{target[1]}(?: [a-z-]+)*:", makefile, re.M), command
        if script := re.match(r"\.venv/bin/python (?:-m )?(\w+[/.]\w+)", command.text):
            assert (ROOT / f"{script[1].replace('.', '/')}.py").is_file(), command


def test_every_command_in_a_document_exists_with_its_options() -> None:
    """Also those that are not run here, and those inside sentences."""
    _, parsers = make_parsers()
    for command in [*COMMANDS, *inline_commands()]:
        words = shlex.split(command.text.replace("…", ""))[1:]
        name = next((word for word in words if not word.startswith("-")), "")
        if name in parsers:
            known = {word for action in options_of(parsers[name]) for word in action.option_strings}
            known |= {"--lang", "--help", "-h"}
            used = {word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)}
            assert used <= known, command
        else:
            assert command.begins in ("rollplayer", "rollplayer help"), command


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A place with the files that the documents speak of."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for name in ("game.txt", "saved.txt"):
        (tmp_path / name).write_bytes((ROOT / "docs/examples/casual-solo.txt").read_bytes())
    sheet = next(blocks((ROOT / "docs/sheets.md").read_text("utf-8"), "toml"))
    (tmp_path / "hero.toml").write_text(sheet, "utf-8")
    (tmp_path / "my-pack.toml").write_text('name = "my-pack"\n', "utf-8")
    return tmp_path


@pytest.mark.parametrize("text", RUN)
def test_a_command_of_the_documents_runs_as_written(folder: Path, text: str) -> None:
    program = f"{shlex.quote(sys.executable)} -m rollplayer"
    done = subprocess.run(
        ["bash", "-c", text.replace("rollplayer", program, 1)],
        stdin=subprocess.DEVNULL,  # a game ends, and so does a protocol
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "LANG": "C.UTF-8"},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_both_sheets_of_the_document_are_scored(tmp_path: Path) -> None:
    import rollplayer as rp

    one, table = blocks((ROOT / "docs/sheets.md").read_text("utf-8"), "toml")
    assert len(rp.score_sheet(one)) == 1
    assert len(rp.score_sheet(table)) == 2


def test_the_tour_runs_as_written() -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    tried = doctest.testfile(str(ROOT / "docs/tour.md"), module_relative=False, optionflags=flags)
    assert tried.attempted > 15
    assert tried.failed == 0, "if the cards, the rules or the bots have changed: make golden"


def test_make_golden_tells_anew_what_examples_show(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Two:\n\n    >>> 1 + 1\n    3\n\n>>> print('a\\n\\nb')\nc\n\nAll.\n", "utf-8")
    assert run_examples.retold(page) == (
        "Two:\n\n    >>> 1 + 1\n    2\n\n>>> print('a\\n\\nb')\na\n<BLANKLINE>\nb\n\nAll.\n"
    )


@pytest.mark.parametrize("document", ["README.md", "docs/own-bots.md"])
def test_python_in_a_document_runs(document: str, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks((ROOT / document).read_text("utf-8"), "python"):
        exec(compile(block, document, "exec"), {"__name__": "__main__"})


def test_the_script_of_the_tour_runs() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples/tour.py")], capture_output=True, text=True, check=True
    )
    assert re.search(r"Bo \d+", done.stdout)


def test_the_notebook_shows_what_its_cells_do() -> None:
    stored = run_examples.read(run_examples.NOTEBOOK)
    assert run_examples.run(stored) == stored, "run: make golden"


def test_the_notebook_draws() -> None:
    text = json.dumps(run_examples.read(run_examples.NOTEBOOK))
    assert text.count("image/svg+xml") == 2
