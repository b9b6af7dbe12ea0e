"""Searches the seat's own turn: every die, row, action and purchase, valued at the turn's end.

Follow-up prompts of its own effects are played out; the chance inside them (a reroll, a revealed
card) is weighed by its exact odds. What comes after the turn is left to the value.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rollplayer.bots.features.context import (
    AFTER_MARKET,
    BEFORE_MARKET,
    IN_SETUP,
    Context,
    stage_of,
)
from rollplayer.bots.features.sheets import (
    NO_CARD,
    Sheet,
    own_sheet,
    sheet_of,
    sheets_from,
)
from rollplayer.bots.features.values import Value
from rollplayer.bots.players.alternatives import Alternatives, add_action, gold_of_card
from rollplayer.bots.players.sampling import SharedDraws, key_of
from rollplayer.bots.players.starting import NEVER, NEVER_YET, Start
from rollplayer.bots.players.successors import played, sheets_on_targets
from rollplayer.bots.players.turns import (
    DiceTurn,
    Plan,
    best_first,
    first_of_best,
    fold_rerolls,
    tokens_left,
)
from rollplayer.engine import (
    OVER,
    SETUP,
    Hero,
    State,
    do_move,
    do_outcome,
    legal,
    listed_moves,
    outcome_at,
    outcomes,
)
from rollplayer.engine.cards import RerollsCenter
from rollplayer.engine.scoring import score_of
from rollplayer.engine.terms import (
    DISCARD,
    NO_DIE,
    PASS,
    PLACE,
    REROLL_CENTER,
    RETURN,
    TAKE,
    USE,
    AttributeAction,
    BuyDiscarded,
    BuyRevealed,
    Die,
    KeepValue,
    MarketTurn,
    Move,
    OfferReveal,
    OrderDice,
    PlaceDie,
    PlaceStarting,
    Prompt,
    RerollDie,
    ReturnCard,
    RevealTop,
    RollCenter,
    TakeCard,
    UseAbility,
    borrowed_by,
    chosen_cards,
    encode,
    first,
    kind_of,
)

FOLLOW_UP: Final = (
    AttributeAction,
    KeepValue,
    UseAbility,
    OfferReveal,
    BuyRevealed,
    BuyDiscarded,
    MarketTurn,
    OrderDice,
)
INNER_CHANCE: Final = (RerollDie, RevealTop)
DICE_NUMBERS: Final = 64  # a die is a number below it
SHORTLIST: Final = 5  # a skill with more targets is ranked by a glance at each


class Orders(NamedTuple):
    """Orders of tied dice: what each is worth, and the best dice turn after it.

    There are no plans where something else may come before the dice turn.
    """

    values: list[float]
    plans: list[Plan]


class Planner:
    """Values every move of a seat by looking to the end of its turn."""

    def __init__(
        self, value: Value, beam: int = 8, center_samples: int = 0, shortlist: int = SHORTLIST
    ) -> None:
        self.value = value
        self.beam = beam  # how many ways to place the starting dice are followed
        self.shortlist = shortlist  # targets of a skill that are looked at closely
        self.center_samples = center_samples  # of a rerolled center; 0: it is not considered

    # Moves

    def values(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """The value of each move."""
        prompt = state.prompts[-1]
        if isinstance(prompt, PlaceStarting) and prompt.seat == seat:
            steps = Start(self.value, self.beam).values(state, seat, prompt)
            return [steps[move] for move in moves]
        if prompt.seat == seat and isinstance(prompt, TakeCard | PlaceDie | AttributeAction):
            return self.completed(self.turn_values(state, seat, prompt), state, seat, moves)
        if isinstance(prompt, ReturnCard):
            return self.return_values(state, seat, moves)
        if any(kind_of(move) == REROLL_CENTER for move in moves) and self.center_samples:
            return self.center_values(state, seat, moves)
        if isinstance(prompt, UseAbility) and len(moves) > self.shortlist:
            return self.target_values(state, seat, moves)
        if isinstance(prompt, MarketTurn):
            return self.market_values(state, seat, moves)
        if isinstance(prompt, OrderDice) and prompt.seat == seat:
            orders = [move for move in moves if kind_of(move) != USE]
            values = self.orders(state, seat, orders).values
            return self.completed(dict(zip(orders, values, strict=True)), state, seat, moves)
        return [self.after(state, seat, move) for move in moves]

    def market_values(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """Each purchase and skill; no value tells one discarded card from another."""
        values = []
        discarded: float | None = None
        for move in moves:
            if kind_of(move) != DISCARD:
                values.append(self.after(state, seat, move))
                continue
            if discarded is None:
                discarded = self.after(state, seat, move)
            values.append(discarded)
        return values

    def completed(
        self, known: dict[Move, float], state: State, seat: int, moves: list[Move]
    ) -> list[float]:
        """The values that are known, and those of the other moves."""
        return [known[move] if move in known else self.after(state, seat, move) for move in moves]

    def return_values(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """Cards that may come back: all by a glance at the market with them, the best closely."""
        values = [glance - NEVER_YET for glance in self.glances_at_returns(state, seat, moves)]
        looked_at = best_first(values)[:2]
        skills = [index for index, move in enumerate(moves) if kind_of(move) == USE]
        for index in {*looked_at, *skills}:
            values[index] = self.after(state, seat, moves[index])
        return values

    def glances_at_returns(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """The value of the hero with each card that may come back in the market."""
        hero = state.heroes[seat]
        sheets = [sheet_of(hero) for _ in moves]
        for sheet, move in zip(sheets, moves, strict=True):
            sheet.also = first(move) if kind_of(move) == RETURN else NO_CARD
        return self.value(Context(state, seat, stage_of(state, seat)), sheets_from(sheets))

    def target_values(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """A skill with many targets: all by a glance at the hero, the best few closely."""
        context = Context(state, seat, stage_of(state, seat))
        glances = self.value(context, sheets_on_targets(state, seat, moves))
        values = [glance - NEVER_YET for glance in glances]
        for index, move in enumerate(moves):
            if rolls_many_dice(state, move) and not self.center_samples:
                glances[index] = values[index] = NEVER  # must not crowd out the others
        for index in best_first(glances)[: self.shortlist]:
            values[index] = self.after(state, seat, moves[index])
        return values

    def center_values(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """Rerolling dice of the center: the worst one, the worst two and so on, by samples."""
        turn = self.dice_turn(state, seat)
        worst_first = [card for _, card in sorted(zip(turn.by_card(), turn.cards, strict=True))]
        worth_a_look = {tuple(sorted(worst_first[:count])) for count in range(1, 6)}
        values = [NEVER] * len(moves)
        for index, move in enumerate(moves):
            if kind_of(move) != REROLL_CENTER:
                values[index] = self.after(state, seat, move)
            elif chosen_cards(move) in worth_a_look:
                values[index] = self.rerolled(state, seat, move)
        return values

    def rerolled(self, state: State, seat: int, move: Move) -> float:
        """The mean value over samples of the rerolled center, the same ones for every choice."""
        draws = SharedDraws("center", self.center_samples)
        total = 0.0
        for sample in range(self.center_samples):
            copy = state.clone()
            do_move(copy, seat, move)
            while isinstance(prompt := copy.prompts[-1], RollCenter):
                number = draws.draw(sample, key_of(copy), prompt.cards[0])
                do_outcome(copy, outcome_at(copy, number))
            total += self.worth(copy, seat)
        return total / self.center_samples

    def after(self, state: State, seat: int, move: Move) -> float:
        """The value of the state that a move leads to."""
        if rolls_many_dice(state, move) and not self.center_samples:
            return NEVER
        return self.worth(played(state, seat, move), seat)

    def worth(self, state: State, seat: int) -> float:
        """The value of a state for a seat, after the best answers to its own prompts."""
        if state.phase == OVER:
            return float(score_of(state, seat).total)
        prompt = state.prompts[-1]
        if isinstance(prompt, INNER_CHANCE) and prompt.seat == seat:
            return self.expected(state, seat)
        if prompt.seat == seat and not prompt.is_chance:
            if isinstance(prompt, AttributeAction | PlaceDie | TakeCard):
                return max(self.turn_values(state, seat, prompt).values())
            if isinstance(prompt, FOLLOW_UP):
                moves = [move for move in legal(state, seat) if kind_of(move) != USE]
                return max(self.values(state, seat, moves))
        return self.standing(state, seat)

    def expected(self, state: State, seat: int) -> float:
        """The mean over the outcomes of chance inside the seat's own effect, by exact odds."""
        total = 0.0
        for outcome, odds in outcomes(state):
            copy = state.clone()
            do_outcome(copy, outcome)
            total += float(odds) * self.worth(copy, seat)
        return total

    def standing(self, state: State, seat: int) -> float:
        """The value of a state without looking ahead; a finished sheet is simply scored."""
        stage = IN_SETUP if state.phase == SETUP else stage_of(state, seat)
        if stage == AFTER_MARKET and 0 not in state.heroes[seat].dice:
            return float(score_of(state, seat).total)
        context = Context(state, seat, stage)
        return self.value(context, own_sheet(state.heroes[seat]))[0]

    # The dice turn, all at once

    def turn_values(self, state: State, seat: int, prompt: Prompt) -> dict[Move, float]:
        """The values of the answers to a prompt of the dice turn or of a granted action."""
        hero = state.heroes[seat]
        if isinstance(prompt, TakeCard):
            return self.take_values(state, seat)
        context = Context(state, seat, stage_of(state, seat))
        if isinstance(prompt, PlaceDie):
            return self.place_values(state, seat, context, prompt.die, prompt.gold)
        assert isinstance(prompt, AttributeAction)
        values = self.action_values(state, hero, context, sheet_of(hero), prompt.actions)
        if prompt.price:
            self.charge(state, hero, context, values, prompt)
        return values

    def charge(
        self,
        state: State,
        hero: Hero,
        context: Context,
        values: dict[Move, float],
        prompt: AttributeAction,
    ) -> None:
        """An action that costs gold is valued with the poorer purse."""
        sheet = sheet_of(hero)
        sheet.gold -= prompt.price
        poorer = self.action_values(state, hero, context, sheet, prompt.actions)
        # Passing costs nothing.
        values.update((move, value) for move, value in poorer.items() if move != PASS)

    def take_values(self, state: State, seat: int) -> dict[Move, float]:
        """The value of each initiative card, its die used as well as possible."""
        turn = self.dice_turn(state, seat)
        values = zip(turn.cards, turn.by_card(), strict=True)
        return {encode(TAKE, card + 1): value for card, value in values}

    def place_values(
        self, state: State, seat: int, context: Context, die: Die, gold: int
    ) -> dict[Move, float]:
        """The value of placing a die in each open row, followed by the best action."""
        turn = self.rest_of_turn(state, seat, context, die, gold)
        return {
            encode(PLACE, row): value for row, value in zip(turn.rows, turn.by_row(), strict=True)
        }

    def plan(self, state: State, seat: int) -> Plan:
        """The best dice turn."""
        turn = self.dice_turn(state, seat)
        return turn.plan(first_of_best(turn.values))

    def orders(self, state: State, seat: int, moves: list[Move]) -> Orders:
        """The value of each order of tied dice; the dice turns after all of them at once."""
        copies = [played(state, seat, move) for move in moves]
        if not all(takes_next(copy, seat) for copy in copies):
            return Orders([self.after(state, seat, move) for move in moves], [])
        hero = state.heroes[seat]
        turn = DiceTurn(state, hero)
        places: dict[int, int] = {}  # of a die on a card among the cards of the turn
        lying: list[list[int]] = []
        for copy in copies:
            lying.append([])
            for card, die in enumerate(copy.center):
                if die >= NO_DIE:
                    key = card * DICE_NUMBERS + die
                    if key not in places:
                        places[key] = len(places)
                        turn.add(card, die, gold_of_card(copy, hero, card), card + 1)
                    lying[-1].append(places[key])
        self.value_turn(turn, Context(state, seat, BEFORE_MARKET))
        best = turn.by_card()
        values = [max([best[place] for place in each]) for each in lying]
        if any(may_use_skill(copy, seat) for copy in copies):
            return Orders(values, [])
        plans = [turn.plan(turn.best_of(max(each, key=best.__getitem__))) for each in lying]
        return Orders(values, plans)

    def dice_turn(self, state: State, seat: int) -> DiceTurn:
        """Every initiative card, row and action, valued all at once."""
        hero = state.heroes[seat]
        turn = DiceTurn(state, hero)
        for card, die in enumerate(state.center):
            if die >= NO_DIE:
                turn.add(card, die, gold_of_card(state, hero, card), card + 1)
        self.value_turn(turn, Context(state, seat, BEFORE_MARKET))
        return turn

    def value_turn(self, turn: DiceTurn, context: Context) -> None:
        turn.values = self.value(context, turn.alternatives.sheets)
        fold_rerolls(turn.state, turn.hero, turn.alternatives, turn.values)

    def rest_of_turn(
        self, state: State, seat: int, context: Context, die: Die, gold: int
    ) -> DiceTurn:
        """Every row and action for a die already taken."""
        hero = state.heroes[seat]
        turn = DiceTurn(state, hero)
        turn.add(hero.initiative - 1, die, gold)
        self.value_turn(turn, context)
        return turn

    def action_values(
        self, state: State, hero: Hero, context: Context, sheet: Sheet, actions: tuple[int, ...]
    ) -> dict[Move, float]:
        """The value of each attribute action, and of passing."""
        alternatives = Alternatives()
        alternatives.begin(sheet)
        for action in actions:
            add_action(alternatives, sheet, action, tokens_left(state))
        values = self.value(context, alternatives.sheets)
        fold_rerolls(state, hero, alternatives, values)
        return dict(zip(alternatives.moves, values, strict=True))

    def choose(self, state: State, seat: int, moves: list[Move]) -> Move:
        return moves[first_of_best(self.values(state, seat, moves))]


def takes_next(state: State, seat: int) -> bool:
    prompt = state.prompts[-1]
    return isinstance(prompt, TakeCard) and prompt.seat == seat


def may_use_skill(state: State, seat: int) -> bool:
    return any(kind_of(move) == USE for move in listed_moves(state, seat))


def rolls_many_dice(state: State, move: Move) -> bool:
    """Rerolling the center has up to 7,776 outcomes: too many to weigh, so they are sampled."""
    if kind_of(move) != USE:
        return kind_of(move) == REROLL_CENTER
    borrowed = borrowed_by(move)
    card = first(move) if borrowed is None else borrowed
    return isinstance(state.options.cards.market[card].ability, RerollsCenter)
