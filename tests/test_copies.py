"""Whatever is public can be pickled, copied and compared, compiled or not: workers depend on it."""

import copy
import inspect
import pickle
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

import rollplayer
from rollplayer import engine
from rollplayer.bots import OURS, Budget, Forfeit, make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.engine import Options, Reason, cards, outcomes, score, scoring, terms
from rollplayer.environments.batch import Batch
from rollplayer.environments.episode import Episode
from rollplayer.notation.cards.cardfile import base_cards, read_pack
from rollplayer.notation.record import Event
from tests.bots.golden_states import states_by_kind

EXAMPLE: Final = Path(str(files("rollplayer").joinpath("packs", "example.toml")))
DOORS: Final = (rollplayer, engine, cards, terms, scoring)
# Of these there are only kinds or names; and nobody keeps a `ScoredHero`, scoring's view of a hero.
NOT_TRIED: Final = {
    rollplayer.Bot,
    rollplayer.NotationError,
    engine.Reasoned,
    terms.Prompt,
    terms.ChancePrompt,
    terms.ValueType,
    scoring.ScoredHero,
}


def public_classes() -> set[type]:
    named = (getattr(door, name) for door in DOORS for name in door.__all__)
    return {each for each in named if inspect.isclass(each)}


def refusals() -> Iterator[engine.Reasoned]:
    kinds: list[type[engine.RulesError]] = [engine.RulesError, *engine.RulesError.__subclasses__()]
    for kind in kinds:
        yield kind("row-full", "R4", attribute="str")
    with pytest.raises(engine.RulesError) as refused:
        rollplayer.Game(players=2, seed=7).play("race elf")
    yield refused.value
    yield engine.BadOptions("bad-players", number=7)
    yield rollplayer.BadRecord(7, "lines-missing")
    yield rollplayer.BadCards("mine.toml", 3, "too-many-tables", number=300, most=254)
    for bad in (rollplayer.BadMove, rollplayer.BadPosition, rollplayer.BadSheet):
        yield bad("not-a-backstory", text="hunt")


def in_play() -> Iterator[object]:
    """What a few games of all kinds are made of."""
    for states in states_by_kind().values():
        for state in states:
            yield from (state, *state.heroes, *state.prompts, state.options)
            if engine.turn(state) == engine.CHANCE:
                yield tuple(outcomes(state))
    match = play_match(Options(2, base_cards()), [make_bot("random")] * 2, "copies")
    table = score(match.state)
    yield from (match.record, *table, *table[0].lines)
    yield from (*base_cards().market, *base_cards().classes)


def held() -> Iterator[object]:
    """What a program holds in its hand."""
    game = rollplayer.Game(players=2, seed=7, names=("Ann", "Bob"))
    game.play_out("random")
    yield from (game, game.record, game.position, *game.heroes, *game.score(), *game.record)
    yield from (act for step in game.record for act in [step.what])
    episode = Episode(Options(1, base_cards()), 7)
    batch = Batch(Options(1, base_cards()), True)
    batch.begin([1, 2], 3)
    yield from (episode, Event(0, terms.Move(7)), Budget(2.0), Reason("game-over", {}))
    yield from (base_cards(), read_pack(EXAMPLE))
    yield from (make_bot(name) for name in sorted(OURS))


@cache
def things() -> dict[type, list[Any]]:
    """Some things of every class; at most a few, as states are many."""
    found: dict[type, list[Any]] = {}
    for thing in (*refusals(), Forfeit("slow"), *in_play(), *held(), *engine.VARIANT_TABLE):
        same = found.setdefault(type(thing), [])
        if len(same) < 40:
            same.append(thing)
    for kind in public_classes() - found.keys():
        if issubclass(kind, tuple):
            found[kind] = [kind(*inspect.signature(kind).parameters)]
    return found


def copies(thing: Any) -> list[Any]:
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing), copy.copy(thing)]


def test_every_public_class_is_tried() -> None:
    assert public_classes() - things().keys() == NOT_TRIED


def test_a_copy_is_equal() -> None:
    for kind, same in things().items():
        for thing in same:
            for made in copies(thing):
                assert type(made) is kind
                if isinstance(thing, Exception):
                    assert (str(made), vars(made)) == (str(thing), vars(thing))
                else:
                    assert made == thing, kind


def test_a_copied_bot_plays_on_as_the_first() -> None:
    """A compiled champion came out of another process as a hero."""
    champion = make_bot("champion")
    (again, *_) = copies(champion)
    assert again.name == "champion"
    assert again != make_bot("hero")
    assert len({make_bot(name) for name in (*OURS, *OURS)}) == len(OURS)


def test_a_position_from_another_process_is_found_in_a_set() -> None:
    game = rollplayer.Game(players=2, seed=3)
    game.play_out("random")
    positions = [step.after for step in game.record][::20]
    assert set(pickle.loads(pickle.dumps(positions))) == set(positions)
    assert positions[0] != positions[1]


def test_card_sets_differ_by_what_their_cards_say() -> None:
    """`GoldHeld()` and `GoalsMet()` are equal as tuples, and yet two rules."""
    base = base_cards()
    facts = list(base.facts())
    (first, *others) = base.market
    changed = list(first.facts())
    changed[cards.MARKET_FACTS.index("effects")] = (cards.StarsPer(1, cards.GoldHeld(), 1, 0),)
    one = cards.MarketCard(*changed)
    changed[cards.MARKET_FACTS.index("effects")] = (cards.StarsPer(1, cards.GoalsMet(), 1, 0),)
    two = cards.MarketCard(*changed)
    assert one != two
    facts[facts.index(base.market)] = (one, *others)
    made = cards.CardSet(*facts)
    assert made != base
    assert made == cards.CardSet(*facts)
    assert len({made, base, cards.CardSet(*facts)}) == 2


def test_a_copied_game_goes_on_as_the_first() -> None:
    game = rollplayer.Game(players=3, seed="on")
    game.roll()
    for made in copies(game)[:2]:
        assert made == game
        made.play(made.legal_moves[0])
        assert made != game
        made.undo()
        made.play_out("random")
        made.play_out("random")
        other = rollplayer.Game(players=3, seed="on")
        other.play_out("random")
        assert made == other
