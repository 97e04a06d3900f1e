"""The marks of a board agree with the function that tells which single points come first."""

import random

import numpy as np
import numpy.typing as npt
import pytest

from studio.engine.kernels.boards.board import Board, FourWords, OneWord, RowWords, comes_first, is_marked, mark_first
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.options.parameters import Parameters
from studio.engine.running.boards import BoardMap
from studio.game.position import Position
from studio.game.rules import Rules

Codes = npt.NDArray[np.uint16]
Answers = npt.NDArray[np.bool_]
BOARDS = (
    (Rules(7, 7, 5), OneWord),
    (Rules(7, 7, 5), RowWords),
    (Rules(15, 15, 5), FourWords),
    (Rules(20, 20, 5), RowWords),
)
RADIUSES = ((0, 0), (1, 0), (0, 1), (2, 1), (3, 2))


@kernel
def compare(board: Board, codes: Codes, single: Answers, marked: Answers) -> None:
    for index in range(codes.size):
        single[index] = comes_first(board, Word(codes[index]))
    mark_first(board)
    for index in range(codes.size):
        marked[index] = is_marked(board, Word(codes[index]))


@pytest.mark.parametrize(("rules", "kind"), BOARDS, ids=lambda value: getattr(value, "text", None) or value.__name__)
def test_the_marked_points_are_those_that_come_first(rules: Rules, kind: type[Board]) -> None:
    chance, map_, is_any_left_out = random.Random(rules.text), BoardMap(rules, kind), False
    for tree_radius, centre_radius in RADIUSES:
        board = map_.board(map_.shape(Parameters(tree_radius=tree_radius, centre_radius=centre_radius)))
        position = Position(rules)
        for _ in range(6):
            map_.set_position(board, position)
            single, marked = (np.zeros(rules.size, np.bool_) for _ in range(2))
            compare(board, map_.codes, single, marked)
            assert single.tolist() == marked.tolist()
            is_any_left_out |= not single.all()
            position.play(chance.choice(position.legal_moves()))
    assert is_any_left_out
