"""The state of a threat solver: a board, the table of proven positions, lists of moves to try, and limits."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import Codes, Words
from studio.engine.kernels.boards.line_board import LineBoard, put_stone
from studio.engine.kernels.runtime.bits import Word, atomic_load
from studio.engine.kernels.runtime.clock import nanoseconds
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.runtime.records import record

Numbers = npt.NDArray[np.int64]

# Results of a search that finds no win; the result for a win is its plies.
NONE_AT_ALL, NONE_SO_SHORT, GIVEN_UP = 0, -1, -2
"""Results without a win. NONE_AT_ALL: there is no win. NONE_SO_SHORT: there is none within the given plies.
GIVEN_UP: a limit was reached, or the caller asked to stop.
"""

# Cells of `counts`.
NODES, MOST_NODES, DEADLINE, LOOK_AT, LENGTH, BEST, SOLUTION, IS_OVER = range(8)
"""Cells of `counts`. NODES: the moves tried. MOST_NODES: the limit of moves. DEADLINE: the time, in nanoseconds, at
which to end. LOOK_AT: the number of moves after which to check the clock. LENGTH: the length of `line`. BEST: the first
move of a win. SOLUTION: the length of `solution`. IS_OVER: whether a limit was reached.
"""

FOREVER = 1 << 62
_LOOK_EVERY = 1024


@record
class Frames(NamedTuple):
    """The state of a search for a win at each depth: a move of the attacker and a reply.

    All arrays are indexed by [depth].
    """

    begin: Numbers  # the index of the depth's first move in the list
    end: Numbers  # the index after the depth's last move
    index: Numbers  # the index of the next move
    attack: Numbers  # the current move
    reply: Numbers  # the reply to the current move
    cut: Numbers  # whether a line below was skipped because it would be too long
    reply_begin: Numbers  # begin, end and index in the list of replies, when there may be several
    reply_end: Numbers
    reply_index: Numbers
    longest: Numbers  # the longest win after the replies tried so far


@record
class Proving(NamedTuple):
    """The arrays of one threat solver. The module `table` describes the cells of `names` and `facts`."""

    board: LineBoard
    names: Words  # [cell]
    facts: Words  # [cell]
    fours: Frames
    threes: Frames
    four_moves: Codes  # moves to try, ordered by depth
    three_moves: Codes
    replies: Codes
    line: Codes  # the win by fours found last: attacks and replies in turn
    wanted: Words  # [word]: a set of points to try
    claimed: Words  # [line]: points that count as stones of either side while moves are gathered
    solution: Codes  # the win that is returned: attacks and replies in turn
    kept: Words  # [word]: a copy of `wanted` that stays while its points are tried
    answers: npt.NDArray[np.uint8]  # [point]: the effect of a reply on the win
    counts: Numbers
    stop: npt.NDArray[np.int32]


@inlined
def try_move(work: Proving, point: Word, colour: Word) -> None:
    """Put a stone on a point and count it as a searched move."""
    work.counts[NODES] += 1
    put_stone(work.board, point, colour)


@inlined
def must_end(work: Proving) -> bool:
    """Return whether a limit is reached or the caller asked to stop. Read the clock only after every 1024 moves."""
    if work.counts[NODES] >= work.counts[LOOK_AT]:
        _look(work)
    return work.counts[IS_OVER] != 0


@inlined
def allow_moves(work: Proving, limit: int, moves: int) -> None:
    """Let the next search try `moves` moves. `limit` is the limit of moves for the whole query."""
    counts = work.counts
    counts[MOST_NODES] = min(limit, counts[NODES] + moves)
    counts[LOOK_AT] = counts[IS_OVER] = 0


@part
def is_query_over(work: Proving, limit: int) -> bool:
    """Return whether a limit of the whole query is reached or the caller asked to stop.

    This also removes the limit that `allow_moves` has set for the last search.
    """
    allow_moves(work, limit, limit)
    return must_end(work)


@part
def _look(work: Proving) -> None:
    counts = work.counts
    is_late = nanoseconds() >= counts[DEADLINE]
    if is_late or counts[NODES] >= counts[MOST_NODES] or atomic_load(work.stop, 0) != 0:
        counts[IS_OVER] = 1
    counts[LOOK_AT] = min(counts[NODES] + _LOOK_EVERY, counts[MOST_NODES])
