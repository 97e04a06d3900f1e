"""Pattern networks as plain arrays. Their forward pass in double precision is the reference for the kernels."""

import hashlib
from dataclasses import dataclass, fields, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation import messages
from studio.engine.evaluation.patterns import OTHER, OWN, Patterns, codes_of, patterns_of
from studio.engine.kernels.network.judging import CONTEXT, FEATURES, HIDDEN, POOLED, WIDTH
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone

Real = npt.NDArray[np.float32]
Double = npt.NDArray[np.float64]

_DIGESTED = {Overline.WINS: False, Overline.NOTHING: True}
"""The values that stand for the two oldest overline rules in the SHA-256 of a network.

All other rules are digested by their names.
"""
# Trained weights are far smaller, and sums of allowed weights cannot overflow.
LARGEST_WEIGHT = 1e4
"""The largest allowed weight."""


@dataclass(frozen=True, eq=False)
class PatternWeights:
    """The trained weights of a pattern network."""

    table: Real  # [pattern, feature]
    context: Real  # [the point, orthogonal neighbours, diagonal neighbours; channel]
    context_bias: Real
    hidden: Real  # [pooled, unit]
    hidden_bias: Real
    value: Real  # [unit, unit]
    value_bias: Real
    last: Real  # [unit], then the bias
    policy: Real  # [feature or context]
    policy_mix: Real  # [unit, feature or context]


def shapes_of(patterns: Patterns) -> dict[str, tuple[int, ...]]:
    """Return the shape of each array of weights, by name."""
    return {
        "table": (patterns.count, FEATURES),
        "context": (3, CONTEXT),
        "context_bias": (CONTEXT,),
        "hidden": (POOLED, HIDDEN),
        "hidden_bias": (HIDDEN,),
        "value": (HIDDEN, HIDDEN),
        "value_bias": (HIDDEN,),
        "last": (HIDDEN + 1,),
        "policy": (WIDTH,),
        "policy_mix": (HIDDEN, WIDTH),
    }


@dataclass(frozen=True, slots=True)
class NetworkName:
    """Identifies a network by its name and the SHA-256 of its content."""

    name: str
    sha256: str
    asked: str = ""
    """The name or path of the network in the parameters of a saved search."""


@dataclass(frozen=True, eq=False)
class PatternNetwork:
    """An evaluator for games with one set of rules, on boards of any size."""

    name: str
    win_length: int
    gravity: bool
    overline: Overline
    weights: PatternWeights

    @cached_property
    def patterns(self) -> Patterns:
        return patterns_for(self.win_length, self.gravity, self.overline)

    @cached_property
    def sha256(self) -> str:
        """The SHA-256 of the rules and the weights. It does not depend on the compression of the file."""
        lines = _DIGESTED.get(self.overline, self.overline)
        digest = hashlib.sha256(f"{self.win_length} {self.gravity} {lines}".encode())
        for part in fields(self.weights):
            digest.update(np.ascontiguousarray(getattr(self.weights, part.name), "<f4").tobytes())
        return digest.hexdigest()

    def fits(self, rules: Rules) -> bool:
        """Return whether the network was trained for these rules. The size of the board does not matter."""
        return (rules.win_length, rules.gravity, rules.overline) == (self.win_length, self.gravity, self.overline)

    def refuse_other_game(self, rules: Rules) -> None:
        if not self.fits(rules):
            own = Rules(rules.rows, rules.columns, self.win_length, self.gravity, self.overline).text.partition("/")[2]
            raise StudioError(messages.OTHER_LINES, name=self.name, own=f"M×N/{own}", rules=rules.text)


def rounded(network: PatternNetwork) -> PatternNetwork:
    """Return the network with weights rounded to the precision of float16. This makes its file about 40 % smaller."""
    arrays = {part.name: getattr(network.weights, part.name) for part in fields(network.weights)}
    half = {name: array.astype(np.float16).astype(np.float32) for name, array in arrays.items()}
    return replace(network, weights=PatternWeights(**half))


def patterns_for(win_length: int, gravity: bool, overline: Overline) -> Patterns:
    """Return the patterns of a game. Raise if pattern networks do not support it."""
    patterns = patterns_of(Rules(win_length, win_length, win_length, gravity, overline))
    if patterns is None:
        raise StudioError(messages.NO_PATTERNS)
    return patterns


def untrained(rules: Rules, chance: np.random.Generator, name: str = "untrained") -> PatternNetwork:
    """Return a network with random weights."""
    shapes = shapes_of(patterns_for(rules.win_length, rules.gravity, rules.overline))
    arrays = {key: chance.normal(0, 0.2, shape).astype(np.float32) for key, shape in shapes.items()}
    return PatternNetwork(name, rules.win_length, rules.gravity, rules.overline, PatternWeights(**arrays))


def judged_exactly(network: PatternNetwork, position: Position) -> tuple[Double, float]:
    """Return the logits of all points and the value for the side to move, computed in double precision."""
    rules, weights = position.rules, network.weights
    codes = codes_of(cells_of(position)[None], rules, network.patterns)[0]
    side = 0 if position.to_move is Stone.BLACK else 1
    rows = weights.table.astype(np.float64)[network.patterns.of_code[side, codes]]
    features = np.maximum(rows.sum(axis=1), 0)
    whole = np.hstack([features, _context_of(features[:, :CONTEXT], rules, weights)])
    pooled = np.concatenate([whole.mean(axis=0), whole.max(axis=0)])
    units = np.maximum(pooled @ weights.hidden + weights.hidden_bias, 0)
    inner = np.tanh(units @ weights.value + weights.value_bias)
    value = np.tanh(inner @ weights.last[:HIDDEN] + weights.last[HIDDEN])
    return whole @ (weights.policy + units @ weights.policy_mix), float(value)


def cells_of(position: Position) -> npt.NDArray[np.int8]:
    """Return EMPTY, OWN or OTHER for each point, from the point of view of the side to move."""
    stones = np.array([int(stone) for stone in position.cells], np.int8)
    own = stones == int(position.to_move)
    return np.where(own, OWN, np.where(stones == int(Stone.EMPTY), 0, OTHER)).astype(np.int8)


def _context_of(channels: Double, rules: Rules, weights: PatternWeights) -> Double:
    rows, columns = rules.rows, rules.columns
    padded = np.zeros((rows + 2, columns + 2, CONTEXT))
    padded[1:-1, 1:-1] = channels.reshape(rows, columns, CONTEXT)

    def moved(down: int, right: int) -> Double:
        return padded[1 + down : 1 + down + rows, 1 + right : 1 + right + columns]

    beside = moved(0, 1) + moved(0, -1) + moved(1, 0) + moved(-1, 0)
    across = moved(1, 1) + moved(-1, -1) + moved(1, -1) + moved(-1, 1)
    own, near, far = weights.context.astype(np.float64)
    found = moved(0, 0) * own + beside * near + across * far + weights.context_bias
    return np.asarray(np.maximum(found, 0).reshape(-1, CONTEXT), np.float64)
