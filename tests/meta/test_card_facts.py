"""The card facts that the page is built with are those of the cards."""

from scripts.card_facts import main


def test_the_facts_in_the_tree_are_up_to_date() -> None:
    assert main(["--check"]) == 0, "run: make wire"
