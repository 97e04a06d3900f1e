"""Lets the record remember what a running search finds, now and then, so that nothing need be computed again."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.analysis import Analysis
from studio.game.node import Node
from studio.keeping import analysis_of
from studio.session import Session

_KEPT_EVERY_MS = 500


class SearchKeeper(QObject):
    """Knows the node whose position is searched, and the name of how it is searched."""

    kept = Signal()
    """The record remembers more of a position than before."""

    def __init__(self, session: Session, analysis: Analysis, profile: str, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._analysis = session, analysis
        self.profile = profile
        self._watched: Node | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_KEPT_EVERY_MS)
        self._timer.timeout.connect(self.keep)
        session.record_opened.connect(self._on_record)

    def watch(self, node: Node) -> None:
        """What is found from now on belongs there."""
        self._watched = node

    def keep_soon(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def keep(self) -> None:
        """Let the record remember what was found here, if it is more than it knows."""
        node, thought = self._watched, self._analysis.thought
        if node is None or thought is None or node.path()[0] is not self._session.record.root:
            return
        visits = thought.snapshot.root.visits
        if visits and (node.analysis is None or node.analysis.simulations < visits):
            found = analysis_of(thought.snapshot, self.profile, self._analysis.parameters)
            self._session.keep_analysis(node, found)
            self.kept.emit()

    @Slot()
    def _on_record(self) -> None:
        """What is known of the old record's last position belongs to nobody any more."""
        self._watched = None
