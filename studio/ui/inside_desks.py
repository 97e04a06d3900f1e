"""The desks that look inside the search: its steps, its tree, its nodes, its moments, and what steers it."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from studio.analysis import Analysis
from studio.engine.snapshot import Path, Snapshot
from studio.live_game import LiveGame
from studio.session import Session
from studio.ui.actions import Actions
from studio.ui.drawing_desk import DrawingDesk
from studio.ui.filter_desk import FilterDesk
from studio.ui.game_desk import GameDesk
from studio.ui.node_desk import NodeDesk
from studio.ui.panes import Panes
from studio.ui.play_desk import PlayDesk
from studio.ui.replay_desk import ReplayDesk
from studio.ui.search_display import SearchDisplay
from studio.ui.statistics_desk import StatisticsDesk
from studio.ui.steering_desk import SteeringDesk
from studio.ui.step_desk import StepDesk
from studio.ui.tree_desk import TreeDesk


class InsideDesks(QObject):
    """Makes them, and lets them know of one another."""

    message_changed = Signal(str)

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        live: LiveGame,
        play: PlayDesk,
        game: GameDesk,
        actions: Actions,
        panes: Panes,
        display: SearchDisplay,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        board, candidates = panes.board, panes.candidates
        self.steps = StepDesk(session, analysis, live, play, actions, board, panes.steps)
        self.tree = TreeDesk(session, analysis, play, board, panes.tree, panes.found_nodes)
        self.nodes = NodeDesk(session, analysis, play, game, actions, board, display, panes.node_bar)
        self.replay = ReplayDesk(session, analysis, play, display, board, panes.replay, window)
        self.filter = FilterDesk(session, analysis, play, panes.tree_filter, panes.found_nodes, panes.tree_rooms)
        self.steering = SteeringDesk(
            session,
            analysis,
            play,
            self.nodes,
            actions,
            candidates,
            panes.steering,
            panes.explanation,
            panes.breakpoints,
            panes.tree,
        )
        self.statistics = StatisticsDesk(session, analysis, play, actions, panes.statistics, window)
        self.drawing = DrawingDesk(session, analysis, play, self.nodes, panes.drawing)
        for desk in (self.nodes, self.replay, self.steering, self.statistics):
            desk.message_changed.connect(self.message_changed)
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
