"""Who plays what: the answer of a new game's dialog."""

from dataclasses import dataclass

from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.levels import SeatedEngine


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in front of the window."""

    name: str = ""


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
