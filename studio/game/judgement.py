"""The judgement of a review on a move, as a record stores it."""

from dataclasses import dataclass
from enum import StrEnum
from math import isfinite

from studio.game.position_analysis import NOTHING_KNOWN, KnownResult


class Missed(StrEnum):
    """What a move missed: a win, a shorter win, or a defence.

    In the case of a shorter win (`KEPT_WIN`), the move still wins.
    """

    WIN = "win"
    KEPT_WIN = "kept win"
    DEFENCE = "defence"


@dataclass(frozen=True, slots=True)
class Prospect:
    """The win rate and the proven result of a side before or after a move."""

    rate: float | None = None
    """The win rate from 0 to 1, or None if it is unknown. For a proven result it is exact: 1, 0.5 or 0."""
    known: KnownResult = NOTHING_KNOWN

    def __post_init__(self) -> None:
        if self.known.is_certain:
            object.__setattr__(self, "rate", self.known.rate)
        if self.rate is not None and not (isfinite(self.rate) and 0 <= self.rate <= 1):
            raise ValueError("a win rate lies between 0 and 1")


@dataclass(frozen=True, slots=True)
class MoveJudgement:
    """The judgement of a review on a move.

    It stays until another review replaces it. Results and win rates are from the point of view of the player who made
    the move.
    """

    drop: float = 0.0
    """The loss of win rate compared with the better move, from 0 to 1. It is 0 if there is no better move."""
    better: int | None = None
    """The point of the better move."""
    known: KnownResult = NOTHING_KNOWN
    """The proven result of the better move."""
    before: Prospect = Prospect()
    """The prospects of the player before the move, if the best move is played."""
    after: Prospect = Prospect()
    is_unsettled: bool = False
    """Whether the move seems to be a mistake, but has too few visits for certainty."""
    # The analyses of the positions contain the win.
    missed: Missed | None = None
    """The kind of win by threats that the move missed or allowed."""
    preferred: int | None = None
    """The point of the best move. It is None unless that move has a higher win rate than the played move."""
    line: tuple[int, ...] = ()
    """A line that begins with the better move, with the preferred move, or with the first move of the shorter win."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "line", tuple(self.line))
        if not (isfinite(self.drop) and 0 <= self.drop <= 1):
            raise ValueError("a move loses a win rate between 0 and 1")
        if any(point < 0 for point in self.points):
            raise ValueError("a judgement names points of the board")

    @property
    def points(self) -> tuple[int, ...]:
        """All points that the judgement names."""
        named = (point for point in (self.better, self.preferred) if point is not None)
        return (*named, *self.line)
