"""The forward pass of the pattern network.

A point's *features* are the sum of the table rows of its four patterns, followed by ReLU. Its *context* combines the
first features of the point with those of its eight neighbours. The mean and the maximum over all points, of features
and context, are the input of a hidden layer. From its units, another layer computes the value, and a linear map
computes a vector. The logit of a point is the product of this vector with the point's features and context.

A `Judge` stores the stones of its last call. It updates only the pattern codes that changed since then, and the
features of the points whose codes changed. The result never depends on earlier calls.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import NOWHERE, TURN, WORD, Board, Codes, Words, has, is_empty
from studio.engine.kernels.network.vectors import (
    add_context,
    add_four_rows,
    add_rows_32,
    add_rows_80,
    copy_16,
    dot_80,
    pool_80,
)
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, kernel, part
from studio.engine.kernels.runtime.records import record

Real = npt.NDArray[np.float32]

FEATURES, CONTEXT, HIDDEN = 64, 16, 32
WIDTH = FEATURES + CONTEXT
POOLED = 2 * WIDTH

_HALF, _WHOLE = Word(0xFFFF), Word(0xFFFFFFFF)


@record
class Weights(NamedTuple):
    """The trained weights, shared by all threads."""

    table: Real  # [pattern * FEATURES + feature]
    context: Real  # [3 * CONTEXT]: the point itself, its orthogonal neighbours, its diagonal neighbours
    context_bias: Real
    hidden: Real  # [pooled * HIDDEN + unit]
    hidden_bias: Real
    value: Real  # [unit * HIDDEN + unit of the next layer]
    value_bias: Real
    last: Real  # [unit]; then the bias
    policy: Real  # [WIDTH]: the constant part of the vector
    policy_mix: Real  # [unit * WIDTH + n]: the part of the vector that each unit adds


@record
class BoardTables(NamedTuple):
    """The constant tables of a board: which windows contain a point, and how the point's state changes their codes."""

    points: int
    columns: int
    rows: Codes  # [view * codes + code]: the pattern; view 0 is Black's
    codes: int
    first: npt.NDArray[np.int64]  # [point]: where the point's rows of the next two arrays begin
    seen_by: Codes  # indices in the judge's `codes`
    weight: Words  # the weight of the point's digit in the code
    point: npt.NDArray[np.int16]  # [board's code]: the point, or -1
    code: Codes  # [point]: the board's code


@record
class Judge(NamedTuple):
    """The buffers with which the network evaluates the board of one thread."""

    weights: Weights
    tables: BoardTables
    stones: Words  # the stones of the last call
    digits: npt.NDArray[np.int64]  # [point]: 0 empty, 1 black, 2 white, 3 empty above an empty point (with gravity)
    codes: Words  # [point]: four codes of 16 bits for Black's view; wide codes take 32 bits and two places
    known: Words  # [view * points + point]: the codes of the stored features; wide ones in two places
    features: Real  # [view][point][WIDTH]
    padded: Real  # [row][column][CONTEXT], with a margin of zeros
    pooled: Real  # mean, then maximum
    units: Real  # [HIDDEN] of the pooled board, [HIDDEN] of the value
    vector: Real  # [WIDTH] of the policy
    logits: Real  # [board's code]: the logits of the points that were requested last


@inlined
def judge_board(judge: Judge, board: Board) -> float:
    """Return the network's value for the side to move, from -1 to 1. `find_policy` may then compute the logits."""
    update_codes(judge, board)
    view = np.int64(board.counts[TURN])
    renew_features(judge, view)
    pool(judge, view)
    return find_value(judge)


@part
def update_codes(judge: Judge, board: Board) -> None:
    """Update the pattern codes to match the stones on the board."""
    words = Word(board.shape.words)
    for index in range(judge.stones.size):
        changed = judge.stones[Word(index)] ^ board.stones[Word(index)]
        judge.stones[Word(index)] = board.stones[Word(index)]
        base = (Word(index) if Word(index) < words else Word(index) - words) << WORD
        while changed != NONE:
            code = base | lowest_bit(changed)
            changed &= changed - ONE
            update_codes_at(judge, board, code)
            if board.shape.gravity and board.shape.above[code] != NOWHERE:
                update_codes_at(judge, board, Word(board.shape.above[code]))


@inlined
def update_codes_at(judge: Judge, board: Board, code: Word) -> None:
    """Update the codes of all windows through a point, according to the present state of the point."""
    tables = judge.tables
    point = np.int64(tables.point[code])
    digit = cell_on(tables, board, code, point)
    change = Word(digit - judge.digits[point])
    if change == NONE:
        return
    judge.digits[point] = digit
    for row in range(tables.first[point], tables.first[point + 1]):
        judge.codes[Word(tables.seen_by[row])] += change * tables.weight[row]


@inlined
def cell_on(tables: BoardTables, board: Board, code: Word, point: int) -> int:
    if has(board, code, NONE):
        return 1
    if has(board, code, ONE):
        return 2
    below = point + tables.columns
    if not board.shape.gravity or below >= tables.points:
        return 0
    return 3 if is_empty(board, Word(tables.code[below])) else 0


@part
def renew_features(judge: Judge, view: int) -> None:
    """Recompute the features of each point whose patterns changed since the last call for this side.

    The features are from the point of view of the side `view`: 0 for Black, 1 for White.
    """
    points = judge.tables.points
    if judge.codes.size > points:
        renew_wide_features(judge, view)
        return
    for point in range(points):
        codes, place = judge.codes[point], view * points + point
        if judge.known[place] != codes:
            judge.known[place] = codes
            second, third = (codes >> Word(16)) & _HALF, (codes >> Word(32)) & _HALF
            add_features(judge, view, place, codes & _HALF, second, third, codes >> Word(48))


@part
def renew_wide_features(judge: Judge, view: int) -> None:
    """Do the same as `renew_features` for networks whose pattern codes have 32 bits."""
    points = judge.tables.points
    for point in range(points):
        first, second, place = judge.codes[2 * point], judge.codes[2 * point + 1], view * points + point
        if judge.known[2 * place] != first or judge.known[2 * place + 1] != second:
            judge.known[2 * place] = first
            judge.known[2 * place + 1] = second
            add_features(judge, view, place, first & _WHOLE, first >> Word(32), second & _WHOLE, second >> Word(32))


@inlined
def add_features(judge: Judge, view: int, place: int, one: Word, two: Word, three: Word, four: Word) -> None:
    """Compute the features of a point from the codes of its four patterns. Store them at the index `place`."""
    tables, rows = judge.tables, view * judge.tables.codes
    a = np.int64(tables.rows[rows + np.int64(one)]) * FEATURES
    b = np.int64(tables.rows[rows + np.int64(two)]) * FEATURES
    c = np.int64(tables.rows[rows + np.int64(three)]) * FEATURES
    d = np.int64(tables.rows[rows + np.int64(four)]) * FEATURES
    add_four_rows(judge.weights.table, a, b, c, d, judge.features, place * WIDTH)


@part
def pool(judge: Judge, view: int) -> None:
    """Compute the context of each point, then the mean and the maximum of features and context over all points."""
    tables, weights, features = judge.tables, judge.weights, judge.features
    padded, pooled = judge.padded, judge.pooled
    rows, columns, base = tables.points // tables.columns, tables.columns, view * tables.points * WIDTH
    stride, source = (columns + 2) * CONTEXT, base
    for row in range(rows):
        for column in range(columns):
            copy_16(features, source, padded, (row + 1) * stride + (column + 1) * CONTEXT)
            source += WIDTH
    source = base
    for row in range(rows):
        for column in range(columns):
            at = (row + 1) * stride + (column + 1) * CONTEXT
            add_context(padded, at, stride, weights.context, weights.context_bias, features, source + FEATURES)
            source += WIDTH
    pool_80(features, base, np.int64(tables.points), pooled)
    share = np.float32(1.0) / np.float32(tables.points)
    for n in range(WIDTH):
        pooled[n] *= share


@part
def find_value(judge: Judge) -> float:
    """Return the value for the side to move, from -1 to 1. Store the units of the hidden layer in `judge.units`."""
    weights, units = judge.weights, judge.units
    for unit in range(HIDDEN):
        units[unit] = weights.hidden_bias[unit]
        units[HIDDEN + unit] = weights.value_bias[unit]
    add_rows_32(judge.pooled, np.int64(POOLED), weights.hidden, units, np.int64(0))
    for unit in range(HIDDEN):
        units[unit] = max(units[unit], np.float32(0.0))
    add_rows_32(units, np.int64(HIDDEN), weights.value, units, np.int64(HIDDEN))
    total = weights.last[HIDDEN]
    for unit in range(HIDDEN):
        total += np.float32(math.tanh(units[HIDDEN + unit])) * weights.last[unit]
    return math.tanh(total)


@part
def find_policy(judge: Judge, board: Board, codes: Codes, count: int) -> None:
    """Store the logits of the first `count` points of `codes` in `judge.logits`.

    Call `judge_board` for the position first.
    """
    # A logit is the product of the point's features and context with the policy vector.
    tables, weights, vector = judge.tables, judge.weights, judge.vector
    first = board.counts[TURN] * tables.points
    for n in range(WIDTH):
        vector[n] = weights.policy[n]
    add_rows_80(judge.units, np.int64(HIDDEN), weights.policy_mix, vector, np.int64(0))
    for index in range(count):
        code = codes[index]
        place = first + np.int64(tables.point[code])
        judge.logits[code] = dot_80(judge.features, place * WIDTH, vector, np.int64(0))


@kernel
def judged(judge: Judge, board: Board, codes: Codes) -> float:
    """Return the value for the side to move, from -1 to 1. Store the logits of the points `codes` in `judge.logits`."""
    value = judge_board(judge, board)
    find_policy(judge, board, codes, codes.size)
    return value
