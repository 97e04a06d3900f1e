"""The controller that tells the display what the record knows about the shown position."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.threat_watch import ThreatFindings
from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import Solution
from studio.game.node import Node
from studio.game.position_analysis import ThreatsFound, ThreatWin
from studio.insight.recorded import recorded
from studio.keeping.analyses import view_of
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay


class RecordedController(QObject):
    """Collects the proven moves and the review's best move in the record, which all views add to the results of the
    search.
    """

    kept = Signal()
    """Emitted after proofs of the threat solver were added to analyses in the record or removed from them."""

    def __init__(self, context: ControllerContext, display: SearchDisplay) -> None:
        super().__init__(context.window)
        self._session, self._display, self._live_search = context.session, display, context.live_search
        self._node: Node | None = None
        self._found, self._is_complete = ThreatsFound(), False
        self.follow_position()

    @Slot()
    def follow_position(self) -> None:
        """Tell the display what the record knows about the new position, before the display shows any results."""
        self._node, self._found, self._is_complete = self._session.node, ThreatsFound(), False
        self._know(is_new=True)

    @Slot()
    def update(self) -> None:
        """Tell the display what the record now knows about the shown position."""
        if self._node is self._session.node:
            self._know(is_new=False)
            self._keep()

    def take_threats(self, findings: ThreatFindings | None) -> None:
        """Add the wins by threats that a solver found in the shown position.

        They are also added to an analysis in the record, so that the plot of win rates shows the same proofs as the
        other views.
        """
        found = ThreatsFound() if findings is None else ThreatsFound(_win(findings.win), _win(findings.menace))
        if found != self._found and self._node is self._session.node:
            is_less, self._found = bool(self._found.wins) and not found.wins, found
            if is_less:
                self._know_less()
            else:
                self._know(is_new=False)
        self._is_complete = findings is not None and findings.is_complete
        self._keep()

    def forget_threats(self) -> None:
        """Remove all proofs of the threat solver from the record and the views.

        Proofs of the search or a review remain.
        """
        self._found, self._is_complete = ThreatsFound(), False
        if self._session.results.forget_threats():
            if self._node is self._session.node:
                self._know_less()
            self.kept.emit()

    # Implementation

    def _keep(self) -> None:
        node = self._session.node
        if self._is_complete and node is self._node and self._session.results.keep_threats(node, self._found):
            self.kept.emit()

    def _know_less(self) -> None:
        """Tell the display what the record still knows after it has lost proofs."""
        known = recorded(self._session.record, self._session.node, self._found)
        self._display.renew(known, self._kept_view(), self._live_search.thought)

    def _kept_view(self) -> NodeView | None:
        node, record = self._session.node, self._session.record
        if node.analysis is None or not node.analysis.candidates:
            return None
        return view_of(node.analysis, record.rules, record.known(node), record.known_moves(node))

    def _know(self, *, is_new: bool) -> None:
        self._display.know(recorded(self._session.record, self._session.node, self._found), is_new=is_new)


def _win(solution: Solution | None) -> ThreatWin | None:
    if solution is None:
        return None
    return ThreatWin(solution.kind, solution.line, solution.refutations, solution.undecided)
