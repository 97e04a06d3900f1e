"""Finds wins by a forbidden point: the loser must not place the stone that would stop the win."""

from collections.abc import Sequence

from studio.game.lines import wins_on
from studio.game.position import Position
from studio.game.renju import Forbidden, forbidden
from studio.game.stones import Stone


def forbidden_defence(position: Position, side: Stone, line: Sequence[int]) -> Forbidden | None:
    """Return why the point that would stop the last threat of a winning line is forbidden.

    `line` holds the moves of the winner `side` and the replies, from `position` up to the winning move. Return None if
    the other side may take a winning point, or if a move of the line cannot be played.
    """
    rules = position.rules
    if not rules.forbids_points or not line or (len(line) == 1 and position.to_move is side):
        return None
    cells = list(position.cells)
    for ply, point in enumerate(line[:-2]):
        if cells[point] is not Stone.EMPTY:
            return None
        cells[point] = side.opponent if ply % 2 else side
    wins = [at for at, stone in enumerate(cells) if stone is Stone.EMPTY and wins_on(cells, rules, at, side)]
    if line[-1] not in wins or any(rules.may_take(cells, at, side.opponent) for at in wins):
        return None
    return forbidden(cells, rules, line[-1])


def forbidden_defence_at_end(position: Position) -> Forbidden | None:
    """Return why the winning point of a finished game was forbidden to the loser.

    Return None if the loser was allowed to take a winning point.
    """
    moves, winner = position.moves, position.winner
    if len(moves) < 2 or not winner or moves[-1].stone is not winner or moves[-2].stone is winner:
        return None
    before = position.copy()
    before.undo()
    before.undo()
    return forbidden_defence(before, winner, (moves[-1].point,))
