"""A better move that only plays forcing moves before the played move is no better move."""

import pytest

from studio.game.judgement import MoveJudgement, Prospect
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.insight.forcing_first import plays_forcing_first
from studio.insight.judgements import judgement_of
from studio.insight.key_moments import key_moments
from studio.insight.mistakes import judge
from tests.game.boards import game

NINE = PRESETS["gomoku-9"]
MOVES = "a1 a9 b1 c9 c1 e9 e5"  # d1 makes a four, which only e1 stops


def points(names: str) -> tuple[int, ...]:
    return tuple(point_from_human(name, NINE) for name in names.split())


def record_with(line: str) -> GameRecord:
    """Return a game whose last move e5 has 20 %, while the search prefers the line with 60 %."""
    record = game(MOVES, NINE)
    node = record.main_line()[-1]
    assert node.parent is not None
    first, *_ = moves = points(line)
    rows = (Candidate(first, 6_000, 0.2, line=moves), Candidate(points("e5")[0], 3_000, -0.6))
    record.set_analysis(node.parent, PositionAnalysis(9_000, rows, threats=ThreatsFound()))
    after = (Candidate(points("e4")[0], 9_000, 0.6),)
    record.set_analysis(node, PositionAnalysis(9_000, after, threats=ThreatsFound()))
    return record


@pytest.mark.parametrize(
    ("line", "is_same"),
    [
        ("d1 e1 e5", True),
        ("d1 e1 e5 f5", True),
        ("d1 f5 e5", False),  # not the forced reply
        ("f5 f6 e5", False),  # f5 forces nothing
        ("d1 e1 f5", False),  # another move
        ("e5 e1", False),
    ],
)
def test_forced_replies_before_the_move_are_recognized(line: str, is_same: bool) -> None:
    record = record_with(line)
    assert plays_forcing_first(record, record.main_line()[-1], points(line)) is is_same


@pytest.mark.parametrize(("line", "drop"), [("d1 e1 e5", 0.0), ("f5 f6 e5", 0.4)])
def test_a_review_does_not_mark_a_move_that_only_lacks_forcing_moves(line: str, drop: float) -> None:
    record = record_with(line)
    found = judgement_of(record, record.main_line()[-1])
    assert found is not None
    assert found.drop == pytest.approx(drop)
    assert found.preferred == points(line)[0]


def test_a_stored_mark_of_this_kind_is_no_mark() -> None:
    record = record_with("d1 e1 e5")
    node, line = record.main_line()[-1], points("d1 e1 e5")
    record.set_judgement(node, MoveJudgement(0.4, line[0], before=Prospect(0.6), after=Prospect(0.2), line=line))
    judged = judge(record, record.main_line())[-1]
    assert (judged.drop, judged.better, judged.is_same_idea) == (0, None, True)
    assert key_moments(record, record.main_line()) == ()


def test_a_proof_decides_also_after_forcing_moves() -> None:
    record = record_with("d1 e1 e5")
    node, line = record.main_line()[-1], points("d1 e1 e5")
    won = MoveJudgement(
        0.8, line[0], KnownResult(Proof.WIN, 9), Prospect(1.0, KnownResult(Proof.WIN, 9)), Prospect(0.2), line=line
    )
    record.set_judgement(node, won)
    assert judge(record, record.main_line())[-1].drop == 0.8
