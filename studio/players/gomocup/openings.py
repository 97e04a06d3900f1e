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
Ask = Callable[[Position, float], Answer]
"""What a search finds of a position in a share of the time."""


def placed(rules: Rules, ask: Ask) -> tuple[int, ...]:
    """Three stones, as even as a short search of each of a few openings finds them."""
    openings = list(_openings(rules))
    return min(openings, key=lambda points: abs(_rate(ask(_after(rules, points), 1 / len(openings))) - _EVEN))


def chosen(rules: Rules, points: Sequence[int], ask: Ask) -> tuple[int, ...]:
    """White's next move where White is no worse after such an opening; nothing where Black is to be preferred."""
    answer = ask(_after(rules, points), 1.0)
    return (answer.point,) if _rate(answer) >= _EVEN else ()


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
        raise LineError(error.sentence) from error
    return position


def _rate(answer: Answer) -> float:
    """How likely the side to move wins."""
    thought = answer.thought
    if thought is None or thought.best is None:
        return _EVEN
    return thought.known.rate if thought.known.is_certain else thought.best.win_rate
