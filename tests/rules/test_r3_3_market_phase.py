"""R3.3: in the order of the initiative cards, buy a market card or discard one for 2 gold."""

from typing import Any

import pytest

from tests.scenario import Scenario, hero, initiative, others

MARKET = ["chain-helm", "reckless", "pickpocket"]


def market_turn(gold: int = 9, market: list[str] = MARKET, **fields: Any) -> Scenario:
    """Two players; seat 0 is at the market with card 1, seat 1 follows with card 3."""
    second = {**others(1)[0], "initiative": 3}
    return Scenario.at(
        hero(initiative=1, gold=gold, **fields),
        second,
        phase="market",
        market=market,
        initiative=[{"card": 2, "die": "b2", "gold": 1}],
    )


def test_r3_3_the_books_example() -> None:
    """Isaac (card 1) buys Reckless for 5 gold and a token, Eric (2) discards the Leather Gloves
    for 2 gold, Claire (3) buys the Quarterstaff."""
    isaac, claire = others(2)
    table = Scenario.at(
        hero(initiative=2, gold=4),
        {**isaac, "initiative": 1, "charisma": 1, "gold": 5},
        {**claire, "initiative": 3, "gold": 2},
        phase="market",
        market=["reckless", "leather-gloves", "quarterstaff", "chain-helm"],
        initiative=[{"card": 4, "die": "g6"}],
    )
    assert table.seat == 1
    table.play("1 buy reckless")
    assert table.hero(1)["cards"] == ["reckless"]
    assert (table.hero(1)["gold"], table.hero(1)["charisma"]) == (0, 0)
    assert table.hero(1)["alignment"] == {"card": "rebel", "row": 1, "column": 2}
    assert table.seat == 0
    table.play("0 discard leather-gloves")
    assert table.hero(0)["gold"] == 4 + 2
    assert table.position["discard"] == ["leather-gloves"]
    assert table.seat == 2
    assert table.position["market"] == ["quarterstaff", "chain-helm"]
    table.play("2 buy quarterstaff")
    assert table.hero(2)["cards"] == ["quarterstaff"]
    assert table.hero(2)["gold"] == 0


@pytest.mark.parametrize("cards", [(1, 2, 3), (3, 1, 2), (2, 3, 1), (4, 1, 3)])
def test_r3_3_turns_go_by_ascending_initiative(cards: tuple[int, ...]) -> None:
    heroes = [hero(), *others(2)]
    table = Scenario.at(
        *({**each, "initiative": card} for each, card in zip(heroes, cards, strict=True)),
        phase="market",
        market=["chain-helm", "chain-tunic", "mystic-cowl", "reckless"],
    )
    asked = []
    while table.asked == "market":
        asked.append(cards[table.seat])
        table.play(f"{table.seat} discard {table.position['market'][0]}")
    assert asked == sorted(cards)


def test_r3_3_nobody_goes_out_of_turn() -> None:
    refused = market_turn().refusal("1 buy chain-helm")
    assert (refused.code, refused.rule) == ("not-your-turn", "R3.3")


def test_r3_3_buy_one_or_discard_one_and_nothing_else() -> None:
    table = market_turn()
    buys, discards = [f"buy {slug}" for slug in MARKET], [f"discard {slug}" for slug in MARKET]
    assert table.legal() == [*buys, *discards]
    assert table.refusal("0 pass").rule == "R3.3"
    assert table.refusal("0 gold").rule == "R3.3"


def test_r3_3_only_cards_of_the_market() -> None:
    table = market_turn()
    assert table.refusal("0 buy longbow").rule == "R3.3"
    assert table.refusal("0 discard longbow").rule == "R3.3"


def test_r3_3_discarding_puts_the_card_on_the_pile_for_two_gold() -> None:
    table = market_turn(gold=0).play("0 discard reckless")
    assert table.hero()["gold"] == 2
    assert table.position["discard"] == ["reckless"]
    assert table.seat == 1


def test_r3_3_the_initiative_card_returns_to_the_row() -> None:
    table = market_turn().play("0 buy chain-helm")
    assert table.hero()["initiative"] is None
    assert [card["card"] for card in table.position["initiative"]] == [1, 2]
    assert table.position["initiative"][1] == {"card": 2, "die": "b2", "gold": 1}


def test_r3_3_the_market_is_not_filled_up_in_this_phase() -> None:
    table = market_turn().play("0 buy chain-helm")
    assert table.position["market"] == ["reckless", "pickpocket"]
    assert table.refusal("1 buy chain-helm").rule == "R3.3"


def test_r3_3a_the_cost_is_paid() -> None:
    table = market_turn(gold=7).play("0 buy reckless")
    assert table.hero()["gold"] == 1
    assert table.hero()["cards"] == ["reckless"]


def test_r3_3a_what_one_cannot_pay_one_cannot_buy() -> None:
    table = market_turn(gold=5)
    assert "buy chain-helm" in table.legal()
    assert table.refusal("0 buy reckless").rule == "R3.3a"


@pytest.mark.parametrize(
    ("gold", "tokens", "left"), [(5, 1, (0, 0)), (4, 3, (1, 0)), (0, 6, (0, 0))]
)
def test_r3_3a_each_charisma_token_stands_for_one_gold(
    gold: int, tokens: int, left: tuple[int, int]
) -> None:
    table = market_turn(gold=gold, charisma=tokens).play("0 buy reckless")
    assert (table.hero()["gold"], table.hero()["charisma"]) == left


def test_r3_3a_too_few_tokens_are_refused() -> None:
    assert market_turn(gold=4, charisma=1).refusal("0 buy reckless").rule == "R3.3a"


@pytest.mark.parametrize(
    ("owned", "card"),
    [
        (["chain-gorget", "chain-tunic", "mystic-cowl", "leather-boots"], "chain-helm"),
        (["honest", "loyal", "weak", "foolish"], "reckless"),
        (["climb", "search", "knowledge", "acrobatics"], "pickpocket"),
    ],
)
def test_r3_3b_armor_traits_and_skills_have_no_limit(owned: list[str], card: str) -> None:
    table = market_turn(cards=owned).play(f"0 buy {card}")
    assert table.hero()["cards"] == [*owned, card]


def test_r3_3b_at_most_two_hands_of_weapons() -> None:
    weapons = ["jeweled-dagger", "longsword"]
    table = market_turn(market=["blessed-mace", "quarterstaff"], cards=weapons)
    assert "buy blessed-mace" not in table.legal()
    assert table.refusal("0 buy blessed-mace").rule == "R3.3b"
    assert "buy blessed-mace drop longsword" in table.legal()
    assert "buy quarterstaff drop jeweled-dagger longsword" in table.legal()
    one_hand = market_turn(market=["blessed-mace", "quarterstaff"], cards=["longsword"])
    assert "buy blessed-mace" in one_hand.legal()
    assert "buy quarterstaff" not in one_hand.legal()


def test_r3_3b_a_barbarian_holds_four_hands() -> None:
    barbarian: dict[str, Any] = {"class": "barbarian"}
    two_hands = market_turn(market=["quarterstaff"], cards=["longbow"], **barbarian)
    assert "buy quarterstaff" in two_hands.legal()
    weapons = ["longbow", "quarterstaff"]
    four_hands = market_turn(market=["longsword"], cards=weapons, **barbarian)
    assert "buy longsword" not in four_hands.legal()


def test_r3_3b_a_weapon_is_discarded_at_any_time_for_no_gold() -> None:
    table = Scenario.at(
        hero(cards=["longsword"], gold=3), *others(1), initiative=initiative("r1", "b2", "g3")
    )
    assert table.drops(0) == ["drop longsword"]
    table.play("0 take 1", "0 drop longsword")
    assert table.asked == "place"
    assert table.hero()["cards"] == []
    assert table.hero()["gold"] == 3
    assert table.position["discard"] == ["longsword"]


def test_r3_3b_only_ones_own_weapons_are_dropped() -> None:
    table = market_turn(cards=["climb"])
    assert table.refusal("0 drop climb").rule == "R3.3b"
    assert table.refusal("0 drop longsword").rule == "R3.3b"


@pytest.mark.parametrize(
    ("trait", "row", "column"),
    [("honest", 0, 1), ("obnoxious", 2, 1), ("loyal", 1, 0), ("reckless", 1, 2)],
)
def test_r3_3c_a_trait_moves_the_token_as_its_arrow_shows(
    trait: str, row: int, column: int
) -> None:
    table = market_turn(market=[trait]).play(f"0 buy {trait}")
    assert table.hero()["alignment"] == {"card": "hermit", "row": row, "column": column}


def test_r3_3c_at_the_edge_the_trait_is_bought_and_nothing_moves() -> None:
    token = {"card": "hermit", "row": 1, "column": 2}
    table = market_turn(alignment=token).play("0 buy reckless")
    assert table.hero()["alignment"] == token
    assert table.hero()["cards"] == ["reckless"]


def test_r3_3c_the_token_moves_before_what_the_purchase_triggers() -> None:
    """The Sorcerer's action after a trait finds the token already moved."""
    sorcerer: dict[str, Any] = {"class": "sorcerer"}
    table = market_turn(**sorcerer, sheet={"str": ["r1"]}).play("0 buy reckless")
    assert table.asked == "action"
    assert table.hero()["alignment"]["column"] == 2
    assert "reroll str1" in table.legal()


def test_r3_3c_armor_skills_and_weapons_move_nothing_when_bought() -> None:
    for slug in ("chain-helm", "pickpocket", "longsword"):
        table = market_turn(market=[slug]).play(f"0 buy {slug}")
        assert (table.hero()["alignment"]["row"], table.hero()["alignment"]["column"]) == (1, 1)


def test_r3_3d_a_bought_skill_is_ready_at_once() -> None:
    table = market_turn(gold=3).play("0 buy pickpocket")
    assert table.seat == 0
    assert table.legal() == ["pass", "use pickpocket"]
    table.play("0 use pickpocket")
    assert table.hero()["gold"] == 2
    assert table.hero()["exhausted"] == ["pickpocket"]


def test_r3_3d_unless_its_card_names_another_time() -> None:
    """Climb belongs to the dice turn, so the market turn ends with buying it."""
    table = market_turn(market=["climb", "reckless", "weak"]).play("0 buy climb")
    assert table.seat == 1
    assert table.refusal("0 use climb").rule == "R5.2"


def test_r3_3e_the_discard_pile_is_open_to_all() -> None:
    table = market_turn(gold=0).play("0 discard reckless")
    assert table.position["discard"] == ["reckless"]
