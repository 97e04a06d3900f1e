"""The base class of trainers that use torch on a graphics card."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from studio.training.model import Array, Arrays, Model, Network, legal_points
from studio.training.samples import Samples
from studio.training.trainer import Trainer

_FAR = -1e9


class TorchTrainer(Trainer[Network]):
    """A trainer whose weights are torch tensors on a device. The optimizer is torch's Adam."""

    def __init__(self, model: Model[Network], seed: int, device: str, kind: torch.dtype = torch.float32) -> None:
        super().__init__(model)
        self._device, self._kind = device, kind
        self.parameters = {name: self.tensor(array).requires_grad_() for name, array in model.initial(seed).items()}
        self._optimizer = torch.optim.Adam(list(self.parameters.values()), lr=1e-3, weight_decay=model.decay)

    def tensor(self, array: Array) -> Any:
        """Return an array of numbers as a tensor on the device."""
        return torch.tensor(array, dtype=self._kind, device=self._device)

    def learn(self, samples: Samples, chosen: npt.NDArray[np.int64], rate: float) -> tuple[float, float]:
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        policy_loss, value_loss = self.losses(*self.model.batch(samples, chosen))
        self._optimizer.zero_grad()
        (policy_loss + value_loss).backward()
        self._optimizer.step()
        return float(policy_loss.detach()), float(value_loss.detach())

    def losses(self, cells: npt.NDArray[np.int8], policies: Array, values: Array) -> tuple[Any, Any]:
        """Return the policy's loss (cross entropy with π) and the value's loss (mean squared error against z)."""
        logits, found = self.forward(cells)
        is_illegal = torch.from_numpy(~legal_points(cells, self.model.rules)).to(self._device)
        logits = logits.masked_fill(is_illegal, _FAR)
        policy_loss = -(self.tensor(policies) * functional.log_softmax(logits, dim=1)).sum(dim=1).mean()
        return policy_loss, functional.mse_loss(found, self.tensor(values))

    @abstractmethod
    def forward(self, cells: npt.NDArray[np.int8]) -> tuple[Any, Any]:
        """Compute the policy logits [sample, point] and the values [sample] of a batch."""

    def weights(self) -> Arrays:
        return {name: _array(tensor) for name, tensor in self.parameters.items()}

    def state(self) -> Arrays:
        arrays = self.weights()
        for name, tensor in self.parameters.items():
            if remembered := self._optimizer.state.get(tensor, {}):
                arrays[name + ".mean"] = _array(remembered["exp_avg"])
                arrays[name + ".square"] = _array(remembered["exp_avg_sq"])
        return arrays

    def take(self, arrays: Mapping[str, Array], steps: int) -> None:
        with torch.no_grad():
            for name, tensor in self.parameters.items():
                tensor.copy_(self.tensor(arrays[name]))
                if name + ".mean" in arrays:
                    self._optimizer.state[tensor] = {
                        "step": torch.tensor(float(steps)),
                        "exp_avg": self.tensor(arrays[name + ".mean"]),
                        "exp_avg_sq": self.tensor(arrays[name + ".square"]),
                    }


def graphics_card() -> str | None:
    """Return the name by which torch knows the graphics card, or None if there is none."""
    return "cuda" if torch.cuda.is_available() else None


def _array(tensor: Any) -> Array:
    return np.array(tensor.detach().cpu().numpy(), np.float32)
