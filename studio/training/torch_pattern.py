"""The pattern network in torch, as it is trained: the only module that knows torch.

The table is made of two things: a small network that sees a pattern's cells, so that patterns learn from each other,
and a number for each cell of the table besides. It is written out as a plain table.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from studio.engine.evaluation.network import PatternNetwork, PatternWeights, patterns_for, shapes_of
from studio.engine.evaluation.patterns import EMPTY, OFF_BOARD, Patterns, codes_of
from studio.engine.kernels.network.judging import CONTEXT, FEATURES, HIDDEN, POOLED, WIDTH
from studio.game.rules import Overline, Rules
from studio.training.samples import Samples

Arrays = dict[str, npt.NDArray[Any]]
_MIDDLE = 64
_FAR = -1e9
VALUE_SHARE = 1.0
"""What the loss of the value counts beside that of the policy."""


class PatternTrainer:
    """Weights that learn, and the optimizer's state; all of it can be written out as plain arrays."""

    def __init__(self, rules: Rules, seed: int, kind: torch.dtype = torch.float32) -> None:
        self.rules = rules
        self.exact = rules.overline is Overline.NOTHING
        self.patterns = patterns_for(rules.win_length, rules.gravity, self.exact)
        self._kind = kind
        self._of_code = self.patterns.of_code
        self._inputs = torch.tensor(_one_hot(self.patterns), dtype=kind)
        torch.manual_seed(seed)
        self.parameters = {name: tensor.to(kind).requires_grad_() for name, tensor in _begun(self.patterns).items()}
        self.optimizer = torch.optim.Adam(list(self.parameters.values()), lr=1e-3)

    # Learning

    def learn(self, samples: Samples, chosen: npt.NDArray[np.int64], rate: float) -> tuple[float, float]:
        """One step on some samples; the losses of policy and value before it."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        policy_loss, value_loss = self.losses(samples, chosen)
        self.optimizer.zero_grad()
        (policy_loss + VALUE_SHARE * value_loss).backward()
        self.optimizer.step()
        return float(policy_loss.detach()), float(value_loss.detach())

    def losses(self, samples: Samples, chosen: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """Of the policy: cross entropy with π. Of the value: the mean square of what it lacks to z."""
        logits, values = self.forward(samples.cells[chosen])
        wanted = torch.tensor(samples.policies(chosen), dtype=self._kind)
        policy_loss = -(wanted * functional.log_softmax(logits, dim=1)).sum(dim=1).mean()
        targets = torch.tensor(samples.targets[chosen], dtype=self._kind)
        return policy_loss, functional.mse_loss(values, targets)

    def forward(self, cells: npt.NDArray[np.int8]) -> tuple[Any, Any]:
        """The policy before the softmax (legal points only) and the value, of a batch."""
        rules, weights, batch = self.rules, self.parameters, len(cells)
        rows = torch.from_numpy(self._of_code[codes_of(cells, rules, self.patterns)])
        summed = functional.embedding_bag(rows.reshape(-1, 4), self.table(), mode="sum")
        features = torch.relu(summed).reshape(batch, rules.size, FEATURES)
        whole = torch.cat([features, self._context(features[:, :, :CONTEXT])], dim=2)
        pooled = torch.cat([whole.mean(dim=1), whole.amax(dim=1)], dim=1)
        units = torch.relu(pooled @ weights["hidden"] + weights["hidden_bias"])
        inner = torch.tanh(units @ weights["value"] + weights["value_bias"])
        values = torch.tanh(inner @ weights["last"][:HIDDEN] + weights["last"][HIDDEN])
        vectors = weights["policy"] + units @ weights["policy_mix"]
        logits = torch.bmm(whole, vectors.unsqueeze(2)).squeeze(2)
        return logits.masked_fill(torch.from_numpy(~_legal(cells, rules)), _FAR), values

    def table(self) -> Any:
        """The rows of all patterns."""
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

    # Coming and going

    def network(self, name: str, kind: type = np.float32) -> PatternNetwork:
        """What was learnt, as the kernels read it."""
        with torch.no_grad():
            arrays = {key: self.parameters[key].numpy() for key in shapes_of(self.patterns) if key != "table"}
            arrays["table"] = self.table().numpy()
        weights = PatternWeights(**{key: array.astype(kind) for key, array in arrays.items()})
        return PatternNetwork(name, self.rules.win_length, self.rules.gravity, self.exact, weights)

    def state(self) -> Arrays:
        """Weights and what the optimizer remembers of each."""
        arrays = {}
        for name, tensor in self.parameters.items():
            remembered = self.optimizer.state.get(tensor, {})
            arrays[name] = tensor.detach().numpy().copy()
            if remembered:
                arrays[name + ".mean"] = remembered["exp_avg"].numpy().copy()
                arrays[name + ".square"] = remembered["exp_avg_sq"].numpy().copy()
        return arrays

    def take(self, arrays: Mapping[str, npt.NDArray[Any]], steps: int) -> None:
        """Go on from such a state, after so many steps."""
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
        """The arrays of a state."""
        known = {name: tuple(tensor.shape) for name, tensor in self.parameters.items()}
        return known | {name + part: shape for name, shape in known.items() for part in (".mean", ".square")}


def use_threads(count: int) -> None:
    """How many threads torch may use."""
    torch.set_num_threads(count)


def _begun(patterns: Patterns) -> dict[str, Any]:
    """Weights before anything was learnt: all moves are nearly alike, and nobody is ahead."""
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
    """[pattern, cell and state]: which state each cell of a pattern is in; of two mirror images, one and half each."""
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


def _legal(cells: npt.NDArray[np.int8], rules: Rules) -> npt.NDArray[np.bool_]:
    """[board, point]: whether a stone can be put there."""
    legal: npt.NDArray[np.bool_] = np.equal(cells, EMPTY)
    if rules.gravity:
        above = legal[:, : -rules.columns]
        above &= ~(cells[:, rules.columns :] == EMPTY)
    return legal
