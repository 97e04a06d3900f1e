"""Elo and its intervals, compared with closed formulas and with simulated matches."""

import math
import random
from collections.abc import Sequence

import pytest

from studio.matches.ratings import Rating, ratings
from tests.matches.pair_scores import met, score
from tests.sizes import sizes


def two(scores: Sequence[float]) -> Rating:
    """Return the rating of the first of two players against the second."""
    found = ratings(2, met((0, 1, each) for each in scores), anchor=1)
    assert found is not None
    assert found[1] == Rating(0.0, 0.0)
    return found[0]


@pytest.mark.parametrize("share", [0.5, 0.6, 0.75, 0.9])
def test_two_players_have_the_elo_of_their_score(share: float) -> None:
    games = 200
    wins = round(share * games)
    rating = two([2.0] * (wins // 2) + [0.0] * ((games - wins) // 2))
    assert rating.elo == pytest.approx(-400 * math.log10(1 / share - 1), abs=1e-6)
    assert not rating.is_open


def test_draws_count_one_half() -> None:
    assert two([1.5] * 30 + [1.0] * 70).elo == pytest.approx(two([2.0] * 15 + [1.0] * 85).elo)


def test_the_interval_counts_pairs_and_not_games() -> None:
    """The same games, once with all pairs shared, once with each pair won or lost completely."""
    shared, whole = two([1.0] * 100), two([2.0, 0.0] * 50)
    assert shared.elo == pytest.approx(0, abs=1e-9)
    assert whole.elo == pytest.approx(0, abs=1e-9)
    assert shared.margin < 0.15 * whole.margin


def test_independent_games_have_the_margin_of_the_textbook() -> None:
    chance = random.Random(0)
    rating = two([float((chance.random() < 0.5) + (chance.random() < 0.5)) for _ in range(2000)])
    assert rating.margin == pytest.approx(1.96 * 400 / math.log(10) * 2 / math.sqrt(4000), rel=0.05)


def test_a_player_that_wins_all_games_has_a_lower_bound() -> None:
    rating = two([2.0] * 50)
    assert (rating.is_open_below, rating.is_open_above) == (False, True)
    assert 400 < rating.low < rating.elo < 1000
    assert two([0.0] * 50).elo == pytest.approx(-rating.elo)


def test_only_players_that_won_or_lost_all_games_are_unbounded() -> None:
    found = ratings(3, met([(0, 1, 2.0)] * 5 + [(0, 2, 1.5), (0, 2, 1.0)]), anchor=0)
    assert found is not None
    assert [rating.is_open for rating in found] == [False, True, False]
    assert found[2].elo == pytest.approx(400 * math.log10(1 / 0.625 - 1))
    assert found[1].elo < found[2].elo < 0


def test_without_a_reference_a_winner_is_open_above_and_the_others_below() -> None:
    found = ratings(3, met([(0, 1, 2.0)] * 5 + [(0, 2, 2.0)] * 5 + [(1, 2, 1.0)] * 5))
    assert found is not None
    assert [(rating.is_open_below, rating.is_open_above) for rating in found] == [
        (False, True), (True, False), (True, False),
    ]  # fmt: skip


def test_players_compared_only_through_a_loser_of_everything_are_open_on_both_sides() -> None:
    found = ratings(3, met([(0, 2, 2.0)] * 5 + [(1, 2, 2.0)] * 5), anchor=0)
    assert found is not None
    assert (found[1].is_open_below, found[1].is_open_above) == (True, True)
    assert (found[2].is_open_below, found[2].is_open_above) == (True, False)


def test_ratings_are_transitive() -> None:
    found = ratings(3, met([(0, 1, 1.5)] * 2 + [(1, 2, 1.5)] * 2))
    assert found is not None
    step = -400 * math.log10(1 / 0.75 - 1)
    assert [rating.elo for rating in found] == pytest.approx([step, 0, -step], abs=1e-6)
    assert found[0].margin > found[1].margin


def test_a_player_without_games_cannot_be_rated() -> None:
    assert ratings(3, met([(0, 1, 1.0)])) is None
    assert ratings(2, {}) is None


def test_estimated_ratings_are_near_the_true_ones() -> None:
    strengths, chance = (150.0, 40.0, 0.0, -190.0), random.Random(3)
    pairs = [
        (one, other, score(strengths[one] - strengths[other], chance))
        for one in range(4)
        for other in range(one + 1, 4)
        for _ in range(400)
    ]
    found = ratings(4, met(pairs))
    assert found is not None
    for rating, strength in zip(found, strengths, strict=True):
        assert abs(rating.elo - strength) < 2 * rating.margin


@pytest.mark.parametrize("matches", sizes(2000, small=100))
@pytest.mark.parametrize(("elo", "pairs"), [(0, 20), (100, 50), (-250, 100)])
def test_the_interval_contains_the_truth_in_nineteen_of_twenty_matches(elo: float, pairs: int, matches: int) -> None:
    chance, held = random.Random(7), 0
    for _ in range(matches):
        rating = two([score(elo, chance) for _ in range(pairs)])
        held += rating.low <= elo <= rating.high or (rating.is_open and abs(elo) > abs(rating.low))
    assert held >= (0.95 - 3 * math.sqrt(0.05 * 0.95 / matches)) * matches
