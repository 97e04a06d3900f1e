"""The line board knows what each point lacks, and undoes moves exactly."""

import random

import numpy as np
import pytest

from studio.engine.kernels.boards.line_board import LineBoard, put_stone, set_up, take_back
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.running.line_boards import line_board, stones_in_order
from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone
from tests.engine.solver.naive import NaiveSolver, bits_of
from tests.sizes import one_always

GAMES = (
    Rules(3, 3, 1),
    Rules(4, 5, 2),
    Rules(6, 7, 4, gravity=True),
    Rules(7, 7, 5, overline=Overline.NOTHING),
    Rules(7, 7, 5, overline=Overline.CARO),
    Rules(6, 5, 4, gravity=True, overline=Overline.CARO),
    Rules(15, 15, 5),
    Rules(26, 26, 6),
    Rules(2, 26, 26),
    Rules(3, 3, 4),
)


@kernel
def set_up_now(board: LineBoard, stones: np.ndarray[tuple[int], np.dtype[np.uint16]]) -> None:
    set_up(board, stones)


@kernel
def put_now(board: LineBoard, point: int, colour: int) -> None:
    put_stone(board, Word(point), Word(colour))


@kernel
def take_back_now(board: LineBoard) -> None:
    take_back(board)


def state(board: LineBoard) -> list[object]:
    parts = (board.stones, board.lacking, board.kinds, board.wins, board.fours, board.open, board.key, board.counts)
    return [part.tolist() for part in parts]


def points(words: "np.ndarray[tuple[int], np.dtype[np.uint64]]") -> int:
    return sum(int(word) << 64 * number for number, word in enumerate(words))


@pytest.mark.parametrize("rules", one_always(3, GAMES), ids=lambda rules: rules.text)
def test_it_knows_completing_points_and_playable_points(rules: Rules) -> None:
    chance, naive = random.Random(rules.text), NaiveSolver(rules)
    board, position = line_board(rules), Position(rules)
    words = board.shape.words
    before = [state(board)]
    while not position.is_over:
        point, stone = chance.choice(position.legal_moves()), chance.choice((Stone.BLACK, Stone.WHITE))
        position.play(point, stone)
        put_now(board, point, int(stone) - 1)
        before.append(state(board))
        empty = [point for point in range(rules.size) if position.stone(point) is Stone.EMPTY]
        for colour in (Stone.BLACK, Stone.WHITE):
            base = (int(colour) - 1) * words
            found = naive.completing(bits_of(position, colour), bits_of(position, colour.opponent))
            assert points(board.wins[base : base + words]) == found & sum(1 << point for point in empty)
        if not position.is_over:
            assert points(board.open) == sum(1 << point for point in position.legal_moves())
    again = line_board(rules)
    set_up_now(again, stones_in_order(position))
    assert state(again) == before[-1]
    while before:
        assert state(board) == before.pop()
        if before:
            take_back_now(board)


def test_a_four_is_a_point_after_which_another_one_completes_a_line() -> None:
    rules, chance = Rules(7, 7, 5), random.Random(0)
    naive = NaiveSolver(rules)
    compared = 0
    while compared < 20:
        board, position = line_board(rules), Position(rules)
        for _ in range(20):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        set_up_now(board, stones_in_order(position))
        own, other = bits_of(position, Stone.BLACK), bits_of(position, Stone.WHITE)
        if naive.winning(own, other) or position.is_over:
            continue  # a point that completes a line anyway is not the result of a four
        compared += 1
        makes = (point for point in position.legal_moves() if naive.winning(own | 1 << point, other))
        assert points(board.fours[: board.shape.words]) == sum(1 << point for point in makes)
