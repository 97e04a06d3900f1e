"""Numbers of games, compared with published ones."""

import pytest

from studio.game.position import Position
from tests.game.boards import FOUR, TICTACTOE


def sequences(position: Position, plies: int) -> int:
    """Return the number of sequences of this many further plies; the last ply is counted without being played."""
    if plies == 1:
        return len(position.legal_moves())
    count = 0
    for point in position.legal_moves():
        position.play(point)
        count += sequences(position, plies - 1)
        position.undo()
    return count


def finished_games(position: Position) -> int:
    if position.is_over:
        return 1
    count = 0
    for point in position.legal_moves():
        position.play(point)
        count += finished_games(position)
        position.undo()
    return count


KNOWN = ((1, 7), (2, 49), (3, 343), (4, 2_401), (5, 16_807), (6, 117_649), (7, 823_536))
LONG_KNOWN = pytest.param(8, 5_673_234, marks=pytest.mark.long)


@pytest.mark.parametrize(("plies", "count"), [*KNOWN, LONG_KNOWN])
def test_connect_four_has_the_known_number_of_sequences(plies: int, count: int) -> None:
    assert sequences(Position(FOUR), plies) == count


@pytest.mark.long
def test_tic_tac_toe_has_the_known_number_of_finished_games() -> None:
    assert finished_games(Position(TICTACTOE)) == 255_168
