"""Keeps games of this version for all later ones: `make archive` (docs/releasing.md).

Plays a few games on a server of this tree, finished ones and running ones, and writes the database
and what was shown of each game into tests/archive/VERSION, and the facts of the cards into the
package. `make test` opens, replays and goes on with the games of every archive
(tests/server/test_archive.py). Until the day of its release a version's archive is regenerated
whenever the rules, the cards or the schema change; from then on it stays as it is.
"""

import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final

from rollplayer import __version__
from rollplayer.notation.cards.card_data import KEPT, current_data, current_hash
from rollplayer.notation.fair import seed_hash
from rollplayer.server.store.schema import MIGRATIONS
from tests.server.harness import BOT, OPEN, PEOPLE, Json, Seat, Server, me, play_on
from tests.server.old_database import ARCHIVE, PARTS

SHARE: Final = "5ea1" * 16
SHORT: Final = ("short",)
MOVES: Final = 20  # of each running game


def people(number: int) -> list[Json]:
    return [me(name) for name in PEOPLE[:number]]


def begin(server: Server) -> dict[str, Json]:
    """The tables of an archive, by name."""
    pack = server.get("/api/packs").json()[0]["pack"]
    promised = {**me("Ann"), "promise": seed_hash(SHARE)}
    return {
        "solo-running": server.make(*people(1)),
        "two-finished": server.make(promised, me("Bob"), variants=SHORT),
        "three-first-running": server.make(*people(3), edition="first"),
        "with-bots-running": server.make(me("Ann"), BOT, variants=SHORT),
        "pack-running": server.make(*people(2), pack=pack, seed="a chosen seed"),
        "open": server.make(me("Ann"), OPEN),
    }


def play(name: str, screen: Seat) -> None:
    if screen.view["dice"]["awaited"]:
        assert screen.ask("reveal", seat=0, share=SHARE)["type"] == "done"
        screen.see(1)
    if name.endswith("finished"):
        play_on([screen])
    elif name != "open":
        for number in range(MOVES):
            screen.see_that(lambda view: view["turn"] in view["mine"])
            play_on([screen], moves=1, seed=number)
        screen.see_that(lambda view: view["turn"] in view["mine"])


def shown(server: Server, name: str, made: Json, screen: Seat) -> Json:
    """What a later release has to show again."""
    view = screen.view
    record = server.get(f"/api/tables/{made['table']}/record").text if view["event"] else ""
    return {
        "name": name,
        "table": made["table"],
        "invite": made["invite"],
        "tokens": [key["token"] for key in made["keys"]],
        "event": view["event"],
        "position": view["position"],
        "totals": [score["total"] for score in view["scores"]],
        "winners": view["winners"],
        "seed_hash": view["seed_hash"],
        "seed": view["seed"],
        **({"record": record} if record else {}),
    }


def dump(path: Path) -> Json:
    """All rows, with the number of the schema."""
    kept: dict[str, Any] = {"schema": len(MIGRATIONS)}
    with sqlite3.connect(path) as connection:
        for part in PARTS:
            found = connection.execute(f"select * from {part}")
            columns = [column[0] for column in found.description]
            kept[part] = {"columns": columns, "rows": [list(row) for row in found]}
    connection.close()
    return kept


def main() -> int:
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(temporary) / "games.db"
        games = []
        with Server(f"sqlite:///{path}") as server:
            for name, made in begin(server).items():
                screen = server.sit(made)
                play(name, screen)
                games.append(shown(server, name, made, screen))
        kept = dump(path)
    folder = ARCHIVE / __version__
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in (("database", kept), ("games", games)):
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")
    keep_cards()
    print(f"{len(games)} games kept in tests/archive/{folder.name}; commit them")
    return 0


def keep_cards() -> None:
    """The package carries the facts of the cards that archives are played with, and no others."""
    kept = Path(str(KEPT))
    kept.joinpath(f"{current_hash()}.json").write_text(current_data() + "\n", "utf-8")
    played = {name for folder in ARCHIVE.iterdir() for name in card_data_of(folder)}
    for path in kept.iterdir():
        if path.stem not in played:
            path.unlink()


def card_data_of(folder: Path) -> set[str]:
    tables = json.loads(folder.joinpath("database.json").read_text("utf-8"))["tables"]
    column = tables["columns"].index("cards")
    return {row[column] for row in tables["rows"]}


if __name__ == "__main__":
    raise SystemExit(main())
