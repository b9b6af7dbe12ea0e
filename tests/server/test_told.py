"""What the server tells of a move and of cards: whose gold it was, and what a card costs whom."""

import pytest

from rollplayer.engine import CHANCE
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import read_move, read_outcome
from rollplayer.notation.record import Event
from rollplayer.server.table.event_log import first_moment, happen
from rollplayer.server.table.logline import log_line
from rollplayer.server.table.view import prices
from rollplayer.server.wire.moves import LogLine
from tests.rules.tables import BYSTANDER, at_dice, at_market
from tests.scenario import Scenario, hero


def told(table: Scenario, line: str) -> LogLine:
    """The log line of a record line."""
    who, _, what = line.partition(" ")
    seat = CHANCE if who == "*" else int(who)
    read = read_outcome(base_cards(), what) if who == "*" else read_move(base_cards(), what)
    return log_line(1, happen(first_moment(table.state), Event(seat, read)))


def test_gold_of_a_skill_out_of_turn_is_that_of_the_seat_that_used_it() -> None:
    """It was told as nothing: the other, whose turn it was, had gained none."""
    table = at_dice(hero(), {**BYSTANDER, "cards": ["pickpocket"]})
    line = told(table, "1 use pickpocket")
    assert (line.seat, line.concerns, line.gold) == (1, 0, 2)
    assert told(table, "0 take 2").gold == 0, "it is collected with the die"


def test_a_roll_concerns_the_seat_that_rolls() -> None:
    table = at_dice(hero("STR r2")).play("0 take 1", "0 place int", "0 reroll str1")
    line = told(table, "* rolled 5")
    assert (line.seat, line.concerns, line.die, line.gold) == (None, 0, "r5", 0)


@pytest.mark.parametrize(("edition", "from_discard"), [("first", 3), ("second", 2)])
def test_a_card_of_the_discard_pile_is_cheaper_only_where_the_edition_says_so(
    edition: str, from_discard: int
) -> None:
    """R10: with Heavy Crossbow, Move Silently buys for less in the second edition alone."""
    cards = ["heavy-crossbow", "move-silently"]
    table = at_market(
        hero(cards=cards, backstory="brawler"),
        market="weak loyal",
        discard=["honest"],
        edition=edition,
    )
    market = {card.slug: card.cost for card in base_cards().market}
    assert prices(table.state, 0) == {
        "weak": market["weak"] - 1,
        "loyal": market["loyal"] - 1,
        "honest": from_discard,
    }
    assert prices(table.state, 1)["weak"] == market["weak"]


def test_a_card_that_is_bought_or_discarded_is_not_told_a_second_time() -> None:
    """A phase's end and the enemy take cards out of the market; a move takes its own."""
    for line in ("0 discard weak", "0 buy weak"):
        table = at_market(hero(cards=["pickpocket"]), market="weak loyal")
        assert told(table, line).discarded == []
