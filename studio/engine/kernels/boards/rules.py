"""The rules for all kernels: which lines win, and which points a side may take.

Each family of rules is a class, its *kind*. The kind is part of the type of each board, so a kernel is compiled for the
kinds that it is called with and contains no code of other kinds. A new rule adds a kind here, with a body for each
stub below, and a row in `_KINDS`; no other kernel depends on the rules. `Rules` implements the same in Python.

The search, the threat solver and the checks of saved trees rely on these properties of every kind:

1. A side wins by placing a stone if an unbroken line of its colour through this stone wins. A winning line has at least
   the win length. A stone of the other side never makes a line win.
2. Whether a line wins depends only on its colour, its length, and the points directly beyond its two ends.
3. Without the trait `ends_matter`, stones of the other side beyond the ends do not matter. Then only the point itself
   answers a threat to win on it. With the trait, only a line of exactly the win length wins.
4. A stone makes new winning points for its own side only, in lines through itself.
5. Without the trait `forbids_points`, a side may take every open point. With it, a point on which a side would complete
   a winning line is either always or never forbidden to that side.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np

from studio.engine.kernels.boards.renju import (
    Words,
    may_be_forbidden,
    may_be_forbidden_in_lines,
    stays_allowed_in_lines,
    verdict,
    verdict_in_lines,
)
from studio.engine.kernels.runtime.bits import ONE, Word
from studio.engine.kernels.runtime.compiling import Function, by_kind
from studio.engine.kernels.runtime.records import record
from studio.game.renju_judgement import Verdict
from studio.game.rules import Overline, Rules

_HALF, _LOW = Word(32), Word(0xFFFFFFFF)
_FORBIDDEN = int(Verdict.OVERLINE)
"""The lowest `Verdict` that forbids a point. All higher verdicts forbid it too."""


class Traits(NamedTuple):
    """Properties of a kind of rules that are known when kernels are compiled."""

    ends_matter: bool  # whether stones of the other side directly beyond the ends of a line can keep it from winning
    forbids_points: bool  # whether a side may be forbidden to take an open point


TRAITS: dict[type, Traits] = {}
"""The traits of each kind of rules."""

C = TypeVar("C", bound=type)


def rule_kind(*, ends_matter: bool = False, forbids_points: bool = False) -> Callable[[C], C]:
    """Return a class decorator that registers a named tuple as a kind of rules with these traits."""

    def enter(kind: C) -> C:
        TRAITS[kind] = Traits(ends_matter, forbids_points)
        return record(kind)

    return enter


@rule_kind()
class Plain(NamedTuple):
    """Rules for which only the length of a line matters: at least the win length wins, or exactly the win length."""

    exact: bool  # whether a longer line does not win


@rule_kind(ends_matter=True)
class Caro(NamedTuple):
    """Rules for which exactly the win length wins.

    A line does not win if stones of the other side are directly beyond both of its ends.
    """


@rule_kind(forbids_points=True)
class Renju(NamedTuple):
    """Renju: exactly five wins for Black, five or more for White, and some points are forbidden for Black.

    A point on which Black completes a five is never forbidden.
    """

    near: Words  # [code * words + word]: the points within four points in the lines of a point, for a `Board`


KernelRules = Plain | Caro | Renju

_KINDS: dict[Overline, KernelRules] = {
    Overline.WINS: Plain(exact=False),
    Overline.NOTHING: Plain(exact=True),
    Overline.CARO: Caro(),
    Overline.RENJU: Renju(np.zeros(1, np.uint64)),
}


def kernel_rules(rules: Rules, near: Words | None = None) -> KernelRules:
    """Return these rules in the form that kernels take. `near` is needed only for a `Board` (see `Renju`)."""
    found = _KINDS[rules.overline]
    return found if near is None or not isinstance(found, Renju) else Renju(near)


# The stubs, for which each kind has a body. Their first argument is the rules, whose kind selects the body.


def line_wins(rules: KernelRules, colour: Word, length: int, win_length: int, blocked: int) -> bool:
    """Return whether an unbroken line of this colour and length wins.

    `blocked` is the number of ends of the line that have a stone of the other side directly beyond them. If
    `ends_matter` returns False, `blocked` is 0.
    """
    raise NotImplementedError("kernels only")


def every_long_line_wins(rules: KernelRules) -> bool:
    """Return whether every line of at least the win length wins, for both sides."""
    raise NotImplementedError("kernels only")


def live_spans(rules: KernelRules, stones: Word, spans: Word, length: int) -> Word:
    """Return which of these spans are live. A live span wins if it is full.

    In `spans` and in the result, bits mark where the spans of a line begin, in one half of the word for each colour
    (see `line_board`). A span that is not live never becomes live.
    """
    raise NotImplementedError("kernels only")


def may_take(rules: KernelRules, board: Any, code: Word, colour: Word) -> bool:
    """Return whether the rules allow a side to put a stone on an open point.

    An implementation may use only `shape` and `stones` of the board, because the boards that check saved trees have
    nothing else. It may change the stones while it works, but must restore them.
    """
    raise NotImplementedError("kernels only")


def may_take_in_lines(rules: KernelRules, board: Any, point: Word, colour: Word) -> bool:
    """Do the same as `may_take` for a `LineBoard`."""
    raise NotImplementedError("kernels only")


def stays_allowed(rules: KernelRules, board: Any, point: Word, colour: Word) -> bool:
    """Return whether a side may take an open point of a `LineBoard`, now and later.

    Later means after any further stones of the other side on other points. An implementation may return False if it
    cannot tell.
    """
    raise NotImplementedError("kernels only")


# Plain


def _plain_line_wins(rules: Plain, colour: Word, length: int, win_length: int, blocked: int) -> bool:
    return length == win_length or (length > win_length and not rules.exact)


def _plain_every_long_line_wins(rules: Plain) -> bool:
    return not rules.exact


def _plain_live_spans(rules: Plain, stones: Word, spans: Word, length: int) -> Word:
    if rules.exact:
        spans &= ~((stones << ONE) | (stones >> Word(length)))
    return spans


# Caro


def _caro_line_wins(rules: Caro, colour: Word, length: int, win_length: int, blocked: int) -> bool:
    return length == win_length and blocked < 2


def _caro_live_spans(rules: Caro, stones: Word, spans: Word, length: int) -> Word:
    # Shifts never reach the other half of the word, because lines are too short.
    before, behind = stones << ONE, stones >> Word(length)
    blocked = before & behind
    return spans & ~(before | behind | (blocked >> _HALF) | (blocked << _HALF))


# Renju. Black has the colour number 0.


def _renju_line_wins(rules: Renju, colour: Word, length: int, win_length: int, blocked: int) -> bool:
    return length == win_length or (length > win_length and colour == ONE)


def _renju_live_spans(rules: Renju, stones: Word, spans: Word, length: int) -> Word:
    black = stones & _LOW
    return spans & ~((black << ONE) | (black >> Word(length)))


def _renju_may_take(rules: Renju, board: Any, code: Word, colour: Word) -> bool:
    if colour == ONE:
        return True
    shape, stones = board.shape, board.stones
    if not may_be_forbidden(stones, shape.words, rules.near, code):
        return True
    return verdict(stones, Word(shape.words), shape.neighbours, code) < _FORBIDDEN


def _renju_may_take_in_lines(rules: Renju, board: Any, point: Word, colour: Word) -> bool:
    if colour == ONE:
        return True
    shape, stones = board.shape, board.stones
    if not may_be_forbidden_in_lines(stones, shape.line, shape.place, point):
        return True
    return verdict_in_lines(stones, shape.line, shape.place, shape.inside, shape.point, point) < _FORBIDDEN


def _renju_stays_allowed(rules: Renju, board: Any, point: Word, colour: Word) -> bool:
    if colour == ONE:
        return True
    shape = board.shape
    return stays_allowed_in_lines(board.stones, shape.line, shape.place, shape.inside, point)


def _never(rules: KernelRules) -> bool:
    return False


def _any_point(rules: KernelRules, board: Any, point: Word, colour: Word) -> bool:
    return True


by_kind(line_wins, {Plain: _plain_line_wins, Caro: _caro_line_wins, Renju: _renju_line_wins}, inline=True)
by_kind(every_long_line_wins, {Plain: _plain_every_long_line_wins, Caro: _never, Renju: _never}, inline=True)
by_kind(live_spans, {Plain: _plain_live_spans, Caro: _caro_live_spans, Renju: _renju_live_spans}, inline=True)
by_kind(may_take, {Plain: _any_point, Caro: _any_point, Renju: _renju_may_take}, inline=True)
by_kind(may_take_in_lines, {Plain: _any_point, Caro: _any_point, Renju: _renju_may_take_in_lines}, inline=True)
by_kind(stays_allowed, {Plain: _any_point, Caro: _any_point, Renju: _renju_stays_allowed}, inline=True)


# The traits, for kernels. `by_trait` selects bodies that only some kinds need, so that the kernels of other kinds do
# not contain them.


def ends_matter(rules: KernelRules) -> bool:
    """Return whether stones of the other side directly beyond the ends of a line can keep the line from winning."""
    raise NotImplementedError("kernels only")


def forbids_points(rules: KernelRules) -> bool:
    """Return whether these rules may forbid an open point to a side."""
    raise NotImplementedError("kernels only")


def by_trait(stub: Function, choose: Callable[[Traits], Function], *, inline: bool = False) -> None:
    """Choose the implementation of the function `stub` for each kind of rules.

    The first argument of `stub` is the rules. The function `choose` receives the traits of a kind and returns the
    implementation for this kind.
    """
    by_kind(stub, lambda kind: choose(TRAITS[kind]) if kind in TRAITS else None, inline=inline)


def _always(rules: KernelRules) -> bool:
    return True


by_trait(ends_matter, lambda traits: _always if traits.ends_matter else _never, inline=True)
by_trait(forbids_points, lambda traits: _always if traits.forbids_points else _never, inline=True)
