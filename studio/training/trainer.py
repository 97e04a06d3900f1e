"""Trainers: gradient descent with Adam. This module has the common interface and the optimizer in numpy."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

import numpy as np
import numpy.typing as npt

from studio.training.model import Array, Arrays, Model, Network
from studio.training.samples import Samples

_FIRST_SHARE, _SECOND_SHARE, _LEAST = 0.9, 0.999, 1e-8


class Trainer(ABC, Generic[Network]):
    """Stores the weights that are trained, and the state of their optimizer. Both can be converted to plain arrays."""

    def __init__(self, model: Model[Network]) -> None:
        self.model = model

    @abstractmethod
    def learn(self, samples: Samples, chosen: npt.NDArray[np.int64], rate: float) -> tuple[float, float]:
        """Make one step of gradient descent on the `chosen` samples. Return the losses of policy and value before the
        step.

        The policy's loss is the cross entropy with π, the value's loss the mean squared error against z.
        """

    @abstractmethod
    def weights(self) -> Arrays:
        """Return copies of the weights."""

    @abstractmethod
    def state(self) -> Arrays:
        """Return the weights and, with `.mean` and `.square` after their names, the moments of the optimizer."""

    @abstractmethod
    def take(self, arrays: Mapping[str, Array], steps: int) -> None:
        """Restore the arrays that `state` returned after `steps` steps."""

    def network(self, name: str) -> Network:
        """Return the network with the current weights."""
        return self.model.network(self.weights(), name)

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shape of each array that `state` may return."""
        known = {name: array.shape for name, array in self.weights().items()}
        return known | {name + part: shape for name, shape in known.items() for part in (".mean", ".square")}


class GradientTrainer(Trainer[Network]):
    """A trainer that computes gradients by derivatives written by hand, in numpy and compiled code."""

    def __init__(self, model: Model[Network], seed: int, kind: type = np.float32) -> None:
        super().__init__(model)
        self.parameters: Arrays = {name: array.astype(kind) for name, array in model.initial(seed).items()}
        self._optimizer = Adam(model.decay)

    def learn(self, samples: Samples, chosen: npt.NDArray[np.int64], rate: float) -> tuple[float, float]:
        policy_loss, value_loss, gradients = self.gradients(*self.model.batch(samples, chosen))
        self._optimizer.step(self.parameters, gradients, rate)
        return policy_loss, value_loss

    @abstractmethod
    def gradients(self, cells: npt.NDArray[np.int8], policies: Array, values: Array) -> tuple[float, float, Arrays]:
        """Return the losses of policy and value, and the gradient of their sum for each array of weights."""

    def weights(self) -> Arrays:
        return {name: array.astype(np.float32) for name, array in self.parameters.items()}

    def state(self) -> Arrays:
        return self.weights() | self._optimizer.state()

    def take(self, arrays: Mapping[str, Array], steps: int) -> None:
        for name, array in self.parameters.items():
            array[...] = arrays[name]
        self._optimizer.take(arrays, steps)


class WeightAverage:
    """The exponential average of the weights over a number of generations. While there are fewer generations, it is
    their mean.

    Weights that descend by noisy gradients move around a good point. Their average is nearer to this point, as if the
    learning rate had already fallen.
    """

    def __init__(self, generations: int, weights: Arrays) -> None:
        self._generations, self._count = generations, 1
        self.weights = {name: array.copy() for name, array in weights.items()}

    def add(self, weights: Arrays) -> None:
        """Add the weights of the next generation."""
        self._count = min(self._count + 1, self._generations)
        for name, average in self.weights.items():
            average += (weights[name] - average) / np.float32(self._count)

    def take(self, weights: Mapping[str, Array], count: int) -> None:
        """Continue with a saved average of `count` generations."""
        self.weights = {name: np.array(weights[name]) for name in self.weights}
        self._count = max(1, min(count, self._generations))


class Adam:
    """The optimizer Adam, with weight decay as a part of the gradient."""

    def __init__(self, decay: float) -> None:
        self._decay, self._steps = decay, 0
        self._means: Arrays = {}
        self._squares: Arrays = {}

    def step(self, weights: Arrays, gradients: Arrays, rate: float) -> None:
        """Change the weights in place by one step with the learning rate `rate`."""
        self._steps += 1
        means_share, squares_share = 1 - _FIRST_SHARE**self._steps, 1 - _SECOND_SHARE**self._steps
        for name, weight in weights.items():
            gradient = gradients[name]
            if self._decay:
                gradient = gradient + self._decay * weight
            mean = self._means.setdefault(name, np.zeros_like(weight))
            square = self._squares.setdefault(name, np.zeros_like(weight))
            mean += (1 - _FIRST_SHARE) * (gradient - mean)
            square += (1 - _SECOND_SHARE) * (gradient * gradient - square)
            scale = np.sqrt(square / weight.dtype.type(squares_share))
            scale += _LEAST
            np.divide(mean, scale, out=scale)
            scale *= rate / means_share
            weight -= scale

    def state(self) -> Arrays:
        means = {f"{name}.mean": array.copy() for name, array in self._means.items()}
        return means | {f"{name}.square": array.copy() for name, array in self._squares.items()}

    def take(self, arrays: Mapping[str, Array], steps: int) -> None:
        """Restore the arrays that `state` returned after `steps` steps."""
        self._steps = steps
        for key, array in arrays.items():
            name, _, part = key.rpartition(".")
            if part in ("mean", "square"):
                (self._means if part == "mean" else self._squares)[name] = np.array(array)
