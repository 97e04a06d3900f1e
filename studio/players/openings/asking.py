"""The questions that a decision in an opening asks a search, and the win rates in the answers."""

from collections.abc import Generator
from dataclasses import dataclass, replace

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.players.clocks import FALLBACK
from studio.players.player import Answer

EVEN = 0.5
_COUNTED = 300
"""A win rate counts only if it comes from at least this number of simulations."""
_LEAST_SIMULATIONS = 20
_LEAST_SECONDS = 0.01


@dataclass(frozen=True, slots=True)
class Question:
    """A position to search, and the share of a move's time that the search may use."""

    position: Position
    share: float
    missing: int = 0
    """If not 0, the search runs this number of simulations without a time limit."""

    def limit(self, whole: Limit) -> Limit:
        """Return the search limit for this question. `whole` is the limit of one move, which may be empty."""
        if not self.missing:
            return part_of(whole, self.share)
        limit = FALLBACK if whole.is_empty else whole
        most = limit.simulations
        return replace(limit, seconds=None, simulations=self.missing if most is None else min(most, self.missing))


Searching = Generator[Question, Answer, Answer]
"""A generator that yields questions about one position, and returns the last answer."""


def part_of(limit: Limit, share: float) -> Limit:
    """Return a share of `limit`, the limit of one move, which may be empty."""
    whole = FALLBACK if limit.is_empty else limit
    simulations, seconds = whole.simulations, whole.seconds
    return replace(
        whole,
        simulations=None
        if simulations is None
        else min(simulations, max(_LEAST_SIMULATIONS, round(share * simulations))),
        seconds=None if seconds is None else max(_LEAST_SECONDS, share * seconds),
    )


def searched(position: Position, share: float) -> Searching:
    """Search a position. If the win rate comes from too few simulations, continue the search."""
    answer = yield Question(position, share)
    missing = _missing(answer)
    if missing:
        answer = yield Question(position, 0.0, missing)
    return answer


def _missing(answer: Answer) -> int:
    """Return how many more simulations a win rate needs.

    Return 0 if it has enough, is proven, or comes from an external engine.
    """
    thought = answer.thought
    if thought is None or thought.known.is_certain or thought.is_external:
        return 0
    return max(0, _COUNTED - thought.visits)


def rate_of(answer: Answer) -> float:
    """Return the win rate of the side to move, or one half if the answer has none."""
    thought = answer.thought
    if thought is None or thought.best is None:
        return EVEN
    return thought.known.rate if thought.known.is_certain else thought.best.win_rate
