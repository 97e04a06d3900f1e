"""A better move whose line only leads back to the played move is no better move."""

from dataclasses import replace

import pytest

from studio.engine.options.limits import Limit
from studio.game.judgement import Missed, MoveJudgement, Prospect
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.insight.confirming import Confirming, LongSearch
from studio.insight.forcing_first import leads_back, plays_forcing_first
from studio.insight.judgements import judgement_of
from studio.insight.key_moments import key_moments, last_escape
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


def deepen(record: GameRecord, times: int) -> None:
    """Replace the searches before and after the last move by longer ones with the same win rates."""
    for each in record.main_line()[-2:]:
        assert each.analysis is not None
        rows = tuple(replace(row, visits=times * row.visits) for row in each.analysis.candidates)
        simulations = times * each.analysis.simulations
        record.set_analysis(each, replace(each.analysis, simulations=simulations, candidates=rows))


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


def test_long_searches_that_disagree_show_that_the_order_matters() -> None:
    record = record_with("d1 e1 e5")
    node = record.main_line()[-1]
    short = judgement_of(record, node)
    assert short is not None
    assert short.drop == 0, "short searches may not have found the line"
    deepen(record, 20)
    record.set_analysis(record.root, PositionAnalysis(9_000, threats=ThreatsFound()))
    found = Confirming(Limit(simulations=9_000)).judgement(record, node)
    assert found is not None
    assert found.drop == pytest.approx(0.4)
    assert found.better == points("d1")[0]
    record.set_judgement(node, found)
    judged = judge(record, record.main_line())[-1]
    assert judged.drop == pytest.approx(0.4)
    assert (judged.is_same_idea, judged.is_open) == (False, False)


def test_a_mark_is_withdrawn_only_after_long_searches() -> None:
    confirming = Confirming(Limit(simulations=9_000))
    record = record_with("d1 e1 e5")
    node = record.main_line()[-1]
    assert node.parent is not None
    assert confirming.needed(record, node) == [LongSearch(node), LongSearch(node.parent)]
    deepen(record, 20)
    assert confirming.needed(record, node) == []


def test_a_better_line_that_leads_back_needs_no_long_searches_if_it_gains_little() -> None:
    record = record_with("d1 e1 e5")
    node = record.main_line()[-1]
    record.set_analysis(node, PositionAnalysis(9_000, (Candidate(points("e4")[0], 9_000, -0.1),)))
    assert Confirming(Limit(simulations=9_000)).needed(record, node) == []


def test_a_proof_decides_also_after_forcing_moves() -> None:
    record = record_with("d1 e1 e5")
    node, line = record.main_line()[-1], points("d1 e1 e5")
    won = MoveJudgement(
        0.8, line[0], KnownResult(Proof.WIN, 9), Prospect(1.0, KnownResult(Proof.WIN, 9)), Prospect(0.2), line=line
    )
    record.set_judgement(node, won)
    assert judge(record, record.main_line())[-1].drop == 0.8


def lose(record: GameRecord, *, by_threats: bool = False) -> None:
    """Prove that the last move loses, by a later search or by the threat solver."""
    node, win = record.main_line()[-1], points("e4 e6 e3")
    rows = (Candidate(win[0], 9_000, 1.0, proof=Proof.WIN, line=win, proof_moves=3),)
    threats = ThreatsFound(win=ThreatWin("fours", win)) if by_threats else ThreatsFound()
    known = KnownResult(Proof.WIN, 3)
    record.set_analysis(node, PositionAnalysis(9_000, rows, known=known, threats=threats))


@pytest.mark.parametrize("by_threats", [False, True])
def test_a_line_back_to_a_move_that_is_proven_to_lose_is_no_better(by_threats: bool) -> None:
    record = record_with("d1 e1 e5")
    lose(record, by_threats=by_threats)
    found = judgement_of(record, record.main_line()[-1])
    assert found is not None
    assert (found.drop, found.missed, found.after.known.proof) == (0.0, None, Proof.LOSS)
    record.set_judgement(record.main_line()[-1], found)
    judged = judge(record, record.main_line())[-1]
    assert (judged.drop, judged.is_same_idea) == (0.0, True)
    assert key_moments(record, record.main_line()) == ()


def test_another_move_than_one_that_is_proven_to_lose_is_better() -> None:
    record = record_with("f5 f6 e5")
    lose(record)
    found = judgement_of(record, record.main_line()[-1])
    assert found is not None
    assert found.drop == pytest.approx(0.6)


def test_a_proven_defence_is_better_also_if_it_only_plays_a_forcing_move_first() -> None:
    record = record_with("d1 e1 e5")
    lose(record, by_threats=True)
    parent = record.main_line()[-2]
    assert parent.analysis is not None
    menace = ThreatWin("fours", points("e4 e6 e3"), defences=points("d1"))
    record.set_analysis(parent, replace(parent.analysis, threats=ThreatsFound(menace=menace)))
    found = judgement_of(record, record.main_line()[-1])
    assert found is not None
    assert (found.better, found.missed) == (points("d1")[0], Missed.DEFENCE)


@pytest.mark.parametrize(("reply", "is_same"), [("f6 f5 g5", True), ("f6 g5 f5", False), ("f6", False)])
def test_a_line_that_reaches_the_position_of_the_best_play_is_no_better(reply: str, is_same: bool) -> None:
    record = record_with("f5 f6 e5")
    node, line = record.main_line()[-1], points(reply)
    record.set_analysis(node, PositionAnalysis(9_000, (Candidate(line[0], 9_000, 0.6, line=line),)))
    assert leads_back(record, node, points("f5 f6 e5")) is is_same


def test_the_last_escape_is_before_a_move_whose_better_line_leads_back_to_it() -> None:
    record = record_with("d1 e1 e5")
    record.result, (c1, last) = "W+R", record.main_line()[5::2]
    record.set_judgement(c1, MoveJudgement(0.3, points("e4")[0], before=Prospect(0.7), after=Prospect(0.4)))
    record.set_judgement(last, judgement_of(record, last))
    escape = last_escape(record, judge(record, record.main_line()))
    assert escape is not None
    assert escape.number == 5
