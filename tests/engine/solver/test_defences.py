"""Defences against wins by threes, compared with trying every move; and moves that the solver need not try."""

import random

import pytest

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.rules import Rules
from tests.engine.solver.exhaustive import OPEN_GAMES, open_position, wrong_defences
from tests.sizes import a_tenth_always

TWO_TWOS = """
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . X . . . . . .
. . . . . . X . . . . . .
. . . . X X . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. O . . . . . . . . . . .
. . . . . . . . . . . O .
. O . . . . . . . . . . .
. . . . . . . . . . . . .
O to move
"""


@pytest.mark.parametrize("first", a_tenth_always(range(0, 400, 100)))
def test_defences_are_those_of_trying_every_move(first: int) -> None:
    solvers = {rules: (Solver(rules, memory_mb=1), Solver(rules, memory_mb=1)) for rules in OPEN_GAMES}
    compared = 0
    for number in range(first, first + 100):
        rules = OPEN_GAMES[number % len(OPEN_GAMES)]
        position = open_position(rules, random.Random(f"defences {number}"))
        wrong = wrong_defences(position, *solvers[rules])
        assert not wrong, f"{number}, {rules.text}: {wrong}\n{position.text()}"
        compared += wrong is not None
    assert compared >= 3


def test_a_small_limit_decides_almost_every_move_of_a_large_board() -> None:
    rules = Rules(13, 13, 5)
    position = Position.from_text(TWO_TWOS, rules)
    found = Solver(rules).refutations(position, ThreatKind.THREES, SolverLimit(nodes=200_000))
    assert found.is_win
    left = {human_point(point, rules) for point in (*found.refutations, *found.undecided)}
    assert left == {"b5", "b3"}, "White makes an own three"


def test_the_same_limit_gives_the_same_defences() -> None:
    rules = Rules(13, 13, 5)
    position = Position.from_text(TWO_TWOS, rules)
    limit = SolverLimit(nodes=60_000)
    first, second = (Solver(rules).refutations(position, ThreatKind.THREES, limit) for _ in range(2))
    assert (first.refutations, first.undecided, first.nodes) == (second.refutations, second.undecided, second.nodes)
