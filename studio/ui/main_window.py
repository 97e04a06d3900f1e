"""The window: docks, menus, and who listens to whom. Views meet here, and nowhere else."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from studio.settings import Settings
from studio.ui.actions import Actions
from studio.ui.desks import Desks
from studio.ui.key_filter import KeyFilter
from studio.ui.limit_editor import LimitKind
from studio.ui.menus import Menus
from studio.ui.panes import Panes
from studio.ui.services import Services
from studio.ui.status_desk import StatusDesk
from studio.ui.theme import GRID, Theme
from studio.ui.view_desk import ViewDesk
from studio.ui.welcome import Welcome
from studio.ui.workspaces import Workspace, Workspaces

_MOST_STOPS = 200


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
        self._is_replaced = False
        self.actions_ = Actions(self)
        self.panes = Panes(self.actions_, theme, services.most_threads)
        self._name_views()
        self._docks = docks = self.panes.place(self)
        self.desks = Desks(services, self.actions_, self.panes, docks, settings, theme, self)
        self._name_desks()
        self.workspaces = Workspaces(self, docks, self.actions_)
        self.views = ViewDesk(self, settings, theme)
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

    def _name_desks(self) -> None:
        desks = self.desks
        self.files, self.search_files, self.display = desks.files, desks.search_files, desks.display
        self.game, self.play, self.review = desks.game, desks.play, desks.review
        self.search, self.inside, self.comparing = desks.search, desks.inside, desks.comparing
        self.lessons, self.pane_mark = desks.lessons, desks.pane_mark

    def _connect(self) -> None:
        session = self._session
        for view in (self.board, self.candidates):
            view.move_requested.connect(self._on_move)
        self.board.steps_requested.connect(self._on_wheel)
        self.game.message_changed.connect(self.status.setText)
        self.desks.message_changed.connect(self.note.setText)
        self._status_desk = StatusDesk(self._services, self.actions_, self.note, self.bar.light)
        session.changed_changed.connect(self._show_title)
        session.file_changed.connect(self._show_title)
        session.record_opened.connect(self._show_title)
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
            ("save", self.desks.save),
            ("save_as", self.desks.save_as),
            ("paste_game", self.files.paste_game),
            ("new_board", self._on_new_board),
            ("save_search", self.search_files.ask_save),
            ("open_search", self.search_files.ask_open),
            ("copy_position", self.files.copy_position),
            ("copy_moves", self.files.copy_moves),
            ("copy_picture", self.desks.exports.copy_board),
            ("export_board", self.desks.exports.ask_board),
            ("export_window", self.desks.exports.ask_window),
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

    @Slot(int)
    def _on_move(self, point: int) -> None:
        """A lesson may have asked for a point; inside the tree a move leads deeper; else it is played."""
        if self.lessons.take_point(point):
            self.inside.nodes.return_to_root()
        else:
            self.inside.nodes.take_move(point)

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
        self.desks.keep()
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
