"""Sets the weights of inputs that were never trained to zero, so that they do not disturb play.

    python -m research.mute_untrained_inputs FILE.network ...

Every network begins with random weights, and those of an input that is 0 in every game of the
training stay random. A network has room for 64 market cards, the box has 53, and only skills can be
ready. The new cards of a pack take the other places: owned or in the market, they were worth up to
half a star more or less by chance. Muted, they count by what they do alone.
"""

import argparse
from pathlib import Path
from typing import Any

from research.networks import arrays_of, network_file
from rollplayer.bots.features.layout import CARD_SLOTS, TURN
from rollplayer.engine.cards import SKILL
from rollplayer.notation.cards.cardfile import base_cards


def mute_network(path: Path) -> None:
    weights = arrays_of(path.read_bytes())
    mute_cards(weights)
    path.write_bytes(network_file(weights))


def mute_cards(weights: dict[str, Any]) -> None:
    market = base_cards().market
    new = range(len(market), CARD_SLOTS)
    never_ready = [card for card, facts in enumerate(market) if facts.kind != SKILL]
    for group, cards in (("owned", new), ("shown", new), ("ready", (*never_ready, *new))):
        weights["static"][TURN.places(f"{group}-{card}" for card in cards)] = 0
    weights["cards"][list(new)] = 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("files", nargs="+", type=Path, help="networks, changed in place")
    for path in parser.parse_args().files:
        mute_network(path)


if __name__ == "__main__":
    main()
