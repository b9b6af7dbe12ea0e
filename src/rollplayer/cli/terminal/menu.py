"""The moves on offer as a menu: numbers, short forms, and patterns where there are too many.

`0` is always `pass`. A number that could be read in two ways is asked back, never guessed.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rollplayer import engine as m
from rollplayer.cli.terminal.previews import describe
from rollplayer.cli.terminal.question import PATTERNS
from rollplayer.cli.words import listed
from rollplayer.engine import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    COLOR_NAMES,
    COLORS,
    MOVE_VERBS,
    Move,
    State,
    drops,
    legal,
)
from rollplayer.notation.errors import BadMove
from rollplayer.notation.moves import read_move, shorten, write_move

FEW: Final = 12  # so many moves are listed one by one
SMALL_GROUP: Final = 4  # of a kind of move; a larger group becomes a pattern when there are many
PASS_NUMBER: Final = 0
ON_INITIATIVE_CARD: Final = (m.TAKE, m.TURN)
SYNONYMS: Final[Mapping[str, str]] = {
    **{name.lower(): short for name, short in zip(ATTRIBUTE_NAMES, ATTRIBUTES, strict=True)},
    "skip": "pass",
    "none": "pass",
}
COLOR_LETTERS: Final = dict(zip(COLOR_NAMES, COLORS, strict=True))


class Entry(NamedTuple):
    """A move, its number in the menu and its notation."""

    number: int
    move: Move
    text: str


class Unclear(Exception):
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
        if len(self.entries) <= FEW + 1:
            return self.all_lines()
        lines = []
        for verb, group in self.groups().items():
            if len(group) > SMALL_GROUP:
                lines.append(self.pattern(verb, group))
            else:
                lines += [self.line(entry) for entry in group]
        return [*lines, "`moves` lists every one with its number."]

    def all_lines(self) -> list[str]:
        return [self.line(entry) for entry in self.entries]

    def drop_lines(self) -> list[str]:
        return [f"any time: {text}" for _, text in self.drops]

    def line(self, entry: Entry) -> str:
        words = describe(self.state, self.seat, entry.move)
        return f"{entry.number}. {entry.text}" + (f": {words}" if words else "")

    def groups(self) -> dict[str, list[Entry]]:
        """The entries by their verb, in the order of the menu."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.text.split()[0], []).append(entry)
        return found

    def pattern(self, verb: str, group: list[Entry]) -> str:
        """`swap SPACE SPACE, for example swap str1 con2: r2 and b4 (66 ways)`."""
        example = group[len(group) // 2]
        words = describe(self.state, self.seat, example.move)
        shown = f"{example.text}: {words}" if words else example.text
        return f"{PATTERNS.get(verb, verb)}, for example {shown} ({len(group)} ways)"

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
        if len(found) == 1:
            return found[0][0]
        if found:
            raise Unclear(several(text, [written for _, written in found]))
        if spelled is not None:
            return spelled
        return self.outside(words, text)

    def read_number(self, text: str) -> Move:
        chosen = [entry for entry in self.entries if str(entry.number) == text]
        meant = [entry for entry in self.entries if entry.text.split()[1:] == [text]]
        if chosen and (not meant or meant == chosen):
            return chosen[0].move
        if chosen:
            one, other = chosen[0].text, meant[0].text
            raise Unclear(f"{text} could be choice {text}, `{one}`, or `{other}`: type it in full.")
        if meant:
            return meant[0].move
        raise Unclear(f"There is no choice {text[:9]}; {self.range_words()}.")

    def range_words(self) -> str:
        numbers = sorted(entry.number for entry in self.entries)
        if not numbers:
            return "nothing is asked"
        if len(numbers) <= FEW:
            return f"choose from {listed([str(number) for number in numbers])}"
        return f"the choices are {numbers[0]} to {numbers[-1]}"

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
        """The moves on offer that every word begins a word of."""
        offered = [(entry.move, entry.text) for entry in self.entries] + self.drops
        found = [(move, text) for move, text in offered if begins_words(words, text)]
        whole = [(move, text) for move, text in found if len(pieces(text)) == len(pieces_of(words))]
        return whole if len(whole) == 1 else found

    def outside(self, words: list[str], text: str) -> Move:
        """A move that is not on offer, spelled short: the rules will say why not."""
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
        raise Unclear(f"{shorten(text)!r} is no move here ({rule}); `help` says what you can do.")


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
    verbs = [text.split()[0] for _, text in texts]
    return sorted(texts, key=lambda item: verbs.count(item[1].split()[0]) > SMALL_GROUP)


# Words -------------------------------------------------------------------------------------------


def normal_words(text: str) -> list[str]:
    """Small letters, short names of attributes, `red 4` as `r4`."""
    words = [SYNONYMS.get(word, word) for word in text.lower().replace(",", " ").split()]
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] in COLOR_LETTERS and word in ("1", "2", "3", "4", "5", "6"):
            joined[-1] = COLOR_LETTERS[joined[-1]] + word
        else:
            joined.append(word)
    return joined


def pieces(text: str) -> list[str]:
    return text.replace("-", " ").split()


def pieces_of(words: list[str]) -> list[str]:
    return pieces(" ".join(words))


def begins_words(words: list[str], text: str) -> bool:
    """Whether each word begins another word of the text; numbers must be whole."""
    left = pieces(text)
    for word in pieces_of(words):
        match = [each for each in left if each == word or begins(word, each)]
        if not match:
            return False
        left.remove(word if word in match else match[0])
    return True


def begins(word: str, whole: str) -> bool:
    return not word.isdigit() and whole.startswith(word)


def several(text: str, found: list[str]) -> str:
    shown = ", ".join(f"`{each}`" for each in found[:6])
    more = f" and {len(found) - 6} more" if len(found) > 6 else ""
    return f"{shorten(text)!r} could be {shown}{more}: say a little more."
