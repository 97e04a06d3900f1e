"""The interface of trainers and the optimizer in numpy. Trainers use gradient descent with Adam."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

import numpy as np
import numpy.typing as npt

from studio.training.model import Array, Arrays, Model, Network
from studio.training.samples import Samples

_FIRST_SHARE, _SECOND_SHARE, _LEAST = 0.9, 0.999, 1e-8


class Trainer(ABC, Generic[Network]):
    """Trains the weights of a network."""

    # The weights and the optimizer's state can be saved as arrays.

    def __init__(self, model: Model[Network]) -> None:
        self.model = model

    @abstractmethod
    def learn(self, samples: Samples, chosen: npt.NDArray[np.int64], rate: float) -> tuple[float, float]:
        """Make one training step on the `chosen` samples.

        Return the losses before the step: the policy loss, which is the cross entropy with the target policies π, and
        the value loss, which is the mean squared error against the target values z.
        """

    @abstractmethod
    def weights(self) -> Arrays:
        """Return copies of the weights."""

    @abstractmethod
    def state(self) -> Arrays:
        """Return the weights and the moments of the optimizer.

        The first moments have the name of the weights with `.mean` appended, the second moments with `.square`.
        """

    @abstractmethod
    def take(self, arrays: Mapping[str, Array], steps: int) -> None:
        """Restore the state after `steps` steps, from arrays that `state` returned."""

    def network(self, name: str) -> Network:
        """Return the network with the current weights."""
        return self.model.network(self.weights(), name)

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shape of each array that `state` may return."""
        known = {name: array.shape for name, array in self.weights().items()}
        return known | {name + part: shape for name, shape in known.items() for part in (".mean", ".square")}


class GradientTrainer(Trainer[Network]):
    """A trainer without torch: its gradients are computed in numpy and compiled code."""

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
        """Return the policy loss, the value loss, and the gradients of their sum for each array of weights."""

    def weights(self) -> Arrays:
        return {name: array.astype(np.float32) for name, array in self.parameters.items()}

    def state(self) -> Arrays:
        return self.weights() | self._optimizer.state()

    def take(self, arrays: Mapping[str, Array], steps: int) -> None:
        for name, array in self.parameters.items():
            array[...] = arrays[name]
        self._optimizer.take(arrays, steps)


class WeightAverage:
    """The exponential moving average of the weights, over about `generations` generations.

    In the first generations, it is the plain mean of their weights.
    """

    # Noisy gradients move the weights around a good point. The average is nearer to this point, as if the learning rate
    # had already fallen.

    def __init__(self, generations: int, weights: Arrays) -> None:
        self._generations, self._count = generations, 1
        self.weights = {name: array.copy() for name, array in weights.items()}

    def add(self, weights: Arrays) -> None:
        """Add the weights of the next generation to the average."""
        self._count = min(self._count + 1, self._generations)
        for name, average in self.weights.items():
            average += (weights[name] - average) / np.float32(self._count)

    def take(self, weights: Mapping[str, Array], count: int) -> None:
        """Restore a saved average of `count` generations."""
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
        """Restore the state after `steps` steps, from arrays that `state` returned."""
        self._steps = steps
        for key, array in arrays.items():
            name, _, part = key.rpartition(".")
            if part in ("mean", "square"):
                (self._means if part == "mean" else self._squares)[name] = np.array(array)
