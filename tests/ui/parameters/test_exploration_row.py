"""The exploration constant typed on win rates or on values in the dialog of parameters."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from studio.engine.options.profiles import PROFILES
from studio.players.profiles import OURS
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.parameters.number_box import NumberBox
from studio.ui.widgets.theme import LIGHT, Theme

GRAPH, ALPHAZERO = PROFILES["graph"], PROFILES["alphazero"]


@pytest.fixture
def dialog(qtbot: QtBot) -> ParametersDialog:
    dialog = ParametersDialog("Parameters", GRAPH, GRAPH.parameters, Theme(LIGHT), catalogue=OURS)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def scale(dialog: ParametersDialog) -> QComboBox:
    found = dialog.findChild(QComboBox, "exploration_scale")
    assert isinstance(found, QComboBox)
    return found


def choose(box: QComboBox, text: str) -> None:
    """Choose an entry by the keys."""
    box.setFocus()
    key = Qt.Key.Key_Down if box.findText(text) > box.currentIndex() else Qt.Key.Key_Up
    while box.currentText() != text:
        QTest.keyClick(box, key)


def number(dialog: ParametersDialog) -> NumberBox:
    editor = dialog.rows["exploration"].editor
    assert isinstance(editor, NumberBox)
    return editor


def typed(dialog: ParametersDialog, text: str) -> None:
    number(dialog).selectAll()
    QTest.keyClicks(number(dialog), text)


def test_c_on_values_is_twice_that_on_win_rates(dialog: ParametersDialog) -> None:
    assert (scale(dialog).currentText(), number(dialog).text()) == ("on win rates", "1")
    choose(scale(dialog), "on values")
    assert number(dialog).text() == "2"
    assert dialog.parameters == GRAPH.parameters  # the choice alone changes nothing
    assert not dialog.rows["exploration"].differs
    typed(dialog, "1")
    assert dialog.parameters.exploration == 0.5
    assert dialog.parameters.exploration_on_values == 1
    assert dialog.rows["exploration"].reset.text() == "2"
    choose(scale(dialog), "on win rates")
    assert number(dialog).text() == "0.5"
    dialog.rows["exploration"].take_back()
    assert (number(dialog).text(), dialog.parameters.exploration) == ("1", 1)


def test_an_irrational_c_survives_the_scales(dialog: ParametersDialog) -> None:
    typed(dialog, "1.4142135623730951")
    for text in ("on values", "on win rates", "on values"):
        choose(scale(dialog), text)
    assert dialog.parameters.exploration == 1.4142135623730951


def test_the_range_is_that_of_the_scale(dialog: ParametersDialog) -> None:
    choose(scale(dialog), "on values")
    typed(dialog, "2000")
    assert dialog.parameters.exploration == 1000
    typed(dialog, "2001")
    assert "0 to 2,000" in dialog.rows["exploration"].refusal
    assert dialog.parameters.exploration_on_values <= 2000


def test_the_scale_follows_the_rule_until_one_is_chosen(dialog: ParametersDialog) -> None:
    selection = dialog.rows["selection"].editor
    assert isinstance(selection, QComboBox)
    selection.setCurrentIndex(selection.findData("puct"))
    assert (scale(dialog).currentText(), number(dialog).text()) == ("on values", "1")
    assert dialog.parameters.exploration == 1
    choose(scale(dialog), "on win rates")
    assert number(dialog).text() == "0.5"
    selection.setCurrentIndex(selection.findData("uct"))
    assert (scale(dialog).currentText(), number(dialog).text()) == ("on win rates", "0.5")
    assert dialog.parameters.exploration == 0.5


def test_parameters_of_puct_begin_on_values(qtbot: QtBot) -> None:
    dialog = ParametersDialog("Parameters", ALPHAZERO, ALPHAZERO.parameters, Theme(LIGHT), catalogue=OURS)
    qtbot.addWidget(dialog)
    dialog.show()
    assert (scale(dialog).currentText(), number(dialog).text()) == ("on values", "5")
    assert scale(dialog).accessibleName() == "Scale of c"
    assert dialog.parameters == ALPHAZERO.parameters
