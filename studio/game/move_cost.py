"""The cost and the win rate of an engine's move. They are stored with the move."""

from dataclasses import dataclass

from studio.game.position_analysis import PositionAnalysis, is_engine_score


@dataclass(frozen=True, slots=True)
class MoveCost:
    """The search effort and the win rate of an engine's move. None stands for an unknown number."""

    simulations: int | None = None
    draws: int | None = None
    """The simulations that ended in a draw."""
    depth: int | None = None
    """The length of the longest line that was searched, in plies."""
    win_rate: float | None = None
    """The win rate of the move, for the side that made it; a draw counts one half."""
    kept: int | None = None
    """The visits of the root that the search kept from earlier moves."""
    engine_score: str = ""
    """An external engine's evaluation of the move on its own scale. It is empty for other engines."""

    def __post_init__(self) -> None:
        for number in (self.simulations, self.draws, self.depth, self.kept):
            if number is not None and (not isinstance(number, int) or number < 0):
                raise ValueError("what a move costs is counted in whole numbers from 0")
        if self.win_rate is not None and not 0 <= self.win_rate <= 1:
            raise ValueError("a win rate lies between 0 and 1")
        if self.engine_score and not is_engine_score(self.engine_score):
            raise ValueError("an engine's score is a number or the plies to a win")


def cost_of(analysis: PositionAnalysis, point: int) -> MoveCost:
    """Return the cost of the move on this point, taken from the analysis."""
    made = next((row for row in analysis.candidates if row.point == point), None)
    return MoveCost(
        simulations=analysis.simulations or (0 if analysis.kept else None),
        draws=analysis.draws,
        depth=analysis.depth,
        win_rate=made.win_rate if made is not None and not made.is_estimate else None,
        kept=analysis.kept,
        engine_score=made.engine_score if made is not None else "",
    )
