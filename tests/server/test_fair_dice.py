"""Fair dice: known answers that hold for ever, shares, and every kind of cheating caught."""

import hashlib
import json
import secrets
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from rollplayer.cli import main
from rollplayer.engine import Options, State, outcome_at, outcomes
from rollplayer.engine.terms import COLORS
from rollplayer.errors import BadRecord, BrokenPromise
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.fair import (
    Promise,
    check_promise,
    lot,
    read_promise,
    seed_hash,
    verify_seed,
    whole_seed,
    write_promise,
)
from rollplayer.notation.record import read_record
from tests.playout import playout
from tests.server.harness import BOT, OPEN, Json, Seat, Server, me, play_on, tokens_of

DOCS = Path(__file__).resolve().parents[2] / "docs" / "fair-dice"
VECTORS = json.loads((DOCS / "vectors.json").read_text("utf-8"))
GAMES = Path(__file__).resolve().parents[1] / "golden" / "games"


def test_the_published_numbers_hold_for_ever() -> None:
    """Written out here too: whoever changes the file changes somebody's finished game."""
    seed = "6d1ab6f0b5a57c0d3cbd4cbb58bb8bd8c0ff5c9c5f3b1b7f9a4f1f0b2e7a9d31"
    assert VECTORS[0]["seed"] == seed
    for vector in VECTORS:
        assert seed_hash(vector["seed"]) == vector["seed_hash"]
        for number, expected in vector["lots"].items():
            assert lot(vector["seed"], int(number)) == expected
        state = first_draw()
        for fall in vector["falls"]:
            state.bag = fall["weights"] + [0] * (len(COLORS) - len(fall["weights"]))
            listed = [outcome for outcome, _ in outcomes(state)]
            for number, due in zip(vector["lots"].values(), fall["places"], strict=True):
                assert outcome_at(state, number) == listed[due]
    digest = hashlib.sha256(json.dumps(VECTORS, sort_keys=True).encode()).hexdigest()
    assert digest == "6f32285e5a0da6574c6ecd432e2f8feeb69ceca10a04503d0efc3f962627998f"


def first_draw() -> State:
    """A game that is about to draw a die from its bag."""
    played = playout(Options(1, base_cards()), 1)
    return next(state for state in played if state.prompts[-1].kind == "draw").clone()


def test_the_seed_is_put_together_in_the_order_of_the_seats() -> None:
    assert whole_seed("s", {}) == "s"
    assert whole_seed("s", {2: "c", 0: "a"}) == "s+a+c"
    assert whole_seed("s", {1: ""}) == "s"


def test_a_chosen_seed_may_hold_a_plus() -> None:
    check_promise(Promise(seed_hash("one+two"), practice=True), "one+two")
    check_promise(Promise(seed_hash("one+two"), {1: seed_hash("share")}), "one+two+share")
    with pytest.raises(BrokenPromise):
        check_promise(Promise(seed_hash("one+two")), "one")


@pytest.mark.parametrize(
    "promise",
    [
        Promise("a" * 64),
        Promise("a" * 64, {0: "b" * 64, 3: ""}),
        Promise("a" * 64, {1: "c" * 64}, practice=True),
    ],
)
def test_promises_are_written_and_read(promise: Promise) -> None:
    assert read_promise(write_promise(promise)) == promise


@pytest.mark.parametrize("text", ["", "practice", "x", "a" * 64 + " 0:zz", "a" * 64 + " x:-"])
def test_what_is_no_promise_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="hash"):
        read_promise(text)


def share() -> tuple[str, str]:
    text = secrets.token_hex(32)
    return text, seed_hash(text)


def shared_game(server: Server, moves: int = 10_000) -> tuple[Json, list[Seat], list[str]]:
    """Two people and a bot; both people add a share."""
    shares = [share(), share()]
    made = server.make({**me("Ann"), "promise": shares[0][1]}, OPEN, BOT, variants=["short"])
    ann = server.sit(made)
    early = ann.ask("reveal", seat=0, share=shares[0][0])
    assert early["reason"] == "share-too-early"
    bob = server.sit(server.join(made, "Bob", promise=shares[1][1]))
    ann.see_that(lambda view: view["dice"]["awaited"] == [0, 1])
    assert ann.view["dice"]["kind"] == "shared"
    assert ann.view["turn"] is None
    assert ann.ask("reveal", seat=0, share="0" * 64)["reason"] == "bad-share"
    assert ann.ask("reveal", seat=0, share=shares[0][0])["type"] == "done"
    bob.see_that(lambda view: view["dice"]["awaited"] == [1])
    assert bob.view["event"] == 0
    assert bob.ask("reveal", seat=1, share=shares[1][0])["type"] == "done"
    for seat in (ann, bob):
        seat.see(1)
    played = 0
    while ann.view["winners"] is None and played < moves:
        ann.see_that(lambda view: view["turn"] in (0, 1) or view["winners"])
        bob.see(ann.view["event"])
        if ann.view["winners"] is None:
            played += play_on([ann, bob], moves=1, seed=played)
    return made, [ann, bob], [text for text, _ in shares]


def test_every_person_adds_a_share_and_the_record_names_them(
    server: Server, tmp_path: Path
) -> None:
    made, seats, shares = shared_game(server)
    seed = seats[0].view["seed"]
    assert seed.split("+")[1:] == shares
    assert seed_hash(seed.split("+")[0]) == seats[0].view["seed_hash"]
    text = server.get(f"/api/tables/{made['table']}/record").text
    assert f"0:{seed_hash(shares[0])} 1:{seed_hash(shares[1])}" in text
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")
    assert main(["replay", str(file), "--verify", "--seed", seed]) == 0
    record, _ = read_record(base_cards(), text, verify=True)
    # A late seed; a share left out; a share exchanged; an altered promise.
    server_seed = seed.split("+")[0]
    for wrong, says in (
        (f"{'0' * 64}+{shares[0]}+{shares[1]}", "The server.s seed"),
        (f"{server_seed}+{shares[0]}", "share of seat 1"),
        (f"{server_seed}+{shares[1]}+{shares[0]}", "share of seat 0"),
        (server_seed, "share of seat 0"),
    ):
        with pytest.raises(BadRecord, match=says):
            verify_seed(record, wrong)
    changed = text.replace(seed_hash(shares[1]), seed_hash("another"))
    with pytest.raises(BadRecord):
        read_record(base_cards(), changed, verify=True)


def test_a_server_that_ignores_a_share_is_caught(light: Server) -> None:
    """It promises a share and rolls without it: the outcomes do not follow from the whole seed."""
    ann = light.sit(made := light.make(me(), variants=["short"]))
    play_on([ann])
    text, promised = share()
    record, _ = read_record(base_cards(), light.get(f"/api/tables/{made['table']}/record").text)
    record.dice = f"{record.dice} 0:{promised}"
    with pytest.raises(BadRecord, match="does not follow from the seed"):
        verify_seed(record, f"{ann.view['seed']}+{text}")


def test_the_dice_of_a_game_with_shares_go_on_after_a_restart(database: str) -> None:
    with Server(database) as server:
        made, seats, _ = shared_game(server, moves=6)
        tokens = [*seats[0].tokens, *seats[1].tokens]
        log = list(seats[0].log)
    with Server(database) as server:
        screen = server.sit(made, *tokens)
        assert screen.log[: len(log)] == log
        while screen.view["winners"] is None:
            screen.see_that(lambda view: view["turn"] in (0, 1) or view["winners"])
            if screen.view["winners"] is None:
                play_on([screen], moves=1)
        record, _ = read_record(
            base_cards(), server.get(f"/api/tables/{made['table']}/record").text, verify=True
        )
        assert verify_seed(record, screen.view["seed"]) > 10


def test_the_others_may_begin_without_a_share_that_is_not_shown(light: Server) -> None:
    text, promise = share()
    _, other = share()
    made = light.make({**me("Ann"), "promise": promise}, OPEN)
    bob = light.sit(light.join(made, "Bob", promise=other))
    ann = light.sit(made)
    assert ann.ask("reveal", seat=0, share=text)["type"] == "done"
    assert ann.propose("begin", 1)["reason"] == "not-away-long"
    bob.close()
    ann.see_that(lambda view: not view["seats"][1]["here"])
    assert ann.propose("begin", 1)["type"] == "done"
    ann.see(1)
    record = light.get(f"/api/tables/{made['table']}/record").text
    assert next(line for line in record.splitlines() if line.startswith("dice:")).endswith(" 1:-")


def test_practice_dice_are_shown_as_such(light: Server) -> None:
    made = light.make(me("Ann"), OPEN, seed="a + b", public=True)
    shown = light.get(f"/api/join/{made['invite']}").json()
    assert shown["seed_chosen"]
    spectator = light.sit(made, "nothing")
    assert spectator.view["dice"]["kind"] == "practice"
    light.join(made)
    text = light.get(f"/api/tables/{made['table']}/record").text
    assert "\ndice: practice " in text


def test_the_check_in_another_language_agrees(light: Server, tmp_path: Path) -> None:
    made = shared_game(light)[0]
    game = light.get(f"/api/tables/{made['table']}/dice").json()
    assert run_node(tmp_path, game) == (0, f"fair: {len(game['draws'])} outcomes follow")
    assert len(game["draws"]) > 20
    first, last = game["seed"].split("+")[0], game["seed"].rsplit("+", 1)[0]
    for changed, says in (
        (altered_roll(game), "outcome 7 was"),
        ({**game, "seed": "late" + game["seed"]}, "the server's seed"),
        ({**game, "seed": f"{last}+{'0' * 64}"}, "the share of seat 1"),
        ({**game, "seed": first}, "the share of seat"),
    ):
        status, said = run_node(tmp_path, changed)
        assert status == 1
        assert said.startswith(says)


def altered_roll(game: Json) -> Json:
    draws = [dict(each) for each in game["draws"]]
    place = 7
    draws[place]["chosen"] = (draws[place]["chosen"] + 1) % len(draws[place]["weights"])
    return {**game, "draws": draws}


def run_node(tmp_path: Path, game: Json) -> tuple[int, str]:
    node = shutil.which("node")
    assert node
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game), "utf-8")
    done = subprocess.run([node, DOCS / "verify.mjs", file], capture_output=True, text=True)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout.strip().removesuffix(" from the promised seed")


def test_the_check_in_another_language_knows_the_published_numbers(tmp_path: Path) -> None:
    script = tmp_path / "check.mjs"
    script.write_text(
        f'import {{ lot }} from "{DOCS / "verify.mjs"}";\n'
        'import { readFileSync } from "node:fs";\n'
        f'for (const v of JSON.parse(readFileSync("{DOCS / "vectors.json"}", "utf8")))\n'
        "  for (const [k, n] of Object.entries(v.lots))\n"
        "    if (lot(v.seed, Number(k)) !== n) process.exit(1);\n",
        "utf-8",
    )
    node = shutil.which("node")
    assert node
    assert subprocess.run([node, script]).returncode == 0


def test_dice_are_not_told_before_the_end(light: Server) -> None:
    made = light.make(me())
    answer: Any = light.get(f"/api/tables/{made['table']}/dice")
    assert answer.status_code == 409
    assert light.sit(made).view["seed"] is None


def handed_over(server: Server, made: Json, promise: str) -> Json:
    asked = {"token": tokens_of(made)[0]}
    code = server.post(f"/api/tables/{made['table']}/handover", asked).json()["code"]
    answer = server.post("/api/handover", {"code": code, "promise": promise})
    assert answer.status_code == 200, answer.text
    moved: Json = answer.json()
    return moved


def test_a_seat_that_moves_before_shares_are_shown_promises_again(light: Server) -> None:
    """The share stayed on the old device: the table waited for it for ever."""
    old, new, other = share(), share(), share()
    made = light.make({**me("Ann"), "promise": old[1]}, OPEN, variants=["short"])
    moved = handed_over(light, made, new[1])
    bob = light.sit(light.join(made, "Bob", promise=other[1]))
    ann = light.sit(moved)
    assert ann.ask("reveal", seat=0, share=old[0])["reason"] == "bad-share"
    assert ann.ask("reveal", seat=0, share=new[0])["type"] == "done"
    assert bob.ask("reveal", seat=1, share=other[0])["type"] == "done"
    for seat in (ann, bob):
        seat.see(1)
    play_on([ann, bob])
    assert ann.view["seed"].split("+")[1:] == [new[0], other[0]]


def test_a_promise_is_not_exchanged_once_all_promises_are_there(light: Server) -> None:
    """Else the last to promise could choose a share that fits the others'."""
    old, new, other = share(), share(), share()
    made = light.make({**me("Ann"), "promise": old[1]}, OPEN, variants=["short"])
    bob = light.sit(light.join(made, "Bob", promise=other[1]))
    assert bob.ask("reveal", seat=1, share=other[0])["type"] == "done"
    ann = light.sit(handed_over(light, made, new[1]))
    assert ann.view["dice"]["promises"]["0"] == old[1]
    assert ann.ask("reveal", seat=0, share=new[0])["reason"] == "bad-share"
    assert ann.ask("reveal", seat=0, share=old[0])["type"] == "done"
