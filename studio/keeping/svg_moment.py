"""Draws a moment of a game as SVG: the position, the played move, a better move, and a line with numbers. No Qt."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from studio.game.notation import move_name
from studio.game.position import Position
from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.keeping.board_colors import BETTER, FIELD, MARK, PIECES, PLAYED, WOOD, WOOD_GRID
from studio.keeping.drawing import GAP, LARGE, Drawing, explained, line, text

_SIDE, _LEAST_CELL, _MOST_CELL = 400.0, 20.0, 52.0
_LEFT, _TOP, _BELOW = 30.0, 38.0, 24.0


@dataclass(frozen=True, slots=True)
class Moment:
    """What a drawing shows in addition to the position before the move."""

    played: int | None = None
    """The point of the played move, which gets a red square."""
    better: int | None = None
    """The point of the better move, which gets a blue ring."""
    line: Sequence[int] = ()
    """The points of a line. The first one gets the number 1."""
    begins: Stone = Stone.BLACK
    """The side that makes the first move of the line."""


def moment_board(title: str, position: Position, moment: Moment) -> Drawing:
    """Draw the position before a move, with the played move, the better move and a numbered line of moves."""
    rules = position.rules
    cell = min(_MOST_CELL, max(_LEAST_CELL, _SIDE / max(rules.rows, rules.columns)))
    parts = [text(GAP, 22, title, size=LARGE, bold=True), *_board(position, cell), *_coordinates(position, cell)]
    numbers = {point: number for number, point in enumerate(moment.line, 1)}
    for point in range(rules.size):
        if (stone := position.stone(point)) is not Stone.EMPTY:
            parts += _piece(position, point, stone, cell)
    if moment.played is not None:
        parts += _piece(position, moment.played, position.to_move, cell)
    parts += _crosses(position, moment, cell)
    parts += _line(position, moment, numbers, cell)
    parts += _marks(position, moment, cell)
    width = max(_LEFT + rules.columns * cell + GAP, 260.0)
    height = _TOP + rules.rows * cell + _BELOW
    return Drawing(round(width), round(height), title, _in_words(position, moment), tuple(parts))


def _board(position: Position, cell: float) -> Iterator[str]:
    """Yield the background and the grid. Stones are placed on crossings of lines, other pieces in cells."""
    rules = position.rules
    width, height = rules.columns * cell, rules.rows * cell
    is_crossing = rules.pieces is Pieces.STONES
    color = WOOD if is_crossing else FIELD
    yield f'<rect x="{_LEFT:g}" y="{_TOP:g}" width="{width:.1f}" height="{height:.1f}" fill="{color}"/>'
    begin, count = (cell / 2, 0) if is_crossing else (0.0, 1)
    rows = (_TOP + begin + row * cell for row in range(rules.rows + count))
    columns = (_LEFT + begin + column * cell for column in range(rules.columns + count))
    across = "".join(f"M{_LEFT + begin:.1f} {y:.1f}h{width - 2 * begin:.1f}" for y in rows)
    down = "".join(f"M{x:.1f} {_TOP + begin:.1f}v{height - 2 * begin:.1f}" for x in columns)
    yield f'<path d="{across}{down}" fill="none" stroke="{WOOD_GRID}" stroke-width="0.8"/>'


def _coordinates(position: Position, cell: float) -> Iterator[str]:
    rules = position.rules
    for row in () if rules.gravity else range(rules.rows):
        yield text(_LEFT - 6, _TOP + (row + 0.5) * cell + 4, str(rules.rows - row), role="quiet", anchor="end")
    for column in range(rules.columns):
        name = str(column + 1) if rules.gravity else chr(ord("a") + column)
        x = _LEFT + (column + 0.5) * cell
        yield text(x, _TOP + rules.rows * cell + 15, name, role="quiet", anchor="middle")


def _middle(position: Position, point: int, cell: float) -> tuple[float, float]:
    row, column = divmod(point, position.rules.columns)
    return _LEFT + (column + 0.5) * cell, _TOP + (row + 0.5) * cell


def _piece(position: Position, point: int, stone: Stone, cell: float, opacity: float = 1.0) -> Iterator[str]:
    (x, y), pieces = _middle(position, point, cell), position.rules.pieces
    faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
    if pieces is Pieces.MARKS:
        yield from _mark(stone, x, y, 0.3 * cell, faint)
    else:
        colors, place = PIECES[pieces][stone], f'cx="{x:.1f}" cy="{y:.1f}" r="{0.44 * cell:.1f}"'
        yield f'<circle {place} fill="{colors.face}" stroke="{colors.edge}"{faint}/>'


def _mark(stone: Stone, x: float, y: float, reach: float, faint: str) -> Iterator[str]:
    look = f'fill="none" stroke="{MARK}" stroke-width="{reach / 3:.1f}" stroke-linecap="round"{faint}'
    if stone is Stone.WHITE:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{reach:.1f}" {look}/>'
    else:
        yield line(x - reach, y - reach, x + reach, y + reach, look)
        yield line(x - reach, y + reach, x + reach, y - reach, look)


def _line(position: Position, moment: Moment, numbers: Mapping[int, int], cell: float) -> Iterator[str]:
    """Yield the moves of `moment.line` as pale pieces with numbers."""
    size = max(10.0, 0.46 * cell)
    for point, number in numbers.items():
        side = moment.begins if number % 2 else moment.begins.opponent
        ink = PIECES[position.rules.pieces][side].ink
        yield from _piece(position, point, side, cell, 0.8 if position.rules.pieces is not Pieces.MARKS else 0.25)
        x, y = _middle(position, point, cell)
        yield text(x, y + 0.36 * size, str(number), size=size, anchor="middle", color=ink, bold=True)


def _crosses(position: Position, moment: Moment, cell: float) -> Iterator[str]:
    """Yield a cross for each point that is forbidden to the side to move, like those on the board of the window."""
    reach = 0.24 * cell
    look = f'fill="none" stroke="{PLAYED}" stroke-width="{reach / 2:.1f}" stroke-linecap="round"'
    for point in position.forbidden_points():
        if point not in moment.line:
            x, y = _middle(position, point, cell)
            strokes = (line(x - reach, y + turned, x + reach, y - turned, look) for turned in (-reach, reach))
            yield explained("".join(strokes), f"{_name(point, position)}: forbidden")


def _marks(position: Position, moment: Moment, cell: float) -> Iterator[str]:
    if moment.played is not None:
        x, y = _middle(position, moment.played, cell)
        place = f'x="{x - cell / 2:.1f}" y="{y - cell / 2:.1f}" width="{cell:.1f}" height="{cell:.1f}"'
        yield explained(f'<rect {place} fill="none" stroke="{PLAYED}" stroke-width="2.6"/>', "played move")
    if moment.better is not None:
        x, y = _middle(position, moment.better, cell)
        rings = "".join(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.46 * cell:.1f}" fill="none" stroke="{color}" '
            f'stroke-width="{width:g}"/>'
            for color, width in (("#ffffff", 5.0), (BETTER, 3.0))
        )
        yield explained(rings, "better move")


def _in_words(position: Position, moment: Moment) -> str:
    rules = position.rules
    parts = []
    for stone in (Stone.BLACK, Stone.WHITE):
        points = (point for point in range(rules.size) if position.stone(point) is stone)
        parts.append(f"{stone.colour}: {' '.join(_name(point, position) for point in points) or 'no stones'}.")
    if crossed := position.forbidden_points():
        parts.append(f"Forbidden: {' '.join(_name(point, position) for point in crossed)}.")
    if moment.played is not None:
        parts.append(f"Played: {_name(moment.played, position)}.")
    if moment.better is not None:
        parts.append(f"Better: {_name(moment.better, position)}.")
    if moment.line:
        parts.append(f"Line: {' '.join(_name(point, position) for point in moment.line)}.")
    return " ".join(parts)


def _name(point: int, position: Position) -> str:
    return move_name(point, position.rules)
