"""Seats: the players of both sides of a new game, with their settings."""

from dataclasses import dataclass, field, replace

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES
from studio.game.node import Node
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.baselines import BASELINE_TITLES, SeatedBaseline
from studio.players.clocks import TimeControl
from studio.players.engine_entry import EngineEntry
from studio.players.levels import SeatedEngine


@dataclass(frozen=True, slots=True)
class Person:
    """A person who plays in the window."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class SeatedProgram:
    """An external engine in a game, and its limit per move."""

    engine: EngineEntry
    limit: Limit = field(default_factory=lambda: Limit(seconds=2.0))

    @property
    def move_limit(self) -> Limit:
        """The limit per move."""
        return self.limit


EngineSeat = SeatedEngine | SeatedProgram | SeatedBaseline
Seat = Person | EngineSeat


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The settings of a new game."""

    rules: Rules
    black: Seat
    white: Seat
    starts: Stone = Stone.BLACK
    clock: TimeControl = field(default_factory=TimeControl)
    """The time control of both sides. A side that exceeds it loses.

    A side that exceeds only its seat's limit does not lose.
    """

    opening: str = ""
    """The name of the opening protocol, or empty if there is none. The player of Black begins the protocol."""

    def seat(self, stone: Stone) -> Seat:
        return self.black if stone is Stone.BLACK else self.white

    def swapped(self) -> "GameSetup":
        """Return the setup with the players swapped."""
        return replace(self, black=self.white, white=self.black)

    def with_seat(self, stone: Stone, seat: Seat) -> "GameSetup":
        """Return the setup with a different player on this side."""
        return replace(self, black=seat) if stone is Stone.BLACK else replace(self, white=seat)

    @property
    def has_person(self) -> bool:
        return isinstance(self.black, Person) or isinstance(self.white, Person)

    @property
    def is_between_persons(self) -> bool:
        return isinstance(self.black, Person) and isinstance(self.white, Person)

    @property
    def is_between_engines(self) -> bool:
        return not self.has_person


def name_of(seat: Seat) -> str:
    """Return the name of a player for records."""
    if isinstance(seat, Person):
        return seat.name
    if isinstance(seat, SeatedProgram):
        return seat.engine.name
    if isinstance(seat, SeatedBaseline):
        return BASELINE_TITLES[seat.kind]
    known = PROFILES.get(seat.profile)
    return f"{known.title if known is not None else seat.profile} ({seat.level})"


def last_move_of_person(tip: Node, setup: GameSetup | None) -> Node | None:
    """Return the last node on the line to `tip` whose move a person made.

    Return None if there is no such node, or if `setup` is None.
    """
    if setup is None:
        return None
    moves = ((node, node.move) for node in reversed(tip.path()))
    return next((node for node, move in moves if move and isinstance(setup.seat(move.stone), Person)), None)
