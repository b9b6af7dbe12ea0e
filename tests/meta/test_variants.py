"""A variant is known everywhere, or what lacks it is named (`docs/adding-a-variant.md`)."""

import re

import pytest

from rollplayer.engine import VARIANT_TABLE, VARIANTS, Options, Variant
from rollplayer.notation.cards.cardfile import base_cards
from tests.golden.digest import GAMES
from tests.meta.sources import ROOT, TESTS

LANGUAGES = sorted(path.name for path in (ROOT / "locales").iterdir() if path.is_dir())


def missing_places(variant: Variant) -> list[str]:
    """Every place that does not know a variant."""
    tests = "\n".join(path.read_text("utf-8") for path in (TESTS / "rules").glob("*.py"))
    glossary = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    notation = (ROOT / "docs" / "notation.md").read_text("utf-8")
    options = (ROOT / "web" / "src" / "pages" / "OptionsForm.svelte").read_text("utf-8")
    cited = re.compile(rf"(?:_|\b){variant.rule}(?:_|\b)", re.IGNORECASE)
    field = variant.slug.replace("-", "_")
    found = {
        "engine/_options.py: its field": getattr(Options(2, base_cards()), field, None) is False,
        "tests/rules: a test of its rule": bool(cited.search(tests)),
        "docs/notation.md: its name": f"`{variant.slug}`" in notation,
        "docs/glossary.md: its names": f"| `{variant.slug}` |" in glossary,
        "the page's options": "VARIANTS" in options or f'"{variant.slug}"' in options,
        "tests/golden: a game": any(GAMES.glob(f"2p-second-{variant.letter}-*.txt")),
    }
    for language in LANGUAGES:
        text = "\n".join(
            path.read_text("utf-8") for path in (ROOT / "locales" / language).glob("*.ftl")
        )
        for key in (
            f"variant-{variant.slug}",
            f"variant-{variant.slug}-rule",
            f"rule-{variant.rule}",
            f"rule-{variant.rule}-title",
        ):
            found[f"locales/{language}: {key}"] = f"\n{key} =" in text
    return [place for place, is_there in found.items() if not is_there]


@pytest.mark.parametrize("variant", VARIANT_TABLE, ids=lambda variant: variant.slug)
def test_a_variant_is_known_everywhere(variant: Variant) -> None:
    missing = missing_places(variant)
    assert not missing, "these lack it:\n" + "\n".join(missing)


def test_a_new_variant_would_be_missed_everywhere() -> None:
    """The test itself finds a variant that nobody has heard of."""
    missing = missing_places(Variant("long", "V9", "o"))
    assert len(missing) == 5 + 4 * len(LANGUAGES)


def test_letters_and_rules_are_their_own() -> None:
    assert len({variant.letter for variant in VARIANT_TABLE}) == len(VARIANT_TABLE)
    assert len({variant.rule for variant in VARIANT_TABLE}) == len(VARIANT_TABLE)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_sets_its_field_alone(variant: str) -> None:
    options = Options(2, base_cards(), variants=(variant,))
    on = [name for name in VARIANTS if getattr(options, name.replace("-", "_"))]
    assert on == [variant]
