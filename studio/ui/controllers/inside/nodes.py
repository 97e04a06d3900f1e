"""The controller of the node that the views show: the root or a node that the user has chosen."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.engine.views.snapshot import NodeView, Path
from studio.game.message import fill
from studio.game.position import Position
from studio.insight.certainty import end_proof, solver_proof
from studio.ui.board.view import BoardView
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.game import GameController
from studio.ui.search.node_bar import NodeBar
from studio.ui.texts.move_names import move_in_words

_REFRESH_MS = 250


class NodeController(QObject):
    """Shows the chosen node on the board and in the candidates table, until the user leaves it."""

    node_changed = Signal(object)
    """Emitted with the path of the shown node. The path is empty at the root."""
    view_changed = Signal()
    """Emitted after the search delivered new data about the shown node."""

    def __init__(
        self, context: ControllerContext, game: GameController, board: BoardView, display: SearchDisplay, bar: NodeBar
    ) -> None:
        super().__init__(bar)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._notes = context.notes
        self._actions, self._game = context.actions, game
        self._board, self._display, self._bar = board, display, bar
        self._path: Path = ()
        self._view: NodeView | None = None  # the newest data about the shown node
        self._left: NodeView | None = None  # the node shown before this one; None if it was the root
        self._refreshing = QTimer(self)
        self._refreshing.setSingleShot(True)
        self._refreshing.setInterval(_REFRESH_MS)
        self._refreshing.timeout.connect(self._ask)
        live_search, actions = context.live_search, context.actions
        live_search.thought_changed.connect(self._on_thought)
        live_search.nodes_inspected.connect(self._on_nodes)
        live_search.restarted.connect(self.return_to_root)
        live_search.phases_performed.connect(self.return_to_root)  # the board shows steps from the root
        context.hiding.changed.connect(self.return_to_root)
        actions["node_up"].triggered.connect(self._on_up)
        actions["node_root"].triggered.connect(self.return_to_root)
        self._enable()

    @property
    def path(self) -> Path:
        """The moves from the root to the shown node."""
        return self._path

    @property
    def view(self) -> NodeView | None:
        """The newest results of the shown node. None at the root, and before the search delivers results."""
        return self._view

    @Slot(object)
    def choose(self, path: Path | None) -> None:
        """Show the node at `path`. An empty path or None shows the root."""
        if not path:
            self.return_to_root()
        elif self._hiding.hides_search or tuple(path) == self._path:
            return
        elif self._leads_on(tuple(path)):
            self._look_at(tuple(path))
        else:
            self._say_missing(tuple(path))

    @Slot(int)
    def look_into(self, point: int) -> None:
        """Show the child of the shown node after the move at `point`.

        If the search has not visited it, show a message.
        """
        if self._view is not None and point in self._view.points[self._view.child_visits > 0]:
            self._look_at((*self._path, point))
        else:
            where = move_in_words(point, self._session.rules)
            text = self.tr(
                "The board shows a node of the search, and the search has not visited {move} there. To play a move, "
                "go back to the root."
            )
            self._notes.say(fill(text, move=where))

    @Slot()
    def return_to_root(self) -> None:
        if self._path:
            self._path, self._view = (), None
            self._display.show_node(None, self._session.position.to_move)
            self._bar.show_node(None)
            self._game.show_board()
            self._enable()
            self.node_changed.emit(())

    # Implementation

    def _look_at(self, path: Path) -> None:
        self._left, self._path, self._view = self._view, path, None
        self._ask()
        self._show_position()
        self._enable()
        self.node_changed.emit(path)

    def _leads_on(self, path: Path) -> bool:
        """Return whether the moves of `path` can be played from the current position."""
        # They may belong to another one.
        position = self._session.position.copy()
        for point in path:
            if position.is_over or point not in position.legal_moves():
                return False
            position.play(point)
        return True

    def _say_missing(self, path: Path) -> None:
        text = self.tr("The search has not visited {move} in this position.")
        self._notes.say(fill(text, move=move_in_words(path[-1], self._session.rules)))

    def _show_position(self) -> None:
        position = self._position()
        self._board.show_position(position, self._path[-1], {})
        self._board.show_supposed(self._path)
        self._board.set_accepts_moves(not position.is_over)
        self._game.show_supposed(position)

    def _position(self) -> Position:
        position = self._session.position.copy()
        for point in self._path:
            position.play(point)
        return position

    @Slot()
    def _ask(self) -> None:
        if self._path:
            self._live_search.inspect((self._path,))

    @Slot(object)
    def _on_thought(self) -> None:
        if self._path and not self._refreshing.isActive():
            self._refreshing.start()

    @Slot(object)
    def _on_nodes(self, views: tuple[NodeView, ...]) -> None:
        view = next((view for view in views if view.path == self._path), None) if self._path else None
        if view is not None:
            self._show_view(view)
        elif self._path and self._view is None and not views:
            self._turn_back()

    def _turn_back(self) -> None:
        # The tree does not contain the chosen one.
        missing, left = self._path, self._left
        if left is None:
            self.return_to_root()
        else:
            self._path = left.path
            self._show_position()
            self._show_view(left)
            self.node_changed.emit(self._path)
        self._say_missing(missing)

    def _show_view(self, view: NodeView) -> None:
        self._view = view
        position = self._position()
        threats = self._live_search.resolved.parameters.seen_threats
        proof = None if position.is_over else solver_proof(view, threats) or end_proof(view)
        self._display.show_node(view, position.to_move)
        self._bar.show_node(view, position.to_move, proof)
        self.view_changed.emit()

    @Slot()
    def _on_up(self) -> None:
        self.choose(self._path[:-1])

    def _enable(self) -> None:
        for name in ("node_up", "node_root"):
            self._actions[name].setEnabled(bool(self._path))
