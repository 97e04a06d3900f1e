"""What was done to a record and can be taken back: plain edits, and where the cursor belongs before and after them."""

from collections import deque
from dataclasses import dataclass

from studio.session.edits import Address, Edit

_MOST_CHANGES = 1000


@dataclass(frozen=True, slots=True)
class Change:
    """What takes a change back, or carries it out again."""

    edits: tuple[Edit, ...]
    before: Address
    after: Address


class UndoHistory:
    """Knows how far the record is from what its file holds."""

    def __init__(self, *, is_saved: bool) -> None:
        self._undos: deque[Change] = deque(maxlen=_MOST_CHANGES)
        self._redos: list[Change] = []
        self._depth = 0  # the changes since the record was opened, those that were forgotten too
        self._saved_depth: int | None = 0 if is_saved else None

    @property
    def can_undo(self) -> bool:
        return bool(self._undos)

    @property
    def can_redo(self) -> bool:
        return bool(self._redos)

    @property
    def is_saved(self) -> bool:
        """Whether the record is as its file holds it."""
        return self._depth == self._saved_depth

    def add(self, change: Change) -> None:
        """Another change: what was taken back before is forgotten."""
        if self._saved_depth is not None and self._saved_depth > self._depth:
            self._saved_depth = None  # there is no way back to it any more
        self._undos.append(change)
        self._redos.clear()
        self._depth += 1

    def extend(self, edits: tuple[Edit, ...]) -> None:
        """What belongs to the last change and is taken back with it."""
        if self._undos:
            last = self._undos.pop()
            self._undos.append(Change((*edits, *last.edits), last.before, last.after))
        self._redos.clear()

    def take_undo(self) -> Change:
        self._depth -= 1
        return self._undos.pop()

    def take_redo(self) -> Change:
        self._depth += 1
        return self._redos.pop()

    def put_redo(self, change: Change) -> None:
        self._redos.append(change)

    def put_undo(self, change: Change) -> None:
        self._undos.append(change)

    def mark_saved(self) -> None:
        self._saved_depth = self._depth
