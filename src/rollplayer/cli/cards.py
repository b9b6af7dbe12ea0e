"""`rollplayer cards`: all cards in a table, or everything about one."""

import argparse
import json
from difflib import get_close_matches
from typing import Any

from rollplayer.cli.cardpages import Page, grid_words, page_lines, pages, wish_picture
from rollplayer.cli.common import (
    Subparsers,
    add_cards_option,
    add_command,
    add_json_option,
    chosen_cards,
)
from rollplayer.cli.errors import CleanNo
from rollplayer.cli.speech import say
from rollplayer.cli.words import columns, kind_words, modifier_words, show
from rollplayer.engine import ATTRIBUTES, COLOR_NAMES, Alignment, Backstory, CardSet
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
    found = [page for page in every if page.slug == slug]
    if not found:
        near = get_close_matches(slug, list(dict.fromkeys(page.slug for page in every)), n=4)
        if near:
            raise CleanNo("error-card-near", name=name, near=", ".join(near))
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
    """Every card on a line, market cards by number."""
    return [
        *titled("Market cards", market_rows(cards)),
        *titled("Classes", class_rows(cards), ("class", "color", *ATTRIBUTES)),
        *titled("Races", [(race.slug, modifier_words(race)) for race in cards.races]),
        *titled("Backstories", [(card.slug, wishes(card)) for card in cards.backstories]),
        *titled("Alignments", [(card.slug, grid(card)) for card in cards.alignments]),
        "One card: rollplayer cards SLUG",
    ]


def titled(
    title: str, rows: list[tuple[str, ...]], heads: tuple[str, ...] | None = None
) -> list[str]:
    return [f"{title} ({len(rows)})", *columns([heads, *rows] if heads else rows), ""]


def market_rows(cards: CardSet) -> list[tuple[str, ...]]:
    return [
        (str(card.number), card.slug, dots(card.dots), f"{card.cost} gold", kind_words(cards, card))
        for card in cards.market
    ]


def dots(count: int) -> str:
    return "1 dot" if count == 1 else f"{count} dots"


def class_rows(cards: CardSet) -> list[tuple[str, ...]]:
    return [
        (
            card.slug,
            COLOR_NAMES[card.color],
            *(goal.text() for goal in card.goals),
        )
        for card in cards.classes
    ]


def wishes(card: Backstory) -> str:
    return "  ".join("".join(line.split()) for line in wish_picture(card))


def grid(card: Alignment) -> str:
    return "; ".join(grid_words(card))
