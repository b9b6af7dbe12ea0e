"""The scripts that make the best network: a short run of both, on real games."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from research.fit_labels import (
    Positions,
    Weights,
    forward,
    gradients,
    read,
    read_weights,
    values_of,
    write_weights,
)
from research.networks import arrays_of
from rollplayer.bots.features.layout import CARD_SLOTS, SHEET, TURN
from rollplayer.bots.features.values import read_network

ROOT = Path(__file__).resolve().parents[2]
BEST = ROOT / "src" / "rollplayer" / "data" / "best.network"


def run(command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def lots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lots")
    said = run(f"research.rollout_labels --games 3 --lot 1 --workers 1 --out {folder}")
    assert said.startswith("3 lots of 1 games")
    return folder


def test_positions_have_a_row_and_a_label_for_each_move(lots: Path) -> None:
    seen = read(sorted(lots.glob("*.npz")))
    assert len(seen) > 20
    assert seen.begins[-1] == len(seen.rows) == len(seen.labels)
    assert seen.rows.shape[1] == len(TURN) + CARD_SLOTS + len(SHEET)
    # What the network says of a sheet and what two rounds more have brought are near each other.
    off = values_of(read_weights(BEST), seen.rows.astype(np.float32)) - seen.labels
    assert np.abs(off).mean() < 3


def test_a_run_that_was_stopped_goes_on(lots: Path) -> None:
    before = {path: path.read_bytes() for path in lots.iterdir()}
    said = run(f"research.rollout_labels --games 3 --lot 1 --workers 1 --out {lots}")
    assert said.startswith("3 lots of 1 games")
    assert {path: path.read_bytes() for path in lots.iterdir()} == before


def test_a_fit_learns_from_the_lots_and_bots_can_read_it(lots: Path, tmp_path: Path) -> None:
    out = tmp_path / "new.network"
    said = run(
        f"research.fit_labels {lots} --begin {BEST} --fits 2 --epochs 8 --trust 1 --out {out}"
    )
    assert "before: " in said
    assert "after: " in said
    read_network(out.read_bytes())
    learned = read(sorted(lots.glob("*.npz"))[1:])
    old, new = (error_of(path, learned) for path in (BEST, out))
    assert new < 0.9 * old


def error_of(path: Path, seen: Positions) -> float:
    values = values_of(read_weights(path), seen.rows.astype(np.float32))
    return float(np.mean((values - seen.labels) ** 2))


def test_without_trust_nothing_is_learned(lots: Path, tmp_path: Path) -> None:
    out = tmp_path / "same.network"
    run(f"research.fit_labels {lots} --begin {BEST} --fits 1 --epochs 1 --trust 0 --out {out}")
    old, new = read_weights(BEST), read_weights(out)
    assert all(np.array_equal(old[key], new[key]) for key in old)


def test_weights_are_written_as_they_were_read(tmp_path: Path) -> None:
    write_weights(read_weights(BEST), tmp_path / "copy.network")
    old, new = arrays_of(BEST.read_bytes()), arrays_of((tmp_path / "copy.network").read_bytes())
    assert set(old) == set(new)
    assert all(np.array_equal(old[key], new[key]) for key in old)


def test_the_gradient_is_what_the_loss_loses() -> None:
    """Two ways to count: the chain rule, and the loss a small step away."""
    random = np.random.default_rng(1)
    shapes = {"first": (5, 4), "bias": (4,), "second": (4, 3), "second_bias": (3,)}
    shapes |= {"last": (3,), "last_bias": (1,)}
    weights: Weights = {key: random.normal(size=shape) for key, shape in shapes.items()}
    rows, labels, sizes = random.normal(size=(6, 5)), random.normal(size=6), np.array([2, 1, 3])

    def loss() -> float:
        away = forward(weights, rows)[-1] - labels
        parts = np.split(away, np.cumsum(sizes)[:-1])
        apart = np.concatenate([part - part.mean() for part in parts])
        return float((away**2).mean() + 4 * (apart**2).mean())

    found = gradients(weights, rows, sizes, labels, 4.0)
    for key, array in weights.items():
        place = tuple(int(random.integers(length)) for length in array.shape)
        array[place] += 1e-5
        more = loss()
        array[place] -= 2e-5
        less = loss()
        array[place] += 1e-5
        assert found[key][place] == pytest.approx((more - less) / 2e-5, rel=1e-4, abs=1e-6)
