"""The two sides of the character sheet (R2.2): a player chooses one, and everybody sees it."""

from tests.server.harness import Server, me


def test_everybody_sees_the_look_that_a_player_has_chosen(server: Server) -> None:
    made, ann, bob = server.pair()
    assert [seat["look"] for seat in ann.view["seats"]] == ["", ""]
    assert bob.ask("look", seat=1, look="a")["type"] == "done"
    ann.see_that(lambda view: view["seats"][1]["look"] == "a")

    # It is kept with the seat.
    again = server.sit(made, *bob.tokens)
    assert again.view["seats"][1]["look"] == "a"


def test_nobody_chooses_the_look_of_another(light: Server) -> None:
    ann = light.sit(light.make(me("Ann"), me("Bob")))
    assert ann.ask("look", seat=1, look="b")["type"] == "done"
    assert ann.ask("look", seat=2, look="b")["code"] == "not-your-seat"
