"""The window: docks, menus, and who listens to whom. Views meet here, and nowhere else."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDockWidget, QLabel, QMainWindow, QMenu, QWidget

from studio.analysis import Analysis
from studio.engine.profiles import PROFILES
from studio.game.errors import StudioError
from studio.session import Session
from studio.settings import Settings
from studio.ui.actions import MENUS, Actions, is_typing, translated
from studio.ui.board_view import BoardView
from studio.ui.candidates_table import CandidatesTable
from studio.ui.comment_view import CommentView
from studio.ui.file_desk import FileDesk
from studio.ui.game_desk import GameDesk
from studio.ui.heatmap_selector import HeatmapSelector
from studio.ui.limit_editor import LimitKind
from studio.ui.messages import sentence_of
from studio.ui.moves_view import MovesView
from studio.ui.search_bar import SearchBar
from studio.ui.search_desk import SearchDesk
from studio.ui.search_display import SearchDisplay
from studio.ui.search_panel import SearchPanel
from studio.ui.theme import Theme, figure_font
from studio.ui.view_desk import ViewDesk
from studio.ui.welcome import Welcome

Dock = Qt.DockWidgetArea
_LEAST_BOARD = 400


class MainWindow(QMainWindow):
    """Owns the widgets. The session and the analysis belong to whoever made the window."""

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        settings: Settings,
        store: Callable[[Settings], None],
        theme: Theme,
        most_threads: int,
        *,
        first_start: bool,
    ) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setDockOptions(QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.AnimatedDocks)
        self.setAcceptDrops(True)
        self._session, self._analysis, self._store = session, analysis, store
        self.actions_ = Actions(self)
        self._make_views(theme, most_threads)
        self._place_views()
        self._make_desks(settings, theme)
        self._make_menus()
        self._connect()
        self.welcome = Welcome(self.board, theme) if first_start else None
        self._connect_welcome()
        self._restore(settings)
        self._show_title()
        self.game.show_all()
        self.board.setFocus()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    # Making

    def _make_views(self, theme: Theme, most_threads: int) -> None:
        self.board = BoardView(theme)
        self.moves, self.comment = MovesView(theme), CommentView()
        self.candidates = CandidatesTable(theme)
        self.heatmap = HeatmapSelector(theme)
        self.panel = SearchPanel(theme, most_threads)
        self.bar = SearchBar(self.actions_, theme)
        self.status, self.note = QLabel(), QLabel()
        self.status.setObjectName("status")
        self.status.setAccessibleName(self.tr("Status"))
        self.status.setFont(figure_font())
        self.note.setObjectName("note")

    def _place_views(self) -> None:
        self.board.setMinimumSize(_LEAST_BOARD, _LEAST_BOARD)  # in a small window the other panes give way
        self.setCentralWidget(self.board)
        self.addToolBar(self.bar)
        self.statusBar().addWidget(self.status)
        self.statusBar().addPermanentWidget(self.note)
        self._docks = {
            "moves": self._dock("moves", self.tr("Moves"), self.moves, Dock.LeftDockWidgetArea),
            "comment": self._dock("comment", self.tr("Comment"), self.comment, Dock.LeftDockWidgetArea),
            "candidates": self._dock("candidates", self.tr("Candidates"), self.candidates, Dock.RightDockWidgetArea),
            "heatmap": self._dock("heatmap", self.tr("On the board"), self.heatmap, Dock.RightDockWidgetArea),
            "panel": self._dock("panel", self.tr("Search in numbers"), self.panel, Dock.RightDockWidgetArea),
        }
        for corner, area in (
            (Qt.Corner.TopLeftCorner, Dock.LeftDockWidgetArea),
            (Qt.Corner.BottomLeftCorner, Dock.LeftDockWidgetArea),
            (Qt.Corner.TopRightCorner, Dock.RightDockWidgetArea),
            (Qt.Corner.BottomRightCorner, Dock.RightDockWidgetArea),
        ):
            self.setCorner(corner, area)
        self.resizeDocks([self._docks["moves"], self._docks["candidates"]], [250, 430], Qt.Orientation.Horizontal)
        self.resizeDocks([self._docks["moves"], self._docks["comment"]], [500, 140], Qt.Orientation.Vertical)

    def _dock(self, name: str, title: str, widget: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(f"dock_{name}")
        dock.setWidget(widget)
        self.addDockWidget(area, dock)
        return dock

    def _make_desks(self, settings: Settings, theme: Theme) -> None:
        self.files = FileDesk(self._session, self)
        self.display = SearchDisplay(self.board, self.candidates, self.heatmap, self.panel, theme)
        self.game = GameDesk(self._session, self.actions_, self.board, self.moves, self.comment)
        profile = settings.engine.profile if settings.engine.profile in PROFILES else "studio"
        self.search = SearchDesk(
            self._session, self._analysis, self.actions_, self.bar, self.panel, self.display, profile
        )
        self.views = ViewDesk(self, settings, theme)

    def _make_menus(self) -> None:
        for name in MENUS:
            menu, group = self.menuBar().addMenu(translated(name)), ""
            for spec, action in self.actions_.of_menu(name):
                if spec.group != group:
                    menu.addSeparator()
                    group = spec.group
                menu.addAction(action)
                if spec.name == "open":
                    self._add_recent(menu)
            if name.endswith("View"):
                self._add_docks(menu)

    def _add_recent(self, menu: QMenu) -> None:
        self.recent = menu.addMenu(self.tr("Open &Recent"))
        self.recent.aboutToShow.connect(self._fill_recent)

    def _add_docks(self, menu: QMenu) -> None:
        menu.addSeparator()
        for dock in self._docks.values():
            menu.addAction(dock.toggleViewAction())

    def _connect(self) -> None:
        session, actions = self._session, self.actions_
        self.candidates.move_requested.connect(self.game.play)
        self.game.message_changed.connect(self._show_status)
        self.search.message_changed.connect(self.note.setText)
        session.position_changed.connect(self.note.clear)
        session.changed_changed.connect(self._show_title)
        session.journal_failed.connect(self._on_journal_failed)
        session.record_opened.connect(self._show_title)
        self.files.file_opened.connect(self.views.remember_file)
        self.game.acted.connect(self._close_welcome)
        self.search.acted.connect(self._close_welcome)
        for name, slot in (
            ("open", self.files.ask_open),
            ("save", self._on_save),
            ("save_as", self._on_save_as),
            ("paste_game", self.files.paste_game),
            ("new_board", self.files.ask_new),
            ("copy_position", self.files.copy_position),
            ("copy_moves", self.files.copy_moves),
            ("quit", self.close),
        ):
            actions[name].triggered.connect(slot)

    def _connect_welcome(self) -> None:
        if self.welcome is not None:
            self.welcome.play_chosen.connect(self._close_welcome)
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
            self.restoreGeometry(QByteArray.fromBase64(settings.window.geometry.encode()))
        if settings.window.state:
            self.restoreState(QByteArray.fromBase64(settings.window.state.encode()))

    # Slots

    @Slot(str)
    def _show_status(self, text: str) -> None:
        self.status.setText(text)

    @Slot(object)
    def _on_journal_failed(self, error: StudioError) -> None:
        self.note.setText(sentence_of(error))

    @Slot()
    def _fill_recent(self) -> None:
        self.recent.clear()
        for path in self.views.recent:
            action = self.recent.addAction(Path(path).name)
            action.setToolTip(path)
            action.setData(path)
            action.triggered.connect(self._on_recent)
        if self.recent.isEmpty():
            self.recent.addAction(self.tr("No game was opened or saved yet")).setEnabled(False)

    @Slot()
    def _on_recent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.files.open(Path(action.data()))

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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that edits a text, or presses a button, is no shortcut."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._keeps_key(event):
            event.accept()
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.comment.flush()
        self.search.keep()
        if not self.files.may_leave():
            event.ignore()
            return
        self._store(self.views.remembered(self, self._session))
        self._session.close(discard=True)
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = event.mimeData().urls()[0].toLocalFile()
        if path:
            self.files.open(Path(path))

    def _keeps_key(self, event: QKeyEvent) -> bool:
        commands = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & commands:
            return False
        focused = QApplication.focusWidget()
        presses = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return) and isinstance(focused, QAbstractButton)
        return is_typing() or isinstance(focused, QComboBox) or presses
