"""The controllers that inspect the search: steps, tree, nodes, snapshots and steering."""

from PySide6.QtCore import QObject, Slot

from studio.engine.views.snapshot import Path, Snapshot
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.game import GameController
from studio.ui.controllers.inside.drawing import DrawingController
from studio.ui.controllers.inside.explanation import ExplanationController
from studio.ui.controllers.inside.filter import FilterController
from studio.ui.controllers.inside.nodes import NodeController
from studio.ui.controllers.inside.replay import ReplayController
from studio.ui.controllers.inside.statistics import StatisticsController
from studio.ui.controllers.inside.steering import SteeringController
from studio.ui.controllers.inside.steps import StepController
from studio.ui.controllers.inside.tree import TreeController
from studio.ui.panes.panes import Panes


class InsideControllers(QObject):
    """Creates and connects the controllers that inspect the search."""

    def __init__(self, context: ControllerContext, game: GameController, panes: Panes, display: SearchDisplay) -> None:
        super().__init__(context.window)
        board, candidates = panes.board, panes.candidates
        self.steps = StepController(context, display, board, panes.steps)
        self.tree = TreeController(context, board, panes.tree, panes.found_nodes)
        self.nodes = NodeController(context, game, board, display, panes.node_bar)
        self.replay = ReplayController(context, display, board, panes.replay)
        self.filter = FilterController(context, panes.tree_filter, panes.found_nodes, panes.tree_pages)
        self.explanations = ExplanationController(
            context, self.nodes, display, candidates, panes.explanation, panes.tree, board
        )
        self.steering = SteeringController(
            context, self.nodes, self.explanations, candidates, panes.steering, panes.breakpoints
        )
        board.menu_requested.connect(self.steering.open_menu)
        self.statistics = StatisticsController(context, panes.statistics)
        self.drawing = DrawingController(context, self.nodes, panes.drawing)
        panes.tree_filter.unvisited_wanted.connect(self.tree.show_unvisited)
        for tree in (panes.tree, panes.found_nodes):
            tree.node_chosen.connect(self.nodes.choose)
        panes.drawing.node_pointed.connect(self.tree.show_path)
        self.nodes.node_changed.connect(self._on_node)
        self.nodes.node_changed.connect(self.steps.follow_node)
        self.steps.looked_back.connect(self.nodes.return_to_root)
        self.nodes.node_changed.connect(self.tree.reveal)
        self.replay.moment_changed.connect(self._on_moment)

    @Slot(object)
    def _on_node(self, path: Path) -> None:
        """Stop showing the earlier snapshot when the user chooses a node."""
        if path:
            self.replay.return_to_now()

    @Slot(object)
    def _on_moment(self, moment: Snapshot | None) -> None:
        """Return to the root when an earlier snapshot is shown."""
        # Snapshots contain only the root.
        if moment is not None:
            self.nodes.return_to_root()
