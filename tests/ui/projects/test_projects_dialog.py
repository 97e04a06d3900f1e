"""The dialog of classroom projects: its pages, their parts and commands, keys, and long translations."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from studio.lessons.lesson import Lesson
from studio.lessons.reading import lessons
from studio.matches.experiments import Experiment, known_experiments
from studio.matches.projects import PROJECTS, ProjectSearch
from studio.ui.projects.dialog import ProjectsDialog
from studio.ui.projects.page import PartRow
from tests.ui.pseudo_locale import PseudoLocale
from tests.ui.shown_texts import clipped, is_marked, texts_of

Key = Qt.Key


@pytest.fixture
def dialog(qtbot: QtBot) -> ProjectsDialog:
    made = ProjectsDialog(known_experiments()[0], lessons())
    qtbot.addWidget(made)
    made.show()
    return made


def rows_of(dialog: ProjectsDialog) -> Iterator[PartRow]:
    return (row for page in dialog.pages for row in page.rows)


def test_each_project_has_a_page_with_its_searches_experiments_and_lessons(dialog: ProjectsDialog) -> None:
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == [
        project.title for project in PROJECTS.values()
    ]
    for page in dialog.pages:
        shown = {label.text() for label in page.findChildren(QLabel)}
        assert {page.project.title, page.project.summary, page.project.differences} <= shown
        searches = [row.part for row in page.rows if isinstance(row.part, ProjectSearch)]
        assert tuple(searches) == page.project.searches
        found = [row.part.name for row in page.rows if isinstance(row.part, Lesson)]
        assert tuple(found) == page.project.lessons
    started = [row.part.name for row in rows_of(dialog) if isinstance(row.part, Experiment)]
    assert sorted(started) == sorted(experiment.name for experiment in known_experiments()[0])


def test_a_part_shows_its_command_and_closes_the_dialog(dialog: ProjectsDialog, qtbot: QtBot) -> None:
    dialog.list.setCurrentRow(4)
    row = dialog.pages[4].rows[0]
    assert row.isVisible()
    row.copy.click()
    assert QGuiApplication.clipboard().text() == (
        "mcts-studio analyze --game connect-four --profile graph --simulations 1000 --table columns"
    )
    assert row.button.accessibleName() == "Run: Graph, 1,000 simulations"
    with qtbot.waitSignal(dialog.start_requested) as started:
        row.button.click()
    assert started.args == [row.part]
    assert not dialog.isVisible()


def test_a_part_is_reached_by_keys(dialog: ProjectsDialog, qtbot: QtBot) -> None:
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Key.Key_Down)
    focused = QApplication.focusWidget()
    assert focused is dialog.list
    row = dialog.pages[1].rows[0]
    qtbot.keyClick(focused, Key.Key_Tab)
    assert QApplication.focusWidget() is row.copy
    qtbot.keyClick(row.copy, Key.Key_Tab)
    button = QApplication.focusWidget()
    assert button is row.button
    with qtbot.waitSignal(dialog.start_requested) as started:
        qtbot.keyClick(button, Key.Key_Space)
    assert started.args == [PROJECTS["neighbour-port"].searches[0]]


def test_every_text_is_translated_and_has_room(qtbot: QtBot, qapp: QApplication) -> None:
    translator = PseudoLocale()
    qapp.installTranslator(translator)
    try:
        dialog = ProjectsDialog(known_experiments()[0], lessons())
        qtbot.addWidget(dialog)
        dialog.show()
        data = {word for row in rows_of(dialog) for word in (row.command, *row.command.split())} - {""}
        data |= {part.title for row in rows_of(dialog) if isinstance(part := row.part, Lesson)}
        for number in range(dialog.list.count()):
            dialog.list.setCurrentRow(number)
            qapp.processEvents()
            unmarked = [(name, text) for name, text in texts_of(dialog) if not is_marked(_without(text, data))]
            assert not unmarked
            assert not list(clipped(dialog))
    finally:
        qapp.removeTranslator(translator)


def _without(text: str, data: set[str]) -> str:
    for each in sorted(data, key=len, reverse=True):
        text = text.replace(each, "")
    return text
