"""When a search ends, and which of its limits ended it."""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.errors import StudioError

MOST_THREADS = 256
_MOST = 1e15


class StoppedBy(StrEnum):
    """What ended a run."""

    SIMULATIONS = "simulations"
    SECONDS = "seconds"
    MEMORY = "memory"
    DEPTH = "depth"
    PROOF = "proof"
    STOP = "stop"  # somebody asked for it
    GAME_OVER = "game over"
    NOTHING_LEFT = "nothing left"  # no move that the steering allows can still bring anything
    BREAKPOINT = "breakpoint"


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
            if value is not None and name in ("simulations", "depth") and type(value) is not int:
                sentence = f"The limit of {name} must be a whole number, not {value}."
                raise StudioError("limit", sentence, name=name, value=value)
            if value is not None and not 0 < value < _MOST:
                words, bound = name.replace("_mb", ""), "less than 1e15" if value >= _MOST else "more than 0"
                sentence = f"The limit of {words} must be {bound}, not {value}."
                raise StudioError("limit", sentence, name=name, words=words, value=value)


def refuse_bad_start(seed: int, threads: int) -> None:
    """What a search cannot begin with."""
    if not 1 <= threads <= MOST_THREADS:
        sentence = f"A search has 1 to {MOST_THREADS} threads, not {threads}."
        raise StudioError("threads", sentence, most=MOST_THREADS, value=threads)
    if seed < 0:
        raise StudioError("seed", f"The seed must be a whole number from 0, not {seed}.", value=seed)
