"""Forbidden points found slowly, by the definitions of the rules: every five, four and three is a set of points."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from studio.game.renju_judgement import Verdict
from studio.game.rules import Rules
from studio.game.stones import Stone

Points = frozenset[int]


def naive_verdict(cells: list[Stone], rules: Rules, point: int) -> Verdict:
    """Return what a black stone on this empty point would be."""
    board = [*cells]
    board[point] = Stone.BLACK
    lengths = [len(row) for row in _rows(board, rules, point)]
    if 5 in lengths:
        return Verdict.FIVE
    if max(lengths) > 5:
        return Verdict.OVERLINE
    if len(_fours(board, rules, point)) > 1:
        return Verdict.FOUR_FOUR
    return Verdict.THREE_THREE if len(_threes(board, rules, point)) > 1 else Verdict.ALLOWED


@cache
def _lines(rules: Rules) -> tuple[list[int], ...]:
    """Return all rows, columns and diagonals of the board."""
    directions = ((0, 1), (1, 0), (1, 1), (1, -1))
    starts = [(row, column) for row in range(rules.rows) for column in range(rules.columns)]
    return tuple(
        list(_from(rules, row, column, down, right))
        for down, right in directions
        for row, column in starts
        if not rules.has(row - down, column - right)
    )


@cache
def _through(rules: Rules, point: int) -> tuple[list[int], ...]:
    """Return the four lines of the board that contain a point."""
    return tuple(line for line in _lines(rules) if point in line)


def _from(rules: Rules, row: int, column: int, down: int, right: int) -> Iterator[int]:
    while rules.has(row, column):
        yield rules.point(row, column)
        row, column = row + down, column + right


def _rows(board: list[Stone], rules: Rules, point: int) -> Iterator[Points]:
    """Yield the unbroken rows of black stones that contain this point, each at its full length."""
    for line in _through(rules, point):
        ends = [-1, *(at for at, other in enumerate(line) if board[other] is not Stone.BLACK), len(line)]
        for before, after in pairwise(ends):
            if before < line.index(point) < after:
                yield frozenset(line[before + 1 : after])


def _with(board: list[Stone], point: int) -> list[Stone]:
    return [*board[:point], Stone.BLACK, *board[point + 1 :]]


def _near(board: list[Stone], rules: Rules, point: int) -> list[int]:
    """Return the empty points at most four points from this one on its lines. Other points make no row with it."""
    near = ((line, line.index(point)) for line in _through(rules, point))
    points = (other for line, at in near for other in line[max(at - 4, 0) : at + 5])
    return [other for other in points if board[other] is Stone.EMPTY]


def _fours(board: list[Stone], rules: Rules, point: int) -> set[Points]:
    """Return the stones of each four through this point. A straight four is one set, although it has two ends."""
    return {
        row - {added}
        for added in _near(board, rules, point)
        for row in _rows(_with(board, added), rules, added)
        if len(row) == 5 and {point, added} <= row
    }


def _threes(board: list[Stone], rules: Rules, point: int) -> set[Points]:
    """Return the stones of each three through this point that an allowed stone makes a straight four."""
    return {
        row - {added}
        for added in _near(board, rules, point)
        for row in _rows(_with(board, added), rules, added)
        if len(row) == 4
        and {point, added} <= row
        and _is_straight(_with(board, added), rules, row)
        and naive_verdict(board, rules, added) is Verdict.ALLOWED
    }


def _is_straight(board: list[Stone], rules: Rules, four: Points) -> bool:
    """Return whether one more stone makes this unbroken four a five in two different ways."""
    some = min(four)
    ways = [
        row
        for added in _near(board, rules, some)
        for row in _rows(_with(board, added), rules, added)
        if len(row) == 5 and four < row
    ]
    return len(ways) == 2
