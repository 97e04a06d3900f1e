"""The controller of classroom projects. It shows their dialog and starts what the user chooses."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from studio.lessons.lesson import Lesson
from studio.lessons.reading import lessons
from studio.matches.experiments import Experiment, known_experiments
from studio.matches.projects import ProjectSearch
from studio.training.request import TEXTBOOK, TOY
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.lesson import LessonController
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.windows.matches import MatchController
from studio.ui.controllers.windows.training import TrainingController
from studio.ui.projects.page import ProjectPart


class ProjectsController(QObject):
    """Starts the searches, experiments, lessons and trainings of classroom projects."""

    def __init__(
        self,
        context: ControllerContext,
        search: SearchController,
        files: FileController,
        lesson: LessonController,
        matches: MatchController,
        training: TrainingController,
        leave_boards: Callable[[], None],
    ) -> None:
        super().__init__(context.window)
        self._session, self._actions, self._window = context.session, context.actions, context.window
        self._live_search, self._notes = context.live_search, context.notes
        self._search, self._files, self._lesson = search, files, lesson
        self._matches, self._training, self._leave_boards = matches, training, leave_boards
        context.actions["projects"].triggered.connect(self.ask)

    @Slot()
    def ask(self) -> None:
        """Show the dialog of projects, and start what the user chooses."""
        from studio.ui.projects.dialog import ProjectsDialog  # only for users who open it

        dialog = ProjectsDialog(known_experiments()[0], lessons(), self._window)
        dialog.start_requested.connect(self.start)
        dialog.exec()
        dialog.deleteLater()

    @Slot(object)
    def start(self, part: ProjectPart) -> None:
        if isinstance(part, ProjectSearch):
            self._run(part)
        elif isinstance(part, Experiment):
            self._matches.open_experiment(part.name)
        elif isinstance(part, Lesson):
            self._actions["workspace_study"].trigger()
            self._lesson.begin(part)
        else:
            self._training.propose(part.rules, TOY if part.is_toy else TEXTBOOK)

    # Implementation

    def _run(self, search: ProjectSearch) -> None:
        """Open an empty board, and search it with a new tree. If the user wants to keep the open game, do nothing."""
        self._leave_boards()
        if not self._files.may_leave():
            return
        self._session.begin(search.rules)
        self._actions["workspace_analyse"].trigger()
        memory_mb = self._live_search.parameters.memory_mb
        self._search.repeat(search.profile, replace(search.parameters, memory_mb=memory_mb), search.limit)
        self._notes.say(
            self.tr("The search uses one thread and the seed 0, so the command gives the same result as this search.")
        )
