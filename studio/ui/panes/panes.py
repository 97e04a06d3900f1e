"""The views of one window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QStackedWidget, QTabWidget, QWidget

from studio.game.stones import Stone
from studio.ui.actions.actions import Actions
from studio.ui.board.view import BoardView
from studio.ui.candidates.explanation_card import ExplanationCard
from studio.ui.candidates.table import CandidatesTable
from studio.ui.drawing.view import TreeDrawing
from studio.ui.exercises.bar import ExerciseBar
from studio.ui.heat.selector import HeatmapSelector
from studio.ui.lessons.panel import LessonPanel
from studio.ui.play.end_card import EndCard
from studio.ui.play.full_screen_player import FullScreenPlayer
from studio.ui.play.panel import PlayersPanel
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
from studio.ui.texts.translating import translate
from studio.ui.threats.chooser import ThreatChooser
from studio.ui.threats.line import ThreatLine
from studio.ui.tree.filter_bar import TreeFilterBar
from studio.ui.tree.found_view import FoundNodesView
from studio.ui.tree.view import TreeView
from studio.ui.widgets.arranging import column_of, keep_space
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import GRID, Theme, figure_font
from studio.ui.widgets.work_badge import WorkBadges

Dock = Qt.DockWidgetArea
_LEAST_BOARD, _BELOW_BARS = 360, 240
"""The minimum width and height of the area of the board in pixels. In a small window, the other panes shrink first."""
_BETWEEN = GRID // 2


class Panes:
    """Creates the views of a window, which then owns them."""

    def __init__(self, actions: Actions, theme: Theme, most_threads: int) -> None:
        self.board = BoardView(theme)
        self.players, self.end_card = PlayersPanel(actions, theme), EndCard(self.board, theme)
        self.full_screen_players = FullScreenPlayer(Stone.BLACK, theme), FullScreenPlayer(Stone.WHITE, theme)
        self.moves, self.comment = MovesView(theme), CommentView()
        self.candidates = CandidatesTable(theme)
        self.convergence, self.win_rate = ConvergencePlot(theme), WinRatePlot(theme)
        self.steps, self.tree = StepPanel(actions, theme), TreeView(theme)
        self.steering, self.explanation = SteeringBar(theme), ExplanationCard(theme)
        self.tree_filter, self.found_nodes = TreeFilterBar(theme), FoundNodesView(theme)
        self.tree_pages = QStackedWidget()
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
        self.work = WorkBadges(theme)
        self.status.setObjectName("status")
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setAccessibleName(translate("Panes", "Status"))
        self.status.setFont(figure_font())
        self.note.setObjectName("note")
        for line in (self.note, self.threat_line):
            line.setContentsMargins(2 * GRID, 0, 0, 0)

    def place(self, window: QMainWindow) -> None:
        """Place the board, the tool bar and the status bar in the window, and prepare the window for docks."""
        self.board.setMinimumSize(_LEAST_BOARD, _BELOW_BARS)
        window.setCentralWidget(self._board_area(window))
        window.addToolBar(self.bar)
        self.work.place(window)
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

    def _board_area(self, window: QWidget) -> QWidget:
        """Return a widget with the board and the bars above and below it. It also contains the players that full screen
        shows beside the board.
        """
        area, (black, white) = QWidget(window), self.full_screen_players
        area.setMinimumHeight(_LEAST_BOARD + _BETWEEN + self.replay.sizeHint().height())
        row = QHBoxLayout(area)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        above = self.exercise, self.steering, self.node_bar, self.review_bar
        column = spaced(area, *above, self.board, self.replay, growing=self.board)
        self.end_card.place_in(column)
        row.addWidget(black)
        row.addWidget(column, 1)
        row.addWidget(white)
        self.explanation.setParent(area)
        self.explanation.stand_over(self.board)
        return area


def spaced(parent: QWidget, *widgets: QWidget, growing: QWidget) -> QWidget:
    """Return a column of widgets with the gaps of a pane. The widget `growing` takes all remaining height."""
    return column_of(parent, *widgets, growing=growing, spacing=_BETWEEN)
