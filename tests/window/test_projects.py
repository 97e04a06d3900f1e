"""Classroom projects in the real window: from the Help menu to a search, an experiment, a lesson, a training."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import StoppedBy
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.lessons.reading import lessons
from studio.machine.settings import PlaySection
from studio.matches.experiments import experiment_named
from studio.matches.projects import PROJECTS, ProjectSearch
from studio.players.proposals import setup_of
from studio.training.request import TEXTBOOK, TOY
from studio.ui.program import Program
from studio.ui.projects.dialog import ProjectsDialog
from tests.window.hands import answer
from tests.window.starting import Start

LAB, NEIGHBOUR = PROJECTS["connect-four-lab"], PROJECTS["neighbour-port"]


def in_the_dialog(do: Callable[[ProjectsDialog], None]) -> None:
    """Call `do` when the dialog has opened."""

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ProjectsDialog)
        do(dialog)

    QTimer.singleShot(0, act)


def finished(qtbot: QtBot, program: Program, act: Callable[[], None]) -> None:
    """Call `act` and wait until the search has reached its limit."""
    with qtbot.waitSignal(program.live_search.stopped, timeout=120_000) as ended:
        act()
    assert ended.args == [StoppedBy.SIMULATIONS]


def test_three_clicks_run_a_search_with_the_result_of_its_command(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.live_search.set_parameters(program.live_search.parameters, threads=2)
    wanted = NEIGHBOUR.searches[0]

    def choose(dialog: ProjectsDialog) -> None:
        item = dialog.list.item(list(PROJECTS).index(NEIGHBOUR.name))
        place = dialog.list.visualItemRect(item).center()
        qtbot.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        row = dialog.pages[dialog.list.currentRow()].rows[0]
        assert row.part == wanted
        qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)

    in_the_dialog(choose)
    finished(qtbot, program, program.window.actions_["projects"].trigger)
    assert program.session.rules == wanted.rules
    assert program.window.panes.bar.profile.name == "neighbour"
    assert program.window.panes.bar.limit_editor.limit() == wanted.limit
    thought = program.live_search.thought
    assert thought is not None
    alone = Search(Position(wanted.rules), wanted.parameters, seed=0)
    alone.run(wanted.limit)
    assert thought.snapshot.simulations == 400
    assert thought.snapshot.root == alone.snapshot().root


@pytest.mark.long
def test_a_search_leaves_a_running_game_and_a_lesson(qtbot: QtBot, start: Start) -> None:
    program = start()
    controllers = program.window.controllers
    wanted = NEIGHBOUR.searches[1]
    controllers.play.begin(setup_of(PlaySection()))
    qtbot.waitUntil(lambda: program.services.live_game.awaits_person, timeout=60_000)
    finished(qtbot, program, lambda: controllers.projects.start(wanted))
    assert not program.services.live_game.is_on
    controllers.projects.start(lessons()[3])
    assert program.window.panes.lessons.is_reading
    assert program.window.panes.lessons.isVisible()
    finished(qtbot, program, lambda: controllers.projects.start(wanted))
    assert not controllers.lessons.is_on
    assert program.session.rules == wanted.rules


@pytest.mark.long
def test_unsaved_changes_are_not_lost(start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["gomoku-15"])
    program.session.play(112)
    answer(QMessageBox.StandardButton.Cancel)
    program.window.controllers.projects.start(LAB.searches[0])
    assert program.session.rules == PRESETS["gomoku-15"]
    assert program.session.position.ply == 1


@pytest.mark.long
def test_an_experiment_opens_selected_and_a_training_proposed(start: Start) -> None:
    program = start()
    controllers = program.window.controllers
    controllers.projects.start(experiment_named("graph-or-tree"))
    window = controllers.matches.window
    assert window is not None
    assert window.isVisible()
    assert window.experiments.current is not None
    assert window.experiments.current.name == "graph-or-tree"
    assert window.focusWidget() is window.experiments.start
    textbook, toy = PROJECTS["alphazero-notes"].trainings
    controllers.projects.start(textbook)
    view = controllers.training.shown_window().view
    assert view.isVisible()
    assert (view.setup.rules, view.setup.recipe) == (PRESETS["gomoku-8"], TEXTBOOK)
    controllers.projects.start(toy)
    assert (view.setup.rules, view.setup.recipe) == (Rules(4, 5, 3), TOY)
    assert view.setup.minutes.value() == 2


@pytest.mark.long
def test_searches_of_the_lab_run_with_gravity(qtbot: QtBot, start: Start) -> None:
    program = start()
    for search in LAB.searches:
        assert isinstance(search, ProjectSearch)
        finished(qtbot, program, lambda search=search: program.window.controllers.projects.start(search))  # type: ignore[misc]
        assert program.live_search.parameters.transpositions == search.parameters.transpositions
