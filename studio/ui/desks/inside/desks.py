"""The desks that look inside the search: its steps, its tree, its nodes, its moments, and what steers it."""

from PySide6.QtCore import QObject, Slot

from studio.engine.views.snapshot import Path, Snapshot
from studio.ui.desks.bench import Bench
from studio.ui.desks.display import SearchDisplay
from studio.ui.desks.game import GameDesk
from studio.ui.desks.inside.drawing import DrawingDesk
from studio.ui.desks.inside.explanation import ExplanationDesk
from studio.ui.desks.inside.filter import FilterDesk
from studio.ui.desks.inside.nodes import NodeDesk
from studio.ui.desks.inside.replay import ReplayDesk
from studio.ui.desks.inside.statistics import StatisticsDesk
from studio.ui.desks.inside.steering import SteeringDesk
from studio.ui.desks.inside.steps import StepDesk
from studio.ui.desks.inside.tree import TreeDesk
from studio.ui.panes.panes import Panes


class InsideDesks(QObject):
    """Makes them, and lets them know of one another."""

    def __init__(self, bench: Bench, game: GameDesk, panes: Panes, display: SearchDisplay) -> None:
        super().__init__(bench.window)
        board, candidates = panes.board, panes.candidates
        self.steps = StepDesk(bench, board, panes.steps)
        self.tree = TreeDesk(bench, board, panes.tree, panes.found_nodes)
        self.nodes = NodeDesk(bench, game, board, display, panes.node_bar)
        self.replay = ReplayDesk(bench, display, board, panes.replay)
        self.filter = FilterDesk(bench, panes.tree_filter, panes.found_nodes, panes.tree_rooms)
        self.explanations = ExplanationDesk(bench, self.nodes, candidates, panes.explanation, panes.tree)
        self.steering = SteeringDesk(
            bench, self.nodes, self.explanations, candidates, panes.steering, panes.breakpoints
        )
        self.statistics = StatisticsDesk(bench, panes.statistics)
        self.drawing = DrawingDesk(bench, self.nodes, panes.drawing)
        for tree in (panes.tree, panes.found_nodes):
            tree.node_chosen.connect(self.nodes.choose)
        panes.drawing.node_pointed.connect(self.tree.show_way)
        self.nodes.node_changed.connect(self._on_node)
        self.nodes.node_changed.connect(self.tree.reveal)
        self.replay.moment_changed.connect(self._on_moment)

    @Slot(object)
    def _on_node(self, path: Path) -> None:
        """A node is looked at as it is now."""
        if path:
            self.replay.return_to_now()

    @Slot(object)
    def _on_moment(self, moment: Snapshot | None) -> None:
        """Of the past only the root is known."""
        if moment is not None:
            self.nodes.return_to_root()
