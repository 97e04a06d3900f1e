"""The controller that explains why a move is not chosen. The explanation follows the growing tree."""

from collections.abc import Mapping

from PySide6.QtCore import QLocale, QObject, QRect, Qt, Signal, Slot

from studio.engine.options.steering import Steering
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.stones import PASS
from studio.insight.explanation import Explanation, explained
from studio.insight.mistakes import Judged
from studio.insight.ranking import ranked_rows
from studio.ui.board.view import BoardView
from studio.ui.candidates.explanation_card import ExplanationCard
from studio.ui.candidates.table import CandidatesTable
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.inside.nodes import NodeController
from studio.ui.tree.view import TreeView


class ExplanationController(QObject):
    """Explains why a move of the shown node is not chosen."""

    # The results of the search are preferred: a saved analysis has no terms.
    asked = Signal()
    """Emitted when the controller begins to explain results of the search. It is not emitted for a saved analysis."""

    def __init__(
        self,
        context: ControllerContext,
        nodes: NodeController,
        display: SearchDisplay,
        table: CandidatesTable,
        card: ExplanationCard,
        tree: TreeView,
        board: BoardView,
    ) -> None:
        super().__init__(card)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._notes = context.notes
        self._nodes, self._table, self._card, self._tree = nodes, table, card, tree
        self._display, self._board = display, board
        self._steering = Steering()
        self._owed: Mapping[int, int] = {}
        self._explained: int | None = None
        self._mistake: Judged | None = None
        table.view_shown.connect(self.explain)
        card.close_requested.connect(self._on_closed)
        nodes.node_changed.connect(self.forget)
        nodes.view_changed.connect(self.explain)

    @property
    def left_out(self) -> frozenset[int]:
        """The root moves that the user excludes from the search."""
        if not (self._steering.only or self._steering.excluded):
            return frozenset()
        legal = self._session.position.legal_moves()
        return frozenset(point for point in legal if not self._steering.allows(point))

    def set_steering(self, steering: Steering, owed: Mapping[int, int]) -> None:
        """Store the user's restrictions of root moves.

        `owed` maps each point to the number of requested visits that are still to come.
        """
        self._steering, self._owed = steering, owed

    def ask_pointed(self) -> bool:
        """Explain the move that the user points at, and return whether there is one.

        In the tree view, this is the move of the current row; on the board, the move at the keyboard's cursor.
        Otherwise it is the move under the mouse or, without one, the chosen row of the table. If there is none either,
        it is the mistake that led to the position, otherwise the second candidate.
        """
        path = self._tree.current_path if self._tree.hasFocus() else None
        if path:
            if path[:-1] != self._nodes.path:
                self._nodes.choose(path[:-1])
            self.ask_about(path[-1])
            return True
        asked = self._board.cursor_move if self._board.hasFocus() else None
        asked = asked if asked is not None else self._board.pointed_move
        asked = asked if asked is not None else self._table.asked_point
        if asked is None and self._mistake is not None and not self._nodes.path:
            self._ask_about_mistake(self._mistake)
            return True
        view = self._view(asked)
        if view is None or not len(view):
            return False
        self.ask_about(asked if asked is not None else int(view.points[ranked_rows(view)[:2][-1]]))
        return True

    def ask_about(self, point: int) -> bool:
        """Explain the move at `point`. Return False if there are no results to explain."""
        self._explained = point
        view = self._view(point)
        if view is not None and len(view) and view is not self._display.view_without_terms:
            self.asked.emit()
        self.explain()
        return view is not None and len(view) > 0

    @Slot()
    def explain(self) -> None:
        """Update the explanation to the newest results of the node. If there is nothing to explain, close it."""
        point = self._explained
        view, raw = self._views(point)
        if point is None or view is None or self._hiding.hides_search:
            self._card.show_explanation(None)
            return
        try:
            legal = self._legal_at(view)
        except StudioError:  # the position has just changed, and this node belongs to the previous one
            self._card.show_explanation(None)
            return
        told = explained(
            view,
            point,
            self._live_search.resolved.parameters,
            untried=max(0, legal - len(view if raw is None else raw)),
            left_out=self.left_out if raw is not None else frozenset(),
            owed=self._owed if raw is not None else {},
            raw=raw,
        )
        self._card.show_explanation(told, self._cells_of(told))

    @Slot()
    def forget(self) -> None:
        """Close the explanation."""
        self._explained = None
        self._card.show_explanation(None)

    @Slot(object)
    def set_mistake(self, mistake: Judged | None) -> None:
        """Set the reviewed mistake that led to the position on the board. None if its last move is no mistake."""
        self._mistake = mistake

    # Implementation

    def _ask_about_mistake(self, mistake: Judged) -> None:
        """Show the position before a mistake, and explain why the search does not choose this move."""
        move = mistake.node.move
        if move is None or move.point is None or move.point == PASS:
            return
        self._session.go_back()
        self.ask_about(move.point)
        text = self.tr("The board shows the position before {number}. {move}. “Next Move” (→) returns.")
        number, name = QLocale().toString(mistake.ply), move_name(move.point, self._session.rules)
        self._notes.say(fill(text, number=number, move=name))

    @Slot()
    def _on_closed(self) -> None:
        """Focus the board again after the user has closed the explanation."""
        self.forget()
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _cells_of(self, told: Explanation) -> tuple[QRect, ...]:
        # The explanation should not cover them.
        points = {told.point, *(terms.point for terms in (told.best, told.asked) if terms is not None)}
        layout = self._board.board_layout
        return tuple(layout.cell_rect(point).toRect() for point in sorted(points) if point < layout.rules.size)

    def _legal_at(self, view: NodeView) -> int:
        """Return the number of legal moves in the node's position."""
        position = self._session.position.copy()
        for move in view.path:
            position.play(move)
        return len(position.legal_moves())

    def _view(self, point: int | None) -> NodeView | None:
        return self._views(point)[0]

    def _views(self, point: int | None) -> tuple[NodeView | None, NodeView | None]:
        """Return the view to explain, and the view of the search alone.

        The first is None if there are no results. At the root, it may be a snapshot or a saved analysis. The second is
        None unless the first adds knowledge of the record to the newest search results.
        """
        thought, shown = self._live_search.thought, self._table.view
        if self._nodes.path:
            return self._nodes.view, None
        saved = self._display.view_without_terms
        if (
            saved is not None
            and point not in self.left_out
            and not (thought is not None and _has_searched(thought.snapshot, point))
        ):
            return saved, None
        if thought is None:
            return None, None
        root = thought.snapshot.root
        if shown is not root and any(moment.root is shown for moment in thought.timeline):
            return shown, None
        return self._display.completed(thought.snapshot).root, root


def _has_searched(snapshot: Snapshot, point: int | None) -> bool:
    """Return whether the search has simulations here, and has visited the move at `point`.

    If `point` is None, any visited move is enough.
    """
    visited = snapshot.root.points[snapshot.root.child_visits > 0]
    return snapshot.simulations > 0 and (bool(visited.size) if point is None else point in visited)
