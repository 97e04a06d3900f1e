"""The training model of the pattern network. The table of features is the sum of two parts.

The first part is the output of a small network, whose input is the points of a pattern; it learns similar patterns
together. The second part is one number per entry of the table. The finished network stores only the sum.
"""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation.network import PatternNetwork, PatternWeights, patterns_for, rounded, shapes_of
from studio.engine.evaluation.network_file import SUFFIX, open_network, packed
from studio.engine.evaluation.patterns import OFF_BOARD, Patterns, codes_of, sides_of
from studio.engine.kernels.network.judging import CONTEXT, FEATURES, HIDDEN, POOLED, WIDTH
from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.training import messages
from studio.training.model import Array, Arrays, Model
from studio.training.samples import Samples

_MIDDLE = 64
"""The number of hidden units of the small network that computes the table."""


class PatternModel(Model[PatternNetwork]):
    """A pattern network.

    Its target value is the mean of the game's result and the value of the search.
    """

    suffix = SUFFIX

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.patterns = patterns_for(rules.win_length, rules.gravity, rules.overline)
        self.inputs = _one_hot(self.patterns)
        """The input of the small network that computes the table, as [pattern, cell and state]."""

    def initial(self, seed: int) -> Arrays:
        """Return initial weights."""
        # All moves get nearly the same probability, and the value is near 0.
        chance, cells = np.random.default_rng(seed), 2 * self.patterns.reach + 1

        def normal(deviation: float, *shape: int) -> Array:
            return chance.normal(0, deviation, shape).astype(np.float32)

        return {
            "table_in": normal((2 / cells) ** 0.5, self.inputs.shape[1], _MIDDLE),
            "table_in_bias": np.zeros(_MIDDLE, np.float32),
            "table_out": normal((0.25 / _MIDDLE) ** 0.5, _MIDDLE, FEATURES),
            "table_own": np.zeros((self.patterns.count, FEATURES), np.float32),
            "context": normal(0.3, 3, CONTEXT),
            "context_bias": np.zeros(CONTEXT, np.float32),
            "hidden": normal((2 / POOLED) ** 0.5, POOLED, HIDDEN),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "value": normal((1 / HIDDEN) ** 0.5, HIDDEN, HIDDEN),
            "value_bias": np.zeros(HIDDEN, np.float32),
            "last": normal(0.02, HIDDEN + 1),
            "policy": normal(0.02, WIDTH),
            "policy_mix": normal(0.02, HIDDEN, WIDTH),
        }

    def started(self, network: PatternNetwork, seed: int) -> Arrays:
        """Return initial weights that compute the same as `network`. Its rule about overlines may be different."""
        own, other = self.patterns, network.patterns
        if (own.reach, own.states) != (other.reach, other.states):
            raise StudioError(messages.NO_FIRST_NETWORK, rules=self.rules.text)
        weights = self.initial(seed)
        weights |= {name: getattr(network.weights, name).copy() for name in weights if hasattr(network.weights, name)}
        weights["table_out"][...] = 0  # at first the second part of the table is the whole table
        weights["table_own"] = network.weights.table[other.of_code[_first_codes(own)]].copy()
        return weights

    def batch(self, samples: Samples, chosen: npt.NDArray[np.int64]) -> tuple[Array, Array, Array]:
        return samples.cells[chosen], samples.policies(chosen), samples.targets[chosen]

    def rows(self, cells: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
        """Return the index of the pattern around each point in each direction, as [board, point, direction]."""
        sides = sides_of(cells)[:, None, None]
        return np.asarray(self.patterns.of_code[sides, codes_of(cells, self.rules, self.patterns)])

    def table(self, weights: Arrays) -> Array:
        """Return the table of the finished network: a row of features for each pattern."""
        inner = np.maximum(self.inputs @ weights["table_in"] + weights["table_in_bias"], 0)
        return np.asarray(inner @ weights["table_out"] + weights["table_own"])

    def network(self, weights: Arrays, name: str) -> PatternNetwork:
        rules, names = self.rules, [key for key in shapes_of(self.patterns) if key != "table"]
        arrays = {key: weights[key].copy() for key in names} | {"table": self.table(weights)}
        network = PatternNetwork(name, rules.win_length, rules.gravity, rules.overline, PatternWeights(**arrays))
        return rounded(network)  # its file must be small, and self-play must use what the file has

    @staticmethod
    def packed(network: PatternNetwork) -> bytes:
        return packed(network)

    def opened(self, path: Path, name: str) -> PatternNetwork:
        del name  # the file stores its name
        return open_network(path)


def _first_codes(patterns: Patterns) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return the side to move and the code of the first window of each pattern."""
    _, first = np.unique(patterns.of_code, return_index=True)
    sides, codes = np.unravel_index(first, patterns.of_code.shape)
    return np.asarray(sides, np.int64), np.asarray(codes, np.int64)


def _one_hot(patterns: Patterns) -> npt.NDArray[np.float32]:
    """Return the points of each pattern in one-hot form, as [pattern, point and state]. Each row is the mean of a
    pattern and its mirror image.

    If patterns depend on the side to move, the last column is 1 when White is to move.
    """
    sides, codes = _first_codes(patterns)
    windows = patterns.cells(codes)
    states = np.where(windows == OFF_BOARD, patterns.states, windows)
    inputs = np.zeros((*windows.shape, patterns.states + 1), np.float32)
    pattern, place = np.indices(windows.shape)
    inputs[pattern, place, states] += 0.5
    inputs[pattern, place, states[:, ::-1]] += 0.5
    inputs = inputs.reshape(patterns.count, -1)
    return np.column_stack([inputs, sides.astype(np.float32)]) if patterns.tells_sides else inputs
