"""Who plays what: the answer of a new game's dialog."""

from dataclasses import dataclass, field

from studio.engine.options.limits import Limit
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.engine_entry import EngineEntry
from studio.players.levels import SeatedEngine


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in front of the window."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class SeatedProgram:
    """An engine of somebody else at the board, and what it may spend on a move."""

    engine: EngineEntry
    limit: Limit = field(default_factory=lambda: Limit(seconds=2.0))


EngineSeat = SeatedEngine | SeatedProgram
Seat = Person | SeatedEngine


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A game that is to be played."""

    rules: Rules
    black: Seat
    white: Seat
    starts: Stone = Stone.BLACK

    def seat(self, stone: Stone) -> Seat:
        return self.black if stone is Stone.BLACK else self.white

    def swapped(self) -> "GameSetup":
        """The same game with the players on each other's side."""
        return GameSetup(self.rules, self.white, self.black, self.starts)
