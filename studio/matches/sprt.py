"""A sequential test over pairs of games. It stops when it accepts one of two hypotheses.

A pair has one of five scores: 0, ½, 1, 1½ or 2 of two games. The test is the generalised sequential probability ratio
test for the mean score. Each hypothesis states a mean. Its likelihood is the largest that any five probabilities of the
scores with this mean have (empirical likelihood). The test compares the two likelihoods. Draws and unbalanced openings
need no separate model.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.matches.plan import Hypotheses
from studio.matches.ratings import Scores, expected

_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
_BISECTIONS = 60
_TRACE = 0.001
# The variance of fewer pairs is unknown.
LEAST_PAIRS = 8
"""The test does not decide before this number of pairs."""


class Decision(StrEnum):
    """The decision of a sequential test."""

    UNDECIDED = "undecided"
    H0 = "H0"
    """The first player is no stronger than `elo0`."""
    H1 = "H1"
    """The first player is stronger by `elo1` or more."""


@dataclass(frozen=True, slots=True)
class SprtState:
    """The state of a sequential test."""

    ratio: float
    """The logarithm of the likelihood ratio. Positive values support H1."""
    lower: float
    upper: float
    decision: Decision
    counts: tuple[int, ...]
    """The number of pairs by the score of the first player: 0, ½, 1, 1½, 2."""


def sprt(hypotheses: Hypotheses, scores: Scores) -> SprtState:
    """Return the state of the test after these pair scores of the first player."""
    return sprt_of_counts(hypotheses, [scores.get(2 * score, 0) for score in _SCORES])


def sprt_of_counts(hypotheses: Hypotheses, counts: Sequence[int]) -> SprtState:
    lower = math.log(hypotheses.beta / (1 - hypotheses.alpha))
    upper = math.log((1 - hypotheses.beta) / hypotheses.alpha)
    ratio = likelihood_ratio(counts, expected(hypotheses.elo0), expected(hypotheses.elo1))
    decision = Decision.UNDECIDED
    if sum(counts) >= LEAST_PAIRS and not lower < ratio < upper:
        decision = Decision.H1 if ratio >= upper else Decision.H0
    return SprtState(ratio, lower, upper, decision, tuple(counts))


def likelihood_ratio(counts: Sequence[int], mean0: float, mean1: float) -> float:
    """Return the log likelihood ratio of `mean1` to `mean0`."""
    # A small additional weight keeps scores possible that did not occur.
    weights = [count + _TRACE for count in counts]
    return _log_likelihood(weights, mean1) - _log_likelihood(weights, mean0)


def _log_likelihood(weights: Sequence[float], mean: float) -> float:
    """Return the largest log likelihood that any probabilities of the scores with this mean have, up to a constant."""
    tilt = _tilt(weights, mean)
    return -sum(weight * math.log1p(tilt * (score - mean)) for weight, score in zip(weights, _SCORES, strict=True))


def _tilt(weights: Sequence[float], mean: float) -> float:
    """Return the tilt that gives the `weights` this mean, by bisection.

    A positive tilt favours high scores.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        total = sum(
            weight * (score - mean) / (1 + middle * (score - mean))
            for weight, score in zip(weights, _SCORES, strict=True)
        )
        low, high = (middle, high) if total > 0 else (low, middle)
    return (low + high) / 2
