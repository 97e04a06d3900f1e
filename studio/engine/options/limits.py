"""When a search ends, and which of its limits ended it."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine import messages
from studio.game.argument_checks import as_float, as_int, brief_repr, wrong_kind
from studio.game.errors import StudioError

MOST_THREADS = 256
_SEEDS = 10**999  # a file holds a seed of so many digits
_MOST = 1e15
_QUANTITIES = {
    "simulations": messages.SIMULATIONS,
    "seconds": messages.SECONDS,
    "memory_mb": messages.MEMORY,
    "depth": messages.DEPTH,
    "nodes": messages.NODES,
}


class StoppedBy(StrEnum):
    """What ended a run."""

    SIMULATIONS = "simulations"
    SECONDS = "seconds"
    MEMORY = "memory"
    DEPTH = "depth"
    PROOF = "proof"
    STOP = "stop"  # somebody asked for it
    GAME_OVER = "game over"
    NOTHING_LEFT = "nothing left"  # every move that the steering allows is proven, or no memory is left for its node
    BREAKPOINT = "breakpoint"


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """Whatever comes first; `simulations` counts from the start of this run, and a proven root always ends it.

    `depth` is that of the longest pass since this position is searched; what is reached already ends a run at once.
    """

    simulations: int | None = None
    seconds: float | None = None
    memory_mb: float | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for name in ("simulations", "seconds", "memory_mb", "depth"):
            value = getattr(self, name)
            if value is not None:
                object.__setattr__(self, name, checked_limit(name, value))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is limited."""
        return self == Limit()

    def used(self, simulations: float, seconds: float, depth: int) -> float | None:
        """The part that is used up of whichever limit will come first, from 0 to 1; nothing where none is counted."""
        counted = ((simulations, self.simulations), (seconds, self.seconds), (depth, self.depth))
        parts = [spent / limit for spent, limit in counted if limit is not None]
        return min(1.0, max(parts)) if parts else None


def checked_limit(name: str, value: object) -> float:
    """What somebody allows of something, which is named in the plural, refused where it is no number of it."""
    is_counted, quantity = name in ("simulations", "depth", "nodes"), _QUANTITIES[name]
    number = as_int(value) if is_counted else as_float(value)
    if number is None and is_counted:
        raise StudioError(messages.LIMIT_NOT_WHOLE, quantity=quantity, value=brief_repr(value))
    if number is None or number != number:  # which is so of what is not a number
        raise StudioError(messages.LIMIT_NO_NUMBER, quantity=quantity, value=brief_repr(value))
    if not 0 < number < _MOST:
        message = messages.LIMIT_TOO_HIGH if number >= _MOST else messages.LIMIT_TOO_LOW
        raise StudioError(message, quantity=quantity, value=brief_repr(value))
    return number


def checked_memory(given: object) -> int:
    """How many megabytes a program allows, refused where that is no number of them."""
    memory_mb = as_int(given)
    if memory_mb is None or memory_mb < 1:
        raise wrong_kind(given, "A whole number of MB from 1", "512")
    return memory_mb


def checked_start(seed: object, threads: object) -> tuple[int, int]:
    """The seed and the threads of a search, refused where it cannot begin with them."""
    first, count = as_int(seed), as_int(threads)
    if count is None or not 1 <= count <= MOST_THREADS:
        raise StudioError(messages.THREADS, most=MOST_THREADS, value=brief_repr(threads))
    if first is None or not 0 <= first < _SEEDS:
        raise StudioError(messages.SEED, value=brief_repr(seed))
    return first, count
