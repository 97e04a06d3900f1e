"""The controllers of a window, and the connections between them."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDockWidget

from studio.game.errors import StudioError
from studio.machine.settings import Settings
from studio.networks.catalogue import holds_network
from studio.ui.actions.search import STEPS
from studio.ui.controllers.books import BookController
from studio.ui.controllers.candidates import CandidatesController
from studio.ui.controllers.clicks import Clicks
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.exercise import ExerciseController
from studio.ui.controllers.explorer import ExplorerController
from studio.ui.controllers.exports import ExportController
from studio.ui.controllers.files import FileController
from studio.ui.controllers.game import GameController
from studio.ui.controllers.held_back import HeldBackController
from studio.ui.controllers.inside.controllers import InsideControllers
from studio.ui.controllers.judged_moves import JudgedMovesController
from studio.ui.controllers.key_moments import KeyMomentsController
from studio.ui.controllers.lesson import LessonController
from studio.ui.controllers.line_keys import LineKeys
from studio.ui.controllers.networks import NetworkController
from studio.ui.controllers.playing.move_tables import MoveTableController
from studio.ui.controllers.playing.opening_remarks import OpeningRemarksController
from studio.ui.controllers.playing.play import PlayController
from studio.ui.controllers.practice import PracticeController
from studio.ui.controllers.recorded import RecordedController
from studio.ui.controllers.review import ReviewController
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.search_files import SearchFileController, holds_search
from studio.ui.controllers.services import Services
from studio.ui.controllers.status import StatusController
from studio.ui.controllers.threats import ThreatController
from studio.ui.controllers.variations import VariationController
from studio.ui.controllers.web_pages import WebPageController
from studio.ui.controllers.win_rates import WinRatesController
from studio.ui.controllers.windows.compare import CompareController
from studio.ui.controllers.windows.engine_question import EngineQuestionController
from studio.ui.controllers.windows.engines import EnginesController
from studio.ui.controllers.windows.matches import MatchController
from studio.ui.controllers.windows.parameters import ParameterController
from studio.ui.controllers.windows.projects import ProjectsController
from studio.ui.controllers.windows.report import ReportController
from studio.ui.controllers.windows.training import TrainingController
from studio.ui.panes.attention import PaneMark, dock_of
from studio.ui.panes.panes import Panes
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.viewed_side import WinRatesFor
from studio.ui.threats.chooser import ThreatSides
from studio.ui.widgets.seen import is_seen


class Controllers(QObject):
    """Creates the controllers of a window and connects them."""

    def __init__(
        self,
        context: ControllerContext,
        services: Services,
        panes: Panes,
        docks: Mapping[str, QDockWidget],
        settings: Settings,
    ) -> None:
        super().__init__(context.window)
        self._session, self._notes, self._window = context.session, context.notes, context.window
        self._panes, self._docks, self._actions = panes, docks, context.actions
        self._make(context, services, settings)
        self._connect()
        for follow in self._followers():
            context.session.position_changed.connect(follow)
        self.play.ends.follow_position()  # the window of another language may open at the end of a game

    @Slot(object)
    def open(self, path: Path) -> None:
        """Open a file that the user has chosen, dropped or named.

        It may contain a network, a saved search or a game.
        """
        controller = self.search_files if holds_search(path) else self.files
        (self.networks if holds_network(path) else controller).open(path)

    @Slot()
    def keep(self) -> None:
        """Store in the record the comments that are being typed and the results of the search."""
        self._panes.comment.flush()
        self.search.keep()

    @Slot()
    def save(self) -> None:
        self.keep()
        self.files.save()

    @Slot()
    def save_as(self) -> None:
        self.keep()
        self.files.ask_save_as()

    # Leaving

    def leave_boards(self) -> None:
        """End the lesson, the exercise and practice."""
        # Their boards are never saved.
        self.lessons.leave()
        self.exercises.leave()
        self.practice.leave()

    def may_leave(self) -> bool:
        """Return whether the program may quit. If work is running or changes are unsaved, ask the user first."""
        return all(windows.may_leave() for windows in self._windows) and self.files.may_leave()

    def open_windows_of(self, replaced: "Controllers") -> None:
        """Open those match and training windows that were open in the main window that this one replaces."""
        if replaced.training.is_shown:
            self.training.open()
            self.training.take_place_of(replaced.training)
        if replaced.matches.is_shown:
            self.matches.open()
            self.matches.take_place_of(replaced.matches)

    def close_windows(self) -> None:
        """Close the secondary windows without asking the user."""
        for windows in self._windows:
            windows.close()

    # Implementation

    @property
    def _windows(self) -> tuple[CompareController, MatchController, TrainingController, ReportController]:
        """The controllers of the secondary windows, in the order in which they are closed."""
        return self.comparing, self.matches, self.training, self.reports

    def _make(self, context: ControllerContext, services: Services, settings: Settings) -> None:
        panes = self._panes
        board, moves, comment = panes.board, panes.moves, panes.comment
        self.files = FileController(context, services.games_folder)
        self.exports = ExportController(context.session, context.notes, board, context.window)
        self.display = SearchDisplay(panes, context.theme)
        self.win_rates = WinRatesController(context.actions, self.display, WinRatesFor(settings.win_rates_for))
        self.recorded = RecordedController(context, self.display)
        self.candidates = CandidatesController(context, panes.candidates, settings.candidates)
        self.game = GameController(context, board, moves, comment)
        self.variations = VariationController(context, moves, comment)
        profile = context.profiles.catalogue.known(settings.engine.profile).name
        self.search = SearchController(context, panes.bar, panes.panel, self.display, profile)
        self.parameters = ParameterController(context, self.search, panes.bar.limit_editor)
        search = self.search
        self.play = PlayController(
            context,
            search,
            self.display,
            panes.players,
            board,
            (panes.end_card, panes.opening_card),
            settings.play,
            services.games_folder,
            panes.full_screen_players,
            services.list_engines,
            self.files.may_leave,
        )
        self.opening_remarks = OpeningRemarksController(context, moves)
        self.move_tables = MoveTableController(context)
        views = (moves, panes.win_rate, panes.summary_card)
        self.judged = JudgedMovesController(context, services.review, search, self.display, board, views)
        self.held_back = HeldBackController(context, self.judged, self.display, panes.saved_line)
        self.key_moments = KeyMomentsController(context, self.judged, panes.key_moments, panes.win_rate)
        reviewed = self.judged, self.key_moments
        self.review = ReviewController(context, services.review, search, reviewed, panes.review_bar, settings.review)
        self.files.left.connect(services.review.cancel)
        self.review.begun.connect(self._close_results)
        self.inside = InsideControllers(context, self.game, panes, self.display)
        self.search_files = SearchFileController(context, search, self.files)
        self.networks = NetworkController(context, services.network_check, search, self.files)
        self.pane_mark = PaneMark(context.theme, context.window)
        self._make_lessons_and_windows(context, services, settings)
        self._make_activities(context, services, settings)
        self.status = StatusController(context, services.review, panes)
        watch, exercises = services.threat_watch, services.exercises
        self.threats = ThreatController(context, watch, exercises, self.lessons, (self.display, self.recorded), panes)
        self.inside.nodes.node_changed.connect(self.threats.follow_node)
        self.threats.restore(ThreatSides(settings.threats), proves=settings.prove_threats)

    def _make_lessons_and_windows(self, context: ControllerContext, services: Services, settings: Settings) -> None:
        """Create the controllers of lessons and those of secondary windows."""
        panes, search = self._panes, self.search
        self.lessons = LessonController(
            context,
            search,
            self.files,
            panes.lessons,
            self._show_pane,
            settings.lessons_done,
            self._need_columns,
        )
        self.comparing = CompareController(context, services.comparison, services.review, search, self.win_rates)
        self.engines = EnginesController(context, services.engine_trial)
        self.engine_question = EngineQuestionController(
            context, services.engine_question, search, self.display, self.engines
        )
        self.matches = MatchController(
            context,
            services.live_match,
            search,
            self.files,
            panes.work.match,
            self.leave_boards,
            lambda: self.play.proposed.rules,
        )
        self.training = TrainingController(context, services.training, search, panes.work.training)
        self.reports = ReportController(
            context, self.files, services.games_folder, self.leave_boards, services.list_engines
        )

    def _make_activities(self, context: ControllerContext, services: Services, settings: Settings) -> None:
        """Create the controllers of exercises, of practice and of the explorer.

        Also create those that use several others.
        """
        panes, search = self._panes, self.search
        self.exercises = ExerciseController(
            context,
            services.exercises,
            self.files,
            panes.exercise,
            panes.board,
            settings.exercises,
            self._leave_lesson_and_practice,
        )
        self.practice = PracticeController(
            context,
            services.practice,
            services.review,
            self.files,
            panes.practice,
            panes.board,
            self._leave_lesson_and_exercise,
        )
        self.explorer = ExplorerController(
            context,
            services.explorer,
            search,
            services.review,
            self.display,
            self.files,
            panes.explorer,
            keeps=settings.keep_positions,
            is_teaching=lambda: self.lessons.is_on,
            has_lesson_board=lambda: self.lessons.has_board,
        )
        self.books = BookController(context, services.explorer, self.files, settings.book)
        self.exercises.board_taken.connect(self.judged.set_exercise)
        self.practice.board_taken.connect(self.judged.set_exercise)
        self.exercises.board_taken.connect(self.play.follow_exercises)
        self.practice.board_taken.connect(self.play.follow_practice)
        self.judged.try_requested.connect(self.practice.try_mistake)
        self.projects = ProjectsController(
            context, search, self.files, self.lessons, self.matches, self.training, self.leave_boards
        )
        self.web_pages = WebPageController(context, search, self.inside, self.lessons)
        panes.replay.page_requested.connect(self.web_pages.ask_search)
        takers = self.lessons, self.exercises, self.practice
        self.clicks = Clicks(takers, self.inside.nodes, self.display, self.game, self)
        self.line_keys = LineKeys(context, self.display, self.game, panes.candidates)

    @Slot()
    def _close_results(self) -> None:
        """Close the results of exercises and practice."""
        # The card below them shows the progress of a review.
        self.exercises.leave()
        self.practice.leave()

    def _leave_lesson_and_practice(self) -> None:
        self.lessons.leave()
        self.practice.leave()

    def _leave_lesson_and_exercise(self) -> None:
        self.lessons.leave()
        self.exercises.leave()

    def _connect(self) -> None:
        for name in STEPS:
            self._actions[name].triggered.connect(self._on_stepped)
        for view in (self._panes.board, self._panes.candidates):
            view.move_requested.connect(self.clicks.take_move)
        hide_cursor = self._panes.board.hide_cursor
        self._session.record_opened.connect(self._panes.board.begin_cursor)  # after its position is shown
        self.clicks.answered.connect(hide_cursor)  # it would cover the answer
        self.lessons.changed.connect(self._on_lesson)
        for series in (self.practice, self.exercises):
            self.lessons.changed.connect(series.put_results_away)
        self.lessons.point_wanted.connect(partial(hide_cursor, for_quiz=True))
        self._panes.board.steps_requested.connect(self.clicks.take_steps)
        self.search.move_requested.connect(self.game.play)
        self._panes.explorer.move_chosen.connect(self.clicks.take_move)
        self.judged.refreshed.connect(self.recorded.update)
        self.judged.mistake_shown.connect(self.inside.explanations.set_mistake)
        self.recorded.kept.connect(self.judged.expect)
        self.key_moments.announced.connect(self.reports.refresh)
        self.inside.explanations.asked.connect(self.search.show_live)
        self.play.hints.said.connect(self.game.show_hint)
        self._panes.end_card.shown_changed.connect(self.game.set_end_shown)
        self.play.openings.chosen.connect(self._panes.comment.flush)
        self.files.leaving.connect(self._on_leaving)
        self.files.left.connect(self._on_left)

    @Slot()
    def _on_leaving(self) -> None:
        """Before another record opens, restore a game that was replaced, if it has unsaved changes.

        The user can then save it.
        """
        if self.lessons.holds_changes or self.exercises.holds_changes or self.practice.holds_changes:
            self.leave_boards()
        self.keep()

    def _followers(self) -> tuple[Callable[[], None], ...]:
        """Return the functions that must be called when the position changes, in the order of the calls."""
        # Controllers that query the search come after the one that moves the search to the new position.
        inside = self.inside
        return (
            self.game.show_position,
            self.variations.enable,
            # from here on the search has a new run number, and its views expect another root
            self.recorded.follow_position,
            self.search.follow_position,
            self.play.ends.follow_position,
            self.play.openings.show,
            self.play.hints.follow_position,
            self.play.show,  # may pause the search; called earlier, it would cause a report of the end of the old run
            self.engine_question.follow_position,
            self.judged.follow_position,
            self.key_moments.follow_position,
            inside.steps.follow_position,
            inside.tree.follow_position,  # reads the run number of the search
            inside.nodes.return_to_root,
            inside.replay.follow_position,
            inside.filter.filter_again,  # queries the search
            inside.steering.forget,
            inside.statistics.forget,
            inside.drawing.begin_again,  # queries the search
            self.lessons.notice_disturbance,
            self.threats.follow_position,
            self.explorer.follow_position,
            self.status.clear_note,  # all notes so far were about the old position
            self.opening_remarks.follow_position,  # says a note about the new one
        )

    @Slot()
    def point_again(self) -> None:
        """After panes have moved, frame the pane that the lesson's step points to, and bring it to the front."""
        if name := self.lessons.pointed:
            self._point_to(name, wished=False)

    def _show_pane(self, name: str, wished: bool) -> None:
        """Frame the pane `name` and bring it to the front.

        An empty name removes the frame. `wished` means that the user has asked for the pane. Otherwise it stays in the
        back if the lesson is hidden or would be covered.
        """
        if not wished:
            self.inside.nodes.return_to_root()  # the step is about the position on the board
        self._point_to(name, wished=wished)

    def _point_to(self, name: str, *, wished: bool) -> None:
        dock = self._docks.get(name)
        if dock is not None and (wished or (self._docks["lessons"].isVisible() and not self._shares_place(dock))):
            dock.show()
            dock.raise_()
        self.pane_mark.mark(self._window.centralWidget() if name == "board" else dock.widget() if dock else None)

    def _need_columns(self, names: Collection[str]) -> None:
        for view in (self._panes.tree, self._panes.candidates):
            view.need_columns(names)

    def _shares_place(self, dock: QDockWidget) -> bool:
        """Return whether `dock` and the lesson are tabs in the same place."""
        return self._docks["lessons"] in self._window.tabifiedDockWidgets(dock)

    @Slot()
    def _on_stepped(self) -> None:
        """Bring the pane that explains single steps to the front.

        Do nothing in full screen, or if it would cover a lesson or the pane that the lesson has framed.
        """
        steps, marked = self._docks["steps"], dock_of(self.pane_mark)
        is_taken = marked is not None and marked in self._window.tabifiedDockWidgets(steps)
        hides_lesson = self.lessons.is_on and self._shares_place(steps) and is_seen(self._docks["lessons"])
        if not is_taken and not hides_lesson and not self._window.isFullScreen():
            steps.show()
            steps.raise_()

    @Slot()
    def _on_lesson(self) -> None:
        self.inside.filter.set_aside(aside=self.lessons.is_on)
        self.win_rates.set_lesson(is_lesson=self.lessons.is_on)
        lesson = self.lessons.lesson
        self.display.set_lesson(is_lesson=self.lessons.is_on, all_discs=lesson is not None and lesson.all_discs)
        for pane in (self._panes.candidates, self._panes.tree, self._panes.drawing):
            pane.set_lesson(is_lesson=self.lessons.is_on)

    @Slot()
    def _on_left(self) -> None:
        """Save the running game and the analyses before the record is closed."""
        self.play.leave()
        try:
            self._session.save_analysis()
        except StudioError as error:
            self._notes.say(sentence_of(error))
