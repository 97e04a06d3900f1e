"""The context menu of a candidate: it offers each steering action, and no contradictory ones."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from studio.engine.options.steering import Steering
from studio.game.notation import point_from_human
from studio.ui.candidates.menu import CandidateMenu, giving_more, leaving_out, searching_only
from tests.ui.views import BOARD

A1, B2, C3 = (point_from_human(move, BOARD) for move in ("a1", "b2", "c3"))
ONLY_A1 = Steering(only=frozenset({A1}))
WITHOUT_A1 = Steering(excluded=frozenset({A1}))


@pytest.fixture
def pane(qtbot: QtBot) -> QWidget:
    pane = QWidget()
    qtbot.addWidget(pane)
    pane.show()
    return pane


def menu_of(pane: QWidget, steering: Steering = Steering()) -> CandidateMenu:  # noqa: B008 - it is frozen
    return CandidateMenu(A1, BOARD, steering, pane)


def action(menu: CandidateMenu, name: str) -> QAction:
    found = menu.findChild(QAction, name)
    assert found is not None
    return found


def visits_offered(menu: CandidateMenu) -> list[QAction]:
    more = menu.findChild(QMenu, "more_visits")
    assert more is not None
    return more.actions()


def wishes(menu: CandidateMenu) -> list[Steering]:
    uttered: list[Steering] = []
    menu.steering_requested.connect(uttered.append)
    return uttered


def test_its_entries_name_the_move(pane: QWidget) -> None:
    menu = menu_of(pane)
    texts = [entry.text() for entry in menu.actions() if not entry.isSeparator()]
    assert texts == ["Look Inside a1", "Search Only a1", "Leave Out a1", "Give a1 Extra Visits", "Why Not a1?"]
    assert [entry.text() for entry in visits_offered(menu)] == ["1,000", "10,000", "100,000", "Other …"]


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("search_only", Steering(), ONLY_A1),
        ("search_only", ONLY_A1, Steering()),
        ("search_only", WITHOUT_A1, ONLY_A1),
        ("leave_out", Steering(), WITHOUT_A1),
        ("leave_out", WITHOUT_A1, Steering()),
        ("leave_out", ONLY_A1, WITHOUT_A1),
    ],
)
def test_entries_request_and_undo(pane: QWidget, name: str, before: Steering, after: Steering) -> None:
    menu = menu_of(pane, before)
    uttered = wishes(menu)
    entry = action(menu, name)
    assert entry.isChecked() == (before in (ONLY_A1, WITHOUT_A1) and after == Steering())
    entry.trigger()
    assert uttered == [after]


def test_more_visits_are_offered(pane: QWidget) -> None:
    menu = menu_of(pane)
    uttered = wishes(menu)
    visits_offered(menu)[1].trigger()
    assert uttered == [Steering(more_visits=((A1, 10_000),))]


def test_another_number_is_asked_for(qtbot: QtBot, pane: QWidget) -> None:
    menu = menu_of(pane)
    uttered = wishes(menu)
    menu.popup(QPoint(0, 0))
    visits_offered(menu)[-1].trigger()
    menu.close()
    question = pane.findChild(QInputDialog)
    assert question is not None
    for _ in range(3):  # the deferred deletions are done
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert isValid(menu)
    question.setIntValue(7000)
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert uttered == [Steering(more_visits=((A1, 7000),))]
    qtbot.waitUntil(lambda: not isValid(menu) and not isValid(question))


def test_the_question_can_be_cancelled(qtbot: QtBot, pane: QWidget) -> None:
    menu = menu_of(pane)
    uttered = wishes(menu)
    menu.ask_for_visits()
    question = pane.findChild(QInputDialog)
    assert question is not None
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert uttered == []
    qtbot.waitUntil(lambda: not isValid(menu))


def test_why_not_is_requested(qtbot: QtBot, pane: QWidget) -> None:
    menu = menu_of(pane)
    with qtbot.waitSignal(menu.explanation_requested) as asked:
        action(menu, "why_not").trigger()
    assert asked.args == [A1]


def test_keys_choose_and_a_closed_menu_is_deleted(qtbot: QtBot, pane: QWidget) -> None:
    menu = menu_of(pane)
    uttered = wishes(menu)
    menu.popup(QPoint(0, 0))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    assert uttered == [ONLY_A1]
    qtbot.waitUntil(lambda: not isValid(menu))


def test_steering_actions_never_contradict_each_other() -> None:
    visits = Steering(more_visits=((A1, 10), (B2, 20)))
    assert searching_only(visits, A1) == Steering(only=frozenset({A1}), more_visits=((A1, 10),))
    assert leaving_out(visits, A1) == Steering(excluded=frozenset({A1}), more_visits=((B2, 20),))
    assert giving_more(visits, A1, 30) == Steering(more_visits=((B2, 20), (A1, 40)))
    assert giving_more(WITHOUT_A1, A1, 30) == Steering(more_visits=((A1, 30),))
    assert giving_more(Steering(only=frozenset({B2})), A1, 30) == Steering(
        only=frozenset({A1, B2}), more_visits=((A1, 30),)
    )
    assert leaving_out(Steering(only=frozenset({A1, C3})), A1).only == {C3}
