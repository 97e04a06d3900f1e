"""The accuracy of a side in a reviewed game, and the summary of a game."""

from dataclasses import replace

import pytest

from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.accuracy import Phase, accuracies, by_phase, figures, phase_borders, phase_of, rated_moves
from studio.insight.game_summary import summary_of
from studio.insight.key_moments import KeyKind, key_moments
from tests.insight.reviews import finish_review
from tests.keeping.missed import left_alone

NOUGHTS = PRESETS["tic-tac-toe"]


def game(moves: str, *rates: tuple[float, float] | None) -> GameRecord:
    """Return a record. For each position, `rates` are the win rates of the best move, c3, and of the played move, for
    the side to move; None without an analysis.
    """
    record, points = GameRecord(NOUGHTS), [point_from_human(text, NOUGHTS) for text in moves.split()]
    node = record.root
    for point, pair in zip([*points, None], [*rates, *[None] * (len(points) + 1 - len(rates))], strict=True):
        if pair is not None:
            best, played = pair
            rows = [Candidate(point_from_human("c3", NOUGHTS), 9000, 2 * best - 1)]
            rows += [Candidate(point, 8000, 2 * played - 1)] if point is not None else []
            record.set_analysis(node, PositionAnalysis(17_000, tuple(rows), threats=ThreatsFound()))
        if point is not None:
            node = record.add(node, point)
    return finish_review(record)


def test_it_is_one_minus_the_average_loss_of_win_rate() -> None:
    record = game("a1 b2 a2 b1", (0.7, 0.4), (0.6, 0.6), (0.4, 0.4), (0.6, 0.6), (0.4, 0.4))
    assert accuracies(record) == {Stone.BLACK: pytest.approx(0.85), Stone.WHITE: pytest.approx(1.0)}


def test_a_game_without_enough_analyses_has_none() -> None:
    assert accuracies(game("a1 b2 a2 b1")) == {}
    assert accuracies(game("a1 b2 a2 b1", None, (0.5, 0.5), None, (0.5, 0.5))) == {}


def test_a_summary_has_the_facts_of_the_record() -> None:
    record = game("a1 b2 a2")
    record.black, record.white, record.result, record.date = "Ann", "", "B+R", "2026-03-01"
    record.add(record.root, 4)
    found = summary_of(record)
    assert (found.black, found.white, found.result, found.date, found.moves) == ("Ann", "", "B+R", "2026-03-01", 3)
    assert found.rules == NOUGHTS


def test_a_lost_position_and_an_unsettled_move_are_not_rated() -> None:
    record = game("a1 b2 a2 b1", (0.7, 0.4), (0.6, 0.6), (0.4, 0.4), (0.6, 0.6), (0.4, 0.4))
    _, one, _, three, four = record.main_line()
    record.set_analysis(one, PositionAnalysis(17_000, (), known=KnownResult(Proof.LOSS, 4), threats=ThreatsFound()))
    moves = rated_moves(finish_review(record), record.main_line())
    assert [(move.is_judged, move.is_rated) for move in moves] == [
        (True, True),
        (True, False),
        (True, True),
        (True, True),
    ]
    assert [move.is_best for move in moves] == [True, False, True, True]
    few = (Candidate(point_from_human("c3", NOUGHTS), 500, 0.8), Candidate(point_from_human("b1", NOUGHTS), 10, -0.8))
    record.set_analysis(three, PositionAnalysis(510, few, threats=ThreatsFound()))
    record.set_analysis(
        four, PositionAnalysis(17_000, (Candidate(point_from_human("c3", NOUGHTS), 9000, 0.8),), threats=ThreatsFound())
    )
    unsettled = rated_moves(finish_review(record), record.main_line())[3]
    assert (unsettled.judged.is_unsettled, unsettled.is_judged, unsettled.is_rated) == (True, True, False)


def test_figures_count_best_moves_marks_and_times() -> None:
    record = game("a1 b2 a2 b1", (0.7, 0.4), (0.6, 0.6), (0.4, 0.4), (0.6, 0.45), (0.55, 0.4))
    for node, time_ms in zip(record.main_line()[1:], (1_000, None, 2_500, 500), strict=True):
        record.set_time(node, time_ms)
    moves = rated_moves(record, record.main_line())
    black, white = (figures([move for move in moves if move.side is side]) for side in (Stone.BLACK, Stone.WHITE))
    assert (black.accuracy, black.average_loss, black.best_share) == (0.85, 0.15, 0.5)
    assert (black.moves, black.rated, black.mistakes, black.blunders) == (2, 2, 0, 1)
    assert (black.timed, black.seconds) == (2, 1.75)
    assert (white.mistakes, white.blunders, white.timed, white.seconds) == (1, 0, 1, 0.5)


def test_missed_and_allowed_wins_are_counted() -> None:
    record = left_alone()
    assert figures(rated_moves(record, record.main_line())[5:]).allowed_wins == 1


def test_a_win_that_only_the_tree_proves_counts_as_allowed() -> None:
    record = left_alone()
    *_, parent, last = record.main_line()
    for node in (parent, last):
        assert node.analysis is not None
        record.set_analysis(node, replace(node.analysis, threats=ThreatsFound()))
    moves = rated_moves(finish_review(record), record.main_line())
    assert moves[5].judged.missed is None
    assert [move.allows_win for move in moves] == [False] * 5 + [True]
    assert figures(moves[5:]).allowed_wins == 1


def test_the_move_that_decided_the_game_counts_as_allowed_win() -> None:
    record = left_alone()
    parent = record.main_line()[-2]
    assert parent.analysis is not None
    e4, e8, i9 = parent.analysis.rows
    rows = (replace(i9, visits=9000, value=0.0), replace(e4, visits=50), e8)
    record.set_analysis(parent, replace(parent.analysis, candidates=rows))
    moves = rated_moves(finish_review(record), record.main_line())
    (moment,) = key_moments(record, record.main_line())
    assert moment.kinds == (KeyKind.LAST_ESCAPE,), "the search preferred the move, which is no mistake"
    assert [move.judged.ply for move in moves if move.allows_win] == [moment.number]


@pytest.mark.parametrize(
    ("name", "opening", "middle"),
    [("gomoku-15", 10, 30), ("gomoku-9", 10, 30), ("connect-four", 10, 21), ("gomoku-6", 9, 18), ("tic-tac-toe", 2, 4)],
)
def test_phases_have_fixed_borders(name: str, opening: int, middle: int) -> None:
    rules = PRESETS[name]
    assert phase_borders(rules) == (opening, middle)
    phases = [phase_of(number, rules) for number in (1, opening, opening + 1, middle, middle + 1)]
    assert phases == [Phase.OPENING, Phase.OPENING, Phase.MIDDLE, Phase.MIDDLE, Phase.END]


def test_a_phase_of_fewer_than_three_moves_has_no_accuracy() -> None:
    record = game("a1 b2 a2 b1 a3", *[(0.6, 0.6)] * 6)
    phases = by_phase(rated_moves(record, record.main_line()))
    assert [(phase.rated, phase.accuracy) for phase in phases.values()] == [(2, None), (2, None), (1, None)]
    three = game("a1 b2 c1 b1 b3 a2 c2 a3", *[(0.5, 0.5)] * 9)
    assert by_phase(rated_moves(three, three.main_line()))[Phase.END].accuracy == 1.0
