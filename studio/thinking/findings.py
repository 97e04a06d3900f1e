"""The results that a search publishes for other threads: the newest `Thought`, and the timeline."""

import time
from typing import TYPE_CHECKING

from studio.engine.views.timeline import Timeline
from studio.thinking.thoughts import Thought

if TYPE_CHECKING:
    from studio.engine.search import Search

SNAPSHOT_SECONDS = 0.03


class Findings:
    """The results that the thread of a search updates for other threads."""

    # Other threads only read `newest`, whose value is immutable.

    def __init__(self) -> None:
        self.newest: Thought | None = None
        self.timeline = Timeline()
        self._shown_at = 0.0

    @property
    def are_due(self) -> bool:
        """Return whether a new `Thought` is due, because the newest one is at least `SNAPSHOT_SECONDS` old."""
        return time.perf_counter() - self._shown_at >= SNAPSHOT_SECONDS

    def begin_timeline(self) -> None:
        """Start an empty timeline for another search or position. Until `show` is called, `newest` remains."""
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
