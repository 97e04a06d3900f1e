"""A `GameEngine` that gets its moves from the search of this program."""

import time

from PySide6.QtCore import QObject, Slot

from studio.activities import messages
from studio.activities.game_engine import EngineAnswer, GameEngine
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.views.snapshot import NodeView
from studio.game.errors import StudioError
from studio.game.natural_openings import natural_instead_of, natural_moves
from studio.game.position import Position
from studio.keeping.analyses import analysis_of
from studio.players.clocks import FALLBACK, joined, limit_for
from studio.players.levels import SeatedEngine
from studio.players.move_time import MoveTimer, timer_for
from studio.players.player import Budget
from studio.thinking.live_search import LiveSearch
from studio.thinking.thoughts import EngineState, Thought


class SearchEngine(GameEngine):
    """Gets moves from a live search, which it owns and closes."""

    def __init__(self, seat: SeatedEngine, live_search: LiveSearch, parent: QObject) -> None:
        super().__init__(parent)
        self._seat, self.live_search = seat, live_search
        self._run: int | None = None  # the number of the requested run, while its answer is awaited
        self._began_at: float | None = None
        self._position: Position | None = None  # the position of the last request
        self._timer: MoveTimer | None = None
        self._is_decided = False  # whether the timer ended the search
        self._is_preparing = False
        live_search.setParent(self)
        live_search.state_changed.connect(self._on_state)
        live_search.stopped.connect(self._on_stopped)
        live_search.thought_changed.connect(self._on_thought)
        live_search.failed.connect(self._on_failed)
        live_search.open()

    def ask(self, position: Position, budget: Budget) -> None:
        self._position = position
        self._timer, self._is_decided = timer_for(budget, position, self._seat.parameters), False
        limit = limit_for(budget, position)
        if self._timer is not None:
            limit = joined(budget.limit, Limit(seconds=self._timer.most_seconds))
        self.live_search.watch(position)
        self._run, self._began_at = self.live_search.run, None
        self.live_search.start(FALLBACK if limit.is_empty else limit)

    def cancel(self) -> None:
        if self._run is not None:
            self.live_search.pause()
        self._run = None

    @property
    def is_preparing(self) -> bool:
        return self._is_preparing

    @property
    def is_gone(self) -> bool:
        return True  # `leave` waits until the search's thread has ended

    def leave(self) -> None:
        self.close()

    def close(self) -> None:
        self._run = None
        self.live_search.close()

    # Implementation

    @property
    def _is_asked(self) -> bool:
        """Return whether a move is awaited, and the search's current results belong to this request."""
        return self._run is not None and self._run == self.live_search.run

    def _note_begun(self) -> None:
        if self._began_at is None:
            self._began_at = time.monotonic()
            self.began.emit()

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        if self._is_preparing is not (state is EngineState.PREPARING):
            self._is_preparing = not self._is_preparing
            self.preparing_changed.emit()
        if state is EngineState.THINKING and self._is_asked:
            self._note_begun()

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        if self._is_asked:
            self._note_begun()
            self.thought_changed.emit(thought)
            self._end_in_time(thought)

    def _end_in_time(self, thought: Thought) -> None:
        if not self._is_asked or self._timer is None:
            return
        shown = thought.snapshot
        if self._timer.is_enough(shown.root, shown.seconds, shown.simulations):
            self._timer, self._is_decided = None, True
            self.live_search.pause()

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        if not self._is_asked or (reason is StoppedBy.STOP and not self._is_decided):
            return
        self._note_begun()
        thought, self._run = self.live_search.thought, None
        if thought is None or thought.snapshot.best is None:
            self.failed.emit(StudioError(messages.NO_ANSWER))
            return
        analysis = analysis_of(thought.snapshot, self._seat.profile, self._seat.parameters)
        point = self._natural(thought.snapshot.best, thought.snapshot.root)
        self.answered.emit(EngineAnswer(point, self._seconds(thought), analysis))

    def _natural(self, best: int, root: NodeView) -> int:
        """Return `best`, or a natural opening move to play instead of it (see `natural_instead_of`)."""
        if self._position is None or not self._seat.parameters.natural_opening:
            return best
        visited = root.points[root.child_visits > 0].tolist()
        return natural_instead_of(best, natural_moves(self._position), visited, root.rules)

    def _seconds(self, thought: Thought) -> float:
        """Return how many seconds the move took.

        This is the time since the start or the search's own time, whichever is smaller.
        """
        # The window may learn late that the search has ended.
        waited = time.monotonic() - self._began_at if self._began_at is not None else 0.0
        return min(waited, thought.snapshot.seconds) if waited else thought.snapshot.seconds

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        """Report an error, but only if a move is awaited."""
        # At other times it is ignored: it occurs again at the next request.
        if self._run is not None:
            self._run = None
            self.failed.emit(error)
