"""What a match remembers of a game that has been played."""

from dataclasses import dataclass, replace

from studio.game.stones import Stone
from studio.matches.game import Cost, Ended, Reason
from studio.matches.plan import PlannedGame


@dataclass(frozen=True, slots=True)
class Result:
    """One game: who met, from where, and how it ended."""

    number: int
    round: int
    pair: int
    opening: str
    """Its moves, as people read them."""
    black: str
    white: str
    winner: Stone | None
    reason: Reason
    black_cost: Cost
    white_cost: Cost
    first_cost: Cost
    """Of the first move that was chosen."""
    fault: str = ""
    sentence: str = ""

    @property
    def moves(self) -> int:
        """Those that were chosen: the opening's are not counted."""
        return self.black_cost.moves + self.white_cost.moves

    def points(self, name: str) -> float:
        """What this player has of the game: 1, one half or 0."""
        if self.winner is None:
            return 0.5
        return float((self.black if self.winner is Stone.BLACK else self.white) == name)

    @property
    def loser(self) -> str:
        """Empty for a draw."""
        if self.winner is None:
            return ""
        return self.white if self.winner is Stone.BLACK else self.black


def result_of(planned: PlannedGame, ended: Ended) -> Result:
    return Result(
        number=planned.number,
        round=planned.round,
        pair=planned.pair,
        opening=planned.opening.name(planned.rules),
        black=planned.black.name,
        white=planned.white.name,
        winner=ended.winner,
        reason=ended.reason,
        black_cost=_kept(ended.black),
        white_cost=_kept(ended.white),
        first_cost=_kept(ended.first),
        fault=ended.fault,
        sentence=ended.sentence,
    )


def _kept(cost: Cost) -> Cost:
    """To the microsecond, as it is written down: who resumes a match counts the same."""
    return replace(cost, seconds=round(cost.seconds, 6))
