"""Reviews a game: searches the positions of a line one after the other, independently of other searches.

In the first round, a solver looks for wins by threats after each search, and its proofs are added to the analysis.

The second round runs backwards from the end. It searches a position again if it is not clear whether the next move was
a mistake. This search visits only the moves that are to be compared.
"""

from collections.abc import Container, Iterator, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.review_looks import ReviewLooks
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, profile_named
from studio.game.errors import StudioError
from studio.game.judgement import MoveJudgement
from studio.game.merged_analysis import with_threats
from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis, ThreatsFound
from studio.game.record import GameRecord
from studio.insight.judgements import judgements
from studio.insight.reviewing import ReviewTask, enough_to_compare, review_tasks
from studio.keeping.analyses import analysis_of
from studio.thinking.live_search import LiveSearch, MakeLiveSearch
from studio.thinking.thoughts import Thought


class Review(QObject):
    """Owns a live search while the review runs. The review does not change the record: listeners save its results."""

    progressed = Signal(int, int)
    """The number of finished positions and of all positions."""
    comparing = Signal()
    """A possible mistake is being compared with other moves, in the second round. Emitted for each of them."""
    node_reviewed = Signal(object, object)
    """A `Node` of the record and the `PositionAnalysis` of its position."""
    line_judged = Signal(object)
    """The judgements of the line after the review, as pairs of a `Node` and its `MoveJudgement` or None. After a
    cancelled review, only moves at searched positions are judged. `finished` follows.
    """
    finished = Signal(bool)
    """Whether the line was reviewed to its end; once for each start."""
    failed = Signal(object)
    """The `StudioError` that ended the review. `finished` follows."""

    def __init__(self, make_live_search: MakeLiveSearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_live_search = make_live_search
        self._live_search: LiveSearch | None = None
        self._record: GameRecord | None = None
        self._line: tuple[Node, ...] = ()
        self._searched: set[Node] = set()
        self._waiting: Iterator[ReviewTask] = iter(())
        self._limit, self._profile = Limit(), DEFAULT_PROFILE
        self._parameters = profile_named(DEFAULT_PROFILE).parameters
        self._asked: tuple[ReviewTask, int] | None = None  # the task that is being searched, and the number of the run
        self._looked_at: tuple[ReviewTask, PositionAnalysis] | None = (
            None  # the task whose threats are being searched, and its analysis
        )
        self._is_running = False
        self._looks = ReviewLooks(self)
        self._looks.found.connect(self._on_looked)
        self._looks.failed.connect(self._on_failed_look)
        self._done = self._of = 0

    @property
    def is_running(self) -> bool:
        return self._is_running

    @property
    def progress(self) -> tuple[int, int]:
        """The number of finished positions, and of all positions."""
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
        """Review the positions of `line` in which the game is not over.

        Without `again`, skip positions with a sufficient analysis. If there is nothing to do, `finished` is emitted at
        once.

        Each node of the line is a child of the previous one. Without `parameters`, the parameters of the built-in
        profile apply. A profile of the user requires `parameters`.
        """
        self.cancel()
        self._parameters = parameters or profile_named(profile).parameters
        due, tasks = review_tasks(record, line, limit, profile, self._parameters, again=again)
        self._record, self._limit, self._profile = record, limit, profile
        self._line, self._searched = tuple(line), set()
        self._waiting, self._done, self._of = tasks, 0, due
        self._is_running = True
        self._advance()

    def cancel(self) -> None:
        """End the review and its threads. All results so far have already been reported."""
        if self.is_running:
            judged = self._judgements(self._searched)
            self._release()
            self.line_judged.emit(judged)
            self.finished.emit(False)

    # Implementation

    def _opened(self) -> LiveSearch:
        live_search = self._make_live_search(self._parameters, 0, self)
        live_search.stopped.connect(self._on_stopped)
        live_search.failed.connect(self._on_failed)
        live_search.open()
        return live_search

    def _advance(self) -> None:
        """Start the search of the next position that is still in the record."""
        try:
            found = self._next()
        except StudioError as error:  # the line was changed and is not playable any more
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

    def _next(self) -> ReviewTask | None:
        for task in self._waiting:
            if self._record is not None and self._record.holds(task.node):
                return task
            self._done += not task.is_comparison  # the node was deleted
        return None

    def _ask(self, task: ReviewTask) -> None:
        if task.is_known and task.node.analysis is not None:
            self._look(task, task.node.analysis)
            return
        live_search = self._live_search = self._live_search or self._opened()
        live_search.pause()  # without a pause, a search that ended with a proof would use the rest of its limit at once
        live_search.watch(task.position)
        self._asked = task, live_search.run
        live_search.steer(task.steering)
        live_search.start(enough_to_compare(self._limit) if task.is_comparison else self._limit)

    def _release(self) -> None:
        if self._live_search is not None:
            self._live_search.close()
            self._live_search.deleteLater()
        self._looks.close()
        self._is_running, self._looked_at = False, None
        self._live_search, self._asked, self._record, self._waiting = None, None, None, iter(())
        self._line = ()

    def _judgements(self, searched: Container[Node] | None) -> tuple[tuple[Node, MoveJudgement | None], ...]:
        return tuple(judgements(self._record, self._line, searched)) if self._record is not None else ()

    def _end(self) -> None:
        judged = self._judgements(None)
        self._release()
        self.progressed.emit(self._of, self._of)
        self.line_judged.emit(judged)
        self.finished.emit(True)

    def _give_up(self, error: StudioError) -> None:
        judged = self._judgements(self._searched)
        self._release()
        self.line_judged.emit(judged)
        self.failed.emit(error)
        self.finished.emit(False)

    def _found(self, task: ReviewTask, thought: Thought, live_search: LiveSearch) -> PositionAnalysis:
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
        task = asked[0]
        if not thought.snapshot.root.visits:
            self._done += not task.is_comparison
            self._advance()
        elif task.is_comparison:
            self._report(task, self._found(task, thought, live_search))
        else:
            self._look(task, self._found(task, thought, live_search))

    def _look(self, task: ReviewTask, found: PositionAnalysis) -> None:
        """Look for wins by threats in the position of `task`; `found` is the analysis of this position."""
        self._looked_at = task, found
        self._looks.look(task.position)

    @Slot(object)
    def _on_looked(self, threats: ThreatsFound) -> None:
        if self._looked_at is not None:
            (task, found), self._looked_at = self._looked_at, None
            self._report(task, with_threats(found, threats, task.position.legal_moves()))

    def _report(self, task: ReviewTask, found: PositionAnalysis) -> None:
        self._done += not task.is_comparison
        waiting = self._waiting
        self._searched.add(task.node)
        self.node_reviewed.emit(task.node, found)
        if self._waiting is waiting:  # a listener may have cancelled the review
            self._advance()

    @Slot(object)
    def _on_failed_look(self, error: StudioError) -> None:
        if self._looked_at is not None:
            self._give_up(error)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        if self._live_search is not None and self.sender() is self._live_search:
            self._give_up(error)
