"""The views of one window."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QTabWidget, QWidget

from studio.game.stones import Stone
from studio.ui.actions.actions import Actions
from studio.ui.board.view import BoardView
from studio.ui.candidates.explanation_card import ExplanationCard
from studio.ui.candidates.further_moves import FurtherMoves
from studio.ui.candidates.saved_line import SavedLine
from studio.ui.candidates.table import CandidatesTable
from studio.ui.drawing.view import TreeDrawing
from studio.ui.exercises.bar import ExerciseBar
from studio.ui.exercises.practice_bar import PracticeBar
from studio.ui.explorer.view import ExplorerView
from studio.ui.heat.selector import HeatmapSelector
from studio.ui.lessons.panel import LessonPanel
from studio.ui.panes.board_area import BoardArea
from studio.ui.panes.board_line import BoardLine
from studio.ui.panes.full_screen_strip import FullScreenStrip
from studio.ui.panes.game_strip import GameStrip
from studio.ui.panes.summary_pane import SummaryPane
from studio.ui.play.end_card import EndCard
from studio.ui.play.full_screen_player import FullScreenPlayer
from studio.ui.play.opening_card import OpeningCard
from studio.ui.play.panel import PlayersPanel
from studio.ui.plots.convergence import ConvergencePlot
from studio.ui.plots.evaluation_bar import EvaluationBar
from studio.ui.plots.win_rate import WinRatePlot
from studio.ui.record.comment_view import CommentView
from studio.ui.record.key_moments_view import KeyMomentsView
from studio.ui.record.moves_view import MovesView
from studio.ui.record.review_bar import ReviewBar
from studio.ui.record.summary_card import SummaryCard
from studio.ui.replay.bar import ReplayBar
from studio.ui.search.bar import SearchBar
from studio.ui.search.breakpoints import BreakpointsEditor
from studio.ui.search.node_bar import NodeBar
from studio.ui.search.panel import SearchPanel
from studio.ui.search.steering_bar import SteeringBar
from studio.ui.statistics.panel import StatisticsPanel
from studio.ui.steps.panel import StepPanel
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.threats.chooser import ThreatChooser
from studio.ui.tree.filter_bar import TreeFilterBar
from studio.ui.tree.found_view import FoundNodesView
from studio.ui.tree.view import TreeView
from studio.ui.widgets.arranging import column_of
from studio.ui.widgets.theme import GRID, Theme
from studio.ui.widgets.work_badge import WorkBadges


class ShowsSide(Protocol):
    """A view that shows win rates of one side."""

    def show_side(self, viewed: ViewedSide) -> None:
        """Set the side whose win rates the view shows, and name it."""


Dock = Qt.DockWidgetArea
_BETWEEN = GRID // 2


class Panes:
    """Creates the views of a window. The window then owns them."""

    def __init__(self, actions: Actions, theme: Theme, most_threads: int) -> None:
        self.board, self.evaluation = BoardView(theme), EvaluationBar(theme)
        self.players, self.end_card = PlayersPanel(actions, theme), EndCard(self.board, theme)
        self.opening_card = OpeningCard(self.board, theme)
        self.full_screen_players = FullScreenPlayer(Stone.BLACK, theme), FullScreenPlayer(Stone.WHITE, theme)
        self.moves, self.comment = MovesView(theme), CommentView()
        self.key_moments = KeyMomentsView(theme)
        self.candidates, self.saved_line = CandidatesTable(theme), SavedLine()
        self.further_moves = FurtherMoves(self.candidates)
        self.convergence, self.win_rate = ConvergencePlot(theme), WinRatePlot(theme)
        self.steps, self.tree = StepPanel(actions, theme), TreeView(theme)
        self.steering, self.explanation = SteeringBar(theme), ExplanationCard(theme)
        self.tree_filter, self.found_nodes = TreeFilterBar(theme), FoundNodesView(theme)
        self.tree_pages = QStackedWidget()
        self.statistics, self.breakpoints = StatisticsPanel(theme), BreakpointsEditor(theme)
        self.drawing, self.lessons = TreeDrawing(theme), LessonPanel(theme)
        self.replay = ReplayBar(theme)
        self.strip = GameStrip(actions, self.replay, theme)
        self.full_screen_strip = FullScreenStrip(actions, theme)
        self.board_line = BoardLine(theme)
        self.explorer = ExplorerView(theme)
        self.heatmap, self.threats = HeatmapSelector(theme), ThreatChooser(theme)
        self.panel = SearchPanel(theme, most_threads)
        self.bar = SearchBar(actions, theme)
        self.review_bar = ReviewBar(theme)
        self.exercise, self.practice = ExerciseBar(theme), PracticeBar(theme)
        self.summary_card = SummaryCard(actions, self.review_bar, theme)
        self.summary: SummaryPane | None = None  # created inside its dock
        self.node_bar = NodeBar(actions, theme)
        self.work = WorkBadges(theme)
        self.status, self.line = self.board_line.status, self.bar.line
        self.note, self.threat_line = self.board_line.note, self.board_line.threat
        self.steps.phase_shown.connect(self.full_screen_strip.show_phase)
        self.board.banner_changed.connect(self.board_line.show_step)
        self.board.marks_changed.connect(self.board_line.legend.show_marks)

    @property
    def of_one_side(self) -> tuple[ShowsSide, ...]:
        """The views that show win rates and proven results from the view of one side."""
        of_position = self.candidates, self.board_line.legend, self.heatmap, self.evaluation, self.node_bar
        of_search = self.tree, self.found_nodes, self.drawing, self.steps, self.panel, self.breakpoints
        return *of_position, *of_search, self.win_rate, self.explorer, self.explanation, self.practice

    def place(self, window: QMainWindow) -> BoardArea:
        """Place the board and the tool bar in the window, and prepare it for docks. Return the board's area."""
        area = BoardArea(
            self.board,
            self.evaluation,
            self.board_line,
            (self.strip, self.full_screen_strip),
            (self.end_card, self.opening_card),
            (self.exercise, self.practice, self.steering, self.node_bar),
            self.full_screen_players,
            window,
        )
        window.setCentralWidget(area)
        window.addToolBar(self.bar)
        self.work.place(window)
        for corner, side in (
            (Qt.Corner.TopLeftCorner, Dock.LeftDockWidgetArea),
            (Qt.Corner.BottomLeftCorner, Dock.LeftDockWidgetArea),
            (Qt.Corner.TopRightCorner, Dock.RightDockWidgetArea),
            (Qt.Corner.BottomRightCorner, Dock.RightDockWidgetArea),
        ):
            window.setCorner(corner, side)
        window.setTabPosition(Dock.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.explanation.setParent(area)
        self.explanation.stand_over(self.board)
        return area


def spaced(parent: QWidget, *widgets: QWidget, growing: QWidget) -> QWidget:
    """Return a column of widgets with standard gaps. The widget `growing` gets all remaining height."""
    return column_of(parent, *widgets, growing=growing, spacing=_BETWEEN)
