"""Moves are compared by proofs, or by one search of one position that gave both enough visits."""

from dataclasses import replace

import pytest

from studio.engine.options.steering import MOST_VISITS, Steering
from studio.game.node import Node
from studio.game.position_analysis import KnownResult, PositionAnalysis
from studio.game.record import GameRecord
from studio.insight.comparing import (
    is_unsettled,
    steering_to_prove_loss,
    win_rate,
)
from tests.insight.played import DRAW, LOSS, OTHER, PLAYED, SIX, THIRD, WIN, Played, found, point, row


def drop(played: Played) -> float:
    fault = played.fault
    return fault.drop if fault is not None else 0.0


def after(rate: float, visits: int = 50_000) -> PositionAnalysis:
    """Set the result after the move, from the side to move then."""
    return found(row("a1", visits, rate))


def test_both_moves_are_compared_in_one_position() -> None:
    played = Played(found(row(OTHER, 9_000, 0.7), row(PLAYED, 1_000, 0.4)))
    assert played.fault is not None
    assert (played.fault.better.point, played.fault.better.visits) == (point(OTHER), 9_000)
    assert drop(played) == pytest.approx(0.3)


@pytest.mark.parametrize("visits", [(999, 5_000), (5_000, 999)])
def test_with_few_visits_of_either_there_is_no_mistake(visits: tuple[int, int]) -> None:
    assert Played(found(row(OTHER, visits[0], 0.9), row(PLAYED, visits[1], 0.1))).fault is None


def test_a_gap_within_noise_is_no_mistake() -> None:
    assert drop(Played(found(row(OTHER, 1_000, 0.55), row(PLAYED, 1_000, 0.50)))) == pytest.approx(0.05)
    assert Played(found(row(OTHER, 1_000, 0.54), row(PLAYED, 1_000, 0.50))).fault is None


def test_two_searches_of_different_depth_show_no_mistake() -> None:
    shallow = found(row(OTHER, 1_500, 0.7), row(PLAYED, 1_500, 0.65))
    assert drop(Played(shallow, after(0.9))) == pytest.approx(0.05), "a result after the move never counts against it"
    assert Played(found(row(OTHER, 1_500, 0.7), row(PLAYED, 1_500, 0.4)), after(0.2)).fault is None, (
        "except for that result"
    )
    assert drop(Played(found(row(OTHER, 1_500, 0.7), row(PLAYED, 1_500, 0.4)), after(0.2, 900))) == pytest.approx(0.3)


def test_only_better_moves_count() -> None:
    assert Played(found(row(OTHER, 5_000, 0.2), row(PLAYED, 5_000, 0.6))).fault is None
    assert Played(found(row(PLAYED, 5_000, 0.1))).fault is None
    assert Played(None).fault is None


def test_a_proof_needs_no_visits() -> None:
    lost = found(known=KnownResult(WIN, 3))
    played = Played(found(row(OTHER, 1, 0.5, DRAW)), lost)
    assert played.fault is not None
    assert (drop(played), played.fault.better.known.proof) == (0.5, DRAW)
    won = Played(found(row(OTHER, 1, 1.0, WIN, 5), known=KnownResult(WIN, 5)), lost)
    assert won.fault is not None
    assert (drop(won), won.fault.better.known) == (1.0, KnownResult(WIN, 5))


def test_in_a_lost_position_no_move_is_a_mistake() -> None:
    before = found(row(OTHER, 5_000, 0.8), row(PLAYED, 5_000, 0.1), known=KnownResult(LOSS, 8))
    assert Played(before, found(known=KnownResult(WIN, 3))).fault is None


def test_a_slower_win_is_no_mistake() -> None:
    before = found(row(OTHER, 10, 1.0, WIN, 3), row(PLAYED, 5_000, 0.4), known=KnownResult(WIN, 3))
    assert drop(Played(before)) == pytest.approx(0.6)
    assert Played(before, found(known=KnownResult(LOSS, 8))).fault is None


def test_no_move_is_better_than_the_position() -> None:
    before = found(row(OTHER, 5_000, 0.9), row(PLAYED, 5_000, 0.3), known=KnownResult(DRAW))
    assert drop(Played(before)) == pytest.approx(0.2)


def test_a_lost_move_is_a_mistake_only_beside_a_reliable_alternative() -> None:
    lost = found(known=KnownResult(WIN, 3))
    assert Played(found(row(OTHER, 999, 0.5), row(PLAYED, 9_000, 0.4)), lost).fault is None
    assert drop(Played(found(row(OTHER, 1_000, 0.5), row(PLAYED, 9_000, 0.4)), lost)) == pytest.approx(0.5)


def test_a_comparison_takes_precedence_over_a_free_search() -> None:
    compared = (row(OTHER, 5_000, 0.51), row(PLAYED, 5_000, 0.5))
    before = found(row(OTHER, 90_000, 0.8), row(PLAYED, 1_000, 0.4), compared=compared)
    assert Played(before).fault is None
    others_sake = found(row(OTHER, 90_000, 0.8), row(PLAYED, 1_000, 0.4), compared=(row(OTHER, 9_000, 0.5),))
    assert drop(Played(others_sake)) == pytest.approx(0.4), "that was for the sake of another move"
    without_best = (row(THIRD, 5_000, 0.4), row(PLAYED, 5_000, 0.4))
    best_was_excluded = found(row(OTHER, 90_000, 0.8), row(PLAYED, 1_000, 0.4), compared=without_best)
    assert drop(Played(best_was_excluded)) == pytest.approx(0.4)


# What a review searches


def test_a_doubtful_move_and_the_leader_are_searched_in_turn() -> None:
    before = found(row(OTHER, 9_000, 0.6), row(THIRD, 200, 0.9), row(PLAYED, 50, 0.4))
    steering = Played(before, after(0.6)).steering()
    assert steering is not None
    assert steering.only == {point(OTHER), point(PLAYED)}
    assert dict(steering.more_visits) == dict.fromkeys(steering.only, MOST_VISITS)


def test_with_a_proven_leader_only_the_played_move_is_searched() -> None:
    before = found(row(OTHER, 5, 1.0, WIN, 3), row(PLAYED, 50, 0.4), known=KnownResult(WIN, 3))
    steering = Played(before, after(0.6)).steering()
    assert steering is not None
    assert steering.only == {point(PLAYED)}


def test_a_proven_loss_is_excluded() -> None:
    before = found(row(OTHER, 900, 0.6), row(PLAYED, 9_000, 0.6))
    assert Played(before, found(known=KnownResult(WIN, 3))).steering() == Steering(excluded={point(PLAYED)})


@pytest.mark.parametrize(
    ("before", "following"),
    [
        (found(row(OTHER, 9_000, 0.6), row(PLAYED, 50, 0.4)), after(0.45)),  # as good as the leader
        (found(row(OTHER, 9_000, 0.6), row(PLAYED, 50, 0.4)), None),
        (None, after(0.9)),
        (found(row(OTHER, 9_000, 0.6), known=KnownResult(LOSS, 9)), after(0.9)),
        (found(row(OTHER, 9_000, 0.6)), found(known=KnownResult(LOSS, 9))),  # it wins
        (found(row(OTHER, 9, 0.6, DRAW), row(THIRD, 9, 0.5), known=KnownResult(DRAW)), found(known=KnownResult(DRAW))),
        (found(row(OTHER, 9, 1.0, WIN, 3)), found(known=KnownResult(WIN, 9))),  # both are proven
    ],
)
def test_a_decided_comparison_needs_no_search(
    before: PositionAnalysis | None, following: PositionAnalysis | None
) -> None:
    assert Played(before, following).steering() is None


def test_a_comparison_is_repeated_only_on_request() -> None:
    compared = (row(OTHER, 5_000, 0.6), row(PLAYED, 5_000, 0.2))
    played = Played(found(row(OTHER, 9_000, 0.6), row(PLAYED, 50, 0.4), compared=compared), after(0.9))
    assert played.steering() is None
    assert played.steering(again=True) is not None


def test_if_all_searched_moves_lose_the_others_are_searched() -> None:
    lost = found(known=KnownResult(WIN, 3))
    before = found(row(OTHER, 5, 0.0, LOSS, 2), row(PLAYED, 5_000, 0.6))
    played = Played(replace(before, lost=(point(THIRD),), lost_in=2), lost)
    assert steering_to_prove_loss(played.record, played.node) == Steering(
        excluded={point(PLAYED), point(OTHER), point(THIRD)}
    )
    assert steering_to_prove_loss(*of(Played(found(row(OTHER, 5, 0.4), row(PLAYED, 5_000, 0.6)), lost))) is None
    one_holds = replace(before, compared=(row("a1", 900, 0.4),))
    assert steering_to_prove_loss(*of(Played(one_holds, lost))) is None, "another search found one that does not lose"
    assert steering_to_prove_loss(*of(Played(before))) is None, "the move itself is unknown"
    assert steering_to_prove_loss(*of(Played(replace(before, known=KnownResult(LOSS, 4)), lost))) is None
    assert steering_to_prove_loss(*of(Played(None, lost))) is None


def test_a_likely_mistake_with_few_visits_is_unsettled() -> None:
    lost = found(known=KnownResult(WIN, 3))
    few = found(row(OTHER, 900, 0.5), row(PLAYED, 100, 0.4))
    assert is_unsettled(*of(Played(few, lost)), 0.1)
    assert is_unsettled(*of(Played(few, after(0.9))), 0.1), "the move itself has too few"
    assert not is_unsettled(*of(Played(few, after(0.55))), 0.1), "it does not seem to be one"
    assert not is_unsettled(*of(Played(few)), 0.1)
    assert not is_unsettled(*of(Played(None, lost)), 0.1)
    many = found(row(OTHER, 1_000, 0.5), row(PLAYED, 100, 0.4))
    assert not is_unsettled(*of(Played(many, lost)), 0.1), "that is a mistake"
    equal = found(row(OTHER, 1_000, 0.5), row(PLAYED, 1_000, 0.5))
    assert not is_unsettled(*of(Played(equal, after(0.9))), 0.1), "they were compared"


def of(played: Played) -> tuple[GameRecord, Node]:
    return played.record, played.node


# The win rate


def test_a_variation_counts_for_the_position_before_it() -> None:
    record = GameRecord(SIX)
    record.set_analysis(record.root, found(row(OTHER, 9_000, 0.4), row(PLAYED, 50, 0.4)))
    assert win_rate(record, record.root) == pytest.approx(0.4)
    node: Node = record.add(record.root, point(PLAYED))
    record.set_analysis(node, found(known=KnownResult(LOSS, 8)))
    assert win_rate(record, record.root) == 1.0
    other = record.add(record.root, point(OTHER))
    assert win_rate(record, other) is None
