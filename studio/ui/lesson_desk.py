"""Between a lesson and the real search: carries out what the lesson wants, and tells it what the search did."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from studio.analysis import Analysis
from studio.engine.limits import Limit, StoppedBy
from studio.engine.parameters import Parameters
from studio.engine.phase_event import PhaseEvent
from studio.game.errors import StudioError
from studio.game.notation import move_name
from studio.game.record import GameRecord
from studio.lesson import Lesson
from studio.lesson_commands import Begin, Command, Play, Run, StepPhases
from studio.lesson_course import LessonCourse
from studio.lesson_page import Stage
from studio.lessons import lessons, read_lesson
from studio.session import Session
from studio.thoughts import Thought
from studio.ui.file_desk import FileDesk
from studio.ui.lesson_panel import LessonPanel
from studio.ui.play_desk import PlayDesk
from studio.ui.search_desk import SearchDesk

ShowPane = Callable[[str, bool], None]
"""Frames a pane by its name, and with a truth raises it; an empty name frames none."""


@dataclass(frozen=True, slots=True)
class _Before:
    """What a reader had before the lesson, to be given back."""

    parameters: Parameters
    seed: int
    threads: int
    file: Path | None
    game: int
    cursor: tuple[int, ...]


class LessonDesk(QObject):
    """One reader, one lesson at a time, on the search that the window shows."""

    message_changed = Signal(str)

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        search: SearchDesk,
        play: PlayDesk,
        files: FileDesk,
        panel: LessonPanel,
        show_pane: ShowPane,
        done: tuple[str, ...],
        window: QWidget,
    ) -> None:
        super().__init__(panel)
        self._session, self._analysis, self._search, self._play = session, analysis, search, play
        self._files, self._panel, self._show_pane, self._window = files, panel, show_pane, window
        self._course: LessonCourse | None = None
        self._record: GameRecord | None = None  # the lesson's own
        self._before: _Before | None = None
        self._is_acting = False
        self._done = set(done)
        self._connect()
        panel.show_lessons(lessons(), self._done)

    @property
    def done(self) -> tuple[str, ...]:
        """The names of the lessons that were read to their end."""
        return tuple(sorted(self._done))

    def take_point(self, point: int) -> bool:
        """Whether a click on the board was an answer."""
        if self._course is None or not self._course.page.wants_point:
            return False
        self._go(lambda course: course.answer(move_name(point, self._session.rules)))
        return True

    @Slot()
    def leave(self) -> None:
        """Give back the search and the game that were there before."""
        before, self._before = self._before, None
        if before is None:
            return
        self._course = None
        with self._acting():
            self._analysis.pause()
            self._search.take_parameters(before.parameters)
            self._analysis.set_parameters(before.parameters, seed=before.seed, threads=before.threads)
            if self._session.record is self._record and before.file is not None:
                self._return_to_file(before.file, before)
        self._record = None
        self._panel.show_page(None)
        self._panel.show_lessons(lessons(), self._done)
        self._show_pane("", False)

    # Inside

    def _connect(self) -> None:
        panel, analysis = self._panel, self._analysis
        panel.lesson_chosen.connect(self._on_lesson)
        panel.open_requested.connect(self._on_open)
        panel.continue_requested.connect(self._on_continue)
        panel.back_requested.connect(self._on_back)
        panel.answer_chosen.connect(self._on_answer)
        panel.leave_requested.connect(self.leave)
        panel.pane_requested.connect(self._on_pane)
        analysis.thought_changed.connect(self._on_thought)
        analysis.phases_performed.connect(self._on_phases)
        analysis.stopped.connect(self._on_stopped)
        analysis.failed.connect(self._on_failed)
        analysis.restarted.connect(self._on_disturbed)
        self._session.position_changed.connect(self._on_disturbed)

    @contextmanager
    def _acting(self) -> Iterator[None]:
        """What changes now is the lesson's own doing."""
        self._is_acting = True
        try:
            yield
        finally:
            self._is_acting = False

    @Slot(object)
    def _on_lesson(self, lesson: Lesson) -> None:
        if self._play.hides_search:
            self.message_changed.emit(self.tr("The search is hidden while you play. Leave the game to read a lesson."))
        elif self._files.may_leave():
            if self._before is None:
                self._before = self._as_it_is()
            self._course, self._record = LessonCourse(lesson), None
            self._go(LessonCourse.begin)
            self._panel.setFocus()

    def _as_it_is(self) -> _Before:
        analysis, session = self._analysis, self._session
        return _Before(
            parameters=analysis.parameters,
            seed=analysis.seed,
            threads=analysis.threads,
            file=session.file,
            game=session.game_number,
            cursor=session.cursor,
        )

    def _return_to_file(self, file: Path, before: _Before) -> None:
        try:
            self._session.open(file, before.game)
        except StudioError:  # it is gone; the lesson's position is no worse
            return
        self._session.go_to_cursor(before.cursor)

    @Slot()
    def _on_open(self) -> None:
        kinds = self.tr("Lessons (*.toml)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a lesson file"), "", kinds)
        if not name:
            return
        try:
            lesson = read_lesson(Path(name))
        except StudioError as error:
            self._files.show_error(self.tr("The lesson could not be opened."), error)
            return
        self._on_lesson(lesson)

    @Slot()
    def _on_continue(self) -> None:
        self._go(LessonCourse.go_on)

    @Slot()
    def _on_back(self) -> None:
        self._go(LessonCourse.go_back)

    @Slot(str)
    def _on_answer(self, answer: str) -> None:
        self._go(lambda course: course.answer(answer))

    @Slot(str)
    def _on_pane(self, name: str) -> None:
        self._show_pane(name, True)

    # What the search did

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        self._go(lambda course: course.see(thought.snapshot))

    @Slot(object)
    def _on_phases(self, events: tuple[PhaseEvent, ...]) -> None:
        self._go(lambda course: course.perform(events))

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        if reason is StoppedBy.STOP:
            self._hold()

    @Slot(object)
    def _on_failed(self) -> None:
        self._hold()

    def _hold(self) -> None:
        if self._course is not None and self._course.stage is Stage.WORKING:
            self._course.hold()
            self._show()

    @Slot()
    def _on_disturbed(self) -> None:
        if self._course is not None and not self._is_acting:
            self._course.disturb()
            self._show()

    # What the lesson wants

    def _go(self, verb: Callable[[LessonCourse], Command | None]) -> None:
        course = self._course
        if course is None:
            return
        page = course.page
        command = verb(course)
        if command is not None:
            with self._acting():
                self._carry_out(command)
        if course.page != page or command is not None:
            self._show()

    def _show(self) -> None:
        if self._course is None:
            return
        page = self._course.page
        if page.stage is Stage.ENDED:
            self._done.add(self._course.lesson.name)
        self._panel.show_page(page)
        self._show_pane(str(page.look) if page.look is not None else "", False)

    def _carry_out(self, command: Command) -> None:
        if isinstance(command, Begin):
            self._begin(command)
        elif isinstance(command, Play):
            self._session.play(command.point)
        elif isinstance(command, Run):
            thought = self._analysis.thought
            done = thought.snapshot.simulations if thought is not None else 0
            self._analysis.start(Limit(simulations=max(1, command.until_simulations - done)))
        elif isinstance(command, StepPhases):
            for _ in range(command.count):
                self._analysis.step_phase()
        else:
            self._analysis.step_simulations(command.count)

    def _begin(self, command: Begin) -> None:
        """The lesson's position, in a record of its own, and its search from nothing."""
        self._analysis.pause()
        self._show_record(command.moves)
        self._search.take_parameters(command.parameters)
        self._analysis.set_search(command.parameters, seed=command.seed, threads=1, priors=command.priors)

    def _show_record(self, moves: tuple[int, ...]) -> None:
        if self._course is None:
            return
        record = GameRecord(self._course.lesson.rules)
        node = record.root
        for point in moves:
            node = record.add(node, point)
        self._record = record
        self._session.present(record)
        self._session.go_to_end()
