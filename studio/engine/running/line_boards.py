"""Creates the threat solver's boards, which store stones by lines, and its working memory."""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from studio.engine.kernels.boards.line_board import BLACK_WINS, LEVELS, NO_LINE, TRAIL, LineBoard, LineShape
from studio.engine.kernels.boards.rules import kernel_rules
from studio.engine.kernels.threats.proof_numbers import NumberSearch
from studio.engine.kernels.threats.proof_walk import Walk
from studio.engine.kernels.threats.proving import Frames, Proving
from studio.engine.running.arrays import MB
from studio.engine.running.boards import alone
from studio.game.geometry import columns_upward
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
_PLACES = 32
_BOTH = (1 << 32) | 1
_SEED = 0x11E5


@lru_cache(maxsize=16)
def line_shape(rules: Rules) -> LineShape:
    """Return the constant tables of a line board for these rules. They are cached, so callers must not change them."""
    line = np.full(rules.size * 4, NO_LINE, np.uint16)
    place = np.zeros(rules.size * 4, np.uint16)
    lines = list(_lines(rules))
    points = np.zeros(max(len(lines), 1) * _PLACES, np.uint16)
    for number, (direction, members) in enumerate(lines):
        for index, point in enumerate(members):
            line[point * 4 + direction], place[point * 4 + direction] = number, index
            points[number * _PLACES + index] = point
    lengths = [len(members) for _, members in lines] or [0]
    return LineShape(
        size=rules.size,
        words=-(-rules.size // 64),
        win_length=rules.win_length,
        rules=kernel_rules(rules),
        gravity=rules.gravity,
        line=line,
        place=place,
        inside=np.array([_bits(length) for length in lengths], np.uint64),
        spans=np.array([_bits(length - rules.win_length + 1) for length in lengths], np.uint64),
        point=points,
        above=_above(rules),
        keys=np.random.default_rng(_SEED).integers(0, 2**64, 4 * rules.size, np.uint64),
    )


def _bits(count: int) -> int:
    """Return a word that has this many bits set in each half."""
    return ((1 << max(count, 0)) - 1) * _BOTH


def _lines(rules: Rules) -> Iterator[tuple[int, list[int]]]:
    """Yield the lines that are long enough for a win. Each has the number of its direction and its points."""
    for direction, (down, right) in enumerate(_DIRECTIONS):
        for point in range(rules.size):
            row, column = divmod(point, rules.columns)
            if rules.has(row - down, column - right):
                continue  # not the first point of its line
            members = []
            while rules.has(row, column):
                members.append(rules.point(row, column))
                row, column = row + down, column + right
            if len(members) >= rules.win_length:
                yield direction, members


def _above(rules: Rules) -> np.ndarray[tuple[int], np.dtype[np.uint16]]:
    table = np.full(rules.size, NO_LINE, np.uint16)
    for column in columns_upward(rules) if rules.gravity else ():
        table[list(column[:-1])] = column[1:]
    return table


def line_board(rules: Rules) -> LineBoard:
    """Return an empty board."""
    shape = line_shape(rules)
    board = LineBoard(
        shape=shape,
        stones=alone(shape.inside.size, np.uint64),
        lacking=alone(LEVELS * shape.inside.size, np.uint64),
        kinds=alone(2 * shape.size, np.uint8),
        wins=alone(2 * shape.words, np.uint64),
        fours=alone(2 * shape.words, np.uint64),
        open=alone(shape.words, np.uint64),
        key=alone(2, np.uint64),
        trail=alone(TRAIL * (shape.size + 1), np.uint64),
        counts=alone(3, np.int64),
    )
    lowest = [column[0] for column in columns_upward(rules)]
    for point in lowest if rules.gravity else range(rules.size):
        board.open[point >> 6] |= np.uint64(1 << (point & 63))
    if rules.win_length <= LEVELS:
        _enter_empty_spans(board)
    return board


def _enter_empty_spans(board: LineBoard) -> None:
    """Store the spans of the empty board. A span is the place of one possible winning line."""
    # An empty span lacks as many stones as the win length. The board stores spans that lack at most two, so this is
    # needed only for short winning lines.
    shape, length = board.shape, board.shape.win_length
    for number, spans in enumerate(shape.spans.tolist()):
        covered = 0
        for step in range(length):
            covered |= spans << step
        board.lacking[LEVELS * number + length - 1] = covered
    points, directions = np.divmod(np.flatnonzero(shape.line != NO_LINE), 4)
    for point, direction in zip(points.tolist(), directions.tolist(), strict=True):
        for colour in (0, 1):
            _enter_point(board, point, colour, direction)


def _enter_point(board: LineBoard, point: int, colour: int, direction: int) -> None:
    """Store whether a stone on this point of the empty board wins at once or makes a four in this direction."""
    # This happens only if winning lines are of length 1 or 2.
    shape, cell = board.shape, colour * board.shape.size + point
    bit, word = np.uint64(1 << (point & 63)), colour * shape.words + (point >> 6)
    if shape.win_length == 1:
        board.counts[BLACK_WINS + colour] += not board.wins[word] & bit
        board.kinds[cell] |= 1 << direction
        board.wins[word] |= bit
    elif shape.win_length == 2:
        board.kinds[cell] |= 1 << (4 + direction)
        board.fours[word] |= bit


def stones_in_order(position: Position) -> np.ndarray[tuple[int], np.dtype[np.uint16]]:
    """Return the stones of a position, column by column from the bottom.

    Each is a pair of point and colour (0 black, 1 white).
    """
    order = [point for column in columns_upward(position.rules) for point in column]
    stones = [(point, position.stone(point)) for point in order if position.stone(point) is not Stone.EMPTY]
    return np.array([number for point, stone in stones for number in (point, int(stone) - 1)], np.uint16)


# The working memory of the threat solver

_CELL_BYTES = 16
_SEEN_CELLS = 1 << 14


def cells_of(memory_mb: int) -> int:
    """Return the number of cells of the largest table that fits in this memory. It is a power of two."""
    return 1 << (memory_mb * MB // _CELL_BYTES).bit_length() - 1


def new_proving(rules: Rules, cells: int) -> Proving:
    """Allocate the memory of a threat solver. Its table has `cells` cells, which must be a power of two."""
    board = line_board(rules)
    most_moves = rules.size * (rules.size // 2 + 2)
    return Proving(
        board=board,
        names=np.zeros(cells, np.uint64),
        facts=np.zeros(cells, np.uint64),
        fours=_frames(rules),
        threes=_frames(rules),
        four_moves=np.zeros(most_moves, np.uint16),
        three_moves=np.zeros(most_moves, np.uint16),
        replies=np.zeros(most_moves, np.uint16),
        line=np.zeros(rules.size + 4, np.uint16),
        solution=np.zeros(rules.size + 4, np.uint16),
        wanted=alone(board.shape.words, np.uint64),
        kept=alone(board.shape.words, np.uint64),
        claimed=alone(board.shape.inside.size, np.uint64),
        answers=np.zeros(rules.size, np.uint8),
        counts=alone(8, np.int64),
        stop=alone(1, np.int32),
    )


def new_walk(work: Proving) -> Walk:
    """Allocate the memory for walks through the proofs of a threat solver."""
    depths, size = work.threes.begin.size, work.board.shape.size
    return Walk(
        work=work,
        search=_new_number_search(work),
        begin=np.zeros(depths, np.int64),
        end=np.zeros(depths, np.int64),
        index=np.zeros(depths, np.int64),
        replies=np.zeros(size * (size // 2 + 2), np.uint16),
        seen=np.zeros(_SEEN_CELLS, np.uint64),
        zone=alone(work.board.shape.words, np.uint64),
    )


def _new_number_search(work: Proving) -> NumberSearch:
    """Allocate the memory of a proof-number search: its lists, and a table of a quarter of the size of the solver's
    table.
    """
    size, cells = work.board.shape.size, max(2, work.names.size // 4)
    begin, end, most_proof, most_disproof, threat = (np.zeros(size + 3, np.int64) for _ in range(5))
    return NumberSearch(
        work=work,
        names=np.zeros(cells, np.uint64),
        numbers=np.zeros(cells, np.uint64),
        begin=begin,
        end=end,
        most_proof=most_proof,
        most_disproof=most_disproof,
        threat=threat,
        moves=np.zeros(size * (size + 2), np.uint16),
        first=np.zeros(size * (size + 2), np.uint16),
    )


def _frames(rules: Rules) -> Frames:
    """Allocate the arrays of a search. They have one entry per depth, and a few spare entries."""
    # A depth has a move and its reply.
    return Frames(*(np.zeros(rules.size // 2 + 3, np.int64) for _ in Frames._fields))
