"""The new-game dialog: custom rules, and the description of the chosen game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
)
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS, Overline, Rules
from studio.players.levels import LEVELS
from studio.players.seats import GameSetup, Person
from studio.ui.board.stone_mark import StoneMark
from studio.ui.play.new_game import NewGameDialog
from studio.ui.widgets.theme import LIGHT
from tests.ui.play.new_games import Make, box, check, choose, combo, limit, sentence, write

# A custom game


def test_a_custom_game_has_any_size(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    for name, number in (("rows", "9"), ("columns", "26"), ("length", "6")):
        write(box(dialog, name), number)
    QTest.mouseClick(check(dialog, "gravity"), Qt.MouseButton.LeftButton, pos=check(dialog, "gravity").rect().center())
    choose(combo(dialog, "line_rule"), "Exact length only")
    assert dialog.setup().rules == Rules(9, 26, 6, gravity=True, overline=Overline.NOTHING)


def test_a_custom_game_starts_from_the_previous_rules(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Connect Four")
    QTest.keyClick(combo(dialog, "rules"), Qt.Key.Key_End)
    assert combo(dialog, "rules").currentText() == "Custom size"
    assert dialog.setup().rules == PRESETS["connect-four"]
    assert check(dialog, "gravity").isChecked()


def test_renju_is_played_with_five_in_a_row_and_without_gravity(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    write(box(dialog, "length"), "4")
    check(dialog, "gravity").setChecked(True)
    choose(combo(dialog, "line_rule"), "Renju")
    rules = dialog.setup().rules
    assert (rules.win_length, rules.gravity, rules.overline) == (5, False, Overline.RENJU)
    assert not box(dialog, "length").isEnabled()
    assert not check(dialog, "gravity").isEnabled()
    choose(combo(dialog, "line_rule"), "Caro")
    assert box(dialog, "length").isEnabled()
    assert check(dialog, "gravity").isEnabled()


def test_no_board_is_larger_than_the_alphabet(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    write(box(dialog, "rows"), "27")
    assert dialog.setup().rules.rows <= 26


def test_the_dialog_grows_for_the_size_fields_and_shrinks_again(qtbot: QtBot, dialog: NewGameDialog) -> None:
    low = dialog.height()
    choose(combo(dialog, "rules"), "Custom size")
    qtbot.waitUntil(lambda: dialog.height() > low)
    assert dialog.width() >= dialog.sizeHint().width()
    choose(combo(dialog, "rules"), "Tic-tac-toe")
    qtbot.waitUntil(lambda: dialog.height() == low)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (PRESETS["gomoku-15"], "15×15 board, a line of 5 or more wins."),
        (PRESETS["standard-15"], "15×15 board, a line of exactly 5 wins."),
        (PRESETS["caro-15"], "15×15 board, a line of exactly 5 wins unless both ends are blocked."),
        (PRESETS["renju-15"], "15×15 board; Black may make no three-three, four-four or overline."),
        (PRESETS["connect-four"], "6×7 board with gravity, a line of 4 or more wins."),
        (PRESETS["tic-tac-toe"], "3×3 board, a line of 3 wins."),
        (Rules(4, 5, 5, gravity=True), "4×5 board with gravity, a line of 5 wins."),
        (Rules(6, 7, 4, True, Overline.NOTHING), "6×7 board with gravity, a line of exactly 4 wins."),
        (Rules(4, 4, 5), "4×4 board: no line of 5 fits, so every game is a draw."),
    ],
)
def test_a_sentence_describes_the_game(make: Make, rules: Rules, expected: str) -> None:
    assert sentence(make(GameSetup(rules, Person(), Person())), "sentence") == expected


def test_it_warns_when_no_line_fits(dialog: NewGameDialog) -> None:
    QTest.keyClick(combo(dialog, "rules"), Qt.Key.Key_End)
    label = dialog.findChild(QLabel, "new_game_sentence")
    assert label is not None
    assert not label.font().bold()
    write(box(dialog, "length"), "16")
    assert label.text() == "15×15 board: no line of 16 fits, so every game is a draw."
    assert label.font().bold()
    write(box(dialog, "length"), "15")
    assert "draw" not in label.text()


# People and engines


def test_the_user_has_no_level(dialog: NewGameDialog) -> None:
    assert not combo(dialog, "black_level").isEnabled()
    choose(combo(dialog, "black"), "Studio")
    assert combo(dialog, "black_level").isEnabled()
    QTest.keyClick(combo(dialog, "black"), Qt.Key.Key_Home)
    assert not combo(dialog, "black_level").isEnabled()


def test_the_user_is_the_only_person(dialog: NewGameDialog) -> None:
    QTest.keyClick(combo(dialog, "white"), Qt.Key.Key_Home)
    assert (combo(dialog, "black").currentText(), combo(dialog, "white").currentText()) == ("Person", "Person")
    assert dialog.setup() == GameSetup(PRESETS["gomoku-15"], Person(), Person())
    choose(combo(dialog, "black"), "Studio")
    assert combo(dialog, "white").currentText() == "You"


def test_only_two_people_have_names(make: Make) -> None:
    dialog = make(GameSetup(PRESETS["gomoku-15"], Person("Ann"), Person("Ben")))
    black, white = (dialog.findChild(QLineEdit, f"new_game_{side}_name") for side in ("black", "white"))
    assert black is not None
    assert white is not None
    assert (black.text(), white.text(), black.accessibleName()) == ("Ann", "Ben", "Name of Black")
    assert not black.isHidden()
    choose(combo(dialog, "white"), "Studio")
    assert black.isHidden()
    assert dialog.setup().black == Person(), "the user is the nameless opponent of an engine"
    QTest.keyClick(combo(dialog, "white"), Qt.Key.Key_Home)
    assert not white.isHidden()
    assert dialog.setup() == GameSetup(PRESETS["gomoku-15"], Person("Ann"), Person("Ben"))


def test_only_engines_are_limited(dialog: NewGameDialog) -> None:
    QTest.keyClick(combo(dialog, "white"), Qt.Key.Key_Home)
    assert not limit(dialog, "white").isEnabled()
    choose(combo(dialog, "white"), "Classic UCT")
    assert limit(dialog, "white").isEnabled()


def test_a_level_is_described(dialog: NewGameDialog) -> None:
    assert sentence(dialog, "white_sentence") == (
        "Casual: scores about 95 % against Beginner; at most 300 simulations per move"
    )
    choose(combo(dialog, "rules"), "Tic-tac-toe")
    assert sentence(dialog, "white_sentence") == "Casual: at most 300 simulations per move"
    choose(combo(dialog, "white_level"), "Full strength")
    assert sentence(dialog, "white_sentence") == ("Full strength: only the limit that you set applies")
    assert combo(dialog, "white_level").accessibleDescription() == sentence(dialog, "white_sentence")


def test_changing_the_level_moves_no_widget(dialog: NewGameDialog) -> None:
    before = dialog.size()
    for level in LEVELS.values():
        choose(combo(dialog, "white_level"), level.title)
        QApplication.processEvents()
        assert dialog.size() == before


def test_the_stones_are_those_of_the_game(dialog: NewGameDialog) -> None:
    mark = dialog.findChild(StoneMark)
    assert mark is not None
    black = mark.grab().toImage()
    choose(combo(dialog, "rules"), "Connect Four")
    assert mark.grab().toImage() != black
    center = mark.rect().center()
    assert mark.grab().toImage().pixelColor(center).name() in LIGHT.disc_black
