"""Exercises in the real window: finding wins on the board; the open game returns afterwards."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QLabel, QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from studio.engine.options.threats import ThreatKind
from studio.exercises.attempt import Score, Stage
from studio.exercises.exercise import Origin
from studio.exercises.hints import Grade
from studio.exercises.judging import Judgement, Solutions, Verdict
from studio.exercises.page import Busy, ExercisePage
from studio.exercises.sources import Order
from studio.game.notation import human_point
from studio.lessons.reading import lessons
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.exercises.dialog import ExerciseDialog
from studio.ui.panes.spec import Workspace
from tests.sizes import one_row_always, sizes
from tests.window.hands import child
from tests.window.readers import Reader
from tests.window.solving import LONGEST_MS, Solving, free_corner
from tests.window.starting import Start


def test_a_win_is_found_and_the_open_game_returns(solving: Solving) -> None:
    opened, cursor = solving.program.session.record, solving.program.session.cursor
    solving.begin()
    assert solving.bar.isVisible()
    assert "to move wins by fours." in solving.text("task")
    assert solving.program.session.record is not opened
    while solving.stage is Stage.TRYING:
        solving.play(solving.hinted())
    assert solving.stage is Stage.SOLVED
    assert "wins. Solved." in solving.text("state")
    assert solving.text("task") == "Solved"
    solving.qtbot.waitUntil(lambda: solving.exercises.page.solutions is not None, timeout=LONGEST_MS)
    assert "first move" in solving.text("state")
    solving.press("next")
    assert solving.exercises.page.number == 2
    solving.press("end")
    assert "This series: 1 of 1 exercises solved, 0 of them without help." in solving.text("state")
    assert solving.text("title") == "All your exercises: Streak 0 · 0\u00a0% without help"
    assert solving.program.session.record is opened
    assert solving.program.session.cursor == cursor
    assert not solving.program.session.is_changed
    solving.press("close")
    assert not solving.bar.isVisible()


def test_exercises_from_study_are_solved_in_review(solving: Solving) -> None:
    window = solving.program.window
    shown: list[Workspace] = []
    window.workspaces.shown.connect(shown.append)
    window.workspaces.show(Workspace.STUDY)
    solving.begin()
    assert shown == [Workspace.STUDY, Workspace.ANALYSE]
    page = solving.exercises.page
    assert page.exercise is not None
    assert window.panes.board.last_point == page.exercise.setup.last is not None
    assert window.panes.status.text() == f"Position · {page.exercise.side.name.title()} to move"
    solving.press("end")
    assert shown == [Workspace.STUDY, Workspace.ANALYSE, Workspace.STUDY]


def test_no_old_tabs_lie_over_the_task_when_the_panes_change(solving: Solving) -> None:
    window = solving.program.window
    window.resize(720, 450)
    window.workspaces.show(Workspace.STUDY)
    solving.qtbot.waitUntil(lambda: window.panes.lessons.isVisible())
    window.workspaces.show(Workspace.ANALYSE)  # as at the beginning of exercises
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [bar for bar in bars if bar.isVisible()]
    places = [bar.geometry() for bar in shown]
    assert not any(first.intersects(second) for first, second in combinations(places, 2))
    summary = child(solving.program, QDockWidget, "dock_summary")
    assert summary.isVisible()
    assert not any(place.intersects(summary.geometry()) for place in places), [bar.tabText(0) for bar in shown]


def test_no_game_is_offered_beside_an_exercise(solving: Solving) -> None:
    window = solving.program.window
    window.workspaces.show(Workspace.PLAY)
    mode, button = child(solving.program, QLabel, "players_mode"), child(solving.program, QToolButton, "play_from_here")
    assert (mode.text(), button.isVisible()) == ("Reviewing", True)
    solving.begin()
    assert (mode.text(), button.isVisible()) == ("Exercise", False)
    assert not window.actions_["play_from_here"].isEnabled()
    solving.press("end")
    assert (mode.text(), button.isVisible()) == ("Reviewing", True)
    assert window.actions_["play_from_here"].isEnabled()


@pytest.mark.long
def test_the_task_stands_beside_the_board_which_keeps_its_size(solving: Solving) -> None:
    window = solving.program.window
    summary = window.panes.summary
    assert summary is not None
    solving.qtbot.waitUntil(summary.isVisible)
    before, title = window.panes.board.size(), window.windowTitle()
    solving.begin()
    solving.qtbot.waitUntil(lambda: not window.panes.summary_card.isVisible())
    assert summary.isAncestorOf(solving.bar)
    assert window.panes.board.size() == before
    assert window.windowTitle().startswith("Find the Win")
    window.workspaces.show(Workspace.PLAY)
    solving.qtbot.waitUntil(lambda: not summary.isAncestorOf(solving.bar))
    assert solving.bar.isVisible()
    window.workspaces.show(Workspace.ANALYSE)
    solving.press("end")
    solving.qtbot.waitUntil(window.panes.summary_card.isVisible)
    assert window.windowTitle() == title


@pytest.mark.long
def test_the_texts_of_the_first_exercise_do_not_overlap(solving: Solving) -> None:
    seen = []

    def note() -> None:
        task, title = (child(solving.program, QLabel, f"exercise_{name}") for name in ("task", "title"))
        if task.text():
            seen.append(task.geometry().intersects(title.geometry()))

    solving.program.window.controllers.lessons.begin(lessons()[0])
    solving.exercises.changed.connect(note)  # called after the bar has got its texts
    solving.begin()
    assert seen
    assert not any(seen)


def test_a_mistake_is_refuted_and_taken_back_by_a_key(solving: Solving) -> None:
    solving.begin()
    board = solving.program.window.panes.board
    corner = free_corner(solving.program)
    solving.play(corner)
    assert solving.stage is Stage.REFUTED
    assert "gives up the win" in solving.text("state")
    judged = solving.exercises.page.last
    assert judged is not None
    assert (judged.reply is None) is ("refutes" not in solving.text("state"))
    replies = 0 if judged.reply is None else 1
    moves = len(solving.program.session.node.path())
    QTest.keyClick(board, Qt.Key.Key_Backspace)
    assert not solving.exercises.page.score.is_solved
    assert "throws" not in solving.text("state")
    assert len(solving.program.session.node.path()) == moves - 1 - replies


def test_a_click_on_another_point_replaces_a_refuted_move(solving: Solving) -> None:
    solving.begin()
    corner = free_corner(solving.program)
    solving.play(corner)
    assert solving.stage is Stage.REFUTED
    score = solving.exercises.page.score
    solving.play(corner)
    assert (solving.stage, solving.exercises.page.score.tries) == (Stage.REFUTED, score.tries), "a double click"
    attempt = solving.exercises.attempt
    assert attempt is not None
    other = attempt.position.legal_moves()[-1]
    solving.play(human_point(other, attempt.position.rules))
    assert solving.exercises.page.score.tries == score.tries + 1
    last = solving.exercises.page.last
    assert last is not None
    assert last.point == other


def test_a_game_puts_the_results_away(solving: Solving) -> None:
    solving.begin()
    solving.play(free_corner(solving.program))
    solving.press("end")
    assert solving.bar.isVisible()
    program = solving.program
    program.services.live_game.begin(GameSetup(program.session.rules, Person(), Person()))
    assert not solving.bar.isVisible()


def test_a_lesson_puts_the_results_away(solving: Solving) -> None:
    solving.begin()
    solving.play(free_corner(solving.program))
    solving.press("end")
    assert solving.bar.isVisible()
    Reader(solving.qtbot, solving.program).begin(1)
    assert not solving.bar.isVisible()


def test_the_search_is_hidden_until_the_exercise_is_over(solving: Solving) -> None:
    solving.begin()
    table = solving.program.window.panes.candidates
    assert table.empty_text.startswith("The search is hidden until you answer.")
    solving.program.window.actions_["run"].trigger()
    assert solving.program.services.live_search.state is not EngineState.THINKING
    solving.press("solution")
    assert not table.empty_text.startswith("The search is hidden")
    solving.press("end")
    assert not solving.program.window.context.hiding.hides_search


@pytest.mark.long
def test_another_record_ends_the_exercise(solving: Solving) -> None:
    solving.begin()
    solving.program.session.begin(solving.program.session.rules)
    assert not solving.bar.isVisible()
    assert not solving.exercises.is_on


@pytest.mark.long
def test_the_dialog_starts_with_the_shipped_exercises(qtbot: QtBot, solving: Solving) -> None:
    order = Order()
    dialog = ExerciseDialog(order.source, order.kind, order.level, solving.program.window)
    qtbot.addWidget(dialog)
    assert Order(dialog.source, dialog.kind, dialog.level) == order


@pytest.mark.long
def test_the_solution_is_shown_nowhere_else(solving: Solving) -> None:
    solving.begin()
    panes = solving.program.window.panes
    solving.program.window.actions_["show_threat_line"].trigger()
    solving.qtbot.wait(1500)  # longer than a threat search takes
    assert panes.threat_line.text() == ""
    assert panes.board.still_scene().threat_line is None


# The board under the bar


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language"),
    one_row_always(
        3,
        [
            ((1440, 900), "en"),
            ((1000, 700), "en"),
            ((1000, 700), "cs"),
            ((900, 640), "cs"),
            ((900, 640), "en"),
            ((1440, 900), "cs"),
        ],
    ),
)
def test_the_board_keeps_its_place_whatever_the_bar_says(
    qtbot: QtBot, start: Start, size: tuple[int, int], language: str
) -> None:
    program = start()
    if language != "en":
        program.window.new_window_wanted.emit(language)
    program.window.resize(*size)
    solving = Solving(qtbot, program).begin()
    qtbot.wait(50)
    board = program.window.panes.board
    places = [board.geometry()]

    def see() -> None:
        qtbot.wait(20)
        places.append(board.geometry())

    for _ in Grade:
        solving.press("hint")
        see()
    solving.play(free_corner(program))
    assert solving.stage is Stage.REFUTED
    see()
    solving.press("take_back")
    see()
    while not solving.is_over:
        solving.play(solving.hinted())
        see()
    qtbot.waitUntil(lambda: solving.exercises.page.solutions is not None, timeout=LONGEST_MS)
    see()
    solving.press("next")
    see()
    solving.press("solution")
    see()
    assert places == places[:1] * len(places)


@pytest.mark.long
@pytest.mark.parametrize("step", sizes(31, 93))
@pytest.mark.parametrize("language", ["en", "cs", "zh_CN"])
def test_every_message_of_an_exercise_has_the_same_height(qtbot: QtBot, start: Start, language: str, step: int) -> None:
    program = start()
    if language != "en":
        program.window.new_window_wanted.emit(language)
    solving = Solving(qtbot, program).begin()
    page = replace(solving.exercises.page, busy=Busy.NOTHING)
    assert page.exercise is not None
    exercise = replace(page.exercise, origin=Origin("a file with a long name.sgf", 12, 34), played=224)
    message = child(solving.program, QLabel, "exercise_state")
    for width in range(280, 900, step):
        message.setFixedWidth(width)
        heights = {}
        for state in _states_of(replace(page, exercise=exercise)):
            solving.bar.show_page(state)
            heights[message.text()] = message.minimumHeight()
        assert len(set(heights.values())) == 1, (width, heights)


def _states_of(page: ExercisePage) -> Iterator[ExercisePage]:
    """Yield the page at its beginning, with a verdict, and at its end with and without counted moves."""
    judged = [Judgement(224, verdict, reply=210) for verdict in Verdict]
    yield replace(page, stage=Stage.TRYING)
    for last in judged:
        yield replace(page, stage=Stage.TRYING, last=last)
    for solutions in (None, Solutions((1,), ()), Solutions(tuple(range(12)), undecided=(12,))):
        yield replace(page, stage=Stage.SHOWN, solutions=solutions)
        for tries in (1, 12):
            score = Score(tries=tries, is_solved=True)
            yield replace(page, stage=Stage.SOLVED, last=judged[0], solutions=solutions, score=score)


@pytest.mark.long
def test_hints_mark_the_area_then_the_stones_then_the_move(solving: Solving) -> None:
    solving.begin()
    board = solving.program.window.panes.board
    solving.press("hint")
    (first, last), scene = board.still_scene().hint_area, board.still_scene()
    assert not scene.hint_stones
    assert scene.hint_point is None
    assert solving.text("state").startswith("Hint 1 of 3")
    solving.press("hint")
    stones = board.still_scene().hint_stones
    assert stones
    assert {board.stone(point) for point in stones} == {solving.program.session.position.to_move}
    assert not board.still_scene().hint_area, "each hint replaces the last one"
    solving.press("hint")
    move = board.hint_point
    assert move is not None
    columns = board.rules.columns
    assert first // columns <= move // columns <= last // columns
    assert first % columns <= move % columns <= last % columns
    assert not child(solving.program, QToolButton, "exercise_hint").isEnabled()
    solving.play(human_point(move, board.rules))
    assert board.hint_point is None


@pytest.mark.long
def test_the_solution_is_numbered(solving: Solving) -> None:
    program = solving.begin().program
    assert not program.window.actions_["move_numbers"].isChecked()
    solving.press("solution")
    scene = program.window.panes.board.still_scene()
    assert scene.numbers_shown
    attempt = solving.exercises.attempt
    assert attempt is not None
    assert scene.move_numbers == {point: number for number, point in enumerate(attempt.moves, 1)}
    solving.press("end")
    assert not program.window.panes.board.still_scene().numbers_shown


@pytest.mark.long
def test_the_level_and_the_results_are_remembered(qtbot: QtBot, start: Start) -> None:
    program = start()
    solving = Solving(qtbot, program)
    program.window.controllers.exercises.begin(Order(kind=ThreatKind.THREES, level=2))
    qtbot.waitUntil(solving.is_ready, timeout=LONGEST_MS)
    assert solving.text("title").startswith("Level 2 · 1 of ")
    solving.press("hint")
    assert solving.text("title").endswith(" · Streak 0 · 0\u00a0% without help")
    solving.press("next")
    solving.press("solution")
    solving.press("end")
    kept = program.window.controllers.exercises.section
    assert kept.places == {"threes 2": 2}, "the next time goes on with the third one"
    assert (kept.kind, kept.level, kept.tried) == ("threes", 2, (0, 2, 0, 0, 0))
    assert program.window.close()
    again = start()
    assert again.window.controllers.exercises.section == kept
    more = Solving(qtbot, again)
    again.window.controllers.exercises.begin(Order(kind=ThreatKind.THREES, level=2))
    qtbot.waitUntil(more.is_ready, timeout=LONGEST_MS)
    assert more.exercises.page.number == 3
