"""Least squares with error bars that hold when the scatter differs from case to case."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]


class Effect(NamedTuple):
    """A difference in stars, its standard error and the number of cases it rests on."""

    name: str
    stars: float
    error: float
    cases: int


def fit(columns: Matrix, target: Matrix) -> tuple[Matrix, Matrix]:
    """The coefficients and their covariance (White's, HC1)."""
    inverse = np.linalg.pinv(columns.T @ columns)
    coefficients = inverse @ columns.T @ target
    residual = target - columns @ coefficients
    cases, terms = columns.shape
    meat = (columns * residual[:, None] ** 2).T @ columns
    covariance = inverse @ meat @ inverse * cases / max(1, cases - terms)
    return coefficients, covariance


def tells_apart(columns: Matrix) -> bool:
    """Whether there are more cases than unknowns; else every fit is perfect and means nothing."""
    return bool(columns.shape[0] > columns.shape[1])


def dummies(labels: Sequence[str | None], names: Sequence[str]) -> Matrix:
    """One column per name: 1 where it is the label."""
    column = {name: place for place, name in enumerate(names)}
    columns = np.zeros((len(labels), len(names)))
    for row, label in enumerate(labels):
        if label is not None:
            columns[row, column[label]] = 1.0
    return columns


def centered(labels: Sequence[str], names: Sequence[str]) -> Matrix:
    """Dummies of all names but the last, which stands for minus the sum of the others."""
    full = dummies(labels, names)
    return full[:, :-1] - full[:, -1:]


def centered_effects(
    labels: Sequence[str], names: Sequence[str], coefficients: Matrix, covariance: Matrix
) -> list[Effect]:
    """The effects behind centered dummies, the last one included; they add up to zero."""
    count = len(names)
    spread = np.vstack([np.eye(count - 1), -np.ones((1, count - 1))])
    stars = spread @ coefficients
    errors = np.sqrt(np.maximum(np.diag(spread @ covariance @ spread.T), 0.0))
    return [
        Effect(name, float(stars[place]), float(errors[place]), labels.count(name))
        for place, name in enumerate(names)
    ]
