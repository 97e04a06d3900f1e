"""The side from whose point of view all numbers of a window are shown."""

import numpy as np
import pytest

from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.texts.point_of_view import OPPOSITE, STORED
from studio.ui.texts.viewed_side import ViewedSide, WinRatesFor

BLACK, WHITE = Stone.BLACK, Stone.WHITE


@pytest.mark.parametrize(
    ("side", "root", "flips"),
    [
        (BLACK, BLACK, [False, True, False]),
        (WHITE, WHITE, [False, True, False]),
        (WHITE, BLACK, [True, False, True]),
        (BLACK, WHITE, [True, False, True]),
    ],
)
def test_values_of_the_other_side_change_their_sign(side: Stone, root: Stone, flips: list[bool]) -> None:
    viewed = ViewedSide(side, root)
    assert [viewed.on_moves_to(depth).is_other for depth in (1, 2, 3)] == flips
    assert viewed.on_root.is_other is flips[0]
    assert [viewed.on_moves_from(path).is_other for path in ((), (7,), (7, 8))] == flips
    assert [viewed.rate(0.25, root), viewed.rate(0.25, root.opponent)] == ([0.75, 0.25] if flips[0] else [0.25, 0.75])


def test_a_choice_is_a_side_in_each_position() -> None:
    sides = [[choice.side(to_move) for to_move in (BLACK, WHITE)] for choice in WinRatesFor]
    assert sides == [[BLACK, BLACK], [WHITE, WHITE], [BLACK, WHITE]]


def test_the_heading_names_the_side_of_the_game() -> None:
    assert ViewedSide().heading == "Black %"
    assert ViewedSide(WHITE, WHITE, PRESETS["connect-four"]).heading == "Yellow %"


def test_a_win_of_one_side_is_a_loss_of_the_other() -> None:
    proofs = (Proof.WIN, Proof.LOSS, Proof.DRAW)
    assert [OPPOSITE.proof(proof) for proof in proofs] == [Proof.LOSS, Proof.WIN, Proof.DRAW]
    assert [STORED.proof(proof) for proof in proofs] == [*proofs]


def test_numbers_of_the_other_side() -> None:
    assert (STORED.value(0.5), STORED.rate(0.75), STORED.rate_of(0.5), STORED.score("12")) == (0.5, 0.75, 0.75, "+12")
    assert (OPPOSITE.value(0.5), OPPOSITE.rate(0.75), OPPOSITE.rate_of(0.5)) == (-0.5, 0.25, 0.25)
    assert OPPOSITE.score("12") == "−12"
    assert OPPOSITE.values(np.array([0.5, -1])).tolist() == [-0.5, 1]
    assert str(OPPOSITE.value(0.0)) == "0.0", "without a sign"
