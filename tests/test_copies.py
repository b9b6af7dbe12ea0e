"""Everything in the rules can be pickled and copied, compiled or not: workers depend on it."""

import copy
import pickle

import pytest

from rollplayer.bots import make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.engine import Options, new_game, outcomes, score
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import Event, Record


def things() -> dict[str, object]:
    cards = base_cards()
    options = Options(2, cards, "first", ("short",))
    match = play_match(options, [make_bot("random"), make_bot("random")], "copies")
    state = next(state for state in match.record.states() if state.round == 3 and state.prompts)
    return {
        "options": options,
        "state": state,
        "hero": state.heroes[0],
        "prompt": state.prompts[-1],
        "outcomes": outcomes(new_game(options)),
        "scorecards": score(match.state),
        "event": match.record.events[-1],
        "effects": [card.effects for card in cards.market],
    }


@pytest.mark.parametrize("name", [*things()])
def test_a_copy_is_equal(name: str) -> None:
    thing = things()[name]
    # Cards are compared by identity, so what holds a card set is compared by what it says.
    for made in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)):
        assert type(made) is type(thing)
        assert repr(made) == repr(thing)


def test_a_copied_card_set_holds_the_same_facts() -> None:
    cards = base_cards()
    made = pickle.loads(pickle.dumps(cards))
    assert made.name == cards.name
    assert made.races == cards.races
    assert made.backstories == cards.backstories
    for copied, card in zip(made.market, cards.market, strict=True):
        assert (copied.slug, copied.effects, copied.ability) == (
            card.slug,
            card.effects,
            card.ability,
        )
    for copied, own in zip(made.classes, cards.classes, strict=True):
        assert (copied.slug, copied.goals, copied.passives) == (own.slug, own.goals, own.passives)


def test_a_copied_game_goes_on_as_the_first() -> None:
    options = Options(3, base_cards())
    bots = [make_bot("random") for _ in range(3)]
    first = play_match(options, bots, "on")
    again = play_match(pickle.loads(pickle.dumps(options)), bots, "on")
    assert again.record.events == first.record.events
    record = Record(first.record.first)
    record.events = pickle.loads(pickle.dumps(first.record.events))
    assert isinstance(record.events[0], Event)
    assert len([*record.states()]) == len(first.record.events) + 1
