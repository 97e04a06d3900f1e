"""Minimax with alpha-beta to a fixed depth, which can be interrupted and continued.

Values are for the side to move. At the depth limit they are evaluations. A draw has the value 0. A win has the value
`WIN` minus the number of plies to it from the first position, so that faster wins are worth more.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import NOWHERE, Codes, legal_code
from studio.engine.kernels.minimax.windows import (
    Numbers,
    Windows,
    gain_of,
    has_code,
    make_move,
    take_back,
    value_of,
)
from studio.engine.kernels.runtime.bits import Word, atomic_load
from studio.engine.kernels.runtime.clock import nanoseconds
from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.runtime.records import record

WIN = 1 << 60
INFINITE = 1 << 61
DEPTH, PLY, NODES, LOOK_AT, FIRST, HAS_EVALUATED, STATE_CELLS = range(7)
"""Cells of `state`. DEPTH: the depth limit. PLY: the current ply. NODES: the positions searched. LOOK_AT: the time in
nanoseconds at which to return. FIRST: the code of the move to try first, or NOWHERE. HAS_EVALUATED: whether a
position was evaluated at the depth limit.
"""

_LOOK_MASK = 63
_FIRST_GAIN = 1 << 60


@record
class Minimaxing(NamedTuple):
    """The state of a minimax search. Arrays indexed by [ply] describe the path from the first position."""

    windows: Windows
    slots: Codes  # in the order in which moves of equal gain are tried
    alpha: Numbers  # [ply]: a value that the side to move can already reach
    beta: Numbers  # [ply]: the other side avoids positions above this value
    best: Numbers  # [ply]: the highest value so far
    count: Numbers  # [ply]: the number of moves; -1 before they are listed
    index: Numbers  # [ply]: the number of moves that were searched
    moves: Codes  # [ply * slots + n]
    gains: Numbers  # [ply * slots + n]
    line: Codes  # [ply * plies + n]: the best moves from here on
    length: Numbers  # [ply]: the length of this line
    plies: int  # the size of the arrays indexed by [ply]
    state: Numbers
    stop: npt.NDArray[np.int32]


@kernel
def search_minimax(work: Minimaxing) -> bool:
    """Continue the search. Return False if it was interrupted; another call then continues."""
    state = work.state
    while True:
        ply = state[PLY]
        if work.count[ply] < 0:
            if state[NODES] & _LOOK_MASK == 0 and (nanoseconds() >= state[LOOK_AT] or atomic_load(work.stop, 0) != 0):
                return False
            _enter(work, ply)
        if work.index[ply] < work.count[ply] and work.alpha[ply] < work.beta[ply]:
            _go_down(work, ply)
        elif ply == 0:
            return True
        else:
            _come_back(work, ply - 1)


@kernel
def begin_minimax(work: Minimaxing, depth: int, first: int) -> None:
    """Begin a search to this depth from the position in `work.windows`.

    The search tries the move `first` before the others, unless it is NOWHERE.
    """
    work.state[DEPTH], work.state[PLY], work.state[FIRST], work.state[HAS_EVALUATED] = depth, 0, first, 0
    work.alpha[0], work.beta[0], work.count[0] = -INFINITE, INFINITE, -1


@inlined
def _enter(work: Minimaxing, ply: int) -> None:
    """Begin with the position at this ply: evaluate it at the depth limit, otherwise list its moves."""
    work.state[NODES] += 1
    work.count[ply] = work.index[ply] = work.length[ply] = 0
    work.best[ply] = -INFINITE
    if ply == work.state[DEPTH]:
        is_over = not _has_move(work)
        work.best[ply] = 0 if is_over else value_of(work.windows)
        work.state[HAS_EVALUATED] |= not is_over
        return
    if not _list_moves(work, ply):
        return
    if work.count[ply] == 0:
        work.best[ply] = 0
    elif ply == 0 and work.state[FIRST] != NOWHERE:
        for place in range(work.count[0]):
            if work.moves[place] == work.state[FIRST]:
                work.gains[place] = _FIRST_GAIN


@inlined
def _has_move(work: Minimaxing) -> bool:
    count = 0
    while count < work.slots.size and not has_code(legal_code(work.windows.board, Word(work.slots[count]))):
        count += 1
    return count < work.slots.size


@inlined
def _list_moves(work: Minimaxing, ply: int) -> bool:
    """List the moves with their gains and return True.

    If a move wins at once, store the win as the result of this ply and return False.
    """
    first, count = ply * work.slots.size, np.int64(0)
    for place in range(work.slots.size):
        code = legal_code(work.windows.board, Word(work.slots[place]))
        if not has_code(code):
            continue
        gain, wins = gain_of(work.windows, code)
        if wins:
            work.best[ply], work.length[ply] = WIN - ply - 1, 1
            work.line[ply * work.plies] = code
            return False
        work.moves[first + count], work.gains[first + count] = code, gain
        count += 1
    work.count[ply] = count
    return True


@inlined
def _go_down(work: Minimaxing, ply: int) -> None:
    """Make the move with the largest gain among the moves not searched yet."""
    first = ply * work.slots.size
    present, best = first + work.index[ply], first + work.index[ply]
    for place in range(present + 1, first + work.count[ply]):
        if work.gains[place] > work.gains[best]:
            best = place
    move, gain = work.moves[best], work.gains[best]
    work.moves[best], work.gains[best] = work.moves[present], work.gains[present]
    work.moves[present], work.gains[present] = move, gain
    work.index[ply] += 1
    make_move(work.windows, Word(move))
    work.alpha[ply + 1], work.beta[ply + 1] = -work.beta[ply], -work.alpha[ply]
    work.count[ply + 1] = -1
    work.state[PLY] = ply + 1


@inlined
def _come_back(work: Minimaxing, ply: int) -> None:
    """Take back the move made at this ply.

    If the value of the move is the best so far, store the value and the line that begins with the move.
    """
    move = work.moves[ply * work.slots.size + work.index[ply] - 1]
    take_back(work.windows, Word(move))
    work.state[PLY] = ply
    value = -work.best[ply + 1]
    if value <= work.best[ply]:
        return
    work.best[ply] = value
    work.alpha[ply] = max(work.alpha[ply], value)
    own, below = ply * work.plies, (ply + 1) * work.plies
    work.line[own] = move
    for place in range(work.length[ply + 1]):
        work.line[own + 1 + place] = work.line[below + place]
    work.length[ply] = work.length[ply + 1] + 1
