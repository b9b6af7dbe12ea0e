"""What is fixed for a whole game: seats, edition, variants, class selection and cards."""

from typing import Final, NamedTuple

from rollplayer.engine._cards.facts import CardSet
from rollplayer.engine._errors import BadOptions

FIRST: Final = "first"
SECOND: Final = "second"
EDITIONS: Final = (FIRST, SECOND)

LESS_RANDOM: Final = "less-random"
RANDOM_MARKET: Final = "random-market"
SHORT: Final = "short"
FRIENDLY: Final = "friendly"


class Variant(NamedTuple):
    """A variant: its rule (`rule-V1` and so on in `locales/`), and a letter for short names.

    Its words are `variant-SLUG` and `variant-SLUG-rule` in `locales/`; the page, the command line,
    the protocol and the golden games take the list from here (`docs/adding-a-variant.md`).
    """

    slug: str
    rule: str
    letter: str


VARIANT_TABLE: Final = (
    Variant(LESS_RANDOM, "V1", "l"),
    Variant(RANDOM_MARKET, "V2", "r"),
    Variant(SHORT, "V3", "s"),
    Variant(FRIENDLY, "V4", "f"),
)
VARIANTS: Final = tuple(variant.slug for variant in VARIANT_TABLE)

DRAWN_CLASSES: Final = "drawn"
REVERSE: Final = "reverse"
IN_TURN: Final = "in-turn"
CLASS_SELECTIONS: Final = (DRAWN_CLASSES, REVERSE, IN_TURN)

# R10: a rule that would play a stored game differently makes another version. Games of every
# version listed here go on by their own rules; what differs are switches that `Options` derives.
RULES_VERSIONS: Final = ("1",)
RULES_VERSION: Final = RULES_VERSIONS[-1]


class Options:
    """The options of one game; shared by all its states and never changed."""

    __slots__ = (
        "cards",
        "classes",
        "edition",
        "friendly",
        "less_random",
        "players",
        "random_market",
        "rules_version",
        "short",
        "solo",
        "variants",
    )

    def __init__(
        self,
        players: int,
        cards: CardSet,
        edition: str = SECOND,
        variants: tuple[str, ...] = (),
        classes: str = DRAWN_CLASSES,
        rules_version: str = RULES_VERSION,
    ) -> None:
        if not 1 <= players <= 4:
            raise BadOptions("bad-players", number=players)
        if edition not in EDITIONS:
            raise BadOptions("unknown-edition", text=edition, known=", ".join(EDITIONS))
        if classes not in CLASS_SELECTIONS:
            known = ", ".join(CLASS_SELECTIONS)
            raise BadOptions("unknown-classes", text=classes, known=known)
        for variant in variants:
            if variant not in VARIANTS:
                raise BadOptions("unknown-variant", text=variant, known=", ".join(VARIANTS))
        if rules_version not in RULES_VERSIONS:
            known = ", ".join(RULES_VERSIONS)
            raise BadOptions("unknown-rules", text=rules_version, known=known)
        self.players = players
        self.cards = cards
        self.edition = edition
        self.variants = tuple(variant for variant in VARIANTS if variant in variants)
        self.classes = classes
        self.rules_version = rules_version
        self.solo = players == 1
        self.less_random = LESS_RANDOM in variants
        self.random_market = RANDOM_MARKET in variants
        self.short = SHORT in variants
        self.friendly = FRIENDLY in variants

    def choices(self) -> tuple[object, ...]:
        """All that was chosen for this game."""
        return (
            self.players,
            self.cards,
            self.edition,
            self.variants,
            self.classes,
            self.rules_version,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Options, self.choices()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.choices() == other.choices()

    def __hash__(self) -> int:
        return hash(self.choices())

    def __repr__(self) -> str:
        chosen = f"edition={self.edition!r}, variants={self.variants!r}, classes={self.classes!r}"
        return f"Options({self.players}, {self.cards.name!r} cards, {chosen})"

    @property
    def table_size(self) -> int:
        """R9.1: the solo game is set up as for two players."""
        return 2 if self.solo else self.players

    @property
    def initiative_cards(self) -> int:
        """R2.9."""
        return self.table_size + 1

    @property
    def starting_dice(self) -> int:
        """R2.11, V3."""
        return self.table_size + (6 if self.short else 4)
