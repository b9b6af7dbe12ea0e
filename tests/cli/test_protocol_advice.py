"""The verbs of the engine protocol that tell and advise: version, hint, analysis."""

from typing import Any

from rollplayer import __version__
from rollplayer.cli.protocol import VERBS, Engine
from rollplayer.notation.cards.cardfile import base_cards


def begun() -> Engine:
    engine = Engine(base_cards())
    ask(engine, "new", players=1, seed=7)
    return engine


def ask(engine: Engine, verb: str, **fields: Any) -> dict[str, Any]:
    return engine.answer({"id": 1, "do": verb, **fields})


def test_version_comes_before_any_game() -> None:
    answer = ask(Engine(base_cards()), "version")
    assert answer["ok"]
    assert answer["version"] == __version__
    assert answer["protocol"] == 1
    assert answer["verbs"] == list(VERBS)


def test_a_hint_names_moves_with_stars_and_reasons() -> None:
    engine = begun()
    answer = ask(engine, "hint", work=1)
    assert answer["seat"] == 0
    best = answer["hints"][0]
    assert best["move"] in ask(engine, "legal")["moves"]
    assert 20 < best["stars"] < 60
    assert best["against"] == answer["hints"][1]["move"]
    assert ask(engine, "hint", work=1) == answer


def test_an_analysis_is_that_of_the_command() -> None:
    engine = begun()
    refused = ask(engine, "analysis", seat=0)
    assert refused["error"]["code"] == "bad-request"
    ask(engine, "play", seat=0, move="race elf")
    answer = ask(engine, "analysis", seat=0, work=1)
    assert answer["analysis"]["players"] == 1
    assert not answer["analysis"]["finished"]


def test_wrong_fields_are_refused() -> None:
    engine = begun()
    for verb, fields, message in (
        ("hint", {"work": 0}, "work: from 1 to 1000"),
        ("analysis", {"seat": 3}, "seat: from 0 to 0"),
        ("analysis", {}, "seat: the field is missing"),
        ("version", {"seat": 0}, "the field 'seat' is unknown; version takes none"),
    ):
        assert ask(engine, verb, **fields)["error"]["message"] == message
    assert ask(Engine(base_cards()), "hint")["error"]["code"] == "no-game"
