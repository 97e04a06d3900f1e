"""What a search found, as its thread shows it to others: the newest thought, and the timeline behind it."""

import time
from typing import TYPE_CHECKING

from studio.engine.views.timeline import Timeline
from studio.thinking.thoughts import Thought

if TYPE_CHECKING:
    from studio.engine.search import Search

SNAPSHOT_SECONDS = 0.03


class Findings:
    """Belongs to the thread that searches; others read `newest` only, one reference to what nobody changes."""

    def __init__(self) -> None:
        self.newest: Thought | None = None
        self.timeline = Timeline()
        self._shown_at = 0.0

    @property
    def are_due(self) -> bool:
        """Whether the newest thought is old enough for another one."""
        return time.perf_counter() - self._shown_at >= SNAPSHOT_SECONDS

    def begin_timeline(self) -> None:
        """Another search, or another position; the newest thought stays until there is one of it."""
        self.timeline = Timeline()

    def show(self, run: int, search: "Search", progress: float | None) -> None:
        self._shown_at = time.perf_counter()
        self.newest = Thought(
            run,
            search.snapshot(),
            self.timeline.snapshots,
            progress,
            search.steering,
            tuple(search.visits_owed.items()),
        )
