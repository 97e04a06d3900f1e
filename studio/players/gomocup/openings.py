"""The opening of three stones after which either side may be chosen: what to place, and what to take."""

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
"""Black, White and Black again, as steps to the right and down from where the first one stands."""
_CLEAR = 0.03
"""Who is so much more likely to win than one half is worth being."""
_MOST_PAIRS = 4
Ask = Callable[[Position, float], Answer]
"""What a search finds of a position in a share of the time."""


def placed(rules: Rules, ask: Ask) -> tuple[int, ...]:
    """Three stones, as even as a short search of each of a few openings finds them."""
    openings = list(_openings(rules))
    return min(openings, key=lambda points: _edge(ask(_after(rules, points), 1 / len(openings))))


def chosen(rules: Rules, points: Sequence[int], ask: Ask) -> tuple[int, ...]:
    """White's next move where White is no worse after such an opening; nothing where Black is to be preferred.

    After three stones also one of each side, after which the other one chooses.
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
    """Two stones after which neither side is worth being; nothing where the search finds none.

    By its numbers a side is never worth less than one half, and two stones never more. But where they are about one
    half, what decides is who knows the opening: the three stones were placed by the other one.
    """
    pairs = _pairs(found)
    edges = {pair: _edge(ask(_after(rules, (*points, *pair)), 1 / len(pairs))) for pair in pairs}
    most_even = min(edges, key=edges.__getitem__, default=None)
    return most_even if most_even is not None and edges[most_even] < _CLEAR else ()


def _pairs(found: Answer) -> list[tuple[int, int]]:
    """The search's best moves for White, each with Black's best answer."""
    candidates = found.thought.candidates if found.thought is not None else ()
    lines = [candidate.line for candidate in candidates if len(candidate.line) > 1]
    return [(line[0], line[1]) for line in lines[:_MOST_PAIRS]]


def _openings(rules: Rules) -> Iterator[tuple[int, ...]]:
    """Near the edge, where the first stone is worth less, and on a large board a little further in."""
    begin = 0 if min(rules.rows, rules.columns) < 9 else 1
    for shape in _SHAPES:
        yield tuple(rules.point(begin + down, begin + right) for right, down in shape)


def _after(rules: Rules, points: Sequence[int]) -> Position:
    """Black begins, and the sides take turns."""
    position = Position(rules)
    try:
        for point in points:
            position.play(point)
    except StudioError as error:
        raise LineError(error.message, **error.fields) from error
    return position


def _edge(answer: Answer) -> float:
    """How far it is from even, whoever is better."""
    return abs(_rate(answer) - _EVEN)


def _rate(answer: Answer) -> float:
    """How likely the side to move wins."""
    thought = answer.thought
    if thought is None or thought.best is None:
        return _EVEN
    return thought.known.rate if thought.known.is_certain else thought.best.win_rate
