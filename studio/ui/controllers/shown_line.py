"""The line of moves that the board shows from the current position."""

from studio.game.stones import Stone
from studio.ui.board.overlays import GhostLine
from studio.ui.board.view import BoardView

_LONGEST = 12


class ShownLine:
    """The variation of the candidate at which the user points, or a pinned line in its place.

    The board may show only the first moves of a variation.
    """

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._line: tuple[int, ...] = ()
        self._shown_moves = 0
        self.pinned: GhostLine | None = None
        """The line to show instead of a variation."""

    def point_at(self, line: tuple[int, ...]) -> None:
        """Take the variation of the candidate at which the user points.

        The number of displayed moves stays if the first move stays.
        """
        line = line[:_LONGEST]
        is_whole = self._shown_moves == len(self._line)
        if is_whole or line[:1] != self._line[:1]:  # a search changes the moves after the first
            self._shown_moves = len(line)
        self._line = line

    def replace(self, line: tuple[int, ...]) -> None:
        """Take a different variation, and display all its moves."""
        self._line = line[:_LONGEST]
        self._shown_moves = len(self._line)

    def walk(self, steps: int) -> bool:
        """Display `steps` more moves, or fewer if negative, but at least one. Return False without a variation."""
        is_shown = bool(self._line) and self.pinned is None
        if is_shown:
            self._shown_moves = min(max(self._shown_moves + steps, 1), len(self._line))
        return is_shown

    def show(self, to_move: Stone, *, is_hidden: bool) -> None:
        """Show the pinned line on the board.

        If no line is pinned, show the displayed moves of the variation, or none if `is_hidden`.
        """
        moves = () if is_hidden else self._line[: self._shown_moves]
        self._board.show_line(self.pinned or (GhostLine(moves, to_move) if moves else None))
