"""What an engine spent on a move that it made, and what it thought of it: kept with the move."""

from dataclasses import dataclass

from studio.game.position_analysis import PositionAnalysis


@dataclass(frozen=True, slots=True)
class MoveCost:
    """Numbers that an engine did not tell are None. The time is the node's, for people have one, too."""

    simulations: int | None = None
    draws: int | None = None
    """The simulations that ended in a draw."""
    depth: int | None = None
    """The longest line that was looked at, in moves."""
    win_rate: float | None = None
    """Of the move that was made, for who made it; a draw counts one half."""

    def __post_init__(self) -> None:
        for number in (self.simulations, self.draws, self.depth):
            if number is not None and (not isinstance(number, int) or number < 0):
                raise ValueError("what a move costs is counted in whole numbers from 0")
        if self.win_rate is not None and not 0 <= self.win_rate <= 1:
            raise ValueError("a win rate lies between 0 and 1")


def cost_of(analysis: PositionAnalysis, point: int) -> MoveCost:
    """What the analysis says of the move that was made on it."""
    made = next((row for row in analysis.candidates if row.point == point), None)
    return MoveCost(
        simulations=analysis.simulations or None,
        draws=analysis.draws,
        depth=analysis.depth,
        win_rate=made.win_rate if made is not None else None,
    )
