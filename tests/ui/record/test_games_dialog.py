"""Choosing one of a file's games with real mouse and keyboard events."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QTableView, QWidget
from pytestqt.qtbot import QtBot

from studio.game.files import read_records
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.ui.record.games_dialog import GamesDialog, GamesModel

GOMOKU, FALLING = PRESETS["gomoku-15"], PRESETS["connect-four"]
NAMES = ("Ada", "Ben", "Cleo", "Dora")


def game(rules: Rules = GOMOKU, moves: int = 0, **said: str) -> GameRecord:
    record = GameRecord(rules)
    for name, text in said.items():
        setattr(record, name, text)
    node = record.root
    for point in reversed(range(rules.size - moves, rules.size)):
        node = record.add(node, point)
    return record


def opened(qtbot: QtBot, records: list[GameRecord], file_name: str = "cup.sgf") -> GamesDialog:
    dialog = GamesDialog(records, file_name=file_name)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot) -> GamesDialog:
    return opened(qtbot, [game(black=name, white="Eve", date=f"20{at}0-01-01") for at, name in enumerate(NAMES)])


Widget = TypeVar("Widget", bound=QWidget)


def one(dialog: GamesDialog, kind: type[Widget], name: str = "") -> Widget:
    found = dialog.findChild(kind, name)
    assert found is not None
    return found


def games_list(dialog: GamesDialog) -> QTableView:
    return one(dialog, QTableView, "games_list")


def games_filter(dialog: GamesDialog) -> QLineEdit:
    return one(dialog, QLineEdit, "games_filter")


def rows(dialog: GamesDialog) -> list[tuple[str, ...]]:
    model = games_list(dialog).model()
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def press(dialog: GamesDialog, key: Qt.Key) -> None:
    QTest.keyClick(dialog.focusWidget(), key)


def middle(dialog: GamesDialog, row: int) -> QPoint:
    table = games_list(dialog)
    return table.visualRect(table.model().index(row, 1)).center()


# The list


def test_each_game_is_listed_with_its_properties(qtbot: QtBot) -> None:
    known = game(moves=4, black="Ada", white="Ben", date="2020-02-02", result="B+R")
    unknown = game(FALLING, 2)
    assert rows(opened(qtbot, [known, unknown])) == [
        ("1", "Ada", "Ben", "2020-02-02", "15×15", "4", "Black wins"),
        ("2", "–", "–", "–", "7×6", "2", "–"),
    ]


def test_counts_the_moves_of_the_main_line_only(qtbot: QtBot) -> None:
    record = game(moves=3)
    record.add(record.root, 0)
    assert rows(opened(qtbot, [record]))[0][5] == "3"


@pytest.mark.parametrize(
    ("result", "shown"),
    [("W+R", "White wins"), ("0", "Draw"), ("Void", "Void"), ("", "–"), (" \n ", "–"), ("a\nb", "a b")],
)
def test_results_are_listed_in_words(qtbot: QtBot, result: str, shown: str) -> None:
    assert rows(opened(qtbot, [game(result=result)]))[0][6] == shown


def test_the_number_of_games_is_shown(qtbot: QtBot) -> None:
    dialog = opened(qtbot, [game(), game()], "a&b <i>.sgf")
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert "a&b <i>.sgf contains 2 game(s)." in texts


def test_a_real_file_with_several_games_is_listed(qtbot: QtBot) -> None:
    text = b"(;GM[4]SZ[15]PB[Ada]PW[Ben]RE[W+];B[hh];W[ii])(;GM[4]SZ[19]PB[Cleo];B[hh])"
    listed = rows(opened(qtbot, list(read_records(text).records)))
    assert [(black, size, moves, result) for _, black, _, _, size, moves, result in listed] == [
        ("Ada", "15×15", "2", "White wins"),
        ("Cleo", "19×19", "1", "–"),
    ]


# Choosing


def test_the_first_game_is_selected_and_enter_opens_it(dialog: GamesDialog) -> None:
    assert dialog.chosen() == 0
    press(dialog, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert not dialog.isVisible()


def test_arrow_keys_move_through_the_list(dialog: GamesDialog) -> None:
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Return)
    assert (dialog.chosen(), dialog.result()) == (2, QDialog.DialogCode.Accepted)


def test_a_click_selects_and_a_double_click_opens(dialog: GamesDialog) -> None:
    viewport = games_list(dialog).viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=middle(dialog, 1))
    assert (dialog.chosen(), dialog.isVisible()) == (1, True)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=middle(dialog, 3))
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=middle(dialog, 3))
    assert (dialog.chosen(), dialog.result()) == (3, QDialog.DialogCode.Accepted)


def test_the_buttons_open_and_cancel(dialog: GamesDialog) -> None:
    buttons = one(dialog, QDialogButtonBox)
    assert buttons.button(QDialogButtonBox.StandardButton.Open).isDefault()
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Cancel), Qt.MouseButton.LeftButton)
    assert (dialog.isVisible(), dialog.result()) == (False, QDialog.DialogCode.Rejected)


def test_escape_cancels(dialog: GamesDialog) -> None:
    press(dialog, Qt.Key.Key_Escape)
    assert (dialog.isVisible(), dialog.result()) == (False, QDialog.DialogCode.Rejected)


# Searching


def test_typing_in_the_list_searches(dialog: GamesDialog) -> None:
    QTest.keyClicks(games_list(dialog), "d")
    QTest.keyClicks(dialog.focusWidget(), "OR")
    assert games_filter(dialog).text() == "dOR"
    assert [row[1] for row in rows(dialog)] == ["Dora"]
    press(dialog, Qt.Key.Key_Return)
    assert (dialog.chosen(), dialog.result()) == (3, QDialog.DialogCode.Accepted)


def test_all_words_must_match(dialog: GamesDialog) -> None:
    QTest.keyClicks(games_filter(dialog), "eve 2020")
    assert [row[:2] for row in rows(dialog)] == [("3", "Cleo")]


def test_arrow_keys_work_in_the_search_field(dialog: GamesDialog) -> None:
    games_filter(dialog).setFocus()
    QTest.keyClicks(games_filter(dialog), "eve")
    press(dialog, Qt.Key.Key_Down)
    assert (dialog.chosen(), games_filter(dialog).hasFocus()) == (1, True)


def test_the_selection_survives_while_it_matches(dialog: GamesDialog) -> None:
    press(dialog, Qt.Key.Key_End)
    games_list(dialog).selectRow(2)
    QTest.keyClicks(games_filter(dialog), "o")
    assert [row[1] for row in rows(dialog)] == ["Cleo", "Dora"]
    assert dialog.chosen() == 2
    games_filter(dialog).clear()
    assert dialog.chosen() == 2


def test_nothing_can_be_opened_without_a_match(dialog: GamesDialog) -> None:
    QTest.keyClicks(games_filter(dialog), "zz")
    press(dialog, Qt.Key.Key_Return)
    assert (dialog.chosen(), dialog.isVisible(), games_list(dialog).isVisible()) == (-1, True, False)
    assert any(label.isVisible() and "No game" in label.text() for label in dialog.findChildren(QLabel))
    games_filter(dialog).clear()
    assert (dialog.chosen(), games_list(dialog).isVisible()) == (0, True)


def test_lists_thousands_of_games_in_their_order(qtbot: QtBot) -> None:
    dialog = opened(qtbot, [game(black=str(at)) for at in range(5000)])
    QTest.keyClick(games_list(dialog), Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert (dialog.chosen(), rows(dialog)[-1][:2]) == (4999, ("5,000", "4999"))


def test_screen_readers_get_names_and_narrow_windows_keep_the_players(dialog: GamesDialog) -> None:
    assert games_list(dialog).accessibleName()
    assert games_filter(dialog).accessibleName()
    dialog.resize(1, 1)
    table = games_list(dialog)
    assert not table.horizontalScrollBar().isVisible()
    assert min(table.columnWidth(1), table.columnWidth(2)) >= 100


def test_a_name_that_looks_like_html_is_shown_as_it_is(qtbot: QtBot) -> None:
    dialog = opened(qtbot, [game(black="<b>Ann</b>")] * 2)
    cell = games_list(dialog).model().index(0, 1)
    assert cell.data() == "<b>Ann</b>"
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == "<qt>&lt;b&gt;Ann&lt;/b&gt;</qt>"


@pytest.mark.usefixtures("qapp")
def test_players_have_the_same_names_as_elsewhere_in_the_window() -> None:
    model = GamesModel([game(black="studio", white="ann"), game(black="studio:casual", white="Ben")])
    names = [[model.data(model.index(row, column)) for column in (1, 2)] for row in (0, 1)]
    assert names == [["Studio", "ann"], ["Studio, Casual", "Ben"]]
