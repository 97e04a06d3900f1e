"""The naive threat solver of the tests, compiled.

It tries every move and every reply, and shares only the rules with the real solver. In a second it does the work for
which the uncompiled solver needs minutes.
"""

from typing import Any

import numba
import numpy as np
from numba import types
from numba.typed import Dict

from studio.engine.options.threats import ThreatKind
from studio.game.rules import Rules
from tests.engine.solver.naive import NEVER, NaiveSolver

_KEY = types.UniTuple(types.int64, 2)  # type: ignore[no-untyped-call]


class CompiledNaiveSolver(NaiveSolver):
    """A solver that returns the same results as the naive solver of the tests."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        columns = rules.columns if rules.gravity else 0
        self._rules = np.array([(1 << rules.size) - 1, columns, self._below], np.int64)
        self._lines = np.array(self._spans, np.int64).reshape(-1, 3)
        self._memory = [Dict.empty(_KEY, types.int64) for _ in range(3)]

    def plies_by_fours(self, own: int, other: int) -> int:
        return int(_fours(own, other, self._rules, self._lines, self._memory[0]))

    def by_threes(self, own: int, other: int) -> bool:
        return bool(_threes(own, other, self._rules, self._lines, self._memory[0], self._memory[1]))

    def forces(self, own: int, other: int) -> bool:
        return bool(_forces(own, other, self._rules, self._lines, self._memory[0], self._memory[2]))

    def wins(self, kind: ThreatKind, own: int, other: int) -> bool:
        return self.plies_by_fours(own, other) < NEVER if kind is ThreatKind.FOURS else self.by_threes(own, other)


@numba.njit(cache=False)
def _legal(taken: int, rules: Any) -> int:
    empty = rules[0] & ~taken
    return empty & ((taken >> rules[1]) | rules[2]) if rules[1] > 0 else empty


@numba.njit(cache=False)
def _winning(own: int, other: int, rules: Any, lines: Any) -> int:
    found = 0
    for index in range(lines.shape[0]):
        missing = lines[index, 0] & ~own
        ends = lines[index, 2]
        is_blocked = ends != 0 and ends & other == ends
        if missing & (missing - 1) == 0 and own & lines[index, 1] == 0 and not is_blocked:
            found |= missing
    return found & _legal(own | other, rules)


@numba.njit(cache=False)
def _answers(own: int, other: int, replies: int, rules: Any, lines: Any) -> int:
    """Count the replies after which the side with `own` cannot win at once."""
    count = 0
    while replies:
        count += _winning(own, other | (replies & -replies), rules, lines) == 0
        replies &= replies - 1
    return count


@numba.njit(cache=False)
def _fours(own: int, other: int, rules: Any, lines: Any, memory: Any) -> int:
    if (own, other) in memory:
        return memory[(own, other)]
    if _winning(own, other, rules, lines):
        memory[(own, other)] = 1
        return 1
    best = NEVER
    attacks = _legal(own | other, rules)
    while attacks:
        mine = own | (attacks & -attacks)
        attacks &= attacks - 1
        if _winning(other, mine, rules, lines) or not _winning(mine, other, rules, lines):
            continue
        longest = 0
        replies = _legal(mine | other, rules)
        if _answers(mine, other, replies, rules, lines) > 1:
            continue
        while replies and longest < NEVER:
            longest = max(longest, _fours(mine, other | (replies & -replies), rules, lines, memory))
            replies &= replies - 1
        if longest < NEVER:
            best = min(best, longest + 2)
    memory[(own, other)] = best
    return best


@numba.njit(cache=False)
def _threes(own: int, other: int, rules: Any, lines: Any, fours: Any, memory: Any) -> int:
    if (own, other) in memory:
        return memory[(own, other)]
    found = 1 if _winning(own, other, rules, lines) else 0
    attacks = _legal(own | other, rules)
    while attacks and not found:
        mine = own | (attacks & -attacks)
        attacks &= attacks - 1
        if _winning(other, mine, rules, lines) or _fours(mine, other, rules, lines, fours) >= NEVER:
            continue
        found = 1
        replies = _legal(mine | other, rules)
        while replies and found:
            found = _threes(mine, other | (replies & -replies), rules, lines, fours, memory)
            replies &= replies - 1
    memory[(own, other)] = found
    return found


@numba.njit(cache=False)
def _forces(own: int, other: int, rules: Any, lines: Any, fours: Any, memory: Any) -> int:
    """Return 1 if the side to move, which has the stones `own`, can win against every reply, otherwise 0.

    Moves that threaten to win by fours are tried first.
    """
    if (own, other) in memory:
        return memory[(own, other)]
    found = 1 if _winning(own, other, rules, lines) else 0
    for threatens in (True, False):
        attacks = _legal(own | other, rules)
        while attacks and not found:
            mine = own | (attacks & -attacks)
            attacks &= attacks - 1
            if (_fours(mine, other, rules, lines, fours) < NEVER) != threatens:
                continue
            replies = _legal(mine | other, rules)
            found = 1 if replies and not _winning(other, mine, rules, lines) else 0
            while replies and found:
                found = _forces(mine, other | (replies & -replies), rules, lines, fours, memory)
                replies &= replies - 1
    memory[(own, other)] = found
    return found
