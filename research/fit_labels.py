"""Fits the value network to positions that were played on: this is what makes `data/best.network`.

    python -m research.fit_labels DIR [DIR ...] --begin FILE.network --out FILE.network

DIR holds the lots of `rollout_labels.py`. The network learns what each hero is worth and, more
heavily, what tells the moves of one position apart: that is what choosing needs. It is fitted a few
times in different orders, and the mean of the weights is kept: what the fits do not agree on is
mostly noise. What it began with stays a part of it (`--trust`): that plays better than the fits
alone. A tenth of the lots is not learned from. On it, "left" is the mean squared error of
the differences within a position, and "regret" what the network's first choice gives up against
the best label, by kind of decision; some of both is the noise of the labels.
"""

import argparse
from math import cos, pi
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from research.networks import arrays_of, network_file
from rollplayer.bots.features.layout import CARD_SLOTS, TURN
from rollplayer.cli.progress import Progress

BATCH = 512  # positions
KINDS = ("dice", "market", "setup")  # in the order of the stages
WARM_UP = 0.3  # of the steps, until the rate is at its highest
MOMENTUM, MEMORY, TINY = 0.9, 0.99, 1e-8  # of Adam

Floats: TypeAlias = NDArray[np.floating[Any]]
Integers: TypeAlias = NDArray[np.int64]
Weights: TypeAlias = dict[str, Floats]


class Positions(NamedTuple):
    """Rows in groups: the moves of position i are the rows from `begins[i]` to `begins[i + 1]`."""

    rows: Floats
    labels: Floats
    begins: Integers

    def __len__(self) -> int:
        return len(self.begins) - 1


def read(paths: list[Path]) -> Positions:
    rows, labels, begins = [], [], [np.zeros(1, dtype=np.int64)]
    for path in paths:
        with np.load(path) as lot:
            rows.append(lot["rows"])
            labels.append(lot["labels"])
            sizes = np.bincount(lot["groups"])
        begins.append(begins[-1][-1] + np.cumsum(sizes))
    return Positions(np.concatenate(rows), np.concatenate(labels), np.concatenate(begins))


def read_weights(path: Path) -> Weights:
    """A network's weights; those of all inputs in one array, in the order of a row."""
    weights = arrays_of(path.read_bytes())
    parts = [weights.pop(key) for key in ("static", "cards", "dynamic")]
    return {"first": np.concatenate(parts), **weights}


def write_weights(weights: Weights, path: Path) -> None:
    """The weights as the bots read them."""
    turn = len(TURN)
    static, cards, dynamic = np.split(weights["first"], [turn, turn + CARD_SLOTS])
    rest = {key: weights[key] for key in weights if key != "first"}
    arrays = {"static": static, "cards": cards, "dynamic": dynamic, **rest}
    path.write_bytes(network_file(arrays))


def values_of(weights: Weights, rows: Floats) -> Floats:
    return forward(weights, rows)[-1]


def forward(weights: Weights, rows: Floats) -> tuple[Floats, Floats, Floats]:
    """What both hidden layers and the network say of some rows."""
    one = np.maximum(rows @ weights["first"] + weights["bias"], 0)
    two = np.maximum(one @ weights["second"] + weights["second_bias"], 0)
    return one, two, two @ weights["last"] + weights["last_bias"]


def gradients(
    weights: Weights, rows: Floats, sizes: Integers, labels: Floats, apart: float
) -> Weights:
    """How the loss on some positions with that many rows each changes with every weight."""
    one, two, values = forward(weights, rows)
    away = values - labels
    begins = np.cumsum(sizes) - sizes
    means = np.add.reduceat(away, begins) / sizes
    # The loss is the mean of away² and of `apart` times the square of what is left of it.
    slope = 2 * (away + apart * (away - np.repeat(means, sizes))) / len(rows)
    slope_two = np.outer(slope, weights["last"]) * (two > 0)
    slope_one = slope_two @ weights["second"].T * (one > 0)
    return {
        "first": rows.T @ slope_one,
        "bias": slope_one.sum(axis=0),
        "second": one.T @ slope_two,
        "second_bias": slope_two.sum(axis=0),
        "last": two.T @ slope,
        "last_bias": slope.sum(keepdims=True),
    }


class Adam:
    """Steps against the gradient, in every weight's own measure, with weights that decay."""

    def __init__(self, weights: Weights, decay: float) -> None:
        self.weights = weights
        self.decay = decay
        self.mean = {key: np.zeros_like(array) for key, array in weights.items()}
        self.square = {key: np.zeros_like(array) for key, array in weights.items()}
        self.steps = 0

    def step(self, slopes: Weights, rate: float) -> None:
        self.steps += 1
        for key, weight in self.weights.items():
            mean, square, slope = self.mean[key], self.square[key], slopes[key]
            mean += (1 - MOMENTUM) * (slope - mean)
            square += (1 - MEMORY) * (slope**2 - square)
            size = np.sqrt(square / (1 - MEMORY**self.steps)) + TINY
            weight *= 1 - rate * self.decay
            weight -= rate / (1 - MOMENTUM**self.steps) * mean / size


def rate_at(share: float) -> float:
    """The rate rises from nothing and falls back to it; `share` is how far the fit has come."""
    if share < WARM_UP:
        return (1 - cos(pi * share / WARM_UP)) / 2
    return (1 + cos(pi * (share - WARM_UP) / (1 - WARM_UP))) / 2


def picked(seen: Positions, which: Integers) -> tuple[Floats, Integers, Floats]:
    """The rows of some positions, how many each has, and their labels."""
    begins = seen.begins[which]
    sizes = seen.begins[which + 1] - begins
    before = np.cumsum(sizes) - sizes
    places = np.arange(sizes.sum()) + np.repeat(begins - before, sizes)
    return seen.rows[places].astype(np.float32), sizes, seen.labels[places]


def fit(begin: Weights, seen: Positions, args: argparse.Namespace, seed: int) -> Weights:
    weights = {key: array.copy() for key, array in begin.items()}
    adam = Adam(weights, args.decay)
    random = np.random.default_rng(seed)
    batches = -(-len(seen) // BATCH)
    with Progress(args.epochs, f"epochs of fit {seed}") as progress:
        for epoch in range(args.epochs):
            order = random.permutation(len(seen))
            for batch, which in enumerate(np.array_split(order, batches)):
                rows, sizes, labels = picked(seen, which)
                share = (epoch * batches + batch + 0.5) / (args.epochs * batches)
                adam.step(
                    gradients(weights, rows, sizes, labels, args.apart), args.rate * rate_at(share)
                )
            progress.add()
    return weights


def blended(begin: Weights, fits: list[Weights], trust: float) -> Weights:
    """The mean of all fits, and a share of what they began with."""
    return {
        key: (1 - trust) * array + trust * np.mean([each[key] for each in fits], axis=0)
        for key, array in begin.items()
    }


def report(weights: Weights, fresh: Positions, name: str) -> None:
    """How well a network tells moves apart that it has not seen."""
    stage = TURN.slices["stage"]
    left: dict[int, list[float]] = {}
    regret: dict[int, list[float]] = {}
    off: list[float] = []
    for place in range(len(fresh)):
        rows, _, labels = picked(fresh, np.array([place]))
        values = values_of(weights, rows)
        off.extend(values - labels)
        if len(rows) > 1:
            kind = int(rows[0, stage].argmax())
            left.setdefault(kind, []).append(float(np.var(values - labels, ddof=1)))
            regret.setdefault(kind, []).append(float(labels.max() - labels[values.argmax()]))
    said = [
        f"{KINDS[kind]} left {np.mean(left[kind]):.3f}, regret {np.mean(regret[kind]):.3f}"
        for kind in sorted(left)
    ]
    print(f"{name}: {'; '.join(said)}; values off by {np.mean(off):+.2f} ± {np.std(off):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("lots", type=Path, nargs="+")
    parser.add_argument("--begin", type=Path, required=True, help="the network to begin with")
    parser.add_argument("--fits", type=int, default=6, help="whose weights are averaged")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.03)
    parser.add_argument("--apart", type=float, default=4.0, help="weight of the differences")
    parser.add_argument("--trust", type=float, default=0.6, help="weight of what was learned")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    paths = sorted(path for folder in args.lots for path in folder.glob("*.npz"))
    if len(paths) < 2:
        parser.error("there must be two lots or more: one to learn from, one to be tested on")
    learned = read([path for number, path in enumerate(paths) if number % 10])
    fresh = read(paths[::10])
    begin = read_weights(args.begin)
    print(f"{len(learned)} positions, {len(learned.rows)} moves")
    report(begin, fresh, "before")
    fits = [fit(begin, learned, args, seed) for seed in range(args.fits)]
    weights = blended(begin, fits, args.trust)
    report(weights, fresh, "after")
    write_weights(weights, args.out)


if __name__ == "__main__":
    main()
