"""Moves that lose and that the search has not visited: only their number is below the candidates."""

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import NodeView
from studio.ui.candidates.left_out import without_losing
from studio.ui.candidates.losing import LosingMoves
from studio.ui.candidates.order import Column
from studio.ui.candidates.table import CandidatesTable
from studio.ui.widgets.theme import Theme
from tests.ui.views import made_view

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


def test_only_unvisited_losses_are_left_out(view: NodeView) -> None:
    shown, count = without_losing(view)
    assert count == 2
    assert [shown.candidate(row) for row in range(len(shown))] == [view.candidate(row) for row in range(4)]


def test_if_all_moves_lose_without_a_visit_all_are_shown() -> None:
    lost = made_view({"a1": 0, "b1": 0}, proofs={"a1": LOSS, "b1": LOSS})
    assert without_losing(lost) == (lost, 0)


def test_the_button_counts_the_moves_and_shows_them(table: CandidatesTable, view: NodeView) -> None:
    button = LosingMoves(table)
    table.show_view(view)
    assert listed(table) == {"a1", "b1", "c1", "d1"}
    assert not button.isHidden()
    assert (button.text(), button.accessibleName()) == ("2 more move(s) lose",) * 2
    button.click()
    assert listed(table) == {"a1", "b1", "c1", "d1", "e1", "a2"}
    assert button.text() == "Hide 2 losing move(s)"
    button.click()
    assert listed(table) == {"a1", "b1", "c1", "d1"}


def test_without_such_moves_there_is_no_button(table: CandidatesTable, view: NodeView) -> None:
    button = LosingMoves(table)
    table.show_view(view)
    table.show_view(made_view({"a1": 20}))
    assert button.isHidden()
    table.show_view(view)
    table.show_view(None)
    assert button.isHidden()
