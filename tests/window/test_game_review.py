"""The review of a whole game: dialog, progress, plot, and how a review ends."""

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.rules import PRESETS
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.order import Column
from studio.ui.program import Program
from studio.ui.record.review_dialog import ReviewDialog
from studio.ui.tree.columns import TreeColumn
from studio.ui.tree.found_model import FoundColumn
from tests.sizes import one_always
from tests.window.arranged import switch
from tests.window.game_reviews import (
    FEW,
    MANY,
    activate,
    begin_review,
    click_plot,
    marked,
    open_game,
    quit_program,
    rates,
    review,
    review_threads,
    save_as,
    wait_for_end,
    wait_for_positions,
)
from tests.window.hands import answer, child
from tests.window.starting import Start
from tests.window.thinking import simulations, think

Key, Modifier = Qt.Key, Qt.KeyboardModifier


@pytest.mark.long
def test_the_chosen_profile_analyses(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = open_game(program, "d5 d7 e5")
    begin_review(qtbot, program, FEW, profile="classic-uct")
    wait_for_end(qtbot, program)
    found = [node.analysis for node in line]
    assert [analysis.profile for analysis in found if analysis is not None] == ["classic-uct"] * 4
    assert program.window.controllers.search.profile == "studio"


@pytest.mark.parametrize("key", one_always(2, [Key.Key_F12, Key.Key_F2]))
def test_a_game_is_reviewed_with_progress(qtbot: QtBot, start: Start, key: Qt.Key) -> None:
    program = start()
    line = open_game(program)
    qtbot.waitUntil(lambda: rates(program) == [10, 11])  # the end of the game was known
    seen: list[tuple[int, int]] = []
    program.services.review.progressed.connect(lambda done, of: seen.append((done, of)))
    begin_review(qtbot, program, FEW, key)
    assert program.window.panes.review_bar.isVisible()
    wait_for_end(qtbot, program)
    assert not program.window.panes.review_bar.isVisible()
    assert seen[-1] == (11, 11)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert not program.window.panes.win_rate.is_empty
    assert rates(program) == list(range(12)), "the last position is over, and known without a search"
    assert all(node.analysis is not None for node in line[:-1])
    assert "mistake" in program.window.panes.note.text()


@pytest.mark.long
def test_a_click_into_the_plot_goes_to_that_move(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = review(qtbot, program)
    for ply in (7, 0, 11):
        click_plot(qtbot, program, ply)
        assert program.session.node is line[ply]


@pytest.mark.long
def test_a_reviewed_game_opens_without_searching(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    review(qtbot, program)
    known, mistakes = rates(program), marked(program)
    save_as(qtbot, program, tmp_path / "reviewed.sgf", monkeypatch)
    assert not program.window.isWindowModified()
    quit_program(program)
    monkeypatch.setattr(type(program.live_search), "start", lambda *_args: pytest.fail("the engine was started"))
    again = start()
    assert (rates(again), marked(again)) == (known, mistakes)
    assert not again.window.panes.win_rate.is_empty
    click_plot(qtbot, again, 4)
    kept = again.session.node.analysis
    assert kept is not None
    assert again.window.panes.candidates.model().rowCount() == len(kept.candidates) > 0
    assert again.live_search.state is not EngineState.THINKING
    assert simulations(again) <= 0
    assert not again.window.isWindowModified()


@pytest.mark.long
def test_reviewed_positions_are_not_reviewed_again(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = start()
    review(qtbot, program)
    save_as(qtbot, program, tmp_path / "reviewed.sgf", monkeypatch)
    quit_program(program)
    again = start()
    monkeypatch.setattr(type(program.live_search), "start", lambda *_args: pytest.fail("the engine was started"))
    begin_review(qtbot, again, FEW)
    assert not again.services.review.is_running
    assert "mistake" in again.window.panes.note.text()


@pytest.mark.long
def test_a_review_is_not_offered_while_one_runs_and_the_board_keeps_its_place(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program)
    program.window.resize(720, 450)
    button, board = child(program, QToolButton, "summary_review"), program.window.panes.board
    qtbot.waitUntil(lambda: button.isVisible() and program.window.width() == 720)
    qtbot.wait(100)
    before = board.geometry()
    begin_review(qtbot, program, MANY)
    wait_for_positions(qtbot, program, 0)
    qtbot.wait(100)
    assert not button.isVisible()
    assert board.geometry() == before
    qtbot.keyClick(program.window, Key.Key_Escape)
    wait_for_end(qtbot, program)
    assert button.isVisible()


@pytest.mark.long
def test_all_numbers_have_one_point_of_view(qtbot: QtBot, start: Start) -> None:
    program = start()
    line, panes = review(qtbot, program), program.window.panes
    for ply in (4, 5):
        program.session.go_to(line[ply])
        headings = (view.model().headerData(column, Qt.Orientation.Horizontal) for view, column in numbered(program))
        assert list(headings) == ["Black %"] * 3
        assert panes.win_rate.accessibleDescription().startswith("Black ")
        assert "Win rate of Black: " in panes.summary_card.text
        evaluation = panes.evaluation.evaluation
        assert evaluation is not None
        assert panes.evaluation._number == f"{round(100 * evaluation.black)}"


def numbered(program: Program) -> list[tuple[QAbstractItemView, int]]:
    """Return the tables of win rates, with the columns of the win rates."""
    names = ("candidates", Column.WIN_RATE), ("search_tree", TreeColumn.WIN_RATE), ("found_nodes", FoundColumn.WIN_RATE)
    return [(child(program, QAbstractItemView, name), column) for name, column in names]


@pytest.mark.long
def test_the_record_can_be_edited_during_the_review(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = open_game(program)
    begin_review(qtbot, program, 2_000)
    wait_for_positions(qtbot, program, 1)
    program.session.go_to(line[8])
    qtbot.keyClick(program.window, Key.Key_Backspace, Modifier.ControlModifier)
    assert line[8].parent is None
    program.session.play(point_from_human("h5", program.session.rules))
    wait_for_end(qtbot, program)
    assert "analysed" in program.window.panes.note.text()
    assert all(node.analysis is not None for node in line[:8])


@pytest.mark.long
def test_the_speed_of_a_search_in_another_position_estimates_a_review(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = open_game(program)
    think(qtbot, program)
    program.session.go_to(line[2])
    qtbot.wait(100)
    speed = program.window.controllers.search.simulations_per_second
    assert speed > 0
    assert program.window.controllers.review.section.simulations_per_second == speed, "the next session knows it"


def test_during_a_game_the_review_is_hidden(qtbot: QtBot, start: Start) -> None:
    program = start()
    window, session = program.window, program.session
    program.services.live_game.begin(GameSetup(PRESETS["gomoku-9"], Person(), Person()))
    session.play(40)
    session.results.keep_analysis(session.node, PositionAnalysis(100, (Candidate(0, 100, 0.5),)))
    window.actions_["show_thinking"].trigger()
    qtbot.waitUntil(lambda: not window.panes.win_rate.is_empty)
    window.actions_["show_thinking"].trigger()
    qtbot.waitUntil(lambda: window.panes.win_rate.is_empty)
    qtbot.keyClick(window, Key.Key_F12)
    assert not program.services.review.is_running
    switch(qtbot, program, "analyse")
    panes = window.panes
    assert (
        panes.summary_card.text
        == "The search is hidden during your game. “Show the Search while Playing” (V) shows it."
    )
    assert "after the game" in child(program, QLabel, "win_rate_plot_empty").text(), "F12 does nothing now"
    assert not child(program, QWidget, "run").isVisible(), "as in the workspace Play"
    words = [panes.bar.light.word]
    window.actions_["show_thinking"].trigger()
    qtbot.waitUntil(child(program, QWidget, "run").isVisible)
    words.append(panes.bar.light.word)
    assert words == ["", "paused"], "the user is to move: nothing is paused"
    window.actions_["show_thinking"].trigger()
    answer("Resign")
    window.actions_["resign"].trigger()
    qtbot.waitUntil(lambda: not window.panes.win_rate.is_empty)


@pytest.mark.long
def test_a_result_after_a_move_updates_the_position_before_it(start: Start) -> None:
    program = start()
    line = open_game(program, "d5 a1 e5 a9 f5 i1 g5")
    before, after = line[6], line[7]
    program.session.results.keep_analysis(before, PositionAnalysis(900, (Candidate(0, 900, 0.0),)))
    program.session.go_to(before)
    model = program.window.panes.candidates.model()
    assert (model.rowCount(), model.index(0, Column.MOVE).data()) == (1, "a9")
    found = PositionAnalysis(900, (Candidate(0, 900, -1.0),), known=KnownResult(Proof.LOSS, 2))
    program.services.review.node_reviewed.emit(after, found)
    told = [model.index(0, column).data() for column in (Column.MOVE, Column.PROOF)]
    assert told == ["g5", "win ≤ 3"], "although it was no candidate"


@pytest.mark.long
def test_the_time_is_measured_in_the_game_while_the_dialog_is_open(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program, "e5 d4")
    told: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReviewDialog)
        qtbot.waitUntil(lambda: "measured in this game" in dialog.estimate, timeout=120_000)
        told.append(dialog.estimate)
        dialog.reject()

    QTimer.singleShot(0, look)
    qtbot.keyClick(program.window, Key.Key_F12)
    assert len(told) == 1
    assert all(node.analysis is None for node in program.session.record.main_line()), "the measurement is no review"
    assert review_threads() == 0


@pytest.mark.long
def test_a_measured_game_is_forgotten_with_the_dialog(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program, "e5 d4")
    record = weakref.ref(program.session.record)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReviewDialog)
        qtbot.waitUntil(lambda: "measured in this game" in dialog.estimate, timeout=120_000)
        dialog.reject()

    QTimer.singleShot(0, look)
    qtbot.keyClick(program.window, Key.Key_F12)
    activate(qtbot, program)
    program.session.begin(PRESETS["gomoku-9"])

    def is_forgotten() -> bool:
        gc.collect()
        return record() is None

    qtbot.waitUntil(is_forgotten, timeout=20_000)


@pytest.mark.long
def test_a_deeper_review_proposes_four_times_the_simulations(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = open_game(program, "e5 d4")
    proposed: list[Limit] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReviewDialog)
        proposed.append(dialog.limit())
        dialog.reject()

    for visits in (0, 25_000):
        for node in line:
            node.analysis = PositionAnalysis(visits, (Candidate(0, visits, 0.0),)) if visits else None
        QTimer.singleShot(0, look)
        qtbot.keyClick(program.window, Key.Key_F12, Modifier.ShiftModifier)
        activate(qtbot, program)
    assert proposed == [Limit(simulations=40_000), Limit(simulations=100_000)]


@pytest.mark.long
def test_keys_about_mistakes_say_that_the_review_is_running(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program)
    begin_review(qtbot, program, MANY)
    qtbot.waitUntil(lambda: program.services.review.is_running)
    qtbot.keyClick(program.window, Key.Key_J)
    assert program.window.panes.note.text() == "No mistakes were found so far. The review is still running."
    program.window.panes.board.setFocus()
    qtbot.keyClick(program.window.panes.board, Key.Key_L)
    assert "No mistake is shown here." in program.window.panes.note.text()
    program.services.review.cancel()
    wait_for_end(qtbot, program)
