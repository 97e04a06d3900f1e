"""When a search ends, and which of its limits ended it."""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.errors import StudioError


class StoppedBy(StrEnum):
    """What ended a run."""

    SIMULATIONS = "simulations"
    SECONDS = "seconds"
    MEMORY = "memory"
    DEPTH = "depth"
    PROOF = "proof"
    STOP = "stop"  # somebody asked for it
    GAME_OVER = "game over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """Whatever comes first; `simulations` counts from the start of this run, and a proven root always ends it."""

    simulations: int | None = None
    seconds: float | None = None
    memory_mb: float | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for name in ("simulations", "seconds", "memory_mb", "depth"):
            value = getattr(self, name)
            if value is not None and not 0 < value < 1e15:
                words = name.replace("_mb", "")
                raise StudioError("limit", f"The limit of {words} must be more than 0, not {value}.", name=name)
