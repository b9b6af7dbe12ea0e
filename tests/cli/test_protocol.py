"""The engine protocol (`docs/protocol.md`): one answer per line, whatever the line."""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rollplayer.cli.engine import LONGEST
from rollplayer.cli.protocol import Engine
from rollplayer.notation.cards.cardfile import base_cards
from tests.scenario import hero, initiative, others, position
from tests.second_scorer import score_position

Json = dict[str, Any]


@pytest.fixture
def engine() -> Engine:
    return Engine(base_cards())


def ask(engine: Engine, **request: Any) -> Json:
    """The answer to a request, sent as its JSON line."""
    answer = engine.answer_line(json.dumps(request).encode())
    assert json.loads(json.dumps(answer)) == answer
    return answer


def error_code(engine: Engine, **request: Any) -> str:
    answer = ask(engine, id=9, **request)
    assert answer["id"] == 9
    assert answer["ok"] is False
    assert "\n" not in answer["error"]["message"]
    code: str = answer["error"]["code"]
    return code


def finish(engine: Engine, seed: int = 1) -> None:
    """Plays the engine's game to its end at random."""
    choice = random.Random(seed)
    while (listed := ask(engine, do="legal"))["seat"] is not None:
        move = choice.choice(listed["moves"])
        assert ask(engine, do="play", seat=listed["seat"], move=move)["ok"]


# Beginning -------------------------------------------------------------------------------------


def test_new_plays_chance_from_the_seed_up_to_the_first_decision(engine: Engine) -> None:
    answer = ask(engine, id=1, do="new", players=2, seed=7)
    assert answer["id"] == 1
    assert answer["ok"] is True
    assert answer["events"] == [f"* start {answer['seat']}"]
    assert ask(engine, do="new", players=2, seed=7)["events"] == answer["events"]


def test_new_without_a_seed_names_the_one_it_took(engine: Engine) -> None:
    first = ask(engine, do="new", players=3)
    again = ask(engine, do="new", players=3, seed=first["seed"])
    assert again["events"] == first["events"]


def test_manual_chance_is_left_to_the_caller(engine: Engine) -> None:
    assert ask(engine, do="new", players=2, chance="manual")["seat"] == "chance"
    assert ask(engine, id=6, do="legal") == {
        "id": 6,
        "ok": True,
        "seat": "chance",
        "outcomes": [["start 0", "1/2"], ["start 1", "1/2"]],
        "others": {},
        "drops": {},
    }
    assert ask(engine, do="settle", outcome="start 1")["events"] == ["* start 1"]
    assert ask(engine, do="legal")["seat"] == 1


def test_the_odds_of_a_full_bag_are_exact(engine: Engine) -> None:
    ask(engine, do="load", position=position(hero(), *others(1), phase="roll",
        bag={"g": 10, "b": 10, "r": 10, "p": 10, "k": 10, "w": 10, "y": 13},
        initiative=initiative(None, None, None)))  # fmt: skip
    assert dict(ask(engine, do="legal")["outcomes"]) == {
        **{f"drawn {color}": "10/73" for color in "gbrpkw"},
        "drawn y": "13/73",
    }


def test_load_with_a_seed_plays_chance(engine: Engine) -> None:
    table = position(hero(), *others(1), phase="roll", initiative=initiative(None, None, None))
    assert ask(engine, do="load", position=table)["seat"] == "chance"
    seeded = ask(engine, do="load", position=table, seed=3)
    assert len(seeded["events"]) >= 6
    assert seeded["seat"] in (0, 1)


def test_a_refused_load_leaves_the_game_as_it_was(engine: Engine) -> None:
    ask(engine, do="new", players=2, seed=1)
    before = ask(engine, do="position")
    assert error_code(engine, do="load", position={"phase": "dice", "heroes": []}) == "bad-position"
    assert ask(engine, do="position") == before


# Playing ---------------------------------------------------------------------------------------


def test_legal_lists_moves_others_and_drops_apart(engine: Engine) -> None:
    mine = hero(cards=["longsword"])
    theirs = {**others(1)[0], "cards": ["pickpocket"]}
    ask(engine, do="load", position=position(mine, theirs, initiative=initiative("g1", "r4", "p6")))
    assert ask(engine, do="legal") == {
        "id": None,
        "ok": True,
        "seat": 0,
        "moves": ["take 1", "take 2", "take 3"],
        "others": {"1": ["use pickpocket"]},
        "drops": {"0": ["drop longsword"]},
    }


def test_play_answers_with_the_lines_of_the_record(engine: Engine) -> None:
    ask(engine, do="load", position=position(hero("INT r1"), *others(1),
        initiative=initiative("g1", "r4", "p6")), seed=5)  # fmt: skip
    ask(engine, do="play", seat=0, move="take 2")
    ask(engine, do="play", seat=0, move="place int")
    answer = ask(engine, do="play", seat=0, move="reroll int1")
    assert answer["events"][0] == "0 reroll int1"
    assert answer["events"][1].startswith("* rolled ")


def test_a_refusal_names_its_rule_and_changes_nothing(engine: Engine) -> None:
    ask(engine, do="load", position=position(hero(), *others(1), initiative=initiative("g1", "r4")))
    before = ask(engine, do="position")
    answer = ask(engine, id=7, do="play", seat=0, move="take 3")
    assert answer["error"]["code"] == "illegal-move"
    assert answer["error"]["rule"] == "R3.2a"
    assert ask(engine, do="position") == before


@pytest.mark.parametrize("move", ["fly", "", "take", "take two", "take 2 3", "place", "swap str1"])
def test_an_unreadable_move_is_refused_with_what_is_asked(engine: Engine, move: str) -> None:
    ask(engine, do="load", position=position(hero(), *others(1), initiative=initiative("g1", "r4")))
    answer = ask(engine, do="play", seat=0, move=move)
    assert answer["error"]["code"] == "illegal-move"
    assert answer["error"]["rule"] == "R3.2a"


def test_each_error_code_has_its_moment(engine: Engine) -> None:
    assert error_code(engine, do="legal") == "no-game"
    assert error_code(engine, do="replay", record="nonsense") == "bad-record"
    ask(engine, do="new", players=2, chance="manual")
    assert error_code(engine, do="play", seat=0, move="race elf") == "chance-pending"
    assert error_code(engine, do="settle", outcome="rolled 4") == "illegal-move"
    ask(engine, do="settle", outcome="start 1")
    assert error_code(engine, do="settle", outcome="start 1") == "not-chance"
    assert error_code(engine, do="play", seat=0, move="race elf") == "not-your-turn"
    ask(engine, do="new", players=1, seed=2)
    finish(engine)
    assert error_code(engine, do="play", seat=0, move="pass") == "game-over"
    assert error_code(engine, do="settle", outcome="rolled 4") == "game-over"


def test_after_the_end_nobody_is_asked(engine: Engine) -> None:
    ask(engine, do="new", players=1, seed=3)
    finish(engine)
    assert ask(engine, id=1, do="legal") == {
        "id": 1,
        "ok": True,
        "seat": None,
        "moves": [],
        "others": {},
        "drops": {},
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_scores_like_the_second_scorer(engine: Engine, players: int) -> None:
    ask(engine, do="new", players=players, seed=4)
    finish(engine)
    counted = ask(engine, do="score")
    again = score_position(ask(engine, do="position")["position"])
    for mine, theirs in zip(counted["heroes"], again["heroes"], strict=True):
        assert {key: mine[key] for key in theirs} == theirs
    assert counted["winners"] == again["winners"]


def test_record_and_replay_lead_to_the_same_position(engine: Engine) -> None:
    ask(engine, do="new", players=2, seed=5, variants=["short"], names=["Ada", "Bo"])
    finish(engine)
    record = ask(engine, do="record")["record"]
    before = ask(engine, do="position")
    ask(engine, do="new", players=1, seed=1)
    assert ask(engine, do="replay", record=record)["seat"] is None
    assert ask(engine, do="position") == before
    assert ask(engine, do="record")["record"] == record


def test_a_game_from_a_position_has_a_record_that_replays(engine: Engine) -> None:
    ask(
        engine,
        do="load",
        position=position(hero(), *others(1), initiative=initiative("g1", "r4", "b6")),
        seed=1,
    )
    ask(engine, do="play", seat=0, move="take 2")
    record = ask(engine, do="record")["record"]
    before = ask(engine, do="position")
    assert ask(engine, do="replay", record=record)["ok"]
    assert ask(engine, do="position") == before


# Bad requests ----------------------------------------------------------------------------------

BAD: list[Json] = [
    {"do": "dance"},
    {"do": None},
    {"do": ["new"]},
    {},
    {"do": "new"},
    {"do": "new", "players": 0},
    {"do": "new", "players": 5},
    {"do": "new", "players": "2"},
    {"do": "new", "players": True},
    {"do": "new", "players": 2.0},
    {"do": "new", "players": 10**30},
    {"do": "new", "players": 2, "edition": "third"},
    {"do": "new", "players": 2, "edition": 2},
    {"do": "new", "players": 2, "variants": "short"},
    {"do": "new", "players": 2, "variants": ["long"]},
    {"do": "new", "players": 2, "variants": [1]},
    {"do": "new", "players": 2, "classes": "picked"},
    {"do": "new", "players": 2, "seed": "7"},
    {"do": "new", "players": 2, "seed": 1.5},
    {"do": "new", "players": 2, "chance": "fair"},
    {"do": "new", "players": 2, "chance": "manual", "seed": 1},
    {"do": "new", "players": 2, "names": ["Ada"]},
    {"do": "new", "players": 2, "names": [1, 2]},
    {"do": "new", "players": 2, "color": "red"},
    {"do": "load"},
    {"do": "load", "position": {}, "place": 1},
    {"do": "replay"},
    {"do": "replay", "record": 5},
    {"do": "legal", "seat": 0},
    {"do": "play", "seat": 0},
    {"do": "play", "move": "take 1"},
    {"do": "play", "seat": "0", "move": "take 1"},
    {"do": "play", "seat": 7, "move": "take 1"},
    {"do": "play", "seat": -1, "move": "take 1"},
    {"do": "play", "seat": False, "move": "take 1"},
    {"do": "play", "seat": 0, "move": 1},
    {"do": "settle"},
    {"do": "settle", "outcome": 4},
    {"do": "best", "bot": "oracle"},
    {"do": "best", "seconds": 0},
    {"do": "best", "seconds": "1"},
    {"do": "best", "seed": None},
]


@pytest.mark.parametrize("request_", BAD, ids=lambda request: json.dumps(request)[:50])
def test_a_bad_request_is_named_as_such(engine: Engine, request_: Json) -> None:
    ask(engine, do="new", players=2, seed=1)
    before = ask(engine, do="position")
    assert error_code(engine, **request_) == "bad-request"
    assert ask(engine, do="position") == before


@pytest.mark.parametrize("identity", [[1], {"a": 1}, 1.5, True])
def test_an_id_is_a_number_or_a_text(engine: Engine, identity: Any) -> None:
    answer = ask(engine, id=identity, do="legal")
    assert (answer["id"], answer["error"]["code"]) == (None, "bad-request")


def malformed(count: int) -> Iterator[bytes]:
    """Lines that are all wrong, in every way a line can be."""
    choice = random.Random(1)
    good = json.dumps({"id": 1, "do": "play", "seat": 0, "move": "take 1"}).encode()
    ways: list[Callable[[], bytes]] = [
        lambda: good[: choice.randrange(1, len(good))],
        lambda: bytes(choice.randrange(256) for _ in range(60)).replace(b"\n", b"!") or b"!",
        lambda: b"[" * choice.randrange(1, 100_000),
        lambda: b'{"id":1,"do":' * choice.randrange(1, 30_000),
        lambda: b'{"do":"new","players":' + b"9" * choice.randrange(20, 9_000) + b"}",
        lambda: b'{"do":"new","players":1e999}',
        lambda: b'{"do":"new","players":NaN}',
        lambda: b'{"do":"play","seat":0,"move":"\\ud800"}',
        lambda: json.dumps({"do": "legal", "x" * choice.randrange(1, 500): 1}).encode(),
        lambda: json.dumps(choice.choice(BAD)).encode(),
        lambda: json.dumps(choice.choice([None, 1, "new", [], True])).encode(),
        lambda: json.dumps({"do": "load", "position": nested(choice)}).encode(),
        lambda: json.dumps({"do": "replay", "record": "x" * choice.randrange(3_000)}).encode(),
    ]
    for number in range(count):
        if number % 500 == 0:
            yield b"x" * choice.choice([1_000_000, LONGEST, LONGEST + 1, 3 * LONGEST])
        elif number % 500 == 1:
            yield b'{"do":"legal","field":"' + b"y" * 1_000_000 + b'"}'
        else:
            yield ways[number % len(ways)]()


def nested(choice: random.Random) -> Any:
    value: Any = choice.choice([1, None, "x", -(10**20)])
    for _ in range(choice.randrange(40)):
        value = [value] if choice.random() < 0.5 else {"heroes": value}
    return value


def test_twenty_thousand_malformed_lines_get_twenty_thousand_errors() -> None:
    command = [sys.executable, "-m", "rollplayer", "engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:

        def answer(line: bytes) -> Json:
            assert engine.stdin
            assert engine.stdout
            engine.stdin.write(line + b"\n")
            engine.stdin.flush()
            told: bytes = engine.stdout.readline()
            assert len(told) < 2_000
            return dict(json.loads(told))

        assert answer(b'{"do":"new","players":2,"seed":1}')["ok"]
        before = answer(b'{"do":"legal"}')
        for number, line in enumerate(malformed(20_000)):
            assert answer(line)["ok"] is False, line[:80]
            if number == 2_000:
                peak = most_memory(engine.pid)
        assert most_memory(engine.pid) - peak < 30_000
        assert answer(b'{"do":"legal"}') == before
        engine.kill()


def most_memory(process: int) -> int:
    """Kilobytes that a process has needed so far, where the system tells."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return int(lines["VmHWM"].split()[0])


def test_the_program_serves_the_next_line_after_a_bad_one() -> None:
    lines = [
        b"garbage",
        b"",
        b'{"id":"a","do":"new","players":1,"seed":1}',
        b"{",
        b'{"id":2,"do":"legal"}',
    ]
    done = subprocess.run(
        [sys.executable, "-m", "rollplayer", "engine"],
        input=b"\n".join(lines),
        capture_output=True,
        check=True,
        timeout=60,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [False, True, False, True]
    assert [answer["id"] for answer in answers] == [None, "a", None, 2]
    assert done.stderr == b""
