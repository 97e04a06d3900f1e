"""Openings with a swap after three stones: chooses the stones to place, and the side to play."""

from collections.abc import Callable, Iterator, Sequence

from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import Rules
from studio.players.gomocup.lines import LineError
from studio.players.player import Answer

_EVEN = 0.5
_SHAPES = (
    ((0, 0), (1, 1), (3, 2)),
    ((0, 0), (0, 1), (4, 1)),
    ((0, 0), (2, 1), (1, 4)),
    ((0, 0), (1, 0), (4, 3)),
)
"""Openings of three stones (Black, White, Black).

A stone is a pair: its steps to the right and down from the first stone.
"""
_CLEAR = 0.03
"""A side has a clear advantage if its win rate differs from one half by this much."""
_MOST_PAIRS = 4
Ask = Callable[[Position, float], Answer]
"""A function that searches a position in the given share of the move's time, and returns the answer."""


def placed(rules: Rules, ask: Ask) -> tuple[int, ...]:
    """Return the three stones of the most balanced of a few openings."""
    # A short search rates each of them.
    openings = list(_openings(rules))
    return min(openings, key=lambda points: _edge(ask(_after(rules, points), 1 / len(openings))))


def chosen(rules: Rules, points: Sequence[int], ask: Ask) -> tuple[int, ...]:
    """Choose a side after the three or five stones of an opening.

    For White, return White's next move. For Black, return an empty tuple. After three stones in a nearly even position,
    return two more stones that keep the balance; then the opponent chooses the side.
    """
    position = _after(rules, points)
    if len(points) == 3:
        first = ask(position, 0.5)
        if _edge(first) < _CLEAR:
            return _two_more(rules, points, first, ask) or _of_side(first)
        if _rate(first) < _EVEN:
            return ()
    return _of_side(ask(position, 1.0))


def _of_side(answer: Answer) -> tuple[int, ...]:
    return (answer.point,) if _rate(answer) >= _EVEN else ()


def _two_more(rules: Rules, points: Sequence[int], found: Answer, ask: Ask) -> tuple[int, ...]:
    """Return two stones after which the position is balanced, or an empty tuple if the search finds none.

    The opponent then chooses a side.
    """
    # In a nearly even position this is better than choosing now, because the opponent may know the three-stone opening
    # well.
    pairs = _pairs(found)
    edges = {pair: _edge(ask(_after(rules, (*points, *pair)), 1 / len(pairs))) for pair in pairs}
    most_even = min(edges, key=edges.__getitem__, default=None)
    return most_even if most_even is not None and edges[most_even] < _CLEAR else ()


def _pairs(found: Answer) -> list[tuple[int, int]]:
    """Return pairs of moves from the search: a good move of White, and Black's best answer."""
    candidates = found.thought.candidates if found.thought is not None else ()
    lines = [candidate.line for candidate in candidates if len(candidate.line) > 1]
    return [(line[0], line[1]) for line in lines[:_MOST_PAIRS]]


def _openings(rules: Rules) -> Iterator[tuple[int, ...]]:
    """Yield openings near a corner."""
    # A first stone is worth less there than in the centre. On a large board they are one step further from the edges.
    begin = 0 if min(rules.rows, rules.columns) < 9 else 1
    for shape in _SHAPES:
        yield tuple(rules.point(begin + down, begin + right) for right, down in shape)


def _after(rules: Rules, points: Sequence[int]) -> Position:
    """Return the position after moves on these points. Black begins, and the sides alternate."""
    position = Position(rules)
    try:
        for point in points:
            position.play(point)
    except StudioError as error:
        raise LineError(error.message, **error.fields) from error
    return position


def _edge(answer: Answer) -> float:
    """Return the distance of the win rate from one half. 0 is a balanced position."""
    return abs(_rate(answer) - _EVEN)


def _rate(answer: Answer) -> float:
    """Return the win rate of the side to move."""
    thought = answer.thought
    if thought is None or thought.best is None:
        return _EVEN
    return thought.known.rate if thought.known.is_certain else thought.best.win_rate
