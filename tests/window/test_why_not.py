"""Explaining why a move is not the favourite of the real search."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.views.snapshot import NodeView
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.menu import CandidateMenu
from studio.ui.candidates.terms import TermComparison
from studio.ui.program import Program
from tests.ui.pointer import move
from tests.window.hands import child, look_at
from tests.window.showing import best_line, candidates
from tests.window.starting import Start
from tests.window.steering_window import (
    BUTTON,
    Key,
    choose,
    menu_by_pointer,
    name,
    open_menu,
    proven_candidate,
    root,
    run_on,
    steer,
    visits,
)
from tests.window.thinking import step, think


def card(program: Program) -> str:
    shown = program.window.panes.explanation
    return shown.sentence if shown.isVisible() else ""


def shown_terms(program: Program) -> dict[str, tuple[float, float]]:
    comparison = program.window.panes.explanation.findChild(TermComparison)
    assert comparison is not None
    return {row.name: (row.best, row.asked) for row in comparison.rows}


def terms_of(view: NodeView, row: int) -> tuple[float, float, float]:
    return float(view.exploitations[row]), float(view.explorations[row]), float(view.scores[row])


def deeper_node(qtbot: QtBot, program: Program) -> NodeView:
    """Return a node of the principal variation whose two best moves are undecided; proven moves have no terms."""
    for moves in (4, 3, 2, 1):
        view = look_at(qtbot, program, best_line(program, moves))
        if (view.lower[:2] < view.upper[:2]).all():
            return view
    raise AssertionError("No node of the best line has two undecided moves.")


def assert_card_tells(program: Program, view: NodeView, favourite: int, asked: int) -> None:
    pairs = zip(terms_of(view, favourite), terms_of(view, asked), strict=True)
    assert list(shown_terms(program).values()) == list(pairs)


# Which move


@pytest.mark.long
def test_why_not_compares_the_second_candidate_when_none_is_pointed_at(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    qtbot.keyClick(program.window, Key.Key_Y)
    assert_card_tells(program, root(program), 0, 1)
    assert name(program, root(program).candidate(0).point) in card(program)
    accessible = program.window.panes.explanation.findChild(QLabel, "explanation_sentence")
    assert accessible is not None
    assert accessible.text()
    assert card(program).startswith(accessible.text())


def test_why_not_concerns_the_hovered_row(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    table = program.window.panes.candidates
    table.setFocus()
    for _ in range(4):
        qtbot.keyClick(table, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    row = table.currentIndex().row()
    assert row > 1
    qtbot.keyClick(table, Key.Key_Y)
    assert table.currentIndex().row() == row, "Y asks, and does not search in the table"
    assert_card_tells(program, root(program), 0, row)


def test_why_not_concerns_the_point_under_the_pointer(qtbot: QtBot, start: Start) -> None:
    """The chosen row of the table comes second."""
    program = start()
    think(qtbot, program)
    table, board = program.window.panes.candidates, program.window.panes.board
    table.setFocus()
    qtbot.keyClick(table, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    pointed = root(program).candidate(3).point
    move(board, board.board_layout.center(pointed).toPoint())
    qtbot.keyClick(program.window, Key.Key_Y)
    assert_card_tells(program, root(program), 0, 3)


def test_a_right_click_on_the_board_asks_about_the_move(qtbot: QtBot, start: Start) -> None:
    program = start()
    qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=30_000)
    choose(menu_on_board(qtbot, program, program.session.position.legal_moves()[0]), "why_not")
    assert "“Run” (Space) starts it" in program.window.panes.note.text()
    think(qtbot, program)
    choose(menu_on_board(qtbot, program, root(program).candidate(2).point), "why_not")
    assert_card_tells(program, root(program), 0, 2)


def menu_on_board(qtbot: QtBot, program: Program, point: int) -> CandidateMenu:
    board = program.window.panes.board
    right_click(board, board.board_layout.center(point).toPoint())
    return open_menu(qtbot, program)


def right_click(widget: QWidget, place: QPoint) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)


@pytest.mark.long
def test_why_not_for_the_leader_and_by_the_menu(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    choose(menu_by_pointer(qtbot, program, 0), "why_not")
    assert "is the best move" in card(program)
    choose(menu_by_pointer(qtbot, program, 2), "why_not")
    assert_card_tells(program, root(program), 0, 2)
    close = program.window.panes.explanation.findChild(QWidget, "explanation_close")
    assert close is not None
    qtbot.mouseClick(close, BUTTON)
    assert card(program) == ""
    run_on(qtbot, program, 1000)
    assert card(program) == "", "a closed card stays closed"


@pytest.mark.long
def test_closing_returns_the_focus_to_the_board(qtbot: QtBot, start: Start) -> None:
    """Escape closes the card from every pane, and then stops the search again."""
    program = start()
    think(qtbot, program)
    panes = program.window.panes
    for focused in (panes.candidates, panes.board, panes.moves):
        focused.setFocus()
        qtbot.keyClick(focused, Key.Key_Y)
        assert card(program)
        assert program.window.focusWidget() is focused, "the card takes no focus"
        qtbot.keyClick(program.window.focusWidget() or focused, Key.Key_Escape)
        assert card(program) == ""
        assert program.window.focusWidget() is panes.board
    close = panes.explanation.findChild(QWidget, "explanation_close")
    assert close is not None
    qtbot.keyClick(panes.board, Key.Key_Y)
    panes.candidates.setFocus()
    qtbot.mouseClick(close, BUTTON)
    assert program.window.focusWidget() is panes.board


@pytest.mark.long
def test_the_card_leaves_both_moves_and_takes_no_move(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    panes, ply = program.window.panes, program.session.position.ply
    for row in range(1, 4):
        choose(menu_by_pointer(qtbot, program, row), "why_not")
        shown, board = panes.explanation, panes.board
        place = QRect(shown.mapTo(program.window, QPoint()), shown.size())
        assert QRect(board.mapTo(program.window, QPoint()), board.size()).contains(place), "it is over the board"
        for point in (root(program).candidate(0).point, root(program).candidate(row).point):
            middle = board.mapTo(program.window, board.board_layout.center(point).toPoint())
            assert not place.contains(middle)
    qtbot.mouseClick(panes.explanation, BUTTON)
    assert program.session.position.ply == ply


@pytest.mark.long
def test_the_card_shows_in_every_workspace(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    for workspace in ("play", "analyse", "study"):
        program.window.actions_[f"workspace_{workspace}"].trigger()
        qtbot.keyClick(program.window, Key.Key_Y)
        assert card(program), workspace
        qtbot.keyClick(program.window, Key.Key_Escape)


@pytest.mark.long
def test_why_not_in_a_deeper_node(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 20_000)
    view = deeper_node(qtbot, program)
    qtbot.keyClick(program.window, Key.Key_Y)
    assert_card_tells(program, view, 0, 1)
    program.window.actions_["node_root"].trigger()
    assert card(program) == "", "it went with its node"


@pytest.mark.long
def test_why_not_for_a_proven_move_and_an_excluded_one(qtbot: QtBot, start: Start) -> None:
    program = start()
    point = proven_candidate(qtbot, program)
    row = candidates(program).row_of(point)
    assert row is not None
    choose(menu_by_pointer(qtbot, program, row), "why_not")
    assert "is proven to lose in" in card(program)
    other = next(r for r in range(len(root(program))) if root(program).lower[r] != root(program).upper[r])
    row = candidates(program).row_of(int(root(program).points[other]))
    assert row is not None
    steer(qtbot, program, row, "leave_out")
    choose(menu_by_pointer(qtbot, program, row), "why_not")
    assert "is left out" in card(program)


@pytest.mark.long
def test_why_not_before_anything_was_searched(qtbot: QtBot, start: Start) -> None:
    program = start()
    qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=30_000)
    qtbot.keyClick(program.window, Key.Key_Y)
    assert card(program) == ""
    assert "“Run” (Space) starts it" in program.window.panes.note.text()


# Which moment


@pytest.mark.long
def test_the_card_follows_live_numbers_and_closes_with_the_position(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    qtbot.keyClick(program.window, Key.Key_Y)
    asked = root(program).candidate(1).point
    before = card(program)
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: card(program) != before, timeout=20_000)
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=30_000)
    view = root(program)
    row = int(np.flatnonzero(view.points == asked)[0])
    if row:
        assert_card_tells(program, view, 0, row)
    program.session.play(view.candidate(0).point)
    assert card(program) == ""


@pytest.mark.long
def test_an_earlier_moment_is_explained_with_its_own_numbers(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 20_000)
    qtbot.keyClick(program.window, Key.Key_Y)
    bar = program.window.panes.replay
    moment = next(m for m in bar.snapshots if m.simulations >= 500)
    bar._slider.setValue(bar.snapshots.index(moment))
    shown = program.window.panes.candidates.view
    assert shown is moment.root
    qtbot.keyClick(program.window, Key.Key_Y)
    assert_card_tells(program, moment.root, 0, 1)


# When the move is chosen


@pytest.mark.long
def test_it_predicts_when_a_move_is_chosen(qtbot: QtBot, start: Start) -> None:
    """Whether the prediction is right depends on the values; tests without a window check it."""
    program = start()
    think(qtbot, program, 50_000)
    for row in range(1, 4):
        choose(menu_by_pointer(qtbot, program, row), "why_not")
        told = program.window.panes.explanation._explanation
        assert told is not None
        if told.visits_until is None:
            assert "is not chosen within" in card(program)
        elif told.visits_until == 0:
            assert "next simulation" in card(program)
        else:
            assert "is chosen after about" in card(program)


@pytest.mark.long
def test_extra_visits_are_part_of_the_answer(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    point = steer(qtbot, program, 3, 1000)
    choose(menu_by_pointer(qtbot, program, 3), "why_not")
    assert f"You gave {name(program, point)} extra visits" in card(program)
    assert "is chosen by the next simulation" in card(program)
    before = visits(program, point)
    step(qtbot, program, "step_simulation")
    assert visits(program, point) == before + 1


@pytest.mark.long
def test_a_saved_analysis_answers_from_the_numbers_of_the_table(qtbot: QtBot, start: Start) -> None:
    """In a reviewed game no search runs: the answer uses the visits and win rates that the table shows."""
    program = start()
    qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=30_000)
    first, second, *_ = program.session.position.legal_moves()
    rows = (Candidate(first, 900, 0.2), Candidate(second, 235, 0.0))
    program.session.results.keep_analysis(program.session.node, PositionAnalysis(1_200, rows))
    program.session.go_back()
    program.session.go_forward()
    qtbot.waitUntil(lambda: candidates(program).rowCount() == len(rows))
    choose(menu_by_pointer(qtbot, program, 1), "why_not")
    told = f"{name(program, second)} is worse than {name(program, first)}: win rate of Black 50.0"  # White is to move
    assert card(program).startswith(told)
    qtbot.keyClick(program.window, Key.Key_Escape)
    qtbot.keyClick(program.window, Key.Key_Y)
    assert card(program).startswith(told), "the key answers, too"
    assert candidates(program).rowCount() == len(rows), "the table keeps the saved analysis"


@pytest.mark.long
def test_the_search_is_explained_and_not_the_record(qtbot: QtBot, start: Start) -> None:
    """Back at a position that the record knows better, the answer still concerns what all views show."""
    program = start()
    program.session.go_back()  # where only the move of the record has been searched, if any
    think(qtbot, program, 20_000)
    kept = program.session.node.analysis
    assert kept is not None
    program.session.go_back()
    program.session.go_forward()
    qtbot.waitUntil(lambda: program.live_search.thought is not None)
    limit = program.window.panes.bar.limit_editor
    limit.set_limit(Limit(simulations=600))
    with qtbot.waitSignal(program.live_search.stopped, timeout=30_000):
        program.window.actions_["run"].trigger()
    assert 600 <= root(program).visits < kept.simulations, "otherwise no move is tried here"
    assert program.window.panes.candidates.view is root(program)
    child(program, QToolButton, "saved_line_other").click()
    assert program.window.panes.candidates.view is not root(program)
    qtbot.keyClick(program.window, Key.Key_Y)
    assert program.window.panes.candidates.view is root(program)
    assert_card_tells(program, root(program), 0, 1)
