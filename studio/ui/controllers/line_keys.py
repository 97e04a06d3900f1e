"""The controller that tells the user the keys for a line on the board. The arrow keys step through some lines."""

from PySide6.QtCore import QLocale, QObject, Slot

from studio.game.message import fill
from studio.ui.candidates.table import CandidatesTable
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.game import GameController


class LineKeys(QObject):
    """Tells the user how to step through a line on the board.

    The arrow keys step through the better line of a mistake. The mouse wheel steps through the line of a candidate,
    because the arrow keys then go through the game.
    """

    def __init__(
        self, context: ControllerContext, display: SearchDisplay, game: GameController, table: CandidatesTable
    ) -> None:
        super().__init__(context.window)
        self._notes, self._game, self._is_wheel_named = context.notes, game, False
        display.line_pinned.connect(self._on_line)
        game.line_stepped.connect(display.walk_line)
        table.line_kept.connect(self._on_line_kept)

    # Implementation

    @Slot(int, int)
    def _on_line(self, shown: int, moves: int) -> None:
        self._game.set_line_walked(moves > 1)
        if moves > 1:
            text = self.tr(
                "Better line, move {shown} of {moves}: ← and → step through it. “Show Line” (Esc) returns to the game."
            )
            self._notes.say(fill(text, shown=QLocale().toString(shown), moves=QLocale().toString(moves)))
        elif not moves:
            self._notes.forget()

    @Slot(int)
    def _on_line_kept(self, moves: int) -> None:
        """Tell the user what the mouse wheel does, when a candidate's line stays on the board for the first time."""
        if moves > 1 and not self._is_wheel_named:
            self._is_wheel_named = True
            self._notes.say(
                self.tr(
                    "The mouse wheel on the board shows fewer or more moves of this line. A second click on the row "
                    "(Esc) removes the line."
                )
            )
