"""The result of a minimax search."""

from dataclasses import dataclass

from studio.game.position_analysis import NOTHING_KNOWN, KnownResult


@dataclass(frozen=True, slots=True)
class MinimaxResult:
    """The best move of a position, its value and principal variation, and the proven result if there is one."""

    point: int
    value: float
    """The value for the side to move, from -1 (a loss) to 1 (a win)."""
    evaluation: int | None
    """The evaluation of the position after the moves of `line`, based on windows that are still open.

    It is the score of the side to move minus that of its opponent. None for a win or a loss.
    """
    depth: int
    """The depth in plies of the last search that was completed. It is 0 if not even depth 1 was completed."""
    nodes: int
    """The number of positions that were searched at all depths together."""
    seconds: float
    line: tuple[int, ...] = ()
    """The principal variation, which is the best moves of both sides. It begins with `point`."""
    known: KnownResult = NOTHING_KNOWN
    """The proven result of the position for the side to move."""
