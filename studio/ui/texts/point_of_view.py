"""Converts numbers to the point of view of one side."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.game.position_analysis import Proof
from studio.ui.texts.numbers import signed_score

_OF_OPPONENT = {Proof.WIN: Proof.LOSS, Proof.LOSS: Proof.WIN}


@dataclass(frozen=True, slots=True)
class PointOfView:
    """Shows numbers either for the side for which they are stored, or for the other side."""

    is_other: bool = False

    def value(self, value: float) -> float:
        """Convert a value from −1 to 1."""
        return 0.0 - value if self.is_other else value  # never −0.0

    def values(self, values: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
        """Convert an array of values from −1 to 1."""
        return np.asarray(0.0 - values if self.is_other else values, np.float64)

    def rate(self, rate: float) -> float:
        """Convert a win rate from 0 to 1."""
        return 1 - rate if self.is_other else rate

    def rate_of(self, value: float) -> float:
        """Convert a value from −1 to 1 to a win rate from 0 to 1."""
        return (self.value(value) + 1) / 2

    def proof(self, proof: Proof) -> Proof:
        return _OF_OPPONENT.get(proof, proof) if self.is_other else proof

    def score(self, score: str) -> str:
        """Convert an external engine's score. The result has a plus or minus sign."""
        return signed_score(score, flips=self.is_other)


STORED = PointOfView()
"""The point of view of the side for which the numbers are stored."""
OPPOSITE = PointOfView(is_other=True)
