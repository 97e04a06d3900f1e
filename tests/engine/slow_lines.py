"""Rules of tests that read lines from a drawing of the board: slow, and independent of the program."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

Cells = list[str]
Judge = Callable[[Sequence[str], Rules, int], bool]
"""A function that judges the stone on a point of a drawing."""


def cells_of(position: Position) -> Cells:
    return [stone.letter for stone in position.cells]


def caro_wins(cells: Sequence[str], rules: Rules, point: int) -> bool:
    """Return whether the stone on a point is in a row of exactly the win length that is not blocked at both ends."""
    other = {"X": "O", "O": "X"}[cells[point]]
    return any(
        len(row) == rules.win_length and ends != (other, other) for row, ends in lines_through(cells, rules, point)
    )


def handicap_wins(cells: Sequence[str], rules: Rules, point: int) -> bool:
    """Return whether the stone on a point is in a winning row: of exactly the win length, or for White also longer."""
    lengths = [len(row) for row, _ in lines_through(cells, rules, point)]
    return rules.win_length in lengths or (cells[point] == "O" and max(lengths) > rules.win_length)


def handicap_allows(cells: Sequence[str], rules: Rules, point: int) -> bool:
    """Return whether the stone on a point is allowed: Black may make a row that is too long only if the stone also
    wins.
    """
    lengths = [len(row) for row, _ in lines_through(cells, rules, point)]
    return cells[point] == "O" or max(lengths) <= rules.win_length or rules.win_length in lengths


def lines_through(cells: Sequence[str], rules: Rules, point: int) -> Iterator[tuple[list[int], tuple[str, str]]]:
    """Yield each unbroken row of one colour through a point, and the two cells beyond its ends, `#` off the board."""
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


def open_points(cells: Sequence[str], rules: Rules) -> list[int]:
    """Return the empty points that are supported; without gravity all empty points."""
    below = [_next(point, 1, 0, rules) for point in range(rules.size)]
    return [
        point
        for point in range(rules.size)
        if cells[point] == "." and (not rules.gravity or (lower := below[point]) is None or cells[lower] != ".")
    ]


@dataclass(frozen=True)
class SlowRule:
    """Slow rules: whether a stone on the board wins, and whether its side may take its point."""

    wins: Judge
    allows: Judge | None = None
    """None if each empty point may be taken."""

    def legal_points(self, position: Position, stone: Stone) -> set[int]:
        """Return the points that a side may take."""
        cells, rules = cells_of(position), position.rules
        found = open_points(cells, rules)
        return {at for at in found if self.allows is None or _with_stone(cells, rules, at, stone, self.allows)}

    def winning_points(self, position: Position, stone: Stone) -> set[int]:
        """Return the points that a side may take and on which it wins."""
        cells, rules = cells_of(position), position.rules
        legal = self.legal_points(position, stone)
        return {point for point in legal if _with_stone(cells, rules, point, stone, self.wins)}

    def answers(self, position: Position, threatening: Stone) -> set[int]:
        """Return the points that the other side may take so that `threatening` no longer wins with its next stone."""
        found = set()
        for point in self.legal_points(position, threatening.opponent):
            after = position.with_setup({point: threatening.opponent}, threatening)
            if not self.winning_points(after, threatening):
                found.add(point)
        return found


def _with_stone(cells: Cells, rules: Rules, point: int, stone: Stone, judge: Judge) -> bool:
    cells[point] = stone.letter
    try:
        return judge(cells, rules, point)
    finally:
        cells[point] = "."


CARO, HANDICAP = SlowRule(caro_wins), SlowRule(handicap_wins, handicap_allows)
