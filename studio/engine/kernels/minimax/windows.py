"""The board of minimax and its evaluation. Both are updated with each move.

A *window* is a row of points as long as a winning line. A window with stones of one colour only is open for this
colour. Its score grows with the number of stones.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import NOWHERE, STONES, TURN, Board, lift, put
from studio.engine.kernels.boards.lines import completes_line
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import inlined
from studio.engine.kernels.runtime.records import record

Numbers = npt.NDArray[np.int64]
Places = npt.NDArray[np.int32]


@record
class Windows(NamedTuple):
    """A board, and the stones in each of its windows."""

    board: Board
    through: Places  # [code * most + n]: the windows through a point, then -1
    most: int  # the largest number of windows through a point
    stones: Places  # [window * 2 + colour]
    worth: Numbers  # [stones]: the score of an open window with this number of stones
    score: Numbers  # [colour]: the total score of a colour's open windows


@inlined
def make_move(windows: Windows, code: Word) -> None:
    """Put a stone of the side to move on a legal point."""
    board = windows.board
    colour = np.int64(board.counts[TURN])
    put(board, code, Word(colour))
    if board.shape.gravity:
        board.landing[board.shape.slots[code]] = board.shape.above[code]
    board.counts[TURN] = 1 - colour
    board.counts[STONES] += 1
    _count(windows, code, colour, 1)


@inlined
def take_back(windows: Windows, code: Word) -> None:
    """Remove the stone on this point. It must be the last stone that was put on the board."""
    board = windows.board
    colour = 1 - np.int64(board.counts[TURN])
    lift(board, code, Word(colour))
    if board.shape.gravity:
        board.landing[board.shape.slots[code]] = code
    board.counts[TURN] = colour
    board.counts[STONES] -= 1
    _count(windows, code, colour, -1)


@inlined
def _count(windows: Windows, code: Word, colour: int, change: int) -> None:
    """Update all windows through a point after a stone was added to the point (`change` 1) or removed from it (-1)."""
    worth, stones, score = windows.worth, windows.stones, windows.score
    first = np.int64(code) * windows.most
    for place in range(first, first + windows.most):
        window = np.int64(windows.through[place])
        if window < 0:
            return
        own, other = np.int64(stones[2 * window + colour]), np.int64(stones[2 * window + 1 - colour])
        if other == 0:
            score[colour] += worth[own + change] - worth[own]
        elif own + min(change, 0) == 0:  # the first stone closes the window for the other side
            score[1 - colour] -= change * worth[other]
        stones[2 * window + colour] = own + change


@inlined
def gain_of(windows: Windows, code: Word) -> tuple[int, bool]:
    """Return how much a stone on this point raises the evaluation for the side to move, and whether the stone wins."""
    board, worth, stones = windows.board, windows.worth, windows.stones
    colour, length = np.int64(board.counts[TURN]), board.shape.win_length
    gain, fills = np.int64(0), False
    first = np.int64(code) * windows.most
    for place in range(first, first + windows.most):
        window = np.int64(windows.through[place])
        if window < 0:
            break
        own, other = np.int64(stones[2 * window + colour]), np.int64(stones[2 * window + 1 - colour])
        if other == 0:
            gain += worth[own + 1] - worth[own]
            fills |= own == length - 1
        elif own == 0:
            gain += worth[other]
    return gain, fills and completes_line(board, code, Word(colour))


@inlined
def value_of(windows: Windows) -> int:
    """Return the evaluation for the side to move: its own score minus the score of the other side.

    The score of a side counts its open windows.
    """
    colour = np.int64(windows.board.counts[TURN])
    return np.int64(windows.score[colour] - windows.score[1 - colour])


@inlined
def has_code(code: Word) -> bool:
    return code != Word(NOWHERE)
