"""Finds what a stone makes on a point: a four or an open three. It uses only the rules about lines, not a search."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from studio.game.geometry import rays
from studio.game.lines import wins_on
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

_FIVE = 5
Line = Mapping[int, int]
"""The points of a line near a point, each with its distance from it. The distance is negative on one side."""


class Shape(StrEnum):
    """A shape of stones in a line that threatens to become five."""

    OPEN_FOUR = "open four"
    """Two points complete five in a row."""
    FOUR = "four"
    """One point completes five in a row."""
    OPEN_THREE = "open three"
    """One more stone makes an open four."""


def shape_on(position: Position, point: int, stone: Stone) -> Shape | None:
    """Return the strongest shape that a stone of this side makes on a point.

    Return None if it makes none, if the point is occupied or illegal, and in games that are not about five in a row.
    """
    rules, cells = position.rules, list(position.cells)
    if rules.win_length != _FIVE or rules.gravity or cells[point] is not Stone.EMPTY:
        return None
    if not rules.may_take(cells, point, stone):
        return None
    lines = [{point: 0} | _near(ahead) | _near(behind, -1) for ahead, behind in rays(rules)[point]]
    made = [_made(cells, rules, point, line, stone) for line in lines]
    return next((shape for shape in Shape if shape in made), None)


def _near(ray: Sequence[int], direction: int = 1) -> dict[int, int]:
    """Return the points that can be in one five with the point where the ray begins."""
    return {point: direction * distance for distance, point in enumerate(ray[: _FIVE - 1], 1)}


def _made(cells: list[Stone], rules: Rules, point: int, line: Line, stone: Stone) -> Shape | None:
    """Return the shape that a stone on `point` adds to one of the lines through it. `cells` is the same afterwards."""
    before, could = _fives(cells, rules, line, stone), _becomes_open_four(cells, rules, line, stone)
    cells[point] = stone
    new = _fives(cells, rules, line, stone) - before
    becomes = not could and not new and _becomes_open_four(cells, rules, line, stone)
    cells[point] = Stone.EMPTY
    if new:
        return Shape.OPEN_FOUR if len(new) > 1 else Shape.FOUR
    return Shape.OPEN_THREE if becomes else None


def _fives(cells: list[Stone], rules: Rules, line: Line, stone: Stone) -> set[int]:
    """Return the points of the line that complete five in a row."""
    return {point for point in line if not cells[point] and wins_on(cells, rules, point, stone)}


def _becomes_open_four(cells: list[Stone], rules: Rules, line: Line, stone: Stone) -> bool:
    """Return whether one more stone on the line makes a row of four that can become five at both ends."""
    for point in line:
        if not cells[point] and rules.may_take(cells, point, stone):
            cells[point] = stone
            fives = [line[other] for other in _fives(cells, rules, line, stone)]
            own = {distance for other, distance in line.items() if cells[other] is stone}
            cells[point] = Stone.EMPTY
            if any(first + _FIVE in fives and own.issuperset(range(first + 1, first + _FIVE)) for first in fives):
                return True
    return False
