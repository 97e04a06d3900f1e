"""The candidates' table: numbers equal the arrays, rows stay under the pointer, and moves are hovered and played."""

from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import CandidateRow
from studio.game.notation import move_name, point_from_human
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.order import OPTIONAL, Column
from studio.ui.candidates.table import CandidatesTable
from studio.ui.tables.painting import PADDING
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.painted import PaintedRegion
from tests.ui.pointer import enter, leave, move
from tests.ui.views import BOARD, made_view, real_view

FIRST = {"a1": 50, "b1": 40, "c1": 30}
TURNED = {"c1": 90, "d1": 60, "a1": 55, "b1": 40}


@pytest.fixture
def table(qtbot: QtBot, theme: Theme) -> CandidatesTable:
    table = CandidatesTable(theme)
    qtbot.addWidget(table)
    table.resize(700, 400)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.show_view(made_view(FIRST))
    return table


def column(model: Any, which: Column) -> list[str]:
    return [model.index(row, which).data() for row in range(model.rowCount())]


def moves(table: CandidatesTable) -> list[str]:
    return column(table.model(), Column.MOVE)


def come(table: CandidatesTable, row: int) -> None:
    """Move the pointer into the table and on to a row."""
    enter(table.viewport(), QPoint(1, 1))
    move(table.viewport(), centre(table, row))


def centre(table: CandidatesTable, row: int) -> QPoint:
    return table.visualRect(table.model().index(row, Column.MOVE)).center()


def test_only_changed_cells_are_painted_again(table: CandidatesTable, qtbot: QtBot) -> None:
    painted = PaintedRegion(table.viewport())
    table.viewport().update()
    qtbot.waitUntil(lambda: painted.region.contains(table.viewport().rect()))
    QApplication.processEvents()
    painted.region = QRegion()
    table.show_view(made_view(FIRST))
    table.show_view(made_view(FIRST | {"c1": 31}))
    visits, first = (table.visualRect(table.model().index(row, Column.VISITS)) for row in (2, 0))
    qtbot.waitUntil(lambda: painted.region.contains(visits))
    assert not painted.region.intersects(first)
    assert not painted.region.intersects(table.visualRect(table.model().index(2, Column.MOVE)))


def test_it_has_accessible_names_and_explains_what_it_will_show(qtbot: QtBot) -> None:
    table = CandidatesTable(Theme(DARK))
    qtbot.addWidget(table)
    table.resize(320, 200)
    table.show()
    assert (table.objectName(), table.accessibleName()) == ("candidates", "Candidates")
    empty = table.viewport().grab().toImage()
    seen = {empty.pixelColor(x, y).name() for x in range(320) for y in range(60, 140, 2) if x < empty.width()}
    assert DARK.quiet_text in seen
    table.show_view(made_view(FIRST))
    assert table.viewport().grab().toImage() != empty


def test_the_space_key_is_suggested_only_where_it_starts_the_search(qtbot: QtBot) -> None:
    table = CandidatesTable(Theme(LIGHT))
    qtbot.addWidget(table)
    assert "“Run” (Space)" in table.empty_text
    table.show_state(EngineState.THINKING)
    assert table.empty_text == "The candidate moves of the search appear here."
    table.show_state(EngineState.PREPARING)
    assert "is being prepared. Afterwards “Run” (Space)" in table.empty_text
    table.show_state(EngineState.PREPARING, starts_itself=True)
    assert table.empty_text == "The search begins as soon as it is prepared."
    table.show_state(EngineState.OVER)
    assert table.empty_text.startswith("The game is over here.")
    table.set_hidden_from_player(True)
    assert "hidden while you play" in table.empty_text
    table.show_state(EngineState.PAUSED)
    table.set_hidden_from_player(False)
    assert "“Run” (Space)" in table.empty_text


def test_rows_stay_under_the_pointer_and_move_when_it_leaves(table: CandidatesTable) -> None:
    table.show_state(EngineState.THINKING)
    come(table, 0)
    table.show_view(made_view(TURNED))
    assert moves(table) == ["a1", "b1", "c1", "d1"]
    leave(table.viewport())
    assert moves(table) == list(TURNED)


def test_rows_are_sorted_under_a_pointer_that_rests_there(table: CandidatesTable) -> None:
    table.show_state(EngineState.THINKING)
    enter(table.viewport(), centre(table, 0))
    move(table.viewport(), centre(table, 0))
    table.show_view(made_view(TURNED))
    assert moves(table) == list(TURNED)
    move(table.viewport(), centre(table, 1))
    table.show_view(made_view(TURNED | {"b1": 900}))
    assert moves(table) == list(TURNED)


def test_rows_are_sorted_when_the_search_ends(table: CandidatesTable) -> None:
    table.show_state(EngineState.THINKING)
    come(table, 0)
    table.show_view(made_view(TURNED))
    table.show_state(EngineState.PAUSED)
    assert moves(table) == list(TURNED)
    table.show_view(made_view({"d1": 95, "c1": 91, "a1": 56, "b1": 41}))
    assert moves(table) == ["d1", "c1", "a1", "b1"]


def test_hovering_reports_the_candidate_and_leaving_reports_none(table: CandidatesTable) -> None:
    told: list[CandidateRow | None] = []
    table.candidate_pointed.connect(told.append)
    enter(table.viewport(), centre(table, 1))
    enter(table.viewport(), centre(table, 1))
    enter(table.viewport(), centre(table, 2))
    leave(table.viewport())
    assert [candidate and candidate.visits for candidate in told] == [40, 30, None]


def test_a_hovered_line_is_reported_again_only_when_it_changes(table: CandidatesTable, qtbot: QtBot) -> None:
    enter(table.viewport(), centre(table, 0))
    with qtbot.assertNotEmitted(table.candidate_pointed):
        table.show_view(made_view({"a1": 70, "b1": 40, "c1": 30}))
    with qtbot.waitSignal(table.candidate_pointed) as told:
        table.show_view(made_view({"a1": 80, "c1": 60, "b1": 40}))
    assert told.args is not None
    assert told.args[0].line[0] == point_from_human("a1", BOARD)
    with qtbot.waitSignal(table.candidate_pointed) as told:
        table.show_view(None)
    assert told.args == [None]


def test_a_click_chooses_and_a_double_click_plays(table: CandidatesTable) -> None:
    asked: list[int] = []
    told: list[CandidateRow | None] = []
    table.move_requested.connect(asked.append)
    table.candidate_pointed.connect(told.append)
    press, place = Qt.MouseButton.LeftButton, centre(table, 1)
    click(table, press, place)
    assert asked == []
    assert told[-1] is not None
    assert told[-1].visits == 40
    assert table.currentIndex().row() == 1
    double_click(table, press, place)
    assert asked == [point_from_human("b1", BOARD)]
    click(table, Qt.MouseButton.RightButton, place)
    double_click(table, Qt.MouseButton.RightButton, place)
    assert len(asked) == 1


def test_a_double_click_plays_the_move_of_its_first_click(table: CandidatesTable) -> None:
    asked: list[int] = []
    table.move_requested.connect(asked.append)
    click(table, Qt.MouseButton.LeftButton, centre(table, 0))
    first = table.currentIndex().row()
    table.show_view(made_view({"c1": 90, "b1": 80, "a1": 70}))
    double_click(table, Qt.MouseButton.LeftButton, centre(table, first))
    assert asked == [point_from_human("a1", BOARD)]


def test_the_line_of_a_chosen_candidate_stays_until_a_further_click(table: CandidatesTable) -> None:
    told: list[str | None] = []
    table.candidate_pointed.connect(lambda row: told.append(None if row is None else move_name(row.point, BOARD)))
    enter(table.viewport(), centre(table, 1))
    click(table, Qt.MouseButton.LeftButton, centre(table, 1))
    enter(table.viewport(), centre(table, 2))
    leave(table.viewport())
    assert told == ["b1", "c1", "b1"]
    click(table, Qt.MouseButton.LeftButton, centre(table, 1))
    leave(table.viewport())
    assert told[-1] is None
    click(table, Qt.MouseButton.LeftButton, centre(table, 1))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert told[-1] is None
    click(table, Qt.MouseButton.LeftButton, centre(table, 1))
    table.show_view(None)
    assert table.chosen_candidate is None


def test_the_line_of_a_chosen_candidate_ends_with_the_table(table: CandidatesTable) -> None:
    told: list[CandidateRow | None] = []
    click(table, Qt.MouseButton.LeftButton, centre(table, 1))
    leave(table.viewport())
    table.candidate_pointed.connect(told.append)
    table.hide()
    assert told == [None]
    table.show()
    assert table.chosen_candidate is None


def click(table: CandidatesTable, button: Qt.MouseButton, place: QPoint) -> None:
    QTest.mouseClick(table.viewport(), button, Qt.KeyboardModifier.NoModifier, place)


def double_click(table: CandidatesTable, button: Qt.MouseButton, place: QPoint) -> None:
    """Send the events that follow the first click of a double click."""
    QTest.mouseDClick(table.viewport(), button, Qt.KeyboardModifier.NoModifier, place)
    QTest.mouseRelease(table.viewport(), button, Qt.KeyboardModifier.NoModifier, place)


def test_a_row_that_changes_while_the_button_is_pressed_is_not_played(table: CandidatesTable, qtbot: QtBot) -> None:
    place, button = centre(table, 0), Qt.MouseButton.LeftButton
    with qtbot.assertNotEmitted(table.move_requested):
        QTest.mousePress(table.viewport(), button, Qt.KeyboardModifier.NoModifier, place)
        table.show_view(made_view({"e5": 9, "d5": 8}))
        QTest.mouseRelease(table.viewport(), button, Qt.KeyboardModifier.NoModifier, place)


def test_arrow_keys_select_and_enter_plays(table: CandidatesTable, qtbot: QtBot) -> None:
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    with qtbot.waitSignal(table.candidate_pointed) as told:
        QTest.keyClick(table, Qt.Key.Key_Down)
    assert told.args is not None
    assert told.args[0].visits == 40
    table.show_view(made_view({"c1": 90, "a1": 55, "b1": 45}))
    assert table.currentIndex().row() == 2  # the index was removed with its move
    with qtbot.waitSignal(table.move_requested) as asked:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert asked.args == [point_from_human("b1", BOARD)]


def test_a_current_move_that_is_gone_is_not_played(table: CandidatesTable, qtbot: QtBot) -> None:
    table.setFocus()
    table.setCurrentIndex(table.model().index(2, 0))
    table.show_view(made_view({"a1": 9, "b1": 8}))
    with qtbot.assertNotEmitted(table.move_requested):
        QTest.keyClick(table, Qt.Key.Key_Return)


def test_a_heading_sorts_best_first(table: CandidatesTable) -> None:
    table.show_view(made_view(FIRST, {"a1": 0.4, "b1": 0.6, "c1": 0.5}))
    header = table.horizontalHeader()
    x = header.sectionViewportPosition(Column.WIN_RATE) + header.sectionSize(Column.WIN_RATE) // 2
    QTest.mouseClick(
        header.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(x, header.height() // 2)
    )
    assert moves(table) == ["b1", "c1", "a1"]


def test_the_prior_column_is_shown_only_where_priors_differ(table: CandidatesTable) -> None:
    assert table.isColumnHidden(Column.PRIOR)
    table.show_view(made_view(FIRST, priors={"a1": 0.5, "b1": 0.3}))
    assert not table.isColumnHidden(Column.PRIOR)
    assert column(table.model(), Column.PRIOR) == ["50.0\u00a0%", "30.0\u00a0%", "4.0\u00a0%"]
    table.show_view(None)
    assert not table.isColumnHidden(Column.PRIOR), "unknown priors change nothing"
    table.show_view(made_view(TURNED))
    assert table.isColumnHidden(Column.PRIOR)


def test_the_least_important_columns_are_hidden_in_a_narrow_dock(table: CandidatesTable, qtbot: QtBot) -> None:
    table.show_view(made_view(FIRST, priors={"a1": 0.5}))
    assert [which for which in Column if table.isColumnHidden(which)] == [Column.VALUE, Column.WINS]  # not asked for
    table.resize(300, 300)
    hidden = {which for which in Column if table.isColumnHidden(which)}
    assert hidden == {Column.VALUE, Column.WINS, Column.PRIOR, Column.SHARE, Column.PROOF}
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)
    table.resize(470, 300)
    assert not table.isColumnHidden(Column.PRIOR), "proofs are hidden before priors: they are also shown as win rates"
    assert table.isColumnHidden(Column.PROOF)


def test_a_proof_in_the_column_of_win_rates_is_not_cut_off(table: CandidatesTable) -> None:
    table.show_view(made_view(FIRST))
    needed = table.fontMetrics().horizontalAdvance("loss ≤ 88") + 2 * PADDING
    before = table.columnWidth(Column.WIN_RATE)
    table.resize(300, 300)
    assert table.isColumnHidden(Column.PROOF)
    assert table.columnWidth(Column.WIN_RATE) >= needed
    for width in range(300, 700, 7):
        table.resize(width, 300)
        heading = table.horizontalHeader().fontMetrics().horizontalAdvance("Line")
        assert table.columnWidth(Column.LINE) >= heading + 2 * PADDING, width
    table.resize(700, 300)
    assert not table.isColumnHidden(Column.PROOF)
    assert table.columnWidth(Column.WIN_RATE) == before


def test_unsure_numbers_are_pale_and_a_theme_recolours_them(table: CandidatesTable, theme: Theme) -> None:
    table.show_view(made_view({"a1": 50, "b1": 3}))
    for colors in (LIGHT, DARK):
        theme.set_colors(colors)
        assert colors.text in inks(table, 0)
        assert colors.text not in inks(table, 1)
        assert colors.quiet_text in inks(table, 1)


def inks(table: CandidatesTable, row: int) -> set[str]:
    """Return the colours in the cell of a win rate."""
    picture = table.viewport().grab(table.visualRect(table.model().index(row, Column.WIN_RATE))).toImage()
    return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}


def test_numbers_follow_the_locale(qtbot: QtBot, theme: Theme) -> None:
    QLocale.setDefault(QLocale("cs_CZ"))
    table = CandidatesTable(theme)
    qtbot.addWidget(table)
    table.show_view(made_view(FIRST))
    assert column(table.model(), Column.WIN_RATE)[0] == "50,0\u00a0%"


@pytest.mark.parametrize("width", [320, 700])
def test_large_visit_counts_are_shown_in_full(table: CandidatesTable, width: int) -> None:
    table.resize(width, 400)
    table.show_view(made_view({"a1": 16_600_000, "b1": 88_800_000, "c1": 123_000}))
    model = table.model()
    for row in range(3):
        index = model.index(row, Column.VISITS)
        room = table.visualRect(index).width() - 2 * PADDING
        assert table.fontMetrics().horizontalAdvance(index.data()) <= room


def test_the_order_of_the_board_is_that_of_the_columns(qtbot: QtBot, table: CandidatesTable) -> None:
    view = real_view("connect-four")
    table.show_view(view)
    with qtbot.waitSignal(table.order_changed) as told:
        table.set_board_order(True)
    assert told.args == [True]
    assert moves(table) == list("1234567")
    table.show_view(made_view({"b2": 9, "a3": 8, "c1": 7, "a1": 6}))
    assert moves(table) == ["a1", "a3", "b2", "c1"]
    assert column(table.model(), Column.RANK) == ["4", "2", "1", "3"]
    table.set_board_order(False)
    assert moves(table) == ["b2", "a3", "c1", "a1"]


def test_a_click_on_a_heading_ends_the_order_of_the_board(qtbot: QtBot, table: CandidatesTable) -> None:
    table.set_board_order(True)
    header = table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(Column.VISITS) + 9, header.height() // 2)
    with qtbot.waitSignal(table.order_changed) as told:
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args == [False]
    table.set_board_order(False)  # it is not in that order, so the chosen one stays
    assert header.sortIndicatorSection() == Column.VISITS


@pytest.mark.parametrize("column", OPTIONAL)
def test_optional_columns_are_shown_on_request(table: CandidatesTable, column: Column) -> None:
    assert table.isColumnHidden(column)
    table.set_column_shown(column, True)
    assert not table.isColumnHidden(column)
    assert table.columnWidth(column) > 0
    table.resize(300, 400)  # other columns give way
    assert not table.isColumnHidden(column)
    assert table.chosen_columns == {column}
    table.set_column_shown(column, False)
    assert table.isColumnHidden(column)


def test_a_line_is_cut_after_a_whole_move(table: CandidatesTable, qtbot: QtBot) -> None:
    del qtbot
    table.show_view(real_view("gomoku-6", 4000))
    index = next(
        table.model().index(row, Column.LINE)
        for row in range(table.model().rowCount())
        if len(str(table.model().index(row, Column.LINE).data()).split()) > 1
    )
    whole = str(index.data()).split()
    option = QStyleOptionViewItem()
    option.fontMetrics = table.fontMetrics()
    for width in range(40, 400, 3):
        option.rect = QRect(0, 0, width, 20)
        shown = table._cells._fitting(option, index)
        moves = shown.removesuffix("…").split()
        assert table.fontMetrics().horizontalAdvance(shown) <= width - 2 * PADDING
        assert moves == whole[: len(moves)] or len(moves) == 1, (width, shown)
