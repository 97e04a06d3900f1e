"""Levels, graded hints, and results over many exercises."""

import pytest

from studio.engine.options.threats import ThreatKind
from studio.exercises.hints import Grade, Hint, hint_for, next_grade
from studio.exercises.levels import LEVELS, fewest_moves, level_of, most_moves
from studio.exercises.results import NO_RESULTS
from studio.exercises.sources import Order
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone

GOMOKU = PRESETS["gomoku-15"]


def point(name: str, rules: Rules = GOMOKU) -> int:
    return point_from_human(name, rules)


@pytest.mark.parametrize("kind", ThreatKind)
def test_each_level_has_wins_of_its_own(kind: ThreatKind) -> None:
    levels = [level_of(kind, plies) for plies in range(3, 40, 2)]
    assert levels == sorted(levels)
    assert set(levels) == set(LEVELS)
    for level in LEVELS:
        wanted = Order(kind=kind, level=level).wanted
        most = wanted.most_plies or 99
        assert {level_of(kind, plies) for plies in range(wanted.least_plies, most + 1, 2)} == {level}
        assert fewest_moves(kind, level) <= (most_moves(kind, level) or 99)


def test_a_hint_comes_in_grades() -> None:
    position = Position(GOMOKU)
    stones = {"h8": Stone.BLACK, "i8": Stone.BLACK, "j8": Stone.BLACK, "c3": Stone.BLACK, "g8": Stone.WHITE}
    position.set_up({point(name): stone for name, stone in stones.items()}, Stone.BLACK)
    move = point("k8")
    area = hint_for(position, move, Grade.AREA)
    assert area == Hint(Grade.AREA, area=(point("k10"), point("o6")))
    assert hint_for(position, move, Grade.STONES).stones == tuple(sorted(map(point, ("h8", "i8", "j8"))))
    assert hint_for(position, move, Grade.MOVE) == Hint(Grade.MOVE, move=move)


def test_a_move_without_stones_is_named_at_once() -> None:
    position = Position(GOMOKU)
    assert hint_for(position, point("h8"), Grade.STONES) == Hint(Grade.MOVE, move=point("h8"))


@pytest.mark.parametrize("name", ["tic-tac-toe", "gomoku-9", "connect-four", "gomoku-15"])
def test_the_area_contains_the_move_and_is_a_part_of_the_board(name: str) -> None:
    rules = PRESETS[name]
    position = Position(rules)
    for move in range(rules.size):
        first, last = (divmod(at, rules.columns) for at in hint_for(position, move, Grade.AREA).area)
        row, column = divmod(move, rules.columns)
        assert first[0] <= row <= last[0]
        assert first[1] <= column <= last[1]
        assert last[0] - first[0] >= 2 or rules.rows < 3


def test_the_grades_end_with_the_move() -> None:
    assert next_grade(None) is Grade.AREA
    assert next_grade(Hint(Grade.AREA)) is Grade.STONES
    assert next_grade(Hint(Grade.STONES)) is Grade.MOVE
    assert next_grade(Hint(Grade.MOVE)) is None


def test_results_have_a_streak_and_a_rate() -> None:
    assert NO_RESULTS.rate is None
    results = NO_RESULTS
    for level, is_solved in ((1, True), (1, True), (3, False), (5, True)):
        results = results.with_result(level, is_solved)
    assert (results.streak, results.best_streak) == (1, 2)
    assert (results.solved, results.tried) == ((2, 0, 0, 0, 1), (2, 0, 1, 0, 1))
    assert results.rate == 0.75
