"""The controller of lessons: executes a lesson's commands, and reports the state of the search to the lesson."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from studio.engine.options.limits import StoppedBy
from studio.engine.options.steering import Steering
from studio.engine.views.phase_event import PhaseEvent
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.notation import move_name
from studio.lessons.commands import Command
from studio.lessons.lesson import Lesson
from studio.lessons.page import LessonPage, Stage
from studio.lessons.reading import lessons, read_lesson
from studio.lessons.runner import LessonRunner
from studio.thinking.thoughts import EngineState, Thought
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.lesson_before import LessonBefore, LessonLeft, before_lesson, may_leave_game
from studio.ui.controllers.lesson_search import LessonSearch
from studio.ui.controllers.search import SearchController
from studio.ui.lessons.panel import LessonPanel
from studio.ui.lessons.texts import waiting_text
from studio.ui.texts.hidden import predict_first_text

ShowPane = Callable[[str, bool], None]
"""A function that frames the pane with this name, or removes the frame if the name is empty.

If the second argument is True, it also brings the pane to the front. It does so anyway if the lesson stays visible
beside the pane.
"""
_MANY = 10_000
"""A note warns the user if a lesson discards at least this many simulations."""
LessonPlace = tuple[Lesson, int]
"""A lesson, and the index of one of its steps."""
NeedColumns = Callable[[Collection[str]], None]
"""A function that keeps the named columns visible in the search tree, until it is called again."""


class LessonController(QObject):
    """Runs one lesson at a time on the search of the window."""

    changed = Signal()
    """Emitted when the lesson goes to another step, when the state of the step changes, and when the lesson ends."""
    point_wanted = Signal()
    """Emitted when a step asks the user for a point on the board."""

    def __init__(
        self,
        context: ControllerContext,
        search: SearchController,
        files: FileController,
        panel: LessonPanel,
        show_pane: ShowPane,
        done: tuple[str, ...],
        need_columns: NeedColumns,
    ) -> None:
        super().__init__(panel)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._notes, self._live_game = context.notes, context.live_game
        self._search, self._files, self._window = search, files, context.window
        self._panel, self._show_pane, self._need_columns = panel, show_pane, need_columns
        self._runner: LessonRunner | None = None
        self._lesson_search = LessonSearch(context, search)
        self._before: LessonBefore | None = None
        self._left = LessonLeft()
        self._is_acting, self._state = False, context.live_search.state
        self._shown: tuple[LessonRunner, int] | None = None  # the step for which the panes were arranged
        self._lessons: tuple[Lesson, ...] = ()  # the lessons, which are read when they are first shown
        self._done = set(done)
        self._is_waiting_named = False  # whether the last message says that the lesson waits
        self._connect()
        self._leave_action = context.actions["leave_lesson"]
        self._leave_action.triggered.connect(self.leave)
        self.changed.connect(self._enable)
        self._enable()

    @property
    def done(self) -> tuple[str, ...]:
        """The names of the completed lessons."""
        return tuple(sorted(self._done))

    @property
    def lesson(self) -> Lesson | None:
        """The open lesson, or None."""
        return self._runner.lesson if self._runner is not None else None

    @property
    def is_on(self) -> bool:
        return self._runner is not None

    @property
    def pointed(self) -> str:
        """The name of the pane that the current step points to, or an empty text."""
        return self._runner.page.pointed if self._runner is not None else ""

    @property
    def wants_solver(self) -> bool:
        """Whether the current step of the lesson allows the threat solver."""
        return self._runner is not None and self._lesson_search.has_board and self._runner.page.wants_solver

    @property
    def has_board(self) -> bool:
        """Whether the open record is that of a lesson."""
        return self._lesson_search.has_board

    def take_point(self, point: int) -> bool:
        """Answer the lesson's question with `point`.

        Return False if the lesson asks for no point, or if the user has changed the board or the search.
        """
        page = self._runner.page if self._runner is not None else None
        if page is None or not page.wants_point or page.is_astray:
            return False
        self._go(lambda runner: runner.answer(move_name(point, self._session.rules)))
        self._panel.setFocus()  # Enter continues; on the board it would play a move
        return True

    @Slot()
    def _on_waiting(self) -> None:
        """Tell the user what the lesson is waiting for. The user has tried to continue."""
        if self._runner is not None:
            self._notes.say(waiting_text(self._shown_page(self._runner)))
        self._is_waiting_named = True

    @Slot()
    @Slot(str)
    def _on_said(self, text: str = "") -> None:
        self._is_waiting_named = text == predict_first_text()

    @property
    def holds_changes(self) -> bool:
        """Whether the game that is restored after the lesson has unsaved changes."""
        return self._before is not None and self._before.game.has_changes

    @property
    def place(self) -> LessonPlace | None:
        """The open lesson and the index of its current step, or None."""
        return (self._runner.lesson, self._runner.page.number - 1) if self._runner is not None else None

    def go_on_at(self, place: LessonPlace) -> None:
        """Open a lesson at one of its steps, in the language of this window."""
        # A window in another language has shown it before.
        self._on_list_wanted()
        lesson, step = place
        self.begin(next((known for known in self._lessons if known.name == lesson.name), lesson), step)

    @Slot(object)
    def begin(self, lesson: Lesson, step: int = 0) -> None:
        """Begin `lesson` at the step with the index `step`, if the user lets it replace the open board or game."""
        self._open(LessonRunner(lesson), step)

    @Slot()
    def resume(self) -> None:
        """Continue the lesson that was left, at the same step."""
        if (runner := self._left.runner) is not None:
            self._open(runner, runner.page.number - 1)

    def _open(self, new: LessonRunner, step: int) -> None:
        lost = self._simulations if self._before is None else 0
        if not self._may_set_up():
            return
        self._runner = new
        self._left.forget(new.lesson)
        self._lesson_search.forget_board()
        self._need_columns(new.lesson.columns)
        self._go(lambda runner: runner.begin(step))
        if lost > _MANY:
            text = self.tr(
                "The lesson has discarded the search tree of {count} simulations. To keep a search, save it before "
                "you open a lesson."
            )
            self._notes.say(fill(text, count=QLocale().toString(lost)))
        self._panel.setFocus()

    @Slot()
    def leave(self) -> None:
        """End the lesson, and restore the earlier game and search settings."""
        before, self._before = self._before, None
        if before is None:
            return
        if self._runner is not None:
            self._left.keep(self._runner)
        self._runner = self._shown = None
        with self._acting():
            self._live_search.pause()
            self._live_search.set_parameters(before.parameters, seed=before.seed, threads=before.threads)
            self._search.take_parameters(before.parameters, before.profile)
            if self._lesson_search.has_board:
                before.game.give_back(self._session, self._live_game)
        self._lesson_search.forget_board()
        self._hiding.set_lesson(asks=False, hides_board=False)
        self._panel.show_lessons(self._lessons, self._done)
        self._left.show(self._panel)
        self._panel.show_page(None)
        self._show_pane("", False)
        self._need_columns(())
        self.changed.emit()

    @Slot()
    def notice_disturbance(self) -> None:
        """Tell the lesson that the user changed the board or the search."""
        # Changes by the lesson itself are ignored.
        if self._runner is not None and not self._is_acting:
            page = self._runner.page
            self._runner.disturb()
            if self._runner.page != page:
                self._show()

    # Implementation

    @property
    def _simulations(self) -> int:
        thought = self._live_search.thought
        return thought.snapshot.simulations if thought is not None else 0

    @Slot()
    def _enable(self) -> None:
        self._leave_action.setEnabled(self.is_on)

    @Slot()
    def _on_record(self) -> None:
        """End the lesson when the user opens or begins a different game. This game stays open."""
        if self._runner is not None and not self._is_acting and not self._lesson_search.has_board:
            self.leave()

    def _connect(self) -> None:
        panel, live_search = self._panel, self._live_search
        for signal in (self._notes.said, self._notes.outdated):
            signal.connect(self._on_said)
        panel.list_wanted.connect(self._on_list_wanted)
        panel.lesson_chosen.connect(self.begin)
        panel.resume_requested.connect(self.resume)
        panel.open_requested.connect(self._on_open)
        panel.continue_requested.connect(self._on_continue)
        panel.continue_refused.connect(self._on_waiting)
        panel.back_requested.connect(self._on_back)
        panel.answer_chosen.connect(self._on_answer)
        panel.next_requested.connect(self._on_next)
        panel.leave_requested.connect(self.leave)
        panel.pane_requested.connect(self._on_pane)
        live_search.state_changed.connect(self._on_state)
        live_search.thought_changed.connect(self._on_thought)
        live_search.phases_performed.connect(self._on_phases)
        live_search.stopped.connect(self._on_stopped)
        live_search.failed.connect(self._hold)
        live_search.restarted.connect(self.notice_disturbance)
        self._session.record_opened.connect(self._on_record)

    @contextmanager
    def _acting(self) -> Iterator[None]:
        """Count changes inside this context as changes by the lesson, not by the user."""
        self._is_acting = True
        try:
            yield
        finally:
            self._is_acting = False

    @Slot()
    def _on_list_wanted(self) -> None:
        self._lessons = lessons()
        self._panel.show_lessons(self._lessons, self._done)

    def _may_set_up(self) -> bool:
        """If necessary, ask about unsaved changes. Return whether the lesson may replace the open board."""
        if self._runner is not None and self._lesson_search.has_board:
            if self._live_search.state is EngineState.THINKING:
                self._runner.disturb()  # the progress of the search at the arrival of the command is unknown
            return True
        if self._hiding.is_game and not may_leave_game(self._window, self._live_game):
            return False
        if not self._files.may_put_aside():
            return False
        self._before = before_lesson(self._session, self._live_game, self._live_search, self._search.profile)
        return True

    @property
    def _next_lesson(self) -> Lesson | None:
        pairs = pairwise(self._lessons)
        return next((following for lesson, following in pairs if lesson == self.lesson), None)

    @Slot()
    def _on_next(self) -> None:
        if (following := self._next_lesson) is not None:
            self.begin(following)

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
        self.begin(lesson)

    @Slot()
    def _on_continue(self) -> None:
        runner = self._runner
        if runner is not None and self._lesson_search.has_board and self._shown_page(runner).can_read_on:
            self._go(LessonRunner.read_on)
        elif self._may_set_up():
            self._go(LessonRunner.go_on)

    @Slot()
    def _on_back(self) -> None:
        if self._may_set_up():
            self._go(LessonRunner.go_back)

    @Slot(str)
    def _on_answer(self, answer: str) -> None:
        if self._may_set_up():
            self._go(lambda runner: runner.answer(answer))

    @Slot(str)
    def _on_pane(self, name: str) -> None:
        self._show_pane(name, True)

    # Events of the search

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        if thought.steering != Steering():
            self.notice_disturbance()  # the user's restrictions change the tree
        self._report_snapshot()

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        self._report_snapshot()
        if EngineState.PREPARING in (state, self._state):
            self._show()
        self._state = state

    def _report_snapshot(self) -> None:
        """Pass the newest snapshot to the lesson. Do nothing during a run that the lesson requested."""
        runner, thought = self._runner, self._live_search.thought
        is_running = self._live_search.state is EngineState.THINKING
        if runner is not None and thought is not None and not (is_running and runner.stage is Stage.WORKING):
            self._go(lambda runner: runner.see(thought.snapshot))

    @Slot(object)
    def _on_phases(self, events: tuple[PhaseEvent, ...]) -> None:
        self._go(lambda runner: runner.perform(events))

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        self._lesson_search.take_end(reason)
        if reason is StoppedBy.STOP:
            self._hold()
        elif reason is not StoppedBy.NOTHING_LEFT:
            self._go(LessonRunner.take_up)

    @Slot()
    def _hold(self) -> None:
        if self._runner is not None and self._runner.stage is Stage.WORKING:
            self._runner.hold()
            self._show()

    # Commands of the lesson

    def _go(self, verb: Callable[[LessonRunner], Command | None]) -> None:
        runner = self._runner
        if runner is None:
            return
        page = runner.page
        command = verb(runner)
        if command is not None:
            with self._acting():
                self._lesson_search.carry_out(command, runner.lesson.rules)
        if runner.page != page or command is not None:
            if self._is_waiting_named:
                self._notes.forget()
            self._show()

    def _shown_page(self, runner: LessonRunner) -> LessonPage:
        is_preparing = self._live_search.state is EngineState.PREPARING
        next_title = following.title if (following := self._next_lesson) is not None else ""
        return replace(runner.page, is_preparing=is_preparing, next_title=next_title)

    def _show(self) -> None:
        if self._runner is None:
            return
        page = self._shown_page(self._runner)
        is_over = page.stage is Stage.ENDED
        if is_over and self._runner.lesson in self._lessons:
            self._done.add(self._runner.lesson.name)
        self._hiding.set_lesson(asks=page.is_question, hides_board=page.hides_board_results)
        self._panel.show_page(page)
        if page.wants_point and not page.is_astray:
            self.point_wanted.emit()
        step = (self._runner, page.number + is_over)
        if step != self._shown:
            self._shown = step
            self._show_pane(self.pointed, False)
        self.changed.emit()
