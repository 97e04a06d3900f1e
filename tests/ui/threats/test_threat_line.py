"""The text about a win by threats and its defences."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.views.threats import Solution, SolverResult, ThreatKind
from studio.game.forbidden_defence import forbidden_defence
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.threats.line import ThreatLine
from tests.game.boards import played
from tests.game.renju_trap import RENJU, TRAPPED, WIN
from tests.ui.views import made_view

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
    """Return a win of Black's."""
    told, refuting, unknown = (
        tuple(point_from_human(name, rules) for name in names.split()) for names in (moves, refutations, undecided)
    )
    return Solution(SolverResult.WIN, kind, Stone.BLACK, told, refuting, unknown, 1, 0.0)


def test_a_win_of_the_side_to_move(line: ThreatLine) -> None:
    line.show_solution(solution("h8 h9 j10"), Stone.BLACK, FIFTEEN, 220)
    assert line.text().startswith("Black wins by fours in at most 3 plies")


@pytest.mark.parametrize(
    ("move", "plies", "said"),
    [
        ("h8", 15, "Black wins with h8 in at most 15 plies."),
        ("h8", 0, "Black is proven to win with h8."),
        ("", 9, "Black is proven to win in at most 9 plies."),
        ("", 0, "Black is proven to win."),
    ],
)
def test_a_win_that_another_proof_shows(line: ThreatLine, move: str, plies: int, said: str) -> None:
    line.show_win(Stone.BLACK, point_from_human(move, FIFTEEN) if move else None, plies, FIFTEEN)
    assert line.text() == said


def test_a_threat_of_the_opponent_names_the_moves_that_are_not_refuted(line: ThreatLine) -> None:
    line.show_solution(solution("h8 h9 j10", refutations="j11 f7", kind=ThreatKind.THREES), Stone.WHITE, FIFTEEN, 220)
    assert line.text().startswith("Black threatens a win by threes in at most 3 plies.")
    assert "218 move(s) refuted; not refuted so far: j11 and f7." in line.text()


def test_a_win_on_a_forbidden_point_names_the_point(line: ThreatLine) -> None:
    reason = forbidden_defence(played(TRAPPED, RENJU), Stone.WHITE, WIN.line)
    won = replace(solution("i9 a1 h8"), side=Stone.WHITE, forbidden=reason)
    line.show_solution(won, Stone.WHITE, RENJU, 220)
    assert line.text() == "White wins by fours in at most 3 plies. Black may not play h8 (three-three)."
    line.show_solution(won, Stone.BLACK, RENJU, 220)
    assert line.text().endswith("Black may not play h8 (three-three). No move defends.")


def test_no_move_defends(line: ThreatLine) -> None:
    line.show_solution(solution("h8"), Stone.WHITE, FIFTEEN, 220)
    assert line.text().endswith("No move defends.")


def test_many_unrefuted_moves_are_counted(line: ThreatLine) -> None:
    line.show_solution(solution("h8", refutations="a1 b1 c1 d1 e1 f1 g1"), Stone.WHITE, FIFTEEN, 220)
    assert line.text().endswith("213 move(s) refuted; 7 not refuted so far.")


def test_undecided_moves_are_counted(line: ThreatLine) -> None:
    line.show_solution(solution("h8", refutations="a1", undecided="b1 c1"), Stone.WHITE, FIFTEEN, 220)
    assert line.text().endswith("217 move(s) refuted; not refuted so far: a1, b1 and c1.")


def test_only_proven_moves_are_said_to_defend(line: ThreatLine) -> None:
    five = Rules(5, 5, 4)
    threat = solution("c3", refutations="a1 b1", rules=five)
    view = made_view({"a1": 9, "b1": 3}, proofs={"a1": (0, 20)})
    line.show_solution(threat, Stone.WHITE, five, 20, view)
    assert line.text().endswith(" plies. a1 defend(s). 18 move(s) refuted; not refuted so far: b1.")
    view = made_view({"a1": 9, "b1": 3}, proofs={"a1": (0, 20), "b1": (-1, 4)})
    line.show_solution(threat, Stone.WHITE, five, 20, view)
    assert line.text().endswith(" plies. Only a1 defend(s).")


def test_the_best_move_of_the_table_is_named_if_it_is_undecided(line: ThreatLine) -> None:
    five = Rules(5, 5, 4)
    threat = solution("c3", refutations="a1", undecided="b1 c1 d1 e1 a2 b2 c2", rules=five)
    line.show_solution(threat, Stone.WHITE, five, 20, made_view({"b2": 9, "a1": 3}))
    assert line.text().endswith("8 not refuted so far, among them b2.")
    line.show_solution(threat, Stone.WHITE, five, 20, made_view({"e5": 9, "b2": 3}))
    assert line.text().endswith("8 not refuted so far.")


def test_moves_that_the_search_proves_to_lose_do_not_defend(line: ThreatLine) -> None:
    five = Rules(5, 5, 4)
    threat = solution("c3", refutations="a1 b1", rules=five)
    view = made_view({"a1": 9, "b1": 3}, proofs={"a1": (-1, 4)})
    line.show_solution(threat, Stone.WHITE, five, 20, view)
    assert line.text().endswith("19 move(s) refuted; not refuted so far: b1.")
    view = made_view({"a1": 9, "b1": 3}, proofs={"a1": (-1, 4), "b1": (-1, 4)})
    line.show_solution(threat, Stone.WHITE, five, 20, view)
    assert line.text().endswith("No move defends.")


def test_the_same_text_is_not_announced_again(qtbot: QtBot, line: ThreatLine) -> None:
    line.show_solution(solution("h8"), Stone.WHITE, FIFTEEN, 220)
    with qtbot.assertNotEmitted(line.changed):
        line.show_solution(solution("h8"), Stone.WHITE, FIFTEEN, 220)


def test_connect_four_does_not_mention_fours(line: ThreatLine) -> None:
    four = PRESETS["connect-four"]
    line.show_solution(solution("d1", rules=four), Stone.BLACK, four, 220)
    assert line.text().startswith("Red wins by threats in at most 1 plies.")


def test_without_a_result_it_is_empty(line: ThreatLine) -> None:
    line.show_solution(solution("h8"), Stone.BLACK, FIFTEEN, 220)
    line.show_nothing()
    assert line.text() == ""
