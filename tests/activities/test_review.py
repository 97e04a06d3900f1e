"""The review of a whole game: each position gets its own full search, the record stays; it ends cleanly and can be
continued.
"""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from studio.activities import review_threads
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import FinalMove, Parameters
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.game.node import Node, Setup
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof, ThreatsFound
from studio.game.rules import Rules
from studio.game.stones import PASS, Move, Stone
from studio.insight.confirming import FACTOR
from studio.insight.mistakes import Verdict, judge, verdict
from studio.insight.reviewing import QUICK_SIMULATIONS
from studio.matches.review_search import ReviewSearch
from tests.activities.reviews import BLUNDER, LIMIT, NOUGHTS, OPENING, PLAIN, SIX, Reader, ending, game, known


def test_every_position_gets_its_own_full_search(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
        assert reader.review.is_running
    assert reader.nodes == line[::-1], "from the end of the game"
    assert reader.progress == [(done, 6) for done in range(7)]
    assert [node.analysis for node in line] == [None] * 6, "the review does not write the record"
    for node, found in reader.found:
        assert (found.simulations, found.kept) == (LIMIT.simulations, 0), "each position has its own tree"
        assert found.profile == PLAIN
        assert all(row.point not in played(node) for row in found.candidates)


def played(node: Node) -> set[int]:
    return {step.move.point for step in node.path() if step.move is not None}


def test_a_quick_search_of_all_positions_comes_first(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    line = record.main_line()
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, line, Limit(simulations=4 * QUICK_SIMULATIONS), profile=PLAIN)
    quick, full = reader.found[:6], reader.found[6:]
    assert [node for node, _ in quick] == line
    assert {found.simulations for _, found in quick} == {QUICK_SIMULATIONS}
    assert all(found.threats is None for _, found in quick), "the win rates come before the threat searches"
    assert all(node.analysis is not None and node.analysis.threats is not None for node in line)
    searched = [node for node, found in full if not found.is_steered and found.simulations <= 4 * QUICK_SIMULATIONS]
    assert searched == line[::-1]
    long = {found.simulations for _, found in full if not found.is_steered} - {4 * QUICK_SIMULATIONS}
    assert long <= {FACTOR * 4 * QUICK_SIMULATIONS}, "they confirm marks"
    assert reader.glances == [(done, 6) for done in range(7)]


def test_moves_are_judged_when_both_positions_are_searched(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4 c4 d3")
    line = record.main_line()
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, line, Limit(simulations=4 * QUICK_SIMULATIONS), profile=PLAIN)
    assert reader.judged == [[node] for node in line[:0:-1]] + [line[1:]]


@pytest.mark.parametrize("cores", [1, 3])
def test_the_number_of_threads_changes_no_result(qtbot: QtBot, qapp: object, cores: int) -> None:
    del qapp
    found = []
    for threads in (2, cores):
        record = game(BLUNDER)
        line, reader = record.main_line(), Reader(threads)
        reader.keep_in(record)
        with ending(qtbot, reader):
            reader.review.begin(record, line, Limit(simulations=4 * QUICK_SIMULATIONS), profile="studio")
        found.append([(node.judgement, _results(node.analysis)) for node in line])
    assert found[0] == found[1]


def _results(analysis: PositionAnalysis | None) -> PositionAnalysis | None:
    """Return the analysis without the time, and without the parameters: the threads share the memory."""
    return None if analysis is None else replace(analysis, seconds=None, parameters={})


def test_only_the_first_thread_loads_the_kernels(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    record, reader, loaded = game(OPENING), Reader(3), list[Position]()
    load = ReviewSearch.load

    def loading(search: ReviewSearch, position: Position) -> None:
        loaded.append(position)
        load(search, position)

    monkeypatch.setattr(ReviewSearch, "load", loading)
    monkeypatch.setattr(review_threads, "_loaded", set[object]())
    for _ in range(2):
        with ending(qtbot, reader):
            reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    assert len(loaded) == 1


def test_a_proven_position_ends_at_once_and_the_next_one_has_its_full_limit(qtbot: QtBot, reader: Reader) -> None:
    record = game("a1 a3 b1 a2 b2 b3", NOUGHTS)  # Black could win with c1 instead of b2
    line = record.main_line()
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, line, Limit(simulations=50_000), profile="studio")
    assert reader.nodes[: len(line)] == line
    assert max(found.simulations for _, found in reader.found) < 50_000, "tic-tac-toe is soon proven"
    judged = judge(record, line)
    assert judged[4].black == 1.0
    assert line[4].analysis is not None
    assert [row.proof for row in line[4].analysis.candidates if row.point == point_from_human("c1", NOUGHTS)] == [
        Proof.WIN
    ]


def test_after_a_proof_the_next_position_is_searched_in_full(qtbot: QtBot, reader: Reader) -> None:
    record = game("b2 a6 c2 b6 d2 c6", Rules(6, 6, 4))  # Black wins by e2 or a2
    won = record.main_line()[-1]
    far = Node(None, won)
    far.setup = Setup(dict.fromkeys(played(won), Stone.EMPTY), Stone.BLACK)  # an empty board again
    with ending(qtbot, reader):
        reader.review.begin(record, [won, far], Limit(simulations=300), profile="studio")
    (_, open_), (_, proven) = reader.found
    assert any(row.proof is Proof.WIN for row in proven.candidates)
    assert proven.simulations < 300
    assert open_.simulations == 300


def test_a_finished_game_is_not_searched(qtbot: QtBot, reader: Reader) -> None:
    record = game("a1 a3 b1 b3 c1", NOUGHTS)
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
    assert reader.nodes == line[-2::-1]
    assert reader.progress[-1] == (5, 5)


def test_analysed_positions_are_skipped_unless_repetition_is_requested(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    line = record.main_line()
    for node, simulations in zip(line, (200, 199, 5000, 0, 200, 10), strict=True):
        node.analysis = known(simulations) if simulations else None
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
    assert reader.nodes == [line[5], line[3], line[1]]
    assert reader.progress[0] == (0, 3)
    reader.found.clear()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, again=True, profile=PLAIN)
    assert reader.nodes == line[::-1]


def test_a_second_review_has_nothing_to_do(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    reader.keep_in(record)
    with ending(qtbot, reader):
        reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    reader.found.clear()
    reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    assert reader.ends == [True, True]
    assert not reader.found


@pytest.mark.long
def test_a_time_limit_skips_results_of_the_same_profile(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4 c4")
    line = record.main_line()
    line[0].analysis = known(10)
    line[1].analysis = known(10, profile="studio")
    line[2].analysis = PositionAnalysis(10, profile=PLAIN, threats=ThreatsFound())  # without candidates
    with ending(qtbot, reader):
        reader.review.begin(record, line, Limit(seconds=0.5), profile=PLAIN)
    assert set(reader.nodes) == set(line[1:])
    assert all(found.simulations > 10 for _, found in reader.found)


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
    full = [(node, found) for node, found in reader.found if not found.is_steered]
    assert {node for node, _ in full} == {line[0], line[2]}, "the rule for the final move does not affect the search"
    assert all(found.parameters == changed.as_dict() for _, found in reader.found)


def _kept(parameters: Parameters) -> PositionAnalysis:
    return PositionAnalysis(10, (Candidate(0, 10, 0.0),), PLAIN, parameters.as_dict(), threats=ThreatsFound())


def test_moves_deleted_meanwhile_are_skipped(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
        record.delete(line[3])
    assert set(reader.nodes) - {line[5]} == set(line[:3]), "the last position was being searched"
    assert reader.progress[-1] == (6, 6)
    assert not reader.errors


def test_moves_added_meanwhile_are_ignored(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4")
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
        record.add(line[-1], point_from_human("a1", SIX))
        record.add(line[0], point_from_human("a2", SIX))
    assert reader.nodes == line[::-1]


def test_passes_and_setups_are_searched_too(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4")
    passed = Node(Move(Stone.BLACK, PASS), record.main_line()[-1])
    twice = Node(Move(Stone.WHITE, PASS), passed)
    set_up = Node(Move(Stone.WHITE, 0), twice)
    set_up.setup = Setup({7: Stone.BLACK}, Stone.WHITE)
    line = record.main_line()
    with ending(qtbot, reader):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
    assert reader.nodes == line[::-1]
    assert all(found.simulations >= 200 for _, found in reader.found)


def test_a_failing_search_is_reported_and_ends_the_review(
    qtbot: QtBot, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_arguments: object) -> None:
        raise MemoryError("no memory left")

    monkeypatch.setattr(Search, "run", break_down)
    record = game(OPENING)
    with ending(qtbot, reader, completed=False):
        reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    assert [str(error) for error in reader.errors] == ["The search failed: no memory left."]
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
    assert [str(error) for error in reader.errors] == ["The search failed: MemoryError."]
    assert reader.ends == [False]


def test_a_line_that_can_no_longer_be_played_is_reported(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4 c4")
    line = record.main_line()
    with ending(qtbot, reader, completed=False):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
        line[2].move = line[1].move
    assert [error.code for error in reader.errors] == ["occupied"]


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


def test_the_threads_share_the_memory(qtbot: QtBot) -> None:
    record, reader = game("c3"), Reader(4)
    with ending(qtbot, reader):
        reader.review.begin(record, record.main_line(), LIMIT, parameters=Parameters(memory_mb=400))
    assert {found.parameters["memory_mb"] for _, found in reader.found} == {100}
