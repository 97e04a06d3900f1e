"""Shows the workspace Review during exercises that begin in the workspace Study."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMainWindow

from studio.ui.controllers.exercise import ExerciseController
from studio.ui.controllers.practice import PracticeController
from studio.ui.panes.spec import Workspace
from studio.ui.panes.workspaces import Workspaces


class ExerciseWorkspace(QObject):
    """Switches from Study to Review for an exercise, and back at its end.

    Review has a pane for the task. In Study, the task would take space from the board.
    """

    def __init__(
        self,
        window: QMainWindow,
        workspaces: Workspaces,
        exercises: ExerciseController,
        practice: PracticeController,
    ) -> None:
        super().__init__(window)
        self._window, self._workspaces = window, workspaces
        self._is_taken = self._is_from_study = False
        exercises.board_taken.connect(self._on_taken)
        practice.board_taken.connect(self._on_taken)

    @Slot(bool)
    def _on_taken(self, taken: bool) -> None:
        if taken is self._is_taken:
            return  # another position of the same exercises
        self._is_taken = taken
        current = self._workspaces.current
        if taken:
            self._is_from_study = current is Workspace.STUDY and not self._window.isFullScreen()
            if self._is_from_study:
                self._workspaces.show(Workspace.ANALYSE)
        elif self._is_from_study and current is Workspace.ANALYSE:
            self._workspaces.show(Workspace.STUDY)
