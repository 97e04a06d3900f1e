"""Between the running search and the view of its tree: nodes are asked for by the moves that lead to them."""

from PySide6.QtCore import QObject, Slot

from studio.analysis import Analysis
from studio.engine.snapshot import NodeView
from studio.game.node import Node
from studio.game.stones import PASS
from studio.session import Session
from studio.thoughts import EngineState
from studio.ui.board_overlays import GhostLine
from studio.ui.board_view import BoardView
from studio.ui.found_nodes_view import FoundNodesView
from studio.ui.play_desk import PlayDesk
from studio.ui.tree_view import TreeView

_LONGEST_GHOST = 12


class TreeDesk(QObject):
    """Lets the tree follow the position that is watched."""

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        play: PlayDesk,
        board: BoardView,
        tree: TreeView,
        found: FoundNodesView,
    ) -> None:
        super().__init__(tree)
        self._session, self._analysis, self._play = session, analysis, play
        self._board, self._tree = board, tree
        self._watched: Node | None = None
        tree.paths_wanted.connect(self._on_paths)
        for view in (tree, found):
            view.node_pointed.connect(self.show_way)
        analysis.nodes_inspected.connect(self._on_nodes)
        analysis.state_changed.connect(self._on_state)
        analysis.restarted.connect(self._begin_anew)
        analysis.phases_performed.connect(self._on_phases)
        session.record_opened.connect(self._on_record)
        session.position_changed.connect(self._on_position)
        play.hiding_changed.connect(self._begin_anew)
        self._on_position()

    @Slot()
    def _on_record(self) -> None:
        self._watched = None

    @Slot()
    def _on_position(self) -> None:
        """The search keeps what lies below a move that is played; so does the view."""
        kept = _moves_between(self._watched, self._session.node)
        self._watched = self._session.node
        self._tree.begin_run(self._analysis.run, kept)

    @Slot()
    def _begin_anew(self) -> None:
        self._tree.begin_run(self._analysis.run, None)

    @Slot(object)
    def _on_paths(self, paths: tuple[tuple[int, ...], ...]) -> None:
        if not self._play.hides_search:
            self._analysis.inspect(paths)

    @Slot(object)
    def _on_nodes(self, views: tuple[NodeView, ...]) -> None:
        if not self._play.hides_search:
            self._tree.show_nodes(self._analysis.run, views)

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        self._tree.set_live(state is EngineState.THINKING)

    @Slot()
    def _on_phases(self) -> None:
        self._tree.refresh()

    @Slot(object)
    def reveal(self, path: tuple[int, ...]) -> None:
        """Where in the tree the node is that was picked somewhere; for the root everything stays as it is."""
        if path and path != self._tree.current_path and not self._play.hides_search:
            self._tree.reveal(path)

    @Slot(object)
    def show_way(self, path: tuple[int, ...] | None) -> None:
        """The moves that lead to the node, on the board."""
        to_move = self._session.position.to_move
        self._board.show_line(GhostLine(path[:_LONGEST_GHOST], to_move) if path else None)


def _moves_between(before: Node | None, after: Node) -> tuple[int, ...] | None:
    """The points played from one position to a later one; nothing where no moves lead there."""
    points: list[int] = []
    node: Node | None = after
    while node is not None and node is not before:
        if node.move is None or node.setup is not None or node.move.point == PASS:
            return None
        points.append(node.move.point)
        node = node.parent
    return tuple(reversed(points)) if node is not None else None
