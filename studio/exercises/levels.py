"""Levels of exercises, from 1 to 5."""

# They depend on the number of moves that the winning side needs.

from studio.engine.options.threats import ThreatKind

LEVELS = (1, 2, 3, 4, 5)
_FIRST = {ThreatKind.FOURS: 2, ThreatKind.THREES: 4}
"""The maximum number of moves of a win at level 1.

Each further level allows one more move. The last level has no maximum.
"""


def level_of(kind: ThreatKind, length: int) -> int:
    """Return the level of a win that takes `length` plies. The last move is included."""
    return min(LEVELS[-1], max(LEVELS[0], (length + 1) // 2 - _FIRST[kind] + 1))


def most_moves(kind: ThreatKind, level: int) -> int | None:
    """Return how many moves the winning side may need at this level. Return None for the last level."""
    return None if level == LEVELS[-1] else _FIRST[kind] + level - 1


def fewest_moves(kind: ThreatKind, level: int) -> int:
    return 2 if level == LEVELS[0] else _FIRST[kind] + level - 1
