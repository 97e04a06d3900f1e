"""The views of one window and their docks."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QScrollArea,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from studio.game.message import QT_TRANSLATE_NOOP
from studio.game.stones import Stone
from studio.ui.actions.actions import Actions
from studio.ui.board.view import BoardView
from studio.ui.candidates.explanation_card import ExplanationCard
from studio.ui.candidates.table import CandidatesTable
from studio.ui.drawing.view import TreeDrawing
from studio.ui.exercises.bar import ExerciseBar
from studio.ui.heat.selector import HeatmapSelector
from studio.ui.lessons.panel import LessonPanel
from studio.ui.panes.workspaces import PLACES
from studio.ui.play.panel import PlayersPanel
from studio.ui.play.stage import StageSide
from studio.ui.plots.convergence import ConvergencePlot
from studio.ui.plots.win_rate import WinRatePlot
from studio.ui.record.comment_view import CommentView
from studio.ui.record.moves_view import MovesView
from studio.ui.record.review_bar import ReviewBar
from studio.ui.replay.bar import ReplayBar
from studio.ui.search.bar import SearchBar
from studio.ui.search.breakpoints import BreakpointsEditor
from studio.ui.search.line import SearchLine
from studio.ui.search.node_bar import NodeBar
from studio.ui.search.panel import SearchPanel
from studio.ui.search.steering_bar import SteeringBar
from studio.ui.statistics.panel import StatisticsPanel
from studio.ui.steps.panel import StepPanel
from studio.ui.threats.chooser import ThreatChooser
from studio.ui.threats.line import ThreatLine
from studio.ui.tree.filter_bar import TreeFilterBar
from studio.ui.tree.found_view import FoundNodesView
from studio.ui.tree.view import TreeView
from studio.ui.widgets.arranging import column_of, keep_space, scrolled
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import GRID, Theme, figure_font

Dock = Qt.DockWidgetArea
_SCROLLED = ("panel", "steps", "breakpoints", "statistics")
"""Forms that scroll, so that they do not limit the minimum size of the window."""
_LEAST_BOARD, _BELOW_BARS = 360, 240
"""Minimum size of the board; in a small window the other panes shrink first, then the board."""
_BETWEEN = GRID // 2

_TITLES: Mapping[str, str] = {
    "lessons": QT_TRANSLATE_NOOP("Panes", "Lessons"),
    "players": QT_TRANSLATE_NOOP("Panes", "Players"),
    "moves": QT_TRANSLATE_NOOP("Panes", "Moves"),
    "comment": QT_TRANSLATE_NOOP("Panes", "Comment"),
    "candidates": QT_TRANSLATE_NOOP("Panes", "Candidates"),
    "convergence": QT_TRANSLATE_NOOP("Panes", "Visit shares"),
    "steps": QT_TRANSLATE_NOOP("Panes", "Step by step"),
    "tree": QT_TRANSLATE_NOOP("Panes", "Search tree"),
    "heatmap": QT_TRANSLATE_NOOP("Panes", "On the board"),
    "panel": QT_TRANSLATE_NOOP("Panes", "Search in numbers"),
    "statistics": QT_TRANSLATE_NOOP("Panes", "Statistics"),
    "breakpoints": QT_TRANSLATE_NOOP("Panes", "Breakpoints"),
    "win_rate": QT_TRANSLATE_NOOP("Panes", "Win rate over the game"),
    "drawing": QT_TRANSLATE_NOOP("Panes", "Drawing of the tree"),
}


class Panes:
    """Create the views of a window, which then owns them."""

    def __init__(self, actions: Actions, theme: Theme, most_threads: int) -> None:
        self.board = BoardView(theme)
        self.players = PlayersPanel(actions, theme)
        self.stage = StageSide(Stone.BLACK, theme), StageSide(Stone.WHITE, theme)
        self.moves, self.comment = MovesView(theme), CommentView()
        self.candidates = CandidatesTable(theme)
        self.convergence, self.win_rate = ConvergencePlot(theme), WinRatePlot(theme)
        self.steps, self.tree = StepPanel(actions, theme), TreeView(theme)
        self.steering, self.explanation = SteeringBar(theme), ExplanationCard(theme)
        self.tree_filter, self.found_nodes = TreeFilterBar(theme), FoundNodesView(theme)
        self.tree_rooms = QStackedWidget()
        self.statistics, self.breakpoints = StatisticsPanel(theme), BreakpointsEditor(theme)
        self.drawing, self.lessons = TreeDrawing(theme), LessonPanel(theme)
        self.replay = ReplayBar(theme)
        keep_space(self.replay)
        self.heatmap, self.threats = HeatmapSelector(theme), ThreatChooser(theme)
        self.panel = SearchPanel(theme, most_threads)
        self.bar = SearchBar(actions, theme)
        self.status, self.note, self.line = QLabel(), ElidedLabel(), SearchLine()
        self.threat_line = ThreatLine()
        self.review_bar, self.exercise = ReviewBar(theme), ExerciseBar(theme)
        self.node_bar = NodeBar(actions, theme)
        self.status.setObjectName("status")
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setAccessibleName(QCoreApplication.translate("Panes", "Status"))
        self.status.setFont(figure_font())
        self.note.setObjectName("note")
        for told in (self.note, self.threat_line):
            told.setContentsMargins(2 * GRID, 0, 0, 0)

    def place(self, window: QMainWindow) -> Mapping[str, QDockWidget]:
        """Place everything in the window and return the docks."""
        self.board.setMinimumSize(_LEAST_BOARD, _BELOW_BARS)
        window.setCentralWidget(self._board_area(window))
        window.addToolBar(self.bar)
        window.statusBar().addWidget(self.status)
        window.statusBar().addWidget(self.threat_line, 2)
        window.statusBar().addWidget(self.note, 1)
        window.statusBar().addPermanentWidget(self.line)
        for corner, area in (
            (Qt.Corner.TopLeftCorner, Dock.LeftDockWidgetArea),
            (Qt.Corner.BottomLeftCorner, Dock.LeftDockWidgetArea),
            (Qt.Corner.TopRightCorner, Dock.RightDockWidgetArea),
            (Qt.Corner.BottomRightCorner, Dock.RightDockWidgetArea),
        ):
            window.setCorner(corner, area)
        window.setTabPosition(Dock.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        return {name: self._dock(window, name, title) for name, title in _TITLES.items()}

    def _board_area(self, window: QWidget) -> QWidget:
        """Return the board with its bars: exercise, steering, node and review above, replay below. In full screen the
        players are beside it."""
        area, (black, white) = QWidget(window), self.stage
        area.setMinimumHeight(_LEAST_BOARD + _BETWEEN + self.replay.sizeHint().height())
        row = QHBoxLayout(area)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        above = self.exercise, self.steering, self.node_bar, self.review_bar
        column = _spaced(area, *above, self.board, self.replay, growing=self.board)
        row.addWidget(black)
        row.addWidget(column, 1)
        row.addWidget(white)
        return area

    def _content(self, name: str, dock: QWidget) -> QWidget:
        """Return the content of a dock, created with its final parent, because a change of parent restyles all
        children."""
        if name == "candidates":
            return _spaced(dock, self.candidates, self.explanation, growing=self.candidates)
        if name == "tree":
            self.tree_rooms.addWidget(self.tree)
            self.tree_rooms.addWidget(self.found_nodes)
            return _spaced(dock, self.tree_filter, self.tree_rooms, growing=self.tree_rooms)
        if name == "heatmap":
            return _form(_spaced(dock, self.threats, self.heatmap, growing=self.heatmap), dock)
        view: QWidget = getattr(self, name)
        return _form(view, dock) if name in _SCROLLED else view

    def _dock(self, window: QMainWindow, name: str, title: str) -> QDockWidget:
        dock = QDockWidget(QCoreApplication.translate("Panes", title), window)
        dock.setObjectName(f"dock_{name}")
        dock.setWidget(self._content(name, dock))
        window.addDockWidget(PLACES[name], dock)
        return dock


def _spaced(parent: QWidget, *widgets: QWidget, growing: QWidget) -> QWidget:
    return column_of(parent, *widgets, growing=growing, spacing=_BETWEEN)


def _form(view: QWidget, parent: QWidget) -> QScrollArea:
    area = scrolled(view, parent)
    area.setMinimumHeight(12 * GRID)
    return area
