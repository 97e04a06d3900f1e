"""How a user steers a search: by restrictions and by requests of visits for the root's moves."""

from collections.abc import Mapping, Set
from dataclasses import dataclass, replace
from typing import Any

from studio.engine import messages
from studio.game.argument_checks import as_int, as_list, brief_repr, wrong_kind
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.rules import Rules

MOST_VISITS = 10**15


@dataclass(frozen=True, slots=True)
class Steering:
    """Restrictions and requests of visits for the root's moves.

    If it is empty, the search is free. Restrictions take precedence. If visits are requested for an excluded move, they
    wait until it is allowed.
    """

    only: Set[int] = frozenset()
    """The points of the moves to search. If this is empty, all moves are searched except those in `excluded`."""
    excluded: Set[int] = frozenset()
    more_visits: tuple[tuple[int, int], ...] = ()
    """Requests of visits, as pairs (point, N) or as a mapping.

    The move at `point` gets at least N more visits than it had when visits were first requested for it.
    """

    def __post_init__(self) -> None:
        object.__setattr__(self, "only", _points(self.only))
        object.__setattr__(self, "excluded", _points(self.excluded))
        object.__setattr__(self, "more_visits", _visit_requests(self.more_visits))
        points = [point for point, _ in self.more_visits]
        if self.only & self.excluded or len(set(points)) < len(points):
            twice = min(self.only & self.excluded or {point for point in points if points.count(point) > 1})
            raise StudioError(messages.STEERING_TWICE, point=twice)

    @property
    def is_empty(self) -> bool:
        return not (self.only or self.excluded or self.more_visits)

    def allows(self, point: int) -> bool:
        return point in self.only if self.only else point not in self.excluded

    def with_only(self, point: int) -> "Steering":
        """Return a steering in which `only` also contains this point."""
        return replace(self, only=self.only | _points((point,)), excluded=self.excluded - _points((point,)))

    def with_excluded(self, point: int) -> "Steering":
        """Return a steering that excludes this point. Visits are no longer requested for it."""
        return replace(self.without(point), excluded=self.excluded | _points((point,)))

    def with_more(self, point: int, visits: int) -> "Steering":
        """Return a steering that requests `visits` more visits of a point.

        They are added to earlier requests. If the point was excluded, it is allowed again.
        """
        point, visits = _point(point), _visits(visits)
        requested = dict(self.more_visits)
        requested[point] = requested.get(point, 0) + visits
        return replace(self, excluded=self.excluded - {point}, more_visits=tuple(requested.items()))

    def without(self, point: int) -> "Steering":
        """Return a steering that has neither a restriction nor a request of visits for this point."""
        point = _point(point)
        left = tuple((other, visits) for other, visits in self.more_visits if other != point)
        return Steering(self.only - {point}, self.excluded - {point}, left)


def no_move_at(point: int, rules: Rules) -> StudioError:
    """Return the error for a move that is illegal at the root."""
    where = human_point(point, rules) if 0 <= point < rules.size else brief_repr(point)
    return StudioError(messages.STEERING_MOVE, point=point, where=where)


def _points(given: object) -> frozenset[int]:
    points = as_list(given)
    if points is None:
        raise wrong_kind(given, "A set of points", "{112, 113}")
    return frozenset(map(_point, points))


def _point(given: object) -> int:
    point = as_int(given)
    if point is None or point < 0:
        raise StudioError(messages.STEERING_POINT, value=brief_repr(given))
    return point


def _visit_requests(given: Any) -> tuple[tuple[int, int], ...]:
    pairs = as_list(given.items() if isinstance(given, Mapping) else given)
    rows = [as_list(pair) for pair in pairs or () if not isinstance(pair, Set | Mapping)]
    found = [(row[0], row[1]) for row in rows if row is not None and len(row) == 2]
    if pairs is None or len(found) < len(pairs):
        raise wrong_kind(given, "A pair of point and visits for each move", "((112, 500), (113, 200))")
    return tuple((_point(point), _visits(visits)) for point, visits in found)


def _visits(given: object) -> int:
    visits = as_int(given)
    if visits is None or not 1 <= visits <= MOST_VISITS:
        raise StudioError(messages.STEERING_VISITS, most=MOST_VISITS, value=brief_repr(given))
    return visits


UNSTEERED = Steering()
