"""The undo history of a record: edits, and the cursor before and after them."""

from collections import deque
from dataclasses import dataclass

from studio.session.edits import Edit, NodePath

_MOST_CHANGES = 1000


@dataclass(frozen=True, slots=True)
class Change:
    """A step of the undo history. It has the edits that undo or redo it, and the cursor before and after it."""

    edits: tuple[Edit, ...]
    before: NodePath
    after: NodePath


class UndoHistory:
    """The undo history of a record. It knows whether the current state has been saved."""

    def __init__(self, *, is_saved: bool) -> None:
        self._undos: deque[Change] = deque(maxlen=_MOST_CHANGES)
        self._redos: list[Change] = []
        self._depth = 0  # the number of changes made, also of those that are no longer stored
        self._saved_depth: int | None = 0 if is_saved else None

    @property
    def can_undo(self) -> bool:
        return bool(self._undos)

    @property
    def can_redo(self) -> bool:
        return bool(self._redos)

    @property
    def is_saved(self) -> bool:
        """Whether the record is in the state in which it was last saved or opened."""
        return self._depth == self._saved_depth

    def add(self, change: Change) -> None:
        """Add a change. Changes that were undone can no longer be redone."""
        if self._saved_depth is not None and self._saved_depth > self._depth:
            self._saved_depth = None  # redoing can no longer reach the saved state
        self._undos.append(change)
        self._redos.clear()
        self._depth += 1

    def extend(self, edits: tuple[Edit, ...]) -> None:
        """Add edits to the last change, so that they are undone together with it.

        Changes that were undone can no longer be redone. If there is no last change, the edits cannot be undone.
        """
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
