"""R2, setup, in the order of R11.16: a list of prompts, laid on the stack at the start."""

from typing import ClassVar, Final

from rollplayer.engine._cards.effects import BorrowsSkill
from rollplayer.engine._cards.facts import SKILL, Card
from rollplayer.engine._deck import DISCARDS, TRASHINGS, PilePrompt, top_pile
from rollplayer.engine._dice import CLASS_COLORS, NO_COLOR, Color
from rollplayer.engine._kinds import INITIATIVE_CARDS
from rollplayer.engine._moves import (
    CLASS,
    DEALT_ALIGNMENT,
    DEALT_BACKSTORY,
    DRAWN,
    RACE,
    STARTS,
    Move,
    Outcome,
    encode,
    encode_outcome,
    first,
    first_card,
)
from rollplayer.engine._options import DRAWN_CLASSES, FIRST, REVERSE, Options
from rollplayer.engine._prompts import ChancePrompt, Prompt, unless
from rollplayer.engine._rules.cleanup import RevealCard, put_gold_on_cards
from rollplayer.engine._rules.starting_dice import starting_prompt
from rollplayer.engine._state import (
    ABSENT,
    CHANCE,
    NO_DIE,
    NONE,
    SETUP,
    Hero,
    Seat,
    State,
    add_card,
    clockwise,
    full_bag,
)
from rollplayer.engine._value_types import ValueType

STARTING_GOLD: Final = 5
GOLD_BY_TURN_ORDER: Final = (0, 0, 1, 2)  # R2.3
SETUP_DISCARDS: Final = {1: 7, 2: 7, 3: 3, 4: 0}  # R2.7: of each pile, by players


def set_table(options: Options) -> State:
    """The table before anything is decided."""
    in_play = options.initiative_cards
    state = State(options)
    state.heroes = [Hero() for _ in range(options.players)]
    state.center = [NO_DIE if card < in_play else ABSENT for card in range(INITIATIVE_CARDS)]
    state.center_gold = [0] * INITIATIVE_CARDS
    state.single, state.double, state.mixed = piles(options)
    state.bag = full_bag(options.solo)
    if options.solo:  # R11.9: not rolled
        begin_setup(state, Seat(0))
    else:
        state.prompts.append(RollForStart(CHANCE))
    return state


def market_cards(options: Options) -> list[Card]:
    """The market cards of the edition; no borrowing of skills where nobody else has any (R9.1)."""
    return [
        card.index
        for card in options.cards.market
        if options.edition in card.editions
        and not (options.solo and card.kind == SKILL and isinstance(card.ability, BorrowsSkill))
    ]


def piles(options: Options) -> tuple[list[Card], list[Card], list[Card]]:
    """R2.7: single, double and mixed pile. V2 and the first edition's solo game ignore dots."""
    cards = market_cards(options)
    if options.random_market or (options.solo and options.edition == FIRST):
        return [], [], cards
    dots = options.cards.market
    return (
        [card for card in cards if dots[card].dots == 1],
        [card for card in cards if dots[card].dots == 2],
        [],
    )


class RollForStart(ChancePrompt):
    """R2.1, R11.9: every seat is equally likely to start."""

    __slots__ = ()

    kind: ClassVar[str] = "start"
    rule: ClassVar[str] = "R2.1"
    for_nobody: ClassVar[bool] = True
    phases: ClassVar[tuple[int, ...]] = (SETUP,)

    def outcomes(self, state: State) -> list[Outcome]:
        return [encode_outcome(STARTS, seat) for seat in range(state.options.players)]

    def settle(self, state: State, outcome: Outcome) -> None:
        begin_setup(state, Seat(first(outcome)))

    def misfit(self, state: State, below: Prompt | None) -> str:
        if state.start != NONE or state.options.solo:
            return "start-known"
        fresh = all(hero == Hero() for hero in state.heroes)
        return unless(fresh and state.bag == full_bag(solo=False), "setup-begun")


def begin_setup(state: State, start: Seat) -> None:
    """Hands out gold (R2.3, V3) and lays out the rest of setup as prompts."""
    state.start = start
    for seat, extra in zip(clockwise(state), GOLD_BY_TURN_ORDER, strict=False):
        state.heroes[seat].gold = STARTING_GOLD + (0 if state.options.short else extra)
    put_gold_on_cards(state)
    state.prompts.extend(reversed(setup_prompts(state)))


def setup_prompts(state: State) -> list[Prompt]:
    """R11.16: races, classes, deals, setup discards, market, starting dice."""
    options = state.options
    seats = clockwise(state)
    prompts: list[Prompt] = [PickRace(seat) for seat in seats]
    if options.classes == DRAWN_CLASSES:
        prompts += [DrawClass(seat) for seat in seats]
    else:
        in_order = seats[::-1] if options.classes == REVERSE else seats
        prompts += [PickClass(seat, NO_COLOR) for seat in in_order]
    for seat in seats:
        prompts += [DealBackstory(seat), DealAlignment(seat)]
    prompts += deck_prompts(state)
    prompts += [starting_prompt(state, seat) for seat in seats]
    return prompts


def deck_prompts(state: State) -> list[Prompt]:
    """R2.7, R2.8, R9.1: setup discards, the market, the first cards of the solo piles."""
    options = state.options
    prompts: list[Prompt] = []
    discards = 0 if options.edition == FIRST else SETUP_DISCARDS[options.players]
    if discards and state.mixed:
        prompts.append(DiscardCards(state.start, 2, 2 * discards))
    elif discards:
        prompts += [DiscardCards(state.start, 0, discards), DiscardCards(state.start, 1, discards)]
    prompts.append(RevealCard(state.start, options.initiative_cards))
    if options.solo:
        if options.edition == FIRST:
            prompts.append(DiscardTop(state.start))
        prompts.append(TrashTop(state.start))
    return prompts


class PickRace(Prompt):
    """R2.2: each race once."""

    __slots__ = ()

    kind: ClassVar[str] = "race"
    rule: ClassVar[str] = "R2.2"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)
    settles: ClassVar[str] = "race"

    def moves(self, state: State) -> list[Move]:
        taken = {hero.race for hero in state.heroes}
        return [
            encode(RACE, index)
            for index, race in enumerate(state.options.cards.races)
            if index not in taken and state.options.edition in race.editions
        ]

    def answer(self, state: State, move: Move) -> None:
        state.heroes[self.seat].race = first(move)

    def misfit(self, state: State, below: Prompt | None) -> str:
        return unless(state.heroes[self.seat].race == NONE, "has-race")


def free_colors(state: State) -> list[Color]:
    """The class colors nobody has taken."""
    classes = state.options.cards.classes
    taken = {classes[hero.hero_class].color for hero in state.heroes if hero.hero_class != NONE}
    return [color for color in CLASS_COLORS if color not in taken]


class DrawClass(ChancePrompt):
    """R2.4, R11.16: a class color, each free one equally likely."""

    __slots__ = ()

    kind: ClassVar[str] = "draw-class"
    rule: ClassVar[str] = "R2.4"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)
    settles: ClassVar[str] = "class"

    def outcomes(self, state: State) -> list[Outcome]:
        return [encode_outcome(DRAWN, color) for color in free_colors(state)]

    def settle(self, state: State, outcome: Outcome) -> None:
        state.prompts.append(PickClass(self.seat, Color(first(outcome))))

    def misfit(self, state: State, below: Prompt | None) -> str:
        return unless(state.heroes[self.seat].hero_class == NONE, "has-class")


class PickClass(Prompt):
    """R2.4: a class of the color drawn, or of any free color."""

    __slots__ = ("color",)

    kind: ClassVar[str] = "class"
    rule: ClassVar[str] = "R2.4"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)
    settles: ClassVar[str] = "class"
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("color", ValueType.COLOR),
    )

    def __init__(self, seat: Seat, color: Color) -> None:
        self.seat = seat
        self.color = color

    def moves(self, state: State) -> list[Move]:
        colors = free_colors(state) if self.color == NO_COLOR else [self.color]
        return [
            encode(CLASS, index)
            for index, hero_class in enumerate(state.options.cards.classes)
            if hero_class.color in colors
        ]

    def answer(self, state: State, move: Move) -> None:
        state.heroes[self.seat].hero_class = first(move)

    def misfit(self, state: State, below: Prompt | None) -> str:
        if state.heroes[self.seat].hero_class != NONE:
            return "has-class"
        if self.color == NO_COLOR:
            return unless(state.options.classes != DRAWN_CLASSES, "color-first")
        free = self.color in free_colors(state) and state.prompts[-1] is self
        return unless(free, "color-not-free")


class DealBackstory(ChancePrompt):
    """R2.5."""

    __slots__ = ()

    kind: ClassVar[str] = "deal-backstory"
    rule: ClassVar[str] = "R2.5"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)
    settles: ClassVar[str] = "backstory"

    def outcomes(self, state: State) -> list[Outcome]:
        dealt = {hero.backstory for hero in state.heroes}
        return [
            encode_outcome(DEALT_BACKSTORY, index)
            for index, card in enumerate(state.options.cards.backstories)
            if index not in dealt and state.options.edition in card.editions
        ]

    def settle(self, state: State, outcome: Outcome) -> None:
        state.heroes[self.seat].backstory = first(outcome)

    def misfit(self, state: State, below: Prompt | None) -> str:
        return unless(state.heroes[self.seat].backstory == NONE, "has-backstory")


class DealAlignment(ChancePrompt):
    """R2.5."""

    __slots__ = ()

    kind: ClassVar[str] = "deal-alignment"
    rule: ClassVar[str] = "R2.5"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)
    settles: ClassVar[str] = "alignment"

    def outcomes(self, state: State) -> list[Outcome]:
        dealt = {hero.alignment for hero in state.heroes}
        return [
            encode_outcome(DEALT_ALIGNMENT, index)
            for index, card in enumerate(state.options.cards.alignments)
            if index not in dealt and state.options.edition in card.editions
        ]

    def settle(self, state: State, outcome: Outcome) -> None:
        state.heroes[self.seat].alignment = first(outcome)

    def misfit(self, state: State, below: Prompt | None) -> str:
        return unless(state.heroes[self.seat].alignment == NONE, "has-alignment")


class DiscardCards(PilePrompt):
    """R2.7: cards of a pile go to the discard pile one at a time."""

    __slots__ = ("left", "pile")

    kind: ClassVar[str] = "discard-cards"
    rule: ClassVar[str] = "R2.7"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("pile", ValueType.PILE),
        ("left", ValueType.COUNT),
    )

    def __init__(self, seat: Seat, pile: int, left: int) -> None:
        self.seat = seat
        self.pile = pile
        self.left = left

    def settled(self) -> tuple[str, int]:
        return self.kind, self.pile

    def cards(self, state: State) -> list[Card]:
        if self.pile == 0:
            return state.single
        return state.double if self.pile == 1 else state.mixed

    def outcome_of(self, card: Card) -> Outcome:
        return DISCARDS[card]

    def settle(self, state: State, outcome: Outcome) -> None:
        self.cards(state).remove(first_card(outcome))
        add_card(state.discard, first_card(outcome))
        if self.left > 1:
            state.prompts.append(DiscardCards(self.seat, self.pile, self.left - 1))

    def misfit(self, state: State, below: Prompt | None) -> str:
        return unless(self.left > 0, "nothing-left")


class DiscardTop(PilePrompt):
    """R10, first edition solo: the top card starts the discard pile."""

    __slots__ = ()

    kind: ClassVar[str] = "discard-top"
    rule: ClassVar[str] = "R10"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)

    def outcome_of(self, card: Card) -> Outcome:
        return DISCARDS[card]

    def settle(self, state: State, outcome: Outcome) -> None:
        top_pile(state).remove(first_card(outcome))
        add_card(state.discard, first_card(outcome))

    def misfit(self, state: State, below: Prompt | None) -> str:
        return ""


class TrashTop(PilePrompt):
    """R9.1: the top card starts the trash."""

    __slots__ = ()

    kind: ClassVar[str] = "trash-top"
    rule: ClassVar[str] = "R9.1"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)

    def outcome_of(self, card: Card) -> Outcome:
        return TRASHINGS[card]

    def settle(self, state: State, outcome: Outcome) -> None:
        top_pile(state).remove(first_card(outcome))
        add_card(state.trash, first_card(outcome))

    def misfit(self, state: State, below: Prompt | None) -> str:
        return ""
