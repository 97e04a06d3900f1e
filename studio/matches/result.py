"""The result of a game of a match, as stored in its folder."""

from dataclasses import dataclass, replace

from studio.game.stones import Stone
from studio.matches.game import Cost, Ended, Reason
from studio.matches.plan import PlannedGame


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game, with its players and opening."""

    number: int
    round: int
    pair: int
    opening: str
    """The moves of the opening in human notation, or the choices in an opening protocol."""
    black: str
    white: str
    winner: Stone | None
    reason: Reason
    black_cost: Cost
    white_cost: Cost
    first_cost: Cost
    """The cost of the first move after the opening."""
    fault: str = ""
    sentence: str = ""

    @property
    def moves(self) -> int:
        """Return the number of moves after the opening."""
        return self.black_cost.moves + self.white_cost.moves

    def points(self, name: str) -> float:
        """Return the points of a player: 1, 0.5 or 0."""
        if self.winner is None:
            return 0.5
        return float((self.black if self.winner is Stone.BLACK else self.white) == name)

    @property
    def loser(self) -> str:
        """Return the name of the loser, or an empty text."""
        if self.winner is None:
            return ""
        return self.white if self.winner is Stone.BLACK else self.black


def result_of(planned: PlannedGame, ended: Ended) -> Result:
    black, white = (planned.white, planned.black) if ended.is_swapped else (planned.black, planned.white)
    return Result(
        number=planned.number,
        round=planned.round,
        pair=planned.pair,
        opening=ended.opening or planned.opening.name(planned.rules),
        black=black.name,
        white=white.name,
        winner=ended.winner,
        reason=ended.reason,
        black_cost=_kept(ended.black),
        white_cost=_kept(ended.white),
        first_cost=_kept(ended.first),
        fault=ended.fault,
        sentence=ended.sentence,
    )


def _kept(cost: Cost) -> Cost:
    """Round the seconds of a cost to microseconds, which is the precision of files."""
    # A resumed match then gets the same totals.
    return replace(cost, seconds=round(cost.seconds, 6))
