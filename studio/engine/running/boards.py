"""Creates the boards of the kernels and their tables for the rules, and sets boards to a position."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from studio.engine.kernels.boards.board import (
    MOST_THREATS,
    NOWHERE,
    OPEN,
    STONES,
    TURN,
    Board,
    Codes,
    FourWords,
    OneWord,
    RowWords,
    Shape,
    Words,
)
from studio.engine.kernels.boards.rules import kernel_rules
from studio.engine.options.parameters import Parameters
from studio.game.geometry import columns_upward, rays
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

_LINES_BYTES, _WORD_BYTES = 128, 8
_TINY = 16  # on smaller boards, looking for a line after each move costs less than taking moves back
_IN_A_LINE = 4
_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


def alone(size: int, kind: type) -> Any:
    """Return an array of zeros that shares no cache line with other arrays."""
    # Threads that write to the same cache line slow each other down.
    margin = _LINES_BYTES // np.dtype(kind).itemsize
    return np.zeros(size + 2 * margin, kind)[margin : margin + size]


def board_kind(rules: Rules) -> type[Board]:
    """Return the kind of board that is fastest for these rules."""
    if rules.rows * (rules.columns + 1) <= 64:
        return OneWord
    return FourWords if rules.rows <= 16 and rules.columns <= 15 else RowWords


class _Place(NamedTuple):
    """Where an array lies in the memory of its board. `size` counts entries. `begin` and `end` count 64-bit words."""

    name: str
    size: int
    begin: int
    end: int
    kind: type


def _places(words: int, slots: Codes, columns: int) -> list[_Place]:
    sizes: tuple[tuple[str, int, type], ...] = (
        ("stones", 2 * words, np.uint64),
        ("open", slots.size, np.uint16),
        ("where", int(slots.max()) + 1, np.uint16),
        ("landing", columns, np.uint16),
        ("counts", 5, np.int64),
        ("key", 1, np.uint64),
    )
    places, begin = [], 0
    for name, size, kind in sizes:
        end = begin - (-size * np.dtype(kind).itemsize // _WORD_BYTES)
        places.append(_Place(name, size, begin, end, kind))
        begin = end
    return places


class BoardMap:
    """Maps the points of a game to codes, and holds tables indexed by code.

    The code of a point is the number of its bit in the bitboards of this kind of board.
    """

    def __init__(self, rules: Rules, kind: type[Board]) -> None:
        self.rules, self.kind = rules, kind
        self.codes = np.array([self._code(*divmod(point, rules.columns)) for point in range(rules.size)], np.uint16)
        self.words = {OneWord: 1, FourWords: 4, RowWords: rules.rows}[kind]
        self.points = np.full(self.words * 64, -1, np.int16)
        self.points[self.codes] = np.arange(rules.size)
        self._shapes: dict[tuple[int, int, int], Shape] = {}
        self.slots = np.arange(rules.columns, dtype=np.uint16) if rules.gravity else self.codes
        self._places = _places(self.words, self.slots, rules.columns)

    def _code(self, row: int, column: int) -> int:
        if self.kind is OneWord:
            return row * (self.rules.columns + 1) + column
        if self.kind is FourWords:
            return row % 4 * 64 + row // 4 * 16 + column
        return row * 64 + column

    def by_code(self, numbers: Iterable[tuple[int, float]]) -> Any:
        """Convert pairs of point and number to an array indexed by code.

        Points that are not given have the number 0.
        """
        by_code = np.zeros(self.points.size, np.float32)
        for point, number in numbers:
            by_code[self.codes[point]] = number
        return by_code

    def shape(self, parameters: Parameters) -> Shape:
        """Return the tables of the board, which depend on the radii in the parameters.

        They are cached, so callers must not change them.
        """
        judges_columns = self.rules.gravity and parameters.network  # a network judges every column
        centre_radius = 0 if judges_columns else parameters.centre_radius
        radiuses = parameters.rollout_radius, parameters.tree_radius, centre_radius
        if radiuses not in self._shapes:
            self._shapes[radiuses] = self._new_shape(*radiuses)
        return self._shapes[radiuses]

    def _new_shape(self, radius: int, tree_radius: int, centre_radius: int) -> Shape:
        rules = self.rules
        every_move = rules.size < _TINY or (not rules.is_freestyle and (rules.gravity or self.kind is OneWord))
        seldom = (3 * rules.win_length, 4) if self.kind is OneWord else (rules.size // 6 * 2, 12)
        return Shape(
            words=self.words,
            rows=rules.rows,
            columns=rules.columns,
            stride=rules.columns + 1,
            win_length=rules.win_length,
            rules=kernel_rules(rules, self._in_lines_near() if rules.forbids_points else None),
            gravity=rules.gravity,
            look_first=1 if every_move else seldom[0],
            look_every=1 if every_move else seldom[1],
            neighbours=self._neighbours(),
            above=self._above(),
            slots=self._slot_table(),
            near=self._near(radius),
            tree_near=self._near(tree_radius),
            centre_first=centre_radius > 0,
            centre=self._centre(centre_radius),
            keys=np.random.default_rng(0x5EED).integers(0, 2**64, 2 * self.points.size, np.uint64),
        )

    def _neighbours(self) -> Codes:
        table = np.full((self.points.size, 8), NOWHERE, np.uint16)
        for point, code in enumerate(self.codes):
            row, column = divmod(point, self.rules.columns)
            for direction, (down, right) in enumerate(_DIRECTIONS):
                for side, sign in ((0, 1), (4, -1)):
                    cell = (row + sign * down, column + sign * right)
                    if self.rules.has(*cell):
                        table[code, direction + side] = self.codes[self.rules.point(*cell)]
        return table.ravel()

    def _above(self) -> Codes:
        table = np.full(self.points.size, NOWHERE, np.uint16)
        for column in columns_upward(self.rules):
            for point, next_point in pairwise(column):
                table[self.codes[point]] = self.codes[next_point]
        return table

    def _slot_table(self) -> Codes:
        table = np.arange(self.points.size, dtype=np.uint16)
        if self.rules.gravity:
            table[self.codes] = np.arange(self.rules.size) % self.rules.columns
        return table

    def _near(self, radius: int) -> Words:
        if not radius:
            return np.zeros(1, np.uint64)
        table = np.zeros((self.points.size, self.words), np.uint64)
        for point, code in enumerate(self.codes):
            row, column = divmod(point, self.rules.columns)
            for down in range(-radius, radius + 1):
                for right in range(-radius, radius + 1):
                    if (down or right) and self.rules.has(row + down, column + right):
                        other = int(self.codes[self.rules.point(row + down, column + right)])
                        table[code, other >> 6] |= np.uint64(1 << (other & 63))
        return table.ravel()

    def _in_lines_near(self) -> Words:
        """Return one bitboard per code. It contains the points at most four points away in the lines of the point."""
        table = np.zeros((self.points.size, self.words), np.uint64)
        for lines, code in zip(rays(self.rules), self.codes.tolist(), strict=True):
            for point in (point for line in lines for ray in line for point in ray[:_IN_A_LINE]):
                other = int(self.codes[point])
                table[code, other >> 6] |= np.uint64(1 << (other & 63))
        return table.ravel()

    def _centre(self, radius: int) -> Words:
        """Return a bitboard of the points at most `radius` away from the board's centre.

        With gravity, it contains whole columns.
        """
        table = np.zeros(self.words, np.uint64)
        for point, code in enumerate(self.codes):
            row, column = divmod(point, self.rules.columns)
            across, down = _from_middle(column, self.rules.columns), _from_middle(row, self.rules.rows)
            if max(across, 0 if self.rules.gravity else down) <= radius:
                table[code >> 6] |= np.uint64(1 << (int(code) & 63))
        return table

    def board(self, shape: Shape) -> Board:
        """Return a new board. It has no position yet."""
        memory = alone(self._places[-1].end, np.uint64)
        parts: dict[str, Any] = {
            name: memory[begin:end].view(kind)[:size] for name, size, begin, end, kind in self._places
        }
        return self.kind(
            shape=shape,
            memory=memory,
            **parts,
            threats=alone(2 * MOST_THREATS, np.uint16),
            scratch=alone(self.rules.rows, np.uint64),
        )

    def set_position(self, board: Board, position: Position) -> None:
        board.stones[:], board.key[0] = 0, 0
        if position.stones_count:
            for point, stone in enumerate(position.cells):
                if stone is not Stone.EMPTY:
                    self._put(board, int(self.codes[point]), int(stone) - 1)
        points = [] if position.winner else position.open_points()
        slots = self.slots[np.array(points, np.int64) % self.rules.columns if self.rules.gravity else points]
        board.open[: slots.size] = slots
        board.where[slots] = np.arange(slots.size)
        if self.rules.gravity:
            board.landing[:] = NOWHERE
            board.landing[slots] = self.codes[points]
        board.counts[OPEN] = slots.size
        board.counts[TURN] = int(position.to_move) - 1
        board.counts[STONES] = position.stones_count

    def _put(self, board: Board, code: int, colour: int) -> None:
        board.stones[colour * self.words + (code >> 6)] |= np.uint64(1 << (code & 63))
        board.key[0] ^= board.shape.keys[colour * self.points.size + code]


def _from_middle(place: int, size: int) -> int:
    """Return the distance of a row or column from the middle. If there are two in the middle, the nearer one counts."""
    return abs(2 * place - (size - 1)) // 2


@lru_cache(maxsize=16)
def board_map(rules: Rules, kind: type[Board] | None = None) -> BoardMap:
    return BoardMap(rules, kind or board_kind(rules))
