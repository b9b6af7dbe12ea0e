"""What a card pack changes, in stars: the same solo seeds played with the base cards and with it.

    python -m research.try_pack research/balance/packs/druid-goals.toml --class druid --seeds 600
    python -m research.try_pack research/balance/packs/armor.toml --bot champion --out FILE.jsonl

The bot plays both games of a seed with the same chance. With --class only seeds count that deal
this class, and the bot takes it. Prints the means, their difference and, by line of the score,
where it comes from. Every pair of games is added to FILE at once; a run that was stopped goes on
where it was. A pack that was changed since is played again.
"""

import argparse
import os
from pathlib import Path
from random import Random
from typing import NamedTuple

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np
from numpy.typing import NDArray

from research.kept_games import add_arguments, kept, play_all
from research.measured_bots import bot_name, bot_of
from rollplayer.bots.matches.match import chance_source
from rollplayer.bots.playing import play_out, with_chance
from rollplayer.engine import Options, State, listed_moves, new_game, score
from rollplayer.engine.cards import CardSet
from rollplayer.engine.scoring import PARTS
from rollplayer.engine.terms import CLASS, Move, PickClass, first, kind_of
from rollplayer.errors import BadCards
from rollplayer.notation.cards.card_data import hash_of
from rollplayer.notation.cards.cardfile import base_cards, read_pack


class Task(NamedTuple):
    """Two games of a seed: the pack, the bot and the class it takes (any, if empty)."""

    pack: str
    checksum: str  # of the pack's text
    bot: str
    wanted: str
    number: int


class OtherClass(Exception):
    """The class that is wanted was not dealt."""


def play(task: Task) -> tuple[Task, list[list[int]]]:
    """The stars of both games by line of the score; nothing if the class was not dealt."""
    try:
        pair = [stars(cards, task) for cards in (base_cards(), read_pack(Path(task.pack)))]
    except OtherClass:
        pair = []
    return task, pair


def stars(cards: CardSet, task: Task) -> list[int]:
    seed = f"pack {task.number}"
    bot, random = bot_of(task.bot), Random(f"mind {seed}")
    state = new_game(Options(1, cards))

    def choose(state: State, seat: int) -> Move:
        moves = listed_moves(state, seat)
        if task.wanted and isinstance(state.prompts[-1], PickClass):
            moves = [move for move in moves if is_class(cards, move, task.wanted)]
            if not moves:
                raise OtherClass
        return bot.choose(state, seat, moves, random)

    play_out(state, with_chance(choose, chance_source(seed)))
    card = score(state)[0]
    return [card.part(part) for part in PARTS]


def is_class(cards: CardSet, move: Move, wanted: str) -> bool:
    return kind_of(move) == CLASS and cards.classes[first(move)].slug == wanted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    classes = [each.slug for each in base_cards().classes]
    parser.add_argument("pack", type=good_pack)
    parser.add_argument("--class", dest="wanted", default="", choices=classes)
    parser.add_argument("--bot", type=bot_name, default="expert")
    parser.add_argument("--seeds", type=int, default=200, help="a class is dealt in one of six")
    add_arguments(parser, "packs.jsonl")
    args = parser.parse_args()
    game = Task(args.pack, hash_of(Path(args.pack).read_text("utf-8")), args.bot, args.wanted, 0)
    tasks = [game._replace(number=number) for number in range(args.seeds)]
    pairs = {Task(*task): pair for task, pair in kept(args.out)}
    pairs |= dict(play_all(play, [task for task in tasks if task not in pairs], args))
    played = [pairs[task] for task in tasks if pairs.get(task)]
    if len(played) < 2:
        print(f"too few seeds ({len(played)})")
    else:
        report(np.array(played, dtype=np.float64))


def good_pack(name: str) -> str:
    """A card pack that can be read, for argparse."""
    try:
        read_pack(Path(name))
    except BadCards as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return name


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
