"""The text about a win by threats and its defences."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import Solution, SolverResult, ThreatKind
from studio.game.forbidden_defence import forbidden_defence
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.threats.defences import Defences, defences_of
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


def show(
    line: ThreatLine, threat: Solution, to_move: Stone, rules: Rules = FIFTEEN, view: NodeView | None = None
) -> None:
    known: Defences = defences_of(threat, range(rules.size), view)
    line.show_solution(threat, to_move, rules, known, view)


def test_a_win_of_the_side_to_move(line: ThreatLine) -> None:
    show(line, solution("h8 h9 j10"), Stone.BLACK)
    assert line.text().startswith("Black wins by fours in at most 3 plies")
    assert line.toolTip() == "A win by fours only is also called VCF.\nA ply is one move of one side."
    show(line, solution("h8 h9 j10", kind=ThreatKind.THREES), Stone.BLACK)
    assert line.toolTip() == "A win by threes and fours is also called VCT.\nA ply is one move of one side."


@pytest.mark.parametrize(
    ("move", "plies", "said"),
    [
        ("h8", 15, "Black wins with h8 in at most 15 plies."),
        ("h8", 0, "Black is proven to win with h8. The length of the win is not known yet."),
        ("", 9, "Black is proven to win in at most 9 plies."),
        ("", 0, "Black is proven to win. The length of the win is not known yet."),
    ],
)
def test_a_win_that_another_proof_shows(line: ThreatLine, move: str, plies: int, said: str) -> None:
    line.show_win(Stone.BLACK, point_from_human(move, FIFTEEN) if move else None, plies, FIFTEEN)
    assert line.text() == said


def test_a_threat_of_the_opponent_names_the_moves_that_are_not_refuted(line: ThreatLine) -> None:
    show(line, solution("h8 h9 j10", refutations="j11 f7", kind=ThreatKind.THREES), Stone.WHITE)
    assert line.text().startswith("Black threatens a win by threes in at most 3 plies.")
    assert line.text().endswith("Only j11 and f7 can stop it.")
    assert line.toolTip().splitlines()[0] == "223 move(s) refuted; 2 not refuted so far."


def test_a_win_on_a_forbidden_point_names_the_point(line: ThreatLine) -> None:
    reason = forbidden_defence(played(TRAPPED, RENJU), Stone.WHITE, WIN.line)
    won = replace(solution("i9 a1 h8"), side=Stone.WHITE, forbidden=reason)
    show(line, won, Stone.WHITE, RENJU)
    assert line.text() == "White wins by fours in at most 3 plies. Black may not play h8 (three-three)."
    show(line, won, Stone.BLACK, RENJU)
    assert line.text().endswith("Black may not play h8 (three-three). No move defends.")


def test_no_move_defends(line: ThreatLine) -> None:
    show(line, solution("h8"), Stone.WHITE)
    assert line.text().endswith("No move defends.")


def test_many_unrefuted_moves_are_counted(line: ThreatLine) -> None:
    show(line, solution("h8 h9 j10", refutations="a1 b1 c1 d1 e1 f1 g1"), Stone.WHITE)
    assert line.text().endswith(" plies. 7 move(s) may defend.")
    assert line.toolTip().splitlines()[0] == "218 move(s) refuted; 7 not refuted so far."


def test_moves_are_not_counted_if_none_is_refuted(line: ThreatLine) -> None:
    five = Rules(5, 5, 4)
    points = " ".join(f"{column}{row}" for row in range(1, 6) for column in "abcde")
    show(line, solution("c3 d3 e3", undecided=points, rules=five), Stone.WHITE, five)
    assert line.text().endswith(" in at most 3 plies.")


def test_undecided_moves_are_counted(line: ThreatLine) -> None:
    show(line, solution("h8", refutations="a1", undecided="b1 c1"), Stone.WHITE)
    assert line.text().endswith("Only a1, b1 and c1 can stop it.")
    assert line.toolTip().splitlines()[0] == "222 move(s) refuted; 3 not refuted so far."


def test_moves_that_prevent_the_win_are_named_if_many_are_undecided(line: ThreatLine) -> None:
    show(line, solution("h8", refutations="a1 b1", undecided="c1 d1 e1 f1 g1 h1"), Stone.WHITE)
    assert line.text().endswith("Worth trying first: a1 and b1.")


def test_only_proven_moves_are_said_to_defend(line: ThreatLine) -> None:
    five = Rules(5, 5, 4)
    threat = solution("c3 d3 e3", refutations="a1 b1", rules=five)
    view = made_view({"a1": 9, "b1": 3}, proofs={"a1": (0, 20)})
    show(line, threat, Stone.WHITE, five, view)
    assert line.text().endswith(" plies. a1 defend(s). Worth trying: b1.")
    view = made_view({"a1": 9, "b1": 3}, proofs={"a1": (0, 20), "b1": (-1, 4)})
    show(line, threat, Stone.WHITE, five, view)
    assert line.text().endswith(" plies. Only a1 defend(s).")


def test_the_best_moves_of_the_search_are_named_first(line: ThreatLine) -> None:
    five = Rules(5, 5, 4)
    threat = solution("c3 d3 e3", undecided="a1 b1 c1 d1 e1 a2 b2 c2", rules=five)
    show(line, threat, Stone.WHITE, five, made_view({"b2": 9, "e5": 5, "a1": 3, "c1": 0}))
    assert line.text().endswith("Worth trying first: b2 and a1.")
    order = {"e1": 9, "d1": 8, "c1": 7, "b1": 6, "a1": 5, "a2": 4}
    show(line, threat, Stone.WHITE, five, made_view(order))
    assert line.text().endswith("Worth trying first: e1, d1, c1, b1 and a1.")
    show(line, threat, Stone.WHITE, five, made_view({"e5": 9}))
    assert line.text().endswith("8 move(s) may defend.")


def test_moves_that_the_search_proves_to_lose_do_not_defend(line: ThreatLine) -> None:
    five = Rules(5, 5, 4)
    threat = solution("c3 d3 e3", refutations="a1 b1", rules=five)
    view = made_view({"a1": 9, "b1": 3}, proofs={"a1": (-1, 4)})
    show(line, threat, Stone.WHITE, five, view)
    assert line.text().endswith("Only b1 can stop it.")


def test_moves_that_prevent_the_win_but_lose_later_only_delay_it(line: ThreatLine) -> None:
    five = Rules(5, 5, 4)
    threat = solution("c3", refutations="a1 b1", rules=five)
    view = made_view({"a1": 9, "b1": 3}, proofs={"a1": (-1, 4), "b1": (-1, 8)})
    show(line, threat, Stone.WHITE, five, view)
    plies = max(view.child_proof_moves(row) for row in range(2))
    assert line.text().endswith(f"a1 and b1 only delay(s) the win. Every defence loses in at most {plies} plies.")
    known = defences_of(threat, range(25), refuted=threat.refutations)
    line.show_solution(threat, Stone.WHITE, five, known)
    assert line.text().endswith("a1 and b1 only delay(s) the win. Every defence loses.")
    many = solution("c3", refutations="a1 b1 c1 d1 e1 a2", rules=five)
    line.show_solution(many, Stone.WHITE, five, defences_of(many, range(25), refuted=range(25)))
    assert line.text().endswith("6 move(s) only delay the win. Every defence loses.")


def test_a_threatened_five_is_a_win_with_the_next_move(line: ThreatLine) -> None:
    show(line, solution("h8", refutations="h8"), Stone.WHITE)
    assert line.text() == "Black threatens to win with the next move. Only h8 stop(s) it."
    show(line, solution("h8", refutations="h8", undecided="a1"), Stone.WHITE)
    assert line.text() == "Black threatens to win with the next move. Only h8 and a1 can stop it."
    show(line, solution("h8"), Stone.WHITE)
    assert line.text() == "Black threatens to win with the next move. No move defends."


def test_a_delaying_move_is_not_among_those_that_can_stop_the_win(line: ThreatLine) -> None:
    threat = solution("h8 h9 j10", refutations="a1 b1")
    refuted = {point_from_human("a1", FIFTEEN)}
    line.show_solution(threat, Stone.WHITE, FIFTEEN, defences_of(threat, range(FIFTEEN.size), refuted=refuted))
    assert line.text().endswith("Only b1 can stop it.")


def test_the_same_text_is_not_announced_again(qtbot: QtBot, line: ThreatLine) -> None:
    show(line, solution("h8"), Stone.WHITE)
    with qtbot.assertNotEmitted(line.changed):
        show(line, solution("h8"), Stone.WHITE)


def test_connect_four_does_not_mention_fours(line: ThreatLine) -> None:
    four = PRESETS["connect-four"]
    show(line, solution("d1", rules=four), Stone.BLACK, four)
    assert line.text().startswith("Red wins by threats in at most 1 plies.")


def test_without_a_result_it_is_empty(line: ThreatLine) -> None:
    show(line, solution("h8"), Stone.BLACK)
    line.show_nothing()
    assert line.text() == ""
