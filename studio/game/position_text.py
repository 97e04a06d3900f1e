"""Converts boards to and from text: rows of `. X O`, one per line."""

from collections.abc import Sequence

from studio.game import messages
from studio.game.errors import PositionError
from studio.game.rules import Rules
from studio.game.stones import Stone

_STONES = {".": Stone.EMPTY, "X": Stone.BLACK, "O": Stone.WHITE, "x": Stone.BLACK, "o": Stone.WHITE}


def side_to_move(cells: Sequence[Stone]) -> Stone:
    """Return the side to move that the stones imply. White is to move if there are more black stones."""
    return Stone.WHITE if cells.count(Stone.BLACK) > cells.count(Stone.WHITE) else Stone.BLACK


def draw(cells: Sequence[Stone], rules: Rules, to_move: Stone) -> str:
    columns = rules.columns
    letters = [".XO"[stone] for stone in cells]
    rows = [" ".join(letters[start : start + columns]) for start in range(0, rules.size, columns)]
    if to_move is not side_to_move(cells):
        rows.append(f"{to_move.letter} to move")
    return "\n".join(rows)


def read_drawing(text: str, rules: Rules) -> tuple[dict[int, Stone], Stone | None]:
    """Read a position from text.

    Return the stones and the side to move, which is None unless a last line such as `O to move` states it. Raise
    PositionError if the text is no position.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    to_move = None
    if lines and lines[-1].split()[1:] == ["to", "move"]:
        to_move = _read_side(lines.pop())
    if len(lines) != rules.rows:
        raise PositionError(messages.TEXT_ROWS, rows=len(lines), expected=rules.rows)
    stones: dict[int, Stone] = {}
    for row, line in enumerate(lines):
        stones.update(_read_row(row, line, rules))
    return stones, to_move


def _read_side(line: str) -> Stone:
    stone = _STONES.get(line.split()[0], Stone.EMPTY)
    if stone is Stone.EMPTY:
        raise PositionError(messages.TEXT_TO_MOVE, line=line.strip())
    return stone


def _read_row(row: int, line: str, rules: Rules) -> dict[int, Stone]:
    letters = "".join(line.split())
    if len(letters) != rules.columns or not all(letter in _STONES for letter in letters):
        raise PositionError(messages.TEXT_ROW, row=row, line=line, number=row + 1, columns=rules.columns)
    return {rules.point(row, column): _STONES[letter] for column, letter in enumerate(letters) if letter != "."}
