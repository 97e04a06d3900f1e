"""The candidates' model: numbers equal the arrays, and held rows keep their places."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import NodeView
from studio.game.notation import human_point
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.keeping.analyses import view_of
from studio.ui.candidates.model import CandidatesModel
from studio.ui.candidates.order import Column
from studio.ui.tables.model import BAR_ROLE, UNSURE_ROLE, Roles
from studio.ui.texts.viewed_side import ViewedSide
from tests.ui.views import made_view, real_view

FIRST = {"a1": 50, "b1": 40, "c1": 30}
TURNED = {"c1": 90, "d1": 60, "a1": 55, "b1": 40}


@pytest.fixture
def model() -> Iterator[CandidatesModel]:
    model = CandidatesModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield model
    del tester


def column(model: CandidatesModel, which: Column) -> list[str]:
    return [model.index(row, which).data() for row in range(model.rowCount())]


def test_a_score_is_not_shown_as_a_win_rate(model: CandidatesModel) -> None:
    rows = (
        Candidate(0, 30, 0.5, engine_score="+35", is_estimate=True),
        Candidate(1, 20, 0.5, engine_score="+30"),
        Candidate(2, 10, 0.0, is_estimate=True),
        Candidate(3, 5, 1.0, proof=Proof.WIN, engine_score="+M3", is_estimate=True),
    )
    model.show_view(view_of(PositionAnalysis(65, rows, is_external=True), PRESETS["gomoku-15"]))
    by_move = dict(zip(column(model, Column.MOVE), column(model, Column.WIN_RATE), strict=True))
    assert by_move == {"a15": "+35", "b15": "75.0\u00a0%", "c15": "", "d15": "win"}
    values = dict(zip(column(model, Column.MOVE), column(model, Column.VALUE), strict=True))
    assert (values["a15"], values["b15"], values["c15"]) == ("", "0.500", "")
    assert sorted(column(model, Column.WINS)) == ["", "", "15.0", "5.0"]


def test_the_scores_and_values_are_those_of_the_chosen_side(model: CandidatesModel) -> None:
    rows = (
        Candidate(0, 30, 0.5, engine_score="+35", is_estimate=True),
        Candidate(1, 20, 0.5),
        Candidate(2, 10, 0.0, engine_score="0", is_estimate=True),
        Candidate(3, 5, 1.0, proof=Proof.WIN),
    )
    model.show_view(view_of(PositionAnalysis(65, rows, is_external=True), PRESETS["gomoku-15"]))
    model.show_side(ViewedSide(Stone.BLACK, Stone.WHITE))
    shown = {
        which: dict(zip(column(model, Column.MOVE), column(model, which), strict=True))
        for which in (Column.WIN_RATE, Column.VALUE, Column.WINS, Column.PROOF)
    }
    assert shown[Column.WIN_RATE] == {"a15": "−35", "b15": "25.0\u00a0%", "c15": "+0", "d15": "loss"}
    assert shown[Column.VALUE] == {"a15": "", "b15": "−0.500", "c15": "", "d15": "−1.000"}
    assert (shown[Column.WINS]["b15"], shown[Column.WINS]["d15"]) == ("5.0", "0.0")
    assert shown[Column.PROOF]["d15"] == "loss"
    headings = [model.headerData(at, Qt.Orientation.Horizontal, Roles.ToolTipRole) for at in shown]
    assert all("Black" in heading for heading in headings)


def test_numbers_equal_the_search(model: CandidatesModel) -> None:
    view = real_view()
    model.show_view(view)
    assert model.rowCount() == len(view)
    assert column(model, Column.RANK) == [str(row + 1) for row in range(len(view))]
    assert column(model, Column.MOVE) == [human_point(int(point), view.rules) for point in view.points]
    assert column(model, Column.VISITS) == [str(visits) for visits in view.child_visits]
    total = view.child_visits.sum()
    assert column(model, Column.SHARE) == [f"{visits / total * 100:.1f}\u00a0%" for visits in view.child_visits]
    assert column(model, Column.WIN_RATE) == [f"{(value + 1) * 50:.1f}\u00a0%" for value in view.values]
    values = [float(text.replace("−", "-")) for text in column(model, Column.VALUE)]
    assert values == pytest.approx(view.values, abs=5e-4)
    rates = zip(view.values, view.child_visits, strict=True)
    wins = [float(text.replace("\u202f", "").replace(",", "")) for text in column(model, Column.WINS)]
    assert wins == pytest.approx([(value + 1) / 2 * visits for value, visits in rates], abs=0.051)
    assert column(model, Column.PRIOR) == [f"{prior * 100:.1f}\u00a0%" for prior in view.priors]
    first_line = [human_point(point, view.rules) for point in view.candidate(0).line]
    assert column(model, Column.LINE)[0].split() == first_line[1:], "the first move has its own column"
    assert len(first_line) > 1
    assert model.candidate(3) == view.candidate(3)


def test_values_that_another_program_left_out_are_empty(model: CandidatesModel) -> None:
    model.show_view(view_of(PositionAnalysis(9, (Candidate(0, 9, 0.5),)), PRESETS["gomoku-9"]))
    assert column(model, Column.PRIOR) == [""]


def test_rows_of_at_most_one_visit_have_no_bars(model: CandidatesModel) -> None:
    model.show_view(made_view({"a1": 1, "b2": 1, "c3": 0}))
    assert [model.index(row, Column.VISITS).data(BAR_ROLE) for row in range(3)] == [0, 0, 0]


def test_bars_are_relative_to_the_leader_and_few_visits_are_unsure(model: CandidatesModel) -> None:
    model.show_view(made_view({"a1": 40, "b1": 10, "c1": 9, "d1": 0}))
    assert [model.index(row, Column.VISITS).data(BAR_ROLE) for row in range(4)] == [1, 0.25, 0.225, 0]
    assert model.index(0, Column.SHARE).data(BAR_ROLE) is None
    assert [model.index(row, Column.WIN_RATE).data(UNSURE_ROLE) for row in range(4)] == [False, False, True, True]
    assert [column(model, each)[3] for each in (Column.WIN_RATE, Column.VALUE)] == ["", ""]
    assert column(model, Column.WINS)[3] == "0.0"


def test_proofs_are_shown_as_words(model: CandidatesModel) -> None:
    model.show_view(made_view({"a1": 9, "b1": 8, "c1": 7, "d1": 6}, proofs={"a1": (1, 2), "b1": (-1, 3), "c1": (0, 4)}))
    assert column(model, Column.PROOF) == ["win ≤ 3", "draw", "", "loss ≤ 4"]


def test_a_proven_move_has_its_result_in_place_of_the_win_rate(model: CandidatesModel) -> None:
    proofs = {"b1": (0, 4), "c1": (-1, 3), "d1": (1, 2)}
    model.show_view(made_view({"a1": 9, "b1": 8, "c1": 7, "d1": 0}, {"a1": 0.7, "b1": 0.6}, proofs=proofs))
    model.sort(Column.WIN_RATE, Qt.SortOrder.DescendingOrder)
    shown = dict(zip(column(model, Column.MOVE), column(model, Column.WIN_RATE), strict=True))
    assert list(shown.items()) == [("d1", "win"), ("a1", "70.0\u00a0%"), ("b1", "draw"), ("c1", "loss")]


def test_a_proof_of_an_older_file_has_no_number_of_moves(model: CandidatesModel) -> None:
    kept = (Candidate(0, 9, 1.0, proof=Proof.WIN), Candidate(1, 8, -1.0, proof=Proof.LOSS))
    model.show_view(view_of(PositionAnalysis(17, kept), PRESETS["gomoku-9"]))
    assert column(model, Column.PROOF) == ["win", "loss"]


def test_updates_signal_changed_cells_and_never_reset(model: CandidatesModel, qtbot: QtBot) -> None:
    model.show_view(made_view(FIRST))
    with qtbot.assertNotEmitted(model.modelReset), qtbot.assertNotEmitted(model.layoutChanged):
        with qtbot.waitSignal(model.dataChanged), qtbot.assertNotEmitted(model.rowsInserted):
            model.show_view(made_view({"b1": 60, "a1": 55, "c1": 30}))
        assert column(model, Column.MOVE) == ["b1", "a1", "c1"]
        with qtbot.waitSignals([model.rowsInserted, model.dataChanged]):
            model.show_view(made_view(TURNED))
        with qtbot.waitSignals([model.rowsRemoved, model.dataChanged]):
            model.show_view(made_view({"e5": 3}))
        assert column(model, Column.MOVE) == ["e5"]
        model.show_view(None)
    assert model.rowCount() == 0


def cells(model: CandidatesModel) -> dict[tuple[int, int], tuple[object, ...]]:
    """Return all that each cell shows."""
    indexes = [model.index(row, column) for row in range(model.rowCount()) for column in Column]
    roles = (Qt.ItemDataRole.DisplayRole, BAR_ROLE, UNSURE_ROLE)
    return {(index.row(), index.column()): tuple(index.data(role) for role in roles) for index in indexes}


@pytest.mark.parametrize("keeps_order", [False, True])
@pytest.mark.parametrize(
    ("after", "announced"),
    [
        (made_view(TURNED), 0),
        (made_view(TURNED | {"c1": 91}), 8),
        (made_view(TURNED | {"b1": 41}), 8),
        (made_view(TURNED, {"d1": 0.75}), 3),
        (made_view(TURNED, proofs={"b1": (1, 5)}), 40),
        (made_view(TURNED, priors={"a1": 0.5}), 1),
        (made_view({"d1": 99} | TURNED), 40),
        (made_view(TURNED | {"e1": 9}), 50),
        (real_view(), 1000),
    ],
)
def test_only_cells_that_look_different_are_announced(
    model: CandidatesModel, after: NodeView, announced: int, keeps_order: bool
) -> None:
    model.show_view(made_view(TURNED))
    before, runs = cells(model), list[tuple[QModelIndex, QModelIndex]]()
    model.dataChanged.connect(lambda first, last: runs.append((first, last)))
    model.show_view(after, keeps_order)
    reported = {
        (row, column)
        for first, last in runs
        for row in range(first.row(), last.row() + 1)
        for column in range(first.column(), last.column() + 1)
    }
    assert {place for place, cell in cells(model).items() if cell != before.get(place)} <= reported
    assert len(reported) <= announced


def test_a_proven_result_is_reliable_after_one_visit(model: CandidatesModel) -> None:
    model.show_view(made_view({"a1": 9, "b1": 1}, proofs={"b1": (1, 2)}))
    unsure = [model.index(row, Column.WIN_RATE).data(UNSURE_ROLE) for row in range(2)]
    assert column(model, Column.MOVE) == ["b1", "a1"]
    assert unsure == [False, True]
    assert model.index(0, Column.VISITS).data(UNSURE_ROLE)


def test_held_rows_stay_and_new_ones_follow(model: CandidatesModel) -> None:
    model.show_view(made_view(FIRST))
    model.show_view(made_view(TURNED), keep_order=True)
    assert column(model, Column.MOVE) == ["a1", "b1", "c1", "d1"]
    assert column(model, Column.RANK) == ["3", "4", "1", "2"]
    assert column(model, Column.VISITS) == ["55", "40", "90", "60"]
    model.show_view(made_view(TURNED))
    assert column(model, Column.MOVE) == list(TURNED)


@pytest.mark.parametrize("visits", [{"c1": 400, "a1": 300}, {"c1": 5, "b1": 4, "a1": 3}])
def test_another_position_resets_the_order(model: CandidatesModel, visits: dict[str, int]) -> None:
    model.show_view(made_view(FIRST))
    model.show_view(made_view(visits), keep_order=True)
    assert column(model, Column.MOVE) == list(visits)


@pytest.mark.parametrize(
    ("which", "order", "expected"),
    [
        (Column.RANK, Qt.SortOrder.DescendingOrder, "b2 c2 a1 b5"),
        (Column.MOVE, Qt.SortOrder.AscendingOrder, "a1 b2 b5 c2"),
        (Column.VISITS, Qt.SortOrder.AscendingOrder, "c2 b5 b2 a1"),
        (Column.WIN_RATE, Qt.SortOrder.DescendingOrder, "a1 b5 b2 c2"),
        (Column.WIN_RATE, Qt.SortOrder.AscendingOrder, "b2 a1 b5 c2"),
        (Column.PRIOR, Qt.SortOrder.DescendingOrder, "b2 a1 b5 c2"),
        (Column.PROOF, Qt.SortOrder.DescendingOrder, "b5 a1 c2 b2"),
    ],
)
def test_each_column_sorts_by_its_numbers(
    model: CandidatesModel, which: Column, order: Qt.SortOrder, expected: str
) -> None:
    view = made_view(
        {"a1": 40, "b2": 30, "b5": 20, "c2": 0},
        win_rates={"a1": 0.4, "b2": 0.3, "b5": 0.6, "c2": 0.5},
        priors={"b2": 0.2},
        proofs={"a1": (1, 5), "b2": (-1, 2), "b5": (1, 3)},
    )
    model.show_view(view)
    model.sort(which, order)
    assert column(model, Column.MOVE) == expected.split()


@pytest.mark.parametrize(
    ("which", "expected"),
    [
        (Column.RANK, "b5 a1 d4 e5 c2 b2"),
        (Column.WIN_RATE, "b2 d4 e5 a1 b5 c2"),
        (Column.VALUE, "b2 a1 d4 e5 b5 c2"),
        (Column.PROOF, "b2 d4 e5 c2 a1 b5"),
    ],
)
def test_the_chosen_side_changes_the_order_of_its_columns_alone(
    model: CandidatesModel, which: Column, expected: str
) -> None:
    """b2 is a win, d4 a draw, a1 and b5 are losses for the side that is not to move."""
    view = made_view(
        {"a1": 40, "b2": 30, "b5": 20, "d4": 15, "e5": 12, "c2": 0},
        win_rates={"a1": 0.4, "b2": 0.3, "b5": 0.6, "d4": 0.5, "e5": 0.55},
        proofs={"a1": (1, 5), "b2": (-1, 2), "b5": (1, 3), "d4": (0, 9)},
    )
    model.show_view(view)
    rising = which is Column.RANK
    model.sort(which, Qt.SortOrder.AscendingOrder if rising else Qt.SortOrder.DescendingOrder)
    model.show_side(ViewedSide(Stone.BLACK, Stone.WHITE))
    assert column(model, Column.MOVE) == expected.split()


def test_sorting_moves_persistent_indexes_and_lasts(model: CandidatesModel) -> None:
    model.show_view(made_view(FIRST))
    held = QPersistentModelIndex(model.index(0, Column.MOVE))
    model.sort(Column.VISITS, Qt.SortOrder.AscendingOrder)
    assert (held.row(), held.data()) == (2, "a1")
    model.show_view(made_view(TURNED))
    assert column(model, Column.VISITS) == ["40", "55", "60", "90"]
