"""The sequential test: its error rate is as specified, it stops early, and it counts pairs."""

import math
import random
from collections.abc import Sequence
from functools import cache

import pytest

from studio.matches.plan import Hypotheses
from studio.matches.sprt import LEAST_PAIRS, Decision, likelihood_ratio, sprt, sprt_of_counts
from tests.matches.pair_scores import chances_of
from tests.sizes import sizes

SCORES = (0, 0.5, 1, 1.5, 2)


def decided(hypotheses: Hypotheses, chances: Sequence[float], chance: random.Random, most: int = 5_000) -> Decision:
    counts = [0] * 5
    for _ in range(most):
        counts[chance.choices(range(5), chances)[0]] += 1
        decision = decision_of(hypotheses, tuple(counts))
        if decision is not Decision.UNDECIDED:
            return decision
    return Decision.UNDECIDED


@cache  # the first pairs of many tests have the same counts
def decision_of(hypotheses: Hypotheses, counts: tuple[int, ...]) -> Decision:
    return sprt_of_counts(hypotheses, counts).decision


@pytest.mark.parametrize("tests", sizes(1000, small=60))
@pytest.mark.parametrize(("drawn", "help_"), [(0.0, 0.0), (0.4, 0.1)])
@pytest.mark.parametrize(("truth", "wrong"), [(0, Decision.H1), (100, Decision.H0)])
def test_its_error_rate_is_at_most_six_percent(
    truth: float, wrong: Decision, drawn: float, help_: float, tests: int
) -> None:
    hypotheses, chance = Hypotheses(0, 100), random.Random(f"{truth} {drawn}")
    chances = chances_of(truth, drawn, help_)
    errors = sum(decided(hypotheses, chances, chance) is wrong for _ in range(tests))
    few = 2 * math.sqrt(0.06 * 0.94 * tests) if tests < 1000 else 0.0
    assert errors <= 0.06 * tests + few


def test_it_stops_early_where_the_difference_is_large() -> None:
    chance, chances = random.Random(1), chances_of(300, 0.2, 0.0)
    counts = [0] * 5
    while sprt_of_counts(Hypotheses(0, 20), counts).decision is Decision.UNDECIDED:
        counts[chance.choices(range(5), chances)[0]] += 1
    assert LEAST_PAIRS <= sum(counts) < 100


def test_with_few_pairs_nothing_is_decided() -> None:
    assert sprt(Hypotheses(0, 200), {2.0: LEAST_PAIRS - 1}).decision is Decision.UNDECIDED
    assert sprt(Hypotheses(0, 200), {2.0: 40}).decision is Decision.H1
    assert sprt(Hypotheses(0, 200), {0.0: 40}).decision is Decision.H0
    assert sprt(Hypotheses(0, 20), {}).decision is Decision.UNDECIDED


def test_the_two_players_are_treated_alike() -> None:
    counts = [3, 10, 20, 14, 6]
    ratio = likelihood_ratio(counts, 0.5, 0.55)
    assert likelihood_ratio(counts[::-1], 0.5, 0.45) == pytest.approx(ratio)
    assert likelihood_ratio(counts, 0.55, 0.5) == pytest.approx(-ratio)


def test_many_pairs_have_the_ratio_of_a_normal_mean() -> None:
    """Near the observed mean, empirical likelihood approaches that of a normal mean with the observed variance."""
    counts = [300, 900, 1900, 1000, 400]
    total = sum(counts)
    mean = sum(count * place / 4 for place, count in enumerate(counts)) / total
    variance = sum(count * (place / 4 - mean) ** 2 for place, count in enumerate(counts)) / total
    normal = total * (0.52 - 0.5) * (2 * mean - 0.5 - 0.52) / (2 * variance)
    assert likelihood_ratio(counts, 0.5, 0.52) == pytest.approx(normal, rel=0.05)


def test_shared_pairs_decide_sooner_than_games_that_are_won_and_lost() -> None:
    """The mean is the same; with less variance between pairs it is known more precisely."""
    steady, wild = [0, 0, 80, 20, 0], [45, 0, 0, 0, 55]
    assert math.isclose(sum(map(float.__mul__, map(float, SCORES), map(float, steady))), 110)
    assert likelihood_ratio(steady, 0.5, 0.55) > 3 * likelihood_ratio(wild, 0.5, 0.55) > 0
