"""The forbidden points of renju: three-three, four-four and overline, by the rules 9.2 and 9.3 of the Renju
International Federation (RIF).

Only Black has forbidden points. `renju_judgement` has the definitions.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from studio.game import messages
from studio.game.geometry import rays
from studio.game.message import Message, Phrase
from studio.game.notation import human_point
from studio.game.rays import Ray
from studio.game.renju_judgement import (
    FIVE,
    Line,
    Verdict,
    count_fours,
    five_points,
    straight_four_points,
    verdict,
)
from studio.game.rules import Rules
from studio.game.stones import Stone

_EMPTY, _BLACK = Stone.EMPTY, Stone.BLACK


@dataclass(frozen=True, slots=True)
class Row:
    """A row of black stones that a move would make. It is a three, a four, or an overline."""

    stones: tuple[int, ...]
    """The stones from one end to the other, including the new one."""
    next_points: tuple[int, ...] = ()
    """The points where one more stone turns a three into a straight four, or a four into a five.

    An overline has none.
    """


@dataclass(frozen=True, slots=True)
class Forbidden:
    """Why a point is forbidden for Black: the kind, and the rows that the move would make."""

    point: int
    kind: Verdict
    rows: tuple[Row, ...]
    rules: Rules

    @property
    def message(self) -> Message:
        """The template of `sentence`. The values for it are in `fields`."""
        return _SENTENCES[self.kind]

    @property
    def shape(self) -> Phrase:
        """The name of the forbidden shape, such as three-three."""
        return _SHAPES[self.kind]

    @property
    def brief_fields(self) -> dict[str, object]:
        """The fields of a message that names the point and the shape, but no rows."""
        return {"side": _BLACK, "where": human_point(self.point, self.rules), "shape": self.shape}

    @property
    def fields(self) -> dict[str, object]:
        names = tuple(self._name(row) for row in self.rows)
        return {"where": human_point(self.point, self.rules), "rows": names}

    @property
    def sentence(self) -> str:
        """An English sentence such as `h8 is forbidden for Black, three-three: h8–k11 and h8–h11.`"""
        return self.message.in_english(self.fields)

    def _name(self, row: Row) -> str:
        """Return the two ends of a row from left to right, such as h8–k11. In a column, the lower end comes first."""
        ends = sorted((row.stones[0], row.stones[-1]), key=lambda point: (point % self.rules.columns, -point))
        return "–".join(human_point(end, self.rules) for end in ends)


_SENTENCES = {
    Verdict.OVERLINE: messages.OVERLINE_FORBIDDEN,
    Verdict.FOUR_FOUR: messages.FOUR_FOUR,
    Verdict.THREE_THREE: messages.THREE_THREE,
}
_SHAPES = {
    Verdict.OVERLINE: messages.OVERLINE_SHAPE,
    Verdict.FOUR_FOUR: messages.FOUR_FOUR_SHAPE,
    Verdict.THREE_THREE: messages.THREE_THREE_SHAPE,
}


def forbidden(cells: Sequence[Stone], rules: Rules, point: int) -> Forbidden | None:
    """Return why this point is forbidden for Black.

    Return None if Black may take it, or if it is occupied. Of `rules`, only the size of the board matters.
    """
    if cells[point] is not _EMPTY:
        return None
    board, lines = list(cells), rays(rules)
    kind = verdict(board, lines, point)
    if not kind.is_forbidden:
        return None
    board[point] = _BLACK
    return Forbidden(point, kind, tuple(_rows(board, lines, point, kind)), rules)


def forbidden_points(cells: Sequence[Stone], rules: Rules) -> tuple[int, ...]:
    """Return all points that are forbidden for Black, in ascending order."""
    board, lines = list(cells), rays(rules)
    empty = (point for point, stone in enumerate(cells) if stone is _EMPTY)
    return tuple(point for point in empty if verdict(board, lines, point).is_forbidden)


# The rows of the explanation


def _rows(cells: list[Stone], lines: Sequence[Sequence[Line]], point: int, kind: Verdict) -> list[Row]:
    """Return the rows because of which the black stone on this point is forbidden."""
    found = []
    for ahead, behind in lines[point]:
        if kind is Verdict.OVERLINE:
            row = _row(cells, point, ahead, behind)
            found += [row] if len(row.stones) > FIVE else []
        elif kind is Verdict.FOUR_FOUR:
            found += _rows_of_fours(cells, point, ahead, behind)
        else:
            allowed = [
                gap
                for gap in straight_four_points(cells, ahead, behind)
                if verdict(cells, lines, gap) is Verdict.ALLOWED
            ]
            found += [_row(cells, point, ahead, behind, *allowed)] if allowed else []
    return found


def _rows_of_fours(cells: list[Stone], point: int, ahead: Ray, behind: Ray) -> list[Row]:
    ends = five_points(cells, ahead, behind)
    if count_fours(cells, ahead, behind) == 1:
        return [_row(cells, point, ahead, behind, *ends)]
    return [_row(cells, point, ahead, behind, end) for end in ends]


def _row(cells: list[Stone], point: int, ahead: Ray, behind: Ray, *next_points: int) -> Row:
    """Return the row through this point, including the stones after the gaps at `next_points`."""
    before, after = _stones(cells, behind, next_points), _stones(cells, ahead, next_points)
    return Row((*reversed(before), point, *after), next_points)


def _stones(cells: list[Stone], ray: Ray, gaps: Sequence[int]) -> list[int]:
    found = []
    for point in ray:
        if cells[point] is _BLACK:
            found.append(point)
        elif point not in gaps:
            break
    return found
