"""`best` in the engine protocol: what a bot would play, and what it thinks of the moves."""

import json
import subprocess
import sys
from random import Random

import pytest

from rollplayer.bots import BOTS, Budget, make_bot
from rollplayer.cli.protocol import Engine
from rollplayer.engine import legal, turn
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import write_move
from tests.cli.test_protocol import ask

KINDS = ("race", "class", "place-starting", "take", "action", "market")


@pytest.fixture
def engine() -> Engine:
    return Engine(base_cards())


def test_best_names_a_legal_move_and_keeps_to_its_seed(engine: Engine) -> None:
    ask(engine, do="new", players=2, seed=6)
    answer = ask(engine, do="best", bot="random", seconds=1, seed=1)
    assert answer["move"] in ask(engine, do="legal")["moves"]
    assert ask(engine, do="best", bot="random", seconds=1, seed=1) == answer


def play_on(engine: Engine, kind: str) -> None:
    """Plays the first legal moves until a kind of prompt comes up."""
    while engine.game().state.prompts[-1].kind != kind:
        answer = ask(engine, do="legal")
        ask(engine, do="play", seat=answer["seat"], move=answer["moves"][0])


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("kind", KINDS)
def test_best_has_the_fields_of_the_contract(engine: Engine, bot: str, kind: str) -> None:
    ask(engine, do="new", players=2, seed=6)
    play_on(engine, kind)
    before = ask(engine, do="record")
    answer = ask(engine, do="best", bot=bot, seconds=0.2, seed=1)
    assert set(answer) == {"id", "ok", "seat", "move", "value", "lines"}
    listed = ask(engine, do="legal")
    assert answer["seat"] == listed["seat"]
    assert answer["move"] in listed["moves"]
    if answer["value"] is None:
        assert answer["lines"] == []
    else:
        assert answer["lines"][0] == {"move": answer["move"], "value": answer["value"]}
        values = [line["value"] for line in answer["lines"]]
        assert values == sorted(values, reverse=True)
        assert {line["move"] for line in answer["lines"]} <= set(listed["moves"])
        assert all(-20 < value < 80 for value in values), "stars, never a sign for not looked at"
        assert 1 <= len(values) <= 5
    assert ask(engine, do="record") == before


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("kind", KINDS)
def test_best_is_what_the_bot_would_play(engine: Engine, bot: str, kind: str) -> None:
    ask(engine, do="new", players=2, seed=8)
    play_on(engine, kind)
    state = engine.game().state
    moves = legal(state, turn(state))
    chosen = make_bot(bot).choose(state, turn(state), moves, Random("best 4"), Budget(0.2))
    answer = ask(engine, do="best", bot=bot, seconds=0.2, seed=4)
    assert answer["move"] == write_move(base_cards(), chosen)


def test_best_tells_values_where_the_bot_thinks(engine: Engine) -> None:
    ask(engine, do="new", players=1, seed=6)
    play_on(engine, "take")
    for bot in ("novice", "adept", "hero"):
        assert ask(engine, do="best", bot=bot, seconds=0.2)["value"] is not None
    assert ask(engine, do="best")["value"] is None


def test_best_is_refused_where_nobody_is_asked(engine: Engine) -> None:
    assert ask(engine, do="best")["error"]["code"] == "no-game"
    ask(engine, do="new", players=1, chance="manual")
    ask(engine, do="play", seat=0, move="race elf")
    assert ask(engine, do="best", bot="random")["error"]["code"] == "chance-pending"


def test_bots_hints_and_analysis_need_no_numpy() -> None:
    lines = (
        '{"do":"new","players":1,"seed":1}',
        '{"do":"best","bot":"hero"}',
        '{"do":"play","seat":0,"move":"race elf"}',
        '{"do":"hint","work":1}',
        '{"do":"analysis","seat":0,"work":1}',
    )
    begin = "import sys; sys.modules['numpy'] = None; from rollplayer.cli import main"
    done = subprocess.run(
        [sys.executable, "-c", f"{begin}; main(['engine'])"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True] * len(lines)
