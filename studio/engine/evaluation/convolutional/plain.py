"""A small convolutional network in numpy. It needs no optional package and can be sent to other processes."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from studio.engine.evaluation import messages
from studio.engine.evaluation.convolutional.planes import USUAL, planes_of
from studio.engine.evaluation.convolutional.weights import Array, ConvolutionalWeights
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import Rules


@dataclass(frozen=True, eq=False)
class PlainNetwork:
    """A small convolutional network that evaluates positions of one game.

    A search with such a network has only one thread.
    """

    name: str
    rules: Rules
    weights: ConvolutionalWeights
    planes: Sequence[str] = USUAL

    def __call__(self, positions: Sequence[Position]) -> tuple[Array, Array]:
        """Return two arrays: a prior for every point of each position, and a value of each position for the side to
        move, from −1 to 1.
        """
        seen, weights = planes_of(positions, self.planes), self.weights
        for filters, bias in ((weights.first, weights.first_bias), (weights.second, weights.second_bias)):
            seen = _filtered(seen, filters, bias)
        seen = _filtered(seen, weights.third, weights.third_bias)
        policy = _mixed(seen, weights.policy_filters, weights.policy_filters_bias)
        inner = _mixed(seen, weights.value_filters, weights.value_filters_bias)
        logits = policy @ weights.policy + weights.policy_bias
        units = np.maximum(inner @ weights.value_hidden + weights.value_hidden_bias, 0)
        grown = np.exp(logits - logits.max(axis=1, keepdims=True))
        return grown / grown.sum(axis=1, keepdims=True), np.tanh(units @ weights.value + weights.value_bias)[:, 0]

    def refuse_other_game(self, rules: Rules) -> None:
        if rules != self.rules:
            raise StudioError(messages.OTHER_GAME, name=self.name, own=self.rules.text, rules=rules.text)


def _filtered(boards: Array, filters: Array, bias: Array) -> Array:
    """Return the result of a 3×3 convolution and ReLU. It is computed as a single matrix product."""
    count, planes, rows, columns = boards.shape
    padded = np.zeros((planes, count, rows + 2, columns + 2), np.float32)
    padded[:, :, 1:-1, 1:-1] = boards.swapaxes(0, 1)
    seen = np.empty((planes, 9, count, rows, columns), np.float32)
    for place, (row, column) in enumerate(np.ndindex(3, 3)):
        seen[:, place] = padded[:, :, row : row + rows, column : column + columns]
    found: Array = np.maximum(filters.reshape(len(filters), -1) @ seen.reshape(planes * 9, -1) + bias[:, None], 0)
    return found.reshape(len(filters), count, rows, columns).swapaxes(0, 1)


def _mixed(boards: Array, filters: Array, bias: Array) -> Array:
    """Return the result of a 1×1 convolution and ReLU. It has one row per board."""
    flat = boards.reshape(*boards.shape[:2], -1)
    found: Array = np.maximum(filters[:, :, 0, 0] @ flat + bias[:, None], 0)
    return found.reshape(len(boards), -1)
