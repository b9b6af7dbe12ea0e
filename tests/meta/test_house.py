"""What `make sizes` says of the house is counted from the files."""

from pathlib import Path

from scripts.house import doors, imports, levels, title_of


def test_imports_count_when_a_module_is_loaded(tmp_path: Path) -> None:
    files = {
        "house/__init__.py": "",
        "house/roof.py": "from house import walls\nfrom house.walls import brick\n",
        "house/walls.py": (
            "from typing import TYPE_CHECKING\n"
            "if TYPE_CHECKING:\n    import house.roof\n"
            "def later():\n    import house.roof\n"
            "try:\n    import house.cellar\nexcept ImportError:\n    pass\n"
        ),
        "house/cellar.py": "import os\n",
    }
    (tmp_path / "house").mkdir()
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    graph = imports(tmp_path)
    assert graph["house.roof"] == {"house.walls"}
    assert graph["house.walls"] == {"house.cellar"}
    assert levels(graph) == 3


def test_only_what_is_offered_by_an_open_module_is_a_name_of_a_door(tmp_path: Path) -> None:
    for name, text in {
        "__init__": '__all__ = ["one", "two"]',
        "cards": '__all__ = ["three"]',
        "_dice": '__all__ = ["four"]',
        "moves": "five = 5",
    }.items():
        (tmp_path / f"{name}.py").write_text(text)
    assert doors(tmp_path) == "2 + 1"


def test_a_file_counts_once() -> None:
    assert title_of(Path("tests/load/kills.py")) == "servers under load"
    assert title_of(Path("tests/rules/test_r1.py")) == "tests in Python"
    assert title_of(Path("src/rollplayer/cards/data/base.json")) == "JSON"
    assert title_of(Path("web/package.lock")) is None
