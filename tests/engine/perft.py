"""Counts the sequences of legal moves from a position: compiled with the boards of the search, and naively."""

from typing import Any

import numba
import numpy as np

from benchmarks.naive_renju import judged_as_barred, longest_rows
from studio.engine.kernels.boards.board import NOWHERE, TURN, Board, Codes, legal_code, lift, put
from studio.engine.kernels.boards.lines import completes_line
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import kernel, part
from studio.engine.running.boards import board_map
from studio.game.position import Position
from studio.game.rules import Overline
from tests.engine.rules_on_boards import board_of


def sequences(position: Position, depth: int) -> int:
    """Return the number of sequences of this many legal moves; no move follows a win."""
    board = board_map(position.rules)
    return int(_sequences(board_of(board, position), board.codes, depth))


@kernel
def _sequences(board: Board, points: Codes, depth: int) -> Any:
    return _count(board, points, np.int64(depth))


@part
def _count(board: Board, points: Codes, depth: Any) -> Any:
    if depth == 0:
        return np.int64(1)
    total = np.int64(0)
    for index in range(points.size):
        code, colour = Word(points[index]), Word(board.counts[TURN])
        if legal_code(board, code) != NOWHERE:
            put(board, code, colour)
            if depth == 1 or not completes_line(board, code, colour):
                board.counts[TURN] ^= 1
                total += _count(board, points, depth - 1)
                board.counts[TURN] ^= 1
            lift(board, code, colour)
    return total


def naive_sequences(position: Position, depth: int) -> int:
    """Return the same number by code that shares nothing with the program. The win length is 5."""
    rules = position.rules
    grid = np.array([int(stone) for stone in position.cells], np.int64).reshape(rules.rows, rules.columns)
    return int(_naive(grid, int(position.to_move), rules.overline is Overline.RENJU, depth))


@numba.njit(cache=False)
def _naive(grid: Any, mover: int, is_renju: bool, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for row in range(grid.shape[0]):
        for column in range(grid.shape[1]):
            if grid[row, column] != 0 or (is_renju and mover == 1 and judged_as_barred(grid, row, column)):
                continue
            grid[row, column] = mover
            if depth == 1 or not _wins(grid, row, column, is_renju):
                total += _naive(grid, 3 - mover, is_renju, depth - 1)
            grid[row, column] = 0
    return total


@numba.njit(cache=False)
def _wins(grid: Any, row: int, column: int, is_renju: bool) -> bool:
    """Return whether the stone on a point wins by renju, or by caro."""
    mover = grid[row, column]
    for length, blocked in longest_rows(grid, row, column):
        if is_renju and (length == 5 or (length > 5 and mover == 2)):
            return True
        if not is_renju and length == 5 and blocked < 2:
            return True
    return False
