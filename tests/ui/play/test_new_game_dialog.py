"""The new-game dialog: its proposal, its keys and its appearance."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS, Overline, Rules
from studio.game.stones import Stone
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person, Seat
from studio.ui.play.new_game import NewGameDialog
from studio.ui.widgets.theme import DARK, Theme
from tests.ui.play.new_games import PROPOSED, Make, box, choose, combo, limit, named, start, write

# The proposal


def test_it_has_accessible_names(dialog: NewGameDialog) -> None:
    assert (dialog.objectName(), dialog.windowTitle(), dialog.isModal()) == ("new_game_dialog", "New Game", True)


def test_it_starts_with_the_proposal(dialog: NewGameDialog) -> None:
    assert dialog.setup() == PROPOSED
    assert combo(dialog, "rules").currentText() == "Five in a row 15×15 (gomoku)"
    assert combo(dialog, "black").currentText() == "You"
    assert (combo(dialog, "white").currentText(), combo(dialog, "white_level").currentText()) == ("Studio", "Casual")
    assert combo(dialog, "starts").currentText() == "Black"
    assert limit(dialog, "white").text() == "at most 2.0 s per move"
    assert combo(dialog, "clock").currentText() == "No clock"
    assert not box(dialog, "rows").isVisible()


@pytest.mark.parametrize(
    ("black", "white", "starts"),
    [
        (Person("Ann"), Person("Ben"), Stone.BLACK),
        (SeatedEngine("graph", "club", Limit(simulations=1234)), Person(), Stone.WHITE),
        (
            SeatedEngine("win-share", "full", Limit(seconds=0.5)),
            SeatedEngine("neighbour", "beginner", Limit(seconds=0.5)),
            1,
        ),
    ],
)
@pytest.mark.parametrize(
    "rules", [PRESETS["connect-four"], *(Rules(9, 7, 5, overline=overline) for overline in Overline)], ids=str
)
def test_any_proposal_is_returned_unchanged(make: Make, rules: Rules, black: Seat, white: Seat, starts: Stone) -> None:
    proposed = GameSetup(rules, black, white, Stone(starts))
    assert make(proposed).setup() == proposed


# Keys and appearance


def test_enter_starts_from_any_field(make: Make) -> None:
    for name in ("new_game_rules", "new_game_white_level", "new_game_white_limit", "new_game_clock", "new_game_starts"):
        dialog = make(PROPOSED)
        field = dialog.findChild(QWidget, name)
        assert field is not None
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert dialog.result() == QDialog.DialogCode.Accepted, name


def test_an_unfinished_number_is_accepted(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "clock"), "Time per move")
    write(box(dialog, "clock_seconds"), "4.2")
    QTest.keyClick(box(dialog, "clock_seconds"), Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.setup().clock == TimeControl(Limit(seconds=4.2))


def test_a_click_starts(qtbot: QtBot, dialog: NewGameDialog) -> None:
    assert start(dialog).isDefault()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(start(dialog), Qt.MouseButton.LeftButton)


def test_escape_and_cancel_close(qtbot: QtBot, make: Make) -> None:
    dialog = make(PROPOSED)
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    other = make(PROPOSED)
    cancel = next(button for button in other.findChildren(QPushButton) if button.text().replace("&", "") == "Cancel")
    with qtbot.waitSignal(other.rejected):
        qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)


def test_tab_visits_the_fields_in_order(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    choose(combo(dialog, "black"), "Studio")
    combo(dialog, "rules").setFocus()
    names = []
    for _ in range(17):
        focused = QApplication.focusWidget()
        assert focused is not None
        names.append(focused.objectName().removeprefix("new_game_"))
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    fields = "rules rows columns length line_rule gravity black black_level black_limit white white_level white_limit"
    assert names[:14] == [*fields.split(), "clock", "starts"]


def test_a_mnemonic_leads_to_the_clock(qtbot: QtBot, dialog: NewGameDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(combo(dialog, "clock").hasFocus)


def test_every_field_has_a_name_and_no_two_share_a_letter(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    for kind in (QComboBox, QCheckBox, QAbstractSpinBox):
        assert all(named(field) for field in dialog.findChildren(kind))
    texts = [label.text() for label in dialog.findChildren(QLabel) if label.buddy()]
    texts += [button.text() for button in (*dialog.findChildren(QCheckBox), start(dialog))]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) == len(set(letters)) == 13


def test_no_text_is_cut_off(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    choose(combo(dialog, "black"), "Neighbour rollouts")
    QApplication.processEvents()
    for kind in (QLabel, QComboBox, QCheckBox, QPushButton):
        for part in dialog.findChildren(kind):
            hint = part.minimumSizeHint()
            assert part.width() >= hint.width(), part.objectName()
            assert part.height() >= hint.height(), part.objectName()


def test_another_theme_recolours_it(dialog: NewGameDialog, theme: Theme) -> None:
    theme.set_colors(DARK)
    label = dialog.findChild(QLabel, "new_game_white_sentence")
    assert label is not None
    assert label.property("tone") == "quiet"


def test_the_sides_are_named_as_in_the_chosen_game(dialog: NewGameDialog) -> None:
    for title, names in (("Connect Four", ("Red", "Yellow")), ("Tic-tac-toe", ("X", "O"))):
        choose(combo(dialog, "rules"), title)
        assert [combo(dialog, "starts").itemText(at) for at in range(2)] == list(names)
        labels = {label.text().replace("&", "") for label in dialog.findChildren(QLabel) if label.buddy()}
        assert labels >= set(names)
        fields = {field.accessibleName() for field in dialog.findChildren(QComboBox)}
        assert fields >= {*names, *(f"Level of {name}" for name in names)}
