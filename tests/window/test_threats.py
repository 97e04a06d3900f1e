"""Threats in the window: status text, line and marks on request, hidden during a game, and remembered."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.threat_watch import ThreatFindings
from studio.engine.options.threats import SolverLimit
from studio.engine.solver import Solver
from studio.engine.views.threats import ThreatKind
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.seats import GameSetup, Person
from studio.ui.program import Program
from studio.ui.threats.chooser import ThreatSides
from tests.window.starting import Start

NINE = PRESETS["gomoku-9"]


def play(program: Program, moves: str) -> None:
    for name in moves.split():
        program.session.play(point_from_human(name, NINE))


def three(program: Program) -> None:
    """Return a position in which Black has an open three and White is to move."""
    program.session.begin(NINE)
    play(program, "e5 a1 f5 c1 g5")


def wait_for(qtbot: QtBot, program: Program, text: str) -> None:
    qtbot.waitUntil(lambda: text in program.window.panes.threat_line.text(), timeout=60_000)


def test_threats_and_wins_are_described(qtbot: QtBot, start: Start) -> None:
    program = start()
    three(program)
    wait_for(qtbot, program, "Only d5 and h5 can stop it.")
    play(program, "i9")
    wait_for(qtbot, program, "Black wins by fours in at most 3 plies")
    program.window.actions_["prove_threats"].trigger()
    assert program.window.panes.threat_line.text() == ""


def test_the_text_agrees_with_the_proofs_of_the_search(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(NINE)
    play(program, "e5 a1 f5 c1 f8 i9 h7 a9 g7 g9 h4 i1 g5")
    wait_for(qtbot, program, "Only h5 can stop it.")
    program.window.actions_["run"].trigger()
    wait_for(qtbot, program, "Every defence loses")
    root = program.window.panes.candidates.view
    assert root is not None
    row = root.points.tolist().index(point_from_human("h5", NINE))
    assert root.child_proof(row) is Proof.LOSS


def test_without_the_threat_search_its_proofs_leave_the_board_and_the_candidates(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.controllers.search.choose_profile("classic-uct")  # it proves nothing
    program.session.begin(NINE)
    play(program, "e5 a1 f5 c1 g5 i9")
    wait_for(qtbot, program, "Black wins by fours in at most 3 plies")
    node, candidates, board = program.session.node, program.window.panes.candidates, program.window.panes.board
    other = point_from_human("a9", NINE)
    program.session.results.keep_analysis(node, PositionAnalysis(200, (Candidate(other, 200, 0.1),)))
    program.services.live_search.step_simulation()
    qtbot.waitUntil(lambda: candidates.view is not None and bool((candidates.view.lower == 1).any()), timeout=60_000)
    assert any(disc.win_rate == "win" for disc in board.still_scene().discs)
    legend = program.window.panes.board_line.legend
    qtbot.waitUntil(lambda: "win by the threat search" in legend.texts)
    program.window.actions_["prove_threats"].trigger()
    assert candidates.view is not None
    assert not (candidates.view.lower == 1).any()
    assert not any(disc.win_rate == "win" for disc in board.still_scene().discs)
    assert "win by the threat search" not in legend.texts
    assert node.analysis is not None
    assert node.analysis.known == KnownResult()
    program.window.actions_["prove_threats"].trigger()
    qtbot.waitUntil(lambda: candidates.view is not None and bool((candidates.view.lower == 1).any()), timeout=60_000)


def test_a_node_of_the_tree_hides_the_threat_of_the_position(qtbot: QtBot, start: Start) -> None:
    program = start()
    three(program)
    wait_for(qtbot, program, "Only d5 and h5 can stop it.")
    nodes, line = program.window.controllers.inside.nodes, program.window.panes.threat_line
    nodes.choose((point_from_human("d5", NINE),))
    assert line.text() == ""
    nodes.return_to_root()
    assert "Only d5 and h5 can stop it." in line.text()


def test_complete_findings_are_shown_at_once_on_return(qtbot: QtBot, start: Start) -> None:
    program = start()
    three(program)
    session, line, table = program.session, program.window.panes.threat_line, program.window.panes.candidates
    watch, findings = program.window.controllers.threats._watch, list[ThreatFindings]()
    watch.found.connect(findings.append)
    qtbot.waitUntil(lambda: bool(findings) and findings[-1].is_complete, timeout=60_000)
    node, shown, rows = session.node, line.text(), table.view
    session.go_to_start()
    session.go_to(node)
    assert line.text() == shown
    assert "Only d5 and h5 can stop it." in shown
    assert (table.view is None) is (rows is None)
    session.begin(NINE)
    assert line.text() == ""


@pytest.mark.long
def test_a_refuted_move_stays_refuted(qtbot: QtBot, start: Start) -> None:
    """Another threat search of the same position has decided fewer moves so far."""
    program = start()
    three(program)
    wait_for(qtbot, program, "Only d5 and h5 can stop it.")
    line, position = program.window.panes.threat_line, program.session.position
    counts = line.toolTip()
    menace = Solver(NINE).solve(position, Stone.BLACK, ThreatKind.FOURS, SolverLimit(nodes=100_000))
    early = replace(menace, refutations=(), undecided=tuple(position.legal_moves()))
    program.window.controllers.threats._watch.found.emit(ThreatFindings(position, menace=early))
    assert "Only d5 and h5 can stop it." in line.text()
    assert line.toolTip() == counts


@pytest.mark.long
def test_findings_of_the_position_before_refute_no_move_of_the_next(qtbot: QtBot, start: Start) -> None:
    program = start()
    session, line = program.session, program.window.panes.threat_line
    session.begin(PRESETS["gomoku-15"])
    names = "g6 h6 i7 f5 e7 h5 h7 g4 j7 g7 i5 h3 i2 h4 h2 f4 i4 i6 f3 e5 i3 i1 d4 d6"
    for name in names.split():
        session.play(point_from_human(name, session.rules))
    session.go_back(2)
    qtbot.waitUntil(lambda: "White threatens a win by fours in at most 5 plies" in line.text(), timeout=60_000)
    session.go_forward(2)  # the same side is to move, and the findings come later
    qtbot.waitUntil(lambda: "White threatens a win by fours in at most 3 plies" in line.text(), timeout=60_000)
    assert "c7" in line.text()
    assert "loses" not in line.text()


@pytest.mark.long
@pytest.mark.parametrize("has_rows", [True, False])
def test_a_proven_win_of_the_side_to_move_comes_before_the_threat_of_the_other_side(
    qtbot: QtBot, start: Start, has_rows: bool
) -> None:
    """The record says that White wins with d5, one of the moves that answer the threat of Black."""
    program = start()
    three(program)
    wait_for(qtbot, program, "Black threatens a win")
    d5, results = point_from_human("d5", NINE), program.session.results
    if has_rows:
        rows = (Candidate(d5, 900, 1.0, None, Proof.WIN, (d5,), 15),)
        assert results.keep_analysis(program.session.node, PositionAnalysis(90_000, rows))
    else:
        assert results.keep_analysis(program.session.node, PositionAnalysis(0, (), known=KnownResult(Proof.WIN, 15)))
    program.session.go_to_start()
    wait_for(qtbot, program, "")
    program.session.go_to_end()
    by = " wins with d5" if has_rows else " is proven to win"
    wait_for(qtbot, program, f"White{by} in at most 15 plies.")
    qtbot.wait(1500)  # the threat search finds the threat again
    assert program.window.panes.threat_line.text() == f"White{by} in at most 15 plies."


def test_the_line_is_shown_on_request(qtbot: QtBot, start: Start) -> None:
    program = start()
    three(program)
    wait_for(qtbot, program, "Black threatens")
    board = program.window.panes.board
    d5, h5 = (point_from_human(name, NINE) for name in ("d5", "h5"))
    assert board.turn_on(d5) is None
    program.window.actions_["show_threat_line"].trigger()
    assert {board.turn_on(d5), board.turn_on(h5)} == {(1, Stone.BLACK), (2, Stone.WHITE)}
    program.window.actions_["show_threat_line"].trigger()
    assert board.turn_on(d5) is None


@pytest.mark.long
def test_the_numbered_line_is_that_of_the_win_in_the_text(qtbot: QtBot, start: Start) -> None:
    """The text names the win of White, so the attack of Black, which the solver finds, is not numbered."""
    program = start()
    three(program)
    wait_for(qtbot, program, "Black threatens a win")
    d5, d4, d6, h5 = (point_from_human(name, NINE) for name in ("d5", "d4", "d6", "h5"))
    rows = (Candidate(d5, 900, 1.0, None, Proof.WIN, (d5, d4, d6), 15),)
    assert program.session.results.keep_analysis(program.session.node, PositionAnalysis(90_000, rows))
    program.session.go_to_start()
    wait_for(qtbot, program, "")
    program.session.go_to_end()
    program.window.actions_["show_threat_line"].trigger()
    wait_for(qtbot, program, "White wins with d5")
    qtbot.wait(1500)  # the threat search finds the threat again
    turns = [program.window.panes.board.turn_on(point) for point in (d5, d4, d6, h5)]
    assert turns == [(1, Stone.WHITE), (2, Stone.BLACK), (3, Stone.WHITE), None]


@pytest.mark.long
def test_without_a_known_move_of_the_win_no_line_is_numbered(qtbot: QtBot, start: Start) -> None:
    program = start()
    three(program)
    wait_for(qtbot, program, "Black threatens a win")
    results = program.session.results
    assert results.keep_analysis(program.session.node, PositionAnalysis(0, (), known=KnownResult(Proof.WIN, 15)))
    program.session.go_to_start()
    program.session.go_to_end()
    wait_for(qtbot, program, "White is proven to win")
    program.window.actions_["show_threat_line"].trigger()
    qtbot.waitUntil(
        lambda: program.window.panes.note.text() == "The win is proven, but the winning move is not known.",
        timeout=60_000,
    )
    board = program.window.panes.board
    assert {board.turn_on(point_from_human(name, NINE)) for name in ("d5", "h5")} == {None}


@pytest.mark.long
def test_points_are_marked_and_the_choice_is_remembered(qtbot: QtBot, start: Start) -> None:
    program = start()
    three(program)
    board, d5 = program.window.panes.board, point_from_human("d5", NINE)
    program.window.actions_["show_threats"].trigger()
    qtbot.waitUntil(lambda: bool(board.threats_on(d5)), timeout=60_000)
    program.window.panes.threats.set_sides(ThreatSides.BLACK)
    program.session.begin(NINE)  # without moves there is nothing to solve
    program.window.close()
    again = start()
    assert again.window.panes.threats.sides is ThreatSides.BLACK
    assert again.window.actions_["show_threats"].isChecked()


def test_threats_are_hidden_during_a_game(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    window.actions_["show_threats"].trigger()
    window.controllers.play.begin(GameSetup(NINE, Person(), Person()))
    play(program, "e5 a1 f5 c1 g5")
    qtbot.wait(200)
    assert window.panes.threat_line.text() == ""
    assert not window.panes.board.threats_on(point_from_human("d5", NINE))
    window.actions_["show_thinking"].trigger()
    qtbot.waitUntil(lambda: bool(window.panes.board.threats_on(point_from_human("d5", NINE))), timeout=60_000)
