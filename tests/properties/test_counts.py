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


def sequences_through_positions(position: Position, plies: int) -> int:
    """Return the number of sequences of this many further plies. Each position is reached once, by its first one."""
    ways: dict[object, tuple[Position, int]] = {position.key: (position, 1)}
    for _ in range(plies - 1):
        reached: dict[object, tuple[Position, int]] = {}
        for before, number in ways.values():
            for point in before.legal_moves():
                after = before.copy()
                after.play(point)
                known = reached.get(after.key, (after, 0))
                reached[after.key] = known[0], known[1] + number
        ways = reached
    return sum(number * len(position.legal_moves()) for position, number in ways.values())


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


@pytest.mark.parametrize(("plies", "count"), KNOWN)
def test_connect_four_has_the_known_number_of_sequences(plies: int, count: int) -> None:
    assert sequences(Position(FOUR), plies) == count


@pytest.mark.parametrize(("plies", "count"), [KNOWN[4], pytest.param(8, 5_673_234, marks=pytest.mark.long)])
def test_sequences_counted_at_each_position_are_as_many(plies: int, count: int) -> None:
    assert sequences_through_positions(Position(FOUR), plies) == count


@pytest.mark.long
def test_tic_tac_toe_has_the_known_number_of_finished_games() -> None:
    assert finished_games(Position(TICTACTOE)) == 255_168
