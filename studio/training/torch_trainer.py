"""The common part of all trainers: steps of Adam, and the conversion of weights to arrays and back."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from studio.engine.evaluation.patterns import EMPTY
from studio.game.rules import Rules
from studio.training.samples import Samples

Network = TypeVar("Network")
"""The evaluator that the trainer produces; it can be sent to other processes."""
Arrays = dict[str, npt.NDArray[Any]]
VALUE_SHARE = 1.0
"""Weight of the value's loss, where the policy's has weight 1."""
_FAR = -1e9


class TorchTrainer(ABC, Generic[Network]):
    """Weights in training with the state of their optimizer, both convertible to plain arrays."""

    suffix: ClassVar[str]
    """The suffix of its network files."""

    def __init__(self, rules: Rules, begun: Mapping[str, Any], kind: torch.dtype, decay: float = 0.0) -> None:
        self.rules, self._kind = rules, kind
        self.parameters = {name: tensor.to(kind).requires_grad_() for name, tensor in begun.items()}
        self.optimizer = torch.optim.Adam(list(self.parameters.values()), lr=1e-3, weight_decay=decay)

    def learn(self, samples: Samples, chosen: npt.NDArray[np.int64], rate: float) -> tuple[float, float]:
        """Learn one step from some samples. Return the losses of policy and value before the step."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        policy_loss, value_loss = self.losses(samples, chosen)
        self.optimizer.zero_grad()
        (policy_loss + VALUE_SHARE * value_loss).backward()
        self.optimizer.step()
        return float(policy_loss.detach()), float(value_loss.detach())

    @abstractmethod
    def losses(self, samples: Samples, chosen: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """Return the policy's loss, the cross entropy with π, and the value's, the mean squared error against z."""

    def losses_of(
        self, found: tuple[Any, Any], policies: npt.NDArray[Any], targets: npt.NDArray[Any]
    ) -> tuple[Any, Any]:
        """Return the losses of the results of `forward`."""
        logits, values = found
        wanted = torch.tensor(policies, dtype=self._kind)
        policy_loss = -(wanted * functional.log_softmax(logits, dim=1)).sum(dim=1).mean()
        return policy_loss, functional.mse_loss(values, torch.tensor(targets, dtype=self._kind))

    @abstractmethod
    def forward(self, cells: npt.NDArray[np.int8]) -> tuple[Any, Any]:
        """Return the policy before the softmax (legal points only) and the value, of a batch."""

    def legal_only(self, logits: Any, cells: npt.NDArray[np.int8]) -> Any:
        """Return the policy logits, with those of illegal points set to a large negative number."""
        return logits.masked_fill(torch.from_numpy(~_legal(cells, self.rules)), _FAR)

    # Conversion

    @abstractmethod
    def network(self, name: str) -> Network:
        """Return the present network."""

    @staticmethod
    @abstractmethod
    def packed(network: Network) -> bytes:
        """Return a network as the bytes of a file."""

    @abstractmethod
    def opened(self, path: Path, name: str) -> Network:
        """Read a network file."""

    def state(self) -> Arrays:
        """Return the weights and the moments of the optimizer."""
        arrays = {}
        for name, tensor in self.parameters.items():
            remembered = self.optimizer.state.get(tensor, {})
            arrays[name] = tensor.detach().numpy().copy()
            if remembered:
                arrays[name + ".mean"] = remembered["exp_avg"].numpy().copy()
                arrays[name + ".square"] = remembered["exp_avg_sq"].numpy().copy()
        return arrays

    def take(self, arrays: Mapping[str, npt.NDArray[Any]], steps: int) -> None:
        """Restore such a state after a number of steps."""
        with torch.no_grad():
            for name, tensor in self.parameters.items():
                tensor.copy_(torch.tensor(arrays[name], dtype=self._kind))
                if name + ".mean" in arrays:
                    self.optimizer.state[tensor] = {
                        "step": torch.tensor(float(steps)),
                        "exp_avg": torch.tensor(arrays[name + ".mean"], dtype=self._kind),
                        "exp_avg_sq": torch.tensor(arrays[name + ".square"], dtype=self._kind),
                    }

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shape of each array of a state."""
        known = {name: tuple(tensor.shape) for name, tensor in self.parameters.items()}
        return known | {name + part: shape for name, shape in known.items() for part in (".mean", ".square")}


def use_threads(count: int) -> None:
    """Limit the threads of torch."""
    torch.set_num_threads(count)


def _legal(cells: npt.NDArray[np.int8], rules: Rules) -> npt.NDArray[np.bool_]:
    """Return [board, point]: whether a stone may be placed there."""
    legal: npt.NDArray[np.bool_] = np.equal(cells, EMPTY)
    if rules.gravity:
        above = legal[:, : -rules.columns]
        above &= ~(cells[:, rules.columns :] == EMPTY)
    return legal
