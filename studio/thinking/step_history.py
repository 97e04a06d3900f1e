"""The phases that were performed last, and which of them is looked at."""

from collections import deque
from collections.abc import Iterable

from studio.engine.views.phase_event import PhaseEvent

MOST_EVENTS = 200


class StepHistory:
    """Looking back changes nothing in the search; the next event leads back to the present."""

    def __init__(self) -> None:
        self._events: deque[PhaseEvent] = deque(maxlen=MOST_EVENTS)
        self._back = 0

    @property
    def shown(self) -> PhaseEvent | None:
        return self._events[-1 - self._back] if self._events else None

    @property
    def is_past(self) -> bool:
        return self._back > 0

    @property
    def place(self) -> tuple[int, int]:
        """Which event is looked at, from 1, and of how many."""
        return len(self._events) - self._back, len(self._events)

    def add(self, events: Iterable[PhaseEvent]) -> None:
        self._events.extend(events)
        self._back = 0

    def forget(self) -> None:
        """Another position: its events are those of another tree."""
        self._events.clear()
        self._back = 0

    def look_back(self) -> bool:
        """Whether there is an event before the one that is looked at."""
        if self._back + 1 >= len(self._events):
            return False
        self._back += 1
        return True

    def look_forward(self) -> bool:
        """Whether the event that is looked at was not the last one."""
        if not self._back:
            return False
        self._back -= 1
        return True

    def return_to_now(self) -> None:
        self._back = 0
