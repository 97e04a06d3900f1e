"""Reads the networks of small teaching programs: pickled lists of sixteen arrays, in two variants.

Programs with an older framework (Theano, Lasagne) use mathematical convolution: their filters are rotated by 180°, and
dense layers are [from, to]. Newer frameworks (PyTorch) use cross-correlation: filters are not rotated, and dense layers
are [to, from]. Both number the points from the bottom left, while their planes begin at the top.
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
from studio.engine.evaluation.network import LARGEST_WEIGHT
from studio.game.errors import FileError

_DENSE = ("policy", "value_hidden", "value")


class Framework(StrEnum):
    """The kind of framework that wrote the arrays."""

    OLDER = "older"
    NEWER = "newer"


def weights_of(data: bytes, *, flips_policy: bool = True) -> ConvolutionalWeights:
    """Return the weights in a pickled list, converted to the conventions of `ConvolutionalWeights`."""
    return converted(arrays_of(data), flips_policy=flips_policy)


def converted(arrays: list[Array], *, flips_policy: bool = True) -> ConvolutionalWeights:
    """Return a list of arrays as weights. `flips_policy` says that the points are numbered from the bottom."""
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
    refuse_other_board(weights)
    return _with_rows_from_top(weights) if flips_policy else weights


def framework_of(named: dict[str, Array]) -> Framework:
    """Return the kind of framework, recognized by the orientation of the last layer of the value."""
    if named["value"].shape[-1] == 1 and len(named["value"]) == len(named["value_hidden_bias"]):
        return Framework.OLDER
    return Framework.NEWER


def refuse_other_board(weights: ConvolutionalWeights) -> None:
    """Raise unless the board is square, because the file does not store its numbers of rows and columns."""
    side = isqrt(weights.points)
    if side * side != weights.points or not 3 <= side <= 22:
        raise FileError(messages.NO_SQUARE_BOARD, points=weights.points)


def _with_flat_bias(name: str, array: Array) -> Array:
    """Return biases as a vector, because they may be stored as a row. Return other arrays unchanged."""
    return array.ravel() if name.endswith("_bias") else array


def _refuse_strange(name: str, array: Array) -> None:
    wanted = 1 if name.endswith("_bias") else 2 if name in _DENSE else 4
    if array.ndim != wanted:
        raise wrong_shape(name, array.shape)
    if not (np.isfinite(array).all() and np.abs(array).max() <= LARGEST_WEIGHT):
        raise FileError(messages.BAD_WEIGHTS, given=name)


def _with_rows_from_top(weights: ConvolutionalWeights) -> ConvolutionalWeights:
    side = isqrt(weights.points)
    order = np.arange(weights.points).reshape(side, side)[::-1].ravel()
    arrays = {name: getattr(weights, name) for name in NAMES}
    arrays["policy"], arrays["policy_bias"] = weights.policy[:, order], weights.policy_bias[order]
    return ConvolutionalWeights(**{name: np.ascontiguousarray(array) for name, array in arrays.items()})
