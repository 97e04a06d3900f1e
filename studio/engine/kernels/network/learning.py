"""Computes the gradients of the pattern network by formulas that are derived by hand.

The forward pass of a sample uses the layers that `judging.py` describes. The backward pass propagates the error of the
sample through the same layers. Each part of a batch has its own gradient. So several threads can work at once, and the
result does not depend on the number of threads.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.network.judging import CONTEXT, FEATURES, HIDDEN, POOLED, WIDTH
from studio.engine.kernels.runtime.compiling import kernel, part

Real = npt.NDArray[np.floating]
Integers = npt.NDArray[np.int32]

_LANES = 16
"""A scalar product is computed as this number of partial sums, which the processor updates at the same time."""


class Layers(NamedTuple):
    """The weights of a pattern network, or their gradients."""

    table: Real  # [pattern, feature]
    context: Real  # [3, CONTEXT]: the point itself, its orthogonal neighbours, its diagonal neighbours
    context_bias: Real
    hidden: Real  # [POOLED, HIDDEN]
    hidden_bias: Real
    value: Real  # [HIDDEN, HIDDEN]
    value_bias: Real
    last: Real  # [HIDDEN + 1]: the bias is the last entry
    policy: Real  # [WIDTH]
    policy_mix: Real  # [HIDDEN, WIDTH]


class Batch(NamedTuple):
    """The inputs and targets of one training step."""

    rows: Integers  # [sample, point, direction]: the pattern of each window
    legal: npt.NDArray[np.bool_]  # [sample, point]
    wanted: Real  # [sample, point]: the target policy; each row adds up to 1
    targets: Real  # [sample]: the target value, for the side to move
    places: npt.NDArray[np.int64]  # [point]: its place on a board with an empty border of one point


class Scratch(NamedTuple):
    """The intermediate results of one sample, and their gradients."""

    whole: Real  # [place, WIDTH]: features and context; 0 on the border
    whole_change: Real
    logits: Real  # [point]
    pooled: Real  # [POOLED]: mean and maximum of each column of `whole`
    pooled_change: Real
    highest: npt.NDArray[np.int32]  # [WIDTH]: the place of each maximum
    units: Real  # [HIDDEN]
    units_change: Real
    inner: Real  # [HIDDEN]
    inner_change: Real
    vector: Real  # [WIDTH]: the weights of the policy at each point
    vector_change: Real
    sums: Real  # [_LANES]


def scratch_for(points: int, places: int, kind: type) -> Scratch:
    """Return scratch memory for a board with `points` points.

    `places` is the number of points including the empty border. `kind` is the type of the numbers.
    """
    return Scratch(
        whole=np.zeros((places, WIDTH), kind),
        whole_change=np.zeros((places, WIDTH), kind),
        logits=np.zeros(points, kind),
        pooled=np.zeros(POOLED, kind),
        pooled_change=np.zeros(POOLED, kind),
        highest=np.zeros(WIDTH, np.int32),
        units=np.zeros(HIDDEN, kind),
        units_change=np.zeros(HIDDEN, kind),
        inner=np.zeros(HIDDEN, kind),
        inner_change=np.zeros(HIDDEN, kind),
        vector=np.zeros(WIDTH, kind),
        vector_change=np.zeros(WIDTH, kind),
        sums=np.zeros(_LANES, kind),
    )


@kernel
def add_gradients(
    batch: Batch, first: int, end: int, stride: int, layers: Layers, gradient: Layers, scratch: Scratch
) -> tuple[float, float]:
    """Add the gradients of some samples to `gradient`.

    The samples are those from `first` up to, but not including, `end`. Return the sum of their policy losses and the
    sum of their value losses. `stride` is the number of places in a row of the board, including its border. The loss of
    a batch is the mean over all its samples.
    """
    policy_loss, value_loss, size = 0.0, 0.0, len(batch.targets)
    for sample in range(first, end):
        _find_features(batch, sample, stride, layers, scratch)
        _pool(batch, scratch)
        value = _find_value(layers, scratch)
        policy_loss += _find_policy(batch, sample, layers, scratch)
        error = value - batch.targets[sample]
        value_loss += error * error
        scratch.units_change[:] = 0
        _policy_backward(batch, sample, size, layers, gradient, scratch)
        _value_backward(2 * error * (1 - value * value) / size, layers, gradient, scratch)
        _pooling_backward(batch, scratch)
        _features_backward(batch, sample, stride, layers, gradient, scratch)
    return policy_loss, value_loss


# Forward


@part
def _find_features(batch: Batch, sample: int, stride: int, layers: Layers, scratch: Scratch) -> None:
    """Compute the features of each point from the table rows of its four patterns, then the context of each point."""
    whole, table, context, bias = scratch.whole, layers.table, layers.context, layers.context_bias
    for point in range(len(batch.places)):
        at = batch.places[point]
        a, b = batch.rows[sample, point, 0], batch.rows[sample, point, 1]
        c, d = batch.rows[sample, point, 2], batch.rows[sample, point, 3]
        for n in range(FEATURES):
            whole[at, n] = max(table[a, n] + table[b, n] + table[c, n] + table[d, n], 0)
    for point in range(len(batch.places)):
        at = batch.places[point]
        up, down = at - stride, at + stride
        for n in range(CONTEXT):
            beside = whole[at - 1, n] + whole[at + 1, n] + whole[up, n] + whole[down, n]
            across = whole[up - 1, n] + whole[up + 1, n] + whole[down - 1, n] + whole[down + 1, n]
            found = whole[at, n] * context[0, n] + beside * context[1, n] + across * context[2, n] + bias[n]
            whole[at, FEATURES + n] = max(found, 0)


@part
def _pool(batch: Batch, scratch: Scratch) -> None:
    """Compute the mean and the maximum of each feature over all points."""
    whole, pooled, highest = scratch.whole, scratch.pooled, scratch.highest
    pooled[:WIDTH] = 0
    pooled[WIDTH:] = -1  # less than any feature
    for point in range(len(batch.places)):
        at = batch.places[point]
        for n in range(WIDTH):
            pooled[n] += whole[at, n]
            if whole[at, n] > pooled[WIDTH + n]:
                pooled[WIDTH + n] = whole[at, n]
                highest[n] = at
    for n in range(WIDTH):
        pooled[n] /= len(batch.places)


@part
def _find_value(layers: Layers, scratch: Scratch) -> float:
    """Return the value that the network gives to the position of the sample, from -1 to 1 for the side to move."""
    units, inner = scratch.units, scratch.inner
    for unit in range(HIDDEN):
        units[unit], inner[unit] = layers.hidden_bias[unit], layers.value_bias[unit]
    for n in range(POOLED):
        for unit in range(HIDDEN):
            units[unit] += scratch.pooled[n] * layers.hidden[n, unit]
    for unit in range(HIDDEN):
        units[unit] = max(units[unit], 0)
        for other in range(HIDDEN):
            inner[other] += units[unit] * layers.value[unit, other]
    outcome = layers.last[HIDDEN]
    for unit in range(HIDDEN):
        inner[unit] = math.tanh(inner[unit])
        outcome += inner[unit] * layers.last[unit]
    return math.tanh(outcome)


@part
def _find_policy(batch: Batch, sample: int, layers: Layers, scratch: Scratch) -> float:
    """Store the probabilities of the moves in `scratch.logits`. Return their cross entropy with the target policy."""
    logits, vector = scratch.logits, scratch.vector
    for n in range(WIDTH):
        vector[n] = layers.policy[n]
    for unit in range(HIDDEN):
        for n in range(WIDTH):
            vector[n] += scratch.units[unit] * layers.policy_mix[unit, n]
    best = -np.inf
    for point in range(len(logits)):
        if batch.legal[sample, point]:
            logits[point] = _product(scratch.whole, batch.places[point], vector, scratch.sums)
            best = max(best, logits[point])
    total, agreement = 0.0, 0.0
    for point in range(len(logits)):
        if batch.legal[sample, point]:
            agreement += batch.wanted[sample, point] * (logits[point] - best)
            logits[point] = math.exp(logits[point] - best)
            total += logits[point]
        else:
            logits[point] = 0
    for point in range(len(logits)):
        logits[point] /= total
    return math.log(total) - agreement


@part
def _product(rows: Real, row: int, vector: Real, sums: Real) -> float:
    """Return the scalar product of one row of `rows` with `vector`. `sums` is scratch memory."""
    sums[:] = 0
    for n in range(0, WIDTH, _LANES):
        for lane in range(_LANES):
            sums[lane] += rows[row, n + lane] * vector[n + lane]
    total = 0.0
    for lane in range(_LANES):
        total += sums[lane]
    return total


# Backward


@part
def _policy_backward(batch: Batch, sample: int, size: int, layers: Layers, gradient: Layers, scratch: Scratch) -> None:
    """Propagate the error of the probabilities back to the features of each point and to the hidden units."""
    whole, change, vector, turned = scratch.whole, scratch.whole_change, scratch.vector, scratch.vector_change
    turned[:] = 0
    for point in range(len(batch.places)):
        at, error = batch.places[point], (scratch.logits[point] - batch.wanted[sample, point]) / size
        for n in range(WIDTH):
            change[at, n] = error * vector[n]
            turned[n] += error * whole[at, n]
    for n in range(WIDTH):
        gradient.policy[n] += turned[n]
    for unit in range(HIDDEN):
        total = 0.0
        for n in range(WIDTH):
            gradient.policy_mix[unit, n] += scratch.units[unit] * turned[n]
            total += layers.policy_mix[unit, n] * turned[n]
        scratch.units_change[unit] += total


@part
def _value_backward(error: float, layers: Layers, gradient: Layers, scratch: Scratch) -> None:
    """Propagate the error of the value back to the pooled features.

    `error` is the derivative of the loss with respect to the input of the last tanh.
    """
    units, inner, turned = scratch.units, scratch.inner, scratch.inner_change
    gradient.last[HIDDEN] += error
    for unit in range(HIDDEN):
        gradient.last[unit] += error * inner[unit]
        turned[unit] = error * layers.last[unit] * (1 - inner[unit] * inner[unit])
        gradient.value_bias[unit] += turned[unit]
    for unit in range(HIDDEN):
        total = scratch.units_change[unit]
        for other in range(HIDDEN):
            gradient.value[unit, other] += units[unit] * turned[other]
            total += layers.value[unit, other] * turned[other]
        scratch.units_change[unit] = total if units[unit] > 0 else 0
        gradient.hidden_bias[unit] += scratch.units_change[unit]
    for n in range(POOLED):
        total = 0.0
        for unit in range(HIDDEN):
            gradient.hidden[n, unit] += scratch.pooled[n] * scratch.units_change[unit]
            total += layers.hidden[n, unit] * scratch.units_change[unit]
        scratch.pooled_change[n] = total


@part
def _pooling_backward(batch: Batch, scratch: Scratch) -> None:
    """Propagate the errors of the pooled features back to the points.

    The error of a mean goes to all points, and the error of a maximum to the point with this maximum.
    """
    change, pooled = scratch.whole_change, scratch.pooled_change
    for n in range(WIDTH):
        pooled[n] /= len(batch.places)
        change[scratch.highest[n], n] += pooled[WIDTH + n]
    for point in range(len(batch.places)):
        at = batch.places[point]
        for n in range(WIDTH):
            change[at, n] += pooled[n]


@part
def _features_backward(
    batch: Batch, sample: int, stride: int, layers: Layers, gradient: Layers, scratch: Scratch
) -> None:
    """Propagate the errors of the context back to the features, and the errors of the features to the table rows."""
    whole, change, context = scratch.whole, scratch.whole_change, layers.context
    for point in range(len(batch.places)):
        at = batch.places[point]
        up, down = at - stride, at + stride
        for n in range(CONTEXT):
            error = change[at, FEATURES + n] if whole[at, FEATURES + n] > 0 else np.float32(0)
            change[at, FEATURES + n] = error
            beside = whole[at - 1, n] + whole[at + 1, n] + whole[up, n] + whole[down, n]
            across = whole[up - 1, n] + whole[up + 1, n] + whole[down - 1, n] + whole[down + 1, n]
            gradient.context[0, n] += error * whole[at, n]
            gradient.context[1, n] += error * beside
            gradient.context[2, n] += error * across
            gradient.context_bias[n] += error
    for point in range(len(batch.places)):
        at = batch.places[point]
        up, down = at - stride, at + stride
        for n in range(CONTEXT):
            m = FEATURES + n
            beside = change[at - 1, m] + change[at + 1, m] + change[up, m] + change[down, m]
            across = change[up - 1, m] + change[up + 1, m] + change[down - 1, m] + change[down + 1, m]
            change[at, n] += change[at, m] * context[0, n] + beside * context[1, n] + across * context[2, n]
        for direction in range(4):
            row = batch.rows[sample, point, direction]
            for n in range(FEATURES):
                gradient.table[row, n] += change[at, n] if whole[at, n] > 0 else np.float32(0)
