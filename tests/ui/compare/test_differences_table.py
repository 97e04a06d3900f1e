"""The differences as rows: numbers equal the arrays, rows stay under the pointer, and moves can be hovered."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, Qt, QTranslator
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from studio.game.notation import point_from_human
from studio.insight.differences import Column, differences
from studio.ui.compare.model import PROOF_ROLE, DifferencesModel
from studio.ui.compare.table import DifferencesTable
from studio.ui.heat.diverging import left_color, right_color
from studio.ui.tables.model import BAR_ROLE, UNSURE_ROLE
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.pointer import enter, leave, move
from tests.ui.pseudo_locale import PseudoLocale
from tests.ui.views import BOARD, made_view, real_view

LEFT = made_view({"a1": 60, "b1": 30, "c1": 5, "d1": 5}, {"a1": 0.6, "c1": 0.4}, proofs={"c1": (-1, 3)})
RIGHT = made_view({"b1": 100, "d1": 80, "a1": 20}, {"b1": 0.55, "a1": 0.3}, proofs={"d1": (1, 0)})
SHOWN = differences(LEFT, RIGHT)
LATER = differences(LEFT, made_view({"c1": 150, "a1": 120, "e1": 20, "b1": 10}))


@pytest.fixture
def table(qtbot: QtBot, theme: Theme) -> DifferencesTable:
    table = DifferencesTable(theme)
    qtbot.addWidget(table)
    table.resize(900, 300)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.show_differences(SHOWN)
    return table


def column(table: DifferencesTable, which: Column) -> list[str]:
    model = table.model()
    return [model.index(row, which).data().replace("\u00a0", " ") for row in range(model.rowCount())]


def moves(table: DifferencesTable) -> list[str]:
    return column(table, Column.MOVE)


def point(name: str) -> int:
    return point_from_human(name, BOARD)


def centre(table: DifferencesTable, row: int) -> QPoint:
    return table.visualRect(table.model().index(row, Column.MOVE)).center()


def test_rows_show_both_sides_and_their_difference(table: DifferencesTable) -> None:
    assert moves(table) == ["a1", "d1", "b1", "c1"]
    assert column(table, Column.LEFT_SHARE) == ["60.0 %", "5.0 %", "30.0 %", "5.0 %"]
    assert column(table, Column.RIGHT_SHARE) == ["10.0 %", "40.0 %", "50.0 %", "0.0 %"]
    assert column(table, Column.SHARE_DIFFERENCE) == ["−50.0 %", "+35.0 %", "+20.0 %", "−5.0 %"]
    assert column(table, Column.LEFT_WIN_RATE) == ["60.0 %", "50.0 %", "50.0 %", "40.0 %"]
    assert column(table, Column.RIGHT_WIN_RATE) == ["30.0 %", "50.0 %", "55.0 %", ""]
    assert column(table, Column.WIN_RATE_DIFFERENCE) == ["−30.0 %", "0.0 %", "+5.0 %", ""]
    assert column(table, Column.PROOF) == ["", "B: win in 1", "", "A: loss ≤ 4"]


def test_painted_values_are_available_as_roles(table: DifferencesTable) -> None:
    model = table.model()
    bars = [model.index(row, Column.SHARE_DIFFERENCE).data(BAR_ROLE) for row in range(4)]
    assert bars == pytest.approx([-1.0, 0.7, 0.4, -0.1])
    assert model.index(0, Column.MOVE).data(BAR_ROLE) is None
    assert model.index(1, Column.LEFT_WIN_RATE).data(UNSURE_ROLE)
    assert not model.index(1, Column.RIGHT_WIN_RATE).data(UNSURE_ROLE)
    assert model.index(1, Column.WIN_RATE_DIFFERENCE).data(UNSURE_ROLE)
    assert model.index(1, Column.RIGHT_WIN_RATE).data(PROOF_ROLE) == "win in 1"
    assert model.index(1, Column.MOVE).data(Qt.ItemDataRole.ToolTipRole) == "Rank by visits: 4 in A, 2 in B."


def test_a_common_proof_is_shown_once(table: DifferencesTable) -> None:
    won = made_view({"a1": 9}, proofs={"a1": (1, 2)})
    slower = made_view({"a1": 9}, proofs={"a1": (1, 4)})
    table.show_differences(differences(won, won))
    assert column(table, Column.PROOF) == ["win ≤ 3"]
    table.show_differences(differences(won, slower))
    assert column(table, Column.PROOF) == ["A: win ≤ 3, B: win ≤ 5"]


def test_small_shares_have_more_decimals(table: DifferencesTable) -> None:
    view = real_view("gomoku-15", 20_000)
    table.show_differences(differences(view, view))
    share = float(view.child_visits[0] / view.child_visits.sum())
    assert share < 0.02
    assert column(table, Column.LEFT_SHARE)[0] == f"{100 * share:.2f} %"


def test_a_heading_sorts(table: DifferencesTable) -> None:
    header = table.horizontalHeader()
    x = header.sectionViewportPosition(Column.RIGHT_SHARE) + header.sectionSize(Column.RIGHT_SHARE) // 2
    place = QPoint(x, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert moves(table) == ["b1", "d1", "a1", "c1"]
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert moves(table) == ["c1", "a1", "d1", "b1"]


def test_rows_stay_under_the_pointer(table: DifferencesTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.move_pointed) as told:
        enter(table.viewport(), centre(table, 1))
    move(table.viewport(), centre(table, 1) + QPoint(1, 0))
    assert told.args == [point("d1")]
    assert table.pointed == point("d1")
    table.show_differences(LATER)
    assert moves(table) == ["a1", "d1", "b1", "c1", "e1"]
    with qtbot.waitSignal(table.move_pointed) as told:
        leave(table.viewport())
    assert told.args == [None]


def test_moves_of_another_search_replace_those_that_are_gone(table: DifferencesTable) -> None:
    enter(table.viewport(), centre(table, 0))
    move(table.viewport(), centre(table, 0) + QPoint(1, 0))
    other = made_view({"b1": 50, "e1": 40, "d1": 10})
    table.show_differences(differences(other, made_view({"e1": 90, "b1": 10})))
    assert moves(table) == ["d1", "b1", "e1"]


def test_a_hovered_move_that_is_gone_is_unhovered(table: DifferencesTable) -> None:
    enter(table.viewport(), centre(table, 1))
    table.show_differences(None)
    assert table.pointed is None
    assert table.model().rowCount() == 0


def test_keys_point_and_the_current_row_follows_its_move(table: DifferencesTable, qtbot: QtBot) -> None:
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    with qtbot.waitSignal(table.move_pointed) as told:
        QTest.keyClick(table, Qt.Key.Key_Down)
    assert told.args == [point("d1")]
    table.show_differences(LATER)
    assert moves(table)[table.currentIndex().row()] == "d1"
    assert table.pointed == point("d1")


def test_the_space_bar_is_left_to_the_window(table: DifferencesTable) -> None:
    table.setFocus()
    table.setCurrentIndex(table.model().index(1, 0))
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.currentIndex().row() == 1
    assert table.pointed is None


def test_the_least_important_columns_are_hidden_first(table: DifferencesTable, qtbot: QtBot) -> None:
    assert not any(table.isColumnHidden(which) for which in Column)
    table.resize(480, 300)
    assert {which for which in Column if table.isColumnHidden(which)} >= {Column.PROOF, Column.WIN_RATE_DIFFERENCE}
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)
    assert table._cells._text(table.model().index(1, Column.RIGHT_WIN_RATE)) == "win in 1"
    table.resize(900, 300)
    assert "%" in table._cells._text(table.model().index(1, Column.RIGHT_WIN_RATE))


def test_bars_have_the_colours_of_the_map_in_each_theme(table: DifferencesTable, theme: Theme) -> None:
    for colors in (LIGHT, DARK):
        theme.set_colors(colors)
        assert left_color(colors.is_dark).name() in inks(table, 0)
        assert right_color(colors.is_dark).name() in inks(table, 1)


def inks(table: DifferencesTable, row: int) -> set[str]:
    picture = table.viewport().grab(table.visualRect(table.model().index(row, Column.SHARE_DIFFERENCE))).toImage()
    return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}


def test_numbers_and_words_are_in_the_language_of_the_program(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("cs_CZ"))
    translator: QTranslator = PseudoLocale()
    QCoreApplication.installTranslator(translator)
    try:
        table = DifferencesTable(Theme(LIGHT))
        qtbot.addWidget(table)
        table.show_differences(SHOWN)
        assert column(table, Column.LEFT_SHARE)[0] == "60,0 %"
        assert table.accessibleName().startswith("[")
        assert str(table.model().headerData(0, Qt.Orientation.Horizontal)).startswith("[")
    finally:
        QCoreApplication.removeTranslator(translator)


def test_the_model_passes_qts_model_tester(qapp: object) -> None:
    del qapp
    model = DifferencesModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for shown in (SHOWN, LATER, None, SHOWN):
        for keep in (True, False):
            model.show_differences(shown, keep_order=keep)
        model.sort(Column.LEFT_SHARE)
        model.sort(Column.SHARE_DIFFERENCE, Qt.SortOrder.DescendingOrder)
    assert model.row_of(point("a1")) == 0
    assert model.row_of(point("e5")) is None
    with pytest.raises(IndexError):
        model.move(99)
    del tester
