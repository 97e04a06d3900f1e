"""What the status line says of a win by threats, and of what defends against one."""

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.views.threats import Solution, SolverResult, ThreatKind
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.threats.line import ThreatLine

FIFTEEN = PRESETS["gomoku-15"]


@pytest.fixture
def line(qtbot: QtBot) -> ThreatLine:
    made = ThreatLine()
    qtbot.addWidget(made)
    return made


def solution(
    moves: str,
    *,
    refutations: str = "",
    undecided: str = "",
    kind: ThreatKind = ThreatKind.FOURS,
    rules: Rules = FIFTEEN,
) -> Solution:
    """A win of Black's."""
    told, refuting, unknown = (
        tuple(point_from_human(name, rules) for name in names.split()) for names in (moves, refutations, undecided)
    )
    return Solution(SolverResult.WIN, kind, Stone.BLACK, told, refuting, unknown, 1, 0.0)


def test_a_win_of_the_side_to_move(line: ThreatLine) -> None:
    line.show_solution(solution("h8 h9 j10"), Stone.BLACK, FIFTEEN)
    assert line.text().startswith("Black wins by fours in 3 plies")
    assert not line.isHidden()


def test_what_the_other_side_threatens_names_the_moves_that_defend(line: ThreatLine) -> None:
    line.show_solution(solution("h8 h9 j10", refutations="j11 f7", kind=ThreatKind.THREES), Stone.WHITE, FIFTEEN)
    assert line.text().startswith("Black threatens to win by threes in 3 plies")
    assert "only j11 and f7 defend" in line.text()


def test_no_move_defends(line: ThreatLine) -> None:
    line.show_solution(solution("h8"), Stone.WHITE, FIFTEEN)
    assert line.text().endswith("no known defence")


def test_many_moves_that_defend_are_counted(line: ThreatLine) -> None:
    line.show_solution(solution("h8", refutations="a1 b1 c1 d1 e1 f1 g1"), Stone.WHITE, FIFTEEN)
    assert "7 move" in line.text()
    assert "a1" not in line.text()


def test_what_is_not_known_is_said(line: ThreatLine) -> None:
    line.show_solution(solution("h8", refutations="a1", undecided="b1 c1"), Stone.WHITE, FIFTEEN)
    assert "2 move(s) undecided" in line.text()


def test_where_four_win_nobody_speaks_of_fours(line: ThreatLine) -> None:
    four = PRESETS["connect-four"]
    line.show_solution(solution("d1", rules=four), Stone.BLACK, four)
    assert line.text().startswith("Red wins by threats in 1 plies")


def test_with_nothing_to_tell_it_is_not_there(line: ThreatLine) -> None:
    line.show_solution(solution("h8"), Stone.BLACK, FIFTEEN)
    line.show_nothing()
    assert line.text() == ""
    assert line.isHidden()
