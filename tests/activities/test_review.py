"""The review of a whole game: each position gets its own full search, the record stays; it ends cleanly."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import FinalMove, Parameters
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.game.node import Node, Setup
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof, ThreatsFound
from studio.game.rules import Rules
from studio.game.stones import PASS, Move, Stone
from studio.insight.mistakes import Verdict, judge, verdict
from studio.thinking.live_search import LiveSearch
from studio.thinking.tree_work import WorkKind
from tests.activities.reviews import LIMIT, NINE, NOUGHTS, PLAIN, SIX, Reader, ending, game, known

OPENING = "c3 d4 c4 d3 b5"


def test_every_position_gets_its_own_full_search(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
        assert reader.review.is_running
    assert reader.nodes == line
    assert reader.progress == [(done, 6) for done in range(7)]
    assert reader.found[0][1].simulations == LIMIT.simulations
    kept = [line[ply - 1].analysis for ply in range(1, 6)]
    assert kept == [None] * 5, "the review does not write the record"
    for (node, live_search), before in zip(reader.found[1:], reader.found, strict=False):
        assert node.move is not None
        visits = {row.point: row.visits for row in before[1].candidates}
        reused = live_search.kept
        assert live_search.simulations == LIMIT.simulations, "each position has its own new simulations"
        assert reused == visits.get(node.move.point, reused), "and keeps the tree of the previous one"
        assert live_search.profile == PLAIN
        assert all(row.point not in played(node) for row in live_search.candidates)


def played(node: Node) -> set[int]:
    return {step.move.point for step in node.path() if step.move is not None}


def test_a_proven_position_ends_at_once_and_the_next_one_has_its_full_limit(qtbot: QtBot, reader: Reader) -> None:
    record = game("a1 a3 b1 a2 b2 b3", NOUGHTS)  # Black could win with c1 instead of b2
    line = record.main_line()
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, line, Limit(simulations=50_000), profile="studio")
    assert reader.nodes == line
    simulations = [live_search.simulations for _, live_search in reader.found]
    assert max(simulations) < 50_000, "tic-tac-toe is soon proven"
    judged = judge(record, line)
    assert judged[4].black == 1.0
    assert [row.proof for row in reader.found[4][1].candidates if row.point == point_from_human("c1", NOUGHTS)] == [
        Proof.WIN
    ]


def test_after_a_proof_the_next_position_is_searched_in_full(qtbot: QtBot, reader: Reader) -> None:
    record = game("b2 a6 c2 b6 d2 c6", Rules(6, 6, 4))  # Black wins by e2 or a2
    won = record.main_line()[-1]
    far = Node(None, won)
    far.setup = Setup(dict.fromkeys(played(won), Stone.EMPTY), Stone.BLACK)  # an empty board again
    with ending(qtbot, reader):
        reader.review.begin(record, [won, far], Limit(simulations=300), profile="studio")
    (_, proven), (_, open_) = reader.found
    assert any(row.proof is Proof.WIN for row in proven.candidates)
    assert proven.simulations < 300
    assert open_.simulations == 300


def test_a_finished_game_is_not_searched(qtbot: QtBot, reader: Reader) -> None:
    record = game("a1 a3 b1 b3 c1", NOUGHTS)
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
    assert reader.nodes == line[:-1]
    assert reader.progress[-1] == (5, 5)


def test_analysed_positions_are_skipped_unless_repetition_is_requested(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    line = record.main_line()
    for node, simulations in zip(line, (200, 199, 5000, 0, 200, 10), strict=True):
        node.analysis = known(simulations) if simulations else None
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
    assert reader.nodes == [line[1], line[3], line[5]]
    assert reader.progress[0] == (0, 3)
    reader.found.clear()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, again=True, profile=PLAIN)
    assert reader.nodes == line


def test_a_second_review_has_nothing_to_do(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    reader.found.clear()
    reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    assert reader.ends == [True, True]
    assert not reader.found
    assert len(reader.analyses) == 1, "no thread is started for nothing"


@pytest.mark.long
def test_a_time_limit_skips_results_of_the_same_profile(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4 c4")
    line = record.main_line()
    line[0].analysis = known(10)
    line[1].analysis = known(10, profile="studio")
    line[2].analysis = PositionAnalysis(10, profile=PLAIN, threats=ThreatsFound())  # without candidates
    with ending(qtbot, reader):
        reader.review.begin(record, line, Limit(seconds=0.5), profile=PLAIN)
    assert reader.nodes == line[1:]
    assert all(live_search.simulations > 10 for _, live_search in reader.found)


def test_changed_parameters_are_used_and_distinguished(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4")
    line, plain = record.main_line(), profile_named(PLAIN).parameters
    changed = replace(plain, exploration=0.5, final_move=FinalMove.SAMPLE, memory_mb=64)
    reader.keep_in(record)
    line[0].analysis = _kept(plain)
    line[1].analysis = _kept(replace(changed, final_move=FinalMove.VALUE, memory_mb=512))
    with ending(qtbot, reader):
        reader.review.begin(record, line, Limit(seconds=0.05), profile=PLAIN, parameters=changed)
    assert reader.progress[0] == (0, 2)
    assert reader.nodes[:2] == [line[0], line[2]], "the rule for the final move does not affect the search"
    assert all(found.parameters == changed.as_dict() for _, found in reader.found)


def _kept(parameters: Parameters) -> PositionAnalysis:
    return PositionAnalysis(10, (Candidate(0, 10, 0.0),), PLAIN, parameters.as_dict(), threats=ThreatsFound())


def test_it_can_be_cancelled_in_the_middle(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    line = record.main_line()
    reader.review.begin(record, line, Limit(seconds=0.05), profile=PLAIN)
    qtbot.waitUntil(lambda: len(reader.found) == 2, timeout=60_000)
    reader.review.cancel()
    assert reader.ends == [False]
    assert not reader.review.is_running
    assert reader.threads_running == 0
    reader.review.cancel()
    qtbot.waitUntil(lambda: not reader.review.findChildren(LiveSearch), timeout=20_000)  # deleted, with its events
    assert reader.ends == [False]
    assert reader.nodes == line[:2]


def test_it_can_be_cancelled_during_an_endless_search(qtbot: QtBot, reader: Reader) -> None:
    record = game("e5", NINE)
    reader.review.begin(record, record.main_line(), Limit(seconds=3600), profile=PLAIN)
    live_search = reader.analyses[0]
    qtbot.waitUntil(
        lambda: live_search.thought is not None and live_search.thought.snapshot.simulations > 0, timeout=60_000
    )
    reader.review.cancel()
    assert (reader.ends, reader.found) == ([False], [])
    assert reader.threads_running == 0


def test_it_can_be_cancelled_from_a_signal_handler(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    reader.review.node_reviewed.connect(reader.review.cancel)
    with ending(qtbot, reader, completed=False):
        reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    assert reader.nodes == [record.root]
    assert reader.progress == [(0, 6)]
    assert reader.ends == [False]


def test_another_review_replaces_the_first(qtbot: QtBot, reader: Reader) -> None:
    first, second = game(OPENING), game("a1 b2")
    reader.review.begin(first, first.main_line(), Limit(seconds=3600), profile=PLAIN)
    reader.review.begin(second, second.main_line(), LIMIT, profile=PLAIN)
    assert reader.ends == [False]
    qtbot.waitUntil(lambda: reader.ends == [False, True], timeout=60_000)
    assert reader.nodes == second.main_line()


def test_moves_deleted_meanwhile_are_skipped(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
        record.delete(line[3])
    assert reader.nodes == line[:3]
    assert reader.progress[-1] == (6, 6)
    assert not reader.errors


def test_moves_added_meanwhile_are_ignored(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4")
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
        record.add(line[-1], point_from_human("a1", SIX))
        record.add(line[0], point_from_human("a2", SIX))
    assert reader.nodes == line


def test_passes_and_setups_are_searched_too(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4")
    passed = Node(Move(Stone.BLACK, PASS), record.main_line()[-1])
    twice = Node(Move(Stone.WHITE, PASS), passed)
    set_up = Node(Move(Stone.WHITE, 0), twice)
    set_up.setup = Setup({7: Stone.BLACK}, Stone.WHITE)
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
    assert reader.nodes == line
    assert all(live_search.simulations >= 200 for _, live_search in reader.found)


def test_a_failing_search_is_reported_and_ends_the_review(qtbot: QtBot, reader: Reader) -> None:
    def break_down(_search: Search) -> Iterator[object]:
        raise MemoryError("no memory left")

    record = game(OPENING)
    with ending(qtbot, reader, completed=False):
        reader.review.begin(record, record.main_line(), Limit(seconds=3600), profile=PLAIN)
        reader.analyses[0].begin_work(WorkKind.STATISTICS, break_down)
    assert [error.code for error in reader.errors] == ["search_failed"]
    assert reader.ends == [False]


def test_a_failing_solver_is_reported_and_ends_the_review(
    qtbot: QtBot, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_arguments: object) -> None:
        raise MemoryError

    monkeypatch.setattr(Solver, "solve", break_down)
    record = game(OPENING)
    with ending(qtbot, reader, completed=False):
        reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    assert [(error.code, str(error)) for error in reader.errors] == [
        ("solver_failed", "The solver failed: MemoryError.")
    ]
    assert reader.ends == [False]


def test_a_line_that_can_no_longer_be_played_is_reported(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4 c4")
    line = record.main_line()
    with ending(qtbot, reader, completed=False):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
        line[3].move = line[2].move
    assert [error.code for error in reader.errors] == ["occupied"]
    assert reader.nodes == line[:3]


def test_a_steered_analysis_does_not_skip_a_position(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3")
    steered = PositionAnalysis(5_000, (Candidate(0, 5_000, 0.0),), PLAIN, is_steered=True)
    record.set_analysis(record.root, steered)
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, [record.root], LIMIT, profile=PLAIN)
    assert reader.nodes == [record.root]
    assert record.root.analysis is not None
    assert (record.root.analysis.is_steered, record.root.analysis.simulations) == (False, 200)
    assert record.root.analysis.compared == steered.candidates


def test_a_shorter_review_keeps_proofs(qtbot: QtBot, reader: Reader) -> None:
    record = game("a1 a3 b1 a2 b2 b3", NOUGHTS)
    line = record.main_line()
    reader.keep_in(record)
    for simulations in (50_000, 5):
        with ending(qtbot, reader):
            reader.review.begin(record, line, Limit(simulations=simulations), again=True, profile="studio")
        known = [record.known(node) for node in line]
        marks = [verdict(move.drop) for move in judge(record, line)]
        assert [result.proof for result in known] == [Proof.DRAW, Proof.DRAW, *[Proof.WIN, Proof.LOSS] * 2, Proof.WIN]
        assert [result.moves for result in known[2:]] == [5, 4, 1, 2, 1]
        assert marks == [None, None, Verdict.BLUNDER, *[None] * 4], "b2 wins later, and wins"
