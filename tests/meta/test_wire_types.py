"""The TypeScript types of the wire are those that `server/wire/` says, and its page names them."""

import re

from rollplayer.server import wire
from scripts.wire_types import main, write_types
from tests.meta.sources import PACKAGE, ROOT


def test_the_types_in_the_tree_are_up_to_date() -> None:
    assert main(["--check"]) == 0, "run: make wire"


def test_the_writer_knows_every_kind_of_type() -> None:
    files = write_types()
    assert "export interface View {" in files["table"]
    assert 'type: "view";' in files["table"]
    assert "moves: Record<string, string[]>;" in files["table"]
    assert 'kind: "me" | "open" | "bot";' in files["lobby"]
    assert 'import type { Hint } from "./advice";' not in files["table"]
    assert 'import type { HeroScore } from "./scores";' in files["table"]
    answers = "View | Delta | Done | Refused | Previewed | Hinted | Pong"
    assert f"export type ServerMessage = {answers};" in files["socket"]
    assert "  since?: number;" in files["socket"]
    assert 'export type * from "./table";' in files["index"]


def test_the_page_on_the_wire_lists_every_module() -> None:
    """One line for each file of `server/wire/`: its subject, as its first line says."""
    subjects = {}
    for path in sorted((PACKAGE / "server" / "wire").glob("[a-z]*.py")):
        subjects[path.name] = path.read_text("utf-8").split('"""')[1].strip().splitlines()[0]
    text = (ROOT / "docs" / "wire.md").read_text("utf-8")
    listed = re.findall(r"^\| `wire/(\w+\.py)` \| (.*) \|$", text, re.MULTILINE)
    assert dict(listed) == subjects
    assert wire.__doc__
