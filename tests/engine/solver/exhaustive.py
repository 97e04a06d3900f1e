"""Finds the defences against a win by threes by trying every legal move, to check those that the solver reports."""

import random

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone

OPEN_GAMES = tuple(
    Rules(rows, columns, length, gravity, overline)
    for overline in (Overline.WINS, Overline.NOTHING, Overline.CARO)
    for rows, columns, length, gravity in (
        (7, 7, 4, False),
        (6, 8, 4, False),
        (9, 9, 5, False),
        (4, 5, 3, False),
        (5, 6, 4, True),
    )
)
LIMIT = SolverLimit(nodes=100_000)
"""The limit of each search; positions that need more tried moves are not compared."""


def open_position(rules: Rules, chance: random.Random) -> Position:
    """Return an undecided position, mostly with enough space for wins by threes."""
    while True:
        position = Position(rules)
        for _ in range(chance.randint(2, rules.size // 2)):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        if not position.is_over:
            return position


def wrong_defences(position: Position, solver: Solver, other: Solver) -> str | None:
    """Return a description of the first error in the solver's defences, or "" if all are correct.

    Return None if the position has no win by threes, or has one by fours. The other solver decides each move by itself.
    """
    found = solver.refutations(position, ThreatKind.THREES, LIMIT)
    if not found.is_win or other.refutations(position, limit=LIMIT).is_win:
        return None
    undecided = set(found.undecided)
    for point in position.legal_moves():
        if point not in undecided:
            result = _result_after(position, point, found.side, other)
            if result is not SolverResult.UNKNOWN and (result is SolverResult.NONE) != (point in found.refutations):
                return f"{point} for {found.side.opponent.colour}: {result}, but the defences are {found.refutations}"
    return ""


def _result_after(position: Position, point: int, side: Stone, solver: Solver) -> SolverResult:
    played = position.copy()
    played.play(point)
    if played.is_over:
        return SolverResult.NONE
    return solver.solve(played, side, ThreatKind.THREES, LIMIT).result
