"""The result of a minimax search."""

from dataclasses import dataclass

from studio.game.position_analysis import NOTHING_KNOWN, KnownResult


@dataclass(frozen=True, slots=True)
class MinimaxResult:
    """The best move of a position, its value, its principal variation, and its proven result, if any."""

    point: int
    value: float
    """The value for the side to move, from -1 (a loss) to 1 (a win)."""
    evaluation: int | None
    """The score of the open windows after the moves of `line`; None for a win or a loss.

    It is the score of the side to move minus the opponent's score.
    """
    depth: int
    """The depth in plies of the last completed search; 0 if not even depth 1 was completed."""
    nodes: int
    """The number of positions searched, at all depths."""
    seconds: float
    line: tuple[int, ...] = ()
    """The principal variation: the best moves of both sides, beginning with `point`."""
    known: KnownResult = NOTHING_KNOWN
    """The proven result of the position for the side to move."""
