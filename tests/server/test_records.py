"""Records: download, upload, replays of any moment, playing on from it."""

import re
from pathlib import Path
from typing import Any

import pytest

from rollplayer.cli import main
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.cards.page_facts import base_facts
from rollplayer.notation.fair import verify_seed
from rollplayer.notation.record import read_record
from tests.server.conftest import ON_BOTH
from tests.server.harness import BOT, Server, me, play_on, play_own_turns

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "tests" / "golden" / "games"


@ON_BOTH
def test_an_uploaded_record_is_a_table_to_look_at(server: Server) -> None:
    text = (GAMES / "2p-second-plain-drawn.txt").read_text("utf-8")
    record, _ = read_record(base_cards(), text)
    answer = server.post("/api/records", {"record": text})
    assert answer.status_code == 201
    made = answer.json()
    assert made["keys"] == []
    viewer = server.sit(made, "nothing")
    assert viewer.view["event"] == len(record.events)
    assert viewer.view["winners"]
    assert viewer.view["seed_hash"] is None
    again = server.post("/api/records", {"record": text}).json()
    assert again == made
    assert server.get(f"/api/tables/{made['table']}/record").text == text


def test_the_log_tells_the_end_of_a_market_turn_from_a_skipped_action(light: Server) -> None:
    """The log said "skips" of both, where the button said "End turn"."""
    text = (GAMES / "2p-second-plain-drawn.txt").read_text("utf-8")
    viewer = light.sit(light.post("/api/records", {"record": text}).json(), "nothing")
    passes = [line for line in viewer.log if line["text"] == "pass"]
    assert {"action", "market"} <= {line["prompt"] for line in passes}
    assert all("prompt" not in line for line in viewer.log if line["text"] != "pass")


def test_a_view_of_the_past_lists_the_moves_there_were_when_asked(light: Server) -> None:
    """The tutorial words its questions by them."""
    ann = light.sit(made := light.make(me("Ann")))
    moves, event = ann.moves(), ann.view["event"]
    ann.play(moves[0])
    path = f"/api/tables/{made['table']}/views/{event}"
    assert light.get(path).json()["moves"] == {}
    past = light.get(path, params={"moves": ""}).json()
    assert past["moves"] == {"0": moves}
    assert past["mine"] == []


def test_an_unfinished_record_waits_for_nobody(light: Server) -> None:
    ann = light.sit(made := light.make(me("Ann"), me("Bob")))
    play_on([ann], moves=9)
    text = light.get(f"/api/tables/{made['table']}/record").text
    assert "unfinished" in text
    shown = light.sit(light.post("/api/records", {"record": text}).json(), "nothing")
    assert shown.view["event"] == ann.view["event"]
    assert shown.view["position"] == ann.view["position"]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "",
        lambda text: "format: 9\n" + text,
        lambda text: text.replace("take 1", "take 2", 1),
        lambda text: text.replace("rolled 6", "rolled 5", 1),
        lambda text: text[: len(text) // 2],
        lambda text: text + "0 pass\n",
        lambda text: text.replace("cards: base", "cards: other"),
        lambda text: re.sub(r"rules version: \d+", "rules version: 99", text),
        lambda text: "\x00" * 1000,
    ],
)
def test_bad_records_are_refused_with_the_line(light: Server, change) -> None:  # type: ignore[no-untyped-def]
    text = (GAMES / "2p-second-plain-drawn.txt").read_text("utf-8")
    answer = light.post("/api/records", {"record": change(text)})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-record"
    assert "Line" in answer.json()["message"]


def test_a_record_with_hostile_names_is_harmless(light: Server) -> None:
    text = (GAMES / "2p-second-plain-drawn.txt").read_text("utf-8")
    lines = [
        "names: \u202eevil, " + "x" * 500 if line.startswith("names:") else line
        for line in text.splitlines()
    ]
    made = light.post("/api/records", {"record": "\n".join(lines) + "\n"}).json()
    names = [seat["name"] for seat in light.sit(made, "nothing").view["seats"]]
    assert names == ["evil", "x" * 40]


def test_every_moment_can_be_looked_at_again(server: Server) -> None:
    made, ann, bob = server.pair()
    seen = {}
    for _ in range(12):
        seen[ann.view["event"]] = ann.view
        play_on([ann, bob], moves=1)
    for event, view in seen.items():
        past = server.get(f"/api/tables/{made['table']}/views/{event}").json()
        assert past["event"] == event
        assert past["position"] == view["position"]
        assert past["scores"] == view["scores"]
        assert past["turn"] == view["turn"]
        assert past["moves"] == {}
        assert past["mine"] == []
        assert [line["number"] for line in past["log"]] == list(range(1, event + 1))
    last = ann.view["event"]
    part = server.get(f"/api/tables/{made['table']}/views/{last}?since={last - 2}").json()
    assert len(part["log"]) == 2
    for wrong, status in ((last + 1, 404), (-1, 400), ("x", 400), (10**20, 400)):
        answer = server.get(f"/api/tables/{made['table']}/views/{wrong}")
        assert answer.status_code == status
    assert server.get(f"/api/tables/{made['table']}/views/0").json()["event"] == 0


def test_one_plays_on_from_any_moment_as_a_new_game(server: Server) -> None:
    made, ann, bob = server.pair()
    play_on([ann, bob], moves=40)
    event = ann.log[len(ann.log) // 2]["number"]
    wish = {"event": event, "seats": [me("Cleo"), BOT]}
    answer = server.post(f"/api/tables/{made['table']}/branch", wish)
    assert answer.status_code == 201
    branch = answer.json()
    past = server.get(f"/api/tables/{made['table']}/views/{event}").json()
    start = server.get(f"/api/tables/{branch['table']}/views/0").json()
    assert start["position"] == past["position"]
    assert start["seed_hash"] != ann.view["seed_hash"]
    cleo = server.sit(branch)
    play_own_turns(cleo)
    text = server.get(f"/api/tables/{branch['table']}/record").text
    record, _ = read_record(base_cards(), text, verify=True)
    assert verify_seed(record, cleo.view["seed"])
    assert ann.view["winners"] is None


def test_a_branch_needs_a_real_moment_and_all_seats(light: Server) -> None:
    made, ann, _ = light.pair()
    for event, seats in ((99, [me(), BOT]), (-1, [me(), BOT]), (1, [me()])):
        answer = light.post(f"/api/tables/{made['table']}/branch", {"event": event, "seats": seats})
        assert answer.status_code in (400, 404)
    assert ann.view["event"] == 1


def test_a_pack_travels_with_its_table(light: Server) -> None:
    pack = light.get("/api/packs").json()[0]
    made = light.make(me("Ann"), me("Bob"), pack=pack["pack"])
    screen = light.sit(made)
    name = screen.view["position"]["cards"]
    assert name != "base"
    play_on([screen], moves=20)
    text = light.get(f"/api/tables/{made['table']}/record").text
    assert light.post("/api/records", {"record": text}).status_code == 400
    answer = light.post("/api/records", {"record": text, "pack": pack["pack"]})
    assert answer.status_code == 201
    again = light.sit(answer.json(), "nothing")
    assert again.view["position"] == screen.view["position"]
    wish = {"event": 10, "seats": [me(), BOT]}
    branch = light.post(f"/api/tables/{made['table']}/branch", wish).json()
    assert light.sit(branch).view["position"]["cards"] == name


def test_a_table_tells_the_facts_of_its_own_cards(light: Server) -> None:
    plain = light.get(f"/api/tables/{light.make(me())['table']}/cards").json()
    assert plain == base_facts()
    assert plain["words"] == {}
    pack = light.get("/api/packs").json()[0]["pack"]
    pack += """
[class.juggler]
name = "Juggler"
color = "red"
ability = "Three at once"
ability_rule = "Nothing falls."
effects = []
str = { goal = "14+", stars = 1 }
dex = { goal = "18", stars = 4 }
con = { goal = "14+", stars = 1 }
int = { goal = "14+", stars = 1 }
wis = { goal = "14+", stars = 1 }
cha = { goal = "16-17", stars = 3 }
[armor-set.paper]
stars = [1, 2, 3]
[race.ghost]
name = "Ghost"
"""
    made = light.make(me(), pack=pack)
    facts = light.get(f"/api/tables/{made['table']}/cards").json()
    assert facts.keys() == plain.keys()
    assert facts["market"]["longsword"] == plain["market"]["longsword"] | {"cost": 4}
    assert facts["market"]["butterfly-net"]["kind"] == "weapon"
    assert facts["market"]["butterfly-net"]["no"] not in numbers(plain)
    assert facts["classes"]["warrior"]["cha"] == {"goal": "15+", "stars": 2}
    assert facts["classes"]["juggler"]["dex"] == {"goal": "18", "stars": 4}
    assert facts["races"]["ghost"] == {"modifiers": {}}
    assert facts["armor"]["paper"] == {"colors": [], "stars": [1, 2, 3]}
    words = facts["words"]
    assert words["card-butterfly-net"] == "Butterfly Net"
    assert facts["numbers"]["card-pickpocket-rule"] == {"gold": 3}
    assert words["race-gnome"] == "Gnome"
    assert words["class-juggler-ability"] == "Three at once"
    assert words["class-juggler-rule"] == "Nothing falls."
    assert "card-pickpocket" not in words
    assert "card-longsword-rule" not in words
    assert light.get("/api/tables/nothing/cards").status_code == 404


def numbers(facts: dict[str, Any]) -> list[int]:
    return [card["no"] for card in facts["market"].values()]


def test_the_seed_verifies_the_record_offline(light: Server, tmp_path: Path) -> None:
    ann = light.sit(made := light.make(me()))
    play_on([ann])
    file = tmp_path / "game.txt"
    file.write_text(light.get(f"/api/tables/{made['table']}/record").text, "utf-8")
    assert main(["replay", str(file), "--verify", "--seed", ann.view["seed"]]) == 0
    assert main(["replay", str(file), "--seed", "another"]) == 1
