"""The window: docks, menus, and who listens to whom. Views meet here, and nowhere else."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

from studio.analysis import Analysis
from studio.comparison import Comparison
from studio.engine.profiles import DEFAULT_PROFILE, PROFILES
from studio.game.errors import StudioError
from studio.live_game import LiveGame
from studio.review import Review
from studio.session import Session
from studio.settings import Settings
from studio.thoughts import EngineState
from studio.ui.actions import Actions
from studio.ui.compare_desk import CompareDesk
from studio.ui.export_desk import ExportDesk
from studio.ui.file_desk import FileDesk
from studio.ui.game_desk import GameDesk
from studio.ui.inside_desks import InsideDesks
from studio.ui.key_filter import KeyFilter
from studio.ui.lesson_desk import LessonDesk
from studio.ui.limit_editor import LimitKind
from studio.ui.menus import Menus
from studio.ui.messages import sentence_of
from studio.ui.pane_mark import PaneMark
from studio.ui.panes import Panes
from studio.ui.play_desk import PlayDesk
from studio.ui.review_desk import ReviewDesk
from studio.ui.search_desk import SearchDesk
from studio.ui.search_display import SearchDisplay
from studio.ui.search_file_desk import SearchFileDesk
from studio.ui.theme import GRID, Theme
from studio.ui.variation_desk import VariationDesk
from studio.ui.view_desk import ViewDesk
from studio.ui.welcome import Welcome
from studio.ui.workspaces import Workspace, Workspaces

_MOST_STOPS = 200


@dataclass(frozen=True, slots=True)
class Services:
    """What outlives a window; the program owns it."""

    session: Session
    analysis: Analysis
    game: LiveGame
    review: Review
    comparison: Comparison
    games_folder: Path
    most_threads: int
    store: Callable[[Settings], None]


class MainWindow(QMainWindow):
    """Owns the widgets. The session, the analysis, the game and the review belong to whoever made the window."""

    new_window_wanted = Signal(str)
    """The language in which the window is to be made anew."""

    def __init__(self, services: Services, settings: Settings, theme: Theme, *, first_start: bool) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setDockOptions(QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.AnimatedDocks)
        self.setAcceptDrops(True)
        self.setContentsMargins(GRID, 0, GRID, 0)
        self._services, self._session, self._analysis = services, services.session, services.analysis
        self._is_replaced, self._warning = False, ""
        self.actions_ = Actions(self)
        self.panes = Panes(self.actions_, theme, services.most_threads)
        self._name_views()
        self._docks = docks = self.panes.place(self)
        self._make_desks(settings, theme, docks)
        self.menus = Menus(self, self.actions_, docks, self.views)
        self.recent, self.languages = self.menus.recent, self.menus.languages
        self._connect()
        self.welcome = Welcome(self.board, theme) if first_start else None
        self._connect_welcome()
        self._restore(settings)
        self._show_title()
        self.game.show_all()
        self.board.setFocus()
        self.keys = KeyFilter(self)
        QApplication.instance().installEventFilter(self.keys)  # type: ignore[union-attr]

    # Making

    def _name_views(self) -> None:
        panes = self.panes
        self.board, self.moves, self.comment = panes.board, panes.moves, panes.comment
        self.candidates, self.heatmap, self.panel = panes.candidates, panes.heatmap, panes.panel
        self.bar, self.status, self.note = panes.bar, panes.status, panes.note

    def _make_desks(self, settings: Settings, theme: Theme, docks: Mapping[str, QDockWidget]) -> None:
        services, session, actions, panes = self._services, self._session, self.actions_, self.panes
        self.files = FileDesk(session, services.game, self)
        self.exports = ExportDesk(session, self.board, self)
        self.display = SearchDisplay(panes, theme)
        self.game = GameDesk(session, services.game, actions, self.board, self.moves, self.comment)
        self.variations = VariationDesk(session, services.game, actions, self.moves, self.comment)
        profile = settings.engine.profile if settings.engine.profile in PROFILES else DEFAULT_PROFILE
        self.search = SearchDesk(session, self._analysis, actions, self.bar, self.panel, self.display, profile)
        self.play = PlayDesk(
            session, services.game, self.search, actions, panes.players, settings.play, services.games_folder, self
        )
        views = (self.moves, panes.win_rate, panes.review_bar)
        self.review = ReviewDesk(
            session, services.review, self.search, self.play, actions, views, settings.review, self
        )
        self.inside = InsideDesks(
            session, self._analysis, services.game, self.play, self.game, actions, panes, self.display, self
        )
        self.search_files = SearchFileDesk(session, self._analysis, self.search, self.play, self.files, self)
        self.pane_mark = PaneMark(theme, self)
        self.lessons = LessonDesk(
            session,
            self._analysis,
            self.search,
            self.play,
            self.files,
            panes.lessons,
            self._show_pane,
            settings.lessons_done,
            self,
        )
        self.comparing = CompareDesk(
            session, services.comparison, services.review, self.search, self.play, actions, theme, self
        )
        self.workspaces = Workspaces(self, docks, actions)
        self.views = ViewDesk(self, settings, theme)

    def _connect(self) -> None:
        session = self._session
        for view in (self.board, self.candidates):
            view.move_requested.connect(self._on_move)
        self.board.steps_requested.connect(self._on_wheel)
        self.search.move_requested.connect(self.game.play)
        self.game.message_changed.connect(self.status.setText)
        for desk in (
            *(self.search, self.play, self.review, self.variations, self.exports),
            *(self.inside, self.comparing, self.search_files, self.lessons),
        ):
            desk.message_changed.connect(self.note.setText)
        session.position_changed.connect(self._clear_note)
        for name in ("restart", "show_thinking"):  # what was said is no longer true
            self.actions_[name].triggered.connect(self.note.clear)
        session.changed_changed.connect(self._show_title)
        session.file_changed.connect(self._show_title)
        session.record_opened.connect(self._show_title)
        session.journal_failed.connect(self._on_journal_failed)
        for signal in (
            self._services.game.changed,
            self._services.review.progressed,
            self._services.review.finished,
            self._analysis.state_changed,
        ):
            signal.connect(self._show_light)
        self.files.leaving.connect(self._before_leaving)
        self.files.search_found.connect(self.search_files.open)
        self.files.left.connect(self._on_left)
        self.files.file_opened.connect(self.views.remember_file)
        self.play.game_kept.connect(self.views.remember_file)
        self.play.game_begun.connect(self._on_game_begun)
        self.game.acted.connect(self._close_welcome)
        self.search.acted.connect(self._close_welcome)
        self.recent.file_chosen.connect(self.files.open)
        self.languages.language_chosen.connect(self._on_language)
        for name, slot in (
            ("new_game", self._on_new_game),
            ("open", self.files.ask_open),
            ("save", self._on_save),
            ("save_as", self._on_save_as),
            ("paste_game", self.files.paste_game),
            ("new_board", self._on_new_board),
            ("save_search", self.search_files.ask_save),
            ("open_search", self.search_files.ask_open),
            ("copy_position", self.files.copy_position),
            ("copy_moves", self.files.copy_moves),
            ("copy_picture", self.exports.copy_board),
            ("export_board", self.exports.ask_board),
            ("export_window", self.exports.ask_window),
            ("quit", self.close),
        ):
            self.actions_[name].triggered.connect(slot)

    def _connect_welcome(self) -> None:
        if self.welcome is not None:
            self.welcome.play_chosen.connect(self.actions_["new_game"].trigger)
            self.welcome.open_chosen.connect(self.actions_["open"].trigger)
            self.welcome.watch_chosen.connect(self.actions_["run"].trigger)
            self._session.record_opened.connect(self._close_welcome)

    # Remembering

    def _restore(self, settings: Settings) -> None:
        self.resize(1440, 900)
        engine = settings.engine
        self.bar.limit_editor.set_limit(LimitKind(engine.limit_kind), engine.simulations, engine.seconds)
        self.panel.show_resources(self._analysis.threads, self._analysis.parameters.memory_mb)
        if settings.window.geometry:
            self.restoreGeometry(QByteArray.fromBase64(settings.window.geometry.encode("ascii", "replace")))
        self.workspaces.restore(settings.window.states, Workspace(settings.workspace))

    # Slots

    @Slot(object)
    def _on_journal_failed(self, error: StudioError) -> None:
        """This stays until the next message: nobody should play on without knowing."""
        self._warning = sentence_of(error)
        self.note.setText(self._warning)

    @Slot()
    def _clear_note(self) -> None:
        if self.note.text() != self._warning:
            self.note.clear()

    @Slot(int)
    def _on_move(self, point: int) -> None:
        """A lesson may have asked for a point; inside the tree a move leads deeper; else it is played."""
        if self.lessons.take_point(point):
            self.inside.nodes.return_to_root()
        else:
            self.inside.nodes.take_move(point)

    def _show_pane(self, name: str, wished: bool) -> None:
        """Frame the pane that a step of a lesson speaks of, and bring it to the front beside the lesson."""
        dock, lesson = self._docks.get(name), self._docks["lessons"]
        hides_lesson = dock is not None and lesson in self.tabifiedDockWidgets(dock)
        if dock is not None and (wished or (lesson.isVisible() and not hides_lesson)):
            dock.show()
            dock.raise_()
        if not wished:
            self.inside.nodes.return_to_root()  # the step speaks of the position on the board
        self.pane_mark.mark(self.centralWidget() if name == "board" else dock.widget() if dock else None)

    @Slot(int)
    def _on_wheel(self, steps: int) -> None:
        """Along the line that is shown on the board; else through the game."""
        if not self.display.walk_line(steps):
            self.game.step(steps)

    @Slot()
    def _on_new_game(self) -> None:
        """The game that is on is left only for one that was agreed upon."""
        setup = self.play.ask(self.views.theme)
        if setup is not None and self.files.may_leave():
            self.play.begin(setup)

    @Slot()
    def _on_new_board(self) -> None:
        self.files.ask_new(self.views.theme)

    @Slot()
    def _on_game_begun(self) -> None:
        self.search.pause()
        if self.play.hides_search:
            self.workspaces.show(Workspace.PLAY)
        self.board.setFocus()

    @Slot()
    def _before_leaving(self) -> None:
        """What was typed, found and played is kept before another record is opened."""
        self.comment.flush()
        self.search.keep()

    @Slot()
    def _on_left(self) -> None:
        """The record is given up for certain: what was played and found is kept."""
        self.play.leave()
        self._save_analysis()

    def _save_analysis(self) -> None:
        try:
            self._session.save_analysis()
        except StudioError as error:
            self.note.setText(sentence_of(error))

    @Slot()
    def _show_light(self) -> None:
        """The engine is at work, whoever it works for."""
        is_busy = self._services.game.is_thinking or self._services.review.is_running
        is_idle = self._analysis.state is EngineState.PAUSED
        self.bar.light.show_state(EngineState.THINKING if is_busy and is_idle else self._analysis.state)

    @Slot(str)
    def _on_language(self, code: str) -> None:
        self.new_window_wanted.emit(code)

    @Slot()
    def _show_title(self) -> None:
        name = self._session.file.name if self._session.file else self.tr("New game")
        self.setWindowTitle(f"{name}[*] — MCTS Studio")
        self.setWindowModified(self._session.is_changed)

    @Slot()
    def _close_welcome(self) -> None:
        if self.welcome is not None:
            self.welcome.hide()
            self.welcome.deleteLater()
            self.welcome = None

    @Slot()
    def _on_save(self) -> None:
        self.comment.flush()
        self.search.keep()
        self.files.save()

    @Slot()
    def _on_save_as(self) -> None:
        self.comment.flush()
        self.search.keep()
        self.files.ask_save_as()

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._is_replaced:
            return
        self.lessons.leave()  # whose board nobody is asked to save
        if not self.files.may_leave():
            event.ignore()
            return
        self._services.store(self.views.remembered(self, self._session))
        self.comparing.close()
        self._session.close(discard=True)
        event.accept()

    def give_way(self) -> Settings:
        """Another window takes this one's place; the settings as they are now."""
        self._is_replaced = True
        self.lessons.leave()
        self.comparing.close()
        self.comment.flush()
        self.search.keep()
        QApplication.instance().removeEventFilter(self.keys)  # type: ignore[union-attr]
        return self.views.remembered(self, self._session)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Panes behind others are passed over."""
        for _ in range(_MOST_STOPS):  # where nothing at all is seen, the focus would go round for ever
            if not super().focusNextPrevChild(forwards):
                return False
            focused = QApplication.focusWidget()
            if focused is None or not focused.visibleRegion().isEmpty():
                break
        return True

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Questions are asked when the drag is over: whoever dropped waits for its end."""
        path = _dropped(event.mimeData())
        if path:
            event.acceptProposedAction()
            QTimer.singleShot(0, self, partial(self.files.open, Path(path)))


def _dropped(data: QMimeData) -> str:
    """The first file among what was dropped."""
    return next((path for url in data.urls() if (path := url.toLocalFile())), "")
