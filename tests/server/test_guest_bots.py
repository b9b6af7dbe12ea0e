"""Bots of others at a server's table: those that the host allows, and none can stop a table."""

from pathlib import Path

import pytest

from rollplayer.bots import BOTS, CHARACTERS
from rollplayer.bots.levels import strengths
from rollplayer.cli.serve import allowed_bots
from rollplayer.server.bots import BotRunner
from tests.cli.command import one_line, run
from tests.server.harness import BOT, Server, me, play_on

GREEDY_JS = Path(__file__).resolve().parents[2] / "examples" / "greedy.js"
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "bots.py"
    path.write_text(
        f"""
import pathlib
import rollplayer as rp

class First(rp.Bot):
    def choose(self, position, moves, random):
        with pathlib.Path({str(tmp_path / "asked")!r}).open("a") as file:
            file.write(f"{{moves[0]}}\\n")
        return moves[0]

class Raises(rp.Bot):
    def choose(self, position, moves, random):
        raise LookupError("no idea")
""",
        "utf-8",
    )
    return path


def guests(*names: str) -> BotRunner:
    return BotRunner(workers=1, guests=dict(allowed_bots(list(names))))


def test_a_bot_that_the_host_allows_plays_at_a_table(sqlite: str, bots: Path) -> None:
    with Server(sqlite, bots=guests(f"{bots}:First")) as server:
        names = [bot["name"] for bot in server.get("/api/bots").json()]
        assert names == ["First", *BOTS]
        ann = server.sit(server.make(me("Ann"), {**BOT, "bot": "First"}))
        asked = bots.parent / "asked"
        for _ in range(30):  # whoever begins, and however often a seat moves in a row
            ann.see_that(lambda view: view["turn"] == 0)
            if asked.exists() and asked.read_text().count("\n") >= 3:
                break
            play_on([ann], moves=1)
        assert ann.view["seats"][1]["bot"] == "First"
    assert asked.read_text().count("\n") >= 3


def test_a_level_shows_its_strength_and_plays_with_a_character(light: Server) -> None:
    bots = {bot["name"]: bot for bot in light.get("/api/bots").json()}
    assert bots["random"]["characters"] == []
    assert bots["novice"]["characters"] == [*CHARACTERS]
    assert bots["novice"]["rating"] == 1000
    assert bots["novice"]["stars"] == strengths()["novice"].stars
    ann = light.sit(light.make(me("Ann"), {**BOT, "bot": "novice:gambler"}))
    ann.see_that(lambda view: view["turn"] == 0)
    assert ann.view["seats"][1]["bot"] == "novice:gambler"
    refused = light.post("/api/tables", {"seats": [me("Ann"), {**BOT, "bot": "random:gambler"}]})
    assert refused.status_code == 400


def test_any_other_bot_is_refused(sqlite: str, bots: Path) -> None:
    with Server(sqlite, bots=guests(f"{bots}:First")) as server:
        for name in (f"{bots}:First", f"{bots}:Raises", "exec:/bin/true", "Raises"):
            wish = {"seats": [me("Ann"), {**BOT, "bot": name}]}
            refused = server.post("/api/tables", wish)
            assert refused.status_code == 400
            assert "First, random" in refused.text


def test_a_guest_that_fails_does_not_stop_its_table(
    sqlite: str, bots: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(sqlite, bots=guests(f"{bots}:Raises")) as server:
        ann = server.sit(server.make(me("Ann"), {**BOT, "bot": "Raises"}))
        for _ in range(2):
            ann.see_that(lambda view: view["turn"] == 0)
            play_on([ann], moves=1)
        ann.see_that(lambda view: view["turn"] == 0)
    assert "raised LookupError: no idea (bots.py, line 13)" in caplog.text


def test_a_server_that_no_longer_allows_a_bot_finishes_its_games(sqlite: str, bots: Path) -> None:
    with Server(sqlite, bots=guests(f"{bots}:First")) as server:
        made = server.make(me("Ann"), {**BOT, "bot": "First"})
    with Server(sqlite) as server:
        ann = server.sit(made)
        for _ in range(2):
            ann.see_that(lambda view: view["turn"] == 0)
            play_on([ann], moves=1)
        ann.see_that(lambda view: view["turn"] == 0)


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        (["nowhere.py:MyBot"], "--allow-bot: there is no file “nowhere.py”; check its path"),
        (["adept"], "--allow-bot: there is already a bot “adept”"),
        (["BOTS:First", "BOTS:First"], "there is already a bot “First”"),
    ],
)
def test_a_host_is_told_at_once_what_is_wrong(
    capsys: Capture, bots: Path, names: list[str], complaint: str
) -> None:
    options = [word for name in names for word in ("--allow-bot", name.replace("BOTS", str(bots)))]
    ended = run(capsys, "serve", "--port", "0", *options)
    assert ended.status == 2
    assert complaint.replace("BOTS", str(bots)) in one_line(ended)


def test_people_see_a_short_name(bots: Path) -> None:
    found = allowed_bots([f"{bots}:First", f"exec:node {GREEDY_JS}"])
    assert [title for title, _ in found] == ["First", "greedy"]
