"""The conditions that stop a run. If one does, a `Break` tells which one it was."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine import messages
from studio.game.argument_checks import as_bool, as_float, as_int, brief_repr, wrong_kind
from studio.game.errors import StudioError

ANY_NUMBER = 1 << 60
"""A number of visits that no move can reach."""


@dataclass(frozen=True, slots=True)
class Breakpoints:
    """The conditions that stop a run."""

    leader_changes: bool = False
    visits: int | None = None
    """Stop when a move of the root reaches this number of visits."""
    value_jump: float | None = None
    """Stop when the win rate of the root (0 to 1) has changed by at least this much since the last check or since the
    start.
    """
    anything_proven: bool = False
    """Stop when the root or one of its moves is proven."""

    def __post_init__(self) -> None:
        for name in ("leader_changes", "anything_proven"):
            object.__setattr__(self, name, _checked_truth(name, getattr(self, name)))
        if self.visits is not None:
            object.__setattr__(self, "visits", _checked_visits(self.visits))
        if self.value_jump is not None:
            object.__setattr__(self, "value_jump", _checked_jump(self.value_jump))

    @property
    def is_empty(self) -> bool:
        return self == Breakpoints()


def _checked_truth(name: str, given: object) -> bool:
    asked = as_bool(given)
    if asked is None:
        raise wrong_kind(given, f"For {name} True or False", "True")
    return asked


def _checked_visits(given: object) -> int:
    visits = as_int(given)
    if visits is None or not 1 <= visits < ANY_NUMBER:
        raise StudioError(messages.BREAKPOINT_VISITS, value=brief_repr(given))
    return visits


def _checked_jump(given: object) -> float:
    jump = as_float(given)
    if jump is None or not 0 < jump <= 1:
        raise StudioError(messages.BREAKPOINT_JUMP, value=brief_repr(given))
    return jump


class BreakKind(StrEnum):
    LEADER = "leader"
    VISITS = "visits"
    VALUE = "value"
    PROOF = "proof"


@dataclass(frozen=True, slots=True)
class Break:
    """The breakpoint that stopped a run. It includes the numbers that met the condition."""

    kind: BreakKind
    point: int | None
    """The new leader, the move that reached the visits, or the proven move.

    It is None if the root is proven or its win rate changed.
    """
    before: float | None
    """The root's win rate before the change. It is None for other breakpoints."""
    after: float | None
    """The new win rate, the number of visits that was reached, or the proven win rate. It is None for a new leader."""
    simulations: int
    former: int | None = None
    """The former leader, if there is a new one. Otherwise it is None."""
