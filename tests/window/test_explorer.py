"""The explorer in the real window: moves of games, previews, saved analyses, imports."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.notation import human_point
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import PRESETS
from studio.lessons.reading import lessons as known_lessons
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.positions.adding import Placed, add_lines
from studio.positions.database import Database
from studio.positions.lines import line_of
from studio.positions.looking_up import Lookup
from studio.ui.explorer.view import ExplorerView
from studio.ui.program import Program
from tests.game.boards import played
from tests.positions.games import record, written
from tests.window.arranged import switch, wait_until_seen
from tests.window.hands import child
from tests.window.starting import Start

PATIENCE_MS = 60_000
GOMOKU = PRESETS["gomoku-15"]


def fill(program: Program, *games: tuple[str, str]) -> None:
    """Add games of moves and results to the database of the program."""
    database = Database(program.services.explorer.path)
    lines = []
    for number, (moves, result) in enumerate(games):
        game = record(moves, GOMOKU, result)
        game.black = f"Ada {number}"
        line = line_of(game)
        assert line is not None
        lines.append(Placed(line))
    with database.changing() as connection:
        add_lines(connection, lines, database.plies)
    database.close()


def shown(qtbot: QtBot, program: Program) -> ExplorerView:
    """Start a new board, and open the pane by its key."""
    switch(qtbot, program, "analyse")
    program.session.begin(GOMOKU)
    view = program.window.panes.explorer
    QTest.keyClick(program.window.panes.board, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    wait_until_seen(qtbot, view)
    return view


def wait_for(qtbot: QtBot, view: ExplorerView, text: str) -> None:
    qtbot.waitUntil(lambda: text in view.text, timeout=PATIENCE_MS)


def test_played_moves_are_shown_previewed_and_played(qtbot: QtBot, start: Start) -> None:
    program = start()
    fill(program, ("h8 i9 j8", "B+R"), ("h8 i9", "W+R"), ("h8 h9", "B+R"))
    view = shown(qtbot, program)
    wait_for(qtbot, view, "Seen 3 times, 67\u00a0% for Black.")
    program.session.play(112)
    qtbot.waitUntil(lambda: len(view.table.rows) == 2, timeout=PATIENCE_MS)
    first = view.table.rows[0]
    assert first.texts[1] == "2"
    assert first.texts[2] == "50 / 0 / 50"
    place = view.table.visualRect(view.table.model().index(0, 0)).center()
    QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    line = program.window.panes.board.still_scene().line
    assert line is not None
    assert line.points == (first.number,)
    assert first.number in line.equal
    assert len(line.equal) == 4
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    assert [move.point for move in program.session.position.moves] == [112, first.number]
    wait_for(qtbot, view, "1 game ended here.")


@pytest.mark.long
def test_an_analysis_is_shown_again_in_another_game(qtbot: QtBot, start: Start) -> None:
    program = start()
    view = shown(qtbot, program)
    wait_for(qtbot, view, "No game of the database")
    session, search = program.session, program.window.controllers.search
    session.play(112)
    session.play(98)
    session.results.keep_analysis(session.node, PositionAnalysis(40_000, (Candidate(113, 40_000, 0.2),)))
    search.kept_in.emit(session.node)
    session.begin(GOMOKU)
    for point in (112, 126):  # another rotation of the same position
        session.play(point)
    wait_for(qtbot, view, "Saved analysis with 40k visits: the best move is")
    assert view.table.rows[0].texts[-1] == "40k"


def kept_elsewhere(program: Program) -> None:
    """Save an analysis of h8 i9 as of another game, and begin a game."""
    session = program.session
    session.begin(GOMOKU)
    analysis = PositionAnalysis(40_000, (Candidate(113, 30_000, 0.7), Candidate(100, 10_000, 0.3)))
    database = Database(program.services.explorer.path)
    Lookup(database).save(played("h8 i9"), analysis)
    database.close()


def wait_for_answer(qtbot: QtBot, program: Program) -> None:
    """Wait until the database has answered about the position at the cursor."""
    explorer, position = program.services.explorer, program.session.position
    with qtbot.waitSignal(explorer.known, timeout=PATIENCE_MS, check_params_cb=lambda asked, _: asked == position):
        explorer.ask(position)


def saved_line(program: Program) -> str:
    line = child(program, QLabel, "saved_line")
    return line.text() if line.isVisibleTo(program.window) else ""


def test_an_analysis_of_another_game_is_shown_on_the_board_and_in_the_candidates(qtbot: QtBot, start: Start) -> None:
    program = start()
    switch(qtbot, program, "analyse")
    kept_elsewhere(program)
    for point in (112, 126):  # h8 g7, a rotation of the same position
        program.session.play(point)
    candidates, panes = program.window.panes.candidates, program.window.panes
    assert not panes.explorer.isVisible()
    qtbot.waitUntil(lambda: candidates.model().rowCount() == 2, timeout=PATIENCE_MS)
    assert saved_line(program) == "From the position database: 40,000 visits"
    assert "from the position database, 40,000 visits" in panes.board_line.legend.texts
    assert panes.board.rank(111) == (30_000, 1), "g8, which i8 becomes by half a turn"
    program.window.controllers.search.take_parameters(Parameters())
    assert candidates.model().rowCount() == 2, "another profile changes nothing"
    program.live_search.start(Limit(simulations=30))
    qtbot.waitUntil(lambda: saved_line(program) == "", timeout=PATIENCE_MS)
    assert panes.board.rank(111) != (30_000, 1)


@pytest.mark.long
def test_an_analysis_of_another_game_never_replaces_that_of_the_record(qtbot: QtBot, start: Start) -> None:
    program = start()
    switch(qtbot, program, "analyse")
    kept_elsewhere(program)
    session = program.session
    session.play(112)
    node = session.record.add(session.node, 98)
    session.results.keep_analysis(node, PositionAnalysis(500, (Candidate(97, 500, 0.5),)))
    session.go_to(node)
    assert saved_line(program) == "Saved analysis: 500 visits"
    wait_for_answer(qtbot, program)
    assert saved_line(program) == "Saved analysis: 500 visits"


@pytest.mark.long
def test_no_analysis_of_another_game_is_shown_during_a_game_or_if_the_user_keeps_none(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    switch(qtbot, program, "analyse")
    kept_elsewhere(program)
    candidates = program.window.panes.candidates

    def at_position() -> int:
        program.session.begin(GOMOKU)
        for point in (112, 98):
            program.session.play(point)
        wait_for_answer(qtbot, program)
        return candidates.model().rowCount()

    assert at_position() == 2
    program.window.context.hiding.set_question(True)
    assert at_position() == 0
    program.window.context.hiding.set_question(False)
    program.window.actions_["keep_positions"].setChecked(False)
    assert at_position() == 0


def test_study_shows_an_analysis_of_another_game_only_while_the_explorer_is_open(qtbot: QtBot, start: Start) -> None:
    program = start()
    switch(qtbot, program, "study")
    kept_elsewhere(program)
    for point in (112, 98):
        program.session.play(point)
    wait_for_answer(qtbot, program)
    candidates, panes = program.window.panes.candidates, program.window.panes
    assert candidates.model().rowCount() == 0
    QTest.keyClick(panes.board, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    wait_until_seen(qtbot, panes.explorer)
    qtbot.waitUntil(lambda: candidates.model().rowCount() == 2, timeout=PATIENCE_MS)


def test_searches_of_lessons_are_not_kept(start: Start) -> None:
    program = start()
    controllers, session = program.window.controllers, program.session
    lessons, search = controllers.lessons, controllers.search
    session.begin(GOMOKU)
    own, analysis = session.node, PositionAnalysis(40_000, (Candidate(0, 40_000, 0.2),))
    session.results.keep_analysis(own, analysis)
    search.kept_in.emit(own)
    saved: list[int] = []
    program.services.explorer.save = lambda analysed: saved.extend(  # type: ignore[method-assign]
        position.rules.size for position, _analysis in analysed
    )
    lessons.begin(known_lessons()[0])
    assert saved == [GOMOKU.size]
    session.results.keep_analysis(session.node, analysis)
    search.kept_in.emit(session.node)
    lessons.leave()
    assert saved == [GOMOKU.size]


@pytest.mark.long
def test_nothing_is_kept_if_the_user_does_not_want_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_["keep_positions"].setChecked(False)
    view = shown(qtbot, program)
    session = program.session
    session.play(112)
    session.results.keep_analysis(session.node, PositionAnalysis(40_000, (Candidate(113, 40_000, 0.2),)))
    program.window.controllers.search.kept_in.emit(session.node)
    session.go_to_start()
    session.go_to_end()
    wait_for(qtbot, view, "No game of the database")


def test_games_are_imported_from_the_pane_and_opened(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    game = record("h8 i9 j8 k8", GOMOKU, "B+R")
    game.black = "Ada"
    file = written(tmp_path / "games.sgf", [record("a1", GOMOKU), game])
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(file)], ""))
    view = shown(qtbot, program)
    wait_for(qtbot, view, "No game of the database")
    with qtbot.waitSignal(program.services.explorer.imports.done, timeout=PATIENCE_MS):
        child(program, QPushButton, "explorer_import").click()
    wait_for(qtbot, view, "Seen 2 times")
    program.session.play(112)
    program.session.play(GOMOKU.point(8, 6))  # g7, which mirrors i9
    qtbot.waitUntil(lambda: len(view.table.rows) == 1, timeout=PATIENCE_MS)
    monkeypatch.setattr(program.window.controllers.files, "may_leave", lambda: True)
    view.table.choose(view.table.rows[0].number)
    child(program, QPushButton, "explorer_open").click()
    qtbot.waitUntil(lambda: program.session.file == file, timeout=PATIENCE_MS)
    assert program.session.record.black == "Ada"
    last = program.session.node.move
    assert last is not None
    assert human_point(last.point, GOMOKU) == "i9", "at the position of the question"


@pytest.mark.long
def test_the_explorer_is_hidden_with_the_search(qtbot: QtBot, start: Start) -> None:
    program = start()
    fill(program, ("h8", "B+R"))
    view = shown(qtbot, program)
    wait_for(qtbot, view, "Seen 1 time,")
    program.window.context.hiding.set_question(True)
    assert view.text == "The explorer is hidden while the search is hidden."
    program.window.context.hiding.set_question(False)
    wait_for(qtbot, view, "Seen 1 time,")


@pytest.mark.long
def test_a_damaged_database_is_named_in_the_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    path = program.services.explorer.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("no database" * 200)
    view = shown(qtbot, program)
    wait_for(qtbot, view, "cannot be read")
    path.unlink()


def test_a_book_is_made_and_used_by_engines(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    fill(program, *[("h8 i9", "B+R")] * 3)
    file, actions = tmp_path / "my.book", program.window.actions_
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    program.session.begin(GOMOKU)
    with qtbot.waitSignal(program.services.explorer.book_made, timeout=PATIENCE_MS) as made:
        actions["make_book"].trigger()
    assert made.args == [1]
    with qtbot.waitSignal(program.services.explorer.books.loaded, timeout=PATIENCE_MS):
        actions["use_book"].trigger()
    assert actions["use_book"].isChecked()
    assert program.window.controllers.books.path == str(file)
    engine = SeatedEngine("studio", "beginner", Limit(simulations=20))
    program.services.live_game.begin(GameSetup(GOMOKU, engine, Person()))
    qtbot.waitUntil(lambda: program.session.position.ply == 1, timeout=PATIENCE_MS)
    assert program.session.position.moves[0].point == 112
    program.services.live_game.stop()
    actions["use_book"].trigger()
    assert program.window.controllers.books.path == ""
