"""Samples of self-play as numpy arrays."""

# Other programs can train networks with them.

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation.convolutional.planes import KNOWN, USUAL, planes_of_cells
from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.game.symmetry import images, symmetries
from studio.training import messages
from studio.training.samples import Samples, joined, open_samples

Symmetries = Literal["none", "all", "random"]
"""The symmetries by which samples are transformed. none: no transformation. all: each symmetry once. random: one random
symmetry for each sample.
"""
_SYMMETRIES = ("none", "all", "random")
Real = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int64]


class Dataset(NamedTuple):
    """The samples as arrays: positions (s), target policies (π) and results (z). Row 0 is the top row of the board."""

    planes: Real
    """[sample, plane, row, column]: the position as planes of ones and zeros."""
    policies: Real
    """[sample, row * columns + column]: the shares of the visits. They add up to 1."""
    results: Real
    """[sample]: the result of the game for the side to move: 1, 0 or -1."""


def load_dataset(
    path: Path | str,
    *more: Path | str,
    planes: Sequence[str] = USUAL,
    symmetries: Symmetries = "none",
    seed: int = 0,
) -> Dataset:
    """Return the samples of one or more files of the same game, in the order of the files.

    `planes` lists the planes: `own` and `other` (stones of the side to move and of the opponent), `last` (the last
    move), `side` (ones if Black is to move), `empty`, `ones`.

    With `symmetries="all"` the result contains each sample once for each symmetry of the board: eight times on squares,
    four times on rectangles, twice with gravity. The untransformed samples come first. With "random" each sample is
    transformed by one random symmetry, drawn with `seed`.

    Files are never unpickled. A damaged file raises an error, and so does a file of another game. If `planes` contains
    `last`, a file without last moves raises an error, too.
    """
    _check(planes, symmetries)
    first = open_samples(Path(path))
    samples = joined([first, *(open_samples(Path(other), first.rules) for other in more)])
    if "last" in planes and not samples.knows_last_moves:
        raise StudioError(messages.SAMPLES_WITHOUT_LAST)
    rows, numbers = _chosen(samples, symmetries, seed)
    return _transformed(samples, planes, rows, numbers)


def _check(planes: Sequence[str], symmetries: str) -> None:
    for name in planes:
        if name not in KNOWN:
            raise StudioError(messages.NO_SUCH_PLANE, name=str(name)[:40], known=", ".join(KNOWN))
    if symmetries not in _SYMMETRIES:
        known = ", ".join(_SYMMETRIES)
        raise StudioError(messages.NO_SUCH_SYMMETRIES, known=known, given=str(symmetries)[:40])


def _chosen(samples: Samples, how: str, seed: int) -> tuple[Whole, Whole]:
    """Return the index of the sample and the index of its symmetry, for each row of the dataset."""
    rows, count = np.arange(samples.size), len(symmetries(samples.rules))
    if how == "all":
        return np.tile(rows, count), np.repeat(np.arange(count), samples.size)
    if how == "random":
        return rows, np.random.default_rng(seed).integers(0, count, samples.size)
    return rows, np.zeros_like(rows)


def _transformed(samples: Samples, names: Sequence[str], rows: Whole, numbers: Whole) -> Dataset:
    rules, last = samples.rules, samples.last[rows]
    target = _images(rules)[numbers]  # [row, point]: the point to which the content of each point moves
    at = np.arange(len(rows))[:, None]
    cells, policies = np.empty((len(rows), rules.size), np.int8), np.empty((len(rows), rules.size), np.float32)
    cells[at, target], policies[at, target] = samples.cells[rows], samples.policies(rows)
    moved = np.take_along_axis(target, np.maximum(last, 0)[:, None].astype(np.int64), axis=1)[:, 0]
    planes = planes_of_cells(cells, names, np.where(last >= 0, moved, last).astype(np.int16))
    shape = (len(rows), len(names), rules.rows, rules.columns)
    return Dataset(planes.reshape(shape), policies, samples.results[rows].astype(np.float32))


def _images(rules: Rules) -> npt.NDArray[Any]:
    return np.array([images(symmetry, rules) for symmetry in symmetries(rules)], np.int64)
