"""The interface of the kinds of trainable networks."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation.patterns import EMPTY
from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.training import messages
from studio.training.samples import Samples

# An evaluator can be sent to other processes.
Network = TypeVar("Network")
"""The evaluator made from trained weights."""
Array = npt.NDArray[Any]
Arrays = dict[str, Array]


class Model(ABC, Generic[Network]):
    """A kind of network that can be trained."""

    # The trained weights may differ from those of the finished network.

    suffix: ClassVar[str]
    """The suffix of network files."""
    decay: ClassVar[float] = 0.0
    """Weight decay: this share of each weight is added to its gradient."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @abstractmethod
    def initial(self, seed: int) -> Arrays:
        """Return random weights."""

    def started(self, network: Network, seed: int) -> Arrays:
        """Return first weights that continue from a trained network. Raise an error if that is impossible."""
        del network, seed
        raise StudioError(messages.NO_FIRST_NETWORK, rules=self.rules.text)

    @abstractmethod
    def batch(self, samples: Samples, chosen: npt.NDArray[np.int64]) -> tuple[Array, Array, Array]:
        """Return the boards [sample, point], target policies [sample, point] and target values [sample] of a batch."""

    @abstractmethod
    def network(self, weights: Arrays, name: str) -> Network:
        """Return a network of this name with these weights."""

    @staticmethod
    @abstractmethod
    def packed(network: Network) -> bytes:
        """Return the content of a network file."""

    @abstractmethod
    def opened(self, path: Path, name: str) -> Network:
        """Read a network from a file, and give it this name."""


def legal_points(cells: npt.NDArray[np.int8], rules: Rules) -> npt.NDArray[np.bool_]:
    """Return an array [board, point] that says whether a stone may be placed on the point."""
    legal: npt.NDArray[np.bool_] = np.equal(cells, EMPTY)
    if rules.gravity:
        above = legal[:, : -rules.columns]
        above &= ~(cells[:, rules.columns :] == EMPTY)
    return legal
