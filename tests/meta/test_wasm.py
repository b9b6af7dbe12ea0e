"""What `make wasm` refuses, and that its pins agree; `make test WHAT=wasm` makes and plays it."""

import json
import re
from pathlib import Path

import pytest

from scripts.wasm.__main__ import note_of_sources, refuse_stale
from scripts.wasm.headers import GIVEN, NoHeaders, find_headers, pyconfig
from scripts.wasm.layout import HERE, NOTE, NotMade, require_pyodide, wanted_pyodide
from tests.meta.sources import ROOT


def headers_of(folder: Path, minor: int) -> Path:
    (folder / "Python.h").touch()
    (folder / "pyconfig.h").touch()
    version = f"#define PY_MAJOR_VERSION 3\n#define PY_MINOR_VERSION {minor}\n"
    (folder / "patchlevel.h").write_text(version)
    return folder


def test_headers_of_another_python_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GIVEN, str(headers_of(tmp_path, 13)))
    assert find_headers("3.13") == (tmp_path, tmp_path / "pyconfig.h")
    with pytest.raises(NoHeaders, match=r"are of Python 3\.13, Pyodide is 3\.14$"):
        find_headers("3.14")


def test_a_folder_without_headers_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GIVEN, str(tmp_path))
    with pytest.raises(NoHeaders, match=r"there is no .*patchlevel\.h$"):
        find_headers("3.14")


def test_the_words_are_those_of_pyodide() -> None:
    """The names come from a machine with 8-byte words, the values do not."""
    values = {"SIZEOF_LONG": 4, "HAVE_FORK": 0, "SOABI": "cpython-314-wasm32-emscripten"}
    made = pyconfig(["Py_PYCONFIG_H", "SIZEOF_LONG", "HAVE_FORK", "HAVE_OTHER"], values)
    assert re.findall("#define (.*)", made) == ["Py_PYCONFIG_H", "SIZEOF_LONG 4"]


def test_a_pyodide_of_another_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotMade, match=r"there is no Pyodide in .*: run `make wasm`$"):
        require_pyodide(tmp_path)
    (tmp_path / "package.json").write_text('{"version": "0.29.5"}')
    with pytest.raises(NotMade, match=rf"is Pyodide 0\.29\.5, and {wanted_pyodide()} is asked for"):
        require_pyodide(tmp_path)


def test_a_side_module_older_than_its_sources_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotMade, match="there is nothing in"):
        refuse_stale(tmp_path)
    sources = note_of_sources()
    note = {"pyodide": wanted_pyodide(), "sources": sources}
    (tmp_path / NOTE).write_text(json.dumps(note))
    refuse_stale(tmp_path)
    old = {**note, "sources": {**sources, "engine/_flow.py": "0" * 64}}
    (tmp_path / NOTE).write_text(json.dumps(old))
    with pytest.raises(
        NotMade, match=r"stale: engine/_flow\.py has changed since; run `make wasm`"
    ):
        refuse_stale(tmp_path)


def test_what_was_made_with_another_pyodide_is_refused(tmp_path: Path) -> None:
    (tmp_path / NOTE).write_text(json.dumps({"pyodide": "0.29.5", "sources": {}}))
    with pytest.raises(NotMade, match=r"was made with Pyodide 0\.29\.5: run `make wasm`"):
        refuse_stale(tmp_path)


def test_pyodide_is_pinned_exactly_and_names_no_host() -> None:
    lock = json.loads((HERE / "package-lock.json").read_text("utf-8"))
    assert lock["packages"]["node_modules/pyodide"]["version"] == wanted_pyodide()
    assert re.fullmatch(r"\d+\.\d+\.\d+", wanted_pyodide())
    assert "://" not in json.dumps(lock)


def test_what_make_takes_from_the_locks_is_there() -> None:
    """An empty list of requirements would install nothing, and say nothing."""
    taken = re.findall(r"awk '/\^(\S+)=/.*' (locks/\S+)", (ROOT / "Makefile").read_text("utf-8"))
    assert {name for name, _ in taken} == {"ziglang", "msgspec"}
    for name, lock in taken:
        assert re.search(rf"(?m)^{name}==", (ROOT / lock).read_text("utf-8")), lock
