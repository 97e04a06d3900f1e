"""Points as an engine writes them: two numbers from 0 at the top left, in one of two orders."""

import re

from studio.game.notation import NotationError, point_from_human, point_from_tournament
from studio.game.rules import Rules
from studio.players.engine_entry import Orientation

_PAIR = re.compile(r"\s*(-?\d{1,9})\s*,\s*(-?\d{1,9})\s*", re.ASCII)
_NAME = re.compile(r"[A-Za-z][0-9]{1,2}", re.ASCII)


class Coordinates:
    """The notation of one engine for the points of one board."""

    def __init__(self, rules: Rules, orientation: Orientation) -> None:
        self._rules, self._orientation = rules, orientation
        self.rows_from_top = False
        """Whether the engine counts rows from the top in points such as `h8`. `learn` finds this out."""

    def text(self, point: int) -> str:
        row, column = divmod(point, self._rules.columns)
        return f"{column},{row}" if self._orientation is Orientation.COLUMN_FIRST else f"{row},{column}"

    def point(self, text: str) -> int | None:
        """Return the point of `7,7`, or None for an invalid text or a point off the board."""
        pair = pair_in(text)
        if pair is None:
            return None
        column, row = pair if self._orientation is Orientation.COLUMN_FIRST else pair[::-1]
        return self._rules.point(row, column) if self._rules.has(row, column) else None

    def line(self, text: str) -> tuple[int, ...]:
        """Return the points of a text such as `7,7 8,8` or `h8 i9`.

        Stop at the first word that is not a point, or that repeats a point.
        """
        points: list[int] = []
        for word in re.sub(r"\s*,\s*", ",", text).split():
            point = self._point_of_word(word)
            if point is None or point in points:
                break
            points.append(point)
        return tuple(points)

    def learn(self, text: str, point: int) -> None:
        """Learn from an example whether the engine counts rows from the top or from the bottom.

        The first word of `text` is the engine's name for `point`. Nothing changes unless exactly one way fits.
        """
        words = text.split()
        if words and _NAME.fullmatch(words[0]):
            below, above = (_named(words[0], self._rules, rows_from_top=from_top) for from_top in (False, True))
            if below != above and point in (below, above):
                self.rows_from_top = point == above

    def _point_of_word(self, word: str) -> int | None:
        if _NAME.fullmatch(word):
            return _named(word, self._rules, rows_from_top=self.rows_from_top)
        return self.point(word)


def pair_in(text: str) -> tuple[int, int] | None:
    """Return the two numbers of a text such as `7,7`, otherwise None."""
    match = _PAIR.fullmatch(text)
    return (int(match[1]), int(match[2])) if match else None


def _named(word: str, rules: Rules, *, rows_from_top: bool) -> int | None:
    try:
        return point_from_tournament(word, rules) if rows_from_top else point_from_human(word, rules)
    except NotationError:
        return None
