"""Points in the notation of the protocol: column and row, both counted from 0 at the top left."""

from studio.game.notation import protocol_point
from studio.game.rules import Rules
from studio.players.gomocup import messages
from studio.players.gomocup.lines import LineError, shown, whole_number


def numbers_of(text: str, fewest: int, most: int) -> list[int]:
    """Return the whole numbers in a text such as `7,7,1`.

    Raise LineError unless it consists of `fewest` to `most` whole numbers.
    """
    numbers = [whole_number(part) for part in text.split(",")]
    whole = [number for number in numbers if number is not None]
    if len(whole) != len(numbers) or not fewest <= len(whole) <= most:
        raise LineError(messages.SENT_NO_NUMBERS, text=shown(text), example=_example(fewest))
    return whole


def _example(count: int) -> str:
    return ",".join(("7", "7", "1")[:count])


def point_at(column: int, row: int, rules: Rules) -> int:
    """Return the point in this column and row of the board."""
    if not rules.has(row, column):
        raise LineError(messages.SENT_OFF_BOARD, point=f"{column},{row}", columns=rules.columns, rows=rules.rows)
    return rules.point(row, column)


def point_of(text: str, rules: Rules) -> int:
    """Return the point that a text such as 7,7 names."""
    column, row = numbers_of(text, 2, 2)
    return point_at(column, row, rules)


def points_text(points: tuple[int, ...] | list[int], rules: Rules) -> str:
    """Return points as a text such as `7,7 8,8`."""
    return " ".join(protocol_point(point, rules) for point in points)
