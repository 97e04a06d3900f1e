"""The desks that look inside the search: its steps, its tree, its nodes."""

from PySide6.QtCore import QObject, Signal

from studio.analysis import Analysis
from studio.live_game import LiveGame
from studio.session import Session
from studio.ui.actions import Actions
from studio.ui.game_desk import GameDesk
from studio.ui.node_desk import NodeDesk
from studio.ui.panes import Panes
from studio.ui.play_desk import PlayDesk
from studio.ui.search_display import SearchDisplay
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
    ) -> None:
        super().__init__(panes.board)
        board = panes.board
        self.steps = StepDesk(session, analysis, live, play, actions, board, panes.steps)
        self.tree = TreeDesk(session, analysis, play, board, panes.tree)
        self.nodes = NodeDesk(session, analysis, play, game, actions, board, display, panes.node_bar)
        self.nodes.message_changed.connect(self.message_changed)
        for view in (board, panes.candidates):
            view.move_requested.connect(self.nodes.take_move)
        panes.tree.node_chosen.connect(self.nodes.choose)
