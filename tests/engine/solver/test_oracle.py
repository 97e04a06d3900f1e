"""Solver results for nearly full positions, compared with a naive solver that tries every move and reply."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from benchmarks.naive_renju import NaiveRenjuSolver
from studio.engine.options.threats import ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone
from tests.engine.solver.naive import GAMES, NEVER, OTHERS, NaiveSolver, bits_of, random_position
from tests.engine.solver.replaying import replay_win
from tests.sizes import one_always, one_row_always, sizes

SHORT = [Rules(3, 3, 1), Rules(3, 3, 2), Rules(3, 3, 3), Rules(2, 4, 2), Rules(3, 4, 3), Rules(4, 2, 2, gravity=True)]


@pytest.mark.parametrize("rules", one_always(3, SHORT), ids=lambda rules: rules.text)
@pytest.mark.parametrize("overline", [Overline.WINS, Overline.NOTHING, Overline.CARO])
def test_lines_so_short_that_empty_ones_count(rules: Rules, overline: Overline) -> None:
    rules = replace(rules, overline=overline)
    solver, naive = Solver(rules, memory_mb=1), NaiveSolver(rules)
    for position in first_positions(rules):
        for side in (Stone.BLACK, Stone.WHITE):
            own, other = bits_of(position, side), bits_of(position, side.opponent)
            for kind in ThreatKind:
                found = solver.solve(position, side, kind)
                assert found.is_win == naive.wins(kind, own, other), (position.cells, side, kind)
                if found.is_win:
                    replay_win(position, found)


def first_positions(rules: Rules) -> Iterator[Position]:
    """Return the empty board and all positions after one and two moves."""
    before = [Position(rules)]
    for _ in range(3):
        yield from before
        before = [after for position in before for after in _after_one(position)]


def _after_one(position: Position) -> Iterator[Position]:
    for point in position.legal_moves():
        after = position.copy()
        after.play(point)
        if not after.is_over:
            yield after


@pytest.mark.parametrize("positions", sizes(6, 3))
@pytest.mark.parametrize(
    ("rules", "most_empty"), one_row_always(3, GAMES + OTHERS), ids=lambda case: getattr(case, "text", "")
)
def test_the_solver_agrees_with_the_naive_one(rules: Rules, most_empty: int, positions: int) -> None:
    chance, solver = random.Random(rules.text), Solver(rules, memory_mb=1)
    for _ in range(positions):
        position = random_position(rules, chance.randint(1, most_empty), chance)
        for side in (Stone.BLACK, Stone.WHITE):
            naive = NaiveSolver(rules)
            own, other = bits_of(position, side), bits_of(position, side.opponent)
            for kind in ThreatKind:
                found = solver.solve(position, side, kind)
                assert found.result is (SolverResult.WIN if naive.wins(kind, own, other) else SolverResult.NONE)
                if not found.is_win:
                    continue
                replay_win(position, found)
                if kind is ThreatKind.FOURS:
                    assert found.length == naive.plies_by_fours(own, other) < NEVER
                if side is position.to_move:
                    assert naive.forces(own, other)
                else:
                    assert found.refutations == naive.refutations(kind, own, other)


@pytest.mark.long
def test_the_solver_agrees_with_a_naive_one_in_renju() -> None:
    rules, chance, seen = Rules(7, 7, 5, overline=Overline.RENJU), random.Random("renju"), Counter[bool]()
    solver = Solver(rules, memory_mb=1)
    for _ in range(60):
        position = random_position(rules, chance.randint(1, 12), chance)
        for side in (Stone.BLACK, Stone.WHITE):
            naive = NaiveRenjuSolver(rules, side)
            own, other = bits_of(position, side), bits_of(position, side.opponent)
            for kind in ThreatKind:
                found = solver.solve(position, side, kind)
                assert found.result is (SolverResult.WIN if naive.wins(kind, own, other) else SolverResult.NONE)
                seen[found.is_win] += 1
                if found.is_win:
                    replay_win(position, found)
                    assert side is not position.to_move or naive.forces(own, other)
                    refutations = () if side is position.to_move else naive.refutations(kind, own, other)
                    assert found.refutations == refutations
    assert len(seen) == 2
