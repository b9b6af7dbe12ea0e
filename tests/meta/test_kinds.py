"""Every kind of move, outcome and prompt is known everywhere; what lacks one is named.

A new row in `engine/_kinds.py` or prompt in `engine/_catalogue.py` turns these tests red until
notation, documentation, terminal, page, golden games and the words of every language know it.
"""

import re
import sys
from collections.abc import Callable, Iterable

import pytest

from rollplayer.cli.terminal import narration, previews
from rollplayer.cli.terminal import phrases as phrases_module
from rollplayer.engine import terms as m
from rollplayer.engine.terms import (
    ALL_PROMPTS,
    MOVE_KINDS,
    MOVE_VERBS,
    OUTCOME_KINDS,
    PROMPTS,
    Kind,
    Prompt,
    ValueType,
    kind_of,
    pack,
)
from rollplayer.errors import BadMove
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import read_move, read_outcome, write_move, write_outcome
from rollplayer.notation.parts import describe_move, describe_outcome, phrases
from rollplayer.notation.prompts import READERS, WRITERS
from rollplayer.notation.value_types import SPELLINGS
from rollplayer.words import words_for
from tests.meta.sources import ROOT

LANGUAGES = sorted(path.name for path in (ROOT / "locales").iterdir() if path.is_dir())
PAGE = ROOT / "web" / "src" / "lib"
Read = Callable[[object, str], int]
TABLES = {"move": MOVE_KINDS, "outcome": OUTCOME_KINDS}


def all_kinds() -> list[tuple[str, Kind]]:
    return [(table, kind) for table, kinds in TABLES.items() for kind in kinds]


def messages(language: str) -> set[str]:
    """The keys of all messages of a language."""
    texts = [path.read_text("utf-8") for path in (ROOT / "locales" / language).glob("*.ftl")]
    return set(re.findall(r"^([a-z][A-Za-z0-9-]*) =", "\n".join(texts), re.MULTILINE))


def lacking(known: Iterable[str], wanted: Iterable[str]) -> list[str]:
    return sorted(set(wanted) - set(known))


# The tables themselves ---------------------------------------------------------------------------


@pytest.mark.parametrize("kinds", TABLES.values(), ids=list(TABLES))
def test_a_kind_stands_at_its_number(kinds: tuple[Kind, ...]) -> None:
    assert [kind.number for kind in kinds] == list(range(len(kinds)))


def test_slugs_are_unique_over_moves_and_outcomes() -> None:
    slugs = [kind.slug for _, kind in all_kinds()]
    assert len(set(slugs)) == len(slugs)


def test_every_constant_of_the_engine_has_a_row() -> None:
    """Kinds are numbered from PASS to the first outcome, and from STARTS to the directions."""
    constants = vars(sys.modules["rollplayer.engine._moves"])
    names = list(constants)
    moves = names[names.index("PASS") : names.index("STARTS")]
    outcomes = names[names.index("STARTS") : names.index("UP")]
    assert [constants[name] for name in moves] == [kind.number for kind in MOVE_KINDS]
    assert [constants[name] for name in outcomes] == [kind.number for kind in OUTCOME_KINDS]


@pytest.mark.parametrize(("table", "kind"), all_kinds(), ids=lambda part: getattr(part, "slug", ""))
def test_examples_are_read_taken_apart_and_written_again(table: str, kind: Kind) -> None:
    cards = base_cards()
    assert kind.examples
    for example in kind.examples:
        if table == "move":
            move = read_move(cards, example)
            number, written, said = (
                kind_of(move),
                write_move(cards, move),
                describe_move(cards, move),
            )
        else:
            outcome = read_outcome(cards, example)
            number, written = kind_of(outcome), write_outcome(cards, outcome)
            said = describe_outcome(cards, outcome)
        assert number == kind.number
        assert written == example
        assert said.kind == kind
        assert said.phrase("log").removeprefix("log-") in phrases(kind)
        required = {argument.name for argument in kind.arguments if not argument.optional}
        assert required <= set(said.arguments) <= {each.name for each in kind.arguments}


@pytest.mark.parametrize(("table", "kind"), all_kinds(), ids=lambda part: getattr(part, "slug", ""))
def test_an_example_shows_each_optional_argument(table: str, kind: Kind) -> None:
    for argument in kind.arguments:
        if argument.optional:
            assert any(f" {argument.word} " in example for example in kind.examples)


def test_every_sort_of_argument_is_spelled() -> None:
    used = {argument.type for _, kind in all_kinds() for argument in kind.arguments}
    assert lacking(SPELLINGS, used) == []


def test_every_sort_of_field_is_read_and_written() -> None:
    used = {type for prompt in ALL_PROMPTS for _, type in prompt.fields}
    assert lacking(READERS, used) == []
    assert lacking(WRITERS, used) == []


def test_the_die_concerned_is_an_argument_or_a_field_of_the_prompt() -> None:
    fields = {name for prompt in ALL_PROMPTS for name, _ in prompt.fields}
    for _, kind in all_kinds():
        assert not kind.die or kind.die in {each.name for each in kind.arguments} | fields


def test_arguments_out_of_order_are_stored_in_order() -> None:
    cards = base_cards()
    assert read_move(cards, "swap con2 str1") == read_move(cards, "SWAP str1  con2")
    assert read_move(cards, "exchange y str1") == read_move(cards, "exchange str1 y")
    one = "buy longbow drop longsword jeweled-dagger"
    assert read_move(cards, one) == read_move(cards, "buy longbow drop jeweled-dagger longsword")


def test_packing_is_the_integer_of_the_rules() -> None:
    assert pack(MOVE_KINDS[m.SWAP], {"one": 3, "two": 7}) == m.encode(m.SWAP, 3, 7)
    assert pack(MOVE_KINDS[m.USE], {"card": 4, "as": None}) == m.encode(m.USE, 4)
    assert pack(MOVE_KINDS[m.USE], {"card": 4, "as": 0}) == m.encode(m.USE, 4, 1)
    assert pack(MOVE_KINDS[m.BUY], {"card": 4, "drop": (0, 9)}) == m.encode(m.BUY, 4, 1, 10)
    assert pack(MOVE_KINDS[m.REROLL_CENTER], {"cards": (0, 2)}) == m.encode(m.REROLL_CENTER, 5)


@pytest.mark.parametrize(
    "text",
    [
        "order p6",
        "order p6 g5",
        "order p6 g6 and so on",
        "order p6 g6 r6 b6 k6 w6",
        "swap str1 dex1 con1",
    ],
)
def test_words_that_are_too_few_too_many_or_unlike_are_no_move(text: str) -> None:
    with pytest.raises(BadMove):
        read_move(base_cards(), text)


@pytest.mark.parametrize("verb", sorted({kind.verb for _, kind in all_kinds()}))
def test_a_verb_with_wrong_arguments_is_answered_with_examples(verb: str) -> None:
    read = read_move if verb in MOVE_VERBS else read_outcome
    with pytest.raises(BadMove) as refused:
        read(base_cards(), f"{verb} of no such thing")
    assert refused.value.reason.code == "bad-arguments"
    for _, kind in all_kinds():
        if kind.verb == verb:
            assert all(example in str(refused.value) for example in kind.examples)


# The consumers -----------------------------------------------------------------------------------


def test_the_terminal_knows_every_move() -> None:
    previewed = {MOVE_KINDS[number].slug for number in previews.DESCRIBERS}
    assert lacking(previewed, {kind.slug for kind in MOVE_KINDS}) == [], "previews.py lacks these"
    used = {argument.type for kind in MOVE_KINDS for argument in kind.arguments}
    assert lacking(phrases_module.WORDS_OF, used) == [], "phrases.py lacks these"


def test_the_terminal_tells_every_outcome() -> None:
    chance = {prompt.kind for prompt in ALL_PROMPTS if prompt.is_chance}
    grouped = {*narration.ROLLS, *narration.STARTING_ROLLS}
    assert lacking(narration.OUTCOMES, chance - grouped) == [], "narration.py lacks these"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_words_for_every_move(language: str) -> None:
    """The choice in the menu; what was done is in the log."""
    wanted = [f"menu-{phrase}" for kind in MOVE_KINDS for phrase in phrases(kind)]
    needed = [
        f"argument-{argument.type}"
        for kind in MOVE_KINDS
        for argument in kind.arguments
        if not argument.optional and argument.unsaid is None
    ]
    lacks = lacking(messages(language), [*wanted, *needed])
    assert lacks == [], f"locales/{language}/terminal.ftl lacks these"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_words_for_every_kind(language: str) -> None:
    wanted = [f"log-{phrase}" for _, kind in all_kinds() for phrase in phrases(kind)]
    assert lacking(messages(language), wanted) == [], f"locales/{language}/log.ftl lacks these"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_you_what_you_did(language: str) -> None:
    """`You take ...` where the reader did it; what nobody does needs no such words."""
    nobodys = {"revealed", "discarded", "trashed", "enemy"}
    told = [
        f"log-{each}" for _, kind in all_kinds() for each in phrases(kind) if each not in nobodys
    ]
    texts = words_for(language).texts
    assert [key for key in told if "{ $who ->" not in texts[key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    asked = [prompt.kind for prompt in ALL_PROMPTS if not prompt.is_chance]
    wanted = [f"{voice}-{kind}" for kind in asked for voice in ("ask", "do")]
    assert lacking(messages(language), wanted) == [], f"locales/{language}/ui.ftl lacks these"


@pytest.mark.parametrize("name", ["moves.ts", "log.ts", "naming.ts"])
def test_the_page_reads_moves_by_the_table_of_kinds(name: str) -> None:
    """The compiler and `web/tests/kinds.test.ts` then hold it to every kind."""
    assert 'from "./said"' in (PAGE / name).read_text("utf-8")
    assert 'from "./kinds"' in (PAGE / "said.ts").read_text("utf-8")


def test_every_prompt_is_named_once_and_belongs_to_a_seat() -> None:
    assert len(PROMPTS) == len(ALL_PROMPTS)
    assert all(prompt.fields[0] == ("seat", ValueType.SEAT) for prompt in ALL_PROMPTS)


@pytest.mark.parametrize("prompt", ALL_PROMPTS, ids=lambda prompt: prompt.kind)
def test_a_prompt_says_where_it_can_be_pending(prompt: type[Prompt]) -> None:
    """Else a loaded position could hold one that nobody can answer."""
    assert "misfit" in vars(prompt), f"{prompt.__name__} needs a method `misfit`"
    assert prompt.phases, f"{prompt.__name__} needs its `phases`"
