"""Elo by maximum likelihood, with 95 % intervals that count pairs of an opening.

Two games from one opening are no two independent games: an opening that favours Black gives each player one. So the
score of a pair is what is counted, and the intervals follow from how the pairs' scores scatter ("sandwich" variance of
the likelihood's maximum; for two players that of a pair's mean score). To what was seen one more pair is added, of
games independent of each other: few pairs that are all alike say little.

Where somebody won everything, the likelihood has no maximum: then a drawn pair is added to such a meeting, the number
is what is at least, and the rating says that it is open.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from studio.engine.views.snapshot import Reals

SCALE = 400 / math.log(10)
"""Elo of one unit of the likelihood's own."""
Z95 = 1.959964
_STEPS = 200
_LARGEST_STEP = 1.0


Scores = Mapping[float, int]
"""How many pairs had each score, 0 to 2 of two games."""
Meetings = Mapping[tuple[int, int], Scores]
"""What the first of two players has of the second; they are named by their places, the smaller one first."""


@dataclass(frozen=True, slots=True)
class Rating:
    """In Elo, against the mean of all or against whoever is the anchor."""

    elo: float
    margin: float
    """Half of the interval of 95 %; 0 for the anchor itself."""
    is_open: bool = False
    """Whether it won, or lost, everything against some others: the number is where the interval begins to be sure."""

    @property
    def low(self) -> float:
        return self.elo - self.margin

    @property
    def high(self) -> float:
        return self.elo + self.margin


def expected(elo: float) -> float:
    """The score from 0 to 1 that somebody has who is so much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def ratings(players: int, meetings: Meetings, anchor: int | None = None) -> tuple[Rating, ...] | None:
    """Of all players, by their places; None where the meetings do not connect all of them."""
    if players < 2 or not _are_connected(players, meetings):
        return None
    peers = _peers(players, meetings)
    meetings = {who: scores if who[1] in peers[who[0]] else _with_draw(scores) for who, scores in meetings.items()}
    strengths = _most_likely(players, meetings)
    open_ = [len(found) < players if anchor is None else anchor not in found for found in peers]
    return _told(strengths, _covariance(strengths, meetings), anchor, open_)


def _told(strengths: Reals, covariance: Reals, anchor: int | None, open_: Sequence[bool]) -> tuple[Rating, ...]:
    """The covariance is that of strengths whose mean is 0."""
    found = []
    for player in range(len(strengths)):
        against = np.zeros(len(strengths))
        against[player] = 1.0
        if anchor is not None:
            against[anchor] -= 1.0
        variance = float(against @ covariance @ against)
        elo = float(against @ strengths)
        found.append(Rating(SCALE * elo, SCALE * Z95 * math.sqrt(max(0.0, variance)), open_[player]))
    return tuple(found)


def _with_draw(scores: Scores) -> Scores:
    """One drawn pair more."""
    return {**scores, 1.0: scores.get(1.0, 0) + 1}


def _points_and_pairs(scores: Scores) -> tuple[float, int]:
    return sum(score * count for score, count in scores.items()), sum(scores.values())


def _most_likely(players: int, meetings: Meetings) -> Reals:
    """Newton's way to the maximum; the mean is 0."""
    strengths = np.zeros(players)
    for _ in range(_STEPS):
        gradient, information = _slope(strengths, meetings)
        step = np.linalg.pinv(information) @ gradient
        longest = float(np.abs(step).max())
        strengths = strengths + step * min(1.0, _LARGEST_STEP / max(longest, 1e-12))
        if longest < 1e-10:
            break
    return np.asarray(strengths - strengths.mean())


def _slope(strengths: Reals, meetings: Meetings) -> tuple[Reals, Reals]:
    """The likelihood's gradient, and its curvature with the sign changed; each pair counts two games."""
    size = len(strengths)
    gradient, information = np.zeros(size), np.zeros((size, size))
    for (one, other), scores in meetings.items():
        chance, direction = _chance(strengths, one, other), _direction(size, one, other)
        points, pairs = _points_and_pairs(scores)
        gradient += (points - 2 * pairs * chance) * direction
        information += 2 * pairs * chance * (1 - chance) * np.outer(direction, direction)
    return gradient, information


def _covariance(strengths: Reals, meetings: Meetings) -> Reals:
    """By how the pairs' scores scatter around what is expected."""
    size = len(strengths)
    scatter = np.zeros((size, size))
    for (one, other), scores in meetings.items():
        chance, direction = _chance(strengths, one, other), _direction(size, one, other)
        squares = sum(count * (score - 2 * chance) ** 2 for score, count in scores.items())
        seen = squares + 2 * chance * (1 - chance)
        scatter += seen * np.outer(direction, direction)
    inverse = np.linalg.pinv(_slope(strengths, meetings)[1])
    return np.asarray(inverse @ scatter @ inverse)


def _direction(size: int, one: int, other: int) -> Reals:
    """By how much the strengths' difference grows with each strength."""
    direction = np.zeros(size)
    direction[one], direction[other] = 1.0, -1.0
    return direction


def _chance(strengths: Reals, one: int, other: int) -> float:
    return 1 / (1 + math.exp(float(strengths[other] - strengths[one])))


def _are_connected(players: int, meetings: Meetings) -> bool:
    met = {(one, other) for one, other in meetings} | {(other, one) for one, other in meetings}
    return len(_reached(0, players, met)) == players


def _peers(players: int, meetings: Meetings) -> list[set[int]]:
    """Of each player all, itself included, who took points of it and gave it some, over any number of others.

    Between those the difference has a maximum of the likelihood; between others it is without bound.
    """
    took = {(one, other) for (one, other), scores in meetings.items() if any(score > 0 for score in scores)}
    took |= {(other, one) for (one, other), scores in meetings.items() if any(score < 2 for score in scores)}
    below = [_reached(player, players, took) for player in range(players)]
    return [{other for other in below[player] if player in below[other]} for player in range(players)]


def _reached(start: int, players: int, ways: set[tuple[int, int]]) -> set[int]:
    """All to whom ways lead from here, and who is here."""
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for there in range(players):
            if (here, there) in ways and there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached
