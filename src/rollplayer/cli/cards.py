"""`rollplayer cards`: all cards in a table, or everything about one."""

import argparse
import json
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from rollplayer.cli.cardpages import Page, grid_said, page_lines, pages, wish_picture
from rollplayer.cli.common import (
    Subparsers,
    add_cards_option,
    add_command,
    add_json_option,
    chosen_cards,
)
from rollplayer.cli.errors import CleanNo
from rollplayer.cli.language import say
from rollplayer.cli.layout import fold, table
from rollplayer.cli.words import (
    attribute_short,
    card_name,
    color_words,
    gold_words,
    kind_words,
    listed,
    modifier_words,
    range_words,
    show,
)
from rollplayer.engine.cards import Backstory, CardSet
from rollplayer.words import MINUS


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "cards", "rollplayer cards sleight-of-hand")
    parser.add_argument("slug", nargs="?", metavar=say("meta-card"), help=say("option-card"))
    add_json_option(parser)
    add_cards_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    cards = chosen_cards(args)
    found = find_pages(cards, args.slug) if args.slug else pages(cards)
    if args.json:
        written = [write_page(page) for page in found]
        print(json.dumps({"cards": written}))
    elif args.slug:
        show("\n\n".join("\n".join(page_lines(page)) for page in found))
    else:
        show("\n".join(table_lines(cards)))
    return 0


def find_pages(cards: CardSet, name: str) -> list[Page]:
    """The cards of this slug or name; a class and a race may share one."""
    slug = "-".join(name.lower().split())
    every = pages(cards)
    found = [page for page in every if slug in (page.slug, "-".join(page.name.lower().split()))]
    if not found:
        near = get_close_matches(slug, list(dict.fromkeys(page.slug for page in every)), n=4)
        if near:
            raise CleanNo("error-card-near", name=name, near=listed(near, "list-or"))
        raise CleanNo("error-card", name=name)
    return found


def write_page(page: Page) -> dict[str, Any]:
    facts = [
        {"fact": fact.name, "value": fact.value.replace(MINUS, "-"), "source": fact.source}
        | ({"detail": fact.detail} if fact.detail else {})
        for fact in page.facts
    ]
    return {"sort": page.sort, "slug": page.slug, "name": page.name, "facts": facts}


# The table -------------------------------------------------------------------------------------


def table_lines(cards: CardSet) -> list[str]:
    """Every card in a line, market cards by number."""
    heads = [say("column-class"), say("column-color"), *map(attribute_short, range(6))]
    races = [(card_name(cards, race), modifier_words(race)) for race in cards.races]
    backstories = [(card_name(cards, card), wishes(card)) for card in cards.backstories]
    alignments = [(card_name(cards, card), grid_said(card)) for card in cards.alignments]
    return [
        *titled("cards-market", market_rows(cards)),
        *titled("cards-classes", class_rows(cards), tuple(heads)),
        *titled("cards-races", races),
        *titled("cards-backstories", backstories),
        *titled("cards-alignments", alignments),
        say("cards-advice", command="rollplayer cards longbow"),
    ]


def titled(
    title: str, rows: Sequence[tuple[str, ...]], heads: tuple[str, ...] | None = None
) -> list[str]:
    return [
        say(title, count=len(rows)),
        *(
            folded
            for line in table([heads, *rows] if heads else rows)
            for folded in fold(line, "  ")
        ),
        "",
    ]


def market_rows(cards: CardSet) -> list[tuple[str, ...]]:
    return [
        (
            str(card.number),
            card_name(cards, card),
            say("dot-count", count=card.dots),
            gold_words(card.cost),
            kind_words(cards, card),
        )
        for card in cards.market
    ]


def class_rows(cards: CardSet) -> list[tuple[str, ...]]:
    return [
        (
            card_name(cards, card),
            color_words(card.color),
            *(range_words(goal.low, goal.high) for goal in card.goals),
        )
        for card in cards.classes
    ]


def wishes(card: Backstory) -> str:
    return "  ".join("".join(line.split()) for line in wish_picture(card))
