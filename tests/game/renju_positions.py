"""Random positions with many forbidden points, and the forbidden points that the package `renju` finds in them."""

import random
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from renju.check_forbid import ForbidChecker

from studio.game.files import open_records
from studio.game.geometry import rays
from studio.game.renju_judgement import Verdict, verdict
from studio.game.rules import PRESETS
from studio.game.stones import Stone

RULES = PRESETS["gomoku-15"]
LINES = rays(RULES)
SIDE = RULES.rows

_EMPTY, _BLACK, _WHITE = Stone.EMPTY, Stone.BLACK, Stone.WHITE
_OF_PACKAGE = {0: Verdict.ALLOWED, 1: Verdict.THREE_THREE, 2: Verdict.FOUR_FOUR, 3: Verdict.OVERLINE}
_TWO_OF_A_THREE = ((1, 2), (1, 3), (2, 3), (-1, 1), (-1, 2))
"""The distances of two stones on a line that make a three with a stone at 0."""

Cells = list[Stone]


def scattered(chance: random.Random) -> Cells:
    """Return stones all over the board, from few to nearly full."""
    density, share = chance.uniform(0.1, 0.9), chance.uniform(0.4, 0.95)
    return [_stone(chance, share) if chance.random() < density else _EMPTY for _ in range(RULES.size)]


def clustered(chance: random.Random) -> Cells:
    """Return stones in a square of 6 to 9 points, often at an edge, mostly black."""
    width, share, density = chance.randint(6, 9), chance.uniform(0.6, 1.0), chance.uniform(0.2, 0.5)
    top, left = (chance.choice((0, SIDE - width, chance.randint(0, SIDE - width))) for _ in range(2))
    cells = [_EMPTY] * RULES.size
    for point in (RULES.point(top + row, left + column) for row in range(width) for column in range(width)):
        if chance.random() < density:
            cells[point] = _stone(chance, share)
    return cells


def nested(chance: random.Random) -> Cells:
    """Return threes whose next points make threes, too, up to four levels deep."""
    cells = [_EMPTY] * RULES.size
    points = [chance.randrange(RULES.size)]
    for _ in range(chance.randint(2, 4)):
        points = [added for point in points for added in _add_threes(cells, point, chance)][:6]
    for _ in range(chance.randint(0, 4)):
        cells[chance.randrange(RULES.size)] = _WHITE
    return cells


def played(chance: random.Random) -> Cells:
    """Return a position of a random game in which both sides play next to stones, and Black along lines."""
    cells = [_EMPTY] * RULES.size
    cells[RULES.size // 2] = _BLACK
    for ply in range(1, chance.randint(12, 90)):
        cells[_near(cells, chance)] = _WHITE if ply % 2 else _BLACK
    return cells


def recorded(chance: random.Random) -> Cells:
    """Return a position of a game that engines played."""
    return list(chance.choice(_recorded()))


@cache
def _recorded() -> list[Cells]:
    """Return the positions with at least eight stones of the shipped exercises, which are from games."""
    paths = sorted((Path(__file__).parents[2] / "resources" / "exercises").glob("*.sgf"))
    records = [record for path in paths for record in open_records(path).records if record.rules == RULES]
    visits = (visit for record in records for visit in record.replay())
    return [list(visit.position.cells) for visit in visits if visit.position.stones_count >= 8]


KINDS: Mapping[str, Callable[[random.Random], Cells]] = {
    "scattered": scattered,
    "clustered": clustered,
    "nested": nested,
    "played": played,
    "recorded": recorded,
}


def compared_points(cells: Cells, most: int, chance: random.Random) -> list[int]:
    """Return at most this many empty points: the first half those with the most likely threes, the others at random."""
    empty = [point for point, stone in enumerate(cells) if stone is _EMPTY]
    chance.shuffle(empty)
    likely = sorted(empty, key=lambda point: -_likely_threes(cells, point))[: most - most // 2]
    return likely + [point for point in empty if point not in likely][: most // 2]


def package_verdict(checker: ForbidChecker, point: int) -> Verdict:
    """Return the verdict of the package. ALLOWED includes a five, which the package does not distinguish here."""
    return _OF_PACKAGE[checker.foulr(*divmod(point, SIDE), 0)]


def package_checker(cells: Cells) -> ForbidChecker:
    grid = [[int(stone) for stone in cells[row * SIDE : (row + 1) * SIDE]] for row in range(SIDE)]
    return ForbidChecker(grid, 0, 0)


def differences(cells: Cells, points: list[int]) -> list[tuple[int, Verdict, Verdict]]:
    """Return the points on which the package differs, our verdict and the one of the package."""
    checker, found = package_checker(cells), []
    for point in points:
        ours, theirs = verdict(cells, LINES, point), package_verdict(checker, point)
        if theirs is not (Verdict.ALLOWED if ours is Verdict.FIVE else ours):
            found.append((point, ours, theirs))
    return found


def _stone(chance: random.Random, share: float) -> Stone:
    return _BLACK if chance.random() < share else _WHITE


def _add_threes(cells: Cells, point: int, chance: random.Random) -> list[int]:
    """Place stones for two or three threes through an empty point. Return the points that extend these threes."""
    gaps = []
    for down, right in chance.sample(((0, 1), (1, 0), (1, 1), (1, -1)), chance.randint(2, 3)):
        sign, pattern = chance.choice((-1, 1)), chance.choice(_TWO_OF_A_THREE)
        for distance in range(-2, 5):
            row, column = point // SIDE + sign * distance * down, point % SIDE + sign * distance * right
            if not RULES.has(row, column) or distance == 0:
                continue
            if distance in pattern:
                cells[RULES.point(row, column)] = _BLACK
            elif cells[RULES.point(row, column)] is _EMPTY:
                gaps.append(RULES.point(row, column))
    chance.shuffle(gaps)
    return gaps[:3]


def _near(cells: Cells, chance: random.Random) -> int:
    """Return an empty point at most two points from a stone."""
    empty = [point for point, stone in enumerate(cells) if stone is _EMPTY]
    chance.shuffle(empty)
    for point in empty:
        if any(cells[other] for line in LINES[point] for ray in line for other in ray[:2]):
            return point
    return empty[0]


def _likely_threes(cells: Cells, point: int) -> int:
    """Return the number of lines with exactly two black stones and no white one near this point."""
    near = [[cells[other] for other in (*ahead[:3], *behind[:3])] for ahead, behind in LINES[point]]
    return sum(stones.count(_BLACK) == 2 and _WHITE not in stones for stones in near)
