"""The options of the threat solver: the kind of threats, and the limits of a call."""

from dataclasses import dataclass

from studio.engine.options.limits import checked_limit
from studio.engine.views.threats import ThreatKind as ThreatKind


@dataclass(frozen=True, slots=True, kw_only=True)
class SolverLimit:
    """The limits of one call of the threat solver.

    The call ends when one of them is reached. `nodes` is how many moves the solver may try.
    """

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        for name in ("nodes", "seconds"):
            value = getattr(self, name)
            if value is not None:
                object.__setattr__(self, name, checked_limit(name, value))


WITHOUT_END = SolverLimit()
