"""The review of a whole game: every position of a line is searched, one after the other, beside all other searches.

Then comes a second round, from the end back: where a move may have been a mistake and what was found does not say
whether it was, the position before it is searched once more, steered so that the move can be compared with others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from PySide6.QtCore import QObject, Signal, Slot

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, profile_named
from studio.engine.options.steering import UNSTEERED, Steering
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.insight.comparing import LEAST_VISITS, steering_to_compare, steering_to_settle
from studio.insight.mistakes import MISTAKE, positions_along
from studio.keeping.analyses import analysis_of
from studio.thinking.live_search import LiveSearch, MakeLiveSearch
from studio.thinking.thoughts import Thought

_NO_SEARCH = ("final_move", "temperature", "confidence", "memory_mb")
"""Parameters by which two searches find the same, as far as there is room."""


@dataclass(frozen=True, slots=True)
class _Task:
    """A position to be searched."""

    node: Node
    position: Position
    steering: Steering = UNSTEERED

    @property
    def is_comparison(self) -> bool:
        return not self.steering.is_empty


class Review(QObject):
    """Owns a live search while it runs. It never writes the record: whoever listens keeps what was found."""

    progressed = Signal(int, int)
    """How many positions are done, and of how many."""
    comparing = Signal()
    """All are done, and moves that may be mistakes are compared with others."""
    node_reviewed = Signal(object, object)
    """A `Node` of the record, and the `PositionAnalysis` of its position."""
    finished = Signal(bool)
    """Whether the line was reviewed to its end; comes once for each beginning."""
    failed = Signal(object)
    """The `StudioError` for which it could not go on; `finished` follows."""

    def __init__(self, make_live_search: MakeLiveSearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_live_search = make_live_search
        self._live_search: LiveSearch | None = None
        self._record: GameRecord | None = None
        self._waiting: Iterator[_Task] = iter(())
        self._limit, self._profile = Limit(), DEFAULT_PROFILE
        self._parameters = profile_named(DEFAULT_PROFILE).parameters
        self._asked: tuple[_Task, int] | None = None  # what is searched, and the number of the run
        self._done = self._of = 0

    @property
    def is_running(self) -> bool:
        return self._live_search is not None

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
        parameters: Parameters | None = None,
    ) -> None:
        """Search the positions of a line that are not over, and unless `again` is set not known well enough yet.

        Each node of the line is a child of the one before it. `finished` comes at once where nothing is to be done.
        Where no parameters are given, the profile's own; those of a profile that is not ours must be given.
        """
        self.cancel()
        self._parameters = parameters or profile_named(profile).parameters
        nodes = tuple(line)
        due = {
            node
            for node, position in positions_along(record, nodes)
            if not position.is_over and (again or not _is_known(node, limit, profile, self._parameters))
        }
        self._record, self._limit, self._profile = record, limit, profile
        first = (_Task(node, position) for node, position in positions_along(record, nodes) if node in due)
        self._waiting = chain(first, _comparisons(record, nodes, again))
        self._done, self._of = 0, len(due)
        self._advance()

    def cancel(self) -> None:
        """End the search and its thread; what was found so far has been told."""
        if self.is_running:
            self._release()
            self.finished.emit(False)

    # Inside

    def _opened(self) -> LiveSearch:
        live_search = self._make_live_search(self._parameters, 0, self)
        live_search.stopped.connect(self._on_stopped)
        live_search.failed.connect(self._on_failed)
        live_search.open()
        return live_search

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
        self._ask(found)
        if found.is_comparison:
            self.comparing.emit()
        else:
            self.progressed.emit(self._done, self._of)

    def _next(self) -> _Task | None:
        for task in self._waiting:
            if self._record is not None and self._record.holds(task.node):
                return task
            self._done += not task.is_comparison  # it was deleted
        return None

    def _ask(self, task: _Task) -> None:
        live_search = self._live_search = self._live_search or self._opened()
        live_search.pause()  # after a proof a search would go on at once, with what is left of a limit
        live_search.watch(task.position)
        self._asked = task, live_search.run
        live_search.steer(task.steering)
        live_search.start(_enough_to_compare(self._limit) if task.is_comparison else self._limit)

    def _release(self) -> None:
        if self._live_search is not None:
            self._live_search.close()
            self._live_search.deleteLater()
        self._live_search, self._asked, self._record, self._waiting = None, None, None, iter(())

    def _end(self) -> None:
        self._release()
        self.progressed.emit(self._of, self._of)
        self.finished.emit(True)

    def _give_up(self, error: StudioError) -> None:
        self._release()
        self.failed.emit(error)
        self.finished.emit(False)

    def _found(self, task: _Task, thought: Thought, live_search: LiveSearch) -> PositionAnalysis:
        parameters = live_search.parameters
        return analysis_of(thought.snapshot, self._profile, parameters, is_steered=task.is_comparison)

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        live_search, asked = self._live_search, self._asked
        if live_search is None or asked is None or self.sender() is not live_search or reason is StoppedBy.STOP:
            return
        thought: Thought | None = live_search.thought
        if thought is None or thought.run != asked[1]:
            return
        self._asked = None
        self._done += not asked[0].is_comparison
        if thought.snapshot.root.visits:
            self.node_reviewed.emit(asked[0].node, self._found(asked[0], thought, live_search))
        if self._live_search is live_search:  # whoever was told may have cancelled
            self._advance()

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        if self._live_search is not None and self.sender() is self._live_search:
            self._give_up(error)


def _comparisons(record: GameRecord, line: Sequence[Node], again: bool) -> Iterator[_Task]:
    """Of the last moves first: what is proven there is known of the moves before them."""
    for node in reversed(line[1:]):
        parent = node.parent
        if parent is None or not record.holds(node):
            continue
        for steering in _steerings(record, node, again):
            position = record.position(parent)
            if steering.only <= set(position.legal_moves()):
                yield _Task(parent, position, steering)


def _steerings(record: GameRecord, node: Node, again: bool) -> Iterator[Steering]:
    """Each when the one before it has been searched; where all that is known loses, as long as more is found lost."""
    steering = steering_to_compare(record, node, MISTAKE, again=again)
    if steering is not None:
        yield steering
    lost = 0
    while record.holds(node) and (steering := steering_to_settle(record, node)) and len(steering.excluded) > lost:
        lost = len(steering.excluded)
        yield steering


def _enough_to_compare(limit: Limit) -> Limit:
    """Two moves need visits enough to be believed."""
    if limit.simulations is None:
        return limit
    return replace(limit, simulations=max(limit.simulations, 2 * LEAST_VISITS))


def _is_known(node: Node, limit: Limit, profile: str, parameters: Parameters) -> bool:
    """Whether the record keeps as much of a position as this review would find."""
    analysis = node.analysis
    if analysis is None or analysis.is_steered:
        return False
    if limit.simulations is not None:
        return analysis.simulations >= limit.simulations or _is_certain(analysis)
    return analysis.profile == profile and bool(analysis.candidates) and _was_searched_so(analysis, parameters)


def _was_searched_so(analysis: PositionAnalysis, parameters: Parameters) -> bool:
    """Whether as much of its parameters as was kept is the same; the choice of the move is no part of the search."""
    kept = analysis.parameters
    return all(kept.get(name, value) == value for name, value in parameters.as_dict().items() if name not in _NO_SEARCH)


def _is_certain(analysis: PositionAnalysis) -> bool:
    """A proof ended the search before its limit, and would end it again."""
    proofs = [candidate.proof for candidate in analysis.candidates]
    is_all_known = bool(proofs) and Proof.UNKNOWN not in proofs  # older files kept nothing of the position itself
    return analysis.known.is_certain or Proof.WIN in proofs or is_all_known
