"""The tree model: lazily filled, bounded, and correct for any order of answers."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.notation import human_point
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.tables.model import BAR_ROLE, UNSURE_ROLE
from studio.ui.texts.sides import side_name
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.tree import arrangement
from studio.ui.tree import items as tree_items
from studio.ui.tree.cell_data import LOADING_ROLE
from studio.ui.tree.columns import TreeColumn
from studio.ui.tree.items import MOST_BRANCHES, MOST_ROWS, Path
from studio.ui.tree.model import TreeModel
from tests.sizes import sizes
from tests.ui.tree.tree_models import begun, opened
from tests.ui.tree.trees import a_search, a_still_search, answer, main_path, turned

RULES = PRESETS["gomoku-6"]


def texts(model: TreeModel, parent: QModelIndex, column: TreeColumn = TreeColumn.MOVE) -> list[str]:
    return [model.index(row, column, parent).data() for row in range(model.rowCount(parent))]


def test_without_a_position_it_is_empty(model: TreeModel) -> None:
    assert model.rowCount() == 0
    assert not model.hasChildren()
    model.show_nodes(0, answer(a_still_search(), ((),)))
    assert model.rowCount() == 0


def test_the_root_is_the_position_and_children_are_fetched_on_demand(model: TreeModel, qtbot: QtBot) -> None:
    search = a_still_search()
    model.begin_run(1)
    top = model.index(0, 0)
    assert (model.rowCount(), model.path(top), top.data()) == (1, (), "position")
    assert model.canFetchMore(top)
    with qtbot.waitSignal(model.paths_wanted) as wanted:
        model.fetchMore(top)
    assert wanted.args == [((),)]
    assert not model.canFetchMore(top)
    assert (model.rowCount(top), top.data(), top.data(LOADING_ROLE)) == (0, "position …", True)
    assert top.data(Qt.ItemDataRole.AccessibleTextRole) == "position · loading …"
    model.show_nodes(1, answer(search, ((),)))
    assert top.data() == "position"
    root = search.inspect(())
    assert texts(model, top) == [human_point(int(point), RULES) for point in root.points]
    assert model.path(model.index(3, 0, top)) == (int(root.points[3]),)


def test_every_cell_equals_the_number_in_the_arrays(model: TreeModel) -> None:
    search = a_still_search()
    path = main_path(search, 1)
    begun(model, search)
    parent = opened(model, search, path)
    view = search.inspect(path)
    row = view.candidate(2)
    shown = [model.index(2, column, parent).data() for column in TreeColumn]
    assert shown == [
        human_point(row.point, RULES),
        str(row.visits),
        f"{row.share * 100:.1f}\u00a0%",
        f"{(1 - row.win_rate) * 100:.1f}\u00a0%",  # White makes this move, and the numbers are Black's
        f"{row.prior * 100:.1f}\u00a0%",
        f"{row.exploitation:.3f}",
        f"{row.exploration:.3f}",
        f"{row.score:.3f}",
        "",
        "2",
    ]
    bar = model.index(2, TreeColumn.VISITS, parent).data(BAR_ROLE)
    assert bar == pytest.approx(row.visits / view.child_visits[0])
    last = model.index(len(view) - 1, TreeColumn.WIN_RATE, parent)
    assert last.data(UNSURE_ROLE) is True


def test_headings_name_the_point_of_view(model: TreeModel) -> None:
    told = model.headerData(TreeColumn.WIN_RATE, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert told.startswith("Expected result for Black")
    model.show_side(ViewedSide(Stone.WHITE, Stone.BLACK, PRESETS["tic-tac-toe"]))
    assert model.headerData(TreeColumn.WIN_RATE, Qt.Orientation.Horizontal) == "O %"


def test_all_numbers_are_for_one_side(model: TreeModel) -> None:
    search = a_still_search()
    path = main_path(search, 1)
    begun(model, search)
    parent = opened(model, search, path)
    view, below = search.inspect(()), search.inspect(path)
    for side, black in ((Stone.BLACK, True), (Stone.WHITE, False)):
        model.show_side(ViewedSide(side, Stone.BLACK, RULES))
        rates = (view.win_rate, view.candidate(0).win_rate, 1 - below.candidate(0).win_rate)
        expected = [f"{(rate if black else 1 - rate) * 100:.1f}\u00a0%" for rate in rates]
        cells = (model.index(0, TreeColumn.WIN_RATE), parent.siblingAtColumn(TreeColumn.WIN_RATE))
        below_cell = model.index(0, TreeColumn.WIN_RATE, parent)
        assert [cell.data() for cell in (*cells, below_cell)] == expected
        assert model.headerData(TreeColumn.WIN_RATE, Qt.Orientation.Horizontal) == f"{side_name(side, RULES)} %"


def test_proofs_are_shown(model: TreeModel) -> None:
    search = a_search(200_000, "tic-tac-toe", proofs=True)
    begun(model, search)
    told = texts(model, model.index(0, 0), TreeColumn.PROOF)
    assert [word == "draw" for word in told] == [row.proof is Proof.DRAW for row in search.inspect(()).candidates]
    assert model.index(0, TreeColumn.PROOF).data() == "draw"


def test_a_node_of_one_visit_has_nothing_below_it(model: TreeModel) -> None:
    search = a_still_search()
    path = main_path(search, 2)
    begun(model, search)
    parent = opened(model, search, path)
    visits = search.inspect(path).child_visits
    doors = [model.hasChildren(model.index(row, 0, parent)) for row in range(len(visits))]
    assert doors == [count > 1 for count in visits]
    assert not all(doors)


def test_rows_keep_their_order_while_held(model: TreeModel) -> None:
    search = a_still_search()
    begun(model, search)
    top, (view,) = model.index(0, 0), answer(search, ((),))
    before, last = texts(model, top), QPersistentModelIndex(model.index(len(view) - 1, 0, model.index(0, 0)))
    path = model.path(last)
    model.keep_order(True)
    model.show_nodes(1, (turned(view),))
    assert texts(model, top) == before
    assert model.index(0, TreeColumn.VISITS, top).data() == str(turned(view).child_visits[-1])
    model.keep_order(False)
    assert texts(model, top) == before[::-1]
    assert (last.row(), model.path(last)) == (0, path)


def test_an_open_branch_moves_with_its_row(model: TreeModel) -> None:
    search = a_still_search()
    begun(model, search)
    path = main_path(search, 1)
    inner = QPersistentModelIndex(model.index(1, 0, opened(model, search, path)))
    below = model.path(inner)
    model.show_nodes(1, (turned(search.inspect(())),))
    assert model.index_at(path).row() == model.rowCount(model.index(0, 0)) - 1
    assert model.path(inner) == below
    assert model.parent(inner) == model.index_at(path)


def test_new_moves_are_appended_while_the_order_is_held(model: TreeModel) -> None:
    search = a_search(12)
    begun(model, search)
    model.keep_order(True)
    before = texts(model, model.index(0, 0))
    search.run(Limit(simulations=300))
    model.show_nodes(1, answer(search, ((),)))
    after = texts(model, model.index(0, 0))
    assert after[: len(before)] == before
    assert len(after) == 36
    model.keep_order(False)
    assert texts(model, model.index(0, 0)) == [human_point(int(p), RULES) for p in search.inspect(()).points]


def test_outdated_answers_change_nothing(model: TreeModel) -> None:
    search = a_search(200)
    old = answer(search, ((),))
    search.run(Limit(simulations=200))
    begun(model, search)
    before = texts(model, model.index(0, 0), TreeColumn.VISITS)
    model.show_nodes(1, old)
    model.show_nodes(0, answer(search, ((), main_path(search, 1))))
    assert texts(model, model.index(0, 0), TreeColumn.VISITS) == before


def test_after_a_move_open_branches_stay_open(model: TreeModel, qtbot: QtBot) -> None:
    search = a_search(3000)
    begun(model, search)
    first, second, third = main_path(search, 3)
    inner = QPersistentModelIndex(model.index(0, 0, opened(model, search, (first, second))))
    played = QPersistentModelIndex(model.index_at((first,)))
    elsewhere = QPersistentModelIndex(model.index(4, 0, model.index(0, 0)))
    position = search.position.copy()
    position.play(first)
    search.set_position(position)
    with qtbot.assertNotEmitted(model.path_lost):
        model.begin_run(2, (first,))
        assert (model.path(inner), model.path(played), elsewhere.isValid()) == ((second, third), (), False)
        model.show_nodes(2, answer(search, model.open_paths()))
    assert model.open_paths() == ((), (second,))
    root = search.inspect(())
    assert texts(model, model.index(0, 0)) == [human_point(int(point), RULES) for point in root.points]
    assert texts(model, model.index_at((second,)), TreeColumn.DEPTH)[0] == "2"


def test_a_restarted_tree_is_closed_and_announced(model: TreeModel, qtbot: QtBot) -> None:
    search = a_still_search()
    begun(model, search)
    opened(model, search, main_path(search, 2))
    with qtbot.waitSignal(model.path_lost) as lost:
        model.begin_run(2)
    assert lost.args == [()]
    assert model.size == (1, 0)
    with qtbot.assertNotEmitted(model.path_lost):
        model.begin_run(3)  # no branch was open any more


def test_a_lost_subtree_is_announced(model: TreeModel, qtbot: QtBot) -> None:
    search = a_still_search()
    begun(model, search)
    path = main_path(search, 2)
    opened(model, search, path)
    model.begin_run(2, path[:1])
    fewer = a_search(20)
    with qtbot.waitSignal(model.path_lost) as lost:
        model.show_nodes(2, answer(fewer, ((),)))
    assert lost.args == [()]
    assert model.open_paths() == ((),)
    assert model.index(0, TreeColumn.VISITS).data() == str(fewer.inspect(()).visits)


def test_a_branch_missing_from_the_tree_is_closed_and_announced(model: TreeModel, qtbot: QtBot) -> None:
    search = a_still_search()
    begun(model, search)
    path = main_path(search, 2)
    opened(model, search, path)
    (view,) = answer(search, (path[:1],))
    with qtbot.waitSignal(model.path_lost) as lost:
        model.show_nodes(1, (without_visits(view, path[1]),))
    assert lost.args == [path]
    assert model.rowCount(model.index_at(path)) == 0


def without_visits(view: NodeView, point: int) -> NodeView:
    visits = view.child_visits.copy()
    visits[view.points == point] = 0
    return replace(view, child_visits=visits)


@pytest.mark.long
@pytest.mark.parametrize("number", sizes(5_000, 2_000))
def test_very_many_nodes_opened_in_turn_take_bounded_memory(qapp: object, number: int) -> None:
    del qapp
    model, search, chance = TreeModel(), a_still_search(), random.Random(5)
    begun(model, search)
    lines = [path for move in search.inspect(()).points for path in inner_paths(search, (int(move),))]
    most_branches = most_rows = 0
    for _ in range(number):
        opened(model, search, chance.choice(lines))
        branches, rows = model.size
        most_branches, most_rows = max(most_branches, branches), max(most_rows, rows)
    assert MOST_BRANCHES * 0.9 < most_branches <= MOST_BRANCHES
    assert most_rows <= MOST_ROWS


def inner_paths(search: Search, path: Path) -> list[Path]:
    """Return this node and its descendants that have children."""
    view = search.inspect(path)
    inner = [int(point) for point in view.points[view.child_visits > 1]]
    return [path, *(found for point in inner for found in inner_paths(search, (*path, point)))]


@pytest.mark.long
def test_closed_nodes_are_dropped_before_open_ones(model: TreeModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_items, "MOST_BRANCHES", 7)
    search = a_still_search()
    begun(model, search)
    moves = [(int(point),) for point in search.inspect(()).points]
    for path in moves[:3]:
        opened(model, search, path)
    for path in moves[3:6]:
        model.set_open(opened(model, search, path), False)
    for more in range(6, 9):
        opened(model, search, moves[more])
        assert set(model.open_paths()) == {(), *moves[:3], *moves[6 : more + 1]}
        assert model.size[0] == 7
    opened(model, search, moves[9])
    assert set(model.open_paths()) == {(), *moves[1:3], *moves[6:10]}


@pytest.mark.long
def test_a_large_cache_is_pruned_in_small_portions(model: TreeModel, monkeypatch: pytest.MonkeyPatch) -> None:
    search = a_still_search()
    begun(model, search)
    for point in search.inspect(()).points[:15]:
        opened(model, search, (int(point),))
    monkeypatch.setattr(tree_items, "MOST_BRANCHES", 7)
    sizes = []
    for _ in range(3):
        model.make_room()
        sizes.append(model.size[0])
    assert sizes == [10, 7, 7]


def test_with_very_many_open_rows_sorting_is_skipped(model: TreeModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrangement, "MOST_MOVING_ROWS", 30)
    search = a_still_search()
    begun(model, search)
    before = texts(model, model.index(0, 0))
    model.show_nodes(1, (turned(search.inspect(())),))
    assert model.is_crowded
    assert texts(model, model.index(0, 0)) == before
