"""The notations of points."""

# Each notation has its own functions, because some notations look alike.

import re
from collections.abc import Sequence

from studio.game import messages
from studio.game.argument_checks import as_int, brief_repr, refuse_other_than
from studio.game.errors import StudioError
from studio.game.rules import Rules

_LETTER_POINT = re.compile(r"([A-Za-z])([1-9][0-9]?)", re.ASCII)
_PROTOCOL_POINT = re.compile(r"\s*([0-9]{1,2})\s*,\s*([0-9]{1,2})\s*", re.ASCII)


class NotationError(StudioError):
    """Raised if a text does not name a point on the board."""


def human_point(point: int, rules: Rules) -> str:
    """Return a point such as h8: the letter of its column (i is included) and its row, counted from the bottom.

    Raise NotationError if the point is not on the board.
    """
    _refuse_other_rules(rules)
    number = as_int(point)
    if number is None or not 0 <= number < rules.size:
        raise NotationError(messages.NO_SUCH_POINT, point=brief_repr(point))
    return _letter_name(number, rules)


def _letter_name(point: int, rules: Rules) -> str:
    row, column = divmod(point, rules.columns)
    return f"{chr(ord('a') + column)}{rules.rows - row}"


def move_name(point: int, rules: Rules) -> str:
    """Return the name of a move as players say it: the number of the column in gravity games, otherwise a point such as
    h8.
    """
    return str(point % rules.columns + 1) if rules.gravity else _letter_name(point, rules)


def move_in_english(point: int, rules: Rules) -> str:
    """Return the English name of a move in a sentence: "column 4" in gravity games, otherwise a point such as h8."""
    return f"column {move_name(point, rules)}" if rules.gravity else move_name(point, rules)


def line_text(points: Sequence[int], rules: Rules, most: int | None = None) -> str:
    """Return at most `most` first moves of the line as text. "…" stands for further moves."""
    names = [move_name(point, rules) for point in points[:most]]
    return " ".join((*names, *["…"] * (len(points) > len(names))))


def point_from_human(text: str, rules: Rules) -> int:
    row, column = _letter_and_number(text, rules)
    return _on_board(text, rules.rows - row, column, rules)


def tournament_point(point: int, rules: Rules) -> str:
    """Return a point in the notation of engine tournaments: a letter for the column and a number for the row.

    Row 1 is at the top.
    """
    row, column = divmod(point, rules.columns)
    return f"{chr(ord('a') + column)}{row + 1}"


def point_from_tournament(text: str, rules: Rules) -> int:
    row, column = _letter_and_number(text, rules)
    return _on_board(text, row - 1, column, rules)


def protocol_point(point: int, rules: Rules) -> str:
    """Return a point as in the engine protocol, such as `7,7`: column and row, both counted from 0 at the top left."""
    row, column = divmod(point, rules.columns)
    return f"{column},{row}"


def point_from_protocol(text: str, rules: Rules) -> int:
    match = _PROTOCOL_POINT.fullmatch(text)
    if match is None:
        raise NotationError(messages.NOT_A_POINT, text=text, example="7,7")
    return _on_board(text, int(match[2]), int(match[1]), rules)


def column_digit(point: int, rules: Rules) -> str:
    """Return the column of a point as a digit.

    Columns are counted from 1. Raise NotationError for a column beyond 9.
    """
    column = point % rules.columns + 1
    if column > 9:
        raise NotationError(messages.NO_DIGIT, column=column)
    return str(column)


def column_from_digit(text: str, rules: Rules) -> int:
    """Return the index of the column that a digit names.

    Digits count from 1, indices from 0. Raise NotationError if there is no such column.
    """
    if len(text) != 1 or text not in "123456789":
        raise NotationError(messages.NOT_A_COLUMN, text=text)
    column = int(text) - 1
    if column >= rules.columns:
        raise NotationError(messages.DIGIT_OFF_BOARD, text=text, columns=rules.columns)
    return column


def _refuse_other_rules(rules: Rules) -> None:
    refuse_other_than(Rules, rules, "A set of rules", 'PRESETS["gomoku-15"]')


def _letter_and_number(text: str, rules: Rules) -> tuple[int, int]:
    _refuse_other_rules(rules)
    refuse_other_than(str, text, "The name of a point", "'a1'")
    match = _LETTER_POINT.fullmatch(text.strip())
    if match is None:
        example = human_point(rules.size // 2, rules)
        raise NotationError(messages.NOT_A_POINT, text=text, example=example)
    return int(match[2]), ord(match[1].lower()) - ord("a")


def _on_board(text: str, row: int, column: int, rules: Rules) -> int:
    if not rules.has(row, column):
        raise NotationError(messages.OFF_BOARD, text=text.strip(), columns=rules.columns, rows=rules.rows)
    return rules.point(row, column)
