"""The record that is open and the cursor in it, as views read them and go about in them. Nothing is changed here."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from studio.cursor import Cursor
from studio.edits import TIMELINE, Address, nearest_node
from studio.game.files import Format
from studio.game.node import Node
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.open_file import OpenFile


class OpenRecord(QObject):
    """Knows where somebody stands; `Session` is made of it and changes the record."""

    record_opened = Signal()
    """Another record is open; the position has changed with it."""
    position_changed = Signal()
    """The cursor stands elsewhere, or the record is another one."""
    leaving_node = Signal()
    """The cursor is about to go elsewhere: what is being typed belongs to where it stands."""

    def __init__(self, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hold(record, None)

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
        """Whether somebody else has written the file since it was opened or saved."""
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

    # Inside

    def _hold(self, record: GameRecord, file: OpenFile | None) -> None:
        self._cursor = Cursor(record)
        self._file = file
