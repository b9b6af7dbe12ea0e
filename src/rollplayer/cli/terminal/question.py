"""The question a person is asked now, and the facts that belong to it."""

from collections.abc import Callable, Mapping
from typing import Final

from rollplayer.cli.language import is_plain, say
from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.terminal.sheet import (
    card_words,
    purse_words,
    row_lines,
    sheet_lines,
    sheet_title,
    token_line,
)
from rollplayer.cli.terminal.views import (
    center_line,
    hands_line,
    market_lines,
    market_summary,
    pile_summary,
    sheet_and_market,
)
from rollplayer.cli.words import (
    ability_name,
    attribute_words,
    card_name,
    card_rule,
    color_words,
    dice_short,
    die_words,
    gold_words,
    kind_words,
    listed,
    space_words,
    stars_words,
    what_it_does,
)
from rollplayer.engine import State
from rollplayer.engine.scoring import score_of
from rollplayer.engine.terms import (
    ATTRIBUTES,
    CHA,
    NONE,
    ROWS,
    WIS,
    AttributeAction,
    BuyRevealed,
    Die,
    KeepValue,
    Kind,
    MarketTurn,
    PickClass,
    PlaceDie,
    PlaceStarting,
    Prompt,
    UseAbility,
    row_of,
    value_of,
)

RULE_OF_ACTION: Final = ("R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6")


# The question ------------------------------------------------------------------------------------


def question(state: State, seats: Seats) -> str:
    """Whose turn it is, what to decide, and by which rule."""
    prompt = state.prompts[-1]
    asks = what_is_asked(state)
    if not is_plain():
        asks = f"{asks} ({rule_of(prompt)})"
    if seats.is_you(prompt.seat):
        return asks
    return say("asked-of", name=seats.title(prompt.seat), what=asks)


def rule_of(prompt: Prompt) -> str:
    """The rule to read: for an action that of its attribute."""
    if isinstance(prompt, AttributeAction):
        return RULE_OF_ACTION[prompt.actions[0]]
    return prompt.rule


def what_is_asked(state: State) -> str:
    """The prompt in words; most have one message, `ask-KIND`, which the page has too."""
    kind = state.prompts[-1].kind
    return QUESTIONS[kind](state) if kind in QUESTIONS else say(f"ask-{kind}")


def dice_in_hand(state: State) -> tuple[Die, ...]:
    """What the player to move holds, so that it is always in view."""
    prompt = state.prompts[-1]
    if isinstance(prompt, PlaceStarting):
        return tuple(prompt.dice)
    return (prompt.die,) if isinstance(prompt, PlaceDie) else ()


def class_question(state: State) -> str:
    prompt = state.prompts[-1]
    assert isinstance(prompt, PickClass)
    if prompt.color == NONE:
        return say("ask-class")
    return say("question-class", color=color_words(prompt.color))


def starting_question(state: State) -> str:
    prompt = state.prompts[-1]
    assert isinstance(prompt, PlaceStarting)
    return say("question-starting", dice=dice_short(prompt.dice))


def place_question(state: State) -> str:
    prompt = state.prompts[-1]
    assert isinstance(prompt, PlaceDie)
    return say("question-place", die=die_words(prompt.die))


def keep_question(state: State) -> str:
    prompt = state.prompts[-1]
    assert isinstance(prompt, KeepValue)
    die = state.heroes[prompt.seat].dice[prompt.space]
    return say("question-keep", space=space_words(prompt.space), value=value_of(die))


def action_question(state: State) -> str:
    prompt = state.prompts[-1]
    assert isinstance(prompt, AttributeAction)
    if len(prompt.actions) == 1:
        asks = say(f"ask-action-{ATTRIBUTES[prompt.actions[0]]}")
    else:
        kinds = [attribute_words(action) for action in prompt.actions]
        asks = say("ask-action", kinds=listed(kinds, "list-or"))
    return f"{asks} {say('ask-action-price', gold=prompt.price)}" if prompt.price else asks


def market_question(state: State) -> str:
    prompt = state.prompts[-1]
    assert isinstance(prompt, MarketTurn)
    if prompt.extra:
        return say("ask-market-extra")
    if not prompt.purchase:
        return say("ask-market-after")
    if not state.market:
        return say("ask-market-empty")
    return say("ask-market-friendly" if state.options.friendly else "ask-market")


def revealed_question(state: State) -> str:
    prompt = state.prompts[-1]
    assert isinstance(prompt, BuyRevealed)
    return say("ask-buy-revealed", card=market_name(state, prompt.card))


def market_name(state: State, card: int) -> str:
    return card_name(state.options.cards, state.options.cards.market[card])


def ability_question(state: State) -> str:
    prompt = state.prompts[-1]
    assert isinstance(prompt, UseAbility)
    return say("ask-ability", card=market_name(state, prompt.card))


QUESTIONS: Final[Mapping[str, Callable[[State], str]]] = {
    "class": class_question,
    "place-starting": starting_question,
    "order": lambda state: say("question-order"),
    "place": place_question,
    "keep": keep_question,
    "action": action_question,
    "market": market_question,
    "buy-revealed": revealed_question,
    "ability": ability_question,
}


# The facts ---------------------------------------------------------------------------------------

Facts = Callable[[State, Seats, int], list[str]]


def facts(state: State, seats: Seats) -> list[str]:
    """What a person needs to see to answer, and no more."""
    prompt = state.prompts[-1]
    shown = FACTS.get(prompt.kind)
    return shown(state, seats, prompt.seat) if shown else []


def class_facts(state: State, seats: Seats, seat: int) -> list[str]:
    """The abilities of a drawn color's two classes."""
    prompt = state.prompts[-1]
    if not isinstance(prompt, PickClass) or prompt.color == NONE:
        return [say("class-advice")]
    classes = [card for card in state.options.cards.classes if card.color == prompt.color]
    return [
        say(
            "class-ability",
            klass=card_name(state.options.cards, card),
            ability=ability_name(state.options.cards, card),
            rule=card_rule(state.options.cards, card),
        )
        for card in classes
    ]


def starting_facts(state: State, seats: Seats, seat: int) -> list[str]:
    """The whole sheet before the first die, afterwards just the rows with dice."""
    hero = state.heroes[seat]
    if not any(hero.dice):
        return sheet_lines(state, seats, seat)
    return row_lines(state, hero, [row for row in ROWS if hero.dice[3 * row]])


def take_facts(state: State, seats: Seats, seat: int) -> list[str]:
    """Sheet and market; who listens hears the rows with the choices, or on `sheet`."""
    if is_plain():
        return [sheet_title(state, seats, seat), market_summary(state, seat)]
    return sheet_and_market(state, seats, seat)


def order_facts(state: State, seats: Seats, seat: int) -> list[str]:
    return [center_line(state)]


def action_facts(state: State, seats: Seats, seat: int) -> list[str]:
    """The rows where dice are changed, the token where it is moved."""
    prompt = state.prompts[-1]
    assert isinstance(prompt, AttributeAction)
    hero = state.heroes[seat]
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
    return row_lines(state, state.heroes[seat], [row_of(prompt.space)])


def ability_facts(state: State, seats: Seats, seat: int) -> list[str]:
    prompt = state.prompts[-1]
    assert isinstance(prompt, UseAbility)
    rule = card_rule(state.options.cards, state.options.cards.market[prompt.card])
    return [rule, *row_lines(state, state.heroes[seat]), center_line(state)]


def market_facts(state: State, seats: Seats, seat: int) -> list[str]:
    """The market at the beginning of the turn, and the purse."""
    prompt = state.prompts[-1]
    assert isinstance(prompt, MarketTurn)
    if not prompt.purchase and not prompt.extra:
        return []
    lines = [*purse_lines(state, seats, seat), *hands_line(state, seat)]
    return [*lines, *market_lines(state, seats, seat)]


def purse_lines(state: State, seats: Seats, seat: int) -> list[str]:
    """Gold, tokens and cards."""
    hero = state.heroes[seat]
    lines = [say("purse-line", **seats.person(seat), purse=purse_words(hero))]
    if hero.cards:
        lines.append(say("cards-line", cards=", ".join(card_words(state, hero))))
    return lines


def pile_facts(state: State, seats: Seats, seat: int) -> list[str]:
    return [*purse_lines(state, seats, seat), pile_summary(state, seat)]


def revealed_facts(state: State, seats: Seats, seat: int) -> list[str]:
    prompt = state.prompts[-1]
    assert isinstance(prompt, BuyRevealed)
    cards = state.options.cards
    card = cards.market[prompt.card]
    return [
        say(
            "market-card",
            card=card_name(cards, card),
            price=gold_words(card.cost),
            kind=kind_words(cards, card),
            rule=what_it_does(cards, card),
        )
    ]


def last_call_facts(state: State, seats: Seats, seat: int) -> list[str]:
    stars = stars_words(score_of(state, seat).total)
    return [say("last-call-stars", **seats.person(seat), stars=stars)]


FACTS: Final[Mapping[str, Facts]] = {
    "class": class_facts,
    "place-starting": starting_facts,
    "take": take_facts,
    "order": order_facts,
    "action": action_facts,
    "keep": keep_facts,
    "ability": ability_facts,
    "market": market_facts,
    "return": pile_facts,
    "buy-revealed": revealed_facts,
    "buy-discarded": pile_facts,
    "last-call": last_call_facts,
}


# Patterns for more moves than can be listed ------------------------------------------------------


def pattern(kind: Kind) -> str:
    """`swap SPACE SPACE`: the verb, and each argument by the message of its type."""
    needed = [each for each in kind.arguments if not each.optional and each.unsaid is None]
    return " ".join([kind.verb, *(say(f"argument-{each.type}") for each in needed)])
