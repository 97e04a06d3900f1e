"""Networks in the format of small teaching programs: a pickled list of sixteen arrays, in two variants.

Programs on the older framework (Theano, Lasagne) use mathematical convolution: their filters are turned by 180°
compared with all others, and dense layers are [from, to]. On newer ones (PyTorch) filters are as they are used, and
dense layers are [to, from]. Both number the points from the bottom left, while their planes begin at the top.
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
    """The framework that wrote the arrays."""

    OLDER = "older"
    NEWER = "newer"


def weights_of(data: bytes, *, flips_policy: bool = True) -> ConvolutionalWeights:
    """Return the network of a pickled list as the studio runs it: rows from the top, filters as they are used."""
    return converted(arrays_of(data), flips_policy=flips_policy)


def converted(arrays: list[Array], *, flips_policy: bool = True) -> ConvolutionalWeights:
    """As `weights_of`, from the list itself. `flips_policy` if its points are numbered from the bottom."""
    if len(arrays) != len(NAMES):
        raise FileError(messages.WRONG_NUMBER_OF_ARRAYS, wanted=len(NAMES), given=len(arrays))
    named = {name: _as_filters(name, array) for name, array in zip(NAMES, arrays, strict=True)}
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
    """Return the framework, recognized by the value's last layer: from its inputs to one number, or the reverse."""
    if named["value"].shape[-1] == 1 and len(named["value"]) == len(named["value_hidden_bias"]):
        return Framework.OLDER
    return Framework.NEWER


def refuse_other_board(weights: ConvolutionalWeights) -> None:
    """Raise unless the board is square: such a network does not name its board."""
    side = isqrt(weights.points)
    if side * side != weights.points or not 3 <= side <= 22:
        raise FileError(messages.NO_SQUARE_BOARD, points=weights.points)


def _as_filters(name: str, array: Array) -> Array:
    """Return filters; biases may be stored as a row."""
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
