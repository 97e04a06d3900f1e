"""Played moves that a review compares with better ones, and the threats that it finds."""

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound, ThreatWin
from studio.game.stones import Stone
from studio.insight.comparing import LEAST_VISITS
from studio.insight.missed import Missed
from studio.insight.mistakes import Verdict, judge, verdict
from tests.activities.reviews import BLUNDER, LIMIT, NINE, PLAIN, SIX, Reader, ending, game, name


def test_a_possible_mistake_is_compared_in_its_position(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 a1 b2")
    line = record.main_line()
    bad, good = line[3], point_from_human("d3", SIX)
    record.set_analysis(line[2], PositionAnalysis(500, (Candidate(good, 500, 0.6),), PLAIN, threats=ThreatsFound()))
    record.set_analysis(bad, PositionAnalysis(500, (Candidate(good, 500, 0.6),), PLAIN, threats=ThreatsFound()))
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, line[2:], Limit(simulations=500), profile=PLAIN)
    (node, found), *long = reader.found
    assert node is line[2]
    assert {each for each, _analysis in long} == {line[2], bad}, "the win rates before and after the move contradict it"
    assert set(reader.progress) == {(0, 0)}
    assert found.is_steered
    assert bad.move is not None
    visits = {row.point: row.visits for row in found.candidates}
    assert visits.keys() == {bad.move.point, good}
    assert min(visits.values()) >= LEAST_VISITS, "enough for both"
    assert abs(visits[bad.move.point] - visits[good]) <= 1
    assert node.analysis is not None
    assert bad.move.point in {row.point for row in node.analysis.compared}, "kept beside the long search"


def test_a_lost_move_triggers_a_search_of_all_others(qtbot: QtBot, reader: Reader) -> None:
    record = game(BLUNDER)
    line = record.main_line()
    lost = line[4]
    b3 = Candidate(point_from_human("b3", SIX), 500, 0.0)
    record.set_analysis(line[3], PositionAnalysis(500, (b3,), PLAIN, threats=ThreatsFound()))
    won = KnownResult(Proof.WIN, 5)
    record.set_analysis(lost, PositionAnalysis(500, (), PLAIN, known=won, threats=ThreatsFound()))
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, line[3:5], Limit(simulations=500), profile=PLAIN)
    assert [(node, found.is_steered) for node, found in reader.found] == [(line[3], True)]
    assert lost.move is not None
    assert lost.move.point not in {row.point for row in reader.found[0][1].candidates}


def test_unplayable_moves_of_a_file_are_not_compared(reader: Reader) -> None:
    record = game("c3 a1 b2")
    line = record.main_line()
    taken = Candidate(point_from_human("c3", SIX), 500, 0.9)
    for node in line[2:]:
        record.set_analysis(node, PositionAnalysis(500, (taken,), PLAIN, threats=ThreatsFound()))
    reader.review.begin(record, line[2:], Limit(simulations=500), profile=PLAIN)
    assert (reader.ends, reader.found, reader.errors) == ([True], [], [])


def test_wins_by_threats_are_proven_and_a_missed_defence_is_named(qtbot: QtBot, reader: Reader) -> None:
    record = game("e5 a1 e6 a9 e7 i9 e8", NINE)  # Black has an open three, and White plays elsewhere
    line = record.main_line()
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, line, Limit(simulations=200), profile=PLAIN)
    before, after = (node.analysis.threats for node in line[5:7] if node.analysis is not None)
    assert before is not None
    assert after is not None
    assert (before.win, after.menace) == (None, None)
    assert before.menace is not None
    assert [name(point) for point in before.menace.defences] == ["e8", "e4"]
    assert record.known(line[6]) == KnownResult(Proof.WIN, 3), "a solver's proof is a proof"
    ignored = judge(record, line)[6]
    assert verdict(ignored.drop) is Verdict.BLUNDER
    assert ignored.missed is not None
    assert (ignored.missed.what, ignored.missed.side) == (Missed.DEFENCE, Stone.BLACK)


def test_analysed_positions_are_only_searched_for_threats(
    qtbot: QtBot, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = game("e5 a1 e6 a9 e7", NINE)
    last = record.main_line()[-1]
    record.set_analysis(last, PositionAnalysis(500, (Candidate(0, 500, 0.0),), PLAIN))
    reader.keep_in(record)
    searched: list[Limit] = []
    run = Search.run

    def running(search: Search, limit: Limit) -> object:
        searched.append(limit)
        return run(search, limit)

    monkeypatch.setattr(Search, "run", running)
    with ending(qtbot, reader):
        reader.review.begin(record, [last], LIMIT, profile=PLAIN)
    ((node, found),) = reader.found
    assert (node, found.simulations, reader.progress) == (last, 500, [(0, 1), (1, 1)])
    assert found.threats is not None
    assert isinstance(found.threats.menace, ThreatWin)
    assert LIMIT not in searched, "no search is made for it"
