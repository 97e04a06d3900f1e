"""The notices of a running match: immutable, and sent in order from the thread of the match."""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.errors import StudioError
from studio.matches.game import MovePlayed
from studio.matches.plan import PlannedGame
from studio.matches.result import Result
from studio.matches.standings import Standings


class MatchState(StrEnum):
    """The state of a match."""

    READY = "ready"
    PLAYING = "playing"
    PAUSING = "pausing"
    """Running games continue to their end, but no other game starts."""
    PAUSED = "paused"
    STOPPING = "stopping"
    ENDED = "ended"


class MatchEnd(StrEnum):
    """Why a match ended."""

    PLAYED = "played"
    """All games were played."""
    DECIDED = "decided"
    """The sequential test has decided."""
    STOPPED = "stopped"
    """The user stopped the match. It can be resumed."""
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
    """The error of a failed match."""


Notice = StateChanged | GameBegun | MovePlayed | GameEnded | StandingsChanged | MatchEnded
