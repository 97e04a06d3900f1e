"""Trains convolutional networks by matrix products in numpy.

Boards are stored as [channel, row, column, sample], so that a row of points is contiguous in memory. A 3×3 convolution
is one product of the matrix of filters and the matrix of *patches*. A patch contains a point and its eight neighbours.
"""

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt
from threadpoolctl import ThreadpoolController

from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.evaluation.convolutional.planes import planes_of_cells
from studio.game.rules import Rules
from studio.training.convolutional_model import ConvolutionalModel
from studio.training.model import Array, Arrays, legal_points
from studio.training.trainer import GradientTrainer

# The number is the same on every machine, so that sums are rounded equally.
_PARTS = 4
"""The number of parts into which a batch is divided."""
# The patches of this number of samples fit into the processor's cache.
_TOGETHER = 16
"""The number of samples of a part that are computed together."""
_FILTERS = ("first", "second", "third")


class ConvolutionalTrainer(GradientTrainer[PlainNetwork]):
    """Computes the gradient of a batch in several threads, each for a part of the batch."""

    # The threads also copy the patches of their parts. This is faster than dividing only the matrix products.

    def __init__(self, model: ConvolutionalModel, seed: int, kind: type = np.float32) -> None:
        super().__init__(model, seed, kind)
        self._parts = [_Part(self.parameters, model.rules, kind) for _ in range(_PARTS)]
        self._libraries = ThreadpoolController()

    def gradients(self, cells: npt.NDArray[np.int8], policies: Array, values: Array) -> tuple[float, float, Arrays]:
        size = len(cells)
        bounds = [size * part // _PARTS for part in range(_PARTS + 1)]

        def add(number: int) -> npt.NDArray[np.float64]:
            samples = slice(bounds[number], bounds[number + 1])
            return self._parts[number].add(cells[samples], policies[samples], values[samples], size)

        with (
            self._libraries.limit(limits=1, user_api="blas"),
            ThreadPoolExecutor(min(_PARTS, os.cpu_count() or 1), thread_name_prefix="learning") as threads,
        ):
            losses = np.sum(list(threads.map(add, range(_PARTS))), axis=0) / size
        found: Arrays = {
            name: sum((part.gradient[name] for part in self._parts[1:]), self._parts[0].gradient[name])
            for name in self.parameters
        }
        return float(losses[0]), float(losses[1]), found


class _Part:
    """Computes the gradient for one part of the batch, and owns the memory of the layers."""

    def __init__(self, weights: Arrays, rules: Rules, kind: type) -> None:
        self._weights, self._rules, self._kind = weights, rules, kind
        self._layers = [_Convolution(weights, name, rules) for name in _FILTERS]
        self.gradient: Arrays = {name: np.zeros_like(array) for name, array in weights.items()}

    def add(self, cells: npt.NDArray[np.int8], policies: Array, values: Array, size: int) -> npt.NDArray[np.float64]:
        """Compute `self.gradient` for these samples, which are a part of a batch of `size` samples.

        Return the sums of their policy and value losses.
        """
        losses = np.zeros(2)
        for array in self.gradient.values():
            array[...] = 0
        for first in range(0, len(cells), _TOGETHER):
            some = slice(first, first + _TOGETHER)
            losses += self._add(cells[some], policies[some], values[some], size)
        return losses

    def _add(self, cells: npt.NDArray[np.int8], policies: Array, values: Array, size: int) -> npt.NDArray[np.float64]:
        weights, rules, found = self._weights, self._rules, self.gradient
        planes: Array = planes_of_cells(cells).transpose(1, 2, 0).astype(self._kind)
        boards = planes.reshape(len(planes), rules.rows, rules.columns, len(cells))
        for layer in self._layers:
            boards = layer.forward(boards)
        inner_policy = _mixed(boards, weights["policy_filters"], weights["policy_filters_bias"])
        inner_value = _mixed(boards, weights["value_filters"], weights["value_filters_bias"])
        units = np.maximum(inner_value @ weights["value_hidden"] + weights["value_hidden_bias"], 0)
        outcome = np.tanh(units @ weights["value"] + weights["value_bias"])[:, 0]
        chances, policy_loss = self._policy(inner_policy, cells, policies)
        errors = outcome - values

        policy_error = (chances - policies).astype(self._kind) / size
        turned_policy = _return_dense(found, weights, "policy", inner_policy, policy_error)
        value_error = (2 / size * errors * (1 - outcome * outcome)).astype(self._kind)[:, None]
        turned_units = _return_dense(found, weights, "value", units, value_error) * (units > 0)
        turned_value = _return_dense(found, weights, "value_hidden", inner_value, turned_units)
        turned = _return_mixed(found, weights, "policy_filters", boards, inner_policy, turned_policy)
        turned += _return_mixed(found, weights, "value_filters", boards, inner_value, turned_value)
        for layer in reversed(self._layers[1:]):
            turned = layer.backward(found, turned)
        self._layers[0].add_gradients(found, turned)
        return np.array([policy_loss, float(np.square(errors, dtype=np.float64).sum())])

    def _policy(self, inner: Array, cells: npt.NDArray[np.int8], policies: Array) -> tuple[Array, float]:
        """Return the policy [sample, point], and the sum of the cross entropies with the target policies."""
        logits = inner @ self._weights["policy"] + self._weights["policy_bias"]
        logits = np.where(legal_points(cells, self._rules), logits, -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        grown = np.exp(logits)
        total = grown.sum(axis=1, keepdims=True)
        is_wanted = policies > 0
        agreement = (policies[is_wanted] * (logits - np.log(total))[is_wanted]).sum(dtype=np.float64)
        return grown / total, -float(agreement)


class _Convolution:
    """A 3×3 convolution followed by ReLU."""

    # It reuses its arrays, because allocating them would double the time.

    def __init__(self, weights: Arrays, name: str, rules: Rules) -> None:
        self._weights, self._name = weights, name
        to, channels = weights[name].shape[:2]
        kind, points = weights[name].dtype, _TOGETHER * rules.size
        self._padded = np.zeros(channels * (rules.rows + 2) * (rules.columns + 2) * _TOGETHER, kind)
        self._patches, self._turned = np.empty((2, channels * 9 * points), kind)
        self._result = np.empty(to * points, kind)
        self._seen, self._found = self._patches, self._result  # the parts that the last call used

    def forward(self, boards: Array) -> Array:
        """Return the output [filter, row, column, sample].

        The next call overwrites it.
        """
        channels, rows, columns, count = boards.shape
        filters, padded = self._weights[self._name], self._border(boards.shape)
        padded[:, 1:-1, 1:-1] = boards
        self._seen = _front(self._patches, channels, 9, rows, columns, count)
        for place, (row, column) in enumerate(np.ndindex(3, 3)):
            self._seen[:, place] = padded[:, row : row + rows, column : column + columns]
        self._found = _front(self._result, len(filters), rows * columns * count)
        np.matmul(filters.reshape(len(filters), -1), self._seen.reshape(channels * 9, -1), out=self._found)
        self._found += self._weights[self._name + "_bias"][:, None]
        np.maximum(self._found, 0, out=self._found)
        return self._found.reshape(len(filters), rows, columns, count)

    def backward(self, found: Arrays, error: Array) -> Array:
        """Backpropagate through the last call of `forward`, and return the gradient of its input.

        `error` is the gradient of the output, and is overwritten. The gradients of the weights are added to `found`.
        """
        flat = self.add_gradients(found, error)
        filters, (channels, _, rows, columns, count) = self._weights[self._name], self._seen.shape
        turned, padded = (
            _front(self._turned, channels * 9, flat.shape[1]),
            self._border((channels, rows, columns, count)),
        )
        np.matmul(filters.reshape(len(filters), -1).T, flat, out=turned)
        parts = turned.reshape(self._seen.shape)
        for place, (row, column) in enumerate(np.ndindex(3, 3)):
            padded[:, row : row + rows, column : column + columns] += parts[:, place]
        return padded[:, 1:-1, 1:-1].copy()

    def add_gradients(self, found: Arrays, error: Array) -> Array:
        """Add the gradients of the filters and biases to `found`.

        Return the gradients of the sums before the ReLU: one row per filter.
        """
        filters, patches = self._weights[self._name], self._seen.reshape(-1, self._found.shape[1])
        flat = error.reshape(len(filters), -1)
        flat *= self._found > 0
        found[self._name] += (flat @ patches.T).reshape(filters.shape)
        found[self._name + "_bias"] += flat.sum(axis=1)
        return flat

    def _border(self, shape: tuple[int, ...]) -> Array:
        """Return an array of zeros for boards of `shape`, with a border of one point all around."""
        channels, rows, columns, count = shape
        padded = _front(self._padded, channels, rows + 2, columns + 2, count)
        padded[...] = 0
        return padded


def _front(memory: Array, *shape: int) -> Array:
    """Return the beginning of `memory` as a view with `shape`."""
    return memory[: int(np.prod(shape))].reshape(shape)


def _mixed(boards: Array, filters: Array, bias: Array) -> Array:
    """Apply a 1×1 convolution and ReLU. Return an array [sample, filter and point]."""
    found = np.maximum(filters[:, :, 0, 0] @ boards.reshape(len(boards), -1) + bias[:, None], 0)
    return np.ascontiguousarray(found.reshape(-1, boards.shape[3]).T)


# Backward. Each function adds the gradients of one layer, and returns the error of its input.


def _return_dense(found: Arrays, weights: Arrays, name: str, given: Array, error: Array) -> Array:
    found[name] += given.T @ error
    found[name + "_bias"] += error.sum(axis=0)
    return np.asarray(error @ weights[name].T)


def _return_mixed(found: Arrays, weights: Arrays, name: str, boards: Array, result: Array, error: Array) -> Array:
    filters = weights[name][:, :, 0, 0]
    masked = (error * (result > 0)).T.reshape(len(filters), -1)
    found[name] += (masked @ boards.reshape(len(boards), -1).T)[:, :, None, None]
    found[name + "_bias"] += masked.sum(axis=1)
    return np.asarray((filters.T @ masked).reshape(boards.shape))
