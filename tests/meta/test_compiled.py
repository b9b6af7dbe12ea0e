"""Compiled files beside the sources: they must never win over a source that was edited."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from rollplayer.compiled import NOTE, is_compiled, refuse_stale
from scripts.compile_package import COMPILED, LEFT_PLAIN, note, sources
from tests.meta.sources import ROOT


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with a package whose compiled files are up to date."""
    engine = tmp_path / "rollplayer" / "engine"
    engine.mkdir(parents=True)
    (engine / "_flow.py").write_text("FIRST = 1\n")
    (engine / f"_flow{EXTENSION_SUFFIXES[0]}").touch()
    note(tmp_path)
    return tmp_path / "rollplayer"


def test_compiled_files_that_are_up_to_date_are_used(checkout: Path) -> None:
    assert is_compiled(checkout)
    refuse_stale(checkout)


def test_an_edited_source_is_not_ignored_in_favor_of_its_compiled_file(checkout: Path) -> None:
    (checkout / "engine" / "_flow.py").write_text("FIRST = 2\n")
    with pytest.raises(ImportError, match=r"engine/_flow\.py has changed .*make fast.*make slow"):
        refuse_stale(checkout)


def test_a_removed_source_is_not_ignored_either(checkout: Path) -> None:
    (checkout / "engine" / "_flow.py").unlink()
    with pytest.raises(ImportError, match=r"engine/_flow\.py"):
        refuse_stale(checkout)


def test_plain_python_has_no_note(checkout: Path) -> None:
    (checkout / NOTE).unlink()
    (checkout / "engine" / f"_flow{EXTENSION_SUFFIXES[0]}").unlink()
    (checkout / "engine" / "_flow.py").write_text("FIRST = 2\n")
    assert not is_compiled(checkout)
    refuse_stale(checkout)


def test_what_is_compiled_is_there() -> None:
    names = [path.relative_to(ROOT / "src").as_posix() for path in sources(ROOT / "src/rollplayer")]
    assert "rollplayer/engine/_rules/scoring.py" in names
    assert "rollplayer/bots/matches/match.py" in names
    assert not [name for name in names if name.endswith("__init__.py")]
    for name in (*COMPILED, *LEFT_PLAIN):
        assert (ROOT / "src" / "rollplayer" / name).exists(), name
