"""The pos format for 15×15 boards: one byte with the number of moves, then one byte per move."""

import re

from studio.game.errors import FileError
from studio.game.files import messages
from studio.game.files.replaying import validate_moves
from studio.game.files.report import Format, Opened, Report
from studio.game.node import Node
from studio.game.record import GameRecord, alternates, moves_of
from studio.game.rules import PRESETS, Rules
from studio.game.stones import PASS, Move, Stone

_RULES = PRESETS["gomoku-15"]
_PASS_BYTE = 0xF0
_NO_TEXT = re.compile(rb"[\x00-\x08\x0e-\x1f\x7f-\xff]")


def is_pos(data: bytes) -> bool:
    """Return whether these bytes are a valid pos file.

    The number of moves must be right. Each move must be a pass or a different point of the board.
    """
    if not data or len(data) != data[0] + 1:
        return False
    points = [byte for byte in data[1:] if byte != _PASS_BYTE]
    return all(point < _RULES.size for point in points) and len(set(points)) == len(points)


def may_be_pos(data: bytes) -> bool:
    """Return whether these bytes may be a damaged pos file, with a wrong number of moves or a repeated point."""
    points = all(byte < _RULES.size or byte == _PASS_BYTE for byte in data[1:9])
    return 2 <= len(data) <= 256 and points and _NO_TEXT.search(data) is not None


def read_pos(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    """Return the game in these bytes. If the rules `hint` are for 15×15 without gravity, the game gets them."""
    report.read_from(data)
    if not data:
        raise report.error(messages.POS_EMPTY, 0)
    fits = hint is not None and (hint.rows, hint.columns) == (15, 15) and not hint.gravity
    record = GameRecord(hint if hint is not None and fits else _RULES)
    moves = data[1 : 1 + data[0]]
    if len(data) - 1 != data[0]:
        report.warn(messages.POS_COUNT, 0, said=data[0], held=len(data) - 1)
    offsets = _add_moves(record, moves, report)
    validate_moves(record, report, offsets, rules_known=fits)
    return Opened((record,), Format.POS, report.warnings)


def write_pos(record: GameRecord) -> bytes:
    moves = moves_of(record.played_line())
    return bytes([len(moves)]) + bytes(_PASS_BYTE if move.point == PASS else move.point for move in moves)


def refuse_pos(record: GameRecord) -> None:
    """Raise an error if pos cannot store the played moves.

    It stores up to 255 alternating moves of five in a row on 15×15.
    """
    rules, moves = record.rules, moves_of(record.played_line())
    if (rules.rows, rules.columns, rules.win_length, rules.gravity) != (15, 15, 5, False):
        raise FileError(messages.POS_RULES)
    if any(node.setup for node in record.played_line()) or not alternates(moves):
        raise FileError(messages.POS_MOVES)
    if len(moves) > 255:
        raise FileError(messages.POS_LENGTH)


def _add_moves(record: GameRecord, moves: bytes, report: Report) -> dict[Node, int]:
    offsets: dict[Node, int] = {}
    node, stone = record.root, Stone.BLACK
    for offset, byte in enumerate(moves, 1):
        if byte != _PASS_BYTE and byte >= _RULES.size:
            report.warn(messages.MOVE_OFF_BOARD, offset, move=offset)
            break
        node = Node(Move(stone, PASS if byte == _PASS_BYTE else byte), node)
        offsets[node] = offset
        stone = stone.opponent
    return offsets
