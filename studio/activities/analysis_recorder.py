"""Saves the results of a running search in the record at intervals."""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.insight.recorded import is_reviewed
from studio.keeping.analyses import analysis_of
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch
from studio.thinking.thoughts import Thought

_KEPT_EVERY_MS = 500
# With fewer, the tree may be from an earlier position.
_FEWEST_SIMULATIONS = 100
"""A result without a proof is saved only if it has at least this many simulations."""


class AnalysisRecorder(QObject):
    """Saves the newest result of a live search in the node passed to `watch`.

    The saved analysis contains the name of the search's profile.
    """

    kept = Signal()
    """Emitted when a better analysis was saved in the record."""
    kept_in = Signal(object)
    """Emitted with the `Node` in which a better analysis was saved."""

    def __init__(self, session: Session, live_search: LiveSearch, profile: str, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._live_search = session, live_search
        self.profile = profile
        self._watched: Node | None = None
        self._seen: Thought | None = None  # the last result, so that it is not saved again under another profile
        self._lesser: dict[Node, PositionAnalysis] = {}
        self._steered_run = 0  # the number of the last run that the user steered; its visits remain biased
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_KEPT_EVERY_MS)
        self._timer.timeout.connect(self.keep)
        session.record_opened.connect(self._on_record)

    def watch(self, node: Node) -> None:
        """Save the results of the search in `node` from now on."""
        self._watched = node

    def lesser(self, node: Node) -> PositionAnalysis | None:
        """Return the search results for `node` that were not saved because its saved analysis is better.

        Return None if there are none.
        """
        return self._lesser.get(node)

    def keep_soon(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def keep(self) -> None:
        """Save the newest result in the watched node if it is better than the analysis saved there."""
        node, thought = self._watched, self._live_search.thought
        if node is None or thought is None or thought is self._seen or not self._session.record.holds(node):
            return
        self._seen = thought
        if not thought.steering.is_empty:
            self._steered_run = thought.run
        if not _is_analysis(thought) or self._session.record.position(node).is_over:
            return  # the rules know the result of a finished game
        is_steered, is_later = thought.run == self._steered_run, is_reviewed(node)
        found = analysis_of(thought.snapshot, self.profile, self._live_search.parameters, is_steered=is_steered)
        # a search that improves a review is worth a question, a search of a position without a review is not
        if self._session.results.keep_analysis(node, replace(found, is_later=is_later), to_be_saved=is_later):
            self.kept.emit()
            self.kept_in.emit(node)
        self._note_lesser(node, found)

    @Slot()
    def _on_record(self) -> None:
        """Stop watching, and forget all results that were not saved in the record."""
        # Another record was opened.
        self._watched = None
        self._lesser.clear()

    def _note_lesser(self, node: Node, found: PositionAnalysis) -> None:
        """If the record has a better analysis of `node` than `found`, remember `found` until another record is opened.

        If there are several such results of a node, remember the one with the most visits.
        """
        kept, earlier = node.analysis, self._lesser.get(node)
        is_kept = kept is None or (kept.visits, kept.is_steered) == (found.visits, found.is_steered)
        if is_kept or found.simulations < _FEWEST_SIMULATIONS:
            self._lesser.pop(node, None)
        elif earlier is None or found.visits >= earlier.visits:
            self._lesser[node] = found


def _is_analysis(thought: Thought) -> bool:
    """Return whether `thought` may be saved. It needs a proof or enough simulations."""
    snapshot = thought.snapshot
    return snapshot.root.proof is not Proof.UNKNOWN or snapshot.simulations >= _FEWEST_SIMULATIONS
