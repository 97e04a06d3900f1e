"""The line of a win that only the position after the winning move proves."""

import pytest

from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.insight.recorded import recorded
from studio.insight.winning_lines import WinningLine, line_of_win, winning_reply
from tests.game.boards import game

NINE = PRESETS["gomoku-9"]
LOSS = Proof.LOSS


def points(names: str) -> tuple[int, ...]:
    return tuple(point_from_human(name, NINE) for name in names.split())


def lost_after_e6(moves: int | None = None) -> tuple[GameRecord, Node]:
    """Return a game in which the search proves that Black's move e6 wins in `moves` plies only after it was played,
    and the position before that move.
    """
    record = game("e5 a1 e6", NINE)
    before, after = record.main_line()[-2:]
    short, long = points("e8 e7 d7"), points("e7 d7 c8 f5")
    rows = (
        Candidate(short[0], 90, -1.0, proof=LOSS, line=short, proof_moves=6),
        Candidate(long[0], 60, -1.0, proof=LOSS, line=long, proof_moves=8),
        Candidate(points("a2")[0], 1, -1.0, proof=LOSS, proof_moves=4),
    )
    record.set_analysis(before, PositionAnalysis(100, (Candidate(points("e6")[0], 90, 0.4),)))
    known = KnownResult(LOSS, moves)
    record.set_analysis(after, PositionAnalysis(151, rows, known=known))
    return record, before


@pytest.mark.parametrize("moves", [None, 8])
def test_the_line_goes_on_with_the_longest_defence(moves: int | None) -> None:
    record, node = lost_after_e6(moves)
    line = points("e6 e7 d7 c8 f5")
    assert record.known(node) == KnownResult(Proof.WIN, moves and moves + 1)
    assert winning_reply(record, node) == WinningLine(line, is_complete=False)
    assert line_of_win(record, node, line[0]) == line
    assert recorded(record, node).lines == {line[0]: line}


def test_a_move_loses_no_later_than_its_position() -> None:
    record, node = lost_after_e6(6)
    lost = recorded(record, node.children[0]).moves
    assert [lost[point].moves for point in points("e7 e8 a2 i9")] == [6, 6, 4, 6]


def test_no_line_is_longer_than_the_proven_win() -> None:
    record, node = lost_after_e6(2)
    assert winning_reply(record, node).points == ()
    assert line_of_win(record, node, points("e6")[0], plies=3) == points("e6")
