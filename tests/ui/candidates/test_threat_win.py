"""The move that wins by threats among the candidates: told apart from what the search has proven."""

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


def test_the_winning_move_says_by_what_it_wins() -> None:
    model = CandidatesModel()
    model.show_view(made_view({"a1": 20, "b2": 10}))
    model.show_threat_win(win("b2"))
    assert proofs(model) == ["", "win in 9 by threats"]  # four win on this board
    model.show_threat_win(None)
    assert proofs(model) == ["", ""]


def test_what_the_search_has_proven_comes_first() -> None:
    model = CandidatesModel()
    model.show_view(made_view({"a1": 20, "b2": 10}, proofs={"b2": (1, 2)}))
    before = proofs(model)
    model.show_threat_win(win("b2"))
    assert proofs(model) == before
