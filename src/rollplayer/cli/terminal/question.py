"""The question a person is asked now, and the facts that belong to it."""

from collections.abc import Callable, Mapping
from typing import Final

from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.terminal.views import (
    card_words,
    center_line,
    hands_line,
    market_lines,
    market_summary,
    pile_summary,
    purse_words,
    row_lines,
    sheet_lines,
    token_line,
)
from rollplayer.cli.words import (
    ACTION_WORDS,
    amount,
    die_words,
    kind_words,
    listed,
    what_it_does,
)
from rollplayer.engine import (
    ATTRIBUTE_NAMES,
    CHA,
    COLOR_NAMES,
    NONE,
    SPACE_NAMES,
    WIS,
    AttributeAction,
    BuyRevealed,
    KeepValue,
    MarketTurn,
    PickClass,
    PlaceDie,
    PlaceStarting,
    Prompt,
    State,
    UseAbility,
    die_name,
    score,
    value_of,
)

ASKS: Final = {
    "race": "choose a race",
    "class": "choose a class",
    "order": "put the tied dice in order, lowest initiative card first",
    "take": "take an initiative card from the center",
    "return": "return a card from the discard pile to the market, or pass",
    "offer-reveal": "reveal the top card of the deck, or pass",
    "buy-discarded": "buy a card from the discard pile, or pass",
    "refresh": "refresh an exhausted skill, or pass",
    "last-call": "use a ready skill before scoring, or pass",
}
RULE_OF_ACTION: Final = ("R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6")


# The question ------------------------------------------------------------------------------------


def question(state: State, seats: Seats) -> str:
    """One sentence: whose turn it is, what is asked, and by which rule."""
    prompt = state.prompts[-1]
    asks = f"{what_is_asked(state, prompt)} ({rule_of(prompt)})."
    if seats.is_you(prompt.seat):
        return asks[0].upper() + asks[1:]
    return f"{seats.title(prompt.seat)}: {asks}"


def rule_of(prompt: Prompt) -> str:
    """The rule to read: for an action that of its attribute."""
    if isinstance(prompt, AttributeAction):
        return RULE_OF_ACTION[prompt.actions[0]]
    return prompt.rule


def what_is_asked(state: State, prompt: Prompt) -> str:
    if isinstance(prompt, PickClass) and prompt.color != NONE:
        return f"choose one of the two {COLOR_NAMES[prompt.color]} classes"
    if isinstance(prompt, PlaceStarting):
        dice = " ".join(die_name(die) for die in prompt.dice)
        return f"place a starting die in a row; in hand: {dice}"
    if isinstance(prompt, PlaceDie):
        return f"place the {die_words(prompt.die)} in a row"
    if isinstance(prompt, AttributeAction):
        return action_question(prompt)
    if isinstance(prompt, KeepValue):
        die = state.heroes[prompt.seat].dice[prompt.space]
        return f"{SPACE_NAMES[prompt.space]} was {value_of(die)}: choose the value to keep"
    if isinstance(prompt, MarketTurn):
        return market_question(state, prompt)
    if isinstance(prompt, BuyRevealed):
        slug = state.options.cards.market[prompt.card].slug
        return f"buy {slug} at full price, or pass"
    if isinstance(prompt, UseAbility):
        slug = state.options.cards.market[prompt.card].slug
        return f"choose what {slug} does, or pass"
    return ASKS[prompt.kind]


def action_question(prompt: AttributeAction) -> str:
    words = " or ".join(
        f"{ATTRIBUTE_NAMES[action]} action: {ACTION_WORDS[action]}" for action in prompt.actions
    )
    price = f" for {prompt.price} gold" if prompt.price else ""
    return f"{words}{price}, or pass"


def market_question(state: State, prompt: MarketTurn) -> str:
    if prompt.extra:
        return "buy one more card, or pass"
    if not prompt.purchase:
        return "end your market turn with pass, or do more"
    if not state.market:
        return "take 2 gold from the empty market"
    if state.options.friendly:
        return "buy a card, or take 2 gold"
    return "buy a card, or discard one for 2 gold"


# The facts ---------------------------------------------------------------------------------------

Facts = Callable[[State, Seats, int], list[str]]


def facts(state: State, seats: Seats) -> list[str]:
    """What a person needs to see to answer, and no more."""
    prompt = state.prompts[-1]
    if isinstance(prompt, AttributeAction):
        return action_facts(state, seats, prompt)
    shown = FACTS.get(prompt.kind)
    return shown(state, seats, prompt.seat) if shown else []


def class_facts(state: State, seats: Seats, seat: int) -> list[str]:
    """The abilities of a drawn color's two classes."""
    prompt = state.prompts[-1]
    if not isinstance(prompt, PickClass) or prompt.color == NONE:
        return ["`cards SLUG` shows a class with its ability."]
    classes = [card for card in state.options.cards.classes if card.color == prompt.color]
    return [f"{card.slug}, {card.ability}: {card.rule}" for card in classes]


def starting_facts(state: State, seats: Seats, seat: int) -> list[str]:
    """The whole sheet before the first die, afterwards just the rows with dice."""
    hero = state.heroes[seat]
    if not any(hero.dice):
        return sheet_lines(state, seats, seat)
    return [line for row, line in enumerate(row_lines(state, hero)) if hero.dice[3 * row]]


def take_facts(state: State, seats: Seats, seat: int) -> list[str]:
    return [*sheet_lines(state, seats, seat), market_summary(state, seat)]


def order_facts(state: State, seats: Seats, seat: int) -> list[str]:
    return [center_line(state)]


def action_facts(state: State, seats: Seats, prompt: AttributeAction) -> list[str]:
    """The rows where dice are changed, the token where it is moved."""
    hero = state.heroes[prompt.seat]
    lines: list[str] = []
    if any(action not in (WIS, CHA) for action in prompt.actions):
        lines += row_lines(state, hero)
    if WIS in prompt.actions and hero.alignment != NONE:
        lines.append(token_line(state, hero))
    return lines


def keep_facts(state: State, seats: Seats, seat: int) -> list[str]:
    """The row of the rerolled die."""
    prompt = state.prompts[-1]
    assert isinstance(prompt, KeepValue)
    return [row_lines(state, state.heroes[seat])[prompt.space // 3]]


def ability_facts(state: State, seats: Seats, seat: int) -> list[str]:
    prompt = state.prompts[-1]
    assert isinstance(prompt, UseAbility)
    rule = state.options.cards.market[prompt.card].rule
    return [rule, *row_lines(state, state.heroes[seat]), center_line(state)]


def market_facts(state: State, seats: Seats, seat: int) -> list[str]:
    """The market at the beginning of the turn, and the purse."""
    prompt = state.prompts[-1]
    assert isinstance(prompt, MarketTurn)
    if not prompt.purchase and not prompt.extra:
        return []
    lines = [purse_line(state, seats, seat), *hands_line(state, seat)]
    return [*lines, *market_lines(state, seats, seat)]


def purse_line(state: State, seats: Seats, seat: int) -> str:
    """Gold, tokens and cards."""
    hero = state.heroes[seat]
    cards = [f"cards {listed(card_words(state, hero))}"] if hero.cards else []
    return f"{seats.does(seat, 'have')} {'; '.join([purse_words(hero), *cards])}."


def pile_facts(state: State, seats: Seats, seat: int) -> list[str]:
    return [purse_line(state, seats, seat), pile_summary(state, seat)]


def revealed_facts(state: State, seats: Seats, seat: int) -> list[str]:
    prompt = state.prompts[-1]
    assert isinstance(prompt, BuyRevealed)
    cards = state.options.cards
    card = cards.market[prompt.card]
    return [
        f"{card.slug}: {card.cost} gold, {kind_words(cards, card)}. {what_it_does(cards, card)}"
    ]


def last_call_facts(state: State, seats: Seats, seat: int) -> list[str]:
    stars = amount(score(state)[seat].total, "star")
    return [f"The last round is over. {seats.does(seat, 'have')} {stars} now; `score` shows why."]


FACTS: Final[Mapping[str, Facts]] = {
    "class": class_facts,
    "place-starting": starting_facts,
    "take": take_facts,
    "order": order_facts,
    "keep": keep_facts,
    "ability": ability_facts,
    "market": market_facts,
    "return": pile_facts,
    "buy-revealed": revealed_facts,
    "buy-discarded": pile_facts,
    "last-call": last_call_facts,
}


# Patterns for more moves than can be listed ------------------------------------------------------

PATTERNS: Final[Mapping[str, str]] = {
    "class": "class SLUG",
    "place": "place DIE ROW",
    "order": "order DICE",
    "flip": "flip SPACE",
    "swap": "swap SPACE SPACE",
    "raise": "raise SPACE",
    "lower": "lower SPACE",
    "reroll": "reroll SPACE",
    "buy": "buy SLUG",
    "discard": "discard SLUG",
    "return": "return SLUG",
    "exchange": "exchange SPACE COLOR or CARD",
    "move": "move SPACE ROW",
    "use": "use SLUG",
    "refresh": "refresh SLUG",
}
