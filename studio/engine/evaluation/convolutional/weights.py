"""Small convolutional networks as plain arrays, with a forward pass in double precision as the reference.

A network has three 3×3 convolutions with ReLU. From their result, a 1×1 convolution and a dense layer compute the
policy; another 1×1 convolution, two dense layers and tanh compute the value.
"""

from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation import messages
from studio.game.errors import FileError

Array = npt.NDArray[np.float32]
Double = npt.NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class ConvolutionalWeights:
    """The trained weights of a network.

    Filters are [output, input, row, column], and are applied without rotation, as cross-correlation. Dense layers are
    [input, output].
    """

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    third: Array
    third_bias: Array
    policy_filters: Array
    policy_filters_bias: Array
    policy: Array
    policy_bias: Array
    value_filters: Array
    value_filters_bias: Array
    value_hidden: Array
    value_hidden_bias: Array
    value: Array
    value_bias: Array

    @property
    def planes(self) -> int:
        return int(self.first.shape[1])

    @property
    def points(self) -> int:
        return int(self.policy.shape[1])


NAMES = tuple(field.name for field in fields(ConvolutionalWeights))


@dataclass(frozen=True)
class Sizes:
    """The sizes of the layers of a network."""

    planes: int
    points: int
    channels: tuple[int, int, int] = (32, 64, 128)
    policy: int = 4
    value: int = 2
    hidden: int = 64

    @classmethod
    def of(cls, weights: ConvolutionalWeights) -> "Sizes":
        """Return the sizes of the layers of a network. They are read from the shapes of its arrays."""
        # The other arrays may contradict them.
        first, second, third = (len(filters) for filters in (weights.first, weights.second, weights.third))
        return cls(
            planes=weights.planes,
            points=weights.points,
            channels=(first, second, third),
            policy=len(weights.policy_filters),
            value=len(weights.value_filters),
            hidden=len(weights.value_hidden_bias),
        )

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the names of the arrays with their shapes."""
        first, second, third = self.channels
        main = {
            "first": (first, self.planes, 3, 3),
            "second": (second, first, 3, 3),
            "third": (third, second, 3, 3),
            "policy_filters": (self.policy, third, 1, 1),
            "policy": (self.policy * self.points, self.points),
            "value_filters": (self.value, third, 1, 1),
            "value_hidden": (self.value * self.points, self.hidden),
            "value": (self.hidden, 1),
        }
        shapes: dict[str, tuple[int, ...]] = {}
        for name, shape in main.items():
            shapes[name] = shape
            shapes[name + "_bias"] = (shape[0] if len(shape) == 4 else shape[1],)
        return shapes


def refuse_other_shapes(weights: ConvolutionalWeights) -> None:
    """Raise if the shapes of the arrays do not fit together."""
    for name, shape in Sizes.of(weights).shapes().items():
        found = getattr(weights, name).shape
        if found != shape:
            raise wrong_shape(name, found)


def wrong_shape(name: str, shape: tuple[int, ...]) -> FileError:
    given = f"{name}: {'×'.join(map(str, shape))}"
    return FileError(messages.SHAPE, given=given)


def untrained(sizes: Sizes, chance: np.random.Generator) -> ConvolutionalWeights:
    """Return random weights (He initialization) and biases of 0."""
    arrays = {name: np.zeros(shape, np.float32) for name, shape in sizes.shapes().items()}
    for name, array in arrays.items():
        if not name.endswith("_bias"):
            inputs = array[0].size if array.ndim == 4 else len(array)
            arrays[name] = chance.normal(0, (2 / inputs) ** 0.5, array.shape).astype(np.float32)
    return ConvolutionalWeights(**arrays)


def judged_exactly(weights: ConvolutionalWeights, planes: npt.NDArray[np.generic]) -> tuple[Double, Double]:
    """Return the logits of all points and the value of each board, in double precision.

    The planes are [board, plane, row, column]. Values are for the side to move.
    """
    seen = np.asarray(planes, np.float64)
    for name in ("first", "second", "third"):
        seen = _filtered(seen, getattr(weights, name), getattr(weights, name + "_bias"))
    policy = _filtered(seen, weights.policy_filters, weights.policy_filters_bias).reshape(len(seen), -1)
    inner = _filtered(seen, weights.value_filters, weights.value_filters_bias).reshape(len(seen), -1)
    units = np.maximum(inner @ weights.value_hidden + weights.value_hidden_bias, 0)
    values = np.tanh(units @ weights.value + weights.value_bias)
    return policy @ weights.policy + weights.policy_bias, values[:, 0]


def _filtered(boards: Double, filters: Array, bias: Array) -> Double:
    """Return the result of a convolution and ReLU. The board keeps its size."""
    rows, columns, reach = boards.shape[2], boards.shape[3], filters.shape[2] // 2
    padded = np.pad(boards, ((0, 0), (0, 0), (reach, reach), (reach, reach)))
    found = np.zeros((len(boards), len(filters), rows, columns))
    for row, column in np.ndindex(filters.shape[2:]):
        part = padded[:, :, row : row + rows, column : column + columns]
        found += np.einsum("bfrc,tf->btrc", part, filters[:, :, row, column])
    return np.maximum(found + bias[:, None, None], 0)
