"""Trains the value network by self-play (needs PyTorch; a GPU helps, many cores help more).

    python -m research.train_value --minutes 9 --workers 15 --out DIR [--begin FILE.network]

Each generation plays games with the value learned so far, a little at random, and then fits the
network to what followed: TD(lambda) on the stars at the end and on the network's own later values.
Writes DIR/value.network after every generation, and DIR/heroes.npy with the stars by race and class
(`research/hero_table.py` makes the hero's table from it).

The shipped networks were trained on 16 cores and one H200. An earlier form of this script (lambda
0.85, half as fast, other options) made 16 generations of 1,500 games; the eighth is `adept.network`
(34.4 stars). From the last (36.1 stars) this script continued:

    --keep 8 --minutes 8.5 --generation 100 --begin 16TH            8 generations, 37.2 stars
    --keep 8 --minutes 6.3 --generation 200 --begin THAT --rate 6e-4    5 generations, 37.8 stars
"""

import argparse
import time
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from research.networks import arrays_of, network_file
from research.value_games import Game, Task, play_game
from rollplayer.bots.features.layout import CARD_SLOTS, TURN

STRAY = 0.06  # how often self-play tries another good move
BATCH = 2048
HIDDEN = (160, 64)


def games_of(generation: int, count: int, weights: bytes | None) -> list[Task]:
    """Mostly solo games, the rest with two to four; a fifth without straying, to measure."""
    random = Random(generation)
    tasks = []
    for number in range(count):
        players = random.choices((1, 2, 3, 4), (72, 14, 8, 6))[0]
        stray = 0.0 if number % 5 == 0 else STRAY
        tasks.append(Task(weights, f"{generation}/{number}", players, stray))
    tasks.sort(key=lambda task: -task.players)
    return tasks


def joined(torch: Any, games: list[Game]) -> tuple[Any, Any, Any]:
    """All rows, where each hero's end, and its stars; on the device."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = torch.as_tensor(np.concatenate([game.rows for game in games]), device=device)
    ends = np.cumsum([length for game in games for length in game.lengths])
    stars = np.array([star for game in games for star in game.stars], dtype=np.float32)
    return rows, torch.as_tensor(ends, device=device), torch.as_tensor(stars, device=device)


def targets_of(torch: Any, network: Any, seen: tuple[Any, Any, Any], trust: float) -> Any:
    """What each row is to learn: the final stars, mixed with what the network thinks of later rows.

    TD(lambda): `trust` is how much of each step goes to the next guess for the same hero.
    """
    rows, ends, stars = seen
    with torch.no_grad():
        guess = torch.cat([network(part)[:, 0] for part in rows.split(1 << 18)])
    lengths = torch.diff(ends, prepend=ends.new_zeros(1))
    found = torch.zeros_like(guess)
    found[ends - 1] = stars
    for back in range(2, int(lengths.max()) + 1):
        at = ends[lengths >= back] - back
        found[at] = (1 - trust) * found[at + 1] + trust * guess[at + 1]
    return found


def fit(
    torch: Any,
    network: Any,
    games: list[Game],
    args: argparse.Namespace,
    rate: float,
    trust: float,
) -> float:
    """Fits the network to what was seen; returns the mean loss of the last tenth."""
    seen = joined(torch, games)
    rows = seen[0]
    network.to(rows.device).train()
    steps = max(1, len(rows) // BATCH)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=args.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, rate, total_steps=steps * args.epochs + 1
    )
    losses = []
    for _ in range(args.epochs):
        targets = targets_of(torch, network, seen, trust)
        for pick in torch.randperm(len(rows), device=rows.device)[: steps * BATCH].split(BATCH):
            loss = torch.nn.functional.mse_loss(network(rows[pick])[:, 0], targets[pick])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            losses.append(loss.detach())
    return float(torch.stack(losses[-len(losses) // 10 :]).mean())


def export(network: Any) -> bytes:
    """The weights as the bots read them."""
    first, second, last = network[0], network[2], network[4]
    weight = first.weight.detach().cpu().numpy().T
    static = len(TURN)
    arrays = {
        "static": weight[:static],
        "cards": weight[static : static + CARD_SLOTS],
        "dynamic": weight[static + CARD_SLOTS :],
        "bias": first.bias.detach().cpu().numpy(),
        "second": second.weight.detach().cpu().numpy().T,
        "second_bias": second.bias.detach().cpu().numpy(),
        "last": last.weight.detach().cpu().numpy()[0],
        "last_bias": last.bias.detach().cpu().numpy(),
    }
    return network_file(arrays)


def load_into(torch: Any, network: Any, weights: bytes) -> None:
    arrays = arrays_of(weights)
    first = np.concatenate([arrays["static"], arrays["cards"], arrays["dynamic"]]).T
    with torch.no_grad():
        network[0].weight.copy_(torch.as_tensor(first.copy()))
        network[0].bias.copy_(torch.as_tensor(arrays["bias"]))
        network[2].weight.copy_(torch.as_tensor(arrays["second"].T.copy()))
        network[2].bias.copy_(torch.as_tensor(arrays["second_bias"]))
        network[4].weight.copy_(torch.as_tensor(arrays["last"][None, :].copy()))
        network[4].bias.copy_(torch.as_tensor(arrays["last_bias"]))


def plain_stars(games: list[Game], players: int) -> list[int]:
    """The stars of the games that measure."""
    return [
        stars for game in games if game.plain and len(game.stars) == players for stars in game.stars
    ]


def fresh_error(torch: Any, network: Any, games: list[Game]) -> float:
    """The mean squared error on games not learned from, against the stars at the end."""
    seen = joined(torch, games)
    network.to(seen[0].device)
    with torch.no_grad():
        guess = network(seen[0])[:, 0]
    return float(torch.mean((guess - targets_of(torch, network, seen, 0.0)) ** 2))


def add_heroes(heroes: Any, games: list[Game]) -> None:
    """Adds stars and games by table (solo or not), race and class; older games fade."""
    heroes *= 0.9
    for game in games:
        for stars, (race, hero_class) in zip(game.stars, game.heroes, strict=True):
            heroes[int(len(game.stars) > 1), race, hero_class] += (stars, 1)


def new_network(torch: Any, inputs: int, hidden: tuple[int, int]) -> Any:
    return torch.nn.Sequential(
        torch.nn.Linear(inputs, hidden[0]),
        torch.nn.ReLU(),
        torch.nn.Linear(*hidden),
        torch.nn.ReLU(),
        torch.nn.Linear(hidden[1], 1),
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--begin")
    parser.add_argument("--generation", type=int, default=0)
    parser.add_argument("--keep", type=int, default=7)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trust", type=float, default=0.3, help="1 - lambda")
    parser.add_argument("--decay", type=float, default=0.03)
    parser.add_argument("--out", default=".")
    args = parser.parse_args()
    import torch

    out = Path(args.out)
    began = time.monotonic()
    weights = Path(args.begin).read_bytes() if args.begin else None
    network: Any = None
    kept: list[list[Game]] = []
    heroes = np.zeros((2, 6, 12, 2))
    generation = args.generation
    took = 0.0
    with get_context("fork").Pool(args.workers) as pool:
        while (passed := time.monotonic() - began) + took < args.minutes * 60:
            tasks = games_of(generation, args.games, weights)
            games = list(pool.imap_unordered(play_game, tasks, 4))
            played = time.monotonic() - began - passed
            add_heroes(heroes, games)
            kept = [*kept, games][-args.keep :]
            if network is None:
                network = new_network(torch, games[0].rows.shape[1], HIDDEN)
                network[4].bias.data.fill_(float(np.mean([np.mean(g.stars) for g in games])))
                if weights:
                    load_into(torch, network, weights)
            fresh = fresh_error(torch, network, games)
            # In the last third of the time the rate falls, so that the network settles.
            rest = min(1.0, 3 * (1 - passed / (args.minutes * 60)))
            learned = [game for games in kept for game in games]
            # At first nothing learned can be trusted.
            trust = args.trust if weights else 0.0
            loss = fit(torch, network, learned, args, args.rate * max(0.1, rest), trust)
            weights = export(network)
            out.joinpath("value.network").write_bytes(weights)
            np.save(out / "heroes.npy", heroes)
            took = time.monotonic() - began - passed
            means = {n: round(float(np.mean(plain_stars(games, n) or [0])), 2) for n in range(1, 5)}
            print(
                f"generation {generation}: {len(games)} games in {played:.0f} s, {took:.0f} s in "
                f"all, loss {loss:.2f}, fresh error {fresh:.2f}, mean stars by "
                f"players {means}, {len(plain_stars(games, 1))} solo",
                flush=True,
            )
            generation += 1


if __name__ == "__main__":
    main()
