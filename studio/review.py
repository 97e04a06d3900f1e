"""The review of a whole game: every position of a line is searched, one after the other, beside all other searches."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from studio.analysis import Analysis, MakeAnalysis
from studio.engine.limits import Limit, StoppedBy
from studio.engine.profiles import DEFAULT_PROFILE, profile_named
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.keeping import analysis_of
from studio.mistakes import positions_along
from studio.thoughts import Thought


class Review(QObject):
    """Owns an analysis while it runs. It never writes the record: whoever listens keeps what was found."""

    progressed = Signal(int, int)
    """How many positions are done, and of how many."""
    node_reviewed = Signal(object, object)
    """A `Node` of the record, and the `PositionAnalysis` of its position."""
    finished = Signal(bool)
    """Whether the line was reviewed to its end; comes once for each beginning."""
    failed = Signal(object)
    """The `StudioError` for which it could not go on; `finished` follows."""

    def __init__(self, make_analysis: MakeAnalysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_analysis = make_analysis
        self._analysis: Analysis | None = None
        self._record: GameRecord | None = None
        self._waiting: Iterator[tuple[Node, Position]] = iter(())
        self._limit, self._profile = Limit(), DEFAULT_PROFILE
        self._asked: tuple[Node, int] | None = None  # what is searched, and the number of the run
        self._done = self._of = 0

    @property
    def is_running(self) -> bool:
        return self._analysis is not None

    @property
    def progress(self) -> tuple[int, int]:
        """How many positions are done, and of how many."""
        return self._done, self._of

    def begin(
        self,
        record: GameRecord,
        line: Sequence[Node],
        limit: Limit,
        *,
        again: bool = False,
        profile: str = DEFAULT_PROFILE,
    ) -> None:
        """Search the positions of a line that are not over, and unless `again` is set not known well enough yet.

        Each node of the line is a child of the one before it. `finished` comes at once where nothing is to be done.
        """
        self.cancel()
        nodes = tuple(line)
        due = {
            node
            for node, position in positions_along(record, nodes)
            if not position.is_over and (again or not _is_known(node, limit, profile))
        }
        self._record, self._limit, self._profile = record, limit, profile
        self._waiting = (place for place in positions_along(record, nodes) if place[0] in due)
        self._done, self._of = 0, len(due)
        if not due:
            self.finished.emit(True)
            return
        self._analysis = self._opened()
        self._advance()

    def cancel(self) -> None:
        """End the search and its thread; what was found so far has been told."""
        if self.is_running:
            self._release()
            self.finished.emit(False)

    # Inside

    def _opened(self) -> Analysis:
        analysis = self._make_analysis(profile_named(self._profile).parameters, 0, self)
        analysis.stopped.connect(self._on_stopped)
        analysis.failed.connect(self._on_failed)
        analysis.open()
        return analysis

    def _advance(self) -> None:
        """Ask for the next position that the record still holds."""
        try:
            found = self._next()
        except StudioError as error:  # the line was changed, and cannot be played any more
            self._give_up(error)
            return
        if found is None:
            self._end()
            return
        self._ask(*found)
        self.progressed.emit(self._done, self._of)

    def _next(self) -> tuple[Node, Position] | None:
        for node, position in self._waiting:
            if self._record is not None and node.path()[0] is self._record.root:
                return node, position
            self._done += 1  # it was deleted
        return None

    def _ask(self, node: Node, position: Position) -> None:
        if self._analysis is not None:
            self._analysis.pause()  # after a proof a search would go on at once, with what is left of a limit
            self._analysis.watch(position)
            self._asked = node, self._analysis.run
            self._analysis.start(self._limit)

    def _release(self) -> None:
        if self._analysis is not None:
            self._analysis.close()
            self._analysis.deleteLater()
        self._analysis, self._asked, self._record, self._waiting = None, None, None, iter(())

    def _end(self) -> None:
        self._release()
        self.progressed.emit(self._of, self._of)
        self.finished.emit(True)

    def _give_up(self, error: StudioError) -> None:
        self._release()
        self.failed.emit(error)
        self.finished.emit(False)

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        analysis, asked = self._analysis, self._asked
        if analysis is None or asked is None or self.sender() is not analysis or reason is StoppedBy.STOP:
            return
        thought: Thought | None = analysis.thought
        if thought is None or thought.run != asked[1]:
            return
        self._asked = None
        self._done += 1
        if thought.snapshot.root.visits:
            self.node_reviewed.emit(asked[0], analysis_of(thought.snapshot, self._profile, analysis.parameters))
        if self._analysis is analysis:  # whoever was told may have cancelled
            self._advance()

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        if self._analysis is not None and self.sender() is self._analysis:
            self._give_up(error)


def _is_known(node: Node, limit: Limit, profile: str) -> bool:
    """Whether the record keeps as much of a position as this review would find."""
    analysis = node.analysis
    if analysis is None:
        return False
    if limit.simulations is not None:
        return analysis.simulations >= limit.simulations or _is_certain(analysis)
    return analysis.profile == profile and bool(analysis.candidates)


def _is_certain(analysis: PositionAnalysis) -> bool:
    """A proof ended the search before its limit, and would end it again."""
    proofs = [candidate.proof for candidate in analysis.candidates]
    return Proof.WIN in proofs or (bool(proofs) and Proof.UNKNOWN not in proofs)
