"""The candidates in the order of the board, and their values: by keys and menu, and remembered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS
from studio.ui.candidates.order import Column
from studio.ui.program import Program
from tests.ui.views import BOARD, made_view
from tests.window.hands import raise_pane
from tests.window.starting import Start


def columns_of(program: Program) -> list[str]:
    model = program.window.panes.candidates.model()
    return [model.index(row, Column.MOVE).data() for row in range(model.rowCount())]


def search(qtbot: QtBot, program: Program) -> None:
    program.session.begin(PRESETS["connect-four"])
    program.window.panes.bar.limit_editor.set_limit(Limit(simulations=2_000))
    with qtbot.waitSignal(program.live_search.stopped, timeout=30_000):
        program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: len(columns_of(program)) == 7)


def test_the_candidates_by_column_with_values(qtbot: QtBot, start: Start) -> None:
    program = start()
    raise_pane(program, "candidates")
    search(qtbot, program)
    table, actions = program.window.panes.candidates, program.window.actions_
    assert columns_of(program)[0] == "4"
    qtbot.keyClick(program.window, Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    assert actions["candidates_in_order"].isChecked()
    assert columns_of(program) == list("1234567")
    actions["candidate_values"].trigger()
    assert not table.isColumnHidden(Column.VALUE)
    actions["candidate_wins"].trigger()
    assert not table.isColumnHidden(Column.WINS)
    names = ("candidates_in_order", "candidate_values", "candidate_wins")
    assert set(table.horizontalHeader().actions()) == {actions[name] for name in names}
    program.session.mark_saved(Path("unused.sgf"))
    assert program.window.close()
    program.close()
    again = start()
    assert again.window.panes.candidates.is_in_board_order
    assert again.window.panes.candidates.chosen_columns == {Column.VALUE, Column.WINS}
    assert all(again.window.actions_[name].isChecked() for name in names)
    table = again.window.panes.candidates
    table.sortByColumn(Column.VISITS, Qt.SortOrder.DescendingOrder)
    assert not again.window.actions_["candidates_in_order"].isChecked()


@pytest.mark.long
def test_the_move_of_the_record_stays_among_the_candidates_even_if_it_loses_soon(start: Start) -> None:
    program = start()
    program.session.begin(BOARD)
    program.session.play(point_from_human("a1", BOARD))
    program.session.go_back()
    moves = [f"{column}{row}" for row in range(1, 4) for column in "abcde"]
    lost = made_view(dict.fromkeys(moves, 5), proofs={move: (-1, ply) for ply, move in enumerate(moves, start=1)})
    program.window.panes.candidates.show_view(lost)
    assert "a1" in columns_of(program)
    assert "b1" not in columns_of(program)
    assert program.window.panes.further_moves.text() == "4 more moves"
