"""Finds winning lines on a board."""

from collections.abc import Iterator, Sequence

from studio.game.geometry import rays
from studio.game.rays import Ray
from studio.game.rules import Beyond, Rules
from studio.game.stones import Stone


def completes_line(cells: Sequence[Stone], rules: Rules, point: int) -> bool:
    """Return whether the stone on this point belongs to a winning line."""
    # Every move calls it, so it must be fast.
    stone, shortest = cells[point], rules.win_length
    for ahead, behind in rays(rules)[point]:
        length = 1
        for neighbour in ahead:
            if cells[neighbour] is not stone:
                break
            length += 1
        for neighbour in behind:
            if cells[neighbour] is not stone:
                break
            length += 1
        if length >= shortest:
            ends = _beyond(cells, ahead, stone), _beyond(cells, behind, stone)
            if rules.wins(stone, length, ends):
                return True
    return False


def wins_on(cells: list[Stone], rules: Rules, point: int, stone: Stone) -> bool:
    """Return whether this side may place a stone on the empty point and wins with it.

    The caller ensures that a stone can rest there. The cells change during the call, but are restored.
    """
    if not rules.may_take(cells, point, stone):
        return False
    cells[point] = stone
    wins = completes_line(cells, rules, point)
    cells[point] = Stone.EMPTY
    return wins


def winning_lines(cells: Sequence[Stone], rules: Rules, stone: Stone) -> Iterator[tuple[int, ...]]:
    """Yield each unbroken winning line of this colour on the whole board, at its full length."""
    for point, holder in enumerate(cells):
        if holder is not stone:
            continue
        for ahead, behind in rays(rules)[point]:
            if behind and cells[behind[0]] is stone:
                continue  # the line does not start here
            line = (point, *_unbroken(cells, ahead, stone))
            if rules.wins(stone, len(line), (_beyond(cells, ahead, stone), _beyond(cells, behind, stone))):
                yield line


def _unbroken(cells: Sequence[Stone], ray: Ray, stone: Stone) -> Iterator[int]:
    for point in ray:
        if cells[point] is not stone:
            return
        yield point


def _beyond(cells: Sequence[Stone], ray: Ray, stone: Stone) -> Beyond:
    """Return the content of the first point on the ray that has no stone of this colour.

    Return None if all have one.
    """
    return next((cells[point] for point in ray if cells[point] is not stone), None)
