"""Elo by maximum likelihood, with 95 % intervals from pairs of games.

Two games from one opening are not independent: an opening that favours Black gives each player one win. Therefore the
scores of pairs are counted. The intervals follow from the variance of these scores ("sandwich" variance of the maximum
of the likelihood; for two players, the variance of the mean score of a pair). The variance of one pair of independent
games is added, because a few equal pairs prove little.

If a player won everything, the likelihood has no maximum. Then a drawn pair is added to its games against each
opponent. The resulting rating is only a bound, and it is marked as open.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from studio.engine.views.snapshot import Reals

SCALE = 400 / math.log(10)
"""The number of Elo per unit of strength. The likelihood uses natural logarithms."""
Z95 = 1.959964
_STEPS = 200
_LARGEST_STEP = 1.0


Scores = Mapping[float, int]
"""The number of pairs of games for each score, from 0 to 2 points."""
Meetings = Mapping[tuple[int, int], Scores]
"""The scores of the first player, for each pair of players that met.

The key has the indices of both players, the smaller one first.
"""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in Elo, relative to the anchor. Without an anchor, it is relative to the mean of all players."""

    elo: float
    margin: float
    """Half the width of the 95 % interval in Elo. It is 0 for the anchor."""
    is_open_below: bool = False
    """Whether no lower bound is known, because the player took no points from some other players."""
    is_open_above: bool = False
    """Whether no upper bound is known, because some other players took no points from this player."""

    @property
    def is_open(self) -> bool:
        """Return whether the rating is only a bound."""
        return self.is_open_below or self.is_open_above

    @property
    def low(self) -> float:
        return self.elo - self.margin

    @property
    def high(self) -> float:
        return self.elo + self.margin


def expected(elo: float) -> float:
    """Return the expected score, 0 to 1, of a player that is this much Elo stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def ratings(players: int, meetings: Meetings, anchor: int | None = None) -> tuple[Rating, ...] | None:
    """Return the ratings of all players by index.

    Return None if there are fewer than two players, or if the games do not connect all players.
    """
    if players < 2 or not _are_connected(players, meetings):
        return None
    below = _below(players, meetings)
    references = range(players) if anchor is None else (anchor,)
    open_ = [_open_sides(player, references, below) for player in range(players)]
    meetings = {
        (one, other): scores if one in below[other] and other in below[one] else _with_draw(scores)
        for (one, other), scores in meetings.items()
    }
    strengths = _most_likely(players, meetings)
    return _rated(strengths, _covariance(strengths, meetings), anchor, open_)


def _rated(
    strengths: Reals, covariance: Reals, anchor: int | None, open_: Sequence[tuple[bool, bool]]
) -> tuple[Rating, ...]:
    """Return the ratings in Elo with their margins.

    They are relative to the player `anchor`, or to the mean if it is None. `strengths` have the mean 0. For each
    player, `open_` says whether the rating has no lower bound, and whether it has no upper bound.
    """
    found = []
    for player in range(len(strengths)):
        against = np.zeros(len(strengths))
        against[player] = 1.0
        if anchor is not None:
            against[anchor] -= 1.0
        variance = float(against @ covariance @ against)
        elo = float(against @ strengths)
        found.append(Rating(SCALE * elo, SCALE * Z95 * math.sqrt(max(0.0, variance)), *open_[player]))
    return tuple(found)


def _with_draw(scores: Scores) -> Scores:
    return {**scores, 1.0: scores.get(1.0, 0) + 1}


def _points_and_pairs(scores: Scores) -> tuple[float, int]:
    return sum(score * count for score, count in scores.items()), sum(scores.values())


def _most_likely(players: int, meetings: Meetings) -> Reals:
    """Return the strengths of maximum likelihood, by Newton's method. Their mean is 0."""
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
    """Return the gradient and the negative curvature of the log likelihood."""
    # A pair counts as two games.
    size = len(strengths)
    gradient, information = np.zeros(size), np.zeros((size, size))
    for (one, other), scores in meetings.items():
        chance, direction = _chance(strengths, one, other), _direction(size, one, other)
        points, pairs = _points_and_pairs(scores)
        gradient += (points - 2 * pairs * chance) * direction
        information += 2 * pairs * chance * (1 - chance) * np.outer(direction, direction)
    return gradient, information


def _covariance(strengths: Reals, meetings: Meetings) -> Reals:
    # It follows from the variance of the pair scores around the expected scores.
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
    """Return the gradient of the difference of two strengths."""
    direction = np.zeros(size)
    direction[one], direction[other] = 1.0, -1.0
    return direction


def _chance(strengths: Reals, one: int, other: int) -> float:
    return 1 / (1 + math.exp(float(strengths[other] - strengths[one])))


def _are_connected(players: int, meetings: Meetings) -> bool:
    met = {(one, other) for one, other in meetings} | {(other, one) for one, other in meetings}
    return len(_reached(0, players, met)) == players


def _below(players: int, meetings: Meetings) -> list[set[int]]:
    """For each player, return the set of players from whom it took points, directly or through others.

    The set includes the player itself.
    """
    took = {(one, other) for (one, other), scores in meetings.items() if any(score > 0 for score in scores)}
    took |= {(other, one) for (one, other), scores in meetings.items() if any(score < 2 for score in scores)}
    return [_reached(player, players, took) for player in range(players)]


def _open_sides(player: int, references: Iterable[int], below: Sequence[set[int]]) -> tuple[bool, bool]:
    """Return whether a player's rating has no lower bound, and whether it has no upper bound, relative to `references`.

    There is a lower bound if the player took points from all of them, directly or through other players. There is an
    upper bound if all of them took points from the player.
    """
    return (
        any(other not in below[player] for other in references),
        any(player not in below[other] for other in references),
    )


def _reached(start: int, players: int, pairs: set[tuple[int, int]]) -> set[int]:
    """Return the players that `pairs` connect with `start`, including `start`."""
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for there in range(players):
            if (here, there) in pairs and there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached
