"""A win is one by a forbidden point only if the loser may not defend there, and nowhere else."""

import pytest

from studio.game.forbidden_defence import forbidden_defence, forbidden_defence_at_end
from studio.game.renju_judgement import Verdict
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from tests.game.boards import played
from tests.game.renju_trap import LOST, RENJU, TRAPPED, WIN, point

BLACK, WHITE = Stone.BLACK, Stone.WHITE


def test_the_point_is_named_with_its_shape() -> None:
    reason = forbidden_defence(played(TRAPPED, RENJU), WHITE, WIN.line)
    assert reason is not None
    assert (reason.point, reason.kind, str(reason.shape)) == (point("h8"), Verdict.THREE_THREE, "three-three")
    assert reason.sentence == "h8 is forbidden for Black, three-three: h8–j8 and h8–h10."


def test_without_forbidden_points_there_is_none() -> None:
    assert forbidden_defence(played(TRAPPED, PRESETS["gomoku-15"]), WHITE, WIN.line) is None


def test_a_threat_of_the_side_that_is_not_to_move_counts_from_the_position_itself() -> None:
    position = played(f"{TRAPPED} i9", RENJU)
    reason = forbidden_defence(position, WHITE, (point("h8"),))
    assert reason is not None
    assert reason.point == point("h8")


def test_a_move_that_wins_at_once_depends_on_no_forbidden_point() -> None:
    assert forbidden_defence(played(f"{TRAPPED} i9 a1", RENJU), WHITE, (point("h8"),)) is None


def test_a_second_winning_point_that_black_may_take_makes_it_an_ordinary_win() -> None:
    """Without d4, White's row of four is open at h8 and d4 is White's own, so that c3 wins, too."""
    position = played("h10 f6 h9 e5 i8 g7 o15 d4 j8", RENJU)
    assert forbidden_defence(position.with_setup({}, BLACK), WHITE, (point("h8"),)) is None


@pytest.mark.parametrize("line", ["", "d4 a1 h8", "i9 a1 o15"])
def test_a_line_that_cannot_be_played_or_does_not_win_has_none(line: str) -> None:
    points = tuple(point(name) for name in line.split())
    assert forbidden_defence(played(TRAPPED, RENJU), WHITE, points) is None


def test_the_end_of_a_game_names_it_too() -> None:
    reason = forbidden_defence_at_end(played(LOST, RENJU))
    assert reason is not None
    assert (reason.point, str(reason.shape)) == (point("h8"), "three-three")


def test_another_end_has_none() -> None:
    """Black leaves j8 out, could have taken h8, and played elsewhere."""
    assert forbidden_defence_at_end(played(LOST.replace("j8", "a3"), RENJU)) is None
    assert forbidden_defence_at_end(played(TRAPPED, RENJU)) is None
    assert forbidden_defence_at_end(played("", RENJU)) is None
