"""Draws a position as text, with letters and numbers around the board."""

from studio.game.position import Position


def diagram(position: Position) -> str:
    """Return the board as text, with `.`, `X` and `O`.

    Brackets mark the winning line. While there is no winner, they mark the last move.
    """
    rules = position.rules
    marked = set(position.winning_line())
    if not marked and position.last_move is not None:
        marked.add(position.last_move.point)
    header = "    " + "".join(f"{chr(ord('a') + column)} " for column in range(rules.columns)).rstrip()
    rows = [header]
    for row in range(rules.rows):
        points = range(rules.point(row, 0), rules.point(row, 0) + rules.columns)
        rows.append(f"{rules.rows - row:>2} {_row(position, list(points), marked)}")
    if rules.gravity:
        rows.append("    " + "".join(f"{column % 100:<2}" for column in range(1, rules.columns + 1)).rstrip())
    return "\n".join(rows)


def _row(position: Position, points: list[int], marked: set[int]) -> str:
    """Return the letters of one row, separated by spaces. At marked points, brackets replace the spaces."""
    text = "(" if points[0] in marked else " "
    for index, point in enumerate(points):
        following = points[index + 1] if index + 1 < len(points) else None
        text += position.stone(point).letter + _between(point in marked, following in marked)
    return text.rstrip()


def _between(closing: bool, opening: bool) -> str:
    if closing and opening:
        return "|"
    return ")" if closing else "(" if opening else " "
