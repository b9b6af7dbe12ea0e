"""What occurs in a game, as words; what must occur in the golden games together; what cannot."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from rollplayer.engine import CHANCE, CLASS_SELECTIONS, EDITIONS, VARIANTS, State, score, turn
from rollplayer.engine import terms as m
from rollplayer.engine.cards import SKILL, WEAPON, CardSet, top_pile
from rollplayer.engine.scoring import LOWEST_RANK, RANKS, dice_of, leaders
from rollplayer.engine.terms import (
    ALL_PROMPTS,
    MOVE_KINDS,
    MOVE_VERBS,
    OUTCOME_KINDS,
    borrowed_by,
    dropped_with,
)
from rollplayer.notation.record import Event, Record
from tests.driver import replay

TIE_BREAKS: Final = ("stars", "gold", "class-dice", "shared")
RANK_NAMES: Final = (*(name for _, name in RANKS), LOWEST_RANK)
BOOK_VARIANTS: Final = VARIANTS[:4]
MOMENTS: Final = (
    "skill used on another seat's turn",
    "skill used in the last call",
    "weapon dropped by a seat that is not asked",
    "two weapons dropped for a third",
    "one weapon dropped for another",
    "skill borrowed",
    "borrowed a skill that is exhausted",
    "discard pile became the deck",
    "gold taken from an empty market",
    "weapon left out at scoring",
    "a purchase with a Charisma token",
    "additional purchase",
    "purchase of a revealed card",
    "purchase from the discard pile",
    "raised by two",
    "kept the old value",
    "two skills refreshed in one cleanup",
    "two groups of equal dice at once",
)

# What cannot occur, each with the rule that forbids it.
EXCUSES: Final[dict[str, str]] = {
    **{f"outcome trashed, {n} players": "R9.1: only the solo game has a trash" for n in (2, 3, 4)},
    **{f"outcome enemy, {n} players": "R9.3: only the solo game has an enemy" for n in (2, 3, 4)},
    "outcome start, 1 players": "R11.9: the start of the solo game is not rolled",
    "outcome discarded, 4 players": "R2.7: four players play with the whole deck",
    "prompt discard-top, second": "R10: only the first edition's solo game discards a top card",
    "prompt discard-cards, first": "R10: the first edition has no setup discards",
    "gold taken from an empty market": "R2.8, R11.6: one card more than players is revealed, only"
    " one class buys twice, and the base box never runs out of cards",
    "tie-break gold, 1 players": "R11.9: the solo game has one winner",
    "tie-break class-dice, 1 players": "R11.9: the solo game has one winner",
    "tie-break shared, 1 players": "R11.9: the solo game has one winner",
}


def book_variants() -> list[tuple[str, ...]]:
    """The rulebook's variants in all combinations."""
    numbers = range(len(BOOK_VARIANTS) + 1)
    return [chosen for size in numbers for chosen in combinations(BOOK_VARIANTS, size)]


def later_variants() -> list[tuple[str, ...]]:
    """Every later variant alone, and all variants together: so one more renames no golden game."""
    later = VARIANTS[len(BOOK_VARIANTS) :]
    return [*((variant,) for variant in later), VARIANTS] if later else []


def required(cards: CardSet) -> list[str]:
    """All that must occur, less what is excused."""
    wanted = [f"edition {one}, {n} players" for one, n in product(EDITIONS, (1, 2, 3, 4))]
    wanted += [f"variants {' '.join(chosen)}" for chosen in (*book_variants(), *later_variants())]
    wanted += [f"classes {one}, {edition}" for one, edition in product(CLASS_SELECTIONS, EDITIONS)]
    wanted += [f"class {card.slug}" for card in cards.classes]
    for edition in EDITIONS:
        for kind, pile in (
            ("race", cards.races),
            ("backstory", cards.backstories),
            ("alignment", cards.alignments),
        ):
            wanted += [
                f"{kind} {card.slug}, {edition}" for card in pile if edition in card.editions
            ]
        market = [card for card in cards.market if edition in card.editions]
        wanted += [f"bought {card.slug}, {edition}" for card in market]
        wanted += [f"used {card.slug}, {edition}" for card in market if card.kind == SKILL]
        wanted += [f"move {kind.slug}, {edition}" for kind in MOVE_KINDS]
        wanted += [f"prompt {prompt.kind}, {edition}" for prompt in ALL_PROMPTS]
    wanted += [f"dropped {card.slug}" for card in cards.market if card.kind == WEAPON]
    wanted += [f"verb {verb}" for verb in MOVE_VERBS]
    for players in (1, 2, 3, 4):
        wanted += [f"outcome {kind.slug}, {players} players" for kind in OUTCOME_KINDS]
        wanted += [f"tie-break {how}, {players} players" for how in TIE_BREAKS]
    wanted += [f"rank {rank}" for rank in RANK_NAMES]
    wanted += MOMENTS
    return [feature for feature in wanted if feature not in EXCUSES]


def features(record: Record) -> set[str]:
    """All that occurs in a game."""
    options = record.options
    found = {
        f"edition {options.edition}, {options.players} players",
        f"variants {' '.join(options.variants)}",
        f"classes {options.classes}, {options.edition}",
    }
    state = record.first
    for state, event in replay(record):
        found.add(f"prompt {state.prompts[-1].kind}, {options.edition}")
        found.update(of_outcome(state, event) if event.seat == CHANCE else of_move(state, event))
        found.update(of_moment(state, event))
    found.update(of_end(state))
    return found


def of_outcome(state: State, event: Event) -> Iterator[str]:
    options = state.options
    kind = m.kind_of(event.what)
    yield f"outcome {OUTCOME_KINDS[kind].slug}, {options.players} players"
    if kind == m.DEALT_BACKSTORY:
        yield f"backstory {options.cards.backstories[m.first(event.what)].slug}, {options.edition}"
    if kind == m.DEALT_ALIGNMENT:
        yield f"alignment {options.cards.alignments[m.first(event.what)].slug}, {options.edition}"


def of_move(state: State, event: Event) -> Iterator[str]:
    options, move = state.options, event.what
    cards, kind = options.cards, m.kind_of(event.what)
    yield f"move {MOVE_KINDS[kind].slug}, {options.edition}"
    yield f"verb {MOVE_KINDS[kind].verb}"
    if kind == m.RACE:
        yield f"race {cards.races[m.first(move)].slug}, {options.edition}"
    if kind == m.CLASS:
        yield f"class {cards.classes[m.first(move)].slug}"
    if kind == m.BUY:
        yield f"bought {cards.market[m.first(move)].slug}, {options.edition}"
    if kind == m.USE:
        yield f"used {cards.market[m.first(move)].slug}, {options.edition}"
    if kind == m.DROP:
        yield f"dropped {cards.market[m.first(move)].slug}"


def of_moment(state: State, event: Event) -> Iterator[str]:
    """The rare moments, each recognized by the table just before."""
    asked, move = state.prompts[-1], event.what
    if event.seat == CHANCE:
        if asked.kind == "reveal" and state.mixed == top_pile(state) and state.round > 1:
            yield "discard pile became the deck"
        return
    kind, hero = m.kind_of(move), state.heroes[event.seat]
    if kind == m.USE:
        if asked.seat != event.seat:
            yield "skill used on another seat's turn"
        if asked.kind == "last-call":
            yield "skill used in the last call"
        borrowed = borrowed_by(move)
        if borrowed is not None:
            yield "skill borrowed"
            if any(borrowed in other.exhausted for other in state.heroes):
                yield "borrowed a skill that is exhausted"
    if kind == m.DROP and asked.seat != event.seat:
        yield "weapon dropped by a seat that is not asked"
    if kind == m.BUY:
        if dropped_with(move):
            both = len(dropped_with(move)) == 2
            yield "two weapons dropped for a third" if both else "one weapon dropped for another"
        if hero.charisma:
            yield "a purchase with a Charisma token"
        yield {
            "market": "additional purchase" if getattr(asked, "extra", False) else "purchase",
            "buy-revealed": "purchase of a revealed card",
            "buy-discarded": "purchase from the discard pile",
        }[asked.kind]
    if kind == m.TAKE_GOLD and not state.market:
        yield "gold taken from an empty market"
    if kind == m.RAISE and m.second(move) == 2:
        yield "raised by two"
    if kind == m.KEEP and m.first(move) == hero.dice[getattr(asked, "space", 0)] & 7:
        yield "kept the old value"
    if kind == m.REFRESH and hero.refreshed:
        yield "two skills refreshed in one cleanup"
    if kind == m.ORDER and [prompt.kind for prompt in state.prompts[-2:]] == ["order", "order"]:
        yield "two groups of equal dice at once"


def of_end(state: State) -> Iterator[str]:
    yield f"tie-break {tie_break(state)}, {state.options.players} players"
    if state.options.solo:
        yield f"rank {rank_of(state)}"
    if any(card.dropped for card in score(state)):
        yield "weapon left out at scoring"


def tie_break(state: State) -> str:
    """What decided the game (R8.8): stars, gold, class-dice, or nothing (shared)."""
    assert turn(state) < CHANCE
    table = score(state)
    first = leaders(state, table)
    if len(first) > 1:
        return "shared"
    (winner,) = first
    stars = [seat for seat, card in enumerate(table) if card.total == table[winner].total]
    if len(stars) == 1:
        return "stars"
    gold = [seat for seat in stars if state.heroes[seat].gold == state.heroes[winner].gold]
    if len(gold) == 1:
        return "gold"
    assert len({own_dice(state, seat) for seat in gold}) > 1
    return "class-dice"


def own_dice(state: State, seat: int) -> int:
    hero = state.heroes[seat]
    return dice_of(hero, state.options.cards.classes[hero.hero_class].color)


def rank_of(state: State) -> str | None:
    return score(state)[0].rank
