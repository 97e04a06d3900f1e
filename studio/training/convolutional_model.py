"""The training model of the small convolutional network.

As in the paper on AlphaZero, its inputs are planes of the board, and its targets are the visit shares π and the result
z.
"""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation import messages as network_messages
from studio.engine.evaluation.convolutional.model import About, model_of, weights_in
from studio.engine.evaluation.convolutional.network import SUFFIX
from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.evaluation.convolutional.planes import WITHOUT_HISTORY
from studio.engine.evaluation.convolutional.weights import ConvolutionalWeights, Sizes, untrained
from studio.game.errors import FileError
from studio.game.rules import Rules
from studio.game.symmetry import symmetries
from studio.training.model import Array, Arrays, Model
from studio.training.samples import Samples


class ConvolutionalModel(Model[PlainNetwork]):
    """A small convolutional network. It learns the value from the results of games.

    Each batch is transformed by one random symmetry of the board.
    """

    suffix = SUFFIX
    decay = 1e-4

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules)
        self._chance = np.random.default_rng([seed, 1])
        images = [[symmetry.image(point, rules) for point in range(rules.size)] for symmetry in symmetries(rules)]
        self._images = np.array(images)

    def initial(self, seed: int) -> Arrays:
        return dict(vars(untrained(Sizes(len(WITHOUT_HISTORY), self.rules.size), np.random.default_rng(seed))))

    def batch(self, samples: Samples, chosen: npt.NDArray[np.int64]) -> tuple[Array, Array, Array]:
        image = self._images[self._chance.integers(len(self._images))]
        cells, policies = np.empty_like(samples.cells[chosen]), np.empty((len(chosen), len(image)), np.float32)
        cells[:, image], policies[:, image] = samples.cells[chosen], samples.policies(chosen)
        return cells, policies, samples.results[chosen].astype(np.float32)

    def network(self, weights: Arrays, name: str) -> PlainNetwork:
        arrays = {key: array.copy() for key, array in weights.items()}
        return PlainNetwork(name, self.rules, ConvolutionalWeights(**arrays), WITHOUT_HISTORY)

    @staticmethod
    def packed(network: PlainNetwork) -> bytes:
        """Return a network as the bytes of an ONNX file."""
        rules = network.rules
        about = About(network.name, rules.rows, rules.columns, network.planes, rules.text)
        return model_of(network.weights, about)

    def opened(self, path: Path, name: str) -> PlainNetwork:
        try:
            weights = weights_in(path.read_bytes())
        except OSError as error:
            raise FileError(network_messages.NO_NETWORK, path=str(path)) from error
        return PlainNetwork(name, self.rules, weights, WITHOUT_HISTORY)
