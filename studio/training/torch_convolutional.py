"""Trains convolutional networks in torch."""

from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.evaluation.convolutional.planes import planes_of_cells
from studio.training.torch_trainer import TorchTrainer


class TorchConvolutionalTrainer(TorchTrainer[PlainNetwork]):
    """Trains like `ConvolutionalTrainer`, with the same network and losses, but in torch."""

    def forward(self, cells: npt.NDArray[np.int8]) -> tuple[Any, Any]:
        weights, rules = self.parameters, self.model.rules
        boards = self.tensor(planes_of_cells(cells)).reshape(len(cells), -1, rules.rows, rules.columns)
        for name in ("first", "second", "third"):
            boards = self._filtered(boards, name, 1)
        policy = self._filtered(boards, "policy_filters", 0).flatten(1)
        units = self._filtered(boards, "value_filters", 0).flatten(1)
        units = torch.relu(units @ weights["value_hidden"] + weights["value_hidden_bias"])
        values = torch.tanh(units @ weights["value"] + weights["value_bias"]).squeeze(1)
        return policy @ weights["policy"] + weights["policy_bias"], values

    def _filtered(self, boards: Any, name: str, reach: int) -> Any:
        filters, bias = self.parameters[name], self.parameters[name + "_bias"]
        return torch.relu(functional.conv2d(boards, filters, bias, padding=reach))
