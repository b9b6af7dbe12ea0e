"""The TypeScript types of the wire are those that wire.py says."""

from pathlib import Path

from scripts.wire_types import TARGET, main, write_types


def test_the_types_in_the_tree_are_up_to_date() -> None:
    assert main(["--check"]) == 0, "run: make wire"


def test_the_writer_knows_every_kind_of_type() -> None:
    text = write_types()
    assert "export interface View {" in text
    assert 'type: "view";' in text
    assert "moves: Record<string, string[]>;" in text
    assert 'kind: "me" | "open" | "bot";' in text
    assert (
        "export type ServerMessage = View | Delta | Done | Refused | Previewed | Hinted | Pong;"
        in text
    )
    assert "  since?: number;" in text
    assert Path(TARGET).name == "wire.ts"
