"""Trains the value network by self-play (needs PyTorch; a GPU helps, many cores help more).

    python scripts/train_value.py --minutes 9 --workers 15 --out DIR [--begin FILE.npz]

Each generation plays games with the value learned so far, a little at random, and then fits the
network to the stars the heroes really got. Writes DIR/value.npz after every generation, and
DIR/heroes.npy with the stars by race and class.

What is shipped was made on 16 cores and one H200 in 13 minutes, 16 generations of 1,500 games:
eight with --epochs 6 --rate 0.002 --decay 0.0001 --keep 9 (the adept's network, 34.4 stars), and
eight more from there with the defaults and --keep 7 (the hero's, 36.1).
"""

import argparse
import sys
import time
from io import BytesIO
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

from rollplayer.bots.features import (
    AFTER_MARKET,
    BEFORE_MARKET,
    CARD_SLOTS,
    IN_SETUP,
    Sight,
    affordable_part,
    dynamic_part,
    one_variant,
)
from rollplayer.bots.planner import Planner
from rollplayer.bots.values import HandValue, Network
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    State,
    do_move,
    do_outcome,
    new_game,
    outcome_at,
    score,
    turn,
)
from rollplayer.engine.flow import listed_moves
from rollplayer.engine.rules.actions import AttributeAction
from rollplayer.engine.rules.dice import PlaceDie, TakeCard
from rollplayer.notation.cardfile import base_cards

STRAY = 0.06  # how often self-play tries another good move
TRUST = 0.15  # lambda is 1 - TRUST
CLOSE = 1.5  # how many stars below the best such a move may be
HIDDEN = (160, 64)


class Samples:
    """What was seen in a game, to be joined with how it ended."""

    def __init__(self) -> None:
        self.rows: list[np.ndarray[Any, Any]] = []
        self.seats: list[int] = []
        self.guesses: list[float] = []

    def add(self, state: State, seat: int, stage: int, value: Any) -> None:
        sight = Sight(state, seat, stage)
        variants = one_variant(state.heroes[seat])
        cards = np.zeros(CARD_SLOTS, dtype=np.float32)
        if len(sight.shown):
            cards[list(sight.shown)] = affordable_part(sight, variants)[0]
        self.rows.append(np.concatenate([sight.static, cards, dynamic_part(sight, variants)[0]]))
        self.seats.append(seat)
        self.guesses.append(float(value(sight, variants)[0]))

    def targets(self, stars: list[int], trust: float) -> Any:
        """What each sample is to learn: the stars in the end, mixed with what was thought next.

        TD(lambda): `trust` is how much of each step goes to the next guess of the same seat.
        """
        found = np.zeros(len(self.seats), dtype=np.float32)
        after: dict[int, tuple[float, float]] = {}
        for index in range(len(self.seats) - 1, -1, -1):
            seat = self.seats[index]
            if seat not in after:
                found[index] = stars[seat]
            else:
                target, guess = after[seat]
                found[index] = (1 - trust) * target + trust * guess
            after[seat] = (float(found[index]), self.guesses[index])
        return found


def play_game(task: tuple[bytes | None, str, int, float]) -> tuple[Any, ...]:
    """One game of self-play: its samples, the stars, race and class of each seat."""
    weights, seed, players, stray = task
    planner = Planner(value_from(weights))
    random = Random(seed)
    variants = tuple(
        v for v in ("less-random", "random-market", "short", "friendly") if random.random() < 0.06
    )
    edition = "first" if random.random() < 0.15 else "second"
    state = new_game(Options(players, base_cards(), edition, variants))
    samples = Samples()
    in_dice_turn = [False] * players
    held = [0] * players
    while (seat := turn(state)) != NOBODY:
        if seat == CHANCE:
            do_outcome(state, outcome_at(state, random.random()))
        else:
            starting = state.prompts[-1].kind == "place-starting"
            do_move(state, seat, choose(planner, state, seat, random, stray))
            if starting:
                samples.add(state, seat, IN_SETUP, planner.value)
        if state.phase == 5:
            break
        prompt = state.prompts[-1]
        for each in range(players):
            hero = state.heroes[each]
            own = prompt.seat == each and isinstance(prompt, TakeCard | PlaceDie | AttributeAction)
            inside = own or (
                prompt.seat == each
                and prompt.kind in ("keep", "reroll", "ability", "order", "roll-centre")
            )
            if held[each] and not hero.initiative:
                samples.add(state, each, AFTER_MARKET, planner.value)
            elif in_dice_turn[each] and not inside and hero.initiative:
                samples.add(state, each, BEFORE_MARKET, planner.value)
                in_dice_turn[each] = False
            if prompt.seat == each and isinstance(prompt, TakeCard):
                in_dice_turn[each] = True
            held[each] = hero.initiative
    stars = [card.total for card in score(state)]
    heroes = [(hero.race, hero.hero_class) for hero in state.heroes]
    targets = samples.targets(stars, 0.0 if weights is None else TRUST)
    return (
        np.array(samples.rows, dtype=np.float32),
        targets,
        stars,
        heroes,
        players,
        stray,
        edition,
        variants,
    )


_values: dict[bytes | None, Any] = {}


def value_from(weights: bytes | None) -> Any:
    """The value of these weights, read once a process."""
    if weights not in _values:
        _values.clear()
        if weights is None:
            _values[None] = HandValue()
        else:
            with np.load(BytesIO(weights)) as arrays:
                _values[weights] = Network({key: arrays[key] for key in arrays.files})
    return _values[weights]


def choose(planner: Planner, state: State, seat: int, random: Random, stray: float) -> int:
    moves = listed_moves(state, seat)
    if state.prompts[-1].kind in ("race", "class"):
        return random.choice(moves)  # all heroes are to be known
    if state.prompts[-1].kind == "order" and len(moves) > 2:
        return random.choice(moves)
    values = planner.values(state, seat, moves)
    if random.random() < stray:
        good = np.flatnonzero(values >= values.max() - CLOSE)
        return moves[int(random.choice(list(good)))]
    return moves[int(values.argmax())]


def games_of(generation: int, count: int, weights: bytes | None) -> list[tuple[Any, ...]]:
    """Half solo games, the rest of two to four; a tenth without straying, to measure."""
    random = Random(generation)
    tasks = []
    for number in range(count):
        players = random.choices((1, 2, 3, 4), (72, 14, 8, 6))[0]
        stray = 0.0 if number % 5 == 0 else STRAY
        tasks.append((weights, f"{generation}/{number}", players, stray))
    tasks.sort(key=lambda task: -task[2])
    return tasks


def fit(torch: Any, network: Any, rows: Any, targets: Any, args: argparse.Namespace) -> float:
    """Fits the network to what was seen; the mean loss of the last tenth."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    network.to(device).train()
    rows = torch.as_tensor(rows, device=device)
    targets = torch.as_tensor(targets, device=device)
    batch = 2048
    steps = max(1, len(rows) // batch) * args.epochs
    optimizer = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=args.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps + 1)
    loss_sum = 0.0
    for step in range(steps):
        pick = torch.randint(0, len(rows), (batch,), device=device)
        loss = torch.nn.functional.mse_loss(network(rows[pick])[:, 0], targets[pick])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step >= steps * 0.9:
            loss_sum += float(loss.detach()) / (steps * 0.1)
    return loss_sum


def export(network: Any, static: int) -> bytes:
    """The weights as the bots read them."""
    first, second, last = network[0], network[2], network[4]
    weight = first.weight.detach().cpu().numpy().T
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
    buffer = BytesIO()
    np.savez_compressed(buffer, **{key: value.astype(np.float32) for key, value in arrays.items()})
    return buffer.getvalue()


def load_into(torch: Any, network: Any, weights: bytes) -> None:
    with np.load(BytesIO(weights)) as arrays:
        first = np.concatenate([arrays["static"], arrays["cards"], arrays["dynamic"]]).T
        with torch.no_grad():
            network[0].weight.copy_(torch.as_tensor(first.copy()))
            network[0].bias.copy_(torch.as_tensor(arrays["bias"]))
            network[2].weight.copy_(torch.as_tensor(arrays["second"].T.copy()))
            network[2].bias.copy_(torch.as_tensor(arrays["second_bias"]))
            network[4].weight.copy_(torch.as_tensor(arrays["last"][None, :].copy()))
            network[4].bias.copy_(torch.as_tensor(arrays["last_bias"]))


def plain_stars(results: list[tuple[Any, ...]], players: int) -> list[int]:
    """The stars of the games that measure: no straying, second edition, no variant."""
    return [
        stars
        for result in results
        if result[4] == players and result[5] == 0 and result[6] == "second" and not result[7]
        for stars in result[2]
    ]


def add_heroes(heroes: Any, results: list[tuple[Any, ...]]) -> None:
    """Adds stars and games by table (solo or not), race and class; older games fade."""
    heroes *= 0.9
    for result in results:
        for stars, (race, hero_class) in zip(result[2], result[3], strict=True):
            heroes[int(result[4] > 1), race, hero_class] += (stars, 1)


def main() -> None:
    import torch

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--begin")
    parser.add_argument("--generation", type=int, default=0)
    parser.add_argument("--keep", type=int, default=7)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.03)
    parser.add_argument("--out", default=".")
    args = parser.parse_args()
    out = Path(args.out)
    until = time.monotonic() + args.minutes * 60
    weights = Path(args.begin).read_bytes() if args.begin else None
    network: Any = None
    kept: list[tuple[Any, Any]] = []
    heroes = np.zeros((2, 6, 12, 2))
    generation = args.generation
    took = 0.0
    with get_context("fork").Pool(args.workers) as pool:
        while time.monotonic() + took < until:
            began = time.monotonic()
            games = args.games if generation else max(1500, args.games // 2)
            results = list(pool.imap_unordered(play_game, games_of(generation, games, weights), 4))
            played = time.monotonic() - began
            kept.append(
                (np.concatenate([r[0] for r in results]), np.concatenate([r[1] for r in results]))
            )
            kept = kept[-args.keep :]
            means = {
                n: round(float(np.mean(plain_stars(results, n) or [0])), 2) for n in (1, 2, 3, 4)
            }
            rows = np.concatenate([k[0] for k in kept])
            targets = np.concatenate([k[1] for k in kept])
            static = rows.shape[1] - CARD_SLOTS - 86
            if network is None:
                network = torch.nn.Sequential(
                    torch.nn.Linear(rows.shape[1], HIDDEN[0]),
                    torch.nn.ReLU(),
                    torch.nn.Linear(*HIDDEN),
                    torch.nn.ReLU(),
                    torch.nn.Linear(HIDDEN[1], 1),
                )
                network[4].bias.data.fill_(float(targets.mean()))
                if weights:
                    load_into(torch, network, weights)
            loss = fit(torch, network, rows, targets, args)
            weights = export(network, static)
            out.joinpath("value.npz").write_bytes(weights)
            out.joinpath(f"value-{generation % 2}.npz").write_bytes(weights)
            add_heroes(heroes, results)
            np.save(out / "heroes.npy", heroes)
            took = time.monotonic() - began
            print(
                f"generation {generation}: {games} games in {played:.0f} s, {len(rows)} samples, "
                f"loss {loss:.2f}, mean stars by players {means}, "
                f"{len(plain_stars(results, 1))} solo, {took:.0f} s",
                flush=True,
            )
            generation += 1


if __name__ == "__main__":
    main()
