"""Caro as its rule is worded, read off a drawing: the judge of the search by that rule. It shares no code with it."""

from collections.abc import Iterator, Sequence

from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

Cells = list[str]


def cells_of(position: Position) -> Cells:
    return [stone.letter for stone in position.cells]


def wins_at(cells: Sequence[str], rules: Rules, point: int) -> bool:
    """Return whether the stone on a point stands in a row of exactly the win length that is free at an end."""
    other = {"X": "O", "O": "X"}[cells[point]]
    return any(
        len(row) == rules.win_length and ends != (other, other) for row, ends in _rows_through(cells, rules, point)
    )


def _rows_through(cells: Sequence[str], rules: Rules, point: int) -> Iterator[tuple[list[int], tuple[str, str]]]:
    """Each unbroken row of one colour through a point, and what stands beyond it; `#` is off the board."""
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        row, beyond = [point], []
        for sign in (1, -1):
            at = _next(point, sign * down, sign * right, rules)
            while at is not None and cells[at] == cells[point]:
                row.append(at)
                at = _next(at, sign * down, sign * right, rules)
            beyond.append("#" if at is None else cells[at])
        yield row, (beyond[0], beyond[1])


def _next(point: int, down: int, right: int, rules: Rules) -> int | None:
    row, column = point // rules.columns + down, point % rules.columns + right
    return row * rules.columns + column if 0 <= row < rules.rows and 0 <= column < rules.columns else None


def winning_points(position: Position, stone: Stone) -> set[int]:
    """Return the points on which a stone of this colour can be put now and wins."""
    cells, found = cells_of(position), set()
    for point in _open(cells, position.rules):
        cells[point] = stone.letter
        if wins_at(cells, position.rules, point):
            found.add(point)
        cells[point] = "."
    return found


def answers(position: Position, threatening: Stone) -> set[int]:
    """Return the points which the other side can take so that this one no longer wins with its next stone."""
    found = set()
    for point in _open(cells_of(position), position.rules):
        after = position.with_setup({point: threatening.opponent}, threatening)
        if not winning_points(after, threatening):
            found.add(point)
    return found


def _open(cells: Sequence[str], rules: Rules) -> list[int]:
    below = [_next(point, 1, 0, rules) for point in range(rules.size)]
    return [
        point
        for point in range(rules.size)
        if cells[point] == "." and (not rules.gravity or (lower := below[point]) is None or cells[lower] != ".")
    ]
