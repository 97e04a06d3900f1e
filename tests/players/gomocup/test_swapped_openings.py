"""Swap openings: three stones, and the choice of a side."""

from collections.abc import Mapping, Sequence

import pytest

from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.stones import Stone
from studio.players.player import Answer, Budget, Listener, ignore_analysis
from tests.players.gomocup.managing import FirstPoint, Manager, managed


def test_three_stones_are_placed(manager: Manager) -> None:
    for side in (5, 9, 15, 26):
        manager.asks(f"START {side}")
        manager.say("SWAP2BOARD", "DONE")
        points = manager.hear()[0].split()
        assert len(set(points)) == 3
        for point in points:
            column, row = map(int, point.split(","))
            assert 0 <= column < side
            assert 0 <= row < side


def test_three_or_five_stones_are_judged(game: Manager) -> None:
    for stones in (["7,7", "8,8", "9,7"], ["7,7", "8,8", "9,7", "1,1", "2,2"]):
        game.say("SWAP2BOARD", *stones, "DONE")
        assert game.hear() == ["0,0"]  # the player prefers White
        position = game.player.asked[-1][0]
        assert position.to_move is Stone.WHITE
        assert position.stones_count == len(stones)
    assert game.asks("BEGIN") == "0,0"  # no stone was placed on the board


@pytest.mark.parametrize("stones", [["7,7"], ["7,7", "8,8"], ["7,7", "7,7", "8,8"], ["7,7", "8,8", "15,0"], ["x"] * 3])
def test_unsupported_openings_are_refused(game: Manager, stones: list[str]) -> None:
    game.say("SWAP2BOARD", *stones, "DONE")
    assert game.hear()[0].startswith("ERROR ")


# The choice of a side


class Judge(FirstPoint):
    """An engine with a given win rate for the side to move by number of stones, and lines of two moves."""

    def __init__(self, rates: Mapping[int, Sequence[float]], lines: Sequence[tuple[int, ...]] = ()) -> None:
        super().__init__()
        self._rates = {stones: iter(found) for stones, found in rates.items()}
        self._lines = lines

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        found = super().move(position, budget, tell)
        value = 2 * next(self._rates[position.stones_count]) - 1
        rows = tuple(Candidate(line[0], 5, value, line=line) for line in self._lines or [(0,)])
        return Answer(found.point, PositionAnalysis(10, rows))


LINES = ((0, 1), (2, 3), (4, 5))
"""Stones of White and Black on the first row."""


@pytest.mark.parametrize(
    ("three", "five", "said"),
    [
        pytest.param([0.3], [], "SWAP", id="Black is better"),
        pytest.param([0.7, 0.7], [], "0,0", id="White is better"),
        pytest.param([0.7, 0.4], [], "SWAP", id="White seemed to be better"),
        pytest.param([0.51], [0.6, 0.505, 0.45], "2,0 3,0", id="even, and the second pair keeps it so"),
        pytest.param([0.49], [0.6, 0.4, 0.45], "SWAP", id="a little less than even, and no pair keeps it so"),
        pytest.param([0.51], [0.6, 0.4, 0.45], "0,0", id="a little more than even, and no pair keeps it so"),
    ],
)
def test_two_more_stones_are_placed_where_neither_side_is_worth_being(
    three: list[float], five: list[float], said: str
) -> None:
    judge = Judge({3: three, 5: five}, LINES)
    with managed(judge) as manager:
        manager.say("START 15", "SWAP2BOARD", "7,7", "8,8", "9,7", "DONE")
        assert manager.hear(2) == ["OK", said]
    for position, _ in judge.asked:
        assert position.to_move is Stone.WHITE


def test_two_more_stones_need_a_line_of_two() -> None:
    with managed(Judge({3: [0.5]})) as manager:
        manager.say("START 15", "SWAP2BOARD", "7,7", "8,8", "9,7", "DONE")
        assert manager.hear(2) == ["OK", "0,0"]


def test_after_five_stones_a_side_is_taken() -> None:
    with managed(Judge({5: [0.5]}, LINES)) as manager:
        manager.say("START 15", "SWAP2BOARD", "7,7", "8,8", "9,7", "1,1", "2,2", "DONE")
        assert manager.hear(2) == ["OK", "0,0"]
