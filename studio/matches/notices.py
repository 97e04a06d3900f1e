"""What a match tells while it is played. Frozen; told in the match's own thread, in the order in which it happened."""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.errors import StudioError
from studio.matches.game import MovePlayed
from studio.matches.plan import PlannedGame
from studio.matches.result import Result
from studio.matches.standings import Standings


class MatchState(StrEnum):
    """What a match does."""

    READY = "ready"
    PLAYING = "playing"
    PAUSING = "pausing"
    """Games under way are played to their end; no other is begun."""
    PAUSED = "paused"
    STOPPING = "stopping"
    ENDED = "ended"


class MatchEnd(StrEnum):
    """How a match ended."""

    PLAYED = "played"
    """All its games."""
    DECIDED = "decided"
    """By its sequential test."""
    STOPPED = "stopped"
    """It can be resumed."""
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class StateChanged:
    state: MatchState


@dataclass(frozen=True, slots=True)
class GameBegun:
    planned: PlannedGame


@dataclass(frozen=True, slots=True)
class GameEnded:
    result: Result


@dataclass(frozen=True, slots=True)
class StandingsChanged:
    standings: Standings


@dataclass(frozen=True, slots=True)
class MatchEnded:
    end: MatchEnd
    error: StudioError | None = None
    """Why it failed."""


Notice = StateChanged | GameBegun | MovePlayed | GameEnded | StandingsChanged | MatchEnded
