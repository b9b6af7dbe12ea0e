"""How far the network's word is from how games of the quick policy end, by empty spaces.

    python scripts/calibrate.py --solo 150 --two 40

Prints what `search/calibrated.py` (NETWORK_MEAN, BETTER) and `search/winning.py` (SPREAD) hold.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

from rollplayer.bots.match import play_match
from rollplayer.bots.sight import AFTER_MARKET, Sight, one_variant
from rollplayer.bots.values import Network, load_network
from rollplayer.engine import CHANCE, Options, State, do_move, do_outcome, score
from rollplayer.engine.state import ROLL
from rollplayer.notation.cardfile import base_cards
from rollplayer.search.quick import NETWORK, QuickBot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--solo", type=int, default=150)
    parser.add_argument("--two", type=int, default=40)
    args = parser.parse_args()
    network = load_network(NETWORK)
    seen: list[tuple[int, float]] = []
    stars: list[int] = []
    for players, games in ((1, args.solo), (2, args.two)):
        for number in range(games):
            bots = [QuickBot() for _ in range(players)]
            match = play_match(Options(players, base_cards()), list(bots), f"calibrate {number}")
            ends = [card.total for card in score(match.state)]
            stars += ends
            state = match.record.first.clone()
            last = 0
            for event in match.record.events:
                if state.phase == ROLL and state.round > last:
                    last = state.round
                    seen += gaps(network, state, ends)
                if event.seat == CHANCE:
                    do_outcome(state, event.what)
                else:
                    do_move(state, event.seat, event.what)
    report(seen, stars)


def gaps(network: Network, state: State, ends: list[int]) -> list[tuple[int, float]]:
    """For each hero its empty spaces, and how much more it will have than the network thinks."""
    found = []
    for seat, hero in enumerate(state.heroes):
        value = float(network(Sight(state, seat, AFTER_MARKET), one_variant(hero))[0])
        found.append((hero.dice.count(0), ends[seat] - value))
    return found


def report(seen: list[tuple[int, float]], stars: list[int]) -> None:
    print(f"NETWORK_MEAN {np.mean(stars):.1f} ({len(stars)} heroes)")
    empty = np.array([each for each, _ in seen])
    gap = np.array([each for _, each in seen])
    print(f"BETTER {(gap * empty).sum() / (empty * empty).sum():.3f} stars a space")
    for number in sorted(set(empty.tolist())):
        here = gap[empty == number]
        print(
            f"{number:>3} empty: {len(here):>5} seen, {here.mean():+.2f}, spread {here.std():.2f}"
        )


if __name__ == "__main__":
    main()
