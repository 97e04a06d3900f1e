"""A history of the latest single phases, with a cursor."""

from collections import deque
from collections.abc import Iterable

from studio.engine.views.phase_event import PhaseEvent

MOST_EVENTS = 200


class StepHistory:
    """The latest phase events, with a cursor on one of them. A new event moves the cursor to the end.

    Moving the cursor does not change the search.
    """

    def __init__(self) -> None:
        self._events: deque[PhaseEvent] = deque(maxlen=MOST_EVENTS)
        self._back = 0

    @property
    def shown(self) -> PhaseEvent | None:
        return self._events[-1 - self._back] if self._events else None

    @property
    def events(self) -> tuple[PhaseEvent, ...]:
        """All events, the oldest first."""
        return tuple(self._events)

    @property
    def is_past(self) -> bool:
        return self._back > 0

    @property
    def place(self) -> tuple[int, int]:
        """The number of the event at the cursor, counted from 1, and the number of all events."""
        return len(self._events) - self._back, len(self._events)

    def add(self, events: Iterable[PhaseEvent]) -> None:
        self._events.extend(events)
        self._back = 0

    def forget(self) -> None:
        """Remove all events."""
        # The tree was replaced.
        self._events.clear()
        self._back = 0

    def look_back(self) -> bool:
        """Move the cursor to the previous event. Return False if there is no such event."""
        if self._back + 1 >= len(self._events):
            return False
        self._back += 1
        return True

    def look_forward(self) -> bool:
        """Move the cursor to the next event. Return False if there is no such event."""
        if not self._back:
            return False
        self._back -= 1
        return True

    def return_to_now(self) -> None:
        self._back = 0
