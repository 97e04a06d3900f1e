"""What a search found in a position, as a record keeps it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import isfinite
from types import MappingProxyType

ParameterValue = bool | int | float | str


class Proof(StrEnum):
    """What is known for certain, for the side to move at the position."""

    UNKNOWN = "unknown"
    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered; `value` in [-1, 1] and `proof` are for the side to move at the position."""

    point: int
    visits: int
    value: float
    prior: float | None = None
    proof: Proof = Proof.UNKNOWN
    line: tuple[int, ...] = ()
    """The best moves from here on, this one first; empty if it was not kept."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "line", tuple(self.line))
        if self.point < 0 or any(point < 0 for point in self.line):
            raise ValueError("a candidate and its line are points of the board")
        if not isinstance(self.visits, int) or self.visits < 0:
            raise ValueError("visits are counted in whole numbers from 0")
        if not (isfinite(self.value) and -1 <= self.value <= 1):
            raise ValueError("a value lies between -1 and 1")
        if self.prior is not None and not 0 <= self.prior <= 1:
            raise ValueError("a prior lies between 0 and 1")

    @property
    def win_rate(self) -> float:
        """The value as people see it, from 0 to 1; a draw counts one half."""
        return (self.value + 1) / 2


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """One search of one position, with what is needed to repeat it."""

    simulations: int
    candidates: tuple[Candidate, ...] = ()
    profile: str = ""
    parameters: Mapping[str, ParameterValue] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "candidates", tuple(self.candidates))
        object.__setattr__(self, "parameters", MappingProxyType(dict(self.parameters)))
        if not isinstance(self.simulations, int) or self.simulations < 0:
            raise ValueError("simulations are counted in whole numbers from 0")
        for name, value in self.parameters.items():
            if not name or "=" in name or not isinstance(value, bool | int | float | str):
                raise ValueError(f"{name!r} is no parameter with a number, a truth or a text")

    @property
    def best(self) -> Candidate | None:
        """The candidate with the most visits."""
        return max(self.candidates, key=lambda candidate: candidate.visits, default=None)
