"""The controller of the tree view: requests the nodes that the view shows."""

from PySide6.QtCore import QObject, Slot

from studio.engine.views.snapshot import NodeView
from studio.game.node import Node
from studio.game.stones import PASS
from studio.thinking.thoughts import EngineState
from studio.ui.board.overlays import GhostLine
from studio.ui.board.view import BoardView
from studio.ui.controllers.context import ControllerContext
from studio.ui.tree.found_view import FoundNodesView
from studio.ui.tree.view import TreeView
from studio.ui.tree.visited import VisitedChildren

_LONGEST_GHOST = 12


class TreeController(QObject):
    """Shows the tree of the current position in the tree view."""

    def __init__(self, context: ControllerContext, board: BoardView, tree: TreeView, found: FoundNodesView) -> None:
        super().__init__(tree)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._board, self._tree = board, tree
        self._watched: Node | None = None
        self._shows_unvisited, self._visited = False, VisitedChildren()
        tree.paths_wanted.connect(self._on_paths)
        for view in (tree, found):
            view.node_pointed.connect(self.show_path)
        session, live_search = context.session, context.live_search
        live_search.nodes_inspected.connect(self._on_nodes)
        live_search.state_changed.connect(self._on_state)
        live_search.restarted.connect(self._begin_again)
        live_search.phases_performed.connect(self._on_phases)
        session.record_opened.connect(self._on_record)
        context.hiding.changed.connect(self._begin_again)
        self.follow_position()

    @Slot(bool)
    def show_unvisited(self, shows: bool) -> None:
        """Set whether the tree also lists moves without visits."""
        if shows is not self._shows_unvisited:
            self._shows_unvisited = shows
            self._visited.begin()
            self._tree.load_again(self._live_search.run)

    @Slot()
    def _on_record(self) -> None:
        self._watched = None

    @Slot()
    def follow_position(self) -> None:
        """Show the tree of the new position.

        After a move, keep the rows below this move, because the search keeps its subtree.
        """
        kept = _moves_between(self._watched, self._session.node)
        self._watched = self._session.node
        self._visited.begin(kept)
        self._tree.begin_run(self._live_search.run, kept)

    @Slot()
    def _begin_again(self) -> None:
        self._visited.begin()
        self._tree.begin_run(self._live_search.run, None)

    @Slot(object)
    def _on_paths(self, paths: tuple[tuple[int, ...], ...]) -> None:
        if not self._hiding.hides_search:
            self._live_search.inspect(paths)

    @Slot(object)
    def _on_nodes(self, views: tuple[NodeView, ...]) -> None:
        if not self._hiding.hides_search:
            shown = views if self._shows_unvisited else map(self._visited.of, views)
            self._tree.show_nodes(self._live_search.run, shown)

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        self._tree.set_live(state is EngineState.THINKING)

    @Slot()
    def _on_phases(self) -> None:
        self._tree.refresh()

    @Slot(object)
    def reveal(self, path: tuple[int, ...]) -> None:
        """Select the node at `path` in the tree view. If it is the root, do nothing."""
        # The user chose it in another view.
        if path and path != self._tree.current_path and not self._hiding.hides_search:
            self._tree.reveal(path)

    @Slot(object)
    def show_path(self, path: tuple[int, ...] | None) -> None:
        """Show the moves to the node at `path`, or no moves if `path` is None."""
        to_move = self._session.position.to_move
        self._board.show_line(GhostLine(path[:_LONGEST_GHOST], to_move) if path else None)


def _moves_between(before: Node | None, after: Node) -> tuple[int, ...] | None:
    """Return the points of the moves from `before` to its descendant `after`.

    Return None if `after` is not a descendant, or if there is a pass or there are setup stones between them.
    """
    points: list[int] = []
    node: Node | None = after
    while node is not None and node is not before:
        if node.move is None or node.setup is not None or node.move.point == PASS:
            return None
        points.append(node.move.point)
        node = node.parent
    return tuple(reversed(points)) if node is not None else None
