"""Proven results in the cells of tables."""

import pytest
from PySide6.QtCore import QLocale

from studio.game.position_analysis import Proof
from studio.ui.texts.proofs import proof_text


@pytest.mark.parametrize(
    ("proof", "plies", "text"),
    [
        (Proof.WIN, 9, "win ≤ 9"),
        (Proof.LOSS, 4, "loss ≤ 4"),
        (Proof.WIN, 1, "win in 1"),
        (Proof.WIN, 0, "win"),
        (Proof.DRAW, 5, "draw"),
        (Proof.UNKNOWN, 5, ""),
    ],
)
def test_a_length_is_an_upper_bound_except_of_an_immediate_win(proof: Proof, plies: int, text: str) -> None:
    assert proof_text(proof, plies, QLocale("en")) == text
