"""The limits of a run, and the reasons why a run ends."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine import messages
from studio.game.argument_checks import as_float, as_int, brief_repr, wrong_kind
from studio.game.errors import StudioError

MOST_THREADS = 256
_SEEDS = 10**999  # files store seeds of at most 999 digits
_MOST = 1e15
_QUANTITIES = {
    "simulations": messages.SIMULATIONS,
    "seconds": messages.SECONDS,
    "memory_mb": messages.MEMORY,
    "depth": messages.DEPTH,
    "nodes": messages.NODES,
}


class StoppedBy(StrEnum):
    """The reason why a run ended."""

    SIMULATIONS = "simulations"
    SECONDS = "seconds"
    MEMORY = "memory"
    DEPTH = "depth"
    PROOF = "proof"
    STOP = "stop"  # `stop` was called
    GAME_OVER = "game over"
    NOTHING_LEFT = "nothing left"  # each allowed move is proven, or has no memory for its node
    BREAKPOINT = "breakpoint"


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """The limits of a run.

    The run ends when one of them is reached, or when the root is proven. `simulations` counts from the start of the
    run. `depth` limits the length in plies of the longest path from this root. If a limit is already reached at the
    start, the run ends at once.
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
        return self == Limit()

    def used(self, simulations: float, seconds: float, depth: int) -> float | None:
        """Return which fraction of the limit is used, from 0 to 1.

        If there are several limits, return the largest fraction. If there is none, return None. The memory limit is
        ignored.
        """
        counted = ((simulations, self.simulations), (seconds, self.seconds), (depth, self.depth))
        parts = [spent / limit for spent, limit in counted if limit is not None]
        return min(1.0, max(parts)) if parts else None


def checked_limit(name: str, value: object) -> float:
    """Return a limit as a number. Raise an error if it is invalid. `name` is what is limited, such as "nodes"."""
    is_counted, quantity = name in ("simulations", "depth", "nodes"), _QUANTITIES[name]
    number = as_int(value) if is_counted else as_float(value)
    if number is None and is_counted:
        raise StudioError(messages.LIMIT_NOT_WHOLE, quantity=quantity, value=brief_repr(value))
    if number is None or number != number:  # true of NaN
        raise StudioError(messages.LIMIT_NO_NUMBER, quantity=quantity, value=brief_repr(value))
    if not 0 < number < _MOST:
        message = messages.LIMIT_TOO_HIGH if number >= _MOST else messages.LIMIT_TOO_LOW
        raise StudioError(message, quantity=quantity, value=brief_repr(value))
    return number


def checked_memory(given: object) -> int:
    """Return a number of megabytes as an int. Raise an error if it is invalid."""
    memory_mb = as_int(given)
    if memory_mb is None or memory_mb < 1:
        raise wrong_kind(given, "A whole number of MB from 1", "512")
    return memory_mb


def checked_start(seed: object, threads: object) -> tuple[int, int]:
    """Return the seed and the number of threads of a search as ints. Raise an error if one of them is invalid."""
    first, count = as_int(seed), as_int(threads)
    if count is None or not 1 <= count <= MOST_THREADS:
        raise StudioError(messages.THREADS, most=MOST_THREADS, value=brief_repr(threads))
    if first is None or not 0 <= first < _SEEDS:
        raise StudioError(messages.SEED, value=brief_repr(seed))
    return first, count
