"""The trees below some positions have as many nodes as they had, and as counted by hand."""

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from tests.perft.count import count_tree, read_tables, tree_text
from tests.perft.positions import Tree, trees

TREES = trees()


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.name)
def test_counts(tree: Tree) -> None:
    assert tree_text(tree) == read_tables()[tree.name]


def test_no_table_is_left_over() -> None:
    assert list(read_tables()) == [tree.name for tree in TREES]


def tree_named(name: str) -> Tree:
    (tree,) = [tree for tree in TREES if tree.name == name]
    return tree


def test_intimidate_by_hand() -> None:
    """Three dice lie in the center: 7 choices of at least one of them, and `pass`.

    7 roll, `pass` leads back to the dice turn. Below: 7 x 6 values, and 3 cards to take. Of the 42,
    3 x 6 came from a single die, which is now laid out: a decision again (an `order` where the new
    value ties with another color, otherwise the dice turn). The rest, 4 x 6, roll another die.
    """
    top, chosen, rolled, _ = count_tree(tree_named("intimidate-with-ties").state, 3)
    assert top == (1, 0, 0)
    assert chosen == (1, 7, 0)
    assert rolled.chance == 4 * 6
    assert rolled.decision == 3 * 6 + 3
    assert rolled.chance + rolled.decision - 3 == 42


def test_set_up_by_hand() -> None:
    """2 seats may start; 6 races, then the 5 left; 6 class colors; its classes."""
    counts = count_tree(tree_named("setup-two").state, 5)
    drawn = 2 * 6 * 5 * len(base_cards().classes)
    assert [sum(count) for count in counts] == [1, 2, 12, 60, 360, drawn]


def test_last_call_by_hand() -> None:
    """Two skills and `pass`: passing ends the game, either skill leaves a decision.

    Pickpocket pays at once and comes back to the last call: `pass` or the other skill. Knowledge
    asks which of the 18 dice to reroll, or `pass`, which comes back to the last call.
    """
    top, first, second, *_ = count_tree(tree_named("last-call").state, 4)
    assert top == (1, 0, 0)
    assert first == (2, 0, 1)
    assert second == (1 + 1, 18, 1)


def test_wizard_by_hand() -> None:
    """Three dice to reroll, or `pass`, which leads to seat 1's dice turn.

    The wizard rolls twice, so 3 x 6 roll again and 3 x 6 x 6 choose what to keep (seat 1 is asked
    where all values are alike). Beside them seat 1 takes one of 3 cards and places in 6 rows.
    """
    counts = count_tree(tree_named("wizard-reroll").state, 3)
    assert counts == [(1, 0, 0), (1, 3, 0), (3, 18, 0), (3 * 36 + 3 * 6, 0, 0)]
