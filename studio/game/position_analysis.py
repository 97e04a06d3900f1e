"""The analysis of a position, as a record stores it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from math import isfinite
from types import MappingProxyType
from typing import Any

ParameterValue = bool | int | float | str
THREAT_KINDS = ("fours", "threes")
_MOST_SECONDS = 1e9
_SCORE = re.compile(r"[+-]?(?:\d{1,15}(?:\.\d{1,15})?|M(?:\d{1,3}|\*))", re.ASCII)


class Proof(StrEnum):
    """A proven result for the side to move."""

    UNKNOWN = "unknown"
    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"


_FOR_OPPONENT = {Proof.WIN: Proof.LOSS, Proof.LOSS: Proof.WIN, Proof.DRAW: Proof.DRAW, Proof.UNKNOWN: Proof.UNKNOWN}
_RATES = {Proof.WIN: 1.0, Proof.DRAW: 0.5, Proof.LOSS: 0.0}


def is_engine_score(text: str) -> bool:
    """Return whether a text has the form of an external engine's evaluation, such as `+35`, `-1.5`, `+M7` or `-M*`."""
    return _SCORE.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class KnownResult:
    """A proven result, with the maximum number of plies until the game ends.

    The result of a position is for its side to move. The result of a move is for the side that makes it, and the move
    itself counts as a ply.
    """

    proof: Proof = Proof.UNKNOWN
    moves: int | None = None
    """The maximum number of plies to the end of the game, or None if it is unknown."""

    @property
    def is_certain(self) -> bool:
        return self.proof is not Proof.UNKNOWN

    @property
    def rate(self) -> float:
        """The win rate of a proven result: 1, 0.5 or 0."""
        return _RATES[self.proof]

    @property
    def before(self) -> "KnownResult":
        """Convert this result of a position to the result of the move that leads to it."""
        return KnownResult(_FOR_OPPONENT[self.proof], None if self.moves is None else self.moves + 1)

    @property
    def after(self) -> "KnownResult":
        """Convert this result of a move to the result of the position after it."""
        return KnownResult(_FOR_OPPONENT[self.proof], None if self.moves is None else max(0, self.moves - 1))

    def joined(self, other: "KnownResult") -> "KnownResult":
        """Combine two results of one position or move.

        A proven result is preferred to an unproven one. If both prove the same, the one with fewer plies is returned,
        and unknown plies count as the most. If the results contradict each other, return `self`.
        """
        if not self.is_certain or not other.is_certain:
            return self if self.is_certain else other
        if self.proof is not other.proof or other.moves is None:
            return self
        return other if self.moves is None or other.moves < self.moves else self


NOTHING_KNOWN = KnownResult()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move with its visits and its evaluation.

    `value` (-1 to 1) and `proof` are for the side that makes the move.
    """

    point: int
    visits: int
    value: float
    prior: float | None = None
    proof: Proof = Proof.UNKNOWN
    line: tuple[int, ...] = ()
    """The principal variation, beginning with this move. It is empty if none was stored."""
    proof_moves: int | None = None
    """The maximum number of plies to the proven end of the game, including this move. None if it was not stored."""
    engine_score: str = ""
    """An external engine's evaluation on its own scale, such as `+35` or `-M7`. It is empty if the engine gave none."""
    is_estimate: bool = False
    """Whether `value` was computed from `engine_score`, and not from a win rate that the external engine reported.

    If there is no score either, `value` is 0.
    """

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
        if self.engine_score and not is_engine_score(self.engine_score):
            raise ValueError("an engine's score is a number or the plies to a win")

    @property
    def win_rate(self) -> float:
        """The value as a win rate from 0 to 1; a draw counts one half."""
        return (self.value + 1) / 2

    @property
    def known(self) -> KnownResult:
        """The proven result of the move, from the point of view of the player who makes it."""
        return KnownResult(self.proof, self.proof_moves)


@dataclass(frozen=True, slots=True)
class ThreatWin:
    """A win by threats that is proven.

    It is a win of the side to move, or of the other side if the side to move passes.
    """

    kind: str
    """`fours` or `threes`: the kind of threat that the moves of the line make."""
    line: tuple[int, ...]
    """The moves and the replies, up to the winning move."""
    defences: tuple[int, ...] = ()
    """If the win is of the other side after a pass: the moves that prevent it.

    All other moves lose, except the undecided ones.
    """
    undecided: tuple[int, ...] = ()
    """If the win is of the other side after a pass: the moves that the solver did not decide within its limit."""

    def __post_init__(self) -> None:
        if self.kind not in THREAT_KINDS or not self.line:
            raise ValueError("a win by threats is one by fours or threes, and has a line")
        if any(point < 0 for point in self.points):
            raise ValueError("a win by threats is told in points of the board")

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the line, of the defences, and of the undecided moves."""
        return (*self.line, *self.defences, *self.undecided)


@dataclass(frozen=True, slots=True)
class ThreatsFound:
    """The wins by threats that a solver proved in a position."""

    win: ThreatWin | None = None
    """The win of the side to move."""
    menace: ThreatWin | None = None
    """The win that the other side would have if the side to move passed."""
    is_limited: bool = False
    """Whether the solver reached a limit, so that it may have missed a win."""

    @property
    def wins(self) -> tuple[ThreatWin, ...]:
        return tuple(win for win in (self.win, self.menace) if win is not None)


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """The results of one search of a position, and the settings with which it can be repeated."""

    simulations: int
    """The simulations of this search. Visits kept from earlier moves are not included."""
    candidates: tuple[Candidate, ...] = ()
    profile: str = ""
    parameters: Mapping[str, ParameterValue] = field(default_factory=dict)
    known: KnownResult = NOTHING_KNOWN
    """The proven result of the position, for the side to move."""
    lost: tuple[int, ...] = ()
    """The points of the moves that are proven lost and are not among the candidates."""
    lost_in: int | None = None
    """The maximum number of plies to the end of the game after any of the `lost` moves.

    The move itself is counted. None if it was not stored.
    """
    # The visits then do not show the best move.
    is_steered: bool = False
    """Whether the search was restricted to moves that a user or a review selected."""
    compared: tuple[Candidate, ...] = ()
    """The results of compared moves. They come from a search of only these moves."""
    seconds: float | None = None
    """The duration of the search, or None if it is unknown. `depth` and `draws` may be unknown too."""
    depth: int | None = None
    """The length of the longest line that was searched, in plies."""
    draws: int | None = None
    """The simulations that ended in a draw."""
    threats: ThreatsFound | None = None
    """The wins by threats that a solver found; None if no solver searched the position."""
    kept: int = 0
    """The visits of the root that the search kept from earlier moves."""
    is_external: bool = False
    """Whether an external engine reported the analysis. Its `simulations` are nodes."""
    full_depth: int | None = None
    """The depth in plies to which an external engine searched all lines. None if it searched all of them to `depth`."""

    is_later: bool = False
    """Whether the analysis comes from a search after the last review of the position."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "candidates", tuple(self.candidates))
        object.__setattr__(self, "lost", tuple(self.lost))
        object.__setattr__(self, "compared", tuple(self.compared))
        object.__setattr__(self, "parameters", MappingProxyType(dict(self.parameters)))
        for count in (self.simulations, self.kept):
            if not isinstance(count, int) or count < 0:
                raise ValueError("simulations are counted in whole numbers from 0")
        if any(point < 0 for point in self.lost):
            raise ValueError("lost moves are points of the board")
        for counted in (self.known.moves, self.lost_in, self.depth, self.draws, self.full_depth):
            _refuse_endless(counted)
        if self.seconds is not None and not 0 <= self.seconds < _MOST_SECONDS:
            raise ValueError("a search takes some seconds, from 0")
        for name, value in self.parameters.items():
            if not name or "=" in name or not isinstance(value, bool | int | float | str):
                raise ValueError(f"{name!r} is no parameter with a number, a truth or a text")

    @property
    def told_simulations(self) -> int | None:
        """The number of simulations.

        For an external engine it is the number of nodes, or None if the engine reported none.
        """
        is_known = not self.is_external or self.simulations > len(self.candidates)
        return self.simulations if is_known else None

    @property
    def visits(self) -> int:
        """The visits of the root: the simulations of this search and those kept from earlier moves."""
        return self.simulations + self.kept

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling, so that analyses can be sent between processes."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return _made_of, (values | {"parameters": dict(self.parameters)},)

    @property
    def best(self) -> Candidate | None:
        """The candidate with the most visits, or None if there are no candidates."""
        return max(self.candidates, key=lambda candidate: candidate.visits, default=None)

    @property
    def rows(self) -> tuple[Candidate, ...]:
        """All candidates and all compared moves. A move may occur twice."""
        return self.candidates + self.compared

    @property
    def points(self) -> set[int]:
        """All points that the analysis mentions."""
        of_threats = {point for win in self.threats.wins for point in win.points} if self.threats else set()
        return {point for row in self.rows for point in (row.point, *row.line)} | set(self.lost) | of_threats


def _made_of(values: dict[str, Any]) -> PositionAnalysis:
    return PositionAnalysis(**values)


def _refuse_endless(moves: int | None) -> None:
    if moves is not None and (not isinstance(moves, int) or moves < 0):
        raise ValueError("moves, lines and draws are counted in whole numbers from 0")
