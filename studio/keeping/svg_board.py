"""Draws a board with stones as SVG. Colours and numbers show the shares of the moves. No Qt."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from studio.game.notation import human_point, move_name
from studio.game.percent import percent
from studio.game.position import Position
from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.keeping.board_colors import BEST, FIELD, FIELD_GRID, LAST, MARK, PIECES, heat_color, readable_ink
from studio.keeping.drawing import GAP, LARGE, Drawing, explained, line, text

_SIDE, _LEAST_CELL, _MOST_CELL = 520.0, 24.0, 56.0
_LEFT, _TOP, _BELOW = 34.0, 40.0, 72.0
_LEAST_SHOWN = 0.005
"""A share below this is shown by a colour alone, without a number."""
_LEGEND_STEPS = (0.0, 0.04, 0.16, 0.36, 0.64, 1.0)


@dataclass(frozen=True, slots=True)
class Heat:
    """The content of a heatmap: the best move, and the share of each move from 0 to 1."""

    shares: Mapping[int, float]
    best: int | None = None

    @property
    def largest(self) -> float:
        return max(self.shares.values(), default=0.0)

    def level(self, share: float) -> float:
        """Return the place of a share on the colour scale, from 0 to 1."""
        # The square root makes small shares distinguishable.
        return (share / self.largest) ** 0.5 if self.largest > 0 else 0.0


def board_heatmap(title: str, position: Position, heat: Heat) -> Drawing:
    """Draw a board on which colours show the shares of the moves. A ring marks the best move."""
    rules = position.rules
    cell = min(_MOST_CELL, max(_LEAST_CELL, _SIDE / max(rules.rows, rules.columns)))
    parts = [text(GAP, 22, title, size=LARGE, bold=True), *_coordinates(position, cell)]
    for point in range(rules.size):
        parts += _cell(position, heat, point, cell)
    bottom = _TOP + rules.rows * cell + 18
    parts += _legend(heat, bottom + 14)
    width = max(_LEFT + rules.columns * cell + GAP, 380.0)
    return Drawing(round(width), round(bottom + _BELOW), title, _in_words(position, heat), tuple(parts))


def _cell(position: Position, heat: Heat, point: int, cell: float) -> Iterator[str]:
    row, column = divmod(point, position.rules.columns)
    x, y = _LEFT + column * cell, _TOP + row * cell
    share, stone = heat.shares.get(point, 0.0), position.stone(point)
    color = _shown_color(heat, share)
    place = f'x="{x:.1f}" y="{y:.1f}" width="{cell:.1f}" height="{cell:.1f}"'
    square = f'<rect {place} fill="{color}" stroke="{FIELD_GRID}"/>'
    yield explained(square, f"{move_name(point, position.rules)}: {percent(share)}") if share else square
    middle = x + cell / 2, y + cell / 2
    if stone is not Stone.EMPTY:
        yield from _piece(position, point, stone, middle, cell)
    elif share >= _LEAST_SHOWN:
        size = max(10.0, min(15.0, 0.36 * cell))
        yield text(*_base(middle, size), f"{100 * share:.0f}", size=size, anchor="middle", color=readable_ink(color))
    if point == heat.best:
        yield from _ring(x + 2, y + 2, cell - 4)


def _ring(x: float, y: float, side: float) -> Iterator[str]:
    """Yield a blue ring, drawn on a wider white ring."""
    # It is visible on every colour.
    for color, width in (("#ffffff", 4.4), (BEST, 2.4)):
        place = f'x="{x:.1f}" y="{y:.1f}" width="{side:.1f}" height="{side:.1f}" rx="4"'
        yield f'<rect {place} fill="none" stroke="{color}" stroke-width="{width}"/>'


def _piece(position: Position, point: int, stone: Stone, middle: tuple[float, float], cell: float) -> Iterator[str]:
    (x, y), radius = middle, 0.42 * cell
    pieces = position.rules.pieces
    is_last = bool(position.moves) and position.moves[-1].point == point
    if pieces is Pieces.MARKS:
        yield _mark(stone, x, y, 0.3 * cell)
    else:
        colors, place = PIECES[pieces][stone], f'cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"'
        yield f'<circle {place} fill="{colors.face}" stroke="{colors.edge}" stroke-width="1.4"/>'
    if is_last:
        mark = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.13 * cell:.1f}" fill="{LAST}" stroke="#ffffff"/>'
        yield explained(mark, "last move")


def _mark(stone: Stone, x: float, y: float, reach: float) -> str:
    look = f'fill="none" stroke="{MARK}" stroke-width="{reach / 3:.1f}" stroke-linecap="round"'
    if stone is Stone.WHITE:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{reach:.1f}" {look}/>'
    return line(x - reach, y - reach, x + reach, y + reach, look) + line(
        x - reach, y + reach, x + reach, y - reach, look
    )


def _coordinates(position: Position, cell: float) -> Iterator[str]:
    rules = position.rules
    for row in range(rules.rows):
        y = _TOP + (row + 0.5) * cell + 4
        yield text(_LEFT - 8, y, str(rules.rows - row), role="quiet", anchor="end")
    for column in range(rules.columns):
        x, name = _LEFT + (column + 0.5) * cell, chr(ord("a") + column)
        yield text(x, _TOP + rules.rows * cell + 16, name, role="quiet", anchor="middle")


def _legend(heat: Heat, top: float) -> Iterator[str]:
    left = _LEFT
    for share in _LEGEND_STEPS if heat.largest else ():
        color = heat_color(share**0.5)
        yield f'<rect x="{left:.1f}" y="{top:.1f}" width="36" height="14" fill="{color}" stroke="{FIELD_GRID}"/>'
        yield text(left + 18, top + 28, _percent(share * heat.largest), role="quiet", anchor="middle")
        left += 36
    yield text(left + 10, top + 11, "percent of visits", role="quiet")
    yield text(_LEFT, top + 48, "Blue ring: best move. Red dot: last move.", role="quiet")


def _percent(share: float) -> str:
    return f"{100 * share:.0f}" if share >= 0.0995 else f"{100 * share:.1f}"


def _shown_color(heat: Heat, share: float) -> str:
    return heat_color(heat.level(share)) if share > 0 else FIELD


def _base(middle: tuple[float, float], size: float) -> tuple[float, float]:
    """Return the y coordinate of the baseline for a text that is centred vertically at `middle`."""
    return middle[0], middle[1] + 0.36 * size


def _in_words(position: Position, heat: Heat) -> str:
    rules = position.rules
    sides = []
    for stone in (Stone.BLACK, Stone.WHITE):
        points = (point for point in range(rules.size) if position.stone(point) is stone)
        sides.append(f"{stone.colour}: {' '.join(human_point(point, rules) for point in points) or 'no stones'}.")
    most = sorted(heat.shares.items(), key=lambda pair: -pair[1])[:5]
    shares = ", ".join(f"{move_name(point, rules)} {percent(share)}" for point, share in most if share) or "no visits"
    return f"{' '.join(sides)} Share of visits: {shares}."
