"""Engines as opponents: a profile at a level, with a limit per move."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import FinalMove, Parameters
from studio.engine.options.profiles import profile_named
from studio.game.errors import StudioError
from studio.game.message import QT_TRANSLATE_NOOP
from studio.game.rules import PRESETS, Rules
from studio.players import messages


@dataclass(frozen=True, slots=True)
class Level:
    """A handicap for a search: a maximum number of simulations, and a temperature.

    The played move is sampled from the visits at this temperature.
    """

    name: str
    title: str
    simulations: int | None
    """The maximum number of simulations per move, or None."""
    temperature: float | None
    """The sampling temperature, or None if moves are not sampled."""
    # With the profile studio on a 15×15 board.
    percent_below: int | None = None
    """The measured score in percent against the next lower level, or None."""


_ALL = (
    Level("beginner", QT_TRANSLATE_NOOP("Levels", "Beginner"), 30, 2.0),
    Level("casual", QT_TRANSLATE_NOOP("Levels", "Casual"), 300, 1.0, 95),
    Level("intermediate", QT_TRANSLATE_NOOP("Levels", "Intermediate"), 600, 0.8, 77),
    Level("club", QT_TRANSLATE_NOOP("Levels", "Club player"), 3_000, 0.4, 93),
    Level("strong", QT_TRANSLATE_NOOP("Levels", "Strong"), 30_000, 0.1, 94),
    Level("full", QT_TRANSLATE_NOOP("Levels", "Full strength"), None, None),
)
LEVELS: Mapping[str, Level] = MappingProxyType({level.name: level for level in _ALL})
DEFAULT_LEVEL = "casual"


def is_measured(rules: Rules) -> bool:
    """Return whether `Level.percent_below` was measured in the game with these rules."""
    return rules == PRESETS["gomoku-15"]


def level_below(level: Level) -> Level | None:
    """Return the next weaker level, or None for the weakest one."""
    place = _ALL.index(level)
    return _ALL[place - 1] if place else None


@dataclass(frozen=True, slots=True)
class SeatedEngine:
    """A search of this program in a game: its profile, its level and its limit per move."""

    profile: str
    level: str = DEFAULT_LEVEL
    limit: Limit = field(default_factory=lambda: Limit(seconds=2.0))
    own: Parameters | None = None
    """The parameters of the search. None means those of the profile, and is not possible for a user's own profile."""
    # If so, the level's maximum number of simulations does not apply.
    is_limit_given: bool = False
    """Whether the user set `limit`."""

    def __post_init__(self) -> None:
        if self.own is None:
            profile_named(self.profile)
        if self.level not in LEVELS:
            raise StudioError(messages.NO_SUCH_LEVEL, name=self.level[:40], known=", ".join(LEVELS))

    @property
    def parameters(self) -> Parameters:
        """The parameters of the search: `own`, or else those of the profile.

        If the level has a temperature, the final move is sampled with it.
        """
        parameters = self.own or profile_named(self.profile).parameters
        temperature = LEVELS[self.level].temperature
        if temperature is None:
            return parameters
        return replace(parameters, final_move=FinalMove.SAMPLE, temperature=temperature)

    @property
    def move_limit(self) -> Limit:
        """The limit per move. If the user did not set it, it includes the level's maximum number of simulations."""
        if self.is_limit_given:
            return self.limit
        most, own = LEVELS[self.level].simulations, self.limit.simulations
        counts = [count for count in (most, own) if count is not None]
        return replace(self.limit, simulations=min(counts) if counts else None)

    @property
    def lifted_cap(self) -> int | None:
        """The level's maximum number of simulations if the user's limit replaces it, otherwise None."""
        return LEVELS[self.level].simulations if self.is_limit_given else None
