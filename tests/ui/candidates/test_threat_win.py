"""A move that wins by threats is marked differently from one that the search proved."""

from PySide6.QtCore import Qt

from studio.engine.views.threats import ThreatKind
from studio.game.notation import point_from_human
from studio.ui.candidates.marks import ThreatWin
from studio.ui.candidates.model import CandidatesModel
from studio.ui.candidates.order import Column
from tests.ui.views import BOARD, made_view


def proofs(model: CandidatesModel) -> list[str]:
    return [model.index(row, Column.PROOF).data() for row in range(model.rowCount())]


def win(move: str) -> ThreatWin:
    return ThreatWin(point_from_human(move, BOARD), 9, ThreatKind.FOURS)


def test_the_tooltip_of_the_winning_move_names_its_kind_of_threat() -> None:
    model = CandidatesModel()
    model.show_view(made_view({"a1": 20, "b2": 10}))
    model.show_threat_win(win("b2"))
    assert proofs(model) == ["", "win ≤ 9"]
    tip = model.index(1, Column.PROOF).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Wins by threats in at most 9 plies, found by the threat search"  # four in a row win on this board
    assert not model.index(0, Column.PROOF).data(Qt.ItemDataRole.ToolTipRole)
    model.show_threat_win(None)
    assert proofs(model) == ["", ""]


def test_the_shorter_of_two_proofs_is_shown() -> None:
    model = CandidatesModel()
    model.show_view(made_view({"a1": 20, "b2": 10}, proofs={"b2": (1, 26)}))
    assert proofs(model)[0] == "win ≤ 27"
    model.show_threat_win(win("b2"))
    assert proofs(model)[0] == "win ≤ 9"


def test_a_shorter_proof_of_the_search_takes_precedence() -> None:
    model = CandidatesModel()
    model.show_view(made_view({"a1": 20, "b2": 10}, proofs={"b2": (1, 2)}))
    before = proofs(model)
    model.show_threat_win(win("b2"))
    assert proofs(model) == before
