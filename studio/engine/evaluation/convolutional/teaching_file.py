"""Reads the networks of small AlphaZero programs for teaching: pickled lists of sixteen arrays, in two variants.

Older frameworks (Theano, Lasagne) use mathematical convolution: filters are rotated by 180°, and dense layers are
[input, output]. Newer frameworks (PyTorch) use cross-correlation: filters are not rotated, and dense layers are
[output, input]. In both variants the policy numbers the points from the bottom left, but the input planes begin with
the top row.
"""

from enum import StrEnum
from math import isqrt

import numpy as np

from studio.engine.evaluation import messages
from studio.engine.evaluation.convolutional.pickled_arrays import arrays_of
from studio.engine.evaluation.convolutional.weights import (
    NAMES,
    Array,
    ConvolutionalWeights,
    refuse_other_shapes,
    wrong_shape,
)
from studio.engine.evaluation.foreign_files import refuse_torch
from studio.engine.evaluation.network import LARGEST_WEIGHT
from studio.game.errors import FileError

Size = tuple[int, int]
"""The number of rows and the number of columns of a board."""
_LEAST_SIDE, _MOST_SIDE = 3, 22
_DENSE = ("policy", "value_hidden", "value")


class Framework(StrEnum):
    """The kind of framework that has written the arrays."""

    OLDER = "older"
    NEWER = "newer"


def weights_of(data: bytes, size: Size | None = None, *, flips_policy: bool = True) -> ConvolutionalWeights:
    """Return the weights from the bytes of a pickled list.

    They follow the conventions of `ConvolutionalWeights`. For `size` and `flips_policy`, see `converted`.
    """
    refuse_torch(data)
    return converted(arrays_of(data), size, flips_policy=flips_policy)


def converted(arrays: list[Array], size: Size | None = None, *, flips_policy: bool = True) -> ConvolutionalWeights:
    """Convert a list of arrays to weights.

    If `size` is None, the board must be a square. `flips_policy` says that the policy in the arrays numbers the points
    from the bottom row.
    """
    if len(arrays) != len(NAMES):
        raise FileError(messages.WRONG_NUMBER_OF_ARRAYS, wanted=len(NAMES), given=len(arrays))
    named = {name: _with_flat_bias(name, array) for name, array in zip(NAMES, arrays, strict=True)}
    for name, array in named.items():
        _refuse_strange(name, array)
    if framework_of(named) is Framework.OLDER:
        named |= {name: array[:, :, ::-1, ::-1] for name, array in named.items() if array.ndim == 4}
    else:
        named |= {name: named[name].T for name in _DENSE}
    weights = ConvolutionalWeights(**{name: np.ascontiguousarray(array) for name, array in named.items()})
    refuse_other_shapes(weights)
    size = size_of(weights, size)
    return _with_rows_from_top(weights, size) if flips_policy else weights


def framework_of(named: dict[str, Array]) -> Framework:
    """Return the kind of framework that has written these arrays."""
    # The shape of the value's last layer shows it.
    if named["value"].shape[-1] == 1 and len(named["value"]) == len(named["value_hidden_bias"]):
        return Framework.OLDER
    return Framework.NEWER


def size_of(weights: ConvolutionalWeights, size: Size | None = None) -> Size:
    """Return `size` or, if it is None, the size of a square board with as many points as the network.

    Files of networks do not store the size. Raise if the board has another number of points than the network, or if its
    sides are too short or too long.
    """
    points, side = weights.points, isqrt(weights.points)
    if size is None and side * side == points and _LEAST_SIDE <= side <= _MOST_SIDE:
        return side, side
    if size is None:
        raise FileError(messages.NO_SQUARE_BOARD, points=points)
    rows, columns = size
    if rows * columns != points or min(size) < _LEAST_SIDE or max(size) > _MOST_SIDE:
        raise FileError(messages.OTHER_SIZE, points=points, rows=rows, columns=columns)
    return size


def _with_flat_bias(name: str, array: Array) -> Array:
    """If the array contains biases, return it as a vector. Return other arrays unchanged."""
    # Some files store biases as a row.
    return array.ravel() if name.endswith("_bias") else array


def _refuse_strange(name: str, array: Array) -> None:
    wanted = 1 if name.endswith("_bias") else 2 if name in _DENSE else 4
    if array.ndim != wanted:
        raise wrong_shape(name, array.shape)
    if not (np.isfinite(array).all() and np.abs(array).max() <= LARGEST_WEIGHT):
        raise FileError(messages.BAD_WEIGHTS, given=name)


def _with_rows_from_top(weights: ConvolutionalWeights, size: Size) -> ConvolutionalWeights:
    order = np.arange(weights.points).reshape(size)[::-1].ravel()
    arrays = {name: getattr(weights, name) for name in NAMES}
    arrays["policy"], arrays["policy_bias"] = weights.policy[:, order], weights.policy_bias[order]
    return ConvolutionalWeights(**{name: np.ascontiguousarray(array) for name, array in arrays.items()})
