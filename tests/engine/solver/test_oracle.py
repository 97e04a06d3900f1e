"""What the solver says of positions that are nearly full, against a naive one that tries every move and every reply."""

import random

import pytest

from studio.engine.options.threats import ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone
from tests.engine.solver.naive import NEVER, NaiveSolver, bits_of, random_position
from tests.engine.solver.replaying import replay_win

GAMES = [
    (Rules(5, 5, 4), 10),
    (Rules(6, 6, 4), 9),
    (Rules(5, 5, 4, gravity=True), 12),
    (Rules(7, 7, 5), 11),
    (Rules(4, 4, 3), 8),
]
EXACT = [
    (Rules(rules.rows, rules.columns, rules.win_length, rules.gravity, Overline.NOTHING), empty)
    for rules, empty in GAMES
]
POSITIONS = 30


@pytest.mark.parametrize(("rules", "most_empty"), GAMES + EXACT, ids=lambda case: getattr(case, "text", ""))
def test_what_it_says_is_so(rules: Rules, most_empty: int) -> None:
    chance, solver = random.Random(rules.text), Solver(rules, memory_mb=1)
    for _ in range(POSITIONS):
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
