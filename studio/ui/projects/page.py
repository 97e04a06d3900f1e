"""The page of a classroom project.

It has a description, the parts that this program can repeat, and the differences.
"""

import textwrap
from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.game.message import fill
from studio.lessons.lesson import Lesson
from studio.matches.experiments import Experiment
from studio.matches.projects import ClassroomProject, ProjectSearch, ProjectTraining
from studio.ui.texts.experiments import experiment_text
from studio.ui.texts.translating import translate
from studio.ui.widgets.arranging import STRETCH, hbox, vbox
from studio.ui.widgets.theme import GRID, fixed_font, show_quietly, text_font

_LEAST_BUTTON, _LINE = 9 * GRID, 66
ProjectPart = ProjectSearch | Experiment | Lesson | ProjectTraining
"""A part of a project that can be started from the page."""


class PartRow(QWidget):
    """The row of a part of a project, with its command and a start button."""

    start_requested = Signal(object)
    """Emitted with the `ProjectPart`."""

    def __init__(self, part: ProjectPart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.part, self.command = part, _command(part)
        self.title, self._shown, self.copy, self.button = QLabel(_title(part)), QLabel(), QPushButton(), QPushButton()
        self._shown.setText(textwrap.fill(self.command, _LINE, break_on_hyphens=False, break_long_words=False))
        self._dress()
        self.copy.clicked.connect(self._on_copy)
        self.button.clicked.connect(self._on_clicked)
        self._set_texts()
        texts, top = vbox(self.title, self._shown, spacing=GRID // 2), Qt.AlignmentFlag.AlignTop
        hbox((texts, 1), (self.copy, 0, top), (self.button, 0, top), of=self)
        for part_of_command in (self._shown, self.copy):  # without a parent, each would be a window
            part_of_command.setVisible(bool(self.command))

    def _dress(self) -> None:
        for label in (self.title, self._shown):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._shown.setFont(fixed_font())
        show_quietly(self._shown)
        for button in (self.copy, self.button):
            button.setAutoDefault(False)
            button.setMinimumWidth(_LEAST_BUTTON)

    def _set_texts(self) -> None:
        is_search = isinstance(self.part, ProjectSearch)
        self.button.setText(self.tr("Run") if is_search else self.tr("Open"))
        spoken = self.tr("Run: {part}") if is_search else self.tr("Open: {part}")
        self.button.setAccessibleName(fill(spoken, part=self.title.text()))
        self.button.setAccessibleDescription(self.command)
        self.button.setToolTip(self._tip())
        self.copy.setText(self.tr("Copy"))
        self.copy.setAccessibleName(fill(self.tr("Copy the command: {part}"), part=self.title.text()))
        self.copy.setToolTip(self.tr("Copy the terminal command for this part of the project"))

    def _tip(self) -> str:
        if isinstance(self.part, ProjectSearch):
            return self.tr("Set up the board and the profile, and run the search with one thread and the seed 0")
        if isinstance(self.part, Experiment):
            return self.tr("Show the experiment in the window of matches; the button Start there runs it")
        if isinstance(self.part, Lesson):
            return self.tr("Begin the lesson")
        return self.tr("Show the training window with this game and this kind of network")

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.command)

    @Slot()
    def _on_clicked(self) -> None:
        self.start_requested.emit(self.part)


class ProjectPage(QWidget):
    """Shows one project. Each of its parts has a row."""

    start_requested = Signal(object)
    """Emitted with the `ProjectPart`."""

    def __init__(
        self,
        project: ClassroomProject,
        experiments: Sequence[Experiment],
        lessons: Sequence[Lesson],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.project = project
        parts: list[ProjectPart] = [*project.searches, *experiments, *_lessons_of(project, lessons), *project.trainings]
        self.rows = tuple(PartRow(part) for part in parts)
        for row in self.rows:
            row.start_requested.connect(self.start_requested)
        self._lay_out()

    def _lay_out(self) -> None:
        project = self.project
        title = _wrapped(translate("ClassroomProjects", project.title))
        title.setFont(text_font(text_font().pointSizeF() * 1.3, bold=True))
        vbox(
            title,
            _wrapped(translate("ClassroomProjects", project.summary)),
            *self._sections(),
            _heading(self.tr("Differences")),
            _wrapped(translate("ClassroomProjects", project.differences)),
            STRETCH,
            of=self,
            spacing=GRID,
            margins=(0, 0, 2 * GRID, 0),
        )

    def _sections(self) -> Iterator[QWidget]:
        """Yield the rows of the parts. The first part of each kind has a heading before it."""
        headings = {
            ProjectSearch: self.tr("Searches"),
            Experiment: self.tr("Experiments"),
            Lesson: self.tr("Lessons"),
            ProjectTraining: self.tr("Training"),
        }
        for row in self.rows:
            if (text := headings.pop(type(row.part), "")) != "":
                yield _heading(text)
            yield row


def _lessons_of(project: ClassroomProject, lessons: Sequence[Lesson]) -> Iterator[Lesson]:
    return (lesson for lesson in lessons if lesson.name in project.lessons)


def _title(part: ProjectPart) -> str:
    if isinstance(part, Experiment):
        return experiment_text(part.title)
    if isinstance(part, Lesson):
        return part.title
    return translate("ClassroomProjects", part.title)


def _command(part: ProjectPart) -> str:
    """Return the command of a part. If the part is a lesson, return an empty text."""
    if isinstance(part, Lesson):
        return ""
    return part.command


def _wrapped(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _heading(text: str) -> QLabel:
    label = _wrapped(text)
    label.setFont(text_font(bold=True))
    label.setContentsMargins(0, GRID, 0, 0)
    return label
