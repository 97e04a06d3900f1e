"""The review of games by workers gives the results of the window's review."""

from dataclasses import replace

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.game.files import Format
from studio.game.files.game_files import WRITABLE, read_records
from studio.game.notation import point_from_human
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.insight.comparing import LEAST_VISITS
from studio.insight.mistakes import judge, verdict
from studio.matches.game_review import GameAdvanced, GameProgressed, Reviewed, ReviewFailed, ReviewOrder, review
from studio.matches.workers.worker_context import WorkerContext, take
from tests.game.boards import game

SIX = PRESETS["gomoku-6"]
STUDIO = profile_named("studio-rollouts").parameters
BLUNDER = "c3 a1 c4 a2 d3 a3 d4 a4 f6 a5"
"""Black does not see four in a column."""


def order(moves: str, simulations: int = 2_000) -> ReviewOrder:
    record = GameRecord(SIX)
    node = record.root
    for text in moves.split():
        node = record.add(node, point_from_human(text, SIX))
    return ReviewOrder(3, WRITABLE[Format.SGF]([record]), "studio", STUDIO, Limit(simulations=simulations))


def reviewed(given: ReviewOrder) -> Reviewed:
    found = review(given)
    assert isinstance(found, Reviewed)
    return found


def test_each_position_is_searched_and_stored() -> None:
    found = reviewed(order("c3 d4 c4 d3", 200))
    (record,) = read_records(found.sgf).records
    assert (found.number, found.positions, found.moves) == (3, 5, 4)
    assert all(node.analysis is not None and node.analysis.simulations >= 200 for node in record.main_line())


def test_a_blunder_is_in_the_table_with_the_better_move() -> None:
    found = reviewed(order(BLUNDER))
    blunder = next(mistake for mistake in found.mistakes if mistake.move == 9)
    assert (blunder.side, blunder.played, blunder.better, blunder.verdict) == ("black", "f6", "a5", "blunder")
    (record,) = read_records(found.sgf).records
    judged = [move.ply for move in judge(record, record.main_line()) if verdict(move.drop)]
    assert judged == [mistake.move for mistake in found.mistakes]


def test_a_comparison_by_a_network_has_enough_visits_for_both_moves() -> None:
    """The first simulation with a network evaluates the root and visits no move."""
    parameters = profile_named("studio").parameters
    sgf = WRITABLE[Format.SGF]([game("e5 d5 a1", PRESETS["gomoku-9"])])
    (record,) = read_records(reviewed(ReviewOrder(0, sgf, "studio", parameters, Limit(simulations=500))).sgf).records
    *_, before, wasted = record.main_line()
    assert before.analysis is not None
    assert sorted(row.visits >= LEAST_VISITS for row in before.analysis.compared)[-2:] == [True, True]
    *_, judged = judge(record, record.main_line())
    assert judged.node is wasted
    assert verdict(judged.drop) is not None


def test_analysed_positions_are_not_searched_again() -> None:
    first = reviewed(order("c3 d4 c4 d3", 200))
    again = ReviewOrder(0, first.sgf, "studio", STUDIO, Limit(simulations=100))
    assert reviewed(again).positions == 0
    assert reviewed(ReviewOrder(0, first.sgf, "studio", STUDIO, Limit(simulations=100), again=True)).positions == 5


def test_it_reports_progress_and_stops_on_request() -> None:
    told: list[object] = []

    def tell(message: object) -> None:
        told.append(message)
        if len(told) == 2:
            context.stop()

    context = WorkerContext(tell)
    take(context)
    try:
        assert review(order("c3 d4 c4 d3", 200)) is None
    finally:
        take(WorkerContext())
    *told_before, last = told
    assert told_before == [GameProgressed(3, share, is_position=True) for share in (0.1, 0.2)]
    assert isinstance(last, GameAdvanced)
    again = reviewed(replace(order("c3 d4 c4 d3", 200), sgf=last.sgf))
    assert again.positions == 3, "it continues with the others"


def test_a_game_that_fails_is_reported_and_raises_nothing() -> None:
    found = review(replace(order("c3 d4"), sgf=b"no game"))
    assert isinstance(found, ReviewFailed)
    assert found.number == 3
    assert found.reason.startswith("This is not a game file")
