"""Trains pattern networks in compiled code, on all cores."""

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation.network import PatternNetwork
from studio.engine.kernels.network.learning import Batch, Layers, Scratch, add_gradients, scratch_for
from studio.training.model import Array, Arrays, legal_points
from studio.training.pattern_model import PatternModel
from studio.training.trainer import GradientTrainer

# The number is the same on every machine, so that sums are rounded equally.
_PARTS = 4
"""The number of parts into which a batch is divided."""


class PatternTrainer(GradientTrainer[PatternNetwork]):
    """Computes the gradient of the table in compiled code, and the gradient of the small network by matrix products."""

    model: PatternModel

    def __init__(self, model: PatternModel, seed: int, kind: type = np.float32) -> None:
        super().__init__(model, seed, kind)
        rules = model.rules
        self._kind, self._stride = kind, rules.columns + 2
        rows, columns = np.divmod(np.arange(rules.size), rules.columns)
        self._places = (rows + 1) * self._stride + columns + 1
        self._parts = [_Part(model, kind, self._stride) for _ in range(_PARTS)]
        self._inputs: Array = model.inputs.astype(kind)

    def gradients(self, cells: npt.NDArray[np.int8], policies: Array, values: Array) -> tuple[float, float, Arrays]:
        weights, size = self.parameters, len(cells)
        inner = self._inputs @ weights["table_in"]
        inner += weights["table_in_bias"]
        np.maximum(inner, 0, out=inner)
        layers = self._layers(inner @ weights["table_out"] + weights["table_own"])
        batch = Batch(
            self.model.rows(cells).astype(np.int32),
            legal_points(cells, self.model.rules),
            policies.astype(self._kind),
            values.astype(self._kind),
            self._places,
        )
        bounds = [size * part // _PARTS for part in range(_PARTS + 1)]

        def add(number: int) -> tuple[float, float]:
            return self._parts[number].add(batch, bounds[number], bounds[number + 1], layers)

        with ThreadPoolExecutor(min(_PARTS, os.cpu_count() or 1), thread_name_prefix="learning") as threads:
            losses = np.sum(list(threads.map(add, range(_PARTS))), axis=0) / size
        found = {name: sum(getattr(part.gradient, name) for part in self._parts) for name in Layers._fields}
        table = found.pop("table")
        gradients = found | {"table_own": table, "table_out": inner.T @ table}
        below = table @ weights["table_out"].T
        below *= inner > 0
        gradients |= {"table_in": self._inputs.T @ below, "table_in_bias": below.sum(axis=0)}
        return float(losses[0]), float(losses[1]), gradients

    def _layers(self, table: Array) -> Layers:
        return Layers(table, *(self.parameters[name] for name in Layers._fields[1:]))


class _Part:
    """Computes the gradient for one part of the batch, and owns the memory for one sample."""

    def __init__(self, model: PatternModel, kind: type, stride: int) -> None:
        weights = model.initial(0) | {"table": np.empty((model.patterns.count, 0))}
        self.gradient = Layers(
            np.zeros((model.patterns.count, weights["table_out"].shape[1]), kind),
            *(np.zeros(weights[name].shape, kind) for name in Layers._fields[1:]),
        )
        self._scratch: Scratch = scratch_for(model.rules.size, (model.rules.rows + 2) * stride, kind)
        self._stride = stride

    def add(self, batch: Batch, first: int, end: int, layers: Layers) -> tuple[float, float]:
        """Compute `self.gradient` for the samples `first` to `end` - 1.

        Return the sums of their policy losses and of their value losses.
        """
        for array in self.gradient:
            array[...] = 0
        return add_gradients(batch, first, end, self._stride, layers, self.gradient, self._scratch)
