"""The open record, the cursor in it, and what was done to it: the one model that all views watch.

Every edit is plain data that can be carried out, has an inverse, and is written to the journal.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from studio.game.better_founded import better_founded
from studio.game.files import FileWarning, Format, open_records, save_record
from studio.game.files import Opened as OpenedFile
from studio.game.move_cost import MoveCost
from studio.game.node import Node, Setup
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord, Variation
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.session.cursor import Cursor
from studio.session.editing import Done, carry_out, opened, pasted
from studio.session.edits import (
    TIMELINE,
    Added,
    Address,
    Closed,
    Commented,
    Deleted,
    Edit,
    Moved,
    NodeEdit,
    Opened,
    Renamed,
    Saved,
    TimelineKept,
    address_of,
    nearest_node,
    place_of,
)
from studio.session.journal import Journal, SessionJournal
from studio.session.open_file import OpenFile
from studio.session.undo_history import Change, UndoHistory


class Session(QObject):
    """The only owner and editor of the open record; views read it and request changes."""

    record_opened = Signal()
    """Another record is open; the position has changed with it."""
    position_changed = Signal()
    """The cursor stands elsewhere, or the record is another one."""
    leaving_node = Signal()
    """The cursor is about to go elsewhere: what is being typed belongs to where it stands."""
    tree_changed = Signal()
    """Moves were added, taken out or reordered."""
    comment_changed = Signal()
    changed_changed = Signal(bool)
    """Whether there are edits, or what a review found, that no file holds."""
    file_changed = Signal()
    """The record belongs to another file now."""
    journal_failed = Signal(object)
    """The `JournalError` of an edit that is carried out and could not be written down."""

    def __init__(self, rules: Rules, journal: Journal | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cursor = Cursor(GameRecord(rules))
        self._file: OpenFile | None = None
        self._journal = SessionJournal(journal, self.journal_failed.emit)
        self.held: Variation | None = None
        """What was cut or copied last."""
        self._begin_edits()

    # What it is

    @property
    def record(self) -> GameRecord:
        return self._cursor.record

    @property
    def rules(self) -> Rules:
        return self.record.rules

    @property
    def node(self) -> Node:
        """Where the cursor stands."""
        return self._cursor.node

    @property
    def position(self) -> Position:
        """The position at the cursor, to be read only."""
        return self._cursor.position

    @property
    def cursor(self) -> Address:
        return self._cursor.address

    @property
    def timeline(self) -> str:
        """What was kept with this position of how its search evolved."""
        return self.node.properties.get(TIMELINE, ("",))[0]

    # The file it belongs to

    @property
    def file(self) -> Path | None:
        return self._file.path if self._file else None

    @property
    def game_number(self) -> int:
        """Which of the file's games it is."""
        return self._file.number if self._file else 0

    @property
    def format(self) -> Format | None:
        return self._file.format if self._file else None

    @property
    def file_was_touched(self) -> bool:
        """Whether another program has written the file since it was opened or saved."""
        return self._file is not None and self._file.was_touched

    # Moving the cursor

    def go_to(self, node: Node) -> None:
        if node is not self.node:
            self.leaving_node.emit()
            self._cursor.move_to(node)
            self.position_changed.emit()

    def go_to_cursor(self, cursor: Address) -> None:
        """The node at this address, or the last one on the way that there is."""
        self.go_to(nearest_node(self.record, cursor))

    def go_back(self, moves: int = 1) -> None:
        node = self.node
        for _ in range(moves):
            node = node.parent or node
        self.go_to(node)

    def go_forward(self, moves: int = 1) -> None:
        """Along the main variation."""
        node = self.node
        for _ in range(moves):
            node = node.children[0] if node.children else node
        self.go_to(node)

    def go_to_start(self) -> None:
        self.go_to(self.record.root)

    def go_to_end(self) -> None:
        *_, last = self.node.main_line()
        self.go_to(last)

    # What was done to it

    @property
    def is_changed(self) -> bool:
        return self._changed

    @property
    def can_undo(self) -> bool:
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        return self._history.can_redo

    # Opening and saving

    def begin(
        self,
        rules: Rules,
        starts: Stone = Stone.BLACK,
        black: str = "",
        white: str = "",
        clock: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        """An empty board; with names, that of a game played today; with what a record says of its clock."""
        record = GameRecord(rules)
        for name, values in (clock or {}).items():
            record.set_property(record.root, name, values)
        record.black, record.white = black, white
        record.date = date.today().isoformat() if black or white else ""
        if starts is Stone.WHITE:
            record.set_setup(record.root, Setup(to_move=starts))
        self._show(record, None)

    def present(self, record: GameRecord) -> None:
        """Show a record made by the program; the user is not asked to save it."""
        self._show(record, None)

    def show(self, opened: OpenedFile, path: Path, number: int = 0) -> None:
        """One of a file's games; where the file holds others, saving must not overwrite it."""
        kind = opened.format if len(opened.records) == 1 else None
        self._show(opened.records[number], OpenFile.seen_now(path, kind, number))

    def restore(self, record: GameRecord, file: Path | None = None, cursor: Address = ()) -> bool:
        """Show a record with edits that no file holds; whether it is in the journal from now on."""
        self._take(record, replace(OpenFile.named(file, record), is_unknown=True) if file else None)
        self._history = UndoHistory(is_saved=False)
        self._cursor.move_near(cursor)
        self._set_changed(True)
        self.record_opened.emit()
        self.position_changed.emit()
        return self._journal.begin(lambda: self._base(self.node))

    def forget_file(self) -> None:
        """The record is to be saved elsewhere: what was opened is not the reader's own."""
        self._file = None

    def open(self, path: Path, number: int = 0) -> tuple[FileWarning, ...]:
        """Open a game of a file, the first one if the number is too high; return the warnings of the file."""
        opened = open_records(path)
        self.show(opened, path, number if number < len(opened.records) else 0)
        return tuple(opened.warnings)

    def save(self, path: Path) -> list[FileWarning]:
        """Write the file whole; what its format cannot hold comes back."""
        lost = save_record(self.record, path)
        self.mark_saved(path)
        return lost

    def save_analysis(self) -> None:
        """Write what searches found into the record's file, if it is one of ours and lacks nothing else."""
        if self._has_news and not self._changed and self._file is not None and self._file.is_ours:
            self.save(self._file.path)

    def mark_saved(self, path: Path) -> None:
        """The file holds the record as it is now."""
        self._file = OpenFile.named(path, self.record)
        self._journal.write(Saved(str(path), str(self._file.format)))
        self._history.mark_saved()
        self._has_news = self._is_reviewed = False
        self._set_changed(False)
        self.file_changed.emit()

    # Editing

    def play(self, point: int) -> None:
        """Follow this move where it is known, or add it."""
        self.extend(self.node, point)

    def extend(self, node: Node, point: int) -> Node:
        """Play a move somewhere else; the cursor follows only if it stood there."""
        follows = node is self.node
        known = self.record.child(node, point) or self._carry_out(Added(address_of(node), point), node)
        if follows:
            self.go_to(known)
        return known

    def delete(self, node: Node) -> None:
        """Take a move out, with all that follows; the cursor goes to the move before if it stood there."""
        self._carry_out(Deleted(address_of(node)), node)

    def promote(self, node: Node) -> None:
        if node.parent is not None and node.parent.children[0] is not node:
            self._carry_out(Moved(address_of(node), node.parent.children.index(node) - 1), node)

    def paste(self, variation: Variation) -> None:
        """Hang a copy of a variation below the cursor."""
        self._carry_out(pasted(self.record, self.node, variation), self.node)

    def comment(self, text: str) -> None:
        """Write the comment of the move at the cursor."""
        if text != self.node.comment:
            self._carry_out(Commented(self.cursor, text), self.node)

    def keep_timeline(self, text: str) -> None:
        """Keep with the position at the cursor how its search evolved; an empty text forgets it."""
        if text != self.timeline:
            self._carry_out(TimelineKept(self.cursor, text), self.node)

    def rename(self, black: str, white: str, result: str) -> None:
        """Say who plays and how it ended: taken back with the change before, and nothing to be saved by itself."""
        if (black, white, result) != (self.record.black, self.record.white, self.record.result):
            self._history.extend(self._perform(Renamed(black, white, result)).inverses)

    def keep_analysis(self, node: Node, analysis: PositionAnalysis, *, to_be_saved: bool = False) -> bool:
        """Remember what a search found, where it says more than what is known; whether it did.

        Only what is `to_be_saved`, such as a review, marks the record as changed; nothing else asks to be saved.
        """
        kept = better_founded(node.analysis, analysis)
        if kept == node.analysis:
            return False
        self.record.set_analysis(node, kept)
        self._has_news = True
        if to_be_saved:
            self._is_reviewed = True
            self._set_changed(True)
        return True

    def keep_cost(self, node: Node, time_ms: int, cost: MoveCost | None = None) -> None:
        """Remember a move's time and an engine's cost; the user is not asked to save that."""
        self.record.set_time(node, time_ms)
        self.record.set_cost(node, cost)
        self._has_news = True

    def undo(self) -> None:
        if self.can_undo:
            change = self._history.take_undo()
            self._history.put_redo(self._exchanged(change))
            self._return_to(change.before, change)

    def redo(self) -> None:
        if self.can_redo:
            change = self._history.take_redo()
            self._history.put_undo(self._exchanged(change))
            self._return_to(change.after, change)

    def close(self, *, discard: bool) -> None:
        """Give the journal up; it stays for the next start where edits are unsaved and not to be discarded."""
        self._journal.close(discard=discard)

    # Inside

    def _show(self, record: GameRecord, file: OpenFile | None) -> None:
        self._take(record, file)
        self.record_opened.emit()
        self.position_changed.emit()

    def _take(self, record: GameRecord, file: OpenFile | None) -> None:
        self._cursor, self._file = Cursor(record), file
        self._begin_edits()

    def _begin_edits(self) -> None:
        self._history = UndoHistory(is_saved=True)
        self._changed = self._has_news = self._is_reviewed = False
        self._journal.write(Closed())
        self.changed_changed.emit(False)

    def _carry_out(self, edit: NodeEdit, node: Node) -> Node:
        """Do this at a node whose address the edit has; gives the node where that was."""
        before = place_of(edit) if node is self.node else self.cursor
        done = self._perform(edit, node)
        self._history.add(Change(done.inverses, before, before if done.place is None else done.place))
        self._tell_of(edit)
        return done.node or node

    def _exchanged(self, change: Change) -> Change:
        """Carry out the edits of a change; gives what would take them back."""
        inverses = [inverse for edit in change.edits for inverse in reversed(self._perform(edit).inverses)]
        return Change(tuple(reversed(inverses)), change.before, change.after)

    def _return_to(self, cursor: Address, change: Change) -> None:
        was = self.node
        self._cursor.move_near(cursor)
        self._tell_of(next((edit for edit in change.edits if not isinstance(edit, Renamed)), change.edits[0]))
        if self.node is not was:  # a search running here is not restarted for a comment
            self.position_changed.emit()

    def _perform(self, edit: Edit, node: Node | None = None) -> Done:
        """Carry out an edit and write it down; its node need not be looked up where it is known."""
        done = carry_out(edit, self.record, node, self.position if node is self.node else None)
        if isinstance(edit, Deleted) and self._cursor.is_lost:
            self._cursor = Cursor(self.record, done.node)
            self.position_changed.emit()
        self._note(edit, done.node or self.node)
        return done

    def _note(self, edit: Edit, at: Node) -> None:
        self._journal.note(edit, lambda: self._base(at))

    def _base(self, cursor: Node) -> Opened:
        path = str(self.file) if self.file else None
        return opened(self.record, cursor, path, self.format, unsaved=True)

    def _tell_of(self, edit: Edit) -> None:
        self._set_changed(self._is_reviewed or not self._history.is_saved)
        if isinstance(edit, Commented):
            self.comment_changed.emit()
        elif not isinstance(edit, Renamed):
            self.tree_changed.emit()

    def _set_changed(self, changed: bool) -> None:
        if changed is not self._changed:
            self._changed = changed
            self.changed_changed.emit(changed)
