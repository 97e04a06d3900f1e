"""Moves that the table of candidates leaves out: the button below counts and shows them."""

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from studio.engine.options.choices import Threats
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.notation import move_name, point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.further_moves import FurtherMoves
from studio.ui.candidates.left_out import MOST_LOSING, left_out_rows
from studio.ui.candidates.order import Column
from studio.ui.candidates.table import CandidatesTable
from studio.ui.widgets.theme import Theme
from tests.ui.pointer import enter, leave, move
from tests.ui.views import BOARD, made_view

LOSS, WIN = (-1, 4), (1, 4)


@pytest.fixture
def view() -> NodeView:
    """Return a visited loss, an unvisited open move, an unvisited win and two unvisited losses."""
    visits = {"a1": 20, "b1": 10, "c1": 0, "d1": 0, "e1": 0, "a2": 0}
    return made_view(visits, proofs={"b1": LOSS, "d1": WIN, "e1": LOSS, "a2": LOSS})


@pytest.fixture
def table(qtbot: QtBot, theme: Theme) -> CandidatesTable:
    table = CandidatesTable(theme)
    qtbot.addWidget(table)
    return table


def listed(table: CandidatesTable) -> set[str]:
    model = table.model()
    return {model.index(row, Column.MOVE).data() for row in range(model.rowCount())}


def names(view: NodeView, rows: Iterable[int]) -> list[str]:
    return [move_name(int(view.points[row]), BOARD) for row in rows]


def lost_view(count: int = 15, visits: int = 5) -> NodeView:
    """Return the moves a1, b1 and so on, of which each loses one ply later than the one before."""
    moves = [f"{column}{row}" for row in range(1, 6) for column in "abcde"][:count]
    return made_view(dict.fromkeys(moves, visits), proofs={move: (-1, ply) for ply, move in enumerate(moves, start=1)})


def test_unvisited_losses_are_left_out(view: NodeView) -> None:
    assert names(view, left_out_rows(view)) == ["c1", "e1", "a2"]
    without_win = made_view({"a1": 20, "c1": 0, "e1": 0}, proofs={"e1": LOSS})
    assert names(without_win, left_out_rows(without_win)) == ["e1"]


@pytest.mark.parametrize("visits", [0, 5])
def test_if_all_moves_lose_those_that_lose_latest_stay(visits: int) -> None:
    view = lost_view(MOST_LOSING + 3, visits)
    assert names(view, left_out_rows(view)) == ["a1", "b1", "c1"]


def test_visited_losses_stay_before_longer_losses_without_a_visit() -> None:
    view = made_view({"a1": 3, "b1": 0}, proofs={"a1": (-1, 2), "b1": (-1, 9)})
    assert names(view, left_out_rows(view)) == ["b1"]


def test_in_a_lost_position_moves_without_a_visit_are_left_out() -> None:
    view = replace(made_view({"a1": 3, "b1": 0}, proofs={"a1": (-1, 2)}), proof=Proof.LOSS)
    assert names(view, left_out_rows(view)) == ["b1"]


def test_beside_a_proven_win_moves_without_a_visit_are_left_out() -> None:
    view = made_view({"a1": 9, "b1": 0, "c1": 0, "d1": 0}, proofs={"b1": WIN, "d1": (0, 9)})
    assert names(view, left_out_rows(view)) == ["c1"]
    assert names(view, left_out_rows(view, [point_from_human("c1", BOARD)])) == []


def test_kept_moves_stay() -> None:
    view = lost_view(MOST_LOSING + 3)
    kept = point_from_human("b1", BOARD), point_from_human("e5", BOARD)
    assert names(view, left_out_rows(view, kept)) == ["a1", "c1"]


def test_a_real_lost_position_is_short() -> None:
    position = Position(PRESETS["gomoku-9"])
    for name in ("e5", "a1", "f5", "c1", "f8", "i9", "h7", "a9", "g7", "g9", "h4", "i1", "g5"):
        position.play(point_from_human(name, position.rules))
    search = Search(position, Parameters(threats=Threats.FOURS), seed=1)
    search.run(Limit(simulations=6000))
    view = search.snapshot().root
    assert view.proof is Proof.LOSS
    left_out = left_out_rows(view)
    assert len(view) - left_out.size == MOST_LOSING
    shown = np.setdiff1d(np.arange(len(view)), left_out)
    assert view.distances[shown].min() >= view.distances[left_out].max()


def test_the_table_keeps_the_played_and_the_selected_move_and_the_ranks(table: CandidatesTable) -> None:
    view = lost_view(MOST_LOSING + 5)
    table.keep_played(frozenset({point_from_human("a1", BOARD)}))
    table.show_view(view)
    shown = {f"{column}{row}" for row in (2, 3) for column in "abcde"}
    assert listed(table) == {"a1", *shown}
    model = table.model()
    ranks = {model.index(row, Column.MOVE).data(): model.index(row, Column.RANK).data() for row in range(11)}
    assert (ranks["e3"], ranks["a1"]) == ("1", "15")
    table.show_all(shown=True)
    table.setCurrentIndex(model.index(model.rowCount() - 2, 0))
    assert table.asked_point == point_from_human("b1", BOARD)
    table.show_all(shown=False)
    assert listed(table) == {"a1", "b1", *shown}
    assert table.asked_point == point_from_human("b1", BOARD)


def test_rows_under_the_pointer_stay_when_they_are_proven_to_lose(table: CandidatesTable, qtbot: QtBot) -> None:
    table.resize(700, 400)
    table.show()
    qtbot.waitExposed(table)
    visits = dict.fromkeys(["a1", "b1", "c1", "d1"], 0) | {"a1": 3}
    table.show_state(EngineState.THINKING)
    table.show_view(made_view(visits))
    enter(table.viewport(), QPoint(1, 1))
    move(table.viewport(), table.visualRect(table.model().index(1, Column.MOVE)).center())
    table.show_view(made_view(visits, proofs=dict.fromkeys(["b1", "c1"], LOSS)))
    assert listed(table) == {"a1", "b1", "c1", "d1"}
    leave(table.viewport())
    assert listed(table) == {"a1", "d1"}


def test_sorting_keeps_the_current_move_if_rows_are_left_out(table: CandidatesTable) -> None:
    table.show_view(lost_view(MOST_LOSING + 5))
    table.setCurrentIndex(table.model().index(0, 0))
    for column in (Column.MOVE, Column.RANK, Column.PROOF):
        for order in Qt.SortOrder:
            table.sortByColumn(column, order)
            assert table.asked_point == point_from_human("e3", BOARD)
            assert table.currentIndex().siblingAtColumn(Column.MOVE).data() == "e3"


def test_the_button_counts_the_moves_and_shows_them(table: CandidatesTable, view: NodeView) -> None:
    button = FurtherMoves(table)
    table.show_view(view)
    assert listed(table) == {"a1", "b1", "d1"}
    assert not button.isHidden()
    assert (button.text(), button.accessibleName()) == ("3 more move(s)",) * 2
    button.click()
    assert listed(table) == {"a1", "b1", "c1", "d1", "e1", "a2"}
    assert button.text() == "Hide 3 move(s)"
    button.click()
    assert listed(table) == {"a1", "b1", "d1"}


def test_without_such_moves_there_is_no_button(table: CandidatesTable, view: NodeView) -> None:
    button = FurtherMoves(table)
    table.show_view(view)
    table.show_view(made_view({"a1": 20}))
    assert button.isHidden()
    table.show_view(view)
    table.show_view(None)
    assert button.isHidden()
