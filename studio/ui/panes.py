"""The views of one window and the docks in which they stand."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDockWidget, QFrame, QLabel, QMainWindow, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from studio.ui.actions import Actions
from studio.ui.board_view import BoardView
from studio.ui.candidates_table import CandidatesTable
from studio.ui.comment_view import CommentView
from studio.ui.convergence_plot import ConvergencePlot
from studio.ui.elided_label import ElidedLabel
from studio.ui.heatmap_selector import HeatmapSelector
from studio.ui.moves_view import MovesView
from studio.ui.node_bar import NodeBar
from studio.ui.players_panel import PlayersPanel
from studio.ui.review_bar import ReviewBar
from studio.ui.search_bar import SearchBar
from studio.ui.search_line import SearchLine
from studio.ui.search_panel import SearchPanel
from studio.ui.step_panel import StepPanel
from studio.ui.theme import GRID, Theme, figure_font
from studio.ui.translation import QT_TRANSLATE_NOOP
from studio.ui.tree_view import TreeView
from studio.ui.win_rate_plot import WinRatePlot
from studio.ui.workspaces import PLACES

Dock = Qt.DockWidgetArea
_SCROLLED = ("heatmap", "panel", "steps")  # forms, which would keep the window from being small
_LEAST_BOARD = 400

_TITLES: Mapping[str, str] = {
    "players": QT_TRANSLATE_NOOP("Panes", "Players"),
    "moves": QT_TRANSLATE_NOOP("Panes", "Moves"),
    "comment": QT_TRANSLATE_NOOP("Panes", "Comment"),
    "candidates": QT_TRANSLATE_NOOP("Panes", "Candidates"),
    "convergence": QT_TRANSLATE_NOOP("Panes", "Visit shares"),
    "steps": QT_TRANSLATE_NOOP("Panes", "Step by step"),
    "tree": QT_TRANSLATE_NOOP("Panes", "Search tree"),
    "heatmap": QT_TRANSLATE_NOOP("Panes", "On the board"),
    "panel": QT_TRANSLATE_NOOP("Panes", "Search in numbers"),
    "win_rate": QT_TRANSLATE_NOOP("Panes", "Win rate over the game"),
}


class Panes:
    """Makes the views of a window, which owns them from then on."""

    def __init__(self, actions: Actions, theme: Theme, most_threads: int) -> None:
        self.board = BoardView(theme)
        self.players = PlayersPanel(actions, theme)
        self.moves, self.comment = MovesView(theme), CommentView()
        self.candidates = CandidatesTable(theme)
        self.convergence, self.win_rate = ConvergencePlot(theme), WinRatePlot(theme)
        self.steps, self.tree = StepPanel(actions, theme), TreeView(theme)
        self.heatmap = HeatmapSelector(theme)
        self.panel = SearchPanel(theme, most_threads)
        self.bar = SearchBar(actions, theme)
        self.status, self.note, self.line = QLabel(), ElidedLabel(), SearchLine()
        self.review_bar = ReviewBar(theme)
        self.node_bar = NodeBar(actions, theme)
        self.status.setObjectName("status")
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setAccessibleName(QCoreApplication.translate("Panes", "Status"))
        self.status.setFont(figure_font())
        self.note.setObjectName("note")
        self.note.setContentsMargins(2 * GRID, 0, 0, 0)

    def place(self, window: QMainWindow) -> Mapping[str, QDockWidget]:
        """Put everything into the window."""
        self.board.setMinimumSize(_LEAST_BOARD, _LEAST_BOARD)  # in a small window the other panes give way
        window.setCentralWidget(self._board_area())
        window.addToolBar(self.bar)
        window.statusBar().addWidget(self.status)
        window.statusBar().addWidget(self.note, 1)
        for widget in (self.review_bar, self.line):
            window.statusBar().addPermanentWidget(widget)
        for corner, area in (
            (Qt.Corner.TopLeftCorner, Dock.LeftDockWidgetArea),
            (Qt.Corner.BottomLeftCorner, Dock.LeftDockWidgetArea),
            (Qt.Corner.TopRightCorner, Dock.RightDockWidgetArea),
            (Qt.Corner.BottomRightCorner, Dock.RightDockWidgetArea),
        ):
            window.setCorner(corner, area)
        window.setTabPosition(Dock.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        return {name: self._dock(window, name, title) for name, title in _TITLES.items()}

    def _board_area(self) -> QWidget:
        """The board, and what is said of it above."""
        area = QWidget()
        layout = QVBoxLayout(area)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        layout.addWidget(self.node_bar)
        layout.addWidget(self.board, 1)
        return area

    def set_theme(self, theme: Theme) -> None:
        for view in (
            self.board,
            self.players,
            self.moves,
            self.candidates,
            self.convergence,
            self.win_rate,
            self.steps,
            self.tree,
            self.heatmap,
            self.panel,
            self.bar,
            self.review_bar,
            self.node_bar,
        ):
            view.set_theme(theme)

    def _dock(self, window: QMainWindow, name: str, title: str) -> QDockWidget:
        dock = QDockWidget(QCoreApplication.translate("Panes", title), window)
        dock.setObjectName(f"dock_{name}")
        view: QWidget = getattr(self, name)
        dock.setWidget(_scrolled(view) if name in _SCROLLED else view)
        window.addDockWidget(PLACES[name], dock)
        return dock


def _scrolled(view: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidget(view)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setMinimumHeight(12 * GRID)
    return area
