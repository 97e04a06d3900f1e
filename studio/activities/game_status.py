"""Whether a game is in progress or paused, and why."""

from dataclasses import dataclass

from studio.game.errors import StudioError


@dataclass(slots=True)
class GameStatus:
    """The status of a game. The defaults are the status without a game."""

    is_on: bool = False
    is_paused: bool = False
    pauses_after_move: bool = False
    """Whether the game will pause after the next move of an engine."""
    fault: StudioError | None = None
    """The error that paused the game, or None."""

    @property
    def goes_on(self) -> bool:
        return self.is_on and not self.is_paused

    def pause(self, fault: StudioError | None = None) -> None:
        self.is_paused, self.pauses_after_move, self.fault = True, False, fault

    def clear_fault(self) -> None:
        """Clear the error of an engine, and end the pause that it caused."""
        # The position or the player has changed.
        if self.fault is not None:
            self.fault, self.is_paused = None, False
