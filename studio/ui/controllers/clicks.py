"""Decide which controller handles a click on the board or in the candidates, and a turn of the wheel."""

from PySide6.QtCore import QObject, Slot

from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.exercise import ExerciseController
from studio.ui.controllers.game import GameController
from studio.ui.controllers.inside.nodes import NodeController
from studio.ui.controllers.lesson import LessonController


class Clicks(QObject):
    """Pass each request to the controller that handles it."""

    def __init__(
        self,
        lessons: LessonController,
        exercises: ExerciseController,
        nodes: NodeController,
        display: SearchDisplay,
        game: GameController,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._exercises = exercises
        self._lessons, self._nodes, self._display, self._game = lessons, nodes, display, game

    @Slot(int)
    def take_move(self, point: int) -> None:
        """Handle a chosen point: a lesson may expect it, an exercise takes it as an attempt, inside the tree it opens a
        child node; otherwise it is played."""
        if self._lessons.take_point(point) or self._exercises.take_point(point):
            self._nodes.return_to_root()
        elif self._nodes.path:
            self._nodes.look_into(point)
        else:
            self._game.play(point)

    @Slot(int)
    def take_steps(self, steps: int) -> None:
        """Move along the line shown on the board, or else through the game."""
        if not self._display.walk_line(steps):
            self._game.step(steps)
