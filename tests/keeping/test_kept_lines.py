"""The lines of moves in a saved analysis."""

import pytest

from studio.engine.views.snapshot import CandidateRow
from studio.game.position_analysis import Proof
from studio.keeping.analyses import _candidate


@pytest.mark.parametrize(("proof", "moves"), [(Proof.WIN, 24), (Proof.LOSS, 12), (Proof.UNKNOWN, 12)])
def test_the_line_of_a_proven_win_is_kept_whole(proof: Proof, moves: int) -> None:
    row = CandidateRow(0, 90, 1.0, 0.5, 0.1, 0.5, 0.1, 0.6, proof, 39, tuple(range(24)))
    assert _candidate(row).line == tuple(range(moves))
