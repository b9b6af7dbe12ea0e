"""Why a move is refused: one sentence and the rule it stands on.

Nothing here decides what is legal; the prompts do. This only finds the best explanation for a
move that is not listed, from the particular (that row is full) to the general (something else
is asked now).
"""

from rollplayer.engine.cards.facts import SKILL
from rollplayer.engine.dice import (
    ATTRIBUTE_NAMES,
    SPACE_NAMES,
    color_of,
    die_name,
    free_space,
    value_of,
)
from rollplayer.engine.errors import IllegalMove, NotYourTurn, RulesError
from rollplayer.engine.kinds import MOVE_READERS, borrowed_by, dropped_with
from rollplayer.engine.moves import (
    ALIGN,
    BUY,
    DISCARD,
    DROP,
    EXCHANGE_BAG,
    EXCHANGE_CENTER,
    FLIP,
    LOWER,
    MOVE,
    PLACE,
    RAISE,
    REROLL,
    START,
    SWAP,
    TAKE,
    USE,
    first,
    kind_of,
    second,
)
from rollplayer.engine.passives import hands_limit, price_cuts
from rollplayer.engine.prompts import ChancePrompt, Prompt
from rollplayer.engine.rules.actions import HIGHEST, AttributeAction, can_step
from rollplayer.engine.rules.cleanup import LastCall
from rollplayer.engine.rules.market import BuyDiscarded, BuyRevealed, MarketTurn
from rollplayer.engine.sorts import CARD
from rollplayer.engine.state import SETUP, Hero, State

RULE_OF_ACTION = {FLIP: "R4.1", SWAP: "R4.2", RAISE: "R4.3", LOWER: "R4.3", REROLL: "R4.4"}
ON_A_SPACE = {*RULE_OF_ACTION, EXCHANGE_BAG, EXCHANGE_CENTER, MOVE}


def refusal(state: State, prompt: Prompt, seat: int, move: int) -> RulesError:
    """The reason why a move is not listed for a seat."""
    if not 0 <= seat < len(state.heroes):
        return NotYourTurn(prompt.rule, f"there is no seat {seat} at this table")
    kind = kind_of(move)
    hero = state.heroes[seat]
    if names_no_card(state, kind, move):
        return IllegalMove(prompt.rule, "there is no such card in this game")
    if kind in (USE, DROP):
        return aside_refusal(state, prompt, seat, move)
    if prompt.seat != seat:
        return NotYourTurn(
            prompt.rule, f"it is not seat {seat}'s turn; seat {prompt.seat} has to {prompt.asks}"
        )
    if kind in {kind_of(listed) for listed in prompt.moves(state)}:
        return particular_refusal(state, prompt, hero, move)
    if kind == BUY and isinstance(prompt, MarketTurn | BuyRevealed | BuyDiscarded):
        return buy_refusal(state, prompt, hero, move)
    if kind == DISCARD and state.options.friendly:
        return IllegalMove("V4", "the friendly market discards no card; take the `gold`")
    if kind == ALIGN or kind in ON_A_SPACE:
        return IllegalMove(prompt.rule, f"no such action is on offer now: {prompt.asks}")
    return IllegalMove(prompt.rule, f"this is not what is asked now: {prompt.asks}")


def names_no_card(state: State, kind: int, move: int) -> bool:
    """Whether a number stands for a card that is not in the box."""
    most = len(state.options.cards.market)
    cards: list[int] = []
    for argument, read in MOVE_READERS[kind] if kind < len(MOVE_READERS) else ():
        if argument.sort == CARD:
            value = read(move)
            cards += value if isinstance(value, tuple) else () if value is None else (value,)
    return max(cards, default=0) >= most


def particular_refusal(state: State, prompt: Prompt, hero: Hero, move: int) -> RulesError:
    """The right kind of move, with a target that will not do."""
    kind = kind_of(move)
    if kind == TAKE:
        return IllegalMove("R3.2a", f"initiative card {first(move)} is not in the center")
    if kind == PLACE:
        return IllegalMove("R3.2b", f"{ATTRIBUTE_NAMES[first(move)]} has no free space")
    if kind == START:
        return starting_refusal(hero, move)
    if kind == BUY:
        return buy_refusal(state, prompt, hero, move)
    if kind == ALIGN:
        return IllegalMove("R4.5", "the alignment token cannot leave the grid")
    if kind in ON_A_SPACE:
        return space_refusal(prompt, hero, move)
    return IllegalMove(prompt.rule, f"that is not on offer: {prompt.asks}")


def starting_refusal(hero: Hero, move: int) -> RulesError:
    if free_space(hero.dice, second(move)) < 0:
        return IllegalMove("R2.12", f"{ATTRIBUTE_NAMES[second(move)]} has no free space")
    return IllegalMove("R2.12", f"{die_name(first(move))} is not among the starting dice to place")


def space_refusal(prompt: Prompt, hero: Hero, move: int) -> RulesError:
    kind = kind_of(move)
    rule = RULE_OF_ACTION[kind] if isinstance(prompt, AttributeAction) else prompt.rule
    spaces = [first(move), second(move)] if kind == SWAP else [first(move)]
    for space in spaces:
        if not hero.dice[space]:
            return IllegalMove(rule, f"there is no die on {SPACE_NAMES[space]}")
    die = hero.dice[first(move)]
    if kind == SWAP:
        return IllegalMove("R11.26", "two dice of equal color and value cannot be swapped")
    if kind == RAISE and value_of(die) + second(move) > HIGHEST:
        rule = rule if isinstance(prompt, AttributeAction) else "R11.26"
        return IllegalMove(rule, f"a {value_of(die)} cannot be raised by {second(move)}")
    if kind == LOWER and value_of(die) <= second(move):
        return IllegalMove(rule, f"a {value_of(die)} cannot be lowered by {second(move)}")
    if kind == EXCHANGE_BAG and second(move) == color_of(die):
        return IllegalMove(rule, "the die must be exchanged for one of another color")
    return IllegalMove(rule, f"that is not on offer: {prompt.asks}")


def buy_refusal(state: State, prompt: Prompt, hero: Hero, move: int) -> RulesError:
    """Not there, not now, too dear, or too many hands."""
    market = state.options.cards.market
    card = market[first(move)]
    source, place, cut, tokens = shelf(state, prompt, hero)
    if card.index not in source:
        return IllegalMove("R3.3", f"{card.slug} is not in {place}")
    turn = prompt if isinstance(prompt, MarketTurn) else state.prompts[-2]
    if isinstance(turn, MarketTurn) and not (turn.purchase or turn.extra):
        return IllegalMove("R3.3", "the purchase of this market turn has been made")
    price = max(0, card.cost - cut[card.kind])
    if price > hero.gold + tokens:
        purse = f"{hero.gold} gold" + (f" and {tokens} Charisma" if tokens else "")
        return IllegalMove("R3.3a", f"{card.slug} costs {price}, and there is only {purse}")
    drops = dropped_with(move)
    for dropped in drops:
        if dropped not in hero.cards:
            return IllegalMove("R3.3b", f"there is no {market[dropped].slug} to drop")
    limit = hands_limit(state, hero)
    if not drops:
        return IllegalMove(
            "R3.3b", f"{card.slug} would be over {limit} hands; name weapons to drop with it"
        )
    return IllegalMove(
        "R11.5", f"with {card.slug} drop just the weapons that go over {limit} hands, and no others"
    )


def shelf(state: State, prompt: Prompt, hero: Hero) -> tuple[list[int], str, list[int], int]:
    """Where the purchase comes from, its name, the discounts and the tokens that may pay."""
    if isinstance(prompt, BuyRevealed):
        return [prompt.card], "the revealed cards", [0, 0, 0, 0], 0
    if isinstance(prompt, BuyDiscarded):
        cuts = price_cuts(state, hero, from_discard=True)
        return state.discard, "the discard pile", cuts, hero.charisma
    return state.market, "the market", price_cuts(state, hero, from_discard=False), hero.charisma


def aside_refusal(state: State, prompt: Prompt, seat: int, move: int) -> RulesError:
    """A skill or a drop that cannot be now (R11.2) or not by this seat."""
    market = state.options.cards.market
    hero = state.heroes[seat]
    card = market[first(move)]
    is_use = kind_of(move) == USE
    if card.index not in hero.cards:
        rule = "R5.1" if is_use else "R3.3b"
        return IllegalMove(rule, f"seat {seat} does not have {card.slug}")
    if state.phase == SETUP:
        return IllegalMove("R11.2", "nothing is used or dropped in setup")
    if not prompt.is_open():
        return IllegalMove("R11.3", f"first the effect under way: {prompt.asks}")
    if isinstance(prompt, LastCall) and prompt.seat != seat:
        return IllegalMove("R11.17", f"it is seat {prompt.seat}'s last call")
    if not is_use:
        return IllegalMove("R3.3b", f"{card.slug} is not a weapon")
    return use_refusal(state, seat, move)


def use_refusal(state: State, seat: int, move: int) -> RulesError:
    market = state.options.cards.market
    hero = state.heroes[seat]
    card = market[first(move)]
    if card.kind != SKILL:
        return IllegalMove("R5.1", f"{card.slug} is not a skill")
    if card.index in hero.exhausted:
        return IllegalMove("R5.1", f"{card.slug} is exhausted")
    if card.index in hero.refreshed:
        return IllegalMove("R3.4", f"{card.slug} can be used from the next round on")
    borrowed = borrowed_by(move)
    speaks = card if borrowed is None else market[borrowed]
    if not can_step(hero, *speaks.arrow):
        return IllegalMove("R5.1", f"the alignment token cannot go the way of {speaks.slug}")
    if borrowed is not None:
        return IllegalMove("R5.2", f"{card.slug} cannot be used as {speaks.slug} now")
    return IllegalMove("R5.2", f"it is not the time for {card.slug}, or it needs `as SKILL`")


def refused_outcome(prompt: ChancePrompt) -> RulesError:
    return IllegalMove(prompt.rule, f"that outcome cannot come now; `{prompt.kind}` is pending")
