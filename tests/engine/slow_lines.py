"""Rules of tests that read lines from a drawing of the board: slow, and independent of the program."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from tests.game.naive_renju import naive_verdict

_STONES = {".": Stone.EMPTY, "X": Stone.BLACK, "O": Stone.WHITE}
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


def renju_allows(cells: Sequence[str], rules: Rules, point: int) -> bool:
    """Return whether renju allows the stone on a point."""
    if cells[point] == "O":
        return True
    stones = [_STONES[cell] for cell in cells]
    stones[point] = Stone.EMPTY
    return not naive_verdict(stones, rules, point).is_forbidden


def exact_wins(cells: Sequence[str], rules: Rules, point: int) -> bool:
    """Return whether the stone on a point is in a row of exactly the win length, with any stones beyond its ends."""
    return any(len(row) == rules.win_length for row, _ in lines_through(cells, rules, point))


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


def is_open(cells: Sequence[str], rules: Rules, point: int) -> bool:
    """Return whether a point is empty, and with gravity also supported."""
    below = _next(point, 1, 0, rules) if rules.gravity else None
    return cells[point] == "." and (below is None or cells[below] != ".")


@dataclass(frozen=True)
class SlowRule:
    """Slow rules: whether a stone on the board wins, and whether its side may take its point."""

    wins: Judge
    allows: Judge | None = None
    """None if each empty point may be taken."""

    def legal_points(self, position: Position, stone: Stone) -> set[int]:
        """Return the points that a side may take."""
        cells, rules = cells_of(position), position.rules
        return {point for point in range(rules.size) if self.is_legal(cells, rules, point, stone)}

    def winning_points(self, position: Position, stone: Stone) -> set[int]:
        """Return the points that a side may take and on which it wins."""
        cells, rules = cells_of(position), position.rules
        return {point for point in range(rules.size) if self._wins_on(cells, rules, point, stone)}

    def answers(self, position: Position, threatening: Stone) -> set[int]:
        """Return the points that the other side may take so that `threatening` no longer wins with its next stone."""
        cells, rules, answering, found = cells_of(position), position.rules, threatening.opponent, set()
        likely = self.winning_points(position, threatening)  # most answers leave one of them
        for point in self.legal_points(position, answering):
            cells[point] = answering.letter
            if not any(self._wins_on(cells, rules, at, threatening) for at in (*likely, *range(rules.size))):
                found.add(point)
            cells[point] = "."
        return found

    def is_legal(self, cells: Cells, rules: Rules, point: int, stone: Stone) -> bool:
        """Return whether a side may take this point."""
        return is_open(cells, rules, point) and (
            self.allows is None or _with_stone(cells, rules, point, stone, self.allows)
        )

    def _wins_on(self, cells: Cells, rules: Rules, point: int, stone: Stone) -> bool:
        return self.is_legal(cells, rules, point, stone) and _with_stone(cells, rules, point, stone, self.wins)


def _with_stone(cells: Cells, rules: Rules, point: int, stone: Stone, judge: Judge) -> bool:
    cells[point] = stone.letter
    try:
        return judge(cells, rules, point)
    finally:
        cells[point] = "."


CARO, EXACT, HANDICAP = SlowRule(caro_wins), SlowRule(exact_wins), SlowRule(handicap_wins, handicap_allows)
RENJU = SlowRule(handicap_wins, renju_allows)
