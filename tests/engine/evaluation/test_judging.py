"""The compiled network compared with the double-precision reference, and properties of both."""

import numpy as np
import pytest

from studio.engine.evaluation.network import judged_exactly
from studio.engine.kernels.boards.board import Board, FourWords, OneWord, RowWords
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.symmetry import symmetries
from tests.engine.evaluation.networks import Judging, network_of, random_position
from tests.sizes import one_row_always

GAMES = [
    (PRESETS["tic-tac-toe"], OneWord),
    (PRESETS["connect-four"], OneWord),
    (PRESETS["gomoku-15"], FourWords),
    (PRESETS["gomoku-15"], RowWords),
    (Rules(20, 17, 5), RowWords),
    (PRESETS["standard-15"], FourWords),
    (PRESETS["caro-15"], FourWords),
    (PRESETS["renju-15"], FourWords),
]


@pytest.mark.parametrize(("rules", "kind"), one_row_always(4, GAMES))
def test_the_kernel_agrees_with_the_reference(rules: Rules, kind: type[Board]) -> None:
    """Positions of many games in turn: the kernel recomputes only what has changed."""
    judging = Judging(rules, kind)
    for seed in range(30):
        position = random_position(rules, seed, seed)
        logits, value = judging.says(position)
        wanted, wanted_value = judged_exactly(network_of(rules), position)
        scale = np.abs(wanted).max()
        assert np.abs(logits - wanted[position.legal_moves()]).max() < 1e-4 * scale
        assert value == pytest.approx(wanted_value, abs=1e-4)


def test_results_do_not_depend_on_earlier_positions() -> None:
    rules = PRESETS["gomoku-15"]
    seasoned = Judging(rules)
    for seed in range(20):
        seasoned.says(random_position(rules, 30, seed))
    position = random_position(rules, 12, 99)
    fresh = Judging(rules).says(position)
    again = seasoned.says(position)
    assert np.array_equal(fresh[0], again[0])
    assert fresh[1] == again[1]


@pytest.mark.parametrize("game", ["gomoku-15", "connect-four", "standard-15"])
def test_symmetric_positions_have_equal_results(game: str) -> None:
    rules = PRESETS[game]
    judging, position = Judging(rules), random_position(rules, 14, 3)
    logits, value = judging.says(position)
    by_point = dict(zip(position.legal_moves(), logits, strict=True))
    for symmetry in symmetries(rules):
        turned = position.transformed(symmetry)
        found, turned_value = judging.says(turned)
        wanted = {symmetry.image(point, rules): number for point, number in by_point.items()}
        assert turned_value == pytest.approx(value, abs=1e-4)
        assert dict(zip(turned.legal_moves(), found, strict=True)) == pytest.approx(wanted, abs=1e-3, rel=1e-4)


def test_the_result_depends_on_the_side_to_move() -> None:
    rules = PRESETS["gomoku-15"]
    black = random_position(rules, 10, 1)
    white = black.copy()
    white.pass_turn()
    assert judged_exactly(network_of(rules), black)[1] != pytest.approx(judged_exactly(network_of(rules), white)[1])


def test_in_renju_black_and_white_judge_the_same_stones_differently() -> None:
    """With the colours of the stones exchanged and the other side to move, only renju gives another result."""
    for game, is_alike in (("renju-15", False), ("standard-15", True)):
        rules = PRESETS[game]
        position = Position(rules)
        turned = Position(rules)
        turned.pass_turn()
        for point in (112, 113, 98, 96):
            position.play(point)
            turned.play(point)
        one, other = (judged_exactly(network_of(rules), found)[1] for found in (position, turned))
        assert (one == pytest.approx(other)) is is_alike


def test_an_empty_board_and_a_nearly_full_one_have_a_value() -> None:
    rules = PRESETS["tic-tac-toe"]
    judging = Judging(rules)
    for moves in (0, 8):
        logits, value = judging.says(random_position(rules, moves, 5))
        assert np.isfinite(logits).all()
        assert -1 < value < 1
    assert judging.says(Position(rules))[0].size == 9
