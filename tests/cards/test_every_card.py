"""What holds for every market card, from its facts: a new one is tested as soon as it is there."""

from random import Random
from typing import Any

import pytest

from rollplayer.notation.cards.page_facts import base_facts
from tests.cards.table import check_cost, check_trait, over, token
from tests.second_scorer import (
    ALIGNMENTS,
    ARMOR,
    CLASSES,
    RACES,
    ROWS,
    SKILLS,
    TRAITS,
    WEAPONS,
    score_position,
)

MARKET: dict[str, dict[str, Any]] = base_facts()["market"]
ONE_HANDED = [slug for slug in WEAPONS if MARKET[slug]["hands"] == 1]
SHEETS = 100


@pytest.mark.parametrize("slug", MARKET)
def test_a_card_costs_what_its_facts_say_and_a_trait_follows_its_arrow(slug: str) -> None:
    facts = MARKET[slug]
    if facts["kind"] == "trait" and "arrow" in facts:
        check_trait(slug, facts["cost"], facts["arrow"])
    else:
        check_cost(slug, facts["cost"])


def random_sheet(random: Random) -> str:
    """A full sheet; low, high and mixed rows, some of them in few colors."""
    least, most = random.choice([(1, 6), (1, 3), (4, 6), (5, 6)])
    colors = random.sample(random.choice(["gbrpkwy", "gr", "wy"]) * 10, 18)
    dice = [f"{color}{random.randint(least, most)}" for color in colors]
    return "\n".join(" ".join([row, *dice[at * 3 : at * 3 + 3]]) for at, row in enumerate(ROWS))


@pytest.mark.parametrize("trait", TRAITS)
def test_a_trait_pays_what_another_reader_of_its_sentence_counts(trait: str) -> None:
    """On many sheets; some of them pay more than others."""
    random, paid = Random(trait), set()
    for _ in range(SHEETS):
        belongings: dict[str, Any] = {
            "race": random.choice(list(RACES)),
            "class": random.choice(list(CLASSES)),
            "gold": random.randrange(20),
            "alignment": token(random.randrange(3), random.randrange(3), next(iter(ALIGNMENTS))),
        }
        dealt = random.sample([*SKILLS, *ARMOR], 12)
        weapons = random.sample(ONE_HANDED, random.randrange(3))
        belongings["cards"] = [trait, *weapons, *dealt[: random.randrange(6)]]
        neighbor = {"cards": dealt[6 : 6 + random.randrange(7)]}
        ended = over(random_sheet(random), neighbor=neighbor, **belongings)
        counted = score_position(ended.position)["heroes"][0]["traits"]
        assert ended.score().part("traits") == counted, belongings
        paid.add(counted)
    assert len(paid) > 1
