"""The tree view: opening by mouse and keys, stable rows under the pointer, and narrow layouts."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionHeaderV2
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.notation import human_point
from studio.ui.tree.columns import TreeColumn
from studio.ui.tree.items import Path
from studio.ui.tree.questions import REFRESH_MS
from studio.ui.tree.view import TreeView
from studio.ui.widgets.theme import DARK, Theme
from tests.ui.pointer import enter, leave
from tests.ui.tree.tree_views import (
    LEFT,
    NONE,
    RULES,
    Answerer,
    a_view,
    assert_laid_out,
    at,
    centre,
    notice,
    opened,
    order,
    rows,
    tree,
)
from tests.ui.tree.trees import a_search, answer, main_path, turned


@pytest.fixture
def view(qtbot: QtBot) -> TreeView:
    return a_view(qtbot)


def test_it_has_accessible_names_and_explains_what_it_will_show(qtbot: QtBot) -> None:
    view = a_view(qtbot, Theme(DARK))
    assert (view.objectName(), view.accessibleName()) == ("search_tree", "Search tree")
    empty = view.viewport().grab().toImage()
    seen = {empty.pixelColor(x, y).name() for x in range(empty.width()) for y in range(150, 320, 2)}
    assert DARK.quiet_text in seen


def test_the_root_opens_by_itself_and_other_nodes_when_expanded(
    qtbot: QtBot, view: TreeView, answerer: Answerer
) -> None:
    assert answerer.asked == [((),)]
    first = main_path(answerer.search, 1)
    opened(qtbot, view, first)
    assert answerer.asked == [((),), (first,)]
    assert order(view, first) == [human_point(int(p), RULES) for p in answerer.search.inspect(first).points]
    assert view.isExpanded(at(view, first))
    assert view.indexBelow(at(view, first)) == tree(view).index(0, 0, at(view, first))


def test_several_nodes_are_requested_together(qtbot: QtBot, view: TreeView, answerer: Answerer) -> None:
    moves = [(int(point),) for point in answerer.search.inspect(()).points[:3]]
    for path in moves:
        view.expand(at(view, path))
    qtbot.waitUntil(lambda: rows(view, moves[2]) > 0)
    assert answerer.asked[1:] == [tuple(moves)]
    answerer.asked.clear()
    view.refresh()
    qtbot.waitUntil(lambda: bool(answerer.asked))
    assert set(answerer.asked[0]) == {(), *moves}


def test_a_node_without_an_answer_says_so(qtbot: QtBot, view: TreeView, answerer: Answerer) -> None:
    path = main_path(answerer.search, 1)
    answerer.is_silent = True
    view.expand(at(view, path))
    qtbot.waitUntil(lambda: len(answerer.asked) == 2)
    assert at(view, path).data().endswith(" …")
    view.show_nodes(1, answer(answerer.search, (path,)))
    assert rows(view, path) > 0
    assert "…" not in at(view, path).data()


def test_rows_stay_under_the_pointer_and_move_when_it_leaves(view: TreeView, answerer: Answerer) -> None:
    before, (root,) = order(view), answer(answerer.search, ((),))
    enter(view.viewport(), centre(view, main_path(answerer.search, 1)))
    view.show_nodes(1, (turned(root),))
    assert order(view) == before
    leave(view.viewport())
    assert order(view) == before[::-1]


def test_rows_stay_while_keys_move_through_them(qtbot: QtBot, view: TreeView, answerer: Answerer) -> None:
    before, (root,) = order(view), answer(answerer.search, ((),))
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    view.setCurrentIndex(at(view, ()))
    QTest.keyClick(view, Qt.Key.Key_Down)
    view.show_nodes(1, (turned(root),))
    assert order(view) == before
    view.clearFocus()
    assert order(view) == before[::-1]
    assert view.current_path == main_path(answerer.search, 1)  # the index was removed with its row


def test_rows_are_sorted_again_when_the_keys_are_still(qtbot: QtBot, view: TreeView, answerer: Answerer) -> None:
    """The header claims an order, and the keyboard may stay in the tree for a whole lecture."""
    before, (root,) = order(view), answer(answerer.search, ((),))
    answerer.is_silent = True
    enter(view.viewport(), centre(view, main_path(answerer.search, 1)))  # where the mouse happens to rest
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    view.setCurrentIndex(at(view, ()))
    QTest.keyClick(view, Qt.Key.Key_Down)
    view.show_nodes(1, (turned(root),))
    assert order(view) == before
    qtbot.waitUntil(lambda: order(view) == before[::-1])
    assert view.hasFocus()
    assert view.current_path == main_path(answerer.search, 1)
    again = replace(turned(turned(root)), visits=root.visits + 2 * len(root), points=root.points)
    view.show_nodes(1, (again,))
    assert order(view) == before, "later answers sort the rows at once"


def test_rows_inserted_above_do_not_move_the_hovered_row(qtbot: QtBot, view: TreeView) -> None:
    search = a_search(40, "gomoku-9")
    answerer = Answerer(view, search)
    view.begin_run(1)
    qtbot.waitUntil(lambda: rows(view, ()) > 0)
    search.run(Limit(simulations=160))
    answerer.answer(((),))
    first, pointed = ((int(point),) for point in search.inspect(()).points[:2])
    opened(qtbot, view, first)
    view.verticalScrollBar().setValue(20)
    enter(view.viewport(), centre(view, pointed))
    count, top = rows(view, first), view.visualRect(at(view, pointed)).top()
    search.run(Limit(simulations=400))
    answerer.answer(((), first))
    assert rows(view, first) > count
    assert view.visualRect(at(view, pointed)).top() == top


def test_enter_and_a_double_click_select_a_node(view: TreeView, answerer: Answerer) -> None:
    chosen: list[Path] = []
    view.node_chosen.connect(chosen.append)
    path = main_path(answerer.search, 1)
    view.setFocus()
    view.setCurrentIndex(at(view, path))
    QTest.keyClick(view, Qt.Key.Key_Return)
    place = centre(view, ())
    QTest.mouseClick(view.viewport(), LEFT, NONE, place)
    QTest.mouseDClick(view.viewport(), LEFT, NONE, place)
    assert chosen == [path, ()]
    assert view.isExpanded(at(view, ()))


def test_the_arrow_keys_open_and_close(qtbot: QtBot, view: TreeView, answerer: Answerer) -> None:
    told: list[Path | None] = []
    view.node_pointed.connect(told.append)
    path = main_path(answerer.search, 1)
    view.setFocus()
    view.setCurrentIndex(at(view, path))
    QTest.keyClick(view, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: rows(view, path) > 0)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.current_path == main_path(answerer.search, 2)
    assert told == [path, main_path(answerer.search, 2)]
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert not view.isExpanded(at(view, path))
    QTest.keyClick(view, Qt.Key.Key_Asterisk)
    assert view.isExpanded(at(view, path))
    assert len(tree(view).open_paths()) == 2


def test_hovering_reports_the_node_once_and_leaving_reports_none(view: TreeView, answerer: Answerer) -> None:
    told: list[Path | None] = []
    view.node_pointed.connect(told.append)
    path = main_path(answerer.search, 1)
    enter(view.viewport(), centre(view, path))
    enter(view.viewport(), centre(view, path))
    view.show_nodes(1, answer(answerer.search, ((),)))
    leave(view.viewport())
    assert told == [path, None]


def test_during_a_search_visible_nodes_are_refreshed_four_times_a_second(
    qtbot: QtBot, view: TreeView, answerer: Answerer
) -> None:
    first, second = ((int(point),) for point in answerer.search.inspect(()).points[:2])
    opened(qtbot, view, second)
    opened(qtbot, view, first)
    assert REFRESH_MS >= 250
    answerer.asked.clear()
    view.set_live(True)
    qtbot.waitUntil(lambda: len(answerer.asked) >= 2)
    assert answerer.asked[0] == ((), first)  # the second one is far below
    view.set_live(False)
    qtbot.waitUntil(lambda: set(answerer.asked[-1]) == {(), first, second})


def test_no_second_request_before_the_first_answer(qtbot: QtBot, view: TreeView, answerer: Answerer) -> None:
    answerer.is_silent = True
    answerer.asked.clear()
    view.set_live(True)
    qtbot.waitUntil(lambda: len(answerer.asked) == 1)
    with qtbot.assertNotEmitted(view.paths_wanted, wait=2 * REFRESH_MS + 50):
        pass
    view.show_nodes(1, answer(answerer.search, ((),)))
    qtbot.waitUntil(lambda: len(answerer.asked) == 2)
    view.set_live(False)


def test_after_a_move_expansion_and_selection_survive(qtbot: QtBot, view: TreeView) -> None:
    search = a_search(3000)
    answerer = Answerer(view, search)
    view.begin_run(1)
    path = main_path(search, 3)
    view.reveal(path)
    qtbot.waitUntil(lambda: view.current_path == path)
    position = search.position.copy()
    position.play(path[0])
    search.set_position(position)
    answerer.run = 2
    view.begin_run(2, path[:1])
    assert view.current_path == path[1:]
    assert view.isExpanded(at(view, ()))
    assert view.isExpanded(at(view, path[1:2]))
    assert not notice(view)
    qtbot.waitUntil(lambda: set(answerer.asked[-1]) == {(), path[1:2]})
    assert at(view, ()).siblingAtColumn(TreeColumn.VISITS).data() == str(search.inspect(()).visits)
    assert not notice(view)


@pytest.mark.parametrize("was_open", [True, False])
def test_after_a_move_the_new_root_opens_and_closes_as_before(qtbot: QtBot, view: TreeView, was_open: bool) -> None:
    search = a_search(3000)
    answerer = Answerer(view, search)
    view.begin_run(1)
    qtbot.waitUntil(lambda: rows(view, ()) > 0)
    path = main_path(search, 1)
    opened(qtbot, view, path)
    view.setExpanded(at(view, path), was_open)
    view.setCurrentIndex(at(view, ()))
    position = search.position.copy()
    position.play(path[0])
    search.set_position(position)
    answerer.run = 2
    view.begin_run(2, path)
    assert view.current_path == ()
    assert tree(view).open_paths() == ((),)
    for is_open in (False, True, False):
        view.setExpanded(at(view, ()), is_open)
        assert view.isExpanded(at(view, ())) == is_open
        assert view.indexBelow(at(view, ())).isValid() == is_open
    view.setExpanded(at(view, ()), True)
    assert_laid_out(view)


def test_a_restarted_tree_says_so(qtbot: QtBot, view: TreeView, answerer: Answerer) -> None:
    view.reveal(main_path(answerer.search, 2))
    qtbot.waitUntil(lambda: view.current_path is not None)
    answerer.run = 2
    view.begin_run(2)
    assert notice(view) == "The tree was restarted."
    assert view.current_path is None
    qtbot.waitUntil(lambda: rows(view, ()) > 0)
    assert tree(view).open_paths() == ((),)
    answerer.run = 3
    view.begin_run(3, ())
    assert not notice(view)


def test_a_node_outside_the_tree_is_not_revealed(qtbot: QtBot, view: TreeView, answerer: Answerer) -> None:
    path = main_path(answerer.search, 2)
    view.reveal((path[0], path[0], 3))
    qtbot.waitUntil(lambda: rows(view, path[:1]) > 0)
    assert view.current_path is None


@pytest.mark.usefixtures("answerer")
def test_a_proof_in_the_column_of_win_rates_is_not_cut_off(view: TreeView) -> None:
    view.resize(280, 300)
    header = view.header()
    assert header.isSectionHidden(TreeColumn.PROOF)
    assert header.sectionSize(TreeColumn.WIN_RATE) >= view.fontMetrics().horizontalAdvance("loss ≤ 88")


def test_columns_are_hidden_in_a_narrow_view(qtbot: QtBot, view: TreeView) -> None:
    header = view.tree_header
    narrow = header.shown()
    assert {TreeColumn.MOVE, TreeColumn.VISITS, TreeColumn.SHARE, TreeColumn.WIN_RATE} <= set(narrow)
    assert view.horizontalScrollBar().maximum() == 0
    view.resize(1100, 500)
    qtbot.waitUntil(lambda: header.shown() == list(TreeColumn))
    view.resize(260, 500)
    qtbot.waitUntil(lambda: len(header.shown()) == 3)
    assert TreeColumn.WIN_RATE in header.shown()


def heading_shown(view: TreeView, column: TreeColumn) -> str:
    option = QStyleOptionHeaderV2()
    view.tree_header.initStyleOption(option)
    view.tree_header.initStyleOptionForIndex(option, column)
    return option.text


def test_the_heading_says_whose_exploitation_it_is_where_there_is_room(qtbot: QtBot, view: TreeView) -> None:
    view.need_columns(["exploitation", "exploration", "score"])
    view.resize(1100, 500)
    qtbot.waitUntil(lambda: heading_shown(view, TreeColumn.EXPLOITATION) == "Exploit (mover)")
    view.resize(430, 500)
    qtbot.waitUntil(lambda: heading_shown(view, TreeColumn.EXPLOITATION) == "Exploit")
    assert "for the side that makes the move" in str(
        view.model().headerData(TreeColumn.EXPLOITATION, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    )


@pytest.mark.usefixtures("answerer")
def test_columns_of_a_lesson_stay_visible_in_a_narrow_view(qtbot: QtBot) -> None:
    view = a_view(qtbot, width=430)
    header = view.tree_header
    before, terms = header.shown(), {TreeColumn.EXPLOITATION, TreeColumn.EXPLORATION, TreeColumn.SCORE}
    assert not terms <= set(before)
    view.need_columns([column.name.lower() for column in terms])
    assert terms <= set(header.shown())
    assert sum(map(header.sectionSize, header.shown())) <= view.viewport().width(), "others have made room"
    header.choose({TreeColumn.VISITS})
    assert set(header.shown()) == {TreeColumn.MOVE, TreeColumn.VISITS, *terms}
    header.choose(None)
    view.need_columns(())
    assert header.shown() == before


def test_columns_that_a_lesson_needs_are_not_cut_off_beside_deep_nodes(
    qtbot: QtBot, view: TreeView, answerer: Answerer
) -> None:
    view.need_columns(["exploitation", "exploration", "score"])
    header = view.tree_header
    before = header.sectionSize(TreeColumn.MOVE)
    path = main_path(answerer.search, 3)
    view.reveal(path)
    qtbot.waitUntil(lambda: tree(view).index_at(path).isValid())
    view.resize(430, 500)
    needed = {TreeColumn.EXPLOITATION, TreeColumn.EXPLORATION, TreeColumn.SCORE}
    assert needed <= set(header.shown())
    assert header.length() <= view.viewport().width()
    header.choose({TreeColumn.VISITS, TreeColumn.WIN_RATE})
    assert header.sectionSize(TreeColumn.MOVE) >= before, "the user's choice leaves the names whole"


def test_the_user_may_choose_the_columns(view: TreeView) -> None:
    told: list[object] = []
    header = view.tree_header
    header.columns_chosen.connect(told.append)
    menu = header.menu()
    actions = {action.text(): action for action in menu.actions()}
    assert not actions["Move"].isEnabled()
    checked = [column for column, action in zip(TreeColumn, menu.actions()[2:], strict=False) if action.isChecked()]
    assert checked == header.shown()
    actions["Depth"].trigger()
    assert TreeColumn.DEPTH in header.shown()
    assert told == [header.chosen]
    actions["Choose Columns Automatically"].trigger()
    assert (header.chosen, TreeColumn.DEPTH in header.shown()) == (None, False)
    menu.deleteLater()


def test_deep_moves_have_space(qtbot: QtBot, view: TreeView, answerer: Answerer) -> None:
    path = main_path(answerer.search, 3)
    view.reveal(path)
    qtbot.waitUntil(lambda: view.current_path == path)
    needed = view.fontMetrics().horizontalAdvance(at(view, path).data())
    assert view.visualRect(at(view, path)).width() > needed
