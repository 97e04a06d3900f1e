"""Move generation of the solver on larger boards, compared with trying all moves: omitted moves cannot matter."""

import random

import numpy as np
import pytest

from studio.engine.kernels.boards.line_board import set_up
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.threats.proving import Proving
from studio.engine.kernels.threats.relevant_moves import find_relevant_attacks
from studio.engine.running.line_boards import new_proving, stones_in_order
from studio.engine.solver import Solver
from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone
from tests.sizes import a_tenth_always

GAMES = (
    Rules(9, 9, 5),
    Rules(9, 9, 5, overline=Overline.NOTHING),
    Rules(9, 9, 5, overline=Overline.CARO),
    Rules(9, 9, 5, overline=Overline.RENJU),
    Rules(7, 8, 4),
    Rules(7, 8, 4, overline=Overline.NOTHING),
    Rules(7, 8, 4, overline=Overline.CARO),
    Rules(6, 7, 4, gravity=True),
    Rules(10, 10, 6),
)
LONGEST = 201


@kernel
def gather_now(work: Proving, stones: "np.ndarray[tuple[int], np.dtype[np.uint16]]", attacker: int, plies: int) -> None:
    set_up(work.board, stones)
    find_relevant_attacks(work, Word(attacker), plies)


def gathered(work: Proving, position: Position, side: Stone, plies: int) -> set[int]:
    gather_now(work, stones_in_order(position), int(side) - 1, plies)
    return {point for point in range(position.rules.size) if int(work.wanted[point >> 6]) >> (point & 63) & 1}


def quiet_position(rules: Rules, chance: random.Random) -> Position:
    """Return a position of many stones without a winner."""
    while True:
        position = Position(rules)
        for _ in range(chance.randint(rules.size // 4, rules.size * 3 // 4)):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        if not position.is_over:
            return position


def after(position: Position, point: int, stone: Stone) -> Position:
    """Place a stone and let the other side pass: the same side is to move."""
    played = position.copy()
    played.play(point, stone)
    return played


@pytest.mark.parametrize("seed", a_tenth_always(range(40)))
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.text)
def test_every_threat_and_every_refutation_is_generated(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    solver, work = Solver(rules, memory_mb=1), new_proving(rules, 1 << 16)
    for _ in range(3):
        position = quiet_position(rules, chance)
        side = chance.choice((Stone.BLACK, Stone.WHITE))
        ours = position.with_setup({}, side)
        theirs = position.with_setup({}, side.opponent)
        if solver.solve(ours).is_win:
            _check_refutations(solver, theirs, side)
        else:
            _check_threats(solver, work, ours, side)


def _check_refutations(solver: Solver, position: Position, side: Stone) -> None:
    found = solver.refutations(position)
    expected = []
    for point in position.legal_moves():
        played = after(position, point, side.opponent)
        if played.winner is not None or played.is_over or not solver.solve(played, side).is_win:
            expected.append(point)
    assert found.is_win
    assert found.refutations == tuple(expected)


def _check_threats(solver: Solver, work: Proving, position: Position, side: Stone) -> None:
    """Check that each move is generated that threatens a win and leaves no immediate win to the other side."""
    for point in position.legal_moves():
        played = after(position, point, side)
        if played.is_over:
            continue
        threat = solver.solve(played, side)
        if threat.is_win and solver.solve(played, side.opponent).length != 1:
            assert point in gathered(work, position, side, threat.length), f"{point} within {threat.length} plies"
            assert point in gathered(work, position, side, LONGEST)
