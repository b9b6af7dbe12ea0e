"""What a card pack changes, in stars: the same solo seeds played with the base cards and with it.

    python scripts/try_pack.py docs/balance/packs/druid-goals.toml --class druid --games 200
    python scripts/try_pack.py docs/balance/packs/armor.toml --games 200

The bot plays both games of a seed with the same chance. With --class only seeds count that deal
this class, and the bot takes it. Prints the means, their difference and, by line of the score,
where it comes from.
"""

import argparse
import os
import sys
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))
os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np
from numpy.typing import NDArray

from rollplayer.bots import Bot, make_bot
from rollplayer.bots.matches.match import chance_source
from rollplayer.bots.playing import play_on, with_chance
from rollplayer.cli.progress import Progress
from rollplayer.engine import (
    CLASS,
    PARTS,
    CardSet,
    Move,
    Options,
    PickClass,
    State,
    first,
    kind_of,
    listed_moves,
    new_game,
    score,
)
from rollplayer.notation.cards.cardfile import base_cards, read_pack

MOST_SEEDS: Final = 20  # per game wanted: a class is dealt to one hero in six


class OtherClass(Exception):
    """The class that is wanted was not dealt."""


def play(cards: CardSet, bot: Bot, wanted: str, seed: str) -> list[int] | None:
    """The stars of a game by line of the score; None if the wanted class was not dealt."""
    random = Random(f"mind {seed}")
    state = new_game(Options(1, cards))

    def choose(state: State, seat: int) -> Move:
        moves = listed_moves(state, seat)
        if wanted and isinstance(state.prompts[-1], PickClass):
            moves = [move for move in moves if is_class(cards, move, wanted)]
            if not moves:
                raise OtherClass
        return bot.choose(state, seat, moves, random)

    try:
        for _ in play_on(state, with_chance(choose, chance_source(seed))):
            pass
    except OtherClass:
        return None
    card = score(state)[0]
    return [card.part(part) for part in PARTS]


def is_class(cards: CardSet, move: Move, wanted: str) -> bool:
    return kind_of(move) == CLASS and cards.classes[first(move)].slug == wanted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pack", type=Path)
    parser.add_argument("--class", dest="wanted", default="")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    bot = make_bot(args.bot)
    pack = read_pack(args.pack)
    pairs: list[tuple[list[int], list[int]]] = []
    with Progress(args.games, "games") as progress:
        for number in range(args.games * MOST_SEEDS):
            plain = play(base_cards(), bot, args.wanted, f"pack {number}")
            if plain is None:
                continue
            changed = play(pack, bot, args.wanted, f"pack {number}")
            assert changed is not None
            pairs.append((plain, changed))
            progress.add()
            if len(pairs) == args.games:
                break
    report(np.array(pairs, dtype=np.float64))


def report(pairs: NDArray[np.float64]) -> None:
    totals = pairs.sum(axis=2)
    apart = totals[:, 1] - totals[:, 0]
    error = float(apart.std(ddof=1)) / len(apart) ** 0.5
    print(
        f"{len(apart)} seeds: {totals[:, 0].mean():.2f} stars, with the pack "
        f"{totals[:, 1].mean():.2f}: {apart.mean():+.2f} ± {error:.2f}"
    )
    lines = (pairs[:, 1] - pairs[:, 0]).mean(axis=0)
    print(", ".join(f"{part} {stars:+.2f}" for part, stars in zip(PARTS, lines, strict=True)))


if __name__ == "__main__":
    main()
