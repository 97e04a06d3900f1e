"""The line of moves that the board shows from the current position."""

from dataclasses import replace

from studio.game.stones import Stone
from studio.ui.board.overlays import GhostLine
from studio.ui.board.view import BoardView

_LONGEST = 12


class ShownLine:
    """The line that the board shows: the variation of the candidate at which the user points, or a pinned line.

    The board may show only the first moves of the line.
    """

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._line: tuple[int, ...] = ()
        self._equal: tuple[int, ...] = ()
        self._shown_moves = 0
        self._pinned: GhostLine | None = None
        self._pinned_moves = 0

    @property
    def pinned(self) -> GhostLine | None:
        """The pinned line with all its moves. The board shows it instead of a variation."""
        return self._pinned

    @property
    def pinned_moves(self) -> int:
        """The number of displayed moves of the pinned line."""
        return self._pinned_moves

    def pin(self, line: GhostLine | None) -> None:
        """Show the first move of `line` instead of a variation. If `line` is None, show variations again."""
        self._pinned, self._pinned_moves = line, 0 if line is None else 1

    def point_at(self, line: tuple[int, ...]) -> None:
        """Set the variation of the candidate at which the user points.

        If its first move is the same as before, the number of displayed moves stays.
        """
        line = line[:_LONGEST]
        is_whole = self._shown_moves == len(self._line)
        if is_whole or line[:1] != self._line[:1]:  # a search changes the moves after the first
            self._shown_moves = len(line)
        self._line, self._equal = line, ()

    def replace(self, line: tuple[int, ...], equal: tuple[int, ...] = ()) -> None:
        """Set a different variation, and display all its moves.

        `equal` are the points where its first move would be the same by symmetry.
        """
        self._line, self._equal = line[:_LONGEST], equal
        self._shown_moves = len(self._line)

    def walk(self, steps: int) -> bool:
        """Display `steps` more moves, or fewer if `steps` is negative.

        At least one remains. Return False if there is no line.
        """
        if self._pinned is not None:
            self._pinned_moves = _within(self._pinned_moves + steps, len(self._pinned.points))
        elif self._line:
            self._shown_moves = _within(self._shown_moves + steps, len(self._line))
        return self._pinned is not None or bool(self._line)

    def show(self, to_move: Stone, *, is_hidden: bool) -> None:
        """Show the pinned line on the board.

        If no line is pinned, show the displayed moves of the variation. If `is_hidden`, do not show a variation.
        """
        if self._pinned is not None:
            self._board.show_line(replace(self._pinned, points=self._pinned.points[: self._pinned_moves]))
            return
        moves = () if is_hidden else self._line[: self._shown_moves]
        self._board.show_line(GhostLine(moves, to_move, self._equal) if moves else None)


def _within(count: int, most: int) -> int:
    return min(max(count, 1), most)
