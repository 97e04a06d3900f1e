"""Runs short threat searches with an empty table and a budget of moves.

So the result depends on the position and the budget only. The board has the same position before and after a search.
"""

import numpy as np

from studio.engine.kernels.boards.line_board import may_play
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.threats.fours import any_win_by_fours, win_by_fours
from studio.engine.kernels.threats.proving import DEADLINE, FOREVER, IS_OVER, LOOK_AT, MOST_NODES, NODES, Proving
from studio.engine.kernels.threats.relevant_moves import find_relevant_replies

_UNLIMITED = 1 << 20


@inlined
def find_win(work: Proving, side: Word, most_nodes: int, shortest: bool) -> int:
    """Return the plies of a win by fours of `side`, who is to move.

    Return 0 if none is found within `most_nodes` moves. If `shortest` is True, the win is the shortest. If it is False,
    more wins are found within the same limit.
    """
    _begin(work, most_nodes)
    found = win_by_fours(work, side, _UNLIMITED) if shortest else any_win_by_fours(work, side)
    return max(found, 0)


@inlined
def most_nodes_at(visits: int, first_visits: int, most_nodes: int) -> int:
    """Return how many moves the search at this number of visits may try, or 0 if no search is due.

    The first search is due after `first_visits` visits. Each further one is due after 16 times as many visits.
    """
    if first_visits == 0 or visits % first_visits != 0:
        return 0
    due, budget = first_visits, most_nodes * 8
    while due < visits:
        due, budget = due * 16, budget * 8
    return budget if due == visits else 0


@part
def find_refutations(work: Proving, side: Word, most_nodes: int) -> tuple[int, int]:
    """Suppose that `side` passes.

    Find the shortest win by fours of the other side, and the replies that might refute it. Return the plies of the win
    and the number of these replies. The replies are stored in `work.wanted`. If no win is found, the first number is
    the result of `win_by_fours`, which is 0 or negative, and the second is 0.
    """
    # The win is the shortest, because fewer replies can refute a short win.
    _begin(work, most_nodes)
    plies, count = win_by_fours(work, side ^ ONE, _UNLIMITED), np.int64(0)
    if plies <= 0:
        return np.int64(plies), count
    find_relevant_replies(work, side ^ ONE)
    for index in range(work.board.shape.words):
        word = Word(index)
        points = work.wanted[word] & work.board.open[word]
        work.wanted[word] = points
        while points != NONE:
            lowest = lowest_bit(points)
            points &= points - ONE
            if may_play(work.board, (word << Word(6)) | lowest, side):
                count += 1
            else:
                work.wanted[word] ^= ONE << lowest
    return np.int64(plies), count


@inlined
def is_wanted(work: Proving, point: Word) -> bool:
    """Return whether this point is in the set `work.wanted`."""
    return (work.wanted[point >> Word(6)] >> (point & Word(63))) & ONE != NONE


@inlined
def _begin(work: Proving, most_nodes: int) -> None:
    counts = work.counts
    if counts[NODES] > 0:
        work.names[:] = NONE
        work.facts[:] = NONE
    counts[NODES] = counts[IS_OVER] = 0
    counts[LOOK_AT] = most_nodes  # there is no deadline, and no caller stops these searches
    counts[MOST_NODES], counts[DEADLINE] = most_nodes, FOREVER
