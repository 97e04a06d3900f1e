"""What a solver works with: a board, what is known of positions, lists of moves to try, and what it may still use."""

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

# What a search for a win comes to, where it is no number of plies.
NONE_AT_ALL, NONE_SO_SHORT, GIVEN_UP = 0, -1, -2
"""There is no such win; there is none of at most so many plies; a limit was reached, or somebody wants the end."""

# Cells of `counts`.
NODES, MOST_NODES, DEADLINE, LOOK_AT, LENGTH, BEST, TOLD, IS_OVER = range(8)
"""Moves tried, and how many may be; when the clock ends it; after how many moves to look at it; the moves in `line`;
the first move of a win; the moves in `told`; whether a limit was reached."""

FOREVER = 1 << 62
_LOOK_EVERY = 1024


@record
class Frames(NamedTuple):
    """[depth]: where a search for a win stands, a move of the attacker and a reply a depth."""

    begin: Numbers  # where its moves begin in the list,
    end: Numbers  # where they end,
    index: Numbers  # and which of them is next
    attack: Numbers  # the move that is tried
    reply: Numbers  # and the reply to it
    cut: Numbers  # whether something was left out below, because it would be too long
    reply_begin: Numbers  # the same of the replies, where there may be several
    reply_end: Numbers
    reply_index: Numbers
    longest: Numbers  # how long the win lasts after the replies that were looked at


@record
class Proving(NamedTuple):
    """The work of one solver. `table` says what its cells mean."""

    board: LineBoard
    names: Words  # [cell]
    facts: Words  # [cell]
    fours: Frames
    threes: Frames
    four_moves: Codes  # moves to try, depth after depth
    three_moves: Codes
    replies: Codes
    line: Codes  # the win by fours that was found last: attack and reply in turn
    wanted: Words  # [word]: points that are gathered to be tried
    claimed: Words  # [line]: points that count as the attacker's and as the defender's, while points are gathered
    told: Codes  # the win as it is answered
    kept: Words  # [word]: points that are tried one after the other
    answers: npt.NDArray[np.uint8]  # [point]: what becomes of a win after a reply
    counts: Numbers
    stop: npt.NDArray[np.int32]


@inlined
def try_move(work: Proving, point: Word, colour: Word) -> None:
    """Put a stone, and count it."""
    work.counts[NODES] += 1
    put_stone(work.board, point, colour)


@inlined
def must_end(work: Proving) -> bool:
    """Whether a limit is reached or somebody wants the end; asked often, and found out now and then."""
    if work.counts[NODES] >= work.counts[LOOK_AT]:
        _look(work)
    return work.counts[IS_OVER] != 0


@part
def _look(work: Proving) -> None:
    counts = work.counts
    is_late = nanoseconds() >= counts[DEADLINE]
    if is_late or counts[NODES] >= counts[MOST_NODES] or atomic_load(work.stop, 0) != 0:
        counts[IS_OVER] = 1
    counts[LOOK_AT] = min(counts[NODES] + _LOOK_EVERY, counts[MOST_NODES])
