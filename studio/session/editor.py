"""Applies edits to the open record, and keeps its undo history."""

from collections.abc import Callable

from studio.game.node import Node
from studio.game.record import GameRecord
from studio.session.cursor import Cursor
from studio.session.editing import Done, carry_out
from studio.session.edits import Deleted, Edit, NodeEdit, RecordEdit, place_of
from studio.session.undo_history import Change, UndoHistory


class Editor:
    """The cursor and the undo history of a record.

    Only this class applies edits to an open record. After each edit it calls `on_edit` with the edit and the changed
    node, so that the journal can be written. If an edit deletes the cursor's node, the cursor moves to the nearest
    ancestor that is left, and `on_cursor_lost` is called first.
    """

    def __init__(
        self,
        record: GameRecord,
        on_edit: Callable[[Edit, Node], None],
        on_cursor_lost: Callable[[], None],
        *,
        is_saved: bool,
    ) -> None:
        self.cursor = Cursor(record)
        self.history = UndoHistory(is_saved=is_saved)
        self._on_edit, self._on_cursor_lost = on_edit, on_cursor_lost

    def carry_out(self, edit: NodeEdit, node: Node) -> Node:
        """Apply an edit at `node` as a new step in the undo history. Return the changed node."""
        before = place_of(edit) if node is self.cursor.node else self.cursor.path
        done = self._perform(edit, node)
        self.history.add(Change(done.inverses, before, before if done.place is None else done.place))
        return done.node or node

    def amend(self, edit: RecordEdit) -> None:
        """Apply an edit of the whole record without adding a step to the undo history."""
        self.history.extend(self._perform(edit).inverses)

    def undo(self) -> Change:
        """Undo the last step, and return it. The caller then moves the cursor to the step's `before`."""
        change = self.history.take_undo()
        self.history.put_redo(self._exchanged(change))
        return change

    def redo(self) -> Change:
        """Redo the step that was undone last, and return it. The caller then moves the cursor to the step's `after`."""
        change = self.history.take_redo()
        self.history.put_undo(self._exchanged(change))
        return change

    def _exchanged(self, change: Change) -> Change:
        """Apply the edits of a change. Return the change that reverses it."""
        inverses = [inverse for edit in change.edits for inverse in reversed(self._perform(edit).inverses)]
        return Change(tuple(reversed(inverses)), change.before, change.after)

    def _perform(self, edit: Edit, node: Node | None = None) -> Done:
        """Apply an edit.

        Return the result and the edits that undo it. `node` is the edited node, if the caller knows it.
        """
        cursor = self.cursor
        done = carry_out(edit, cursor.record, node, cursor.position if node is cursor.node else None)
        if isinstance(edit, Deleted) and cursor.is_lost:
            self.cursor = Cursor(cursor.record, done.node)
            self._on_cursor_lost()
        self._on_edit(edit, done.node or self.cursor.node)
        return done
