"""The open record with its cursor and its undo history.

All views observe it. Each edit is plain data, can be undone, and is written to the journal.
"""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from studio.game.files import FileWarning, Format, Opened, open_records, save_record
from studio.game.game_end import marked_end
from studio.game.node import TIMELINE, Node
from studio.game.openings import OPENING
from studio.game.position import Position
from studio.game.record import GameRecord, Variation
from studio.game.rules import Rules
from studio.game.seating import SEATS
from studio.game.stones import Stone
from studio.session import edits
from studio.session.editing import opened_from, pasted
from studio.session.editor import Editor
from studio.session.edits import Edit, NodeEdit, NodePath, RecordEdit, nearest_node, node_path
from studio.session.journal import Journal, SessionJournal
from studio.session.new_record import new_record
from studio.session.open_file import OpenFile, Origin
from studio.session.put_aside import PutAside
from studio.session.results import Results
from studio.session.undo_history import Change


class Session(QObject):
    """Owns the open record, and is the only one that edits it. Views read the record and request changes."""

    # The open record can still be changed and saved.
    record_closing = Signal()
    """Emitted before another record replaces the open one."""
    record_opened = Signal()
    """Emitted when another record was opened. `position_changed` is emitted afterwards."""
    position_changed = Signal()
    """Emitted when the cursor moved or another record was opened."""
    # A text that the user is typing belongs to the cursor's current node.
    leaving_node = Signal()
    """Emitted before the cursor moves."""
    tree_changed = Signal()
    """Emitted when moves were added, removed or reordered."""
    comment_changed = Signal()
    changed_changed = Signal(bool)
    """Emitted with whether the record now has unsaved edits or results of searches."""
    file_changed = Signal()
    """Emitted when the record has another file than before, or no file any more."""
    journal_failed = Signal(object)
    """Emitted with the `JournalError` about an edit that was made but could not be written to the journal."""

    def __init__(
        self,
        rules: Rules,
        journal: Journal | None = None,
        games_folder: Path | None = None,
    ) -> None:
        super().__init__()
        self._journal = SessionJournal(journal, self._checkpoint, self.journal_failed.emit)
        self.results = Results(lambda: self._origin.file, games_folder, lambda: self._set_changed(True))
        """The results of searches in the open record."""
        self.held: Variation | None = None
        """The variation that was last cut or copied. `paste` can add it."""
        self._begin_edits(self._editor_of(GameRecord(rules)), Origin())

    # State

    @property
    def record(self) -> GameRecord:
        return self._editor.cursor.record

    @property
    def rules(self) -> Rules:
        return self.record.rules

    @property
    def node(self) -> Node:
        """The node at the cursor."""
        return self._editor.cursor.node

    @property
    def position(self) -> Position:
        """The position at the cursor. Callers must not change it."""
        return self._editor.cursor.position

    @property
    def cursor(self) -> NodePath:
        return self._editor.cursor.path

    @property
    def timeline(self) -> str:
        """The timeline of a search that is stored at the cursor's node. Empty if there is none."""
        return self.node.properties.get(TIMELINE, ("",))[0]

    # The file

    @property
    def origin(self) -> Origin:
        """The file of the record and the number of the game in it. If there is no file, the title of the record."""
        return self._origin

    @property
    def file(self) -> Path | None:
        return self._origin.path

    @property
    def is_sample(self) -> bool:
        """Whether the record is the sample of the first start, and has not been edited."""
        return self._origin.is_sample and not self.is_changed

    # Moving the cursor

    def go_to(self, node: Node) -> None:
        if node is not self.node:
            self.leaving_node.emit()
            self._editor.cursor.move_to(node)
            self.position_changed.emit()

    def go_to_cursor(self, cursor: NodePath) -> None:
        """Move the cursor to the node at this path.

        If it does not exist, move to the last node on the path that exists.
        """
        self.go_to(nearest_node(self.record, cursor))

    def go_back(self, moves: int = 1) -> None:
        self.go_to(self.node.back(moves))

    def go_forward(self, moves: int = 1) -> None:
        """Move the cursor forward by `moves` moves. It follows the first children, and stops at the end of the line."""
        self.go_to(self.node.forward(moves))

    def go_to_start(self) -> None:
        self.go_to(self.record.root)

    def go_to_end(self) -> None:
        *_, last = self.node.main_line()
        self.go_to(last)

    # Undo

    @property
    def is_changed(self) -> bool:
        return self._changed

    @property
    def is_only_analysed(self) -> bool:
        """Whether the changes since the last save are only results of searches."""
        return self.results.is_unsaved and self._editor.history.is_saved

    @property
    def is_recoverable(self) -> bool:
        """Whether all unsaved changes could be restored at the next start."""
        # The journal has results of searches only after `secure_results`.
        return self._journal.is_complete and (self.results.is_secured or not self.results.is_unsaved)

    @property
    def can_undo(self) -> bool:
        return self._editor.history.can_undo

    @property
    def can_redo(self) -> bool:
        return self._editor.history.can_redo

    # Opening and saving

    def begin(
        self,
        rules: Rules,
        starts: Stone = Stone.BLACK,
        black: str = "",
        white: str = "",
        properties: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        """Open a new empty record. The arguments are the same as those of `new_record`."""
        self._show(new_record(rules, starts, black, white, properties or {}), Origin())

    def present(self, record: GameRecord, name: str = "") -> None:
        """Open a record that the program created. `name` is its title. The user is not asked to save it."""
        self._show(record, Origin(name=name))

    def show(self, opened: Opened, path: Path, number: int = 0) -> None:
        """Open a game of a file that was already read. The first game has the number 0."""
        # Saving does not overwrite a file with several games.
        kind = opened.format if len(opened.records) == 1 else None
        self._show(opened.records[number], Origin(OpenFile.seen_now(path, kind, number)))

    def put_aside(self) -> PutAside:
        """Return the open record with its state, so that `bring_back` can open it again.

        It stays open until another record is opened.
        """
        return PutAside(self._editor, self._origin, self.results.state, self._changed)

    def bring_back(self, aside: PutAside) -> None:
        """Open a record that was put aside, with the results, cursor, undo history and unsaved changes that it had."""
        self.record_closing.emit()
        self._begin_edits(aside.editor, aside.origin)
        self.results.resume(self.record, aside.results)
        self._set_changed(aside.is_changed)
        if aside.is_changed:
            self._secure()
        self.record_opened.emit()
        self.position_changed.emit()

    def restore(self, record: GameRecord, file: OpenFile | None = None, cursor: NodePath = ()) -> bool:
        """Open a record that was restored. Its edits count as unsaved. Return whether the journal could be written."""
        self._take(record, Origin(file), is_saved=False)
        self._editor.cursor.move_near(cursor)
        self._set_changed(True)
        self.record_opened.emit()
        self.position_changed.emit()
        return self._journal.begin(self.node)

    def be_sample(self, name: str) -> None:
        """Turn the open record into one of the program's samples. It gets a title to display, and has no file."""
        # The next save asks for another file.
        self._origin = Origin(name=name, is_sample=True)

    def open(self, path: Path, number: int = 0) -> tuple[FileWarning, ...]:
        """Open a game of a file, where the first game has the number 0.

        If the file has fewer games, open the first one. Return the warnings.
        """
        opened = open_records(path)
        self.show(opened, path, number if number < len(opened.records) else 0)
        return tuple(opened.warnings)

    def save(self, path: Path) -> list[FileWarning]:
        """Save the record to this file. Return warnings about data that its format cannot store."""
        lost = save_record(self.record, path)
        self.mark_saved(path)
        return lost

    def save_analysis(self) -> None:
        """Save new results of searches to the record's file.

        Do nothing if there are other unsaved changes, or if the user must be asked first.
        """
        if self.file is not None and self.results.is_new and not self._changed and self.results.is_saved_unasked:
            self.save(self.file)

    def secure_results(self) -> bool:
        """Save new results of searches, so that a crash does not lose them.

        If possible, `save_analysis` writes them to the file of the game. Otherwise, for example if there are other
        unsaved changes, the record is written to the journal. Return False if that failed.
        """
        self.save_analysis()
        is_blocked = self.results.is_saved_unasked and self._changed
        if self.results.is_secured or not (self.results.is_unsaved or is_blocked):
            return True
        return self._secure()

    def mark_saved(self, path: Path) -> None:
        """Note that the file at `path` contains the current state of the record, as far as its format can store it."""
        file = OpenFile.named(path, self.record)
        self._origin = Origin(file)
        self._journal.write(edits.Saved(str(path), str(file.format), file.stamp))
        self._editor.history.mark_saved()
        if file.format is Format.SGF:
            self.results.mark_saved()
        else:
            self.results.mark_left_out()
            self.secure_results()
        self._set_changed(self.results.is_unsaved)
        self.file_changed.emit()

    # Editing

    def play(self, point: int) -> None:
        """Play a move at the cursor. If a child has this move already, go to this child."""
        self.extend(self.node, point)

    def extend(self, node: Node, point: int) -> Node:
        """Play a move at `node`, and return the node of the move.

        It is added if it does not exist. If the cursor is at `node`, it moves to the new node.
        """
        follows = node is self.node
        known = self.record.child(node, point) or self._carry_out(edits.Added(node_path(node), point), node)
        if follows:
            self.go_to(known)
        return known

    def delete(self, node: Node) -> None:
        """Remove a node and everything below it.

        If the cursor is in the removed part, it moves to the parent of `node`.
        """
        self._carry_out(edits.Deleted(node_path(node)), node)

    def promote(self, node: Node) -> None:
        if node.parent is not None and node.parent.children[0] is not node:
            self._carry_out(edits.Moved(node_path(node), node.parent.children.index(node) - 1), node)

    def paste(self, variation: Variation) -> None:
        """Add a copy of a variation below the cursor."""
        self._carry_out(pasted(self.record, self.node, variation), self.node)

    def comment(self, text: str) -> None:
        """Set the comment of the move at the cursor."""
        if text != self.node.comment:
            self._carry_out(edits.Commented(self.cursor, text), self.node)

    def keep_timeline(self, text: str) -> None:
        """Store a timeline at the cursor. An empty text removes it."""
        if text != self.timeline:
            self._carry_out(edits.TimelineKept(self.cursor, text), self.node)

    def rename(self, black: str, white: str, result: str) -> None:
        """Set the players' names and the result.

        This does not make the record unsaved, and adds no step to the undo history. If the previous change is undone,
        the old names and result come back, too.
        """
        if (black, white, result) != (self.record.black, self.record.white, self.record.result):
            self._editor.amend(edits.Renamed(black, white, result))

    def note_opening(self, text: str) -> None:
        """Set the text of the game's opening protocol. Like `rename`, this adds no step to the undo history."""
        if (text,) != self.record.properties.get(OPENING):
            self._editor.amend(edits.OpeningNoted(text))

    def note_seats(self, text: str) -> None:
        """Set who plays the game, in the format of `studio.game.seating`. This adds no step to the undo history."""
        if text != self.record.properties.get(SEATS, ("",))[0]:
            self._editor.amend(edits.SeatsNoted(text))

    def note_end(self, node: Node | None) -> None:
        """Mark a node as the end of the game, because the next moves were taken back. None removes the mark."""
        if node is not marked_end(self.record.root):
            self._editor.amend(edits.EndNoted(None if node is None else node_path(node)))

    def undo(self) -> None:
        if self.can_undo:
            change = self._editor.undo()
            self._return_to(change.before, change)

    def redo(self) -> None:
        if self.can_redo:
            change = self._editor.redo()
            self._return_to(change.after, change)

    def close(self, *, discard: bool) -> None:
        """Close the journal. If it has unsaved edits, keep its file for the next start, unless `discard` is set."""
        self._journal.close(discard=discard)

    # Implementation

    def _show(self, record: GameRecord, origin: Origin) -> None:
        self._take(record, origin)
        self.record_opened.emit()
        self.position_changed.emit()

    def _take(self, record: GameRecord, origin: Origin, *, is_saved: bool = True) -> None:
        self.record_closing.emit()
        self._begin_edits(self._editor_of(record, is_saved=is_saved), origin)

    def _editor_of(self, record: GameRecord, *, is_saved: bool = True) -> Editor:
        return Editor(record, self._note, self.position_changed.emit, is_saved=is_saved)

    def _begin_edits(self, editor: Editor, origin: Origin) -> None:
        """Edit the record of `editor` from now on, instead of the previous one."""
        self._editor, self._origin = editor, origin
        self._changed = False
        self.results.begin(self.record)
        self._journal.write(edits.Closed())
        self.changed_changed.emit(False)

    def _carry_out(self, edit: NodeEdit, node: Node) -> Node:
        """Apply an edit at `node`, and add it to the undo history. Return the changed node."""
        changed = self._editor.carry_out(edit, node)
        self._notify_of(edit)
        return changed

    def _return_to(self, cursor: NodePath, change: Change) -> None:
        was = self.node
        self._editor.cursor.move_near(cursor)
        self._notify_of(next((edit for edit in change.edits if not isinstance(edit, RecordEdit)), change.edits[0]))
        if self.node is not was:  # otherwise a change of a comment would restart the search
            self.position_changed.emit()

    def _note(self, edit: Edit, cursor: Node) -> None:
        self._journal.note(edit, cursor)

    def _checkpoint(self, cursor: Node) -> edits.Opened:
        return opened_from(self.record, cursor, self._origin.file)

    def _secure(self) -> bool:
        """Write the whole record to the journal. Return False if writing failed."""
        is_written = self._journal.begin(self.node)
        if is_written:
            self.results.mark_secured()
        return is_written

    def _notify_of(self, edit: Edit) -> None:
        self._set_changed(self.results.is_unsaved or not self._editor.history.is_saved)
        if isinstance(edit, edits.Commented):
            self.comment_changed.emit()
        elif not isinstance(edit, RecordEdit):
            self.tree_changed.emit()

    def _set_changed(self, changed: bool) -> None:
        if changed is not self._changed:
            self._changed = changed
            self.changed_changed.emit(changed)
