"""A small convolutional network in torch, trained as in AlphaZero's paper: planes, π and z."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from studio.engine.evaluation import messages as network_messages
from studio.engine.evaluation.convolutional.model import About, model_of, weights_in
from studio.engine.evaluation.convolutional.network import SUFFIX
from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.evaluation.convolutional.planes import WITHOUT_HISTORY, planes_of_cells
from studio.engine.evaluation.convolutional.weights import ConvolutionalWeights, Sizes, untrained
from studio.game.errors import FileError
from studio.game.rules import Rules
from studio.game.symmetry import symmetries
from studio.training.samples import Samples
from studio.training.torch_trainer import TorchTrainer

_DECAY = 1e-4


class ConvolutionalTrainer(TorchTrainer[PlainNetwork]):
    """Trains the value on game results and the policy on visits."""

    suffix = SUFFIX

    def __init__(self, rules: Rules, seed: int, kind: torch.dtype = torch.float32) -> None:
        begun = untrained(Sizes(len(WITHOUT_HISTORY), rules.size), np.random.default_rng(seed))
        super().__init__(rules, {name: torch.tensor(array) for name, array in vars(begun).items()}, kind, _DECAY)
        self._chance = np.random.default_rng([seed, 1])
        images = [[symmetry.image(point, rules) for point in range(rules.size)] for symmetry in symmetries(rules)]
        self._images = np.array(images)

    def losses(self, samples: Samples, chosen: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """Return the losses of a step on boards that are transformed by a random symmetry."""
        image = self._images[self._chance.integers(len(self._images))]
        cells, policies = np.empty_like(samples.cells[chosen]), np.empty((len(chosen), len(image)), np.float32)
        cells[:, image], policies[:, image] = samples.cells[chosen], samples.policies(chosen)
        return self.losses_of(self.forward(cells), policies, samples.results[chosen])

    def forward(self, cells: npt.NDArray[np.int8]) -> tuple[Any, Any]:
        """Return the policy before the softmax (legal points only) and the value, of a batch."""
        weights, shape = self.parameters, (len(cells), -1, self.rules.rows, self.rules.columns)
        seen = torch.tensor(planes_of_cells(cells), dtype=self._kind).reshape(shape)
        for name in ("first", "second", "third"):
            seen = self._filtered(seen, name, 1)
        policy = self._filtered(seen, "policy_filters", 0).flatten(1)
        units = self._filtered(seen, "value_filters", 0).flatten(1)
        units = torch.relu(units @ weights["value_hidden"] + weights["value_hidden_bias"])
        values = torch.tanh(units @ weights["value"] + weights["value_bias"]).squeeze(1)
        return self.legal_only(policy @ weights["policy"] + weights["policy_bias"], cells), values

    def _filtered(self, seen: Any, name: str, reach: int) -> Any:
        filters, bias = self.parameters[name], self.parameters[name + "_bias"]
        return torch.relu(functional.conv2d(seen, filters, bias, padding=reach))

    # Conversion

    def network(self, name: str) -> PlainNetwork:
        """Return the present network."""
        arrays = {key: tensor.detach().numpy().copy() for key, tensor in self.parameters.items()}
        return PlainNetwork(name, self.rules, ConvolutionalWeights(**arrays), WITHOUT_HISTORY)

    @staticmethod
    def packed(network: PlainNetwork) -> bytes:
        """Return a network as the bytes of an ONNX file."""
        rules = network.rules
        about = About(network.name, rules.rows, rules.columns, network.planes, rules.text)
        return model_of(network.weights, about)

    def opened(self, path: Path, name: str) -> PlainNetwork:
        """Read a network file."""
        try:
            weights = weights_in(path.read_bytes())
        except OSError as error:
            raise FileError(network_messages.NO_NETWORK, path=str(path)) from error
        return PlainNetwork(name, self.rules, weights, WITHOUT_HISTORY)
