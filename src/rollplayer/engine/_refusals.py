"""Why a move is refused: the reason, as data, and the rule it rests on.

Nothing here decides what is legal; the prompts do. This only finds the best explanation for a
move that is not listed, from the particular (that row is full) to the general (something else
comes first).
"""

from rollplayer.engine._cards.effects import DICE_TURN, MARKET_TURN, BorrowsSkill
from rollplayer.engine._cards.facts import SKILL, Card, MarketCard
from rollplayer.engine._dice import (
    ATTRIBUTES,
    SPACE_NAMES,
    Die,
    Row,
    color_of,
    die_name,
    free_space,
    value_of,
)
from rollplayer.engine._errors import IllegalMove, NotYourTurn, RulesError
from rollplayer.engine._kinds import MOVE_KINDS, MOVE_READERS, borrowed_by, dropped_with
from rollplayer.engine._moves import (
    ALIGN,
    BUY,
    CLASS,
    DISCARD,
    DROP,
    EXCHANGE_BAG,
    EXCHANGE_CENTER,
    FLIP,
    KEEP,
    LOWER,
    MOVE,
    PLACE,
    RACE,
    RAISE,
    REFRESH,
    REROLL,
    RETURN,
    START,
    SWAP,
    TAKE,
    TURN,
    USE,
    Move,
    first,
    kind_of,
    second,
)
from rollplayer.engine._passives import hands_limit, price_cuts
from rollplayer.engine._prompts import ChancePrompt, Prompt
from rollplayer.engine._rules.actions import HIGHEST, AttributeAction, can_step
from rollplayer.engine._rules.cleanup import LastCall
from rollplayer.engine._rules.market import BuyDiscarded, BuyRevealed, MarketTurn
from rollplayer.engine._state import SETUP, Hero, Seat, State, cards_with_dice
from rollplayer.engine._value_types import ValueType

RULE_OF_ACTION = {FLIP: "R4.1", SWAP: "R4.2", RAISE: "R4.3", LOWER: "R4.3", REROLL: "R4.4"}
# How many spaces of the sheet each kind of move names; they come before its other arguments.
SPACES_NAMED = [
    sum(argument.type == ValueType.SPACE for argument in kind.arguments) for kind in MOVE_KINDS
]


def refusal(state: State, prompt: Prompt, asked: int, move: Move) -> RulesError:
    """The reason why a move is not listed for a seat."""
    if not 0 <= asked < len(state.heroes):
        return NotYourTurn("no-seat", prompt.rule)
    seat = Seat(asked)
    kind = kind_of(move)
    hero = state.heroes[seat]
    if names_no_card(state, kind, move):
        return IllegalMove("no-such-card", prompt.rule)
    if kind in (USE, DROP):
        return aside_refusal(state, prompt, seat, move)
    if prompt.seat != seat:
        return NotYourTurn("other-turn", prompt.rule, seat=prompt.seat)
    if kind in {kind_of(listed) for listed in prompt.moves(state)}:
        return particular_refusal(state, prompt, hero, move)
    if kind == BUY and isinstance(prompt, MarketTurn | BuyRevealed | BuyDiscarded):
        return buy_refusal(state, prompt, hero, move)
    if kind == DISCARD and state.options.friendly and isinstance(prompt, MarketTurn):
        return IllegalMove("friendly-market", "V4")
    return IllegalMove("something-first", prompt.rule, prompt=prompt.kind)


def names_no_card(state: State, kind: int, move: Move) -> bool:
    """Whether a number stands for a card that is not in the box."""
    most = len(state.options.cards.market)
    cards: list[int] = []
    for argument, read in MOVE_READERS[kind] if kind < len(MOVE_READERS) else ():
        if argument.type == ValueType.CARD:
            value = read(move)
            cards += value if isinstance(value, tuple) else () if value is None else (value,)
    return max(cards, default=0) >= most


def particular_refusal(state: State, prompt: Prompt, hero: Hero, move: Move) -> RulesError:
    """The right kind of move, with a target that will not do."""
    kind = kind_of(move)
    if kind == TAKE:
        return IllegalMove("card-gone", "R3.2a", number=first(move))
    if kind == PLACE:
        return IllegalMove("row-full", "R3.2b", attribute=ATTRIBUTES[first(move)])
    if kind == START:
        return starting_refusal(hero, move)
    if kind == BUY:
        return buy_refusal(state, prompt, hero, move)
    if kind in (DISCARD, RETURN):
        return pile_refusal(state, prompt, move)
    if kind == ALIGN:
        return IllegalMove("leaves-grid", "R4.5")
    if SPACES_NAMED[kind]:
        return space_refusal(state, prompt, hero, move)
    if kind == TURN:
        return IllegalMove("no-center-die", prompt.rule, number=first(move))
    if kind == KEEP:
        return IllegalMove("value-not-rolled", prompt.rule, value=first(move))
    if kind == RACE:
        return IllegalMove("race-not-open", prompt.rule)
    if kind == CLASS:
        return IllegalMove("class-not-open", prompt.rule)
    if kind == REFRESH:
        return refresh_refusal(state, prompt, hero, move)
    return IllegalMove("not-a-choice", prompt.rule)


def starting_refusal(hero: Hero, move: Move) -> RulesError:
    if free_space(hero.dice, Row(second(move))) < 0:
        return IllegalMove("row-full", "R2.12", attribute=ATTRIBUTES[second(move)])
    return IllegalMove("not-starting-die", "R2.12", die=die_name(Die(first(move))))


def refresh_refusal(state: State, prompt: Prompt, hero: Hero, move: Move) -> RulesError:
    card = state.options.cards.market[first(move)]
    if card.index not in hero.cards:
        return IllegalMove("not-yours", prompt.rule, card=card.slug)
    return IllegalMove("not-exhausted", prompt.rule, card=card.slug)


def pile_refusal(state: State, prompt: Prompt, move: Move) -> RulesError:
    """A card is discarded from the market, or returned from the discard pile."""
    card = state.options.cards.market[first(move)].slug
    if kind_of(move) == DISCARD:
        return IllegalMove("not-in-market", prompt.rule, card=card)
    return IllegalMove("not-in-discard", prompt.rule, card=card)


def space_refusal(state: State, prompt: Prompt, hero: Hero, move: Move) -> RulesError:
    kind = kind_of(move)
    rule = RULE_OF_ACTION[kind] if isinstance(prompt, AttributeAction) else prompt.rule
    for space in [first(move), second(move)][: SPACES_NAMED[kind]]:
        if not hero.dice[space]:
            return IllegalMove("no-die", rule, space=SPACE_NAMES[space])
    value = value_of(hero.dice[first(move)])
    if kind == SWAP:
        return IllegalMove("same-dice", "R11.26")
    if kind == RAISE and value + second(move) > HIGHEST:
        rule = rule if isinstance(prompt, AttributeAction) else "R11.26"
        return IllegalMove("too-high", rule, value=value, by=second(move))
    if kind == LOWER and value <= second(move):
        return IllegalMove("too-low", rule, value=value, by=second(move))
    if kind == EXCHANGE_BAG and second(move) == color_of(hero.dice[first(move)]):
        return IllegalMove("same-color", rule)
    if kind == EXCHANGE_CENTER:
        if second(move) - 1 in cards_with_dice(state):
            return IllegalMove("same-dice", rule)
        return IllegalMove("no-center-die", rule, number=second(move))
    if kind == MOVE and free_space(hero.dice, Row(second(move))) < 0:
        return IllegalMove("row-full", rule, attribute=ATTRIBUTES[second(move)])
    return IllegalMove("not-a-choice", rule)


def buy_refusal(state: State, prompt: Prompt, hero: Hero, move: Move) -> RulesError:
    """Not there, not now, too dear, or too many hands."""
    market = state.options.cards.market
    card = market[first(move)]
    source, missing, cut, tokens = shelf(state, prompt, hero)
    if card.index not in source:
        return IllegalMove(missing, "R3.3", card=card.slug)
    turn = prompt if isinstance(prompt, MarketTurn) else state.prompts[-2]
    if isinstance(turn, MarketTurn) and not (turn.purchase or turn.extra):
        return IllegalMove("purchase-made", "R3.3")
    price = max(0, card.cost - cut[card.kind])
    if price > hero.gold + tokens:
        return IllegalMove(
            "too-dear", "R3.3a", card=card.slug, price=price, gold=hero.gold, tokens=tokens
        )
    drops = dropped_with(move)
    for dropped in drops:
        if dropped not in hero.cards:
            return IllegalMove("not-yours", "R3.3b", card=market[dropped].slug)
    limit = hands_limit(state, hero)
    if not drops:
        return IllegalMove("hands-full", "R3.3b", card=card.slug, limit=limit)
    return IllegalMove("drops-too-much", "R11.5", card=card.slug, limit=limit)


def shelf(state: State, prompt: Prompt, hero: Hero) -> tuple[list[Card], str, list[int], int]:
    """Where the purchase comes from, the reason if it is not there, discounts and tokens."""
    if isinstance(prompt, BuyRevealed):
        return [prompt.card], "not-revealed", [0, 0, 0, 0], 0
    if isinstance(prompt, BuyDiscarded):
        cuts = price_cuts(state, hero, from_discard=True)
        return state.discard, "not-in-discard", cuts, hero.charisma
    cuts = price_cuts(state, hero, from_discard=False)
    return state.market, "not-in-market", cuts, hero.charisma


def aside_refusal(state: State, prompt: Prompt, seat: Seat, move: Move) -> RulesError:
    """A skill or a drop that cannot be now (R11.2) or not by this seat."""
    card = state.options.cards.market[first(move)]
    is_use = kind_of(move) == USE
    if card.index not in state.heroes[seat].cards:
        return IllegalMove("not-yours", "R5.1" if is_use else "R3.3b", card=card.slug)
    if state.phase == SETUP:
        return IllegalMove("in-setup", "R11.2")
    if not prompt.is_open():
        if prompt.seat != seat:
            return IllegalMove("other-effect", "R11.3", seat=prompt.seat)
        return IllegalMove("something-first", "R11.3", prompt=prompt.kind)
    if isinstance(prompt, LastCall) and prompt.seat != seat:
        return IllegalMove("other-last-call", "R11.17", seat=prompt.seat)
    if not is_use:
        return IllegalMove("not-a-weapon", "R3.3b", card=card.slug)
    return use_refusal(state, seat, move)


def use_refusal(state: State, seat: Seat, move: Move) -> RulesError:
    hero = state.heroes[seat]
    card = state.options.cards.market[first(move)]
    if card.kind != SKILL:
        return IllegalMove("not-a-skill", "R5.1", card=card.slug)
    if card.index in hero.exhausted:
        return IllegalMove("exhausted", "R5.1", card=card.slug)
    if card.index in hero.refreshed:
        return IllegalMove("next-round", "R3.4", card=card.slug)
    if isinstance(card.ability, BorrowsSkill):
        return borrow_refusal(state, seat, card, borrowed_by(move))
    borrowed = borrowed_by(move)
    if borrowed is not None:
        other = state.options.cards.market[borrowed].slug
        return IllegalMove("cannot-borrow", "R5.2", card=card.slug, other=other)
    return skill_refusal(hero, card)


def skill_refusal(hero: Hero, card: MarketCard) -> RulesError:
    """A skill, one's own or borrowed, whose step leaves the grid or whose time it is not."""
    if not can_step(hero, *card.arrow):
        return IllegalMove("arrow-blocked", "R5.1", card=card.slug)
    if card.timing == DICE_TURN:
        return IllegalMove("only-dice-turn", "R5.2", card=card.slug)
    assert card.timing == MARKET_TURN, "a skill of any time would be listed"
    return IllegalMove("only-market-turn", "R5.2", card=card.slug)


def borrow_refusal(state: State, seat: Seat, card: MarketCard, borrowed: Card | None) -> RulesError:
    """A skill that borrows needs the name of another player's skill."""
    market = state.options.cards.market
    skills = [
        other
        for owner, hero in enumerate(state.heroes)
        if owner != seat
        for other in hero.cards
        if market[other].kind == SKILL and not isinstance(market[other].ability, BorrowsSkill)
    ]
    if not skills:
        return IllegalMove("nothing-to-borrow", "R5.2", card=card.slug)
    if borrowed is None:
        return IllegalMove("name-a-skill", "R5.2", card=card.slug)
    if borrowed not in skills:
        other = market[borrowed].slug
        return IllegalMove("cannot-borrow", "R5.2", card=card.slug, other=other)
    return skill_refusal(state.heroes[seat], market[borrowed])


def refused_outcome(prompt: ChancePrompt) -> RulesError:
    return IllegalMove("impossible-outcome", prompt.rule, chance=prompt.kind)
