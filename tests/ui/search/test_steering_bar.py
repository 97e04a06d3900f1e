"""Each active steering action has a chip, and each chip removes its action."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from studio.engine.options.steering import Steering
from studio.game.notation import point_from_human
from studio.ui.search.steering_bar import SteeringBar
from studio.ui.widgets.theme import DARK, Theme
from tests.ui.views import BOARD

A1, B2, C3 = (point_from_human(move, BOARD) for move in ("a1", "b2", "c3"))
EVERYTHING = Steering(only=frozenset({A1}), excluded=frozenset({B2}), more_visits=((C3, 1000), (A1, 50)))
OWED = {C3: 680, A1: 50}


@pytest.fixture
def bar(qtbot: QtBot, theme: Theme) -> SteeringBar:
    bar = SteeringBar(theme)
    qtbot.addWidget(bar)
    bar.resize(600, 40)
    return bar


def chips(bar: SteeringBar) -> dict[str, QPushButton]:
    return {chip.text().removesuffix("  ×"): chip for chip in bar._chips.values()}


def test_an_unsteered_search_has_no_bar(bar: SteeringBar) -> None:
    bar.show_steering(Steering(), {}, BOARD)
    assert not bar.isVisible()


def test_each_action_has_a_chip(bar: SteeringBar) -> None:
    bar.show_steering(EVERYTHING, OWED, BOARD)
    assert bar.isVisible()
    assert list(chips(bar)) == ["Only a1", "Without b2", "c3: 320 of 1,000 extra visits", "a1: 0 of 50 extra visits"]
    assert all(chip.accessibleName() for chip in chips(bar).values())


def test_a_chip_removes_its_action(qtbot: QtBot, bar: SteeringBar) -> None:
    bar.show_steering(EVERYTHING, OWED, BOARD)
    wishes: list[Steering] = []
    bar.steering_requested.connect(wishes.append)
    for chip in chips(bar).values():
        QTest.keyClick(chip, Qt.Key.Key_Space)
    assert wishes == [
        Steering(excluded=EVERYTHING.excluded, more_visits=EVERYTHING.more_visits),
        Steering(only=EVERYTHING.only, more_visits=EVERYTHING.more_visits),
        Steering(EVERYTHING.only, EVERYTHING.excluded, ((A1, 50),)),
        Steering(EVERYTHING.only, EVERYTHING.excluded, ((C3, 1000),)),
    ]
    clear = bar.findChild(QPushButton, "steering_clear")
    assert clear is not None
    qtbot.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert wishes[-1] == Steering()


def test_completed_extra_visits_are_neither_shown_nor_requested_again(bar: SteeringBar) -> None:
    bar.show_steering(EVERYTHING, {C3: 680, A1: 0}, BOARD)
    assert "c3: 320 of 1,000 extra visits" in chips(bar)
    assert not any("50" in text for text in chips(bar))
    wishes: list[Steering] = []
    bar.steering_requested.connect(wishes.append)
    chips(bar)["Without b2"].click()
    assert wishes == [Steering(only=EVERYTHING.only, more_visits=((C3, 1000),))]
    bar.show_steering(Steering(more_visits=((C3, 1000),)), {C3: 0}, BOARD)
    assert not bar.isVisible()


def test_numbers_change_while_chips_stay(qtbot: QtBot, bar: SteeringBar) -> None:
    bar.show_steering(EVERYTHING, OWED, BOARD)
    bar.activateWindow()
    chip = chips(bar)["c3: 320 of 1,000 extra visits"]
    chip.setFocus()
    qtbot.waitUntil(chip.hasFocus)
    bar.show_steering(EVERYTHING, {C3: 10, A1: 50}, BOARD)
    assert chips(bar)["c3: 990 of 1,000 extra visits"] is chip
    assert chip.hasFocus()
    bar.show_steering(Steering(only=EVERYTHING.only), {}, BOARD)
    assert bar.texts == ("Only a1  ×",)
    assert chips(bar)["Only a1"].hasFocus()


def test_several_moves_searched_exclusively_share_a_chip(bar: SteeringBar) -> None:
    bar.show_steering(Steering(only=frozenset({A1, B2})), {}, BOARD)
    assert list(chips(bar)) == ["Only b2, a1"]
    clear = bar.findChild(QPushButton, "steering_clear")
    assert clear is not None
    assert not clear.isVisible()


def test_it_wraps_and_never_widens_its_pane(bar: SteeringBar) -> None:
    bar.show_steering(EVERYTHING, OWED, BOARD)
    assert bar.heightForWidth(300) > bar.heightForWidth(900)
    bar.show_steering(Steering(only=frozenset(range(25))), {}, BOARD)
    assert bar.minimumSizeHint().width() <= 280


def test_another_theme_keeps_the_chips(bar: SteeringBar, theme: Theme) -> None:
    bar.show_steering(EVERYTHING, OWED, BOARD)
    before, texts = bar.grab().toImage(), bar.texts
    theme.set_colors(DARK)
    assert bar.texts == texts
    assert bar.grab().toImage() != before
