"""People talk in fixed phrases: everybody sees them, the host may end it, nobody can flood."""

import pytest

from rollplayer.server.table import chat
from tests.server.harness import BOT, OPEN, Server, me, tokens_of


def said(view: dict[str, object]) -> list[tuple[int, str]]:
    talk = view["talk"]
    assert isinstance(talk, dict)
    return [(each["seat"], each["phrase"]) for each in talk["said"]]


def test_a_phrase_is_seen_by_everybody(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "PAUSE", 0.0)
    made = server.make(me("Ann"), OPEN)
    ann, spectator = server.sit(made), server.sit(made, "nothing")
    assert ann.ask("say", seat=0, phrase="hello")["type"] == "done"  # before the game begins
    spectator.see_that(lambda view: said(view) == [(0, "hello")])
    bob = server.sit(server.join(made))
    assert bob.ask("say", seat=1, phrase="good-luck")["type"] == "done"
    ann.see_that(lambda view: said(view) == [(0, "hello"), (1, "good-luck")])
    assert ann.ask("say", seat=0, phrase="thanks")["type"] == "done"
    bob.see_that(lambda view: said(view) == [(1, "good-luck"), (0, "thanks")])
    numbers = [each["number"] for each in bob.view["talk"]["said"]]
    assert numbers == [2, 3]


def test_only_phrases_of_the_list_by_the_holder_of_a_seat(light: Server) -> None:
    made = light.make(me("Ann"), BOT)
    ann, spectator = light.sit(made), light.sit(made, "nothing")
    assert ann.ask("say", seat=1, phrase="hello")["code"] == "not-your-seat"
    assert spectator.ask("say", seat=0, phrase="hello")["code"] == "not-your-seat"
    ann.send({"type": "say", "id": 7, "seat": 0, "phrase": "<b>free text</b>"})
    assert ann.answer(0)["code"] == "bad-request"


def test_nobody_floods_the_table(light: Server) -> None:
    ann = light.sit(light.make(me("Ann")))
    assert ann.ask("say", seat=0, phrase="hello")["type"] == "done"
    refused = ann.ask("say", seat=0, phrase="hello")
    assert (refused["code"], refused["reason"], refused["retry_after"]) == (
        "too-fast",
        "say-slower",
        2,
    )


def test_one_who_talks_silences_nobody_else(light: Server) -> None:
    made = light.make(me("Ann"), OPEN)
    bob = light.sit(light.join(made))
    assert light.sit(made).ask("say", seat=0, phrase="hello")["type"] == "done"
    assert bob.ask("say", seat=1, phrase="hello")["type"] == "done"


def test_the_host_switches_talk_off_and_on(light: Server) -> None:
    made = light.make(me("Ann"), OPEN)
    joined = light.join(made)
    ann, bob = light.sit(made), light.sit(joined)
    assert bob.ask("talk", seat=1, on=False)["code"] == "not-the-host"
    assert ann.ask("talk", seat=0, on=False)["type"] == "done"
    bob.see_that(lambda view: not view["talk"]["on"])
    assert bob.ask("say", seat=1, phrase="hello")["code"] == "talk-off"
    assert ann.ask("talk", seat=0, on=True)["type"] == "done"
    assert bob.ask("say", seat=1, phrase="hello")["type"] == "done"


def test_a_phrase_is_no_move(light: Server) -> None:
    """Whoever waits for days is not waiting less because somebody waves."""
    made = light.make(me("Ann"))
    ann = light.sit(made)
    (before,) = light.post("/api/mine", {"tokens": tokens_of(made)}).json()
    assert ann.ask("say", seat=0, phrase="hello")["type"] == "done"
    (after,) = light.post("/api/mine", {"tokens": tokens_of(made)}).json()
    assert (before["changed"], before["round"]) == (after["changed"], after["round"])
