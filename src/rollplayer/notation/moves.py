"""Moves and outcomes as text, one line each (`docs/notation.md`).

Writers put the earlier space, card or slug first; readers take arguments in any order, since
every kind of argument can be told apart by its form. `order` is the exception: there the order
is the move.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from rollplayer.engine import moves as m
from rollplayer.engine.cards.facts import CardSet
from rollplayer.engine.dice import (
    ATTRIBUTES,
    COLORS,
    SPACE_NAMES,
    color_of,
    die_name,
    make_die,
    value_of,
)
from rollplayer.notation.errors import BadMove

ONE: Final = 1


# Slugs -----------------------------------------------------------------------------------------


class Slugs:
    """The slugs of a card set and the numbers they have inside the engine, both ways."""

    def __init__(self, cards: CardSet) -> None:
        self.market = {card.slug: index for index, card in enumerate(cards.market)}
        self.races = {card.slug: index for index, card in enumerate(cards.races)}
        self.classes = {card.slug: index for index, card in enumerate(cards.classes)}
        self.backstories = {card.slug: index for index, card in enumerate(cards.backstories)}
        self.alignments = {card.slug: index for index, card in enumerate(cards.alignments)}


@cache
def slugs_of(cards: CardSet) -> Slugs:
    return Slugs(cards)


# Writing ---------------------------------------------------------------------------------------

PLAIN: Final = {m.PASS: "pass", m.CHARISMA: "charisma", m.TAKE_GOLD: "gold", m.DONATE: "donate"}
ON_SPACE: Final = {m.FLIP: "flip", m.REROLL: "reroll"}
ON_CARD: Final = {
    m.DISCARD: "discard",
    m.RETURN: "return",
    m.REFRESH: "refresh",
    m.DROP: "drop",
}


def write_move(cards: CardSet, move: int) -> str:
    """The text of a move."""
    kind, one, two = m.kind_of(move), m.first(move), m.second(move)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in ON_SPACE:
        return f"{ON_SPACE[kind]} {SPACE_NAMES[one]}"
    if kind in ON_CARD:
        return f"{ON_CARD[kind]} {cards.market[one].slug}"
    return WRITERS[kind](cards, move, one, two)


def write_change(verb: str, space: int, amount: int) -> str:
    return f"{verb} {SPACE_NAMES[space]}" + (f" {amount}" if amount != ONE else "")


def write_order(move: int) -> str:
    value = m.order_value(move)
    return "order " + " ".join(f"{COLORS[color]}{value}" for color in m.order_colors(move))


def write_buy(cards: CardSet, move: int) -> str:
    dropped = [cards.market[card - 1].slug for card in (m.second(move), m.third(move)) if card]
    words = ["buy", cards.market[m.first(move)].slug]
    return " ".join([*words, "drop", *sorted(dropped)] if dropped else words)


def write_use(cards: CardSet, card: int, borrowed: int) -> str:
    used = f"use {cards.market[card].slug}"
    return f"{used} as {cards.market[borrowed - 1].slug}" if borrowed else used


def write_cards_in_center(chosen: int) -> str:
    return "reroll " + " ".join(str(card + 1) for card in range(5) if chosen >> card & 1)


WRITERS: Final[Mapping[int, Callable[[CardSet, int, int, int], str]]] = {
    m.RACE: lambda cards, move, one, two: f"race {cards.races[one].slug}",
    m.CLASS: lambda cards, move, one, two: f"class {cards.classes[one].slug}",
    m.START: lambda cards, move, one, two: f"place {die_name(one)} {ATTRIBUTES[two]}",
    m.ORDER: lambda cards, move, one, two: write_order(move),
    m.TAKE: lambda cards, move, one, two: f"take {one}",
    m.PLACE: lambda cards, move, one, two: f"place {ATTRIBUTES[one]}",
    m.SWAP: lambda cards, move, one, two: f"swap {SPACE_NAMES[one]} {SPACE_NAMES[two]}",
    m.RAISE: lambda cards, move, one, two: write_change("raise", one, two),
    m.LOWER: lambda cards, move, one, two: write_change("lower", one, two),
    m.KEEP: lambda cards, move, one, two: f"keep {one}",
    m.ALIGN: lambda cards, move, one, two: f"align {m.DIRECTIONS[one]}",
    m.BUY: lambda cards, move, one, two: write_buy(cards, move),
    m.USE: lambda cards, move, one, two: write_use(cards, one, two),
    m.EXCHANGE_BAG: lambda cards, move, one, two: f"exchange {SPACE_NAMES[one]} {COLORS[two]}",
    m.EXCHANGE_CENTER: lambda cards, move, one, two: f"exchange {SPACE_NAMES[one]} {two}",
    m.TURN: lambda cards, move, one, two: f"turn {one}",
    m.REROLL_CENTER: lambda cards, move, one, two: write_cards_in_center(one),
    m.MOVE: lambda cards, move, one, two: f"move {SPACE_NAMES[one]} {ATTRIBUTES[two]}",
}


def write_outcome(cards: CardSet, outcome: int) -> str:
    """The text of an outcome of chance."""
    kind, what = m.kind_of(outcome), m.first(outcome)
    if kind == m.DRAWN:
        return f"drawn {COLORS[what]}"
    if kind == m.DEALT_BACKSTORY:
        return f"dealt {cards.backstories[what].slug}"
    if kind == m.DEALT_ALIGNMENT:
        return f"dealt {cards.alignments[what].slug}"
    if kind in CARD_OUTCOMES:
        return f"{CARD_OUTCOMES[kind]} {cards.market[what].slug}"
    return f"{NUMBER_OUTCOMES[kind]} {what}"


CARD_OUTCOMES: Final = {m.REVEALED: "revealed", m.DISCARDED: "discarded", m.TRASHED: "trashed"}
NUMBER_OUTCOMES: Final = {m.STARTS: "start", m.ROLLED: "rolled", m.ENEMY: "enemy"}


# Reading ---------------------------------------------------------------------------------------


def read_move(cards: CardSet, text: str) -> int:
    """The move that a line of text means; the rules decide whether it is legal."""
    words = text.lower().split()
    if not words:
        raise BadMove("an empty line is no move")
    verb, arguments = words[0], words[1:]
    if verb not in READERS:
        raise BadMove(f"{shorten(verb)!r} is no move; moves begin with {', '.join(READERS)}")
    return READERS[verb](Arguments(cards, verb, arguments))


class Arguments:
    """The words after the verb, each taken once by its form."""

    def __init__(self, cards: CardSet, verb: str, words: list[str]) -> None:
        self.cards = cards
        self.slugs = slugs_of(cards)
        self.verb = verb
        self.words = words

    def refuse(self, wanted: str) -> BadMove:
        given = shorten(" ".join(self.words)) or "nothing"
        return BadMove(
            f"`{self.verb}` takes {USAGE[self.verb]}; expected {wanted}, found {given!r}"
        )

    def take(self, known: Mapping[str, int], wanted: str) -> int:
        """The first word that is among the known ones."""
        for place, word in enumerate(self.words):
            if word in known:
                del self.words[place]
                return known[word]
        raise self.refuse(wanted)

    def has(self, known: Mapping[str, int]) -> bool:
        return any(word in known for word in self.words)

    def cut(self, word: str) -> "Arguments | None":
        """The words after a word such as `drop`; takes them and the word away."""
        if word not in self.words:
            return None
        place = self.words.index(word)
        rest = Arguments(self.cards, self.verb, self.words[place + 1 :])
        del self.words[place:]
        return rest

    def done(self, move: int) -> int:
        if self.words:
            raise self.refuse("no more words")
        return move

    def card(self) -> int:
        return self.take(self.slugs.market, "a market card")


SPACES: Final = {name: space for space, name in enumerate(SPACE_NAMES)}
ROWS: Final = {name: row for row, name in enumerate(ATTRIBUTES)}
DICE: Final = {
    f"{letter}{value}": make_die(color, value)
    for color, letter in enumerate(COLORS)
    for value in range(1, 7)
}
COLOR_LETTERS: Final = {letter: color for color, letter in enumerate(COLORS)}
INITIATIVE: Final = {str(card): card for card in range(1, 6)}
VALUES: Final = {str(value): value for value in range(1, 7)}
DIRECTION_NAMES: Final = {name: direction for direction, name in enumerate(m.DIRECTIONS)}
SEATS: Final = {str(seat): seat for seat in range(4)}


def read_place(words: Arguments) -> int:
    if words.has(DICE):
        die = words.take(DICE, "a die")
        return words.done(m.encode(m.START, die, words.take(ROWS, "a row")))
    return words.done(m.encode(m.PLACE, words.take(ROWS, "a row")))


def read_order(words: Arguments) -> int:
    dice = [DICE[word] for word in words.words if word in DICE]
    values = {value_of(die) for die in dice}
    if not 2 <= len(words.words) == len(dice) <= 5 or len(values) != 1:
        raise words.refuse("two to five dice of one value")
    return m.order_move(values.pop(), [color_of(die) for die in dice])


def read_swap(words: Arguments) -> int:
    spaces = sorted(words.take(SPACES, "a space") for _ in range(2))
    return words.done(m.encode(m.SWAP, *spaces))


def read_change(words: Arguments) -> int:
    kind = m.RAISE if words.verb == "raise" else m.LOWER
    space = words.take(SPACES, "a space")
    amount = words.take(VALUES, "an amount") if words.words else ONE
    return words.done(m.encode(kind, space, amount))


def read_reroll(words: Arguments) -> int:
    if words.has(SPACES):
        return words.done(m.encode(m.REROLL, words.take(SPACES, "a space")))
    chosen = 1 << words.take(INITIATIVE, "a space or initiative cards") - 1
    while words.words:
        chosen |= 1 << words.take(INITIATIVE, "an initiative card") - 1
    return m.encode(m.REROLL_CENTER, chosen)


def read_buy(words: Arguments) -> int:
    dropped = words.cut("drop")
    card = words.card()
    drops = [0, 0]
    if dropped is not None:
        wanted = min(max(len(dropped.words), 1), 2)
        cards = [dropped.card() for _ in range(wanted)]
        dropped.done(0)
        cards.sort(key=lambda index: words.cards.market[index].slug)
        drops[: len(cards)] = [index + 1 for index in cards]
    return words.done(m.encode(m.BUY, card, *drops))


def read_use(words: Arguments) -> int:
    borrowed = words.cut("as")
    card = words.card()
    if borrowed is None:
        return words.done(m.encode(m.USE, card))
    return words.done(borrowed.done(m.encode(m.USE, card, borrowed.card() + 1)))


def read_exchange(words: Arguments) -> int:
    space = words.take(SPACES, "a space")
    if words.has(INITIATIVE):
        card = words.take(INITIATIVE, "an initiative card")
        return words.done(m.encode(m.EXCHANGE_CENTER, space, card))
    color = words.take(COLOR_LETTERS, "a color or an initiative card")
    return words.done(m.encode(m.EXCHANGE_BAG, space, color))


def read_die_move(words: Arguments) -> int:
    space = words.take(SPACES, "a space")
    return words.done(m.encode(m.MOVE, space, words.take(ROWS, "a row")))


def plain(kind: int) -> Callable[[Arguments], int]:
    return lambda words: words.done(kind)


def with_card(kind: int) -> Callable[[Arguments], int]:
    return lambda words: words.done(m.encode(kind, words.card()))


def with_one(kind: int, known: Mapping[str, int], wanted: str) -> Callable[[Arguments], int]:
    return lambda words: words.done(m.encode(kind, words.take(known, wanted)))


READERS: Final[Mapping[str, Callable[[Arguments], int]]] = {
    "race": lambda words: words.done(m.encode(m.RACE, words.take(words.slugs.races, "a race"))),
    "class": lambda words: words.done(
        m.encode(m.CLASS, words.take(words.slugs.classes, "a class"))
    ),
    "order": read_order,
    "take": with_one(m.TAKE, INITIATIVE, "an initiative card"),
    "place": read_place,
    "flip": with_one(m.FLIP, SPACES, "a space"),
    "swap": read_swap,
    "raise": read_change,
    "lower": read_change,
    "reroll": read_reroll,
    "keep": with_one(m.KEEP, VALUES, "a value"),
    "align": with_one(m.ALIGN, DIRECTION_NAMES, "a direction"),
    "charisma": plain(m.CHARISMA),
    "buy": read_buy,
    "discard": with_card(m.DISCARD),
    "gold": plain(m.TAKE_GOLD),
    "donate": plain(m.DONATE),
    "return": with_card(m.RETURN),
    "use": read_use,
    "exchange": read_exchange,
    "turn": with_one(m.TURN, INITIATIVE, "an initiative card"),
    "move": read_die_move,
    "refresh": with_card(m.REFRESH),
    "drop": with_card(m.DROP),
    "pass": plain(m.PASS),
}
USAGE: Final[Mapping[str, str]] = {
    "race": "a race, such as `race human`",
    "class": "a class, such as `class warrior`",
    "order": "the equal dice, lowest initiative card first, such as `order p6 g6`",
    "take": "an initiative card, such as `take 2`",
    "place": "a row, such as `place str` (in setup a die and a row: `place r6 str`)",
    "flip": "a space, such as `flip dex1`",
    "swap": "two spaces, such as `swap str1 con2`",
    "raise": "a space and perhaps an amount, such as `raise con3` or `raise con3 2`",
    "lower": "a space, such as `lower con3`",
    "reroll": "a space or initiative cards, such as `reroll wis2` or `reroll 1 3`",
    "keep": "a value, such as `keep 5`",
    "align": "up, down, left or right, such as `align up`",
    "charisma": "nothing more",
    "buy": "a card and perhaps weapons to drop, such as `buy longbow drop longsword`",
    "discard": "a market card, such as `discard leather-gloves`",
    "gold": "nothing more",
    "donate": "nothing more",
    "return": "a card of the discard pile, such as `return chain-helm`",
    "use": "a skill, such as `use knowledge` or `use diplomacy as knowledge`",
    "exchange": "a space and a color or initiative card: `exchange str1 y`, `exchange str1 2`",
    "turn": "an initiative card, such as `turn 2`",
    "move": "a space and a row, such as `move str2 dex`",
    "refresh": "a skill, such as `refresh knowledge`",
    "drop": "a weapon, such as `drop longsword`",
    "pass": "nothing more",
}


def read_outcome(cards: CardSet, text: str) -> int:
    """The outcome of chance that a line of text means."""
    slugs = slugs_of(cards)
    words = text.lower().split()
    if len(words) != 2:
        raise BadMove(f"{shorten(text)!r} is no outcome; say for example `rolled 4`")
    verb, what = words
    for kind, known in outcome_words(slugs).get(verb, ()):
        if what in known:
            return m.encode(kind, known[what])
    raise BadMove(f"{shorten(text)!r} is no outcome; say for example `rolled 4` or `drawn r`")


def outcome_words(slugs: Slugs) -> Mapping[str, tuple[tuple[int, Mapping[str, int]], ...]]:
    return {
        "start": ((m.STARTS, SEATS),),
        "drawn": ((m.DRAWN, COLOR_LETTERS),),
        "rolled": ((m.ROLLED, VALUES),),
        "enemy": ((m.ENEMY, VALUES),),
        "revealed": ((m.REVEALED, slugs.market),),
        "discarded": ((m.DISCARDED, slugs.market),),
        "trashed": ((m.TRASHED, slugs.market),),
        "dealt": (
            (m.DEALT_BACKSTORY, slugs.backstories),
            (m.DEALT_ALIGNMENT, slugs.alignments),
        ),
    }


def shorten(text: str) -> str:
    """The given words for an error message, however many there are."""
    return text if len(text) <= 40 else f"{text[:37]}..."
