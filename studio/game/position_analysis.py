"""What a search found in a position, as a record keeps it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from math import isfinite
from types import MappingProxyType
from typing import Any

ParameterValue = bool | int | float | str
THREAT_KINDS = ("fours", "threes")
_MOST_SECONDS = 1e9


class Proof(StrEnum):
    """What is known for certain, for the side to move at the position."""

    UNKNOWN = "unknown"
    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"


_FOR_OPPONENT = {Proof.WIN: Proof.LOSS, Proof.LOSS: Proof.WIN, Proof.DRAW: Proof.DRAW, Proof.UNKNOWN: Proof.UNKNOWN}
_RATES = {Proof.WIN: 1.0, Proof.DRAW: 0.5, Proof.LOSS: 0.0}


@dataclass(frozen=True, slots=True)
class KnownResult:
    """Of a position for the side to move; of a move for who makes it, that move counted."""

    proof: Proof = Proof.UNKNOWN
    moves: int | None = None
    """In at most how many moves of both sides the end comes; None where that is not known."""

    @property
    def is_certain(self) -> bool:
        return self.proof is not Proof.UNKNOWN

    @property
    def rate(self) -> float:
        """The win rate that it comes to; for what is certain only."""
        return _RATES[self.proof]

    @property
    def before(self) -> "KnownResult":
        """This of the position after a move, as it is of the move."""
        return KnownResult(_FOR_OPPONENT[self.proof], None if self.moves is None else self.moves + 1)

    @property
    def after(self) -> "KnownResult":
        """This of a move, as it is of the position after it."""
        return KnownResult(_FOR_OPPONENT[self.proof], None if self.moves is None else max(0, self.moves - 1))

    def joined(self, other: "KnownResult") -> "KnownResult":
        """What both know of one position: each says *at most* how many moves, so the smaller number is true."""
        if not self.is_certain or not other.is_certain:
            return self if self.is_certain else other
        if self.proof is not other.proof or other.moves is None:
            return self
        return other if self.moves is None or other.moves < self.moves else self


NOTHING_KNOWN = KnownResult()


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
    proof_moves: int | None = None
    """In at most how many moves the proven end is reached, this one counted; None if that was not kept."""

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
        _refuse_endless(self.proof_moves)

    @property
    def win_rate(self) -> float:
        """The value as people see it, from 0 to 1; a draw counts one half."""
        return (self.value + 1) / 2

    @property
    def known(self) -> KnownResult:
        """What is certain of the move, for who makes it."""
        return KnownResult(self.proof, self.proof_moves)


@dataclass(frozen=True, slots=True)
class ThreatWin:
    """A proven win by threats: of the side to move, or of the other one if the side to move passed."""

    kind: str
    """`fours` or `threes`: what each move of the line threatens."""
    line: tuple[int, ...]
    """Moves and replies in turn, down to the move that wins."""
    defences: tuple[int, ...] = ()
    """Of a win after a pass: the only moves after which there is none of this kind; all others lose to it, but ..."""
    undecided: tuple[int, ...] = ()
    """... these, of which the solver could not tell within its limit."""

    def __post_init__(self) -> None:
        if self.kind not in THREAT_KINDS or not self.line:
            raise ValueError("a win by threats is one by fours or threes, and has a line")
        if any(point < 0 for point in self.points):
            raise ValueError("a win by threats is told in points of the board")

    @property
    def points(self) -> tuple[int, ...]:
        """Return all points that the analysis mentions."""
        return (*self.line, *self.defences, *self.undecided)


@dataclass(frozen=True, slots=True)
class ThreatsFound:
    """What a solver found of a position; without anything it looked, and found no win."""

    win: ThreatWin | None = None
    """Of the side to move."""
    menace: ThreatWin | None = None
    """Of the other side, if the side to move passed."""
    is_limited: bool = False
    """A limit was reached: there may be more."""

    @property
    def wins(self) -> tuple[ThreatWin, ...]:
        return tuple(win for win in (self.win, self.menace) if win is not None)


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """One search of one position, with what is needed to repeat it."""

    simulations: int
    candidates: tuple[Candidate, ...] = ()
    profile: str = ""
    parameters: Mapping[str, ParameterValue] = field(default_factory=dict)
    known: KnownResult = NOTHING_KNOWN
    """What was proven of the position itself."""
    lost: tuple[int, ...] = ()
    """Moves that are no candidates because they are proven lost, ..."""
    lost_in: int | None = None
    """The maximum number of moves in which they all lose; None if that was not kept."""
    is_steered: bool = False
    """Whether a person or a review chose which moves were searched: the visits do not say which one is best."""
    compared: tuple[Candidate, ...] = ()
    """Moves as another search of this position found them, which was steered in order to tell them apart."""
    seconds: float | None = None
    """How long it thought; this and the next ones are None where they were not kept, or an engine does not tell."""
    depth: int | None = None
    """The longest line that was looked at, in moves."""
    draws: int | None = None
    """The simulations that ended in a draw."""
    threats: ThreatsFound | None = None
    """What a solver proved beside the search; None where none looked."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "candidates", tuple(self.candidates))
        object.__setattr__(self, "lost", tuple(self.lost))
        object.__setattr__(self, "compared", tuple(self.compared))
        object.__setattr__(self, "parameters", MappingProxyType(dict(self.parameters)))
        if not isinstance(self.simulations, int) or self.simulations < 0:
            raise ValueError("simulations are counted in whole numbers from 0")
        if any(point < 0 for point in self.lost):
            raise ValueError("lost moves are points of the board")
        for counted in (self.known.moves, self.lost_in, self.depth, self.draws):
            _refuse_endless(counted)
        if self.seconds is not None and not 0 <= self.seconds < _MOST_SECONDS:
            raise ValueError("a search takes some seconds, from 0")
        for name, value in self.parameters.items():
            if not name or "=" in name or not isinstance(value, bool | int | float | str):
                raise ValueError(f"{name!r} is no parameter with a number, a truth or a text")

    def __reduce__(self) -> tuple[object, ...]:
        """So that a thought survives the way between processes."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return _made_of, (values | {"parameters": dict(self.parameters)},)

    @property
    def best(self) -> Candidate | None:
        """The candidate with the most visits."""
        return max(self.candidates, key=lambda candidate: candidate.visits, default=None)

    @property
    def rows(self) -> tuple[Candidate, ...]:
        """All moves with numbers of their own; one that was compared may come twice."""
        return self.candidates + self.compared

    @property
    def points(self) -> set[int]:
        """All points that it speaks of."""
        of_threats = {point for win in self.threats.wins for point in win.points} if self.threats else set()
        return {point for row in self.rows for point in (row.point, *row.line)} | set(self.lost) | of_threats


def _made_of(values: dict[str, Any]) -> PositionAnalysis:
    return PositionAnalysis(**values)


def _refuse_endless(moves: int | None) -> None:
    if moves is not None and (not isinstance(moves, int) or moves < 0):
        raise ValueError("moves, lines and draws are counted in whole numbers from 0")
