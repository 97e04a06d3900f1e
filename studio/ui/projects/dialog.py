"""The dialog of classroom projects. It has a list, and a page about the selected project."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidgetItem, QStackedWidget, QWidget

from studio.lessons.lesson import Lesson
from studio.matches.experiments import Experiment
from studio.matches.projects import PROJECTS, ClassroomProject
from studio.ui.projects.page import ProjectPage, ProjectPart
from studio.ui.texts.translating import translate
from studio.ui.widgets.arranging import hbox, scrolled, vbox
from studio.ui.widgets.choice_list import ChoiceList
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import GRID

_LIST_WIDTH = 30 * GRID
_SIZE = QSize(1040, 680)


class ProjectsDialog(QDialog):
    """Shows the projects. When the user starts a part of a project, the dialog closes."""

    start_requested = Signal(object)
    """Emitted with the `ProjectPart` to start, after the dialog has closed."""

    def __init__(
        self, experiments: Sequence[Experiment], lessons: Sequence[Lesson], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("projects")
        self.setWindowTitle(self.tr("Redo a Classroom Project"))
        self.resize(fitting(_SIZE, self.screen().availableGeometry().size()))
        self.list, self._stack = ChoiceList("projects_list"), QStackedWidget()
        self.pages = tuple(self._made_page(project, experiments, lessons) for project in PROJECTS.values())
        self._dress()
        self._fill()
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        close.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        shown = hbox(self.list, (self._stack, 1), spacing=3 * GRID)
        vbox((shown, 1), close, of=self, spacing=2 * GRID, margins=2 * GRID)

    # Implementation

    def _made_page(
        self, project: ClassroomProject, experiments: Sequence[Experiment], lessons: Sequence[Lesson]
    ) -> ProjectPage:
        page = ProjectPage(project, [one for one in experiments if one.group == project.name], lessons)
        page.start_requested.connect(self._on_start)
        return page

    def _dress(self) -> None:
        self.list.setAccessibleName(self.tr("Classroom projects"))
        self.list.setFixedWidth(_LIST_WIDTH)

    def _fill(self) -> None:
        for page in self.pages:
            self.list.addItem(QListWidgetItem(translate("ClassroomProjects", page.project.title)))
            self._stack.addWidget(scrolled(page))
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.list.setCurrentRow(0)

    @Slot(object)
    def _on_start(self, part: ProjectPart) -> None:
        self.accept()
        self.start_requested.emit(part)
