"""Every kind of move and of outcome, declared once: its verb, its arguments, what it is about.

Readers, writers, usage texts, log lines, the terminal's words and the page's types are derived
from these rows (`rollplayer.notation.moves`, `scripts/wire_types.py`), and
`tests/meta/test_kinds.py` names every place that a new row still lacks. `docs/adding-a-move.md`
leads through them.

How arguments are packed into the integer is known here alone. Each takes eight bits above the
kind. An argument that may be missing is stored plus one, so that 0 means none; a set of
initiative cards is one bit per card; tied dice share their value.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import Final, NamedTuple

from rollplayer.engine import _moves as m
from rollplayer.engine._cards.facts import Card
from rollplayer.engine._dice import Color, Die, color_of, make_die, value_of
from rollplayer.engine._moves import ARGUMENT, ARGUMENT_BITS, FIRST_ARGUMENT, Move
from rollplayer.engine._value_types import ValueType

INITIATIVE_CARDS: Final = 5  # R1.8
ArgumentValue = int | tuple[int, ...] | None  # of an argument: None where it is missing

# Whose die a kind is about: as it was before the event, or as it is afterwards.
BEFORE: Final = "before"
AFTER: Final = "after"


class Argument(NamedTuple):
    """A named argument. One with a `word` is optional: text leads in with that word."""

    name: str
    type: str
    word: str = ""
    most: int = 1  # behind the word there may be up to this many
    unsaid: int | None = None  # text leaves out this value

    @property
    def optional(self) -> bool:
        return bool(self.word)


class Kind(NamedTuple):
    """A kind of move or outcome.

    `slug` names it in phrase keys: `log-buy`, `move-buy`, `terminal-buy`. `die` is the argument,
    or the field of the answered prompt, that leads to the die concerned, and `die_is` says
    whether that die is shown as it was before the event or as it is afterwards.
    """

    number: int
    slug: str
    verb: str
    arguments: tuple[Argument, ...]
    examples: tuple[str, ...]
    die: str = ""
    die_is: str = AFTER
    commutes: bool = False  # its arguments are interchangeable and stored in order


ON_SPACE: Final = Argument("space", ValueType.SPACE)
IN_ROW: Final = Argument("row", ValueType.ROW)
ON_INITIATIVE_CARD: Final = Argument("card", ValueType.INITIATIVE_CARD)
MARKET_CARD: Final = Argument("card", ValueType.CARD)
VALUE: Final = Argument("value", ValueType.VALUE)
AMOUNT: Final = Argument("amount", ValueType.AMOUNT, unsaid=1)

MOVE_KINDS: Final = (
    Kind(m.PASS, "pass", "pass", (), ("pass",)),
    Kind(m.RACE, "race", "race", (Argument("race", ValueType.RACE_SHEET),), ("race human",)),
    Kind(m.CLASS, "class", "class", (Argument("class", ValueType.CLASS_CARD),), ("class warrior",)),
    Kind(
        m.START,
        "place-starting",
        "place",
        (Argument("die", ValueType.DIE), IN_ROW),
        ("place r6 str",),
        die="die",
    ),
    Kind(m.ORDER, "order", "order", (Argument("dice", ValueType.TIED_DICE),), ("order p6 g6",)),
    Kind(m.TAKE, "take", "take", (ON_INITIATIVE_CARD,), ("take 2",), die="card", die_is=BEFORE),
    Kind(m.PLACE, "place", "place", (IN_ROW,), ("place str",), die="row"),
    Kind(m.FLIP, "flip", "flip", (ON_SPACE,), ("flip dex1",), die="space"),
    Kind(
        m.SWAP,
        "swap",
        "swap",
        (Argument("one", ValueType.SPACE), Argument("two", ValueType.SPACE)),
        ("swap str1 con2",),
        commutes=True,
    ),
    Kind(
        m.RAISE,
        "raise",
        "raise",
        (ON_SPACE, AMOUNT),
        ("raise con3", "raise con3 2"),
        die="space",
    ),
    Kind(
        m.LOWER,
        "lower",
        "lower",
        (ON_SPACE, AMOUNT),
        ("lower con3", "lower con3 2"),
        die="space",
    ),
    Kind(m.REROLL, "reroll", "reroll", (ON_SPACE,), ("reroll wis2",), die="space"),
    Kind(m.KEEP, "keep", "keep", (VALUE,), ("keep 5",), die="space"),
    Kind(m.ALIGN, "align", "align", (Argument("direction", ValueType.DIRECTION),), ("align up",)),
    Kind(m.CHARISMA, "charisma", "charisma", (), ("charisma",)),
    Kind(
        m.BUY,
        "buy",
        "buy",
        (MARKET_CARD, Argument("drop", ValueType.CARD, word="drop", most=2)),
        ("buy reckless", "buy longbow drop jeweled-dagger longsword"),
    ),
    Kind(m.DISCARD, "discard", "discard", (MARKET_CARD,), ("discard leather-gloves",)),
    Kind(m.TAKE_GOLD, "gold", "gold", (), ("gold",)),
    Kind(m.DONATE, "donate", "donate", (), ("donate",)),
    Kind(m.RETURN, "return", "return", (MARKET_CARD,), ("return chain-helm",)),
    Kind(
        m.USE,
        "use",
        "use",
        (MARKET_CARD, Argument("as", ValueType.CARD, word="as")),
        ("use knowledge", "use diplomacy as knowledge"),
    ),
    Kind(
        m.EXCHANGE_BAG,
        "exchange-bag",
        "exchange",
        (ON_SPACE, Argument("color", ValueType.COLOR)),
        ("exchange str1 y",),
        die="space",
    ),
    Kind(
        m.EXCHANGE_CENTER,
        "exchange-center",
        "exchange",
        (ON_SPACE, ON_INITIATIVE_CARD),
        ("exchange str1 2",),
        die="space",
    ),
    Kind(m.TURN, "turn", "turn", (ON_INITIATIVE_CARD,), ("turn 2",), die="card"),
    Kind(
        m.REROLL_CENTER,
        "reroll-center",
        "reroll",
        (Argument("cards", ValueType.INITIATIVE_LIST),),
        ("reroll 1 3",),
    ),
    Kind(
        m.MOVE,
        "move",
        "move",
        (ON_SPACE, IN_ROW),
        ("move str2 dex",),
        die="space",
        die_is=BEFORE,
    ),
    Kind(m.REFRESH, "refresh", "refresh", (MARKET_CARD,), ("refresh knowledge",)),
    Kind(m.DROP, "drop", "drop", (MARKET_CARD,), ("drop longsword",)),
    Kind(m.REVEAL, "reveal", "reveal", (), ("reveal",)),
)

OUTCOME_KINDS: Final = (
    Kind(m.STARTS, "start", "start", (Argument("seat", ValueType.SEAT),), ("start 1",)),
    Kind(m.DRAWN, "drawn", "drawn", (Argument("color", ValueType.COLOR),), ("drawn r",)),
    Kind(m.ROLLED, "rolled", "rolled", (VALUE,), ("rolled 4",)),
    Kind(m.REVEALED, "revealed", "revealed", (MARKET_CARD,), ("revealed reckless",)),
    Kind(
        m.DEALT_BACKSTORY,
        "dealt-backstory",
        "dealt",
        (Argument("backstory", ValueType.BACKSTORY_CARD),),
        ("dealt hunter",),
    ),
    Kind(
        m.DEALT_ALIGNMENT,
        "dealt-alignment",
        "dealt",
        (Argument("alignment", ValueType.ALIGNMENT_CARD),),
        ("dealt hermit",),
    ),
    Kind(m.DISCARDED, "discarded", "discarded", (MARKET_CARD,), ("discarded weak",)),
    Kind(m.TRASHED, "trashed", "trashed", (MARKET_CARD,), ("trashed weak",)),
    Kind(m.ENEMY, "enemy", "enemy", (VALUE,), ("enemy 3",)),
)


def by_verb(kinds: Iterable[Kind]) -> Mapping[str, tuple[Kind, ...]]:
    """The kinds that share each verb: `place` is one thing in setup and another later."""
    found: dict[str, tuple[Kind, ...]] = {}
    for kind in kinds:
        found[kind.verb] = (*found.get(kind.verb, ()), kind)
    return found


MOVE_VERBS: Final = by_verb(MOVE_KINDS)
OUTCOME_VERBS: Final = by_verb(OUTCOME_KINDS)


# Packing ---------------------------------------------------------------------------------------


def declared(kind: Kind, name: str) -> tuple[Argument, int]:
    """The argument of this name, and how far it lies above the low end of the integer."""
    shift = FIRST_ARGUMENT
    for argument in kind.arguments:
        if argument.name == name:
            return argument, shift
        shift += ARGUMENT_BITS * argument.most
    raise AssertionError(f"{kind.slug} has no argument {name}")


def read_one(kind: Kind, name: str) -> Callable[[int], int]:
    """A function that takes an argument that is always there out of a move or outcome."""
    _, shift = declared(kind, name)
    return lambda what: what >> shift & ARGUMENT


def read_optional(kind: Kind, name: str) -> Callable[[int], int | None]:
    """The same for an argument that may be missing."""
    _, shift = declared(kind, name)
    return lambda what: (what >> shift & ARGUMENT) - 1 if what >> shift & ARGUMENT else None


def read_several(kind: Kind, name: str) -> Callable[[int], tuple[int, ...]]:
    """The same for an argument of several values."""
    argument, shift = declared(kind, name)
    if argument.type == ValueType.TIED_DICE:
        return order_dice
    if argument.type == ValueType.INITIATIVE_LIST:
        cards = range(ARGUMENT_BITS)
        return lambda what: tuple(card for card in cards if what >> shift + card & 1)
    shifts = range(shift, shift + ARGUMENT_BITS * argument.most, ARGUMENT_BITS)
    return lambda what: tuple(
        (what >> each & ARGUMENT) - 1 for each in shifts if what >> each & ARGUMENT
    )


def has_several(argument: Argument) -> bool:
    return argument.most > 1 or argument.type in (ValueType.TIED_DICE, ValueType.INITIATIVE_LIST)


def reader(kind: Kind, argument: Argument) -> Callable[[int], ArgumentValue]:
    if has_several(argument):
        return read_several(kind, argument.name)
    if argument.optional:
        return read_optional(kind, argument.name)
    return read_one(kind, argument.name)


def packed(kind: Kind, name: str, value: ArgumentValue) -> int:
    """The bits of one argument."""
    argument, shift = declared(kind, name)
    if value is None:
        return 0
    if isinstance(value, int):
        return value + (1 if argument.optional else 0) << shift
    if argument.type == ValueType.TIED_DICE:
        dice = [Die(die) for die in value]
        return order_move(value_of(dice[0]), [color_of(die) for die in dice]) ^ m.ORDER
    if argument.type == ValueType.INITIATIVE_LIST:
        return sum(1 << shift + card for card in set(value))
    return sum(each + 1 << shift + ARGUMENT_BITS * at for at, each in enumerate(value))


def pack(kind: Kind, values: Mapping[str, ArgumentValue]) -> int:
    """The move or outcome of this kind with these arguments."""
    return kind.number | sum(packed(kind, name, value) for name, value in values.items())


def order_move(value: int, colors: list[Color]) -> Move:
    """Tied dice of one value, by color, lowest initiative card first (R11.27)."""
    packed = 0
    for place, color in enumerate(colors):
        packed |= (color + 1) << 3 * place
    return m.encode(m.ORDER, value | packed << 3)


def order_value(move: int) -> int:
    return move >> 5 & 7


def order_colors(move: int) -> list[Color]:
    packed = move >> 8
    colors = []
    while packed:
        colors.append(Color((packed & 7) - 1))
        packed >>= 3
    return colors


def order_dice(move: int) -> tuple[Die, ...]:
    """The tied dice of an `order`, lowest initiative card first."""
    value = order_value(move)
    return tuple(make_die(color, value) for color in order_colors(move))


ArgumentReaders = tuple[tuple[Argument, Callable[[int], ArgumentValue]], ...]


def readers(kinds: tuple[Kind, ...]) -> tuple[ArgumentReaders, ...]:
    """For each kind its arguments, each with the function that takes it out of the integer."""
    return tuple(
        tuple((argument, reader(kind, argument)) for argument in kind.arguments) for kind in kinds
    )


MOVE_READERS: Final = readers(MOVE_KINDS)
OUTCOME_READERS: Final = readers(OUTCOME_KINDS)

# What the rules themselves take apart and put together -------------------------------------------


def dropped_with(move: int) -> tuple[Card, ...]:
    """The weapons that make room for the one that is bought."""
    packed = move >> FIRST_ARGUMENT + ARGUMENT_BITS
    if not packed:
        return ()
    found = []
    while packed:
        found.append(Card((packed & ARGUMENT) - 1))
        packed >>= ARGUMENT_BITS
    return tuple(found)


def borrowed_by(move: int) -> Card | None:
    """The skill that another one is used as."""
    packed = move >> FIRST_ARGUMENT + ARGUMENT_BITS
    return Card(packed - 1) if packed else None


chosen_cards: Final = read_several(MOVE_KINDS[m.REROLL_CENTER], "cards")
BORROWING: Final = [packed(MOVE_KINDS[m.USE], "as", card) for card in range(ARGUMENT)]
REROLLED: Final = {
    cards: m.Move(pack(MOVE_KINDS[m.REROLL_CENTER], {"cards": cards}))
    for number in range(1, INITIATIVE_CARDS + 1)
    for cards in combinations(range(INITIATIVE_CARDS), number)
}
