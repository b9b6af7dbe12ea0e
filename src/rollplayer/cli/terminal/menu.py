"""The legal moves as a menu: numbers, names, short forms, and patterns where there are too many.

`0` is always `pass`. A number that could be read in two ways is asked back, never guessed.
"""

from typing import Final, NamedTuple

from rollplayer.cli.errors import Complaint
from rollplayer.cli.language import say
from rollplayer.cli.terminal.phrases import choice_name
from rollplayer.cli.terminal.previews import describe
from rollplayer.cli.terminal.question import pattern
from rollplayer.cli.terminal.typed_words import begins_words, normal_words, pieces, printable
from rollplayer.cli.words import DASH, listed
from rollplayer.engine import State, drops, legal
from rollplayer.engine import terms as m
from rollplayer.engine.terms import MOVE_KINDS, MOVE_VERBS, Move, ValueType
from rollplayer.errors import BadMove
from rollplayer.notation.moves import read_move, shorten, write_move

FEW: Final = 12  # as many moves are listed one by one
SMALL_GROUP: Final = 4  # of a kind of move; a larger group becomes a pattern when there are many
SEVERAL: Final = 6  # as many are named when words could mean more
PASS_NUMBER: Final = 0
ON_INITIATIVE_CARD: Final = {
    kind.number
    for kind in MOVE_KINDS
    if kind.arguments and kind.arguments[0].type == ValueType.INITIATIVE_CARD
}


class Entry(NamedTuple):
    """A move, its number in the menu and its notation."""

    number: int
    move: Move
    text: str


class Unclear(Complaint):
    """What was typed is no move, or could be several: one sentence."""


class Menu:
    """What a seat may do now."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        cards = state.options.cards
        texts = [(move, write_move(cards, move)) for move in legal(state, seat)]
        self.entries = numbered(small_groups_first(texts) if len(texts) > FEW else texts)
        self.drops = [(move, write_move(cards, move)) for move in drops(state, seat)]

    # Showing -------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The choices: all of them when they are few, else patterns for the large groups."""
        if not self.has_patterns():
            return [self.line(entry) for entry in self.entries]
        lines = []
        for kind, group in self.groups().items():
            if len(group) > SMALL_GROUP:
                lines.append(self.pattern(kind, group))
            else:
                lines += [self.line(entry) for entry in group]
        return [*lines, say("moves-advice")]

    def has_patterns(self) -> bool:
        return len(self.entries) > FEW + 1

    def all_lines(self) -> list[str]:
        """Every move with its notation."""
        return [self.line(entry, with_notation=True) for entry in self.entries]

    def drop_lines(self) -> list[str]:
        return [
            say("any-time-move", notation=text, move=self.words(move)) for move, text in self.drops
        ]

    def line(self, entry: Entry, *, with_notation: bool = False) -> str:
        """`2. Take initiative card 2 (gold 4) – pays 2 gold`."""
        notation = f"{entry.text} {DASH} " if with_notation else ""
        return f"{entry.number}. {notation}{self.words(entry.move)}"

    def words(self, move: Move) -> str:
        """A move's name, and what it would do."""
        preview = describe(self.state, self.seat, move)
        name = choice_name(self.state, self.seat, move)
        return f"{name} {DASH} {preview}" if preview else name

    def groups(self) -> dict[int, list[Entry]]:
        """The entries by their kind, in the order of the menu."""
        found: dict[int, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(m.kind_of(entry.move), []).append(entry)
        return found

    def pattern(self, kind: int, group: list[Entry]) -> str:
        """`swap SPACE SPACE, for example swap str1 con2 (66 ways)`."""
        example = group[len(group) // 2]
        name = choice_name(self.state, self.seat, example.move)
        return say(
            "pattern-line",
            pattern=pattern(MOVE_KINDS[kind]),
            example=example.text,
            move=name,
            count=len(group),
        )

    def moves(self) -> list[tuple[Move, str]]:
        """Every move that may be typed, with its notation: the choices, and cards to drop."""
        return [(entry.move, entry.text) for entry in self.entries] + self.drops

    # Reading -------------------------------------------------------------------------------------

    def read(self, text: str) -> Move:
        """The move that is meant; it may be one the rules refuse."""
        if text.isascii() and text.isdigit():
            return self.read_number(text)
        words = normal_words(text)
        spelled = self.spelled(words)
        if spelled is not None and self.offers(spelled):
            return spelled
        found = self.matching(words)
        if not found and spelled is None:  # notation that the rules refuse gets their reason
            found = self.named(text)
        if len(found) == 1:
            return found[0][0]
        if found:
            raise several(text, [written for _, written in found])
        if spelled is not None:
            return spelled
        return self.outside(words, text)

    def read_number(self, text: str) -> Move:
        chosen = [entry for entry in self.entries if str(entry.number) == text]
        meant = [entry for entry in self.entries if entry.text.split()[1:] == [text]]
        if chosen and (not meant or meant == chosen):
            return chosen[0].move
        if chosen:
            raise Unclear("unclear-number", number=text, one=chosen[0].text, other=meant[0].text)
        if meant:
            return meant[0].move
        raise Unclear("no-choice", number=text[:9], choices=self.range_words())

    def range_words(self) -> str:
        numbers = [str(number) for number in sorted(entry.number for entry in self.entries)]
        return listed(numbers) if len(numbers) <= FEW else f"{numbers[0]}{DASH}{numbers[-1]}"

    def offers(self, move: Move) -> bool:
        return any(move == entry.move for entry in self.entries) or any(
            move == drop for drop, _ in self.drops
        )

    def spelled(self, words: list[str]) -> Move | None:
        """The move if the words are full notation."""
        try:
            return read_move(self.state.options.cards, " ".join(words))
        except BadMove:
            return None

    def matching(self, words: list[str]) -> list[tuple[Move, str]]:
        """The legal moves whose notation has a word for every word."""
        found = [(move, text) for move, text in self.moves() if begins_words(words, text)]
        whole = [(move, text) for move, text in found if len(pieces(text)) == len(words)]
        return whole if len(whole) == 1 else found

    def named(self, text: str) -> list[tuple[Move, str]]:
        """The moves whose names in the language hold every word."""
        return [
            (move, notation)
            for move, notation in self.moves()
            if begins_words([text], choice_name(self.state, self.seat, move))
        ]

    def outside(self, words: list[str], text: str) -> Move:
        """A move that is not legal, spelled short: the rules will say why not."""
        verbs = [verb for verb in MOVE_VERBS if verb.startswith(words[0])]
        market = self.state.options.cards.market
        near = [*self.state.market, *self.state.heroes[self.seat].cards, *self.state.discard]
        slugs = [market[index].slug for index in near]
        if len(verbs) == 1:
            for slug in slugs:
                if len(words) > 1 and begins_words(words[1:], slug):
                    spelled = self.spelled([verbs[0], slug])
                    if spelled is not None:
                        return spelled
        rule = self.state.prompts[-1].rule
        raise Unclear("no-move-here", text=printable(shorten(text)), rule=rule)


def numbered(texts: list[tuple[Move, str]]) -> list[Entry]:
    """Numbers from 1 in order; `pass` is 0 and comes last.

    An initiative card keeps its own number, so that 3 is card 3 also when card 1 is gone.
    """
    entries: list[Entry] = []
    number = 0
    for move, text in texts:
        if move != m.PASS:
            number = m.first(move) if m.kind_of(move) in ON_INITIATIVE_CARD else number + 1
            entries.append(Entry(number, move, text))
    if len(entries) < len(texts):
        entries.append(Entry(PASS_NUMBER, m.PASS, "pass"))
    return entries


def small_groups_first(texts: list[tuple[Move, str]]) -> list[tuple[Move, str]]:
    """Where most moves become patterns, those that are listed get the small numbers."""
    kinds = [m.kind_of(move) for move, _ in texts]
    return sorted(texts, key=lambda item: kinds.count(m.kind_of(item[0])) > SMALL_GROUP)


def several(text: str, found: list[str]) -> Unclear:
    quoted = [say("quoted", text=each) for each in found[:SEVERAL]]
    more = len(found) - SEVERAL
    if more > 0:
        quoted.append(say("and-more", count=more))
    return Unclear("could-be-several", text=printable(shorten(text)), moves=", ".join(quoted))
