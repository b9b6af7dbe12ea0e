"""Trains an agent for the solo game with MaskablePPO and draws its curve: `make -C research learn`.

It needs PyTorch and sb3-contrib (`pip install "rollplayer[learn]"`). 300,000 steps take about five
minutes on two free cores. `docs/environments/learning.md` shows what comes out.
"""

import argparse
from pathlib import Path
from statistics import fmean

import gymnasium as gym
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import rollplayer.environments  # noqa: F401, it registers rollplayer/Solo-v0
from rollplayer.bots import make_bot
from rollplayer.bots.matches.match import play_match, standing
from rollplayer.engine import Options
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.search.chart import BAD, GOOD, INK, Frame, line, picture, steps, text

GAMES = 16  # played side by side
LAST = 200  # a point of the curve is the mean of so many games


def make() -> gym.Env:
    """The solo game paid line by line; the policy needs no mask among its inputs."""
    env = gym.make("rollplayer/Solo-v0", rewards="lines")
    return gym.wrappers.FilterObservation(env, ["observation"])


class Curve(BaseCallback):
    """Collects the stars of finished games: one point every 8192 steps."""

    def __init__(self) -> None:
        super().__init__()
        self.stars: list[int] = []
        self.points: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        self.stars += [info["stars"] for info in self.locals["infos"] if "stars" in info]
        if self.num_timesteps % 8192 == 0 and self.stars:
            self.points.append((self.num_timesteps, fmean(self.stars[-LAST:])))
            print(f"{self.num_timesteps:>8} steps  {self.points[-1][1]:5.1f} stars", flush=True)
        return True


def bot_stars(name: str, games: int = 100) -> float:
    """What one of our bots makes of the solo game."""
    options = Options(1, base_cards())
    matches = (play_match(options, [make_bot(name)], seed) for seed in range(games))
    return fmean(standing(match).stars[0] for match in matches)


def draw(points: list[tuple[int, float]], bots: dict[str, float]) -> str:
    """The curve, with the means of bots as lines across."""
    most = points[-1][0]
    frame = Frame(50, 36, 600, 300, 0, 5 + max([*bots.values(), *(y for _, y in points)]))
    parts = [text(44, frame.up(y) + 4, f"{y:g}", anchor="end") for y in steps(0, frame.high)]
    for name, stars in bots.items():
        parts.append(line((50, frame.up(stars)), (650, frame.up(stars)), BAD))
        parts.append(text(644, frame.up(stars) - 5, f"{name} {stars:.1f}", anchor="end"))
    spots = " ".join(f"{frame.across(x / most):.1f},{frame.up(y):.1f}" for x, y in points)
    parts.append(f'<polyline points="{spots}" fill="none" stroke="{GOOD}" stroke-width="2.5"/>')
    parts.append(line((50, 36), (50, 336), INK))
    parts.append(line((50, 336), (650, 336), INK))
    parts.append(text(350, 356, f"steps of the environment, 0 to {most:,}", anchor="middle"))
    title = "Mean stars in the solo game while MaskablePPO learns"
    return picture(680, 370, title, "The curve rises from random play toward novice.", parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2, help="cores that PyTorch may use")
    parser.add_argument("--picture", type=Path, default=Path("build/learning.svg"))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    model = MaskablePPO(
        "MultiInputPolicy",
        DummyVecEnv([make] * GAMES),
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,  # a game always ends
        learning_rate=7e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256]},
        seed=options.seed,
    )
    curve = Curve()
    model.learn(options.steps, callback=curve)
    bots = {name: bot_stars(name) for name in ("random", "novice")}
    options.picture.parent.mkdir(parents=True, exist_ok=True)
    options.picture.write_text(draw(curve.points, bots), "utf-8")
    model.save(options.picture.with_suffix(".zip"))
    print(f"{options.picture} and {options.picture.with_suffix('.zip')} are written")


if __name__ == "__main__":
    main()
