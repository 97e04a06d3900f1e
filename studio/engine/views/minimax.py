"""The result of a minimax search."""

from dataclasses import dataclass

from studio.game.position_analysis import NOTHING_KNOWN, KnownResult


@dataclass(frozen=True, slots=True)
class MinimaxResult:
    """The best move of a position, and what the search found out about it."""

    point: int
    value: float
    """The value for the side to move, from -1 (a loss) to 1 (a win)."""
    evaluation: int | None
    """The difference of the open windows at the end of `line`; None for a win or a loss."""
    depth: int
    """The depth of the last search that was completed, in plies; 0 if the search was stopped before."""
    nodes: int
    """The number of positions searched, at all depths."""
    seconds: float
    line: tuple[int, ...] = ()
    """The best moves of both sides, which begin with `point`."""
    known: KnownResult = NOTHING_KNOWN
    """The proven result of the position for the side to move."""
