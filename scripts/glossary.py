"""Gives every card without one its row in docs/glossary.md (`make wire`).

The names are those of locales/. A new name is our own in every language but English, so it has an
asterisk until a rulebook prints it.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rollplayer.words import languages, words_for  # noqa: E402
from scripts.locales import CARD_MESSAGES, CARDS, card_slugs, glossary_names  # noqa: E402

GLOSSARY = ROOT / "docs" / "glossary.md"
ABILITY = "-ability"
# The heading over the table of a file, or of a kind of market card.
HEADINGS = {
    "races": "## Races",
    "classes": "## Classes",
    "backstories": "## Backstories",
    "alignments": "## Alignments",
    "weapon": "### Weapons",
    "armor": "### Armor",
    "skill": "### Skills",
    "trait": "### Traits",
}


def wanted() -> Iterator[tuple[str, str, str]]:
    """The heading, slug and message of every row."""
    for file, prefix, suffixes in CARD_MESSAGES:
        tables = tomllib.loads((CARDS / f"{file}.toml").read_text("utf-8"))
        for slug in card_slugs(file):
            yield HEADINGS[tables[slug].get("kind", file)], slug, f"{prefix}-{slug}"
            if ABILITY in suffixes:
                yield "### Class abilities", slug, f"{prefix}-{slug}{ABILITY}"


def with_row(text: str, heading: str, row: str) -> str:
    """The glossary with a row more at the end of a table."""
    before, after = text.split(f"\n{heading}\n", 1)
    table, rest = after.split("|\n\n", 1)
    return f"{before}\n{heading}\n{table}|\n{row}\n\n{rest}"


def main() -> None:
    known = dict(glossary_names())
    text = GLOSSARY.read_text("utf-8")
    for heading, slug, message in wanted():
        if message not in known and words_for("en").has(message):
            names = [f"{words_for(code)(message).replace('’', chr(39))}*" for code in languages()]
            names[0] = names[0].removesuffix("*")
            text = with_row(text, heading, f"| `{slug}` | {' | '.join(names)} |")
    GLOSSARY.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
