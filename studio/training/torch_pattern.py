"""The pattern network in torch, as it is trained.

Its table is the sum of a small network that sees a pattern's cells, so that patterns share what they learn, and one
number per cell of the table. It is exported as a plain table.
"""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from studio.engine.evaluation.network import PatternNetwork, PatternWeights, patterns_for, shapes_of
from studio.engine.evaluation.network_file import SUFFIX, open_network, packed
from studio.engine.evaluation.patterns import OFF_BOARD, Patterns, codes_of
from studio.engine.kernels.network.judging import CONTEXT, FEATURES, HIDDEN, POOLED, WIDTH
from studio.game.rules import Rules
from studio.training.samples import Samples
from studio.training.torch_trainer import TorchTrainer

_MIDDLE = 64


class PatternTrainer(TorchTrainer[PatternNetwork]):
    """Trains the value half on game results and half on values of the search."""

    suffix = SUFFIX

    def __init__(self, rules: Rules, seed: int, kind: torch.dtype = torch.float32) -> None:
        self.patterns = patterns_for(rules.win_length, rules.gravity, rules.overline)
        self._of_code = self.patterns.of_code
        self._inputs = torch.tensor(_one_hot(self.patterns), dtype=kind)
        torch.manual_seed(seed)
        super().__init__(rules, _begun(self.patterns), kind)

    def losses(self, samples: Samples, chosen: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        found = self.forward(samples.cells[chosen])
        return self.losses_of(found, samples.policies(chosen), samples.targets[chosen])

    def forward(self, cells: npt.NDArray[np.int8]) -> tuple[Any, Any]:
        """Return the policy before the softmax (legal points only) and the value, of a batch."""
        rules, weights, batch = self.rules, self.parameters, len(cells)
        rows = torch.from_numpy(self._of_code[codes_of(cells, rules, self.patterns)])
        summed = functional.embedding_bag(rows.reshape(-1, 4), self.table(), mode="sum")
        features = torch.relu(summed).reshape(batch, rules.size, FEATURES)
        # `split` and `max` are a fifth faster than slices and `amax`
        first, rest = features.split([CONTEXT, FEATURES - CONTEXT], dim=2)
        whole = torch.cat([first, rest, self._context(first)], dim=2)
        pooled = torch.cat([whole.mean(dim=1), whole.max(dim=1).values], dim=1)
        units = torch.relu(pooled @ weights["hidden"] + weights["hidden_bias"])
        inner = torch.tanh(units @ weights["value"] + weights["value_bias"])
        values = torch.tanh(inner @ weights["last"][:HIDDEN] + weights["last"][HIDDEN])
        vectors = weights["policy"] + units @ weights["policy_mix"]
        logits = torch.bmm(whole, vectors.unsqueeze(2)).squeeze(2)
        return self.legal_only(logits, cells), values

    def table(self) -> Any:
        """Return the rows of all patterns."""
        weights = self.parameters
        inner = torch.relu(self._inputs @ weights["table_in"] + weights["table_in_bias"])
        return inner @ weights["table_out"] + weights["table_own"]

    def _context(self, channels: Any) -> Any:
        own, beside, across = self.parameters["context"]
        rows = [torch.stack(row, dim=1) for row in ((across, beside, across), (beside, own, beside))]
        kernel = torch.stack([rows[0], rows[1], rows[0]], dim=1).unsqueeze(1)
        board = channels.transpose(1, 2).reshape(-1, CONTEXT, self.rules.rows, self.rules.columns)
        found = functional.conv2d(board, kernel, self.parameters["context_bias"], padding=1, groups=CONTEXT)
        return torch.relu(found).flatten(2).transpose(1, 2)

    # Conversion

    def network(self, name: str, kind: type = np.float32) -> PatternNetwork:
        """Return the present network, as the kernels read it."""
        with torch.no_grad():
            arrays = {key: self.parameters[key].numpy() for key in shapes_of(self.patterns) if key != "table"}
            arrays["table"] = self.table().numpy()
        weights = PatternWeights(**{key: array.astype(kind) for key, array in arrays.items()})
        return PatternNetwork(name, self.rules.win_length, self.rules.gravity, self.rules.overline, weights)

    @staticmethod
    def packed(network: PatternNetwork) -> bytes:
        """Return a network as the bytes of a file."""
        return packed(network)

    def opened(self, path: Path, name: str) -> PatternNetwork:
        """Read a network file."""
        del name  # the file holds its name
        return open_network(path)


def _begun(patterns: Patterns) -> dict[str, Any]:
    """Return initial weights: all moves are nearly equal, and the value is near 0."""
    inputs = (2 * patterns.reach + 1) * (patterns.states + 1)
    return {
        "table_in": torch.randn(inputs, _MIDDLE) * (2 / (2 * patterns.reach + 1)) ** 0.5,
        "table_in_bias": torch.zeros(_MIDDLE),
        "table_out": torch.randn(_MIDDLE, FEATURES) * (0.25 / _MIDDLE) ** 0.5,
        "table_own": torch.zeros(patterns.count, FEATURES),
        "context": torch.randn(3, CONTEXT) * 0.3,
        "context_bias": torch.zeros(CONTEXT),
        "hidden": torch.randn(POOLED, HIDDEN) * (2 / POOLED) ** 0.5,
        "hidden_bias": torch.zeros(HIDDEN),
        "value": torch.randn(HIDDEN, HIDDEN) * (1 / HIDDEN) ** 0.5,
        "value_bias": torch.zeros(HIDDEN),
        "last": torch.randn(HIDDEN + 1) * 0.02,
        "policy": torch.randn(WIDTH) * 0.02,
        "policy_mix": torch.randn(HIDDEN, WIDTH) * 0.02,
    }


def _one_hot(patterns: Patterns) -> npt.NDArray[np.float32]:
    """Return [pattern, cell and state]: the state of each cell of a pattern. Two mirror images count one half each."""
    states = patterns.states + 1
    inputs = np.zeros((patterns.count, (2 * patterns.reach + 1) * states), np.float32)
    _, first = np.unique(patterns.of_code, return_index=True)
    for pattern, code in enumerate(first):
        window = patterns.cells(int(code))
        for place, cell in enumerate(window):
            state = states - 1 if cell == OFF_BOARD else cell
            inputs[pattern, place * states + state] += 0.5
            inputs[pattern, (len(window) - 1 - place) * states + state] += 0.5
    return inputs
