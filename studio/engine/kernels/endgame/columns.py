"""Stores positions of gravity games with lines of four in two words: the stones of the side to move, and all stones.

A column is a run of bits, the lowest point first. One more bit after each column stays empty, so that no line continues
in the next column. Addition finds the points for the next stones: the lowest bit of each column, added to all stones,
carries to the first empty point.
"""

from typing import NamedTuple

from studio.engine.kernels.runtime.bits import NONE, ONE, Word
from studio.engine.kernels.runtime.compiling import inlined
from studio.engine.kernels.runtime.records import record


@record
class Columns(NamedTuple):
    """Constant bit masks that depend only on the size of the board."""

    size: int  # points
    columns: int
    up: Word  # the bits of a column: its points and the empty one
    lowest: Word  # the lowest point of each column
    points: Word
    first_of_pairs: Word  # the lower point of each pair, counted from the top, and the empty bit


@inlined
def resting_points(board: Columns, stones: Word) -> Word:
    """Return the points on which the next stone in each column would land."""
    return (stones + board.lowest) & board.points


@inlined
def column_of(board: Columns, column: int) -> Word:
    return ((ONE << (board.up - ONE)) - ONE) << (Word(column) * board.up)


@inlined
def winning_points(board: Columns, own: Word, stones: Word) -> Word:
    """Return the empty points on which one more stone would complete a four of the stones `own`.

    Some of these points may not be playable yet.
    """
    found = (own << Word(1)) & (own << Word(2)) & (own << Word(3))
    found |= _fourth_points(own, board.up)
    found |= _fourth_points(own, board.up - ONE)
    found |= _fourth_points(own, board.up + ONE)
    return found & (board.points ^ stones)


@inlined
def _fourth_points(own: Word, step: Word) -> Word:
    """Return the points where one more stone would make four in one direction. Some of these points may be occupied.

    `step` is the distance in bits from a point to the next one in this direction.
    """
    two, three = step + step, step + step + step
    before = (own << step) & (own << two)
    behind = (own >> step) & (own >> two)
    return (before & ((own << three) | (own >> step))) | (behind & ((own >> three) | (own << step)))


@inlined
def has_four(board: Columns, own: Word) -> bool:
    return (
        _makes_four(own, ONE)
        or _makes_four(own, board.up)
        or _makes_four(own, board.up - ONE)
        or _makes_four(own, board.up + ONE)
    )


@inlined
def _makes_four(own: Word, step: Word) -> bool:
    pairs = own & (own >> step)
    return pairs & (pairs >> (step + step)) != NONE


@inlined
def is_held_by_pairs(board: Columns, own: Word, stones: Word) -> bool:
    """Return whether the other side can prevent every four of the side to move, by always playing directly above the
    last stone.

    This works if all columns have an even number of empty points. The side to move then gets only the lower point of
    each pair of points.
    """
    if (stones + board.lowest) & ~board.first_of_pairs != NONE:
        return False
    return not has_four(board, own | (board.points & board.first_of_pairs & ~stones))
