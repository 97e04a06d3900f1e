"""Finds the lines that win on a board of stones."""

from collections.abc import Iterator, Sequence

from studio.game.geometry import Ray, rays
from studio.game.rules import Rules
from studio.game.stones import Stone


def completes_line(cells: Sequence[Stone], rules: Rules, point: int) -> bool:
    """Whether the stone on this point stands in a line that wins. Written out: every move of every game asks."""
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
        if length >= shortest and rules.wins(stone, length):
            return True
    return False


def winning_lines(cells: Sequence[Stone], rules: Rules, stone: Stone) -> Iterator[tuple[int, ...]]:
    """Each unbroken line of this colour that wins, found by walking the whole board."""
    for point, holder in enumerate(cells):
        if holder is not stone:
            continue
        for ahead, behind in rays(rules)[point]:
            if behind and cells[behind[0]] is stone:
                continue  # the line does not start here
            line = (point, *_unbroken(cells, ahead, stone))
            if rules.wins(stone, len(line)):
                yield line


def _unbroken(cells: Sequence[Stone], ray: Ray, stone: Stone) -> Iterator[int]:
    for point in ray:
        if cells[point] is not stone:
            return
        yield point
