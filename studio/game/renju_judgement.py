"""The judgement of renju: whether a black stone on an empty point would win, or be forbidden, by the rules 9.2 and 9.3
of the Renju International Federation (RIF).

Only Black has forbidden points. A move is judged with its stone on the board, in this order:

1. A five (an unbroken row of exactly five stones) wins, even if the move also makes a forbidden shape.
2. An overline (an unbroken row of six or more) is forbidden.
3. Two or more fours are forbidden. A *four* is a row of four stones that one more stone turns into a five. Two fours
   can lie in one line, as in `XX.XX.XX` after a move on one of the two stones in the middle.
4. Two or more threes are forbidden. A *three* is a row of three stones that one more stone turns into a *straight
   four*: four adjacent stones that a stone at either end turns into a five. By rule 9.3 the three counts only if this
   additional stone may be placed, and if it does not make a five elsewhere. The additional stone is therefore judged in
   the same way, with the first stone still on the board.

Step 4 is recursive. It ends, because each level of the recursion places one more stone. A four needs no such check:
its next stone makes a five, which is never forbidden.

The functions use lists of numbers only, so that compiled functions can follow them line by line. `renju` explains the
results.
"""

from collections.abc import Sequence
from enum import IntEnum

from studio.game.rays import Ray
from studio.game.stones import Stone

FIVE = 5

_EMPTY, _BLACK = Stone.EMPTY, Stone.BLACK

Line = tuple[Ray, Ray]
"""The points ahead of a point and the points behind it in one direction, nearest first."""


class Verdict(IntEnum):
    """The verdict on a black stone on an empty point."""

    ALLOWED = 0
    FIVE = 1
    OVERLINE = 2
    FOUR_FOUR = 3
    THREE_THREE = 4

    @property
    def is_forbidden(self) -> bool:
        return self >= Verdict.OVERLINE


def verdict(cells: list[Stone], lines: Sequence[Sequence[Line]], point: int) -> Verdict:
    """Return the verdict on a black stone on this empty point.

    `lines` are the `rays` of the board. The cells change during the call, but are restored.
    """
    cells[point] = _BLACK
    found = _verdict_on_stone(cells, lines, point)
    cells[point] = _EMPTY
    return found


def _verdict_on_stone(cells: list[Stone], lines: Sequence[Sequence[Line]], point: int) -> Verdict:
    # A three, a four or a longer row has at least two more black stones within four points.
    crossing = [line for line in lines[point] if _near(cells, line) >= 2]
    if not crossing:
        return Verdict.ALLOWED
    longest = fours = 0
    for ahead, behind in crossing:
        length = 1 + _run(cells, ahead, 0) + _run(cells, behind, 0)
        if length == FIVE:
            return Verdict.FIVE
        longest = max(longest, length)
        fours += count_fours(cells, ahead, behind)
    if longest > FIVE:
        return Verdict.OVERLINE
    if fours >= 2:
        return Verdict.FOUR_FOUR
    return Verdict.THREE_THREE if _makes_two_threes(cells, lines, crossing) else Verdict.ALLOWED


def _near(cells: list[Stone], line: Line) -> int:
    """Return the number of black stones among the first four points ahead and the first four points behind."""
    ahead, behind = line
    count = 0
    for at in ahead[: FIVE - 1]:
        count += cells[at] is _BLACK
    for at in behind[: FIVE - 1]:
        count += cells[at] is _BLACK
    return count


def _makes_two_threes(cells: list[Stone], lines: Sequence[Sequence[Line]], crossing: Sequence[Line]) -> bool:
    """Return whether a stone makes a three in more than one of the lines that cross on its point."""
    # A line has at most one three. Possible threes are counted first, because this avoids most recursion.
    possible = [line for line in crossing if straight_four_points(cells, *line)]
    if len(possible) < 2:
        return False
    return sum(_is_three(cells, lines, line) for line in possible) >= 2


def _is_three(cells: list[Stone], lines: Sequence[Sequence[Line]], line: Line) -> bool:
    """Return whether Black may place a stone that makes a straight four in this line and makes no five elsewhere."""
    return any(verdict(cells, lines, point) is Verdict.ALLOWED for point in straight_four_points(cells, *line))


def _run(cells: list[Stone], ray: Ray, start: int) -> int:
    """Return the number of adjacent black stones on a ray, beginning at its index `start`."""
    end = start
    while end < len(ray) and cells[ray[end]] is _BLACK:
        end += 1
    return end - start


def _is_gap(cells: list[Stone], ray: Ray, index: int) -> bool:
    """Return whether the point with this index is on the board and empty."""
    return index < len(ray) and cells[ray[index]] is _EMPTY


def count_fours(cells: list[Stone], ahead: Ray, behind: Ray) -> int:
    """Return the number of fours, 0 to 2, that a stone makes in the line of these two rays.

    A straight four counts once. Two fours may share stones.
    """
    ends = len(five_points(cells, ahead, behind))
    is_straight = ends == 2 and 1 + _run(cells, ahead, 0) + _run(cells, behind, 0) == FIVE - 1
    return 1 if is_straight else ends


def five_points(cells: list[Stone], ahead: Ray, behind: Ray) -> list[int]:
    """Return the points where one more stone makes a five with the stone between these two rays."""
    return [ray[run] for ray, run, length, _ in _extensions(cells, ahead, behind) if length == FIVE]


def straight_four_points(cells: list[Stone], ahead: Ray, behind: Ray) -> list[int]:
    """Return the points where one more stone makes a straight four with the stone between these rays."""
    return [
        ray[run]
        for ray, run, length, other in _extensions(cells, ahead, behind)
        if length == FIVE - 1
        and _is_open(cells, ray, run + 1 + _run(cells, ray, run + 1))
        and _is_open(cells, other, _run(cells, other, 0))
    ]


def _extensions(cells: list[Stone], ahead: Ray, behind: Ray) -> list[tuple[Ray, int, int, Ray]]:
    """Return the ways to extend the row between these rays by one stone.

    Each is a tuple of the ray with the gap, the index of the gap, the length of the extended row, and the opposite ray.
    """
    found = []
    length = 1 + _run(cells, ahead, 0) + _run(cells, behind, 0)
    for ray, other in ((ahead, behind), (behind, ahead)):
        run = _run(cells, ray, 0)
        if _is_gap(cells, ray, run):
            found.append((ray, run, length + 1 + _run(cells, ray, run + 1), other))
    return found


def _is_open(cells: list[Stone], ray: Ray, index: int) -> bool:
    """Return whether a stone at this index of the ray turns a row of four into a five. An overline does not count."""
    return _is_gap(cells, ray, index) and _run(cells, ray, index + 1) == 0
