"""Random scores of pairs of games between players with a known difference in strength."""

import random
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from studio.matches.ratings import Meetings, expected


@lru_cache
def chances_of(elo: float, drawn: float = 0.2, help_: float = 0.05) -> tuple[float, ...]:
    """Return the probabilities of the scores 0, ½, 1, 1½ and 2 of a pair whose opening favours one colour.

    `elo` is the advantage of the first player, `drawn` the share of draws between equal players, `help_` the advantage
    that the opening gives.
    """
    share = expected(elo)
    sides = [
        _game(win, drawn) for win in (share + 4 * help_ * share * (1 - share), share - 4 * help_ * share * (1 - share))
    ]
    chances = [0.0] * 5
    for one, first in enumerate(sides[0]):
        for other, second in enumerate(sides[1]):
            chances[one + other] += first * second
    return tuple(chances)


def met(pairs: Iterable[tuple[int, int, float]]) -> Meetings:
    """Return how often each score of the first player occurred, for each pair of players; `pairs` are two players and a
    score.
    """
    found: dict[tuple[int, int], Counter[float]] = {}
    for first, second, points in pairs:
        found.setdefault((first, second), Counter())[points] += 1
    return found


def score(elo: float, chance: random.Random) -> float:
    """Return a random score of one pair of games, from 0 to 2."""
    return chance.choices(range(5), chances_of(elo))[0] / 2


def _game(share: float, drawn: float) -> tuple[float, float, float]:
    """Return the probabilities of a loss, a draw and a win of a game with this expected score."""
    draw = drawn * 4 * share * (1 - share)
    return 1 - share - draw / 2, draw, share - draw / 2
