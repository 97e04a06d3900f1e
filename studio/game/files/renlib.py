"""Reads RenLib libraries: a tree of openings on 15×15, stored in pre-order with two bytes per node."""

import re

from studio.game.files import messages
from studio.game.files.encoding import common_encoding
from studio.game.files.limits import MAX_LIBRARY_NODES
from studio.game.files.replaying import validate_moves
from studio.game.files.report import Format, Opened, Report
from studio.game.files.sgf_points import sgf_point
from studio.game.files.sgf_syntax import escape
from studio.game.files.unread import Unread
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.stones import PASS, Move, Stone

MAGIC = b"\xffRenLib\xff"
HEADER_BYTES = 20
CENTRE = 0x78
_RULES = PRESETS["renju-15"]

SIBLING_FOLLOWS = 0x80
NO_CHILD = 0x40
_OLD_COMMENT = 0x20
MARK = 0x10
COMMENT = 0x08
START_FLAG = 0x04
NO_MOVE = 0x02
EXTENDED = 0x01
_WITH_MORE = _OLD_COMMENT | COMMENT | EXTENDED
BOARD_TEXT = 0x0001
_NO_TEXT = re.compile(rb"[\x00-\x08\x0e-\x1f\x80-\xff]|^\x78[\x00-\x7f]$|^\x78[@DHLT]", re.DOTALL)
_HIGH = re.compile(rb"[\x80-\xff]")

START = "MSST"
"""A private SGF property. It marks the node that RenLib shows first."""


def is_renlib(data: bytes) -> bool:
    """Return whether the bytes are a RenLib library.

    A library begins with RenLib's header. Old libraries have no header: they begin with a move in the centre, and
    contain bytes that do not occur in text.
    """
    return data.startswith(MAGIC) or (data[:1] == bytes([CENTRE]) and _NO_TEXT.search(data) is not None)


def read_renlib(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    """Return the library as a record.

    If `hint` has a 15×15 board, the record gets these rules. Otherwise it is renju, or freestyle if a move of the
    library is illegal in renju.
    """
    report.read_from(data)
    fits = hint is not None and (hint.rows, hint.columns) == (15, 15) and not hint.gravity
    record = GameRecord(hint if hint is not None and fits else _RULES)
    start = HEADER_BYTES if data.startswith(MAGIC) else 0
    if len(data) - start < 2:
        raise report.error(messages.LIB_EMPTY, len(data))
    _refuse_too_many(data, start, report)
    offsets = _Library(data, start, record, report).read()
    # A library does not state its rules, so they are known only from a hint.
    validate_moves(record, report, offsets, rules_known=fits)
    return Opened((record,), Format.LIB, report.warnings)


def _refuse_too_many(data: bytes, at: int, report: Report) -> None:
    """Raise an error if the library has too many nodes."""
    # Counting them is much faster than creating them.
    waiting = count = 0
    while at + 1 < len(data):
        flags = data[at + 1]
        at += 2
        if flags & _WITH_MORE:
            at = _behind_texts(data, at, flags)
        count += 1
        if count > MAX_LIBRARY_NODES:
            raise report.error(messages.LIBRARY_NODES, at, limit=MAX_LIBRARY_NODES)
        waiting += (flags & SIBLING_FOLLOWS) >> 7
        if flags & NO_CHILD:
            waiting -= 1
            if waiting < 0:
                return


def _behind_texts(data: bytes, at: int, flags: int) -> int:
    """Return the offset after the texts of a node, where the next node begins."""
    extended = 0
    if flags & EXTENDED:
        extended = int.from_bytes(data[at : at + 2], "big")
        at += 2
    if flags & _OLD_COMMENT:
        at = _behind_old_comment(data, at)
    elif flags & COMMENT:
        at = _behind_padded_text(data, at)
    return _behind_padded_text(data, at) if extended & BOARD_TEXT else at


def _behind_old_comment(data: bytes, at: int) -> int:
    """Return the offset after a comment in the old format. Its last letter is the first byte with the high bit set."""
    last = _HIGH.search(data, at)
    return last.end() if last else len(data)


def _behind_padded_text(data: bytes, at: int) -> int:
    """Return the offset after a text and its terminating zero.

    If the length is odd, another zero follows and is skipped too.
    """
    end = data.find(b"\0", at)
    if end < 0:
        return len(data)
    length = end + 1 - at
    return min(at + length + length % 2, len(data))


class _Library:
    """Converts the bytes of a library to a tree."""

    def __init__(self, data: bytes, start: int, record: GameRecord, report: Report) -> None:
        self._data = data
        self._at = start
        self._root = record.root
        self._report = report
        self._offsets: dict[Node, int] = {}
        self._to_move = {record.root: Stone.BLACK}
        self._unread = Unread()
        self._comments: list[tuple[Node, bytes]] = []
        self._labels: list[tuple[Node, bytes]] = []

    def read(self) -> dict[Node, int]:
        """Add every node below its parent. Return the offset of each node."""
        data, waiting = self._data, []
        parent: Node | None = self._root
        while parent is not None and self._at + 1 < len(data):
            node, flags = self._node(parent)
            if flags & SIBLING_FOLLOWS:
                waiting.append(parent)
            if flags & NO_CHILD:
                parent = waiting.pop() if waiting else None
                continue
            parent = node
        self._decode_texts()
        self._unread.hand_over()
        if parent is None and self._at < len(data):
            self._report.warn(messages.REST, self._at)
        elif waiting or parent is not None:
            self._report.warn(messages.UNFINISHED_TREE, self._at)
        return self._offsets

    def _node(self, parent: Node) -> tuple[Node, int]:
        """Read one node with its texts. Return the node and its flags."""
        offset = self._at
        place, flags = self._data[offset], self._data[offset + 1]
        self._at += 2
        extended = 0
        if flags & EXTENDED:
            extended = int.from_bytes(self._data[self._at : self._at + 2], "big")
            self._at += 2
        move = self._move(place, flags, parent, offset)
        is_root = place == 0 and parent is self._root and not self._offsets
        node = parent if is_root else Node(move, parent)
        self._offsets[node] = offset
        if not is_root:
            self._to_move[node] = self._to_move[parent] if move is None else move.stone.opponent
        self._texts(node, flags, extended)
        return node, flags

    def _move(self, place: int, flags: int, parent: Node, offset: int) -> Move | None:
        stone = self._to_move[parent]
        column, row = (place & 15) - 1, place >> 4
        if place == 0:
            return Move(stone, PASS)
        if flags & NO_MOVE:
            return None
        if not _RULES.has(row, column):
            self._report.warn(messages.BYTE_OFF_BOARD, offset, byte=f"{place:#04x}")
            return None
        return Move(stone, _RULES.point(row, column))

    def _texts(self, node: Node, flags: int, extended: int) -> None:
        if flags & _OLD_COMMENT:
            node.comment = self._old_comment()
        elif flags & COMMENT:
            self._comments.append((node, self._padded_text()))
        if extended & BOARD_TEXT:
            self._labels.append((node, self._padded_text()))
        if flags & MARK and node.move is not None and node.move.point != PASS:
            self._unread.keep(node, "MA", [sgf_point(node.move.point, _RULES)])
        if flags & START_FLAG:
            self._unread.keep(node, START, ["1"])

    def _decode_texts(self) -> None:
        """Decode all texts with one encoding."""
        # It is guessed from all of them together.
        encoding = common_encoding(text for _, text in (*self._comments, *self._labels))
        for node, text in self._comments:
            node.comment = _with_line_breaks(text.decode(encoding, "replace"))
        for node, text in self._labels:
            self._label(node, text.decode(encoding, "replace"))

    def _label(self, node: Node, text: str) -> None:
        """Store the text as an SGF label of the parent node. The label is on the point of this node's move."""
        if node.parent is not None and node.move is not None and node.move.point != PASS:
            self._unread.keep(node.parent, "LB", [f"{sgf_point(node.move.point, _RULES)}:{escape(text)}"])

    def _old_comment(self) -> str:
        start, self._at = self._at, _behind_old_comment(self._data, self._at)
        letters = bytes(byte & 0x7F for byte in self._data[start : self._at])
        return _with_line_breaks(letters.decode("ascii").strip("\0"))

    def _padded_text(self) -> bytes:
        start, self._at = self._at, _behind_padded_text(self._data, self._at)
        return self._data[start : self._at].partition(b"\0")[0]


def _with_line_breaks(text: str) -> str:
    """Return the text with uniform line breaks. Old libraries also use backspaces as line breaks."""
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\b", "\n")
