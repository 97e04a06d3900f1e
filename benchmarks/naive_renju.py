"""A naive threat solver for renju, compiled: it tries every move and every reply, and judges points by itself.

It shares no code with the program. A position is two integers, the stones of the attacker and of the defender. `size`
has the number of rows and columns and the colour of the attacker (0 black, 1 white).
"""

from typing import Any

import numba
import numpy as np
from numba import types
from numba.typed import Dict

from studio.engine.options.threats import ThreatKind
from studio.game.rules import Rules
from studio.game.stones import Stone
from tests.engine.solver.naive import NEVER

_KEY = types.UniTuple(types.int64, 2)  # type: ignore[no-untyped-call]
_FREE, _FIVE, _BARRED = 0, 1, 2


class NaiveRenjuSolver:
    """Wins of one side in renju, on a board with at most 62 points."""

    def __init__(self, rules: Rules, side: Stone) -> None:
        self._size = np.array([rules.rows, rules.columns, int(side) - 1], np.int64)
        self._memory = [Dict.empty(_KEY, types.int64) for _ in range(4)]

    def plies_by_fours(self, own: int, other: int) -> int:
        return int(_fours(own, other, self._size, self._memory[0], self._memory[3]))

    def wins(self, kind: ThreatKind, own: int, other: int) -> bool:
        """Return whether the side wins by threats of this kind if it is to move."""
        if kind is ThreatKind.FOURS:
            return self.plies_by_fours(own, other) < NEVER
        return bool(_threes(own, other, self._size, self._memory[0], self._memory[1], self._memory[3]))

    def forces(self, own: int, other: int) -> bool:
        """Return whether the side, which is to move, wins by any moves against every reply."""
        return bool(_forces(own, other, self._size, self._memory[0], self._memory[2], self._memory[3]))

    def refutations(self, kind: ThreatKind, own: int, other: int) -> tuple[int, ...]:
        """Return the replies after which the side has no win of this kind."""
        replies = int(_legal(own, other, False, self._size, self._memory[3]))
        wins = int(_winning(own, other, False, self._size))
        points = (point for point in range(self._size[0] * self._size[1]) if replies >> point & 1)
        return tuple(at for at in points if wins >> at & 1 or not self.wins(kind, own, other | 1 << at))

    def legal(self, own: int, other: int) -> int:
        """Return the points that the side may take."""
        return int(_legal(own, other, True, self._size, self._memory[3]))


# The rules


@numba.njit(cache=False)
def _run(board: Any, row: int, column: int, down: int, right: int, colour: int) -> int:
    """Count the stones of a colour that follow each other from the next point in a direction on."""
    count = 0
    row, column = row + down, column + right
    while 0 <= row < board.shape[0] and 0 <= column < board.shape[1] and board[row, column] == colour:
        count += 1
        row, column = row + down, column + right
    return count


@numba.njit(cache=False)
def _is_empty(board: Any, row: int, column: int) -> bool:
    return bool(0 <= row < board.shape[0] and 0 <= column < board.shape[1] and board[row, column] == 0)


@numba.njit(cache=False)
def _row_after(board: Any, row: int, column: int, down: int, right: int, distance: int) -> int:
    """Return the length of Black's row through a point after a stone at this distance, or 0 if it does not reach it."""
    there, across = row + distance * down, column + distance * right
    board[there, across] = 1
    ahead, behind = _run(board, row, column, down, right, 1), _run(board, row, column, -down, -right, 1)
    board[there, across] = 0
    return ahead + behind + 1 if -behind <= distance <= ahead else 0


@numba.njit(cache=False)
def _is_straight(board: Any, row: int, column: int, down: int, right: int) -> bool:
    """Return whether Black's row of four through a point becomes a five at either end."""
    fives = 0
    for distance in range(-4, 5):
        if _is_empty(board, row + distance * down, column + distance * right):
            fives += _row_after(board, row, column, down, right, distance) == 5
    return fives == 2 and _run(board, row, column, down, right, 1) + _run(board, row, column, -down, -right, 1) == 3


@numba.njit(cache=False)
def _judged(board: Any, row: int, column: int) -> int:
    """Return whether a black stone on an empty point wins, is forbidden, or neither."""
    board[row, column] = 1
    longest, is_five, fours, threes = 0, False, 0, 0
    for direction in range(4):
        down, right = (0, 1, 1, 1)[direction], (1, 0, 1, -1)[direction]
        length = 1 + _run(board, row, column, down, right, 1) + _run(board, row, column, -down, -right, 1)
        longest = max(longest, length)
        is_five |= length == 5
        fives = 0
        for distance in range(-4, 5):
            if _is_empty(board, row + distance * down, column + distance * right):
                fives += _row_after(board, row, column, down, right, distance) == 5
        fours += 1 if fives == 2 and length == 4 else fives
    found = _FIVE if is_five else _BARRED if longest > 5 or fours > 1 else _FREE
    if found == _FREE:
        for direction in range(4):
            down, right, is_three = (0, 1, 1, 1)[direction], (1, 0, 1, -1)[direction], False
            for distance in range(-3, 4):
                there, across = row + distance * down, column + distance * right
                if _makes_straight_four(board, row, column, down, right, distance):
                    is_three |= _judged(board, there, across) == _FREE
            threes += is_three
    board[row, column] = 0
    return _BARRED if threes > 1 else found


@numba.njit(cache=False)
def _makes_straight_four(board: Any, row: int, column: int, down: int, right: int, distance: int) -> bool:
    """Return whether one more stone at this distance makes Black's row through a point a straight four."""
    there, across = row + distance * down, column + distance * right
    if not _is_empty(board, there, across) or _row_after(board, row, column, down, right, distance) != 4:
        return False
    board[there, across] = 1
    is_straight = _is_straight(board, there, across, down, right)
    board[there, across] = 0
    return is_straight


@numba.njit(cache=False)
def judged_as_barred(board: Any, row: int, column: int) -> bool:
    """Return whether renju forbids an empty point to Black. `board` has 1 for black and 2 for white stones."""
    return _judged(board, row, column) == _BARRED


@numba.njit(cache=False)
def longest_rows(board: Any, row: int, column: int) -> Any:
    """Return for each direction the length of the row through a stone, and at how many ends the other side stands."""
    found, colour = np.zeros((4, 2), np.int64), board[row, column]
    for direction in range(4):
        down, right = (0, 1, 1, 1)[direction], (1, 0, 1, -1)[direction]
        ahead = _run(board, row, column, down, right, colour)
        behind = _run(board, row, column, -down, -right, colour)
        found[direction, 0] = 1 + ahead + behind
        for distance in (ahead + 1, -behind - 1):
            there, across = row + distance * down, column + distance * right
            if 0 <= there < board.shape[0] and 0 <= across < board.shape[1]:
                found[direction, 1] += board[there, across] == 3 - colour
    return found


@numba.njit(cache=False)
def _board_of(own: int, other: int, size: Any) -> Any:
    board = np.zeros((size[0], size[1]), np.int64)
    black, white = (own, other) if size[2] == 0 else (other, own)
    for point in range(size[0] * size[1]):
        board[point // size[1], point % size[1]] = black >> point & 1 | (white >> point & 1) << 1
    return board


@numba.njit(cache=False)
def _legal(own: int, other: int, is_attacker: bool, size: Any, known: Any) -> Any:
    is_black = is_attacker == (size[2] == 0)
    taken = own | other
    if not is_black:
        return ~taken & ((1 << size[0] * size[1]) - 1)
    key = (own, other)
    if key in known:
        return known[key]
    board, found = _board_of(own, other, size), 0
    for point in range(size[0] * size[1]):
        if not taken >> point & 1 and _judged(board, point // size[1], point % size[1]) != _BARRED:
            found |= 1 << point
    known[key] = found
    return found


@numba.njit(cache=False)
def _winning(own: int, other: int, is_attacker: bool, size: Any) -> int:
    """Return the points on which one side wins now. Black wins with exactly five, White with five or more."""
    is_black = is_attacker == (size[2] == 0)
    board, found, colour = _board_of(own, other, size), 0, 1 if is_black else 2
    for point in range(size[0] * size[1]):
        row, column = point // size[1], point % size[1]
        if board[row, column] != 0:
            continue
        for direction in range(4):
            down, right = (0, 1, 1, 1)[direction], (1, 0, 1, -1)[direction]
            length = _run(board, row, column, down, right, colour) + 1
            length += _run(board, row, column, -down, -right, colour)
            if length == 5 or (length > 5 and not is_black):
                found |= 1 << point
    return found


# Wins by fours, by threes, and by any moves


@numba.njit(cache=False)
def _answers(own: int, other: int, replies: int, size: Any) -> int:
    """Count the replies after which the attacker cannot win at once."""
    count = 0
    while replies:
        count += _winning(own, other | (replies & -replies), True, size) == 0
        replies &= replies - 1
    return count


@numba.njit(cache=False)
def _fours(own: int, other: int, size: Any, memory: Any, known: Any) -> Any:
    """Return the number of plies of the shortest win by fours of the attacker, who is to move, or NEVER."""
    if (own, other) in memory:
        return memory[(own, other)]
    if _winning(own, other, True, size):
        memory[(own, other)] = 1
        return 1
    best = NEVER
    attacks = _legal(own, other, True, size, known)
    while attacks:
        mine = own | (attacks & -attacks)
        attacks &= attacks - 1
        if _winning(mine, other, False, size) or not _winning(mine, other, True, size):
            continue
        replies = _legal(mine, other, False, size, known)
        if not replies or _answers(mine, other, replies, size) > 1:
            continue
        longest = 0
        while replies and longest < NEVER:
            longest = max(longest, _fours(mine, other | (replies & -replies), size, memory, known))
            replies &= replies - 1
        if longest < NEVER:
            best = min(best, longest + 2)
    memory[(own, other)] = best
    return best


@numba.njit(cache=False)
def _threes(own: int, other: int, size: Any, fours: Any, memory: Any, known: Any) -> Any:
    if (own, other) in memory:
        return memory[(own, other)]
    found = 1 if _winning(own, other, True, size) else 0
    attacks = _legal(own, other, True, size, known)
    while attacks and not found:
        mine = own | (attacks & -attacks)
        attacks &= attacks - 1
        if _winning(mine, other, False, size) or _fours(mine, other, size, fours, known) >= NEVER:
            continue
        replies = _legal(mine, other, False, size, known)
        found = 1 if replies else 0
        while replies and found:
            found = _threes(mine, other | (replies & -replies), size, fours, memory, known)
            replies &= replies - 1
    memory[(own, other)] = found
    return found


@numba.njit(cache=False)
def _forces(own: int, other: int, size: Any, fours: Any, memory: Any, known: Any) -> Any:
    """Return 1 if the attacker, who is to move, wins by any moves; moves that threaten fours are tried first."""
    if (own, other) in memory:
        return memory[(own, other)]
    found = 1 if _winning(own, other, True, size) else 0
    for threatens in (True, False):
        attacks = _legal(own, other, True, size, known)
        while attacks and not found:
            mine = own | (attacks & -attacks)
            attacks &= attacks - 1
            if (_fours(mine, other, size, fours, known) < NEVER) != threatens:
                continue
            replies = _legal(mine, other, False, size, known)
            found = 1 if replies and not _winning(mine, other, False, size) else 0
            while replies and found:
                found = _forces(mine, other | (replies & -replies), size, fours, memory, known)
                replies &= replies - 1
    memory[(own, other)] = found
    return found
