"""R11.5, R11.6, R11.11, R11.20, R11.24, R11.25: what may happen on a market turn."""

from typing import Any

import pytest

from tests.rules.tables import at_market, loaded, of_class, token
from tests.scenario import Scenario, hero

# Longsword, Blessed Mace, Jeweled Dagger (3 gold) and Tower Shield (6) take one hand,
# Longbow (2), Ancient Spear (4), Quarterstaff (3) and Heavy Crossbow (5) two.


def armed(*weapons: str, market: str, name: str = "wizard", **fields: Any) -> Scenario:
    return at_market(of_class(name, cards=list(weapons), **fields), market=f"{market} weak")


def purchases(table: Scenario, card: str) -> list[str]:
    return [line for line in table.legal() if line.split()[:2] == ["buy", card]]


# R11.5 -----------------------------------------------------------------------------------------


def test_r11_5_within_two_hands_nothing_is_dropped() -> None:
    table = armed("longsword", market="blessed-mace")
    assert purchases(table, "blessed-mace") == ["buy blessed-mace"]
    assert table.refusal("0 buy blessed-mace drop longsword").rule == "R11.5"


@pytest.mark.parametrize(
    ("weapons", "wanted", "drops"),
    [
        (["longsword", "blessed-mace"], "jeweled-dagger", ["blessed-mace", "longsword"]),
        (["longsword", "blessed-mace"], "longbow", ["blessed-mace longsword"]),
        (["longsword"], "longbow", ["longsword"]),
        (["quarterstaff"], "longbow", ["quarterstaff"]),
        (["quarterstaff"], "longsword", ["quarterstaff"]),
    ],
)
def test_r11_5_only_with_the_smallest_drops_that_make_room(
    weapons: list[str], wanted: str, drops: list[str]
) -> None:
    table = armed(*weapons, "pickpocket", market=wanted)
    assert purchases(table, wanted) == [f"buy {wanted} drop {drop}" for drop in drops]
    assert table.refusal(f"0 buy {wanted}").rule == "R3.3b"
    table.play(f"0 buy {wanted} drop {drops[0]}")
    dropped = set(drops[0].split())
    assert set(table.hero()["cards"]) == {*weapons, wanted, "pickpocket"} - dropped
    assert set(table.position["discard"]) == dropped


@pytest.mark.parametrize(
    ("weapons", "wanted", "drops"),
    [
        (["longbow"], "quarterstaff", [""]),
        (["longbow", "quarterstaff"], "longsword", ["longbow", "quarterstaff"]),
        (["longbow", "longsword", "blessed-mace"], "quarterstaff",
         ["longbow", "blessed-mace longsword"]),
        (["longbow", "longsword"], "quarterstaff", ["longbow", "longsword"]),
    ],
)  # fmt: skip
def test_r11_5_a_barbarian_has_four_hands(
    weapons: list[str], wanted: str, drops: list[str]
) -> None:
    table = armed(*weapons, market=wanted, name="barbarian")
    assert purchases(table, wanted) == [
        f"buy {wanted} drop {drop}" if drop else f"buy {wanted}" for drop in drops
    ]


def test_r11_5_more_than_needed_may_not_be_dropped() -> None:
    table = armed("longsword", "blessed-mace", market="jeweled-dagger")
    line = "0 buy jeweled-dagger drop blessed-mace longsword"
    assert table.refusal(line).rule == "R11.5"


def test_r11_5_the_price_is_paid_before_the_drops() -> None:
    # Quarterstaff costs 2; the Heavy Crossbow that makes room for it still takes 1 off.
    table = armed("heavy-crossbow", market="quarterstaff", gold=1)
    table.play("0 buy quarterstaff drop heavy-crossbow")
    assert table.hero()["gold"] == 0
    assert table.hero()["cards"] == ["quarterstaff"]


# R11.6 -----------------------------------------------------------------------------------------


def test_r11_6_an_empty_market_pays_two_gold() -> None:
    table = at_market(hero(cards=["search"]), market="")
    assert table.legal() == ["gold", "use search"]
    table.play("0 gold")
    assert table.hero()["gold"] == 7
    assert table.position["discard"] == []


def test_r11_6_an_empty_market_triggers_nothing() -> None:
    # The Rogue would be offered an exchange after discarding.
    rogue = of_class("rogue", "STR g3 b2", cards=["search"])
    empty = at_market(rogue, market="").play("0 gold")
    assert empty.legal() == ["pass", "use search"]
    full = at_market(rogue).play("0 discard weak")
    assert "swap str1 str2" in full.legal()


@pytest.mark.parametrize(("market", "asked"), [("weak", True), ("", False)])
def test_r11_6_neither_does_an_empty_friendly_market(market: str, asked: bool) -> None:
    rogue = of_class("rogue", "STR g3 b2", cards=["search"])
    table = at_market(rogue, market=market, variants=["friendly"]).play("0 gold")
    assert ("swap str1 str2" in table.legal()) is asked


def test_r11_6_skills_of_the_market_turn_may_still_be_used() -> None:
    table = at_market(hero(cards=["move-silently"]), market="", discard=["honest"])
    table.play("0 use move-silently", "0 buy honest")
    assert table.hero()["cards"] == ["move-silently", "honest"]


# R11.11 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "gold", "left"), [(1, 5, (0, 3)), (2, 5, (0, 4)), (4, 5, (1, 5)), (3, 0, (0, 0))]
)
def test_r11_11_tokens_are_spent_before_gold(tokens: int, gold: int, left: tuple[int, int]) -> None:
    # Honest costs 3; the turn stays open for Search, so the tokens are still there to see.
    one = hero(cards=["search"], charisma=tokens, gold=gold)
    table = at_market(one, market="honest weak").play("0 buy honest")
    assert (table.hero()["charisma"], table.hero()["gold"]) == left


# R11.20 ----------------------------------------------------------------------------------------


def lock(*more: str, name: str = "warrior", **fields: Any) -> Scenario:
    piles = {"deck": {"single": ["honest", "loyal"], "double": ["nimble"]}, **fields}
    hands = {key: piles.pop(key) for key in ("gold", "charisma") if key in piles}
    return at_market(of_class(name, cards=["open-lock", *more], **hands), **piles)


def test_r11_20_the_top_card_is_bought_at_full_price() -> None:
    # Honest costs 3: no token and no Heavy Crossbow may help.
    table = lock("heavy-crossbow", "search", charisma=2).play(
        "0 use open-lock", "0 reveal", "* revealed honest"
    )
    assert table.legal() == ["buy honest", "pass"]
    table.play("0 buy honest")
    assert (table.hero()["gold"], table.hero()["charisma"]) == (2, 2)
    assert token(table) == (0, 2), "Open Lock's arrow, then the trait's"


def test_r11_20_with_no_card_anywhere_nothing_is_revealed() -> None:
    table = lock(deck={"single": [], "double": []}, discard=[])
    table.play("0 use open-lock")
    assert "discard weak" in table.legal(), "the market turn goes on"


def test_r11_20_discounts_do_not_make_it_affordable() -> None:
    table = lock("heavy-crossbow", gold=2, charisma=2).play(
        "0 use open-lock", "0 reveal", "* revealed honest"
    )
    assert table.position["discard"] == ["honest"]
    assert "discard weak" in table.legal()


def test_r11_20_a_card_not_bought_goes_to_the_discard_pile() -> None:
    table = lock().play("0 use open-lock", "0 reveal", "* revealed loyal", "0 pass")
    assert table.position["discard"] == ["loyal"]
    assert table.legal() == ["buy chain-helm", "buy weak", "discard chain-helm", "discard weak"]


def test_r11_20_a_revealed_weapon_over_the_hands_limit_comes_with_drops() -> None:
    """A third and fourth hand of weapons was bought through Open Lock, and none was dropped."""
    table = lock("longbow", deck={"single": ["quarterstaff", "blessed-mace"]})
    table.play("0 use open-lock", "0 reveal", "* revealed quarterstaff")
    assert table.legal() == ["buy quarterstaff drop longbow", "pass"]
    assert table.refusal("0 buy quarterstaff").rule == "R3.3b"
    table.play("0 buy quarterstaff drop longbow")
    assert table.hero()["cards"] == ["open-lock", "quarterstaff"]
    assert table.position["discard"] == ["longbow"]


def test_r11_20_a_revealed_weapon_within_the_hands_limit_is_simply_bought() -> None:
    table = lock("longsword", deck={"single": ["blessed-mace"]})
    table.play("0 use open-lock", "0 reveal", "* revealed blessed-mace")
    assert table.legal() == ["buy blessed-mace", "pass"]


def test_r11_20_in_the_solo_game_too() -> None:
    solo = Scenario.at(
        hero(cards=["open-lock"], initiative=1),
        phase="market",
        market=["weak", "chain-helm", "proud"],
        deck={"single": ["honest"]},
    ).play("0 use open-lock", "0 reveal", "* revealed honest", "0 pass")
    assert solo.position["discard"] == ["honest"]
    assert solo.position["trash"] == []


def test_r11_20_only_the_top_pile_is_revealed_from() -> None:
    assert set(lock().play("0 use open-lock", "0 reveal").odds()) == {
        "revealed honest",
        "revealed loyal",
    }


def test_r11_20_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = lock(deck={}, discard=["honest", "nimble"]).play("0 use open-lock", "0 reveal")
    assert set(table.odds()) == {"revealed honest", "revealed nimble"}
    table.play("* revealed honest")
    assert table.position["discard"] == []
    assert table.position["deck"]["mixed"] == ["nimble"]


def test_r11_20_with_no_card_at_all_only_the_arrow_applies() -> None:
    table = lock(deck={}).play("0 use open-lock")
    assert token(table) == (1, 2)
    assert table.hero()["exhausted"] == ["open-lock"]
    assert "buy weak" in table.legal()


# R11.24 ----------------------------------------------------------------------------------------


def bard(*cards: str, placed: str | None = "cha", **fields: Any) -> Scenario:
    one = of_class("bard", cards=list(cards), placed=placed, gold=20, **fields)
    piles = {"discard": ["loyal", "proud"], "deck": {"single": ["honest"]}}
    return at_market(one, market="weak reckless foolish", **piles)


def test_r11_24_the_bard_buys_again_after_buying() -> None:
    table = bard().play("0 buy weak")
    assert table.legal() == ["buy reckless", "buy foolish", "pass"]
    table.play("0 buy foolish")
    assert table.hero()["cards"] == ["weak", "foolish"]
    assert table.position["phase"] != "market", "and no third time"


def test_r11_24_the_additional_buy_is_no_discard_for_gold() -> None:
    table = bard().play("0 buy weak")
    assert table.refusal("0 discard reckless").rule == "R3.3"


def test_r11_24_not_after_a_discard() -> None:
    table = bard("search").play("0 discard weak")
    assert table.legal() == ["pass", "use search"]
    assert table.refusal("0 buy reckless").rule == "R3.3"


@pytest.mark.parametrize("row", ["str", "wis", None])
def test_r11_24_only_with_a_die_placed_in_charisma(row: str | None) -> None:
    table = bard("acrobatics", placed=row).play("0 buy weak")
    assert table.legal() == ["pass", "use acrobatics"]


def test_r11_24_the_additional_buy_is_optional() -> None:
    assert bard().play("0 buy weak", "0 pass").hero()["cards"] == ["weak"]


def test_r11_24_it_follows_any_purchase_but_comes_from_the_row_only() -> None:
    """R11.25: the two skills never serve the additional purchase."""
    table = bard("move-silently", "open-lock").play("0 use move-silently", "0 buy loyal")
    assert "buy reckless" in table.legal()
    assert table.refusal("0 buy proud").rule == "R3.3"
    table.play("0 use open-lock")
    assert table.position["discard"] == ["proud"], "nothing is revealed"
    table.play("0 buy reckless")
    assert table.hero()["cards"] == ["move-silently", "open-lock", "loyal", "reckless"]


def test_r11_24_move_silently_after_the_purchase_only_moves_the_token() -> None:
    table = bard("move-silently").play("0 buy weak", "0 use move-silently")
    assert table.hero()["exhausted"] == ["move-silently"]
    assert token(table) == (2, 0)
    assert table.legal() == ["buy reckless", "buy foolish", "pass"]


# R11.25 ----------------------------------------------------------------------------------------


def test_r11_25_the_turn_stays_open_while_a_skill_can_be_used() -> None:
    table = at_market(hero(cards=["pickpocket"])).play("0 discard weak")
    assert (table.seat, table.legal()) == (0, ["pass", "use pickpocket"])
    table.play("0 use pickpocket")
    assert table.position["phase"] == "cleanup", "nothing is left to do"


def test_r11_25_the_turn_stays_open_for_a_donation() -> None:
    table = at_market(of_class("cleric")).play("0 discard weak")
    assert table.legal() == ["donate", "pass"]
    table.play("0 donate", "0 align left")
    assert token(table) == (1, 0)
    assert table.hero()["gold"] == 6
    assert table.position["phase"] != "market"


def test_r11_25_otherwise_it_ends_with_the_buy_or_discard() -> None:
    blocked = {"card": "hermit", "row": 2, "column": 1}
    one = hero(cards=["pickpocket"], alignment=blocked)
    assert at_market(one).play("0 discard weak").position["phase"] != "market"


def test_r11_25_a_weapon_to_drop_does_not_keep_it_open() -> None:
    assert at_market(hero(cards=["longsword"])).play("0 discard weak").position["phase"] != "market"


def test_r11_25_pass_only_ends_a_turn_whose_purchase_is_used() -> None:
    table = at_market(hero(cards=["pickpocket"]))
    assert table.refusal("0 pass").rule == "R3.3"
    table.play("0 discard weak", "0 pass")
    assert table.hero()["initiative"] is None
    assert table.position["initiative"][0] == {"card": 1, "die": None, "gold": 0}


def test_r11_25_move_silently_is_the_turns_purchase() -> None:
    """The book: no card may also be discarded for gold."""
    one = hero(cards=["move-silently", "search"])
    table = at_market(one, discard=["honest", "nimble"]).play("0 use move-silently")
    assert table.legal() == ["buy nimble", "buy honest", "pass"]
    table.play("0 buy honest")
    assert table.position["discard"] == ["nimble"]
    assert token(table) == (1, 1), "Move Silently down, Honest up"
    assert table.refusal("0 discard weak").rule == "R3.3"


def test_r11_25_move_silently_takes_charisma_tokens() -> None:
    one = hero(cards=["move-silently"], charisma=2, gold=1)
    table = at_market(one, discard=["honest"]).play("0 use move-silently", "0 buy honest")
    assert table.hero()["gold"] == 0


@pytest.mark.parametrize(("edition", "price"), [("second", 2), ("first", 3)])
def test_r11_25_move_silently_with_heavy_crossbow_by_edition(edition: str, price: int) -> None:
    """R10: from the discard pile the crossbow takes 1 off in the second edition only."""
    one = hero(cards=["move-silently", "heavy-crossbow"], backstory="savage")
    table = at_market(one, discard=["honest"], edition=edition)
    table.play("0 use move-silently", "0 buy honest")
    assert table.hero()["gold"] == 5 - price


def test_r11_25_the_first_edition_refuses_the_discounted_price() -> None:
    one = hero(cards=["move-silently", "heavy-crossbow"], backstory="savage", gold=4)
    table = at_market(one, discard=["honest", "nimble"], edition="first")
    table.play("0 use move-silently")
    assert table.refusal("0 buy nimble").rule == "R3.3a", "5 gold, and there are 4"


@pytest.mark.parametrize("skill", ["move-silently", "open-lock"])
def test_r11_25_declined_the_turn_goes_on_and_the_skill_stays_exhausted(skill: str) -> None:
    piles: dict[str, Any] = {"discard": ["honest"], "deck": {"single": ["loyal"]}}
    table = at_market(hero(cards=[skill]), **piles).play(f"0 use {skill}")
    table.chance().play("0 pass")
    assert table.hero()["exhausted"] == [skill]
    assert table.legal() == ["buy chain-helm", "buy weak", "discard chain-helm", "discard weak"]


def test_r11_25_a_purchase_by_skill_uses_the_turns_own() -> None:
    table = lock("search").play("0 use open-lock", "0 reveal", "* revealed honest", "0 buy honest")
    assert table.legal() == ["pass", "use search"]
    assert table.refusal("0 buy weak").rule == "R3.3"
    assert table.refusal("0 discard weak").rule == "R3.3"


def test_r11_25_open_lock_after_the_purchase_only_moves_the_token() -> None:
    """It used to turn over a card that nobody could buy."""
    table = lock("search").play("0 discard weak", "0 use open-lock")
    assert table.legal() == ["pass", "use search"]
    assert table.position["discard"] == ["weak"]
    assert token(table) == (1, 2)


def test_r11_25_a_card_revealed_after_the_purchase_cannot_be_bought() -> None:
    """A second card of the same turn was bought through Open Lock."""
    table = lock("search").play("0 use open-lock", "0 reveal", "* revealed honest")
    position = table.position
    revealed, turn = position["prompts"]
    assert turn["purchase"] is True
    used = loaded({**position, "prompts": [revealed, {**turn, "purchase": False}]})
    assert used.legal() == ["pass", "use search"]
    assert used.refusal("0 buy honest").rule == "R3.3"


def test_r11_25_open_lock_declined_leaves_the_turn_as_it_was() -> None:
    table = lock().play("0 use open-lock", "0 pass")
    assert table.position["discard"] == []
    assert table.hero()["exhausted"] == ["open-lock"]
    assert table.legal() == ["buy chain-helm", "buy weak", "discard chain-helm", "discard weak"]
