"""Writes RenLib libraries of version 3.4: the tree of one record with comments, labels and marks."""

from collections.abc import Iterator, Mapping

from studio.game.errors import FileError
from studio.game.files import messages
from studio.game.files.encoding import common_encoding
from studio.game.files.renlib import (
    BOARD_TEXT,
    CENTRE,
    COMMENT,
    EXTENDED,
    HEADER_BYTES,
    MAGIC,
    MARK,
    NO_CHILD,
    NO_MOVE,
    SIBLING_FOLLOWS,
    START,
    START_FLAG,
)
from studio.game.files.sgf_points import point_from_sgf
from studio.game.files.sgf_syntax import unescape
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.game.stones import PASS, Stone

_VERSION = bytes([3, 4])
_ENCODINGS = ("ascii", "cp1252", "gbk", "utf-8")
_LABELS, _MARKS = "LB", "MA"


def write_renlib(record: GameRecord) -> bytes:
    """Return the record as a library. It contains moves, comments, marks, and labels of moves. All else is left out."""
    encoding = _encoding_of(record)
    data = bytearray((MAGIC + _VERSION).ljust(HEADER_BYTES, b"\xff"))
    for node in record.nodes():
        comment, label = _comment(node), label_of(node, record)
        flags = _flags(node, record) | (COMMENT if comment else 0) | (EXTENDED if label else 0)
        data += bytes([_place(node, record), flags])
        data += BOARD_TEXT.to_bytes(2, "big") if label else b""
        for text in filter(None, (comment, label)):
            data += _padded(text.encode(encoding, "replace"))
    return bytes(data)


def refuse_renlib(record: GameRecord) -> None:
    """Raise an error if a library cannot store the tree. It stores only alternating moves of five in a row on 15×15."""
    rules = record.rules
    if (rules.rows, rules.columns, rules.win_length, rules.gravity) != (15, 15, 5, False):
        raise FileError(messages.LIB_RULES)
    to_move: dict[Node | None, Stone] = {None: Stone.BLACK}
    for node in record.nodes():
        expected, move = to_move[node.parent], node.move
        if node.setup or (move is not None and move.stone is not expected):
            raise FileError(messages.LIB_MOVES)
        to_move[node] = expected if move is None else expected.opponent


def stored_properties(node: Node, record: GameRecord) -> Iterator[str]:
    """Yield the names of those properties of a node that a library stores completely."""
    if START in node.properties:
        yield START
    if _MARKS in node.properties and _is_marked(node, record):
        yield _MARKS
    labels = _labels(node, record)
    if _LABELS in node.properties and labels.keys() <= {child.move.point for child in node.children if child.move}:
        yield _LABELS


def label_of(node: Node, record: GameRecord) -> str:
    """Return the label that the parent node has on the point of this node's move, or an empty text."""
    if node.parent is None or node.move is None or node.move.point == PASS:
        return ""
    return _labels(node.parent, record).get(node.move.point, "")


# Implementation


def _flags(node: Node, record: GameRecord) -> int:
    flags = 0 if node.children else NO_CHILD
    if node.parent is not None and node is not node.parent.children[-1]:
        flags |= SIBLING_FOLLOWS
    if node.parent is not None and node.move is None:
        flags |= NO_MOVE
    if START in node.properties:
        flags |= START_FLAG
    return flags | (MARK if _is_marked(node, record) else 0)


def _place(node: Node, record: GameRecord) -> int:
    """Return the byte for a node's point. It is 0 for the root and for a pass."""
    if node.parent is None or (node.move is not None and node.move.point == PASS):
        return 0
    if node.move is None:
        return CENTRE
    row, column = divmod(node.move.point, record.rules.columns)
    return row << 4 | column + 1


def _is_marked(node: Node, record: GameRecord) -> bool:
    """Return whether a node has exactly one mark, and this mark is on the node's own move."""
    marks = [point_from_sgf(value, record.rules) for value in node.properties.get(_MARKS, ())]
    return node.move is not None and node.move.point != PASS and marks == [node.move.point]


def _labels(node: Node, record: GameRecord) -> Mapping[int, str]:
    """Return the labels of a node by point. A damaged label has the point -1."""
    found = dict[int, str]()
    for value in node.properties.get(_LABELS, ()):
        name, _, text = value.partition(":")
        point = point_from_sgf(name, record.rules)
        found[-1 if point is None else point] = unescape(text).replace("\0", "")
    return found


def _comment(node: Node) -> str:
    return node.comment.replace("\0", "").replace("\n", "\r\n")


def _padded(text: bytes) -> bytes:
    """Return a text with its terminating zero, padded to an even length."""
    return text + b"\0" * (2 - len(text) % 2)


def _encoding_of(record: GameRecord) -> str:
    """Return the first encoding of old libraries that contains all letters and is guessed correctly by a reader.

    If there is none, return UTF-8.
    """
    found = [text for node in record.nodes() for text in (_comment(node), label_of(node, record)) if text]
    for encoding in _ENCODINGS:
        try:
            written = [text.encode(encoding) for text in found]
            read = common_encoding(written)
            if [text.decode(read) for text in written] == found:
                return encoding
        except UnicodeError:
            continue
    return "utf-8"
